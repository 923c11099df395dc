//! What can still come: the cards that nobody has seen, the Soloist's cards and the Composer tiles in their stacks.
//! Everything follows from the printed components and from what the viewer sees (INT-28), so no order and no place of
//! a hidden card is known here.

use edition::Edition;
use rules::Game;
use vocab::{
    Card, Face, Line, MemoryId, Movement, OpusId, OpusType, Piece, Position, Round, Set, SoloistId, TileId,
};

/// The unseen cards of a period.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coming {
    /// The period.
    pub round: Round,
    /// The Memory cards that nobody has seen, in printed order.
    pub memories: Vec<MemoryId>,
    /// The Opus cards that nobody has seen, in printed order.
    pub opera: Vec<OpusId>,
    /// How many of all these cards are in the deck of the period. The others are not in the game.
    pub in_deck: usize,
}

impl Coming {
    /// The number of unseen cards, in the deck or not.
    pub fn unseen(&self) -> usize {
        self.memories.len() + self.opera.len()
    }

    /// The unseen Opus cards of a type.
    pub fn of_type(&self, edition: &Edition, kind: OpusType) -> Vec<OpusId> {
        self.opera.iter().copied().filter(|id| edition.opera[id.index()].kind == Some(kind)).collect()
    }
}

/// The unseen cards of the current and of each later period.
pub fn coming(table: &Position<Face>, edition: &Edition) -> Vec<Coming> {
    let (memories, opera) = seen(table);
    let of = |round: Round| {
        let (all_memories, all_opera) = edition.derived.of_period(round);
        Coming {
            round,
            memories: all_memories.without(memories).iter().collect(),
            opera: all_opera.without(opera).iter().collect(),
            in_deck: table.piles[round.index()].len(),
        }
    };
    Round::all().filter(|round| *round >= table.round).map(of).collect()
}

/// The cards that everybody has seen: in the row, on the boards, or removed from the game face up.
fn seen(table: &Position<Face>) -> (Set<MemoryId>, Set<OpusId>) {
    let cards = table.row.iter().flatten().chain(&table.discarded);
    let (mut memories, mut opera) = (Set::default(), Set::default());
    for card in cards {
        match card {
            Card::Memory(id) => memories.insert(*id),
            Card::Opus(id) => opera.insert(*id),
        }
    }
    for seat in &table.seats {
        seat.cards.iter().for_each(|id| memories.insert(*id));
        seat.opera.iter().for_each(|id| opera.insert(*id));
    }
    (memories, opera)
}

/// The Soloist's cards of this round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloistCards {
    /// Those that he has turned, in that order.
    pub turned: Vec<SoloistId>,
    /// Those that are still face down, by number; their order is unknown.
    pub left: Vec<SoloistId>,
}

/// The Soloist's cards; none in a game without him. His level tells which nine cards he has (SOLO-4), so those that he
/// has not turned are known, but not their order.
pub fn soloist(table: &Position<Face>, game: &Game) -> Option<SoloistCards> {
    let turned = table.soloist.as_ref()?.shown.clone();
    let deck = game.position().soloist?.deck;
    let mut left: Vec<SoloistId> = deck
        .into_iter()
        .filter_map(|piece| match piece {
            Piece::Soloist(id) => Some(id),
            _ => None,
        })
        .collect();
    left.sort_unstable();
    Some(SoloistCards { turned, left })
}

/// The tiles left in a composer's stack for a movement, top first: the stacks are open. A solo game uses all tiles
/// (SOLO-2). Empty if the line has no composer.
pub fn stack(
    table: &Position<Face>,
    edition: &'static Edition,
    line: Line,
    movement: Movement,
) -> &'static [TileId] {
    let Some(composer) = table.composers[line] else { return &[] };
    let players = if table.level.is_some() { 4 } else { table.players };
    let all = edition.derived.stack(players, composer, movement);
    all.get(usize::from(table.tiles_taken[line][movement])..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::{Twins, anna, vienna};
    use rules::{Seed, Setup};
    use std::collections::BTreeSet;
    use vocab::{Level, Viewer};

    fn view(game: &Game) -> Position<Face> {
        game.view(Viewer::Seat(anna())).table
    }

    /// The hidden cards of a period: its pile and its cards in the box.
    fn hidden(game: &Game, round: Round) -> BTreeSet<String> {
        let position = game.position();
        let (memories, opera) = vienna().derived.of_period(round);
        let of_period = |piece: &&Piece| match piece {
            Piece::Memory(id) => memories.contains(*id),
            Piece::Opus(id) => opera.contains(*id),
            _ => false,
        };
        let pieces = position.piles.iter().flatten().chain(&position.boxed);
        pieces.filter(of_period).map(|piece| format!("{piece:?}")).collect()
    }

    fn named(coming: &Coming) -> BTreeSet<String> {
        let memories = coming.memories.iter().map(|id| format!("{:?}", Piece::Memory(*id)));
        memories.chain(coming.opera.iter().map(|id| format!("{:?}", Piece::Opus(*id)))).collect()
    }

    #[test]
    fn the_unseen_cards_are_those_of_the_deck_and_of_the_box_after_every_decision() {
        let mut twins = Twins::deal();
        while !twins.live.is_over() {
            let game = twins.here.table().game();
            for coming in coming(&view(game), vienna()) {
                assert_eq!(named(&coming), hidden(game, coming.round));
                assert!(coming.in_deck <= coming.unseen());
            }
            twins.act();
        }
    }

    #[test]
    fn each_unseen_opus_is_listed_under_one_type() {
        let table = view(Twins::deal().here.table().game());
        for coming in coming(&table, vienna()) {
            let listed: usize =
                OpusType::ALL.into_iter().map(|kind| coming.of_type(vienna(), kind).len()).sum();
            assert_eq!(listed, coming.opera.len());
        }
    }

    #[test]
    fn a_game_with_other_hidden_cards_looks_the_same() {
        let mut twins = Twins::deal();
        (0..40).for_each(|_| twins.act());
        let game = twins.here.table().game();
        for seed in 0..20 {
            let other = game.resample(Viewer::Seat(anna()), &mut Seed::from_number(seed).dice(0));
            assert_eq!(coming(&view(&other), vienna()), coming(&view(game), vienna()));
        }
    }

    #[test]
    fn the_soloist_has_nine_cards_and_their_order_stays_unknown() {
        let luck = &mut Seed::from_number(3).dice(0);
        let game = Game::deal(&Setup::solo(Level::Middle), vienna(), luck, &mut ()).unwrap();
        let cards = soloist(&view(&game), &game).unwrap();
        assert_eq!(cards.turned.len() + cards.left.len(), 9);
        for seed in 0..20 {
            let other = game.resample(Viewer::Seat(anna()), &mut Seed::from_number(seed).dice(0));
            assert_eq!(soloist(&view(&other), &other), Some(cards.clone()));
        }
    }

    #[test]
    fn a_stack_begins_with_its_top_tile() {
        let mut twins = Twins::deal();
        while !twins.live.is_over() {
            let game = twins.here.table().game();
            for (line, movement) in Line::ALL.into_iter().flat_map(|line| Movement::ALL.map(|m| (line, m))) {
                let tiles = stack(&view(game), vienna(), line, movement);
                assert_eq!(tiles.first().copied(), game.top_tile(line, movement));
            }
            twins.act();
        }
    }
}
