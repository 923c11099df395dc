//! Components and set-up.

use edition::Edition;
use rules::{Game, Seed, Setup, SetupError};
use std::collections::BTreeMap;
use testkit::Table;
use vocab::{Level, Piece};

/// How many deals are looked at where chance is counted.
const DEALS: usize = 200;

/// Many deals in which everything is left to chance.
fn deals(players: u8) -> impl Iterator<Item = Table> {
    (0..DEALS as u64).map(move |seed| Table::deal(&Setup::players(players), Edition::vienna(), seed))
}

/// A table of every size: two, three, four, and alone.
fn tables() -> [Table; 4] {
    [Table::players(2), Table::players(3), Table::players(4), Table::solo(Level::Easy)]
}

/// Why a game cannot be set up.
fn refusal(setup: &Setup) -> SetupError {
    Game::deal(setup, Edition::vienna(), &mut Seed::from_number(1).dice(0), &mut ()).expect_err("a refusal")
}

/// How often each thing turns up.
fn tally<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    things.into_iter().for_each(|thing| *counts.entry(thing).or_default() += 1);
    counts
}

/// Every one of so many things turned up, each about as often as `part` of `whole` deals says.
#[track_caller]
fn assert_fair<T: Ord + std::fmt::Debug>(
    counts: &BTreeMap<T, usize>,
    things: usize,
    part: usize,
    whole: usize,
) {
    assert_eq!(counts.len(), things, "{counts:?}");
    let mean = (DEALS * part) as f64 / whole as f64;
    // Five standard deviations: the seeds are fixed, so a fair deal passes for ever.
    let spread = 5.0 * (mean * (1.0 - part as f64 / whole as f64)).sqrt();
    for (thing, count) in counts {
        assert!((*count as f64 - mean).abs() < spread, "{thing:?}: {count} times, expected about {mean}");
    }
}

/// Memory and Opus cards of each period.
fn sorts<'a>(table: &Table, pieces: impl IntoIterator<Item = &'a Piece>) -> [(usize, usize); 5] {
    let mut counts = [(0, 0); 5];
    for piece in pieces {
        let of_period = &mut counts[usize::from(table.period(*piece).expect("a card of a period")) - 1];
        match piece {
            Piece::Memory(_) => of_period.0 += 1,
            _ => of_period.1 += 1,
        }
    }
    counts
}

mod comp_1 {
    use super::*;
    use vocab::Rule;

    #[test]
    fn two_three_or_four_play_together() {
        for players in 2..=4 {
            let position = Table::players(players).position();
            assert_eq!((position.seats.len(), position.soloist), (players.into(), None));
        }
    }

    #[test]
    fn one_human_alone_plays_against_the_soloist() {
        let position = Table::solo(Level::Middle).position();
        assert!(position.soloist.is_some());
        assert_eq!(position.seats[0].cards.len(), 9);
        assert_eq!(position.seats[1].cards.len(), 0, "the second seat is the Soloist's");
    }

    #[test]
    fn no_other_number_can_sit_down() {
        for found in [0, 1, 5] {
            let refusal = refusal(&Setup::players(found));
            assert_eq!(refusal, SetupError::Players { found, least: 2, most: 4 });
            assert_eq!(refusal.rule(), Rule::Comp1);
        }
        let two_and_the_soloist = Setup { players: 2, ..Setup::solo(Level::Easy) };
        assert_eq!(refusal(&two_and_the_soloist), SetupError::Players { found: 2, least: 1, most: 1 });
    }
}

mod comp_10 {
    use super::*;

    #[test]
    fn a_table_may_hold_more_coins_and_counters_than_any_box() {
        let mut table = Table::players(4);
        for seat in 1..=4 {
            table = table.ducats(seat, 1000).counters(seat, [200; 3]);
        }
        table = table.turn_of(1);
        table.acts(&["exchange buy:journey", "exchange return:talent"]);
        assert_eq!(table.money(1), 1000 - 3 + 1);
        assert_eq!(table.counter(1), [199, 201, 200]);
    }
}

mod setup_1 {
    use super::*;

    #[test]
    fn the_mozart_marker_starts_in_salzburg() {
        for table in tables() {
            assert_eq!(table.position().coach, table.place("salzburg"));
        }
    }
}

