//! `hint` and `watch`: what bots advise and do, with what speaks for it.

use crate::desk::Desk;

mod hint {
    use super::*;

    #[test]
    fn advice_says_what_to_expect_and_what_it_prepares() {
        let desk = Desk::with_game();
        let said = desk.ok("hint a.game --bot adagio");
        assert!(said.starts_with("Player 1: Lay two cards"), "{said}");
        assert!(said.contains("\n  1. About ") && said.contains(" VP in the end"), "{said}");
        assert!(said.contains("     lay ") && said.contains("     Prepares: "), "{said}");
    }

    #[test]
    fn a_program_gets_actions_that_are_legal() {
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
    fn an_earlier_moment_can_be_asked_about_and_nobody_is_advised_out_of_turn() {
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
    fn what_others_hold_changes_no_advice() {
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
    fn a_game_is_told_turn_by_turn_with_reasons_and_a_score_after_each_round() {
        let desk = Desk::new();
        let said = desk.ok("watch adagio andante --seed 7");
        assert_eq!(said.matches("\nTurn 1 of 4: Player 1 (adagio)").count(), 5, "{said}");
        assert_eq!(said.matches("\nAfter round ").count(), 4, "{said}");
        assert_eq!(said.matches("\nRound ").count(), 5, "{said}");
        for reason in ["  Pays ", "  Brings ", "  Prepares: "] {
            assert!(said.matches(reason).count() > 10, "{said}");
        }
        assert!(said.contains("\nVictory"), "{said}");
        assert_eq!(desk.ok("watch adagio andante --seed 7"), said);
    }

    #[test]
    fn the_game_is_kept_with_its_sitters_and_replays() {
        let desk = Desk::new();
        let said = desk.ok("watch adagio --players 3 --seed 8 --out a.game");
        let file = desk.read("a.game");
        assert_eq!(file.matches("sitter bot:adagio\n").count(), 3);
        let replayed = desk.ok("replay a.game --audit");
        assert!(replayed.contains("same game"), "{replayed}");
        let total = |text: &str| {
            let line = text.lines().find(|line| line.starts_with("Total")).unwrap();
            line.split_whitespace().skip(1).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(total(&said), total(&replayed));
        assert!(desk.fails("watch adagio --out a.game").contains("is there already"));
    }

    #[test]
    fn a_bot_can_play_against_the_soloist() {
        let desk = Desk::new();
        let said = desk.ok("watch andante --solo easy --seed 3 --out a.game");
        assert!(said.contains("Schikaneder turns "), "{said}");
        assert!(desk.read("a.game").contains("\nsitter bot:andante\nsitter soloist\n"));
        assert!(desk.fails("watch adagio andante --solo easy").contains("2 bots for 1 seats"));
        assert!(desk.misunderstood("watch furioso").contains("presto"));
    }
}
