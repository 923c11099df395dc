//! Players, who are people or programs, their sessions and their seats.

use crate::sql::{FromRow, query, query_as, query_scalar};
use crate::{Hash, NewPlayer, PlayerKey, PlayerRow, Store, StoreError, TableKey};

/// The use of a session is recorded at most once a day. In milliseconds.
const A_DAY: i64 = 24 * 60 * 60 * 1000;

impl Store {
    /// Adds a player with a first session, given by the hash of its secret.
    ///
    /// # Errors
    /// The session exists already, or the write failed.
    pub async fn new_player(
        &self,
        session: &Hash,
        name: &str,
        account: bool,
        at: i64,
    ) -> Result<PlayerKey, StoreError> {
        let new = NewPlayer { session: *session, name: name.to_owned(), account, at, from: None };
        self.welcome(new, u32::MAX).await?.ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// Like [`Store::new_player`], with the address the player comes from. Adds nobody and returns `None` if
    /// there are `most` players.
    ///
    /// # Errors
    /// The session exists already, or the write failed.
    pub async fn welcome(&self, new: NewPlayer, most: u32) -> Result<Option<PlayerKey>, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let NewPlayer { session, name, account, at, from } = new;
                let session = session.to_vec();
                let count: i64 =
                    query_scalar("SELECT count(*) FROM players").fetch_one(&mut *connection).await?;
                if count >= i64::from(most) {
                    return Ok(None);
                }
                let player: PlayerKey = query_scalar(
                    "INSERT INTO players (name, account, created, made_from) VALUES ($1, $2, $3, $4) RETURNING key",
                )
                .bind(name)
                .bind(account)
                .bind(at)
                .bind(from)
                .fetch_one(&mut *connection)
                .await?;
                query("INSERT INTO sessions (hash, player, used) VALUES ($1, $2, $3)")
                    .bind(session)
                    .bind(player)
                    .bind(at)
                    .execute(connection)
                    .await?;
                Ok(Some(player))
            })
        });
        Ok(change.await?)
    }

    /// Deletes sessions of players without a seat that were last used before `gone_before`, and sessions of
    /// accounts that were created before `unused_before` and never used. Players that lose their last session
    /// and have no seat are deleted, too. Returns the number of deleted sessions.
    pub async fn sweep_people(&self, gone_before: i64, unused_before: i64) -> Result<u64, StoreError> {
        let strangers = query(
            "DELETE FROM sessions WHERE used < $1
             AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.player = sessions.player)",
        );
        let accounts = query(
            "DELETE FROM sessions WHERE hash IN (
                 SELECT hash FROM players JOIN sessions ON player = key
                 WHERE account AND created < $1 AND used <= created
                 AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.player = key))",
        );
        Ok(self.set(strangers.bind(gone_before)).await? + self.set(accounts.bind(unused_before)).await?)
    }

    /// The player who has this session. Records that the session is in use.
    pub async fn player_by_session(&self, session: &Hash, at: i64) -> Result<Option<PlayerRow>, StoreError> {
        let found = query(
            "SELECT players.key, name, webhook, account, used, created
             FROM sessions JOIN players ON players.key = player WHERE hash = $1",
        );
        let Some(found) = found.bind(&session[..]).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let used: i64 = found.get("used")?;
        // The first use is always recorded, because accounts that were never used are deleted.
        let first = used <= found.get("created")? && at > used;
        if first || at - used >= A_DAY {
            self.used(session, at);
        }
        Ok(Some(PlayerRow::from_row(&found)?))
    }

    /// Records that a session is in use. The request does not wait for it; if the writer is busy, a later
    /// request records it.
    fn used(&self, session: &Hash, at: i64) {
        let session = session.to_vec();
        self.writer.change_in_background(move |connection| {
            Box::pin(async move {
                let change = query("UPDATE sessions SET used = $1 WHERE hash = $2 AND used < $3");
                change.bind(at).bind(session).bind(at).execute(connection).await.map(drop)
            })
        });
    }

    /// Changes a player's name and webhook.
    pub async fn change_player(
        &self,
        player: PlayerKey,
        name: &str,
        webhook: Option<&str>,
    ) -> Result<(), StoreError> {
        let change = query("UPDATE players SET name = $1, webhook = $2 WHERE key = $3");
        let change = change.bind(name.to_owned()).bind(webhook.map(str::to_owned)).bind(player);
        self.set(change).await.map(drop)
    }

    /// Sets the secret that signs messages to a player's webhook.
    pub async fn set_webhook_secret(
        &self,
        player: PlayerKey,
        secret: Option<&str>,
    ) -> Result<(), StoreError> {
        let change = query("UPDATE players SET webhook_secret = $1 WHERE key = $2");
        self.set(change.bind(secret.map(str::to_owned)).bind(player)).await.map(drop)
    }

    /// Whether messages to a player's webhook are signed.
    pub async fn has_webhook_secret(&self, player: PlayerKey) -> Result<bool, StoreError> {
        let has = query_scalar("SELECT webhook_secret IS NOT NULL FROM players WHERE key = $1");
        Ok(has.bind(player).fetch_optional(&self.readers).await?.unwrap_or(false))
    }

    /// Deletes a player with sessions and webhook, and the name and chat messages of seats that nobody else
    /// holds. Returns the seats of unfinished games that nobody holds now, with the ids of their tables.
    pub async fn delete_player(&self, player: PlayerKey) -> Result<Vec<(String, u8)>, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let left = query_as(
                    "SELECT id, seat FROM held_alone JOIN tables ON key = table_key
                     WHERE player = $1 AND status != 'over' ORDER BY key",
                );
                let left = left.bind(player).fetch_all(&mut *connection).await?;
                for forget in [
                    query(
                        "UPDATE seats SET name = '' WHERE (table_key, seat) IN
                         (SELECT table_key, seat FROM held_alone WHERE player = $1)",
                    ),
                    query(
                        "DELETE FROM talk WHERE (table_key, id) IN
                         (SELECT talk.table_key, id FROM held_alone JOIN talk USING (table_key, seat) WHERE player = $1)",
                    ),
                    query("DELETE FROM players WHERE key = $1"),
                ] {
                    forget.bind(player).execute(&mut *connection).await?;
                }
                Ok(left)
            })
        });
        Ok(change.await?)
    }

    /// The seat a player holds at a table.
    pub async fn seat_of(&self, table: TableKey, player: PlayerKey) -> Result<Option<u8>, StoreError> {
        let seat = query_scalar("SELECT seat FROM holders WHERE player = $1 AND table_key = $2");
        Ok(seat.bind(player).bind(table).fetch_optional(&self.readers).await?)
    }

    /// The seats for people that nobody holds, because their players were deleted.
    pub async fn unheld(&self, table: TableKey) -> Result<Vec<u8>, StoreError> {
        let seats = query_scalar(
            "SELECT seat FROM seats WHERE table_key = $1 AND by IN ('human', 'account') AND NOT EXISTS
             (SELECT 1 FROM holders WHERE holders.table_key = seats.table_key AND holders.seat = seats.seat)
             ORDER BY seat",
        );
        Ok(seats.bind(table).fetch_all(&self.readers).await?)
    }

    /// The webhooks of the players who hold a seat, with their secrets.
    pub async fn webhooks(
        &self,
        table: TableKey,
        seat: u8,
    ) -> Result<Vec<(String, Option<String>)>, StoreError> {
        let webhooks = query_as(
            "SELECT DISTINCT webhook, webhook_secret FROM holders JOIN players ON key = player
             WHERE table_key = $1 AND seat = $2 AND webhook IS NOT NULL",
        );
        Ok(webhooks.bind(table).bind(seat).fetch_all(&self.readers).await?)
    }

    /// The ids of the tables at which a player holds a seat, newest first.
    pub async fn tables_of(&self, player: PlayerKey, most: u32) -> Result<Vec<String>, StoreError> {
        let tables = query_scalar(
            "SELECT id FROM holders JOIN tables ON key = table_key WHERE player = $1 ORDER BY table_key DESC LIMIT $2",
        );
        Ok(tables.bind(player).bind(most).fetch_all(&self.readers).await?)
    }

    /// The number of unfinished tables at which a player holds a seat or is the host.
    pub async fn unfinished(&self, player: PlayerKey) -> Result<u32, StoreError> {
        let tables = query_scalar(
            "SELECT count(*) FROM (
                 SELECT key FROM tables WHERE host = $1 AND status != 'over'
                 UNION SELECT key FROM holders JOIN tables ON key = table_key WHERE player = $1 AND status != 'over'
             ) AS theirs",
        );
        Ok(tables.bind(player).fetch_one(&self.readers).await?)
    }
}
