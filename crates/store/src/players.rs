//! People and programs: who they are, and which seats they hold.

use crate::{Hash, NewPlayer, PlayerKey, PlayerRow, Store, StoreError, TableKey};
use sqlx::{FromRow, query, query_as, query_scalar};

/// So long a session may be used before that is written down again, in milliseconds.
const A_DAY: i64 = 24 * 60 * 60 * 1000;

impl Store {
    /// Somebody new with a first session, by the hash of its secret.
    ///
    /// # Errors
    /// The session is somebody's already, or the disk failed.
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

    /// The same, with the address they come from, unless there are so many already: then nobody is added.
    ///
    /// # Errors
    /// The session is somebody's already, or the disk failed.
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
                    "INSERT INTO players (name, account, created, made_from) VALUES (?, ?, ?, ?) RETURNING key",
                )
                .bind(name)
                .bind(account)
                .bind(at)
                .bind(from)
                .fetch_one(&mut *connection)
                .await?;
                query("INSERT INTO sessions (hash, player, used) VALUES (?, ?, ?)")
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

    /// Forgets people who hold no seat and were not here since a time, and accounts that were made before another time
    /// and never used. Says how many sessions ended.
    pub async fn sweep_people(&self, gone_before: i64, unused_before: i64) -> Result<u64, StoreError> {
        let strangers = query(
            "DELETE FROM sessions WHERE used < ?
             AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.player = sessions.player)",
        );
        let accounts = query(
            "DELETE FROM sessions WHERE hash IN (
                 SELECT hash FROM players JOIN sessions ON player = key
                 WHERE account AND created < ? AND used <= created
                 AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.player = key))",
        );
        Ok(self.set(strangers.bind(gone_before)).await? + self.set(accounts.bind(unused_before)).await?)
    }

    /// Who has this session. Sessions that are used are kept.
    pub async fn player_by_session(&self, session: &Hash, at: i64) -> Result<Option<PlayerRow>, StoreError> {
        let found = query(
            "SELECT players.key, name, webhook, account, used, created
             FROM sessions JOIN players ON players.key = player WHERE hash = ?",
        );
        let Some(found) = found.bind(&session[..]).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let used: i64 = sqlx::Row::try_get(&found, "used")?;
        // The first use is always noted: accounts that are never used do not stay.
        let first = used <= sqlx::Row::try_get(&found, "created")? && at > used;
        if first || at - used >= A_DAY {
            self.used(session, at);
        }
        Ok(Some(PlayerRow::from_row(&found)?))
    }

    /// Notes that a session is in use. No request waits for it, and if the writer is busy, the next one will do.
    fn used(&self, session: &Hash, at: i64) {
        let session = session.to_vec();
        self.writer.change_some_time(move |connection| {
            Box::pin(async move {
                let change = query("UPDATE sessions SET used = ? WHERE hash = ? AND used < ?");
                change.bind(at).bind(session).bind(at).execute(connection).await.map(drop)
            })
        });
    }

    /// Changes the usual name and the webhook.
    pub async fn change_player(
        &self,
        player: PlayerKey,
        name: &str,
        webhook: Option<&str>,
    ) -> Result<(), StoreError> {
        let change = query("UPDATE players SET name = ?, webhook = ? WHERE key = ?");
        let change = change.bind(name.to_owned()).bind(webhook.map(str::to_owned)).bind(player);
        self.set(change).await.map(drop)
    }

    /// What messages to somebody's webhook are signed with from now on.
    pub async fn set_webhook_secret(
        &self,
        player: PlayerKey,
        secret: Option<&str>,
    ) -> Result<(), StoreError> {
        let change = query("UPDATE players SET webhook_secret = ? WHERE key = ?");
        self.set(change.bind(secret.map(str::to_owned)).bind(player)).await.map(drop)
    }

    /// Whether messages to somebody's webhook are signed.
    pub async fn has_webhook_secret(&self, player: PlayerKey) -> Result<bool, StoreError> {
        let has = query_scalar("SELECT webhook_secret IS NOT NULL FROM players WHERE key = ?");
        Ok(has.bind(player).fetch_optional(&self.readers).await?.unwrap_or(false))
    }

    /// Forgets somebody: sessions, webhook, and of the seats that nobody else holds the names and the talk. Says which
    /// seats of games that are not over nobody holds now, by the table's name in links.
    pub async fn delete_player(&self, player: PlayerKey) -> Result<Vec<(String, u8)>, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let left = query_as(
                    "SELECT id, seat FROM held_alone JOIN tables ON key = table_key
                     WHERE player = ? AND status != 'over' ORDER BY key",
                );
                let left = left.bind(player).fetch_all(&mut *connection).await?;
                for forget in [
                    query(
                        "UPDATE seats SET name = '' WHERE (table_key, seat) IN
                         (SELECT table_key, seat FROM held_alone WHERE player = ?)",
                    ),
                    query(
                        "DELETE FROM talk WHERE (table_key, id) IN
                         (SELECT talk.table_key, id FROM held_alone JOIN talk USING (table_key, seat) WHERE player = ?)",
                    ),
                    query("DELETE FROM players WHERE key = ?"),
                ] {
                    forget.bind(player).execute(&mut *connection).await?;
                }
                Ok(left)
            })
        });
        Ok(change.await?)
    }

    /// The seat somebody holds at a table.
    pub async fn seat_of(&self, table: TableKey, player: PlayerKey) -> Result<Option<u8>, StoreError> {
        let seat = query_scalar("SELECT seat FROM holders WHERE player = ? AND table_key = ?");
        Ok(seat.bind(player).bind(table).fetch_optional(&self.readers).await?)
    }

    /// The seats of people that nobody holds: whoever held them was forgotten.
    pub async fn unheld(&self, table: TableKey) -> Result<Vec<u8>, StoreError> {
        let seats = query_scalar(
            "SELECT seat FROM seats WHERE table_key = ? AND by IN ('human', 'account') AND NOT EXISTS
             (SELECT 1 FROM holders WHERE holders.table_key = seats.table_key AND holders.seat = seats.seat)
             ORDER BY seat",
        );
        Ok(seats.bind(table).fetch_all(&self.readers).await?)
    }

    /// Where those who hold a seat want to be told that it is their turn, and what the message is signed with.
    pub async fn webhooks(
        &self,
        table: TableKey,
        seat: u8,
    ) -> Result<Vec<(String, Option<String>)>, StoreError> {
        let webhooks = query_as(
            "SELECT DISTINCT webhook, webhook_secret FROM holders JOIN players ON key = player
             WHERE table_key = ? AND seat = ? AND webhook IS NOT NULL",
        );
        Ok(webhooks.bind(table).bind(seat).fetch_all(&self.readers).await?)
    }

    /// The tables where somebody holds a seat, the newest first, by their names in links.
    pub async fn tables_of(&self, player: PlayerKey, most: u32) -> Result<Vec<String>, StoreError> {
        let tables = query_scalar(
            "SELECT id FROM holders JOIN tables ON key = table_key WHERE player = ? ORDER BY table_key DESC LIMIT ?",
        );
        Ok(tables.bind(player).bind(most).fetch_all(&self.readers).await?)
    }

    /// At how many tables that are not over somebody holds a seat, or is the host.
    pub async fn unfinished(&self, player: PlayerKey) -> Result<u32, StoreError> {
        let tables = query_scalar(
            "SELECT count(*) FROM (
                 SELECT key FROM tables WHERE host = ?1 AND status != 'over'
                 UNION SELECT key FROM holders JOIN tables ON key = table_key WHERE player = ?1 AND status != 'over'
             )",
        );
        Ok(tables.bind(player).fetch_one(&self.readers).await?)
    }
}
