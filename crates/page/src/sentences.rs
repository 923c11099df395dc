//! Puts texts together that are read aloud one after the other.

/// The texts as sentences: each begins with a capital letter and ends with one sign.
pub fn sentences(texts: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let mut all = String::new();
    for text in texts {
        let text = text.as_ref().trim();
        let mut letters = text.chars();
        let Some(first) = letters.next() else { continue };
        if !all.is_empty() {
            all.push(' ');
        }
        all.extend(first.to_uppercase());
        all.push_str(letters.as_str());
        if !text.ends_with(['.', '!', '?', '…', ':']) {
            all.push('.');
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_becomes_a_sentence_with_one_sign_at_its_end() {
        assert_eq!(
            sentences(["pay 3 ducats", "Not now!", "", "koniec rundy."]),
            "Pay 3 ducats. Not now! Koniec rundy."
        );
        assert_eq!(sentences([""; 0]), "");
    }

    #[test]
    fn letters_of_every_language_become_capitals() {
        assert_eq!(sentences(["à la fin", "в конце"]), "À la fin. В конце.");
    }
}
