//! Checks a language by itself: references must exist and plural forms must be complete. Resolves all
//! references.

use std::collections::BTreeMap;

use super::parse::{Catalogue, Entry, Key, Piece, Variant};
use super::{Fault, Place};

/// The kind of an argument. An argument is a text unless some language selects or counts by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    Number,
}

/// A part of a text with all references resolved.
pub enum Part {
    Text(String),
    Variable(String),
    Select { variable: String, cases: Vec<(Key, Vec<Part>)>, default: Vec<Part> },
}

/// The plural forms of a language.
pub struct Forms {
    required: &'static [&'static str],
    optional: &'static [&'static str],
}

impl Forms {
    /// French and Spanish use `many` from a million on. The game has no such numbers, so it is optional.
    /// Russian and Polish use `other` for fractions only, but it is required as the default.
    pub fn of(lang: &str) -> Option<Forms> {
        match lang {
            "en" => Some(Forms { required: &["one", "other"], optional: &[] }),
            "fr" | "es" => Some(Forms { required: &["one", "other"], optional: &["many"] }),
            "ru" | "pl" => Some(Forms { required: &["one", "few", "many", "other"], optional: &[] }),
            _ => None,
        }
    }
}

/// Where a variable is used, and its kind if the text determines it.
#[derive(Clone)]
pub struct Use {
    pub kind: Option<Kind>,
    pub place: Place,
}

/// Adds a use of a variable. It is a fault if the variable has different kinds.
pub fn note(uses: &mut BTreeMap<String, Use>, entry: &Entry, name: &str, new: Use, faults: &mut Vec<Fault>) {
    let known = uses.entry(name.to_owned()).or_insert_with(|| new.clone());
    match (known.kind, new.kind) {
        (Some(a), Some(b)) if a != b => {
            let what = format!("${name} is a number in one place and a word in another, expected one kind");
            faults.push(fault(entry, &new.place, what));
        }
        (None, Some(_)) => *known = new,
        _ => {}
    }
}

/// Resolves one message of one language.
pub struct Resolver<'a> {
    catalogue: &'a Catalogue,
    lang: &'a str,
    /// The names that are being resolved, to detect cycles.
    trail: Vec<&'a str>,
    pub uses: BTreeMap<String, Use>,
    faults: &'a mut Vec<Fault>,
}

/// The arguments of a term; None in a message, whose variables are arguments of its function.
type Bound<'a> = Option<&'a BTreeMap<String, String>>;

impl<'a> Resolver<'a> {
    pub fn new(catalogue: &'a Catalogue, lang: &'a str, faults: &'a mut Vec<Fault>) -> Self {
        Resolver { catalogue, lang, trail: Vec::new(), uses: BTreeMap::new(), faults }
    }

    /// The text of `entry`. Adds its variables to `uses`.
    pub fn entry(&mut self, entry: &'a Entry, bound: Bound<'_>) -> Vec<Part> {
        if self.trail.contains(&entry.key.as_str()) {
            let what = format!("refers to itself through {}", self.trail.join(", "));
            self.faults.push(fault(entry, &entry.place, what));
            return Vec::new();
        }
        self.trail.push(&entry.key);
        let parts = self.pattern(entry, &entry.pattern, bound);
        self.trail.pop();
        parts
    }

    fn pattern(&mut self, entry: &'a Entry, pattern: &'a [Piece], bound: Bound<'_>) -> Vec<Part> {
        let mut parts = Vec::new();
        for piece in pattern {
            for part in self.piece(entry, piece, bound) {
                match (parts.last_mut(), part) {
                    (Some(Part::Text(last)), Part::Text(text)) => last.push_str(&text),
                    (_, part) => parts.push(part),
                }
            }
        }
        parts
    }

    fn piece(&mut self, entry: &'a Entry, piece: &'a Piece, bound: Bound<'_>) -> Vec<Part> {
        match piece {
            Piece::Text(text) => vec![Part::Text(text.clone())],
            Piece::Variable { name, place } => self.variable(entry, name, None, place, bound),
            Piece::Number { name, place } => self.variable(entry, name, Some(Kind::Number), place, bound),
            // A message inside a term sees only the arguments of the term.
            Piece::Message { name, place } => {
                self.reference(entry, self.catalogue.messages.get(name), name, place, bound)
            }
            Piece::Term { name, place, bound } => {
                self.reference(entry, self.catalogue.terms.get(name), name, place, Some(bound))
            }
            Piece::Select { variable, place, variants } => match bound {
                Some(bound) => self.bound_select(entry, bound.get(variable), variants, bound),
                None => self.select(entry, variable, place, variants),
            },
        }
    }

    fn reference(
        &mut self,
        entry: &Entry,
        target: Option<&'a Entry>,
        name: &str,
        place: &Place,
        bound: Bound<'_>,
    ) -> Vec<Part> {
        let Some(target) = target else {
            let what = format!("unknown reference {{{name}}}, expected a message or a term of {}", self.lang);
            self.faults.push(fault(entry, place, what));
            return Vec::new();
        };
        self.entry(target, bound)
    }

