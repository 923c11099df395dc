//! The part of the page that needs no browser: the games that it shows and everything that it computes for drawing
//! them. It uses neither Leptos nor browser bindings, so it is tested natively in seconds. `web` draws it.

pub mod address;
pub mod ago;
pub mod card;
pub mod chart;
pub mod choice;
pub mod clocks;
pub mod decision;
pub mod draft;
pub mod editions;
pub mod expected;
pub mod explorer;
pub mod games_file;
pub mod hand;
pub mod hint;
pub mod hiring;
pub mod layout;
pub mod log;
pub mod map_labels;
pub mod noted;
pub mod notes;
pub mod own_game;
pub mod pace;
pub mod plan;
#[cfg(test)]
mod planned;
pub mod proof;
pub mod purse;
pub mod recap;
pub mod reconnect;
pub mod remote_game;
pub mod replay;
pub mod replay_game;
pub mod roads;
pub mod round_end;
pub mod row_price;
pub mod rules_search;
pub mod saved;
pub mod scene;
pub mod score_groups;
pub mod score_page;
pub mod settings;
pub mod sitting;
pub mod soloist;
pub mod sounds;
pub mod steps;
pub mod symbols;
pub mod table_info;
pub mod talk;
pub mod tally;
pub mod terms;
pub mod tips;
#[cfg(test)]
mod twins;
pub mod verdict;
pub mod vignette;
pub mod worker;

pub use address::Page;
pub use own_game::OwnGame;
pub use remote_game::RemoteGame;
pub use replay_game::ReplayGame;
pub use scene::Scene;
pub use sitting::Sitting;
