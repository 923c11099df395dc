//! `play`: a whole game at the prompt.

use crate::desk::Desk;

/// Whatever is asked, one of these lines answers it; the others are refused and do no harm.
fn script(turns: usize) -> String {
    "1\nducats\nend\n".repeat(turns)
}

#[test]
fn a_solo_game_is_played_to_its_score_sheet() {
    let desk = Desk::new();
    let answer = desk.run_with("play a.game --solo easy --seed 3", &script(60));
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
    assert!(answer.out.lines().any(|line| line.starts_with("Victory")), "{}", answer.out);
    assert_eq!(desk.json("score a.game --json")["over"], true);
    desk.ok("replay a.game --audit");
}

#[test]
fn play_alone_begins_a_game() {
    let answer = Desk::new().run_with("play", "q\n");
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
    assert!(answer.out.contains("\n   1  lay "), "{}", answer.out);
}

#[test]
fn a_game_that_is_left_goes_on_where_it_was() {
    let desk = Desk::new();
    // At the end of the input the game is left.
    let answer = desk.run_with("play a.game --players 2 --seed 3 --first 1", &script(2));
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
    assert_eq!(desk.json("replay a.game --json")["revision"], 6);
    let answer = desk.run_with("play a.game", "1\nq\n1\n");
    assert_eq!(answer.code, Some(0));
    assert_eq!(desk.json("replay a.game --json")["revision"], 7);
}

#[test]
fn every_word_at_the_prompt_is_answered() {
    let desk = Desk::new();
    let input = "?\np\ns\nu\n99\nbow\nend\nexchange buy:talent\nu\n\nq\n1\n";
    every_word_is_answered(&Desk::new(), input);
    let input = "help\nshow\nscore\nundo\n99\nbow\nend\nexchange buy:talent\nundo\n\nquit\n1\n";
    every_word_is_answered(&desk, input);
}

fn every_word_is_answered(desk: &Desk, input: &str) {
    let answer = desk.run_with("play a.game --solo middle --seed 3", input);
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
    for said in [
        "A number carries out that action",
        "Total",
        "There is nothing to take back.",
        "Choose a number from 1 to ",
        "Column 1: found bow",
        "(TURN-1)",
        "Taken back.",
    ] {
        assert!(answer.out.contains(said), "{said:?} is not in {}", answer.out);
    }
    assert_eq!(desk.json("replay a.game --json")["revision"], 0);
}
