//! A hostile edition costs little: the number and length of its faults are limited.

use crate::common::{Copy, with};
use edition::{Edition, Expected, Fault};

/// The size of a large file.
const LONG: usize = 500_000;
/// The most faults of a file, with the note that there are more.
const MOST: usize = 21;

/// The faults of one file with this text; all other files are sound.
fn faults(file: &str, text: String) -> Vec<Fault> {
    let mut copy = Copy::new();
    *copy.text(file) = text;
    copy.faults()
}

#[test]
fn a_file_full_of_faults_reports_twenty_and_that_there_are_more() {
    let told = faults("courts.toml", "=\n".repeat(LONG / 2));
    assert_eq!(told.len(), MOST);
    assert!(told.is_sorted_by_key(|fault| fault.line));
    assert!(told[..MOST - 1].iter().all(|fault| (1..MOST).contains(&fault.line) && fault.found == "="));
    assert_eq!(told[MOST - 1].expected, Expected::NoMore { told: MOST - 1 });
    assert_eq!(told[MOST - 1].file, "courts.toml");
}

#[test]
fn exactly_twenty_faults_are_reported_without_a_note_that_there_are_more() {
    let text = format!("{}{}", "kolor = 1\n", Copy::new().text("courts.toml"));
    let told = faults("courts.toml", text);
    assert_eq!(told.len(), 1, "{told:?}");
    let mut text = Copy::new().text("courts.toml").clone();
    text.insert_str(0, &(0..20).map(|n| format!("kolor{n} = 1\n")).collect::<String>());
    let told = faults("courts.toml", text.clone());
    assert_eq!(told.len(), 20, "{told:?}");
    assert!(told.iter().all(|fault| matches!(fault.expected, Expected::Fields { .. })));
    let told = faults("courts.toml", format!("and_one_more = 1\n{text}"));
    assert_eq!(told.len(), MOST);
}

#[test]
fn faults_of_a_hostile_file_are_few_and_short() {
    let id = "a".repeat(LONG / 2);
    let keys = |from: &str| (0..LONG / 40).map(|n| format!("{from}{n} = 1\n")).collect::<String>();
    let many = |line: &str| line.repeat(LONG / line.len());
    let hostile = [
        ("courts.toml", many("= ")),
        ("courts.toml", many("[[court]]\n")),
        ("courts.toml", keys("kolor")),
        ("courts.toml", format!("[[court]]\nid = \"{id}\"\n{}", keys("kolor"))),
        ("courts.toml", format!("{id} = 1\n")),
        ("courts.toml", format!("\"{}\" = 1\n", many("ä "))),
        ("courts.toml", format!("a{} = 1\n", ".a".repeat(LONG / 2))),
        ("courts.toml", format!("[a{}]\n", ".a".repeat(LONG / 2))),
        ("courts.toml", "[".repeat(LONG)),
        ("courts.toml", format!("a = {}", "[".repeat(LONG))),
        ("courts.toml", format!("a = {}", "{a=".repeat(LONG / 3))),
        ("courts.toml", format!("a = \"{id}")),
        ("courts.toml", many("a.b.c.d.e = 1\n")),
        ("courts.toml", many("[a.b.c.d]\n")),
        ("courts.toml", many("[[a]]\n[a.b]\n")),
        (
            "cities.toml",
            many("[[city]]\nid = \"academy\"\nname = \"x\"\ncost = {}\nplain = {}\ngilded = {}\n"),
        ),
        ("board.toml", many("[[place]]\nid = \"a\"\nname = \"x\"\nkind = \"city\"\nnumber = 1\n")),
        (
            "board.toml",
            format!(
                "{}{}",
                Copy::new().text("board.toml"),
                many("[[road]]\nbetween = [\"salzburg\", \"munich\"]\nducats = 1\n")
            ),
        ),
        ("memories.toml", format!("[[memory]]\nactions = [{}]\n", many("\"x\", "))),
        (
            "composers.toml",
            many(
                "[[tile]]\nid = \"a\"\ntitle = \"x\"\ncomposer = \"eybler\"\nmovement = \"kyrie\"\ndots = 0\ncost = {}\n",
            ),
        ),
    ];
    for (file, text) in hostile {
        let start: String = text.chars().take(40).collect();
        let told = faults(file, text);
        let of_file = told.iter().filter(|fault| fault.file == file).count();
        assert!((1..=MOST).contains(&of_file), "{start}: {of_file}");
        // Other files may have faults because of this one, but only a limited number.
        assert!(told.len() <= 10 * MOST, "{start}: {}", told.len());
        for fault in &told {
            assert!(fault.to_string().len() < 2000, "{start}: {fault}");
        }
    }
}

#[test]
fn faults_about_unknown_files_are_few_and_short() {
    let names: Vec<String> = (0..LONG / 100).map(|n| format!("{n}{}", "x".repeat(100))).collect();
    let files: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "")).collect();
    let told = Edition::from_files(&files).unwrap_err();
    assert_eq!(told.len(), MOST + Edition::files_of_vienna().len());
    assert!(told.iter().all(|fault| fault.file.chars().count() <= 121 && fault.found.chars().count() <= 121));
}

#[test]
fn a_file_or_an_id_that_is_too_long_is_a_fault() {
    let told = faults("courts.toml", " ".repeat(1024 * 1024 + 1));
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].expected, Expected::Bytes { most: 1024 * 1024 });
    let id = |length: usize| {
        let line = format!("id = \"{}\"", "a".repeat(length));
        with("cities.toml", "id = \"academy\"", &line)
    };
    let texts = id(64);
    let files: Vec<(&str, &str)> = texts.0.iter().map(|(name, text)| (*name, text.as_str())).collect();
    assert!(Edition::from_files(&files).is_ok());
    assert_eq!(id(65).faults()[0].expected, Expected::Id { most: 64 });
}
