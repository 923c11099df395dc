//! Document, commission, perform or sell, travel, and the rulings on them.

mod doc_1 {
    use testkit::Table;
    use vocab::{ByKind, Illegal, Rule, Short, Space};

    #[test]
    fn each_space_asks_its_memory_value_and_the_card_itself_costs_nothing() {
        // Space, ducats, and Talent, Journey, Composition as printed above the row.
        let prices = [
            (1, 2, [2, 0, 0]),
            (2, 1, [2, 0, 0]),
            (3, 2, [1, 0, 0]),
            (4, 1, [1, 0, 0]),
            (5, 1, [0, 1, 0]),
            (6, 1, [0, 0, 1]),
            (7, 1, [0, 0, 0]),
        ];
        for (space, ducats, points) in prices {
            let mut table =
                Table::players(2).rich(1).may(1, "document").row_card(space, "young-goethe-in-the-hall");
            table.act(&format!("document {space}"));
            assert_eq!(table.money(1), 60 - ducats, "space {space}");
            assert_eq!(table.track(1), points.map(|n| 4 - n), "space {space}");
            assert_eq!(table.counter(1), [20; 3], "space {space}");
        }
    }

    #[test]
    fn an_opus_cannot_be_documented() {
        let table = Table::players(2).rich(1).may(1, "document").row_card(4, "symphony-no-1");
        let refusal = table.refusal("document 4");
        assert_eq!(refusal, Illegal::NotAMemory(Space::at(3)));
        assert_eq!(refusal.rule(), Rule::Doc1);
    }

    #[test]
    fn without_the_price_there_is_no_card() {
        let table =
            Table::players(2).poor(1).ducats(1, 2).may(1, "document").row_card(5, "at-the-royal-table");
        // Space 5: 1 Journey, which would have to be bought for 3 ducats, and 1 ducat; there are 2.
        let short = Short { ducats: 1, has: 2, points: ByKind([0, 1, 0]), missing: 2 };
        assert_eq!(table.refusal("document 5"), Illegal::Short(short));
    }
}

mod doc_2 {
    use testkit::Table;
    use vocab::{Card, ScoreLine};

    /// Its story: 1 Composition and 1 VP.
    const VP: &str = "requiem-for-an-archbishop";
    /// Its story has no VP.
    const NO_VP: &str = "young-goethe-in-the-hall";

    /// A letter, which allows to document, is used above `old`; `new` is bought.
    fn documented(old: &str, new: &str) -> Table {
        let mut table =
            Table::players(2).rich(1).hand_of(1, &["a-letter-from-salzburg", old]).row_card(7, new);
        table.act(&format!("lay a-letter-from-salzburg {old}")).acts(&["use", "document 7"]);
        table
    }

    #[test]
    fn the_new_card_takes_the_story_place() {
        let table = documented(NO_VP, VP);
        let letter = table.memory("a-letter-from-salzburg");
        assert_eq!(table.seat(1).slots[0], (Some(letter), Some(table.memory(VP))));
    }

    #[test]
    fn the_place_is_that_of_this_turns_slot() {
        let hand = ["cards-after-supper", "the-copyists-bill", "coffee-and-gossip", "fresh-ruled-paper"];
        let mut table = Table::players(2).rich(1).hand_of(1, &hand).row_card(7, VP);
        table.acts(&["lay cards-after-supper the-copyists-bill", "ducats", "end"]).pass();
        table.acts(&["lay coffee-and-gossip fresh-ruled-paper", "use", "document 7"]);
        assert_eq!(table.seat(1).slots[0].1, Some(table.memory("the-copyists-bill")));
        assert_eq!(table.seat(1).slots[1].1, Some(table.memory(VP)));
    }

    #[test]
    fn the_old_card_leaves_the_game() {
        let table = documented(NO_VP, VP);
        let (seat, old) = (table.seat(1), table.memory(NO_VP));
        assert!(!seat.cards.contains(&old));
        assert_eq!(seat.cards.len(), 9);
        assert!(table.position().discarded.contains(&Card::Memory(old)));
    }

    #[test]
    fn the_new_card_pays_at_maintenance_and_the_old_one_does_not() {
        // No starting card has VP in its story.
        for (old, new, vp) in [(NO_VP, VP, 1), (VP, NO_VP, 0)] {
            let mut table = documented(old, new);
            table.pass_round();
            assert_eq!(table.scored(1, ScoreLine::Story), vp);
        }
    }
}

