//! A short run of every fuzz target over the seeds in `corpus/` and over slightly damaged copies of them.
//!
//! `cargo test -p testkit --test fuzz_corpus -- --ignored regenerate` recreates the seeds after the notation
//! or the edition has changed.
#![allow(clippy::unwrap_used)]

mod mutate;

use edition::Edition;
use record::{Record, Sheet, read_position};
use rules::{Luck, Seed, Setup};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use testkit::fuzz;
use vocab::{Action, Level};

type Seeds = Vec<(String, Vec<u8>)>;

#[test]
fn actions_and_events_are_read_or_refused() {
    run(fuzz::action, &corpus("action"), 400);
}

#[test]
fn positions_are_read_or_refused() {
    run(fuzz::position, &corpus("position"), 400);
}

#[test]
fn game_files_are_read_or_refused() {
    run(fuzz::game_file, &corpus("game_file"), 400);
}

#[test]
fn editions_are_accepted_or_refused() {
    let files = Edition::files_of_vienna();
    let seed = |(name, text): (&str, &str)| (name.to_owned(), format!("=== {name}\n{text}").into_bytes());
    run(fuzz::edition, &files.map(seed).to_vec(), 60);
}

/// Checks that the seeds are valid, because an invalid seed tests little.
#[test]
fn every_seed_is_valid() {
    for (name, data) in corpus("position") {
        let game = read_position(str::from_utf8(&data).unwrap(), Edition::vienna());
        assert!(game.is_ok(), "{name}: {game:?}");
    }
    for (name, data) in corpus("game_file") {
        let record = Record::read(str::from_utf8(&data).unwrap(), &|_| Some(Edition::vienna()));
        assert!(record.is_ok(), "{name}: {record:?}");
    }
    for (name, data) in corpus("action") {
        for line in str::from_utf8(&data).unwrap().lines() {
            let is_action = Action::read(line, Edition::vienna()).is_ok();
            assert!(
                is_action || vocab::Event::<vocab::Piece>::read(line, Edition::vienna()).is_ok(),
                "{name}: {line}"
            );
        }
    }
}

/// Runs a target over each seed and a number of damaged copies; prints the input that makes it panic.
fn run(target: fn(&[u8]), seeds: &Seeds, mutations: u64) {
    assert!(!seeds.is_empty());
    for (name, seed) in seeds {
        attempt(target, name, seed);
        for number in 1..=mutations {
            let data = mutate::mutate(seed, &mut Seed::from_number(number).dice(seed.len() as u64));
            attempt(target, &format!("{name}, mutation {number}"), &data);
        }
    }
}

fn attempt(target: fn(&[u8]), name: &str, data: &[u8]) {
    if catch_unwind(AssertUnwindSafe(|| target(data))).is_err() {
        panic!("{name}\n{}", String::from_utf8_lossy(data));
    }
}

fn folder(target: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target)
}

fn corpus(target: &str) -> Seeds {
    let entries = std::fs::read_dir(folder(target)).unwrap().map(|entry| entry.unwrap().path());
    let name = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    let mut seeds: Seeds = entries.map(|path| (name(&path), std::fs::read(&path).unwrap())).collect();
    seeds.sort();
    seeds
}

#[test]
#[ignore = "writes the seeds that the other tests read"]
fn regenerate() {
    let write = |target: &str, name: &str, text: String| {
        std::fs::create_dir_all(folder(target)).unwrap();
        std::fs::write(folder(target).join(name), text).unwrap();
    };
    let two = played(&Setup::players(2), 16);
    let three = played(&Setup::players(3), 100);
    let solo = played(&Setup::solo(Level::Middle), 12);
    let sheet = |record: &Record| Sheet::of(&record.game().position(), Edition::vienna());
    write("position", "two.toml", sheet(&two).to_text());
    write("position", "three.toml", sheet(&three).to_text());
    write("position", "solo.json", sheet(&solo).to_json());
    write("game_file", "two.game", two.write());
    write("game_file", "solo.game", solo.write());
    let mut record = Record::from_position(*three.game(), Seed::from_number(2));
    play(&mut record, 10);
    write("game_file", "from-position.game", record.write());
    write(
        "action",
        "actions.txt",
        notation(|record| {
            record.decisions().iter().map(|decision| decision.action.notation(record.edition())).collect()
        }),
    );
    write(
        "action",
        "events.txt",
        notation(|record| {
            let events = record.decisions().iter().flat_map(|decision| &decision.events);
            record.deal_events().iter().chain(events).map(|event| event.notation(record.edition())).collect()
        }),
    );
}

/// Lines of whole games: the first three with each word and number of fields.
fn notation(lines: fn(&Record) -> Vec<String>) -> String {
    let mut first: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for setup in [Setup::players(2), Setup::solo(Level::Difficult)] {
        for line in lines(&played(&setup, 5000)) {
            let word = line.split(' ').next().unwrap().to_owned();
            let alike = first.entry((word, line.split(' ').count())).or_default();
            if alike.len() < 3 && !alike.contains(&line) {
                alike.push(line);
            }
        }
    }
    first.into_values().flatten().map(|line| line + "\n").collect()
}

fn played(setup: &Setup, decisions: usize) -> Record {
    let mut record = Record::deal(setup, Edition::vienna(), Seed::from_number(1)).unwrap();
    play(&mut record, decisions);
    record
}

fn play(record: &mut Record, decisions: usize) {
    let mut choices = Seed::from_number(1).dice(u64::MAX);
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = record.game().to_act() else { return };
        record.game().legal(&mut legal);
        record.act(seat, legal[choices.below(legal.len() as u32) as usize].action()).unwrap();
    }
}
