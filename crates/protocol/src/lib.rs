//! What goes over the wire between a table and those who sit at it or watch. Data only.
//!
//! A client plays over a WebSocket (`/api/tables/{id}/socket?since=N`): it sends [`Wish`]es and hears [`News`].
//! Everything else is HTTP with the bodies of [`http`]. Actions, events and positions are written in the
//! notation of the edition, as in `.game` files. A client never judges: what it may do is in [`State::options`].

pub mod admin;
pub mod http;
mod news;
mod refusal;
mod sheet;
mod table;
mod whole;
mod wish;

pub use news::{Entry, News, State, Talk, Told};
pub use refusal::Refusal;
pub use sheet::Sheet;
pub use table::{Clock, Patron, Request, Seated, Status, TableInfo, TableOptions, TakeOver};
pub use wish::{Reaction, Wish};

/// The longest message a client may send over the socket, in bytes.
pub const LONGEST_WISH: usize = 2048;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest line of talk, in characters.
pub const LONGEST_LINE: usize = 240;
