//! Notifies the player of their turn while the page is hidden, and keeps the clocks running.

use crate::app::{App, Notice};
use crate::browser;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::scene::Kind;
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
        if app.online.clocks.with_untracked(|clocks| clocks.any()) {
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
    let options = NotificationOptions::new();
    options.set_icon("icon-192.png");
    options.set_tag(&app.table_id().unwrap_or_default());
    let _ = Notification::new_with_options(&t::web_title_turn(lang), &options);
}

/// Whether the browser has the Notification API.
fn is_supported() -> bool {
    browser::window()
        .is_some_and(|window| js_sys::Reflect::has(&window, &"Notification".into()).unwrap_or(false))
}

fn is_allowed() -> bool {
    is_supported() && Notification::permission() == NotificationPermission::Granted
}

/// The checkbox in the settings; switching it on asks the browser for permission.
pub fn setting(app: App) -> impl IntoView {
    let turn = move |event: web_sys::Event| {
        if event_target_checked(&event) {
            spawn_local(ask_permission(app));
        } else {
            app.set(|settings| settings.notify = false);
        }
    };
    let on = move || app.settings.with(|settings| settings.notify);
    view! {
        <label class="check"><input type="checkbox" data-do="notify" prop:checked=on on:change=turn/><span>{move || t::online_notify(app.lang())}</span></label>
    }
}

async fn ask_permission(app: App) {
    if is_supported()
        && let Ok(asked) = Notification::request_permission()
    {
        let _ = JsFuture::from(asked).await;
    }
    let allowed = is_allowed();
    app.set(|settings| settings.notify = allowed);
    if !allowed {
        let lang = app.settings.with_untracked(|settings| settings.lang());
        app.notice.set(Some(Notice::Fault(t::online_notify_denied(lang))));
    }
}
