//! Story Points and money: payments, exchanges, and steps beyond the end of a track (PAY-1 to PAY-7).

use crate::play::Play;
use crate::state::Board;
use crate::{Game, Luck, Sink};
use edition::{Cost, Resources};
use vocab::{ByKind, Exchange, Fact, Gain, Illegal, Kind, Payment, Seat, Short, Source};

/// What a player can pay with at the moment of payment.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    pub(crate) ducats: u16,
    pub(crate) tracks: ByKind<u8>,
    pub(crate) counters: ByKind<u8>,
    pub(crate) finance: u8,
    /// Ducats after returning all counters: a higher cost cannot be paid.
    pub(crate) limit: u16,
}

impl Purse {
    #[inline(always)]
    pub(crate) fn of(board: &Board, game: &Game) -> Purse {
        let &Board { ducats, tracks, counters, finance, .. } = board;
        Purse { ducats, tracks, counters, finance, limit: 0 }.limited(game)
    }

    #[inline(always)]
    fn limited(mut self, game: &Game) -> Purse {
        let returned = sum(&self.counters) * u16::from(game.edition.board.exchange_return);
        self.limit = self.ducats.saturating_add(returned);
        self
    }

    /// The purse after a reward that comes before the cost (INT-5, INT-15).
    #[inline(always)]
    pub(crate) fn after(mut self, reward: &Resources, game: &Game) -> Purse {
        // Most spaces of the row give no reward.
        if *reward == Resources::default() {
            return self;
        }
        let board = &game.edition.board;
        self.ducats = self.ducats.saturating_add(reward.ducats.into());
        for kind in 0..3 {
            self.counters.0[kind] = self.counters.0[kind].saturating_add(reward.counter.0[kind]);
            let steps = self.tracks.0[kind].saturating_add(reward.track.0[kind]);
            let beyond = steps.saturating_sub(board.track_max);
            self.tracks.0[kind] = steps - beyond;
            self.ducats = self.ducats.saturating_add(u16::from(beyond) * u16::from(board.full_track_ducats));
        }
        self.finance = self.finance.saturating_add(reward.finance).min(game.finance_max());
        self.limited(game)
    }
}

impl Game {
    /// The last space of the Finance Track.
    #[inline(always)]
    pub(crate) fn finance_max(&self) -> u8 {
        self.edition.board.finance.len() as u8 - 1
    }

    /// The thriftiest payment of a cost, if any sequence of exchanges can pay it (INT-48): track points, which
    /// are lost anyway, then counters, then the fewest exchanges.
    #[inline(always)]
    pub(crate) fn thriftiest(&self, purse: &Purse, cost: &Cost) -> Option<Payment> {
        // Most costs that cannot be paid are too high in ducats, so that is checked first. Finance steps cannot be
        // replaced by anything (INT-23).
        if u16::from(cost.ducats) > purse.limit || cost.finance > purse.finance {
            return None;
        }
        let rates = &self.edition.board;
        let beyond_tracks = less(&cost.points, &purse.tracks);
        let bought = less(&beyond_tracks, &purse.counters);
        let needed = u16::from(cost.ducats) + sum(&bought) * u16::from(rates.exchange_buy);
        let mut returned = ByKind([0; 3]);
        if needed > purse.ducats {
            let missing = needed - purse.ducats;
            let spare = sum(&purse.counters) + sum(&bought) - sum(&beyond_tracks);
            if spare * u16::from(rates.exchange_return) < missing {
                return None;
            }
            let used = less(&beyond_tracks, &bought);
            returned = self.return_spares(less(&purse.counters, &used), missing);
        }
        let tracks = less(&cost.points, &beyond_tracks);
        Some(Payment { tracks, counters: beyond_tracks, bought, returned })
    }

    /// The spare counters to return for the missing ducats.
    #[inline(always)]
    fn return_spares(&self, mut spare: ByKind<u8>, missing: u16) -> ByKind<u8> {
        let mut missing = missing.div_ceil(u16::from(self.edition.board.exchange_return.max(1)));
        for number in &mut spare.0 {
            let returned = missing.min(u16::from(*number));
            *number = returned as u8;
            missing -= returned;
        }
        spare
    }

    /// The payment of a cost: as offered if the rules allow it, the thriftiest if nothing is offered.
    pub(crate) fn judge_payment(
        &self,
        purse: &Purse,
        cost: &Cost,
        offered: Payment,
    ) -> Result<Payment, Illegal> {
        if cost.finance > purse.finance {
            return Err(Illegal::FinanceTooLow { steps: cost.finance, has: purse.finance }); // INT-23
        }
        if offered.is_empty() {
            return self.thriftiest(purse, cost).ok_or_else(|| Illegal::Short(self.short(purse, cost)));
        }
        let board = &self.edition.board;
        let (mut gained, mut spent) = (0, 0);
        for kind in Kind::ALL {
            let (track, counters) = (offered.tracks[kind], offered.counters[kind]);
            let points = track.saturating_add(counters);
            if points != cost.points[kind] {
                return Err(Illegal::WrongPoints { kind, cost: cost.points[kind], offered: points });
            }
            if track > purse.tracks[kind] {
                return Err(Illegal::TrackTooLow { kind, has: purse.tracks[kind], offered: track });
            }
            let needed = u16::from(counters) + u16::from(offered.returned[kind]);
            let has = u16::from(purse.counters[kind]) + u16::from(offered.bought[kind]);
            if needed > has || offered.returned[kind] > purse.counters[kind] {
                let needed = needed.min(255) as u8;
                return Err(Illegal::TooFewCounters { kind, has: purse.counters[kind], needed });
            }
            gained += u16::from(offered.returned[kind]) * u16::from(board.exchange_return);
            spent += u16::from(offered.bought[kind]) * u16::from(board.exchange_buy);
        }
        let (has, needed) = (purse.ducats.saturating_add(gained), spent + u16::from(cost.ducats));
        if needed > has { Err(Illegal::TooFewDucats { has, needed }) } else { Ok(offered) }
    }

