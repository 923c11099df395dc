//! The built-in edition: known values of the box, and that no two components are the same.

use edition::{Board, Edition, FinanceSpace, Item, Label, Memory, Opus, Repeat};
use std::collections::BTreeSet;
use vocab::{
    Composer, Icon, Instrument, Kind, Mode, Movement, Names, OpusId, OpusType, Round, Shelf, TileId,
};

fn opus(id: &str) -> &'static Opus {
    let vienna = Edition::vienna();
    &vienna.opera[vienna.find(Shelf::Opera, id).expect("an Opus")]
}

fn period(number: u8) -> Option<Round> {
    Round::new(number)
}

#[test]
fn is_valid() {
    let faults = Edition::from_files(&Edition::files_of_vienna()).err().unwrap_or_default();
    assert!(faults.is_empty(), "{faults:#?}");
}

mod known_figures {
    use super::*;

    /// Talent and ducats to pay, VP; perform: Talent, ducats; sell: Talent, Finance, VP.
    fn figures(opus: &Opus) -> [[u8; 3]; 3] {
        [
            [opus.cost.points[Kind::Talent], opus.cost.ducats, opus.vp],
            [opus.perform_talent, opus.perform_ducats, 0],
            [opus.sell_talent, opus.sell_finance, opus.sell_vp],
        ]
    }

    fn of(opus: &Opus) -> (Option<OpusType>, Option<Round>, &str) {
        (opus.kind, opus.period, &opus.label.date)
    }

    #[test]
    fn of_four_opus_cards() {
        let vespers = opus("vesperae-solennes-de-confessore");
        assert_eq!(of(vespers), (Some(OpusType::Religious), period(3), "1780"));
        assert_eq!(figures(vespers), [[2, 4, 5], [1, 0, 0], [1, 0, 3]]);
        let divertimento = opus("divertimento-no-15-lodron");
        assert_eq!(of(divertimento), (Some(OpusType::Chamber), period(2), "1777"));
        assert_eq!(figures(divertimento), [[1, 2, 3], [0, 2, 0], [1, 1, 2]]);
        let lambach = opus("symphony-alte-lambacher");
        assert_eq!(of(lambach), (Some(OpusType::Symphony), period(1), "1767"));
        assert_eq!(figures(lambach), [[1, 2, 3], [0, 3, 0], [1, 0, 2]]);
        let bastien = opus("bastien-und-bastienne");
        assert_eq!((bastien.kind, bastien.period), (Some(OpusType::Opera), period(1)));
    }

    #[test]
    fn religious_works_earn_no_money() {
        let works = Edition::vienna().opera.iter().filter(|opus| opus.kind == Some(OpusType::Religious));
        assert!(works.clone().count() > 0 && works.clone().all(|opus| opus.perform_ducats == 0));
    }

    #[test]
    fn of_the_map() {
        let names: Vec<&str> = (0..11).map(|place| Edition::vienna().name(Shelf::Places, place)).collect();
        let known = [
            "salzburg",
            "vienna",
            "prague",
            "berlin",
            "frankfurt",
            "london",
            "paris",
            "lyon",
            "milan",
            "innsbruck",
            "munich",
        ];
        assert_eq!(names, known);
        let courts = Edition::vienna().board.places.iter().filter(|place| place.court);
        let courts: Vec<&str> = courts.map(|place| place.label.title.as_str()).collect();
        assert_eq!(courts, ["Vienna", "London", "Paris"]);
    }

    #[test]
    fn of_the_requiem() {
        let movements = &Edition::vienna().board.movements;
        let value = |movement: Movement| (movements[movement].higher, movements[movement].lower);
        assert_eq!((value(Movement::Kyrie), value(Movement::Sequentia)), ((3, 1), (4, 2)));
        assert!(movements.0.is_sorted_by_key(|movement| (movement.higher, movement.lower)));
        let sequentia = &movements[Movement::Sequentia].parts;
        assert!(sequentia.len() >= 6 && sequentia.contains(&Instrument::Percussion));
        assert!(movements[Movement::Sanctus].parts.contains(&Instrument::Voice));
    }

