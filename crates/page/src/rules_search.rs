//! The rules as sections and entries, and the search in them.

use texts::{Lang, catalogue, lookup, t};
use vocab::Rule;

/// A section with its rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The prefix of the rule ids, such as `TURN`.
    pub code: &'static str,
    /// The title.
    pub title: String,
    /// The rules in order.
    pub rules: Vec<Entry>,
}

/// A rule as text.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The rule.
    pub rule: Rule,
    /// A sentence in front of the rule.
    pub note: Option<String>,
    /// The text of the rule; for an interpretation, the ruling.
    pub text: String,
    /// For an interpretation: its question and the reason of the ruling.
    pub ruling: Option<(String, String)>,
    /// All searchable text, normalised as by `plain`.
    searchable: String,
}

/// A piece of a rule's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Plain text.
    Text(String),
    /// A search term.
    Found(String),
    /// The id of a rule.
    Rule(Rule),
}

impl Section {
    /// The element id of the heading.
    pub fn id(&self) -> String {
        format!("r-{}", self.code.to_lowercase())
    }

    /// Whether the section is for reference.
    pub fn is_appendix(&self) -> bool {
        is_appendix(self.code)
    }

    /// Whether the section contains a rule.
    pub fn has(&self, rule: Rule) -> bool {
        self.rules.iter().any(|entry| entry.rule == rule)
    }
}

/// The title of a section of the catalogue.
pub fn section_title(lang: Lang, section: &str) -> String {
    lookup(lang, &format!("rules-section-{}", section.to_lowercase())).unwrap_or_else(|| section.to_owned())
}

/// The name of a rule in words: its section and its number there.
pub fn name(lang: Lang, rule: Rule) -> String {
    match rule.section() {
        "INT" => t::rules_page_name_ruling(lang, number(rule)),
        section => t::rules_page_name(lang, number(rule), section_title(lang, section)),
    }
}

/// The number of a rule in its section.
pub fn number(rule: Rule) -> &'static str {
    rule.id().rsplit_once('-').map_or("", |(_, number)| number)
}

/// Whether a section is for reference: players read the other ones first.
fn is_appendix(code: &str) -> bool {
    code == "COMP" || code == "INT"
}

/// The whole catalogue, the sections for reference last.
pub fn catalogue(lang: Lang) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for rule in Rule::ALL.iter().copied() {
        let code = rule.section();
        if sections.last().is_none_or(|section| section.code != code) {
            sections.push(Section { code, title: section_title(lang, code), rules: Vec::new() });
        }
        if let Some(section) = sections.last_mut() {
            section.rules.push(entry(lang, rule, &section.title));
        }
    }
    sections.sort_by_key(|section| is_appendix(section.code));
    sections
}

fn entry(lang: Lang, rule: Rule, section: &str) -> Entry {
    let key = |part: &str| format!("rules-{part}-{}", rule.id().to_lowercase());
    let text = catalogue::rule(lang, rule);
    let ruling = catalogue::ruling(lang, rule);
    let note = lookup(lang, &key("note"));
    let (question, why) = ruling.clone().unwrap_or_default();
    let further = lookup(lang, &key("page-find")).unwrap_or_default();
    let searchable = [rule.id(), section, &text, &question, &why, &further].join("\n");
    let searchable = searchable.chars().flat_map(plain).collect();
    Entry { rule, note, text, ruling, searchable }
}

/// The terms of a query, normalised as by `plain`.
pub fn terms(query: &str) -> Vec<String> {
    query.split_whitespace().map(|word| word.chars().flat_map(plain).collect()).collect()
}

/// The rules that contain all terms of the query, by section; all rules if the query is empty.
pub fn found(all: &[Section], query: &str) -> Vec<Section> {
    let terms = terms(query);
    let fits = |entry: &&Entry| terms.iter().all(|term| matches(&entry.searchable, term));
    let narrowed = all.iter().map(|section| Section {
        rules: section.rules.iter().filter(fits).cloned().collect(),
        ..section.clone()
    });
    narrowed.filter(|section| !section.rules.is_empty()).collect()
}

/// Whether the text contains the term. A complete rule id does not match longer ids that begin with it.
fn matches(searchable: &str, term: &str) -> bool {
    if Rule::find(term).is_none() {
        return searchable.contains(term);
    }
    searchable.match_indices(term).any(|(at, found)| {
        let next = searchable[at + found.len()..].chars().next();
        !next.is_some_and(|letter| letter.is_ascii_digit())
    })
}

