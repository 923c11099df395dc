//! The Requiem, and the rulings on it.

mod req_1 {
    use testkit::Table;
    use vocab::{Illegal, InstrumentSpace, Line, Rule, Seat};

    fn table() -> Table {
        Table::players(2).uncovered().rich(1).may(1, "requiem")
    }

    #[test]
    fn an_empty_part_may_be_written_for_either_composer() {
        for line in ["upper", "lower"] {
            assert!(table().check(&format!("requiem kyrie.3 {line} 3")).is_ok());
        }
    }

    #[test]
    fn a_written_part_is_not_empty() {
        let table = table().wrote(2, 3, "kyrie.3", Line::Upper).neutral(2, "sequentia.4", Line::Upper);
        for (part, by) in [("kyrie.3", Some(Seat::at(1))), ("sequentia.4", None)] {
            let refusal = table.refusal(&format!("requiem {part} lower 3"));
            assert_eq!(refusal, Illegal::Written { part: table.part(part), by });
            assert_eq!(refusal.rule(), Rule::Req1);
        }
    }

    #[test]
    fn neither_a_covered_part_nor_one_that_does_not_exist_can_be_written() {
        let table = table().covered("kyrie.3");
        assert_eq!(table.refusal("requiem kyrie.3 upper 3"), Illegal::Covered(table.part("kyrie.3")));
        // The Kyrie has four parts.
        assert_eq!(table.refusal("requiem kyrie.5 upper 3"), Illegal::NoSuchPart(table.part("kyrie.5")));
    }

    #[test]
    fn a_marker_of_the_instrument_must_still_be_on_your_board() {
        let table = table().wrote(1, 3, "kyrie.3", Line::Upper).wrote(1, 4, "sequentia.3", Line::Upper);
        // Both markers for strings are gone; sequentia.4 is for strings, sequentia.6 for voice.
        for space in [3, 4] {
            let refusal = table.refusal(&format!("requiem sequentia.4 upper {space}"));
            assert_eq!(refusal, Illegal::NoMarker { space: InstrumentSpace::at(space - 1), others: 0 });
            assert_eq!(refusal.rule(), Rule::Req1);
        }
        let written = |part: &str| table.legal_with("requiem").iter().any(|action| action.contains(part));
        assert!(!written("sequentia.4"));
        assert!(written("sequentia.6"));
    }
}

mod req_2 {
    use testkit::Table;
    use vocab::{Illegal, Instrument, Line, Rule};

    /// What seat 1 has: ducats, counters, Finance space, VP.
    fn purse(table: &Table) -> (u16, [u8; 3], u8, u16) {
        (table.money(1), table.counter(1), table.seat(1).finance, table.vp(1))
    }

    #[test]
    fn the_marker_leaves_its_space_and_the_reward_of_the_space_is_received() {
        // Eybler's Agnus Dei tile costs 5 ducats and 4 Composition, here from the track, and gives nothing.
        let rewards = [
            ("agnus-dei.2", 2, (55 + 3, [20, 20, 20], 2, 0)),
            ("agnus-dei.3", 3, (55, [21, 20, 20], 2, 0)),
            ("agnus-dei.3", 4, (55, [20, 20, 20], 2, 2)),
            ("agnus-dei.4", 5, (55, [20, 21, 20], 2, 0)),
            ("agnus-dei.4", 6, (55, [20, 20, 21], 2, 0)),
            ("agnus-dei.5", 7, (55, [20, 20, 20], 2 + 1, 0)),
        ];
        for (part, space, expected) in rewards {
            let mut table = Table::players(2).uncovered().rich(1).finance(1, 2).may(1, "requiem");
            table.act(&format!("requiem {part} upper {space}"));
            assert_eq!(purse(&table), expected, "space {space}");
            let gone = |at: usize| at + 1 != space;
            assert_eq!(table.seat(1).markers, std::array::from_fn(gone), "space {space}");
        }
    }

