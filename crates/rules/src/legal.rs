//! What is allowed: every choice once, with its thriftiest payment, always in the same order.

use crate::pay::Purse;
use crate::{Game, Legal};
use vocab::{
    Action, Exchange, Icon, Icons, InstrumentSpace, Kind, Line, Mode, Movement, Place, Prompt, Seat, Space,
};

impl Game {
    /// Fills the buffer with the legal actions. It is never empty until the game is over.
    ///
    /// # Examples
    /// ```
    /// use rules::{Game, Seed, Setup};
    /// let luck = &mut Seed::from_number(1).dice(0);
    /// let game = Game::deal(&Setup::players(2), edition::Edition::vienna(), luck, &mut ()).unwrap();
    /// let mut legal = Vec::new();
    /// game.legal(&mut legal);
    /// // Four cards in hand, two of them laid, and three exchanges that 10 ducats allow.
    /// assert_eq!(legal.len(), 4 * 3 + 3);
    /// ```
    pub fn legal(&self, out: &mut Vec<Legal>) {
        out.clear();
        let (Some(seat), Some(prompt)) = (self.to_act(), self.prompt()) else { return };
        match prompt {
            Prompt::Lay => self.list_lays(seat, out),
            Prompt::UseOrTake => out.extend([Action::UseCard, Action::TakeDucats].map(Legal)),
            Prompt::Card(icons) | Prompt::Gained(icons) => self.list_icons(seat, icons, out),
            Prompt::Extra { icon, .. } => self.list_icons(seat, Icons::default().with(icon), out),
            Prompt::AtCity { mode, .. } => self.list_works(seat, mode, prompt, out),
            Prompt::Kinds { .. } => out.extend(Kind::ALL.map(|kind| Legal(Action::ChooseKind { kind }))),
            Prompt::Neutral(movement) => self.list_neutral(movement, out),
            Prompt::Wake(_) | Prompt::Maintenance { .. } => {}
        }
        if self.exchanges_allowed() {
            self.list_exchanges(seat, out);
        }
        match prompt {
            Prompt::Card(_) => out.push(Legal(Action::EndTurn)),
            Prompt::Gained(_) | Prompt::Extra { .. } | Prompt::AtCity { .. } => {
                out.push(Legal(Action::Decline))
            }
            _ => {}
        }
    }

    /// PAY-5: at any time during the own turn; not in Maintenance (INT-32).
    #[inline(always)]
    pub(crate) fn exchanges_allowed(&self) -> bool {
        !matches!(self.state.prompts.as_slice().first(), Some(Prompt::Maintenance { .. }))
    }

    #[inline(always)]
    fn list_lays(&self, seat: Seat, out: &mut Vec<Legal>) {
        let hand = self.state.boards[seat.index()].hand;
        for experience in hand {
            for story in hand {
                if story != experience {
                    out.push(Legal(Action::Lay { experience, story }));
                }
            }
        }
    }

    #[inline(always)]
    fn list_icons(&self, seat: Seat, icons: Icons, out: &mut Vec<Legal>) {
        let purse = Purse::of(&self.state.boards[seat.index()]);
        if icons.count(Icon::Document) > 0 {
            for space in Space::all() {
                if let Some(pay) = self.document_payment(&purse, space) {
                    out.push(Legal(Action::Document { space, pay }));
                }
            }
        }
        if icons.count(Icon::Commission) > 0 {
            for space in Space::all() {
                if let Some(pay) = self.commission_payment(&purse, space) {
                    out.push(Legal(Action::Commission { space, pay }));
                }
            }
        }
        if icons.count(Icon::PerformOrSell) > 0 {
            for mode in Mode::ALL {
                self.list_works(seat, mode, Prompt::Card(icons), out);
            }
        }
        if icons.count(Icon::Travel) > 0 {
            for to in Place::all() {
                let Ok(cost) = self.travel_cost(to) else { continue };
                if let Some(pay) = self.thriftiest(&purse, &cost) {
                    out.push(Legal(Action::Travel { to, pay }));
                }
            }
        }
        if icons.count(Icon::Requiem) > 0 {
            for movement in Movement::ALL {
                self.list_parts(seat, &purse, movement, out);
            }
        }
    }

    #[inline(always)]
    fn list_works(&self, seat: Seat, mode: Mode, prompt: Prompt, out: &mut Vec<Legal>) {
        let purse = Purse::of(&self.state.boards[seat.index()]);
        let mut works = self.ready(seat);
        if let Some(at) = self.at_city(prompt) {
            works = works.and(self.edition.derived.types[at.kind]);
        }
        for opus in works {
            if let Some(pay) = self.thriftiest(&purse, &self.perform_cost(mode, opus)) {
                out.push(Legal(match mode {
                    Mode::Perform => Action::Perform { opus, pay },
                    Mode::Sell => Action::Sell { opus, pay },
                }));
            }
        }
    }

    /// The price depends on the composer and on the reward of the marker's space, not on the part.
    #[inline(always)]
    fn list_parts(&self, seat: Seat, purse: &Purse, movement: Movement, out: &mut Vec<Legal>) {
        let free = self.free_parts(movement);
        if free.is_empty() {
            return;
        }
        for composer in Line::ALL {
            let Some(tile) = self.top_tile(composer, movement) else { continue };
            let cost = &self.edition.tiles[tile.index()].cost;
            for marker in self.state.boards[seat.index()].marker_spaces() {
                let parts = free.and(self.parts_for(marker));
                if parts.is_empty() {
                    continue;
                }
                let Some(pay) = self.thriftiest(&self.purse_with_marker(purse, marker), cost) else {
                    continue;
                };
                for part in parts {
                    out.push(Legal(Action::Requiem { part, composer, marker, pay }));
                }
            }
        }
    }

    /// Parts of the instrument of a space.
    #[inline(always)]
    fn parts_for(&self, marker: InstrumentSpace) -> vocab::Set<vocab::Part> {
        self.edition.derived.instrument_parts[self.edition.board.spaces[marker.index()].instrument]
    }

    fn list_neutral(&self, movement: Movement, out: &mut Vec<Legal>) {
        for part in self.free_parts(movement) {
            for composer in Line::ALL {
                if self.state.composers[composer].is_some() {
                    out.push(Legal(Action::PlaceNeutral { part, composer }));
                }
            }
        }
    }

    #[inline(always)]
    fn list_exchanges(&self, seat: Seat, out: &mut Vec<Legal>) {
        let board = &self.state.boards[seat.index()];
        if board.ducats >= self.edition.board.exchange_buy.into() {
            out.extend(Kind::ALL.map(|kind| Legal(Action::Exchange { exchange: Exchange::Buy(kind) })));
        }
        for kind in Kind::ALL {
            if board.counters[kind] > 0 {
                out.push(Legal(Action::Exchange { exchange: Exchange::Return(kind) }));
            }
        }
    }
}
