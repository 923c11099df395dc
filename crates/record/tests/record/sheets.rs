//! Positions on paper: they round-trip, hide what is hidden, and say everything that is wrong with them.

use crate::common::{Chooser, play_for, setups, step};
use edition::Edition;
use record::{Record, Shape, Sheet, SheetError, Wrong, parse_position, read_position};
use rules::{Game, Problem, Seed, Setup};
use vocab::{
    Expected, Face, Icon, Icons, Level, Line, Mark, Movement, Part, Piece, Pool, Prompt, Seat, Shelf, Viewer,
};

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
            let text = Sheet::seen(&view, vienna()).to_line();
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
    assert!(matches!(fault("row, piles, boxed, discarded, seats").1, Problem::Missing(_)));
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

/// The faults of a position, each with its field.
fn faults(game: &Game, change: impl FnOnce(&mut vocab::Position)) -> Vec<(String, Problem)> {
    let mut position = game.position();
    change(&mut position);
    let errors = match read_position(&Sheet::of(&position, vienna()).to_text(), vienna()) {
        Ok(_) => Vec::new(),
        Err(errors) => errors,
    };
    let fault = |error: SheetError| match error.wrong {
        Wrong::Fault(fault) => (error.path, fault.problem),
        other => panic!("{}: {other:?}", error.path),
    };
    errors.into_iter().map(fault).collect()
}

fn paths(game: &Game, change: impl FnOnce(&mut vocab::Position)) -> Vec<String> {
    faults(game, change).into_iter().map(|(path, _)| path).collect()
}

/// A game in which the first two cards were just laid.
fn with_laid_cards(setup: &Setup) -> Game {
    let setup = Setup { first: Some(Seat::at(0)), ..*setup };
    let mut record = Record::deal(&setup, vienna(), Seed::from_number(1)).unwrap();
    step(&mut record, &mut Chooser(1));
    *record.game()
}

#[test]
fn a_turn_and_maintenance_begin_only_at_the_bottom_of_the_questions() {
    let game = with_laid_cards(&Setup::players(2));
    let card = Prompt::Card(Icons::default());
    let upkeep = Prompt::Maintenance { seat: Seat::at(0), step: 4 };
    let kinds = |pool| Prompt::Kinds { pool, left: 1 };
    let possible = [
        vec![Prompt::UseOrTake],
        vec![card],
        vec![card, Prompt::Gained([Icon::Travel].into_iter().collect())],
        vec![card, kinds(Pool::Counter), kinds(Pool::Track)],
    ];
    for prompts in possible {
        assert_eq!(paths(&game, |position| position.prompts = prompts.clone()), [""; 0], "{prompts:?}");
    }
    let impossible = [
        (vec![card, card], 1),
        (vec![card, Prompt::UseOrTake], 1),
        (vec![Prompt::UseOrTake, card], 1),
        (vec![card, upkeep, kinds(Pool::Track)], 1),
        (vec![card, Prompt::Gained([Icon::Travel].into_iter().collect()), card], 2),
    ];
    for (prompts, at) in impossible {
        let found = paths(&game, |position| position.prompts = prompts.clone());
        assert!(found.contains(&format!("prompts[{at}]")), "{prompts:?}: {found:?}");
    }
}

#[test]
fn the_neutral_marker_is_placed_once() {
    let game = with_laid_cards(&Setup::players(2));
    let (card, neutral) = (Prompt::Card(Icons::default()), Prompt::Neutral(Movement::Kyrie));
    let ask = |prompts: &[Prompt]| {
        let prompts = prompts.to_vec();
        paths(&game, |position| {
            position.parts.clear();
            position.prompts = prompts;
        })
    };
    assert_eq!(ask(&[card, neutral]), [""; 0]);
    assert_eq!(ask(&[card, neutral, neutral]), ["prompts[2]"]);
}

