//! Checks for leftovers: unfinished code, notes to oneself, paths of one machine.

use super::source::{self, Source, is_identifier, words};
use super::tree::Tree;

const UNFINISHED: [&str; 3] = ["todo", "unimplemented", "dbg"];
const NOTES: [&str; 2] = ["FIXME", "XXX"];
/// Without the closing slash, which the check adds, because this file is checked, too.
const MACHINE: [&str; 4] = ["/home", "/root", "/work", "/Users"];

/// Lists all leftovers with their places.
pub fn check(tree: &Tree) -> Vec<String> {
    let found = |(path, text)| {
        let offsets = machine_paths(text).into_iter().chain(leftovers(path, text));
        offsets.map(move |(at, what)| format!("{path}:{}: {what}", source::line(text, at)))
    };
    tree.files().flat_map(found).collect()
}

/// Unfinished macros in code, and notes in comments and in files other than Rust.
fn leftovers(path: &str, text: &str) -> Vec<(usize, String)> {
    if !path.ends_with(".rs") {
        return notes(text).collect();
    }
    let source = Source::read(text);
    let macros = words(&source.code, is_identifier)
        .filter(|&(at, word)| UNFINISHED.contains(&word) && source.code[at + word.len()..].starts_with('!'));
    let macros = macros.map(|(at, word)| (at, format!("`{word}!` is unfinished code")));
    macros.chain(notes(&source.comments)).collect()
}

fn notes(text: &str) -> impl Iterator<Item = (usize, String)> {
    let notes = words(text, is_identifier).filter(|(_, word)| NOTES.contains(word));
    notes.map(|(at, word)| (at, format!("{word}: do it, or describe it in an issue")))
}

/// Absolute paths only. After a letter or a dot the same text is part of an address or a relative path.
fn machine_paths(text: &str) -> Vec<(usize, String)> {
    let absolute = |&at: &usize| !text[..at].ends_with(|c: char| is_identifier(c) || ".}~-/".contains(c));
    let found = MACHINE.iter().map(|root| format!("{root}/")).flat_map(|root| {
        let starts = text.match_indices(&root).map(|(at, _)| at).filter(absolute);
        starts.map(|at| (at, format!("`{root}` is a path of one machine"))).collect::<Vec<_>>()
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<String> {
        check(&Tree::of(&[(path, text)]))
    }

    #[test]
    fn unfinished_code_is_found_where_it_is() {
        assert_eq!(faults("a.rs", "fn a() {\n    todo!()\n}"), ["a.rs:2: `todo!` is unfinished code"]);
        assert_eq!(faults("a.rs", "let todo = \"dbg!\"; // unimplemented!").len(), 0);
    }

    #[test]
    fn notes_to_oneself_are_found_in_comments_and_texts() {
        let [first, second] = NOTES;
        assert_eq!(faults("a.rs", &format!("\"{first}\" // {second}: later")).len(), 1);
        assert_eq!(faults("a.toml", &format!("a = 1 # {first}")).len(), 1);
        assert_eq!(faults("a.toml", &format!("a = '{second}I'")).len(), 0);
    }

    #[test]
    fn machine_paths_are_absolute() {
        let [root, ..] = MACHINE;
        assert_eq!(faults("a.md", &format!("see `{root}/me/a`")).len(), 1);
        assert_eq!(faults("a.md", &format!("https://example.org{root}/a ..{root}/a {root}s")).len(), 0);
    }
}
