//! Measures the balance of the game: bots play thousands of games against each other, and the results are
//! compared with targets for the edition.
//!
//! A [`Plan`] says which games to play; [`Plan::play`] makes a [`Summary`] of each game; a [`Report`]
//! evaluates all of them. The luck of a game depends only on its number, so threads and interruptions do not
//! change the results.

mod collect;
mod component;
mod components;
mod figures;
mod game_kind;
mod lines;
mod measure;
mod page;
mod plan;
mod plots;
mod report;
mod results;
mod scatter;
mod stats;
mod summary;
mod text;
mod words;

pub use component::{Component, ComponentKind};
pub use components::ComponentLine;
pub use figures::{Figure, Spread};
pub use game_kind::{Family, GameKind};
pub use measure::{Measure, Unit, VpSource};
pub use page::{csv, page};
pub use plan::{Options, Plan};
pub use plots::plots;
pub use report::{Report, ReportLine, Verdict};
pub use results::{Results, ResultsError};
pub use stats::Estimate;
pub use summary::{SeatSummary, Summary};
pub use text::{compared, text};
