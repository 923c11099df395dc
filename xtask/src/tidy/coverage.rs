//! Checks that every rule of the catalogue has a test module with its name and is cited in the code that
//! implements it (its mark), and that no unknown rule is cited.

use std::collections::BTreeSet;
use std::fmt;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::rule_id::RuleId;
use super::source::{self, Source, is_identifier, words};
use super::tree::Tree;

const CATALOGUE: &str = "locales/en/rules.ftl";
const EXCEPTIONS: &str = "crates/rules/tests/exceptions.toml";
/// The file that lists all rules. Being listed there does not count as a mark.
const DEFINITION: &str = "crates/vocab/src/rule.rs";
const MARKED: [&str; 4] = ["vocab", "edition", "rules", "record"];

/// The rules of the catalogue, and where they are tested and cited.
pub struct Coverage {
    catalogue: BTreeSet<RuleId>,
    tests: BTreeSet<RuleId>,
    marks: BTreeSet<RuleId>,
    exceptions: Vec<Exception>,
    /// Citations of rules that the catalogue does not have.
    strangers: Vec<String>,
}

/// A rule that may lack a test or a mark, with the reason.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    id: String,
    missing: Missing,
    reason: String,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Missing {
    Mark,
    Test,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Missing::Mark => "mark",
            Missing::Test => "test",
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exceptions {
    #[serde(default)]
    exception: Vec<Exception>,
}

impl Coverage {
    /// Collects all tests and citations of rules.
    pub fn read(tree: &Tree) -> Result<Coverage> {
        let keys = tree.messages().filter(|(path, _)| *path == CATALOGUE);
        let catalogue = keys.filter_map(|(_, key)| RuleId::key(key)).collect();
        let exceptions: Exceptions =
            toml::from_str(tree.text(EXCEPTIONS).unwrap_or_default()).context(EXCEPTIONS)?;
        let mut coverage = Coverage {
            catalogue,
            tests: BTreeSet::new(),
            marks: BTreeSet::new(),
            exceptions: exceptions.exception,
            strangers: Vec::new(),
        };
        coverage.read_tests(tree);
        coverage.read_marks(tree);
        Ok(coverage)
    }

    fn read_tests(&mut self, tree: &Tree) {
        for (path, text) in tree.rust("tests", |_| true).chain(tree.rust("src", |_| true)) {
            let source = Source::read(text);
            for (at, name, body) in source.modules() {
                let tested = body.contains("#[test]") || body.contains("proptest!");
                if let Some(id) = RuleId::module(name)
                    && self.knows(&id, || format!("{path}:{}: mod {name}", source::line(text, at)))
                    && tested
                {
                    self.tests.insert(id);
                }
            }
        }
    }

    fn read_marks(&mut self, tree: &Tree) {
        let files = tree.rust("src", |name| MARKED.contains(&name));
        for (path, text) in files.filter(|(path, _)| !is_test_file(path)) {
            let source = Source::read(text).without_tests();
            let cited = words(&source.comments, is_citation).map(|(at, word)| (at, RuleId::cited(word)));
            let named = words(&source.code, is_identifier).map(|(at, word)| (at, RuleId::variant(word)));
            for (at, id) in cited.chain(named) {
                if let Some(id) = id
                    && self.knows(&id, || format!("{path}:{}: {id}", source::line(text, at)))
                    && path != DEFINITION
                {
                    self.marks.insert(id);
                }
            }
        }
    }

    /// Whether the rule exists. A word with another prefix (UTF-8) is not a rule. A number that does not
    /// exist in an area of the catalogue is a fault.
    fn knows(&mut self, id: &RuleId, place: impl Fn() -> String) -> bool {
        let known = self.catalogue.contains(id);
        if !known && self.catalogue.iter().any(|other| other.area == id.area) {
            self.strangers.push(format!("{}: the catalogue has no {id}", place()));
        }
        known
    }

    /// All faults.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = self.strangers.clone();
        if self.catalogue.is_empty() {
            faults.push(format!("{CATALOGUE}: no message `rule-<id>` found, so there is no catalogue"));
        }
        for id in &self.catalogue {
            if !self.covered(id, Missing::Test) {
                let module = id.to_string().to_lowercase().replace('-', "_");
                faults.push(format!("{id}: no `mod {module}` with a #[test] in crates/*/{{tests,src}}"));
            }
            if !self.covered(id, Missing::Mark) {
                faults.push(format!("{id}: not cited in the sources of {}", MARKED.join(", ")));
            }
        }
        faults.extend(self.exceptions.iter().filter_map(|exception| self.needless(exception)));
        faults
    }

    /// The fault of an exception, if it has one.
    fn needless(&self, Exception { id, missing, reason }: &Exception) -> Option<String> {
        let known = RuleId::cited(id).filter(|id| self.catalogue.contains(id));
        let wrong = match known {
            None => format!("the catalogue has no {id}"),
            Some(_) if reason.trim().is_empty() => format!("{id} has no reason"),
            Some(known) if self.has(&known, *missing) => {
                format!("{id} has a {missing} now: remove the exception")
            }
            Some(_) => return None,
        };
        Some(format!("{EXCEPTIONS}: {wrong}"))
    }

    fn has(&self, id: &RuleId, what: Missing) -> bool {
        match what {
            Missing::Mark => self.marks.contains(id),
            Missing::Test => self.tests.contains(id),
        }
    }

    fn excused(&self, id: &RuleId, what: Missing) -> bool {
        self.exceptions.iter().any(|e| e.missing == what && RuleId::cited(&e.id).as_ref() == Some(id))
    }

    fn covered(&self, id: &RuleId, what: Missing) -> bool {
        self.has(id, what) || self.excused(id, what)
    }

    /// A summary in one line, for the end of a test run.
    pub fn summary(&self) -> String {
        let both = [Missing::Test, Missing::Mark];
        let covered = self.catalogue.iter().filter(|id| both.iter().all(|&what| self.covered(id, what)));
        let covered: Vec<_> = covered.collect();
        let excused = covered.iter().filter(|id| both.iter().any(|&what| self.excused(id, what))).count();
        let line =
            format!("rules: {} of {} ids covered by tests and marks", covered.len(), self.catalogue.len());
        if excused == 0 { line } else { format!("{line}, {excused} of them with a written exception") }
    }
}

