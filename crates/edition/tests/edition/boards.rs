//! The rules for boards: map, Requiem, personal board, card row.

use crate::common::{Copy, fields, number, one_of, with, without};
use edition::{Edition, Expected};

mod comp_7 {
    use super::*;

    #[test]
    fn there_are_11_places_and_a_gap_is_one_fault() {
        let faults = without("board.toml", "id = \"lyon\"").faults();
        let expected: Vec<_> = faults.into_iter().map(|fault| (fault.component, fault.expected)).collect();
        let count = |list: &str, count| (list.to_owned(), Expected::Count { count });
        assert_eq!(
            expected,
            [
                count("[[place]]", 11),
                count("[[place]] kind = \"city\"", 8),
                ("place milan".to_owned(), Expected::Exactly { number: 8 }),
            ]
        );
    }

    #[test]
    fn three_of_them_are_courts() {
        let copy = Copy::new().within("board.toml", "id = \"paris\"", "kind = \"court\"", "kind = \"city\"");
        copy.miscounts(&[("[[place]] kind = \"court\"", 2, 3), ("[[place]] kind = \"city\"", 9, 8)]);
    }

    #[test]
    fn the_first_is_salzburg_where_mozart_starts_and_the_last_is_munich() {
        with("board.toml", "start_place = \"salzburg\"", "start_place = \"vienna\"").is_rejected(
            "board",
            "start_place = \"vienna\"",
            one_of(&["salzburg"]),
        );
        let mut copy = Copy::new();
        *copy.text("board.toml") = copy.text("board.toml").replace("\"munich\"", "\"augsburg\"");
        copy.is_rejected("place augsburg", "id = \"augsburg\"", one_of(&["munich"]));
        assert_eq!(Edition::vienna().board.start_place.number(), 1);
    }

    #[test]
    fn roads_join_known_places() {
        let copy = with("board.toml", "[\"milan\", \"lyon\"]", "[\"milan\", \"rome\"]");
        let (component, found, expected) = copy.fault();
        assert_eq!((component.as_str(), found.as_str()), ("road 6", "between: \"rome\""));
        assert!(matches!(expected, Expected::Word { words } if words.len() == 11));
    }

    #[test]
    fn a_road_has_two_different_ends() {
        for (ends, expected) in [
            ("[\"milan\"]", Expected::Count { count: 2 }),
            ("[\"milan\", \"lyon\", \"paris\"]", Expected::Count { count: 2 }),
            ("[\"milan\", \"milan\"]", Expected::Different),
        ] {
            assert_eq!(with("board.toml", "[\"milan\", \"lyon\"]", ends).fault().2, expected);
        }
    }

    #[test]
    fn there_are_no_two_roads_between_the_same_places() {
        let copy = with("board.toml", "[\"milan\", \"lyon\"]", "[\"milan\", \"innsbruck\"]");
        copy.is_rejected("road 6", "between = [\"milan\", \"innsbruck\"]", Expected::Different);
    }

    #[test]
    fn every_place_can_be_reached() {
        let copy = without("board.toml", "between = [\"milan\", \"lyon\"]");
        assert!(copy.read().is_ok(), "there is another way");
        copy.without("board.toml", "between = [\"lyon\", \"paris\"]").is_rejected(
            "place lyon",
            "",
            Expected::Road,
        );
    }

    #[test]
    fn the_cost_of_a_road_is_not_negative() {
        for (ducats, good) in [("0", true), ("20", true), ("-1", false), ("21", false)] {
            let ducats = format!("ducats = {ducats}");
            let copy =
                Copy::new().within("board.toml", "between = [\"milan\", \"lyon\"]", "ducats = 2", &ducats);
            if good {
                assert!(copy.read().is_ok());
            } else {
                copy.is_rejected("road 6", &ducats, number(0, 20));
            }
        }
    }
}

mod comp_8 {
    use super::*;

    fn kyrie(from: &str, to: &str) -> Copy {
        Copy::new().within("board.toml", "id = \"kyrie\"", from, to)
    }

    const PARTS: &str = "[\"horns\", \"percussion\", \"strings\", \"voice\"]";

