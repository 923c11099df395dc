//! Every fault has a sentence, which contains all its arguments.

use edition::{Edition, Expected, Fault};
use std::collections::BTreeSet;

const CATALOGUE: &str = include_str!("../../../../locales/en/edition.ftl");

/// One fault of each kind.
fn faults() -> Vec<Fault> {
    let expected = [
        Expected::File,
        Expected::Bytes { most: 1_048_576 },
        Expected::NoMore { told: 20 },
        Expected::FileName { names: vec!["board.toml".to_owned()] },
        Expected::Toml { message: "unclosed string".to_owned() },
        Expected::Field { field: "vp".to_owned() },
        Expected::Fields { fields: vec!["vp".to_owned(), "ducats".to_owned()] },
        Expected::Text,
        Expected::List,
        Expected::Table,
        Expected::Number { from: 0, to: 60 },
        Expected::Exactly { number: 4 },
        Expected::Word { words: vec!["top".to_owned(), "bottom".to_owned()] },
        Expected::Id { most: 64 },
        Expected::Unique { line: 7 },
        Expected::Count { count: 46 },
        Expected::AtLeast { count: 1 },
        Expected::AtMost { count: 10 },
        Expected::AtLeastDifferent { count: 2 },
        Expected::Different,
        Expected::either("cost", "reward"),
        Expected::Played,
        Expected::NamedKind,
        Expected::NoRepeat,
        Expected::Better,
        Expected::Road,
        Expected::CheaperFirst { above: "eybler-kyrie-1".to_owned() },
        Expected::Nested,
    ];
    let fault = |expected| Fault {
        file: "opera.toml".to_owned(),
        line: 3,
        component: "opus zaide".to_owned(),
        found: "vp = 99".to_owned(),
        expected,
    };
    expected.map(fault).to_vec()
}

/// The message with this key.
fn message(key: &str) -> Option<&'static str> {
    CATALOGUE.lines().find_map(|line| line.strip_prefix(&format!("{key} = ")))
}

#[test]
fn every_fault_has_a_sentence_with_just_its_arguments() {
    for fault in faults() {
        let message = message(fault.key()).unwrap_or_else(|| panic!("no message {}", fault.key()));
        let variables: BTreeSet<&str> =
            message.split("{ $").skip(1).map(|after| after.split(' ').next().unwrap()).collect();
        let arguments: Vec<&str> = fault.arguments().iter().map(|(name, _)| *name).collect();
        assert_eq!(arguments, variables.into_iter().collect::<Vec<_>>(), "{}", fault.key());
    }
}

#[test]
fn every_sentence_has_its_fault() {
    let keys: BTreeSet<&str> = faults().iter().map(Fault::key).collect();
    let messages: BTreeSet<&str> = CATALOGUE
        .lines()
        .filter(|line| line.starts_with("fault-"))
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    assert_eq!(keys, messages);
}

#[test]
fn every_count_has_its_name() {
    for (key, count) in Edition::vienna().counts() {
        assert!(count > 0 && message(key).is_some(), "{key}");
    }
}

#[test]
fn a_fault_says_component_found_and_expected() {
    let faults = faults();
    let fault = faults.iter().find(|fault| matches!(fault.expected, Expected::Number { .. })).unwrap();
    let expected = [("component", "opus zaide"), ("found", "vp = 99"), ("from", "0"), ("to", "60")];
    assert_eq!(fault.key(), "fault-number");
    assert_eq!(fault.arguments(), expected.map(|(name, value)| (name, value.to_owned())));
    assert!(fault.to_string().starts_with("opera.toml:3: opus zaide: found \"vp = 99\", expected"));
}