    /// What is missing for a cost that cannot be paid.
    fn short(&self, purse: &Purse, cost: &Cost) -> Short {
        let board = &self.edition.board;
        let mut points = ByKind::default();
        let (mut needed, mut has) = (u16::from(cost.ducats), purse.ducats);
        for kind in Kind::ALL {
            let rest = cost.points[kind].saturating_sub(purse.tracks[kind]);
            points[kind] = rest.saturating_sub(purse.counters[kind]);
            needed += u16::from(points[kind]) * u16::from(board.exchange_buy);
            has += u16::from(purse.counters[kind].saturating_sub(rest)) * u16::from(board.exchange_return);
        }
        Short { ducats: cost.ducats.into(), has: purse.ducats, points, missing: needed.saturating_sub(has) }
    }
}

/// Subtracts kind by kind, down to 0.
#[inline(always)]
fn less(from: &ByKind<u8>, minus: &ByKind<u8>) -> ByKind<u8> {
    ByKind([0, 1, 2].map(|kind| from.0[kind].saturating_sub(minus.0[kind])))
}

#[inline(always)]
fn sum(points: &ByKind<u8>) -> u16 {
    points.0.iter().map(|n| u16::from(*n)).sum()
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    /// Pays a cost: exchanges first, then tracks, counters, ducats and Finance steps.
    #[inline(always)]
    pub(crate) fn pay(&mut self, seat: Seat, cost: &Cost, pay: Payment) {
        self.exchanges(seat, &pay.returned, Exchange::Return);
        self.exchanges(seat, &pay.bought, Exchange::Buy);
        let Payment { tracks, counters, .. } = pay;
        if *cost != Cost::default() {
            self.emit(Fact::Paid { seat, ducats: cost.ducats, tracks, counters, finance: cost.finance });
        }
    }

    #[inline(always)]
    fn exchanges(&mut self, seat: Seat, numbers: &ByKind<u8>, exchange: impl Fn(Kind) -> Exchange) {
        for kind in Kind::ALL {
            for _ in 0..numbers[kind] {
                self.emit(Fact::Exchanged { seat, exchange: exchange(kind) });
            }
        }
    }

    /// A seat receives something. An amount of 0 is not recorded. The bank never runs out (COMP-10, INT-27).
    #[inline(always)]
    pub(crate) fn gain(&mut self, seat: Seat, gain: Gain, n: u8, source: Source) {
        if n > 0 {
            self.emit(Fact::Gained { seat, gain, n, source });
        }
    }

    /// A seat receives a product of printed amounts, which may be more than one event can hold.
    #[inline(always)]
    pub(crate) fn gain_product(&mut self, seat: Seat, gain: Gain, (n, each): (u8, u8), source: Source) {
        let mut left = u16::from(n) * u16::from(each);
        while left > u16::from(u8::MAX) {
            self.gain(seat, gain, u8::MAX, source);
            left -= u16::from(u8::MAX);
        }
        self.gain(seat, gain, left as u8, source);
    }

    /// Steps on a Story Track; each step beyond the end pays ducats instead (PAY-3).
    #[inline(always)]
    pub(crate) fn advance(&mut self, seat: Seat, kind: Kind, n: u8, source: Source) {
        let room = self
            .game
            .edition
            .board
            .track_max
            .saturating_sub(self.game.state.boards[seat.index()].tracks[kind]);
        let steps = n.min(room);
        self.gain(seat, Gain::Track(kind), steps, source);
        let ducats = self.game.edition.board.full_track_ducats;
        self.gain_product(seat, Gain::Ducats, (n - steps, ducats), Source::FullTrack(kind));
    }

    /// Steps on the Finance Track; each step beyond the end pays VP instead (PAY-4).
    #[inline(always)]
    pub(crate) fn advance_finance(&mut self, seat: Seat, n: u8, source: Source) {
        let room = self.game.finance_max().saturating_sub(self.game.state.boards[seat.index()].finance);
        let steps = n.min(room);
        self.gain(seat, Gain::Finance, steps, source);
        let vp = self.game.edition.board.full_finance_vp;
        self.gain_product(seat, Gain::Vp, (n - steps, vp), Source::FullFinance);
    }
}
