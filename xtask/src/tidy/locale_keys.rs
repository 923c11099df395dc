//! Checks that every message of the source language is used, so that translators do no needless work.

use std::collections::BTreeSet;

use super::settings::{self, Settings};
use super::source::{Source, is_identifier, words};
use super::tree::Tree;

/// Lists messages that are never used, and prefixes in the settings that no message has.
pub fn check(tree: &Tree, settings: &Settings) -> Vec<String> {
    let said = said(tree);
    let dynamic = |key: &str| settings.dynamic_keys.iter().any(|entry| key.starts_with(&entry.prefix));
    let unsaid = tree.messages().filter(|(_, key)| !dynamic(key) && !said.contains(&snake(key)));
    let unsaid = unsaid.map(|(path, key)| format!("{path}: `{key}` is never used"));
    let needless = settings
        .dynamic_keys
        .iter()
        .filter(|entry| !tree.messages().any(|(_, key)| key.starts_with(&entry.prefix)));
    let needless = needless.map(|entry| format!("{}: no key begins with `{}`", settings::PATH, entry.prefix));
    unsaid.chain(needless).collect()
}

/// All names that could be messages: identifiers, quoted keys, and references between messages.
fn said(tree: &Tree) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for (_, text) in tree.rust("src", |_| true) {
        said.extend(words(&Source::read(text).code, is_identifier).map(|(_, word)| word.to_owned()));
        said.extend(text.split('"').filter(|quoted| quoted.chars().all(is_key)).map(snake));
    }
    for (_, text) in tree.files().filter(|(path, _)| path.starts_with("locales/en/")) {
        let placed = text.split('{').skip(1).filter_map(|after| after.split(['}', '.']).next());
        said.extend(placed.map(|name| snake(name.trim())));
    }
    said
}

fn is_key(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// The name of the function for a message.
fn snake(key: &str) -> String {
    key.replace('-', "_").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(messages: &str, code: &str) -> Vec<String> {
        let allowed = "[[dynamic-keys]]\nprefix = 'rule-'\nreason = 'by id'";
        let tree = Tree::of(&[
            ("locales/en/a.ftl", messages),
            ("locales/en/rules.ftl", "rule-REQ-1 = One."),
            ("crates/texts/src/lib.rs", code),
            (settings::PATH, allowed),
        ]);
        check(&tree, &Settings::read(&tree).unwrap())
    }

    #[test]
    fn a_message_is_used_by_its_function_its_key_or_another_message() {
        let messages = "turn-end = End\ngreeting = Hello\nwho = you\nall = { who } and { $n }";
        assert_eq!(faults(messages, "say(texts.turn_end(), all()); lookup(\"greeting\")"), [""; 0]);
    }

    #[test]
    fn a_message_that_nobody_says_is_a_fault() {
        assert_eq!(faults("turn-end = End", "// turn_end"), ["locales/en/a.ftl: `turn-end` is never used"]);
    }

    #[test]
    fn a_prefix_that_no_key_has_is_a_fault() {
        let tree = Tree::of(&[(settings::PATH, "[[dynamic-keys]]\nprefix = 'rule-'\nreason = 'by id'")]);
        assert_eq!(check(&tree, &Settings::read(&tree).unwrap()).len(), 1);
    }
}
