//! `lacrimosa edition check|show|copy`.

use crate::cli::{EditionArgs, EditionCommand};
use crate::files;
use anyhow::{Context, Result, bail};
use edition::Edition;
use serde_json::json;
use std::io::Write;
use std::path::Path;
use texts::{Lang, Words, effects, lookup, names, t};
use vocab::{BonusId, CityId, CourtId, MemoryId, Movement, OpusId, Place, SoloistId, TileId};

pub fn run(lang: Lang, args: &EditionArgs) -> Result<()> {
    match &args.command {
        EditionCommand::Check { dir, json } => check(lang, dir.as_deref(), *json),
        EditionCommand::Show { dir } => show(lang, files::edition(lang, dir.as_deref())?),
        EditionCommand::Copy { dir } => copy(lang, dir),
    }
}

fn check(lang: Lang, dir: Option<&Path>, as_json: bool) -> Result<()> {
    let read = match dir {
        Some(dir) => files::read_edition(lang, dir)?,
        None => Ok(Edition::vienna().clone()),
    };
    match read {
        Ok(edition) if as_json => {
            let counts: serde_json::Map<_, _> = edition
                .counts()
                .iter()
                .map(|(key, n)| (key.trim_start_matches("count-").to_owned(), (*n).into()))
                .collect();
            println!(
                "{}",
                json!({ "ok": true, "id": edition.id, "version": edition.version, "hash": edition.hash_hex(), "counts": counts })
            );
            Ok(())
        }
        Ok(edition) => {
            for (key, count) in edition.counts() {
                println!("{count:>4}  {}", lookup(lang, key).unwrap_or_default());
            }
            println!(
                "{}",
                t::edition_ok(lang, edition.hash_hex(), &edition.title, edition.version.to_string())
            );
            Ok(())
        }
        Err(faults) => {
            if as_json {
                let list: Vec<_> = faults
                    .iter()
                    .map(|fault| json!({ "file": fault.file, "line": fault.line, "text": texts::faults::edition(lang, fault) }))
                    .collect();
                println!("{}", json!({ "ok": false, "faults": list }));
            } else {
                faults.iter().for_each(|fault| println!("{}", files::fault_line(lang, fault)));
            }
            bail!(t::edition_rejected(lang, faults.len() as i64))
        }
    }
}

/// The guide to editions, without the part about releasing the built-in one.
fn guide() -> &'static str {
    let whole = include_str!("../../../editions/README.md");
    whole.split("\n## To release").next().unwrap_or(whole)
}

/// Copies the built-in edition into a new folder to be edited, with the guide and with the folder's name as
/// its id.
fn copy(lang: Lang, dir: &Path) -> Result<()> {
    if dir.exists() {
        bail!(t::program_exists(lang, dir.display().to_string()));
    }
    std::fs::create_dir_all(dir).with_context(|| t::program_cannot_write(lang, dir.display().to_string()))?;
    for (name, text) in Edition::files_of_vienna() {
        let text = text.replace("../README.md", "README.md");
        let text = if name == "edition.toml" { renamed(lang, &text, dir) } else { text };
        files::write(lang, &dir.join(name), &text)?;
    }
    files::write(lang, &dir.join("README.md"), guide())?;
    println!("{}", t::edition_copied(lang, dir.display().to_string()));
    Ok(())
}

