//! Composer tiles: their repeating rewards, and the rulings on them.

mod tile_1 {
    use testkit::Table;
    use vocab::Line;

    #[test]
    fn a_sequentia_tile_advances_its_track_in_every_maintenance() {
        // Two games of the same moves; in one of them the marker brought Stadler's tile for Talent.
        let table = || Table::players(2).uncovered().bonus("1-document");
        let mut without = table().wrote(1, 3, "sequentia.3", Line::Lower);
        let mut with = table().hired(1, 3, "sequentia.3", Line::Lower);
        for _ in 0..2 {
            let [talent, journey, composition] = without.pass_round().track(1);
            assert_eq!(with.pass_round().track(1), [talent + 1, journey, composition]);
            assert_eq!(with.track(2), without.track(2));
        }
    }
}

mod tile_2 {
    use testkit::Table;
    use vocab::{Line, ScoreLine};

    #[test]
    fn an_offertorium_tile_pays_each_time_its_type_is_commissioned_performed_or_sold() {
        // Stadler's first: 2 VP for a religious work.
        let table = Table::players(2).uncovered().hired(1, 3, "offertorium.1", Line::Lower).rich(1);
        let table = table.owns(1, "waisenhausmesse").row_card(6, "god-is-our-refuge");
        let mut table = table.may(1, "commission,perform_or_sell,perform_or_sell");
        let actions = ["commission 6", "perform god-is-our-refuge", "sell waisenhausmesse"];
        for (times, action) in (1..).zip(actions) {
            table.act(action);
            assert_eq!(table.scored(1, ScoreLine::Offertorium), 2 * times, "{action}");
        }
    }
}

mod tile_3 {
    use testkit::Table;
    use vocab::{Icon, Line, Prompt};

    /// Eybler's first Agnus Dei tile, which repeats Travel, on the organ space.
    fn table() -> Table {
        let table = Table::players(2).uncovered().hired(1, 7, "agnus-dei.5", Line::Upper).rich(1);
        table.city_at("munich", "pilgrimage").court_at("vienna", "sequentia-sanctus")
    }

    #[test]
    fn an_agnus_dei_tile_lets_the_action_be_carried_out_once_more_for_all_its_costs() {
        let mut table = table().may(1, "travel");
        table.act("travel munich");
        assert_eq!(table.prompt(), Prompt::Extra { icon: Icon::Travel, times: 1 });
        table.act("travel vienna");
        // To Munich 1, to Vienna over Salzburg 1 + 2; 2 Journey at each.
        assert_eq!((table.money(1), table.track(1)), (60 - 1 - 3, [4, 4 - 2 - 2, 4]));
        assert!(matches!(table.prompt(), Prompt::Card(_)));
    }

    #[test]
    fn each_time_it_is_carried_out() {
        let mut table = table().may(1, "travel,travel");
        table.acts(&["travel munich", "decline", "travel vienna"]);
        assert_eq!(table.prompt(), Prompt::Extra { icon: Icon::Travel, times: 1 });
    }

    #[test]
    fn no_other_action_and_no_other_player() {
        let mut mine = table().may(1, "commission").row_card(6, "symphony-no-1");
        mine.act("commission 6");
        assert!(matches!(mine.prompt(), Prompt::Card(_)));
        let mut theirs = table().rich(2).may(2, "travel");
        theirs.act("travel munich");
        assert!(matches!(theirs.prompt(), Prompt::Card(_)));
    }

    #[test]
    fn a_second_commission_is_paid_like_the_first() {
        // Stadler's Agnus Dei tile repeats Commission.
        let table = Table::players(2).uncovered().hired(1, 7, "agnus-dei.5", Line::Lower).rich(1);
        let table = table.row_card(6, "symphony-no-1").row_card(4, "divertimento-k-136");
        let mut table = table.may(1, "commission");
        // On space 6 the symphony costs 1 ducat and 2 Talent; then the divertimento, slid to space 5, 4 + 1.
        table.acts(&["commission 6", "commission 5"]);
        assert_eq!((table.money(1), table.track(1)), (60 - 1 - 5, [4 - 2, 4, 4]));
        assert_eq!(table.seat(1).opera.len(), 1 + 2);
    }
}

mod int_14 {
    use testkit::Table;
    use vocab::{Icon, Line, Prompt, Rule};

    const EXTRA: Prompt = Prompt::Extra { icon: Icon::Travel, times: 1 };

