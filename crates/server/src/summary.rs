//! How games stand at a glance: what lists show. Tables in memory show it themselves, for the others it is stored, and
//! no list wakes a table.

use crate::fault::Fault;
use crate::hall::Hall;
use crate::past;
use crate::sitting::{Times, commitment, patron, status};
use protocol::{Seated, TableInfo, TableOptions};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{ListedTable, Listing, PlayerKey, Status};
use table::Live;
use vocab::Seat;

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// Who decides, counted from 1.
    pub to_act: Option<u8>,
    /// Since when they are asked.
    pub since: i64,
    /// How long there had been no server by then, in all.
    pub without_server: i64,
    /// The round, counted from 1.
    pub round: u8,
    /// How many steps were taken.
    pub revision: u64,
    /// How many decisions stand.
    pub moment: u64,
    /// The victory points, seat by seat.
    pub scores: Vec<u16>,
    /// What is left on the clocks, seat by seat, when the last step was taken.
    pub left: Vec<i64>,
    /// The commitment to the seed.
    pub commitment: String,
    /// The hash of the edition that is played, as the game names it.
    pub edition: String,
}

impl Summary {
    /// How a game stands.
    pub fn of(live: &Live, times: &Times, commitment: &str, without_server: i64) -> Summary {
        Summary {
            to_act: live.to_act().map(Seat::number),
            since: times.asked,
            without_server,
            left: times.left.clone(),
            round: live.round(),
            revision: live.revision(),
            moment: live.moment(),
            scores: live.scores(),
            commitment: commitment.to_owned(),
            edition: live.edition().hash_hex(),
        }
    }

    /// As it is stored.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A table in memory as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Glance {
    /// The seats whose people are connected, counted from 1.
    pub present: Vec<u8>,
    /// How many watch.
    pub watching: u32,
    /// How the game stands, once it has begun.
    pub summary: Option<Summary>,
}

/// All tables in memory at a glance.
#[derive(Default)]
pub struct Glances(Mutex<HashMap<String, Glance>>);

impl Glances {
    /// A table shows how it is now.
    pub fn show(&self, id: &str, glance: Glance) {
        let mut glances = self.all();
        match glances.get_mut(id) {
            Some(shown) => *shown = glance,
            None => drop(glances.insert(id.to_owned(), glance)),
        }
    }

    /// How a table is, if it is in memory.
    pub fn get(&self, id: &str) -> Option<Glance> {
        self.all().get(id).cloned()
    }

    /// Whether a table is in memory.
    pub fn has(&self, id: &str) -> bool {
        self.all().contains_key(id)
    }

    /// A table has left memory.
    pub fn forget(&self, id: &str) {
        let mut glances = self.all();
        glances.remove(id);
        if glances.len() * 4 < glances.capacity() {
            glances.shrink_to_fit();
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Glance>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The tables of a list as somebody may know them. Those that cannot be read are set aside.
pub async fn infos(hall: &Hall, listing: Listing, player: Option<PlayerKey>) -> Vec<TableInfo> {
    for (key, reason) in listing.unreadable {
        hall.set_aside(key, &reason).await;
    }
    let mut infos = Vec::with_capacity(listing.tables.len());
    for table in listing.tables {
        let key = table.key;
        match info(hall, table, player) {
            Ok(info) => infos.push(info),
            Err(error) => drop(hall.set_aside(key, &format!("options: {error}")).await),
        }
    }
    infos
}

fn info(hall: &Hall, table: ListedTable, player: Option<PlayerKey>) -> Result<TableInfo, serde_json::Error> {
    let options: TableOptions = serde_json::from_str(&table.options)?;
    let Glance { present, watching, summary } = hall.glances().get(&table.id).unwrap_or_default();
    let stored = || {
        let mut summary: Summary = serde_json::from_str(table.summary.as_deref()?).ok()?;
        summary.since += hall.without_server() - summary.without_server;
        Some(summary)
    };
    // A table of an earlier version has no figures until it is looked at.
    let none = || Summary { since: table.began.unwrap_or(table.created), ..Summary::default() };
    let summary = summary.or_else(stored).unwrap_or_else(none);
    let now = crate::now();
    let seats = table.seats.into_iter().enumerate().map(|(at, seat)| {
        let asked = summary.to_act == Some(seat.seat);
        let used = if asked { (now - summary.since).max(0) } else { 0 };
        Seated {
            by: patron(seat.by),
            name: seat.name,
            bot: seat.bot,
            present: present.contains(&seat.seat),
            clock: summary.left.get(at).map(|left| (left - used).max(0)),
        }
    });
    let seats = seats.collect();
    let played =
        if summary.edition.is_empty() { edition::Edition::vienna().hash_hex() } else { summary.edition };
    let edition = options.edition.clone().unwrap_or(played);
    let over = table.status == Status::Over;
    let seed = options.seed.clone();
    Ok(TableInfo {
        id: table.id,
        status: status(table.status),
        host_knows_seed: seed.is_some(),
        options: TableOptions { seed: seed.filter(|_| over), ..options },
        seats,
        you: table.you,
        host: player.is_some() && player == table.host,
        to_act: summary.to_act,
        since: summary.since,
        round: summary.round,
        revision: summary.revision,
        moment: summary.moment,
        scores: summary.scores,
        watching,
        request: table.request.as_deref().and_then(|request| serde_json::from_str(request).ok()),
        commitment: summary.commitment,
        edition,
    })
}

/// Sums up some tables of an earlier version, without waking them.
pub async fn sum_up(hall: &Hall, most: u32) -> Result<(), Fault> {
    for id in hall.store().without_summary(most).await? {
        match sum_up_one(hall, &id).await {
            // It is set aside, or gone.
            Ok(()) | Err(Fault::SetAside | Fault::NoTable) => {}
            Err(fault) => return Err(fault),
        }
    }
    Ok(())
}

async fn sum_up_one(hall: &Hall, id: &str) -> Result<(), Fault> {
    let (row, seats) = past::table(hall, id).await?;
    let options = past::options(hall, &row).await?;
    let (live, times, _) = past::present(hall, &row, &options, seats.len()).await?;
    let commitment = commitment(row.start.as_deref().unwrap_or_default());
    let summary = Summary::of(&live, &times, &commitment, hall.without_server());
    Ok(hall.store().add_summary(row.key, &summary.write()).await?)
}
