//! Push messages: the browsers that get them, and the messages that wait until quiet hours end.

use crate::sql::{Connection, FromRow, Row, query, query_as, query_scalar};
use crate::{Hash, PlayerKey, Store, StoreError, TableKey};

/// The primary key of a subscription.
pub type SubscriptionKey = i64;

/// A browser that gets push messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// The URL at the push service to which messages are sent.
    pub endpoint: String,
    /// The public key of the browser: a point of P-256, uncompressed.
    pub p256dh: Vec<u8>,
    /// The secret that only the browser and this server know.
    pub auth: Vec<u8>,
    /// The code of the language of the messages.
    pub lang: String,
    /// When no message may arrive: from and until, in minutes of the local day.
    pub quiet: Option<(u16, u16)>,
    /// Minutes to add to UTC for the local time.
    pub utc_offset: i16,
}

/// A message that waits until quiet hours end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitingPush {
    /// For which browser.
    pub subscription: SubscriptionKey,
    /// About which table.
    pub table: TableKey,
    /// For which seat, counted from 1.
    pub seat: u8,
    /// The revision at which the turn began; none if the game is over.
    pub turn: Option<u64>,
    /// When it is sent, in milliseconds of Unix time.
    pub due: i64,
}

/// A message whose quiet hours have ended, with the id of its table and its browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuePush {
    /// The id of the table in links.
    pub table: String,
    /// The message.
    pub waiting: WaitingPush,
    /// The browser.
    pub to: Subscription,
}

impl Store {
    /// The private key with which the server identifies itself to push services. The first call stores `fresh`; later
    /// calls return the stored one, so that subscriptions stay valid.
    pub async fn push_key(&self, fresh: Hash) -> Result<Hash, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                query("INSERT INTO meta (name, value) VALUES ('push-key', $1) ON CONFLICT DO NOTHING")
                    .bind(fresh.to_vec())
                    .execute(&mut *connection)
                    .await?;
                query_scalar("SELECT value FROM meta WHERE name = 'push-key'").fetch_one(connection).await
            })
        });
        Ok(change.await?)
    }

    /// Adds a browser of a player or renews it. A player has at most `most`; the one that was renewed longest ago goes.
    /// Returns false and changes nothing if the same endpoint has another secret: then it belongs to somebody else.
    pub async fn subscribe(
        &self,
        player: PlayerKey,
        new: Subscription,
        at: i64,
        most: u32,
    ) -> Result<bool, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let stored = upsert(connection, player, new, at).await?;
                query(
                    "DELETE FROM push_subscriptions WHERE key IN
                     (SELECT key FROM push_subscriptions WHERE player = $1 ORDER BY seen DESC, key DESC LIMIT 1000000 OFFSET $2)",
                )
                .bind(player)
                .bind(most)
                .execute(connection)
                .await?;
                Ok(stored)
            })
        });
        Ok(change.await?)
    }

    /// Removes a browser of a player.
    pub async fn unsubscribe(&self, player: PlayerKey, endpoint: &str) -> Result<(), StoreError> {
        let change = query("DELETE FROM push_subscriptions WHERE player = $1 AND endpoint = $2");
        self.set(change.bind(player).bind(endpoint.to_owned())).await.map(drop)
    }

    /// Removes a browser that its push service no longer knows.
    pub async fn drop_subscription(&self, subscription: SubscriptionKey) -> Result<(), StoreError> {
        let change = query("DELETE FROM push_subscriptions WHERE key = $1");
        self.set(change.bind(subscription)).await.map(drop)
    }

    /// Removes the browsers that were last renewed before a time. Returns how many.
    pub async fn sweep_subscriptions(&self, before: i64) -> Result<u64, StoreError> {
        self.set(query("DELETE FROM push_subscriptions WHERE seen < $1").bind(before)).await
    }

    /// The browsers of the players who hold a seat.
    pub async fn subscriptions(
        &self,
        table: TableKey,
        seat: u8,
    ) -> Result<Vec<(SubscriptionKey, Subscription)>, StoreError> {
        let found = query(
            "SELECT push_subscriptions.* FROM holders JOIN push_subscriptions USING (player)
             WHERE table_key = $1 AND seat = $2 ORDER BY key",
        );
        let found = found.bind(table).bind(seat).fetch_all(&self.readers).await?;
        let read = |row: &Row| Ok((row.get("key")?, Subscription::from_row(row)?));
        Ok(found.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Keeps a message until it is due. It replaces an earlier one for the same browser about the same table.
    pub async fn hold_push(&self, waiting: WaitingPush) -> Result<(), StoreError> {
        let WaitingPush { subscription, table, seat, turn, due } = waiting;
        let turn = turn.map(|turn| i64::try_from(turn).unwrap_or(i64::MAX));
        // The browser or the table may have been removed meanwhile; then nothing is kept.
        let change = query(
            "INSERT INTO push_waiting (subscription, table_key, seat, turn, due)
             SELECT push_subscriptions.key, tables.key, $1, $2, $3 FROM push_subscriptions, tables
             WHERE push_subscriptions.key = $4 AND tables.key = $5
             ON CONFLICT (subscription, table_key) DO UPDATE SET seat = excluded.seat, turn = excluded.turn, due = excluded.due",
        );
        self.set(change.bind(seat).bind(turn).bind(due).bind(subscription).bind(table)).await.map(drop)
    }

    /// Takes the messages that are due, at most `most`, the earliest first. They are deleted before they are sent, so
    /// none is sent twice. Messages to players who no longer hold the seat are deleted, too.
    pub async fn take_due_pushes(&self, at: i64, most: u32) -> Result<Vec<DuePush>, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                query(
                    "DELETE FROM push_waiting WHERE due <= $1 AND NOT EXISTS (
                         SELECT 1 FROM push_subscriptions JOIN holders USING (player)
                         WHERE push_subscriptions.key = push_waiting.subscription
                         AND holders.table_key = push_waiting.table_key AND holders.seat = push_waiting.seat)",
                )
                .bind(at)
                .execute(&mut *connection)
                .await?;
                let due: Vec<DuePush> = query_as(
                    "SELECT push_waiting.*, push_subscriptions.*, tables.id FROM push_waiting
                     JOIN push_subscriptions ON push_subscriptions.key = subscription
                     JOIN tables ON tables.key = table_key
                     WHERE due <= $1 ORDER BY due, subscription LIMIT $2",
                )
                .bind(at)
                .bind(most)
                .fetch_all(&mut *connection)
                .await?;
                for DuePush { waiting, .. } in &due {
                    query("DELETE FROM push_waiting WHERE subscription = $1 AND table_key = $2")
                        .bind(waiting.subscription)
                        .bind(waiting.table)
                        .execute(&mut *connection)
                        .await?;
                }
                Ok(due)
            })
        });
        Ok(change.await?)
    }
}

