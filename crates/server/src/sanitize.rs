//! Cleans names and messages of players: removes invisible characters and those that change the writing direction.

/// A text as one line: white space becomes single spaces, and invisible characters are removed, because they can make
/// two names look alike, make a name look empty, or reverse the text after it. Joiners stay between letters that are
/// not ASCII, because emoji, Persian and Indic scripts need them.
pub fn single_line(text: &str) -> String {
    let shown: Vec<char> = text.chars().filter(|c| c.is_whitespace() || !is_invisible(*c)).collect();
    let is_letter =
        |c: Option<&char>| c.is_some_and(|c| !c.is_ascii() && !c.is_whitespace() && !is_joiner(*c));
    let kept = shown.iter().enumerate().filter(|(at, c)| {
        let before = at.checked_sub(1).and_then(|at| shown.get(at));
        !is_joiner(**c) || (is_letter(before) && is_letter(shown.get(at + 1)))
    });
    let kept: String = kept.map(|(_, c)| *c).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The zero-width non-joiner and joiner.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Format and default-ignorable characters of Unicode, except joiners and the variation selectors of emoji.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{00ad}' // soft hyphen
        | '\u{034f}' // combining grapheme joiner
        | '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' // directions
        | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' // Hangul fillers
        | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' // Khmer and Mongolian
        | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{feff}' // zero width
        | '\u{2800}' // an empty Braille pattern
        | '\u{fff0}'..='\u{fffb}' // annotations
        | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' // of single scripts
        | '\u{e0000}'..='\u{e0fff}' // tags and rare selectors
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_removed() {
        assert_eq!(single_line("  Anna \t  Maria\n"), "Anna Maria");
        assert_eq!(single_line("An\u{200b}na\u{202e}"), "Anna");
        assert_eq!(single_line("An\u{200d}na"), "Anna", "a joiner between letters that need none");
        assert_eq!(single_line("\u{200d}\u{3164}\u{2800}\u{feff} \u{00a0}\u{2067}"), "");
        assert_eq!(single_line("\u{2067}Anna\u{2069} \u{e0041}"), "Anna");
    }

    #[test]
    fn letters_of_every_script_are_kept() {
        for text in [
            "Zaïde",
            "Моцарт",
            "莫扎特",
            "موتسارت",
            "می\u{200c}خواهم",
            "क्\u{200d}ष",
            "👩\u{200d}🎤",
            "❤\u{fe0f}",
        ] {
            assert_eq!(single_line(text), text);
        }
    }
}
