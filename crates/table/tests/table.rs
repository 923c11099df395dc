//! What a player at the table notices: undo, redo, reset, previews that keep their word.
#![allow(clippy::unwrap_used)]

use record::Record;
use rules::{Seed, Setup};
use table::{Offers, PlayedBy, Refusal, Sitter, Table};
use vocab::{Action, Event, Fact, Level, Prompt, Seat};

fn table(players: u8, seed: u64) -> Table {
    let sitters = (0..players).map(|_| Sitter::human("")).collect();
    Table::deal(&Setup::players(players), edition::Edition::vienna(), Seed::from_number(seed), sitters)
        .unwrap()
}

fn seat(table: &Table) -> Seat {
    table.game().to_act().unwrap()
}

fn step(table: &mut Table, choose: impl Fn(&Offers) -> usize) {
    let by = seat(table);
    let offers = table.offers(by);
    let action = offers.now[choose(&offers)].action;
    table.act(by, table.revision(), action).unwrap();
}

#[test]
fn a_decision_can_be_taken_back_and_done_again() {
    let mut table = table(2, 1);
    let (by, before) = (seat(&table), *table.game());
    step(&mut table, |_| 0);
    let after = *table.game();
    assert!(table.undo(by) && *table.game() == before && table.can_redo(by));
    assert!(table.redo(by) && *table.game() == after && !table.can_redo(by));
}

#[test]
fn another_seat_can_neither_undo_nor_redo() {
    let mut table = table(2, 1);
    let by = seat(&table);
    let other = Seat::at(1 - by.index());
    step(&mut table, |_| 0);
    assert!(!table.undo(other));
    assert!(table.undo(by) && !table.redo(other) && table.redo(by));
}

#[test]
fn a_new_decision_makes_the_old_one_forgotten() {
    let mut table = table(2, 1);
    let by = seat(&table);
    step(&mut table, |_| 0);
    table.undo(by);
    step(&mut table, |_| 1);
    assert!(!table.can_redo(by));
}

#[test]
fn what_showed_something_hidden_cannot_be_taken_back() {
    let mut table = table(2, 1);
    let by = seat(&table);
    step(&mut table, |_| 0);
    step(&mut table, |offers| offers.now.iter().position(|o| o.action == Action::TakeDucats).unwrap());
    assert!(table.can_undo(by));
    step(&mut table, |offers| offers.now.iter().position(|o| o.action == Action::EndTurn).unwrap());
    assert!(!table.undo(by), "two cards were drawn");
    assert!(!table.reset_turn(by));
}

#[test]
fn a_turn_is_reset_to_its_beginning() {
    let mut table = table(3, 5);
    let (by, start) = (seat(&table), *table.game());
    step(&mut table, |_| 0);
    step(&mut table, |_| 0);
    assert!(table.reset_turn(by));
    assert_eq!((*table.game() == start, table.revision()), (true, 0));
    assert!(table.redo(by) && table.redo(by));
}

#[test]
fn an_action_for_another_moment_is_refused_and_changes_nothing() {
    let mut table = table(2, 1);
    let by = seat(&table);
    let action = table.offers(by).now[0].action;
    let refused = table.act(by, 4, action).unwrap_err();
    assert_eq!(refused, Refusal::Stale { meant: 4, now: 0 });
    assert_eq!(table.revision(), 0);
}

#[test]
fn a_second_click_is_refused() {
    let mut table = table(2, 1);
    let by = seat(&table);
    let action = table.offers(by).now[0].action;
    table.act(by, 0, action).unwrap();
    assert!(table.act(by, 0, action).is_err());
    assert_eq!(table.revision(), 1);
}

#[test]
fn previews_say_what_then_happens() {
    for seed in 0..6 {
        let mut table = table(2, seed);
        for turn in 0..200 {
            let Some(by) = table.game().to_act() else { break };
            let offers = table.offers(by);
            let at = (turn * 7 + seed as usize * 3) % offers.now.len();
            let offer = offers.now[at].clone();
            let decision = table.act(by, table.revision(), offer.action).unwrap().clone();
            if offer.action == Action::EndTurn {
                continue;
            }
            let gains: Vec<_> = decision
                .events
                .iter()
                .filter_map(|event| match event {
                    Event::Open(Fact::Gained { seat, gain, n, source }) if *seat == by => {
                        Some((*gain, *n, *source))
                    }
                    _ => None,
                })
                .collect();
            if !offer.outcome.gains.is_empty() {
                assert_eq!(offer.outcome.gains, gains);
                assert_eq!(offer.outcome.projected, table.game().projected(by));
            }
        }
    }
}

#[test]
fn every_thing_on_the_table_is_offered_or_says_why_not() {
    let mut table = table(4, 3);
    for _ in 0..150 {
        let by = seat(&table);
        for seat in table.game().seats() {
            let offers = table.offers(seat);
            assert_eq!(offers.prompt.is_some(), seat == by);
            for (thing, _) in &offers.supposed {
                let offered = offers.for_thing(*thing).next().is_some();
                assert!(offered != offers.refusal(*thing).is_some(), "{thing:?}");
            }
        }
        let revision = table.revision() as usize;
        step(&mut table, |offers| revision % offers.now.len());
    }
}

#[test]
fn the_file_remembers_who_sits_where() {
    let sitters = vec![Sitter::human("Anna Maria"), Sitter { name: "Béla".into(), ..Sitter::bot("allegro") }];
    let vienna = edition::Edition::vienna();
    let dealt = Table::deal(&Setup::players(2), vienna, Seed::from_number(2), sitters.clone()).unwrap();
    let text = dealt.record().write();
    let read = Record::read(&text, &|hash| (*hash == vienna.hash).then_some(vienna)).unwrap();
    assert_eq!(Table::of(read).sitters(), sitters);
}

#[test]
fn the_soloist_sits_on_the_second_seat() {
    let setup = Setup::solo(Level::Easy);
    let table = Table::deal(&setup, edition::Edition::vienna(), Seed::from_number(2), vec![]).unwrap();
    let by: Vec<_> = table.sitters().iter().map(|sitter| sitter.by.clone()).collect();
    assert_eq!(by, [PlayedBy::Human, PlayedBy::Soloist]);
    assert_eq!(table.offers(Seat::at(0)).prompt, Some(Prompt::Lay));
}
