//! Bots against bots: whole games, and what they prove.

mod block;
mod entrant;
mod game;
mod ladder;
mod ledger;
pub mod plot;
mod report;
mod run;
mod sprt;
mod statistics;
mod tournament;

pub use block::{Block, Fault, GameResult, SeatResult};
pub use entrant::{Entrant, EntrantError, Pace};
pub use game::{Move, Player, play};
pub use ladder::{Rung, ladder};
pub use ledger::{Found, Header, Ledger, LedgerError};
pub use report::{Report, Row, Work};
pub use run::run;
pub use sprt::{Outcome, Sprt, Test};
pub use statistics::{Estimate, Z, mean_interval, share_interval, wilson};
pub use tournament::{Contest, Line, Tournament, WrongNumber};
