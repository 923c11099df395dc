//! The sentences of the catalogue of rules.

use crate::{Lang, lookup};
use vocab::Rule;

/// The sentence of a rule or of a ruling.
///
/// # Examples
/// ```
/// use texts::{Lang, catalogue};
/// assert_eq!(catalogue::rule(Lang::En, vocab::Rule::Int27), "No, there are always enough.");
/// assert!(catalogue::ruling(Lang::En, vocab::Rule::Int27).is_some());
/// assert!(catalogue::ruling(Lang::En, vocab::Rule::Req4).is_none());
/// ```
pub fn rule(lang: Lang, rule: Rule) -> String {
    lookup(lang, &key(rule)).unwrap_or_else(|| rule.id().to_owned())
}

/// The question that a ruling answers, and the reason for the ruling.
pub fn ruling(lang: Lang, rule: Rule) -> Option<(String, String)> {
    let part = |part| lookup(lang, &format!("{}-{part}", key(rule)));
    Some((part("question")?, part("why")?))
}

fn key(rule: Rule) -> String {
    format!("rule-{}", rule.id().to_lowercase())
}
