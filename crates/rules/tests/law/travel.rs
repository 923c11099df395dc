//! Travel, and the rulings on it.

mod trav_1 {
    use testkit::Table;
    use vocab::{ByKind, Illegal, Short};

    #[test]
    fn all_roads_on_the_way_are_paid_and_the_current_location_needs_none() {
        // From Salzburg: Munich 1; Munich and Prague 1 + 2; Munich, Frankfurt and Berlin 1 + 2 + 2.
        for (place, roads) in [("salzburg", 0), ("munich", 1), ("prague", 3), ("berlin", 5)] {
            let mut table = Table::players(2).rich(1).may(1, "travel").city_at(place, "pilgrimage");
            table.act(&format!("travel {place}"));
            assert_eq!(table.money(1), 60 - roads, "{place}");
        }
    }

    #[test]
    fn who_cannot_pay_the_roads_does_not_travel() {
        let table = Table::players(2).poor(1).ducats(1, 2).tracks(1, [4; 3]).may(1, "travel");
        let short = Short { ducats: 3, has: 2, points: ByKind([0; 3]), missing: 1 };
        assert_eq!(table.refusal("travel prague"), Illegal::Short(short));
    }
}

mod trav_2 {
    use testkit::Table;
    use vocab::{ByKind, Illegal, Prompt, ScoreLine, Short};

    #[test]
    fn a_court_asks_for_journey_and_pays_its_reward() {
        // 3 Journey for 2 VP; from Salzburg to Vienna 2 ducats.
        let mut table = Table::players(2).rich(1).may(1, "travel").court_at("vienna", "periods-1-3-5");
        table.act("travel vienna");
        assert_eq!((table.money(1), table.track(1)), (60 - 2, [4, 4 - 3, 4]));
        assert_eq!((table.scored(1, ScoreLine::Map), table.vp(1)), (2, 2));
    }

    #[test]
    fn a_city_may_ask_for_journey_and_talent() {
        // 2 Journey and 1 Talent for 5 VP and 1 ducat.
        let mut table = Table::players(2).rich(1).may(1, "travel").city_at("salzburg", "admirers");
        table.act("travel salzburg");
        assert_eq!(table.track(1), [4 - 1, 4 - 2, 4]);
        assert_eq!((table.vp(1), table.money(1)), (5, 60 + 1));
    }

    #[test]
    fn the_face_that_is_up_pays() {
        // Gilded, for the same cost: the City 7 VP and 2 ducats, the Court 3 VP and 1 ducat.
        let table = Table::players(2).rich(1).may(1, "travel,travel").city_at("salzburg", "admirers");
        let mut table = table.court_at("vienna", "opera-religious").gilded("salzburg").gilded("vienna");
        table.act("travel salzburg");
        assert_eq!(table.track(1), [4 - 1, 4 - 2, 4]);
        assert_eq!((table.vp(1), table.money(1)), (7, 60 + 2));
        table.act("travel vienna");
        assert_eq!(table.track(1), [4 - 1, 4 - 2 - 2, 4]);
        assert_eq!((table.vp(1), table.money(1)), (7 + 3, 62 - 2 + 1));
    }

    #[test]
    fn the_cost_comes_first_and_the_reward_cannot_pay_it() {
        // Munich would pay 6 ducats, but the road there costs 1.
        let table = Table::players(2).poor(1).tracks(1, [4; 3]).city_at("munich", "collection-plate");
        let short = Short { ducats: 1, has: 0, points: ByKind([0; 3]), missing: 1 };
        assert_eq!(table.may(1, "travel").refusal("travel munich"), Illegal::Short(short));
    }

    #[test]
    fn the_actions_of_the_reward_are_carried_out() {
        let table = Table::players(2).rich(1).may(1, "travel").city_at("salzburg", "city-archive");
        let mut table = table.row_card(7, "at-the-royal-table");
        table.act("travel salzburg");
        assert!(matches!(table.prompt(), Prompt::Gained(_)));
        table.act("document 7");
        // 2 ducats from the City, 1 paid for the card.
        assert_eq!(table.money(1), 60 + 2 - 1);
        assert_eq!(table.seat(1).slots[0].1, Some(table.memory("at-the-royal-table")));
    }

