//! An interrupted match that is resumed has the same results as one that was not interrupted.
#![allow(clippy::unwrap_used)]

use arena::{Block, Entrant, Header, Ledger, LedgerError, OpenedLedger, Report, Tournament, run};
use edition::Edition;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// A file that is removed at the end of the test.
struct Paper(PathBuf);

impl Paper {
    fn new(name: &str) -> Paper {
        let paper = Paper(std::env::temp_dir().join(format!("arena-{}-{name}.jsonl", std::process::id())));
        let _ = std::fs::remove_file(&paper.0);
        paper
    }

    fn append(&self, text: &str) {
        let mut file = std::fs::File::options().append(true).create(true).open(&self.0).unwrap();
        file.write_all(text.as_bytes()).unwrap();
    }
}

impl Drop for Paper {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn tournament(words: &str) -> Tournament {
    let entrants = words.split(' ').map(|word| Entrant::parse(word, None).unwrap()).collect();
    Tournament::of_players(entrants, 2).unwrap()
}

fn open(path: &Path, tournament: &Tournament) -> Result<OpenedLedger, LedgerError> {
    Ledger::open(path, &Header::new(tournament, Edition::vienna(), 1), tournament)
}

/// Plays at most this many blocks that are not in the file yet. Returns all blocks of the file.
fn go_on(path: &Path, tournament: &Tournament, most: usize) -> Vec<Block> {
    let OpenedLedger { mut ledger, mut blocks, .. } = open(path, tournament).unwrap();
    let known: Vec<u64> = blocks.iter().map(|block| block.seed).collect();
    let left: Vec<u64> = (1..=6).filter(|seed| !known.contains(seed)).take(most).collect();
    let played = run(tournament, Edition::vienna(), &left, Some(2), |block| {
        ledger.add(&block).unwrap();
        blocks.push(block);
        ControlFlow::Continue(())
    });
    assert_eq!(played, Ok(()));
    blocks.sort_by_key(|block| block.seed);
    blocks
}

/// The blocks without times.
fn timeless(mut blocks: Vec<Block>) -> Vec<Block> {
    for seat in blocks.iter_mut().flat_map(|block| &mut block.games).flat_map(|game| &mut game.seats) {
        (seat.micros, seat.longest) = (0, 0);
    }
    blocks
}

#[test]
fn a_resumed_match_equals_one_that_never_stopped() {
    let tournament = tournament("random adagio");
    let (whole, broken) = (Paper::new("whole"), Paper::new("broken"));
    let at_once = timeless(go_on(&whole.0, &tournament, 6));
    assert_eq!(go_on(&broken.0, &tournament, 2).len(), 2);
    assert_eq!(go_on(&broken.0, &tournament, 3).len(), 5);
    broken.append("{\"seed\":6,\"ga");
    let OpenedLedger { truncated, blocks, ledger } = open(&broken.0, &tournament).unwrap();
    assert!(truncated && blocks.len() == 5);
    drop(ledger);
    let in_parts = timeless(go_on(&broken.0, &tournament, 6));
    assert_eq!(at_once, in_parts);
    let report = Report::new(&tournament, &in_parts, None);
    assert_eq!(report, Report::new(&tournament, &at_once, None));
    assert_eq!((report.blocks, report.games, report.ladder.len()), (6, 12, 2));
}

#[test]
fn any_number_of_threads_plays_the_same_and_stops_when_told() {
    let tournament = tournament("random adagio");
    let played = |threads, enough: usize| {
        let mut blocks = Vec::new();
        let done = run(&tournament, Edition::vienna(), &[1, 2, 3, 4, 5], Some(threads), |block| {
            blocks.push(block);
            if blocks.len() == enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(done, Ok(()));
        blocks.sort_by_key(|block| block.seed);
        timeless(blocks)
    };
    assert_eq!(played(1, 9), played(3, 9));
    assert_eq!(played(2, 2).len(), 2);
}

#[test]
fn the_blocks_of_another_match_are_not_mixed_in() {
    let paper = Paper::new("other");
    go_on(&paper.0, &tournament("random adagio"), 1);
    match open(&paper.0, &tournament("random andante")).err() {
        Some(LedgerError::Other(differences)) => {
            let [(name, there, here)] = &differences[..] else { panic!("{differences:?}") };
            assert_eq!([name, there, here], ["bots", "random adagio", "random andante"]);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_file_that_is_not_a_ledger_is_left_unchanged() {
    let tournament = tournament("random adagio");
    for text in ["a letter", "a letter\n", "{}\n{}\n"] {
        let paper = Paper::new("letter");
        paper.append(text);
        assert!(matches!(open(&paper.0, &tournament), Err(LedgerError::Foreign)), "{text}");
        assert_eq!(std::fs::read_to_string(&paper.0).unwrap(), text);
    }
}

#[test]
fn a_line_that_is_not_a_block_of_the_match_is_an_error_with_its_number() {
    let tournament = tournament("random adagio");
    let paper = Paper::new("line");
    go_on(&paper.0, &tournament, 1);
    paper.append("{\"seed\":2,\"games\":[]}\n");
    assert!(matches!(open(&paper.0, &tournament), Err(LedgerError::Line(3))));
}

#[test]
fn a_file_that_is_being_written_is_not_opened_twice() {
    let tournament = tournament("random adagio");
    let paper = Paper::new("busy");
    let _first = open(&paper.0, &tournament).unwrap();
    assert!(matches!(open(&paper.0, &tournament), Err(LedgerError::Busy)));
}
