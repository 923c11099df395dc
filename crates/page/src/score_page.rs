//! The Requiem as one page of a score: its staves, how its movements stand, and what a tile can do now.

use edition::MovementData;
use std::cmp::Ordering;
use table::{Offers, Thing};
use vocab::{Action, ByLine, ByMovement, Illegal, Instrument, Line, Mark, Movement, Part, Prompt, Seat};

/// A stave of the page. Every movement is a bar of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stave {
    /// The instrument that plays it.
    pub instrument: Instrument,
    /// Its place among the staves of the instrument, from 0.
    pub nth: usize,
    /// How many staves the instrument has.
    pub of: usize,
}

impl Stave {
    /// The numeral beside the name; none if the instrument has one stave.
    pub fn numeral(self) -> Option<&'static str> {
        (self.of > 1).then(|| texts::names::numeral(self.nth))
    }

    /// The part of a movement that is written on this stave; none if the movement has no such part.
    pub fn part(self, movement: Movement, data: &MovementData) -> Option<Part> {
        let same = data.parts.iter().enumerate().filter(|(_, other)| **other == self.instrument);
        same.map(|(row, _)| Part::new(movement, row)).nth(self.nth)
    }
}

/// The staves from top to bottom: for each instrument as many as the movement with most of its parts needs.
pub fn staves(movements: &ByMovement<MovementData>) -> Vec<Stave> {
    let needed = |instrument: Instrument| {
        let count = |data: &MovementData| data.parts.iter().filter(|other| **other == instrument).count();
        movements.iter().map(|(_, data)| count(data)).max().unwrap_or_default()
    };
    Instrument::ALL
        .into_iter()
        .flat_map(|instrument| {
            let of = needed(instrument);
            (0..of).map(move |nth| Stave { instrument, nth, of })
        })
        .collect()
}

/// How a movement stands (END-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The markers of each line, neutral ones included.
    pub markers: ByLine<u8>,
    /// The line with more markers; none if both have as many.
    pub leader: Option<Line>,
    /// What a marker of each line scores if it stays so.
    pub worth: ByLine<u8>,
}

impl Standing {
    /// By how many markers the leader is ahead.
    pub fn lead(&self) -> u8 {
        self.markers[Line::Upper].abs_diff(self.markers[Line::Lower])
    }

    /// The size of the leader's seal: it grows in four steps with the lead. None if nobody leads.
    pub fn seal(&self) -> Option<(Line, u8)> {
        self.leader.map(|line| (line, self.lead().min(4)))
    }
}

/// How a movement stands with these marks.
pub fn standing(parts: &[(Part, Mark)], movement: Movement, data: &MovementData) -> Standing {
    let count = |line: Line| {
        let counts = |(part, mark): &&(Part, Mark)| {
            part.movement() == movement && matches!(mark, Mark::Written { line: other, .. } if *other == line)
        };
        parts.iter().filter(counts).count() as u8
    };
    let markers = ByLine(Line::ALL.map(count));
    let leader = match markers[Line::Upper].cmp(&markers[Line::Lower]) {
        Ordering::Greater => Some(Line::Upper),
        Ordering::Less => Some(Line::Lower),
        Ordering::Equal => None,
    };
    let worth = |line| if leader == Some(line) { data.higher } else { data.lower };
    Standing { markers, leader, worth: ByLine(Line::ALL.map(worth)) }
}

/// The movements in which a line has more markers than the other.
pub fn led_by(parts: &[(Part, Mark)], movements: &ByMovement<MovementData>, line: Line) -> Vec<Movement> {
    let leads = |movement: &Movement| standing(parts, *movement, &movements[*movement]).leader == Some(line);
    Movement::ALL.into_iter().filter(leads).collect()
}

/// The line that leads in more movements than the other; none if both lead in as many.
pub fn ahead(parts: &[(Part, Mark)], movements: &ByMovement<MovementData>) -> Option<Line> {
    let led = Line::ALL.map(|line| led_by(parts, movements, line).len());
    match led[0].cmp(&led[1]) {
        Ordering::Greater => Some(Line::Upper),
        Ordering::Less => Some(Line::Lower),
        Ordering::Equal => None,
    }
}

/// What a new marker scores at the end if everything else stays, and what that changes for the owner's others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtEnd {
    /// What the new marker scores.
    pub marker: u8,
    /// What the owner's other markers in the movement score without it.
    pub others_before: u16,
    /// What they score with it.
    pub others_after: u16,
}

