//! Maintenance: the personal boards, then the main board.

use testkit::Table;
use vocab::{Card, Kind, Line, MapTile, Piece, Place, Pool, Prompt, Rule, ScoreLine, Seat};

/// Story: 2 Talent, 1 Journey, 1 Composition. Experiences: one icon each of Document Memories, Perform or Sell,
/// Commission and Requiem, none of Travel.
const PLAIN: [(&str, &str); 4] = [
    ("a-letter-from-salzburg", "a-carriage-at-dawn"),
    ("an-evening-at-the-keyboard", "a-purse-on-the-table"),
    ("fresh-ruled-paper", "sunday-in-the-organ-loft"),
    ("the-copyists-bill", "coffee-and-gossip"),
];

/// Round 1 of two players has only to be ended. Seat 1 has nothing but the cards on its board, its Finance space
/// pays nothing, and the Period Bonus counts Travel icons.
fn closing(slots: [(&str, &str); 4]) -> Table {
    Table::players(2).bonus("1-travel").poor(1).finance(1, 0).board_of(1, slots).round_ends()
}

mod maint_1 {
    use super::*;

    #[test]
    fn all_tracks_go_to_0_and_then_advance_by_the_story_icons() {
        let mut table = closing(PLAIN).tracks(1, [4, 4, 0]);
        table.act("end");
        assert_eq!(table.track(1), [2, 1, 1]);
        assert_eq!(table.money(1), 0, "the points left on the tracks are lost, not paid out");
    }

    #[test]
    fn vp_icons_are_scored_in_story_places_only() {
        let mut table = closing([
            ("herr-trazom", "requiem-for-an-archbishop"), // Composition and 1 VP on either card
            PLAIN[1],
            PLAIN[2],
            PLAIN[3],
        ]);
        table.act("end");
        assert_eq!(table.track(1), [1, 1, 2]);
        assert_eq!((table.vp(1), table.scored(1, ScoreLine::Story)), (1, 1));
    }

    #[test]
    fn a_step_beyond_the_end_of_a_track_pays_1_ducat() {
        // 2 + 2 + 1 + 1 Talent: two more than the track has room for.
        let mut table = closing([
            ("a-letter-from-salzburg", "viva-maestro"),
            ("an-evening-at-the-keyboard", "so-small-a-head"),
            ("fresh-ruled-paper", "a-carriage-at-dawn"),
            ("the-copyists-bill", "a-purse-on-the-table"),
        ]);
        table.act("end");
        assert_eq!((table.track(1), table.money(1)), ([4, 0, 0], 2));
    }

    #[test]
    fn counters_last() {
        let mut table = closing(PLAIN).counters(1, [1, 2, 3]);
        table.act("end");
        assert_eq!(table.counter(1), [1, 2, 3]);
    }
}

mod maint_2 {
    use super::*;

    /// The first two Sequentia tiles of Eybler in a game for two advance Journey, the first of Stadler Talent.
    fn with_tiles(lines: &[Line]) -> Table {
        let strings = [(3, "sequentia.3"), (4, "sequentia.4"), (5, "sequentia.6")];
        let parts = strings.into_iter().zip(lines);
        parts.fold(closing(PLAIN).uncovered(), |table, ((space, part), line)| {
            table.hired(1, space, part, *line)
        })
    }

    #[test]
    fn a_sequentia_tile_advances_its_track_after_the_story_cards() {
        let mut table = with_tiles(&[Line::Upper]).tracks(1, [4; 3]);
        table.act("end");
        assert_eq!(table.track(1), [2, 1 + 1, 1]);
    }

    #[test]
    fn every_tile_advances_its_own_track() {
        let mut table = with_tiles(&[Line::Upper, Line::Upper, Line::Lower]);
        table.act("end");
        assert_eq!(table.track(1), [2 + 1, 1 + 2, 1]);
    }