    #[test]
    fn of_the_personal_board() {
        let board: &Board = &Edition::vienna().board;
        let space = |index: u8| {
            let FinanceSpace { ducats, vp, wild } = board.finance[usize::from(index)];
            (ducats, vp, wild)
        };
        assert_eq!(space(board.finance_start), (2, 0, 0));
        assert_eq!(board.soloist_finance.map(space), [(0, 0, 0), (2, 0, 0), (4, 1, 1)]);
        assert_eq!((board.track_start, board.track_max), (2, 4));
        assert_eq!(board.start.map(|start| (start.ducats, start.vp)), [(10, 0), (11, 0), (10, 1), (11, 1)]);
        assert_eq!((board.solo_start.ducats, board.solo_start.vp), (10, 0));
        assert_eq!((board.exchange_buy, board.exchange_return), (3, 1));
        assert_eq!((board.full_track_ducats, board.full_finance_vp), (1, 2));
        assert_eq!((board.points_per_vp, board.ducats_per_vp), (2, 3));
    }

    #[test]
    fn of_the_periods() {
        let years = Edition::vienna().board.periods.map(|period| (period.first, period.last));
        assert_eq!(years, [(1763, 1772), (1773, 1777), (1778, 1781), (1782, 1786), (1787, 1791)]);
    }

    #[test]
    fn of_tiles() {
        let vienna = Edition::vienna();
        let journey = |tile: &TileId| vienna.tiles[tile.index()].repeat == Some(Repeat::Track(Kind::Journey));
        assert!(vienna.derived.stack(4, Composer::Eybler, Movement::Sequentia).iter().any(journey));
        let at_city = |mode: Mode, ducats: u8, finance: u8| {
            vienna.cities.iter().filter_map(|city| city.plain.at_city).any(|it| {
                let extra = (it.extra.ducats, it.extra.finance);
                (it.mode, it.kind, extra) == (mode, OpusType::Religious, (ducats, finance))
            })
        };
        assert!(at_city(Mode::Sell, 0, 2) && at_city(Mode::Perform, 7, 0));
        assert!(vienna.cities.iter().any(|city| city.plain.actions.count(Icon::Document) > 0));
        let per_opus = |kind, vp| {
            vienna
                .cities
                .iter()
                .filter_map(|city| city.plain.per_opus)
                .any(|it| (it.kind, it.vp) == (kind, vp))
        };
        assert!(per_opus(OpusType::Chamber, 2) && per_opus(OpusType::Religious, 3));
    }

    #[test]
    fn of_royal_favours() {
        let favour =
            |items: [Item; 2]| Edition::vienna().courts.iter().any(|court| court.favour.items == items);
        assert!(favour([Item::Type(OpusType::Opera), Item::Type(OpusType::Religious)]));
        assert!(favour([Item::Period(Round::at(0)), Item::Period(Round::at(1))]));
        assert!(favour([Item::Instrument(Instrument::Strings), Item::Instrument(Instrument::Voice)]));
        assert!(favour([Item::Movement(Movement::Sequentia), Item::Movement(Movement::Sanctus)]));
    }

    #[test]
    fn starting_cards_show_one_action_and_all_five_are_there() {
        let starting = &Edition::vienna().memories[..9];
        assert!(starting.iter().all(|card| card.printed.len() == 1 && card.period.is_none()));
        let shown = |icon: &Icon| starting.iter().any(|card| card.actions.count(*icon) == 1);
        assert!(Icon::ALL.iter().all(shown));
    }
}

mod words {
    use super::*;

