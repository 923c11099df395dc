//! Document Memories and Commission an Opus, and the rulings on them.

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
