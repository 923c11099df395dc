//! The rules for cards and tiles: counts, Memory cards, Opus cards.

use crate::common::{Copy, fields, number, one_of, with, without};
use edition::{Edition, Expected};

mod comp_2 {
    use super::*;

    #[test]
    fn a_box_with_45_opera_is_rejected_and_says_found_and_expected() {
        without("opera.toml", "id = \"zaide\"")
            .miscounts(&[("[[opus]]", 45, 46), ("[[opus]] period = 3", 8, 9)]);
    }

    #[test]
    fn a_box_with_another_number_of_memory_cards_is_rejected() {
        without("memories.toml", "id = \"herr-trazom\"")
            .miscounts(&[("[[memory]]", 33, 34), ("[[memory]] period = 2", 6, 7)]);
        without("memories.toml", "id = \"coffee-and-gossip\"").miscounts(&[("[[starting]]", 8, 9)]);
    }

    #[test]
    fn periods_are_counted_each_by_itself() {
        let moved = Copy::new().within("memories.toml", "id = \"herr-trazom\"", "period = 2", "period = 5");
        moved.miscounts(&[("[[memory]] period = 2", 6, 7), ("[[memory]] period = 5", 7, 6)]);
        let moved = Copy::new().within("bonuses.toml", "id = \"1-travel\"", "period = 1", "period = 4");
        moved.miscounts(&[("[[bonus]] period = 1", 2, 3), ("[[bonus]] period = 4", 4, 3)]);
    }

    #[test]
    fn a_box_with_another_number_of_tiles_is_rejected() {
        without("bonuses.toml", "id = \"1-travel\"")
            .miscounts(&[("[[bonus]]", 14, 15), ("[[bonus]] period = 1", 2, 3)]);
        without("courts.toml", "id = \"periods-1-2\"").miscounts(&[("[[court]]", 15, 16)]);
        without("cities.toml", "id = \"publisher\"").miscounts(&[("[[city]]", 14, 15)]);
        without("composers.toml", "id = \"stadler-kyrie-3\"")
            .miscounts(&[("[[tile]]", 59, 60), ("[[tile]] composer = \"stadler\"", 14, 15)]);
        without("composers.toml", "id = \"freystaedtler\"").miscounts(&[("[[composer]]", 3, 4)]);
    }

    #[test]
    fn each_composer_has_his_own_number_of_tiles() {
        let given = Copy::new().within(
            "composers.toml",
            "id = \"freystaedtler-agnus-dei-2\"",
            "composer = \"freystaedtler\"",
            "composer = \"stadler\"",
        );
        given.miscounts(&[
            ("[[tile]] composer = \"stadler\"", 16, 15),
            ("[[tile]] composer = \"freystaedtler\"", 12, 13),
        ]);
    }

    #[test]
    fn constanze_and_soloist_cards_are_numbered_without_a_gap() {
        let copy = without("constanze.toml", "number = 2");
        let faults: Vec<_> = copy.faults().into_iter().map(|fault| fault.expected).collect();
        assert_eq!(faults, [Expected::Count { count: 5 }, Expected::Exactly { number: 2 }]);
        without("soloist.toml", "number = 11").miscounts(&[("[[card]]", 10, 11)]);
        with("soloist.toml", "number = 11", "number = 12").is_rejected(
            "card 12",
            "number = 12",
            Expected::Exactly { number: 11 },
        );
    }

    #[test]
    fn every_player_has_a_starting_opus() {
        without("opera.toml", "title = \"Menuett in F (Notenbuch für Nannerl)\"").miscounts(&[(
            "[[variant]]",
            3,
            4,
        )]);
    }

    #[test]
    fn no_two_components_of_a_sort_have_the_same_id() {
        let copy = with("cities.toml", "id = \"publisher\"", "id = \"academy\"");
        let (component, found, expected) = copy.fault();
        assert_eq!((component.as_str(), found.as_str()), ("city academy", "id = \"academy\""));
        assert!(matches!(expected, Expected::Unique { line } if line > 0));
        let shared = with("memories.toml", "id = \"herr-trazom\"", "id = \"coffee-and-gossip\"");
        assert!(matches!(shared.fault().2, Expected::Unique { .. }));
    }

