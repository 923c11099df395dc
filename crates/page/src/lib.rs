//! The page without a browser: the games it shows, what is drawn of them, and everything it computes on the way. No
//! Leptos, no bindings to a browser, so all of it is tested natively in seconds; `web` draws it.

pub mod address;
pub mod ago;
pub mod card;
pub mod chart;
pub mod choice;
pub mod clocks;
pub mod draft;
pub mod editions;
pub mod games_file;
pub mod hint;
pub mod log;
pub mod noted;
pub mod own_game;
pub mod proof;
pub mod recap;
pub mod reconnect;
pub mod remote_game;
pub mod replay;
pub mod replay_game;
pub mod roads;
pub mod rules_search;
pub mod saved;
pub mod scene;
pub mod score_groups;
pub mod settings;
pub mod sitting;
pub mod sounds;
pub mod symbols;
pub mod table_info;
pub mod talk;
pub mod tally;
pub mod terms;
pub mod tips;
#[cfg(test)]
mod twins;
pub mod verdict;
pub mod worker;

pub use address::Page;
pub use own_game::OwnGame;
pub use remote_game::RemoteGame;
pub use replay_game::ReplayGame;
pub use scene::Scene;
pub use sitting::Sitting;
