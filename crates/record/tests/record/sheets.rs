//! Positions on paper: they round-trip, hide what is hidden, and say everything that is wrong with them.

use crate::common::{Chooser, play_for, setups, step};
use edition::Edition;
use record::{Record, Shape, Sheet, SheetError, Wrong, parse_position, read_position};
use rules::{Game, Problem, Seed, Setup};
use vocab::{Expected, Face, Piece, Seat, Shelf, Viewer};

fn vienna() -> &'static Edition {
    Edition::vienna()
}

fn sheet(game: &Game) -> Sheet {
    Sheet::of(&game.position(), vienna())
}

/// Positions of every table at random moments.
fn moments() -> Vec<Game> {
    let mut games = Vec::new();
    for (_, setup) in setups() {
        let mut chooser = Chooser(7);
        let mut record = Record::deal(&setup, vienna(), Seed::from_number(21)).unwrap();
        games.push(*record.game());
        while step(&mut record, &mut chooser) {
            if chooser.below(12) == 0 {
                games.push(*record.game());
            }
        }
        games.push(*record.game());
    }
    games
}

#[test]
fn positions_round_trip_as_json_and_as_toml() {
    for game in moments() {
        let sheet = sheet(&game);
        for text in [sheet.to_json(), sheet.to_line(), sheet.to_text()] {
            let again = read_position(&text, vienna()).unwrap_or_else(|errors| panic!("{text}\n{errors:#?}"));
            assert_eq!(again, game);
            assert_eq!(self::sheet(&again), sheet);
        }
        assert_eq!(sheet.to_line().lines().count(), 1);
        assert_eq!(serde_json::to_string(&sheet).unwrap().replace(' ', ""), sheet.to_line().replace(' ', ""));
    }
}

#[test]
fn views_round_trip_and_never_name_a_hidden_thing() {
    for game in moments() {
        let truth = game.position();
        for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Audience]) {
            let view = game.view(viewer);
            let text = Sheet::seen(&view, vienna()).to_text();
            assert_eq!(parse_position::<Face>(&text, vienna()).unwrap(), view.table);
            assert!(text.contains("\"?\""));
            let names = |pieces: &[Piece]| -> Vec<String> {
                let card = |piece: &Piece| match piece {
                    Piece::Memory(id) => vienna().memories[id.index()].label.id.clone(),
                    Piece::Opus(id) => vienna().opera[id.index()].label.id.clone(),
                    _ => String::new(),
                };
                pieces.iter().map(card).collect()
            };
            for name in truth.piles.iter().flat_map(|pile| names(pile)).chain(names(&truth.boxed)) {
                assert!(!text.contains(&format!(":{name}\"")), "{name}");
            }
        }
    }
}

#[test]
fn a_view_is_no_position_to_play_from() {
    let game = *play_for(&Setup::players(2), 1, 5).game();
    let text = Sheet::seen(&game.view(Viewer::Seat(Seat::at(0))), vienna()).to_json();
    let errors = read_position(&text, vienna()).unwrap_err();
    assert!(errors.iter().all(|error| matches!(&error.wrong, Wrong::Word { found, .. } if found == "?")));
}

#[test]
fn a_line_is_not_longer_than_a_page_is_wide() {
    for game in moments() {
        let sheet = sheet(&game);
        // A score sheet with many lines stands in a table that TOML does not let us break.
        let broken = |line: &&str| !line.starts_with("score");
        for line in sheet.to_text().lines().filter(broken).chain(sheet.to_json().lines()) {
            assert!(line.chars().count() <= 112, "{line}");
        }
    }
}

#[test]
fn an_edited_position_starts_a_new_game() {
    let game = *play_for(&Setup::players(2), 1, 30).game();
    let ducats = game.position().seats[0].ducats;
    let text = sheet(&game).to_json().replacen(&format!("\"ducats\": {ducats}"), "\"ducats\": 99", 1);
    let mut record = Record::from_position(read_position(&text, vienna()).unwrap(), Seed::from_number(2));
    assert_eq!(record.game().position().seats[0].ducats, 99);
    let mut chooser = Chooser(3);
    while step(&mut record, &mut chooser) {}
    assert!(record.game().is_over());
    assert_eq!(record.game().broken(), []);
}

