//! Round, turn and row, and the rulings on them.

use testkit::Table;
use vocab::{Icon, Icons, Illegal, Prompt, Rule};

/// The names of a row of period I, leftmost first: Memory cards on odd spaces, Opus cards on even ones.
const ROW: [&str; 7] = [
    "young-goethe-in-the-hall",
    "symphony-no-1",
    "mr-barringtons-test",
    "waisenhausmesse",
    "the-guarded-miserere",
    "god-is-our-refuge",
    "requiem-for-an-archbishop",
];

/// Four players, this row, and a rich seat 1.
fn row_of_seven() -> Table {
    Table::players(4).row_of(ROW).rich(1)
}

/// These actions.
fn icons(icons: &[Icon]) -> Icons {
    icons.iter().copied().collect()
}

/// Two players pass a whole round; what is seen before each of the eight turns.
fn eight_turns<T>(table: &mut Table, look: impl Fn(&Table, u8) -> T) -> Vec<T> {
    let pass = |turn| {
        let seen = look(table, turn);
        if turn < 8 {
            table.pass()
        } else {
            table.pass_round()
        };
        seen
    };
    (1..=8).map(pass).collect()
}

mod round_1 {
    use super::*;
    use edition::Edition;
    use rules::Setup;
    use vocab::Seat;

    #[test]
    fn every_player_takes_four_turns_clockwise_from_the_first_player() {
        let setup = Setup { first: Some(Seat::at(2)), ..Setup::players(4) };
        let mut table = Table::deal(&setup, Edition::vienna(), 1);
        let mut turns = Vec::new();
        while table.game.round().number() == 1 {
            turns.push((table.game.turn().number(), table.to_act()));
            table.pass();
        }
        let expected: Vec<_> = (1..=4).flat_map(|turn| [3, 4, 1, 2].map(|seat| (turn, seat))).collect();
        assert_eq!(turns, expected);
    }

    #[test]
    fn the_game_lasts_five_rounds_one_a_period() {
        let mut table = Table::players(2);
        for round in 1..=5 {
            assert_eq!((table.game.round().number(), table.game.is_over()), (round, false));
            table.pass_round();
        }
        assert!(table.game.is_over());
    }

    #[test]
    fn nobody_acts_in_the_turn_of_somebody_else() {
        let table = Table::players(3).turn_of(2);
        let first = table.action(&table.legal()[0]);
        for seat in [Seat::at(0), Seat::at(2)] {
            let refusal = table.game.check(seat, first).unwrap_err();
            assert_eq!(refusal, Illegal::NotYourTurn { to_act: Seat::at(1) });
            assert_eq!(refusal.rule(), Rule::Round1);
        }
    }
}

mod round_2 {
    use super::*;

    #[test]
    fn at_the_start_of_a_round_everyone_draws_up_to_four_and_keeps_the_card_of_the_round_before() {
        let mut table = Table::players(2);
        for _ in 1..=4 {
            let kept = eight_turns(&mut table, |table, turn| {
                // A fourth turn is passed with the first two of three cards.
                (turn > 6).then(|| (table.to_act(), table.hand(table.to_act()).remove(2)))
            });
            for (seat, card) in kept.into_iter().flatten() {
                assert!(table.hand(seat).contains(&card));
                assert_eq!((table.hand(seat).len(), table.seat(seat).deck.len()), (4, 9 - 4));
                let drawn = format!("drew {seat} ");
                assert_eq!(table.told().iter().filter(|text| text.starts_with(&drawn)).count(), 4 - 1);
            }
        }
    }
}

mod round_3 {
    use super::*;
    use rules::Seed;
    use vocab::{MemoryId, Piece};

    #[test]
    fn hand_deck_and_slots_are_always_nine_cards() {
        let mut table = Table::players(3);
        let mut luck = Seed::from_number(3).dice(0);
        while let Some(action) = table.any_legal(&mut luck) {
            table.act(&action);
            for seat in table.position().seats {
                let held = seat.hand.iter().chain(&seat.deck).map(|piece| {
                    let Piece::Memory(id) = piece else { panic!("a Memory card") };
                    *id
                });
                let laid = seat.slots.iter().flat_map(|(top, bottom)| [*top, *bottom]).flatten();
                let mut all: Vec<MemoryId> = held.chain(laid).collect();
                all.sort();
                all.dedup();
                assert_eq!(all.len(), 9, "after {action}");
                assert_eq!(all, seat.cards);
            }
        }
    }
}

