//! A position laid out for a judge: whose eyes, what lies where, how much of the game is left.

use edition::{Bonus, Edition, Memory};
use rules::Game;
use vocab::{Icon, Icons, MemoryId, Piece, Position, Prompt, Round, Seat, SeatPosition, Slot};

/// What a judge looks at.
pub(crate) struct Sight<'a> {
    pub(crate) game: &'a Game,
    pub(crate) edition: &'static Edition,
    pub(crate) table: Position,
    pub(crate) seat: Seat,
    /// Turns of this seat still to come in this round, once this one is over.
    pub(crate) turns: i32,
    /// Rounds still to come.
    pub(crate) rounds: i32,
    /// Whether this round's Maintenance has begun: tracks then belong to the next round.
    pub(crate) maintaining: bool,
}

impl<'a> Sight<'a> {
    pub(crate) fn new(game: &'a Game, seat: Seat) -> Sight<'a> {
        let table = game.position();
        let turns = (Slot::COUNT - 1 - table.turn.index()) as i32;
        let rounds = (Round::COUNT - 1 - table.round.index()) as i32;
        let maintaining = matches!(table.prompts.first(), Some(Prompt::Maintenance { .. }));
        Sight { game, edition: game.edition(), table, seat, turns, rounds, maintaining }
    }

    /// The seat's board.
    pub(crate) fn own(&self) -> &SeatPosition {
        &self.table.seats[self.seat.index()]
    }

    /// Turns of this seat still to come in the whole game.
    pub(crate) fn turns_left(&self) -> i32 {
        self.rounds * Slot::COUNT as i32 + self.turns
    }

    /// Maintenances still to come.
    pub(crate) fn maintenances(&self) -> i32 {
        self.rounds + i32::from(!self.maintaining)
    }

    /// A Memory card.
    pub(crate) fn memory(&self, id: MemoryId) -> &'static Memory {
        &self.edition.memories[id.index()]
    }

    /// Cards in Experiences.
    pub(crate) fn experiences(&self) -> impl Iterator<Item = &'static Memory> {
        self.own().slots.iter().filter_map(|slot| slot.0).map(|id| self.memory(id))
    }

    /// Cards in Story.
    pub(crate) fn stories(&self) -> impl Iterator<Item = &'static Memory> {
        self.own().slots.iter().filter_map(|slot| slot.1).map(|id| self.memory(id))
    }

    /// Cards of the round still to be laid: hand and deck.
    pub(crate) fn unlaid(&self) -> impl Iterator<Item = &'static Memory> {
        let memory =
            |piece: &Piece| if let Piece::Memory(id) = piece { Some(self.memory(*id)) } else { None };
        self.own().hand.iter().chain(&self.own().deck).filter_map(memory)
    }

    /// The Period Bonus of this round.
    pub(crate) fn bonus(&self) -> Option<&'static Bonus> {
        let Piece::Bonus(id) = self.table.bonuses[self.table.round.index()] else { return None };
        self.edition.bonuses.get(id.index())
    }

    /// Icons of an action on the nine cards.
    pub(crate) fn icons(&self, icon: Icon) -> i32 {
        self.own().cards.iter().map(|id| i32::from(self.memory(*id).actions.count(icon))).sum()
    }

    /// The card in Experiences while it is not yet decided whether to use it.
    pub(crate) fn undecided(&self) -> Option<&'static Memory> {
        let asked = self.table.prompts.last() == Some(&Prompt::UseOrTake);
        self.own().slots[self.table.turn.index()].0.filter(|_| asked).map(|id| self.memory(id))
    }

    /// Actions that may still be carried out in this turn.
    pub(crate) fn pending(&self) -> impl Iterator<Item = Icon> + '_ {
        self.table.prompts.iter().flat_map(|prompt| {
            match *prompt {
                Prompt::Card(icons) | Prompt::Gained(icons) => icons,
                Prompt::Extra { icon, times } => std::iter::repeat_n(icon, times.into()).collect(),
                Prompt::AtCity { .. } => Icons::default().with(Icon::PerformOrSell),
                Prompt::Lay
                | Prompt::UseOrTake
                | Prompt::Kinds { .. }
                | Prompt::Neutral(_)
                | Prompt::Wake(_)
                | Prompt::Maintenance { .. } => Icons::default(),
            }
            .iter()
            .collect::<Vec<_>>()
        })
    }

    /// Wilds that are still to be chosen.
    pub(crate) fn wilds(&self) -> i32 {
        let wild =
            |prompt: &Prompt| if let Prompt::Kinds { left, .. } = prompt { i32::from(*left) } else { 0 };
        self.table.prompts.iter().map(wild).sum()
    }
}