mod doc_3 {
    use testkit::Table;
    use vocab::Piece;

    #[test]
    fn the_row_is_refilled() {
        let mut table = Table::players(2).rich(1).may(1, "document").row_card(5, "at-the-royal-table");
        let (before, next) = (table.row(), table.position().piles[0][0]);
        table.act("document 5");
        assert_eq!(table.row()[1..5], before[..4], "the cards to the left slide right");
        assert_eq!(table.row()[5..], before[5..], "the cards to the right stay");
        assert_eq!(table.position().row[0].map(Piece::from), Some(next));
    }
}

mod com_1 {
    use testkit::Table;
    use vocab::{ByKind, Illegal, OpusId, Rule, Short, Space};

    /// 2 Talent and 1 ducat.
    const OPUS: &str = "symphony-no-1";

    #[test]
    fn its_own_cost_and_the_opus_value_of_the_space_are_paid_together() {
        // Space, and what it adds: ducats and Talent.
        for (space, ducats, talent) in [(1, 2, 1), (2, 1, 1), (3, 0, 1), (4, 2, 0), (5, 1, 0), (6, 0, 0)] {
            let mut table = Table::players(2).rich(1).may(1, "commission").row_card(space, OPUS);
            table.act(&format!("commission {space}"));
            assert_eq!(table.money(1), 60 - 1 - ducats, "space {space}");
            assert_eq!(table.track(1), [4 - 2 - talent, 4, 4], "space {space}");
            assert_eq!(table.counter(1), [20; 3], "space {space}");
        }
    }

    #[test]
    fn the_value_of_a_space_may_be_a_reward() {
        let mut table = Table::players(2).rich(1).may(1, "commission").row_card(7, OPUS);
        table.act("commission 7");
        assert_eq!((table.money(1), table.track(1)), (60 - 1, [4 - 2, 4, 4]));
        assert_eq!(table.counter(1), [20 + 1, 20, 20]);
    }

    #[test]
    fn it_lies_in_front_of_you_and_is_ready() {
        let mut table = Table::players(2).rich(1).may(1, "commission").row_card(6, OPUS);
        table.act("commission 6");
        assert_eq!(table.seat(1).opera, [OpusId::STARTING, table.opus(OPUS)]);
        assert_eq!(table.seat(1).turned, []);
    }

    #[test]
    fn a_memory_card_cannot_be_commissioned_nor_an_opus_without_its_price() {
        let table = Table::players(2).poor(1).ducats(1, 4).may(1, "commission");
        let table = table.row_card(2, "at-the-royal-table").row_card(6, OPUS);
        let refusal = table.refusal("commission 2");
        assert_eq!(refusal, Illegal::NotAnOpus(Space::at(1)));
        assert_eq!(refusal.rule(), Rule::Com1);
        // 1 ducat, and 2 Talent to be bought for 6; there are 4.
        let short = Short { ducats: 1, has: 4, points: ByKind([2, 0, 0]), missing: 3 };
        assert_eq!(table.refusal("commission 6"), Illegal::Short(short));
    }
}

mod com_2 {
    use testkit::Table;
    use vocab::ScoreLine;

    #[test]
    fn its_vp_are_scored() {
        for (opus, vp) in [("symphony-no-1", 3), ("mitridate-re-di-ponto", 6)] {
            let mut table = Table::players(2).rich(1).may(1, "commission").row_card(3, opus);
            table.act("commission 3");
            assert_eq!((table.scored(1, ScoreLine::Opus), table.vp(1), table.vp(2)), (vp, vp, 0));
        }
    }
}

mod com_3 {
    use testkit::Table;
    use vocab::{Line, ScoreLine};

    #[test]
    fn an_offertorium_tile_on_your_board_adds_its_vp_for_its_type() {
        // Eybler's first Offertorium tile: 1 VP for a symphony.
        for (opus, extra) in [("symphony-no-1", 1), ("waisenhausmesse", 0)] {
            let table = Table::players(2).uncovered().hired(1, 3, "offertorium.1", Line::Upper);
            let mut table = table.rich(1).may(1, "commission").row_card(6, opus);
            table.act("commission 6");
            assert_eq!(table.scored(1, ScoreLine::Offertorium), extra, "{opus}");
        }
    }

    #[test]
    fn a_tile_on_another_board_adds_nothing() {
        let table = Table::players(2).uncovered().hired(2, 3, "offertorium.1", Line::Upper);
        let mut table = table.rich(1).may(1, "commission").row_card(6, "symphony-no-1");
        table.act("commission 6");
        assert_eq!((table.vp(1), table.vp(2)), (3, 0));
    }
}

