//! The solo game: one human against the Soloist, who decides nothing.

use edition::Edition;
use rules::Setup;
use testkit::Table;
use vocab::{Card, Composer, Level, Line, ScoreLine};

/// Leftmost Memory card and Opus, then a Memory card between, then rightmost Opus and Memory card.
const ROW: [&str; 7] = [
    "-",
    "-",
    "requiem-for-an-archbishop",
    "symphony-no-1",
    "smallpox-at-olmuetz",
    "mitridate-re-di-ponto",
    "serenata-for-a-wedding",
];

pub(crate) fn easy() -> Table {
    Table::solo(Level::Easy).uncovered()
}

/// An easy game with this row and no more cards to come in the round.
fn row(names: [&str; 7]) -> Table {
    easy().row_of(names).deck_empty()
}

/// The human passes, and the Soloist turns these two cards: actions, then directions.
#[track_caller]
pub(crate) fn turns(table: Table, experience: u8, story: u8) -> Table {
    let mut table = table.soloist_draws(&[experience, story]);
    table.pass();
    table
}

/// What happened in the Soloist's turn, among the facts that begin with one of these words.
fn told(table: &Table, words: &[&str]) -> Vec<String> {
    table
        .told()
        .into_iter()
        .filter(|text| words.iter().any(|word| text.split(' ').next() == Some(word)))
        .collect()
}

/// An edition in which Soloist cards read otherwise.
pub(crate) fn with_cards(changes: &[(&str, &str)]) -> Table {
    let edition = Table::edition_with("soloist.toml", changes);
    Table::deal(&Setup { upper: Some(Composer::Eybler), ..Setup::solo(Level::Easy) }, edition, 1).uncovered()
}

/// The last turn of round 5 has only to be ended; nobody has anything, and the Soloist's last turn is without
/// effect: Travel with 0 Courts.
fn closing() -> Table {
    easy().round(5).bonus("5-commission").poor(1).finance(1, 0).soloist_draws(&[6, 3]).round_ends()
}

mod solo_7 {
    use super::*;

    #[test]
    fn the_top_card_gives_his_actions_and_the_next_directs_them() {
        // 3: Requiem, directing Sequentia from the top. 7: Requiem, directing Offertorium from the bottom.
        assert_eq!(turns(easy(), 3, 7).told_with("marker"), ["marker 2 offertorium.6 lower -"]);
        assert_eq!(turns(easy(), 7, 3).told_with("marker"), ["marker 2 sequentia.1 lower -"]);
    }

    #[test]
    fn the_actions_of_the_second_card_are_not_carried_out() {
        let table = turns(row(ROW), 1, 3); // Commission, and not Requiem
        assert_eq!(told(&table, &["taken", "marker"]), ["taken 2 4 opus:symphony-no-1"]);
    }

    #[test]
    fn he_turns_two_cards_in_each_of_his_four_turns() {
        let mut table = easy();
        for turn in 1..=4 {
            table.pass();
            assert_eq!(table.told_with("turned").len(), 2, "turn {turn}");
        }
    }
}

mod solo_8 {
    use super::*;

    #[test]
    fn the_first_column_says_which_end_of_the_row() {
        assert_eq!(turns(row(ROW), 1, 3).told_with("taken"), ["taken 2 4 opus:symphony-no-1"]); // leftmost
        assert_eq!(turns(row(ROW), 1, 2).told_with("taken"), ["taken 2 6 opus:mitridate-re-di-ponto"]); // rightmost
    }

    #[test]
    fn the_second_column_says_which_way_and_how_many_courts() {
        // From Salzburg (1): up to Vienna (2), down to Paris (7), or nowhere.
        for (story, end) in [(7, "vienna"), (2, "paris"), (3, "salzburg")] {
            let table = turns(easy(), 6, story);
            assert_eq!(table.position().coach, table.place(end), "card {story}");
        }
    }

    #[test]
    fn the_third_column_says_which_movement_and_which_end_of_it() {
        let parts = [
            (1, "kyrie.1"),
            (2, "sequentia.8"),
            (4, "offertorium.1"),
            (5, "sanctus.5"),
            (6, "agnus-dei.1"),
            (8, "kyrie.4"),
        ];
        for (story, part) in parts {
            assert_eq!(turns(easy(), 3, story).told_with("marker"), [format!("marker 2 {part} lower -")]);
        }
    }
}

