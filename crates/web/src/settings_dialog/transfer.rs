//! All saved games in one file, to move to another browser.

use crate::app::App;
use crate::icons::icon;
use crate::start::files;
use crate::storage::{self, EditionFiles, Saved};
use crate::{browser, local};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use texts::{Lang, t};
use web_sys::HtmlInputElement;

/// Saved games and the editions they need.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Parcel {
    /// Says what the file is, and the version of its form.
    lacrimosa_games: u8,
    games: Vec<Packed>,
    #[serde(default)]
    editions: Vec<EditionFiles>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Packed {
    saved: Saved,
    file: String,
}

/// How the last import went.
#[derive(Clone, PartialEq, Debug)]
enum Told {
    Brought(usize),
    NotOne(String),
}

/// The two buttons.
pub fn transfer(app: App) -> impl IntoView {
    let lang = move || app.lang();
    let told = RwSignal::new(None);
    let picked = move |event: web_sys::Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(list) = input.files() else { return };
        files::read(list, move |texts| {
            let Some((name, text)) = texts.into_iter().next() else { return };
            told.set(Some(bring(&text).map_or(Told::NotOne(name), Told::Brought)));
        });
    };
    view! {
        <h3>{move || t::settings_games(lang())}</h3>
        <div class="do">
            <button class="lnk" type="button" data-do="export" on:click=|_| export()>{icon("save")}{move || t::settings_export(lang())}</button>
            <label class="lnk file">
                {icon("open")}<span>{move || t::settings_import(lang())}</span>
                <input class="vh" type="file" accept=".json" data-do="import" on:change=picked/>
            </label>
        </div>
        <p class="line" role="status">{move || told.get().map_or_else(|| t::settings_transfer_hint(lang()), |told| words(lang(), told))}</p>
    }
}

fn words(lang: Lang, told: Told) -> String {
    match told {
        Told::Brought(n) => t::settings_imported(lang, n as i64),
        Told::NotOne(file) => t::settings_import_fault(lang, file),
    }
}

fn export() {
    let packed = |saved: Saved| storage::game(&saved.id).map(|file| Packed { saved, file });
    let games = storage::games().into_iter().filter_map(packed).collect();
    let parcel = Parcel { lacrimosa_games: 1, games, editions: storage::editions() };
    if let Ok(text) = serde_json::to_string(&parcel) {
        browser::download("lacrimosa-games.json", &text);
    }
}

/// Brings the games that are not here yet, or are further on than here; says how many.
fn bring(text: &str) -> Option<usize> {
    let parcel: Parcel = serde_json::from_str(text).ok()?;
    bring_editions(parcel.editions);
    let here = storage::games();
    let newer = newer(parcel.games, &here);
    let brought =
        newer.into_iter().filter(|packed| storage::keep_game(packed.saved.clone(), &packed.file)).count();
    storage::sort_games();
    Some(brought)
}

fn bring_editions(brought: Vec<EditionFiles>) {
    let mut editions = storage::editions();
    let fresh = |files: &EditionFiles| local::read_edition(files).is_ok() && !editions.contains(files);
    let fresh: Vec<EditionFiles> = brought.into_iter().filter(fresh).collect();
    if !fresh.is_empty() {
        editions.extend(fresh);
        storage::keep_editions(&editions);
    }
}

/// The last one comes last: each that is kept goes to the front.
fn newer(brought: Vec<Packed>, here: &[Saved]) -> Vec<Packed> {
    let known =
        |packed: &Packed| here.iter().any(|saved| saved.id == packed.saved.id && saved.at >= packed.saved.at);
    let mut newer: Vec<Packed> = brought.into_iter().filter(|packed| !known(packed)).collect();
    newer.sort_by(|one, other| one.saved.at.total_cmp(&other.saved.at));
    newer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(id: &str, at: f64) -> Packed {
        let saved = Saved { id: id.to_owned(), at, round: 1, names: Vec::new(), over: false };
        Packed { saved, file: String::new() }
    }

    #[test]
    fn only_what_is_new_or_further_on_is_brought() {
        let here = [packed("a", 5.0).saved, packed("b", 5.0).saved];
        let brought = newer(vec![packed("c", 9.0), packed("a", 5.0), packed("b", 6.0)], &here);
        let ids: Vec<&str> = brought.iter().map(|packed| packed.saved.id.as_str()).collect();
        assert_eq!(ids, ["b", "c"]);
    }

    #[test]
    fn a_parcel_is_read_as_it_was_written() {
        let parcel = Parcel { lacrimosa_games: 1, games: vec![packed("a", 1.0)], editions: Vec::new() };
        let text = serde_json::to_string(&parcel).unwrap();
        assert_eq!(serde_json::from_str::<Parcel>(&text).unwrap(), parcel);
        assert!(serde_json::from_str::<Parcel>("{}").is_err());
    }
}