    #[test]
    fn an_id_is_in_kebab_case() {
        for id in ["The Academy", "academy-", "akadémie", "a--b"] {
            let copy = with("cities.toml", "id = \"academy\"", &format!("id = \"{id}\""));
            copy.is_rejected(&format!("city {id}"), &format!("id = \"{id}\""), Expected::Id { most: 64 });
        }
    }

    #[test]
    fn every_file_must_be_there() {
        let mut copy = Copy::new();
        copy.0.remove(6);
        copy.is_rejected("courts.toml", "", Expected::File);
        copy.0.push(("cuorts.toml", String::new()));
        assert_eq!(copy.faults().len(), 2);
    }

    #[test]
    fn all_faults_of_all_files_are_listed_at_once() {
        let copy = with("board.toml", "exchange_buy = 3", "exchange_buy = 1")
            .with("memories.toml", "actions = [\"document\"]", "actions = [\"dance\"]")
            .with("opera.toml", "year = 1764", "year = 1999")
            .with("composers.toml", "dots = 0", "dots = 2")
            .without("cities.toml", "id = \"publisher\"");
        let listed: Vec<_> = copy.faults().into_iter().map(|fault| (fault.file, fault.found)).collect();
        let expected = [
            ("board.toml", "exchange_buy = 1"),
            ("memories.toml", "actions: \"dance\""),
            ("opera.toml", "year = 1999"),
            ("composers.toml", "dots = 2"),
            ("cities.toml", "14"),
        ];
        assert_eq!(listed, expected.map(|(file, found)| (file.to_owned(), found.to_owned())));
    }

    #[test]
    fn the_counts_of_the_box_are_those_of_the_rules() {
        let counts = Edition::vienna().counts();
        let counts: Vec<usize> = counts.iter().map(|(_, count)| *count).collect();
        assert_eq!(counts[..9], [9, 34, 46, 15, 16, 15, 60, 5, 11]);
    }
}

mod comp_3 {
    use super::*;

    const CARD: &str = "id = \"viva-maestro\"";

    fn card(from: &str, to: &str) -> Copy {
        Copy::new().within("memories.toml", CARD, from, to)
    }

    #[test]
    fn the_reward_is_ducats_and_track_steps_only() {
        for word in ["vp = 1", "finance = 1", "counter = { talent = 1 }", "actions = [\"travel\"]"] {
            let found = format!("reward.{}", word.split(' ').next().unwrap());
            card("reward = { ducats = 3 }", &format!("reward = {{ ducats = 3, {word} }}")).is_rejected(
                "memory viva-maestro",
                &found,
                fields(&["ducats", "track"]),
            );
        }
        assert!(card("reward = { ducats = 3 }", "reward = { track = { wild = 2 } }").read().is_ok());
    }

    #[test]
    fn the_reward_may_be_missing() {
        assert!(card("reward = { ducats = 3 }\n", "").read().is_ok());
    }

    #[test]
    fn there_is_at_least_one_action() {
        card("[\"perform_or_sell\"]", "[]").is_rejected(
            "memory viva-maestro",
            "actions = []",
            Expected::AtLeast { count: 1 },
        );
    }

    #[test]
    fn an_action_is_there_no_more_than_seven_times() {
        let actions = |times: usize| format!("[{}]", vec!["\"travel\""; times].join(", "));
        assert!(card("[\"perform_or_sell\"]", &actions(7)).read().is_ok());
        assert_eq!(card("[\"perform_or_sell\"]", &actions(8)).fault().2, Expected::AtMost { count: 7 });
    }

    #[test]
    fn there_are_story_icons() {
        card("story = { talent = 2 }", "story = { talent = 0 }").is_rejected(
            "memory viva-maestro",
            "story = { talent = 0 }",
            Expected::AtLeast { count: 1 },
        );
        card("story = { talent = 2 }", "story = { wild = 2 }").faults().iter().for_each(|fault| {
            assert!(fault.found.starts_with("story"), "{fault}");
        });
    }

