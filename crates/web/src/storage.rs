//! What outlives the page: settings, and every game after every decision.

use crate::browser;
use crate::settings::Settings;
use serde::{Deserialize, Serialize};

const SETTINGS: &str = "lacrimosa.settings";
const GAMES: &str = "lacrimosa.games";
const START: &str = "lacrimosa.start";
const EDITIONS: &str = "lacrimosa.editions";
const HINTS: &str = "lacrimosa.hints";
const ONLINE: &str = "lacrimosa.online";
const DISMISSED: &str = "lacrimosa.announcement";
const NOTED: &str = "lacrimosa.tables";
/// So many games are kept; the one that was left alone longest makes room.
const MOST: usize = 24;

/// A saved game as the start page lists it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// Which one.
    pub id: String,
    /// When it was saved last, in milliseconds since 1970.
    pub at: f64,
    /// Round, 1 to 5.
    pub round: u8,
    /// Names of those at the table.
    pub names: Vec<String>,
    /// Whether it is over.
    pub over: bool,
}

/// Files of an edition that somebody brought.
pub type EditionFiles = Vec<(String, String)>;

fn get<T: for<'a> Deserialize<'a>>(key: &str) -> Option<T> {
    let text = browser::storage()?.get_item(key).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

fn set(key: &str, value: &impl Serialize) -> bool {
    let text = serde_json::to_string(value).unwrap_or_default();
    browser::storage().is_some_and(|storage| storage.set_item(key, &text).is_ok())
}

/// The settings, or the usual ones.
pub fn settings() -> Settings {
    get(SETTINGS).unwrap_or_default()
}

/// Keeps the settings.
pub fn keep_settings(settings: &Settings) -> bool {
    set(SETTINGS, settings)
}

/// What was chosen for the last game, or the usual.
pub fn start<T: for<'a> Deserialize<'a> + Default>() -> T {
    get(START).unwrap_or_default()
}

/// Keeps what is chosen for a game.
pub fn keep_start(choice: &impl Serialize) -> bool {
    set(START, choice)
}

/// Saved games, the last one first.
pub fn games() -> Vec<Saved> {
    get(GAMES).unwrap_or_default()
}

fn key(id: &str) -> String {
    format!("lacrimosa.game.{id}")
}

/// The file of a saved game.
pub fn game(id: &str) -> Option<String> {
    browser::storage()?.get_item(&key(id)).ok().flatten()
}

/// Saves a game. Says whether the browser kept it: it may refuse, or be full.
pub fn keep_game(saved: Saved, file: &str) -> bool {
    let Some(storage) = browser::storage() else { return false };
    let mut games = games();
    games.retain(|game| game.id != saved.id);
    let id = saved.id.clone();
    games.insert(0, saved);
    for old in games.split_off(games.len().min(MOST)) {
        let _ = storage.remove_item(&key(&old.id));
    }
    while storage.set_item(&key(&id), file).is_err() {
        // Full: the oldest game makes room, never this one.
        let Some(old) = (games.len() > 1).then(|| games.pop()).flatten() else { return false };
        let _ = storage.remove_item(&key(&old.id));
    }
    set(GAMES, &games)
}

/// Puts the saved games in order after some were brought from elsewhere: the last one first.
pub fn sort_games() -> bool {
    let mut games = games();
    games.sort_by(|one, other| other.at.total_cmp(&one.at));
    set(GAMES, &games)
}

/// Forgets a game.
pub fn forget_game(id: &str) {
    let mut games = games();
    games.retain(|game| game.id != id);
    if let Some(storage) = browser::storage() {
        let _ = storage.remove_item(&key(id));
    }
    set(GAMES, &games);
}

/// Editions that somebody brought.
pub fn editions() -> Vec<EditionFiles> {
    get(EDITIONS).unwrap_or_default()
}

/// Keeps editions.
pub fn keep_editions(editions: &[EditionFiles]) -> bool {
    set(EDITIONS, &editions)
}

/// Hints of the guided game that were seen.
pub fn hints() -> Vec<String> {
    get(HINTS).unwrap_or_default()
}

/// Keeps the hints that were seen.
pub fn keep_hints(seen: &[String]) -> bool {
    set(HINTS, &seen)
}

/// Whether a server was played at: only then the page asks it by itself.
pub fn was_online() -> bool {
    get(ONLINE).unwrap_or_default()
}

/// Keeps whether a server is played at.
pub fn keep_online(is: bool) -> bool {
    set(ONLINE, &is)
}

/// The announcement of a server that was dismissed last.
pub fn dismissed() -> String {
    get(DISMISSED).unwrap_or_default()
}

/// Keeps which announcement was dismissed.
pub fn keep_dismissed(text: &str) -> bool {
    set(DISMISSED, &text)
}

/// What was noted about a table on a server.
pub fn noted<T: for<'a> Deserialize<'a> + Default>(id: &str) -> T {
    let tables: Vec<(String, T)> = get(NOTED).unwrap_or_default();
    tables.into_iter().find(|(table, _)| table == id).map(|(_, noted)| noted).unwrap_or_default()
}

/// Notes something about a table on a server.
pub fn keep_noted<T: for<'a> Deserialize<'a> + Serialize>(id: &str, noted: T) -> bool {
    let mut tables: Vec<(String, T)> = get(NOTED).unwrap_or_default();
    tables.retain(|(table, _)| table != id);
    tables.insert(0, (id.to_owned(), noted));
    tables.truncate(MOST);
    set(NOTED, &tables)
}
