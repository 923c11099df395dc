//! Story Points and money.

use testkit::Table;
use vocab::{Illegal, Kind, Movement, Pool, Prompt, Rule};

/// Seat 1 may document the Memory card on the leftmost space, which costs 2 Talent and 2 ducats.
fn two_talent_and_two_ducats() -> Table {
    Table::players(2).row_card(1, "the-guarded-miserere").poor(1).ducats(1, 2).may(1, "document")
}

/// Seat 1 may travel to a City tile in Salzburg, where the coach stands.
fn city_in_salzburg(city: &str) -> Table {
    Table::players(2).city_at("salzburg", city).poor(1).tracks(1, [0, 1, 0]).may(1, "travel")
}

mod pay_1 {
    use super::*;

    #[test]
    fn a_cost_is_paid_with_track_points_and_counters_in_any_mix() {
        for (pay, track, counters) in [("t2", 0, 2), ("t1T1", 1, 1), ("T2", 2, 0)] {
            let mut table = two_talent_and_two_ducats().tracks(1, [2, 0, 0]).counters(1, [2, 0, 0]);
            table.act(&format!("document 1 {pay}"));
            assert_eq!((table.track(1), table.counter(1)), ([track, 0, 0], [counters, 0, 0]), "{pay}");
        }
    }

    #[test]
    fn points_of_another_kind_do_not_pay_it() {
        let table = two_talent_and_two_ducats().tracks(1, [2; 3]).counters(1, [2; 3]);
        let refusal = table.refusal("document 1 t1J1");
        assert_eq!(refusal, Illegal::WrongPoints { kind: Kind::Talent, cost: 2, offered: 1 });
        assert_eq!(refusal.rule(), Rule::Pay1);
        let and_one_more = table.refusal("document 1 t2c1");
        assert_eq!(and_one_more, Illegal::WrongPoints { kind: Kind::Composition, cost: 0, offered: 1 });
    }

    #[test]
    fn a_track_pays_no_more_than_it_shows_and_no_more_counters_than_there_are() {
        let table = two_talent_and_two_ducats().tracks(1, [1, 4, 4]).counters(1, [1, 4, 4]);
        let refusals = [table.refusal("document 1 t2"), table.refusal("document 1 T2")];
        assert_eq!(refusals[0], Illegal::TrackTooLow { kind: Kind::Talent, has: 1, offered: 2 });
        assert_eq!(refusals[1], Illegal::TooFewCounters { kind: Kind::Talent, has: 1, needed: 2 });
        assert_eq!(refusals.map(|refusal| refusal.rule()), [Rule::Pay1; 2]);
    }
}

mod pay_2 {
    use super::*;

    #[test]
    fn a_counter_reward_adds_counters_and_leaves_the_track() {
        let mut table = city_in_salzburg("academy"); // 2 Talent counters
        table.act("travel salzburg");
        assert_eq!((table.track(1), table.counter(1)), ([0; 3], [2, 0, 0]));
    }

    #[test]
    fn a_track_reward_advances_the_track_and_adds_no_counter() {
        let mut table = Table::players(2).about_to_use(1, "smallpox-at-olmuetz").poor(1); // 1 step of Journey
        table.act("use");
        assert_eq!((table.track(1), table.counter(1)), ([0, 1, 0], [0; 3]));
    }

    #[test]
    fn a_wild_counter_is_of_the_kind_that_the_player_chooses() {
        for (kind, counters) in [("talent", [1, 0, 0]), ("journey", [0, 1, 0]), ("composition", [0, 0, 1])] {
            let mut table = city_in_salzburg("noble-salon"); // wild counters
            table.act("travel salzburg");
            assert_eq!(table.legal_with("kind"), ["kind talent", "kind journey", "kind composition"]);
            table.act(&format!("kind {kind}"));
            assert_eq!((table.track(1), table.counter(1)), ([0; 3], counters));
        }
    }

