//! Checks that all languages have the same messages with the same variables of the same kinds.

use std::collections::BTreeMap;

use super::parse::{Catalogue, Entry};
use super::resolve::{Forms, Kind, Part, Resolver, fault, list, note};
use super::{Fault, Home, Place, REFERENCE};

/// The message with the name of the language.
pub const LANGUAGE_NAME: &str = "language-name";

/// Valid messages, sorted by key.
pub struct Checked {
    pub langs: Vec<String>,
    pub messages: Vec<Message>,
}

/// One message: its arguments, and its text in each language.
pub struct Message {
    pub key: String,
    pub home: Home,
    pub arguments: BTreeMap<String, Kind>,
    pub texts: Vec<Vec<Part>>,
}

/// Checks every language, and compares it with the reference language.
pub fn check(catalogues: &BTreeMap<String, Catalogue>, faults: &mut Vec<Fault>) -> Checked {
    let mut checked = Checked { langs: catalogues.keys().cloned().collect(), messages: Vec::new() };
    let Some(reference) = catalogues.get(REFERENCE) else { return checked };
    for (lang, catalogue) in catalogues {
        if Forms::of(lang).is_none() {
            faults.push(whole(lang, "its plural forms are not known, expected en, fr, es, ru or pl".into()));
        }
        for (key, entry) in &catalogue.messages {
            if !reference.messages.contains_key(key) {
                let what = format!("unknown message, {REFERENCE} does not have it");
                faults.push(fault(entry, &entry.place, what));
            }
        }
    }
    for entry in reference.messages.values() {
        checked.messages.extend(message(entry, catalogues, faults));
    }
    let named = |message: &Message| message.key == LANGUAGE_NAME && message.arguments.is_empty();
    if !checked.messages.iter().any(named) {
        faults.push(whole(REFERENCE, "expected a message without variables".into()));
    }
    checked
}

/// A fault of a whole language.
fn whole(lang: &str, what: String) -> Fault {
    Fault { place: Place { file: lang.to_owned(), line: 1 }, key: LANGUAGE_NAME.to_owned(), what }
}

/// One message in all languages. `model` is the message of the reference language. None if a language lacks
/// it.
fn message(
    model: &Entry,
    catalogues: &BTreeMap<String, Catalogue>,
    faults: &mut Vec<Fault>,
) -> Option<Message> {
    let mut resolved = Vec::new();
    for (lang, catalogue) in catalogues {
        let Some(entry) = catalogue.messages.get(&model.key) else {
            faults.push(fault(model, &model.place, format!("missing in {lang}, expected a translation")));
            continue;
        };
        let mut resolver = Resolver::new(catalogue, lang, faults);
        let parts = resolver.entry(entry, None);
        resolved.push((lang, entry, parts, resolver.uses));
    }
    let expected = resolved.iter().find(|(lang, ..)| *lang == REFERENCE).map(|(.., uses)| uses.clone())?;
    let mut kinds = BTreeMap::new();
    let mut texts = Vec::new();
    for (_, entry, parts, uses) in resolved {
        for name in expected.keys().filter(|name| !uses.contains_key(*name)) {
            let what = format!("missing variable ${name}, expected as in {REFERENCE}");
            faults.push(fault(entry, &entry.place, what));
        }
        for (name, used) in uses {
            if !expected.contains_key(&name) {
                let what = format!("unknown variable ${name}, expected {}", list(expected.keys(), "$"));
                faults.push(fault(entry, &used.place, what));
            }
            note(&mut kinds, entry, &name, used, faults);
        }
        texts.push(parts);
    }
    let arguments = kinds.into_iter().map(|(name, used)| (name, used.kind.unwrap_or(Kind::Text))).collect();
    (texts.len() == catalogues.len()).then(|| Message {
        key: model.key.clone(),
        home: model.home,
        arguments,
        texts,
    })
}
