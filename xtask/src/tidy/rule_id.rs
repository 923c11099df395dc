//! The id of a rule in its four spellings: `REQ-4` in comments, `req_4` as a test module, `Req4` in code,
//! `rule-REQ-4` in the catalogue.

use std::fmt;

/// An area of the rules and a number within it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleId {
    /// The area, in capitals.
    pub area: String,
    number: u32,
}

impl RuleId {
    /// Parses `REQ-4`.
    pub fn cited(word: &str) -> Option<RuleId> {
        let (area, number) = word.split_once('-')?;
        area.bytes().all(|b| b.is_ascii_uppercase()).then(|| RuleId::new(area, number))?
    }

    /// Parses `req_4`.
    pub fn module(word: &str) -> Option<RuleId> {
        let (area, number) = word.split_once('_')?;
        area.bytes().all(|b| b.is_ascii_lowercase()).then(|| RuleId::new(area, number))?
    }

    /// Parses `Req4`.
    pub fn variant(word: &str) -> Option<RuleId> {
        let (area, number) = word.split_at(word.find(|c: char| c.is_ascii_digit())?);
        let (first, others) = area.split_at_checked(1)?;
        let cased =
            first.bytes().all(|b| b.is_ascii_uppercase()) && others.bytes().all(|b| b.is_ascii_lowercase());
        cased.then(|| RuleId::new(area, number))?
    }

    /// Parses `rule-REQ-4` in upper or lower case. Longer keys with this prefix are notes about a rule.
    pub fn key(key: &str) -> Option<RuleId> {
        RuleId::cited(&key.strip_prefix("rule-")?.to_ascii_uppercase())
    }

    fn new(area: &str, number: &str) -> Option<RuleId> {
        let plain = number.bytes().all(|b| b.is_ascii_digit()) && !number.starts_with('0');
        let number = plain.then(|| number.parse().ok())??;
        (area.len() > 1).then(|| RuleId { area: area.to_ascii_uppercase(), number })
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.area, self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_spellings_are_one_id() {
        let id = RuleId::cited("REQ-4").unwrap();
        assert_eq!(RuleId::module("req_4").unwrap(), id);
        assert_eq!(RuleId::variant("Req4").unwrap(), id);
        assert_eq!(RuleId::key("rule-REQ-4").unwrap(), id);
        assert_eq!(RuleId::key("rule-req-4").unwrap(), id);
        assert_eq!(id.to_string(), "REQ-4");
    }

    #[test]
    fn other_words_are_none() {
        for word in ["REQ", "REQ-", "REQ-04", "Req-4", "REQ-4-why", "-4", "X-1"] {
            assert_eq!(RuleId::cited(word), None, "{word}");
        }
        for key in ["rule-INT-3-question", "rule-INT-3-why", "rule-title", "INT-3"] {
            assert_eq!(RuleId::key(key), None, "{key}");
        }
        assert_eq!(RuleId::variant("u32"), None);
        assert_eq!(RuleId::variant("Req4b"), None);
        assert_eq!(RuleId::module("tests"), None);
    }

    #[test]
    fn ids_sort_by_number() {
        assert!(RuleId::cited("INT-9") < RuleId::cited("INT-48"));
    }
}
