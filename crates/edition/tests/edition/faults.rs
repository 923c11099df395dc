//! Faults of arbitrary files.

use crate::common::{Copy, with};
use edition::{Edition, Expected, Fault};

/// Lines `field = value` of a file, with their numbers.
fn fields(text: &str) -> Vec<(usize, &str)> {
    let lines = text.lines().enumerate().filter_map(|(index, line)| {
        let (field, value) = line.split_once(" = ")?;
        let is_field = field.chars().all(|c| c.is_ascii_lowercase() || c == '_') && value != "[";
        is_field.then_some((index + 1, field))
    });
    lines.collect()
}

/// The text with one line replaced.
fn replaced(text: &str, number: usize, new: &str) -> String {
    let lines = text.lines().zip(1..).map(|(line, n)| if n == number { new } else { line });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn five_different_faults_in_one_file_are_five_faults() {
    let copy = with("opera.toml", "year = 1764", "year = 1999")
        .with("opera.toml", "type = \"symphony\"", "type = \"concerto\"")
        .with("opera.toml", "vp = 3", "vp = 300")
        .with("opera.toml", "id = \"zaide\"", "id = \"Zaïde\"")
        .with("opera.toml", "perform = { talent = 2, ducats = 16 }", "perform = 16");
    let faults = copy.faults();
    assert_eq!(faults.len(), 5, "{faults:#?}");
    assert!(faults.is_sorted_by_key(|fault| fault.line));
    assert!(faults.iter().all(|fault| fault.file == "opera.toml" && fault.line > 0));
}

#[test]
fn a_syntax_error_is_reported_with_its_line_and_hides_no_faults_of_other_files() {
    let copy = with("opera.toml", "type = \"chamber\"", "type = \"chamber")
        .with("board.toml", "exchange_buy = 3", "exchange_buy = 0")
        .with("cities.toml", "vp = 6", "vp = -5");
    let faults = copy.faults();
    let line = copy.0[3].1.lines().position(|line| line == "type = \"chamber").unwrap() + 1;
    let syntax: Vec<&Fault> = faults.iter().filter(|fault| fault.file == "opera.toml").collect();
    assert!(matches!(syntax[0].expected, Expected::Toml { .. }));
    assert_eq!((syntax[0].line, syntax[0].found.as_str()), (line, "type = \"chamber"));
    assert_eq!(faults.iter().filter(|fault| fault.file != "opera.toml").count(), 2);
}

#[test]
fn a_fault_of_the_boards_does_not_hide_wrong_years_and_parts() {
    let copy = with("board.toml", "finance_start = 2", "finance_start = 99")
        .with("opera.toml", "year = 1764", "year = 1999")
        .with("constanze.toml", "part = 8", "part = 9");
    assert_eq!(copy.faults().len(), 3);
}

#[test]
fn a_value_of_the_wrong_type_is_a_fault_of_its_line_only() {
    for (index, (file, text)) in Edition::files_of_vienna().into_iter().enumerate() {
        // Components of a list are similar, so only some of their fields are tried.
        let step = if index < 2 { 1 } else { 5 };
        for (number, field) in fields(text).into_iter().step_by(step) {
            let mut copy = Copy::new();
            copy.0[index].1 = replaced(text, number, &format!("{field} = 1.5"));
            let faults = copy.faults();
            assert!(faults.iter().any(|fault| fault.line == number), "{file}:{number} {field}: {faults:#?}");
            let unknown = |fault: &&Fault| matches!(fault.expected, Expected::Fields { .. });
            assert_eq!(faults.iter().find(unknown), None, "{file}:{number} {field}");
        }
    }
}

#[test]
fn one_wrong_amount_of_a_story_is_one_fault() {
    for (wrong, count) in [("journey = 99", 1), ("journey = 0", 1), ("", 1), ("journey = 1", 0)] {
        let mut copy = Copy::new();
        let (_, text) = copy.0.iter_mut().find(|(file, _)| *file == "memories.toml").unwrap();
        *text = text.replacen("story = { journey = 1 }", &format!("story = {{ {wrong} }}"), 1);
        assert_eq!(copy.faults().len(), count, "{wrong}: {:?}", copy.faults());
    }
}

#[test]
fn a_field_with_another_name_is_a_fault() {
    for (index, (file, text)) in Edition::files_of_vienna().into_iter().enumerate() {
        for (number, field) in fields(text).into_iter().step_by(7) {
            let mut copy = Copy::new();
            let line = text.lines().nth(number - 1).unwrap();
            copy.0[index].1 = replaced(text, number, &line.replacen(field, "kolor", 1));
            let named = |fault: &Fault| fault.line == number && fault.found.ends_with("kolor");
            assert!(copy.faults().iter().any(named), "{file}:{number} {field}");
        }
    }
}

#[test]
fn any_bytes_give_an_edition_or_faults() {
    let mut luck: u64 = 1791;
    let mut next = |below: usize| {
        luck = luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (luck >> 33) as usize % below
    };
    let pieces =
        ["[[", "]]", "\"", "= ", "{", "}", "\n", "99", "-", "id", "é", "[[place]]\n", "\u{feff}", "\0"];
    for _ in 0..500 {
        let mut copy = Copy::new();
        for _ in 0..=next(3) {
            let file = next(copy.0.len());
            let text = &mut copy.0[file].1;
            let mut ends =
                [next(text.len() + 1), next(text.len() + 1)].map(|at| text.floor_char_boundary(at));
            ends.sort();
            let end = if next(8) == 0 {
                ends[1]
            } else {
                text.ceil_char_boundary((ends[0] + next(4)).min(ends[1]))
            };
            text.replace_range(ends[0]..end, pieces[next(pieces.len())]);
        }
        if let Err(faults) = copy.read() {
            assert!(!faults.is_empty());
        }
    }
}

#[test]
fn in_an_empty_folder_every_file_is_missing() {
    let faults = Edition::from_files(&[]).unwrap_err();
    assert_eq!(faults.len(), 10);
    assert!(faults.iter().all(|fault| fault.expected == Expected::File));
}
