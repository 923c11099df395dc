//! The puzzles that come with the page hold what they promise.
#![allow(clippy::unwrap_used)]

use bots::net::{Net, NetRole};
use edition::Edition;
use puzzles::{Grade, LEVELS, Puzzle, PuzzleSet, SetError, Theme, check, end_of_turn};
use std::collections::BTreeSet;
use vocab::{Action, Prompt, Viewer};

const SHIPPED: &str = include_str!("../../web/static/puzzles.jsonl");
/// The most bytes of the packed file.
const MOST: usize = 120_000;

fn vienna() -> &'static Edition {
    Edition::vienna()
}

fn shipped() -> PuzzleSet {
    PuzzleSet::read(SHIPPED, vienna()).unwrap()
}

#[test]
fn at_least_150_puzzles_of_every_theme_and_grade_fit_into_a_small_file() {
    let set = shipped();
    let names: BTreeSet<&str> = set.puzzles().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(names.len(), set.puzzles().count());
    assert!(names.len() >= 150, "{}", names.len());
    assert!(Theme::ALL.iter().all(|theme| set.puzzles().any(|puzzle| puzzle.theme == *theme)));
    assert!(Grade::ALL.iter().all(|grade| set.puzzles().any(|puzzle| Grade::of(puzzle) == *grade)));
    assert!((1..=4).all(|players| set.puzzles().any(|puzzle| puzzle.players == players)));
    let mut packed = Vec::new();
    brotli::BrotliCompress(
        &mut SHIPPED.as_bytes(),
        &mut packed,
        &brotli::enc::BrotliEncoderParams::default(),
    )
    .unwrap();
    assert!(packed.len() <= MOST, "{} bytes", packed.len());
}

#[test]
fn every_puzzle_begins_a_turn_and_both_of_its_turns_are_legal() {
    for puzzle in shipped().puzzles() {
        let (game, seat) = puzzle.game(vienna()).unwrap();
        assert_eq!(game.prompt(), Some(Prompt::Lay), "{}", puzzle.id);
        assert!(!game.is_soloist(seat));
        let [best, rival] = [puzzle.solution(vienna()), puzzle.second_best(vienna())].map(Option::unwrap);
        for turn in [&best, &rival] {
            assert!(matches!(turn[..], [Action::Lay { .. }, .., Action::EndTurn]), "{}", puzzle.id);
        }
        let ends = [&best, &rival].map(|turn| end_of_turn(&game, turn).unwrap());
        assert_ne!(ends[0], ends[1], "{}", puzzle.id);
        assert!(puzzle.margin >= 1000 && puzzle.margin >= 3 * puzzle.error, "{}", puzzle.id);
    }
}

#[test]
fn no_more_than_two_in_a_hundred_candidates_were_disputed() {
    let set = shipped();
    let sum = |figure: fn(&puzzles::MinedGame) -> u32| set.games.iter().map(figure).sum::<u32>();
    assert!(sum(|game| game.disputed) * 50 <= sum(|game| game.candidates));
}

#[test]
fn stronger_levels_solve_more_puzzles() {
    let set = shipped();
    let solved = |at: usize| set.puzzles().map(|puzzle| u32::from(puzzle.found[at])).sum::<u32>();
    let rates: Vec<u32> = (0..LEVELS.len()).map(solved).collect();
    assert!(rates.is_sorted_by(|weaker, stronger| weaker < stronger), "{rates:?}");
}

#[test]
fn a_sample_holds_when_it_is_searched_again() {
    let mut bytes = Vec::new();
    let net = include_bytes!("../../nets/files/champion.net.br");
    brotli::BrotliDecompress(&mut &net[..], &mut bytes).unwrap();
    NetRole::Champion.install(Net::from_bytes(&bytes).unwrap());
    let set = shipped();
    let cheap: Vec<&Puzzle> = set.puzzles().filter(|puzzle| puzzle.players <= 2).collect();
    for puzzle in cheap.iter().step_by(cheap.len().div_ceil(5)) {
        assert_eq!(check(puzzle, vienna(), 77, Some(60), &mut || false), Ok(()), "{}", puzzle.id);
    }
}

#[test]
fn two_orders_of_the_same_decisions_lead_to_the_same_end() {
    // The cards are chosen together, so the first decisions have one order; of later ones any order counts.
    let found = shipped().puzzles().any(|puzzle| {
        let (game, _) = puzzle.game(vienna()).unwrap();
        let turn = puzzle.solution(vienna()).unwrap();
        let end = end_of_turn(&game, &turn);
        (2..turn.len().saturating_sub(2)).any(|at| {
            let mut other = turn.clone();
            other.swap(at, at + 1);
            other != turn && end_of_turn(&game, &other) == end
        })
    });
    assert!(found);
}

#[test]
fn the_position_reveals_nothing_hidden() {
    for puzzle in shipped().puzzles() {
        let (game, seat) = puzzle.game(vienna()).unwrap();
        let (view, text) = (game.view(Viewer::Seat(seat)), puzzle.position.get());
        let deal = puzzle.id.split('-').next().and_then(|game| game.parse().ok()).unwrap();
        assert_eq!(record::Sheet::dealt(&view, vienna(), deal).to_line(), text, "{}", puzzle.id);
    }
}

#[test]
fn a_set_that_cannot_be_read_says_why() {
    let error = |text: &str| PuzzleSet::read(text, vienna()).unwrap_err();
    assert_eq!(error("{}\n"), SetError::Header);
    let other = SHIPPED.replacen(&vienna().hash_hex(), "0123", 1);
    assert_eq!(error(&other), SetError::Edition("0123".to_owned()));
    let header = SHIPPED.lines().next().unwrap();
    assert_eq!(error(&format!("{header}\n{{}}\n")), SetError::Line(2));
    // A run that was stopped while it wrote leaves half a line.
    let half = format!("{header}\n{}", &SHIPPED[header.len() + 1..header.len() + 40]);
    assert_eq!(PuzzleSet::read(&half, vienna()).unwrap().games.len(), 0);
}
