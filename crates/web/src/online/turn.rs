//! Notifies the player of their turn while the page is hidden, and keeps the clocks running.

use super::push;
use crate::app::{App, Notice};
use crate::browser;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::scene::Kind;
use protocol::TableInfo;
use std::time::Duration;
use texts::t;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

/// Starts watching for the player's turn, and the timer of the clocks.
pub fn listen(app: App) {
    Effect::new(move |was: Option<bool>| {
        let mine = app.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.mine));
        if mine && was == Some(false) {
            notify(app);
        }
        mine
    });
    let tick = move || {
        let deadline = |table: &TableInfo| table.request.as_ref().is_some_and(|asked| asked.until.is_some());
        let asked = app.online.table.with_untracked(|table| table.as_deref().is_some_and(deadline));
        if asked || app.online.clocks.with_untracked(|clocks| clocks.any()) {
            app.online.now.set(browser::now());
        }
    };
    set_interval(tick, Duration::from_secs(1));
}

fn notify(app: App) {
    let wanted = app.settings.with_untracked(|settings| settings.notify);
    if !wanted || untrack(|| app.kind()) != Some(Kind::Remote) || !browser::is_hidden() || !is_allowed() {
        return;
    }
    let lang = app.settings.with_untracked(|settings| settings.lang());
    let (title, id) = (t::push_turn(lang), app.table_id().unwrap_or_default());
    let options = NotificationOptions::new();
    options.set_icon("icon-192.png");
    options.set_tag(&id);
    options.set_data(&format!("#/t/{id}").into());
    spawn_local(async move {
        // Browsers on phones refuse `new Notification()`, but their service worker may show one.
        let shown = push::registration()
            .await
            .and_then(|worker| worker.show_notification_with_options(&title, &options).ok());
        if shown.is_none() {
            let _ = Notification::new_with_options(&title, &options);
        }
    });
}

/// Whether the browser has the Notification API.
fn is_supported() -> bool {
    browser::window()
        .is_some_and(|window| js_sys::Reflect::has(&window, &"Notification".into()).unwrap_or(false))
}

/// Whether the player may be asked for permission: the browser asks once, and a refusal stays.
pub(super) fn can_ask() -> bool {
    is_supported() && Notification::permission() != NotificationPermission::Denied
}

/// Whether the player has allowed notifications.
pub(super) fn is_allowed() -> bool {
    is_supported() && Notification::permission() == NotificationPermission::Granted
}

/// The checkbox in the settings; switching it on asks the browser for permission. Quiet hours follow if it is on.
pub fn setting(app: App) -> impl IntoView {
    let turn = move |event: web_sys::Event| {
        if event_target_checked(&event) {
            switch_on(app);
        } else {
            app.set(|settings| settings.notify = false);
            spawn_local(push::switch_off());
        }
    };
    let on = move || app.settings.with(|settings| settings.notify);
    view! {
        <label class="check"><input type="checkbox" data-do="notify" prop:checked=on on:change=turn/><span>{move || t::online_notify(app.lang())}</span></label>
        {move || on().then(|| push::quiet(app))}
    }
}

/// Switches notifications on, if the player allows them.
pub(super) fn switch_on(app: App) {
    spawn_local(ask_permission(app));
}

async fn ask_permission(app: App) {
    if is_supported()
        && let Ok(asked) = Notification::request_permission()
    {
        let _ = JsFuture::from(asked).await;
    }
    let allowed = is_allowed();
    app.set(|settings| settings.notify = allowed);
    if allowed {
        push::switch_on(app).await;
    } else {
        let lang = app.settings.with_untracked(|settings| settings.lang());
        app.notice.set(Some(Notice::Fault(t::online_notify_denied(lang))));
    }
}
