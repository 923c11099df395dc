//! What the words of the effect language mean.

use crate::play::Play;
use crate::{Luck, Sink};
use edition::{Effect, Resources};
use vocab::{CityId, Fact, Gain, Icon, Kind, Movement, Pool, Prompt, Seat, Source};

impl<L: Luck, S: Sink> Play<'_, L, S> {
    /// Gives a seat a reward: first its resources, then its actions (INT-20). Questions are put on the stack in
    /// reverse, because the topmost is asked first.
    #[inline(always)]
    pub(crate) fn resolve(&mut self, seat: Seat, effect: &Effect, source: Source) {
        if !effect.actions.is_empty() {
            self.ask(Prompt::Gained(effect.actions)); // TURN-5
        }
        self.receive(seat, &effect.resources, source);
        if let Some(per) = effect.per_opus {
            // TRAV-6: also works that are turned.
            let works =
                self.game.state.boards[seat.index()].opera.and(self.game.edition.derived.types[per.kind]);
            self.gain_product(seat, Gain::Vp, (works.len() as u8, per.vp), source);
        }
    }

    /// Gives a seat the reward of a City, which may include a performance or sale there (TRAV-5).
    #[inline(always)]
    pub(crate) fn resolve_city(&mut self, seat: Seat, city: CityId, gilded: bool, effect: &Effect) {
        if let Some(at) = effect.at_city {
            self.ask(Prompt::AtCity { mode: at.mode, city, gilded });
        }
        self.resolve(seat, effect, Source::City(city));
    }

    /// Gives a seat resources, and asks for the kinds of wilds (PAY-2).
    #[inline(always)]
    pub(crate) fn receive(&mut self, seat: Seat, resources: &Resources, source: Source) {
        self.gain(seat, Gain::Ducats, resources.ducats, source);
        self.gain(seat, Gain::Vp, resources.vp, source);
        if resources.finance > 0 {
            self.advance_finance(seat, resources.finance, source);
        }
        for kind in Kind::ALL {
            self.gain(seat, Gain::Counter(kind), resources.counter[kind], source);
            if resources.track[kind] > 0 {
                self.advance(seat, kind, resources.track[kind], source);
            }
        }
        for (pool, left) in [(Pool::Counter, resources.counter_wild), (Pool::Track, resources.track_wild)] {
            if left > 0 {
                self.ask(Prompt::Kinds { pool, left });
            }
        }
    }

    /// Sets the kind of one wild; each is chosen separately (INT-24).
    pub(crate) fn choose_kind(&mut self, seat: Seat, kind: Kind) {
        let Some(Prompt::Kinds { pool, .. }) = self.game.prompt() else { return };
        self.emit(Fact::Spent { icon: None });
        match pool {
            Pool::Track => self.advance(seat, kind, 1, Source::Choice),
            Pool::Counter => self.gain(seat, Gain::Counter(kind), 1, Source::Choice),
        }
    }

    /// Gives up a gained action, and whatever else is left of the same reward (INT-20, INT-51).
    pub(crate) fn decline(&mut self, seat: Seat) {
        self.emit(Fact::Settled);
        self.emit(Fact::Declined { seat });
    }

    /// REQ-4: the neutral marker has to go somewhere in the movement (INT-4), or leaves the game (INT-36).
    #[inline(always)]
    pub(crate) fn ask_neutral(&mut self, seat: Seat, movement: Movement) {
        let parts = self.game.state.empty.and(self.game.edition.derived.parts[movement]);
        if parts.is_empty() {
            self.emit(Fact::NeutralLost { seat });
        } else {
            self.ask(Prompt::Neutral(movement));
        }
    }
}

impl crate::Game {
    /// How often Agnus Dei tiles repeat an action of a seat (TILE-3): once for each tile that works (INT-17).
    #[inline(always)]
    pub(crate) fn repeats(&self, seat: Seat, icon: Icon) -> u8 {
        let repeats = |tile: vocab::TileId| self.edition.tiles[tile.index()].repeat;
        let tiles = self.state.boards[seat.index()].working_tiles();
        tiles.filter(|tile| repeats(*tile) == Some(edition::Repeat::Action(icon))).count() as u8
    }
}
