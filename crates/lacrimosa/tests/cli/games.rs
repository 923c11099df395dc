//! `new`, `act`, `undo`: they change a game file completely or not at all.

use crate::desk::Desk;

mod new {
    use super::*;

    #[test]
    fn the_chosen_options_are_in_the_file() {
        let desk = Desk::new();
        desk.ok("new a.game --players 3 --seed 1791 --first 2 --upper suessmayr --lower eybler");
        let file = desk.read("a.game");
        assert!(
            file.contains("\nseed 1791\nsetup players=3 upper=suessmayr lower=eybler first=2\n"),
            "{file}"
        );
        desk.ok("new b.game --solo difficult --seed 2 --upper stadler");
        assert!(desk.read("b.game").contains("\nsetup solo=difficult upper=stadler\n"));
        desk.ok("new c.game");
        assert!(desk.read("c.game").contains("\nsetup solo=easy\n"));
        assert_eq!(desk.files(), ["a.game", "b.game", "c.game"]);
    }

    #[test]
    fn the_same_seed_makes_the_same_game_and_no_seed_a_different_one() {
        let desk = Desk::new();
        desk.ok("new a.game --players 4 --seed 9");
        desk.ok("new b.game --players 4 --seed 9");
        assert_eq!(desk.read("a.game"), desk.read("b.game"));
        desk.ok("new c.game --players 4");
        desk.ok("new d.game --players 4");
        assert_ne!(desk.read("c.game"), desk.read("d.game"));
    }

    #[test]
    fn an_existing_file_is_replaced_only_with_force() {
        let desk = Desk::with_game();
        let before = desk.read("a.game");
        assert!(desk.fails("new a.game --players 3").contains("a.game already exists"));
        assert_eq!(desk.read("a.game"), before);
        desk.ok("new a.game --players 3 --force");
        assert_ne!(desk.read("a.game"), before);
    }

    #[test]
    fn the_json_status_of_a_new_game_hides_the_seed() {
        let desk = Desk::new();
        let status = desk.json("new a.game --players 2 --seed 7 --first 2 --json");
        assert_eq!((&status["revision"], &status["to_act"]), (&0.into(), &2.into()));
        assert_eq!((&status["over"], &status["seed"]), (&false.into(), &serde_json::Value::Null));
        assert_eq!(status["commitment"].as_str().unwrap().len(), 64);
    }

    #[test]
    fn invalid_options_are_refused_with_a_reason_and_leave_no_file() {
        let desk = Desk::new();
        for (line, reason) in [
            ("new a.game --players 5", "2 to 4"),
            ("new a.game --players two", "--players"),
            ("new a.game --solo hard", "easy, middle, difficult"),
            ("new a.game --upper salieri", "eybler"),
            ("new a.game --players 2 --solo easy", "--solo"),
            ("new a.game --colour red", "--colour"),
            ("new", "<FILE>"),
        ] {
            let message = desk.misunderstood(line);
            assert!(message.contains(reason), "{line}: {message}");
        }
        for (line, reason) in [
            ("new a.game --seed mozart", "mozart is not a valid seed"),
            ("new a.game --players 2 --upper eybler --lower eybler", "(SETUP-5)"),
            ("new a.game --players 2 --first 3", "(SETUP-11)"),
            ("new a.game --edition nowhere", "nowhere cannot be read"),
            ("new a.game --from nowhere.json", "nowhere.json cannot be read"),
            ("new nowhere/a.game", "cannot be written"),
        ] {
            let message = desk.fails(line);
            assert!(message.contains(reason), "{line}: {message}");
        }
        assert_eq!(desk.files(), [] as [&str; 0]);
    }
}

mod act {
    use super::*;

    #[test]
    fn one_or_several_actions_are_carried_out_and_printed() {
        let desk = Desk::with_game();
        let lay = desk.legal("a.game").remove(0);
        let said = desk.ok(&format!("act a.game '{lay}'"));
        assert!(said.trim_start().starts_with("1. Player 1 plays "), "{said}");
        let said = desk.ok("act a.game ducats end");
        assert!(said.contains(" 2. Player 1 takes ducats") && said.contains(" 3. Player 1 draws "), "{said}");
        let status = desk.json("replay a.game --json");
        assert_eq!((&status["revision"], &status["to_act"]), (&3.into(), &2.into()));
        assert_eq!(desk.files(), ["a.game"]);
    }

    #[test]
    fn a_refused_action_names_its_rule_and_also_discards_the_legal_ones_before_it() {
        let desk = Desk::with_game();
        let before = desk.read("a.game");
        let lay = desk.legal("a.game").remove(0);
        for (line, reason) in [
            ("act a.game end".to_owned(), "(TURN-1)"),
            (format!("act a.game '{lay}' ducats 'travel vienna'"), "travel vienna: "),
            (format!("act a.game '{lay}' ducats 'travel vienna'"), "(TURN-3)"),
            ("act a.game end --seat 2".to_owned(), "(ROUND-1)"),
            ("act a.game bow".to_owned(), "Column 1: found bow"),
            (format!("act a.game '{lay}' 'travel atlantis'"), "Column 8: found atlantis"),
        ] {
            let message = desk.fails(&line);
            assert!(message.contains(reason), "{line}: {message}");
            assert_eq!(desk.read("a.game"), before, "{line}");
        }
        assert_eq!(desk.files(), ["a.game"]);
    }

    #[test]
    fn the_seat_of_an_action_can_be_given() {
        let desk = Desk::with_game();
        let lay = desk.legal("a.game").remove(0);
        let status = desk.json(&format!("act a.game '{lay}' --seat 1 --json"));
        assert_eq!((&status["revision"], &status["to_act"]), (&1.into(), &1.into()));
    }

    #[test]
    fn a_missing_or_invalid_file_is_named() {
        let desk = Desk::new();
        assert!(desk.fails("act a.game end").contains("a.game cannot be read"));
        desk.write("a.game", "Requiem aeternam\n");
        assert!(desk.fails("act a.game end").contains("a.game: Line 1, column 1: "));
    }
}

mod undo {
    use super::*;

    #[test]
    fn undo_stops_at_the_last_barrier_and_passes_it_only_with_beyond() {
        let desk = Desk::with_game();
        let new = desk.read("a.game");
        let lay = desk.legal("a.game").remove(0);
        desk.ok(&format!("act a.game '{lay}'"));
        let laid = desk.read("a.game");
        desk.ok("act a.game ducats");
        assert!(desk.ok("undo a.game").contains("“ducats” was undone"));
        assert_eq!(desk.read("a.game"), laid);
        desk.ok("act a.game ducats end");
        let ended = desk.read("a.game");
        assert!(desk.fails("undo a.game").contains("--beyond"));
        assert_eq!(desk.read("a.game"), ended);
        assert_eq!(desk.json("undo a.game --beyond --json")["revision"], 2);
        desk.ok("undo a.game");
        desk.ok("undo a.game");
        assert_eq!(desk.read("a.game"), new);
        assert!(desk.fails("undo a.game --beyond").contains("nothing to undo"));
    }
}