    #[test]
    fn another_players_tile_advances_nothing() {
        let mut table = closing(PLAIN).uncovered().hired(2, 3, "sequentia.3", Line::Upper);
        table.act("end");
        assert_eq!(table.track(1), [2, 1, 1]);
    }
}

mod maint_3 {
    use super::*;

    #[test]
    fn the_finance_space_pays_its_ducats_and_vp() {
        let mut table = closing(PLAIN).finance(1, 5).ducats(1, 1); // 4 ducats, 1 VP
        table.act("end");
        assert_eq!((table.money(1), table.scored(1, ScoreLine::Finance)), (1 + 4, 1));
        assert_eq!(table.seat(1).finance, 5, "the marker stays");
    }

    #[test]
    fn a_wild_of_the_finance_space_is_a_track_step_of_the_players_choice() {
        let mut table = closing(PLAIN).finance(1, 6).tracks(1, [4; 3]); // 4 ducats, 1 VP, 1 wild
        table.act("end");
        assert_eq!((table.to_act(), table.prompt()), (1, Prompt::Kinds { pool: Pool::Track, left: 1 }));
        assert_eq!(table.track(1), [2, 1, 1], "the Story cards come first");
        table.act("kind composition");
        assert_eq!((table.track(1), table.counter(1)), ([2, 1, 2], [0; 3]));
    }

    #[test]
    fn two_wilds_are_chosen_one_by_one() {
        let mut table = closing(PLAIN).finance(1, 10); // 6 ducats, 3 VP, 2 wilds
        table.acts(&["end", "kind journey", "kind talent"]);
        assert_eq!((table.track(1), table.money(1), table.vp(1)), ([3, 2, 1], 6, 3));
    }

    #[test]
    fn a_wild_may_go_to_a_full_track_for_1_ducat() {
        let talent = [
            ("a-letter-from-salzburg", "viva-maestro"),
            ("an-evening-at-the-keyboard", "so-small-a-head"),
            PLAIN[2],
            PLAIN[3],
        ];
        let mut table = closing(talent).finance(1, 6);
        table.acts(&["end", "kind talent"]);
        assert_eq!((table.track(1), table.money(1)), ([4, 1, 1], 4 + 1));
    }
}

mod maint_4 {
    use super::*;

    #[test]
    fn the_period_bonus_pays_once_for_every_icon_in_experiences() {
        let mut table = closing([
            ("a-letter-from-salzburg", "the-guarded-miserere"), // the Document icon in Story does not count
            ("coffee-and-gossip", "a-carriage-at-dawn"),
            ("mr-barringtons-test", "a-purse-on-the-table"), // Document among two icons
            ("the-copyists-bill", "fresh-ruled-paper"),
        ])
        .bonus("1-document"); // 2 ducats
        table.act("end");
        assert_eq!(table.money(1), 3 * 2);
    }

    #[test]
    fn two_icons_on_one_card_pay_twice() {
        let mut table =
            closing([("an-ice-at-the-palais-royal", "a-letter-from-salzburg"), PLAIN[1], PLAIN[2], PLAIN[3]])
                .round(2)
                .bonus("2-perform-or-sell"); // 3 ducats
        table.act("end");
        assert_eq!(table.money(1), (2 + 1) * 3);
    }

    #[test]
    fn track_steps_of_the_bonus_are_kept_for_the_next_round() {
        let mut table =
            closing([("cards-after-supper", "a-letter-from-salzburg"), PLAIN[1], PLAIN[2], PLAIN[3]]);
        table.act("end"); // one Travel icon: 1 Journey
        assert_eq!(table.track(1), [1, 1 + 1 + 1, 1]);
    }

