//! Checks that every translation was confirmed for the English text as it is now. `locales/<lang>/confirmed.txt` holds a
//! line for each message: its key and the fingerprint of the English text that the translation was read against.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use sha2::{Digest, Sha256};

use super::tree::{Tree, messages_of};

/// The words for all languages or all messages on the command line.
const ALL: &str = "all";
/// The catalogue with the translated texts of cards and tiles. Their English texts are in the edition.
const CARDS: (&str, &str, &str) = ("vienna.ftl", "vienna-", "editions/vienna/");
/// The fields of a card or tile with a text, and what its key ends with.
const FIELDS: [(&str, &str); 4] = [("-history", "history"), ("-place", "place"), ("", "title"), ("", "name")];

/// Lists translations that are not confirmed, and confirmations of messages that do not exist.
pub fn check(tree: &Tree) -> Vec<String> {
    let english = english(tree);
    languages(tree).iter().flat_map(|lang| check_language(tree, lang, &english)).collect()
}

fn check_language(tree: &Tree, lang: &str, english: &BTreeMap<String, String>) -> Vec<String> {
    let confirmed = confirmed(tree, lang);
    let stale = english.iter().filter(|(key, text)| confirmed.get(*key) != Some(text));
    let stale = stale.map(|(key, _)| {
        format!(
            "{}: the English text of `{key}` is new or has changed; read the translation, then run: cargo run confirm {lang} {key}",
            path(lang)
        )
    });
    let gone = confirmed.keys().filter(|key| !english.contains_key(*key));
    let gone =
        gone.map(|key| format!("{}: `{key}` does not exist; run: cargo run confirm {lang}", path(lang)));
    stale.chain(gone).collect()
}

/// `cargo run confirm <lang> <key>…`: records that these translations fit the English texts of today. `all` stands for
/// all languages or all messages. Messages that no longer exist are forgotten.
pub fn confirm(root: &Path, args: &[String]) -> Result<ExitCode> {
    let tree = Tree::load(root)?;
    let english = english(&tree);
    let languages = languages(&tree);
    let (lang, keys) = args.split_first().map_or((ALL, args), |(lang, keys)| (lang.as_str(), keys));
    ensure!(
        lang == ALL || languages.contains(lang),
        "{lang} is no language; expected {} or {ALL}",
        languages.iter().cloned().collect::<Vec<_>>().join(", ")
    );
    for key in keys.iter().filter(|key| *key != ALL) {
        ensure!(english.contains_key(key), "{key} is no message; expected a key of locales/en, or {ALL}");
    }
    for lang in languages.iter().filter(|each| lang == ALL || *each == lang) {
        let mut confirmed = confirmed(&tree, lang);
        let before = confirmed.clone();
        confirmed.retain(|key, _| english.contains_key(key));
        let chosen = english.iter().filter(|(key, _)| keys.iter().any(|each| each == ALL || each == *key));
        confirmed.extend(chosen.map(|(key, text)| (key.clone(), text.clone())));
        let lines: String = confirmed.iter().map(|(key, text)| format!("{key} {text}\n")).collect();
        fs::write(root.join(path(lang)), lines)?;
        let changed = confirmed.iter().filter(|(key, text)| before.get(*key) != Some(text)).count();
        println!("{}: {changed} confirmed", path(lang));
    }
    Ok(ExitCode::SUCCESS)
}

fn path(lang: &str) -> String {
    format!("locales/{lang}/confirmed.txt")
}

/// The languages that are translated.
fn languages(tree: &Tree) -> BTreeSet<String> {
    let folders = tree.files().filter_map(|(path, _)| path.strip_prefix("locales/")?.split_once('/'));
    folders.map(|(lang, _)| lang.to_owned()).filter(|lang| lang != "en").collect()
}

fn confirmed(tree: &Tree, lang: &str) -> BTreeMap<String, String> {
    let lines = tree.text(&path(lang)).unwrap_or_default().lines().filter_map(|line| line.split_once(' '));
    lines.map(|(key, text)| (key.to_owned(), text.to_owned())).collect()
}

/// The fingerprint of the English text of every message.
fn english(tree: &Tree) -> BTreeMap<String, String> {
    let files = tree.files().filter(|(path, _)| path.starts_with("locales/en/") && path.ends_with(".ftl"));
    let messages = files.flat_map(|(_, text)| messages_of(text));
    let messages = messages.map(|(key, text)| (key.to_owned(), fingerprint(&text)));
    messages.chain(cards(tree)).collect()
}