mod setup_2 {
    use super::*;

    /// Memory and Opus cards of each period in the box.
    const PRINTED: [(usize, usize); 5] = [(7, 9), (7, 9), (7, 9), (7, 9), (6, 10)];

    #[track_caller]
    fn assert_removed(players: u8, out: usize) {
        for table in deals(players) {
            let position = table.position();
            assert_eq!(sorts(&table, &position.boxed), [(out, out); 5]);
            let row: Vec<Piece> = position.row.into_iter().flatten().map(Piece::from).collect();
            let left = PRINTED.map(|(memories, opera)| (memories - out, opera - out));
            assert_eq!(sorts(&table, position.piles.iter().flatten().chain(&row)), left);
        }
    }

    #[test]
    fn with_two_players_two_opera_and_two_memories_of_each_period_go_back() {
        assert_removed(2, 2);
    }

    #[test]
    fn with_three_players_one_opus_and_one_memory_of_each_period_go_back() {
        assert_removed(3, 1);
    }

    #[test]
    fn with_four_players_no_card_goes_back() {
        assert_removed(4, 0);
    }

    #[test]
    fn which_cards_go_back_is_random() {
        let boxed = |memory: bool, period: u8| {
            let wanted = move |table: &Table, piece: &Piece| {
                matches!(piece, Piece::Memory(_)) == memory && table.period(*piece) == Some(period)
            };
            tally(deals(2).flat_map(move |table| {
                let boxed = table.position().boxed;
                boxed.into_iter().filter(|piece| wanted(&table, piece)).collect::<Vec<_>>()
            }))
        };
        for (period, (memories, opera)) in (1..).zip(PRINTED) {
            assert_fair(&boxed(true, period), memories, 2, memories);
            assert_fair(&boxed(false, period), opera, 2, opera);
        }
    }
}

mod setup_3 {
    use super::*;
    use vocab::{Face, Seat, Viewer};

    #[test]
    fn one_random_bonus_tile_of_the_period_lies_on_each_pile() {
        let tiles: Vec<[Piece; 5]> = deals(2).map(|table| table.position().bonuses).collect();
        let table = Table::players(2);
        for (at, period) in (1..=5).enumerate() {
            let counts = tally(tiles.iter().map(|tiles| tiles[at]));
            assert!(counts.keys().all(|tile| table.period(*tile) == Some(period)));
            assert_fair(&counts, 3, 1, 3);
        }
    }

    #[test]
    fn its_reward_is_hidden_until_its_round_begins() {
        let mut table = Table::players(2);
        for open in 1..=5 {
            for viewer in [Viewer::Seat(Seat::at(0)), Viewer::Audience] {
                let seen = table.game.view(viewer).table.bonuses;
                let truth = table.position().bonuses.map(Face::Up);
                assert_eq!(seen[..open], truth[..open]);
                assert!(seen[open..].iter().all(|tile| *tile == Face::Down));
            }
            table.pass_round();
        }
    }

    #[test]
    fn each_periods_cards_are_shuffled() {
        for pile in 1..5 {
            // Of 16 cards each is the top one in one deal out of 16.
            assert_fair(&tally(deals(4).map(|table| table.position().piles[pile][0])), 16, 1, 16);
        }
        let last_two = |table: Table| table.position().piles[4].split_off(14);
        assert!(tally(deals(4).map(last_two)).len() > DEALS / 2, "the bottom is shuffled too");
    }

    #[test]
    fn the_piles_are_stacked_with_period_one_on_top() {
        let mut table = Table::players(4);
        for period in 1..=5 {
            let new = table.told_with("filled");
            let is_of_period = |name: &str| {
                let piece = vocab::Token::read(name, table.game.edition());
                table.period(piece.unwrap()) == Some(period)
            };
            assert!(new.len() >= 4, "in Maintenance at least four spaces are filled");
            assert!(new.iter().all(|text| is_of_period(text.split(' ').nth(2).unwrap())), "{new:?}");
            table.pass_round();
        }
    }
}

mod setup_4 {
    use super::*;

