//! `arena`: bots against bots.

use crate::desk::Desk;
use serde_json::Value;

/// A report without its timings and its file.
fn timeless(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().unwrap() {
        (bot["milliseconds"], bot["longest"]) = (Value::Null, Value::Null);
    }
    report["file"] = Value::Null;
    report
}

#[test]
fn a_match_reports_the_better_bot_with_its_confidence() {
    let said = Desk::new().ok("arena random adagio --blocks 4");
    assert!(said.starts_with("2 players · 4 blocks · 8 games · seeds from 1\n"), "{said}");
    let verdict = said.lines().last().unwrap();
    assert!(verdict.starts_with("adagio beats random: "), "{said}");
    for word in [
        "Wins, % (even: 50)",
        "Margin, VP",
        "ms per decision",
        "Simulations per decision",
        "A block is one deal",
    ] {
        assert!(said.contains(word), "{word}: {said}");
    }
}

#[test]
fn a_bot_is_even_with_itself() {
    let report = Desk::new().json("arena adagio adagio --blocks 3 --json");
    assert_eq!(report["rows"][0]["wins"]["mean"], 0.5);
    assert_eq!(report["rows"][0]["against"][0], "adagio#2");
    assert!(Desk::new().ok("arena adagio adagio --blocks 3").contains("is not decided"));
}

#[test]
fn at_a_larger_table_each_of_two_bots_plays_one_against_the_rest() {
    let desk = Desk::new();
    let said = desk.ok("arena random adagio --players 4 --blocks 2");
    assert!(said.contains("1 × random against 3 × adagio: wins "), "{said}");
    assert!(said.contains("1 × adagio against 3 × random: wins 100% (even would be 25%)."), "{said}");
    assert_eq!(desk.json("arena random adagio --players 3 --blocks 2 --json")["games"], 12);
}

#[test]
fn three_or_more_bots_play_in_pairs_or_at_one_table() {
    let desk = Desk::new();
    let pairs = desk.json("arena random adagio andante --blocks 2 --json");
    assert_eq!((pairs["rows"].as_array().unwrap().len(), &pairs["games"]), (3, &12.into()));
    let ladder: Vec<&Value> = pairs["ladder"].as_array().unwrap().iter().map(|rung| &rung["bot"]).collect();
    assert_eq!((ladder.len(), ladder[2]), (3, &Value::from("random")));
    let together = desk.json("arena random adagio andante --players 3 --blocks 2 --json");
    assert_eq!((together["rows"].as_array().unwrap().len(), &together["games"]), (3, &6.into()));
    let groups = desk.json("arena random adagio andante random --players 3 --blocks 1 --json");
    assert_eq!((groups["rows"].as_array().unwrap().len(), &groups["games"]), (4, &12.into()));
}

#[test]
fn a_bot_alone_plays_the_soloist() {
    let desk = Desk::new();
    let said = desk.ok("arena random --blocks 2");
    for level in ["Easy", "Middle", "Difficult"] {
        assert!(
            said.contains(&format!("random wins 0% of the games against Schikaneder, level {level}: ")),
            "{said}"
        );
    }
    let one = desk.json("arena random adagio --solo middle --blocks 2 --json");
    assert_eq!((one["rows"].as_array().unwrap().len(), &one["ladder"]), (2, &Value::Array(Vec::new())));
    assert_eq!(one["rows"][1]["level"], "middle");
}

#[test]
fn the_sprt_stops_when_it_is_decided() {
    let desk = Desk::new();
    let report = desk.json("arena adagio random --sprt --blocks 500 --json --threads 2");
    assert_eq!(report["sprt"]["outcome"], "better");
    assert!(report["blocks"].as_u64().unwrap() < 50, "{report}");
    assert_eq!(
        timeless(report),
        timeless(desk.json("arena adagio random --sprt --blocks 500 --json --threads 1"))
    );
    let said = desk.ok("arena random adagio --sprt --blocks 500");
    assert!(said.contains("): random is not better"), "{said}");
    assert!(desk.ok("arena random adagio --sprt --blocks 3").contains("The test is not decided (blocks: 3)"));
}

