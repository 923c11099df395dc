//! The end of the game: royal favours, the Requiem, what is left, and who wins.

use testkit::Table;
use vocab::{Line, Rule, ScoreLine, Seat};

/// The last turn of round 5 has only to be ended. Nobody has anything that scores, every part is empty, and the
/// Story card of the last player is 1 Talent, half a VP.
fn closing(players: u8) -> Table {
    let nothing = |table: Table, seat| table.poor(seat).finance(seat, 0);
    (1..=players)
        .fold(Table::players(players).uncovered().round(5).bonus("5-commission"), nothing)
        .round_ends()
}

/// The last turn is ended, and with it the game.
#[track_caller]
fn ended(mut table: Table) -> Table {
    table.act("end");
    assert!(table.game.is_over());
    table
}

/// What seat 1 gets for its favours at the end.
#[track_caller]
fn favours(table: Table) -> u16 {
    ended(table).scored(1, ScoreLine::Favours)
}

mod end_1 {
    use super::*;

    #[test]
    fn the_personal_boards_are_done_first_and_what_they_pay_counts() {
        let table = closing(2).finance(1, 5).bonus("5-requiem").board_of(
            1,
            [
                ("the-copyists-bill", "honour-but-little-money"), // a Requiem icon: 2 VP; Story: 5 VP
                ("a-letter-from-salzburg", "a-carriage-at-dawn"), // Story: 1 Talent each
                ("coffee-and-gossip", "a-purse-on-the-table"),
                ("fresh-ruled-paper", "sunday-in-the-organ-loft"), // Story: 1 Journey
            ],
        );
        let table = ended(table.tracks(1, [4; 3]));
        assert_eq!((table.scored(1, ScoreLine::Story), table.scored(1, ScoreLine::Bonus)), (5, 2));
        assert_eq!(table.scored(1, ScoreLine::Finance), 1);
        assert_eq!(
            table.scored(1, ScoreLine::Points),
            1,
            "3 points of the Story cards, nothing of the old tracks"
        );
        assert_eq!(table.scored(1, ScoreLine::Money), 1, "4 ducats of the Finance space");
    }

    #[test]
    fn the_final_scoring_goes_favours_requiem_story_points_money() {
        let table = closing(2)
            .keeps(1, "strings-voice")
            .wrote(1, 3, "kyrie.3", Line::Upper)
            .wrote(1, 5, "kyrie.4", Line::Upper)
            .counters(1, [2; 3])
            .ducats(1, 3)
            .ducats(2, 3);
        let told = ended(table).told_with("gained");
        let paid: Vec<&str> = told.iter().filter(|text| text.contains(" vp ")).map(String::as_str).collect();
        assert_eq!(
            paid,
            [
                "gained 1 vp 7 favour:strings-voice",
                "gained 1 vp 6 requiem:kyrie",
                "gained 1 vp 3 points-left",
                "gained 1 vp 1 money-left",
                "gained 2 vp 1 money-left",
            ]
        );
    }

    #[test]
    fn the_main_board_is_left_alone_and_nothing_can_be_done_any_more() {
        let table = ended(closing(2).no_tile("prague"));
        for word in ["gilded", "laid-tile", "swept", "filled", "first", "round"] {
            assert_eq!(table.told_with(word), [""; 0]);
        }
        let refusal = table.game.check(Seat::at(0), vocab::Action::EndTurn).unwrap_err();
        assert_eq!((table.game.to_act(), refusal.rule()), (None, Rule::End1));
    }

    #[test]
    fn there_is_no_final_scoring_after_an_earlier_round() {
        let mut table = Table::players(2)
            .round(4)
            .ducats(1, 30)
            .finance(1, 0)
            .finance(2, 0)
            .bonus("4-document")
            .round_ends();
        table.act("end");
        assert!(!table.game.is_over());
        assert_eq!((table.vp(1), table.game.round().number()), (0, 5));
    }
}

mod end_2 {
    use super::*;