#[test]
fn no_number_that_can_be_written_is_too_great_to_play_with() {
    for (_, setup) in setups() {
        let mut position = play_for(&setup, 1, 30).game().position();
        let seat = &mut position.seats[0];
        (seat.ducats, seat.counters) = (u16::MAX, vocab::ByKind([u8::MAX; 3]));
        seat.score = vocab::Score([u16::MAX; 15]);
        let game = read_position(&Sheet::of(&position, vienna()).to_text(), vienna()).unwrap();
        let mut record = Record::from_position(game, Seed::from_number(2));
        let mut chooser = Chooser(3);
        while step(&mut record, &mut chooser) {}
        assert!(record.write().contains("score 1 total 65535"));
    }
}

#[test]
fn what_is_empty_and_the_hash_can_be_left_out() {
    let game = *play_for(&Setup::players(2), 1, 0).game();
    let text = sheet(&game).to_text();
    let hash = format!(" {} {}", vienna().version, vienna().hash_hex());
    let short = text.replace(&hash, "");
    let keep = |line: &&str| !line.starts_with("slots") && !line.starts_with("counters");
    let short: String = short.lines().filter(keep).map(|line| format!("{line}\n")).collect();
    assert!(short.len() + 200 < text.len());
    assert_eq!(read_position(&short, vienna()), Ok(game));
}

/// The sheet of a fresh game with one text replaced, and its errors.
fn errors(change: &[(&str, &str)]) -> (String, Vec<SheetError>) {
    let mut text = sheet(play_for(&Setup::players(2), 1, 0).game()).to_text();
    for (from, to) in change {
        assert!(text.contains(from), "{from}\n{text}");
        text = text.replacen(from, to, 1);
    }
    let errors = read_position(&text, vienna()).unwrap_err();
    (text, errors)
}

/// The place of the first occurrence.
fn place(text: &str, of: &str) -> (usize, usize) {
    let at = text.find(of).unwrap();
    let line = text[..at].rsplit('\n').next().unwrap();
    (text[..at].matches('\n').count() + 1, line.chars().count() + 1)
}

#[test]
fn everything_that_cannot_be_read_is_listed_with_its_place() {
    let (text, errors) = errors(&[
        ("round = 1", "round = 6"),
        ("turn = 1", "turn = \"one\""),
        ("coach = \"", "coach = \"new-"),
        ("prompts = [\"lay\"]", "prompts = [\"lie\"]"),
        ("ducats = ", "ducatz = "),
        ("hand = [", "hand = [\"salieri\", "),
    ]);
    let find = |path: &str| {
        errors.iter().find(|error| error.path == path).unwrap_or_else(|| panic!("{path} {errors:?}"))
    };
    assert_eq!(errors.len(), 6);
    assert_eq!(find("round").wrong, Wrong::Number { found: 6, least: 1, most: 5 });
    assert_eq!((find("round").line, find("round").column), place(&text, "6\n"));
    assert_eq!(find("turn").wrong, Wrong::Shape { expected: Shape::Number });
    assert!(matches!(find("coach").wrong, Wrong::Word { expected: Expected::Member(Shelf::Places), .. }));
    assert!(matches!(&find("prompts[0]").wrong, Wrong::Word { found, .. } if found == "lie"));
    assert_eq!(find("seats[0].ducatz").wrong, Wrong::Unknown);
    let card = find("seats[0].hand[0]");
    assert_eq!((card.line, card.column), place(&text, "\"salieri\""));
    let wrong = Wrong::Word { found: "salieri".to_owned(), expected: Expected::Member(Shelf::Memories) };
    assert_eq!(card.wrong, wrong);
}

