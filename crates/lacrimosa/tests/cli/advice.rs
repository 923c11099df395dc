//! `hint` and `watch`: the turns that bots suggest and play, with their reasons.

use crate::desk::Desk;

mod hint {
    use super::*;

    #[test]
    fn a_hint_says_what_to_expect_and_what_it_prepares() {
        let desk = Desk::with_game();
        let said = desk.ok("hint a.game --bot adagio");
        assert!(said.starts_with("Player 1: Play two cards"), "{said}");
        assert!(said.contains("\n  1. About ") && said.contains(" VP at the end"), "{said}");
        assert!(said.contains("     play ") && said.contains("     Prepares: "), "{said}");
    }

    #[test]
    fn the_actions_of_a_json_hint_are_legal() {
        let desk = Desk::with_game();
        let hint = desk.json("hint a.game --bot andante --simulations 1 --json");
        assert_eq!((&hint["bot"], &hint["seat"]), (&"andante".into(), &1.into()));
        let turn = &hint["turns"][0];
        assert!(turn["vp"].is_number() && turn["lead"].is_number(), "{hint}");
        for action in turn["actions"].as_array().unwrap() {
            desk.ok(&format!("act a.game '{}'", action.as_str().unwrap()));
        }
    }

    #[test]
    fn a_hint_can_be_for_an_earlier_moment_but_not_out_of_turn() {
        let desk = Desk::with_game();
        let before = desk.ok("hint a.game --bot adagio --seat 1");
        let lay = desk.legal("a.game").remove(0);
        desk.ok(&format!("act a.game '{lay}' ducats"));
        assert_eq!(desk.ok("hint a.game --bot adagio --at 0"), before);
        assert!(desk.ok("hint a.game --bot adagio").contains("end the turn"));
        assert!(desk.fails("hint a.game --seat 2").contains("(ROUND-1)"));
        assert!(desk.fails("hint a.game --at 9").contains("no decision 9"));
        assert!(desk.misunderstood("hint a.game --bot furioso").contains("presto"));
        assert!(desk.misunderstood("hint a.game --time 1 --simulations 2").contains("--time"));
    }

    #[test]
    fn hidden_cards_do_not_change_a_hint() {
        let desk = Desk::with_game();
        let shown = desk.json("show a.game --truth --json");
        let (hand, deck) = (&shown["seats"][1]["hand"], &shown["seats"][1]["deck"]);
        let mut other = shown.clone();
        other["seats"][1]["hand"] = deck.as_array().unwrap()[..4].into();
        let rest = hand.as_array().unwrap().iter().chain(&deck.as_array().unwrap()[4..]);
        other["seats"][1]["deck"] = rest.cloned().collect();
        desk.write("one.json", &shown.to_string());
        desk.write("other.json", &other.to_string());
        desk.ok("new one.game --from one.json --seed 1");
        desk.ok("new other.game --from other.json --seed 1");
        assert_eq!(desk.ok("hint one.game --bot andante"), desk.ok("hint other.game --bot andante"));
    }
}

mod watch {
    use super::*;

    #[test]
    fn every_turn_is_printed_with_its_reasons_and_every_round_with_its_score() {
        let desk = Desk::new();
        let said = desk.ok("watch adagio andante --seed 7");
        assert_eq!(said.matches("\nTurn 1 of 4: Player 1 (adagio)").count(), 5, "{said}");
        assert_eq!(said.matches("\nAfter round ").count(), 4, "{said}");
        assert_eq!(said.matches("\nRound ").count(), 5, "{said}");
        for reason in ["  Pays ", "  Gains ", "  Prepares: "] {
            assert!(said.matches(reason).count() > 10, "{said}");
        }
        assert!(said.contains("\nWon "), "{said}");
        assert_eq!(desk.ok("watch adagio andante --seed 7"), said);
    }

    #[test]
    fn the_game_is_written_to_a_file_with_its_sitters_and_replays() {
        let desk = Desk::new();
        let said = desk.ok("watch adagio --players 3 --seed 8 --out a.game");
        let file = desk.read("a.game");
        assert_eq!(file.matches("sitter bot:adagio\n").count(), 3);
        let replayed = desk.ok("replay a.game --audit");
        assert!(replayed.contains("the same result for every decision"), "{replayed}");
        let total = |text: &str| {
            let line = text.lines().find(|line| line.starts_with("Total")).unwrap();
            line.split_whitespace().skip(1).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(total(&said), total(&replayed));
        assert!(desk.fails("watch adagio --out a.game").contains("already exists"));
    }

    #[test]
    fn a_bot_can_play_against_the_soloist() {
        let desk = Desk::new();
        let said = desk.ok("watch andante --solo easy --seed 3 --out a.game");
        assert!(said.contains("Schikaneder reveals "), "{said}");
        assert!(desk.read("a.game").contains("\nsitter bot:andante\nsitter soloist\n"));
        assert!(desk.fails("watch adagio andante --solo easy").contains("2 bots for 1 seats"));
        assert!(desk.misunderstood("watch furioso").contains("presto"));
    }
}