#[test]
fn a_marker_belongs_to_a_seat_that_plays_and_shows_its_own_note() {
    let (two, solo) = (with_laid_cards(&Setup::players(2)), with_laid_cards(&Setup::solo(Level::Easy)));
    let mark = |game: &Game, by: Option<u8>, line: Line| {
        faults(game, |position| {
            position.parts.clear();
            let part = Part::new(Movement::Kyrie, 0);
            let by = by.map(|number| Seat::new(number).unwrap());
            match (by, &mut position.soloist) {
                (None, _) => position.seats[0].neutral = false,
                (Some(seat), Some(soloist)) if seat.index() == 1 => soloist.markers -= 1,
                (Some(seat), _) if seat.index() < 2 => position.seats[seat.index()].markers[6] = false,
                _ => {}
            }
            position.parts.push((part, Mark::Written { by, line }));
        })
    };
    let wrong = vec![("requiem".to_owned(), Problem::Mark(Part::new(Movement::Kyrie, 0)))];
    assert_eq!((mark(&two, Some(1), Line::Lower), mark(&two, None, Line::Lower)), (vec![], vec![]));
    assert_eq!(
        (mark(&two, Some(3), Line::Upper), mark(&two, Some(4), Line::Lower)),
        (wrong.clone(), wrong.clone())
    );
    assert_eq!((mark(&solo, Some(1), Line::Upper), mark(&solo, Some(2), Line::Lower)), (vec![], vec![]));
    assert_eq!(mark(&solo, None, Line::Upper), []);
    for (by, line) in [(Some(1), Line::Lower), (Some(2), Line::Upper), (None, Line::Lower)] {
        assert_eq!(mark(&solo, by, line), wrong, "{by:?} {line:?}");
    }
}

#[test]
fn the_soloist_has_shown_at_most_two_cards_for_each_of_his_turns() {
    let game = with_laid_cards(&Setup::solo(Level::Easy));
    let shown = |turn: u8, cards: usize| {
        paths(&game, |position| {
            position.turn = vocab::Slot::new(turn).unwrap();
            let seat = &mut position.seats[0];
            seat.slots.swap(0, usize::from(turn) - 1);
            let soloist = position.soloist.as_mut().unwrap();
            for piece in soloist.deck.drain(..cards) {
                let Piece::Soloist(id) = piece else { panic!("{piece:?}") };
                soloist.shown.push(id);
            }
        })
    };
    assert_eq!((shown(1, 0), shown(2, 2), shown(4, 6)), (vec![], vec![], vec![]));
    for (turn, cards) in [(1, 1), (1, 8), (2, 3), (4, 8)] {
        assert_eq!(shown(turn, cards), ["soloist.shown"], "turn {turn}: {cards} cards");
    }
}

#[test]
fn a_tile_sleeps_only_while_its_reward_is_carried_out() {
    let game = with_laid_cards(&Setup::players(2));
    let hire = |prompts: &[Prompt], asleep: bool| {
        paths(&game, |position| {
            let composer = position.composers[Line::Upper].unwrap();
            let stack = vienna().derived.stack(2, composer, Movement::Kyrie);
            position.parts = vec![(
                Part::new(Movement::Kyrie, 0),
                Mark::Written { by: Some(Seat::at(0)), line: Line::Upper },
            )];
            position.tiles_taken[Line::Upper][Movement::Kyrie] = 1;
            let seat = &mut position.seats[0];
            (seat.markers[6], seat.tiles[6], seat.asleep[6]) = (false, Some(stack[0]), asleep);
            position.prompts = prompts.to_vec();
        })
    };
    let (card, wake) = (Prompt::Card(Icons::default()), Prompt::Wake(vocab::InstrumentSpace::at(6)));
    let gained = Prompt::Gained([Icon::Travel].into_iter().collect());
    assert_eq!((hire(&[card], false), hire(&[card, wake, gained], true)), (vec![], vec![]));
    assert_eq!(hire(&[card], true), ["seats[0].spaces"]);
    assert_eq!(hire(&[card, wake, gained], false), ["prompts"]);
    assert_eq!(hire(&[card, wake, wake, gained], true), ["prompts[2]"]);
}

#[test]
fn only_the_left_end_of_the_row_can_be_empty() {
    let game = with_laid_cards(&Setup::players(2));
    let empty = |spaces: &[usize]| {
        faults(&game, |position| {
            for space in spaces {
                position.discarded.extend(position.row[*space].take());
            }
        })
    };
    assert_eq!((empty(&[0]), empty(&[0, 1, 2])), (vec![], vec![]));
    assert_eq!(empty(&[3]), [("row[3]".to_owned(), Problem::Gap)]);
    assert_eq!(empty(&[0, 6]), [("row[6]".to_owned(), Problem::Gap)]);
}

