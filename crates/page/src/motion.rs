//! What travels over the table between two scenes: what changes its owner, from where, and to where.

use crate::log::Entry;
use crate::scene::Scene;
use crate::{round_end, soloist};
use edition::Edition;
use vocab::{Card, Event, Face, Fact, Gain, Kind, Line, Movement, OpusId, Part, Place, Seat, Source, Space};

/// At most so many things travel after one step; more could not be followed by the eye.
const MOST: usize = 18;

/// A place of the table from which something comes or to which it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Where a seat keeps what it gains: its points, ducats, tracks.
    Purse(Seat, Gain),
    /// The board of a seat.
    Board(Seat),
    /// The cards that a seat laid in this turn.
    Slot(Seat),
    /// A space of the card row.
    Space(Space),
    /// A place on the map.
    Place(Place),
    /// A part of the Requiem.
    Part(Part),
    /// A stack of Composer tiles.
    Stack(Line, Movement),
    /// A movement of the Requiem.
    Movement(Movement),
    /// The works of a seat, or one of them.
    Work(Seat, Option<OpusId>),
    /// The Period Bonus.
    Bonus,
}

/// What travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Traveller {
    /// This much of something that can be gained.
    Gain(Gain, u8),
    /// This much of something that is paid.
    Paid(Gain, u8),
    /// A card of the row.
    Card(Card),
    /// A marker of a seat; none for the neutral one.
    Marker(Option<Seat>),
    /// A Composer tile.
    Tile(Line),
    /// A Royal Court tile.
    Court,
}

/// One journey over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// What travels.
    pub what: Traveller,
    /// Where it begins.
    pub from: Anchor,
    /// Where it ends.
    pub to: Anchor,
    /// When it begins: the steps of an action follow one another.
    pub beat: u8,
}

/// The journeys between a scene and the one before it, in the order in which they begin. There are none if the table
/// went back. The end of a round and the Soloist's turn are told by themselves, action by action.
pub fn between(before: &Scene, after: &Scene) -> Vec<Flight> {
    if after.moment <= before.moment {
        return Vec::new();
    }
    let ends_round = round_end::last(&after.told).is_some_and(|end| end.moment == after.moment);
    let mut fresh = after.log.get(after.fresh..).unwrap_or_default();
    if let Some(told) = fresh.iter().position(|entry| is_told(entry, ends_round)) {
        fresh = &fresh[..told];
    }
    let mut flights = Vec::new();
    for (n, entry) in fresh.iter().enumerate() {
        of_entry(entry, after.edition(), u8::try_from(n * 2).unwrap_or(u8::MAX), &mut flights);
    }
    flights.truncate(MOST);
    flights
}

/// Whether this entry begins what the page tells by itself.
fn is_told(entry: &Entry, ends_round: bool) -> bool {
    match entry.event {
        Some(Event::Open(Fact::SoloistTurned { .. })) => true,
        Some(Event::Open(Fact::TracksEmptied { .. } | Fact::RoundBegan { .. })) => ends_round,
        _ => false,
    }
}

/// The journeys of one action of the Soloist.
pub fn of_act(act: &soloist::Act) -> Vec<Flight> {
    let mut flights: Vec<Flight> = act.facts.iter().filter_map(|fact| of_fact(*fact, 0)).collect();
    let home = act.facts.iter().find_map(|fact| anchor_of(*fact)).unwrap_or(Anchor::Board(soloist::SEAT));
    flights.extend(act.gains().into_iter().map(|(gain, n, source)| Flight {
        what: Traveller::Gain(gain, n),
        from: of_source(source, soloist::SEAT).unwrap_or(home),
        to: Anchor::Purse(soloist::SEAT, gain),
        beat: 1,
    }));
    flights
}

/// What is paid goes to where it is spent; then the thing itself moves; then the gains come.
fn of_entry(entry: &Entry, edition: &Edition, beat: u8, flights: &mut Vec<Flight>) {
    let Some(seat) = entry.seat else { return };
    let fact = match entry.event {
        Some(Event::Open(fact)) => Some(fact),
        _ => None,
    };
    let home = fact.and_then(anchor_of).unwrap_or(Anchor::Slot(seat));
    let price = entry.price(edition);
    let points = Kind::ALL.map(|kind| (Gain::Track(kind), price.points[kind]));
    let paid = [(Gain::Ducats, price.ducats), (Gain::Finance, price.finance)].into_iter().chain(points);
    flights.extend(paid.filter(|(_, n)| *n > 0).map(|(gain, n)| Flight {
        what: Traveller::Paid(gain, n),
        from: Anchor::Purse(seat, gain),
        to: home,
        beat,
    }));
    flights.extend(fact.and_then(|fact| of_fact(fact, beat + 1)));
    flights.extend(entry.gains.iter().map(|(gain, n, source)| Flight {
        what: Traveller::Gain(*gain, *n),
        from: of_source(*source, seat).unwrap_or(home),
        to: Anchor::Purse(seat, *gain),
        beat: beat + 1,
    }));
}

