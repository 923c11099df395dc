//! Links to give away: to the table, and the secret ones of its seats.

use super::{api, who};
use crate::app::{App, Page};
use crate::browser;
use crate::icons::icon;
use crate::modal::modal;
use leptos::prelude::*;
use protocol::http::{NewKey, SeatKey};
use protocol::{Patron, Status};
use texts::{Lang, t};

/// The button that opens the window of the links.
pub fn links_button(open: RwSignal<bool>) -> impl IntoView {
    let app = App::get();
    let label = move || t::lobby_links(app.lang());
    view! {
        <button type="button" data-do="links" title=label aria-label=label on:click=move |_| open.set(true)>
            {icon("open")}<span>{label}</span>
        </button>
    }
}

/// The window: the link of the table, and secret ones of the seats that are mine to give.
pub fn share_dialog(open: RwSignal<bool>) -> impl IntoView {
    let app = App::get();
    modal("h-links", open, t::lobby_links, move || links(app))
}

/// A seat whose link is mine to give.
#[derive(Clone, PartialEq)]
struct Gift {
    seat: u8,
    /// The one whose seat it is now; nobody's is open.
    holder: Option<String>,
    mine: bool,
}

/// The links themselves.
pub fn links(app: App) -> AnyView {
    let gifts = Memo::new(move |_| gifts(app));
    let seats = move || gifts.get().into_iter().map(|gift| given(app, gift)).collect::<Vec<_>>();
    let any = move || gifts.with(|gifts| !gifts.is_empty());
    view! {
        <div class="links">
            {table_link(app)}
            {seats}
            {move || any().then(|| view! { <p class="line">{t::lobby_link_renewed(app.lang())}</p> })}
        </div>
    }
    .into_any()
}

/// The link of the table, for those who join or watch.
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
        Some(link_row(app, "link-table".to_owned(), label, browser::link_to(&page.hash())))
    }
}

fn gifts(app: App) -> Vec<Gift> {
    let lang = app.lang();
    let Some(table) = app.online.table.get().filter(|table| table.status != Status::Over) else {
        return Vec::new();
    };
    let gift = |at: usize| {
        let (seat, by) = (at as u8 + 1, table.seats[at].by);
        let mine = table.you == Some(seat);
        let holder = (by != Patron::Open).then(|| who::name(lang, &table, at));
        (mine || table.host && matches!(by, Patron::Open | Patron::Bot)).then_some(Gift {
            seat,
            holder,
            mine,
        })
    };
    (0..table.seats.len()).filter_map(gift).collect()
}

/// What can be given of a seat.
fn given(app: App, gift: Gift) -> AnyView {
    let Gift { seat, holder, mine } = gift;
    if mine {
        return view! {
            {secret(app, seat, NewKey { hand_over: false }, t::lobby_link_device)}
            {secret(app, seat, NewKey { hand_over: true }, t::lobby_link_hand_over)}
        }
        .into_any();
    }
    let words = move |lang: Lang| match &holder {
        Some(name) => t::lobby_link_bot(lang, name),
        None => t::lobby_link_seat(lang, seat.into()),
    };
    secret(app, seat, NewKey::default(), words).into_any()
}

/// A secret link. It is made when it is asked for: each one makes the earlier one of the seat useless.
fn secret(
    app: App,
    seat: u8,
    wish: NewKey,
    words: impl Fn(Lang) -> String + Clone + Send + Sync + 'static,
) -> impl IntoView {
    let link = RwSignal::new(None::<String>);
    let field = format!("link-{seat}{}", if wish.hand_over { "-over" } else { "" });
    let make = move |_| {
        let Some(table) = app.online.table.get_untracked() else { return };
        let id = table.id.clone();
        api::then(app, api::new_key(id.clone(), seat, wish.clone()), move |made: SeatKey| {
            // The table and the seat go with the key: whoever opens it reads what they are invited to.
            let page = Page::Seat(format!("{}/{id}/{}", made.key, made.seat));
            link.set(Some(browser::link_to(&page.hash())));
        });
    };
    let label = words.clone();
    let label = move || label(app.lang());
    move || match link.get() {
        Some(made) => link_row(app, field.clone(), label.clone(), made).into_any(),
        None => {
            let text = label.clone();
            view! { <button class="lnk wide" type="button" data-do="key" on:click=make.clone()>{icon("lock")}<span>{text}</span></button> }.into_any()
        }
    }
}

/// A link with its label, to copy or to hand on.
fn link_row(
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
        // A screen reader says it once more when it is copied once more.
        app.said.set(String::new());
        let words = if done { t::lobby_copied(lang()) } else { t::lobby_copy_yourself(lang()) };
        set_timeout(move || app.said.set(words), std::time::Duration::from_millis(50));
    };
    let text = move || if copied.get() { t::lobby_copied(lang()) } else { t::lobby_copy(lang()) };
    let symbol = move || icon(if copied.get() { "check" } else { "save" });
    let (title, shared) = (label.clone(), link.clone());
    let share = browser::can_share().then(|| {
        view! {
            <button class="lnk" type="button" on:click=move |_| browser::share(&title(), &shared)>{icon("arrow")}{move || t::lobby_share(lang())}</button>
        }
    });
    view! {
        <div class="linkrow">
            <label for=field.clone()>{label}</label>
            <div>
                <input class="fld" type="text" readonly id=field.clone() prop:value=link/>
                <button class="lnk" type="button" data-do="copy" on:click=copy>{symbol}<span>{text}</span></button>
                {share}
            </div>
        </div>
    }
}
