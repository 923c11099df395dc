//! Push messages: subscribes this browser, so that the server can tell the player of their turn while the page is closed.

use super::{api, turn};
use crate::app::{App, Notice};
use crate::icons::icon;
use crate::{browser, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::quiet::{Quiet, minute, time};
use protocol::push::{Subscribe, Unsubscribe};
use serde::Deserialize;
use texts::{Lang, t};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{PushManager, PushSubscription, PushSubscriptionOptionsInit, ServiceWorkerRegistration};

/// What a `PushSubscription` becomes as JSON.
#[derive(Deserialize)]
struct Subscribed {
    endpoint: String,
    keys: Keys,
}

#[derive(Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

/// Renews the subscription when the player sits down, and when their language or quiet hours change.
pub fn listen(app: App) {
    let wanted = Memo::new(move |_| {
        let seated = app.online.table.with(|table| table.as_ref().is_some_and(|table| table.you.is_some()));
        let settings = app.settings.with(|settings| (settings.notify, settings.lang(), settings.quiet));
        ((seated || storage::was_online()) && settings.0).then_some(settings)
    });
    Effect::new(move |_| {
        if wanted.get().is_some() {
            spawn_local(async move {
                let _ = renew(app).await;
            });
        }
    });
}

/// Whether the browser has push messages. They need HTTPS and a service worker.
fn is_supported() -> bool {
    let has = |object: &JsValue, name: &str| js_sys::Reflect::has(object, &name.into()).unwrap_or(false);
    browser::window()
        .is_some_and(|window| has(&window, "PushManager") && has(&window.navigator(), "serviceWorker"))
}

/// The registration of the active service worker; none if there is none.
pub(super) async fn registration() -> Option<ServiceWorkerRegistration> {
    if !is_supported() {
        return None;
    }
    let workers = browser::window()?.navigator().service_worker();
    let found = JsFuture::from(workers.get_registration()).await.ok()?;
    found.dyn_into::<ServiceWorkerRegistration>().ok().filter(|found| found.active().is_some())
}

/// Subscribes after the player has allowed notifications. Where this fails, notifications still come while the page is
/// open, and a notice says so.
pub(super) async fn switch_on(app: App) {
    let lang = app.settings.with_untracked(|settings| settings.lang());
    if is_supported() && renew(app).await.is_none() {
        app.notice.set(Some(Notice::Fault(t::push_failed(lang))));
    } else {
        app.said.set(t::push_on(lang));
    }
}

/// Ends the subscription, in the browser and on the server.
pub(super) async fn switch_off() {
    let Some(manager) = registration().await.and_then(|found| found.push_manager().ok()) else { return };
    let Some(old) = subscription(&manager).await else { return };
    let _ = api::unsubscribe(Unsubscribe { endpoint: old.endpoint() }).await;
    if let Ok(ended) = old.unsubscribe() {
        let _ = JsFuture::from(ended).await;
    }
}

async fn subscription(manager: &PushManager) -> Option<PushSubscription> {
    let found = JsFuture::from(manager.get_subscription().ok()?).await.ok()?;
    found.dyn_into().ok()
}

/// Subscribes this browser and tells the server; none if the browser refuses.
async fn renew(app: App) -> Option<()> {
    if !is_supported() || !turn::is_allowed() {
        return None;
    }
    // A server without push messages is no fault of the browser.
    let Some(key) = api::push_key().await.ok()?.key else { return Some(()) };
    // Waits until the service worker is active.
    let ready = browser::window()?.navigator().service_worker().ready().ok()?;
    let registration: ServiceWorkerRegistration = JsFuture::from(ready).await.ok()?.dyn_into().ok()?;
    let manager = registration.push_manager().ok()?;
    let new = match subscribe(&manager, &key).await {
        Some(new) => new,
        None => {
            // The browser may have a subscription with the key of an earlier database of this server.
            JsFuture::from(subscription(&manager).await?.unsubscribe().ok()?).await.ok()?;
            subscribe(&manager, &key).await?
        }
    };
    let new: Subscribed = serde_json::from_str(&String::from(js_sys::JSON::stringify(&new).ok()?)).ok()?;
    let (lang, quiet) = app.settings.with_untracked(|settings| (settings.lang(), settings.quiet));
    let subscribe = Subscribe {
        endpoint: new.endpoint,
        p256dh: new.keys.p256dh,
        auth: new.keys.auth,
        lang: lang.code().to_owned(),
        quiet: quiet.hours(),
        utc_offset: -(js_sys::Date::new_0().get_timezone_offset() as i16),
    };
    // The server may not know the player yet; then this is repeated when they sit down.
    let _ = api::subscribe(subscribe).await;
    Some(())
}

async fn subscribe(manager: &PushManager, key: &str) -> Option<PushSubscription> {
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&key.into());
    let asked = manager.subscribe_with_options(&options).ok()?;
    JsFuture::from(asked).await.ok()?.dyn_into().ok()
}

