//! `lacrimosa rules [ID]`: prints the catalogue, a section or a rule.

use crate::cli::RulesArgs;
use anyhow::{Result, bail};
use serde_json::json;
use std::io::Write;
use texts::{Lang, lookup, t};
use vocab::Rule;

pub fn run(lang: Lang, args: &RulesArgs) -> Result<()> {
    let mut chosen: Vec<Rule> = Vec::new();
    for id in &args.ids {
        let found = Rule::ALL.iter().copied().filter(|rule| is_meant(*rule, id));
        let before = chosen.len();
        chosen.extend(found);
        if chosen.len() == before {
            let mut sections: Vec<&str> = Rule::ALL.iter().map(|rule| rule.section()).collect();
            sections.dedup();
            bail!(t::rules_unknown(lang, id, sections.join(", ")));
        }
    }
    if args.ids.is_empty() {
        chosen.extend(Rule::ALL);
    }
    if args.json {
        let rules: Vec<_> = chosen.iter().map(|rule| as_json(lang, *rule)).collect();
        println!("{}", serde_json::to_string_pretty(&rules)?);
        return Ok(());
    }
    if args.ids.is_empty() {
        return print_all(lang);
    }
    chosen.into_iter().try_for_each(|rule| print(lang, rule))
}

/// Prints the whole catalogue with its titles and notes.
fn print_all(lang: Lang) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", t::rules_words(lang))?;
    let mut section = "";
    for rule in Rule::ALL {
        if rule.section() != section {
            section = rule.section();
            let key = format!("rules-section-{}", section.to_lowercase());
            writeln!(out, "\n{}\n", lookup(lang, &key).unwrap_or_default())?;
        }
        if let Some(note) = lookup(lang, &format!("rules-note-{}", rule.id().to_lowercase())) {
            writeln!(out, "{note}")?;
        }
        print(lang, *rule)?;
        if *rule == Rule::End9 {
            writeln!(out, "{}", t::rules_examples(lang))?;
        }
    }
    Ok(())
}

/// Whether the text is the id of the rule or its section.
fn is_meant(rule: Rule, id: &str) -> bool {
    rule.id().eq_ignore_ascii_case(id) || rule.section().eq_ignore_ascii_case(id)
}

/// A message of a rule, such as its question.
fn message(lang: Lang, rule: Rule, suffix: &str) -> Option<String> {
    lookup(lang, &format!("rule-{}{suffix}", rule.id().to_lowercase()))
}

fn print(lang: Lang, rule: Rule) -> Result<()> {
    let sentence = message(lang, rule, "").unwrap_or_default();
    let line = match (message(lang, rule, "-question"), message(lang, rule, "-why")) {
        (Some(question), Some(why)) => t::rules_ruling(lang, rule.id(), question, sentence, why),
        _ => t::rules_rule(lang, rule.id(), sentence),
    };
    writeln!(std::io::stdout(), "{line}")?;
    Ok(())
}

fn as_json(lang: Lang, rule: Rule) -> serde_json::Value {
    json!({
        "id": rule.id(),
        "rule": message(lang, rule, ""),
        "question": message(lang, rule, "-question"),
        "why": message(lang, rule, "-why"),
    })
}