    #[test]
    fn a_wild_step_is_on_the_track_that_the_player_chooses() {
        let card = Prompt::Card(Default::default());
        let table = || Table::players(2).laid(1).poor(1);
        for (kind, tracks) in [("talent", [1, 0, 0]), ("journey", [0, 1, 0]), ("composition", [0, 0, 1])] {
            let mut table = table().asked(&[card, Prompt::Kinds { pool: Pool::Track, left: 1 }]);
            table.act(&format!("kind {kind}"));
            assert_eq!((table.track(1), table.counter(1)), (tracks, [0; 3]));
        }
    }
}

mod pay_3 {
    use super::*;

    #[test]
    fn each_step_beyond_the_end_of_a_track_pays_one_ducat_instead() {
        // The card advances Composition by 2; the track ends at 4.
        for (start, ducats) in [(1, 0), (2, 0), (3, 1), (4, 2)] {
            let mut table = Table::players(2).about_to_use(1, "the-lodge-in-mourning").poor(1);
            table = table.tracks(1, [0, 0, start]);
            table.act("use");
            assert_eq!(table.track(1), [0, 0, (start + 2).min(4)]);
            assert_eq!(table.money(1), ducats, "from {start}");
        }
    }

    #[test]
    fn a_wild_step_on_a_full_track_pays_one_ducat_too() {
        let card = Prompt::Card(Default::default());
        let mut table = Table::players(2).laid(1).poor(1).tracks(1, [4, 0, 0]);
        table = table.asked(&[card, Prompt::Kinds { pool: Pool::Track, left: 1 }]);
        table.act("kind talent");
        assert_eq!((table.track(1), table.money(1)), ([4, 0, 0], 1));
    }

    #[test]
    fn counters_have_no_end() {
        let mut table = city_in_salzburg("academy").counters(1, [40, 0, 0]); // 2 counters, 2 ducats
        table.act("travel salzburg");
        assert_eq!((table.counter(1), table.money(1)), ([42, 0, 0], 2));
    }
}

mod pay_4 {
    use super::*;

    #[test]
    fn each_step_beyond_the_end_of_the_finance_track_pays_two_vp_instead() {
        // Sold, the Haffner Serenade pays 2 Finance steps and 1 VP; the last space is number 10.
        for (start, vp) in [(8, 1), (9, 1 + 2), (10, 1 + 2 + 2)] {
            let mut table = Table::players(2).owns(1, "haffner-serenade").finance(1, start);
            table = table.may(1, "perform_or_sell");
            table.act("sell haffner-serenade");
            assert_eq!((table.seat(1).finance, table.vp(1)), (10, vp), "from {start}");
        }
    }

    #[test]
    fn the_steps_of_an_instrument_space_as_well() {
        let mut table = Table::players(2).uncovered().rich(1).finance(1, 10).may(1, "requiem");
        table.act("requiem sequentia.8 upper 7"); // organ: 1 Finance step
        assert_eq!((table.seat(1).finance, table.vp(1)), (10, 2));
    }
}

mod pay_5 {
    use super::*;
    use vocab::{Icon, Icons, MapTile, Mode, Place, Seat};

    #[test]
    fn three_ducats_buy_a_counter_of_any_kind() {
        for (kind, counters) in [("talent", [1, 0, 0]), ("journey", [0, 1, 0]), ("composition", [0, 0, 1])] {
            let mut table = Table::players(2).poor(1).ducats(1, 3).turn_of(1);
            table.act(&format!("exchange buy:{kind}"));
            assert_eq!((table.money(1), table.counter(1)), (0, counters));
        }
    }

    #[test]
    fn a_counter_returned_pays_one_ducat_and_a_track_point_cannot_be_returned() {
        let mut table = Table::players(2).poor(1).tracks(1, [4; 3]).counters(1, [0, 1, 0]).turn_of(1);
        table.act("exchange return:journey");
        assert_eq!((table.money(1), table.counter(1), table.track(1)), (1, [0; 3], [4; 3]));
        for kind in Kind::ALL {
            let refusal = table.refusal(&format!("exchange return:{kind}"));
            assert_eq!(refusal, Illegal::NothingToReturn(kind));
            assert_eq!(refusal.rule(), Rule::Pay5);
        }
    }