    #[test]
    fn nothing_happens_at_places_passed_on_the_way() {
        let table = Table::players(2).rich(1).may(1, "travel");
        let mut table = table.city_at("innsbruck", "collection-plate").city_at("milan", "pilgrimage");
        let passed = table.game.tile_at(table.place("innsbruck"));
        table.act("travel milan");
        // Innsbruck would pay 6 ducats for 1 Journey; Milan asks for 2.
        assert_eq!((table.money(1), table.track(1)), (60 - 1 - 2, [4, 4 - 2, 4]));
        assert_eq!(table.game.tile_at(table.place("innsbruck")), passed);
        assert_eq!(table.position().coach, table.place("milan"));
    }
}

mod trav_3 {
    use testkit::Table;
    use vocab::MapTile;

    #[test]
    fn a_court_tile_is_kept() {
        let mut table = Table::players(2).rich(1).may(1, "travel").court_at("vienna", "opera-religious");
        let Some((MapTile::Court(court), _)) = table.game.tile_at(table.place("vienna")) else {
            panic!("Vienna is a Royal Court")
        };
        table.act("travel vienna");
        assert_eq!(table.seat(1).courts, [court]);
    }

    #[test]
    fn a_city_tile_goes_to_the_discard() {
        let mut table = Table::players(2).rich(1).may(1, "travel").city_at("munich", "academy");
        let Some((MapTile::City(city), _)) = table.game.tile_at(table.place("munich")) else {
            panic!("Munich is a City")
        };
        table.act("travel munich");
        assert_eq!(table.position().city_discard, [city]);
        assert_eq!(table.seat(1).courts, []);
    }

    #[test]
    fn the_space_stays_empty_until_maintenance() {
        for place in ["vienna", "munich"] {
            let mut table = Table::players(2).city_at("munich", "academy").rich(1).may(1, "travel");
            let at = table.place(place);
            table.act(&format!("travel {place}")).act("end").pass();
            assert_eq!(table.game.tile_at(at), None, "{place}, a turn later");
            table.pass_round();
            assert!(table.game.tile_at(at).is_some(), "{place}, a round later");
        }
    }
}

mod trav_4 {
    use testkit::Table;

    #[test]
    fn the_next_traveller_starts_where_the_marker_stands() {
        let mut table = Table::players(2).city_at("prague", "academy").city_at("salzburg", "pilgrimage");
        table = table.rich(1).may(1, "travel");
        table.act("travel prague").act("end");
        assert_eq!(table.position().coach, table.place("prague"));

        let mut table = table.rich(2).may(2, "travel");
        table.act("travel salzburg");
        // From Prague over Munich: 2 + 1.
        assert_eq!(table.money(2), 60 - 3);
        assert_eq!(table.position().coach, table.place("salzburg"));
    }
}

mod trav_5 {
    use testkit::Table;
    use vocab::{Illegal, Line, Mode, OpusType, Prompt, Rule, ScoreLine};

    /// High Mass: perform a religious work for 7 more ducats.
    fn at_high_mass() -> Table {
        let table = Table::players(2).rich(1).may(1, "travel").city_at("salzburg", "high-mass");
        table.owns(1, "god-is-our-refuge").owns(1, "symphony-no-1")
    }

    #[test]
    fn a_performance_there_is_an_ordinary_one_and_then_pays_the_extra() {
        let mut table = at_high_mass();
        table.acts(&["travel salzburg", "perform god-is-our-refuge"]);
        // The work asks for 1 Talent and pays no ducats itself.
        assert_eq!((table.track(1), table.money(1)), ([4 - 1, 4 - 1, 4], 60 + 7));
        assert_eq!(table.seat(1).turned, [table.opus("god-is-our-refuge")]);
        assert!(matches!(table.prompt(), Prompt::Card(_)));
    }

    #[test]
    fn the_gilded_face_pays_its_own_extra() {
        let mut table = at_high_mass().gilded("salzburg");
        table.acts(&["travel salzburg", "perform god-is-our-refuge"]);
        assert_eq!((table.money(1), table.vp(1)), (60 + 9, 2));
    }

