//! Why a table refuses a client's message.

use serde::{Deserialize, Serialize};

/// The reason. A client shows it in the language of its user.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Refusal {
    /// The command was meant for another revision. The updates since then are on their way or were already received.
    Stale {
        /// The revision it was meant for.
        meant: u64,
        /// The revision of the table.
        now: u64,
    },
    /// The rules do not allow the action.
    Illegal {
        /// The rule that refuses.
        rule: String,
        /// The reason in English.
        text: String,
    },
    /// The message or its action cannot be parsed.
    Malformed {
        /// What is wrong, and what is expected.
        text: String,
    },
    /// Only players at the table can do this, not spectators.
    NotSeated,
    /// A bot decides for this seat; take the seat back first.
    TakenOver,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// Nothing can be undone without consent. The client can ask the other players.
    NotFree,
    /// There is no undone decision to redo.
    NothingToRedo,
    /// There is no request to answer, or this player is not asked.
    NothingAsked,
    /// An undo request is already open, or the last request of this player was declined and nobody has decided anything
    /// since.
    AskedAlready,
    /// There were too many undos in this turn or in this game.
    TooManyUndos,
    /// There is no such moment to go back to.
    NoSuchMoment,
    /// This table does not allow free text.
    NoTalk,
    /// The text is empty or too long.
    Length {
        /// The most characters.
        most: usize,
    },
    /// Too many messages in a short time.
    TooFast,
    /// The server could not store the step; nothing has changed.
    NotStored,
}

impl Refusal {
    /// The value of `why` in JSON: a word for programs and for metrics.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Stale { .. } => "stale",
            Refusal::Illegal { .. } => "illegal",
            Refusal::Malformed { .. } => "malformed",
            Refusal::NotSeated => "not-seated",
            Refusal::TakenOver => "taken-over",
            Refusal::NotBegun => "not-begun",
            Refusal::Over => "over",
            Refusal::NotFree => "not-free",
            Refusal::NothingToRedo => "nothing-to-redo",
            Refusal::NothingAsked => "nothing-asked",
            Refusal::AskedAlready => "asked-already",
            Refusal::TooManyUndos => "too-many-undos",
            Refusal::NoSuchMoment => "no-such-moment",
            Refusal::NoTalk => "no-talk",
            Refusal::Length { .. } => "length",
            Refusal::TooFast => "too-fast",
            Refusal::NotStored => "not-stored",
        }
    }
}