mod com_4 {
    use testkit::Table;
    use vocab::Piece;

    #[test]
    fn the_row_is_refilled() {
        let mut table = Table::players(2).rich(1).may(1, "commission").row_card(4, "symphony-no-1");
        let (before, next) = (table.row(), table.position().piles[0][0]);
        table.act("commission 4");
        assert_eq!(table.row()[1..4], before[..3]);
        assert_eq!(table.row()[4..], before[4..]);
        assert_eq!(table.position().row[0].map(Piece::from), Some(next));
    }
}

mod perf_1 {
    use testkit::Table;
    use vocab::{ByKind, Illegal, Rule, Short};

    /// Perform for 1 Talent, sell for 2.
    const OPUS: &str = "mitridate-re-di-ponto";

    #[test]
    fn the_talent_of_the_chosen_line_is_paid() {
        for (mode, talent) in [("perform", 1), ("sell", 2)] {
            let mut table = Table::players(2).rich(1).owns(1, OPUS).may(1, "perform_or_sell");
            table.act(&format!("{mode} {OPUS}"));
            assert_eq!(table.track(1), [4 - talent, 4, 4], "{mode}");
        }
    }

    #[test]
    fn without_the_talent_it_cannot_be_done() {
        let table = Table::players(2).poor(1).ducats(1, 2).owns(1, OPUS).may(1, "perform_or_sell");
        // Talent is bought for 3 ducats each; there are 2. The 7 ducats of the performance come too late.
        for (mode, talent, missing) in [("perform", 1, 3 - 2), ("sell", 2, 6 - 2)] {
            let short = Short { ducats: 0, has: 2, points: ByKind([talent, 0, 0]), missing };
            assert_eq!(table.refusal(&format!("{mode} {OPUS}")), Illegal::Short(short));
        }
    }

    #[test]
    fn the_opus_must_be_yours() {
        let table = Table::players(2).rich(1).owns(2, OPUS).may(1, "perform_or_sell");
        for mode in ["perform", "sell"] {
            let refusal = table.refusal(&format!("{mode} {OPUS}"));
            assert_eq!(refusal, Illegal::NotYourOpus(table.opus(OPUS)));
            assert_eq!(refusal.rule(), Rule::Perf1);
        }
    }

    #[test]
    fn one_icon_is_one_performance_or_one_sale() {
        let mut table = Table::players(2).rich(1).owns(1, OPUS).may(1, "perform_or_sell");
        table.act(&format!("perform {OPUS}"));
        assert_eq!(table.refusal("sell maria-anna-mozart").rule(), Rule::Turn3);
    }
}

mod perf_2 {
    use testkit::Table;
    use vocab::{Illegal, Rule};

    /// 1 Talent for 6 ducats.
    const OPUS: &str = "bastien-und-bastienne";

    fn performed() -> Table {
        let mut table = Table::players(2).rich(1).owns(1, OPUS).may(1, "perform_or_sell,perform_or_sell");
        table.act(&format!("perform {OPUS}"));
        table
    }

    #[test]
    fn the_ducats_of_the_line_are_received_and_the_card_is_turned() {
        let table = performed();
        assert_eq!((table.money(1), table.vp(1)), (60 + 6, 0));
        assert_eq!(table.seat(1).turned, [table.opus(OPUS)]);
        assert!(table.seat(1).opera.contains(&table.opus(OPUS)));
    }

    #[test]
    fn a_turned_opus_can_be_neither_performed_nor_sold_again_this_round() {
        let table = performed();
        for mode in ["perform", "sell"] {
            let refusal = table.refusal(&format!("{mode} {OPUS}"));
            assert_eq!(refusal, Illegal::Turned(table.opus(OPUS)));
            assert_eq!(refusal.rule(), Rule::Perf2);
        }
        assert_eq!(table.legal_with("perform"), ["perform maria-anna-mozart"]);
    }

    #[test]
    fn in_the_next_round_it_can() {
        let mut table = performed();
        table.pass_round();
        let mut table = table.rich(1).may(1, "perform_or_sell");
        table.act(&format!("perform {OPUS}"));
        assert_eq!(table.money(1), 60 + 6);
    }
}

mod perf_3 {
    use testkit::Table;
    use vocab::{Card, Illegal, ScoreLine};

    /// 1 Talent for 2 Finance steps and 1 VP.
    const OPUS: &str = "haffner-serenade";

