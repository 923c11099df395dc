//! Fuzz targets: any input gives a result or a clear error, never a panic.
//!
//! There is one function for each kind of input. They panic only if a property fails, so the same code serves
//! `fuzz/`, which searches for inputs, and the test `fuzz_corpus`, which runs over a corpus of seeds.

use edition::Edition;
use record::{Record, Sheet, read_position};
use rules::{Game, Legal, Luck, Seed, Setup};
use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use vocab::{Action, Event, Face, Level, Piece, Seat, Token};

/// More decisions than any game has in any edition.
const LONGEST: u64 = 3000;

/// Lines as actions: each line that can be parsed is written back unchanged, and in each of some fixed games
/// it is refused or played. Lines as events are parsed and written back.
pub fn action(data: &[u8]) {
    for line in String::from_utf8_lossy(data).lines() {
        event_round_trips::<Piece>(line);
        event_round_trips::<Face>(line);
        let names = Edition::vienna();
        let Ok(action) = Action::read(line, names) else { continue };
        assert_eq!(Action::read(&action.notation(names), names), Ok(action), "{line}");
        GAMES.iter().for_each(|game| check_action(game, action));
    }
}

fn event_round_trips<C: Token + PartialEq + std::fmt::Debug>(line: &str) {
    let names = Edition::vienna();
    if let Ok(event) = Event::<C>::read(line, names) {
        assert_eq!(Event::read(&event.notation(names), names), Ok(event), "{line}");
    }
}

/// An accepted action is one of the listed choices, and leaves the game valid.
fn check_action(game: &Game, action: Action) {
    for seat in (1..=4).filter_map(Seat::new) {
        let Ok(legal) = game.check(seat, action) else { continue };
        let choice = legal.action().choice();
        assert!(listed(game).iter().any(|one| one.action().choice() == choice), "{action:?} is not listed");
        let mut after = *game;
        after.play(legal, &mut Seed::from_number(1).dice(1), &mut ());
        assert_eq!(after.broken(), [], "after {action:?}");
    }
}

/// Games of every kind at many points.
static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let tables = [Setup::players(2), Setup::players(3), Setup::players(4), Setup::solo(Level::Middle)];
    let moments = |(setup, seed): (&Setup, u64)| {
        let record = Record::deal(setup, Edition::vienna(), Seed::from_number(seed)).unwrap();
        let mut games = vec![*record.game()];
        walk(*record.game(), seed, 120, |game| games.push(*game));
        games.into_iter().step_by(9)
    };
    tables.iter().zip(1..).flat_map(moments).collect()
});

/// A position: if it is valid, it survives writing and parsing as text and as JSON, and it can be played.
pub fn position(data: &[u8]) {
    let vienna = Edition::vienna();
    let game = match read_position(&String::from_utf8_lossy(data), vienna) {
        Ok(game) => game,
        Err(errors) => return assert!(!errors.is_empty(), "rejected without a reason"),
    };
    let sheet = Sheet::of(&game.position(), vienna);
    for text in [sheet.to_text(), sheet.to_json(), sheet.to_line()] {
        assert_eq!(read_position(&text, vienna).as_ref(), Ok(&game), "{text}");
    }
    in_order(&game);
    walk(game, 1, 20, in_order);
}

/// A `.game` file: if it is valid, it survives writing and parsing, can be audited, and can be played on.
pub fn game_file(data: &[u8]) {
    // The hash of the edition is replaced, so that the corpus stays usable when an edition changes.
    let read = |text: &str| Record::read(text, &|_| Some(Edition::vienna()));
    let Ok(record) = read(&String::from_utf8_lossy(data)) else { return };
    let text = record.write();
    let again = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.write(), text);
    assert_eq!(again.game(), record.game(), "{text}");
    assert_eq!(again.decisions(), record.decisions(), "{text}");
    record.audit();
    in_order(record.game());
    walk(*record.game(), 1, 20, in_order);
}

/// Files of an edition, each after a line `=== name`, which replace those of Vienna. The edition is accepted
/// and playable, or rejected with its faults.
pub fn edition(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut files = Edition::files_of_vienna().to_vec();
    for (name, text) in text.split("=== ").filter_map(|file| file.split_once('\n')) {
        match files.iter_mut().find(|file| file.0 == name) {
            Some(file) => file.1 = text,
            None => files.push((name, text)),
        }
    }
    match Edition::from_files(&files) {
        Ok(edition) => play_with(keep(edition)),
        Err(faults) => assert!(!faults.is_empty(), "rejected without a fault"),
    }
}

/// Each edition is leaked only once, because games need it as long as the program runs.
fn keep(edition: Edition) -> &'static Edition {
    static KEPT: Mutex<BTreeMap<[u8; 32], &Edition>> = Mutex::new(BTreeMap::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    kept.entry(edition.hash).or_insert_with(|| edition.leak())
}

fn play_with(edition: &'static Edition) {
    for setup in [Setup::players(3), Setup::solo(Level::Difficult)] {
        let game = Game::deal(&setup, edition, &mut Seed::from_number(1).dice(0), &mut ()).unwrap();
        in_order(&game);
        let end = walk(game, 1, LONGEST, in_order);
        assert!(end.is_over(), "{setup:?} is not over after {LONGEST} decisions");
    }
}

/// The invariants hold, and somebody can act until the game is over.
fn in_order(game: &Game) {
    assert_eq!(game.broken(), []);
    assert_eq!(listed(game).is_empty(), game.is_over(), "{:?}", game.prompt());
}

/// Plays random decisions, calls `look` after each, and returns the last game. Exchanges are left out,
/// because they could go on forever.
fn walk(mut game: Game, seed: u64, decisions: u64, mut look: impl FnMut(&Game)) -> Game {
    let seed = Seed::from_number(seed);
    let mut choices = seed.dice(u64::MAX);
    for revision in 1..=decisions {
        let mut legal = listed(&game);
        legal.retain(|legal| !matches!(legal.action(), Action::Exchange { .. }));
        if legal.is_empty() {
            break;
        }
        let chosen = legal[choices.below(legal.len() as u32) as usize];
        game.play(chosen, &mut seed.dice(revision), &mut ());
        look(&game);
    }
    game
}

fn listed(game: &Game) -> Vec<Legal> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal
}