/// What a marker of a seat on a part would score at the end.
pub fn at_end(
    parts: &[(Part, Mark)],
    data: &MovementData,
    part: Part,
    by: Option<Seat>,
    line: Line,
) -> AtEnd {
    let movement = part.movement();
    let after: Vec<(Part, Mark)> = parts
        .iter()
        .copied()
        .filter(|(other, _)| *other != part)
        .chain([(part, Mark::Written { by, line })])
        .collect();
    let (now, then) = (standing(parts, movement, data), standing(&after, movement, data));
    let others = |standing: &Standing| {
        let worth = |(other, mark): &(Part, Mark)| match mark {
            Mark::Written { by: owner, line } if owner.is_some() && *owner == by && *other != part => {
                u16::from(standing.worth[*line])
            }
            _ => 0,
        };
        parts.iter().filter(|(other, _)| other.movement() == movement).map(worth).sum()
    };
    AtEnd { marker: then.worth[line], others_before: others(&now), others_after: others(&then) }
}

/// What the top tile of a stack can do for the viewer.
#[derive(Clone, PartialEq, Debug)]
pub enum TileUse {
    /// It can be taken now, for one of these parts.
    Now(Vec<Part>),
    /// It could be taken with the action Requiem.
    Later,
    /// It cannot be taken even with the action; this is what is missing.
    Never(Illegal),
    /// No part of the movement is free.
    Full,
}

/// What the tile of a line in a movement can do. `free` are the parts of the movement that nobody wrote or covered.
pub fn tile_use(offers: &Offers, line: Line, movement: Movement, free: &[Part]) -> TileUse {
    if free.is_empty() {
        return TileUse::Full;
    }
    // The neutral marker takes no tile.
    if matches!(offers.prompt, Some(Prompt::Neutral(_))) {
        return TileUse::Later;
    }
    let mut now: Vec<Part> = Vec::new();
    for action in offers.now.iter().map(|offer| offer.action) {
        if let Action::Requiem { part, composer, .. } = action
            && composer == line
            && part.movement() == movement
            && !now.contains(&part)
        {
            now.push(part);
        }
    }
    if !now.is_empty() {
        return TileUse::Now(now);
    }
    let mut missing = None;
    for supposed in free.iter().filter_map(|part| offers.supposed(Thing::Part(*part, line))) {
        match (supposed, missing) {
            (Ok(_), _) => return TileUse::Later,
            // A price that is too high is the reason that the viewer can change.
            (Err(why @ (Illegal::Short(_) | Illegal::FinanceTooLow { .. })), _) => missing = Some(*why),
            (Err(why), None) => missing = Some(*why),
            (Err(_), Some(_)) => {}
        }
    }
    missing.map_or(TileUse::Later, TileUse::Never)
}

