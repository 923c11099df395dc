//! Why a wish is not granted.

use serde::{Deserialize, Serialize};

/// The reason. A client words it in the language of its reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Refusal {
    /// It was meant for another revision; the news since then are on their way, or came already.
    Stale {
        /// The revision it was meant for.
        meant: u64,
        /// The revision of the table.
        now: u64,
    },
    /// The rules do not allow it.
    Illegal {
        /// The rule that refuses.
        rule: String,
        /// The reason in English.
        text: String,
    },
    /// It cannot be read.
    Malformed {
        /// What is wrong with it, and what is expected.
        text: String,
    },
    /// Only those who sit at the table may.
    NotSeated,
    /// A bot decides for this seat; take it back first.
    TakenOver,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// Nothing can be taken back freely; the others can be asked.
    NotFree,
    /// Nothing was taken back.
    NothingToRedo,
    /// Nobody asked for anything, or it is not yours to answer.
    NothingAsked,
    /// Something is asked already, or the answer to you was no: decide something first.
    AskedAlready,
    /// Too much was taken back in this turn or in this game.
    TooManyUndos,
    /// There is no such moment to go back to.
    NoSuchMoment,
    /// There is no talk at this table.
    NoTalk,
    /// Nothing to say, or too much.
    Length {
        /// The most characters.
        most: usize,
    },
    /// Too many messages in a short time.
    TooFast,
    /// The server could not store it; nothing has changed.
    NotStored,
}
