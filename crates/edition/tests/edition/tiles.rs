//! The rules for map tiles, Composer tiles and Constanze cards.

use crate::common::{Copy, fields, number, one_of, with, without};
use edition::{Edition, Expected};
use vocab::{Composer, Movement, Names, Shelf};

mod comp_6 {
    use super::*;

    fn city(id: &str, from: &str, to: &str) -> Copy {
        Copy::new().within("cities.toml", &format!("id = \"{id}\""), from, to)
    }

    fn court(from: &str, to: &str) -> Copy {
        Copy::new().within("courts.toml", "id = \"periods-2-3\"", from, to)
    }

    #[test]
    fn the_gilded_face_is_better() {
        city("collection-plate", "gilded = { ducats = 6, vp = 2 }", "gilded = { ducats = 6 }").is_rejected(
            "city collection-plate",
            "gilded = { ducats = 6 }",
            Expected::Better,
        );
        court("gilded = { ducats = 4, vp = 1 }", "gilded = { ducats = 3 }").is_rejected(
            "court periods-2-3",
            "gilded = { ducats = 3 }",
            Expected::Better,
        );
    }

    #[test]
    fn the_gilded_face_is_nowhere_worse() {
        for (id, from, to) in [
            ("collection-plate", "gilded = { ducats = 6", "gilded = { ducats = 5"),
            ("copyists-shop", "gilded = { actions = [\"document\"],", "gilded = {"),
            ("noble-salon", "gilded = { counter = { wild = 3 }", "gilded = { counter = { talent = 3 }"),
            ("music-society", "chamber\", vp = 2 }, vp = 3", "chamber\", vp = 1 }, vp = 9"),
            ("music-society", "chamber\", vp = 2 }, vp = 3", "opera\", vp = 2 }, vp = 3"),
            ("opera-house", "extra = { ducats = 3, vp = 2 }", "extra = { ducats = 2, vp = 9 }"),
            ("publisher", "gilded = { sell", "gilded = { perform"),
        ] {
            assert_eq!(city(id, from, to).fault().2, Expected::Better, "{id} {to}");
        }
        assert!(court("gilded = { ducats = 4, vp = 1 }", "gilded = { ducats = 3, vp = 1 }").read().is_ok());
    }

    #[test]
    fn a_court_rewards_with_ducats_vp_and_counters_only() {
        for word in ["finance = 1", "track = { talent = 1 }", "actions = [\"travel\"]"] {
            court("plain = { ducats = 3 }", &format!("plain = {{ {word} }}")).is_rejected(
                "court periods-2-3",
                &format!("plain.{}", word.split(' ').next().unwrap()),
                fields(&["counter", "ducats", "vp"]),
            );
        }
        assert!(court("plain = { ducats = 3 }", "plain = { vp = 1 }").read().is_ok());
    }

    #[test]
    fn a_city_rewards_with_no_finance_steps_but_as_an_extra() {
        let allowed = fields(&["actions", "counter", "ducats", "perform", "sell", "vp", "vp_per_opus"]);
        city("collection-plate", "plain = { ducats = 6 }", "plain = { finance = 1 }").is_rejected(
            "city collection-plate",
            "plain.finance",
            allowed,
        );
        assert!(
            Edition::vienna()
                .cities
                .iter()
                .any(|city| city.plain.at_city.is_some_and(|at_city| { at_city.extra.finance > 0 }))
        );
    }

    #[test]
    fn a_city_grants_no_action_but_document_memories() {
        let copy =
            city("city-archive", "plain = { actions = [\"document\"]", "plain = { actions = [\"travel\"]");
        let found: Vec<_> = copy.faults().into_iter().map(|fault| fault.expected).collect();
        assert!(found.contains(&one_of(&["document"])), "{found:?}");
    }

    #[test]
    fn a_city_allows_to_perform_or_to_sell_not_both() {
        let sale = "sell = { type = \"opera\", extra = { vp = 1 } }";
        let copy = city(
            "opera-house",
            "gilded = { perform = { type = \"opera\", extra = { ducats = 3, vp = 2 } } }",
            &format!(
                "gilded = {{ perform = {{ type = \"opera\", extra = {{ ducats = 3, vp = 2 }} }}, {sale} }}"
            ),
        );
        assert_eq!(copy.fault().2, Expected::either("perform", "sell"));
    }

