//! Summaries of games for lists, so that no list loads a table. The actor provides the summary of a table in memory;
//! the others are in the store.

use crate::api_error::ApiError;
use crate::lobby_cache::CachedTable;
use crate::replay;
use crate::table_actor::{Clocks, commitment, time_left};
use crate::table_info::TableFacts;
use crate::table_registry::TableRegistry;
use protocol::TableInfo;
use serde::{Deserialize, Serialize};
use store::{ListedTable, Listing, PlayerKey};
use table::ActiveGame;
use vocab::Seat;

/// The summary of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// The seat that decides, counted from 1.
    pub to_act: Option<u8>,
    /// When it began to decide, in milliseconds of Unix time.
    pub since: i64,
    /// The total downtime of the server until then.
    #[serde(rename = "without_server")]
    pub downtime: i64,
    /// The round, counted from 1.
    pub round: u8,
    /// How many steps the journal has.
    pub revision: u64,
    /// How many decisions stand.
    pub moment: u64,
    /// The victory points, seat by seat.
    pub scores: Vec<u16>,
    /// The time left on the clocks at the last step, seat by seat.
    pub left: Vec<i64>,
    /// The commitment to the seed.
    pub commitment: String,
    /// The hash of the edition, as the game names it.
    pub edition: String,
}

impl Summary {
    /// Makes the summary of a game.
    pub fn of(game: &ActiveGame, clocks: &Clocks, commitment: &str, downtime: i64) -> Summary {
        Summary {
            to_act: game.to_act().map(Seat::number),
            since: clocks.asked,
            downtime,
            left: clocks.left.clone(),
            round: game.round(),
            revision: game.revision(),
            moment: game.moment(),
            scores: game.scores(),
            commitment: commitment.to_owned(),
            edition: game.edition().hash_hex(),
        }
    }

    /// The time left on a clock now; none in a game without clocks.
    pub fn time_left(&self, seat: usize, now: i64) -> Option<i64> {
        let decides = self.to_act.is_some_and(|number| usize::from(number) == seat + 1);
        time_left(&self.left, seat, decides.then_some(self.since), now)
    }

    /// The JSON that is stored.
    pub fn encode(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The tables of a list as a viewer sees them. A table that cannot be read is quarantined.
pub async fn infos(registry: &TableRegistry, listing: Listing, player: Option<PlayerKey>) -> Vec<TableInfo> {
    for (key, reason) in listing.unreadable {
        registry.quarantine(key, &reason).await;
    }
    let mut infos = Vec::with_capacity(listing.tables.len());
    for table in listing.tables {
        let key = table.key;
        match info(registry, table, player) {
            Ok(info) => infos.push(info),
            Err(error) => drop(registry.quarantine(key, &format!("options: {error}")).await),
        }
    }
    infos
}

fn info(
    registry: &TableRegistry,
    table: ListedTable,
    player: Option<PlayerKey>,
) -> Result<TableInfo, serde_json::Error> {
    let CachedTable { present, watching, summary } =
        registry.lobby_cache().get(&table.id).unwrap_or_default();
    let stored = || {
        let mut summary: Summary = serde_json::from_str(table.summary.as_deref()?).ok()?;
        summary.since += registry.downtime() - summary.downtime;
        Some(summary)
    };
    // A table of an earlier version has no summary until `sum_up` has made one.
    let none = || Summary { since: table.began.unwrap_or(table.created), ..Summary::default() };
    let summary = summary.or_else(stored).unwrap_or_else(none);
    let facts = TableFacts {
        id: table.id,
        status: table.status,
        options: serde_json::from_str(&table.options)?,
        host: table.host,
        seats: table.seats,
        undo_request: table.request.as_deref().and_then(|request| serde_json::from_str(request).ok()),
        rematch: None,
        present,
        watching,
        summary,
    };
    Ok(facts.info(player, table.you))
}

/// Stores summaries of some tables of an earlier version, without loading their actors.
pub async fn sum_up(registry: &TableRegistry, most: u32) -> Result<(), ApiError> {
    for id in registry.store().without_summary(most).await? {
        match sum_up_one(registry, &id).await {
            Ok(()) | Err(ApiError::Quarantined | ApiError::NoTable) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

async fn sum_up_one(registry: &TableRegistry, id: &str) -> Result<(), ApiError> {
    let (row, seats) = replay::table(registry, id).await?;
    let options = replay::options(registry, &row).await?;
    let (game, clocks, _) = replay::resume(registry, &row, &options, seats.len()).await?;
    let commitment = commitment(row.start.as_deref().unwrap_or_default());
    let summary = Summary::of(&game, &clocks, &commitment, registry.downtime());
    Ok(registry.store().add_summary(row.key, &summary.encode()).await?)
}
