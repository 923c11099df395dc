//! `play`: games at the prompt.

use crate::desk::Desk;

/// For every prompt one of these three lines is valid; the others are refused without effect.
fn script(turns: usize) -> String {
    "1\nducats\nend\n".repeat(turns)
}

#[test]
fn a_solo_game_is_played_to_its_score_sheet() {
    let desk = Desk::new();
    let answer = desk.run_with("play a.game --solo easy --seed 3", &script(60));
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
    assert!(answer.out.lines().any(|line| line.starts_with("Won ")), "{}", answer.out);
    assert_eq!(desk.json("score a.game --json")["over"], true);
    desk.ok("replay a.game --audit");
}

#[test]
fn play_without_a_file_begins_a_game() {
    let answer = Desk::new().run_with("play", "q\n");
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
    assert!(answer.out.contains("\n   1  play "), "{}", answer.out);
}

#[test]
fn play_resumes_a_game_from_its_file() {
    let desk = Desk::new();
    // The program exits at the end of its input.
    let answer = desk.run_with("play a.game --players 2 --seed 3 --first 1", &script(2));
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
    assert_eq!(desk.json("replay a.game --json")["revision"], 6);
    let answer = desk.run_with("play a.game", "1\nq\n1\n");
    assert_eq!(answer.code, Some(0));
    assert_eq!(desk.json("replay a.game --json")["revision"], 7);
}

#[test]
fn every_command_at_the_prompt_is_answered() {
    let desk = Desk::new();
    let input = "?\np\ns\nu\n99\nbow\nend\nexchange buy:talent\nu\n\nq\n1\n";
    check_answers(&Desk::new(), input);
    let input = "help\nshow\nscore\nundo\n99\nbow\nend\nexchange buy:talent\nundo\n\nquit\n1\n";
    check_answers(&desk, input);
}

fn check_answers(desk: &Desk, input: &str) {
    let answer = desk.run_with("play a.game --solo middle --seed 3", input);
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
    for said in [
        "Type the number of an action, or type the action",
        "Total",
        "There is nothing to undo.",
        "Choose a number from 1 to ",
        "Column 1: found bow",
        "(TURN-1)",
        "Undone.",
    ] {
        assert!(answer.out.contains(said), "{said:?} is not in {}", answer.out);
    }
    assert_eq!(desk.json("replay a.game --json")["revision"], 0);
}