    fn sold() -> Table {
        let mut table = Table::players(2).rich(1).finance(1, 2).owns(1, OPUS);
        table = table.may(1, "perform_or_sell,perform_or_sell");
        table.act(&format!("sell {OPUS}"));
        table
    }

    #[test]
    fn the_finance_marker_advances_and_the_vp_of_the_line_are_scored() {
        let table = sold();
        assert_eq!(table.seat(1).finance, 2 + 2);
        assert_eq!((table.scored(1, ScoreLine::Sales), table.vp(1), table.money(1)), (1, 1, 60));
    }

    #[test]
    fn the_card_leaves_the_game() {
        let table = sold();
        let opus = table.opus(OPUS);
        assert!(!table.seat(1).opera.contains(&opus));
        assert!(table.position().discarded.contains(&Card::Opus(opus)));
        assert_eq!(table.refusal(&format!("perform {OPUS}")), Illegal::NotYourOpus(opus));
    }

    #[test]
    fn the_others_keep_their_starting_opus_when_yours_is_sold() {
        let mut table = Table::players(2).rich(1).finance(1, 2).may(1, "perform_or_sell");
        table.act("sell maria-anna-mozart");
        // Sold for 1 Finance step and 1 VP.
        assert_eq!((table.seat(1).finance, table.vp(1)), (2 + 1, 1));
        assert_eq!((table.seat(1).opera.len(), table.seat(2).opera.len()), (0, 1));
    }
}

mod perf_4 {
    use testkit::Table;
    use vocab::{Line, ScoreLine};

    #[test]
    fn an_offertorium_tile_for_the_type_adds_its_vp_for_a_performance_and_for_a_sale() {
        // Stadler's first Offertorium tile: 2 VP for a religious work.
        let table = Table::players(2).uncovered().hired(1, 3, "offertorium.1", Line::Lower);
        let table = table.rich(1).owns(1, "god-is-our-refuge").owns(1, "waisenhausmesse");
        let mut table = table.may(1, "perform_or_sell,perform_or_sell");
        table.act("perform god-is-our-refuge");
        assert_eq!(table.vp(1), 2);
        table.act("sell waisenhausmesse");
        assert_eq!(table.scored(1, ScoreLine::Offertorium), 2 + 2);
        assert_eq!(table.scored(1, ScoreLine::Sales), 3);
    }

    #[test]
    fn for_another_type_it_adds_nothing() {
        let table = Table::players(2).uncovered().hired(1, 3, "offertorium.1", Line::Lower);
        let table = table.rich(1).owns(1, "symphony-no-1").owns(1, "bastien-und-bastienne");
        let mut table = table.may(1, "perform_or_sell,perform_or_sell");
        table.acts(&["perform symphony-no-1", "sell bastien-und-bastienne"]);
        assert_eq!(table.scored(1, ScoreLine::Offertorium), 0);
    }
}

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

mod int_30 {
    use testkit::Table;
    use vocab::{Composer, Line, ScoreLine};

    #[test]
    fn two_offertorium_tiles_for_one_type_both_pay() {
        // Süßmayr's first two: 2 VP each for an opera.
        let table = Table::composers(2, Composer::Suessmayr, Composer::Stadler).uncovered();
        let table = table.hired(1, 3, "offertorium.1", Line::Upper).hired(1, 5, "offertorium.3", Line::Upper);
        let table = table.rich(1).may(1, "commission,perform_or_sell");
        let mut table = table.row_card(6, "bastien-und-bastienne");
        table.act("commission 6");
        assert_eq!(table.scored(1, ScoreLine::Offertorium), 2 + 2);
        table.act("perform bastien-und-bastienne");
        assert_eq!(table.scored(1, ScoreLine::Offertorium), 4 + 2 + 2);
    }
}

mod int_31 {
    use testkit::Table;
    use vocab::{Composer, Line, Rule, ScoreLine, Seat};

    const STARTING: &str = "maria-anna-mozart";

    #[test]
    fn it_meets_no_favour() {
        // Each favour asks for a second Opus of another type or period than the one there is.
        let table = Table::players(2).owns(1, "symphony-no-1");
        let table = table.keeps(1, "symphony-chamber").keeps(1, "periods-1-2");
        assert_eq!(table.game.projected(Seat::at(0)).on(ScoreLine::Favours), 0);
    }