/// `edition.toml` with the folder's name as id and title.
fn renamed(lang: Lang, text: &str, dir: &Path) -> String {
    let vienna = Edition::vienna();
    let folder = dir.file_name().map(|name| name.to_string_lossy().into_owned());
    let title: String = folder.unwrap_or_default().chars().filter(|c| !c.is_control()).collect();
    let description = t::edition_copy_of(lang, &vienna.title, vienna.version.to_string());
    let value = |key: &str| match key {
        "id" => Some(toml::Value::from(kebab(&title))),
        "title" => Some(toml::Value::from(title.clone())),
        "version" => Some(toml::Value::from(1)),
        "description" => Some(toml::Value::from(description.clone())),
        _ => None,
    };
    let line = |line: &str| match line.split_once(" = ").and_then(|(key, _)| Some((key, value(key)?))) {
        Some((key, value)) => format!("{key} = {value}\n"),
        None => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

/// Converts a name to small letters, digits and single hyphens.
fn kebab(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let id = words.collect::<Vec<_>>().join("-");
    if id.starts_with(|c: char| c.is_ascii_lowercase()) {
        id
    } else {
        format!("my-{id}").trim_end_matches('-').to_owned()
    }
}

/// Prints every component in words, by kind.
fn show(lang: Lang, edition: &'static Edition) -> Result<()> {
    let player = |seat| names::player(lang, seat);
    let words = Words::new(lang, edition, &player);
    let mut out = std::io::stdout().lock();
    let mut section = |key: &str, lines: Vec<String>| -> Result<()> {
        writeln!(out, "{} ({})\n", capital(&lookup(lang, key).unwrap_or_default()), lines.len())?;
        for line in lines {
            writeln!(out, "  {line}")?;
        }
        writeln!(out)?;
        Ok(())
    };
    let ids = |count: usize| 0..count as u8;
    let starting = MemoryId::STARTING;
    section("count-starting", ids(starting).map(|at| words.memory(MemoryId::new(at))).collect())?;
    let memories = ids(edition.memories.len()).skip(starting).map(|at| words.memory(MemoryId::new(at)));
    section("count-memories", memories.collect())?;
    section("count-opera", ids(edition.opera.len()).map(|at| words.opus(OpusId::new(at))).collect())?;
    section("count-tiles", ids(edition.tiles.len()).map(|at| words.tile(TileId::new(at))).collect())?;
    section("count-cities", ids(edition.cities.len()).map(|at| words.city(CityId::new(at))).collect())?;
    section("count-courts", ids(edition.courts.len()).map(|at| words.court(CourtId::new(at))).collect())?;
    section("count-bonuses", ids(edition.bonuses.len()).map(|at| words.bonus(BonusId::new(at))).collect())?;
    section(
        "count-soloist",
        ids(edition.soloist.len()).map(|at| words.soloist_card(SoloistId::new(at))).collect(),
    )?;
    section("count-places", Place::all().map(|place| place_line(&words, place)).collect())?;
    section("board-row", (0..7).map(|at| row_line(&words, at)).collect())?;
    section("board-finance-track", finance_lines(&words))?;
    section(
        "board-requiem",
        Movement::ALL.iter().map(|movement| movement_line(&words, *movement)).collect(),
    )?;
    let spaces = edition.board.spaces.iter().map(|space| {
        t::edition_space(
            lang,
            names::instrument(lang, space.instrument),
            effects::effect(lang, &space.reward),
        )
    });
    section("board-instrument-space", spaces.collect())
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + chars.as_str())
}

fn place_line(words: &Words<'_>, place: Place) -> String {
    let lang = words.lang;
    let board = &words.edition.board;
    let roads = board.roads.iter().filter(|road| road.between.contains(&place));
    let roads: Vec<String> = roads
        .map(|road| {
            let other = if road.between[0] == place { road.between[1] } else { road.between[0] };
            t::edition_road(lang, t::n_ducats(lang, road.ducats.into()), words.place(other))
        })
        .collect();
    let kind =
        if board.places[place.index()].court { t::board_royal_court(lang) } else { t::board_city(lang) };
    t::edition_place(lang, kind, place.to_string(), words.place(place), roads.join(", "))
}

fn row_line(words: &Words<'_>, at: usize) -> String {
    let lang = words.lang;
    let value = |value: &edition::RowValue| {
        if value.reward == edition::Resources::default() {
            effects::cost(lang, &value.cost)
        } else {
            t::edition_gain(lang, effects::resources(lang, &value.reward))
        }
    };
    let space = &words.edition.board.row[at];
    t::edition_row(lang, value(&space.memory), (at + 1).to_string(), value(&space.opus))
}

fn finance_lines(words: &Words<'_>) -> Vec<String> {
    let line = |space: &edition::FinanceSpace| {
        let resources = edition::Resources {
            ducats: space.ducats,
            vp: space.vp,
            track_wild: space.wild,
            ..edition::Resources::default()
        };
        effects::resources(words.lang, &resources)
    };
    words.edition.board.finance.iter().map(line).collect()
}

fn movement_line(words: &Words<'_>, movement: Movement) -> String {
    let lang = words.lang;
    let data = &words.edition.board.movements[movement];
    let parts: Vec<String> = data.parts.iter().map(|part| names::instrument(lang, *part)).collect();
    let (higher, lower) = (data.higher.to_string(), data.lower.to_string());
    t::edition_movement(lang, higher, lower, names::movement(lang, movement), parts.join(", "))
}
