//! What a player at the table notices: undo, redo, reset, offers.

use record::Record;
use rules::{Seed, Setup};
use table::{Command, Offers, PlayedBy, Refusal, Sitter, Step, Table};
use vocab::{Action, Level, Prompt, Seat};

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
    command(table, by, Command::Act(action)).unwrap();
}

fn command(table: &mut Table, by: Seat, command: Command) -> Result<Step, Refusal> {
    table.command(by, table.revision(), command)
}

fn done(table: &mut Table, by: Seat, wanted: Command) -> bool {
    command(table, by, wanted).is_ok()
}

#[test]
fn a_decision_can_be_taken_back_and_done_again() {
    let mut table = table(2, 1);
    let (by, before) = (seat(&table), *table.game());
    step(&mut table, |_| 0);
    let after = *table.game();
    assert!(done(&mut table, by, Command::Undo) && *table.game() == before && table.can_redo(by));
    assert!(done(&mut table, by, Command::Redo) && *table.game() == after && !table.can_redo(by));
}

#[test]
fn another_seat_can_neither_undo_nor_redo() {
    let mut table = table(2, 1);
    let by = seat(&table);
    let other = Seat::at(1 - by.index());
    step(&mut table, |_| 0);
    assert!(!done(&mut table, other, Command::Undo));
    assert!(
        done(&mut table, by, Command::Undo)
            && !done(&mut table, other, Command::Redo)
            && done(&mut table, by, Command::Redo)
    );
}

#[test]
fn a_new_decision_makes_the_old_one_forgotten() {
    let mut table = table(2, 1);
    let by = seat(&table);
    step(&mut table, |_| 0);
    done(&mut table, by, Command::Undo);
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
    assert!(!done(&mut table, by, Command::Undo), "two cards were drawn");
    assert!(!done(&mut table, by, Command::ResetTurn));
}

#[test]
fn a_turn_is_reset_to_its_beginning() {
    let mut table = table(3, 5);
    let (by, start) = (seat(&table), *table.game());
    step(&mut table, |_| 0);
    step(&mut table, |_| 0);
    assert!(done(&mut table, by, Command::ResetTurn));
    assert_eq!((*table.game() == start, table.moment()), (true, 0));
    assert!(done(&mut table, by, Command::Redo) && done(&mut table, by, Command::Redo));
}

#[test]
fn an_action_for_another_moment_is_refused_and_changes_nothing() {
    let mut table = table(2, 1);
    let by = seat(&table);
    let action = table.offers(by).now[0].action;
    let refused = table.command(by, 4, Command::Act(action)).unwrap_err();
    assert_eq!(refused, Refusal::Stale { meant: 4, now: 0 });
    assert_eq!(table.revision(), 0);
}

#[test]
fn a_second_click_is_refused() {
    let mut table = table(2, 1);
    let by = seat(&table);
    let action = table.offers(by).now[0].action;
    table.command(by, 0, Command::Act(action)).unwrap();
    assert!(table.command(by, 0, Command::Act(action)).is_err());
    assert_eq!(table.revision(), 1);
}

#[test]
fn the_record_follows_every_step() {
    let mut table = table(3, 8);
    for n in 0..120 {
        let by = seat(&table);
        step(&mut table, |offers| (n * 5 + 2) % offers.now.len());
        if n % 3 == 0 && done(&mut table, by, Command::Undo) && n % 2 == 0 {
            done(&mut table, by, Command::Redo);
        }
        assert_eq!((table.record().game(), table.record().moment()), (table.game(), table.moment()));
    }
    assert!(table.revision() > table.moment(), "an undo is a step, too");
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
        let moment = table.moment() as usize;
        step(&mut table, |offers| moment % offers.now.len());
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