    #[test]
    fn a_favour_for_types_needs_an_opus_of_each() {
        let table = || closing(2).keeps(1, "opera-religious").owns(1, "bastien-und-bastienne");
        assert_eq!(favours(table()), 0);
        assert_eq!(favours(table().owns(1, "zaide")), 0, "two operas");
        assert_eq!(favours(table().owns(2, "waisenhausmesse")), 0, "somebody else's");
        assert_eq!(favours(table().owns(1, "waisenhausmesse")), 8);
    }

    #[test]
    fn a_favour_for_periods_needs_an_opus_of_each() {
        let table = || closing(2).keeps(1, "periods-1-3-5").owns(1, "symphony-no-1").owns(1, "zaide");
        assert_eq!(favours(table().owns(1, "le-nozze-di-figaro")), 0, "a third one of period IV");
        assert_eq!(favours(table().owns(1, "don-giovanni")), 14);
    }

    #[test]
    fn a_favour_for_instruments_needs_an_own_marker_on_each() {
        let table = || closing(2).keeps(1, "percussion-organ").wrote(1, 2, "kyrie.2", Line::Upper);
        assert_eq!(favours(table()), 0);
        assert_eq!(favours(table().wrote(2, 7, "sequentia.8", Line::Upper)), 0, "somebody else's");
        assert_eq!(favours(table().wrote(1, 7, "sequentia.8", Line::Lower)), 9);
    }

    #[test]
    fn a_favour_for_movements_needs_an_own_marker_in_each() {
        let table = || closing(2).keeps(1, "kyrie-agnus-dei").wrote(1, 2, "kyrie.2", Line::Upper);
        assert_eq!(favours(table().wrote(1, 3, "kyrie.3", Line::Upper)), 0, "both in Kyrie");
        assert_eq!(favours(table().wrote(1, 3, "agnus-dei.3", Line::Upper)), 9);
    }
}

mod end_3 {
    use super::*;
    use edition::{Favour, Item};
    use rules::{Luck, Seed, Setup, shuffle};
    use vocab::Mark;

    #[test]
    fn an_opera_of_period_i_serves_opera_and_religious_or_periods_i_and_ii() {
        let table = || {
            let table = closing(2).keeps(1, "opera-religious").keeps(1, "periods-1-2"); // 8 VP each
            table.owns(1, "bastien-und-bastienne").owns(1, "kyrie-k-341").owns(1, "symphony-no-25")
        };
        assert_eq!(favours(table()), 8);
        assert_eq!(favours(table().owns(1, "zaide")), 8 + 8, "another opera");
    }

    #[test]
    fn a_voice_marker_in_sanctus_serves_strings_and_voice_or_sequentia_and_sanctus() {
        let table = || {
            let table = closing(2).keeps(1, "strings-voice").keeps(1, "sequentia-sanctus"); // 7 and 9 VP
            let table = table.wrote(1, 5, "sanctus.4", Line::Upper);
            table.wrote(1, 3, "kyrie.3", Line::Upper).wrote(1, 2, "sequentia.2", Line::Upper)
        };
        assert_eq!(favours(table()), 9, "the one worth more");
        assert_eq!(favours(table().wrote(1, 6, "kyrie.4", Line::Upper)), 7 + 9, "another voice marker");
    }

    #[test]
    fn two_small_favours_may_be_worth_more_than_a_big_one() {
        let works = ["zaide", "kyrie-k-341", "symphony-no-40", "clarinet-quintet"];
        let table = closing(2).keeps(1, "religious-symphony-chamber"); // 12 VP
        let table = table.keeps(1, "opera-religious").keeps(1, "symphony-chamber"); // 8 and 7 VP
        assert_eq!(favours(works.into_iter().fold(table, |table, opus| table.owns(1, opus))), 8 + 7);
    }

    /// What can serve a favour: its items as a table would read them off.
    struct Thing(Vec<Item>);

