//! Tables on a server: the page sits at one through a socket, and draws what the server says.

pub mod api;
pub mod beside;
pub mod clock;
pub mod devices;
pub mod lobby;
pub mod make;
pub mod people;
mod play;
pub mod room;
pub mod share;
mod socket;
pub mod stage;
pub mod talk;
pub mod turn;
pub mod who;

use crate::app::{App, Page};
use crate::icons::icon;
use crate::{browser, end, table_page, top};
use clock::Clocks;
use edition::Edition;
use leptos::prelude::*;
use protocol::http::{Devices, Lobby};
use protocol::{Status, TableInfo, Talk, Wish};
use socket::Wire;
use stage::Stage;
use std::sync::Arc;
use talk::Noted;
use texts::t;

/// What the screens share of the table on a server. Copying it copies only handles.
#[derive(Clone, Copy)]
pub struct Online {
    /// The table; none while the page is at a table of its own.
    pub table: RwSignal<Option<Arc<TableInfo>>>,
    /// What was said there, oldest first.
    pub talk: RwSignal<Vec<Talk>>,
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// Whether the whole game is here, because it is over.
    pub finished: RwSignal<bool>,
    /// The devices that use my seat, once the server was asked.
    pub(crate) devices: RwSignal<Option<Devices>>,
    /// Whether a device came to my seat and I have not seen it.
    pub(crate) new_device: RwSignal<bool>,
    /// Whether the window of the seats is open.
    pub(crate) window: RwSignal<bool>,
    /// Where others find this server, if it said so.
    pub(crate) public_url: RwSignal<Option<String>>,
    /// The word that this server asks of whoever opens a table, as it was typed.
    pub(crate) word: RwSignal<String>,
    /// Whether I am leaving my seat: then it is no news that it is no longer mine.
    pub(crate) leaving: StoredValue<bool>,
    /// Whether something was sent about the game and is not answered yet.
    pub(crate) sent: RwSignal<bool>,
    /// What was seen and read here, and who is not heard.
    pub(crate) noted: RwSignal<Noted>,
    /// Whether the talk is shown instead of the log.
    pub(crate) talking: RwSignal<bool>,
    /// The time, told every second while there are clocks.
    pub(crate) now: RwSignal<f64>,
    /// How the clocks stand.
    pub(crate) clocks: RwSignal<Clocks>,
    /// The game as the page may know it, while it is played.
    pub(crate) stage: StoredValue<Option<Stage>>,
    pub(crate) edition: StoredValue<Option<&'static Edition>>,
    pub(crate) wish: StoredValue<Option<Wish>>,
    pub(crate) wire: StoredValue<Wire, LocalStorage>,
}

/// How the connection to a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Link {
    /// There is none.
    #[default]
    Off,
    /// It is being made.
    Coming,
    /// It is there.
    On,
    /// It was lost; it is being made again.
    Lost,
    /// There is no such table.
    Gone,
}

impl Online {
    /// At no table.
    pub fn new() -> Online {
        Online {
            table: RwSignal::new(None),
            talk: RwSignal::new(Vec::new()),
            link: RwSignal::new(Link::Off),
            finished: RwSignal::new(false),
            devices: RwSignal::new(None),
            new_device: RwSignal::new(false),
            window: RwSignal::new(false),
            public_url: RwSignal::new(None),
            word: RwSignal::new(String::new()),
            leaving: StoredValue::new(false),
            sent: RwSignal::new(false),
            noted: RwSignal::new(Noted::default()),
            talking: RwSignal::new(false),
            now: RwSignal::new(0.0),
            clocks: RwSignal::new(Clocks::default()),
            stage: StoredValue::new(None),
            edition: StoredValue::new(None),
            wish: StoredValue::new(None),
            wire: StoredValue::new_local(Wire::default()),
        }
    }
}

/// Sits down at the table that the address names and leaves it when the address does, reading the rules apart.
pub fn listen(app: App) {
    socket::listen(app);
    turn::listen(app);
    Effect::new(move |_| match app.page.get() {
        Page::Online(id, moment, seat) => {
            app.join(&id);
            if app.online.finished.get_untracked() && moment.is_some() {
                app.look_at(moment, seat);
            }
        }
        Page::Rules(_) => {}
        _ => app.part(),
    });
}

impl App {
    /// Notes what the lobby tells of the server itself.
    pub(crate) fn learn(&self, lobby: &Lobby) {
        self.announce(lobby.announcement.clone());
        self.online.public_url.set(lobby.public_url.clone());
    }

    /// The address of a screen of this page, for others.
    pub(crate) fn link_to(&self, page: &Page) -> String {
        self.online.public_url.with(|public| browser::link_to(&page.hash(), public.as_deref()))
    }

    /// Asks the server where others find it, if the address of this page is of no use to them.
    pub(crate) fn ask_address(&self) {
        if browser::is_opened_locally() && self.online.public_url.with_untracked(Option::is_none) {
            let app = *self;
            leptos::task::spawn_local(async move {
                if let Ok(lobby) = api::lobby().await {
                    app.learn(&lobby);
                }
            });
        }
    }
}

/// What the page of a table shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Coming,
    Gone,
    Room,
    Table,
    Sheet,
}

/// The page of a table on a server: the room before the game, then the table, then the score sheet.
pub fn online_page() -> impl IntoView {
    let app = App::get();
    let shown = Memo::new(move |_| {
        let status = app.online.table.with(|table| table.as_ref().map(|table| table.status));
        let at_moment = matches!(app.page.get(), Page::Online(_, Some(_), _));
        match status {
            _ if app.online.link.get() == Link::Gone => Shown::Gone,
            Some(Status::Waiting) => Shown::Room,
            _ if app.scene.with(Option::is_none) => Shown::Coming,
            _ if app.online.finished.get() && !at_moment => Shown::Sheet,
            _ => Shown::Table,
        }
    });
    move || match shown.get() {
        Shown::Coming => plain(app, t::online_coming).into_any(),
        Shown::Gone => plain(app, t::online_gone).into_any(),
        Shown::Room => room::room().into_any(),
        Shown::Table => table_page::table_page().into_any(),
        Shown::Sheet => end::end().into_any(),
    }
}

/// A page with one sentence and the way to the lobby.
fn plain(app: App, text: fn(texts::Lang) -> String) -> impl IntoView {
    view! {
        <div class="endp">
            {top::plain_top(move || t::online_table(app.lang()))}
            <main class="endm" id="main" tabindex="-1">
                <section class="panel sheet none">
                    <h2 role="status">{move || text(app.lang())}</h2>
                    <div class="eb"><button class="sec" on:click=move |_| app.go(Page::Lobby)>{icon("people")}<span>{move || t::online_to_lobby(app.lang())}</span></button></div>
                </section>
            </main>
        </div>
    }
}
