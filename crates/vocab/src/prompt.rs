//! Open questions. They are a stack inside the state, so a game can stop at any question and go on later.

use crate::{CityId, Icon, InstrumentSpace, Mode, Movement, Rule, Seat};

/// How many icons of each action are left to carry out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Icons(u16);

impl Icons {
    const WIDTH: u32 = 3;
    /// The most icons of one action on one card or tile.
    pub const MOST: u8 = (1 << Self::WIDTH) - 1;

    /// How many icons of this action there are.
    #[inline(always)]
    pub const fn count(self, icon: Icon) -> u8 {
        (self.0 >> (icon as u32 * Self::WIDTH)) as u8 & Self::MOST
    }

    /// Adds one icon of this action, up to [`Icons::MOST`].
    #[must_use]
    #[inline(always)]
    pub const fn with(self, icon: Icon) -> Icons {
        if self.count(icon) == Self::MOST { self } else { Icons(self.0 + (1 << (icon as u32 * Self::WIDTH))) }
    }

    /// Removes one icon of this action, if there is one.
    #[must_use]
    #[inline(always)]
    pub const fn without(self, icon: Icon) -> Icons {
        if self.count(icon) == 0 { self } else { Icons(self.0 - (1 << (icon as u32 * Self::WIDTH))) }
    }

    /// Whether there are no icons.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every single icon, in the order of [`Icon::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        Icon::ALL.into_iter().flat_map(move |icon| std::iter::repeat_n(icon, self.count(icon) as usize))
    }
}

impl FromIterator<Icon> for Icons {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> Self {
        icons.into_iter().fold(Icons::default(), Icons::with)
    }
}

impl std::fmt::Debug for Icons {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Where a wild Story Point goes (PAY-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pool {
    /// A step on a track.
    Track,
    /// A counter.
    Counter,
}

/// An entry of the stack of open questions. The topmost is asked first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Prompt {
    /// Lay two cards (TURN-1).
    Lay,
    /// Use the card or take ducats (TURN-2).
    UseOrTake,
    /// Carry out actions of the card, or end the turn (TURN-3).
    Card(Icons),
    /// Carry out actions gained as a reward, or give them up (INT-20).
    Gained(Icons),
    /// Carry out an action once more, for Agnus Dei tiles (TILE-3).
    Extra {
        /// The action.
        icon: Icon,
        /// How often it may still be carried out.
        times: u8,
    },
    /// Perform or sell an Opus of the type a City asks for (TRAV-5).
    AtCity {
        /// Perform, or sell.
        mode: Mode,
        /// The City tile, which names the type and the extra reward.
        city: CityId,
        /// Whether its gilded face was used.
        gilded: bool,
    },
    /// Choose the kinds of wild Story Points, one after the other (INT-24).
    Kinds {
        /// Whether they go to tracks or counters.
        pool: Pool,
        /// How many are left.
        left: u8,
    },
    /// Place the neutral marker in this movement (REQ-4).
    Neutral(Movement),
    /// Not a question: the Composer tile on this space has an effect from now on (INT-18).
    Wake(InstrumentSpace),
    /// Not a question: Maintenance of this seat continues with this step (INT-10).
    Maintenance {
        /// The seat.
        seat: Seat,
        /// The next step, 1 to 5 as in MAINT-1 to MAINT-5.
        step: u8,
    },
}

impl Prompt {
    /// The rule that asks the question.
    pub const fn rule(self) -> Rule {
        match self {
            Prompt::Lay => Rule::Turn1,
            Prompt::UseOrTake => Rule::Turn2,
            Prompt::Card(_) => Rule::Turn3,
            Prompt::Gained(_) => Rule::Int20,
            Prompt::Extra { .. } => Rule::Int14,
            Prompt::AtCity { .. } => Rule::Trav5,
            Prompt::Kinds { .. } => Rule::Int24,
            Prompt::Neutral(_) => Rule::Int4,
            Prompt::Wake(_) => Rule::Int18,
            Prompt::Maintenance { .. } => Rule::Int10,
        }
    }
}