    /// Everything of a seat that can serve a favour.
    fn things(table: &Table, seat: u8) -> Vec<Thing> {
        let edition = table.game.edition();
        let works = table.seat(seat).opera.into_iter().map(|id| {
            let opus = &edition.opera[id.index()];
            Thing(opus.kind.map(Item::Type).into_iter().chain(opus.period.map(Item::Period)).collect())
        });
        let parts = table.position().parts;
        let own = parts
            .into_iter()
            .filter(|(_, mark)| matches!(mark, Mark::Written { by: Some(by), .. } if by.number() == seat));
        let markers = own.map(|(part, _)| {
            let instrument = edition.board.movements[part.movement()].parts[part.row()];
            Thing(vec![Item::Instrument(instrument), Item::Movement(part.movement())])
        });
        works.chain(markers).collect()
    }

    /// The most that favours can be worth, found by trying every assignment: the first favour is left unmet, or
    /// each thing that is still free is given to its next item in turn.
    fn most(favours: &[&Favour], next: usize, things: &[Thing], free: &mut [bool]) -> u16 {
        let Some((favour, rest)) = favours.split_first() else { return 0 };
        let Some(item) = favour.items.get(next) else {
            return u16::from(favour.vp) + most(rest, 0, things, free);
        };
        let mut best = if next == 0 { most(rest, 0, things, free) } else { 0 };
        for at in 0..things.len() {
            if free[at] && things[at].0.contains(item) {
                free[at] = false;
                best = best.max(most(favours, next + 1, things, free));
                free[at] = true;
            }
        }
        best
    }

    /// The favours of a seat's Court tiles.
    fn favours_of(table: &Table, seat: u8) -> Vec<&Favour> {
        table.seat(seat).courts.iter().map(|id| &table.game.edition().courts[id.index()].favour).collect()
    }

    /// The favours of a seat are worth the most they can be; returns how much that is.
    #[track_caller]
    fn assert_best(table: &Table, seat: u8) -> u16 {
        let (things, favours) = (things(table, seat), favours_of(table, seat));
        let best = most(&favours, 0, &things, &mut vec![true; things.len()]);
        let found = table.game.projected(Seat::at(usize::from(seat) - 1)).on(ScoreLine::Favours);
        assert_eq!(found, best, "{favours:?} with {:?}", table.seat(seat).opera);
        best
    }

    /// Fewer than so many things of a list, by luck.
    fn some<T>(things: impl Iterator<Item = T>, fewer_than: u32, luck: &mut impl Luck) -> Vec<T> {
        let mut things: Vec<T> = things.collect();
        shuffle(&mut things, luck);
        things.truncate(luck.below(fewer_than) as usize);
        things
    }

    /// Seat 1 has up to seven works, seven markers and six Court tiles.
    fn random_position(luck: &mut impl Luck) -> Table {
        let table = Table::players(2).uncovered();
        let edition = table.game.edition();
        let works = some(edition.opera[1..].iter().map(|opus| opus.label.id.as_str()), 8, luck);
        let courts = some(edition.courts.iter().map(|court| court.label.id.as_str()), 7, luck);
        let parts = some(edition.derived.parts.0.iter().flat_map(|parts| parts.iter()), 8, luck);
        let table = works.into_iter().fold(table, |table, opus| table.owns(1, opus));
        let table = courts.into_iter().fold(table, |table, court| table.keeps(1, court));
        table.edit(|position| {
            for (space, part) in parts.into_iter().enumerate() {
                position.seats[0].markers[space] = false;
                position.parts.push((part, Mark::Written { by: Some(Seat::at(0)), line: Line::Upper }));
            }
        })
    }

    #[test]
    fn no_assignment_is_worth_more_in_random_positions() {
        let mut luck = Seed::from_number(1791).dice(0);
        let mut torn = 0;
        for _ in 0..400 {
            let table = random_position(&mut luck);
            let (best, favours, things) = (assert_best(&table, 1), favours_of(&table, 1), things(&table, 1));
            let alone = |favour: &&Favour| most(&[*favour], 0, &things, &mut vec![true; things.len()]);
            torn += usize::from(best < favours.iter().map(alone).sum());
        }
        assert!(torn > 20, "only {torn} positions in which favours compete");
    }

