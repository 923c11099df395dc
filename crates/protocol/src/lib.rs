//! The messages between a table and its players and spectators, and the bodies of the HTTP API. Data only.
//!
//! A client plays over a WebSocket (`/api/tables/{id}/socket?since=N`): it sends [`ClientMessage`] and receives
//! [`ServerMessage`]. Everything else is HTTP with the bodies of [`http`]. Actions, events and positions are written in
//! the notation of the edition, as in `.game` files. A client need not know the rules: [`State::options`] lists the
//! legal actions.

pub mod admin;
mod client_message;
pub mod http;
pub mod push;
mod refusal;
mod server_message;
mod sheet;
mod table;
mod whole;

pub use client_message::{ClientMessage, Reaction};
pub use refusal::Refusal;
pub use server_message::{Entry, ServerMessage, State, Talk, TalkContent};
pub use sheet::Sheet;
pub use table::{Clock, SeatInfo, SeatKind, Status, TableInfo, TableOptions, TakeOver, UndoRequest};

/// The longest message a client may send over the socket, in bytes.
pub const LONGEST_MESSAGE: usize = 2048;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest line of talk, in characters.
pub const LONGEST_LINE: usize = 240;