    #[test]
    fn cities_cost_journey_and_talent_courts_journey() {
        city("academy", "cost = { journey = 1,", "cost = { ducats = 1,").is_rejected(
            "city academy",
            "cost.ducats",
            fields(&["journey", "talent"]),
        );
        court("cost = { journey = 2 }", "cost = { talent = 2 }").is_rejected(
            "court periods-2-3",
            "cost.talent",
            fields(&["journey"]),
        );
    }
}

mod favours {
    use super::*;

    fn favour(from: &str, to: &str) -> Copy {
        Copy::new().within("courts.toml", "id = \"periods-2-3\"", from, to)
    }

    #[test]
    fn name_two_or_more_things() {
        assert_eq!(favour("items = [2, 3]", "items = [2]").fault().2, Expected::AtLeast { count: 2 });
    }

    #[test]
    fn name_different_things() {
        assert_eq!(favour("items = [2, 3]", "items = [2, 2]").fault().2, Expected::Different);
    }

    #[test]
    fn name_things_of_one_kind() {
        let periods = one_of(&["1", "2", "3", "4", "5"]);
        let found = "favour.items: \"opera\"";
        favour("items = [2, 3]", "items = [2, \"opera\"]").is_rejected("court periods-2-3", found, periods);
        let kinds = one_of(&["type", "period", "instrument", "movement"]);
        let found = "favour.kind = \"colour\"";
        favour("kind = \"period\"", "kind = \"colour\"").is_rejected("court periods-2-3", found, kinds);
    }
}

mod stacks {
    use super::*;

    #[test]
    fn a_cheaper_tile_does_not_lie_under_a_dearer_one() {
        let copy = Copy::new().within(
            "composers.toml",
            "id = \"eybler-kyrie-2\"",
            "cost = { ducats = 2, composition = 2",
            "cost = { ducats = 1, composition = 1",
        );
        let above = "eybler-kyrie-1".to_owned();
        copy.is_rejected(
            "tile eybler-kyrie-2",
            "ducats = 1, composition = 1",
            Expected::CheaperFirst { above },
        );
    }

    #[test]
    fn no_stack_is_empty_with_two_players() {
        let copy =
            Copy::new().within("composers.toml", "id = \"stadler-agnus-dei-1\"", "dots = 0", "dots = 3");
        let sort = "[[tile]] composer = \"stadler\", movement = \"agnus-dei\", dots = 0";
        copy.is_rejected(sort, "0", Expected::AtLeast { count: 1 });
    }

    #[test]
    fn a_tile_has_no_three_or_four_dots() {
        with("composers.toml", "dots = 3", "dots = 1").is_rejected(
            "tile eybler-sequentia-2",
            "dots = 1",
            one_of(&["0", "3", "4"]),
        );
        with("composers.toml", "dots = 3", "dots = 5").is_rejected(
            "tile eybler-sequentia-2",
            "dots = 5",
            number(0, 4),
        );
    }
}

mod int_35 {
    use super::*;

    const ONE: &str = "id = \"freystaedtler-sequentia-1\"";
    const TWO: &str = "id = \"freystaedtler-sequentia-2\"";

    fn stack(edition: &Edition) -> Vec<&str> {
        let stack = edition.derived.stack(2, Composer::Freystaedtler, Movement::Sequentia);
        stack.iter().map(|tile| edition.name(Shelf::Tiles, tile.index())).collect()
    }

    #[test]
    fn tiles_of_incomparable_cost_lie_in_the_order_of_the_file() {
        let first = ["freystaedtler-sequentia-1", "freystaedtler-sequentia-2"];
        assert_eq!(stack(Edition::vienna()), first);
        let copy = Copy::new().within(
            "composers.toml",
            ONE,
            "{ ducats = 3, composition = 3,",
            "{ ducats = 9, composition = 1,",
        );
        assert_eq!(stack(&copy.read().unwrap()), first, "more ducats, less Composition");
    }

    #[test]
    fn tiles_of_equal_cost_lie_in_the_order_of_the_file() {
        let copy = Copy::new()
            .within("composers.toml", ONE, "{ ducats = 3, composition = 3,", "{ ducats = 6, composition = 2,")
            .swapped("composers.toml", ONE, TWO);
        assert_eq!(stack(&copy.read().unwrap()), ["freystaedtler-sequentia-2", "freystaedtler-sequentia-1"]);
    }
}