    #[test]
    fn no_assignment_is_worth_more_at_the_end_of_random_games() {
        let mut met = 0;
        for seed in 0..60 {
            let players = 2 + (seed % 3) as u8;
            let mut luck = Seed::from_number(seed).dice(u64::MAX);
            let mut table = Table::deal(&Setup::players(players), edition::Edition::vienna(), seed);
            while !table.game.is_over() {
                table.act_at_random(&mut luck);
            }
            met += (1..=players).map(|seat| assert_best(&table, seat)).sum::<u16>();
        }
        assert!(met > 0, "no favour was ever met");
    }
}

mod end_4 {
    use super::*;

    #[test]
    fn a_sold_opus_does_not_count() {
        let table = closing(2).keeps(2, "opera-religious").owns(2, "zaide").owns(2, "kroenungsmesse");
        let mut table = table.may(2, "perform_or_sell").counters(2, [1, 0, 0]);
        table.act("sell kroenungsmesse");
        assert_eq!(ended(table).scored(2, ScoreLine::Favours), 0);
    }

    #[test]
    fn a_performed_opus_counts() {
        let table = closing(2).keeps(2, "opera-religious").owns(2, "zaide").owns(2, "kroenungsmesse");
        let mut table = table.may(2, "perform_or_sell").counters(2, [1, 0, 0]);
        table.act("perform kroenungsmesse");
        assert_eq!(ended(table).scored(2, ScoreLine::Favours), 8);
    }

    #[test]
    fn a_neutral_marker_is_nobodys() {
        let table = closing(2).keeps(1, "strings-voice").wrote(1, 3, "kyrie.3", Line::Upper);
        assert_eq!(favours(table.neutral(1, "kyrie.4", Line::Upper)), 0);
    }
}

mod end_5 {
    use super::*;

    fn requiem(table: Table) -> [u16; 2] {
        let table = ended(table);
        [1, 2].map(|seat| table.scored(seat, ScoreLine::Requiem))
    }

    #[test]
    fn the_example_of_the_sequentia() {
        // First composer: 2 blue, 1 yellow, 1 neutral; second: 2 yellow. 4 and 2 VP.
        let table = closing(2)
            .wrote(1, 3, "sequentia.3", Line::Upper)
            .wrote(1, 4, "sequentia.4", Line::Upper)
            .wrote(2, 3, "sequentia.5", Line::Upper)
            .neutral(1, "sequentia.1", Line::Upper)
            .wrote(2, 5, "sequentia.6", Line::Lower)
            .wrote(2, 6, "sequentia.7", Line::Lower);
        assert_eq!(requiem(table), [8, 4 + 4]);
    }

    #[test]
    fn on_a_tie_all_markers_score_the_lower_value() {
        let table = closing(2).wrote(1, 3, "sanctus.3", Line::Upper).wrote(2, 5, "sanctus.4", Line::Lower); // 6 and 3 VP
        assert_eq!(requiem(table), [3, 3]);
    }

    #[test]
    fn a_neutral_marker_can_break_the_tie_and_scores_for_nobody() {
        let table = closing(2).wrote(1, 3, "sanctus.3", Line::Upper).wrote(2, 5, "sanctus.4", Line::Lower);
        assert_eq!(requiem(table.neutral(1, "sanctus.2", Line::Lower)), [3, 6]);
    }

    #[test]
    fn each_movement_has_its_own_greater_contributor() {
        // Kyrie (3 and 1 VP) is the upper composer's, Agnus Dei (7 and 3 VP) the lower one's.
        let table = closing(2)
            .wrote(1, 2, "kyrie.2", Line::Upper)
            .wrote(1, 3, "agnus-dei.3", Line::Upper)
            .wrote(2, 5, "agnus-dei.4", Line::Lower)
            .wrote(2, 7, "agnus-dei.5", Line::Lower);
        assert_eq!(requiem(table), [3 + 3, 7 + 7]);
    }
}

mod end_6 {
    use super::*;

    /// Three track points of three kinds, and these counters.
    fn points(counters: [u8; 3]) -> u16 {
        let board = [
            ("the-copyists-bill", "a-carriage-at-dawn"),     // Talent
            ("a-purse-on-the-table", "fresh-ruled-paper"),   // Journey
            ("a-letter-from-salzburg", "coffee-and-gossip"), // Composition
            ("an-evening-at-the-keyboard", "honour-but-little-money"),
        ];
        let table = ended(closing(2).board_of(1, board).counters(1, counters));
        assert_eq!(table.track(1), [1; 3]);
        table.scored(1, ScoreLine::Points)
    }

