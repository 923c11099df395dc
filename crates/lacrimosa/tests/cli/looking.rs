//! `show`, `legal`, `log`, `score`, `replay`: the commands that only read a game.

use crate::desk::Desk;
use edition::Edition;
use serde_json::Value;
use vocab::{Names, Shelf};

/// A finished game of two players, `3.game`, and its number of decisions.
fn finished() -> (Desk, u64) {
    let desk = Desk::new();
    desk.ok("random --players 2 --games 1 --seed 3 --out .");
    let revision = desk.json("replay 3.game --json")["revision"].as_u64().unwrap();
    (desk, revision)
}

/// The ids and titles of the cards that nobody has seen.
fn unseen(desk: &Desk, line: &str) -> Vec<String> {
    let truth = desk.json(line);
    let mut cards: Vec<Value> =
        truth["piles"].as_array().unwrap().iter().flat_map(|pile| pile.as_array().unwrap().clone()).collect();
    cards.extend(truth["boxed"].as_array().unwrap().iter().cloned());
    let vienna = Edition::vienna();
    let name = |card: &Value| {
        let (sort, name) = card.as_str().unwrap().split_once(':').unwrap();
        let title = match sort {
            "opus" => &vienna.opera[vienna.find(Shelf::Opera, name).unwrap()].label.title,
            _ => &vienna.memories[vienna.find(Shelf::Memories, name).unwrap()].label.title,
        };
        [format!("\"{sort}:{name}\""), title.clone()]
    };
    cards.iter().flat_map(name).collect()
}

#[test]
fn hidden_cards_are_not_shown() {
    let (desk, revision) = finished();
    for at in [0, revision / 3, revision / 2] {
        let unseen = unseen(&desk, &format!("show 3.game --truth --json --at {at}"));
        assert!(unseen.len() > 30);
        for eyes in ["--seat 1", "--seat 2", "--audience"] {
            for form in ["", "--json", "--text", "--svg"] {
                let shown = desk.ok(&format!("show 3.game --at {at} {eyes} {form}"));
                let leaked: Vec<&String> = unseen.iter().filter(|name| shown.contains(*name)).collect();
                assert_eq!(leaked, [] as [&String; 0], "{eyes} {form} at {at}");
            }
        }
    }
}

#[test]
fn a_hand_is_shown_to_its_seat_only() {
    let desk = Desk::with_game();
    let truth = desk.json("show a.game --truth --json");
    let hands = |line: &str| {
        let view = desk.json(line);
        [0, 1].map(|seat| view["seats"][seat]["hand"].clone())
    };
    let [one, two] = [0, 1].map(|seat| truth["seats"][seat]["hand"].clone());
    let down: Value = vec!["?"; 4].into();
    assert_eq!(hands("show a.game --seat 1 --json"), [one.clone(), down.clone()]);
    assert_eq!(hands("show a.game --seat 2 --json"), [down.clone(), two]);
    assert_eq!(hands("show a.game --audience --json"), [down.clone(), down.clone()]);
    // The default is the view of the seat to act.
    assert_eq!(hands("show a.game --json"), [one, down]);
}

#[test]
fn a_position_is_shown_as_text_too_and_an_unknown_seat_is_refused() {
    let desk = Desk::with_game();
    assert!(desk.ok("show a.game").contains("After decision 0."));
    assert!(desk.ok("show a.game --truth").contains("Player 2"));
    assert!(desk.ok("show a.game --text").starts_with("format = \"lacrimosa-position 1\"\n"));
    assert!(desk.fails("show a.game --seat 3").contains("no player 3"));
    assert!(desk.fails("show a.game --at 1").contains("no decision 1"));
    desk.misunderstood("show a.game --seat 1 --truth");
    desk.misunderstood("show a.game --json --text");
}

#[test]
fn each_moment_of_a_game_can_be_shown() {
    let desk = Desk::with_game();
    let before = desk.ok("show a.game --truth --json");
    let lay = desk.legal("a.game").remove(0);
    desk.ok(&format!("act a.game '{lay}' ducats end"));
    assert_ne!(desk.ok("show a.game --truth --json"), before);
    assert_eq!(desk.ok("show a.game --truth --json --at 0"), before);
}

#[test]
fn everything_listed_as_legal_is_accepted() {
    let desk = Desk::with_game();
    for _ in 0..3 {
        let before = desk.read("a.game");
        let listed = desk.ok("legal a.game");
        let legal = desk.legal("a.game");
        for action in &legal {
            assert!(listed.contains(&format!("\n  {action} ")), "{action} is not in {listed}");
            desk.ok(&format!("act a.game '{action}'"));
            desk.write("a.game", &before);
        }
        desk.ok(&format!("act a.game '{}'", legal[0]));
    }
}