    #[test]
    fn it_brings_no_bonus_of_a_type() {
        // Offertorium tiles for symphonies; and for operas, religious and chamber works.
        let symphony = Table::players(2).uncovered().hired(1, 3, "offertorium.1", Line::Upper);
        let others = Table::composers(2, Composer::Suessmayr, Composer::Stadler).uncovered();
        let others =
            others.hired(1, 3, "offertorium.1", Line::Upper).hired(1, 4, "offertorium.2", Line::Lower);
        let others = others.hired(1, 5, "offertorium.3", Line::Lower);
        for table in [symphony, others] {
            let mut table = table.rich(1).may(1, "perform_or_sell,perform_or_sell");
            table.act(&format!("sell {STARTING}"));
            assert_eq!(table.scored(1, ScoreLine::Offertorium), 0);
        }
    }

    #[test]
    fn no_city_pays_for_it_or_asks_for_it() {
        // 1 VP and 2 for each chamber work: there is none.
        let mut table =
            Table::players(2).rich(1).may(1, "travel,travel").city_at("salzburg", "music-society");
        table = table.city_at("munich", "publisher");
        table.act("travel salzburg");
        assert_eq!(table.vp(1), 1);
        table.act("travel munich");
        assert_eq!(table.refusal(&format!("sell {STARTING}")).rule(), Rule::Trav5);
        assert!(table.legal_with("sell").is_empty());
    }

    #[test]
    fn it_counts_as_an_opus_while_it_is_not_sold() {
        let opera = |table: &Table| table.game.standings().iter().map(|standing| standing.opera).sum::<u8>();
        assert_eq!(opera(&Table::players(2)), 2);
        assert_eq!(opera(&Table::players(2).without_starting_opus(1)), 1);
    }
}

mod int_33 {
    use testkit::Table;
    use vocab::{ScoreLine, Seat};

    /// The favour asks for works of the periods I, III and V and pays 14 VP; I and III are there.
    fn favours_with(commissioned: &str) -> u16 {
        let table = Table::players(2).owns(1, "symphony-no-1").owns(1, "zaide").keeps(1, "periods-1-3-5");
        let mut table = table.round(5).rich(1).may(1, "commission").row_card(6, commissioned);
        table.act("commission 6");
        table.game.projected(Seat::at(0)).on(ScoreLine::Favours)
    }

    #[test]
    fn the_printed_period_counts_not_the_round_of_the_commission() {
        assert_eq!(favours_with("waisenhausmesse"), 0, "period I, commissioned in round 5");
        assert_eq!(favours_with("ave-verum-corpus"), 14, "period V");
    }
}

mod int_45 {
    use testkit::Table;

    #[test]
    fn an_opus_may_be_performed_or_sold_in_the_turn_in_which_it_was_commissioned() {
        let table = || {
            let table = Table::players(2).rich(1).may(1, "commission,perform_or_sell");
            table.row_card(6, "symphony-no-1")
        };
        let mut performed = table();
        performed.acts(&["commission 6", "perform symphony-no-1"]);
        assert_eq!(performed.money(1), 60 - 1 + 4);
        let mut sold = table();
        sold.acts(&["commission 6", "sell symphony-no-1"]);
        assert_eq!(sold.vp(1), 3 + 2);
    }
}

mod int_46 {
    use testkit::Table;
    use vocab::{Composer, Line, Rule};

    /// Süßmayr's first Agnus Dei tile repeats Perform or Sell.
    fn table() -> Table {
        let table = Table::composers(2, Composer::Suessmayr, Composer::Stadler).uncovered();
        let table = table.hired(1, 7, "agnus-dei.5", Line::Upper).rich(1).may(1, "perform_or_sell");
        table.owns(1, "bastien-und-bastienne").owns(1, "symphony-no-1")
    }

    #[test]
    fn the_extra_may_be_another_opus_in_the_other_mode() {
        let mut table = table();
        table.acts(&["perform bastien-und-bastienne", "sell symphony-no-1"]);
        assert_eq!((table.money(1), table.vp(1)), (60 + 6, 2));
    }

    #[test]
    fn after_a_sale_it_may_be_a_performance() {
        let mut table = table();
        table.acts(&["sell symphony-no-1", "perform bastien-und-bastienne"]);
        assert_eq!((table.money(1), table.vp(1)), (60 + 6, 2));
    }

    #[test]
    fn the_opus_just_performed_is_turned_also_for_the_extra() {
        let mut table = table();
        table.act("perform bastien-und-bastienne");
        assert_eq!(table.refusal("sell bastien-und-bastienne").rule(), Rule::Perf2);
    }
}
