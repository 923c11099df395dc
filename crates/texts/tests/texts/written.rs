//! Faults of what people write: notation, editions, positions, set-ups.

use crate::table::sound;
use edition::{Edition, Expected, Fault};
use texts::{Lang, faults, t};
use vocab::{Action, NotationError, Shelf};

const EN: Lang = Lang::En;

#[track_caller]
fn notation(text: &str, expected: &str) {
    let error = Action::read(text, Edition::vienna()).expect_err("it is not notation");
    assert_eq!(faults::notation(EN, &error), expected);
}

#[test]
fn notation_says_where_and_what() {
    notation(
        "",
        "Column 1: the line ends here; expected an action or an event, such as “use” or “travel munich”.",
    );
    notation("fly", "Column 1: found fly; expected an action or an event, such as “use” or “travel munich”.");
    notation("perform nothing", "Column 9: found nothing; expected the id of an Opus.");
    notation("document 8", "Column 10: found 8; expected a whole number from 1 to 7.");
    notation("document", "Column 9: the line ends here; expected another field.");
    notation("use it", "Column 5: found it; expected nothing more.");
    notation("travel vienna x", "Column 15: found x; expected a payment, such as t2T1+J1-C2.");
}

#[test]
fn every_expectation_of_notation_is_worded() {
    use vocab::Expected;
    let shelves = [
        Shelf::Memories,
        Shelf::Opera,
        Shelf::Tiles,
        Shelf::Cities,
        Shelf::Courts,
        Shelf::Bonuses,
        Shelf::Soloist,
        Shelf::Places,
    ];
    let others = [
        Expected::Word,
        Expected::OneOf(&["a", "b"]),
        Expected::Number(0, 9),
        Expected::Part,
        Expected::Payment,
        Expected::Icons,
        Expected::Field,
        Expected::End,
    ];
    let mut said = Vec::new();
    for expected in shelves.map(Expected::Member).into_iter().chain(others) {
        let sentence = faults::notation(EN, &NotationError { column: 3, found: "x".to_owned(), expected });
        sound(&sentence);
        assert!(!said.contains(&sentence), "{sentence}");
        said.push(sentence);
    }
}

/// One fault of each kind, with different words as arguments.
fn edition_faults() -> Vec<Expected> {
    let word = |word: &str| word.to_owned();
    vec![
        Expected::File,
        Expected::Bytes { most: 111 },
        Expected::NoMore { told: 222 },
        Expected::FileName { names: vec![word("a.toml"), word("b.toml")] },
        Expected::Toml { message: word("message") },
        Expected::Field { field: word("field") },
        Expected::Fields { fields: vec![word("one"), word("two")] },
        Expected::Text,
        Expected::List,
        Expected::Number { from: 11, to: 22 },
        Expected::Exactly { number: 33 },
        Expected::Word { words: vec![word("red"), word("green")] },
        Expected::Id { most: 99 },
        Expected::Unique { line: 44 },
        Expected::Count { count: 55 },
        Expected::AtLeast { count: 66 },
        Expected::AtMost { count: 77 },
        Expected::AtLeastDifferent { count: 88 },
        Expected::Different,
        Expected::either("this", "that"),
        Expected::Played,
        Expected::NamedKind,
        Expected::NoRepeat,
        Expected::Better,
        Expected::Road,
        Expected::CheaperFirst { above: word("above") },
        Expected::Nested,
        Expected::Table,
    ]
}

#[test]
fn every_fault_of_an_edition_says_all_its_words() {
    for expected in edition_faults() {
        let is_table = expected == Expected::Table;
        let fault = Fault {
            file: "cards.toml".to_owned(),
            line: 7,
            component: "memory dawn".to_owned(),
            found: "vp = 99".to_owned(),
            expected,
        };
        let sentence = faults::edition(EN, &fault);
        // This sentence shows the braces of a table.
        sound(&if is_table { sentence.replace(['{', '}'], "|") } else { sentence.clone() });
        for (name, word) in fault.arguments() {
            let unsaid = fault.key() == "fault-file-name" && name == "component";
            assert!(unsaid || sentence.contains(&word), "{name} in {sentence}");
        }
    }
}

#[test]
fn faults_of_an_edition_keep_their_words_in_order() {
    let say = |expected| {
        let (component, found) = ("memory dawn".to_owned(), "vp = 99".to_owned());
        faults::edition(EN, &Fault { file: String::new(), line: 0, component, found, expected })
    };
    assert_eq!(
        say(Expected::Number { from: 0, to: 9 }),
        "memory dawn: found vp = 99; expected a whole number from 0 to 9."
    );
    assert_eq!(
        say(Expected::Unique { line: 4 }),
        "memory dawn: found vp = 99 again; expected a value different from the one on line 4."
    );
}

#[test]
fn setups_and_positions_have_their_sentences() {
    assert_eq!(
        t::refusal_setup_players(EN, 5, 2, 4),
        "A game is for 2 to 4 players, not 5. To play alone, choose the Soloist."
    );
    assert_eq!(
        t::refusal_setup_players(EN, 2, 1, 1),
        "Against the Soloist you play alone, not with 2 players."
    );
    assert_eq!(t::refusal_setup_first(EN, 4, 3), "Player 4 can’t go first: the players are 1 to 3.");
    assert_eq!(
        t::fault_position_number(EN, 12, 0, 9, "seats[1].hand", "ROUND-3"),
        "seats[1].hand: found 12; expected 0 to 9 (ROUND-3)."
    );
    assert_eq!(
        t::fault_position_missing(EN, "piles[0]", "COMP-2", "A Carriage at Dawn"),
        "piles[0]: A Carriage at Dawn is missing from the position (COMP-2)."
    );
}