#[test]
fn a_match_resumes_from_its_file() {
    let desk = Desk::new();
    let whole = timeless(desk.json("arena random adagio --blocks 5 --seed 9 --json"));
    desk.ok("arena random adagio --blocks 2 --seed 9 --out m.jsonl");
    desk.write("m.jsonl", &(desk.read("m.jsonl") + "{\"seed\":11,\"games\":[{\"con"));
    let said = desk.ok("arena random adagio --blocks 3 --seed 9 --out m.jsonl");
    assert!(
        said.starts_with(
            "The last line of m.jsonl was incomplete and has been removed.\nm.jsonl already has 2 blocks"
        ),
        "{said}"
    );
    let report = desk.json("arena random adagio --blocks 5 --seed 9 --out m.jsonl --json");
    assert_eq!((&report["file"]["known"], &report["file"]["torn"]), (&3.into(), &false.into()));
    assert_eq!(timeless(report), whole);
    assert_eq!(desk.read("m.jsonl").lines().count(), 6);
}

#[test]
fn the_file_of_another_match_is_refused_and_kept() {
    let desk = Desk::new();
    desk.ok("arena random adagio --blocks 1 --out m.jsonl");
    let kept = desk.read("m.jsonl");
    for (line, word) in [
        ("random andante", "bots: the file has random adagio, this match has random andante"),
        ("random adagio --players 3", "players: the file has 2, this match has 3"),
        ("random adagio --seed 5", "seed: the file has 1, this match has 5"),
    ] {
        let message = desk.fails(&format!("arena {line} --blocks 1 --out m.jsonl"));
        assert!(message.contains(word), "{message}");
    }
    desk.write("letter.txt", "Dear Constanze,\n");
    assert!(
        desk.fails("arena random adagio --blocks 1 --out letter.txt").contains("letter.txt already exists")
    );
    assert!(desk.fails("arena random adagio --blocks 1 --out no/such/m.jsonl").contains("cannot be written"));
    assert_eq!((desk.read("m.jsonl"), desk.read("letter.txt")), (kept, "Dear Constanze,\n".to_owned()));
}

#[test]
fn the_ladder_is_written_as_svg() {
    let desk = Desk::new();
    desk.ok("arena random adagio andante --blocks 2 --svg ladder.svg");
    let svg = desk.read("ladder.svg");
    for word in
        ["<svg ", "Ladder for 2 players", ">andante<", "class=\"whisker\"", "prefers-color-scheme: dark"]
    {
        assert!(svg.contains(word), "{word}: {svg}");
    }
    assert!(desk.fails("arena random adagio --svg no/such/l.svg").contains("cannot be written"));
    assert!(desk.fails("arena random --svg ladder.svg").contains("the solo game has no ladder"));
}

#[test]
fn an_invalid_match_is_refused_before_any_game() {
    let desk = Desk::new();
    let unknown = desk.fails("arena random furioso");
    assert!(unknown.contains("no bot furioso") && unknown.contains("adagio, andante"), "{unknown}");
    for (line, word) in [
        ("random flat@fast", "flat@fast"),
        ("random --players 2", "at least two bots"),
        ("random adagio andante --players 4", "you named 3"),
        ("random adagio andante --sprt", "--sprt compares two bots"),
        ("random adagio --sprt --h0 0.6 --h1 0.55", "--h0 must be smaller"),
    ] {
        let message = desk.fails(&format!("arena {line}"));
        assert!(message.contains(word), "{message}");
    }
    for line in ["", "random adagio --players 5", "random adagio --blocks 0", "random adagio --h1 0.7"] {
        desk.misunderstood(&format!("arena {line}"));
    }
    desk.misunderstood("arena random adagio --time 1 --simulations 2");
}