    #[test]
    fn the_first_bonus_tile_is_revealed() {
        let table = Table::players(3);
        let Piece::Bonus(bonus) = table.position().bonuses[0] else { panic!("a Bonus tile") };
        let name = &table.game.edition().bonuses[bonus.index()].label.id;
        assert_eq!(table.told_with("round"), [format!("round 1 {name}")]);
    }

    #[test]
    fn seven_cards_of_period_one_fill_the_row() {
        for table in tables() {
            let row = table.position().row;
            assert!(row.iter().all(|card| card.is_some_and(|card| table.period(card.into()) == Some(1))));
        }
    }
}

mod setup_5 {
    use super::*;
    use vocab::{Composer, Line, Rule};

    fn composers(table: &Table) -> (Composer, Composer) {
        let composer = |line| table.game.composer(line).expect("a composer on each line");
        (composer(Line::Upper), composer(Line::Lower))
    }

    #[test]
    fn two_different_composers_at_random_take_either_line() {
        let pairs = tally(deals(3).map(|table| composers(&table)));
        assert!(pairs.keys().all(|(upper, lower)| upper != lower));
        assert_fair(&pairs, 4 * 3, 1, 4 * 3);
    }

    #[test]
    fn the_players_may_choose_any_two() {
        for upper in Composer::ALL {
            for lower in Composer::ALL.into_iter().filter(|lower| *lower != upper) {
                assert_eq!(composers(&Table::composers(2, upper, lower)), (upper, lower));
            }
        }
    }

    #[test]
    fn if_they_choose_one_the_other_is_random() {
        let lower = Some(Composer::Suessmayr);
        let setup = Setup { lower, ..Setup::players(2) };
        let table = |seed| Table::deal(&setup, Edition::vienna(), seed);
        let uppers = tally((0..DEALS as u64).map(|seed| {
            let (upper, lower) = composers(&table(seed));
            assert_eq!(lower, Composer::Suessmayr);
            upper
        }));
        assert_fair(&uppers, 3, 1, 3);
        assert!(!uppers.contains_key(&Composer::Suessmayr));
    }

    #[test]
    fn one_composer_cannot_take_both_lines() {
        let stadler = Some(Composer::Stadler);
        let refusal = refusal(&Setup { upper: stadler, lower: stadler, ..Setup::players(2) });
        assert_eq!(refusal, SetupError::SameComposer(Composer::Stadler));
        assert_eq!(refusal.rule(), Rule::Setup5);
    }
}

mod setup_6 {
    use super::*;
    use vocab::{Composer, Illegal, Line, Movement};

    /// The tiles that a player takes from Eybler's Sequentia until there is none left. Printed are five:
    /// without dots, 3 dots, without dots, 4 dots, 4 dots.
    fn eyblers_sequentia(players: u8) -> Vec<String> {
        const WRITE: [(u8, u8); 6] = [(3, 3), (4, 4), (6, 5), (7, 6), (8, 7), (2, 2)]; // a part and its marker's space
        let mut table = Table::players(players).uncovered().rich(1);
        table = table.may(1, "requiem,requiem,requiem,requiem,requiem,requiem");
        let mut taken = Vec::new();
        for (part, marker) in WRITE {
            let write = format!("requiem sequentia.{part} upper {marker}");
            if let Err(illegal) = table.check(&write) {
                let (line, movement) = (Line::Upper, Movement::Sequentia);
                assert_eq!(illegal, Illegal::StackEmpty { line, movement });
                return taken;
            }
            let told = table.act(&write).told_with("tile").remove(0);
            let (_, tile) = told.split_once("eybler-sequentia-").expect("a tile of Eybler for Sequentia");
            taken.extend(tile.split(' ').next().map(str::to_owned));
            if table.legal().contains(&"decline".to_owned()) {
                table.act("decline"); // a Travel that the tile brings
            }
        }
        panic!("the stack has too many tiles: {taken:?}");
    }

    #[test]
    fn with_two_players_tiles_with_three_or_four_dots_are_removed() {
        assert_eq!(eyblers_sequentia(2), ["1", "3"]);
    }

    #[test]
    fn with_three_players_tiles_with_four_dots_are_removed() {
        assert_eq!(eyblers_sequentia(3), ["1", "2", "3"]);
    }