mod turn_1 {
    use super::*;

    #[test]
    fn one_card_goes_to_experiences_and_one_to_story_of_the_same_slot() {
        let mut table = Table::players(2).turn_of(1);
        let hand = table.hand(1);
        table.act(&format!("lay {} {}", hand[2], hand[0]));
        let pair = (Some(table.memory(&hand[2])), Some(table.memory(&hand[0])));
        assert_eq!(table.seat(1).slots, [pair, (None, None), (None, None), (None, None)]);
        assert_eq!(table.hand(1), [hand[1].clone(), hand[3].clone()]);
    }

    #[test]
    fn slot_one_on_the_first_turn_of_the_round_and_slot_four_on_the_last() {
        let mut table = Table::players(2);
        for round in 1..=2 {
            for turn in 1..=4 {
                while table.to_act() == 2 {
                    table.pass();
                }
                let lay = table.legal().remove(0);
                table.act(&lay);
                let filled = table.seat(1).slots.map(|pair| pair.0.is_some());
                assert_eq!(filled, [1, 2, 3, 4].map(|slot| slot <= turn), "round {round}, turn {turn}");
                table.acts(&["ducats", "end"]);
            }
            table.pass_round();
        }
    }

    #[test]
    fn a_player_must_lay_two_cards_before_anything_else() {
        let table = Table::players(2).turn_of(1);
        for action in ["end", "use", "ducats", "decline"] {
            let refusal = table.refusal(action);
            assert_eq!((refusal, refusal.rule()), (Illegal::NotAsked(Prompt::Lay), Rule::Turn1));
        }
        assert_eq!(table.legal_with("lay").len(), 4 * 3);
    }

    #[test]
    fn only_two_different_cards_of_the_hand_can_be_laid() {
        let table = Table::players(2).hand_of(1, &["coffee-and-gossip", "cards-after-supper"]).turn_of(1);
        let (coffee, dawn) = (table.memory("coffee-and-gossip"), table.memory("a-carriage-at-dawn"));
        let refusals = [
            table.refusal("lay coffee-and-gossip coffee-and-gossip"),
            table.refusal("lay coffee-and-gossip a-carriage-at-dawn"),
            table.refusal("lay a-carriage-at-dawn coffee-and-gossip"),
        ];
        assert_eq!(refusals, [Illegal::SameCard(coffee), Illegal::NotInHand(dawn), Illegal::NotInHand(dawn)]);
        assert_eq!(refusals.map(|refusal| refusal.rule()), [Rule::Turn1; 3]);
    }
}

mod turn_2 {
    use super::*;

    #[test]
    fn whoever_takes_ducats_takes_as_many_as_the_number_of_the_round() {
        for round in 1..=5 {
            let mut table = Table::players(2).round(round).laid(1).ducats(1, 7);
            table.act("ducats");
            assert_eq!(table.money(1), 7 + u16::from(round));
        }
    }

    #[test]
    fn instead_of_the_reward_and_all_actions() {
        let mut table = Table::players(2).about_to_use(1, "young-goethe-in-the-hall").ducats(1, 0);
        table.act("ducats");
        assert_eq!(table.money(1), 1, "1 for round 1, not the 2 of the card");
        assert_eq!(table.refusal("perform maria-anna-mozart"), Illegal::NoIcon(Icon::PerformOrSell));
        assert_eq!(table.legal(), ["end"]);
    }

