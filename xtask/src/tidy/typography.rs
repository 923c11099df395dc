//! Checks the signs in texts for people: apostrophes, ellipses, percentages, and the spaces around signs in French.

use super::tree::{Tree, messages_of};

/// The built-in edition, whose texts are English.
const EDITION: &str = "editions/vienna/";
/// The fields of an edition with texts for people.
const FIELDS: [&str; 4] = ["title", "name", "place", "history"];
/// The languages that write no space before a percent sign.
const JOINED_PERCENT: [&str; 2] = ["en", "pl"];

/// Lists the texts with a wrong sign, and what is wrong.
pub fn check(tree: &Tree) -> Vec<String> {
    let faults = |(path, text)| {
        let (lang, texts) = texts(path, text)?;
        let found = texts.into_iter().flat_map(move |(key, text)| {
            faults(lang, &text).into_iter().map(move |what| format!("{path}: `{key}`: {what}"))
        });
        Some(found.collect::<Vec<_>>())
    };
    tree.files().filter_map(faults).flatten().collect()
}

/// The language and the texts for people of a catalogue or of a file of the edition.
fn texts<'a>(path: &'a str, text: &'a str) -> Option<(&'a str, Vec<(&'a str, String)>)> {
    if let Some((lang, file)) = path.strip_prefix("locales/").and_then(|rest| rest.split_once('/')) {
        return file.ends_with(".ftl").then(|| (lang, messages_of(text)));
    }
    let fields = text.lines().filter_map(|line| line.split_once(" = "));
    let fields = fields.filter(|(name, _)| FIELDS.contains(name));
    let is_edition = path.starts_with(EDITION) && path.ends_with(".toml");
    is_edition.then(|| ("en", fields.map(|(name, text)| (name, text.to_owned())).collect()))
}

/// What is wrong in a text, each sign with the characters before and after it.
fn faults(lang: &str, text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let at = |index: Option<usize>| index.and_then(|index| letters.get(index)).copied().unwrap_or('\n');
    let fault = |index: usize| {
        let (before, sign, after) = (at(index.checked_sub(1)), letters[index], at(Some(index + 1)));
        let what = match sign {
            '\'' if before.is_alphabetic() => "write the apostrophe ’",
            '.' if before == '.' && after == '.' => "write the ellipsis …",
            // A space on both sides stands for something that is left out.
            '…' if is_space(before) && after != ' ' => "write no space before the ellipsis",
            '%' => percent(lang, at(index.checked_sub(2)), before)?,
            // In the bold weights of the headings' font it is wider than a space.
            '\u{202f}' => "write a no-break space (U+00A0)",
            _ if lang == "fr" => french(before, sign, after)?,
            _ => return None,
        };
        let shown = &letters[index.saturating_sub(12)..(index + 4).min(letters.len())];
        Some(format!("{what}: {}", shown.iter().collect::<String>().replace('\n', " ")))
    };
    (0..letters.len()).filter_map(fault).collect()
}

/// A percent sign after a number, which may be a variable.
fn percent(lang: &str, number: char, before: char) -> Option<&'static str> {
    let is_number = |letter: char| letter.is_ascii_digit() || letter == '}';
    match JOINED_PERCENT.contains(&lang) {
        true => (is_space(before) && is_number(number)).then_some("write no space before the percent sign"),
        false => (is_number(before) || before == ' ' && is_number(number))
            .then_some("write a no-break space before the percent sign"),
    }
}

/// In French, a space that does not break stands before `;`, `:`, `?`, `!` and `»`, and after `«`.
fn french(before: char, sign: char, after: char) -> Option<&'static str> {
    let is_wrong = match sign {
        // Without a space, a colon can be part of an address or a time.
        ':' => before == ' ',
        ';' | '?' | '!' => before == ' ' || before.is_alphanumeric() || ")}»…".contains(before),
        '»' => !is_space(before) || before == ' ',
        '«' => !is_space(after) || after == ' ',
        _ => false,
    };
    is_wrong.then_some("write a no-break space at this sign")
}

fn is_space(letter: char) -> bool {
    [' ', '\u{a0}', '\u{202f}'].contains(&letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_fine(lang: &str, text: &str) -> bool {
        let path = format!("locales/{lang}/a.ftl");
        check(&Tree::of(&[(&path, &format!("# It's ...\na = {text}\n"))])).is_empty()
    }

    #[test]
    fn apostrophes_and_ellipses_are_typographic() {
        assert!(is_fine("en", "It’s here… [ … ]") && is_fine("pl", "1–3 … 5"));
        for wrong in ["It's here", "Load ...", "Load …", "Load\u{a0}…"] {
            assert!(!is_fine("en", wrong), "{wrong}");
        }
    }

    #[test]
    fn french_signs_have_a_space_that_does_not_break() {
        for right in ["Fin\u{a0}: «\u{a0}oui\u{a0}»\u{a0}!", "À 12:30", "{ $file }:{ $line }"] {
            assert!(is_fine("fr", right), "{right}");
        }
        for wrong in
            ["Fin : oui", "Fin!", "Fin ?", "Fin\u{202f}!", "« oui\u{a0}»", "«\u{a0}oui»", "{ $name }!"]
        {
            assert!(!is_fine("fr", wrong), "{wrong}");
            assert!(is_fine("es", wrong) || wrong.contains('\u{202f}'), "{wrong}");
        }
    }

    #[test]
    fn each_language_has_its_percent_sign() {
        assert!(is_fine("en", "{ $n }%") && is_fine("pl", "50%") && is_fine("fr", "{ $n }\u{a0}%"));
        assert!(is_fine("ru", "Побед, %") && is_fine("es", "± %"));
        assert!(!is_fine("en", "50\u{a0}%") && !is_fine("pl", "{ $n } %"));
        assert!(!is_fine("fr", "50%") && !is_fine("ru", "{ $n } %") && !is_fine("es", "{ $n }%"));
    }

    #[test]
    fn texts_of_the_edition_are_checked_and_its_comments_are_not() {
        let text = "# it's\nid = \"a's\"\ntitle = \"The Elector's Wish\"\n";
        let found =
            check(&Tree::of(&[("editions/vienna/bonuses.toml", text), ("editions/older/a.toml", text)]));
        assert_eq!(
            found,
            ["editions/vienna/bonuses.toml: `title`: write the apostrophe ’: \"The Elector's W"]
        );
    }
}