    #[test]
    fn wild_steps_of_the_bonus_are_chosen_for_every_icon() {
        let mut table = closing([
            ("mr-barringtons-test", "a-carriage-at-dawn"),
            PLAIN[1],
            PLAIN[2],
            ("a-letter-from-salzburg", "coffee-and-gossip"),
        ])
        .round(2)
        .bonus("2-document"); // a wild step
        table.act("end");
        assert_eq!(table.prompt(), Prompt::Kinds { pool: Pool::Track, left: 2 });
        table.acts(&["kind journey", "kind composition"]);
        assert_eq!(table.track(1), [2, 1 + 1, 1 + 1]);
    }
}

mod maint_5 {
    use super::*;
    use rules::Setup;

    #[test]
    fn turned_opus_cards_are_ready_again() {
        let mut table = closing(PLAIN).owns(1, "symphony-no-1").turned(1, "symphony-no-1");
        table.act("end");
        assert_eq!(table.seat(1).turned, []);
        let table = table.rich(1).may(1, "perform_or_sell");
        assert!(table.check("perform symphony-no-1").is_ok());
    }

    #[test]
    fn the_eight_cards_are_the_new_deck_and_the_card_in_hand_stays() {
        let mut table = closing(PLAIN);
        assert_eq!(table.hand(1), ["cards-after-supper"]);
        table.act("end");
        let seat = table.seat(1);
        assert!(table.hand(1).contains(&"cards-after-supper".to_owned()));
        assert_eq!((seat.hand.len(), seat.deck.len()), (4, 5)); // three of the eight are drawn for round 2
        assert_eq!(seat.slots, [(None, None); 4]);
    }

    #[test]
    fn the_new_deck_is_shuffled() {
        let deck = |seed| {
            let setup = Setup { first: Some(Seat::at(0)), ..Setup::players(2) };
            let mut table = Table::deal(&setup, edition::Edition::vienna(), seed)
                .finance(1, 0)
                .board_of(1, PLAIN)
                .round_ends();
            table.act("end").seat(1).deck
        };
        let decks: std::collections::BTreeSet<Vec<Piece>> = (0..8).map(deck).collect();
        assert!(decks.len() > 4, "eight decks, and only {} orders", decks.len());
    }
}

mod maint_6 {
    use super::*;

    #[test]
    fn tiles_still_on_the_map_turn_to_their_gilded_face() {
        let mut table = closing(PLAIN).gilded("berlin").no_tile("prague").no_tile("paris");
        table.act("end");
        let gilded = table.position().map.map(|tile| tile.unwrap().1);
        let new = ["prague", "paris"].map(|name| table.place(name));
        for place in Place::all() {
            assert_eq!(gilded[place.index()], !new.contains(&place), "{place}");
        }
    }

    #[test]
    fn the_gilded_face_pays_from_the_next_round_on() {
        let mut table = closing(PLAIN).city_at("salzburg", "collection-plate");
        table.act("end");
        let mut table = table.may(1, "travel").ducats(1, 0).tracks(1, [0, 1, 0]);
        table.act("travel salzburg"); // gilded: 6 ducats and 2 VP
        assert_eq!((table.money(1), table.vp(1)), (6, 2));
    }
}

mod maint_7 {
    use super::*;

    #[test]
    fn empty_spaces_are_refilled_lowest_number_first() {
        let mut table = ["munich", "london", "prague", "vienna", "salzburg"]
            .into_iter()
            .fold(closing(PLAIN), Table::no_tile);
        let before = table.position();
        table.act("end");
        let after = table.position();
        let laid = |name: &str| match after.map[table.place(name).index()].unwrap() {
            (MapTile::Court(id), false) => Piece::Court(id),
            (MapTile::City(id), false) => Piece::City(id),
            gilded => panic!("{name} has {gilded:?}"),
        };
        assert_eq!([laid("salzburg"), laid("prague"), laid("munich")], before.cities[..3]);
        assert_eq!([laid("vienna"), laid("london")], before.courts[..2]);
        assert_eq!((&after.cities[..], &after.courts[..]), (&before.cities[3..], &before.courts[2..]));
    }