mod solo_9 {
    use super::*;

    #[test]
    fn he_takes_the_leftmost_memory_card_scores_its_vp_and_carries_out_its_actions() {
        let table = turns(row(ROW), 5, 3); // 1 VP and 1 Composition in Story; Requiem, directed to Sequentia
        assert_eq!(
            told(&table, &["taken", "gained", "marker"]),
            [
                "taken 2 3 memory:requiem-for-an-archbishop",
                "gained 2 vp 1 story:requiem-for-an-archbishop",
                "marker 2 sequentia.1 lower -",
                "gained 2 vp 2 marker:sequentia",
            ]
        );
    }

    #[test]
    fn he_takes_the_rightmost_and_the_same_arrow_directs_its_actions() {
        let table = turns(row(ROW), 5, 2);
        let taken = ["taken 2 7 memory:serenata-for-a-wedding", "taken 2 7 opus:mitridate-re-di-ponto"];
        assert_eq!(table.told_with("taken"), taken);
        assert_eq!(table.vp(2), 6);
    }

    #[test]
    fn the_card_leaves_the_game() {
        let table = turns(row(ROW), 5, 3);
        let card = table.memory("requiem-for-an-archbishop");
        assert!(table.position().discarded.contains(&Card::Memory(card)));
        assert_eq!(table.seat(2).cards, []);
    }

    #[test]
    fn without_a_memory_card_in_the_row_nothing_happens() {
        let table = turns(row(["-", "-", "-", "-", "-", "symphony-no-1", "mitridate-re-di-ponto"]), 5, 3);
        assert_eq!((told(&table, &["taken", "gained", "marker"]), table.vp(2)), (vec![], 0));
    }
}

mod solo_10 {
    use super::*;

    #[test]
    fn he_takes_the_leftmost_or_rightmost_opus_and_scores_its_vp() {
        for (story, opus, vp) in [(3, "symphony-no-1", 3), (2, "mitridate-re-di-ponto", 6)] {
            let table = turns(row(ROW), 1, story);
            assert_eq!((table.vp(2), table.scored(2, ScoreLine::Opus)), (vp, vp));
            assert!(table.position().discarded.contains(&Card::Opus(table.opus(opus))), "it leaves the game");
            assert_eq!(table.seat(2).opera, []);
        }
    }

    #[test]
    fn without_an_opus_nothing_happens() {
        let table =
            turns(row(["-", "-", "-", "-", "-", "smallpox-at-olmuetz", "serenata-for-a-wedding"]), 1, 3);
        assert_eq!((table.told_with("taken"), table.vp(2)), (vec![], 0));
    }
}

mod solo_11 {
    use super::*;

    /// Period II: the leftmost Opus sells for 2 Finance steps and 1 VP, the rightmost for 4 VP.
    const SALES: [&str; 7] = ["-", "-", "-", "-", "haffner-serenade", "viva-maestro", "symphony-no-29"];

    fn sells(finance: u8, story: u8) -> Table {
        turns(easy().round(2).row_of(SALES).deck_empty().finance(2, finance), 4, story)
    }

    #[test]
    fn he_sells_an_opus_of_the_row_for_finance_steps_and_vp() {
        let table = sells(0, 3);
        assert_eq!((table.seat(2).finance, table.vp(2), table.money(2)), (2, 1, 0));
        assert_eq!(told(&table, &["performed", "taken"]), ["taken 2 5 opus:haffner-serenade"]);
        assert!(table.position().discarded.contains(&Card::Opus(table.opus("haffner-serenade"))));
        let table = sells(0, 2);
        assert_eq!((table.seat(2).finance, table.scored(2, ScoreLine::Sales)), (0, 4));
    }

    #[test]
    fn each_step_beyond_the_maximum_pays_2_vp() {
        let [last_but_one, last] = [sells(9, 3), sells(10, 3)];
        assert_eq!((last_but_one.seat(2).finance, last_but_one.vp(2)), (10, 2 + 1));
        assert_eq!((last.seat(2).finance, last.vp(2)), (10, 2 * 2 + 1));
    }

