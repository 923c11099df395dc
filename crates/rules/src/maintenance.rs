//! Maintenance (MAINT-1 to MAINT-10).

use crate::play::Play;
use crate::setup::Few;
use crate::{Luck, Sink, shuffle};
use vocab::{
    CityId, Fact, Gain, Kind, MapTile, MemoryId, Piece, Pile, Place, Pool, Prompt, Round, Seat, Slot, Source,
    Space,
};

impl<L: Luck, S: Sink> Play<'_, L, S> {
    /// Carries out the next step for a seat's personal board. The seats come in the turn order of the round just ended
    /// (INT-10).
    #[inline(never)]
    pub(crate) fn maintain(&mut self, seat: Seat, step: u8) {
        // Recorded before the step is carried out, because the step may push a question onto the stack.
        self.emit(Fact::MaintenanceReached { seat, step: step.saturating_add(1) });
        match step {
            _ if self.game.state.is_soloist(seat) => self.pass_maintenance(seat), // SOLO-14
            1 => self.tell_story(seat),
            2 => self.advance_sequentia(seat),
            3 => self.pay_finance(seat),
            4 => self.pay_bonus(seat),
            5 => self.clear_board(seat),
            _ => self.pass_maintenance(seat),
        }
    }

    /// MAINT-1: tracks go to 0, then the Story icons advance them and score.
    fn tell_story(&mut self, seat: Seat) {
        self.emit(Fact::TracksEmptied { seat });
        for card in self.game.state.boards[seat.index()].stories.into_iter().flatten() {
            let story = self.game.edition.memories[card.index()].story;
            for kind in Kind::ALL {
                if story.points[kind] > 0 {
                    self.advance(seat, kind, story.points[kind], Source::Story(card));
                }
            }
            self.gain(seat, Gain::Vp, story.vp, Source::Story(card));
        }
    }

    /// MAINT-2, TILE-1.
    fn advance_sequentia(&mut self, seat: Seat) {
        for tile in self.game.state.boards[seat.index()].working_tiles() {
            if let Some(edition::Repeat::Track(kind)) = self.game.edition.tiles[tile.index()].repeat {
                self.advance(seat, kind, 1, Source::Sequentia(tile));
            }
        }
    }

    /// MAINT-3.
    fn pay_finance(&mut self, seat: Seat) {
        let at = self.game.state.boards[seat.index()].finance.min(self.game.finance_max());
        let space = self.game.edition.board.finance[at as usize];
        self.gain(seat, Gain::Ducats, space.ducats, Source::Finance);
        self.gain(seat, Gain::Vp, space.vp, Source::Finance);
        if space.wild > 0 {
            self.ask(Prompt::Kinds { pool: Pool::Track, left: space.wild });
        }
    }

    /// MAINT-4: once for every icon of the action in Experiences, even where ducats were taken instead (INT-16).
    fn pay_bonus(&mut self, seat: Seat) {
        let id = self.game.state.bonuses[self.game.state.round.index()];
        let bonus = &self.game.edition.bonuses[id.index()];
        let cards = self.game.state.boards[seat.index()].experiences.into_iter().flatten();
        let icons = |card: MemoryId| self.game.edition.memories[card.index()].actions.count(bonus.action);
        let n: u8 = cards.map(icons).fold(0, u8::saturating_add);
        if n == 0 {
            return;
        }
        let mut reward = bonus.reward;
        for number in reward.numbers_mut() {
            *number = number.saturating_mul(n);
        }
        self.receive(seat, &reward, Source::Bonus(id));
    }

    /// MAINT-5: works are ready again; the eight cards of the slots are the new deck, the hand stays.
    fn clear_board(&mut self, seat: Seat) {
        let board = &self.game.state.boards[seat.index()];
        // A set iterates in the order of ids, so the result of the shuffle does not depend on how the cards were laid.
        let mut cards = Few::<MemoryId, 9>::new(MemoryId::new(0), board.cards().without(board.hand).iter());
        self.emit(Fact::BoardCleared { seat });
        shuffle(cards.as_mut(), self.luck);
        self.stack(Pile::Deck(seat), cards.as_ref().iter().copied().map(Piece::Memory));
    }

    /// Continues with the next seat, or with the main board.
    fn pass_maintenance(&mut self, seat: Seat) {
        let next = self.game.state.left_of(seat);
        if next != self.game.state.first {
            self.emit(Fact::MaintenanceReached { seat: next, step: 1 });
            return;
        }
        self.emit(Fact::Settled);
        match Round::new(self.game.state.round.number() + 1) {
            Some(round) => self.main_board(round),
            None => self.final_scoring(), // END-1
        }
    }

    fn main_board(&mut self, round: Round) {
        if self.game.state.level.is_some() {
            self.shuffle_soloist();
        }
        self.emit(Fact::Gilded); // MAINT-6
        self.refill_map();
        // MAINT-8: the four rightmost cards and the rest of the period go.
        for space in Space::all().rev().take(4) {
            if let Some(card) = self.game.row(space) {
                self.emit(Fact::Swept { space, card });
            }
        }
        self.emit(Fact::PeriodClosed { round: self.game.state.round });
        let first = match self.game.state.level {
            Some(_) => self.game.state.first, // SOLO-6
            None => self.game.state.left_of(self.game.state.first),
        };
        if first != self.game.state.first {
            self.emit(Fact::FirstPlayer { seat: first }); // MAINT-10
        }
        self.begin_round(round);
    }

    /// MAINT-9, ROUND-2: the Bonus is revealed, the row and the hands are filled, the first turn begins.
    pub(crate) fn begin_round(&mut self, round: Round) {
        self.emit(Fact::RoundBegan { round, bonus: self.game.state.bonuses[round.index()] });
        self.refill_row();
        let mut seat = self.game.state.first;
        for _ in 0..self.game.state.players {
            if !self.game.state.is_soloist(seat) {
                self.draw_up(seat);
            }
            seat = self.game.state.left_of(seat);
        }
        self.begin_turn(self.game.state.first, Slot::at(0));
    }

    /// MAINT-7: fills empty spaces, lowest number first. If the City stack is empty, the discarded tiles are shuffled
    /// into a new one. If the Court stack is empty, Court spaces stay empty.
    pub(crate) fn refill_map(&mut self) {
        for place in Place::all() {
            if self.game.tile_at(place).is_some() {
                continue;
            }
            let tile = if self.game.edition.board.places[place.index()].court {
                self.game.state.courts.peek().map(MapTile::Court)
            } else {
                if self.game.state.cities.len() == 0 {
                    self.shuffle_cities();
                }
                self.game.state.cities.peek().map(MapTile::City)
            };
            if let Some(tile) = tile {
                self.emit(Fact::TileLaid { place, tile });
            }
        }
    }

    fn shuffle_cities(&mut self) {
        let mut tiles = Few::<CityId, 15>::new(CityId::new(0), self.game.state.city_discard.iter());
        self.emit(Fact::CitiesGathered);
        shuffle(tiles.as_mut(), self.luck);
        self.stack(Pile::Cities, tiles.as_ref().iter().copied().map(Piece::City));
    }
}