    #[test]
    fn discarded_city_tiles_are_shuffled_when_the_stack_runs_out() {
        let mut table =
            closing(PLAIN).no_tile("salzburg").no_tile("prague").no_tile("munich").edit(|position| {
                let city = |piece| if let Piece::City(id) = piece { id } else { unreachable!() };
                position.city_discard = position.cities.drain(1..).map(city).collect();
            });
        let before = table.position();
        table.act("end");
        let after = table.position();
        let [salzburg, prague, munich] = ["salzburg", "prague", "munich"].map(|name| {
            let (tile, _) = after.map[table.place(name).index()].unwrap();
            if let MapTile::City(id) = tile { id } else { unreachable!() }
        });
        assert_eq!(Piece::City(salzburg), before.cities[0]);
        assert!(before.city_discard.contains(&prague) && before.city_discard.contains(&munich));
        assert_eq!((after.city_discard, after.cities.len()), (vec![], before.city_discard.len() - 2));
    }

    #[test]
    fn court_spaces_stay_empty_when_there_are_no_court_tiles() {
        let mut table = closing(PLAIN).no_tile("vienna").edit(|position| {
            let court = |piece| if let Piece::Court(id) = piece { id } else { unreachable!() };
            position.seats[1].courts = position.courts.drain(..).map(court).collect();
        });
        table.act("end");
        let map = table.position().map;
        assert_eq!(map[table.place("vienna").index()], None);
        assert!(map[table.place("london").index()].is_some());
    }
}

mod maint_8 {
    use super::*;

    #[test]
    fn the_cards_on_the_four_rightmost_spaces_leave_the_game() {
        let mut table = closing(PLAIN);
        let before = table.position();
        table.act("end");
        let after = table.position();
        for card in before.row[3..].iter().flatten() {
            assert!(after.discarded.contains(card) && !after.row.contains(&Some(*card)));
        }
        assert_eq!(after.discarded.len(), before.discarded.len() + 4);
    }

    #[test]
    fn the_rest_of_the_old_periods_deck_leaves_the_game_unseen() {
        let mut table = closing(PLAIN);
        let rest = table.position().piles[0].clone();
        assert!(!rest.is_empty());
        table.act("end");
        let after = table.position();
        assert!(rest.iter().all(|card| after.boxed.contains(card)));
        assert!(after.row.iter().flatten().all(|card| !rest.contains(&Piece::from(*card))));
        assert_eq!(after.piles[0], []);
    }

    #[test]
    fn the_old_bonus_tile_pays_no_more() {
        let mut table = closing(PLAIN).bonus("1-document");
        table.act("end");
        let mut table = table.bonus("2-perform-or-sell").poor(1).board_of(1, PLAIN).round_ends();
        assert_eq!(table.position().first.number(), 2, "so seat 1 has the last turn");
        table.act("end");
        assert_eq!(table.money(1), 3, "one Perform or Sell icon; the Document icon is no longer paid");
    }
}

mod maint_9 {
    use super::*;

    #[test]
    fn the_next_bonus_tile_is_revealed() {
        let mut table = closing(PLAIN);
        let Piece::Bonus(next) = table.position().bonuses[1] else { unreachable!() };
        table.act("end");
        let id = &table.game.edition().bonuses[next.index()].label.id;
        assert_eq!(table.told_with("round"), [format!("round 2 {id}")]);
    }

    #[test]
    fn the_three_cards_left_slide_right_and_new_ones_of_the_period_fill_the_row() {
        let mut table = closing(PLAIN);
        let before = table.position();
        table.act("end");
        let after = table.position();
        assert_eq!(after.row[4..], before.row[..3]);
        // The rightmost empty space is filled first.
        let new: Vec<Piece> = after.row[..4].iter().rev().map(|card| card.unwrap().into()).collect();
        assert_eq!(new, before.piles[1][..4]);
    }