/// The parts of a movement that are neither written nor covered.
pub fn free_parts(parts: &[(Part, Mark)], movement: Movement, data: &MovementData) -> Vec<Part> {
    let taken = |part: &Part| parts.iter().any(|(other, mark)| other == part && *mark != Mark::Empty);
    (0..data.parts.len()).map(|row| Part::new(movement, row)).filter(|part| !taken(part)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::{anna, vienna};
    use rules::{Game, Seed, Setup};

    fn movements() -> &'static ByMovement<MovementData> {
        &vienna().board.movements
    }

    fn written(movement: Movement, row: usize, by: Option<usize>, line: Line) -> (Part, Mark) {
        (Part::new(movement, row), Mark::Written { by: by.map(Seat::at), line })
    }

    #[test]
    fn the_page_has_nine_staves_and_every_part_is_on_exactly_one() {
        let staves = staves(movements());
        let names: Vec<String> = staves
            .iter()
            .map(|stave| format!("{} {}", stave.instrument.code(), stave.numeral().unwrap_or("-")))
            .collect();
        let expected = [
            "horns -",
            "percussion -",
            "strings I",
            "strings II",
            "strings III",
            "voice I",
            "voice II",
            "organ I",
            "organ II",
        ];
        assert_eq!(names, expected);
        for (movement, data) in movements().iter() {
            let mut parts: Vec<Part> = staves.iter().filter_map(|stave| stave.part(movement, data)).collect();
            parts.sort();
            let all: Vec<Part> = (0..data.parts.len()).map(|row| Part::new(movement, row)).collect();
            assert_eq!(parts, all, "{movement:?}");
        }
    }

    #[test]
    fn neutral_markers_count_for_their_line_and_a_tie_has_no_leader() {
        let parts = [
            written(Movement::Kyrie, 0, Some(0), Line::Upper),
            written(Movement::Kyrie, 1, None, Line::Lower),
            (Part::new(Movement::Kyrie, 2), Mark::Covered),
            written(Movement::Sanctus, 0, None, Line::Lower),
        ];
        let of = |movement| standing(&parts, movement, &movements()[movement]);
        let kyrie = of(Movement::Kyrie);
        assert_eq!((kyrie.markers, kyrie.leader, kyrie.worth), (ByLine([1, 1]), None, ByLine([1, 1])));
        let sanctus = of(Movement::Sanctus);
        let data = &movements()[Movement::Sanctus];
        assert_eq!((sanctus.leader, sanctus.worth), (Some(Line::Lower), ByLine([data.lower, data.higher])));
        assert_eq!(led_by(&parts, movements(), Line::Lower), [Movement::Sanctus]);
        assert!(led_by(&parts, movements(), Line::Upper).is_empty());
        assert_eq!(ahead(&parts, movements()), Some(Line::Lower));
        assert_eq!(ahead(&[], movements()), None);
    }

    #[test]
    fn the_seal_of_the_leader_grows_with_the_lead_up_to_four_steps() {
        let movement = Movement::Sequentia;
        let seal = |n: usize| {
            let parts: Vec<_> = (0..n).map(|row| written(movement, row, None, Line::Lower)).collect();
            standing(&parts, movement, &movements()[movement]).seal()
        };
        assert_eq!(seal(0), None);
        assert_eq!([1, 2, 4, 6].map(seal), [1, 2, 4, 4].map(|step| Some((Line::Lower, step))));
    }

    #[test]
    fn a_marker_that_wins_the_majority_raises_the_others_of_its_line() {
        let movement = Movement::Sequentia;
        let parts = [
            written(movement, 0, Some(0), Line::Upper),
            written(movement, 5, Some(1), Line::Lower),
            written(movement, 3, Some(0), Line::Lower),
            written(movement, 4, Some(1), Line::Upper),
        ];
        let data = &movements()[movement];
        let end = |line| at_end(&parts, data, Part::new(movement, 2), Some(anna()), line);
        assert_eq!(end(Line::Upper), AtEnd { marker: 4, others_before: 4, others_after: 6 });
        assert_eq!(end(Line::Lower), AtEnd { marker: 4, others_before: 4, others_after: 6 });
        let neutral = at_end(&parts, data, Part::new(movement, 2), None, Line::Upper);
        assert_eq!((neutral.others_before, neutral.others_after), (0, 0));
    }

    #[test]
    fn covered_and_written_parts_are_not_free() {
        let movement = Movement::Kyrie;
        let parts = [written(movement, 0, None, Line::Upper), (Part::new(movement, 2), Mark::Covered)];
        let free = free_parts(&parts, movement, &movements()[movement]);
        assert_eq!(free, [Part::new(movement, 1), Part::new(movement, 3)]);
    }

    #[test]
    fn a_tile_is_for_later_before_the_action_and_full_without_a_free_part() {
        let mut luck = Seed::from_number(1).dice(0);
        let game = Game::deal(&Setup::players(2), vienna(), &mut luck, &mut Vec::new()).unwrap();
        let offers = Offers::of(&game, anna());
        for movement in Movement::ALL {
            let free: Vec<Part> = (0..movements()[movement].parts.len())
                .map(|row| Part::new(movement, row))
                .filter(|part| game.mark(*part) == Mark::Empty)
                .collect();
            for line in Line::ALL {
                assert!(!matches!(tile_use(&offers, line, movement, &free), TileUse::Now(_) | TileUse::Full));
                assert_eq!(tile_use(&offers, line, movement, &[]), TileUse::Full);
            }
        }
    }

    #[test]
    fn a_tile_can_be_taken_with_the_action_but_not_for_the_neutral_marker() {
        let mut luck = Seed::from_number(1).dice(0);
        let game = Game::deal(&Setup::players(2), vienna(), &mut luck, &mut Vec::new()).unwrap();
        let mut offers = Offers::of(&game, anna());
        let movement = Movement::Kyrie;
        let free: Vec<Part> = (0..4).map(|row| Part::new(movement, row)).collect();
        let action = |part| Action::Requiem {
            part,
            composer: Line::Upper,
            marker: vocab::InstrumentSpace::at(1),
            pay: vocab::Payment::THRIFTIEST,
        };
        let offer = |part| table::Offer { action: action(part), outcome: table::Outcome::default() };
        offers.now = vec![offer(free[1]), offer(free[1]), offer(Part::new(Movement::Sanctus, 0))];
        assert_eq!(tile_use(&offers, Line::Upper, movement, &free), TileUse::Now(vec![free[1]]));
        assert!(!matches!(tile_use(&offers, Line::Lower, movement, &free), TileUse::Now(_)));
        offers.prompt = Some(Prompt::Neutral(movement));
        assert_eq!(tile_use(&offers, Line::Upper, movement, &free), TileUse::Later);
    }
}