    #[test]
    fn the_five_movements_come_in_their_order() {
        let copy = Copy::new().swapped("board.toml", "id = \"kyrie\"", "id = \"sanctus\"");
        let found: Vec<_> =
            copy.faults().into_iter().map(|fault| (fault.component, fault.expected)).collect();
        assert_eq!(found[0], ("movement sanctus".to_owned(), one_of(&["kyrie"])));
        assert_eq!(found[1], ("movement kyrie".to_owned(), one_of(&["sanctus"])));
    }

    #[test]
    fn a_movement_has_parts_for_at_least_two_different_instruments() {
        let copy = Copy::new().within(
            "board.toml",
            "id = \"agnus-dei\"",
            "\"horns\", \"percussion\", \"strings\", \"voice\", \"organ\"",
            "\"voice\", \"voice\", \"voice\", \"voice\", \"voice\"",
        );
        assert_eq!(copy.fault().2, Expected::AtLeastDifferent { count: 2 });
    }

    #[test]
    fn a_movement_has_at_most_eight_parts() {
        let parts = |voices: usize| format!("[\"horns\"{}]", ", \"voice\"".repeat(voices));
        assert!(kyrie(PARTS, &parts(7)).read().is_ok());
        assert_eq!(kyrie(PARTS, &parts(8)).fault().2, Expected::AtMost { count: 8 });
    }

    #[test]
    fn an_instrument_is_one_of_five() {
        let instruments = one_of(&["horns", "percussion", "strings", "voice", "organ"]);
        kyrie("\"voice\"", "\"flute\"").is_rejected("movement kyrie", "parts: \"flute\"", instruments);
    }

    #[test]
    fn the_higher_value_is_higher() {
        kyrie("higher = 3", "higher = 1").is_rejected("movement kyrie", "higher = 1", number(2, 60));
        assert!(kyrie("higher = 3", "higher = 2").read().is_ok());
    }

    #[test]
    fn an_instrument_with_a_marker_is_played_in_some_movement() {
        let mut copy = Copy::new();
        for line in ["\"voice\", \"organ\"]", "\"organ\", \"organ\"]", "\"voice\", \"organ\"]"] {
            copy = copy.with("board.toml", line, &line.replace("organ", "voice"));
        }
        copy.is_rejected("instrument_space 7", "instrument = \"organ\"", Expected::Played);
    }
}

mod comp_9 {
    use super::*;

    fn space(from: &str, to: &str) -> Copy {
        with("board.toml", from, to)
    }

    const VOICE: &str = "instrument = \"voice\"\nreward = { counter = { journey = 1 } }";

    #[test]
    fn story_tracks_go_from_0_to_4() {
        with("board.toml", "story_track_max = 4", "story_track_max = 5").is_rejected(
            "board",
            "story_track_max = 5",
            Expected::Exactly { number: 4 },
        );
        with("board.toml", "story_track_start = 2", "story_track_start = 5").is_rejected(
            "board",
            "story_track_start = 5",
            number(0, 4),
        );
    }

    #[test]
    fn there_are_seven_instrument_spaces() {
        let copy = space(&format!("\n[[instrument_space]]\n{VOICE}\n"), "");
        copy.miscounts(&[("[[instrument_space]]", 6, 7)]);
    }

    #[test]
    fn only_the_top_one_is_horns() {
        let others = one_of(&["percussion", "strings", "voice", "organ"]);
        space("instrument = \"organ\"", "instrument = \"horns\"").is_rejected(
            "instrument_space 7",
            "instrument = \"horns\"",
            others,
        );
        space("instrument = \"horns\"", "instrument = \"organ\"").is_rejected(
            "instrument_space 1",
            "instrument = \"organ\"",
            one_of(&["horns"]),
        );
    }

    #[test]
    fn only_the_horns_space_has_the_neutral_marker_and_nothing_else() {
        let others = || fields(&["counter", "ducats", "finance", "vp"]);
        space("reward = { finance = 1 }", "reward = { neutral_marker = true }").is_rejected(
            "instrument_space 7",
            "reward.neutral_marker",
            others(),
        );
        space("{ neutral_marker = true }", "{ neutral_marker = true, ducats = 1 }").is_rejected(
            "instrument_space 1",
            "reward.ducats",
            fields(&["neutral_marker"]),
        );
        space("neutral_marker = true", "neutral_marker = false").is_rejected(
            "instrument_space 1",
            "reward.neutral_marker = false",
            one_of(&["true"]),
        );
        assert!(space("{ neutral_marker = true }", "{}").read().is_err());
    }

