//! Checks that buttons and hints are short in every language. `locales/lengths.toml` lists which messages are which.

use serde::Deserialize;

use super::tree::{Tree, messages_of};

const PATH: &str = "locales/lengths.toml";

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Lengths {
    #[serde(default)]
    length: Vec<Length>,
}

/// A kind of message with its greatest length.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Length {
    kind: String,
    /// The most characters of a variant, without its variables.
    most: usize,
    keys: Vec<String>,
}

/// Lists messages that are too long in a language, and keys that do not exist.
pub fn check(tree: &Tree) -> Vec<String> {
    let lengths: Lengths = match toml::from_str(tree.text(PATH).unwrap_or_default()) {
        Ok(lengths) => lengths,
        Err(error) => return vec![format!("{PATH}: {error}")],
    };
    let mut faults = Vec::new();
    for Length { kind, most, keys } in &lengths.length {
        let unknown = keys.iter().filter(|key| !tree.messages().any(|(_, each)| each == *key));
        faults.extend(unknown.map(|key| format!("{PATH}: `{key}` does not exist")));
        for (path, text) in
            tree.files().filter(|(path, _)| path.starts_with("locales/") && path.ends_with(".ftl"))
        {
            for (key, text) in
                messages_of(text).into_iter().filter(|(key, _)| keys.iter().any(|each| each == key))
            {
                let long = variants(&text).into_iter().max_by_key(|variant| variant.chars().count());
                faults.extend(long.filter(|variant| variant.chars().count() > *most).map(|variant| {
                    let found = variant.chars().count();
                    format!("{path}: `{key}` is a {kind} of {found} characters, at most {most}: {variant}")
                }));
            }
        }
    }
    faults
}

/// The texts that a message can have, without their variables.
fn variants(message: &str) -> Vec<String> {
    let lines: Vec<&str> = message.lines().map(str::trim).collect();
    let chosen: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.trim_start_matches('*').strip_prefix('[')?.split_once(']'))
        .map(|(_, text)| text)
        .collect();
    let texts = if chosen.is_empty() {
        vec![lines.join(" ")]
    } else {
        chosen.into_iter().map(str::to_owned).collect()
    };
    texts.iter().map(|text| without_variables(text).trim().to_owned()).collect()
}

fn without_variables(text: &str) -> String {
    let mut depth = 0_usize;
    text.chars()
        .filter(|letter| {
            match letter {
                '{' => depth += 1,
                '}' => {
                    depth = depth.saturating_sub(1);
                    return false;
                }
                _ => {}
            }
            depth == 0
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(english: &str, french: &str) -> Vec<String> {
        let lengths = "[[length]]\nkind = 'button'\nmost = 8\nkeys = ['go', 'take']\n";
        let tree = Tree::of(&[(PATH, lengths), ("locales/en/a.ftl", english), ("locales/fr/a.ftl", french)]);
        check(&tree)
    }

    #[test]
    fn a_button_that_is_too_long_in_one_language_is_a_fault() {
        assert_eq!(faults("go = Start\ntake = Take\n", "go = Partir\ntake = Prendre\n"), [""; 0]);
        let found = faults("go = Start\ntake = Take\n", "go = Commencer\ntake = Prendre\n");
        assert_eq!(found, ["locales/fr/a.ftl: `go` is a button of 9 characters, at most 8: Commencer"]);
    }

    #[test]
    fn every_variant_is_measured_and_variables_are_not() {
        let take = "take =\n    { $n ->\n        [one] Take {$n} now\n       *[other] Take {$n} of them all\n    }\n";
        let found = faults(&format!("go = Start\n{take}"), "go = {$name} {$other} {$third}\ntake = a\n");
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("of them all"), "{found:?}");
    }

    #[test]
    fn a_key_that_does_not_exist_is_a_fault() {
        assert_eq!(faults("go = Start\n", "go = a\n"), ["locales/lengths.toml: `take` does not exist"]);
    }
}
