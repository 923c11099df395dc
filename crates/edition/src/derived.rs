//! Lookup tables derived from the printed values: distances, stacks, sets.

use crate::{Board, Bonus, Memory, Opus, Tile};
use vocab::{
    BonusId, ByComposer, ByInstrument, ByMovement, ByType, Composer, Instrument, InstrumentSpace, MemoryId,
    Movement, OpusId, Part, Place, Round, Set, TileId,
};

/// Lookup tables, computed once when the edition is loaded.
#[derive(Clone, Debug, Default)]
pub struct Derived {
    /// Ducats of the cheapest route between two places (INT-11).
    pub distance: [[u8; 11]; 11],
    /// Tiles of each composer and movement, top first, by the number of players: 2, 3, 4 (SETUP-6).
    stacks: [ByComposer<ByMovement<Vec<TileId>>>; 3],
    /// Memory cards of each period.
    pub memories: [Set<MemoryId>; 5],
    /// Opus cards of each period.
    pub opera: [Set<OpusId>; 5],
    /// Period Bonus tiles of each period.
    pub bonuses: [Set<BonusId>; 5],
    /// Opus cards of each type.
    pub types: ByType<Set<OpusId>>,
    /// All parts of a movement.
    pub parts: ByMovement<Set<Part>>,
    /// All parts for an instrument.
    pub instrument_parts: ByInstrument<Set<Part>>,
    /// All parts for the instrument of each instrument space.
    pub space_parts: [Set<Part>; InstrumentSpace::COUNT],
}

impl Derived {
    /// Computes the tables.
    pub fn new(
        board: &Board,
        memories: &[Memory],
        opera: &[Opus],
        tiles: &[Tile],
        bonuses: &[Bonus],
    ) -> Derived {
        let mut derived = Derived { distance: distances(board), ..Derived::default() };
        for (index, card) in memories.iter().enumerate() {
            if let Some(period) = card.period {
                derived.memories[period.index()].insert(MemoryId::new(index as u8));
            }
        }
        for (index, card) in opera.iter().enumerate() {
            let id = OpusId::new(index as u8);
            if let Some(period) = card.period {
                derived.opera[period.index()].insert(id);
            }
            if let Some(kind) = card.kind {
                derived.types[kind].insert(id);
            }
        }
        for (index, bonus) in bonuses.iter().enumerate() {
            derived.bonuses[bonus.period.index()].insert(BonusId::new(index as u8));
        }
        for movement in Movement::ALL {
            for (row, instrument) in board.movements[movement].parts.iter().enumerate().take(Part::ROWS) {
                let part = Part::new(movement, row);
                derived.parts[movement].insert(part);
                derived.instrument_parts[*instrument].insert(part);
            }
        }
        for (parts, space) in derived.space_parts.iter_mut().zip(&board.spaces) {
            *parts = derived.instrument_parts[space.instrument];
        }
        for (stacks, players) in derived.stacks.iter_mut().zip(2..) {
            for (index, tile) in tiles.iter().enumerate().filter(|(_, tile)| tile.dots <= players) {
                stacks[tile.composer][tile.movement].push(TileId::new(index as u8));
            }
        }
        derived
    }

    /// A composer's tiles for a movement with this number of players, top first (SETUP-6). The solo game uses
    /// all of them (SOLO-2).
    #[inline(always)]
    pub fn stack(&self, players: u8, composer: Composer, movement: Movement) -> &[TileId] {
        &self.stacks[(players as usize).clamp(2, 4) - 2][composer][movement]
    }

    /// Cards of a period.
    pub fn of_period(&self, round: Round) -> (Set<MemoryId>, Set<OpusId>) {
        (self.memories[round.index()], self.opera[round.index()])
    }

    /// Which instrument plays a part, if the movement has such a part.
    #[inline(always)]
    pub fn instrument(&self, part: Part) -> Option<Instrument> {
        Instrument::ALL.into_iter().find(|instrument| self.instrument_parts[*instrument].contains(part))
    }
}

/// Cheapest routes by Floyd and Warshall. A place that cannot be reached has the cost 255.
fn distances(board: &Board) -> [[u8; 11]; 11] {
    let mut distance = [[u8::MAX; 11]; 11];
    for place in Place::all() {
        distance[place.index()][place.index()] = 0;
    }
    for road in &board.roads {
        let [a, b] = road.between.map(Place::index);
        let ducats = road.ducats.min(distance[a][b]);
        distance[a][b] = ducats;
        distance[b][a] = ducats;
    }
    for via in 0..11 {
        for from in 0..11 {
            for to in 0..11 {
                let detour = distance[from][via].saturating_add(distance[via][to]);
                distance[from][to] = distance[from][to].min(detour);
            }
        }
    }
    distance
}
