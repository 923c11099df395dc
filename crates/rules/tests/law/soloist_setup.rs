//! The solo game is set up.

use crate::soloist::{easy, turns};
use edition::Edition;
use rules::{Game, Seed, Setup};
use testkit::Table;
use vocab::{Composer, Level, Line, Mark, Piece, Rule, Seat};

mod solo_1 {
    use super::*;

    #[test]
    fn cards_are_removed_as_for_two_players() {
        let table = Table::solo(Level::Middle);
        for period in 1..=5 {
            let boxed =
                table.position().boxed.into_iter().filter(|piece| table.period(*piece) == Some(period));
            let (memories, opera): (Vec<_>, Vec<_>) =
                boxed.partition(|piece| matches!(piece, Piece::Memory(_)));
            assert_eq!((memories.len(), opera.len()), (2, 2), "period {period}");
        }
    }

    #[test]
    fn the_constanze_card_is_read_for_two_players() {
        for seed in 0..10 {
            let table = Table::deal(&Setup::solo(Level::Easy), Edition::vienna(), seed);
            let covered = table.position().parts.into_iter().map(|(part, mark)| {
                assert_eq!(mark, Mark::Covered);
                part
            });
            let covered = covered.collect();
            assert!(table.game.edition().constanze.iter().any(|card| card.covers[0] == covered));
        }
    }
}

mod solo_2 {
    use super::*;

    #[test]
    fn one_composer_is_used_on_the_upper_line_chosen_or_random() {
        let composers = |setup: &Setup, seed| {
            let game = Table::deal(setup, Edition::vienna(), seed).game;
            (game.composer(Line::Upper), game.composer(Line::Lower))
        };
        let stadler = Some(Composer::Stadler);
        let chosen = Setup { upper: stadler, ..Setup::solo(Level::Easy) };
        assert_eq!(composers(&chosen, 1), (stadler, None));
        let random: std::collections::BTreeSet<_> =
            (0..20).map(|seed| composers(&Setup::solo(Level::Easy), seed)).collect();
        assert_eq!(random.len(), 4);
        let two = Setup { lower: stadler, ..Setup::solo(Level::Easy) };
        let refusal =
            Game::deal(&two, Edition::vienna(), &mut Seed::from_number(1).dice(0), &mut ()).unwrap_err();
        assert_eq!(refusal.rule(), Rule::Solo2);
    }

    #[test]
    fn all_of_his_tiles_are_used() {
        // Eybler has three tiles for Kyrie, the last with 4 dots.
        let mut table = easy().rich(1).may(1, "requiem,requiem,requiem,requiem");
        table.act("requiem kyrie.2 upper 2").act("requiem kyrie.3 upper 3").act("decline");
        table.act("requiem kyrie.4 upper 5");
        assert_eq!(table.tile_on(1, 5), "eybler-kyrie-3");
        assert_eq!(table.refusal("requiem kyrie.1 upper 1").rule(), Rule::Int22);
    }

    #[test]
    fn the_human_cannot_hire_for_the_sixteenth_notes_which_are_the_soloists() {
        let table = easy().rich(1).may(1, "requiem");
        assert_eq!(table.refusal("requiem kyrie.2 lower 2").rule(), Rule::Solo2);
        let table = turns(easy(), 3, 1);
        assert_eq!(table.told_with("marker"), ["marker 2 kyrie.1 lower -"]);
    }
}

mod solo_3 {
    use super::*;

    #[test]
    fn the_soloist_has_seven_markers_a_score_and_a_finance_track_and_nothing_else() {
        let table = Table::solo(Level::Difficult);
        let him = table.seat(2);
        assert_eq!(table.position().soloist.unwrap().markers, 7);
        assert_eq!((him.ducats, him.tracks.0, him.counters.0), (0, [0; 3], [0; 3]));
        assert_eq!((him.cards, him.hand, him.deck, him.opera), (vec![], vec![], vec![], vec![]));
        assert!(!him.neutral);
    }

    #[test]
    fn he_is_never_asked_anything() {
        let mut luck = Seed::from_number(3).dice(u64::MAX);
        let mut table = Table::solo(Level::Middle);
        while !table.game.is_over() {
            assert_eq!(table.to_act(), 1);
            table.act_at_random(&mut luck);
        }
    }
}

mod solo_4 {
    use super::*;

    #[test]
    fn each_level_has_its_nine_cards() {
        let cards = |level| {
            let deck = Table::solo(level).position().soloist.unwrap().deck;
            let number = |piece| if let Piece::Soloist(id) = piece { id.index() + 1 } else { unreachable!() };
            let mut numbers: Vec<usize> = deck.into_iter().map(number).collect();
            numbers.sort_unstable();
            numbers
        };
        assert_eq!(cards(Level::Easy), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(cards(Level::Middle), [1, 2, 3, 4, 5, 6, 7, 9, 10]);
        assert_eq!(cards(Level::Difficult), [1, 2, 3, 4, 5, 6, 7, 10, 11]);
    }
}

mod solo_5 {
    use super::*;

    #[test]
    fn his_finance_marker_starts_by_level() {
        let space = |level| {
            let table = Table::solo(level);
            let space = table.game.edition().board.finance[usize::from(table.seat(2).finance)];
            (space.ducats, space.vp, space.wild)
        };
        assert_eq!(Level::ALL.map(space), [(0, 0, 0), (2, 0, 0), (4, 1, 1)]);
    }
}

mod solo_6 {
    use super::*;

    #[test]
    fn the_human_starts_with_10_ducats_and_both_with_0_vp() {
        for level in Level::ALL {
            let table = Table::solo(level);
            assert_eq!((table.money(1), table.vp(1), table.vp(2)), (10, 0, 0));
        }
    }

    #[test]
    fn the_human_is_first_player_in_every_round() {
        let mut table = Table::solo(Level::Easy);
        for round in 1..=5 {
            assert_eq!(
                (table.game.round().number(), table.to_act(), table.position().first.number()),
                (round, 1, 1)
            );
            table.pass_round();
        }
    }

    #[test]
    fn the_soloist_cannot_be_first() {
        let setup = Setup { first: Some(Seat::at(1)), ..Setup::solo(Level::Easy) };
        let refusal =
            Game::deal(&setup, Edition::vienna(), &mut Seed::from_number(1).dice(0), &mut ()).unwrap_err();
        assert_eq!(refusal.rule(), Rule::Solo6);
    }
}
