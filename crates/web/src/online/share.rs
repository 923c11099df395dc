//! Links to share: to the table and to its seats; the dialog with everything about seats.

use super::{api, devices, people};
use crate::app::App;
use crate::browser;
use crate::icons::icon;
use crate::modal::modal;
use leptos::prelude::*;
use page::Page;
use page::qr::{QrPath, qr_path};
use page::table_info::{FreeSeat, free_seats};
use protocol::Status;
use protocol::http::SeatKey;
use texts::{Lang, t};

/// The button that opens the dialog.
pub fn links_button(app: App) -> impl IntoView {
    let label = move || t::lobby_links(app.lang());
    view! {
        <button type="button" data-do="links" title=label aria-label=label on:click=move |_| app.online.window.set(true)>
            {icon("link")}<span>{label}</span>
        </button>
    }
}

/// The dialog: links, invitations, the player's seat and devices, and for the host the people at the table.
pub fn share_dialog(app: App) -> impl IntoView {
    modal("h-links", app.online.window, t::lobby_links, move || {
        app.devices_seen();
        let seated = Memo::new(move |_| {
            app.online.table.with(|table| {
                table.as_ref().is_some_and(|table| table.you.is_some() && table.status != Status::Over)
            })
        });
        view! {
            {links(app)}
            {move || seated.get().then(|| view! { <div class="mine"><h3>{t::lobby_my_seat(app.lang())}</h3>{devices::my_seat(app)}</div> })}
            {people::people(app)}
        }
        .into_any()
    })
}

/// The link to the table, and the invitations.
pub fn links(app: App) -> AnyView {
    app.ask_address();
    let invitable = Memo::new(move |_| {
        app.online
            .table
            .with(|table| table.as_deref().map(|table| free_seats(app.lang(), table)))
            .unwrap_or_default()
    });
    let seats = move || invitable.get().into_iter().map(|seat| invitation(app, seat)).collect::<Vec<_>>();
    let any = move || invitable.with(|seats| !seats.is_empty());
    view! {
        <div class="links">
            {table_link(app)}
            {seats}
            {move || any().then(|| view! { <p class="line">{t::lobby_link_renewed(app.lang())}</p> })}
        </div>
    }
    .into_any()
}

/// The link to the table, for players who join and for spectators.
fn table_link(app: App) -> impl IntoView {
    let id = Memo::new(move |_| app.online.table.with(|table| table.as_ref().map(|table| table.id.clone())));
    let waiting = Memo::new(move |_| {
        app.online.table.with(|table| table.as_ref().is_some_and(|table| table.status == Status::Waiting))
    });
    let label = move || match waiting.get() {
        true => t::lobby_link_join(app.lang()),
        false => t::lobby_link_watch(app.lang()),
    };
    move || {
        let page = Page::Online(id.get()?, None, None);
        Some(link_row(app, "link-table".to_owned(), label, app.link_to(&page)))
    }
}

/// An invitation, created on demand, because each new one invalidates the earlier one of the seat.
fn invitation(app: App, free: FreeSeat) -> AnyView {
    let FreeSeat { seat, bot } = free;
    let made = RwSignal::new(None::<Made>);
    let make = move |_| {
        let id = app.table_id().unwrap_or_default();
        api::then(app, api::invitation(id, seat), move |key| made.set(Some(link_of(app, &key))));
    };
    let words = move |lang: Lang| match &bot {
        Some(name) => t::lobby_link_bot(lang, name),
        None => t::lobby_link_seat(lang, seat.into()),
    };
    let inside = move || match made.get() {
        Some(made) => {
            made_link(app, format!("link-{seat}"), words.clone(), t::lobby_link_invitation_line, made)
        }
        None => {
            let words = words.clone();
            view! { <button class="lnk wide" type="button" data-do="invite" data-seat=seat on:click=make>{icon("link")}<span>{move || words(app.lang())}</span></button> }.into_any()
        }
    };
    view! { {inside} }.into_any()
}

/// The address of a new link.
#[derive(Clone, PartialEq)]
pub struct Made(String);

/// The address for a key. It contains table and seat, so that the page can show what the link is for.
pub fn link_of(app: App, made: &SeatKey) -> Made {
    let id = app.table_id().unwrap_or_default();
    let page = Page::Seat(format!("{}/{id}/{}", made.key, made.seat));
    Made(untrack(|| app.link_to(&page)))
}

/// A new link, and how long it is valid.
pub fn made_link(
    app: App,
    field: String,
    label: impl Fn(Lang) -> String + Clone + Send + 'static,
    line: fn(Lang) -> String,
    Made(link): Made,
) -> AnyView {
    // The button that made it is gone. Without a focus inside, Escape would not close the dialog.
    browser::focus_soon(field.clone());
    view! {
        {link_row(app, field, move || label(app.lang()), link)}
        <p class="line">{move || line(app.lang())}</p>
    }
    .into_any()
}

/// A link or a secret with its label, and buttons to copy and to share it.
pub fn link_row(
    app: App,
    field: String,
    label: impl Fn() -> String + Clone + Send + 'static,
    link: String,
) -> impl IntoView {
    let lang = move || app.lang();
    let copied = RwSignal::new(false);
    let from = field.clone();
    let copy = move |_| {
        let done = browser::copy_field(&from);
        copied.set(done);
        // Clears the text first: screen readers announce a repeated text only if it changed.
        app.said.set(String::new());
        let words = if done { t::lobby_copied(lang()) } else { t::lobby_copy_yourself(lang()) };
        set_timeout(move || app.said.set(words), std::time::Duration::from_millis(50));
    };
    let text = move || if copied.get() { t::lobby_copied(lang()) } else { t::lobby_copy(lang()) };
    let symbol = move || icon(if copied.get() { "check" } else { "copy" });
    let (title, shared) = (label.clone(), link.clone());
    let (code, shows) = (qr_path(&link).filter(|_| link.starts_with("http")), RwSignal::new(false));
    let qr_button = code.is_some().then(|| {
        view! {
            <button class="lnk" type="button" data-do="qr" aria-expanded=move || shows.get().to_string() on:click=move |_| shows.update(|shows| *shows = !*shows)>
                {icon("qr")}{move || t::friends_qr(lang())}
            </button>
        }
    });
    let picture = move || code.clone().filter(|_| shows.get()).map(|code| qr_picture(lang(), &code));
    let share = (browser::can_share() && link.starts_with("http")).then(|| {
        view! {
            <button class="lnk" type="button" data-do="share" on:click=move |_| browser::share(&title(), &shared)>{icon("share")}{move || t::lobby_share(lang())}</button>
        }
    });
    view! {
        <div class="linkrow">
            <label for=field.clone()>{label}</label>
            <div>
                <input class="fld" type="text" readonly id=field.clone() prop:value=link/>
                <button class="lnk" type="button" data-do="copy" on:click=copy>{symbol}<span>{text}</span></button>
                {share}{qr_button}
            </div>
            {picture}
        </div>
    }
}

/// A QR code, black on white in every theme, because scanners need it.
fn qr_picture(lang: Lang, code: &QrPath) -> impl IntoView + use<> {
    let view_box = format!("0 0 {0} {0}", code.size);
    view! {
        <figure class="qr">
            <svg viewBox=view_box role="img" aria-label=t::friends_qr(lang) shape-rendering="crispEdges"><path d=code.path.clone() fill="#000"></path></svg>
            <figcaption class="line">{t::friends_qr_line(lang)}</figcaption>
        </figure>
    }
}
