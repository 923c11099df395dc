//! A fault of a catalogue stops the build, with its place, its message and what was expected.

#[allow(dead_code)] // Only the faults are read.
#[path = "../../build/mod.rs"]
mod compiler;

use compiler::{Home, Source, compile};

/// The printed faults of languages given as (code, text). Line 1 is added and has the name of the language. A
/// select is written on one line here and is broken into lines as Fluent requires.
fn faults(texts: &[(&str, &str)]) -> Vec<String> {
    let broken = |text: &str| match text.contains("->") {
        true => text.replace(" [", "\n[").replace(" *[", "\n*[").replace('}', "\n}"),
        false => text.to_owned(),
    };
    let source = |&(lang, text): &(&str, &str)| Source {
        lang: lang.to_owned(),
        file: format!("{lang}/a.ftl"),
        home: Home::Page,
        text: format!("language-name = {lang}\n{}", broken(text)),
    };
    let sources: Vec<_> = texts.iter().map(source).collect();
    compile("a", &sources).err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[track_caller]
fn check(texts: &[(&str, &str)], expected: &[&str]) {
    assert_eq!(faults(texts), expected);
}

#[test]
fn a_sound_catalogue_has_none() {
    check(
        &[("en", "a = {$n -> [one] card *[other] cards} of {$who}"), ("pl", "a = {$who}: {NUMBER($n)}")],
        &[],
    );
}

#[test]
fn missing_message() {
    check(
        &[("en", "a = A\nb = B"), ("fr", "a = A")],
        &["en/a.ftl:3: b: missing in fr, expected a translation"],
    );
}

#[test]
fn unknown_message() {
    check(&[("en", ""), ("fr", "a = A")], &["fr/a.ftl:2: a: unknown message, en does not have it"]);
}

#[test]
fn missing_variable() {
    check(
        &[("en", "a = {$who} and {$whom}"), ("fr", "a = {$who}")],
        &["fr/a.ftl:2: a: missing variable $whom, expected as in en"],
    );
}

#[test]
fn unknown_variable() {
    check(
        &[("en", "a = {$who}"), ("fr", "a = {$who}\n    {$n}")],
        &["fr/a.ftl:3: a: unknown variable $n, expected $who"],
    );
}

#[test]
fn missing_plural_form() {
    check(
        &[("en", "a = {$n -> [one] x *[other] y}"), ("pl", "a = {$n -> [one] x [few] y *[other] z}")],
        &["pl/a.ftl:2: a: plural form [many] of $n is missing, pl has one, few, many, other"],
    );
    check(
        &[("en", "a = {$n -> [0] x *[other] y}")],
        &["en/a.ftl:2: a: plural form [one] of $n is missing, en has one, other"],
    );
}

#[test]
fn foreign_plural_form() {
    check(
        &[("en", "a = {$n -> [one] x [few] y *[other] z}")],
        &["en/a.ftl:2: a: [few] of $n is not a plural form of en"],
    );
}

#[test]
fn the_plural_form_many_is_optional_in_romance_languages() {
    let en = ("en", "a = {$n -> [one] x *[other] y}");
    check(&[en, ("es", "a = {$n -> [one] x *[other] y}")], &[]);
    check(&[en, ("es", "a = {$n -> [one] x [many] z *[other] y}")], &[]);
}

#[test]
fn wrong_default() {
    check(
        &[("en", "a = {$n -> *[one] x [other] y}")],
        &["en/a.ftl:2: a: default [one] of $n, expected *[other]"],
    );
}

#[test]
fn missing_default() {
    check(
        &[("en", "a = {$n -> [one] x [other] y}")],
        &["en/a.ftl:5: a: The select expression must have a default variant"],
    );
}

#[test]
fn unknown_reference() {
    check(
        &[("en", "a = {b}\nc = {-d}")],
        &[
            "en/a.ftl:2: a: unknown reference {b}, expected a message or a term of en",
            "en/a.ftl:3: c: unknown reference {-d}, expected a message or a term of en",
        ],
    );
}

#[test]
fn circle_of_references() {
    check(
        &[("en", "a = {b}\nb = {a}")],
        &["en/a.ftl:2: a: refers to itself through a, b", "en/a.ftl:3: b: refers to itself through b, a"],
    );
}

#[test]
fn duplicate_key() {
    check(&[("en", "a = A\na = B")], &["en/a.ftl:3: a: duplicate, the first is at en/a.ftl:2"]);
    check(
        &[("en", "a = A"), ("en", "b = B")],
        &["en/a.ftl:1: language-name: duplicate, the first is at en/a.ftl:1"],
    );
}

#[test]
fn duplicate_variant() {
    check(
        &[("en", "a = {$n -> [one] x [one] y *[other] z}")],
        &["en/a.ftl:2: a: two variants [one] of $n, expected one"],
    );
}

#[test]
fn a_variable_is_of_one_kind() {
    check(
        &[("en", "a = {$n -> [one] x *[other] y}"), ("fr", "a = {$n -> [feminine] x *[masculine] y}")],
        &["fr/a.ftl:2: a: $n is a number in one place and a word in another, expected one kind"],
    );
    check(
        &[("en", "a = {$n -> [one] x [feminine] y *[other] z}")],
        &["en/a.ftl:2: a: $n mixes plural forms with words, expected one or the other"],
    );
}

#[test]
fn a_term_needs_its_value() {
    check(
        &[("en", "-d = {$x}\na = {-d}")],
        &["en/a.ftl:2: -d: $x of a term has no value, expected {-d(x: \"…\")}"],
    );
    check(
        &[("en", "-d = {$x}\na = {-d(x: 3)}")],
        &[
            "en/a.ftl:2: -d: $x of a term has no value, expected {-d(x: \"…\")}",
            "en/a.ftl:3: a: expected a word for a term, as in (x: \"many\")",
        ],
    );
}

#[test]
fn unsupported_syntax() {
    check(
        &[("en", "a = A\n    .title = T\nb = {DATETIME($day)}\nc = {a.title}\ncamelCase = {$lang}")],
        &[
            "en/a.ftl:3: a: attributes are not supported, expected a message",
            "en/a.ftl:4: b: `DATETIME(…)` is not supported, expected NUMBER($variable)",
            "en/a.ftl:5: c: attributes are not supported, expected a message or a term",
            "en/a.ftl:6: camelCase: `camelCase` cannot be a name, expected words of a-z and 0-9 joined by dashes",
            "en/a.ftl:6: camelCase: `lang` cannot be a name, expected words of a-z and 0-9 joined by dashes",
        ],
    );
}

#[test]
fn broken_syntax() {
    check(&[("en", "a = {$n\nb = B")], &["en/a.ftl:3: a: Expected a token starting with \"}\""]);
    check(
        &[("en", "a = {$n ->[one] x}")],
        &["en/a.ftl:2: a: expected a new line, as before and after each variant of a select"],
    );
}

#[test]
fn unknown_language_and_no_reference() {
    check(
        &[("de", "")],
        &[
            "de:1: language-name: its plural forms are not known, expected en, fr, es, ru or pl",
            "de/a.ftl:1: language-name: unknown message, en does not have it",
            "en:1: language-name: expected a message without variables",
        ],
    );
}

/// The plural rules of a language give only forms that the build requires or allows.
#[test]
fn forms_required_are_those_of_the_rules() {
    use texts::plural;
    type Rule = fn(i64) -> plural::Category;
    let rules: [(&str, Rule); 5] =
        [("en", plural::en), ("fr", plural::fr), ("es", plural::es), ("ru", plural::ru), ("pl", plural::pl)];
    for (lang, rule) in rules {
        for n in (0..200).chain([1_000_000]) {
            let form = format!("{:?}", rule(n)).to_lowercase();
            let text = format!("a = {{$n -> [{form}] x *[other] y}}");
            let refused = format!("[{form}] of $n is not a plural form of {lang}");
            let found = faults(&[("en", "a = {NUMBER($n)}"), (lang, &text)]);
            assert!(!found.iter().any(|fault| fault.ends_with(&refused)), "{lang} {n}: {found:?}");
        }
    }
}
