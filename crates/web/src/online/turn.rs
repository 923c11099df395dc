//! It is my turn: told by the browser to whoever looks elsewhere, and the time that goes by.

use crate::app::{App, Notice};
use crate::browser;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use texts::t;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

/// Tells when it becomes the person's turn, and lets the clocks run.
pub fn listen(app: App) {
    Effect::new(move |was: Option<bool>| {
        let mine = app.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.mine));
        if mine && was == Some(false) {
            tell(app);
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

fn tell(app: App) {
    let wanted = app.settings.with_untracked(|settings| settings.notify);
    if !wanted || !app.is_away() || !browser::is_hidden() || !is_allowed() {
        return;
    }
    let lang = app.settings.with_untracked(|settings| settings.lang());
    let options = NotificationOptions::new();
    options.set_icon("icon-192.png");
    options.set_tag(&app.table_id().unwrap_or_default());
    let _ = Notification::new_with_options(&t::web_title_turn(lang), &options);
}

/// Old browsers know nothing of notifications.
fn is_known() -> bool {
    browser::window()
        .is_some_and(|window| js_sys::Reflect::has(&window, &"Notification".into()).unwrap_or(false))
}

fn is_allowed() -> bool {
    is_known() && Notification::permission() == NotificationPermission::Granted
}

/// The setting; whoever switches it on is asked by the browser.
pub fn setting(app: App) -> impl IntoView {
    let turn = move |event: web_sys::Event| {
        if event_target_checked(&event) {
            spawn_local(ask(app));
        } else {
            app.set(|settings| settings.notify = false);
        }
    };
    let on = move || app.settings.with(|settings| settings.notify);
    view! {
        <label class="check"><input type="checkbox" data-do="notify" prop:checked=on on:change=turn/><span>{move || t::online_notify(app.lang())}</span></label>
    }
}

async fn ask(app: App) {
    if is_known()
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