/// The journey of a card, a marker or a tile.
fn of_fact(fact: Fact, beat: u8) -> Option<Flight> {
    let (what, from, to) = match fact {
        Fact::Documented { seat, space, card, .. } => {
            (Traveller::Card(Card::Memory(card)), Anchor::Space(space), Anchor::Slot(seat))
        }
        Fact::Commissioned { seat, space: Some(space), opus } => {
            (Traveller::Card(Card::Opus(opus)), Anchor::Space(space), Anchor::Work(seat, None))
        }
        Fact::RowTaken { seat, space, card } => {
            (Traveller::Card(card), Anchor::Space(space), Anchor::Board(seat))
        }
        Fact::CourtTaken { seat, place, .. } => (Traveller::Court, Anchor::Place(place), Anchor::Board(seat)),
        Fact::MarkerPlaced { seat, part, .. } => {
            (Traveller::Marker(Some(seat)), Anchor::Board(seat), Anchor::Part(part))
        }
        Fact::NeutralPlaced { seat, part, .. } => {
            (Traveller::Marker(None), Anchor::Board(seat), Anchor::Part(part))
        }
        Fact::TileTaken { seat, line, movement, .. } => {
            (Traveller::Tile(line), Anchor::Stack(line, movement), Anchor::Board(seat))
        }
        _ => return None,
    };
    Some(Flight { what, from, to, beat })
}

/// Where something happens: what is paid goes there, and gains without another source come from there.
fn anchor_of(fact: Fact) -> Option<Anchor> {
    Some(match fact {
        Fact::Travelled { to, .. } => Anchor::Place(to),
        Fact::CityLeft { place, .. } | Fact::CourtTaken { place, .. } => Anchor::Place(place),
        Fact::Documented { space, .. }
        | Fact::RowTaken { space, .. }
        | Fact::Commissioned { space: Some(space), .. } => Anchor::Space(space),
        Fact::Performed { seat, opus } | Fact::Sold { seat, opus } => Anchor::Work(seat, Some(opus)),
        Fact::MarkerPlaced { part, .. } | Fact::NeutralPlaced { part, .. } => Anchor::Part(part),
        Fact::TileTaken { line, movement, .. } => Anchor::Stack(line, movement),
        _ => return None,
    })
}

/// Where a gain comes from, if that is a place of its own.
fn of_source(source: Source, seat: Seat) -> Option<Anchor> {
    Some(match source {
        Source::Memory(_) | Source::Instead | Source::Story(_) => Anchor::Slot(seat),
        Source::Row(space) => Anchor::Space(space),
        Source::Performance(opus) | Source::Sale(opus) => Anchor::Work(seat, Some(opus)),
        Source::Finance | Source::FullFinance => Anchor::Purse(seat, Gain::Finance),
        Source::FullTrack(kind) => Anchor::Purse(seat, Gain::Track(kind)),
        Source::Bonus(_) => Anchor::Bonus,
        Source::Marker(movement) | Source::Requiem(movement) => Anchor::Movement(movement),
        Source::Sequentia(_) | Source::Offertorium(_) | Source::Instrument(_) | Source::Favour(_) => {
            Anchor::Board(seat)
        }
        Source::Start
        | Source::Opus(_)
        | Source::Tile(_)
        | Source::City(_)
        | Source::Court(_)
        | Source::Choice
        | Source::PointsLeft
        | Source::MoneyLeft => return None,
    })
}

/// The roads along which the coach drives between two scenes, in order, as indices into the edition's roads; each with
/// whether it is driven from its higher numbered end. Empty if the coach stays or the table went back.
pub fn drive(before: &Scene, after: &Scene) -> Vec<(usize, bool)> {
    let (from, to) = (before.table().coach, after.table().coach);
    if after.moment <= before.moment || from == to {
        return Vec::new();
    }
    let edition = after.edition();
    let mut here = from;
    let mut drive = Vec::new();
    for road in crate::roads::route(edition, from, to) {
        let [a, b] = edition.board.roads[road].between;
        let back = here == a.max(b);
        drive.push((road, back));
        here = if here == a { b } else { a };
    }
    drive
}

/// A name that stays with a card of the row, wherever it is shown.
pub fn key_of(card: Card) -> String {
    match card {
        Card::Memory(id) => format!("memory-{}", id.index()),
        Card::Opus(id) => format!("opus-{}", id.index()),
    }
}