/// Whether a file contains only tests. Citations in it are not marks.
fn is_test_file(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/src/tests/")
}

fn is_citation(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-'
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: (&str, &str) =
        (CATALOGUE, "rule-REQ-1 = One.\nrule-REQ-1-why = Because.\nrule-PAY-2 = Two.\n");

    fn coverage(files: &[(&str, &str)]) -> Coverage {
        Coverage::read(&Tree::of(&[&[RULES], files].concat())).unwrap()
    }

    #[test]
    fn a_rule_needs_a_test_and_a_mark() {
        let coverage = coverage(&[
            (
                "crates/rules/tests/all.rs",
                "mod req_1 { #[test] fn a() {} } mod pay { mod pay_2 { proptest! {} } }",
            ),
            ("crates/rules/src/a.rs", "// REQ-1, as printed.\nfn a() { refuse(RuleId::Pay2) }"),
        ]);
        assert_eq!(coverage.faults(), [""; 0]);
        assert_eq!(coverage.summary(), "rules: 2 of 2 ids covered by tests and marks");
    }

    #[test]
    fn everything_missing_is_listed() {
        let coverage = coverage(&[
            ("crates/rules/tests/all.rs", "mod req_1 { /* #[test] */ }"),
            (
                "crates/rules/src/a.rs",
                "const A: &str = \"PAY-2 Pay2\"; #[cfg(test)] mod tests { /* REQ-1 */ }",
            ),
            ("crates/texts/src/a.rs", "// PAY-2 is worded elsewhere"),
            (DEFINITION, "enum RuleId { Req1, Pay2 }"),
        ]);
        assert_eq!(coverage.faults().len(), 4, "{:?}", coverage.faults());
        assert_eq!(coverage.summary(), "rules: 0 of 2 ids covered by tests and marks");
    }

    #[test]
    fn a_rule_that_does_not_exist_is_a_fault_where_it_is_named() {
        let coverage = coverage(&[
            ("crates/rules/tests/all.rs", "\nmod req_9 { #[test] fn a() {} }"),
            ("crates/rules/src/a.rs", "// UTF-8 by REQ-8\nRuleId::Req7"),
            (DEFINITION, "enum RuleId { Req6 }"),
        ]);
        let expected = [
            "crates/rules/tests/all.rs:2: mod req_9: the catalogue has no REQ-9",
            "crates/rules/src/a.rs:1: REQ-8: the catalogue has no REQ-8",
            "crates/rules/src/a.rs:2: REQ-7: the catalogue has no REQ-7",
            "crates/vocab/src/rule.rs:1: REQ-6: the catalogue has no REQ-6",
        ];
        assert_eq!(coverage.faults()[..4], expected);
    }

    #[test]
    fn an_exception_excuses_and_is_counted() {
        let exceptions = "[[exception]]\nid = 'REQ-1'\nmissing = 'mark'\nreason = 'a choice of the table'\n";
        let coverage = coverage(&[
            ("crates/rules/tests/all.rs", "mod req_1 { #[test] fn a() {} } mod pay_2 { #[test] fn a() {} }"),
            ("crates/rules/src/a.rs", "// PAY-2"),
            (EXCEPTIONS, exceptions),
        ]);
        assert_eq!(coverage.faults(), [""; 0]);
        assert!(coverage.summary().ends_with("marks, 1 of them with a written exception"));
    }

    #[test]
    fn an_exception_needs_a_reason_a_rule_and_a_need() {
        let exceptions = "[[exception]]\nid = 'REQ-1'\nmissing = 'mark'\nreason = ' '\n
            [[exception]]\nid = 'REQ-7'\nmissing = 'mark'\nreason = 'x'\n
            [[exception]]\nid = 'PAY-2'\nmissing = 'mark'\nreason = 'x'\n";
        let coverage = coverage(&[("crates/rules/src/a.rs", "// PAY-2"), (EXCEPTIONS, exceptions)]);
        let faults = coverage.faults().join("\n");
        assert!(faults.contains("REQ-1 has no reason"), "{faults}");
        assert!(faults.contains("the catalogue has no REQ-7"), "{faults}");
        assert!(faults.contains("PAY-2 has a mark now"), "{faults}");
    }

    #[test]
    fn an_exception_of_an_unknown_kind_is_an_error() {
        let text = "[[exception]]\nid = 'REQ-1'\nmissing = 'both'\nreason = 'x'\n";
        assert!(Coverage::read(&Tree::of(&[(EXCEPTIONS, text)])).is_err());
    }

    #[test]
    fn no_catalogue_is_a_fault() {
        let coverage = Coverage::read(&Tree::of(&[])).unwrap();
        assert_eq!(coverage.faults().len(), 1);
    }
}
