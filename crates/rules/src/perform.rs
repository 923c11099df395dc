//! Perform or Sell (PERF-1 to PERF-4), and both at a City (TRAV-5).

use crate::play::Play;
use crate::{Game, Luck, Sink};
use edition::{AtCity, Cost};
use vocab::{ByKind, CityId, Fact, Gain, Icon, Illegal, Mode, OpusId, Payment, Prompt, Seat, Set, Source};

impl Game {
    /// Works that can be performed or sold: those that are not turned (PERF-2), even if they were just commissioned
    /// (INT-45). An extra Perform or Sell chooses as freely as the first (INT-46).
    #[inline(always)]
    pub(crate) fn ready(&self, seat: Seat) -> Set<OpusId> {
        let board = &self.state.boards[seat.index()];
        board.opera.without(board.turned)
    }

    /// The Talent that a performance or sale costs (PERF-1).
    #[inline(always)]
    pub(crate) fn perform_cost(&self, mode: Mode, opus: OpusId) -> Cost {
        let opus = &self.edition.opera[opus.index()];
        let talent = match mode {
            Mode::Perform => opus.perform_talent,
            Mode::Sell => opus.sell_talent,
        };
        Cost { points: ByKind([talent, 0, 0]), ..Cost::default() }
    }

    /// The face of a City tile.
    #[inline(always)]
    pub(crate) fn city_effect(&self, city: CityId, gilded: bool) -> &'static edition::Effect {
        self.edition.cities[city.index()].face(gilded)
    }

    /// The performance or sale that the visited City asks for.
    #[inline(always)]
    pub(crate) fn at_city(&self, prompt: Prompt) -> Option<AtCity> {
        match prompt {
            Prompt::AtCity { city, gilded, .. } => self.city_effect(city, gilded).at_city,
            _ => None,
        }
    }

    /// Why this Opus cannot be performed or sold, apart from its cost.
    pub(crate) fn check_ready(
        &self,
        seat: Seat,
        mode: Mode,
        opus: OpusId,
        prompt: Prompt,
    ) -> Result<(), Illegal> {
        let board = &self.state.boards[seat.index()];
        if !board.opera.contains(opus) {
            return Err(Illegal::NotYourOpus(opus));
        }
        if board.turned.contains(opus) {
            return Err(Illegal::Turned(opus));
        }
        if let Some(at) = self.at_city(prompt) {
            if at.mode != mode {
                return Err(Illegal::WrongMode { wanted: at.mode });
            }
            if self.edition.opera[opus.index()].kind != Some(at.kind) {
                return Err(Illegal::WrongType { opus, wanted: at.kind });
            }
        }
        Ok(())
    }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    #[inline(never)]
    pub(crate) fn perform(&mut self, seat: Seat, opus: OpusId, pay: Payment) {
        let city = self.begin(seat, Mode::Perform, opus, pay);
        self.emit(Fact::Performed { seat, opus });
        let ducats = self.game.edition.opera[opus.index()].perform_ducats;
        self.gain(seat, Gain::Ducats, ducats, Source::Performance(opus)); // PERF-2
        self.finish(seat, opus, city);
    }

    #[inline(never)]
    pub(crate) fn sell(&mut self, seat: Seat, opus: OpusId, pay: Payment) {
        let city = self.begin(seat, Mode::Sell, opus, pay);
        self.emit(Fact::Sold { seat, opus });
        let card = &self.game.edition.opera[opus.index()];
        self.advance_finance(seat, card.sell_finance, Source::Sale(opus)); // PERF-3
        self.gain(seat, Gain::Vp, card.sell_vp, Source::Sale(opus));
        self.finish(seat, opus, city);
    }

    /// Uses up the icon and pays. Returns the question of a City, if a City asked for it.
    #[inline(always)]
    fn begin(&mut self, seat: Seat, mode: Mode, opus: OpusId, pay: Payment) -> Option<Prompt> {
        let prompt = self.game.prompt();
        self.spend(seat, Icon::PerformOrSell);
        let cost = self.game.perform_cost(mode, opus);
        self.pay(seat, &cost, pay);
        prompt
    }

    /// The VP of Offertorium tiles (PERF-4), then the extra of the City, once (TRAV-5, INT-19).
    #[inline(always)]
    fn finish(&mut self, seat: Seat, opus: OpusId, prompt: Option<Prompt>) {
        self.offertorium(seat, opus);
        if let Some(Prompt::AtCity { city, gilded, .. }) = prompt
            && let Some(at) = self.game.city_effect(city, gilded).at_city
        {
            self.receive(seat, &at.extra, Source::City(city));
        }
    }
}