    #[test]
    fn the_choice_comes_before_any_action_and_is_final() {
        let mut table = Table::players(2).about_to_use(1, "an-evening-at-the-keyboard");
        for action in ["perform maria-anna-mozart", "end"] {
            let refusal = table.refusal(action);
            assert_eq!((refusal, refusal.rule()), (Illegal::NotAsked(Prompt::UseOrTake), Rule::Turn2));
        }
        table.act("use");
        for action in ["ducats", "use"] {
            assert_eq!(table.refusal(action), Illegal::NotAsked(Prompt::Card(icons(&[Icon::PerformOrSell]))));
        }
    }
}

mod turn_3 {
    use super::*;

    #[test]
    fn the_reward_is_received_at_once() {
        let mut table = Table::players(2).about_to_use(1, "the-forgotten-blessing").ducats(1, 5);
        table.act("use"); // 1 ducat and 1 step of Journey
        assert_eq!((table.money(1), table.track(1)), (5 + 1, [2, 2 + 1, 2]));
    }

    #[test]
    fn the_actions_are_carried_out_in_any_order() {
        for order in [["commission 6", "travel salzburg"], ["travel salzburg", "commission 6"]] {
            let mut table = row_of_seven().city_at("salzburg", "collection-plate");
            table = table.about_to_use(1, "at-the-royal-table"); // Travel and Commission
            table.act("use").acts(&order);
            assert_eq!(table.seat(1).opera.len(), 2);
            assert!(table.position().map[0].is_none());
        }
    }

    #[test]
    fn each_icon_once() {
        let mut table = row_of_seven().about_to_use(1, "at-the-royal-table");
        table.acts(&["use", "commission 6"]);
        for (action, icon) in [("commission 3", Icon::Commission), ("document 1", Icon::Document)] {
            let refusal = table.refusal(action);
            assert_eq!((refusal, refusal.rule()), (Illegal::NoIcon(icon), Rule::Turn3));
        }
        assert_eq!(table.legal_with("commission"), [""; 0]);
        assert!(!table.legal_with("travel").is_empty());
    }

    #[test]
    fn an_icon_shown_twice_twice() {
        let mut table = row_of_seven().about_to_use(1, "two-operas-in-the-orangery");
        // The work that lay on space 4 lies on 5 when the one on 6 is gone.
        table.acts(&["use", "commission 6", "commission 5"]);
        assert_eq!(table.refusal("commission 6"), Illegal::NoIcon(Icon::Commission));
        assert_eq!(table.seat(1).opera.len(), 1 + 2);
    }
}

mod turn_4 {
    use super::*;

    #[test]
    fn a_turn_ends_with_drawing_up_to_four_as_far_as_the_deck_goes() {
        let mut table = Table::players(2);
        for _ in 1..=5 {
            let held = eight_turns(&mut table, |table, _| {
                let seat = table.seat(table.to_act());
                (seat.hand.len(), seat.deck.len())
            });
            // 9 cards; 2 are laid a turn, and the third time only 1 is left to draw.
            let twice = |held| [held, held];
            assert_eq!(held, [(4, 5), (4, 3), (4, 1), (3, 0)].map(twice).concat());
        }
    }

    #[test]
    fn after_the_last_turn_one_card_stays_in_hand() {
        let mut table = Table::players(2);
        for _ in 1..=7 {
            table.pass(); // seat 1 four times, seat 2 three times
        }
        assert_eq!((table.seat(1).hand.len(), table.seat(1).deck.len()), (1, 0));
        assert_eq!(table.told_with("drew"), [""; 0]);
    }

    #[test]
    fn the_cards_come_from_the_top_of_the_own_deck() {
        let mut table = Table::players(2);
        let (hand, deck) = (table.seat(1).hand, table.seat(1).deck);
        table.pass();
        let drawn: Vec<_> = table.seat(1).hand.into_iter().filter(|card| !hand.contains(card)).collect();
        assert_eq!(drawn.len(), 2);
        assert!(drawn.iter().all(|card| deck[..2].contains(card)));
        assert_eq!(table.seat(1).deck, deck[2..]);
    }

    #[test]
    fn nothing_is_drawn_before_the_turn_ends() {
        let mut table = Table::players(2).turn_of(1);
        let lay = table.legal().remove(0);
        table.acts(&[&lay, "ducats"]);
        assert_eq!(table.hand(1).len(), 2);
    }
}

