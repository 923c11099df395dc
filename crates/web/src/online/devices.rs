//! The player's seat: links for other devices, handing it over, and the list of devices.

use super::api;
use super::share::{Made, link_of, made_link};
use crate::app::App;
use crate::ask::{Way, ask_first};
use crate::browser;
use crate::icons::icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::ago::ago;
use page::noted::newer_device;
use protocol::http::{Device, Devices, LinkKind, PendingLink};
use protocol::{Status, Talk};
use texts::{Lang, t};

impl App {
    /// Requests the list of devices.
    pub(crate) fn ask_devices(&self) {
        let Some(id) = self.table_id() else { return };
        let app = *self;
        spawn_local(async move {
            if let Ok(devices) = api::devices(id).await {
                app.online.devices.set(Some(devices));
            }
        });
    }

    /// Shows a notice if a device was added to the seat since the player last looked. There is none on the first visit
    /// of this browser, because this browser is the new device.
    pub(crate) fn watch_devices(&self, talk: &[Talk], you: Option<u8>) {
        let newest = talk.last().map_or(0, |talk| talk.id);
        let seen = self.online.noted.with_untracked(|noted| noted.devices);
        if newer_device(talk, you, seen) {
            self.online.new_device.set(true);
            self.ask_devices();
        }
        if seen.is_none() && you.is_some() {
            self.note(|noted| noted.devices = Some(newest));
        }
    }

    /// Marks all devices as seen.
    pub(crate) fn devices_seen(&self) {
        self.online.new_device.set(false);
        let newest = self.online.talk.with_untracked(|talk| talk.last().map_or(0, |talk| talk.id));
        self.note(|noted| noted.devices = Some(newest));
    }

    /// Shows the list of devices: in the room it is on the page, at the table in a dialog.
    pub(crate) fn show_devices(&self) {
        self.devices_seen();
        let playing = self
            .online
            .table
            .with_untracked(|table| table.as_ref().is_some_and(|table| table.status == Status::Playing));
        if playing {
            self.online.window.set(true);
        } else if let Some(place) = browser::element("h-my-seat") {
            place.scroll_into_view();
        }
    }
}

/// The seat's links and devices; nothing for spectators.
pub fn my_seat(app: App) -> impl IntoView {
    let mine = Memo::new(move |_| seat(app));
    Effect::new(move |_| {
        if mine.get().is_some() {
            app.ask_devices();
        }
    });
    move || mine.get().map(|seat| my_links(app, seat))
}

fn seat(app: App) -> Option<u8> {
    app.online.table.with(|table| table.as_ref().filter(|table| table.status != Status::Over)?.you)
}

fn my_links(app: App, seat: u8) -> impl IntoView {
    let (device, over) = (RwSignal::new(None::<Made>), RwSignal::new(None::<Made>));
    let make_device = move |_| {
        api::then(app, api::device_link(id(app)), move |key| {
            device.set(Some(link_of(app, &key)));
            app.ask_devices();
        });
    };
    let hand_over = move || {
        api::then(app, api::hand_over(id(app)), move |key| {
            over.set(Some(link_of(app, &key)));
            app.ask_devices();
        });
    };
    let offer_device = move || {
        match device.get() {
        Some(made) => made_link(app, format!("link-{seat}-device"), t::lobby_link_device, t::lobby_link_device_line, made),
        None => view! {
            <button class="lnk wide" type="button" data-do="device" on:click=make_device>{icon("link")}<span>{t::lobby_link_device(app.lang())}</span></button>
        }
        .into_any(),
    }
    };
    let offer_over = move || match over.get() {
        Some(made) => made_link(
            app,
            format!("link-{seat}-over"),
            t::lobby_link_hand_over,
            t::lobby_link_hand_over_line,
            made,
        ),
        None => ask_first(
            app,
            "hand-over",
            "arrow",
            t::lobby_link_hand_over,
            t::lobby_link_hand_over_sure,
            vec![Way::new("hand-over-sure", t::lobby_link_make, hand_over)],
        ),
    };
    let first = Memo::new(move |_| is_first(app));
    let offer_over = move || match first.get() {
        Some(true) => offer_over().into_any(),
        Some(false) => view! { <p class="line">{t::lobby_first_device_only(app.lang())}</p> }.into_any(),
        None => ().into_any(),
    };
    view! { <div class="links">{offer_device}{offer_over}</div>{device_list(app)} }
}