    #[test]
    fn a_reward_received_during_a_payment_names_its_kind() {
        space(VOICE, &VOICE.replace("journey", "wild")).is_rejected(
            "instrument_space 5",
            "reward.counter.wild = 1",
            Expected::NamedKind,
        );
    }

    #[test]
    fn markers_start_on_a_space_of_the_finance_track() {
        with("board.toml", "finance_start = 2", "finance_start = 11").is_rejected(
            "board",
            "finance_start = 11",
            number(0, 10),
        );
        with("board.toml", "difficult = 6", "difficult = 11").is_rejected(
            "board",
            "soloist.finance.difficult = 11",
            number(0, 10),
        );
    }
}

mod comp_11 {
    use super::*;

    #[test]
    fn there_are_seven_row_spaces_in_order() {
        without("board.toml", "space = 7").miscounts(&[("[[row]]", 6, 7)]);
        with("board.toml", "space = 2", "space = 4").faults().iter().for_each(|fault| {
            assert!(matches!(fault.expected, Expected::Exactly { .. }), "{fault}");
        });
    }

    #[test]
    fn each_has_a_value_for_a_memory_card_and_one_for_an_opus() {
        with("board.toml", "opus = {}\n", "").is_rejected(
            "row 6",
            "",
            Expected::Field { field: "opus".to_owned() },
        );
    }

    #[test]
    fn a_value_is_a_cost_a_reward_or_nothing_but_not_both() {
        let both = "opus = { cost = { ducats = 1 }, reward = { ducats = 1 } }";
        with("board.toml", "opus = {}", both).is_rejected(
            "row 6",
            "opus.reward = { ducats = 1 }",
            Expected::either("cost", "reward"),
        );
        assert!(with("board.toml", "opus = {}", "opus = { reward = { vp = 1 } }").read().is_ok());
    }

    #[test]
    fn a_cost_is_ducats_and_story_points() {
        with("board.toml", "opus = {}", "opus = { cost = { finance = 1 } }").is_rejected(
            "row 6",
            "opus.cost.finance",
            fields(&["composition", "ducats", "journey", "talent"]),
        );
    }

    #[test]
    fn a_reward_names_its_kind() {
        with("board.toml", "opus = {}", "opus = { reward = { counter = { wild = 1 } } }").is_rejected(
            "row 6",
            "opus.reward.counter.wild = 1",
            Expected::NamedKind,
        );
    }
}

mod figures_of_the_rules {
    use super::*;

    #[test]
    fn a_counter_costs_more_than_it_brings_back() {
        for (buy, give_back, good) in [(2, 1, true), (1, 1, false), (3, 3, false), (3, 0, false)] {
            let copy = with("board.toml", "exchange_buy = 3", &format!("exchange_buy = {buy}")).with(
                "board.toml",
                "exchange_return = 1",
                &format!("exchange_return = {give_back}"),
            );
            assert_eq!(copy.read().is_ok(), good, "{buy} {give_back}");
        }
    }

    #[test]
    fn four_seats_come_in_turn_order() {
        let seats = with("board.toml", "[[seat]]\nnumber = 4\nducats = 11\nvp = 1\n", "");
        seats.miscounts(&[("[[seat]]", 3, 4)]);
        with("board.toml", "[[seat]]\nnumber = 4", "[[seat]]\nnumber = 3").is_rejected(
            "seat 3",
            "number = 3",
            Expected::Exactly { number: 4 },
        );
    }

    #[test]
    fn periods_follow_each_other() {
        let copy = with("board.toml", "first = 1778", "first = 1777");
        copy.is_rejected("period 3", "first = 1777", number(1778, 9999));
    }

    #[test]
    fn points_and_ducats_are_divided_by_at_least_one() {
        for field in ["points_per_vp = 2", "ducats_per_vp = 3"] {
            let none = format!("{}0", &field[..field.len() - 1]);
            with("board.toml", field, &none).is_rejected("board", &none, number(1, 60));
        }
    }
}