    /// Eybler's first Agnus Dei tile repeats Travel.
    fn table() -> Table {
        let table = Table::players(2).uncovered().hired(1, 7, "agnus-dei.5", Line::Upper).rich(1);
        table.city_at("munich", "academy").city_at("salzburg", "city-archive").row_card(6, "symphony-no-1")
    }

    #[test]
    fn the_extra_comes_right_after_its_action_and_before_other_pending_actions() {
        let mut table = table().may(1, "travel,commission");
        table.act("travel munich");
        assert_eq!(table.prompt(), EXTRA);
        for action in ["commission 6", "end"] {
            assert_eq!(table.refusal(action).rule(), Rule::Int14, "{action}");
        }
        table.acts(&["travel salzburg", "decline", "commission 6"]);
    }

    #[test]
    fn it_may_be_declined() {
        let mut table = table().may(1, "travel,commission");
        table.acts(&["travel munich", "decline"]);
        assert_eq!(table.refusal("travel vienna").rule(), Rule::Turn3);
        table.act("commission 6");
    }

    #[test]
    fn the_actions_of_the_tile_belong_to_the_action_and_come_first() {
        let mut table = table().may(1, "travel");
        table.act("travel salzburg");
        assert!(matches!(table.prompt(), Prompt::Gained(_)), "the City Archive lets a Memory be documented");
        table.act("decline");
        assert_eq!(table.prompt(), EXTRA);
    }
}

mod int_17 {
    use testkit::Table;
    use vocab::{Composer, Icon, Line, Prompt};

    fn extra(icon: Icon, times: u8) -> Prompt {
        Prompt::Extra { icon, times }
    }

    /// Freystädtler's first Agnus Dei tile, which repeats Requiem, is on the organ space; his second one on top.
    fn table() -> Table {
        let table = Table::composers(2, Composer::Freystaedtler, Composer::Eybler).uncovered();
        table.hired(1, 7, "agnus-dei.5", Line::Upper).rich(1)
    }

    #[test]
    fn an_extra_action_triggers_no_further_one() {
        let mut table = table().may(1, "requiem");
        table.act("requiem kyrie.3 upper 3");
        assert_eq!(table.prompt(), extra(Icon::Requiem, 1));
        table.act("requiem kyrie.4 upper 5");
        assert!(matches!(table.prompt(), Prompt::Card(_)));
    }

    #[test]
    fn two_tiles_two_extras() {
        let mut table = table().hired(1, 5, "agnus-dei.4", Line::Upper).may(1, "requiem");
        table.act("requiem kyrie.3 upper 3");
        assert_eq!(table.prompt(), extra(Icon::Requiem, 2));
        table.act("requiem kyrie.4 upper 6");
        assert_eq!(table.prompt(), extra(Icon::Requiem, 1));
        table.act("requiem kyrie.2 lower 2");
        assert!(matches!(table.prompt(), Prompt::Card(_)));
    }

    #[test]
    fn an_action_gained_as_a_reward_triggers_too() {
        // Freystädtler's first Sanctus tile brings a Requiem: its own extra first, then that of the card.
        let mut table = table().may(1, "requiem");
        table.act("requiem sanctus.3 upper 3");
        assert!(matches!(table.prompt(), Prompt::Gained(_)));
        table.act("requiem kyrie.4 upper 5");
        assert_eq!(table.prompt(), extra(Icon::Requiem, 1));
        table.act("requiem kyrie.3 upper 4");
        assert_eq!(table.prompt(), extra(Icon::Requiem, 1));
        table.act("requiem kyrie.2 lower 2");
        assert!(matches!(table.prompt(), Prompt::Card(_)));
    }

    #[test]
    fn even_one_gained_in_an_extra() {
        // Eybler's second Kyrie tile brings a Travel, his first Agnus Dei tile repeats it.
        let table = table().hired(1, 5, "agnus-dei.4", Line::Lower).hired(2, 3, "kyrie.3", Line::Lower);
        let mut table = table.may(1, "requiem");
        table.acts(&["requiem offertorium.1 upper 3", "requiem kyrie.2 lower 2", "travel vienna"]);
        assert_eq!(table.prompt(), extra(Icon::Travel, 1));
        table.act("travel london");
        assert!(matches!(table.prompt(), Prompt::Card(_)));
    }
}

mod int_18 {
    use testkit::Table;
    use vocab::{Composer, Icon, Line, Prompt, ScoreLine};

