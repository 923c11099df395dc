//! Files that the user picks or drops on the page: a game, or an edition.

use super::Start;
use super::edition_box;
use crate::browser;
use crate::icons::icon;
use edition::Edition;
use leptos::prelude::*;
use leptos::task::spawn_local;
use record::{FileError, Flaw};
use texts::{Lang, Words, names, t};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, Event, FileList, HtmlInputElement};

/// Why a file could not be opened.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// The name is neither that of a game nor of an edition.
    Unknown(String),
    /// A game file that cannot be parsed.
    Game(String, FileError),
}

/// The button that opens a game file, and the error of the last attempt.
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
        <div role="alert" id="trouble">{move || start.trouble.get().map(|trouble| error_message(lang(), &trouble))}</div>
    }
}

fn error_message(lang: Lang, trouble: &Trouble) -> impl IntoView + use<> {
    let (first, second) = match trouble {
        Trouble::Unknown(file) => (t::start_file_unknown(lang, file), None),
        Trouble::Game(file, error) => (t::start_file_fault(lang, file), Some(fault(lang, error))),
    };
    view! { <p class="trouble"><b>{first}</b>" "{second}</p> }
}

/// The error text of a `.game` file. A missing edition has a text of its own, which says how to add one in the page.
fn fault(lang: Lang, error: &FileError) -> String {
    if let Flaw::Edition { found } = &error.flaw {
        return t::start_file_edition(lang, found);
    }
    let players = |seat| names::player(lang, seat);
    explain::file_error(&Words::new(lang, Edition::vienna(), &players), error)
}

/// Reads the files that the user picked.
pub fn picked(start: Start, event: &Event) {
    let input: HtmlInputElement = event_target(event);
    if let Some(files) = input.files() {
        spawn_local(open(start, files));
    }
    // Without this, picking the same file again after correcting it would fire no event.
    set_timeout(move || input.set_value(""), std::time::Duration::from_secs(1));
}

/// Reads the files that the user dropped.
pub fn dropped(start: Start, event: &DragEvent) {
    event.prevent_default();
    start.dragging.set(false);
    if let Some(files) = event.data_transfer().and_then(|data| data.files()) {
        spawn_local(open(start, files));
    }
}

/// Reads files as pairs of name and text.
pub fn read(files: FileList) -> impl Future<Output = Vec<(String, String)>> {
    // The list is empty as soon as the input is; the files stay.
    let files: Vec<web_sys::File> = (0..files.length()).filter_map(|at| files.get(at)).collect();
    async move {
        let mut texts = Vec::new();
        for file in files {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            texts.push((file.name(), text.unwrap_or_default()));
        }
        texts
    }
}

/// Shows why a file could not be opened; the message may be outside the window.
fn tell(start: Start, trouble: Trouble) {
    start.trouble.set(Some(trouble));
    request_animation_frame(|| {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        if let Some(message) = browser::element("trouble") {
            message.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// Opens files by their extension: `.toml` files are an edition, `.game` and `.txt` files a game.
fn open(start: Start, files: FileList) -> impl Future<Output = ()> {
    start.trouble.set(None);
    let files = read(files);
    async move {
        let (sheets, games): (Vec<_>, Vec<_>) =
            files.await.into_iter().partition(|(name, _)| name.ends_with(".toml"));
        if !sheets.is_empty() {
            edition_box::bring(start, sheets).await;
        }
        open_game_file(start, games);
    }
}

fn open_game_file(start: Start, games: Vec<(String, String)>) {
    let Some((name, text)) = games.into_iter().next() else { return };
    if !name.ends_with(".game") && !name.ends_with(".txt") {
        return tell(start, Trouble::Unknown(name));
    }
    if let Err(error) = start.app.open_file(&text) {
        tell(start, Trouble::Game(name, error));
    }
}
