//! Export and import of all saved games as one file, to move them to another browser.

use crate::app::App;
use crate::browser;
use crate::editions::read_edition;
use crate::icons::icon;
use crate::start::files;
use crate::storage;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::editions::EditionFiles;
use page::games_file::{GamesFile, PackedGame, newer};
use page::saved::Saved;
use texts::{Lang, t};
use web_sys::HtmlInputElement;

/// The result of an import.
#[derive(Clone, PartialEq, Debug)]
enum ImportResult {
    Imported(usize),
    Unreadable(String),
}

/// The export and import buttons.
pub fn transfer(app: App) -> impl IntoView {
    let lang = move || app.lang();
    let result = RwSignal::new(None);
    let picked = move |event: web_sys::Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(list) = input.files() else { return };
        spawn_local(async move {
            let Some((name, text)) = files::read(list).await.into_iter().next() else { return };
            let imported = import(app, &text).await;
            result.set(Some(imported.map_or(ImportResult::Unreadable(name), ImportResult::Imported)));
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
        <p class="line" role="status">{move || result.get().map_or_else(|| t::settings_transfer_hint(lang()), |result| words(lang(), result))}</p>
    }
}

fn words(lang: Lang, result: ImportResult) -> String {
    match result {
        ImportResult::Imported(n) => t::settings_imported(lang, n as i64),
        ImportResult::Unreadable(file) => t::settings_import_fault(lang, file),
    }
}

/// Saves all games and what is kept about them as a file.
pub fn export() {
    let packed = |saved: Saved| storage::game(&saved.id).map(|file| PackedGame { saved, file });
    let games = storage::games().into_iter().filter_map(packed).collect();
    let games_file = GamesFile {
        lacrimosa_games: 1,
        games,
        editions: storage::editions(),
        met: storage::met(),
        daily: storage::deals(),
        played: storage::played(),
    };
    if let Ok(text) = serde_json::to_string(&games_file) {
        browser::download("lacrimosa-games.json", &text);
    }
}

/// Imports the games that are missing here or newer than here. Returns how many.
async fn import(app: App, text: &str) -> Option<usize> {
    let games_file: GamesFile = serde_json::from_str(text).ok()?;
    import_editions(app, games_file.editions).await;
    let mut met = storage::met();
    met.merge(games_file.met);
    storage::keep_met(&met);
    app.daily.change(|deals| deals.merge(games_file.daily));
    let mut played = storage::played();
    played.merge(games_file.played);
    storage::keep_played(&played);
    let here = storage::games();
    let newer = newer(games_file.games, &here);
    let imported =
        newer.into_iter().filter(|packed| storage::keep_game(packed.saved.clone(), &packed.file)).count();
    storage::sort_games();
    Some(imported)
}

async fn import_editions(app: App, imported: Vec<EditionFiles>) {
    for files in imported {
        let read = read_edition(&app.worker.get_value(), &files).await;
        let mut editions = storage::editions();
        if matches!(read, Ok(Ok(_))) && !editions.contains(&files) {
            editions.push(files);
            storage::keep_editions(&editions);
        }
    }
}