    #[test]
    fn it_must_be_a_marker_of_the_instrument() {
        let table = Table::players(2).uncovered().rich(1).may(1, "requiem");
        let refusal = table.refusal("requiem kyrie.3 upper 5");
        let wrong = Illegal::WrongInstrument { part: Instrument::Strings, marker: Instrument::Voice };
        assert_eq!((refusal, refusal.rule()), (wrong, Rule::Req2));
    }

    #[test]
    fn a_space_pays_once() {
        let table = Table::players(2).uncovered().rich(1).wrote(1, 3, "kyrie.3", Line::Upper);
        let table = table.may(1, "requiem");
        assert_eq!(table.refusal("requiem sanctus.3 upper 3").rule(), Rule::Req2);
        assert!(
            table.check("requiem sanctus.3 upper 4").is_ok(),
            "the other marker for strings is still there"
        );
    }
}

mod req_3 {
    use testkit::Table;
    use vocab::{Line, Mark, Seat};

    #[test]
    fn the_marker_lies_on_the_part_and_shows_the_composers_note() {
        for line in Line::ALL {
            let mut table = Table::players(2).uncovered().rich(2).may(2, "requiem");
            table.act(&format!("requiem sanctus.2 {line} 2"));
            let mark = table.game.mark(table.part("sanctus.2"));
            assert_eq!(mark, Mark::Written { by: Some(Seat::at(1)), line });
        }
    }
}

mod req_4 {
    use testkit::Table;
    use vocab::{Illegal, Line, Mark, Movement, Prompt, Rule};

    /// Horns are written in the Kyrie; its last part is covered.
    fn table() -> Table {
        let mut table = Table::players(2).uncovered().covered("kyrie.4").rich(1).may(1, "requiem");
        table.act("requiem kyrie.1 upper 1");
        table
    }

    #[test]
    fn the_neutral_marker_goes_on_another_part_of_the_same_movement() {
        let table = table();
        assert_eq!(table.prompt(), Prompt::Neutral(Movement::Kyrie));
        let placements = [
            "neutral kyrie.2 upper",
            "neutral kyrie.2 lower",
            "neutral kyrie.3 upper",
            "neutral kyrie.3 lower",
        ];
        assert_eq!(table.legal_with("neutral"), placements);
    }

    #[test]
    fn not_on_another_movement_a_written_or_a_covered_part() {
        let table = table();
        let elsewhere = table.refusal("neutral sanctus.2 upper");
        assert_eq!(elsewhere, Illegal::OtherMovement { wanted: Movement::Kyrie });
        assert_eq!(elsewhere.rule(), Rule::Req4);
        assert_eq!(table.refusal("neutral kyrie.1 lower").rule(), Rule::Req1);
        assert_eq!(table.refusal("neutral kyrie.4 lower"), Illegal::Covered(table.part("kyrie.4")));
    }

    #[test]
    fn it_is_nobodys_takes_no_tile_and_costs_nothing() {
        let mut table = table();
        let before = table.seat(1);
        table.act("neutral kyrie.2 lower");
        assert_eq!(table.game.mark(table.part("kyrie.2")), Mark::Written { by: None, line: Line::Lower });
        let after = table.seat(1);
        assert_eq!(
            (after.ducats, after.tracks, after.counters),
            (before.ducats, before.tracks, before.counters)
        );
        assert_eq!((after.tiles, after.markers), (before.tiles, before.markers));
        assert_eq!(table.position().tiles_taken[Line::Lower][Movement::Kyrie], 0);
        assert!(!after.neutral);
    }

    #[test]
    fn only_horns_bring_it() {
        let mut table = Table::players(2).uncovered().rich(1).may(1, "requiem");
        table.act("requiem kyrie.2 upper 2");
        assert!(matches!(table.prompt(), Prompt::Card(_)));
        assert!(table.seat(1).neutral);
    }
}

