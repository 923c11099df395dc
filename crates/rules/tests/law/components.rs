//! Every card and tile is played once, and what it does is written down in `components.txt`, a line each: a change
//! of any value or of the meaning of any effect shows as a readable difference.
//!
//! `UPDATE_SNAPSHOT=1 cargo test -p rules components` writes the file anew.

use edition::Edition;
use rules::Setup;
use std::fmt::Write;
use testkit::Table;
use vocab::{Composer, Fact, Level, Line, MemoryId, Movement, OpusId, Part, Seat, TileId};

const SNAPSHOT: &str = include_str!("components.txt");

#[test]
fn every_component_does_what_is_written_down_for_it() {
    let mut out = String::new();
    memories(&mut out);
    opera(&mut out);
    tiles(&mut out);
    cities(&mut out);
    courts(&mut out);
    bonuses(&mut out);
    soloist(&mut out);
    if std::env::var_os("UPDATE_SNAPSHOT").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/law/components.txt"), &out).unwrap();
        return;
    }
    for (line, (now, written)) in (1..).zip(out.lines().zip(SNAPSHOT.lines())) {
        assert_eq!(now, written, "line {line} of components.txt");
    }
    assert_eq!(out.lines().count(), SNAPSHOT.lines().count(), "lines of components.txt");
}

/// The facts of the last action that tell what a component costs, brings and asks.
fn told(table: &Table) -> String {
    let telling = |fact: &Fact| match fact {
        Fact::Paid { .. } | Fact::Gained { .. } | Fact::NeutralLost { .. } | Fact::TileTaken { .. } => true,
        Fact::Asked { prompt } => *prompt != vocab::Prompt::UseOrTake,
        Fact::MarkerPlaced { .. }
        | Fact::RowTaken { .. }
        | Fact::CourtTaken { .. }
        | Fact::CityLeft { .. } => true,
        _ => false,
    };
    let edition = table.game.edition();
    let facts = testkit::facts(&table.events);
    facts
        .iter()
        .filter(|fact| telling(fact))
        .map(|fact| fact.notation(edition))
        .collect::<Vec<_>>()
        .join("; ")
}

fn line(out: &mut String, sort: &str, id: &str, deed: &str, table: &Table) {
    writeln!(out, "{sort} {id} {deed}: {}", told(table)).unwrap();
}

/// Used as Experiences, then counted as Story at Maintenance.
fn memories(out: &mut String) {
    for (index, card) in Edition::vienna().memories.iter().enumerate() {
        let id = card.label.id.as_str();
        let mut table = players(2).rich(1).tracks(1, [0; 3]).about_to_use(1, id);
        table.act("use");
        line(out, "memory", id, "used", &table);
        let others: Vec<&str> = (0..9)
            .filter(|other| *other != index)
            .map(|other| Edition::vienna().memories[other].label.id.as_str())
            .collect();
        let slots = [(others[0], id), (others[1], others[2]), (others[3], others[4]), (others[5], others[6])];
        let mut table = players(2).tracks(1, [0; 3]).board_of(1, slots).turn(4).turn_of(2).round_ends();
        table.act("end");
        let own = format!("story:{id}");
        let facts = testkit::facts(&table.events).into_iter().map(|fact| fact.notation(table.game.edition()));
        let story: Vec<String> = facts.filter(|fact| fact.ends_with(&own)).collect();
        assert!(!story.is_empty(), "{id} tells nothing at Maintenance");
        writeln!(out, "memory {id} told: {}", story.join("; ")).unwrap();
        assert_eq!(table.game.edition().memories[index].label.id, id);
    }
}

/// Commissioned from a space that costs nothing, performed and sold.
fn opera(out: &mut String) {
    for (index, card) in Edition::vienna().opera.iter().enumerate() {
        let id = card.label.id.as_str();
        let ready = |icons: &str| {
            let table = players(2).rich(1).finance(1, 0);
            let table = if index == 0 { table } else { table.round(5).owns(1, id) };
            table.may(1, icons)
        };
        if OpusId::new(index as u8) != OpusId::STARTING {
            let mut table = players(2).rich(1).round(5).row_card(6, id).may(1, "commission");
            table.act("commission 6");
            line(out, "opus", id, "commissioned", &table);
        }
        let mut table = ready("perform_or_sell");
        table.act(&format!("perform {id}"));
        line(out, "opus", id, "performed", &table);
        let mut table = ready("perform_or_sell");
        table.act(&format!("sell {id}"));
        line(out, "opus", id, "sold", &table);
    }
}