/// A card for a seated player: a button that switches notifications on, then their settings.
pub fn card(app: App) -> impl IntoView {
    turn::can_ask().then(|| {
        view! {
            <section class="panel" aria-labelledby="h-push">
                <h2 id="h-push">{move || t::push_title(app.lang())}</h2>
                {move || if is_on(app) {
                    view! { <div class="push">{turn::setting(app)}</div> }.into_any()
                } else {
                    view! { <p class="line">{t::push_offer_line(app.lang())}</p><div class="do">{button(app, "lnk strong")}</div> }.into_any()
                }}
            </section>
        }
    })
}

/// A single button for a player who waits at the table.
pub fn offer(app: App) -> impl IntoView {
    let off = Memo::new(move |_| !is_on(app));
    move || (turn::can_ask() && off.get()).then(|| button(app, "sec"))
}

fn is_on(app: App) -> bool {
    app.settings.with(|settings| settings.notify)
}

fn button(app: App, class: &'static str) -> impl IntoView {
    let line = move || t::push_offer_line(app.lang());
    view! {
        <button class=class type="button" data-do="push" title=line on:click=move |_| turn::switch_on(app)>
            {icon("sound")}<span>{move || t::push_offer(app.lang())}</span>
        </button>
    }
}

/// The quiet hours, for browsers with push messages.
pub fn quiet(app: App) -> Option<impl IntoView> {
    is_supported().then(|| {
        let on = move || app.settings.with(|settings| settings.quiet.on);
        let turn = move |event: web_sys::Event| {
            let on = event_target_checked(&event);
            app.set(|settings| settings.quiet.on = on);
        };
        let from = move || time_field(app, "quiet-from", t::push_quiet_from, |quiet| &mut quiet.from);
        let to = move || time_field(app, "quiet-to", t::push_quiet_to, |quiet| &mut quiet.to);
        view! {
            <label class="check"><input type="checkbox" data-do="quiet" prop:checked=on on:change=turn/><span>{move || t::push_quiet(app.lang())}</span></label>
            {move || on().then(|| view! { <div class="quiet">{from()}{to()}</div> })}
            <p class="line">{move || t::push_quiet_line(app.lang())}</p>
        }
    })
}

fn time_field(
    app: App,
    code: &'static str,
    title: fn(Lang) -> String,
    part: fn(&mut Quiet) -> &mut u16,
) -> impl IntoView {
    let value = move || time(*part(&mut app.settings.with(|settings| settings.quiet)));
    let change = move |event: web_sys::Event| {
        if let Some(minute) = minute(&event_target_value(&event)) {
            app.set(|settings| *part(&mut settings.quiet) = minute);
        }
    };
    view! {
        <label><span>{move || title(app.lang())}</span><input class="fld" type="time" data-do=code prop:value=value on:change=change/></label>
    }
}
