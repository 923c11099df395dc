//! Notices about the page itself: errors, a new device at the player's seat, a newer version.

use crate::app::{App, Notice};
use crate::icons::icon;
use crate::settings_dialog::save_game;
use leptos::prelude::*;
use texts::t;

/// The notices component.
pub fn notice() -> impl IntoView {
    let app = App::get();
    let newer = RwSignal::new(false);
    let _ = window_event_listener_untyped("lacrimosa-update", move |_| newer.set(true));
    let error = move || app.notice.get().map(|notice| words(app, &notice));
    let device = move || app.online.new_device.get().then(|| t::online_new_device(app.lang()));
    let update = move || newer.get().then(|| t::notice_update(app.lang()));
    view! {
        <section class="notices" aria-label=move || t::notice_label(app.lang())>
            <div class="notice bad" class:on=move || app.notice.with(Option::is_some)>
                <p role="alert">{error}</p>
                {move || app.notice.get().map(|notice| remedies(app, &notice))}
            </div>
            <div class="notice bad" class:on=move || app.online.new_device.get()>
                <p role="alert">{device}</p>
                {move || app.online.new_device.get().then(|| see_devices(app))}
            </div>
            <div class="notice" class:on=move || newer.get()>
                <p role="alert">{update}</p>
                {move || newer.get().then(|| update_buttons(app, newer))}
            </div>
        </section>
    }
}

fn words(app: App, notice: &Notice) -> String {
    let lang = app.lang();
    match notice {
        Notice::NotStored if app.scene.with(Option::is_some) => t::notice_not_stored(lang),
        Notice::NotStored => t::notice_not_stored_start(lang),
        Notice::NoTexts(missing) => t::notice_no_texts(lang, missing.name()),
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

fn see_devices(app: App) -> impl IntoView {
    let lang = app.lang();
    view! {
        <button class="lnk" type="button" data-do="see-devices" on:click=move |_| app.show_devices()>{icon("lock")}{t::lobby_devices_see(lang)}</button>
        <button class="x" type="button" data-do="dismiss-device" aria-label=t::notice_dismiss(lang) on:click=move |_| app.devices_seen()>{icon("close")}</button>
    }
}

/// The error notice inside an open dialog, because a modal dialog hides the rest of the page.
pub fn inside(app: App) -> impl IntoView {
    let error = move || app.notice.get().map(|notice| words(app, &notice));
    view! {
        <div class="notice bad in" class:on=move || app.notice.with(Option::is_some)>
            <p role="alert">{error}</p>
            {move || app.notice.get().map(|notice| remedies(app, &notice))}
        </div>
    }
}

fn update_buttons(app: App, newer: RwSignal<bool>) -> impl IntoView {
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