mod turn_5 {
    use super::*;
    use edition::Edition;

    #[test]
    fn an_action_of_a_city_tile_is_carried_out_right_away_with_its_costs() {
        let mut table = row_of_seven().poor(1).tracks(1, [0, 1, 0]).city_at("salzburg", "city-archive");
        table = table.may(1, "travel");
        table.act("travel salzburg"); // 2 ducats and Document Memories
        assert_eq!(table.prompt(), Prompt::Gained(icons(&[Icon::Document])));
        assert_eq!(table.refusal("document 5").rule(), Rule::Pay6, "1 Journey and 1 ducat");
        table.act("document 7"); // 1 ducat
        assert_eq!(table.money(1), 2 - 1);
        assert_eq!(table.seat(1).slots[0].1, Some(table.memory("requiem-for-an-archbishop")));
    }

    #[test]
    fn an_action_of_a_composer_tile_is_carried_out_right_away_with_its_costs() {
        let mut table = Table::players(2).uncovered().rich(1).city_at("salzburg", "collection-plate");
        table = table.may(1, "requiem");
        table.act("requiem sanctus.3 upper 4"); // Eybler's tile, 5 ducats, brings Travel
        assert_eq!(table.prompt(), Prompt::Gained(icons(&[Icon::Travel])));
        table.act("travel salzburg"); // 1 Journey for 6 ducats
        assert_eq!((table.money(1), table.track(1)[1]), (60 - 5 + 6, 4 - 1));
        assert_eq!(table.prompt(), Prompt::Card(Icons::default()));
    }

    #[test]
    fn city_tiles_grant_document_memories_and_composer_tiles_the_other_four() {
        let edition = Edition::vienna();
        let all = |icons: Vec<Icons>| Icon::ALL.map(|icon| icons.iter().any(|icons| icons.count(icon) > 0));
        let cities = edition.cities.iter().flat_map(|tile| [tile.plain.actions, tile.gilded.actions]);
        let tiles = edition.tiles.iter().map(|tile| tile.immediate.actions);
        assert_eq!(all(cities.collect()), [true, false, false, false, false]);
        assert_eq!(all(tiles.collect()), [false, true, true, true, true]);
    }
}

mod row_1 {
    use super::*;
    use vocab::Piece;

    #[test]
    fn when_a_card_leaves_the_cards_to_its_left_slide_right_and_a_new_one_comes() {
        let [a, b, c, d, e, f, g] = ROW;
        for (actions, action, row) in [
            ("document", "document 7", ["mitridate-re-di-ponto", a, b, c, d, e, f]),
            ("document", "document 3", ["mitridate-re-di-ponto", a, b, d, e, f, g]),
            ("document", "document 1", ["mitridate-re-di-ponto", b, c, d, e, f, g]),
            ("commission", "commission 4", ["mitridate-re-di-ponto", a, b, c, e, f, g]),
        ] {
            let mut table = row_of_seven().next_card("mitridate-re-di-ponto").may(1, actions);
            table.act(action);
            assert_eq!(table.row(), row, "{action}");
        }
    }

    #[test]
    fn of_several_empty_spaces_the_rightmost_is_filled_first() {
        let mut table = Table::players(2);
        let deck = table.position().piles[1].clone();
        let kept = table.row()[..3].to_vec();
        table.pass_round();
        // Four spaces are empty; the next card of the deck lies on the rightmost of them.
        let row = table.position().row.map(|card| Piece::from(card.unwrap()));
        assert_eq!([row[3], row[2], row[1], row[0]], deck[..4]);
        assert_eq!(table.row()[4..], kept);
        assert_eq!(table.position().piles[1], deck[4..]);
    }
}

mod row_2 {
    use super::*;

    #[test]
    fn when_the_next_bonus_tile_is_on_top_no_more_cards_come() {
        let [a, b, c, d, e, f, _] = ROW;
        let mut table = row_of_seven().deck_empty().may(1, "document,commission");
        let next_period = table.position().piles[1].clone();
        table.act("document 7");
        assert_eq!(table.row(), ["-", a, b, c, d, e, f]);
        table.act("commission 3"); // what lay on space 2
        assert_eq!(table.row(), ["-", "-", a, c, d, e, f]);
        assert_eq!(table.position().piles[1], next_period);
    }

