//! What axe-core finds in a page.

use std::fmt;

use serde::Deserialize;

/// The tool, see `vendor/README.md`.
pub(crate) const AXE: &str = include_str!("../vendor/axe.min.js");
/// Runs it; the last argument is the function that takes the answer.
pub(crate) const RUN: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] })
        .then(({ violations }) => done({ violations }), (error) => done({ error: String(error) }));";

/// What [`RUN`] answers.
#[derive(Deserialize)]
pub(crate) struct Answer {
    #[serde(default)]
    pub violations: Vec<Violation>,
    pub error: Option<String>,
}

/// A broken rule.
#[derive(Clone, Deserialize)]
pub struct Violation {
    /// The id of the rule, such as `color-contrast`.
    pub id: String,
    /// How bad that is: `minor`, `moderate`, `serious` or `critical`.
    pub impact: Option<String>,
    /// What the rule wants.
    pub help: String,
    /// Where it is broken.
    pub nodes: Vec<Node>,
}

/// A place where a rule is broken.
#[derive(Clone, Deserialize)]
pub struct Node {
    /// The element as HTML.
    pub html: String,
    /// What would be right.
    #[serde(rename = "failureSummary", default)]
    pub summary: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}", self.id, self.impact.as_deref().unwrap_or("unrated"), self.help)?;
        self.nodes
            .iter()
            .try_for_each(|node| write!(f, "\n  {}\n    {}", node.html, node.summary.replace('\n', "\n    ")))
    }
}
