//! An explanation in the making: title, sentences with their symbols, a line of history, rules.

use crate::scene::Scene;
use edition::Label;
use texts::{Lang, t};
use vocab::Rule;

/// What the bubble says.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Explanation {
    /// The symbol beside the title.
    pub icon: &'static str,
    /// What it is called.
    pub title: String,
    /// What sort of thing it is, each in a word or two.
    pub sort: Vec<String>,
    /// What it does, each sentence with its symbol, which may be none.
    pub lines: Vec<(&'static str, String)>,
    /// A line of history.
    pub history: String,
    /// When and where that was.
    pub when: String,
    /// The rules that say it in full.
    pub rules: Vec<Rule>,
}

impl Explanation {
    /// A title with its symbol and rules; the rest is added.
    pub fn new(icon: &'static str, title: impl Into<String>, rules: &[Rule]) -> Explanation {
        Explanation { icon, title: title.into(), rules: rules.to_vec(), ..Explanation::default() }
    }

    /// With one more word on what sort of thing it is.
    #[must_use]
    pub fn sort(mut self, sort: String) -> Explanation {
        self.sort.push(sort);
        self
    }

    /// With one more sentence.
    #[must_use]
    pub fn line(mut self, icon: &'static str, text: String) -> Explanation {
        self.lines.push((icon, text));
        self
    }

    /// With one more sentence, if there is something to say.
    #[must_use]
    pub fn maybe(self, icon: &'static str, text: Option<String>) -> Explanation {
        match text {
            Some(text) => self.line(icon, text),
            None => self,
        }
    }

    /// With what is printed of its history; `what` is the sort of thing as the edition's labels call it.
    #[must_use]
    pub fn told(mut self, scene: &Scene, lang: Lang, what: &str, label: &Label) -> Explanation {
        let (history, place) =
            scene.words(lang, |words| (words.history(what, label), words.happened_in(what, label)));
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

/// A year, or a month of a year written as `1763-08`.
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
    fn a_month_is_told_by_its_name() {
        assert_eq!(date(Lang::En, "1763-08"), "August 1763");
        assert_eq!(date(Lang::En, "1781"), "1781");
        assert_eq!(date(Lang::En, "1781 · K. 366"), "1781 · K. 366");
        assert_eq!(date(Lang::En, "1781-13"), "1781-13");
        assert_eq!(date(Lang::En, ""), "");
    }
}