mod req_5 {
    use testkit::Table;
    use vocab::{ByKind, Composer, Illegal, Line, Rule, Short};

    #[test]
    fn the_top_tile_of_that_composers_stack_for_the_movement_is_paid() {
        // The four top tiles: ducats and Composition.
        let costs = [
            ("kyrie.3 upper", 2, 1),
            ("sequentia.3 upper", 2, 3),
            ("sequentia.3 lower", 4, 2),
            ("agnus-dei.3 lower", 6, 4),
        ];
        for (choice, ducats, composition) in costs {
            let mut table = Table::players(2).uncovered().rich(1).may(1, "requiem");
            table.act(&format!("requiem {choice} 4"));
            assert_eq!((table.money(1), table.track(1)), (60 - ducats, [4, 4, 4 - composition]), "{choice}");
        }
    }

    #[test]
    fn some_tiles_cost_steps_down_the_finance_track() {
        // With two players Süßmayr's second Sequentia tile: 4 ducats, 2 Composition and 1 Finance step.
        let table = Table::composers(2, Composer::Suessmayr, Composer::Stadler).uncovered();
        let table = table.hired(2, 3, "sequentia.3", Line::Upper).rich(1).finance(1, 3);
        let mut table = table.may(1, "requiem");
        table.act("requiem sequentia.4 upper 4");
        assert_eq!((table.money(1), table.track(1)), (60 - 4, [4, 4, 4 - 2]));
        assert_eq!(table.seat(1).finance, 3 - 1);
    }

    #[test]
    fn who_cannot_pay_the_tile_does_not_write() {
        let table = Table::players(2).uncovered().poor(1).ducats(1, 4).may(1, "requiem");
        let refusal = table.refusal("requiem kyrie.3 upper 4");
        // 2 ducats, and 1 Composition to be bought for 3; there are 4.
        let short = Short { ducats: 2, has: 4, points: ByKind([0, 0, 1]), missing: 1 };
        assert_eq!((refusal, refusal.rule()), (Illegal::Short(short), Rule::Pay6));
    }
}

mod req_6 {
    use testkit::Table;
    use vocab::{ByKind, Composer, Illegal, Line, Movement, Short};

    #[test]
    fn the_immediate_reward_is_received() {
        // Stadler's first Kyrie tile: 2 ducats and 1 Composition for a Talent counter and 1 ducat.
        let mut table = Table::players(2).uncovered().rich(1).may(1, "requiem");
        table.act("requiem kyrie.3 lower 4");
        assert_eq!((table.money(1), table.counter(1)), (60 - 2 + 1, [20 + 1, 20, 20]));
    }

    #[test]
    fn it_comes_after_the_cost_and_cannot_pay_it() {
        // Freystädtler's first Kyrie tile: 1 ducat and 1 Composition for 2 ducats.
        let table = Table::composers(2, Composer::Freystaedtler, Composer::Stadler).uncovered();
        let table = table.poor(1).tracks(1, [0, 0, 1]).may(1, "requiem");
        let short = Short { ducats: 1, has: 0, points: ByKind([0; 3]), missing: 1 };
        assert_eq!(table.refusal("requiem kyrie.3 upper 4"), Illegal::Short(short));
    }

    #[test]
    fn the_tile_lies_on_the_emptied_space_and_the_next_one_is_on_top() {
        let mut table = Table::players(2).uncovered().rich(1).may(1, "requiem,requiem");
        table.act("requiem kyrie.3 lower 4");
        assert_eq!(table.tile_on(1, 4), "stadler-kyrie-1");
        assert_eq!(table.tile_on(1, 3), "-");
        table.act("requiem kyrie.4 lower 5");
        assert_eq!(table.tile_on(1, 5), "stadler-kyrie-2");
        assert_eq!(table.position().tiles_taken[Line::Lower][Movement::Kyrie], 2);
        assert_eq!(table.position().tiles_taken[Line::Upper][Movement::Kyrie], 0);
    }