    #[test]
    fn any_number_of_times_while_the_money_lasts() {
        let mut table = Table::players(2).poor(1).ducats(1, 3 * 3 + 2).turn_of(1);
        table.acts(&["exchange buy:talent", "exchange buy:talent", "exchange buy:journey"]);
        assert_eq!((table.money(1), table.counter(1)), (2, [2, 1, 0]));
        let refusal = table.refusal("exchange buy:talent");
        assert_eq!(refusal, Illegal::TooFewDucats { has: 2, needed: 3 });
        assert_eq!(refusal.rule(), Rule::Pay6);
        table.acts(&["exchange return:talent", "exchange buy:journey"]);
        assert_eq!((table.money(1), table.counter(1)), (0, [1, 2, 0]));
    }

    #[test]
    fn at_any_time_during_the_own_turn() {
        let both = |table: &mut Table| {
            table.acts(&["exchange buy:talent", "exchange return:talent"]);
        };
        let table = || Table::players(2).city_at("salzburg", "opera-house").uncovered().rich(1);
        both(&mut table().turn_of(1)); // before laying cards
        let card = Prompt::Card(Icons::default().with(Icon::Travel));
        let gained = Icons::default().with(Icon::Document);
        let Some((MapTile::City(city), _)) = table().game.tile_at(Place::at(0)) else {
            panic!("a City tile")
        };
        let stacks: [&[Prompt]; 7] = [
            &[Prompt::UseOrTake],
            &[card],
            &[card, Prompt::Gained(gained)],
            &[card, Prompt::Extra { icon: Icon::Travel, times: 1 }],
            &[card, Prompt::AtCity { mode: Mode::Perform, city, gilded: false }],
            &[card, Prompt::Kinds { pool: Pool::Counter, left: 2 }],
            &[card, Prompt::Neutral(Movement::Kyrie)],
        ];
        for stack in stacks {
            let mut table = table().laid(1).asked(stack);
            both(&mut table);
            assert_eq!(table.position().prompts, stack, "the question is still open");
        }
    }

    #[test]
    fn also_between_the_steps_of_an_action() {
        // 2 Talent bought for 6 ducats, and 2 ducats of the cost itself.
        let mut table = two_talent_and_two_ducats().ducats(1, 6 + 2);
        table.act("document 1 T2+T2");
        assert_eq!((table.money(1), table.counter(1)), (0, [0; 3]));
        // 2 Journey counters returned for the 2 ducats.
        let mut table = two_talent_and_two_ducats().ducats(1, 0).tracks(1, [2, 0, 0]).counters(1, [0, 3, 0]);
        table.act("document 1 t2-J2");
        assert_eq!((table.money(1), table.counter(1)), (0, [0, 1, 0]));
    }

    #[test]
    fn not_in_the_turn_of_somebody_else() {
        let table = Table::players(2).rich(2).turn_of(1);
        let refusal = table.game.check(Seat::at(1), table.action("exchange buy:talent")).unwrap_err();
        assert_eq!(refusal, Illegal::NotYourTurn { to_act: Seat::at(0) });
    }
}

mod pay_6 {
    use super::*;
    use vocab::{ByKind, Short};

    #[test]
    fn a_cost_that_can_just_be_paid_leaves_nothing() {
        let mut table = two_talent_and_two_ducats().tracks(1, [1, 0, 0]).counters(1, [1, 0, 0]);
        table.act("document 1");
        assert_eq!((table.money(1), table.track(1), table.counter(1)), (0, [0; 3], [0; 3]));
    }

