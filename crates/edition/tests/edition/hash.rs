//! The hash of an edition depends on what matters for play, not on wording or formatting.

use crate::common::{Copy, with};
use edition::Edition;

fn hash(copy: &Copy) -> String {
    copy.read().expect("a valid edition").hash_hex()
}

#[test]
fn is_written_in_64_digits() {
    let hash = Edition::vienna().hash_hex();
    assert!(hash.len() == 64 && hash.chars().all(|c| c.is_ascii_hexdigit()), "{hash}");
}

#[test]
fn does_not_depend_on_wording() {
    for (file, from, to) in [
        ("edition.toml", "title = \"Vienna\"", "title = \"Wien\""),
        ("edition.toml", "id = \"vienna\"", "id = \"my-box\""),
        ("edition.toml", "version = ", "version = 1"),
        ("memories.toml", "title = \"Herr Trazom\"", "title = \"Mr Trazom\""),
        ("memories.toml", "date = \"1777-10\"", "date = \"1777\""),
        ("memories.toml", "place = \"Augsburg\"\n", ""),
        ("opera.toml", "year = 1780", "year = 1779"),
        ("opera.toml", "history = \"", "history = \"They say: "),
        ("opera.toml", "Menuett in F", "Minuet in F"),
        ("cities.toml", "name = \"The Academy\"", "name = \"Die Akademie\""),
        ("board.toml", "name = \"Vienna\"", "name = \"Wien\""),
    ] {
        assert_eq!(hash(&with(file, from, to)), Edition::vienna().hash_hex(), "{file} {to}");
    }
}

#[test]
fn does_not_depend_on_formatting() {
    for (file, from, to) in [
        ("opera.toml", "# Opus cards", "# Works"),
        ("opera.toml", "cost = { talent = 0, ducats = 3 }", "cost = { ducats = 0x3 }"),
        ("opera.toml", "cost = { talent = 2, ducats = 3 }", "cost = { ducats = 3, talent = 2 }"),
        ("opera.toml", "[[opus]]\n", "\n\n[[opus]] # the first\n"),
        ("memories.toml", "reward = {}\n", ""),
        ("constanze.toml", "number = 1\n", "number = +1\n"),
    ] {
        assert_eq!(hash(&with(file, from, to)), Edition::vienna().hash_hex(), "{file} {to}");
    }
    let mut copy = Copy::new();
    copy.0.reverse();
    assert_eq!(hash(&copy), Edition::vienna().hash_hex());
}

#[test]
fn changes_with_every_number_that_matters_for_play() {
    let known = Edition::vienna().hash_hex();
    let mut valid = 0;
    for (index, (file, text)) in Edition::files_of_vienna().into_iter().enumerate().skip(1) {
        for (at, number) in numbers(text).into_iter().step_by(3) {
            let mut copy = Copy::new();
            let more = number.parse::<u32>().unwrap() + 1;
            copy.0[index].1.replace_range(at..at + number.len(), &more.to_string());
            let Ok(edition) = copy.read() else { continue };
            valid += 1;
            assert_ne!(edition.hash_hex(), known, "{file}, byte {at}");
        }
    }
    assert!(valid > 200, "{valid}");
}

#[test]
fn changes_with_the_order_of_a_list() {
    for (file, one, other) in [
        ("memories.toml", "id = \"herr-trazom\"", "id = \"viva-maestro\""),
        ("memories.toml", "[\"travel\", \"commission\"]", "[\"commission\", \"travel\"]"),
        ("board.toml", "id = \"lyon\"", "id = \"milan\""),
    ] {
        let copy = if one.starts_with("id") {
            Copy::new().swapped(file, one, other)
        } else {
            with(file, one, other)
        };
        assert_ne!(hash(&copy), Edition::vienna().hash_hex(), "{file} {other}");
    }
}

/// The positions and digits of numbers that are values: after ` = ` or in lists.
fn numbers(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let words = ["#", "year", "title", "date", "history", "id", "name", "place"];
        if !words.iter().any(|word| line.starts_with(word)) {
            let bytes = line.as_bytes();
            let mut at = 0;
            while at < bytes.len() {
                let digits = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                if digits > 0 {
                    found.push((start + at, &line[at..at + digits]));
                }
                at += digits.max(1);
            }
        }
        start += line.len();
    }
    found
}