/// Taken by writing the last free part of its movement that suits a marker, after the tiles above it have gone to
/// the other players.
fn tiles(out: &mut String) {
    for (index, tile) in Edition::vienna().tiles.iter().enumerate() {
        let id = tile.label.id.as_str();
        let other = if tile.composer == Composer::Eybler { Composer::Stadler } else { Composer::Eybler };
        let mut table = composers(4, tile.composer, other).uncovered().rich(1).finance(1, 5);
        let mut parts = part_names(tile.movement);
        let own = parts.remove(0);
        while table.game.top_tile(Line::Upper, tile.movement) != Some(TileId::new(index as u8)) {
            let number = parts.len() as u8;
            table = table.hired(2 + number % 3, 1 + number % 7, &parts.remove(0), Line::Upper);
        }
        let instrument = table.game.edition().board.movements[tile.movement].parts[0];
        let spaces = &table.game.edition().board.spaces;
        let space = spaces.iter().position(|space| space.instrument == instrument).unwrap() + 1;
        let mut table = table.may(1, "requiem");
        table.act(&format!("requiem {own} upper {space}"));
        line(out, "tile", id, "taken", &table);
    }
}

/// The notation of the parts of a movement, from the top.
fn part_names(movement: Movement) -> Vec<String> {
    let count = Edition::vienna().board.movements[movement].parts.len().min(Part::ROWS);
    (1..=count).map(|row| format!("{movement}.{row}")).collect()
}

/// Both faces, with one work of each type in front of the player.
fn cities(out: &mut String) {
    for tile in &Edition::vienna().cities {
        let id = tile.label.id.as_str();
        for gilded in [false, true] {
            let works =
                ["bastien-und-bastienne", "god-is-our-refuge", "symphony-no-1", "string-quartet-no-1-lodi"];
            let table = players(2).rich(1).city_at("salzburg", id);
            let table = works.into_iter().fold(table, |table, work| table.owns(1, work));
            let table = if gilded { table.gilded("salzburg") } else { table };
            let mut table = table.may(1, "travel");
            table.act("travel salzburg");
            line(out, "city", id, if gilded { "gilded" } else { "plain" }, &table);
            for mode in ["perform", "sell"] {
                if let Some(action) = table.legal_with(mode).first().cloned() {
                    table.act(&action);
                    line(out, "city", id, &format!("then {action}"), &table);
                }
            }
        }
    }
}

fn courts(out: &mut String) {
    for tile in &Edition::vienna().courts {
        let id = tile.label.id.as_str();
        for gilded in [false, true] {
            let table = players(2).rich(1).coach("vienna").court_at("vienna", id);
            let table = if gilded { table.gilded("vienna") } else { table };
            let mut table = table.may(1, "travel");
            table.act("travel vienna");
            line(out, "court", id, if gilded { "gilded" } else { "plain" }, &table);
        }
    }
}

/// Paid for a board whose Experiences show the action once.
fn bonuses(out: &mut String) {
    let starting = &Edition::vienna().memories[..MemoryId::STARTING];
    for bonus in &Edition::vienna().bonuses {
        let id = bonus.label.id.as_str();
        let shows = |card: &&edition::Memory| card.actions.count(bonus.action) > 0;
        let one = starting.iter().find(shows).unwrap().label.id.as_str();
        let others: Vec<&str> =
            starting.iter().filter(|card| !shows(card)).map(|card| card.label.id.as_str()).take(7).collect();
        let slots =
            [(one, others[0]), (others[1], others[2]), (others[3], others[4]), (others[5], others[6])];
        let table = players(2).round(bonus.period.number()).bonus(id).tracks(1, [0; 3]);
        let mut table = table.board_of(1, slots).turn(4).turn_of(2).round_ends();
        table.act("end");
        let own = format!("bonus:{id}");
        let facts = testkit::facts(&table.events).into_iter().map(|fact| fact.notation(table.game.edition()));
        let paid: Vec<String> =
            facts.filter(|fact| fact.contains(&own) || fact.contains("asked kinds")).collect();
        writeln!(out, "bonus {id} paid: {}", paid.join("; ")).unwrap();
        assert!(
            paid.iter().any(|fact| fact.starts_with("gained 1") || fact.starts_with("asked")),
            "{id} pays nothing"
        );
    }
}

/// Each card gives the Soloist's actions, directed by the next one, and directs those of the one before.
fn soloist(out: &mut String) {
    use vocab::Level;
    for number in 1..=11u8 {
        let level = match number {
            8 => Level::Easy,
            9 | 10 => Level::Middle,
            11 => Level::Difficult,
            _ => Level::Easy,
        };
        for (role, cards) in [
            ("acts", [number, if number == 7 { 2 } else { 7 }]),
            ("directs", [if number == 3 { 7 } else { 3 }, number]),
        ] {
            let mut table = solo(level).soloist_draws(&cards).may(1, "travel");
            table.act("end");
            line(out, "soloist", &number.to_string(), role, &table);
        }
    }
}

// The present edition, whatever its release: what is written down here is what is printed today.

fn players(players: u8) -> Table {
    composers(players, Composer::Eybler, Composer::Stadler)
}

fn composers(players: u8, upper: Composer, lower: Composer) -> Table {
    let (upper, lower, first) = (Some(upper), Some(lower), Some(Seat::at(0)));
    Table::deal(&Setup { upper, lower, first, ..Setup::players(players) }, Edition::vienna(), 1)
}

fn solo(level: Level) -> Table {
    Table::deal(&Setup { upper: Some(Composer::Eybler), ..Setup::solo(level) }, Edition::vienna(), 1)
}
