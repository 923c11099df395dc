//! Who won, by which margin, and which tie-break decided (END-8, END-9, INT-6).

use crate::scene::Scene;
use crate::tally::Tally;
use rules::Standing;
use texts::{Lang, names, t};
use vocab::Seat;

/// What separated first from second place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided {
    /// More VP, by this number (END-8).
    Points(u16),
    /// More markers on the Requiem (END-9, INT-6).
    Markers,
    /// More Opus cards (END-9).
    Opera,
    /// Nothing: the players share the victory.
    Shared,
}

/// What separated first from second place; `standings` are in order of places.
pub fn decided(standings: &[Standing]) -> Decided {
    let [first, second, ..] = standings else { return Decided::Shared };
    if first.vp != second.vp {
        Decided::Points(first.vp - second.vp)
    } else if first.markers != second.markers {
        Decided::Markers
    } else if first.opera != second.opera {
        Decided::Opera
    } else {
        Decided::Shared
    }
}

/// A tie-break criterion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// The player's own markers on the Requiem.
    Markers,
    /// The player's Opus cards.
    Opera,
}

impl TieBreak {
    /// All criteria, in the order in which they apply.
    pub const ALL: [TieBreak; 2] = [TieBreak::Markers, TieBreak::Opera];

    /// The seat's value for this criterion; none if no other seat was tied with it.
    pub fn of(self, standings: &[Standing], seat: Seat) -> Option<u8> {
        let own = standings.iter().find(|standing| standing.seat == seat)?;
        let rival = |other: &&Standing| other.seat != seat && other.vp == own.vp;
        let mut rivals = standings.iter().filter(rival);
        match self {
            TieBreak::Markers => rivals.next().map(|_| own.markers),
            TieBreak::Opera => rivals.find(|other| other.markers == own.markers).map(|_| own.opera),
        }
    }
}

/// The heading: who won.
pub fn heading(scene: &Scene, tally: &Tally, lang: Lang) -> String {
    if !tally.over {
        return t::end_now(lang);
    }
    let winners: Vec<String> = winners(tally).map(|seat| scene.name(lang, seat)).collect();
    match &winners[..] {
        [winner] => t::end_won(lang, winner),
        several => t::end_won_together(lang, joined(lang, several)),
    }
}

/// The line below the heading: by which margin.
pub fn margin(scene: &Scene, tally: &Tally, lang: Lang) -> String {
    let (Some(first), second) = (tally.standings.first(), tally.standings.get(1)) else {
        return String::new();
    };
    let Some(second) = second else { return t::end_alone(lang, first.vp.into()) };
    let (winner, next) = (scene.name(lang, first.seat), scene.name(lang, second.seat));
    let vp = first.vp.into();
    let how = decided(&tally.standings);
    let solo = scene.table().level.filter(|_| tally.over);
    if let (Some(level), Decided::Points(ahead)) = (solo, how) {
        let (ahead, soloist) = (ahead.into(), names::soloist(lang));
        return match first.seat.index() {
            0 => t::end_solo_won(lang, ahead, level.code(), soloist),
            _ => t::end_solo_lost(lang, ahead, level.code(), soloist),
        };
    }
    match how {
        Decided::Points(ahead) if tally.over => t::end_ahead(lang, ahead.into(), next, vp),
        Decided::Points(ahead) => t::end_would_win(lang, ahead.into(), winner, next, vp),
        Decided::Markers => {
            t::end_by_markers(lang, second.markers.into(), first.markers.into(), next, vp, winner)
        }
        Decided::Opera => t::end_by_opera(lang, second.opera.into(), first.opera.into(), next, vp, winner),
        Decided::Shared => t::end_shared(lang, vp),
    }
}

/// The seats in first place.
pub fn winners(tally: &Tally) -> impl Iterator<Item = Seat> {
    tally.standings.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat)
}

fn joined(lang: Lang, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first, last] => t::list_two(lang, first, last),
        [first, rest @ ..] => t::list_more(lang, first, joined(lang, rest)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(seat: usize, vp: u16, markers: u8, opera: u8) -> Standing {
        Standing { seat: Seat::at(seat), place: 1, vp, markers, opera }
    }

    mod end_9 {
        use super::*;

        #[test]
        fn points_decide_before_markers_and_markers_before_opera() {
            let by = |second: Standing| decided(&[standing(0, 90, 5, 4), second]);
            assert_eq!(by(standing(1, 88, 9, 9)), Decided::Points(2));
            assert_eq!(by(standing(1, 90, 4, 9)), Decided::Markers);
            assert_eq!(by(standing(1, 90, 5, 3)), Decided::Opera);
            assert_eq!(by(standing(1, 90, 5, 4)), Decided::Shared);
        }

        #[test]
        fn a_tie_break_is_shown_only_for_tied_seats() {
            let table =
                [standing(0, 90, 5, 4), standing(1, 90, 5, 3), standing(2, 90, 4, 2), standing(3, 80, 5, 5)];
            let shown = |tie: TieBreak| (0..4).map(|at| tie.of(&table, Seat::at(at))).collect::<Vec<_>>();
            assert_eq!(shown(TieBreak::Markers), [Some(5), Some(5), Some(4), None]);
            assert_eq!(shown(TieBreak::Opera), [Some(4), Some(3), None, None]);
        }
    }
}