    #[test]
    fn an_action_whose_costs_cannot_be_paid_in_full_is_not_legal() {
        let table = two_talent_and_two_ducats().ducats(1, 1).tracks(1, [0, 4, 4]).counters(1, [0, 1, 0]);
        let refusal = table.refusal("document 1");
        // 2 ducats, and 2 Talent at 3 ducats each, make 8; there are 1 ducat and 1 counter worth another.
        let points = ByKind([2, 0, 0]);
        assert_eq!(refusal, Illegal::Short(Short { ducats: 2, has: 1, points, missing: 2 + 2 * 3 - 1 - 1 }));
        assert_eq!(refusal.rule(), Rule::Pay6);
        assert!(!table.legal_with("document").iter().any(|text| text.starts_with("document 1")));
    }

    #[test]
    fn nobody_can_spend_ducats_that_he_does_not_have() {
        let table = two_talent_and_two_ducats().ducats(1, 7);
        let refusal = table.refusal("document 1 T2+T2");
        assert_eq!(refusal, Illegal::TooFewDucats { has: 7, needed: 2 + 2 * 3 });
        assert_eq!(refusal.rule(), Rule::Pay6);
    }

    #[test]
    fn players_never_pay_each_other() {
        let mut table = two_talent_and_two_ducats().rich(1);
        let other = table.seat(2);
        table.acts(&["document 1", "exchange buy:talent", "exchange return:journey", "end"]);
        assert_eq!(table.seat(2), other);
    }
}

mod pay_7 {
    use super::*;
    use rules::Seed;
    use vocab::ScoreLine;

    #[test]
    fn the_score_goes_on_beyond_50_and_100() {
        for vp in [49, 99, 149] {
            let mut table = Table::players(2).owns(1, "waisenhausmesse").may(1, "perform_or_sell");
            table = table.edit(|position| position.seats[0].score.add(ScoreLine::Opus, vp));
            table.act("sell waisenhausmesse"); // 3 VP
            assert_eq!(table.vp(1), vp + 3);
        }
    }

    #[test]
    fn vp_only_ever_grow() {
        for players in 2..=4 {
            let mut table = Table::players(players);
            let mut luck = Seed::from_number(players.into()).dice(0);
            let scores = |table: &Table| (1..=players).map(|seat| table.vp(seat)).collect::<Vec<_>>();
            while let Some(action) = table.any_legal(&mut luck) {
                let before = scores(&table);
                table.act(&action);
                let grown = before.iter().zip(scores(&table)).all(|(before, after)| *before <= after);
                assert!(grown, "{action}: {before:?} became {:?}", scores(&table));
            }
        }
    }
}

mod int_15 {
    use super::*;
    use rules::Setup;

    #[test]
    fn the_reward_of_a_row_space_may_help_to_pay() {
        // The Opus costs 1 Talent and 1 ducat; the rightmost space pays an Opus 1 Talent counter.
        let table = || Table::players(2).row_card(7, "string-quartet-no-1-lodi").poor(1).ducats(1, 1);
        let mut table = table().may(1, "commission");
        assert!(table.legal_with("commission").contains(&"commission 7 T1".to_owned()));
        table.act("commission 7");
        assert_eq!((table.money(1), table.counter(1)), (0, [0; 3]));
        assert!(table.seat(1).opera.contains(&table.opus("string-quartet-no-1-lodi")));
    }

    #[test]
    fn it_is_received_before_the_cost_is_paid() {
        let mut table =
            Table::players(2).row_card(7, "string-quartet-no-1-lodi").rich(1).may(1, "commission");
        table.act("commission 7 t1");
        let told = table.told();
        let at = |wanted: &str| told.iter().position(|text| text == wanted).expect(wanted);
        assert!(at("gained 1 counter:talent 1 row:7") < at("paid 1 1 1/0/0 0/0/0 0"), "{told:?}");
        assert_eq!(table.counter(1), [21, 20, 20], "the counter that was not needed stays");
    }

