//! The Requiem (REQ-1 to REQ-6).

use crate::pay::Purse;
use crate::play::Play;
use crate::state::State;
use crate::{Game, Luck, Sink};
use vocab::{
    Fact, Icon, Illegal, InstrumentSpace, Level, Line, Mark, Movement, Part, Payment, Prompt, Seat, Source,
    TileId,
};

impl Game {
    /// What is on a part of the Requiem.
    pub fn mark(&self, part: Part) -> Mark {
        if self.state.covered.contains(part) {
            return Mark::Covered;
        }
        for (at, written) in self.state.written.iter().enumerate() {
            for line in Line::ALL {
                if written[line].contains(part) {
                    let by = (at != State::NOBODY).then(|| Seat::at(at));
                    return Mark::Written { by, line };
                }
            }
        }
        Mark::Empty
    }

    /// The top tile of a composer's stack for a movement; a composer whose stack is empty cannot be hired there
    /// (INT-22).
    #[inline(always)]
    pub fn top_tile(&self, line: Line, movement: Movement) -> Option<TileId> {
        let composer = self.state.composers[line]?;
        let players = tiles_for(self.state.players, self.state.level);
        let taken = self.state.tiles_taken[line][movement];
        self.edition.derived.stack(players, composer, movement).get(taken as usize).copied()
    }

    /// The purse after the reward of an instrument space, which may help to pay the tile (INT-5).
    #[inline(always)]
    pub(crate) fn purse_with_marker(&self, purse: &Purse, marker: InstrumentSpace) -> Purse {
        purse.after(&self.edition.board.spaces[marker.index()].reward.resources, self)
    }

    /// Why a part cannot be written, apart from its price.
    pub(crate) fn check_empty(&self, part: Part) -> Result<(), Illegal> {
        if self.edition.derived.instrument(part).is_none() {
            return Err(Illegal::NoSuchPart(part));
        }
        match self.mark(part) {
            Mark::Empty => Ok(()),
            Mark::Covered => Err(Illegal::Covered(part)),
            Mark::Written { by, .. } => Err(Illegal::Written { part, by }),
        }
    }

    /// REQ-1 and REQ-2: the part is free, the marker is on its space and has the part's instrument, and the composer
    /// can be hired.
    pub(crate) fn check_requiem(
        &self,
        seat: Seat,
        part: Part,
        line: Line,
        marker: InstrumentSpace,
    ) -> Result<TileId, Illegal> {
        self.check_empty(part)?;
        let spaces = &self.edition.board.spaces;
        let on_board = spaces[marker.index()].instrument;
        let left = self.state.boards[seat.index()].marker_spaces();
        if !left.contains(marker) {
            let others =
                left.iter().filter(|space| spaces[space.index()].instrument == on_board).count() as u8;
            return Err(Illegal::NoMarker { space: marker, others });
        }
        if let Some(wanted) = self.edition.derived.instrument(part).filter(|wanted| *wanted != on_board) {
            return Err(Illegal::WrongInstrument { part: wanted, marker: on_board });
        }
        if self.state.composers[line].is_none() {
            return Err(Illegal::NoComposer(line));
        }
        let movement = part.movement();
        self.top_tile(line, movement).ok_or(Illegal::StackEmpty { line, movement })
    }

    /// REQ-4: any other empty part of the same movement, for a composer of this game; in the solo game there is only one
    /// (INT-49).
    pub(crate) fn check_neutral(&self, wanted: Movement, part: Part, line: Line) -> Result<(), Illegal> {
        self.check_empty(part)?;
        if part.movement() != wanted {
            return Err(Illegal::OtherMovement { wanted });
        }
        self.state.composers[line].map(|_| ()).ok_or(Illegal::NoComposer(line))
    }
}

/// The number of players for which the stacks are made (SETUP-6). In the solo game all tiles are used (SOLO-2).
#[inline(always)]
pub(crate) fn tiles_for(players: u8, level: Option<Level>) -> u8 {
    if level.is_some() { 4 } else { players }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    #[inline(never)]
    pub(crate) fn requiem(
        &mut self,
        seat: Seat,
        part: Part,
        line: Line,
        space: InstrumentSpace,
        pay: Payment,
    ) {
        let movement = part.movement();
        let Some(tile) = self.game.top_tile(line, movement) else { return };
        let data = &self.game.edition.tiles[tile.index()];
        let reward = &self.game.edition.board.spaces[space.index()].reward;
        self.spend(seat, Icon::Requiem);
        self.emit(Fact::MarkerPlaced { seat, part, line, space: Some(space) }); // REQ-2, REQ-3
        self.receive(seat, &reward.resources, Source::Instrument(space));
        self.pay(seat, &data.cost, pay); // REQ-5
        self.emit(Fact::TileTaken { seat, line, movement, tile, space }); // INT-21
        // REQ-6, INT-18: placing the tile is the last step, so the tile works only after its immediate reward has
        // been carried out.
        self.ask(Prompt::Wake(space));
        self.resolve(seat, &data.immediate, Source::Tile(tile));
        if reward.neutral && self.game.state.boards[seat.index()].neutral {
            self.ask_neutral(seat, movement); // REQ-4: asked before anything the tile brings
        }
    }

    pub(crate) fn place_neutral(&mut self, seat: Seat, part: Part, line: Line) {
        self.emit(Fact::Settled);
        self.emit(Fact::NeutralPlaced { seat, part, line });
    }
}
