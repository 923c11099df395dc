//! The input of an evaluation: a position as seen from one seat.

use edition::{Bonus, Edition, Memory};
use rules::{Board, Game};
use vocab::{Icon, Icons, MemoryId, Prompt, Round, Seat, Set, Slot};

/// A position as seen from one seat, with derived values.
pub(crate) struct Context<'a> {
    pub(crate) game: &'a Game,
    pub(crate) edition: &'static Edition,
    pub(crate) own: &'a Board,
    pub(crate) seat: Seat,
    /// Cards still to be laid in this round: hand and deck.
    pub(crate) unlaid: Set<MemoryId>,
    /// The seat's nine cards.
    pub(crate) nine: Set<MemoryId>,
    /// Turns this seat has left in the round.
    pub(crate) turns: i32,
    /// Rounds after this one.
    pub(crate) rounds: i32,
    /// Whether Maintenance of this round has begun. Track points then count for the next round.
    pub(crate) maintaining: bool,
}

impl<'a> Context<'a> {
    pub(crate) fn new(game: &'a Game, seat: Seat) -> Context<'a> {
        let own = game.board(seat);
        let (turn, round) = (game.turn().index(), game.round().index());
        let maintaining = game.in_maintenance();
        let to_lay = own.experiences[turn].is_none() && !maintaining;
        let turns = (Slot::COUNT - 1 - turn) as i32 + i32::from(to_lay);
        let rounds = (Round::COUNT - 1 - round) as i32;
        let unlaid = own.unlaid();
        let nine = own.cards();
        Context { game, edition: game.edition(), own, seat, unlaid, nine, turns, rounds, maintaining }
    }

    /// Turns this seat has left in the game.
    #[inline(always)]
    pub(crate) fn turns_left(&self) -> i32 {
        self.rounds * Slot::COUNT as i32 + self.turns
    }

    /// A Memory card.
    #[inline(always)]
    pub(crate) fn memory(&self, id: MemoryId) -> &'static Memory {
        &self.edition.memories[id.index()]
    }

    /// Cards in Experiences.
    pub(crate) fn experiences(&self) -> impl Iterator<Item = &'static Memory> {
        self.own.experiences.iter().flatten().map(|id| self.memory(*id))
    }

    /// Cards in Story.
    pub(crate) fn stories(&self) -> impl Iterator<Item = &'static Memory> {
        self.own.stories.iter().flatten().map(|id| self.memory(*id))
    }

    /// The Period Bonus of this round.
    #[inline(always)]
    pub(crate) fn bonus(&self) -> &'static Bonus {
        &self.edition.bonuses[self.game.bonus().index()]
    }

    /// The card in Experiences, while the player has not decided whether to use it.
    pub(crate) fn undecided(&self) -> Option<MemoryId> {
        let asked = self.game.prompt() == Some(Prompt::UseOrTake);
        self.own.experiences[self.game.turn().index()].filter(|_| asked)
    }

    /// How many actions may still be carried out in this turn.
    pub(crate) fn pending(&self) -> usize {
        let open = |prompt: &Prompt| match *prompt {
            Prompt::Card(icons) | Prompt::Gained(icons) => {
                Icon::ALL.iter().map(|icon| count(icons, *icon)).sum()
            }
            Prompt::Extra { times, .. } => times.into(),
            Prompt::AtCity { .. } => 1,
            Prompt::Lay
            | Prompt::UseOrTake
            | Prompt::Kinds { .. }
            | Prompt::Neutral(_)
            | Prompt::Wake(_)
            | Prompt::Maintenance { .. } => 0,
        };
        self.game.prompts().iter().map(open).sum()
    }

    /// Wilds whose kind is not chosen yet.
    pub(crate) fn wilds(&self) -> i32 {
        let wild =
            |prompt: &Prompt| if let Prompt::Kinds { left, .. } = prompt { i32::from(*left) } else { 0 };
        self.game.prompts().iter().map(wild).sum()
    }
}

fn count(icons: Icons, icon: Icon) -> usize {
    icons.count(icon).into()
}
