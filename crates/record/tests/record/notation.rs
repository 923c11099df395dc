//! What docs/notation.md and docs/positions.md show is notation, and all of it is shown there.

use edition::Edition;
use std::collections::BTreeSet;
use vocab::{Action, Event, Face, Piece, Prompt, Token};

const PAGE: &str = include_str!("../../../../docs/notation.md");
const POSITIONS: &str = include_str!("../../../../docs/positions.md");

/// The lines of all blocks of a sort, without what explains them.
fn lines(sort: &str) -> Vec<&'static str> {
    lines_of(PAGE, sort)
}

fn lines_of(page: &'static str, sort: &str) -> Vec<&'static str> {
    let blocks = page.split(sort).skip(1).map(|rest| rest.split("\n```").next().unwrap());
    blocks
        .flat_map(str::lines)
        .map(|line| line.split('#').next().unwrap().trim())
        .filter(|line| !line.is_empty())
        .collect()
}

fn words<'a>(lines: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
    lines.into_iter().filter_map(|line| line.split(' ').next()).collect()
}

/// The finished games: each decision as its action and its events.
fn games() -> Vec<(String, Vec<String>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let games = files.filter(|path| path.extension().is_some_and(|end| end == "game"));
    let texts: Vec<String> = games.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let decisions = texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" | "));
    let split = |events: &str| events.split("; ").map(str::to_owned).collect();
    decisions
        .map(|(head, events)| (head.splitn(3, ' ').nth(2).unwrap_or_default().to_owned(), split(events)))
        .collect()
}

#[test]
fn every_action_on_the_page_is_one() {
    let vienna = Edition::vienna();
    for line in lines("```actions\n") {
        let action = Action::read(line, vienna).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(action.notation(vienna), line);
    }
}

#[test]
fn every_event_on_the_page_is_one() {
    let vienna = Edition::vienna();
    for line in lines("```events\n") {
        let truth = Event::<Piece>::read(line, vienna).map(|event| event.notation(vienna));
        let seen = Event::<Face>::read(line, vienna).map(|event| event.notation(vienna));
        assert_eq!(seen.unwrap_or_else(|error| panic!("{line}: {error}")), line);
        assert_eq!(truth.is_err(), line.ends_with('?'), "{line}: only what is hidden is unknown");
    }
}

#[test]
fn the_page_shows_every_word_that_is_played() {
    let (actions, events) = (words(lines("```actions\n")), words(lines("```events\n")));
    let games = games();
    for (action, happened) in &games {
        let unknown: Vec<_> =
            words(happened.iter().map(String::as_str)).difference(&events).copied().collect();
        assert!(unknown.is_empty(), "not on the page: {unknown:?}");
        let word = action.split(' ').next().unwrap();
        assert!(word.is_empty() || actions.contains(word), "not on the page: {action}");
    }
    assert_eq!(actions.len(), 14, "{actions:?}");
}

#[test]
fn every_question_is_explained_with_the_positions() {
    let vienna = Edition::vienna();
    let questions = lines_of(POSITIONS, "```prompts\n");
    for line in &questions {
        let prompt = Prompt::read(line, vienna).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        let mut again = String::new();
        prompt.write(vienna, &mut again);
        assert_eq!(again, *line);
    }
    let tags = |lines: Vec<&'static str>| -> BTreeSet<&str> {
        lines.into_iter().filter_map(|line| line.split(':').next()).collect()
    };
    let asked = lines("```events\n").into_iter().filter_map(|line| line.strip_prefix("asked "));
    assert_eq!(tags(questions), tags(asked.collect()));
}

#[test]
fn the_examples_of_positions_can_be_played() {
    let examples: Vec<&str> = POSITIONS.split("```position\n").skip(1).collect();
    assert!(examples.len() >= 2);
    for example in examples {
        let example = example.split("\n```").next().unwrap();
        if let Err(errors) = record::read_position(example, Edition::vienna()) {
            panic!("{example}\n{errors:#?}");
        }
    }
}
