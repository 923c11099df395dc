//! Accessibility violations found by axe-core.

use std::fmt;

use serde::Deserialize;

/// The axe-core script, see `vendor/README.md`.
pub(crate) const AXE: &str = include_str!("../vendor/axe.min.js");
/// Runs axe-core. The last argument of the script is the callback for the result.
pub(crate) const RUN: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] })
        .then(({ violations }) => done({ violations }), (error) => done({ error: String(error) }));";

/// The result of [`RUN`].
#[derive(Deserialize)]
pub(crate) struct Answer {
    #[serde(default)]
    pub violations: Vec<Violation>,
    pub error: Option<String>,
}

/// A rule that the page violates.
#[derive(Clone, Deserialize)]
pub struct Violation {
    /// The id of the rule, such as `color-contrast`.
    pub id: String,
    /// The severity: `minor`, `moderate`, `serious` or `critical`.
    pub impact: Option<String>,
    /// What the rule requires.
    pub help: String,
    /// Where it is violated.
    pub nodes: Vec<Node>,
}

/// An element that violates a rule.
#[derive(Clone, Deserialize)]
pub struct Node {
    /// The element as HTML.
    pub html: String,
    /// How to fix it.
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