    #[test]
    fn without_an_opus_in_the_row_nothing_happens() {
        let table =
            turns(row(["-", "-", "-", "-", "-", "smallpox-at-olmuetz", "serenata-for-a-wedding"]), 4, 3);
        assert_eq!((table.seat(2).finance, table.vp(2)), (0, 0));
    }
}

/// So many parts of each movement are printed: all of these movements are full.
fn full(table: Table, movements: &[&str]) -> Table {
    let sizes = [("kyrie", 4), ("sequentia", 8), ("offertorium", 6), ("sanctus", 5), ("agnus-dei", 5)];
    let parts = sizes.iter().filter(|(movement, _)| movements.contains(movement));
    let parts = parts.flat_map(|(movement, size)| (1..=*size).map(move |part| format!("{movement}.{part}")));
    parts.fold(table, |table, part| table.covered(&part))
}

mod solo_13 {
    use super::*;

    #[test]
    fn he_writes_the_topmost_or_bottommost_empty_part() {
        let table =
            || easy().covered("offertorium.1").covered("offertorium.6").soloist_wrote("offertorium.5");
        assert_eq!(turns(table(), 3, 4).told_with("marker"), ["marker 2 offertorium.2 lower -"]);
        assert_eq!(turns(table(), 3, 7).told_with("marker"), ["marker 2 offertorium.4 lower -"]);
    }

    #[test]
    fn a_full_movement_sends_him_to_the_next_one_to_the_right_that_has_room() {
        let table = full(easy(), &["kyrie", "sequentia"]);
        assert_eq!(turns(table, 3, 1).told_with("marker"), ["marker 2 offertorium.1 lower -"]);
        let table = full(easy(), &["sanctus"]); // not back to the Offertorium, though it is as near
        assert_eq!(turns(table, 3, 5).told_with("marker"), ["marker 2 agnus-dei.5 lower -"]);
    }

    #[test]
    fn without_room_to_the_right_he_goes_to_the_nearest_to_the_left() {
        let table = full(easy(), &["sanctus", "agnus-dei"]);
        assert_eq!(turns(table, 3, 5).told_with("marker"), ["marker 2 offertorium.6 lower -"]);
    }

    #[test]
    fn he_scores_the_lower_value_of_the_movement_in_which_the_marker_was_placed() {
        // Kyrie 1, Sequentia 2, Sanctus 3.
        assert_eq!([1, 2, 5].map(|story| turns(easy(), 3, story).scored(2, ScoreLine::Markers)), [1, 2, 3]);
        assert_eq!(turns(full(easy(), &["kyrie"]), 3, 1).vp(2), 2);
    }

    #[test]
    fn each_placing_uses_up_one_of_his_markers_and_without_one_nothing_happens() {
        assert_eq!(turns(easy(), 3, 1).position().soloist.unwrap().markers, 6);
        let table = (1..=7).fold(easy(), |table, part| table.soloist_wrote(&format!("sequentia.{part}")));
        let table = turns(table, 3, 1);
        assert_eq!((table.told_with("marker"), table.vp(2)), (vec![], 0));
    }
}

mod solo_14 {
    use super::*;

    #[test]
    fn at_maintenance_he_only_reshuffles_his_cards() {
        // His Finance space would pay 4 ducats, 1 VP and a wild.
        let mut table = Table::solo(Level::Difficult).soloist_draws(&[6, 3]).round_ends();
        table.act("end");
        assert_eq!(table.game.round().number(), 2);
        let him = table.seat(2);
        assert_eq!((table.vp(2), him.ducats, him.tracks.0, him.finance), (0, 0, [0; 3], 6));
        let cards = table.position().soloist.unwrap();
        assert_eq!((cards.shown, cards.deck.len()), (vec![], 9));
    }

    #[test]
    fn the_human_does_everything_as_usual() {
        let mut table = easy().bonus("1-travel").soloist_draws(&[6, 3]).round_ends();
        table.act("end");
        assert_eq!((table.track(1), table.money(1)), ([1, 0, 0], 10 + 2)); // one Story card; the Finance space
        assert!(table.position().map.iter().all(|tile| tile.unwrap().1), "the map is gilded");
    }
}

mod solo_15 {
    use super::*;

    #[test]
    fn he_scores_all_of_his_court_tiles_met_or_not() {
        let mut table =
            closing().keeps(2, "opera-religious").keeps(2, "percussion-organ").keeps(1, "strings-voice");
        table.act("end");
        assert_eq!([1, 2].map(|seat| table.scored(seat, ScoreLine::Favours)), [0, 8 + 9]);
    }