#[test]
fn everything_that_cannot_be_is_listed_with_its_place() {
    let game = *play_for(&Setup::players(2), 1, 0).game();
    let boxed = vocab_name(&game.position().boxed[0]);
    let (text, errors) = errors(&[
        ("finance = 2", "finance = 200"),
        ("talent = 2", "talent = 50"),
        ("\"marker\"", "\"empty\""),
        (&format!("\"{boxed}\", "), ""),
    ]);
    let fault = |path: &str| {
        let error =
            errors.iter().find(|error| error.path == path).unwrap_or_else(|| panic!("{path} {errors:?}"));
        let Wrong::Fault(fault) = &error.wrong else { panic!("{error}") };
        ((error.line, error.column), fault.problem.clone())
    };
    assert_eq!(fault("seats[0].finance").0, place(&text, "200"));
    assert!(matches!(fault("seats[0].finance").1, Problem::Number { found: 200, .. }));
    assert!(matches!(fault("seats[0].tracks").1, Problem::Number { found: 50, .. }));
    assert_eq!(fault("seats[0].spaces").0, place(&text, "[\"empty\""));
    assert!(matches!(fault("cards").1, Problem::Missing(_)));
}

fn vocab_name(piece: &Piece) -> String {
    let mut word = String::new();
    vocab::Token::write(piece, vienna(), &mut word);
    word
}

#[test]
fn a_missing_field_and_one_that_is_there_twice_are_named() {
    let game = *play_for(&Setup::players(2), 1, 0).game();
    let text = sheet(&game).to_json();
    let text = text.replacen("\"round\": 1", "\"turn\": 1", 1);
    let errors = read_position(&text, vienna()).unwrap_err();
    let named: Vec<_> = errors.iter().map(|error| (error.path.as_str(), error.wrong.clone())).collect();
    assert_eq!(named, [("turn", Wrong::Twice), ("round", Wrong::Missing)]);
}

#[test]
fn another_format_or_edition_is_refused() {
    let (_, wrong) = errors(&[("position 1", "position 2")]);
    assert!(matches!(&wrong[0].wrong, Wrong::Format { found, .. } if found == "lacrimosa-position 2"));
    let (_, wrong) = errors(&[("\"vienna ", "\"salzburg ")]);
    assert!(matches!(&wrong[0].wrong, Wrong::Edition { .. }));
}

#[test]
fn a_text_that_is_neither_json_nor_toml_says_where() {
    let json = read_position("{\n  \"round\": 1,\n  \"turn\" 2\n}", vienna()).unwrap_err();
    assert_eq!((json[0].line, json[0].column), (3, 10));
    let toml = read_position("round = 1\nturn = \n", vienna()).unwrap_err();
    assert_eq!(toml[0].line, 2);
    for error in json.iter().chain(&toml) {
        assert!(matches!(error.wrong, Wrong::Syntax { .. }));
    }
    let deep = "{\"row\":".repeat(10_000) + &"[".repeat(10_000);
    assert!(read_position(&deep, vienna()).is_err());
    let deep = "{\"row\":".to_owned() + &"[".repeat(10_000) + &"]".repeat(10_000) + "}";
    assert!(read_position(&deep, vienna()).is_err());
    assert!(read_position(&format!("row = {}{}", "[".repeat(10_000), "]".repeat(10_000)), vienna()).is_err());
    assert!(read_position("", vienna()).is_err());
}

#[test]
fn no_damage_to_a_sheet_makes_the_reader_or_the_game_panic() {
    let mut chooser = Chooser(23);
    let game = *play_for(&Setup::players(3), 6, 90).game();
    for text in [sheet(&game).to_text(), sheet(&game).to_json()] {
        for _ in 0..1500 {
            let mut damaged = text.as_bytes().to_vec();
            for _ in 0..=chooser.below(3) {
                let at = chooser.below(damaged.len());
                match chooser.below(3) {
                    0 => damaged[at] = (chooser.below(96) + 32) as u8,
                    1 => drop(damaged.remove(at)),
                    _ => damaged.insert(at, b"0123456789\"[]{},=:"[chooser.below(18)]),
                }
            }
            let Ok(game) = read_position(&String::from_utf8_lossy(&damaged), vienna()) else { continue };
            let mut record = Record::from_position(game, Seed::from_number(1));
            for _ in 0..40 {
                step(&mut record, &mut chooser);
            }
        }
    }
}