/// The texts of cards and tiles that have a translation.
fn cards(tree: &Tree) -> BTreeMap<String, String> {
    let (file, prefix, folder) = CARDS;
    let translated = tree.files().filter(|(path, _)| path.starts_with("locales/") && path.ends_with(file));
    let keys: BTreeSet<&str> =
        translated.flat_map(|(_, text)| messages_of(text).into_iter().map(|(key, _)| key)).collect();
    let mut texts = BTreeMap::new();
    let tables = tree.files().filter(|(path, _)| path.starts_with(folder) && path.ends_with(".toml"));
    for table in tables.filter_map(|(_, text)| text.parse::<toml::Table>().ok()) {
        collect(&toml::Value::Table(table), &mut texts);
    }
    let text = |key: &str| {
        // A key is the prefix, the sort of the thing, its id, and the field.
        let rest = key.strip_prefix(prefix)?.split_once('-')?.1;
        FIELDS.iter().find_map(|(end, field)| texts.get(&(rest.strip_suffix(end)?.to_owned(), *field)))
    };
    keys.into_iter().filter_map(|key| Some((key.to_owned(), fingerprint(text(key)?)))).collect()
}

/// Collects the texts of all tables with an id.
fn collect(value: &toml::Value, texts: &mut BTreeMap<(String, &'static str), String>) {
    match value {
        toml::Value::Table(table) => {
            if let Some(id) = table.get("id").and_then(toml::Value::as_str) {
                for (_, field) in FIELDS {
                    if let Some(text) = table.get(field).and_then(toml::Value::as_str) {
                        texts.insert((id.to_owned(), field), text.to_owned());
                    }
                }
            }
            table.values().for_each(|value| collect(value, texts));
        }
        toml::Value::Array(values) => values.iter().for_each(|value| collect(value, texts)),
        _ => {}
    }
}

fn fingerprint(text: &str) -> String {
    hex::encode(&Sha256::digest(text.as_bytes())[..4])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(english: &str, confirmed: &str) -> Tree {
        Tree::of(&[
            ("locales/en/a.ftl", english),
            ("locales/fr/a.ftl", "greeting = Bonjour\n"),
            ("locales/fr/vienna.ftl", "vienna-city-paris-salon-history = On joua.\n"),
            ("locales/fr/confirmed.txt", confirmed),
            ("editions/vienna/cities.toml", "[[city]]\nid = 'paris-salon'\nhistory = 'They played.'\n"),
        ])
    }

    fn lines(texts: &[(&str, &str)]) -> String {
        texts.iter().map(|(key, text)| format!("{key} {}\n", fingerprint(text))).collect()
    }

    #[test]
    fn a_changed_english_text_makes_its_translation_a_fault_until_it_is_confirmed() {
        let card = ("vienna-city-paris-salon-history", "They played.");
        let fresh = lines(&[("greeting", "Hello"), card]);
        assert_eq!(check(&tree("greeting = Hello\n", &fresh)), [""; 0]);
        let stale = check(&tree("greeting = Good morning\n", &fresh));
        assert_eq!(stale.len(), 1);
        assert!(stale[0].contains("`greeting`") && stale[0].ends_with("cargo run confirm fr greeting"));
        assert_eq!(check(&tree("greeting = Hello\nnew = One\n", &fresh)).len(), 1);
        let comment = "# Said at the door.\ngreeting = Hello\n";
        assert_eq!(check(&tree(comment, &fresh)), [""; 0], "a comment is no text");
    }

    #[test]
    fn a_changed_text_of_a_card_is_a_fault_too() {
        let other = lines(&[("greeting", "Hello"), ("vienna-city-paris-salon-history", "They danced.")]);
        assert_eq!(check(&tree("greeting = Hello\n", &other)).len(), 1);
    }

    #[test]
    fn a_confirmation_of_a_message_that_is_gone_is_a_fault() {
        let card = ("vienna-city-paris-salon-history", "They played.");
        let more = lines(&[("greeting", "Hello"), ("farewell", "Bye"), card]);
        assert!(check(&tree("greeting = Hello\n", &more))[0].contains("`farewell` does not exist"));
    }
}
