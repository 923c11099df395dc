//! The messages of a client to its table.

use serde::{Deserialize, Serialize};

/// A message from a client to its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClientMessage))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Makes a decision: one of the options, with any payment that the rules allow.
    Act {
        /// The revision it is meant for.
        revision: u64,
        /// The action in notation, such as `lay a-carriage-at-dawn coffee-and-gossip` or `travel munich`: one of
        /// `options`.
        action: String,
    },
    /// Undoes your last decision, or your whole turn, back to the last information barrier at most.
    Undo {
        /// The revision it is meant for.
        revision: u64,
        /// Whether to undo the whole turn.
        #[serde(default)]
        turn: bool,
    },
    /// Redoes your last undone decision.
    Redo {
        /// The revision it is meant for.
        revision: u64,
    },
    /// Asks the other players whether the game may go back to an earlier moment.
    AskUndo {
        /// How many decisions remain.
        moment: u64,
    },
    /// Answers an undo request.
    AnswerUndo {
        /// Whether you agree.
        yes: bool,
    },
    /// Withdraws your own undo request.
    CancelUndo {},
    /// Writes to everybody at the table.
    Say {
        /// The text, of at most 240 characters.
        text: String,
    },
    /// Sends a phrase. Each player reads it in their own language.
    React {
        /// Which phrase.
        reaction: Reaction,
    },
    /// Takes your seat back from the bot that has taken it over.
    TakeBack {},
}

/// A phrase that players can send.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Hello!
    Hello,
    /// Bravo!
    Bravo,
    /// Thank you!
    Thanks,
    /// Oh no!
    Alas,
    /// One moment, please.
    Moment,
    /// Your turn.
    YourTurn,
    /// Sorry!
    Sorry,
    /// Well played!
    WellPlayed,
}

impl Reaction {
    /// All phrases, in the order in which they are shown.
    pub const ALL: [Reaction; 8] = [
        Reaction::Hello,
        Reaction::Bravo,
        Reaction::Thanks,
        Reaction::Alas,
        Reaction::Moment,
        Reaction::YourTurn,
        Reaction::Sorry,
        Reaction::WellPlayed,
    ];

    /// Its code in JSON and in the keys of translations.
    pub fn code(self) -> &'static str {
        match self {
            Reaction::Hello => "hello",
            Reaction::Bravo => "bravo",
            Reaction::Thanks => "thanks",
            Reaction::Alas => "alas",
            Reaction::Moment => "moment",
            Reaction::YourTurn => "your-turn",
            Reaction::Sorry => "sorry",
            Reaction::WellPlayed => "well-played",
        }
    }
}
