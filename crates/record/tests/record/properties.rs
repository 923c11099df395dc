//! Whole random games of every table, with every property checked after every decision. `lacrimosa random --check`
//! does the same for as many games as one likes.

use crate::common;
use edition::Edition;
use record::proof::{Seen, prove};
use rules::Seed;
use vocab::Rule;

const CATALOGUE: &str = include_str!("../../../../locales/en/rules.ftl");

#[test]
fn everything_holds_after_every_decision_and_every_refusal_can_be_looked_up() {
    let mut seen = Seen::default();
    for (name, setup) in common::setups() {
        for number in 1..=4 {
            let seed = Seed::from_number(number);
            let record = prove(&setup, Edition::vienna(), seed, &mut seen);
            let record = record.unwrap_or_else(|failed| panic!("{name}, seed {number}: {failed:?}"));
            assert!(record.game().is_over(), "{name}, seed {number}");
        }
    }
    assert_eq!(seen.games, 24);
    assert!(seen.refusals.len() > 15, "so few rules refuse anything: {:?}", seen.refusals);
    for rule in seen.refusals.keys() {
        assert_eq!(Rule::find(rule.id()), Some(*rule));
        let message = format!("\nrule-{} =", rule.id().to_lowercase());
        assert!(CATALOGUE.contains(&message), "{rule} is not in the catalogue");
    }
}
