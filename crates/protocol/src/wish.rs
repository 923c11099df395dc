//! What a client wants.

use serde::{Deserialize, Serialize};

/// A message from a client to its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// A decision, meant for this revision of the table: one of the options, with any payment the rules allow.
    Act {
        /// The revision at which it is meant.
        revision: u64,
        /// The action in its notation, such as `lay a-carriage-at-dawn coffee-and-gossip` or `travel munich`: one of `options`.
        action: String,
    },
    /// My last decision, or all of my turn, is taken back; free only to the last information barrier.
    Undo {
        /// The revision at which it is meant.
        revision: u64,
        /// Whether the whole turn is meant.
        #[serde(default)]
        turn: bool,
    },
    /// What I took back is done again.
    Redo {
        /// The revision at which it is meant.
        revision: u64,
    },
    /// The others are asked whether the game may go back to where so many decisions were taken.
    AskUndo {
        /// How many decisions remain.
        moment: u64,
    },
    /// I agree, or not, to what somebody asked.
    AnswerUndo {
        /// Whether I agree.
        yes: bool,
    },
    /// Something to say to all.
    Say {
        /// The text, of at most 240 characters.
        text: String,
    },
    /// A phrase that everybody reads in their own language.
    React {
        /// Which.
        reaction: Reaction,
    },
    /// My seat, for which a bot decided, is mine again.
    TakeBack {},
}

/// A phrase of the table.
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
    /// All, in the order in which they are offered.
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

    /// The word for it on the wire and in messages.
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