    #[test]
    fn its_repeating_reward_works_from_now_on() {
        // Stadler's first Offertorium tile: 2 VP for a religious work, also in this very turn.
        let table = Table::players(2).uncovered().rich(1).may(1, "requiem,perform_or_sell");
        let mut table = table.owns(1, "god-is-our-refuge");
        table.acts(&["requiem offertorium.3 lower 5", "perform god-is-our-refuge"]);
        assert_eq!(table.vp(1), 2);
    }
}

mod int_4 {
    use testkit::Table;
    use vocab::{Line, Mark, Movement, Rule};

    #[test]
    fn the_neutral_marker_must_be_placed_if_a_part_is_free() {
        let mut table = Table::players(2).uncovered().rich(1).may(1, "requiem,travel");
        table.act("requiem kyrie.1 upper 1");
        for action in ["end", "decline", "travel salzburg", "requiem sanctus.2 upper 2"] {
            assert_eq!(table.refusal(action).rule(), Rule::Int4, "{action}");
        }
    }

    #[test]
    fn also_for_a_composer_whose_stack_is_empty() {
        // With two players Eybler has one tile for the Sanctus.
        let mut table = Table::players(2).uncovered().rich(1).may(1, "requiem");
        table.act("requiem sanctus.1 upper 1");
        assert_eq!(table.game.top_tile(Line::Upper, Movement::Sanctus), None);
        table.act("neutral sanctus.5 upper");
        assert_eq!(table.game.mark(table.part("sanctus.5")), Mark::Written { by: None, line: Line::Upper });
    }

    #[test]
    fn it_is_placed_before_the_actions_of_the_tile() {
        // Eybler's first Sanctus tile brings a Travel.
        let mut table = Table::players(2).uncovered().rich(1).may(1, "requiem");
        table.act("requiem sanctus.1 upper 1");
        assert_eq!(table.refusal("travel salzburg").rule(), Rule::Int4);
        table.act("neutral sanctus.2 lower");
        assert!(table.check("travel salzburg").is_ok());
    }
}

mod int_5 {
    use testkit::Table;
    use vocab::{ByKind, Composer, Illegal, Line, Short};

    #[test]
    fn the_ducats_of_a_space_may_pay_the_tile() {
        // Eybler's first Kyrie tile costs 2 ducats and 1 Composition; percussion brings 3 ducats.
        let mut table = Table::players(2).uncovered().poor(1).tracks(1, [0, 0, 1]).may(1, "requiem");
        let short = Short { ducats: 2, has: 0, points: ByKind([0; 3]), missing: 2 };
        assert_eq!(table.refusal("requiem kyrie.3 upper 4"), Illegal::Short(short), "strings bring VP");
        table.act("requiem kyrie.2 upper 2");
        assert_eq!((table.money(1), table.track(1)), (3 - 2, [0, 0, 0]));
    }

    #[test]
    fn so_may_its_counter() {
        let mut table = Table::players(2).uncovered().poor(1).ducats(1, 2).may(1, "requiem");
        // The first voice space brings a Journey counter, worth 1 ducat; 1 Composition would cost 3.
        let short = Short { ducats: 2, has: 2, points: ByKind([0, 0, 1]), missing: 2 };
        assert_eq!(table.refusal("requiem kyrie.4 upper 5"), Illegal::Short(short));
        table.act("requiem kyrie.4 upper 6");
        // The tile brings a Journey counter.
        assert_eq!((table.money(1), table.counter(1)), (0, [0, 1, 0]));
    }

    #[test]
    fn so_may_its_finance_step() {
        // Freystädtler's second Agnus Dei tile costs 1 Finance step; the organ space brings one.
        let table = Table::composers(2, Composer::Freystaedtler, Composer::Stadler).uncovered();
        let table = table.hired(2, 3, "agnus-dei.3", Line::Upper).rich(1).finance(1, 0);
        let mut table = table.may(1, "requiem");
        table.act("requiem agnus-dei.5 upper 7");
        assert_eq!(table.seat(1).finance, 0);
        assert_eq!(table.tile_on(1, 7), "freystaedtler-agnus-dei-2");
    }
}

