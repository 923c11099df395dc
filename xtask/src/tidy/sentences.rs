//! Checks that texts for people are in `locales/`, because a sentence in Rust source could not be translated.

use super::source::{self, Source};
use super::tree::Tree;

/// Crates with texts for programmers only: tools for tests, and the statements of the database.
const DEVELOPER_CRATES: [&str; 4] = ["testkit", "pgkit", "browser", "store"];
/// A text after one of these is for programmers only.
const FOR_PROGRAMMERS: [&str; 9] = [
    "expect(",
    "panic!(",
    "unreachable!(",
    "error(",
    "starts_with(",
    "contains(",
    "concat!(",
    "class=",
    "description =",
];
/// The log is always English, so that operators can search for its messages.
const LOG: &str = "tracing::";
/// This many words in a row count as a sentence.
const SENTENCE: usize = 3;

/// Lists every sentence in the sources of the product.
pub fn check(tree: &Tree) -> Vec<String> {
    let product = |name: &str| !DEVELOPER_CRATES.contains(&name);
    let mut faults = Vec::new();
    for (path, text) in tree.rust("src", product).filter(|(path, _)| !path.ends_with("/tests.rs")) {
        let source = Source::read(text).without_tests();
        for (at, literal) in &source.literals {
            let before = source.code[..*at].trim_end();
            let excused = FOR_PROGRAMMERS.iter().any(|word| before.ends_with(word)) || is_logged(before);
            if is_sentence(literal) && !excused {
                faults.push(format!(
                    "{path}:{}: {literal} is a sentence: move it to locales/",
                    source::line(text, *at)
                ));
            }
        }
    }
    faults
}

/// Whether the text belongs to a statement that writes to the log.
fn is_logged(before: &str) -> bool {
    let statement = before.rsplit([';', '{', '}']).next().unwrap_or_default();
    statement.contains(LOG)
}

/// Whether the text has several plain words in a row, separated by single spaces.
fn is_sentence(literal: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_end_matches([',', '.', ':', '!', '?', ';']);
        word.len() > 1 && word.chars().all(char::is_alphabetic)
    };
    let mut run = 0;
    literal.trim_matches('"').split(' ').any(|word| {
        run = if is_word(word) { run + 1 } else { 0 };
        run >= SENTENCE
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> usize {
        check(&Tree::of(&[(path, text)])).len()
    }

    #[test]
    fn a_sentence_in_the_product_is_found() {
        assert_eq!(faults("crates/web/src/a.rs", r#"fn a() { say("It is your turn."); }"#), 1);
        assert_eq!(faults("crates/web/src/a.rs", r#"view! { <p>"Lay two cards"</p> }"#), 1);
    }

    #[test]
    fn keys_classes_and_what_programmers_read_are_no_sentences() {
        for code in [
            r#"class("card opus")"#,
            r#"x.expect("memory is always there")"#,
            r##"#[error("not found in here")]"##,
            r#"tracing::error!(table, %error, "a table was set aside")"#,
            "// It is your turn.",
            r#"#[cfg(test)] mod tests { const A: &str = "It is your turn."; }"#,
        ] {
            assert_eq!(faults("crates/web/src/a.rs", code), 0, "{code}");
        }
        assert_eq!(faults("crates/testkit/src/a.rs", r#"say("It is your turn.")"#), 0);
        assert_eq!(faults("crates/store/src/a.rs", r#"query("SELECT key FROM tables")"#), 0);
        assert_eq!(faults("crates/web/src/a.rs", r#"tracing::warn!(a); say("It is your turn.");"#), 1);
    }
}
