//! Tournaments of bots: plays games and evaluates the results.

mod block;
mod entrant;
mod game;
mod ladder;
mod ledger;
mod report;
mod run;
mod sprt;
mod statistics;
mod tournament;

pub use block::{Block, BlockError, GameResult, SeatResult};
pub use entrant::{Entrant, EntrantError, ThinkingLimit};
pub use game::{Move, Player, play};
pub use ladder::{Rating, ladder};
pub use ledger::{Header, Ledger, LedgerError, OpenedLedger};
pub use report::{BotStats, MatchupResult, Report};
pub use run::run;
pub use sprt::{Sprt, SprtResult, SprtTest};
pub use statistics::{Estimate, Z, mean_interval, share_interval, wilson};
pub use tournament::{Contest, Matchup, Tournament, WrongBotCount};