/// Splits a text at rule ids and search terms.
pub fn pieces(text: &str, terms: &[String]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let starts_word = !plain.chars().next_back().is_some_and(|letter| letter.is_alphanumeric());
        let id = starts_word.then(|| rule_at(rest)).flatten();
        let piece = match id {
            Some((rule, length)) => Some((Piece::Rule(rule), length)),
            None => term_at(rest, terms).map(|length| (Piece::Found(rest[..length].to_owned()), length)),
        };
        let Some((piece, length)) = piece else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        if !plain.is_empty() {
            pieces.push(Piece::Text(std::mem::take(&mut plain)));
        }
        pieces.push(piece);
        rest = &rest[length..];
    }
    if !plain.is_empty() {
        pieces.push(Piece::Text(plain));
    }
    pieces
}

/// A letter in lower case and without accents, because the search ignores both.
fn plain(letter: char) -> impl Iterator<Item = char> {
    const ACCENTS: [(&str, char); 14] = [
        ("àáâäą", 'a'),
        ("çć", 'c'),
        ("èéêëę", 'e'),
        ("ìíîï", 'i'),
        ("ł", 'l'),
        ("ñń", 'n'),
        ("òóôöő", 'o'),
        ("ùúûü", 'u'),
        ("śš", 's'),
        ("ÿý", 'y'),
        ("źżž", 'z'),
        ("ё", 'е'),
        ("’", '\''),
        ("ř", 'r'),
    ];
    let bare =
        |small: char| ACCENTS.iter().find(|(with, _)| with.contains(small)).map_or(small, |(_, bare)| *bare);
    letter.to_lowercase().map(bare)
}

/// The rule whose id is at the start of the text, and the length of the id.
fn rule_at(text: &str) -> Option<(Rule, usize)> {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    if letters == 0 || !text[letters..].starts_with('-') {
        return None;
    }
    let digits = text[letters + 1..].bytes().take_while(u8::is_ascii_digit).count();
    let length = letters + 1 + digits;
    Rule::find(&text[..length]).map(|rule| (rule, length))
}

/// The length of the longest term at the start of the text.
fn term_at(text: &str, terms: &[String]) -> Option<usize> {
    terms.iter().filter_map(|term| prefix(text, term)).max()
}

/// The length of the term at the start of the text, ignoring case and accents.
fn prefix(text: &str, term: &str) -> Option<usize> {
    let mut wanted = term.chars().peekable();
    for (at, letter) in text.char_indices() {
        if wanted.peek().is_none() {
            return Some(at);
        }
        for small in plain(letter) {
            if wanted.next() != Some(small) {
                return None;
            }
        }
    }
    wanted.peek().is_none().then_some(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(query: &str) -> Vec<&'static str> {
        let all = catalogue(Lang::En);
        found(&all, query).iter().flat_map(|section| section.rules.iter().map(|e| e.rule.id())).collect()
    }

    #[test]
    fn accents_do_not_matter() {
        let all = catalogue(Lang::Es);
        assert!(!found(&all, "requiem").is_empty() && found(&all, "requiem") == found(&all, "Réquiem"));
        assert_eq!(prefix("Réquiem", "requ"), Some("Réqu".len()));
    }

    #[test]
    fn an_empty_search_finds_everything() {
        assert_eq!(ids("  ").len(), Rule::ALL.len());
    }

    #[test]
    fn exchange_also_finds_rules_that_do_not_contain_the_word() {
        let found = ids("exchange");
        assert!(found.contains(&"PAY-5") && found.contains(&"INT-32") && found.contains(&"INT-48"));
    }

    #[test]
    fn an_id_finds_its_rule_and_the_rules_that_mention_it() {
        let found = ids("turn-1");
        assert_eq!(found, ["TURN-1"]);
        let found = ids("int-2");
        assert!(found.contains(&"INT-2") && !found.contains(&"INT-20"));
        assert!(ids("INT-20").contains(&"TURN-5"));
    }

    #[test]
    fn a_rule_must_contain_every_word_of_the_search() {
        let found = ids("opus sell");
        assert!(found.contains(&"PERF-1") && !found.contains(&"COM-4"));
        assert_eq!(ids("xylophone"), Vec::<&str>::new());
    }

    #[test]
    fn a_text_is_split_at_ids_and_terms() {
        let terms = terms("refilled");
        let cut = pieces("Then the row is Refilled (ROW-1).", &terms);
        let text = |text: &str| Piece::Text(text.to_owned());
        let all = [
            text("Then the row is "),
            Piece::Found("Refilled".to_owned()),
            text(" ("),
            Piece::Rule(Rule::Row1),
            text(")."),
        ];
        assert_eq!(cut, all);
        assert_eq!(pieces("Süßmayr", &[]), [text("Süßmayr")]);
        assert_eq!(pieces("A-1 and REQ-", &[]), [text("A-1 and REQ-")]);
    }

    #[test]
    fn terms_match_regardless_of_case_and_accents() {
        assert_eq!(prefix("ÄRGER", "arg"), Some("ÄRG".len()));
        assert_eq!(prefix("Är", "arg"), None);
        assert_eq!(prefix("abc", "abc"), Some(3));
    }
}