    #[test]
    fn a_row_with_gaps_gets_more_new_cards() {
        let mut table = closing(PLAIN).deck_empty().row_card(1, "-").row_card(2, "-");
        let before = table.position();
        table.act("end");
        let after = table.position();
        assert_eq!(after.row[6], before.row[2]);
        assert!(after.row[..6].iter().flatten().all(|card| table.period(Card::into(*card)) == Some(2)));
    }
}

mod maint_10 {
    use super::*;

    #[test]
    fn the_first_player_marker_passes_to_the_left() {
        let mut table = Table::players(3);
        let first: Vec<u8> = (2..=5).map(|_| table.pass_round().to_act()).collect();
        assert_eq!(first, [2, 3, 1, 2]);
    }

    #[test]
    fn the_new_first_player_has_the_first_turn_and_the_old_one_the_last() {
        let mut table = closing(PLAIN);
        table.act("end");
        assert_eq!((table.to_act(), table.prompt()), (2, Prompt::Lay));
        table.pass();
        assert_eq!(table.to_act(), 1);
    }
}

mod int_10 {
    use super::*;

    #[test]
    fn the_players_choose_in_the_turn_order_of_the_round_just_ended() {
        let wild = |table: Table, seat| table.finance(seat, 6);
        let table = (1..=3).fold(Table::players(3).bonus("1-travel"), wild);
        let mut table = table.edit(|position| position.first = Seat::at(1)).round_ends();
        table.act("end");
        for expected in [2, 3, 1] {
            assert_eq!(
                (table.to_act(), table.prompt()),
                (expected, Prompt::Kinds { pool: Pool::Track, left: 1 })
            );
            table.act("kind talent");
        }
        assert_eq!((table.to_act(), table.prompt()), (3, Prompt::Lay));
    }

    #[test]
    fn nobody_chooses_before_it_is_their_turn_to() {
        let mut table = closing(PLAIN).finance(1, 6).finance(2, 6);
        table.act("end");
        let early = table.game.check(Seat::at(1), vocab::Action::ChooseKind { kind: Kind::Talent });
        assert_eq!(early.unwrap_err().rule(), Rule::Round1);
    }
}

mod int_16 {
    use super::*;

    /// Seat 2 has the last turn of round 1 before it, these cards in hand, and 2 ducats for each Document icon.
    fn last_turn(hand: &[&str]) -> Table {
        Table::players(2).bonus("1-document").poor(2).finance(2, 0).turn(4).turn_of(2).hand_of(2, hand)
    }

    #[test]
    fn icons_count_also_where_the_owner_took_ducats_instead() {
        let mut table = last_turn(&["a-letter-from-salzburg", "a-carriage-at-dawn", "fresh-ruled-paper"]);
        table.acts(&["lay a-letter-from-salzburg a-carriage-at-dawn", "ducats", "end"]);
        assert_eq!(table.money(2), 1 + 2); // 1 instead of the card in round 1, then the bonus
    }

    #[test]
    fn icons_count_also_where_the_action_was_not_carried_out() {
        let mut table = last_turn(&["a-letter-from-salzburg", "a-carriage-at-dawn", "fresh-ruled-paper"]);
        table.acts(&["lay a-letter-from-salzburg a-carriage-at-dawn", "use", "end"]);
        assert_eq!(table.money(2), 2);
    }

    #[test]
    fn an_action_that_was_gained_elsewhere_does_not_count() {
        let mut table = last_turn(&["a-carriage-at-dawn", "fresh-ruled-paper", "a-letter-from-salzburg"])
            .city_at("salzburg", "city-archive") // 2 ducats and a Document Memories for 1 Journey
            .row_card(7, "young-goethe-in-the-hall")
            .tracks(2, [0, 1, 0]);
        table.acts(&[
            "lay a-carriage-at-dawn fresh-ruled-paper",
            "use",
            "travel salzburg",
            "document 7",
            "end",
        ]);
        assert_eq!(table.money(2), 2 - 1);
    }
}
