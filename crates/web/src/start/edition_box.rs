//! The choice of the edition: the built-in one, or a custom one from files.

use super::Start;
use super::files;
use crate::app::Notice;
use crate::editions::read_edition;
use crate::icons::icon;
use crate::storage;
use edition::{Edition, Fault};
use leptos::prelude::*;
use page::editions::EditionFiles;
use page::editions::read_before;
use texts::{faults, t};

/// All editions that can be played, the built-in one first.
pub fn at_hand() -> Vec<&'static Edition> {
    let custom = storage::editions();
    std::iter::once(Edition::vienna()).chain(custom.iter().filter_map(read_before)).collect()
}

/// A menu of editions, and a button that opens a custom one.
pub fn edition_box(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    let choose = move |event: web_sys::Event| {
        let hash = event_target_value(&event);
        start.change(|choice| {
            choice.edition = Some(hash).filter(|hash| *hash != Edition::vienna().hash_hex())
        });
    };
    let options = move || {
        let chosen = start.edition().hash;
        let option = |edition: &'static Edition| {
            let text = t::start_edition_item(lang(), &edition.title, edition.version.to_string());
            view! { <option value=edition.hash_hex() selected=edition.hash == chosen>{text}</option> }
                .into_any()
        };
        start.editions.get().into_iter().map(option).collect::<Vec<_>>()
    };
    view! {
        <div><label class="lb" for="edition">{move || t::start_edition(lang())}</label>
            <div class="with">
                <select class="fld" id="edition" on:change=choose>{options}</select>
                <div class="do">
                    <label class="lnk file" title=move || t::start_own_box_hint(lang())>
                        {icon("open")}<span>{move || t::start_own_box(lang())}</span>
                        <input class="vh" type="file" multiple accept=".toml" data-do="edition" on:change=move |event| files::picked(start, &event)/>
                    </label>
                    {move || remove_button(start)}
                </div>
                {move || is_custom(start).then(|| view! { <p class="hint">{t::start_edition_bots(lang())}</p> })}
                {move || fault_list(start)}
            </div>
        </div>
    }
}

fn is_custom(start: Start) -> bool {
    start.edition().hash != Edition::vienna().hash
}

/// A button that removes the chosen edition, if it is a custom one.
fn remove_button(start: Start) -> Option<impl IntoView> {
    let edition = start.edition();
    let lang = start.app.lang();
    let remove = move |_| {
        let kept = others(edition);
        storage::keep_editions(&kept);
        start.change(|choice| choice.edition = None);
        start.editions.set(at_hand());
    };
    is_custom(start).then(|| {
        view! {
            <button class="lnk" type="button" aria-label=t::start_edition_forget_label(lang, &edition.title) on:click=remove>
                {icon("bin")}{t::start_edition_forget(lang)}
            </button>
        }
    })
}

/// The faults of the edition that was opened last.
fn fault_list(start: Start) -> Option<impl IntoView> {
    let faults = start.faults.get();
    let lang = start.app.lang();
    let line = |fault: &Fault| {
        let place =
            if fault.line == 0 { fault.file.clone() } else { format!("{}:{}", fault.file, fault.line) };
        view! { <li><code>{place}</code>" "{faults::edition(lang, fault)}</li> }.into_any()
    };
    (!faults.is_empty()).then(|| {
        view! {
            <div class="faults" role="alert" id="edition-faults" tabindex="0">
                <p class="bad">{t::start_edition_faults(lang, faults.len() as i64)}</p>
                <ol>{faults.iter().map(line).collect::<Vec<_>>()}</ol>
            </div>
        }
    })
}

/// The stored editions that play another game, or were not read yet.
fn others(edition: &Edition) -> Vec<EditionFiles> {
    let other = |files: &EditionFiles| read_before(files).is_none_or(|read| read.hash != edition.hash);
    storage::editions().into_iter().filter(other).collect()
}

/// Reads the files of an edition and stores it, or shows its faults.
pub async fn bring(start: Start, mut files: EditionFiles) {
    files.sort();
    let edition = match read_edition(&start.app.worker.get_value(), &files).await {
        Ok(Ok(edition)) => edition,
        Ok(Err(faults)) => {
            start.change(|choice| choice.open = true);
            return start.faults.set(faults);
        }
        Err(_) => {
            let words = t::start_edition_unread(untrack(|| start.app.lang()));
            return start.app.notice.set(Some(Notice::Fault(words)));
        }
    };
    start.faults.set(Vec::new());
    let mut kept = others(edition);
    if edition.hash != Edition::vienna().hash {
        kept.insert(0, files);
    }
    if !storage::keep_editions(&kept) {
        return start.app.notice.set(Some(Notice::NotStored));
    }
    start.editions.set(at_hand());
    let hash = Some(edition.hash_hex()).filter(|_| edition.hash != Edition::vienna().hash);
    start.change(|choice| choice.edition = hash);
}