    #[test]
    fn a_starting_card_has_no_period() {
        let copy = Copy::new().within(
            "memories.toml",
            "id = \"coffee-and-gossip\"",
            "reward = {}",
            "reward = {}\nperiod = 1",
        );
        assert_eq!(copy.fault().1, "period");
    }

    #[test]
    fn other_cards_have_a_period() {
        card("period = 2\n", "").is_rejected(
            "memory viva-maestro",
            "",
            Expected::Field { field: "period".to_owned() },
        );
        card("period = 2", "period = 6").is_rejected(
            "memory viva-maestro",
            "period = 6",
            one_of(&["1", "2", "3", "4", "5"]),
        );
    }
}

mod comp_4 {
    use super::*;

    fn zaide(from: &str, to: &str) -> Copy {
        Copy::new().within("opera.toml", "id = \"zaide\"", from, to)
    }

    #[test]
    fn the_year_is_one_of_the_period() {
        for year in ["1777", "1782"] {
            zaide("1780", year).is_rejected("opus zaide", &format!("year = {year}"), number(1778, 1781));
        }
        for year in ["1778", "1781"] {
            assert!(zaide("1780", year).read().is_ok());
        }
    }

    #[test]
    fn there_are_four_types() {
        let types = one_of(&["opera", "religious", "symphony", "chamber"]);
        zaide("\"opera\"", "\"ballet\"").is_rejected("opus zaide", "type = \"ballet\"", types);
    }

    #[test]
    fn it_is_paid_with_ducats_and_talent() {
        zaide("cost = { talent = 2, ducats = 6 }", "cost = { journey = 2, ducats = 6 }").is_rejected(
            "opus zaide",
            "cost.journey",
            fields(&["ducats", "talent"]),
        );
    }

    #[test]
    fn it_has_a_title_a_perform_line_and_a_sell_line() {
        for (line, field) in [
            ("title = \"Zaide\"\n", "title"),
            ("perform = { talent = 1, ducats = 7 }\n", "perform"),
            ("sell = { talent = 1, finance = 1, vp = 3 }\n", "sell"),
            ("vp = 7\n", "vp"),
        ] {
            zaide(line, "").is_rejected("opus zaide", "", Expected::Field { field: field.to_owned() });
        }
        zaide("\"Zaide\"", "\" \"").is_rejected("opus zaide", "title = \" \"", Expected::Text);
    }
}

mod comp_5 {
    use super::*;

    const CARD: &str = "id = \"maria-anna-mozart\"";

    #[test]
    fn the_starting_opus_has_neither_type_nor_period() {
        for line in ["type = \"chamber\"", "period = 1", "year = 1761"] {
            let copy = with("opera.toml", CARD, &format!("{CARD}\n{line}"));
            let (component, found, expected) = copy.fault();
            assert_eq!(
                (component, found),
                ("opera".to_owned(), format!("starting.{}", line.split(' ').next().unwrap()))
            );
            assert!(matches!(expected, Expected::Fields { .. }));
        }
        let card = &Edition::vienna().opera[0];
        assert_eq!((card.kind, card.period), (None, None));
    }

    #[test]
    fn the_starting_opus_has_a_perform_line_and_a_sell_line() {
        let copy = with("opera.toml", "perform = { talent = 0, ducats = 2 }\n", "");
        copy.is_rejected("opera", "", Expected::Field { field: "starting.perform".to_owned() });
    }
}

mod maint_4 {
    use super::*;

    #[test]
    fn a_bonus_for_every_icon_of_four_cards_is_still_one_gain() {
        let with = |ducats: u8| {
            with("bonuses.toml", "reward = { ducats = 3 }", &format!("reward = {{ ducats = {ducats} }}"))
        };
        let files = with(9);
        assert_eq!(files.faults(), []);
        let (_, found, expected) = with(10).fault();
        assert_eq!((found.as_str(), expected), ("reward = { ducats = 10 }", Expected::AtMost { count: 9 }));
    }
}