/// The name of a card of a hand; none for one that is face down.
pub fn key_of_face(face: &Face) -> Option<String> {
    face.memory().map(|id| key_of(Card::Memory(id)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote_game::Sync;
    use crate::sitting::Look;
    use crate::twins::{Twins, anna};

    /// Calls `look` with the scenes before and after each decision of a whole game.
    fn steps(mut look: impl FnMut(&Twins, &Scene, &Scene)) {
        let mut twins = Twins::deal();
        let mut before = twins.here.scene(&Look::default()).unwrap();
        while !twins.live.is_over() {
            twins.act();
            let after = twins.here.scene(&Look { before: Some(&before), ..Look::default() }).unwrap();
            look(&twins, &before, &after);
            before = after;
        }
    }

    fn ends_round(scene: &Scene) -> bool {
        round_end::last(&scene.told).is_some_and(|end| end.moment == scene.moment) || scene.table().over
    }

    /// What flies to the purses of a seat, without what flies away.
    fn balance(flights: &[Flight], seat: Seat, of: Gain) -> i32 {
        let one = |flight: &Flight| match (flight.what, flight.from, flight.to) {
            (Traveller::Gain(gain, n), _, Anchor::Purse(to, _)) if (to, gain) == (seat, of) => n.into(),
            (Traveller::Paid(gain, n), Anchor::Purse(from, _), _) if (from, gain) == (seat, of) => {
                -i32::from(n)
            }
            _ => 0,
        };
        flights.iter().map(one).sum()
    }

    #[test]
    fn what_flies_to_a_player_is_what_the_player_gets() {
        let mut seen = 0;
        steps(|_, before, after| {
            if ends_round(after) {
                return;
            }
            let flights = between(before, after);
            for seat in [anna(), Seat::at(1)] {
                let vp = |scene: &Scene| i32::from(scene.board(seat).score.total());
                let finance = |scene: &Scene| i32::from(scene.board(seat).finance);
                assert_eq!(balance(&flights, seat, Gain::Vp), vp(after) - vp(before), "{}", after.moment);
                assert_eq!(
                    balance(&flights, seat, Gain::Finance),
                    finance(after) - finance(before),
                    "{}",
                    after.moment
                );
            }
            seen += flights.len();
        });
        assert!(seen > 60, "{seen}");
    }

    #[test]
    fn every_card_marker_and_tile_that_changes_its_owner_flies() {
        let mut kinds = [0; 3];
        steps(|_, before, after| {
            let flights = between(before, after);
            let fly =
                |is_it: fn(&Traveller) -> bool| flights.iter().filter(|flight| is_it(&flight.what)).count();
            let markers = |scene: &Scene| {
                scene
                    .table()
                    .parts
                    .iter()
                    .filter(|(_, mark)| matches!(mark, vocab::Mark::Written { .. }))
                    .count()
            };
            let courts =
                |scene: &Scene| scene.table().seats.iter().map(|seat| seat.courts.len()).sum::<usize>();
            if !ends_round(after) {
                assert_eq!(
                    fly(|what| matches!(what, Traveller::Marker(_))),
                    markers(after) - markers(before)
                );
                assert_eq!(fly(|what| matches!(what, Traveller::Court)), courts(after) - courts(before));
            }
            kinds[0] += fly(|what| matches!(what, Traveller::Card(_)));
            kinds[1] += fly(|what| matches!(what, Traveller::Marker(_)));
            kinds[2] += fly(|what| matches!(what, Traveller::Tile(_)));
        });
        assert!(kinds.iter().all(|n| *n > 0), "{kinds:?}");
    }

    #[test]
    fn a_royal_court_tile_flies_from_its_place_to_its_new_owner() {
        let (seat, place) = (Seat::at(1), Place::at(5));
        let flight = of_fact(Fact::CourtTaken { seat, place, court: vocab::CourtId::new(2) }, 1).unwrap();
        assert_eq!((flight.from, flight.to), (Anchor::Place(place), Anchor::Board(seat)));
        assert_eq!(flight.what, Traveller::Court);
    }

    #[test]
    fn a_game_on_a_server_moves_like_the_same_game_in_the_page() {
        let mut remote = Twins::deal().remote();
        let mut there = remote.scene(&Look::default()).unwrap();
        steps(|twins, before, after| {
            let entry = twins.entries.last().unwrap();
            assert_eq!(remote.update(entry, &twins.state()), Sync::Complete);
            let next = remote.scene(&Look { before: Some(&there), ..Look::default() }).unwrap();
            assert_eq!(between(&there, &next), between(before, after), "{}", after.moment);
            assert_eq!(drive(&there, &next), drive(before, after), "{}", after.moment);
            there = next;
        });
    }

    #[test]
    fn nothing_moves_when_the_table_goes_back() {
        steps(|_, before, after| {
            assert_eq!(between(after, before), []);
            assert_eq!(drive(after, before), []);
        });
    }

    #[test]
    fn the_coach_drives_from_where_it_was_to_where_it_is() {
        let mut drives = 0;
        steps(|_, before, after| {
            let edition = after.edition();
            let mut here = before.table().coach;
            for (road, back) in drive(before, after) {
                let [a, b] = edition.board.roads[road].between;
                assert_eq!(here, if back { a.max(b) } else { a.min(b) });
                here = if back { a.min(b) } else { a.max(b) };
                drives += 1;
            }
            assert_eq!(here, after.table().coach);
        });
        assert!(drives > 0);
    }
}
