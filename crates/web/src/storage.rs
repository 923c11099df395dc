//! What the browser stores: settings, and every game after each decision.

use crate::browser;
use page::daily::Deals;
use page::editions::EditionFiles;
use page::gallery::Met;
use page::lesson::Progress;
use page::progress::Games;
use page::puzzles::Solved;
use page::saved::{self, Saved};
use page::settings::Settings;
use serde::{Deserialize, Serialize};
use texts::Lang;

/// `boot.js` reads the language in it.
const SETTINGS: &str = "lacrimosa.settings";
const GAMES: &str = "lacrimosa.games";
const START: &str = "lacrimosa.start";
const EDITIONS: &str = "lacrimosa.editions";
const HINTS: &str = "lacrimosa.hints";
const ONLINE: &str = "lacrimosa.online";
const DISMISSED: &str = "lacrimosa.announcement";
const NOTED: &str = "lacrimosa.tables";
const MET: &str = "lacrimosa.met";
const LEARNED: &str = "lacrimosa.learned";
const LESSON: &str = "lacrimosa.lesson";
const GUIDED: &str = "lacrimosa.guided";
const DAILY: &str = "lacrimosa.daily";
const PLAYED: &str = "lacrimosa.played";
const PUZZLES: &str = "lacrimosa.puzzles";

fn get<T: for<'a> Deserialize<'a>>(key: &str) -> Option<T> {
    let text = browser::storage()?.get_item(key).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

fn set(key: &str, value: &impl Serialize) -> bool {
    let text = serde_json::to_string(value).unwrap_or_default();
    browser::storage().is_some_and(|storage| storage.set_item(key, &text).is_ok())
}

/// The stored settings, or the default ones, in the language that the page starts in.
pub fn settings(lang: Lang) -> Settings {
    Settings { lang: lang.code().to_owned(), ..get(SETTINGS).unwrap_or_default() }
}

/// Stores the settings.
pub fn keep_settings(settings: &Settings) -> bool {
    set(SETTINGS, settings)
}

/// The stored choices of the start page, or the default ones.
pub fn start<T: for<'a> Deserialize<'a> + Default>() -> T {
    get(START).unwrap_or_default()
}

/// Stores the choices of the start page.
pub fn keep_start(choice: &impl Serialize) -> bool {
    set(START, choice)
}

/// The saved games, the most recent first.
pub fn games() -> Vec<Saved> {
    get(GAMES).unwrap_or_default()
}

fn key(id: &str) -> String {
    format!("lacrimosa.game.{id}")
}

/// The file of a saved game, as text.
pub fn game(id: &str) -> Option<String> {
    browser::storage()?.get_item(&key(id)).ok().flatten()
}

/// Saves a game. Returns whether it was stored: the storage may be denied or full.
pub fn keep_game(saved: Saved, file: &str) -> bool {
    let Some(storage) = browser::storage() else { return false };
    let mut games = games();
    let id = saved.id.clone();
    for old in saved::put_first(&mut games, saved) {
        let _ = storage.remove_item(&key(&old.id));
    }
    while storage.set_item(&key(&id), file).is_err() {
        // The storage is full: deletes the oldest game, but never this one.
        let Some(old) = (games.len() > 1).then(|| games.pop()).flatten() else { return false };
        let _ = storage.remove_item(&key(&old.id));
    }
    set(GAMES, &games)
}

/// Sorts the saved games after an import, the most recent first.
pub fn sort_games() -> bool {
    let mut games = games();
    games.sort_by(|one, other| other.at.total_cmp(&one.at));
    set(GAMES, &games)
}

/// Deletes a saved game.
pub fn forget_game(id: &str) {
    let mut games = games();
    games.retain(|game| game.id != id);
    if let Some(storage) = browser::storage() {
        let _ = storage.remove_item(&key(id));
    }
    set(GAMES, &games);
}

/// The custom editions.
pub fn editions() -> Vec<EditionFiles> {
    get(EDITIONS).unwrap_or_default()
}

/// Stores the custom editions.
pub fn keep_editions(editions: &[EditionFiles]) -> bool {
    set(EDITIONS, &editions)
}

/// The codes of the hints that were seen.
pub fn hints() -> Vec<String> {
    get(HINTS).unwrap_or_default()
}

/// Stores the codes of the hints that were seen.
pub fn keep_hints(seen: &[String]) -> bool {
    set(HINTS, &seen)
}

/// What the player has met, for the gallery.
pub fn met() -> Met {
    get(MET).unwrap_or_default()
}

/// Stores what the player has met.
pub fn keep_met(met: &Met) -> bool {
    set(MET, met)
}

/// The lessons that were finished.
pub fn learned() -> Vec<String> {
    get(LEARNED).unwrap_or_default()
}

/// Stores the lessons that were finished.
pub fn keep_learned(done: &[String]) -> bool {
    set(LEARNED, &done)
}

/// The lesson that was left.
pub fn lesson() -> Option<Progress> {
    get(LESSON)
}

/// Stores how far a lesson is.
pub fn keep_lesson(progress: &Progress) -> bool {
    set(LESSON, progress)
}

/// Forgets the lesson, because it was finished.
pub fn forget_lesson() {
    if let Some(storage) = browser::storage() {
        let _ = storage.remove_item(LESSON);
    }
}

/// The id of the game whose first round is guided.
pub fn guided() -> String {
    get(GUIDED).unwrap_or_default()
}

/// Stores the id of the game whose first round is guided.
pub fn keep_guided(id: &str) -> bool {
    set(GUIDED, &id)
}

/// What is kept about the daily deals.
pub fn deals() -> Deals {
    get(DAILY).unwrap_or_default()
}

/// Stores what is kept about the daily deals.
pub fn keep_deals(deals: &Deals) -> bool {
    set(DAILY, deals)
}

/// The player's finished games.
pub fn played() -> Games {
    get(PLAYED).unwrap_or_default()
}

/// Stores the player's finished games.
pub fn keep_played(games: &Games) -> bool {
    set(PLAYED, games)
}

/// Which puzzles the player has solved.
pub fn solved() -> Solved {
    get(PUZZLES).unwrap_or_default()
}

/// Stores which puzzles the player has solved.
pub fn keep_solved(solved: &Solved) -> bool {
    set(PUZZLES, solved)
}

/// Whether the player has played online; only then the start page sends a request to the server.
pub fn was_online() -> bool {
    get(ONLINE).unwrap_or_default()
}

/// Stores whether the player has played online.
pub fn keep_online(is: bool) -> bool {
    set(ONLINE, &is)
}

/// The text of the server announcement that was dismissed last.
pub fn dismissed() -> String {
    get(DISMISSED).unwrap_or_default()
}

/// Stores the text of a dismissed announcement.
pub fn keep_dismissed(text: &str) -> bool {
    set(DISMISSED, &text)
}

/// The notes about a table on a server.
pub fn noted<T: for<'a> Deserialize<'a> + Default>(id: &str) -> T {
    let tables: Vec<(String, T)> = get(NOTED).unwrap_or_default();
    tables.into_iter().find(|(table, _)| table == id).map(|(_, noted)| noted).unwrap_or_default()
}

/// Stores the notes about a table on a server.
pub fn keep_noted<T: for<'a> Deserialize<'a> + Serialize>(id: &str, noted: T) -> bool {
    let mut tables: Vec<(String, T)> = get(NOTED).unwrap_or_default();
    tables.retain(|(table, _)| table != id);
    tables.insert(0, (id.to_owned(), noted));
    tables.truncate(saved::MOST);
    set(NOTED, &tables)
}
