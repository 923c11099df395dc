//! The Soloist's journeys.

use crate::soloist::{easy, turns, with_cards};
use testkit::{Table, facts};
use vocab::{Card, Fact, Level, MapTile};

/// Cards that send him up to one Court, down to one, and nowhere.
const UP: u8 = 7;
const DOWN: u8 = 2;
const NOWHERE: u8 = 3;

/// In this edition card 3 sends him up to two Courts.
const FAR: u8 = 3;
fn two_courts() -> Table {
    let number_3 = "number = 3\nactions = [\"requiem\"]\nrow = \"leftmost\"\n";
    let card = |courts: u8| format!("{number_3}travel = {{ direction = \"ascending\", courts = {courts} }}");
    with_cards(&[(&card(0), &card(2))])
}

/// He travels as a card directs: Cities whose tile he discards, Courts whose tile he takes, and where he ends.
#[track_caller]
fn assert_travels(table: Table, story: u8, cities: &[&str], courts: &[&str], end: &str) {
    let table = turns(table, 6, story);
    let word = |text: &String, at| text.split(' ').skip(at).take(1).collect::<String>();
    let discarded: Vec<String> = table.told_with("city").iter().map(|text| word(text, 1)).collect();
    let visited: Vec<String> = table.told_with("court").iter().map(|text| word(text, 2)).collect();
    assert_eq!(discarded, cities);
    assert_eq!(visited, courts);
    assert_eq!(table.position().coach, table.place(end));
}

mod solo_12 {
    use super::*;
    use edition::{Direction, SoloistCard};
    use rules::{Seed, Setup};
    use vocab::Icon;

    #[test]
    fn he_goes_by_the_numbers_and_discards_the_city_tiles_on_the_way() {
        assert_travels(easy().coach("prague"), UP, &["berlin", "frankfurt"], &["london"], "london");
        assert_travels(easy().coach("milan"), DOWN, &["lyon"], &["paris"], "paris");
    }

    #[test]
    fn eleven_and_one_are_neighbours() {
        assert_travels(easy().coach("innsbruck"), UP, &["munich", "salzburg"], &["vienna"], "vienna");
        assert_travels(easy(), DOWN, &["munich", "innsbruck", "milan", "lyon"], &["paris"], "paris");
    }

    #[test]
    fn a_court_without_a_tile_is_no_visit() {
        let table = easy().no_tile("vienna").no_tile("berlin");
        assert_travels(table, UP, &["prague", "frankfurt"], &["london"], "london");
    }

    #[test]
    fn he_keeps_the_court_tiles() {
        let table = turns(easy().court_at("vienna", "periods-1-2"), 6, UP);
        let kept: Vec<_> = table
            .seat(2)
            .courts
            .iter()
            .map(|id| table.game.edition().courts[id.index()].label.id.as_str())
            .collect();
        assert_eq!(kept, ["periods-1-2"]);
        assert_eq!(table.position().map[table.place("vienna").index()], None);
    }

    #[test]
    fn two_courts_are_two_tiles() {
        let way = ["prague", "berlin", "frankfurt"];
        assert_travels(two_courts(), FAR, &way, &["vienna", "london"], "london");
        assert_travels(two_courts().coach("london"), FAR, &[], &["london", "paris"], "paris");
    }

    #[test]
    fn with_0_the_marker_does_not_move() {
        assert_travels(easy(), NOWHERE, &[], &[], "salzburg");
        assert_travels(easy().coach("vienna"), NOWHERE, &[], &[], "vienna");
    }

    #[test]
    fn without_a_court_tile_on_the_map_the_action_ends_at_once() {
        let none = easy().no_tile("vienna").no_tile("london").no_tile("paris");
        assert_travels(none, UP, &[], &[], "salzburg");
        let one = two_courts().no_tile("london").no_tile("paris");
        assert_travels(one, FAR, &[], &["vienna"], "vienna");
    }

    /// The map as he finds it: the coach, and what lies at each location.
    struct Map {
        coach: usize,
        tiles: [Option<MapTile>; 11],
    }

    impl Map {
        /// One journey by the words of the rule: the eleven locations in order, from the coach on; of those with a
        /// Court tile the first so many are visited; between the coach and the last visit City tiles go.
        fn travel(&mut self, card: &SoloistCard) -> (Vec<usize>, Vec<usize>) {
            let next = |step| match card.direction {
                Direction::Ascending => (self.coach + step) % 11,
                Direction::Descending => (self.coach + 11 - step) % 11,
            };
            let way: Vec<usize> = (0..11).map(next).collect();
            let is_court = |place: &usize| matches!(self.tiles[*place], Some(MapTile::Court(_)));
            let courts: Vec<usize> = way.iter().copied().filter(is_court).take(card.courts.into()).collect();
            let steps = way.iter().position(|place| courts.last() == Some(place)).unwrap_or(0);
            let is_city = |place: &usize| matches!(self.tiles[*place], Some(MapTile::City(_)));
            let cities: Vec<usize> = way.iter().copied().take(steps).skip(1).filter(is_city).collect();
            self.coach = way[steps];
            cities.iter().chain(&courts).for_each(|place| self.tiles[*place] = None);
            (cities, courts)
        }
    }