#[test]
fn a_finished_game_has_nothing_legal_and_shows_its_seed() {
    let (desk, _) = finished();
    assert_eq!(desk.legal("3.game"), [] as [String; 0]);
    assert!(desk.ok("legal 3.game").contains("over"));
    assert!(desk.fails("act 3.game end").contains("(END-1)"));
    assert_eq!(desk.json("replay 3.game --json")["seed"], "3");
}

#[test]
fn a_log_shows_each_seat_only_what_it_may_know() {
    let desk = Desk::with_game();
    let lay = desk.legal("a.game").remove(0);
    desk.ok(&format!("act a.game '{lay}' ducats end"));
    let named = |line: &str, seat: u8| {
        let log = desk.ok(line);
        let draws: Vec<&str> =
            log.lines().filter(|line| line.contains(&format!("Player {seat} draws "))).collect();
        assert!(!draws.is_empty(), "{log}");
        let cards = &Edition::vienna().memories;
        draws.iter().filter(|draw| cards.iter().any(|card| draw.ends_with(&card.label.title))).count()
    };
    assert_eq!((named("log a.game --seat 1", 1), named("log a.game --seat 1", 2)), (6, 0));
    assert_eq!((named("log a.game --seat 2", 1), named("log a.game --seat 2", 2)), (0, 4));
    assert_eq!((named("log a.game", 1), named("log a.game", 2)), (0, 0));
    assert_eq!((named("log a.game --truth", 1), named("log a.game --truth", 2)), (6, 4));
    let since = desk.ok("log a.game --since 2");
    assert!(
        since.trim_start().starts_with("3. Player 1 ") && desk.ok("log a.game").ends_with(&since),
        "{since}"
    );
    assert_eq!(desk.ok("log a.game --since 3"), "");
}

#[test]
fn the_totals_of_a_score_are_the_sums_of_its_lines() {
    let (desk, revision) = finished();
    for at in [revision / 2, revision] {
        let score = desk.json(&format!("score 3.game --json --at {at}"));
        assert_eq!(score["over"], at == revision);
        for seat in score["seats"].as_array().unwrap() {
            for (total, lines) in [("total", "lines"), ("projected_total", "projected")] {
                let sum: u64 = seat[lines].as_object().unwrap().values().map(|vp| vp.as_u64().unwrap()).sum();
                assert_eq!(seat[total], sum);
            }
        }
    }
    let printed = desk.ok("score 3.game");
    let totals = printed.lines().find(|line| line.starts_with("Total")).unwrap();
    for seat in desk.json("score 3.game --json")["seats"].as_array().unwrap() {
        assert!(totals.contains(&seat["total"].to_string()), "{printed}");
    }
    assert!(desk.ok("score 3.game --at 5").contains("if the game ended now"));
    assert!(desk.fails("score 3.game --at 9999").contains("no decision 9999"));
}

mod replay {
    use super::*;

    #[test]
    fn an_audit_of_a_correct_game_finds_no_differences() {
        let (desk, _) = finished();
        let said = desk.ok("replay 3.game --audit");
        assert!(
            said.contains("The current rules give the same result for every decision.")
                && said.contains("Seed 3, "),
            "{said}"
        );
        assert_eq!(desk.json("replay 3.game --audit --json")["differences"], Value::Array(Vec::new()));
    }

    #[test]
    fn an_audit_names_the_decision_that_was_tampered_with() {
        let desk = Desk::with_game();
        let lay = desk.legal("a.game").remove(0);
        desk.ok(&format!("act a.game '{lay}' ducats end"));
        desk.edit("a.game", "gained 1 ducats 1 instead", "gained 1 ducats 9 instead");
        desk.ok("replay a.game");
        let answer = desk.run("replay a.game --audit");
        assert_eq!(answer.code, Some(1));
        assert!(answer.out.contains("\n2: event 4 differs"), "{answer:?}");
        assert!(answer.err.contains("1 decision"), "{answer:?}");
        let answer = desk.run("replay a.game --audit --json");
        let status: Value = serde_json::from_str(&answer.out).unwrap();
        assert_eq!((answer.code, &status["differences"][0]["revision"]), (Some(1), &2.into()));
    }

    #[test]
    fn a_damaged_file_is_refused_at_its_line() {
        let desk = Desk::with_game();
        let whole = desk.read("a.game");
        desk.edit("a.game", "0 deal | began 2", "0 deal | begun 2");
        assert!(desk.fails("replay a.game").contains("a.game: Line 8, column 10: "));
        desk.write("a.game", &whole[..whole.len() - 5]);
        assert!(desk.fails("replay a.game").contains("Line 8, "));
        desk.write("a.game", &whole.replacen("seed 7", "seed 8", 1));
        assert!(desk.fails("replay a.game").contains("Line 4, "));
    }
}
