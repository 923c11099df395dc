//! Links to seats, and the devices of the players who hold them. A link works once.

use crate::sql::{Connection, query, query_as, query_scalar};
use crate::tables::change_seat;
use crate::{DeviceRow, Hash, LinkRow, PlayerKey, SeatRow, Store, StoreError, TableKey};
use protocol::http::LinkKind;

/// A player who takes a seat, with the device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// The player.
    pub player: PlayerKey,
    /// The device, such as `Firefox, Android`.
    pub device: String,
    /// When the seat was taken.
    pub since: i64,
}

impl Store {
    /// Stores a link by the hash of its secret. It replaces an earlier link of the same kind.
    pub async fn put_link(
        &self,
        table: TableKey,
        seat: u8,
        kind: LinkKind,
        secret: &Hash,
        until: Option<i64>,
    ) -> Result<(), StoreError> {
        let change = query(
            "INSERT INTO links (hash, table_key, seat, kind, until) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (table_key, seat, kind) DO UPDATE SET hash = excluded.hash, until = excluded.until",
        );
        let change = change.bind(secret).bind(table).bind(seat).bind(kind.code()).bind(until);
        self.set(change).await.map(drop)
    }

    /// The id of the table and the seat that a secret opens at this time.
    pub async fn seat_by_link(&self, secret: &Hash, at: i64) -> Result<Option<(String, u8)>, StoreError> {
        let seat = query_as(
            "SELECT id, seat FROM links JOIN tables ON key = table_key
             WHERE hash = $1 AND (until IS NULL OR until > $2)",
        );
        Ok(seat.bind(&secret[..]).bind(at).fetch_optional(&self.readers).await?)
    }

    /// The unused links of a seat.
    pub async fn links(&self, table: TableKey, seat: u8, at: i64) -> Result<Vec<LinkRow>, StoreError> {
        let links = query_as(
            "SELECT hash, kind, until FROM links
             WHERE table_key = $1 AND seat = $2 AND (until IS NULL OR until > $3) ORDER BY kind",
        );
        Ok(links.bind(table).bind(seat).bind(at).fetch_all(&self.readers).await?)
    }

    /// Deletes the links of a seat.
    pub async fn drop_links(&self, table: TableKey, seat: u8) -> Result<(), StoreError> {
        let change = query("DELETE FROM links WHERE table_key = $1 AND seat = $2");
        self.set(change.bind(table).bind(seat)).await.map(drop)
    }

    /// Gives a seat to a player. All previous holders lose it and all its links are deleted. If a secret is
    /// given, it must still be valid.
    ///
    /// # Errors
    /// The secret is no longer valid (`RowNotFound`), there is no such seat, or the write failed.
    pub async fn take_seat(
        &self,
        table: TableKey,
        row: &SeatRow,
        holder: Holder,
        secret: Option<Hash>,
    ) -> Result<(), StoreError> {
        let row = row.clone();
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                if let Some(secret) = secret {
                    use_up(connection, table, row.seat, &secret).await?;
                }
                remove_holders_and_links(connection, table, row.seat).await?;
                change_seat(connection, table, &row).await?;
                hold(connection, table, row.seat, holder).await
            })
        });
        Ok(change.await?)
    }

    /// Removes all holders and links of a seat, and changes its row.
    pub async fn give_up_seat(&self, table: TableKey, row: &SeatRow) -> Result<(), StoreError> {
        let row = row.clone();
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                remove_holders_and_links(connection, table, row.seat).await?;
                change_seat(connection, table, &row).await
            })
        });
        Ok(change.await?)
    }

    /// Adds a device to a seat. The secret of the link is used up.
    ///
    /// # Errors
    /// The secret is no longer valid (`RowNotFound`), or the write failed.
    pub async fn add_device(
        &self,
        table: TableKey,
        seat: u8,
        holder: Holder,
        secret: Hash,
    ) -> Result<(), StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                use_up(connection, table, seat, &secret).await?;
                hold(connection, table, seat, holder).await
            })
        });
        Ok(change.await?)
    }

    /// The devices of the player at a seat, oldest first.
    pub async fn devices(&self, table: TableKey, seat: u8) -> Result<Vec<DeviceRow>, StoreError> {
        let devices = query_as(
            "SELECT player, device, since FROM holders WHERE table_key = $1 AND seat = $2 ORDER BY since, player",
        );
        Ok(devices.bind(table).bind(seat).fetch_all(&self.readers).await?)
    }

    /// Removes a device from a seat, and all links of the seat, because the device may have created them.
    pub async fn revoke_device(
        &self,
        table: TableKey,
        seat: u8,
        player: PlayerKey,
    ) -> Result<(), StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                for revoke in [
                    query("DELETE FROM holders WHERE table_key = $1 AND seat = $2 AND player = $3")
                        .bind(table)
                        .bind(seat)
                        .bind(player),
                    query("DELETE FROM links WHERE table_key = $1 AND seat = $2").bind(table).bind(seat),
                ] {
                    revoke.execute(&mut *connection).await?;
                }
                Ok(())
            })
        });
        Ok(change.await?)
    }

    /// Blocks the players who hold a seat, and their addresses, from this table. The host's address is never
    /// blocked.
    pub async fn block(&self, table: TableKey, seat: u8) -> Result<(), StoreError> {
        let change = query(
            "INSERT INTO blocks (table_key, player, address)
             SELECT table_key, holders.player, CASE WHEN made_from IS NOT DISTINCT FROM (
                 SELECT players.made_from FROM tables JOIN players ON players.key = host WHERE tables.key = table_key
             ) THEN '' ELSE coalesce(made_from, '') END
             FROM holders JOIN players ON players.key = holders.player WHERE table_key = $1 AND seat = $2
             ON CONFLICT DO NOTHING",
        );
        self.set(change.bind(table).bind(seat)).await.map(drop)
    }

    /// Whether a player or an address is blocked from a table.
    pub async fn is_blocked(
        &self,
        table: TableKey,
        player: PlayerKey,
        address: &str,
    ) -> Result<bool, StoreError> {
        let blocked = query_scalar(
            "SELECT EXISTS (SELECT 1 FROM blocks WHERE table_key = $1 AND (player = $2 OR address != '' AND address = $3))",
        );
        Ok(blocked.bind(table).bind(player).bind(address).fetch_one(&self.readers).await?)
    }
}

async fn use_up(
    connection: &mut Connection,
    table: TableKey,
    seat: u8,
    secret: &Hash,
) -> Result<(), sqlx::Error> {
    let used = query("DELETE FROM links WHERE hash = $1 AND table_key = $2 AND seat = $3");
    let used = used.bind(secret.to_vec()).bind(table).bind(seat).execute(connection).await?;
    if used == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

async fn remove_holders_and_links(
    connection: &mut Connection,
    table: TableKey,
    seat: u8,
) -> Result<(), sqlx::Error> {
    for statement in [
        query("DELETE FROM holders WHERE table_key = $1 AND seat = $2"),
        query("DELETE FROM links WHERE table_key = $1 AND seat = $2"),
    ] {
        statement.bind(table).bind(seat).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(crate) async fn hold(
    connection: &mut Connection,
    table: TableKey,
    seat: u8,
    holder: Holder,
) -> Result<(), sqlx::Error> {
    query("INSERT INTO holders (player, table_key, seat, since, device) VALUES ($1, $2, $3, $4, $5)")
        .bind(holder.player)
        .bind(table)
        .bind(seat)
        .bind(holder.since)
        .bind(holder.device)
        .execute(connection)
        .await
        .map(drop)
}