/// Stores a subscription. The same browser may come as another player, for example without its cookie: it proves by its
/// secret that it is the same.
async fn upsert(
    connection: &mut Connection,
    player: PlayerKey,
    new: Subscription,
    at: i64,
) -> Result<bool, sqlx::Error> {
    let (from, to) = new.quiet.unzip();
    let stored = query(
        "INSERT INTO push_subscriptions (player, endpoint, p256dh, auth, lang, quiet_from, quiet_to, utc_offset, seen)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, p256dh = excluded.p256dh,
             lang = excluded.lang, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
             utc_offset = excluded.utc_offset, seen = excluded.seen
         WHERE push_subscriptions.auth = excluded.auth",
    );
    let stored = stored
        .bind(player)
        .bind(new.endpoint)
        .bind(new.p256dh)
        .bind(new.auth)
        .bind(new.lang)
        .bind(from)
        .bind(to)
        .bind(new.utc_offset)
        .bind(at)
        .execute(connection)
        .await?;
    Ok(stored > 0)
}

impl FromRow for Subscription {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        let (from, to): (Option<u16>, Option<u16>) = (row.get("quiet_from")?, row.get("quiet_to")?);
        Ok(Subscription {
            endpoint: row.get("endpoint")?,
            p256dh: row.get("p256dh")?,
            auth: row.get("auth")?,
            lang: row.get("lang")?,
            quiet: from.zip(to),
            utc_offset: row.get("utc_offset")?,
        })
    }
}

impl FromRow for DuePush {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        let waiting = WaitingPush {
            subscription: row.get("subscription")?,
            table: row.get("table_key")?,
            seat: row.get("seat")?,
            turn: row.get("turn")?,
            due: row.get("due")?,
        };
        Ok(DuePush { table: row.get("id")?, waiting, to: Subscription::from_row(row)? })
    }
}
