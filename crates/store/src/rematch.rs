//! The table of a rematch, with the people of the finished game in their seats.

use crate::sql::{Connection, query, query_scalar};
use crate::tables::add_seat;
use crate::{Hash, Holder, NewSeat, PlayerKey, SeatRow, Store, StoreError, TableKey};
use protocol::SeatKind;

/// A rematch to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewRematch {
    /// The table of the finished game.
    pub of: TableKey,
    /// The id in links. A rematch of the same game always has the same id.
    pub id: String,
    /// The player who asks for it. They are the host if the host of the finished game has no seat any more.
    pub asker: PlayerKey,
    /// Whether lists show the table.
    pub public: bool,
    /// Its options, as JSON.
    pub options: String,
    /// The uploaded edition, by its key.
    pub edition: Option<Hash>,
    /// The seats, first to last.
    pub seats: Vec<SeatRow>,
    /// The bot for the seats of people who were deleted.
    pub substitute: String,
    /// When it is created.
    pub created: i64,
    /// The address of the player who asks for it.
    pub made_from: String,
    /// The most unfinished games of one person.
    pub most_games: u32,
}

/// Why a rematch was not created.
#[derive(Debug, thiserror::Error)]
pub enum RematchError {
    /// One of the people has this many unfinished games already.
    #[error("a person has {0} unfinished games already")]
    TooManyGames(u32),
    /// The store failed, or the edition is missing.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Creates the table of a rematch with the people of the finished game in their seats, on all their devices. Returns
    /// false if it exists already: then nothing changes.
    ///
    /// # Errors
    /// Somebody has too many unfinished games, the edition is missing, or the write failed.
    pub async fn create_rematch(&self, new: NewRematch) -> Result<bool, RematchError> {
        let most = new.most_games;
        let change = self.writer.change(move |connection| Box::pin(create(connection, new)));
        match change.await.map_err(StoreError::from)? {
            Outcome::Created => Ok(true),
            Outcome::Known => Ok(false),
            Outcome::TooManyGames => Err(RematchError::TooManyGames(most)),
        }
    }
}

enum Outcome {
    Created,
    Known,
    TooManyGames,
}

/// All of this is one transaction of the only writer, so that two players who ask at once get one table.
async fn create(connection: &mut Connection, new: NewRematch) -> Result<Outcome, sqlx::Error> {
    let known: bool = query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1)")
        .bind(&new.id)
        .fetch_one(&mut *connection)
        .await?;
    if known {
        return Ok(Outcome::Known);
    }
    if is_somebody_busy(connection, new.of, new.most_games).await? {
        return Ok(Outcome::TooManyGames);
    }
    let edition = new.edition.map(Vec::from);
    if let Some(edition) = &edition {
        query("SELECT 1 FROM editions WHERE hash = $1").bind(edition).fetch_one(&mut *connection).await?;
    }
    let key: TableKey = query_scalar(
        "INSERT INTO tables (id, host, public, options, created, made_from, edition)
         VALUES ($1, coalesce(
             (SELECT host FROM tables JOIN holders ON table_key = key AND player = host WHERE key = $2), $3),
             $4, $5, $6, $7, $8) RETURNING key",
    )
    .bind(new.id)
    .bind(new.of)
    .bind(new.asker)
    .bind(new.public)
    .bind(new.options)
    .bind(new.created)
    .bind(new.made_from)
    .bind(edition)
    .fetch_one(&mut *connection)
    .await?;
    for row in new.seats {
        let row = held(connection, new.of, row, &new.substitute).await?;
        // No seat gets a new holder here: the holders are copied below.
        let nobody = Holder { player: new.asker, device: String::new(), since: new.created };
        add_seat(connection, key, nobody, NewSeat { row, host_holds: false, invitation: None }).await?;
    }
    for copy in [
        "INSERT INTO holders (player, table_key, seat, since, device)
         SELECT player, $1, seat, since, device FROM holders WHERE table_key = $2",
        "INSERT INTO blocks (table_key, player, address)
         SELECT $1, player, address FROM blocks WHERE table_key = $2",
    ] {
        query(copy).bind(key).bind(new.of).execute(&mut *connection).await?;
    }
    Ok(Outcome::Created)
}

/// Whether a person at a table has reached the limit of unfinished games.
async fn is_somebody_busy(
    connection: &mut Connection,
    table: TableKey,
    most: u32,
) -> Result<bool, sqlx::Error> {
    query_scalar(
        "SELECT EXISTS (SELECT 1 FROM holders AS one WHERE table_key = $1 AND (
             SELECT count(*) FROM (
                 SELECT key FROM tables WHERE host = one.player AND status != 'over'
                 UNION SELECT key FROM holders JOIN tables ON key = table_key
                     WHERE player = one.player AND status != 'over'
             ) AS theirs
         ) >= $2)",
    )
    .bind(table)
    .bind(most)
    .fetch_one(connection)
    .await
}

/// The seat in the rematch: a bot plays for a person whom nobody can be any more, because their data was deleted.
async fn held(
    connection: &mut Connection,
    table: TableKey,
    row: SeatRow,
    substitute: &str,
) -> Result<SeatRow, sqlx::Error> {
    if !row.by.is_player() {
        return Ok(row);
    }
    let held: bool = query_scalar("SELECT EXISTS (SELECT 1 FROM holders WHERE table_key = $1 AND seat = $2)")
        .bind(table)
        .bind(row.seat)
        .fetch_one(connection)
        .await?;
    let bot = || SeatRow {
        by: SeatKind::Bot,
        name: String::new(),
        bot: Some(substitute.to_owned()),
        ..row.clone()
    };
    Ok(if held { row } else { bot() })
}
