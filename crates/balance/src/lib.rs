//! Measures how even the game is: bots play thousands of games against each other, and what happened is held
//! against what the edition must show.
//!
//! A [`Plan`] says which games; [`Plan::play`] makes a [`Summary`] of each; a [`Report`] is made of all of them.
//! Every game has luck of its own by its number, so that the number of threads and interruptions change nothing.

mod collect;
mod component;
mod components;
mod figures;
mod lines;
mod measure;
mod page;
mod plan;
mod plot;
mod plots;
mod report;
mod results;
mod scatter;
mod stats;
mod summary;
mod table;
mod text;
mod words;

pub use component::{Component, Sort};
pub use components::ComponentLine;
pub use figures::{Figure, Spread};
pub use measure::{Measure, Source, Unit};
pub use page::{csv, page};
pub use plan::{Options, Plan};
pub use plots::plots;
pub use report::{Line, Report, Verdict};
pub use results::{Mismatch, Results};
pub use stats::Estimate;
pub use summary::{SeatSummary, Summary};
pub use table::{Family, Table};
pub use text::{compared, text};
