//! A whole game in print: every decision with what the audience sees of it, and now and then the table as each
//! viewer sees it. Whatever changes in the law, the notation or a view shows up as a difference.
//!
//! `UPDATE_SNAPSHOT=1 cargo test -p record playthrough` prints it anew, when the change is meant.

use crate::common;
use record::{Record, Sheet};
use rules::{Game, Setup};
use vocab::{Event, Level, Viewer};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/record/playthrough.txt");

#[test]
fn a_solo_game_goes_as_it_is_printed() {
    let printed = print(&common::play(&Setup::solo(Level::Easy), 1791));
    if std::env::var_os("UPDATE_SNAPSHOT").is_some() {
        std::fs::write(FILE, &printed).unwrap();
    }
    let expected = std::fs::read_to_string(FILE).unwrap();
    for (number, (line, expected)) in (1..).zip(printed.lines().zip(expected.lines())) {
        assert_eq!(line, expected, "line {number}; UPDATE_SNAPSHOT=1 prints the game anew");
    }
    assert_eq!(printed.lines().count(), expected.lines().count());
}

fn print(record: &Record) -> String {
    let mut out = String::from("0 deal\n");
    print_events(record, record.deal_events(), &mut out);
    for decision in record.decisions() {
        let action = decision.action.notation(record.edition());
        out += &format!("{} {} {action}\n", decision.moment, decision.seat);
        print_events(record, &decision.events, &mut out);
        if decision.moment % 10 == 0 {
            print_views(&record.at(decision.moment).unwrap(), &mut out);
        }
    }
    for standing in record.game().standings() {
        out += &format!("place {}: seat {}, {} VP\n", standing.place, standing.seat, standing.vp);
    }
    out
}

fn print_events(record: &Record, events: &[Event], out: &mut String) {
    for event in events {
        *out += &format!("    {}\n", event.seen_by(Viewer::Audience).notation(record.edition()));
    }
}

fn print_views(game: &Game, out: &mut String) {
    for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Audience]) {
        *out += &format!("\n{}\n", Sheet::seen(&game.view(viewer), game.edition()).to_text().trim_end());
    }
    out.push('\n');
}