    #[test]
    fn the_last_card_of_the_period_still_comes() {
        let [a, b, c, d, e, f, _] = ROW;
        let mut table =
            row_of_seven().deck_empty().next_card("mitridate-re-di-ponto").may(1, "document,document");
        table.act("document 7");
        assert_eq!(table.row(), ["mitridate-re-di-ponto", a, b, c, d, e, f]);
        table.act("document 6"); // what lay on space 5
        assert_eq!(table.row(), ["-", "mitridate-re-di-ponto", a, b, c, d, f]);
    }

    #[test]
    fn in_round_five_no_card_comes_when_the_deck_is_empty() {
        let mut table = Table::players(2).round(5).row_card(7, "the-grey-messenger").deck_empty().rich(1);
        table = table.may(1, "document");
        let row = table.row();
        table.act("document 7");
        assert_eq!(table.row()[0], "-");
        assert_eq!(table.row()[1..], row[..6]);
    }

    #[test]
    fn nothing_can_be_bought_on_an_empty_space() {
        let table = row_of_seven().row_card(1, "-").row_card(2, "-").may(1, "document,commission");
        for (action, space) in [("document 1", 1), ("commission 2", 2)] {
            let refusal = table.refusal(action);
            assert_eq!(refusal, Illegal::EmptySpace(vocab::Space::new(space).unwrap()));
            assert_eq!(refusal.rule(), Rule::Row2);
        }
    }

    #[test]
    fn cards_come_again_in_the_next_round() {
        let mut table = Table::players(2).deck_empty();
        for space in 1..=4 {
            table = table.row_card(space, "-");
        }
        table.pass_round();
        assert!(!table.row().contains(&"-".to_owned()));
    }
}

mod int_1 {
    use super::*;

    #[test]
    fn the_row_is_refilled_between_two_purchases_of_one_turn() {
        let mut table = row_of_seven().next_card("mitridate-re-di-ponto").may(1, "commission,commission");
        table.acts(&["commission 6", "commission 1"]);
        assert!(table.seat(1).opera.contains(&table.opus("mitridate-re-di-ponto")));
    }

    #[test]
    fn also_between_purchases_of_two_sorts() {
        let mut table = row_of_seven().next_card("mitridate-re-di-ponto").may(1, "document,commission");
        table.acts(&["document 7", "commission 1"]);
        assert!(table.seat(1).opera.contains(&table.opus("mitridate-re-di-ponto")));
    }
}

mod int_2 {
    use super::*;
    use vocab::Card;

    #[test]
    fn a_second_document_memories_replaces_the_card_bought_a_moment_ago() {
        let mut table = row_of_seven().may(1, "document,document");
        let first = table.seat(1).slots[0].1.unwrap();
        table.acts(&["document 7", "document 6"]); // what lay on space 5
        let bought = table.memory("requiem-for-an-archbishop");
        let seat = table.seat(1);
        assert_eq!(seat.slots[0].1, Some(table.memory("the-guarded-miserere")));
        assert_eq!(seat.cards.len(), 9);
        assert!(!seat.cards.contains(&bought) && !seat.cards.contains(&first));
        assert!(table.position().discarded.contains(&Card::Memory(bought)), "it leaves the game");
    }
}

mod int_20 {
    use super::*;
    use rules::Setup;
    use vocab::Composer;

    fn gained_document() -> Table {
        let mut table = row_of_seven().city_at("salzburg", "city-archive").may(1, "travel,commission");
        table.act("travel salzburg");
        table
    }

    #[test]
    fn a_gained_action_comes_before_anything_pending() {
        let mut table = gained_document();
        for action in ["commission 6", "end"] {
            let refusal = table.refusal(action);
            let gained = Prompt::Gained(icons(&[Icon::Document]));
            assert_eq!((refusal, refusal.rule()), (Illegal::NotAsked(gained), Rule::Int20));
        }
        table.acts(&["document 7", "commission 3"]);
    }

