//! Reads editions, games and positions from files, and writes games atomically.

use crate::cli::TableArgs;
use crate::words::seat_names;
use anyhow::{Context, Result, anyhow, bail};
use edition::{Edition, Fault};
use explain::{file_error, setup_error, sheet_error};
use record::Record;
use rules::{Game, Seed, Setup};
use std::fs;
use std::path::Path;
use texts::{Lang, Words, faults, t};
use vocab::Seat;

/// The edition of a folder, or the built-in one.
pub fn edition(lang: Lang, dir: Option<&Path>) -> Result<&'static Edition> {
    let Some(dir) = dir else { return Ok(Edition::vienna()) };
    read_edition(lang, dir)?.map(Edition::leak).map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(|fault| fault_line(lang, fault)).collect();
        anyhow!(t::edition_faults(lang, faults.len() as i64, lines.join("\n")))
    })
}

/// Reads the folder of an edition. Faults of the edition are returned and not reported.
pub fn read_edition(lang: Lang, dir: &Path) -> Result<Result<Edition, Vec<Fault>>> {
    let entries =
        fs::read_dir(dir).with_context(|| t::program_cannot_read(lang, dir.display().to_string()))?;
    let mut files: Vec<(String, String)> = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.push((name, read(lang, &path)?));
        }
    }
    files.sort();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Ok(Edition::from_files(&files))
}

pub fn fault_line(lang: Lang, fault: &Fault) -> String {
    t::edition_fault_line(lang, &fault.file, fault.line.to_string(), faults::edition(lang, fault))
}

/// Reads a text file.
pub fn read(lang: Lang, path: &Path) -> Result<String> {
    let bytes = fs::read(path).with_context(|| t::program_cannot_read(lang, path.display().to_string()))?;
    String::from_utf8(bytes).map_err(|_| anyhow!(t::program_not_text(lang, path.display().to_string())))
}

/// Reads a `.game` file. Its edition is found by hash: that of `--edition`, a built-in release, or the
/// edition in the folder that the file names.
pub fn read_game(lang: Lang, path: &Path, dir: Option<&Path>) -> Result<Record> {
    let text = read(lang, path)?;
    let extra = dir.map(|dir| edition(lang, Some(dir))).transpose()?;
    let find = |hash: &[u8; 32]| {
        let named = extra.filter(|edition| edition.hash == *hash);
        let noted = || noted_edition(lang, path, &text).filter(|edition| edition.hash == *hash);
        named.or_else(|| Edition::released(hash)).or_else(|| noted().map(Edition::leak))
    };
    Record::read(&text, &find).map_err(|error| {
        let names = seat_names(lang, false);
        let words = Words::new(lang, extra.unwrap_or(Edition::vienna()), &names);
        anyhow!(t::program_in_file(lang, path.display().to_string(), file_error(&words, &error)))
    })
}

/// The edition in the folder that a game names, if it exists and is valid.
fn noted_edition(lang: Lang, path: &Path, text: &str) -> Option<Edition> {
    let folder = path.parent()?.join(record::edition_folder(text)?);
    read_edition(lang, &folder).ok()?.ok()
}

/// Notes the folder of its edition in a game, relative to the game's file. Built-in releases are not noted,
/// because they are always found.
pub fn noting_edition(record: Record, path: &Path, dir: Option<&Path>) -> Record {
    let folder = dir.filter(|_| Edition::released(&record.edition().hash).is_none());
    match folder.and_then(|dir| relative_path(path, dir)) {
        Some(folder) => record.with_edition_folder(&folder),
        None => record,
    }
}

/// The relative path from the folder of a file to another folder, with slashes on every system.
fn relative_path(file: &Path, dir: &Path) -> Option<String> {
    let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (from, to) = (parent.canonicalize().ok()?, dir.canonicalize().ok()?);
    let shared = from.components().zip(to.components()).take_while(|(one, other)| one == other).count();
    if shared == 0 {
        return Some(to.to_str()?.to_owned());
    }
    let up = from.components().skip(shared).map(|_| "..");
    let down: Option<Vec<&str>> =
        to.components().skip(shared).map(|part| part.as_os_str().to_str()).collect();
    let path = up.chain(down?).collect::<Vec<_>>().join("/");
    Some(if path.is_empty() { ".".to_owned() } else { path })
}

/// Reads a position in JSON or TOML.
pub fn read_position(lang: Lang, path: &Path, edition: &'static Edition) -> Result<Game> {
    record::read_position(&read(lang, path)?, edition).map_err(|errors| {
        let names = seat_names(lang, false);
        let words = Words::new(lang, edition, &names);
        let lines: Vec<String> = errors.iter().map(|error| sheet_error(&words, error)).collect();
        anyhow!(t::program_in_file(lang, path.display().to_string(), lines.join("\n")))
    })
}

/// Writes a file atomically: writes a temporary file beside it and renames that.
pub fn write(lang: Lang, path: &Path, text: &str) -> Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let cannot = || t::program_cannot_write(lang, path.display().to_string());
    fs::write(&beside, text).with_context(cannot)?;
    fs::rename(&beside, path).with_context(cannot)
}

/// Writes a file that must not exist yet.
pub fn create(lang: Lang, path: &Path, text: &str, force: bool) -> Result<()> {
    if path.exists() && !force {
        bail!(t::program_exists(lang, path.display().to_string()));
    }
    write(lang, path, text)
}

/// The set-up from the arguments; solo by default.
pub fn setup(args: &TableArgs) -> Setup {
    let table = match (args.players, args.solo) {
        (Some(players), _) => Setup::players(players),
        (None, level) => Setup::solo(level.unwrap_or(vocab::Level::Easy)),
    };
    Setup { upper: args.upper, lower: args.lower, first: args.first.and_then(Seat::new), ..table }
}

/// The seed from the arguments, or a secure random one.
pub fn seed(lang: Lang, args: &TableArgs) -> Result<Seed> {
    match &args.seed {
        Some(text) => Seed::parse(text).map_err(|error| anyhow!(t::file_bad_seed(lang, error.0))),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| anyhow!(t::program_no_luck(lang, error.to_string())))?;
            Ok(Seed(bytes))
        }
    }
}

/// Deals the game that the arguments describe.
pub fn deal(lang: Lang, args: &TableArgs) -> Result<Record> {
    let edition = edition(lang, args.edition.as_deref())?;
    Record::deal(&setup(args), edition, seed(lang, args)?).map_err(|error| anyhow!(setup_error(lang, &error)))
}
