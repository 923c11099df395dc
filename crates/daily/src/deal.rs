//! What is dealt on a date.

use crate::Date;
use edition::Edition;
use rules::{Game, Seed, Setup};
use sha2::{Digest, Sha256};
use vocab::{Level, Seat};

/// The two games of a date.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// One player against the Soloist.
    Solo,
    /// One player against bots.
    Table,
}

impl Kind {
    /// All values.
    pub const ALL: [Kind; 2] = [Kind::Solo, Kind::Table];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Solo => "solo",
            Kind::Table => "table",
        }
    }

    /// The kind with this written form.
    pub fn from_code(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// The game of a date. The player sits at seat 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The date.
    pub date: Date,
    /// Which of the two games.
    pub kind: Kind,
    /// The set-up. Composers and the first player follow from the seed.
    pub setup: Setup,
    /// The seed of the deal and of all later luck.
    pub seed: Seed,
    /// The codes of the bots at the other seats.
    pub opponents: Vec<&'static str>,
}

impl Deal {
    /// The seat of the player.
    pub const PLAYER: Seat = Seat::at(0);

    /// The game of a date with an edition. It depends on nothing else, so it is the same on every machine and without a
    /// connection. The week gets harder from Monday to Sunday.
    pub fn of(date: Date, kind: Kind, edition: &Edition) -> Deal {
        let seed = Seed(digest(date, kind, edition, "seed"));
        let (level, bot) = match date.weekday() {
            0 | 1 => (Level::Easy, "andante"),
            2..=4 => (Level::Middle, "allegro"),
            _ => (Level::Difficult, "vivace"),
        };
        let (setup, opponents) = match kind {
            Kind::Solo => (Setup::solo(level), Vec::new()),
            Kind::Table => {
                let players = 2 + digest(date, kind, edition, "players")[0] % 3;
                (Setup::players(players), vec![bot; usize::from(players) - 1])
            }
        };
        Deal { date, kind, setup, seed, opponents }
    }

    /// The game before its first decision.
    pub fn game(&self, edition: &'static Edition) -> Option<Game> {
        // Nobody reads the events. With the sink `()` the module of the page would have the rules a second time.
        Game::deal(&self.setup, edition, &mut self.seed.dice(0), &mut Vec::new()).ok()
    }
}

/// Bytes that follow from the date, the kind of game and the printed values.
fn digest(date: Date, kind: Kind, edition: &Edition, purpose: &str) -> [u8; 32] {
    let head = format!("lacrimosa-daily-1\n{date}\n{}\n{purpose}\n", kind.code());
    Sha256::new().chain_update(head).chain_update(edition.hash).finalize().into()
}