    #[test]
    fn only_a_ready_opus_of_the_type_and_only_what_the_city_says() {
        let mut table = at_high_mass().owns(1, "waisenhausmesse").turned(1, "waisenhausmesse");
        table.act("travel salzburg");
        let other_type = table.refusal("perform symphony-no-1");
        let wanted = OpusType::Religious;
        assert_eq!(other_type, Illegal::WrongType { opus: table.opus("symphony-no-1"), wanted });
        let other_mode = table.refusal("sell god-is-our-refuge");
        assert_eq!(other_mode, Illegal::WrongMode { wanted: Mode::Perform });
        assert_eq!((other_type.rule(), other_mode.rule()), (Rule::Trav5, Rule::Trav5));
        assert_eq!(table.refusal("perform waisenhausmesse").rule(), Rule::Perf2);
        assert_eq!(table.legal_with("perform"), ["perform god-is-our-refuge t1"]);
        assert!(table.legal_with("sell").is_empty());
    }

    #[test]
    fn whoever_does_not_carry_it_out_gets_no_extra() {
        let mut table = at_high_mass();
        table.acts(&["travel salzburg", "decline"]);
        assert_eq!((table.money(1), table.track(1)), (60, [4, 4 - 1, 4]));
        assert_eq!(table.seat(1).turned, []);
        assert_eq!(table.refusal("perform god-is-our-refuge").rule(), Rule::Turn3);
    }

    #[test]
    fn a_sale_there_scores_offertorium_vp_too() {
        // Sell a religious work for 2 more Finance steps; Stadler's Offertorium tile pays 2 VP for one.
        let table = Table::players(2).uncovered().hired(1, 3, "offertorium.1", Line::Lower).finance(1, 2);
        let table = table.rich(1).may(1, "travel").city_at("salzburg", "cathedral-library");
        let mut table = table.owns(1, "waisenhausmesse");
        table.acts(&["travel salzburg", "sell waisenhausmesse"]);
        assert_eq!(table.scored(1, ScoreLine::Sales), 3);
        assert_eq!(table.scored(1, ScoreLine::Offertorium), 2);
        assert_eq!(table.seat(1).finance, 2 + 2);
        assert!(!table.seat(1).opera.contains(&table.opus("waisenhausmesse")));
    }
}

mod trav_6 {
    use testkit::Table;

    #[test]
    fn each_opus_of_the_type_pays_turned_or_not() {
        // 1 VP, and 2 for each chamber work: two of mine, one of them turned; the third is my neighbour's.
        let table = Table::players(2).rich(1).may(1, "travel").city_at("salzburg", "music-society");
        let table = table.owns(1, "divertimento-k-136").owns(1, "haffner-serenade").owns(1, "symphony-no-1");
        let mut table = table.turned(1, "haffner-serenade").owns(2, "serenata-notturna");
        table.act("travel salzburg");
        assert_eq!((table.vp(1), table.vp(2)), (1 + 2 + 2, 0));
    }

    #[test]
    fn a_composer_tile_may_pay_so_too() {
        // Stadler's first Sanctus tile: 2 VP, and 1 for each religious work.
        let table = Table::players(2).uncovered().rich(1).may(1, "requiem").owns(1, "waisenhausmesse");
        let mut table = table.owns(1, "god-is-our-refuge").turned(1, "god-is-our-refuge");
        table.act("requiem sanctus.2 lower 2");
        assert_eq!(table.vp(1), 2 + 1 + 1);
    }
}

mod int_3 {
    use testkit::Table;
    use vocab::{Illegal, Rule};

    #[test]
    fn there_is_no_travel_to_a_location_without_a_tile() {
        let table = Table::players(2).rich(1).may(1, "travel").no_tile("salzburg").no_tile("vienna");
        for place in ["salzburg", "vienna"] {
            let refusal = table.refusal(&format!("travel {place}"));
            assert_eq!(refusal, Illegal::NoTile(table.place(place)));
            assert_eq!(refusal.rule(), Rule::Int3);
        }
        assert_eq!(table.legal_with("travel").len(), 11 - 2);
    }
}

mod int_11 {
    use testkit::Table;

    fn to_london(table: Table) -> u16 {
        let mut table = table.rich(1).may(1, "travel").court_at("london", "sequentia-sanctus");
        table.act("travel london");
        60 - table.money(1)
    }

    #[test]
    fn the_cheapest_way_is_taken() {
        // Munich, Frankfurt, London: 1 + 2 + 3. Over Paris it would be 1 + 2 + 2 + 2.
        assert_eq!(to_london(Table::players(2)), 6);
    }