#[test]
fn a_card_or_tile_in_two_places_is_reported_at_its_field() {
    let game = with_laid_cards(&Setup::players(2));
    let found = paths(&game, |position| {
        let card = position.row[6].unwrap();
        position.discarded.push(card);
        let court = position.courts[0];
        position.courts.push(court);
        let city = position.cities.remove(0);
        assert!(matches!(city, Piece::City(_)));
    });
    let last = game.position().courts.len();
    assert_eq!(found, ["discarded[0]", &format!("courts[{last}]"), "map, cities, city_discard"]);
}

/// A position with what is dealt by a number.
fn dealt(deal: u64, fields: &str) -> Result<Game, Vec<SheetError>> {
    let head = format!("format = \"lacrimosa-position 1\"\nedition = \"vienna\"\ndeal = {deal}\n");
    read_position(&(head + fields), vienna())
}

#[test]
fn the_rest_of_a_position_is_dealt_and_can_be_played_to_the_end() {
    let positions = [
        "seats = [{}, {}]",
        "seats = [{}, {}, {}, {}]\nround = 4\nturn = 3\nfirst = 2\nactive = 4",
        "level = \"difficult\"\nround = 5\nturn = 2\nseats = [{ ducats = 9 }, {}]",
        "seats = [{ hand = [\"herr-trazom\", \"?\"] }, { opera = [\"zaide\"] }]\nround = 3",
        "composers = { upper = \"eybler\", lower = \"stadler\" }\nrequiem = { \"kyrie.1\" = \"1 upper\" }\nseats = [{}, {}]",
        "prompts = [\"card:travel,requiem\"]\nseats = [{ slots = [\"a-carriage-at-dawn coffee-and-gossip\", \"-\", \"-\", \"-\"] }, {}]",
    ];
    for fields in positions {
        for deal in 0..20 {
            let game = dealt(deal, fields).unwrap_or_else(|errors| panic!("{fields}: {errors:#?}"));
            assert_eq!(dealt(deal, fields), Ok(game), "the same number deals the same");
            let mut record = Record::from_position(game, Seed::from_number(2));
            let mut chooser = Chooser(deal);
            while step(&mut record, &mut chooser) {}
            assert!(record.game().is_over());
            assert_eq!(record.game().broken(), []);
        }
        assert_ne!(dealt(1, fields), dealt(2, fields), "{fields}");
    }
}

#[test]
fn what_the_author_names_stays_where_it_is() {
    let fields = "round = 3\nrow = [\"-\", \"-\", \"-\", \"-\", \"-\", \"-\", \"opus:zaide\"]\n";
    let game = dealt(7, &format!("{fields}seats = [{{ hand = [\"?\", \"herr-trazom\"] }}, {{}}]")).unwrap();
    let position = game.position();
    assert_eq!(position.row.iter().flatten().count(), 1);
    assert_eq!(position.seats[0].hand.len(), 2, "a card face down is dealt");
    assert_eq!((position.seats[0].cards.len(), position.seats[1].hand.len()), (9, 4));
}

#[test]
fn a_view_can_be_played_from_if_its_hidden_cards_are_dealt() {
    for (_, setup) in setups() {
        for decisions in [0, 7, 40] {
            let game = *play_for(&setup, 3, decisions).game();
            for viewer in game.seats().filter(|seat| !game.is_soloist(*seat)).map(Viewer::Seat) {
                let view = game.view(viewer);
                let text = Sheet::seen(&view, vienna()).to_text();
                let text = text.replacen("viewer", "deal = 5\nviewer", 1);
                let again =
                    read_position(&text, vienna()).unwrap_or_else(|errors| panic!("{text}\n{errors:#?}"));
                assert_eq!(again.view(viewer), view);
            }
        }
    }
}

#[test]
fn a_dealt_sheet_keeps_what_is_empty_in_the_view() {
    for (_, setup) in setups() {
        for decisions in [0, 40, 120, 200, 300] {
            let game = *play_for(&setup, 4, decisions).game();
            for viewer in game.seats().filter(|seat| !game.is_soloist(*seat)).map(Viewer::Seat) {
                let view = game.view(viewer);
                let text = Sheet::dealt(&view, vienna(), 5).to_text();
                let again =
                    read_position(&text, vienna()).unwrap_or_else(|errors| panic!("{text}\n{errors:#?}"));
                assert_eq!(again.view(viewer), view);
            }
        }
    }
}
