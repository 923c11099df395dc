//! The messages of a table to its clients.

mod parse;

use crate::{Reaction, Refusal, Sheet, TableInfo};
use serde::{Deserialize, Serialize};

/// A message from a table to a client.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ServerMessage))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message: the table, and the game as you see it. With `since`, the steps that you missed follow one by
    /// one as `past`.
    Welcome {
        /// The table.
        table: Box<TableInfo>,
        /// The game; none before it begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<Box<State>>,
        /// The last messages of the table's talk, oldest first.
        talk: Vec<Talk>,
    },
    /// A step that was taken before you connected.
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
    /// The seats, the connected players, the undo request or the clocks have changed. When a game begins, the message
    /// contains its state.
    Table {
        /// The table.
        table: Box<TableInfo>,
        /// The game, if it has just begun or you have just got a seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<Box<State>>,
    },
    /// A player wrote something, or an event outside the game happened at the table.
    Said {
        /// What.
        talk: Talk,
    },
    /// An announcement of the server's operator to everybody; empty when it is withdrawn.
    Announced {
        /// The announcement. Plain text: never interpret it as markup.
        text: String,
    },
    /// Your message was refused; nothing has changed.
    Refused(Refusal),
    /// The server closes the connection; connect again in a moment.
    Bye,
}

/// The game as one viewer sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct State {
    /// How many steps the journal has. A command must name this number.
    pub revision: u64,
    /// How many decisions stand.
    pub moment: u64,
    /// The position as you see it, in the format of `lacrimosa show --json`. Hidden things are written as `?`.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: Sheet,
    /// The actions you can choose now, in notation. Empty while others decide, and on a connection with
    /// `options=false`.
    pub options: Vec<String>,
    /// Whether you can undo your last decision without consent.
    pub undo: bool,
    /// Whether you can redo your last undone decision.
    pub redo: bool,
}

/// One step of a game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entry {
    /// Its revision, counted from 1 without gaps.
    pub revision: u64,
    /// How many decisions stand after it.
    pub moment: u64,
    /// When, in milliseconds of Unix time.
    pub at: i64,
    /// The seat that took it, counted from 1.
    pub seat: u8,
    /// The action in notation; none if the step is an undo back to `moment`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The events in notation. Hidden things are written as `?`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<String>,
}

/// One line of a table's talk: a message of a player, or an event outside the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Talk {
    /// Its number at this table.
    pub id: i64,
    /// When, in milliseconds of Unix time.
    pub at: i64,
    /// The seat it is about, counted from 1.
    pub seat: u8,
    /// How many decisions stood at the time.
    pub moment: u64,
    /// The content.
    pub told: TalkContent,
}

/// The content of a line of talk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Told))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TalkContent {
    /// A text of a player. Plain text: never interpret it as markup.
    Said {
        /// The text.
        text: String,
    },
    /// A phrase of a player.
    Reacted {
        /// Which.
        reaction: Reaction,
    },
    /// A player took an open seat.
    Sat,
    /// A player left before the game.
    Left,
    /// A player took a bot's seat, or a seat that was handed over.
    Joined,
    /// A bot took the seat over.
    TakenOver {
        /// Whether the clock ran out; otherwise the player was inactive too long, or left.
        clock: bool,
    },
    /// The player took the seat back from the bot.
    TakenBack,
    /// The player uses one more device.
    NewDevice,
    /// A player left for good; a bot plays on.
    LeftForGood,
    /// The host removed a player: before the game the seat is open again, in a game a bot plays on.
    Kicked,
    /// A player asked for an undo.
    AskedUndo {
        /// To which moment.
        to: u64,
    },
    /// A player withdrew their undo request.
    CancelledUndo,
    /// A player agreed.
    Agreed,
    /// A player disagreed.
    Disagreed,
    /// All players agreed to an undo, and the game went back.
    Rewound {
        /// To which moment.
        to: u64,
    },
    /// A player started a rematch of the finished game.
    Rematch,
}