    fn labels() -> Vec<&'static Label> {
        let vienna = Edition::vienna();
        let cards = vienna.memories.iter().map(|it| &it.label).chain(vienna.opera.iter().map(|it| &it.label));
        let tiles = vienna.tiles.iter().map(|it| &it.label).chain(vienna.cities.iter().map(|it| &it.label));
        let others =
            vienna.courts.iter().map(|it| &it.label).chain(vienna.bonuses.iter().map(|it| &it.label));
        cards.chain(tiles).chain(others).map(AsRef::as_ref).collect()
    }

    #[test]
    fn no_two_titles_are_the_same() {
        let titles: Vec<&str> = labels().iter().map(|label| label.title.as_str()).collect();
        assert_eq!(titles.iter().collect::<BTreeSet<_>>().len(), titles.len());
    }

    #[test]
    fn every_card_of_the_row_tells_when_and_where_and_what() {
        let vienna = Edition::vienna();
        let cards = vienna.memories[9..].iter().map(|card| (&card.label, card.period));
        for (label, period) in cards.chain(vienna.opera[1..].iter().map(|card| (&card.label, card.period))) {
            assert!(!label.place.is_empty() && !label.history.is_empty(), "{}", label.id);
            let year: u16 = label.date[..4].parse().expect("a year");
            let years = vienna.board.periods[period.expect("a period").index()];
            assert!((years.first..=years.last).contains(&year), "{}", label.id);
        }
    }

    #[test]
    fn places_movements_composers_and_starting_works_have_their_history() {
        let vienna = Edition::vienna();
        let places = vienna.board.places.iter().map(|it| it.label.as_ref());
        let movements = vienna.board.movements.0.iter().map(|it| it.label.as_ref());
        let others = vienna.composers.0.iter().chain(&vienna.variants);
        assert!(
            places.chain(movements).chain(others).all(|it| !it.title.is_empty() && !it.history.is_empty())
        );
    }
}

mod no_two_are_the_same_in_play {
    use super::*;

    fn are_different<T>(list: &[T], figures: impl Fn(&T) -> String) {
        let mut seen: BTreeSet<String> = BTreeSet::new();
        for thing in list {
            let figures = figures(thing);
            assert!(seen.insert(figures.clone()), "twice: {figures}");
        }
    }

    /// Actions in any order, reward, Story icons.
    fn memory(card: &Memory) -> String {
        format!("{:?} {:?} {:?}", card.actions, card.reward, card.story)
    }

    #[test]
    fn memory_cards() {
        are_different(&Edition::vienna().memories, memory);
    }

    #[test]
    fn opus_cards() {
        are_different(&Edition::vienna().opera, |opus| {
            let lines =
                [opus.perform_talent, opus.perform_ducats, opus.sell_talent, opus.sell_finance, opus.sell_vp];
            format!("{:?} {} {} {lines:?}", opus.kind, opus.cost, opus.vp)
        });
        assert_eq!(Edition::vienna().find(Shelf::Opera, "maria-anna-mozart"), Some(OpusId::STARTING.index()));
    }

    #[test]
    fn composer_tiles() {
        are_different(&Edition::vienna().tiles, |tile| {
            format!("{:?} {} {:?} {:?}", tile.movement, tile.cost, tile.immediate, tile.repeat)
        });
    }

    #[test]
    fn tiles_of_the_map() {
        are_different(&Edition::vienna().cities, |city| format!("{:?} {:?}", city.plain, city.gilded));
        are_different(&Edition::vienna().courts, |court| format!("{:?} {:?}", court.plain, court.gilded));
        are_different(&Edition::vienna().courts, |court| format!("{:?}", court.favour.items));
    }

    #[test]
    fn bonus_tiles_constanze_cards_and_soloist_cards() {
        are_different(&Edition::vienna().bonuses, |bonus| format!("{:?} {:?}", bonus.action, bonus.reward));
        are_different(&Edition::vienna().constanze, |card| format!("{:?}", card.covers));
        are_different(&Edition::vienna().soloist, |card| {
            let travel = (card.direction, card.courts);
            format!("{:?} {:?} {travel:?} {:?} {:?}", card.actions, card.row, card.movement, card.from)
        });
    }
}