    const EXTRA: Prompt = Prompt::Extra { icon: Icon::PerformOrSell, times: 1 };

    #[test]
    fn a_tile_does_not_repeat_the_very_action_that_brought_it() {
        // Freystädtler's first Agnus Dei tile repeats Requiem.
        let table = Table::composers(2, Composer::Freystaedtler, Composer::Stadler).uncovered();
        let mut table = table.rich(1).may(1, "requiem,requiem");
        table.act("requiem agnus-dei.3 upper 3");
        assert!(matches!(table.prompt(), Prompt::Card(_)));
        table.act("requiem kyrie.3 upper 4");
        assert_eq!(table.prompt(), Prompt::Extra { icon: Icon::Requiem, times: 1 });
    }

    #[test]
    fn nor_its_own_immediate_action() {
        // Süßmayr's first Agnus Dei tile with the action at once that it repeats later.
        let printed = "immediate = { vp = 1 }\nrepeat = { action = \"perform_or_sell\" }";
        let changed = printed.replace("vp = 1", "actions = [\"perform_or_sell\"]");
        let edition = Table::edition_with("composers.toml", &[(printed, &changed)]);
        let table = Table::composers(2, Composer::Suessmayr, Composer::Stadler).printed(edition).uncovered();
        let table = table.rich(1).may(1, "requiem,perform_or_sell").owns(1, "symphony-no-1");
        let mut table = table.owns(1, "bastien-und-bastienne");
        table.act("requiem agnus-dei.3 upper 3");
        assert!(matches!(table.prompt(), Prompt::Gained(_)));
        table.act("perform symphony-no-1");
        assert!(matches!(table.prompt(), Prompt::Card(_)));
        table.act("perform bastien-und-bastienne");
        assert_eq!(table.prompt(), EXTRA);
    }

    #[test]
    fn an_offertorium_tile_does_not_pay_for_its_own_immediate_action() {
        // With four players Süßmayr's third: Perform or Sell at once, and 3 VP for an opera.
        let table = Table::composers(4, Composer::Suessmayr, Composer::Stadler).uncovered();
        let table = table.hired(2, 3, "offertorium.1", Line::Upper).hired(3, 3, "offertorium.2", Line::Upper);
        let table = table.rich(1).may(1, "requiem,perform_or_sell").owns(1, "mitridate-re-di-ponto");
        let mut table = table.owns(1, "bastien-und-bastienne");
        table.acts(&["requiem offertorium.3 upper 5", "perform bastien-und-bastienne"]);
        assert_eq!(table.scored(1, ScoreLine::Offertorium), 0);
        table.act("perform mitridate-re-di-ponto");
        assert_eq!(table.scored(1, ScoreLine::Offertorium), 3);
    }
}

mod int_50 {
    use testkit::Table;
    use vocab::{Composer, Icon, Line, Prompt};

    #[test]
    fn a_tile_gained_inside_a_requiem_does_not_repeat_the_outer_one() {
        // Freystädtler's first Sanctus tile brings a Requiem, his first Agnus Dei tile repeats Requiem.
        let table = Table::composers(2, Composer::Freystaedtler, Composer::Stadler).uncovered();
        let mut table = table.rich(1).may(1, "requiem,requiem");
        table.act("requiem sanctus.3 upper 3");
        assert!(matches!(table.prompt(), Prompt::Gained(_)));
        table.act("requiem agnus-dei.4 upper 5");
        assert!(matches!(table.prompt(), Prompt::Card(_)), "neither the inner nor the outer one is repeated");
        table.act("requiem kyrie.3 upper 4");
        assert_eq!(table.prompt(), Prompt::Extra { icon: Icon::Requiem, times: 1 }, "the next one is");
    }

    #[test]
    fn a_tile_that_works_already_repeats_both() {
        let table = Table::composers(2, Composer::Freystaedtler, Composer::Eybler).uncovered();
        let mut table = table.hired(1, 7, "agnus-dei.5", Line::Upper).rich(1).may(1, "requiem");
        table.acts(&["requiem sanctus.3 upper 3", "requiem kyrie.4 upper 5"]);
        for _ in 0..2 {
            assert_eq!(table.prompt(), Prompt::Extra { icon: Icon::Requiem, times: 1 });
            table.act("decline");
        }
        assert!(matches!(table.prompt(), Prompt::Card(_)));
    }
}
