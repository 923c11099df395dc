//! Perform or Sell, and the rulings on works.

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