    #[test]
    fn the_requiem_as_usual() {
        // Sanctus, 6 and 3 VP: two of his against one of the human's.
        let table = closing().soloist_wrote("sanctus.3").soloist_wrote("sanctus.4").soloist_wrote("kyrie.1");
        let mut table = table.wrote(1, 1, "sanctus.1", Line::Upper).wrote(1, 2, "kyrie.2", Line::Upper);
        table.act("end");
        assert_eq!([1, 2].map(|seat| table.scored(seat, ScoreLine::Requiem)), [3 + 1, 6 + 6 + 1]);
    }

    #[test]
    fn nothing_for_story_points_and_money() {
        let mut table = closing().finance(2, 10);
        table.act("end");
        assert_eq!(table.vp(2), 0);
    }
}

mod solo_16 {
    use super::*;

    #[test]
    fn more_vp_win() {
        assert_eq!(closing().soloist_wrote("kyrie.1").ducats(1, 12).act("end").places(), [1, 2]); // 4 to 3 VP
        assert_eq!(closing().soloist_wrote("kyrie.1").ducats(1, 8).act("end").places(), [2, 1]); // 2 to 3 VP
    }

    #[test]
    fn on_a_tie_more_markers_win() {
        let table = || closing().soloist_wrote("kyrie.1").owns(1, "zaide"); // 3 VP
        assert_eq!(table().ducats(1, 9).act("end").places(), [2, 1]);
    }

    #[test]
    fn then_opus_cards_of_which_he_has_none() {
        assert_eq!(closing().act("end").places(), [1, 2]);
        assert_eq!(closing().without_starting_opus(1).act("end").places(), [1, 1]);
    }
}

mod int_9 {
    use super::*;

    #[test]
    fn the_row_is_refilled_before_the_actions_of_a_taken_memory_card() {
        let names = [
            "serenata-for-a-wedding", // Commission
            "symphony-no-1",
            "smallpox-at-olmuetz",
            "god-is-our-refuge",
            "young-goethe-in-the-hall",
            "bastien-und-bastienne",
            "requiem-for-an-archbishop",
        ];
        let table = turns(easy().row_of(names).next_card("mitridate-re-di-ponto"), 5, 3);
        assert_eq!(
            table.told_with("taken"),
            ["taken 2 1 memory:serenata-for-a-wedding", "taken 2 1 opus:mitridate-re-di-ponto"]
        );
    }

    #[test]
    fn the_row_is_full_again_after_every_card_he_takes() {
        let table = turns(easy().row_card(5, "symphony-no-1"), 1, 3);
        assert_eq!(table.told_with("filled").len(), 1);
        assert!(!table.row().contains(&"-".to_owned()));
    }
}

mod int_37 {
    use super::*;

    const DEEDS: [&str; 3] = ["taken", "court", "marker"];

    /// The first words of what he did.
    fn deeds(table: &Table) -> Vec<String> {
        told(table, &DEEDS).iter().map(|text| text.split(' ').take(1).collect()).collect()
    }

    #[test]
    fn the_actions_of_his_card_go_from_left_to_right() {
        let table = || Table::solo(Level::Difficult).uncovered().row_of(ROW).deck_empty();
        assert_eq!(deeds(&turns(table(), 10, 7)), ["taken", "court"]); // Commission, Travel
        assert_eq!(deeds(&turns(table(), 11, 7)), ["court", "marker"]); // Travel, Requiem
    }

    #[test]
    fn the_actions_of_a_memory_card_go_from_left_to_right() {
        let travel_commission = ["-", "-", "-", "-", "-", "symphony-no-1", "at-the-royal-table"];
        let table = turns(row(travel_commission), 5, 7);
        assert_eq!(deeds(&table), ["taken", "court", "taken"]);
        assert_eq!(table.told_with("taken")[1], "taken 2 7 opus:symphony-no-1");
    }

    #[test]
    fn a_taken_cards_actions_come_before_the_rest_of_his_own() {
        let changed = with_cards(&[("[\"document\"]", "[\"document\", \"requiem\"]")]);
        let table = changed
            .row_of(["-", "-", "-", "-", "-", "symphony-no-1", "young-goethe-in-the-hall"])
            .deck_empty();
        assert_eq!(deeds(&turns(table, 5, 3)), ["taken", "taken", "marker"]);
    }
}