    #[test]
    fn or_it_is_lost() {
        let mut table = gained_document();
        table.act("decline");
        assert_eq!(table.refusal("document 7"), Illegal::NoIcon(Icon::Document));
        table.act("commission 6");
    }

    #[test]
    fn the_resources_of_the_reward_come_first() {
        let mut table = row_of_seven().poor(1).tracks(1, [0, 1, 0]).city_at("salzburg", "city-archive");
        table = table.may(1, "travel");
        table.act("travel salzburg"); // 2 ducats, then Document Memories
        assert_eq!(table.money(1), 2);
        assert_eq!(table.legal_with("document"), ["document 7"]);
    }

    #[test]
    fn then_its_actions_in_the_players_order() {
        let cost = "cost = { ducats = 5, composition = 3, finance = 0 }\nimmediate = ";
        let old = format!("{cost}{{ actions = [\"travel\"] }}");
        let new = format!("{cost}{{ actions = [\"travel\", \"commission\"], counter = {{ wild = 1 }} }}");
        let edition = Table::edition_with("composers.toml", &[(&old, &new)]);
        let first = Some(vocab::Seat::at(0));
        let (upper, lower) = (Some(Composer::Eybler), Some(Composer::Stadler));
        let setup = Setup { upper, lower, first, ..Setup::players(4) };
        for order in [["commission 6", "travel salzburg"], ["travel salzburg", "commission 6"]] {
            let mut table = Table::deal(&setup, edition, 1).row_of(ROW).rich(1).uncovered();
            table = table.city_at("salzburg", "collection-plate").may(1, "requiem");
            table.act("requiem sanctus.3 upper 4");
            assert_eq!(table.refusal("travel salzburg").rule(), Rule::Int24, "the wild counter first");
            table.act("kind talent");
            assert_eq!(table.prompt(), Prompt::Gained(icons(&[Icon::Travel, Icon::Commission])));
            table.acts(&order);
            assert_eq!(table.prompt(), Prompt::Card(Icons::default()));
        }
    }
}

mod int_51 {
    use super::*;
    use rules::Setup;
    use vocab::Composer;

    #[test]
    fn declining_gives_up_all_that_is_left_of_the_reward() {
        let cost = "cost = { ducats = 5, composition = 3, finance = 0 }\nimmediate = ";
        let old = format!("{cost}{{ actions = [\"travel\"] }}");
        let new = format!("{cost}{{ actions = [\"travel\", \"commission\", \"commission\"] }}");
        let edition = Table::edition_with("composers.toml", &[(&old, &new)]);
        let (upper, lower) = (Some(Composer::Eybler), Some(Composer::Stadler));
        let setup = Setup { upper, lower, first: Some(vocab::Seat::at(0)), ..Setup::players(4) };
        let mut table = Table::deal(&setup, edition, 1).row_of(ROW).rich(1).uncovered().may(1, "requiem");
        table.acts(&["requiem sanctus.3 upper 4", "commission 6", "decline"]);
        assert_eq!(table.prompt(), Prompt::Card(Icons::default()));
        assert_eq!(table.legal_with("commission"), [""; 0]);
        assert_eq!(table.legal_with("travel"), [""; 0]);
    }
}

mod int_26 {
    use super::*;

    #[test]
    fn whoever_skips_all_actions_still_receives_the_reward() {
        let mut table = Table::players(2).about_to_use(1, "young-goethe-in-the-hall").ducats(1, 0);
        table.acts(&["use", "end"]);
        assert_eq!((table.money(1), table.to_act()), (2, 2));
        assert_eq!(table.seat(1).turned, []);
    }

    #[test]
    fn some_actions_may_be_skipped() {
        let mut table = row_of_seven().about_to_use(1, "at-the-royal-table");
        let tile = table.position().map[0];
        table.acts(&["use", "commission 6", "end"]);
        assert_eq!((table.to_act(), table.position().map[0]), (2, tile));
    }
}