    /// Compares what the Soloist did in his turn with what the rule says; returns the Courts he visited.
    fn assert_by_the_rule(before: &Map, table: &Table) -> usize {
        let facts = facts(&table.events);
        let edition = table.game.edition();
        let cards: Vec<&SoloistCard> = facts
            .iter()
            .filter_map(|fact| {
                if let Fact::SoloistTurned { card } = fact {
                    Some(&edition.soloist[card.index()])
                } else {
                    None
                }
            })
            .collect();
        let [experience, story] = cards[..] else { panic!("he turned {} cards", cards.len()) };
        // His card's Travel icons and those of the Memory cards he took: all directed by the same card.
        let taken = facts.iter().filter_map(|fact| match fact {
            Fact::RowTaken { card: Card::Memory(id), .. } => Some(&edition.memories[id.index()].printed),
            _ => None,
        });
        let icons = experience.actions.iter().chain(taken.flatten()).filter(|icon| **icon == Icon::Travel);
        let mut map = Map { ..*before };
        let (mut cities, mut courts) = (Vec::new(), Vec::new());
        for _ in icons {
            let journey = map.travel(story);
            cities.extend(journey.0);
            courts.extend(journey.1);
        }
        let (mut left, mut visited, mut coach) = (Vec::new(), Vec::new(), before.coach);
        for fact in &facts {
            match fact {
                Fact::CityLeft { place, .. } => left.push(place.index()),
                Fact::CourtTaken { place, .. } => visited.push(place.index()),
                Fact::Travelled { to, .. } => coach = to.index(),
                _ => {}
            }
        }
        assert_eq!((left, &visited, coach), (cities, &courts, map.coach), "{experience:?} {story:?}");
        courts.len()
    }

    #[test]
    fn his_journeys_in_random_games_are_those_of_the_rule() {
        let up = |courts: u8| format!("direction = \"ascending\", courts = {courts}");
        let down = |courts: u8| format!("direction = \"descending\", courts = {courts}");
        let changes = [(up(0), up(2)), (up(0), up(1)), (down(0), down(2)), (down(0), down(1))];
        let edition = Table::edition_with(
            "soloist.toml",
            &changes.each_ref().map(|(old, new)| (old.as_str(), new.as_str())),
        );
        let mut visits = [0; 4];
        for seed in 0..100 {
            let level = Level::ALL[seed as usize % 3];
            let mut luck = Seed::from_number(seed).dice(u64::MAX);
            let mut table = Table::deal(&Setup::solo(level), edition, seed);
            while !table.game.is_over() {
                let position = table.position();
                let before = Map {
                    coach: position.coach.index(),
                    tiles: position.map.map(|tile| tile.map(|(tile, _)| tile)),
                };
                table.act_at_random(&mut luck);
                if !table.told_with("turned").is_empty() {
                    visits[assert_by_the_rule(&before, &table).min(3)] += 1;
                }
            }
        }
        let [_, one, two, more] = visits;
        assert!(one > 100 && two > 100 && more > 0, "turns with 0, 1, 2 and more visits: {visits:?}");
    }
}

mod int_7 {
    use super::*;

    #[test]
    fn a_court_with_a_tile_where_he_starts_is_his_first_visit_without_moving() {
        assert_travels(easy().coach("vienna"), UP, &[], &["vienna"], "vienna");
        let way = ["prague", "berlin", "frankfurt"];
        assert_travels(two_courts().coach("vienna"), FAR, &way, &["vienna", "london"], "london");
    }

    #[test]
    fn a_court_without_a_tile_where_he_starts_is_none() {
        let table = easy().coach("vienna").no_tile("vienna");
        assert_travels(table, UP, &["prague", "berlin", "frankfurt"], &["london"], "london");
    }
}

mod int_8 {
    use super::*;

    #[test]
    fn the_city_tile_where_he_starts_stays() {
        let table = turns(easy().coach("frankfurt"), 6, UP);
        assert_eq!(table.told_with("city"), [""; 0]);
        assert!(table.position().map[table.place("frankfurt").index()].is_some());
    }
}

mod int_39 {
    use super::*;

    #[test]
    fn the_immediate_reward_of_a_court_tile_is_not_received() {
        let table = easy().court_at("vienna", "opera-religious"); // 1 VP, 1 ducat; gilded 3 VP, 1 ducat
        let table = turns(table.gilded("vienna"), 6, UP);
        assert_eq!((table.seat(2).courts.len(), table.told_with("gained")), (1, vec![]));
    }
}