mod int_38 {
    use super::*;

    #[test]
    fn a_document_icon_takes_the_next_memory_card_too_before_the_other_icons() {
        let names = [
            "-",
            "-",
            "mr-barringtons-test", // Document, Perform or Sell
            "symphony-no-1",
            "the-guarded-miserere", // Document, Requiem
            "mitridate-re-di-ponto",
            "serenata-for-a-wedding", // Commission
        ];
        let table = turns(row(names), 5, 3);
        assert_eq!(
            told(&table, &["taken", "marker"]),
            [
                "taken 2 3 memory:mr-barringtons-test",
                "taken 2 5 memory:the-guarded-miserere",
                "taken 2 7 memory:serenata-for-a-wedding",
                "taken 2 6 opus:symphony-no-1",
                "marker 2 sequentia.1 lower -",
                "taken 2 7 opus:mitridate-re-di-ponto",
            ]
        );
    }

    #[test]
    fn until_none_is_left() {
        let table =
            turns(row(["-", "-", "-", "-", "-", "mr-barringtons-test", "the-guarded-miserere"]), 5, 2);
        assert_eq!(
            table.told_with("taken"),
            ["taken 2 7 memory:the-guarded-miserere", "taken 2 7 memory:mr-barringtons-test"]
        );
        assert_eq!(table.told_with("marker").len(), 1, "the Requiem icon is still carried out");
    }
}

mod int_40 {
    use super::*;

    #[test]
    fn his_ninth_card_is_shuffled_in_with_the_eight() {
        let where_is_it = |seed| {
            let mut table = Table::deal(&Setup::solo(Level::Easy), Edition::vienna(), seed);
            let ninth = table.position().soloist.unwrap().deck[8];
            table.pass_round();
            let deck = table.position().soloist.unwrap().deck;
            assert_eq!(deck.len(), 9);
            deck.iter().position(|card| *card == ninth).unwrap()
        };
        let places: std::collections::BTreeSet<usize> = (0..30).map(where_is_it).collect();
        assert!(places.len() >= 7, "it came back only at {places:?}");
    }
}

mod int_41 {
    use super::*;

    #[test]
    fn when_all_movements_are_full_nothing_happens() {
        let table = full(easy(), &["kyrie", "sequentia", "offertorium", "sanctus", "agnus-dei"]);
        let table = turns(table, 3, 5);
        assert_eq!((told(&table, &["marker", "gained"]), table.vp(2)), (vec![], 0));
        assert_eq!(table.position().soloist.unwrap().markers, 7);
    }
}

mod int_42 {
    use super::*;

    #[test]
    fn he_gets_no_reward_of_an_instrument_space_no_neutral_marker_and_no_tile() {
        let table = turns(easy(), 3, 1); // horns, with a human's neutral marker; 1 VP for Kyrie
        assert_eq!(
            told(&table, &["gained", "neutral", "tile", "asked"]),
            ["gained 2 vp 1 marker:kyrie", "asked lay"]
        );
        let table = turns(easy(), 3, 2); // organ, with a human's Finance step; 2 VP for Sequentia
        assert_eq!(table.told_with("gained"), ["gained 2 vp 2 marker:sequentia"]);
        let (tiles, finance) = (table.position().tiles_taken[Line::Upper], table.seat(2).finance);
        assert_eq!((tiles.0, finance), ([0; 5], 0));
    }

    #[test]
    fn he_gets_no_reward_of_a_row_space() {
        let names = ["-", "-", "-", "-", "-", "serenata-for-a-wedding", "symphony-no-1"];
        let table = turns(row(names), 1, 3); // space 7: a Talent counter
        assert_eq!(table.told_with("gained"), ["gained 2 vp 3 opus:symphony-no-1"]);
    }

    #[test]
    fn he_gets_no_upper_reward_of_a_memory_card() {
        let table = turns(row(["-", "-", "-", "-", "-", "-", "young-goethe-in-the-hall"]), 5, 3); // 2 ducats
        assert_eq!((table.told_with("taken").len(), table.told_with("gained")), (1, vec![]));
    }
}