    #[test]
    fn with_four_players_no_tile_is_removed() {
        assert_eq!(eyblers_sequentia(4), ["1", "2", "3", "4", "5"]);
    }

    #[test]
    fn in_every_stack_the_cheapest_tile_is_on_top_and_the_dearest_at_the_bottom() {
        let edition = Edition::vienna();
        let cost = |tile: &vocab::TileId| edition.tiles[tile.index()].cost;
        for players in 2..=4 {
            for (composer, movement) in Composer::ALL.into_iter().flat_map(|c| Movement::ALL.map(|m| (c, m)))
            {
                for pair in edition.derived.stack(players, composer, movement).windows(2) {
                    let (above, below) = (cost(&pair[0]), cost(&pair[1]));
                    let dearer = below.ducats > above.ducats
                        || below.finance > above.finance
                        || below.points.iter().any(|(kind, n)| *n > above.points[kind]);
                    assert!(dearer || below == above, "{composer} {movement}: {above} lies on {below}");
                }
            }
        }
    }
}

mod setup_7 {
    use super::*;
    use vocab::{Illegal, Mark, Part, Rule, Set};

    fn covered(table: &Table) -> Set<Part> {
        let parts = table.position().parts;
        parts.into_iter().filter(|(_, mark)| *mark == Mark::Covered).map(|(part, _)| part).collect()
    }

    #[test]
    fn one_random_constanze_card_says_what_is_covered_for_this_number_of_players() {
        for (at, players) in (2..=4).enumerate() {
            let card = |table: Table| {
                let covered = covered(&table);
                let cards = &table.game.edition().constanze;
                cards.iter().position(|card| card.covers[at] == covered).expect("a Constanze card")
            };
            assert_fair(&tally(deals(players).map(card)), 5, 1, 5);
        }
    }

    #[test]
    fn fewer_players_find_more_parts_covered() {
        // Every card of the edition covers 10 parts for two, 5 for three and 2 for four.
        assert_eq!([2, 3, 4].map(|players| covered(&Table::players(players)).len()), [10, 5, 2]);
    }

    #[test]
    fn a_covered_part_can_never_be_written() {
        let table = Table::players(2).uncovered().covered("kyrie.3").rich(1).may(1, "requiem");
        let refusal = table.refusal("requiem kyrie.3 upper 3");
        assert_eq!(refusal, Illegal::Covered(table.part("kyrie.3")));
        assert_eq!(refusal.rule(), Rule::Setup7);
        assert!(!table.legal().iter().any(|text| text.contains("kyrie.3")));
    }

    #[test]
    fn nor_can_the_neutral_marker_go_there() {
        let mut table = Table::players(2).uncovered().covered("kyrie.3").rich(1).may(1, "requiem");
        table.act("requiem kyrie.1 upper 1");
        assert_eq!(table.refusal("neutral kyrie.3 lower").rule(), Rule::Setup7);
        // Parts 2 and 4 are free, for either composer.
        assert_eq!(table.legal_with("neutral").len(), 2 * 2);
    }
}

mod setup_8 {
    use super::*;
    use vocab::{MapTile, Place};

    #[test]
    fn three_courts_and_eight_cities_lie_plain_face_up_and_the_rest_form_two_stacks() {
        for table in tables() {
            let position = table.position();
            for (place, there) in table.game.edition().board.places.iter().zip(position.map) {
                let (tile, gilded) = there.expect("a tile at every place");
                assert_eq!(matches!(tile, MapTile::Court(_)), place.court, "{}", place.label.id);
                assert!(!gilded, "{}", place.label.id);
            }
            assert_eq!((position.courts.len(), position.cities.len()), (16 - 3, 15 - 8));
        }
    }

    #[test]
    fn which_tiles_lie_where_is_random() {
        let tiles = |place: Place| tally(deals(2).map(move |table| table.game.tile_at(place).unwrap().0));
        for place in Place::all() {
            let all = if Edition::vienna().board.places[place.index()].court { 16 } else { 15 };
            assert_fair(&tiles(place), all, 1, all);
        }
        assert_fair(&tally(deals(2).map(|table| table.position().courts[0])), 16, 1, 16);
        assert_fair(&tally(deals(2).map(|table| table.position().cities[0])), 15, 1, 15);
    }
}

