//! The end of the game (END-1 to END-9, SOLO-15, SOLO-16).

use crate::play::Play;
use crate::{Game, Luck, Sink};
use std::cmp::Reverse;
use vocab::{CourtId, Fact, Gain, Line, Movement, Score, ScoreLine, Seat, Set, Source};

/// The place of a seat, with its total and its tie-breaks (END-8, END-9, INT-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 is the winner; tied seats share a place.
    pub place: u8,
    /// VP.
    pub vp: u16,
    /// Own markers on the Requiem.
    pub markers: u8,
    /// Opus cards in front.
    pub opera: u8,
}

impl Game {
    /// The Court tiles of a seat that give VP: those whose favour is met; for the Soloist, all of them (SOLO-15).
    pub fn met_favours(&self, seat: Seat) -> Set<CourtId> {
        if self.state.is_soloist(seat) { self.state.boards[seat.index()].courts } else { self.favours(seat) }
    }

    /// END-5: VP for a seat's markers in a movement.
    pub fn requiem_vp(&self, seat: Seat, movement: Movement) -> u16 {
        let parts = self.edition.derived.parts[movement];
        if self.state.parts_of(seat).and(parts).is_empty() {
            return 0;
        }
        let markers =
            |line: Line| self.state.written.iter().map(|by| by[line].and(parts).len()).sum::<usize>();
        let (upper, lower) = (markers(Line::Upper), markers(Line::Lower));
        let data = &self.edition.board.movements[movement];
        let own = |line: Line| self.state.written[seat.index()][line].and(parts).len() as u16;
        let value =
            |mine: usize, other: usize| u16::from(if mine > other { data.higher } else { data.lower });
        own(Line::Upper) * value(upper, lower) + own(Line::Lower) * value(lower, upper)
    }

    /// END-6: VP for Story Points left, tracks and counters of all kinds together.
    fn points_vp(&self, seat: Seat) -> u16 {
        let board = &self.state.boards[seat.index()];
        let points: u16 = board.tracks.0.iter().chain(&board.counters.0).map(|n| u16::from(*n)).sum();
        points / u16::from(self.edition.board.points_per_vp.max(1))
    }

    /// END-7: VP for ducats left.
    fn money_vp(&self, seat: Seat) -> u16 {
        self.state.boards[seat.index()].ducats / u16::from(self.edition.board.ducats_per_vp.max(1))
    }

    /// The score sheet of a seat if the game ended now.
    pub fn projected(&self, seat: Seat) -> Score {
        let mut score = self.score(seat);
        if self.state.over {
            return score;
        }
        for court in self.met_favours(seat).iter() {
            score.add(ScoreLine::Favours, self.edition.courts[court.index()].favour.vp.into());
        }
        for movement in Movement::ALL {
            score.add(ScoreLine::Requiem, self.requiem_vp(seat, movement));
        }
        score.add(ScoreLine::Points, self.points_vp(seat));
        score.add(ScoreLine::Money, self.money_vp(seat));
        score
    }

    /// All seats from first to last by END-8 and END-9: by the final score, or by the projected one before the end.
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<_> = self.seats().map(|seat| self.standing(seat)).collect();
        let key = |standing: &Standing| Reverse((standing.vp, standing.markers, standing.opera));
        standings.sort_by_key(key);
        let keys: Vec<_> = standings.iter().map(key).collect();
        for standing in &mut standings {
            let better = keys.iter().filter(|other| **other < key(standing)).count();
            standing.place = better as u8 + 1;
        }
        standings
    }

    fn standing(&self, seat: Seat) -> Standing {
        let board = &self.state.boards[seat.index()];
        let (markers, opera) = (self.state.parts_of(seat).len() as u8, board.opera.len() as u8);
        Standing { seat, place: 0, vp: self.projected(seat).total(), markers, opera }
    }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    /// END-1: each part of the final scoring for all seats, in this order.
    pub(crate) fn final_scoring(&mut self) {
        let seats = || (0..4).map(Seat::at);
        let last = self.game.state.players as usize;
        for seat in seats().take(last) {
            for court in self.game.met_favours(seat).iter() {
                let vp = self.game.edition.courts[court.index()].favour.vp;
                self.gain(seat, Gain::Vp, vp, Source::Favour(court));
            }
        }
        for seat in seats().take(last) {
            for movement in Movement::ALL {
                self.gain_vp(seat, self.game.requiem_vp(seat, movement), Source::Requiem(movement));
            }
        }
        for seat in seats().take(last) {
            self.gain_vp(seat, self.game.points_vp(seat), Source::PointsLeft);
        }
        for seat in seats().take(last) {
            self.gain_vp(seat, self.game.money_vp(seat), Source::MoneyLeft);
        }
        self.emit(Fact::Ended);
    }

    /// Gains VP in portions, because one fact holds no more than 255.
    fn gain_vp(&mut self, seat: Seat, mut vp: u16, source: Source) {
        while vp > 0 {
            let portion = vp.min(u8::MAX.into()) as u8;
            self.gain(seat, Gain::Vp, portion, source);
            vp -= u16::from(portion);
        }
    }
}
