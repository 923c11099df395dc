//! What the page has to say apart from the game.

use crate::app::{App, Notice};
use crate::icons::icon;
use crate::settings_dialog::save_game;
use leptos::prelude::*;
use texts::t;

/// The notices, if there are any: what went wrong, and that a newer version is there.
pub fn notice() -> impl IntoView {
    let app = App::get();
    let newer = RwSignal::new(false);
    let _ = window_event_listener_untyped("lacrimosa-update", move |_| newer.set(true));
    let told = move || app.notice.get().map(|notice| words(app, &notice));
    let update = move || newer.get().then(|| t::notice_update(app.lang()));
    view! {
        <section class="notices" aria-label=move || t::notice_label(app.lang())>
            <div class="notice bad" class:on=move || app.notice.with(Option::is_some)>
                <p role="alert">{told}</p>
                {move || app.notice.get().map(|notice| remedies(app, &notice))}
            </div>
            <div class="notice" class:on=move || newer.get()>
                <p role="alert">{update}</p>
                {move || newer.get().then(|| take(app, newer))}
            </div>
        </section>
    }
}

fn words(app: App, notice: &Notice) -> String {
    let lang = app.lang();
    match notice {
        Notice::NotStored if app.scene.with(Option::is_some) => t::notice_not_stored(lang),
        Notice::NotStored => t::notice_not_stored_start(lang),
        Notice::NoWorker => t::notice_no_worker(lang),
        Notice::Fault(text) => text.clone(),
    }
}

fn remedies(app: App, notice: &Notice) -> impl IntoView + use<> {
    let lang = app.lang();
    let saves = *notice == Notice::NotStored && app.scene.with(Option::is_some);
    view! {
        {saves.then(|| view! {
            <button class="lnk" type="button" data-do="save-file" on:click=move |_| save_game(app)>{icon("save")}{t::notice_save(lang)}</button>
        })}
        <button class="x" type="button" data-do="dismiss" aria-label=t::notice_dismiss(lang) on:click=move |_| app.notice.set(None)>{icon("close")}</button>
    }
}

fn take(app: App, newer: RwSignal<bool>) -> impl IntoView {
    let lang = app.lang();
    let load = |_| {
        if let (Some(window), Ok(event)) = (web_sys::window(), web_sys::Event::new("lacrimosa-update-take")) {
            let _ = window.dispatch_event(&event);
        }
    };
    view! {
        <button class="lnk" type="button" data-do="update" on:click=load>{icon("arrow")}{t::notice_update_take(lang)}</button>
        <button class="x" type="button" aria-label=t::notice_dismiss(lang) on:click=move |_| newer.set(false)>{icon("close")}</button>
    }
}
