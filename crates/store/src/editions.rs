//! Editions uploaded by players. Unused ones are kept for a while and are deleted first if space is needed.

use crate::sql::{Connection, query, query_as, query_scalar};
use crate::{Hash, Store, StoreError};

/// An edition to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEdition {
    /// Its key: SHA-256 of its files.
    pub key: Hash,
    /// Its files as JSON.
    pub files: String,
    /// The address from which it was uploaded.
    pub from: String,
    /// When it was uploaded.
    pub at: i64,
}

/// The limits for stored editions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EditionRoom {
    /// The most unused editions of one address.
    pub share: u32,
    /// The most editions in total.
    pub most: u32,
    /// The most bytes in total.
    pub bytes: u64,
}

macro_rules! unused {
    () => {
        "NOT EXISTS (SELECT 1 FROM tables WHERE tables.edition = editions.hash)"
    };
}

const SPARE_OF_ADDRESS: &str = concat!(
    "DELETE FROM editions WHERE hash IN (SELECT hash FROM editions WHERE brought_from = $1 AND ",
    unused!(),
    " ORDER BY brought DESC, rowid DESC LIMIT 1000000 OFFSET $2)"
);
const OLDEST: &str = concat!(
    "DELETE FROM editions WHERE hash = (SELECT hash FROM editions WHERE ",
    unused!(),
    " ORDER BY brought, rowid LIMIT 1)"
);
const OLD: &str = concat!("DELETE FROM editions WHERE brought < $1 AND ", unused!());

impl Store {
    /// Stores an edition. If its address is over its limit, the address's oldest unused editions are deleted;
    /// if the total is over its limit, the oldest unused editions of all. Returns whether there was room.
    pub async fn put_edition(&self, edition: NewEdition, room: EditionRoom) -> Result<bool, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let NewEdition { key, files, from, at } = edition;
                let key = key.to_vec();
                if is_kept(connection, &key, at).await? {
                    return Ok(true);
                }
                let share = room.share.saturating_sub(1);
                query(SPARE_OF_ADDRESS).bind(&from).bind(share).execute(&mut *connection).await?;
                let bytes = i64::try_from(files.len()).unwrap_or(i64::MAX);
                let most_bytes = i64::try_from(room.bytes).unwrap_or(i64::MAX).saturating_sub(bytes);
                while !has_room(connection, room.most, most_bytes).await? {
                    let gone = query(OLDEST).execute(&mut *connection).await?;
                    if gone == 0 {
                        return Ok(false);
                    }
                }
                let insert = query(
                    "INSERT INTO editions (hash, files, brought, brought_from, bytes) VALUES ($1, $2, $3, $4, $5)",
                );
                insert.bind(key).bind(files).bind(at).bind(from).bind(bytes).execute(connection).await?;
                Ok(true)
            })
        });
        Ok(change.await?)
    }

    /// The files of an edition, as JSON.
    pub async fn edition(&self, key: &Hash) -> Result<Option<String>, StoreError> {
        let files = query_scalar("SELECT files FROM editions WHERE hash = $1").bind(&key[..]);
        Ok(files.fetch_optional(&self.readers).await?)
    }

    /// Whether an edition is stored. If so, it counts as uploaded now.
    pub async fn keeps_edition(&self, key: &Hash, at: i64) -> Result<bool, StoreError> {
        let known = query("SELECT 1 FROM editions WHERE hash = $1").bind(&key[..]);
        if known.fetch_optional(&self.readers).await?.is_none() {
            return Ok(false);
        }
        let key = key.to_vec();
        let change = self
            .writer
            .change(move |connection| Box::pin(async move { is_kept(connection, &key, at).await }));
        Ok(change.await?)
    }

    /// Deletes unused editions uploaded before a time. Returns their number.
    pub async fn sweep_editions(&self, before: i64) -> Result<u64, StoreError> {
        self.set(query(OLD).bind(before)).await
    }
}

async fn is_kept(connection: &mut Connection, key: &[u8], at: i64) -> Result<bool, sqlx::Error> {
    let touched = query(
        "UPDATE editions SET brought = CASE WHEN brought < $1 THEN $1 ELSE brought END WHERE hash = $2",
    )
    .bind(at)
    .bind(key);
    Ok(touched.execute(connection).await? > 0)
}

async fn has_room(connection: &mut Connection, most: u32, bytes: i64) -> Result<bool, sqlx::Error> {
    let (count, sum): (i64, i64) =
        query_as("SELECT count(*), CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM editions")
            .fetch_one(connection)
            .await?;
    Ok(count < i64::from(most) && sum <= bytes)
}