    #[test]
    fn whatever_the_reward_is_and_whatever_card_lies_there() {
        let memory = ("memory = { cost = { ducats = 1 } }", "memory = { reward = { ducats = 2 } }");
        let opus = ("opus = { reward = { counter = { talent = 1 } } }", "opus = { reward = { ducats = 2 } }");
        let edition = Table::edition_with("board.toml", &[memory, opus]);
        let first = Some(vocab::Seat::at(0));
        let table = || Table::deal(&Setup { first, ..Setup::players(2) }, edition, 1).poor(1);
        let mut table_of_memory = table().row_card(7, "the-guarded-miserere").may(1, "document");
        table_of_memory.act("document 7");
        assert_eq!(table_of_memory.money(1), 2);
        let table_of_opus = table().row_card(7, "string-quartet-no-1-lodi").tracks(1, [1, 0, 0]);
        let mut table_of_opus = table_of_opus.may(1, "commission");
        table_of_opus.act("commission 7");
        assert_eq!(table_of_opus.money(1), 2 - 1);
    }
}

mod int_24 {
    use super::*;

    #[test]
    fn each_of_several_wilds_is_chosen_separately() {
        let mut table = city_in_salzburg("noble-salon"); // 2 wild counters
        table.act("travel salzburg");
        assert_eq!(table.prompt(), Prompt::Kinds { pool: Pool::Counter, left: 2 });
        table.act("kind talent");
        assert_eq!(table.prompt(), Prompt::Kinds { pool: Pool::Counter, left: 1 });
        table.act("kind composition");
        assert_eq!(table.counter(1), [1, 0, 1]);
        assert!(matches!(table.prompt(), Prompt::Card(_)), "no third one");
    }

    #[test]
    fn a_wild_has_to_be_chosen_before_the_game_goes_on() {
        let mut table = city_in_salzburg("noble-salon");
        table.act("travel salzburg");
        for action in ["end", "decline"] {
            assert_eq!(table.refusal(action).rule(), Rule::Int24);
        }
    }

    #[test]
    fn also_those_of_the_finance_track() {
        // The last space pays 2 wild steps.
        let mut table = Table::players(2).turn(4).turn_of(2).finance(2, 10).bonus("1-document");
        table.pass();
        assert_eq!(table.prompt(), Prompt::Kinds { pool: Pool::Track, left: 2 });
        let before = table.track(2);
        table.acts(&["kind journey", "kind talent"]);
        assert_eq!(table.track(2), [before[0] + 1, before[1] + 1, before[2]]);
    }
}

mod int_27 {
    use super::*;

    #[test]
    fn the_bank_sells_counters_and_pays_ducats_without_end() {
        let mut table = Table::players(2).poor(1).ducats(1, 150 * 3).turn_of(1);
        for _ in 0..150 {
            table.act("exchange buy:composition");
        }
        assert_eq!((table.money(1), table.counter(1)), (0, [0, 0, 150]));
        for _ in 0..150 {
            table.act("exchange return:composition");
        }
        assert_eq!((table.money(1), table.counter(1)), (150, [0; 3]));
    }
}

mod int_32 {
    use super::*;
    use vocab::{ScoreLine, Seat};

    #[test]
    fn in_maintenance_nothing_can_be_exchanged() {
        let mut table = Table::players(2).turn(4).turn_of(2).rich(2).finance(2, 6); // 1 wild step
        table.pass();
        assert_eq!((table.to_act(), table.prompt()), (2, Prompt::Kinds { pool: Pool::Track, left: 1 }));
        for exchange in ["exchange buy:talent", "exchange return:talent"] {
            let refusal = table.refusal(exchange);
            assert_eq!(refusal, Illegal::NoExchangeNow);
            assert_eq!(refusal.rule(), Rule::Int32);
        }
        assert_eq!(table.legal_with("exchange"), [""; 0]);
    }