    #[test]
    fn every_two_story_points_left_are_1_vp_tracks_and_counters_of_all_kinds_together() {
        assert_eq!(points([2, 1, 0]), 3); // 3 + 3 points; by kinds or by pools it would be 2
    }

    #[test]
    fn half_a_vp_is_lost() {
        assert_eq!(points([0, 0, 0]), 1);
        assert_eq!(points([1, 0, 0]), 2);
    }
}

mod end_7 {
    use super::*;

    fn money(ducats: u16) -> u16 {
        ended(closing(2).ducats(1, ducats)).scored(1, ScoreLine::Money)
    }

    #[test]
    fn every_three_ducats_left_are_1_vp_rounded_down() {
        assert_eq!([2, 3, 11, 12].map(money), [0, 1, 3, 4]);
    }

    #[test]
    fn there_is_no_limit_to_it() {
        assert_eq!(money(900), 300);
    }
}

mod end_8 {
    use super::*;

    #[test]
    fn most_vp_wins() {
        let table = closing(3).ducats(1, 3).ducats(2, 12).ducats(3, 6); // 1, 4 and 2 VP; seat 3 began with 1 VP
        assert_eq!(ended(table).places(), [3, 1, 2]);
    }

    #[test]
    fn no_tie_break_outweighs_a_single_vp() {
        let table = closing(2).wrote(1, 3, "kyrie.3", Line::Upper).owns(1, "zaide").ducats(2, 12); // 3 and 4 VP
        assert_eq!(ended(table).places(), [2, 1]);
    }
}

mod end_9 {
    use super::*;

    #[test]
    fn of_equal_vp_more_own_markers_win() {
        // One marker, the greater contributor in Kyrie, is 3 VP, as are 9 ducats. More works do not help.
        let table = closing(2).wrote(1, 3, "kyrie.3", Line::Upper).ducats(2, 9).owns(2, "zaide");
        assert_eq!(ended(table).places(), [1, 2]);
    }

    #[test]
    fn then_more_opus_cards_in_front() {
        assert_eq!(ended(closing(2).owns(2, "zaide")).places(), [2, 1]);
        assert_eq!(ended(closing(2).without_starting_opus(1)).places(), [2, 1], "the starting Opus is one");
    }

    #[test]
    fn then_the_victory_is_shared() {
        assert_eq!(ended(closing(2)).places(), [1, 1]);
        let table = closing(3).ducats(1, 6).ducats(2, 6); // 2 VP each; seat 3 has the 1 VP of its start
        assert_eq!(ended(table).places(), [1, 1, 3]);
    }
}

mod int_6 {
    use super::*;

    #[test]
    fn the_first_tie_break_counts_markers_and_not_movements() {
        // Seat 1: three markers in Kyrie, 3 VP each. Seat 2: one in Kyrie that scores 1, one in Sequentia that
        // scores 4, and 12 ducats.
        let table = closing(2)
            .wrote(1, 2, "kyrie.2", Line::Upper)
            .wrote(1, 3, "kyrie.3", Line::Upper)
            .wrote(1, 5, "kyrie.4", Line::Upper)
            .wrote(2, 1, "kyrie.1", Line::Lower)
            .wrote(2, 2, "sequentia.2", Line::Lower)
            .ducats(2, 12);
        let standings = ended(table).game.standings();
        let found: Vec<_> = standings.iter().map(|it| (it.seat.number(), it.vp, it.markers)).collect();
        assert_eq!(found, [(1, 9, 3), (2, 9, 2)]);
    }

    #[test]
    fn neutral_markers_do_not_count_as_own() {
        let table = closing(2).wrote(2, 3, "kyrie.3", Line::Upper).ducats(1, 9);
        let table = table.neutral(1, "sanctus.2", Line::Upper).neutral(2, "sanctus.3", Line::Upper);
        assert_eq!(ended(table).places(), [2, 1]);
    }
}