mod tile_4 {
    use super::*;

    #[test]
    fn kyrie_and_sanctus_tiles_with_a_repeating_reward_are_rejected() {
        for tile in ["eybler-kyrie-1", "suessmayr-sanctus-2"] {
            for repeat in
                ["{ track = \"talent\" }", "{ opus = \"opera\", vp = 1 }", "{ action = \"travel\" }"]
            {
                let copy = Copy::new().within(
                    "composers.toml",
                    &format!("id = \"{tile}\""),
                    "dots = 0",
                    &format!("dots = 0\nrepeat = {repeat}"),
                );
                copy.is_rejected(&format!("tile {tile}"), &format!("repeat = {repeat}"), Expected::NoRepeat);
            }
        }
    }

    #[test]
    fn the_other_movements_repeat_each_in_its_own_way() {
        for (tile, from, to) in [
            ("eybler-sequentia-1", "{ track = \"journey\" }", "{ action = \"travel\" }"),
            ("eybler-sequentia-1", "\"journey\" }", "\"wild\" }"),
            ("eybler-offertorium-1", "{ opus = \"symphony\", vp = 1 }", "{ track = \"journey\" }"),
            ("eybler-agnus-dei-1", "{ action = \"travel\" }", "{ opus = \"symphony\", vp = 1 }"),
        ] {
            let copy = Copy::new().within("composers.toml", &format!("id = \"{tile}\""), from, to);
            assert!(!copy.faults().is_empty(), "{tile} {to}");
        }
        let copy =
            Copy::new().within("composers.toml", "id = \"eybler-sequentia-1\"", "repeat = ", "# repeat = ");
        assert!(copy.read().is_ok(), "a repeating reward is not a must");
    }
}

mod rewards_of_composer_tiles {
    use super::*;

    #[test]
    fn grant_no_document_memories() {
        with("composers.toml", "actions = [\"travel\"]", "actions = [\"document\"]").is_rejected(
            "tile eybler-kyrie-2",
            "immediate.actions = [\"document\"]",
            one_of(&["commission", "perform_or_sell", "travel", "requiem"]),
        );
    }

    #[test]
    fn pay_for_works_only_in_the_sanctus() {
        let per_opus = "immediate = { vp_per_opus = { type = \"opera\", vp = 1 } }";
        let kyrie = "immediate = { counter = { journey = 1 } }";
        with("composers.toml", kyrie, per_opus).is_rejected(
            "tile eybler-kyrie-1",
            "immediate.vp_per_opus",
            fields(&["actions", "counter", "ducats", "finance", "vp"]),
        );
        assert!(with("composers.toml", "immediate = { vp = 4 }", per_opus).read().is_ok());
    }
}

mod constanze {
    use super::*;

    const FIRST: &str = "two = [\n    { movement = \"kyrie\", part = 2 },";

    #[test]
    fn covers_parts_that_exist() {
        with("constanze.toml", FIRST, &FIRST.replace("part = 2", "part = 5")).faults().iter().for_each(
            |fault| {
                assert_eq!((fault.found.as_str(), &fault.expected), ("two.part = 5", &number(1, 4)));
            },
        );
    }

    #[test]
    fn covers_no_part_twice() {
        let twice = FIRST.replace("kyrie\", part = 2", "sequentia\", part = 1");
        let copy = with("constanze.toml", FIRST, &twice);
        assert!(copy.faults().iter().any(|fault| fault.expected == Expected::Different));
    }

    #[test]
    fn has_ten_counters() {
        let more = format!("{FIRST}\n    {{ movement = \"kyrie\", part = 1 }},");
        assert_eq!(with("constanze.toml", FIRST, &more).fault().2, Expected::AtMost { count: 10 });
    }

    #[test]
    fn covers_with_more_players_some_of_the_same_parts() {
        let four = "four = [\n    { movement = \"kyrie\", part = 2 },";
        let copy = with("constanze.toml", four, &four.replace("part = 2", "part = 3"));
        copy.is_rejected("constanze 1", "four: kyrie 3", Expected::Nested);
    }

    #[test]
    fn has_a_list_for_each_number_of_players() {
        let copy = without("constanze.toml", "number = 5");
        copy.miscounts(&[("[[constanze]]", 4, 5)]);
        assert!(with("constanze.toml", "four = [", "five = [").read().is_err());
    }
}
