//! The description of a table for one viewer: the same for a table in memory and for an entry of a list.

use crate::summary::Summary;
use protocol::{SeatInfo, Status, TableInfo, TableOptions, UndoRequest};
use store::{ListedSeat, PlayerKey};

/// The data from which a description is made.
pub struct TableFacts {
    /// The id in links.
    pub id: String,
    /// The status.
    pub status: Status,
    /// The options, including a seed chosen by the host.
    pub options: TableOptions,
    /// The host.
    pub host: Option<PlayerKey>,
    /// The seats, first to last.
    pub seats: Vec<ListedSeat>,
    /// An undo request.
    pub undo_request: Option<UndoRequest>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The seats whose players are connected.
    pub present: Vec<u8>,
    /// How many spectators are connected.
    pub watching: u32,
    /// The summary of the game; before the game, one with the time at which the table was created.
    pub summary: Summary,
}

impl TableFacts {
    /// The description for a viewer: who they are, and their seat.
    pub fn info(self, player: Option<PlayerKey>, you: Option<u8>) -> TableInfo {
        let TableFacts {
            id,
            status,
            options,
            host,
            seats,
            undo_request,
            rematch,
            present,
            watching,
            summary,
        } = self;
        let now = crate::now();
        let seats = seats.into_iter().enumerate().map(|(at, seat)| SeatInfo {
            present: present.contains(&seat.seat),
            clock: summary.time_left(at, now),
            by: seat.by,
            name: seat.name,
            bot: seat.bot,
        });
        let seats = seats.collect();
        // A table whose game has not begun is played with the edition of this version.
        let played = match summary.edition.is_empty() {
            true => edition::Edition::vienna().hash_hex(),
            false => summary.edition,
        };
        let (seed, public) = (options.seed.clone(), options.public);
        TableInfo {
            id,
            status,
            host_knows_seed: seed.is_some(),
            edition: options.edition.clone().unwrap_or(played),
            options: TableOptions { seed: seed.filter(|_| status == Status::Over), ..options },
            seats,
            you,
            host: player.is_some() && player == host,
            to_act: summary.to_act,
            since: summary.since,
            round: summary.round,
            revision: summary.revision,
            moment: summary.moment,
            scores: summary.scores,
            watching,
            request: undo_request,
            // The link to a private table does not open the one after it.
            rematch: rematch.filter(|_| you.is_some() || public),
            commitment: summary.commitment,
        }
    }
}