    #[test]
    fn even_if_it_has_more_roads() {
        let dear = "between = [\"london\", \"frankfurt\"]\nducats = ";
        let changes = [(&*format!("{dear}3"), &*format!("{dear}5"))];
        let edition = Table::edition_with("board.toml", &changes);
        assert_eq!(to_london(Table::players(2).printed(edition)), 1 + 2 + 2 + 2);
    }
}

mod int_19 {
    use testkit::Table;
    use vocab::{Composer, Icon, Line, Prompt};

    #[test]
    fn a_performance_at_a_city_triggers_the_tile_and_the_extra_is_an_ordinary_one() {
        // Süßmayr's first Agnus Dei tile repeats Perform or Sell; the City pays 3 more for an opera.
        let table = Table::composers(2, Composer::Suessmayr, Composer::Stadler).uncovered();
        let table = table.hired(1, 7, "agnus-dei.5", Line::Upper).rich(1).may(1, "travel");
        let table = table.city_at("salzburg", "opera-house").owns(1, "bastien-und-bastienne");
        let mut table = table.owns(1, "mitridate-re-di-ponto").owns(1, "symphony-no-1");
        table.acts(&["travel salzburg", "perform bastien-und-bastienne"]);
        assert_eq!(table.money(1), 60 + 6 + 3);
        assert_eq!(table.prompt(), Prompt::Extra { icon: Icon::PerformOrSell, times: 1 });
        assert!(table.check("sell symphony-no-1").is_ok(), "any type, any mode");
        table.act("perform mitridate-re-di-ponto");
        assert_eq!(table.money(1), 60 + 6 + 3 + 7, "the City's extra is paid once");
        assert!(matches!(table.prompt(), Prompt::Card(_)));
    }

    #[test]
    fn who_declines_the_city_has_carried_out_nothing_to_repeat() {
        let table = Table::composers(2, Composer::Suessmayr, Composer::Stadler).uncovered();
        let table = table.hired(1, 7, "agnus-dei.5", Line::Upper).rich(1).may(1, "travel");
        let mut table = table.city_at("salzburg", "opera-house").owns(1, "bastien-und-bastienne");
        table.acts(&["travel salzburg", "decline"]);
        assert!(matches!(table.prompt(), Prompt::Card(_)));
    }
}

mod int_21 {
    use testkit::Table;
    use vocab::{Composer, Illegal, Line, Prompt};

    #[test]
    fn a_city_tile_is_gone_while_its_own_action_is_carried_out() {
        let mut table = Table::players(2).rich(1).may(1, "travel").city_at("salzburg", "copyists-shop");
        table.act("travel salzburg");
        assert!(matches!(table.prompt(), Prompt::Gained(_)));
        assert_eq!(table.game.tile_at(table.place("salzburg")), None);
        assert_eq!(table.position().city_discard.len(), 1);
    }

    #[test]
    fn a_repeated_travel_cannot_take_the_tile_again() {
        let table = Table::players(2).uncovered().hired(1, 7, "agnus-dei.5", Line::Upper);
        let mut table = table.rich(1).may(1, "travel").city_at("salzburg", "academy");
        table.act("travel salzburg");
        assert_eq!(table.refusal("travel salzburg"), Illegal::NoTile(table.place("salzburg")));
    }

    #[test]
    fn a_requiem_gained_from_a_composer_tile_meets_the_next_tile_of_the_stack() {
        // Freystädtler's first Sanctus tile costs 4 ducats and 3 Composition, gives a Composition counter and a
        // Requiem action; the second costs 6 and 3.
        let table = Table::composers(2, Composer::Freystaedtler, Composer::Stadler).uncovered();
        let mut table = table.ducats(1, 60).tracks(1, [0; 3]).counters(1, [0, 0, 20]).may(1, "requiem");
        table.act("requiem sanctus.3 upper 4");
        assert_eq!((table.money(1), table.counter(1)[2]), (60 - 4, 20 - 3 + 1));
        table.act("requiem sanctus.4 upper 5");
        assert_eq!((table.money(1), table.counter(1)[2]), (56 - 6, 18 - 3));
        assert_eq!(table.tile_on(1, 4), "freystaedtler-sanctus-1");
        assert_eq!(table.tile_on(1, 5), "freystaedtler-sanctus-2");
    }
}
