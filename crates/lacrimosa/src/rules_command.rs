//! `lacrimosa rules [ID]`: the catalogue, a section or a rule, in words.

use crate::cli::RulesArgs;
use anyhow::{Result, bail};
use serde_json::json;
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
    let mut section = "";
    for rule in chosen {
        if args.ids.is_empty() && rule.section() != section {
            section = rule.section();
            let key = format!("rules-section-{}", section.to_lowercase());
            println!("\n{}\n", lookup(lang, &key).unwrap_or_default());
        }
        print(lang, rule);
    }
    Ok(())
}

/// An id, or a whole section.
fn is_meant(rule: Rule, id: &str) -> bool {
    rule.id().eq_ignore_ascii_case(id) || rule.section().eq_ignore_ascii_case(id)
}

/// A message of a rule, such as its question.
fn message(lang: Lang, rule: Rule, suffix: &str) -> Option<String> {
    lookup(lang, &format!("rule-{}{suffix}", rule.id().to_lowercase()))
}

fn print(lang: Lang, rule: Rule) {
    let sentence = message(lang, rule, "").unwrap_or_default();
    match (message(lang, rule, "-question"), message(lang, rule, "-why")) {
        (Some(question), Some(why)) => println!("{}", t::rules_ruling(lang, rule.id(), question, sentence, why)),
        _ => println!("{}", t::rules_rule(lang, rule.id(), sentence)),
    }
}

fn as_json(lang: Lang, rule: Rule) -> serde_json::Value {
    json!({
        "id": rule.id(),
        "rule": message(lang, rule, ""),
        "question": message(lang, rule, "-question"),
        "why": message(lang, rule, "-why"),
    })
}