    #[test]
    fn nor_before_final_scoring() {
        let mut table = Table::players(2).round(5).turn(4).turn_of(2).rich(1).finance(1, 0);
        table.pass();
        assert!(table.game.is_over(), "nothing is asked after the last turn");
        // What seat 1 had counts as it was: 60 ducats, and 20 counters of each kind; the tracks are at 0.
        let score = table.game.score(Seat::at(0));
        assert_eq!((score.on(ScoreLine::Money), score.on(ScoreLine::Points)), (60 / 3, 60 / 2));
        let refusal = table.game.check(Seat::at(0), table.action("exchange buy:talent"));
        assert_eq!(refusal.unwrap_err(), Illegal::Over);
    }
}

mod int_48 {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_reward_of_the_instrument_space_counts_towards_the_tile() {
        // The Kyrie tile costs 2 ducats and 1 Composition; the second voice space pays 1 Composition counter.
        let table = Table::players(2).uncovered().poor(1).ducats(1, 2).may(1, "requiem");
        assert_eq!(table.refusal("requiem kyrie.4 upper 5").rule(), Rule::Pay6);
        assert!(table.check("requiem kyrie.4 upper 6").is_ok());
        // Percussion pays 3 ducats: 2 for the tile and, with 2 more, 3 for a Composition counter.
        assert!(table.check("requiem kyrie.2 upper 2").is_ok());
        assert_eq!(table.ducats(1, 1).refusal("requiem kyrie.2 upper 2").rule(), Rule::Pay6);
    }

    /// Whether buying and returning counters, in whatever order, leads to a payable cost: 1 ducat for the
    /// road to Munich, 2 Journey and 1 Talent for the tile there.
    fn can_pay(ducats: u16, tracks: [u8; 3], counters: [u8; 3]) -> bool {
        let mut open = vec![(ducats, counters)];
        let mut seen = BTreeSet::new();
        while let Some((ducats, counters)) = open.pop() {
            if ducats >= 1 && tracks[0] + counters[0] >= 1 && tracks[1] + counters[1] >= 2 {
                return true;
            }
            if !seen.insert((ducats, counters)) {
                continue;
            }
            for kind in 0..3 {
                let mut after = counters;
                if ducats >= 3 {
                    after[kind] = counters[kind] + 1;
                    open.push((ducats - 3, after));
                }
                if counters[kind] > 0 {
                    after[kind] = counters[kind] - 1;
                    open.push((ducats + 1, after));
                }
            }
        }
        false
    }

    #[test]
    fn an_action_is_offered_just_if_some_sequence_of_exchanges_can_pay_it() {
        let mut table = Table::players(2).city_at("munich", "admirers").may(1, "travel");
        let mut payable = 0;
        for case in 0..11 * 2 * 3 * 27u16 {
            let digit = |base: u16, size: u16| (case / base % size) as u8;
            let tracks = [digit(11, 2), digit(22, 3), 0];
            let counters = [digit(66, 3), digit(198, 3), digit(594, 3)];
            let ducats = case % 11;
            table = table.ducats(1, ducats).tracks(1, tracks).counters(1, counters);
            let expected = can_pay(ducats, tracks, counters);
            payable += u16::from(expected);
            let offered = table.legal_with("travel").iter().any(|text| text.starts_with("travel munich"));
            let purse = format!("{ducats} ducats, tracks {tracks:?}, counters {counters:?}");
            assert_eq!(table.check("travel munich").is_ok(), expected, "{purse}");
            assert_eq!(offered, expected, "{purse}");
        }
        assert!((100..1700).contains(&payable), "cases of both sorts: {payable}");
    }

    #[test]
    fn the_payment_that_is_offered_can_be_made() {
        // 3 spare counters returned for 3 ducats: 2 of the cost, and with 2 more 3 for the Talent that is missing.
        let table = two_talent_and_two_ducats().ducats(1, 2).tracks(1, [1, 0, 0]).counters(1, [0, 2, 1]);
        assert_eq!(
            table.legal_with("document").iter().filter(|text| text.starts_with("document 1")).count(),
            1
        );
        let mut table = table;
        table.act("document 1");
        assert_eq!((table.money(1), table.track(1), table.counter(1)), (0, [0; 3], [0; 3]));
    }
}
