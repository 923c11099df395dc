//! The code generated from the sample catalogue returns the right texts.

/// The sample, built as the real texts are.
mod sample {
    #![allow(dead_code, missing_docs)]
    use std::sync::OnceLock;
    use texts::compiled::{Argument, Compiled};
    use texts::plural;
    include!(concat!(env!("OUT_DIR"), "/sample.rs"));

    fn text(lang: Lang, index: usize, arguments: &[Argument<'_>]) -> String {
        static READ: OnceLock<Vec<Compiled>> = OnceLock::new();
        let read = |lang: &Lang| {
            let [page, rest] = EMBEDDED[*lang as usize];
            Compiled::read(HEADINGS[*lang as usize], page, rest, lang.plural())
                .expect("the build wrote these texts")
        };
        READ.get_or_init(|| Lang::ALL.iter().map(read).collect())[lang as usize].text(index, arguments)
    }
}

use sample::{Lang, t};

#[test]
fn every_language_is_there() {
    assert_eq!(Lang::ALL, [Lang::En, Lang::Fr, Lang::Ru]);
    assert_eq!(Lang::Ru.name(), "Русский");
    assert_eq!(Lang::Fr.code(), "fr");
}

#[test]
fn lines_are_joined_as_in_fluent() {
    assert_eq!(t::lines(Lang::En), "First line,\n  indented line,\n\nafter a gap.");
}

#[test]
fn literals_and_keywords_pass() {
    assert_eq!(t::literal(Lang::En, "opera"), "{opera}");
    assert_eq!(t::literal(Lang::Ru, String::from("опера")), "«опера»");
}

#[test]
fn a_number_in_one_language_is_a_number_in_all() {
    assert_eq!(t::points(Lang::En, -3), "-3 VP");
    assert_eq!(t::points(Lang::Ru, 21), "21 ПО");
    assert_eq!(t::points(Lang::Fr, 0), "0 point");
    assert_eq!(t::points(Lang::Fr, 1_000_000), "1000000 de points");
}

#[test]
fn plural_forms_follow_the_language() {
    let all = |lang| [0, 1, 2, 5, 21].map(|n| t::cards(lang, n));
    assert_eq!(all(Lang::En), ["no cards", "1 card", "2 cards", "5 cards", "21 cards"]);
    assert_eq!(all(Lang::Fr), ["0 carte", "1 carte", "2 cartes", "5 cartes", "21 cartes"]);
    assert_eq!(all(Lang::Ru), ["0 карт", "1 карта", "2 карты", "5 карт", "21 карта"]);
}

#[test]
fn a_message_brings_its_variables_along() {
    assert_eq!(t::drew(Lang::En, 2, "Anna"), "Anna draws 2 cards.");
    assert_eq!(t::drew(Lang::Ru, 2, "Анна"), "Анна: 2 карты.");
}

#[test]
fn bare_numbers_choose_exactly() {
    assert_eq!([1, 2, 3, 9].map(|n| t::ordinal(Lang::En, n)), ["first", "second", "third", "third"]);
}

#[test]
fn words_choose_with_a_default() {
    let all = |lang| ["feminine", "masculine", ""].map(|gender| t::greeting(lang, gender));
    assert_eq!(all(Lang::En), ["Dear Madam", "Dear Sir", "Dear Sir"]);
    assert_eq!(all(Lang::Fr), ["Madame", "Monsieur", "Monsieur"]);
}

#[test]
fn terms_are_resolved_with_their_form() {
    assert_eq!(t::term(Lang::En), "One Opus, several Opus cards.");
}