mod int_22 {
    use testkit::Table;
    use vocab::{Illegal, Line, Movement, Rule};

    #[test]
    fn a_composer_whose_stack_for_the_movement_is_empty_cannot_be_hired_there() {
        // With two players Eybler has one tile for the Sanctus, Stadler has two.
        let table = Table::players(2).uncovered().hired(2, 3, "sanctus.3", Line::Upper).rich(1);
        let table = table.may(1, "requiem");
        let refusal = table.refusal("requiem sanctus.2 upper 2");
        assert_eq!(refusal, Illegal::StackEmpty { line: Line::Upper, movement: Movement::Sanctus });
        assert_eq!(refusal.rule(), Rule::Int22);
        assert!(table.check("requiem sanctus.2 lower 2").is_ok());
        assert!(table.check("requiem kyrie.2 upper 2").is_ok());
    }
}

mod int_23 {
    use testkit::Table;
    use vocab::{Composer, Illegal, Line, Rule};

    #[test]
    fn who_is_too_low_on_the_finance_track_cannot_take_the_tile() {
        // Freystädtler's second Agnus Dei tile costs 1 Finance step.
        let table = Table::composers(2, Composer::Freystaedtler, Composer::Stadler).uncovered();
        let table = table.hired(2, 3, "agnus-dei.3", Line::Upper).rich(1).may(1, "requiem");
        let low = table.finance(1, 0);
        let refusal = low.refusal("requiem agnus-dei.2 upper 2");
        assert_eq!(refusal, Illegal::FinanceTooLow { steps: 1, has: 0 });
        assert_eq!(refusal.rule(), Rule::Int23);
        assert!(!low.legal().iter().any(|action| action.starts_with("requiem agnus-dei.2 upper")));
        assert!(low.finance(1, 1).check("requiem agnus-dei.2 upper 2").is_ok());
    }
}

mod int_36 {
    use testkit::Table;
    use vocab::{Line, Mark, Prompt};

    #[test]
    fn a_neutral_marker_that_cannot_be_placed_leaves_the_game() {
        let table = Table::players(2).uncovered().covered("kyrie.2").wrote(2, 3, "kyrie.3", Line::Upper);
        let mut table = table.neutral(2, "kyrie.4", Line::Lower).rich(1).may(1, "requiem");
        table.act("requiem kyrie.1 upper 1");
        assert!(matches!(table.prompt(), Prompt::Card(_)), "nothing is asked");
        assert_eq!(table.told_with("neutral-lost"), ["neutral-lost 1"]);
        assert!(!table.seat(1).neutral);
        let neutral = |mark: &Mark| matches!(mark, Mark::Written { by: None, .. });
        let placed = table.position().parts.iter().filter(|(_, mark)| neutral(mark)).count();
        assert_eq!(placed, 1, "only the neighbour's");
    }
}

mod int_49 {
    use testkit::Table;
    use vocab::{Illegal, Level, Line, Mark};

    #[test]
    fn in_the_solo_game_the_neutral_marker_shows_the_composers_note() {
        let mut table = Table::solo(Level::Easy).uncovered().rich(1).may(1, "requiem");
        table.act("requiem kyrie.1 upper 1");
        assert_eq!(table.refusal("neutral kyrie.2 lower"), Illegal::NoComposer(Line::Lower));
        let offered = table.legal_with("neutral");
        assert!(
            !offered.is_empty() && offered.iter().all(|action| action.ends_with(" upper")),
            "{offered:?}"
        );
        table.act("neutral kyrie.2 upper");
        assert_eq!(table.game.mark(table.part("kyrie.2")), Mark::Written { by: None, line: Line::Upper });
    }
}
