//! What a table tells.

use crate::{Reaction, Refusal, Sheet, TableInfo};
use serde::{Deserialize, Serialize};

/// A message from a table to a client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum News {
    /// The first message: the table, and the game as you may see it. With `since`, the steps that
    /// you missed follow one by one as `past`.
    Welcome {
        /// The table.
        table: Box<TableInfo>,
        /// The game; none before it begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<Box<State>>,
        /// What was said last, oldest first.
        talk: Vec<Talk>,
    },
    /// A step that was taken before you came.
    Past {
        /// The step.
        entry: Entry,
    },
    /// A step that was just taken and stored.
    Update {
        /// The step.
        entry: Entry,
        /// The game after it.
        state: Box<State>,
    },
    /// Who sits here, who is present, what is asked or how the clocks stand has changed. When a game begins, it
    /// comes with its state.
    Table {
        /// The table.
        table: Box<TableInfo>,
        /// The game, if it has just begun.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<Box<State>>,
    },
    /// Something was said, or done beside the game.
    Said {
        /// What.
        talk: Talk,
    },
    /// A message of whoever runs the server, to everybody; empty when it is withdrawn.
    Announced {
        /// The message. Plain text: never to be read as markup.
        text: String,
    },
    /// Your wish was not granted; nothing has changed.
    Refused(Refusal),
    /// The connection ends; come back in a moment.
    Bye,
}

/// The game as its viewer may see it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct State {
    /// How many steps were taken: what a wish must name.
    pub revision: u64,
    /// How many decisions stand.
    pub moment: u64,
    /// The position as you see it: a sheet as `lacrimosa show --json` writes it, hidden things written `?`.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: Sheet,
    /// What you may do now, in notation; empty while others decide.
    pub options: Vec<String>,
    /// Whether your last decision can be taken back freely.
    pub undo: bool,
    /// Whether you can do again what you took back.
    pub redo: bool,
}

/// One step of a game as its viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entry {
    /// Its number, counted from 1 without gaps.
    pub revision: u64,
    /// How many decisions stand after it.
    pub moment: u64,
    /// When, in milliseconds of Unix time.
    pub at: i64,
    /// Who, counted from 1.
    pub seat: u8,
    /// The action in notation; none if the game was taken back to `moment`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// What happened, in notation, hidden things written `?`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<String>,
}

/// Something said, or done beside the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Talk {
    /// Its number at this table.
    pub id: i64,
    /// When, in milliseconds of Unix time.
    pub at: i64,
    /// Whose doing, a seat counted from 1.
    pub seat: u8,
    /// How many decisions stood then.
    pub moment: u64,
    /// What.
    pub told: Told,
}

/// What was said or done beside the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Told {
    /// Words. Plain text: never to be read as markup.
    Said {
        /// The words.
        text: String,
    },
    /// A phrase.
    Reacted {
        /// Which.
        reaction: Reaction,
    },
    /// Somebody sat down.
    Sat,
    /// Somebody stood up before the game.
    Left,
    /// Somebody took a bot's place, or the seat was handed over.
    Joined,
    /// A bot took over.
    TakenOver {
        /// Whether the clock ran out; else they were away too long, or left.
        clock: bool,
    },
    /// The person is back.
    TakenBack,
    /// The person uses one more device from now on.
    NewDevice,
    /// Somebody left for good: a bot plays on in their place.
    LeftForGood,
    /// The host removed somebody: before the game the seat is open again, in a game a bot plays on.
    Kicked,
    /// Somebody asked to go back.
    AskedUndo {
        /// To where.
        to: u64,
    },
    /// Somebody agreed to it.
    Agreed,
    /// Somebody did not.
    Disagreed,
    /// All agreed: the game went back.
    Rewound {
        /// To where.
        to: u64,
    },
}
