//! Files that are picked or dropped on the page: a game, or an edition.

use super::Start;
use super::edition_box;
use crate::icons::icon;
use edition::Edition;
use leptos::prelude::*;
use record::{FileError, Flaw};
use texts::{Lang, Words, names, t};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, Event, FileList, HtmlInputElement};

/// What was wrong with a file.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// Neither a game nor an edition, by its name.
    Unknown(String),
    /// A game that cannot be read.
    Game(String, FileError),
}

/// The way to open a game, and what was wrong with the last try.
pub fn open_game(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    view! {
        <div class="open">
            <label class="lnk file">
                {icon("open")}<span>{move || t::start_open(lang())}</span>
                <input class="vh" type="file" accept=".game,text/plain" data-do="open" on:change=move |event| picked(start, &event)/>
            </label>
            <span class="line drop">{move || t::start_open_hint(lang())}</span>
        </div>
        <div role="alert">{move || start.trouble.get().map(|trouble| told(lang(), &trouble))}</div>
    }
}

fn told(lang: Lang, trouble: &Trouble) -> impl IntoView + use<> {
    let (first, second) = match trouble {
        Trouble::Unknown(file) => (t::start_file_unknown(lang, file), None),
        Trouble::Game(file, error) => (t::start_file_fault(lang, file), Some(fault(lang, error))),
    };
    view! { <p class="trouble"><b>{first}</b>" "{second}</p> }
}

/// A fault of a `.game` file. That an edition is missing is said in terms of the page.
fn fault(lang: Lang, error: &FileError) -> String {
    if let Flaw::Edition { found } = &error.flaw {
        return t::start_file_edition(lang, found);
    }
    let players = |seat| names::player(lang, seat);
    explain::file_error(&Words::new(lang, Edition::vienna(), &players), error)
}

/// Files were picked.
pub fn picked(start: Start, event: &Event) {
    let input: HtmlInputElement = event_target(event);
    if let Some(files) = input.files() {
        read(files, move |files| receive(start, files));
    }
    // The same file can be picked again once it is mended.
    set_timeout(move || input.set_value(""), std::time::Duration::from_secs(1));
}

/// Files were dropped.
pub fn dropped(start: Start, event: &DragEvent) {
    event.prevent_default();
    start.dragging.set(false);
    if let Some(files) = event.data_transfer().and_then(|data| data.files()) {
        read(files, move |files| receive(start, files));
    }
}

/// Reads files, each with its name.
pub fn read(files: FileList, then: impl FnOnce(Vec<(String, String)>) + 'static) {
    let files: Vec<web_sys::File> = (0..files.length()).filter_map(|at| files.get(at)).collect();
    spawn_local(async move {
        let mut texts = Vec::new();
        for file in files {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            texts.push((file.name(), text.unwrap_or_default()));
        }
        then(texts);
    });
}

/// Takes files for what they are by their names: `.toml` is an edition, `.game` a game.
fn receive(start: Start, files: Vec<(String, String)>) {
    start.trouble.set(None);
    let (sheets, games): (Vec<_>, Vec<_>) = files.into_iter().partition(|(name, _)| name.ends_with(".toml"));
    if !sheets.is_empty() {
        edition_box::bring(start, sheets);
    }
    let Some((name, text)) = games.into_iter().next() else { return };
    if !name.ends_with(".game") && !name.ends_with(".txt") {
        return start.trouble.set(Some(Trouble::Unknown(name)));
    }
    if let Err(error) = start.app.open_file(&text) {
        start.trouble.set(Some(Trouble::Game(name, error)));
    }
}
