//! Reasons name what a turn pays, brings and prepares, and nothing that is hidden.

use explain::{Reason, foreseeable};
use testkit::Table;
use texts::{Lang, Words, names};
use vocab::Icon;

fn reason_in(lang: Lang, table: &Table, actions: &[&str]) -> Reason {
    let players = |seat| names::player(lang, seat);
    let words = Words::new(lang, table.game.edition(), &players);
    let actions: Vec<_> = actions.iter().map(|text| table.action(text)).collect();
    Reason::of(&words, &table.game, &actions)
}

fn reason(table: &Table, actions: &[&str]) -> Reason {
    reason_in(Lang::En, table, actions)
}

#[test]
fn a_commission_names_the_opus_its_price_and_what_it_is_good_for() {
    let table = Table::players(2).may(1, "commission").rich(1).row_card(7, "symphony-no-1");
    let opus = &table.game.edition().opera[table.opus("symphony-no-1").index()];
    let reason = reason(&table, &["commission 7", "end"]);
    assert_eq!(reason.steps.len(), 1, "{reason:?}");
    assert!(reason.steps[0].contains(&opus.label.title), "{reason:?}");
    assert!(reason.pays.as_ref().is_some_and(|pays| pays.contains("ducat")), "{reason:?}");
    let vp = format!("{} VP (commission of {})", opus.vp, opus.label.title);
    assert!(reason.brings.contains(&vp), "{reason:?}");
    let later = format!("{} can be performed for {} ducat", opus.label.title, opus.perform_ducats);
    assert!(reason.prepares.iter().any(|line| line.starts_with(&later)), "{reason:?}");
    assert_eq!(reason.lines(Lang::En).len(), 3);
}

#[test]
fn laying_cards_prepares_the_story_and_the_period_bonus() {
    let table = Table::players(2).bonus("1-travel");
    let hand = ["a-carriage-at-dawn", "sunday-in-the-organ-loft"];
    let table = table.hand_of(1, &[hand[0], hand[1], "coffee-and-gossip", "cards-after-supper"]);
    let reason = reason(&table, &[&format!("lay {} {}", hand[0], hand[1])]);
    assert_eq!((reason.pays.as_ref(), reason.brings.len()), (None, 0), "{reason:?}");
    let story = table.game.edition().memories[table.memory(hand[1]).index()].story;
    assert!(story.points.0.iter().any(|n| *n > 0));
    assert!(reason.prepares.iter().any(|line| line.ends_with("when the round ends")), "{reason:?}");
    let travels = table.game.edition().memories[table.memory(hand[0]).index()].actions;
    assert!(travels.count(Icon::Travel) > 0);
    assert!(reason.prepares.iter().any(|line| line.ends_with("from the Period Bonus")), "{reason:?}");
}

#[test]
fn a_court_says_that_its_favour_is_met_or_lacks_one_thing() {
    let table = || Table::players(2).may(1, "travel").rich(1).court_at("london", "opera-religious");
    let table = || table().owns(1, "die-zauberfloete");
    let near = reason(&table(), &["travel london"]);
    assert!(near.brings.iter().any(|line| line.contains("Royal Court tile ")), "{near:?}");
    assert!(near.prepares.iter().any(|line| line.ends_with("still needs: Religious Music")), "{near:?}");
    let met = reason(&table().owns(1, "kyrie-k-341"), &["travel london"]);
    assert!(met.prepares.iter().any(|line| line.contains(" is met, ")), "{met:?}");
}

#[test]
fn a_marker_names_its_movement_and_the_majority() {
    let table = Table::players(2).may(1, "requiem").rich(1).uncovered();
    let action = table.legal_with("requiem")[0].clone();
    let reason = reason(&table, &[&action]);
    assert_eq!(reason.brings.join(" ").matches("Composer tile ").count(), 1, "{reason:?}");
    assert!(reason.prepares.iter().any(|line| line.contains(" more at the end for ")), "{reason:?}");
    assert!(reason.prepares.iter().any(|line| line.starts_with("majority for ")), "{reason:?}");
}

#[test]
fn a_counter_that_is_bought_and_paid_costs_only_its_ducats() {
    let table = Table::players(2).may(1, "travel").ducats(1, 30).tracks(1, [0, 0, 0]).counters(1, [0, 0, 0]);
    let reason = reason(&table, &[&table.legal_with("travel")[0]]);
    let pays = reason.pays.expect("a price");
    assert!(pays.contains("ducats") && !pays.contains("counter"), "{pays}");
}

#[test]
fn foreseeable_decisions_end_at_the_first_revealed_card() {
    let table = Table::players(2).may(1, "document,document").rich(1).row_card(7, "at-the-royal-table");
    let actions = [table.action("document 7"), table.action("document 1"), table.action("end")];
    assert_eq!(foreseeable(&table.game, &actions), &actions[..1]);
    let plain = Table::players(2).may(1, "commission").rich(1);
    assert_eq!(foreseeable(&plain.game, &[plain.action("end")]).len(), 1);
}

#[test]
fn every_language_has_its_words() {
    let table = Table::players(2).may(1, "commission").rich(1).row_card(7, "symphony-no-1");
    for lang in Lang::ALL {
        let lines = reason_in(*lang, &table, &["commission 7"]).lines(*lang);
        assert_eq!(lines.len(), 3, "{lines:?}");
    }
}