    fn variable(
        &mut self,
        entry: &Entry,
        name: &str,
        kind: Option<Kind>,
        place: &Place,
        bound: Bound<'_>,
    ) -> Vec<Part> {
        let Some(bound) = bound else {
            note(&mut self.uses, entry, name, Use { kind, place: place.clone() }, self.faults);
            return vec![Part::Variable(name.to_owned())];
        };
        match bound.get(name) {
            Some(text) => vec![Part::Text(text.clone())],
            None => {
                let what =
                    format!("${name} of a term has no value, expected {{{}({name}: \"…\")}}", entry.key);
                self.faults.push(fault(entry, place, what));
                Vec::new()
            }
        }
    }

    /// The arguments of a term are known, so its variant is chosen at build time.
    fn bound_select(
        &mut self,
        entry: &'a Entry,
        value: Option<&String>,
        variants: &'a [Variant],
        bound: &BTreeMap<String, String>,
    ) -> Vec<Part> {
        let chosen = |variant: &&Variant| matches!(&variant.key, Key::Word(word) if Some(word) == value);
        let variant =
            variants.iter().find(chosen).or_else(|| variants.iter().find(|variant| variant.default));
        variant.map_or_else(Vec::new, |variant| self.pattern(entry, &variant.pattern, Some(bound)))
    }

    fn select(
        &mut self,
        entry: &'a Entry,
        variable: &str,
        place: &Place,
        variants: &'a [Variant],
    ) -> Vec<Part> {
        let kind = self.kind(entry, variable, place, variants);
        note(&mut self.uses, entry, variable, Use { kind: Some(kind), place: place.clone() }, self.faults);
        let mut cases: Vec<(Key, Vec<Part>)> = Vec::new();
        let mut default = Vec::new();
        for variant in variants {
            let parts = self.pattern(entry, &variant.pattern, None);
            if variants.iter().filter(|other| other.key == variant.key).count() > 1 {
                let what = format!("two variants {} of ${variable}, expected one", show(&variant.key));
                self.faults.push(fault(entry, place, what));
            }
            if variant.default {
                default = parts;
            } else {
                cases.push((variant.key.clone(), parts));
            }
        }
        vec![Part::Select { variable: variable.to_owned(), cases, default }]
    }

    /// Whether a select is by number or by word. It is by number if its keys are plural forms or numbers.
    /// With the default `*[other]` every plural form of the language is required; a select of numbers only,
    /// such as `[1] first *[2] second`, needs none.
    fn kind(&mut self, entry: &Entry, variable: &str, place: &Place, variants: &[Variant]) -> Kind {
        let words: Vec<&str> = variants
            .iter()
            .filter_map(|variant| match &variant.key {
                Key::Word(word) => Some(word.as_str()),
                Key::Number(_) => None,
            })
            .collect();
        let plural = |word: &&str| matches!(*word, "zero" | "one" | "two" | "few" | "many" | "other");
        let mut wrong = |what| self.faults.push(fault(entry, place, what));
        if !words.iter().all(plural) {
            if words.len() < variants.len() || words.iter().any(|word| plural(word) && *word != "other") {
                wrong(format!("${variable} mixes plural forms with words, expected one or the other"));
            }
            return Kind::Text;
        }
        let Some(forms) = Forms::of(self.lang).filter(|_| !words.is_empty()) else { return Kind::Number };
        for form in forms.required.iter().filter(|form| !words.contains(form)) {
            let expected = list(forms.required, "");
            wrong(format!("plural form [{form}] of ${variable} is missing, {} has {expected}", self.lang));
        }
        for word in
            words.iter().filter(|word| !forms.required.contains(word) && !forms.optional.contains(word))
        {
            wrong(format!("[{word}] of ${variable} is not a plural form of {}", self.lang));
        }
        for default in variants.iter().filter(|variant| variant.default) {
            if default.key != Key::Word("other".to_owned()) {
                wrong(format!("default {} of ${variable}, expected *[other]", show(&default.key)));
            }
        }
        Kind::Number
    }
}

fn show(key: &Key) -> String {
    match key {
        Key::Number(number) => format!("[{number}]"),
        Key::Word(word) => format!("[{word}]"),
    }
}

/// A fault of `entry`.
pub fn fault(entry: &Entry, place: &Place, what: String) -> Fault {
    Fault { place: place.clone(), key: entry.key.clone(), what }
}

/// Words for an error message: `$a, $b`, or `none`.
pub fn list<S: AsRef<str>>(words: impl IntoIterator<Item = S>, prefix: &str) -> String {
    let words: Vec<_> = words.into_iter().map(|word| format!("{prefix}{}", word.as_ref())).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}
