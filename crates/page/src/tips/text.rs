//! The content of a tooltip and its builder.

use crate::scene::Scene;
use edition::Label;
use texts::{Lang, Words, t};
use vocab::Rule;

/// The content of a tooltip.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Explanation {
    /// The icon beside the title.
    pub icon: &'static str,
    /// The title.
    pub title: String,
    /// The categories of the component, each in a word or two.
    pub sort: Vec<String>,
    /// Sentences about what it does, each with an icon; the icon name may be empty.
    pub lines: Vec<(&'static str, String)>,
    /// A sentence about the history.
    pub history: String,
    /// The date and place of that history.
    pub when: String,
    /// The rules that apply.
    pub rules: Vec<Rule>,
}

impl Explanation {
    /// A tooltip with title, icon and rules only.
    pub fn new(icon: &'static str, title: impl Into<String>, rules: &[Rule]) -> Explanation {
        Explanation { icon, title: title.into(), rules: rules.to_vec(), ..Explanation::default() }
    }

    /// Adds a category.
    #[must_use]
    pub fn sort(mut self, sort: String) -> Explanation {
        self.sort.push(sort);
        self
    }

    /// Adds a sentence.
    #[must_use]
    pub fn line(mut self, icon: &'static str, text: String) -> Explanation {
        self.lines.push((icon, text));
        self
    }

    /// Adds a sentence if there is one.
    #[must_use]
    pub fn maybe(self, icon: &'static str, text: Option<String>) -> Explanation {
        match text {
            Some(text) => self.line(icon, text),
            None => self,
        }
    }

    /// Adds history, date and place from the label; `what` is the kind of component as the texts call it.
    #[must_use]
    pub fn with_history(self, scene: &Scene, lang: Lang, what: &str, label: &Label) -> Explanation {
        scene.words(lang, |words| self.with_label(words, lang, what, label))
    }

    /// The same outside of a game.
    #[must_use]
    pub fn with_label(mut self, words: &Words<'_>, lang: Lang, what: &str, label: &Label) -> Explanation {
        let (history, place) = (words.history(what, label), words.happened_in(what, label));
        let date = date(lang, &label.date);
        self.when = match (place.is_empty(), date.is_empty()) {
            (true, _) => date,
            (false, true) => place,
            (false, false) => t::tip_when_where(lang, place, date),
        };
        self.history = history;
        self
    }
}

/// A year as it is written, or a month such as `1763-08` with its name.
pub fn date(lang: Lang, written: &str) -> String {
    let parts = written.split_once('-').and_then(|(year, month)| Some((year, month.parse::<i64>().ok()?)));
    match parts {
        Some((year, month @ 1..=12)) => t::tip_month(lang, month, year),
        _ => written.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_is_written_with_its_name() {
        assert_eq!(date(Lang::En, "1763-08"), "August 1763");
        assert_eq!(date(Lang::En, "1781"), "1781");
        assert_eq!(date(Lang::En, "1781 · K. 366"), "1781 · K. 366");
        assert_eq!(date(Lang::En, "1781-13"), "1781-13");
        assert_eq!(date(Lang::En, ""), "");
    }
}
