//! `analyse`: what a game file says about chances, costly turns and luck.

use crate::desk::Desk;

/// A finished game of two players.
const GAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/two-players.game");
/// One of four players, whose search takes long enough to interrupt it.
const LONG: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/four-players.game");

#[test]
fn the_costliest_turns_are_told_with_what_would_have_been_better() {
    let desk = Desk::new();
    let said = desk.ok(&format!("analyse {GAME} --quick --seat 1"));
    for part in
        ["Player 1", "Costliest turns", "Period ", ", turn ", "Played: play ", "Better: play ", "More from "]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!said.contains("Player 2"), "{said}");
}

#[test]
fn the_json_has_every_turn_and_ends_with_the_result() {
    let desk = Desk::new();
    let found = desk.json(&format!("analyse {GAME} --quick --json"));
    let score = desk.json(&format!("score {GAME} --json"));
    let (turns, course) = (found["turns"].as_array().unwrap(), found["course"].as_array().unwrap());
    assert_eq!((found["steps"].as_u64(), course.len()), (found["of"].as_u64(), turns.len() + 1));
    let last = &course[turns.len()]["seats"];
    for standing in score["seats"].as_array().unwrap() {
        let seat = standing["seat"].as_u64().unwrap() as usize - 1;
        assert_eq!(last[seat]["vp"].as_f64(), standing["total"].as_f64());
    }
    for seat in found["seats"].as_array().unwrap() {
        let lost =
            |turn: &serde_json::Value| turns[turn.as_u64().unwrap() as usize]["lost"].as_f64().unwrap();
        let costliest: Vec<f64> = seat["costliest"].as_array().unwrap().iter().map(lost).collect();
        assert!(costliest.len() <= 3 && costliest.iter().all(|lost| *lost >= 1.0), "{costliest:?}");
        assert!(costliest.windows(2).all(|pair| pair[0] >= pair[1]), "{costliest:?}");
    }
}

#[test]
fn the_page_to_send_loads_nothing() {
    let desk = Desk::new();
    desk.ok(&format!("analyse {GAME} --quick --svg curve.svg --html page.html --lang pl"));
    let (curve, page) = (desk.read("curve.svg"), desk.read("page.html"));
    assert!(curve.starts_with("<svg ") && page.contains("<html lang=\"pl\">") && page.contains("<svg "));
    assert!(page.contains("Najdroższe") || page.contains("Lepiej"), "{page}");
    assert!(!page.contains(" src=") && !page.contains(" href=") && !page.contains("url("), "{page}");
}

#[cfg(unix)]
#[test]
fn a_search_that_is_interrupted_shows_what_is_known() {
    let desk = Desk::new();
    let analysis = desk.start(&format!("analyse {LONG}"));
    std::thread::sleep(std::time::Duration::from_secs(2));
    std::process::Command::new("kill").args(["-INT", &analysis.id().to_string()]).status().unwrap();
    let output = analysis.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.contains(" steps are done."), "{said}");
}
