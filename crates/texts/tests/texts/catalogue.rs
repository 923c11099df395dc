//! The real texts: the catalogue of rules is complete and refers only to rules that exist.

use texts::{Lang, keys, lookup, t};

/// The ids of all rules, as in `req-4`.
fn rules() -> Vec<&'static str> {
    let id = |key: &'static str| key.strip_prefix("rule-").filter(|id| id.split('-').count() == 2);
    keys().filter_map(id).collect()
}

fn has(key: &str) -> bool {
    keys().any(|known| known == key)
}

#[test]
fn a_language_is_found_by_its_code() {
    for &lang in Lang::ALL {
        assert_eq!(Lang::from_code(lang.code()), Some(lang));
        assert!(!lang.name().is_empty());
    }
    assert_eq!(Lang::En.name(), "English");
    assert_eq!(Lang::from_code("tlh"), None);
}

#[test]
fn every_key_is_found_in_every_language() {
    for &lang in Lang::ALL {
        assert!(keys().all(|key| lookup(lang, key).is_some_and(|text| !text.is_empty())));
        assert_eq!(lookup(lang, "rule-doc-3").unwrap(), t::rule_doc_3(lang));
        assert_eq!(lookup(lang, "n-ducats"), None, "it has a variable");
        assert_eq!(lookup(lang, ""), None);
    }
    assert!(keys().is_sorted());
}

#[test]
fn the_catalogue_of_rules_is_whole() {
    let sections = [
        ("comp", 11),
        ("setup", 12),
        ("round", 3),
        ("turn", 5),
        ("pay", 7),
        ("doc", 3),
        ("com", 4),
        ("perf", 4),
        ("trav", 6),
        ("req", 6),
        ("row", 2),
        ("tile", 4),
        ("maint", 10),
        ("end", 9),
        ("solo", 16),
        ("int", 43),
    ];
    for (section, count) in sections {
        let of_section = |id: &&&str| id.split('-').next() == Some(section);
        assert_eq!(rules().iter().filter(of_section).count(), count, "{section}");
        assert!(has(&format!("rules-section-{section}")), "{section}");
    }
    assert_eq!(rules().len(), sections.iter().map(|(_, count)| count).sum::<usize>());
}

#[test]
fn every_interpretation_has_its_question_and_reason() {
    for id in rules().iter().filter(|id| id.starts_with("int-")) {
        assert!(has(&format!("rule-{id}-question")) && has(&format!("rule-{id}-why")), "{id}");
    }
}

#[test]
fn every_rule_named_in_a_rule_exists() {
    for &lang in Lang::ALL {
        for key in keys().filter(|key| key.starts_with("rule")) {
            let text = lookup(lang, key).unwrap();
            let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            let id = |word: &&str| {
                word.split_once('-').is_some_and(|(section, number)| {
                    section.chars().all(|c| c.is_ascii_uppercase()) && number.parse::<u32>().is_ok()
                })
            };
            for word in words.filter(id) {
                assert!(has(&format!("rule-{}", word.to_lowercase())), "{key} names {word}");
            }
        }
    }
}

#[test]
fn amounts_are_counted() {
    let lang = Lang::En;
    assert_eq!(t::n_vp(lang, 1), "1 VP");
    assert_eq!(t::n_talent(lang, 2), "2 Talent");
    assert_eq!(t::n_counters_journey(lang, 1), "1 Journey counter");
    assert_eq!(t::n_track_composition(lang, 2), "2 Composition steps");
}
