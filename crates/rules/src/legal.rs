//! The list of legal actions: every choice once, with its thriftiest payment, always in the same order.

use crate::pay::Purse;
use crate::{Game, Legal};
use vocab::{
    Action, Exchange, Icon, Icons, InstrumentSpace, Kind, Line, Mode, Movement, Place, Prompt, Seat, Set,
    Space,
};

const BUYS: [Legal; 3] = [buy(Kind::Talent), buy(Kind::Journey), buy(Kind::Composition)];
const KINDS: [Legal; 3] = [choose(Kind::Talent), choose(Kind::Journey), choose(Kind::Composition)];

const fn buy(kind: Kind) -> Legal {
    Legal(Action::Exchange { exchange: Exchange::Buy(kind) })
}

const fn choose(kind: Kind) -> Legal {
    Legal(Action::ChooseKind { kind })
}

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
            Prompt::UseOrTake => {
                out.push(Legal(Action::UseCard));
                out.push(Legal(Action::TakeDucats));
            }
            Prompt::Card(icons) | Prompt::Gained(icons) if icons.is_empty() => {}
            Prompt::Card(icons) | Prompt::Gained(icons) => self.list_icons(seat, icons, out),
            Prompt::Extra { icon, .. } => self.list_icons(seat, Icons::default().with(icon), out),
            Prompt::AtCity { mode, .. } => self.list_works(seat, mode, prompt, out),
            Prompt::Kinds { .. } => out.extend_from_slice(&KINDS),
            Prompt::Neutral(movement) => self.list_neutral(movement, out),
            Prompt::Wake(_) | Prompt::Maintenance { .. } => {}
        }
        if self.exchanges_allowed() {
            self.list_exchanges(seat, out);
        }
        let may_decline = matches!(prompt, Prompt::Gained(_) | Prompt::Extra { .. } | Prompt::AtCity { .. });
        let last = if may_decline { Action::Decline } else { Action::EndTurn };
        list_if(may_decline || matches!(prompt, Prompt::Card(_)), &[Legal(last)], out);
    }

    /// PAY-5: exchanges are allowed at any time during the player's own turn, but not in Maintenance (INT-32).
    #[inline(always)]
    pub(crate) fn exchanges_allowed(&self) -> bool {
        !self.in_maintenance()
    }

    #[inline(always)]
    fn list_lays(&self, seat: Seat, out: &mut Vec<Legal>) {
        let hand = self.state.boards[seat.index()].hand;
        for experience in hand {
            let mut others = hand;
            others.remove(experience);
            for story in others {
                out.push(Legal(Action::Lay { experience, story }));
            }
        }
    }

    // Never inlined: most questions have no icons, and `legal` then saves fewer registers.
    #[inline(never)]
    fn list_icons(&self, seat: Seat, icons: Icons, out: &mut Vec<Legal>) {
        let purse = Purse::of(&self.state.boards[seat.index()], self);
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
            let markers = self.state.boards[seat.index()].marker_spaces();
            let mut purses = [purse; InstrumentSpace::COUNT];
            for marker in markers {
                purses[marker.index()] = self.purse_with_marker(&purse, marker);
            }
            let limit = purses.iter().map(|purse| purse.limit).max().unwrap_or(0);
            for movement in Movement::ALL {
                self.list_parts(markers, &purses, limit, movement, out);
            }
        }
    }

    #[inline(always)]
    fn list_works(&self, seat: Seat, mode: Mode, prompt: Prompt, out: &mut Vec<Legal>) {
        let purse = Purse::of(&self.state.boards[seat.index()], self);
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
    fn list_parts(
        &self,
        markers: Set<InstrumentSpace>,
        purses: &[Purse; InstrumentSpace::COUNT],
        limit: u16,
        movement: Movement,
        out: &mut Vec<Legal>,
    ) {
        let free = self.free_parts(movement);
        if free.is_empty() {
            return;
        }
        // Without a branch, because processors cannot predict which markers fit.
        let fits = |at: usize| u64::from(!free.and(self.edition.derived.space_parts[at]).is_empty()) << at;
        let markers = markers.and(Set::from_bits((0..InstrumentSpace::COUNT).map(fits).sum()));
        for composer in Line::ALL {
            let Some(tile) = self.top_tile(composer, movement) else { continue };
            let cost = &self.edition.tiles[tile.index()].cost;
            if u16::from(cost.ducats) > limit {
                continue;
            }
            for marker in markers {
                let Some(pay) = self.thriftiest(&purses[marker.index()], cost) else { continue };
                for part in free.and(self.edition.derived.space_parts[marker.index()]) {
                    out.push(Legal(Action::Requiem { part, composer, marker, pay }));
                }
            }
        }
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
        list_if(board.ducats >= self.edition.board.exchange_buy.into(), &BUYS, out);
        for kind in Kind::ALL {
            let back = Legal(Action::Exchange { exchange: Exchange::Return(kind) });
            list_if(board.counters[kind] > 0, &[back], out);
        }
    }
}

/// Lists actions if they are allowed. They are always written, and removed again if they are not allowed: processors
/// cannot predict what a player can afford, and a mispredicted branch takes longer than writing.
#[inline(always)]
fn list_if<const N: usize>(allowed: bool, actions: &[Legal; N], out: &mut Vec<Legal>) {
    out.extend_from_slice(actions);
    out.truncate(out.len() - if allowed { 0 } else { N });
}