mod setup_9 {
    use super::*;
    use vocab::{MemoryId, OpusId};

    #[test]
    fn each_player_has_the_same_nine_cards_the_starting_opus_and_all_markers() {
        let nine: Vec<MemoryId> = (0..9).map(MemoryId::new).collect();
        for players in 2..=4 {
            for seat in Table::players(players).position().seats {
                assert_eq!(seat.cards, nine);
                assert_eq!((seat.opera, seat.turned), (vec![OpusId::STARTING], vec![]));
                assert_eq!((seat.markers, seat.neutral), ([true; 7], true));
                assert_eq!((seat.tiles, seat.courts), ([None; 7], vec![]));
            }
        }
    }

    #[test]
    fn nothing_is_written_yet() {
        let parts = Table::players(4).uncovered().position().parts;
        assert_eq!(parts, []);
    }
}

mod setup_10 {
    use super::*;

    #[test]
    fn story_markers_start_at_two() {
        for players in 2..=4 {
            let table = Table::players(players);
            for seat in 1..=players {
                assert_eq!((table.track(seat), table.counter(seat)), ([2; 3], [0; 3]));
            }
        }
    }

    #[test]
    fn the_finance_marker_starts_on_the_space_with_two_ducats() {
        let table = Table::players(4);
        for seat in 1..=4 {
            let space = table.game.edition().board.finance[usize::from(table.seat(seat).finance)];
            assert_eq!((space.ducats, space.vp, space.wild), (2, 0, 0));
        }
    }
}

mod setup_11 {
    use super::*;
    use vocab::{Rule, Seat};

    #[test]
    fn the_first_player_is_random() {
        for players in 2..=4 {
            let first = tally(deals(players).map(|table| table.to_act()));
            assert_fair(&first, players.into(), 1, players.into());
        }
    }

    #[test]
    fn in_turn_order_the_players_start_with_10_11_10_11_ducats_and_0_0_1_1_vp() {
        for players in 2..=4 {
            for first in 0..players {
                let setup = Setup { first: Some(Seat::at(first.into())), ..Setup::players(players) };
                let table = Table::deal(&setup, Edition::vienna(), 1);
                let in_turn_order = (0..players).map(|turn| (first + turn) % players + 1);
                let start: Vec<_> = in_turn_order.map(|seat| (table.money(seat), table.vp(seat))).collect();
                assert_eq!(start, [(10, 0), (11, 0), (10, 1), (11, 1)][..players.into()]);
                assert_eq!(table.to_act(), first + 1);
            }
        }
    }

    #[test]
    fn play_goes_clockwise() {
        let setup = Setup { first: Some(Seat::at(2)), ..Setup::players(4) };
        let mut table = Table::deal(&setup, Edition::vienna(), 1);
        let turns = [(); 5].map(|()| {
            let seat = table.to_act();
            table.pass();
            seat
        });
        assert_eq!(turns, [3, 4, 1, 2, 3]);
    }

    #[test]
    fn nobody_is_first_who_does_not_play() {
        let found = Seat::at(2);
        let refusal = refusal(&Setup { first: Some(found), ..Setup::players(2) });
        assert_eq!(refusal, SetupError::First { found, most: 2 });
        assert_eq!(refusal.rule(), Rule::Setup11);
    }
}

mod setup_12 {
    use super::*;

    #[test]
    fn each_player_draws_a_hand_of_four() {
        for players in 2..=4 {
            for seat in Table::players(players).position().seats {
                assert_eq!((seat.hand.len(), seat.deck.len()), (4, 9 - 4));
            }
        }
    }

    #[test]
    fn the_nine_cards_are_shuffled() {
        let hands = tally(deals(2).flat_map(|table| table.hand(1)));
        assert_fair(&hands, 9, 4, 9);
        assert_fair(&tally(deals(2).map(|table| table.seat(1).deck[0])), 9, 1, 9);
    }

    #[test]
    fn each_player_shuffles_alone() {
        let alike = deals(4).filter(|table| (2..=4).any(|seat| table.hand(seat) == table.hand(1))).count();
        // Of 126 hands two are alike: for one of three others about once in 42 deals.
        assert!(alike < DEALS / 10, "{alike}");
    }
}