/// Whether this is the first device of the seat: only that one can give the seat away. None before the server answered.
pub fn is_first(app: App) -> Option<bool> {
    app.online
        .devices
        .with(|devices| devices.as_ref().map(|known| known.devices.first().is_some_and(|first| first.this)))
}

fn id(app: App) -> String {
    app.table_id().unwrap_or_default()
}

/// The list of devices and unused links.
fn device_list(app: App) -> impl IntoView {
    let inside = move || {
        let lang = app.lang();
        app.online.devices.get().map(|Devices { devices, links }| {
            let rows: Vec<AnyView> = devices.into_iter().map(|device| row(app, device)).collect();
            view! {
                <h3>{t::lobby_devices(lang)}</h3>
                <ul class="devices">{rows}</ul>
                {(!links.is_empty()).then(|| unused_links(app, lang, &links))}
            }
        })
    };
    view! { <div class="mine">{inside}</div> }
}

fn row(app: App, device: Device) -> AnyView {
    let lang = app.lang();
    let Device { id: number, this, present, revocable, since, ref name } = device;
    let name = if name.is_empty() { t::lobby_device_unknown(lang) } else { name.clone() };
    let notes = [
        this.then(|| t::lobby_device_this(lang)),
        (!this).then(|| if present { t::lobby_present(lang) } else { t::lobby_absent(lang) }),
        (since > 0).then(|| t::lobby_device_since(lang, ago(lang, since as f64, browser::now()))),
    ];
    let notes = notes.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let revoke = move || {
        api::then(app, api::revoke_device(id(app), number), move |()| {
            if this { app.connect() } else { app.ask_devices() }
        });
    };
    let text = t::lobby_device_revoke;
    let sure = if this { t::lobby_device_revoke_this } else { t::lobby_device_revoke_sure };
    let button = revocable.then(|| {
        ask_first(
            app,
            format!("revoke-{number}"),
            "bin",
            text,
            sure,
            vec![Way::new("revoke-sure", text, revoke)],
        )
    });
    view! {
        <li data-device=number class:this=this>
            <i class="pres" class:on=present || this aria-hidden="true"></i>
            <p><b>{name}</b><span class="line">{notes}</span></p>
            {button}
        </li>
    }
    .into_any()
}

/// The unused links with their kind and expiry date, and a button that invalidates them all.
fn unused_links(app: App, lang: Lang, links: &[PendingLink]) -> impl IntoView + use<> {
    let line = |link: &PendingLink| {
        let code = match link.kind {
            LinkKind::Invitation => "invitation",
            LinkKind::Device => "device",
            LinkKind::HandOver => "hand-over",
        };
        let until = browser::date(lang.code(), link.until as f64);
        view! { <li><p>{t::lobby_link_unused(lang, code, until)}</p></li> }.into_any()
    };
    let cancel = move |_| {
        api::then(app, api::cancel_links(id(app)), move |()| {
            app.said.set(t::lobby_links_cancelled(untrack(|| app.lang())));
            app.ask_devices();
        });
    };
    view! {
        <h3>{t::lobby_links_unused(lang)}</h3>
        <ul class="devices">{links.iter().map(line).collect::<Vec<_>>()}</ul>
        <div class="do"><button class="lnk" type="button" data-do="cancel-links" on:click=cancel>{icon("bin")}<span>{t::lobby_links_cancel(lang)}</span></button></div>
    }
}
