//! Tables on a server: the state that the screens share, and the page of a table.

pub mod api;
pub(crate) mod connection;
pub mod devices;
pub mod invitation;
pub mod leave;
pub mod lobby;
pub mod make;
mod messages;
pub mod my_clock;
pub mod people;
pub mod presence;
pub mod push;
pub mod rematch;
pub mod room;
pub mod share;
pub mod talk;
pub mod turn;
pub mod undo_request;

use crate::app::App;
use crate::icons::icon;
use crate::{browser, end, table_page, top};
use connection::Connection;
use leptos::prelude::*;
use page::Page;
use page::clocks::Clocks;
use page::noted::Noted;
use page::scene::Kind;
use protocol::http::{Devices, Lobby};
use protocol::{ClientMessage, Status, TableInfo, Talk};
use std::sync::Arc;
use texts::t;

/// The shared state of the table on a server. Copying it copies only handles.
#[derive(Clone, Copy)]
pub struct Online {
    /// The table; none if the page does not show a table on a server.
    pub table: RwSignal<Option<Arc<TableInfo>>>,
    /// The talk at the table, oldest first.
    pub talk: RwSignal<Vec<Talk>>,
    /// The state of the connection.
    pub state: RwSignal<ConnectionState>,
    /// The devices of my seat; none before the server has sent them.
    pub(crate) devices: RwSignal<Option<Devices>>,
    /// Whether a device was added to my seat and I have not seen it yet.
    pub(crate) new_device: RwSignal<bool>,
    /// Whether the dialog of the seats is open.
    pub(crate) window: RwSignal<bool>,
    /// The public address of the server, if it has one.
    pub(crate) public_url: RwSignal<Option<String>>,
    /// The typed password for creating tables on this server.
    pub(crate) word: RwSignal<String>,
    /// Whether I am leaving my seat. Then there is no notice that I have lost it.
    pub(crate) leaving: StoredValue<bool>,
    /// Whether the page asks me whether to ask the others for an undo.
    pub(crate) asking: RwSignal<bool>,
    /// Whether a command was sent and is not answered yet.
    pub(crate) sent: RwSignal<bool>,
    /// The notes about this table: what was seen and read, and who is muted.
    pub(crate) noted: RwSignal<Noted>,
    /// Whether the talk is shown instead of the log.
    pub(crate) talking: RwSignal<bool>,
    /// That somebody sat down, until their name is known.
    pub(crate) sat: StoredValue<Option<Talk>>,
    /// The time, updated every second while there are clocks.
    pub(crate) now: RwSignal<f64>,
    /// The clocks.
    pub(crate) clocks: RwSignal<Clocks>,
    /// The last command that was sent.
    pub(crate) wish: StoredValue<Option<ClientMessage>>,
    /// The revision after the last command that was sent.
    pub(crate) expected: StoredValue<u64>,
    pub(crate) connection: StoredValue<Connection, LocalStorage>,
}

/// The state of the connection to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ConnectionState {
    /// The page does not show a table on a server.
    #[default]
    Off,
    /// The page connects for the first time.
    Connecting,
    /// The server has answered.
    Connected,
    /// The connection was lost; the page reconnects.
    Lost,
    /// There is no such table.
    Gone,
}

impl Online {
    /// The state without a table.
    pub fn new() -> Online {
        Online {
            table: RwSignal::new(None),
            talk: RwSignal::new(Vec::new()),
            state: RwSignal::new(ConnectionState::Off),
            devices: RwSignal::new(None),
            new_device: RwSignal::new(false),
            window: RwSignal::new(false),
            public_url: RwSignal::new(None),
            word: RwSignal::new(String::new()),
            leaving: StoredValue::new(false),
            asking: RwSignal::new(false),
            sent: RwSignal::new(false),
            noted: RwSignal::new(Noted::default()),
            talking: RwSignal::new(false),
            sat: StoredValue::new(None),
            now: RwSignal::new(0.0),
            clocks: RwSignal::new(Clocks::default()),
            wish: StoredValue::new(None),
            expected: StoredValue::new(0),
            connection: StoredValue::new_local(Connection::default()),
        }
    }
}

/// Joins the table that the address names, and leaves it when the address changes to anything but the rules.
pub fn listen(app: App) {
    connection::listen(app);
    turn::listen(app);
    push::listen(app);
    my_clock::listen(app);
    Effect::new(move |_| match app.page.get() {
        Page::Online(id, moment, seat) => {
            app.join(&id);
            if moment.is_some() && untrack(|| app.kind()) == Some(Kind::Replay) {
                app.look_at(moment, seat);
            }
        }
        Page::Rules(_) | Page::Analysis => {}
        _ => app.leave_server(),
    });
}

impl App {
    /// Stores the announcement and the public address from the lobby.
    pub(crate) fn learn(&self, lobby: &Lobby) {
        self.announce(lobby.announcement.clone());
        self.online.public_url.set(lobby.public_url.clone());
    }

    /// The address of a screen, to share with others.
    pub(crate) fn link_to(&self, page: &Page) -> String {
        self.online.public_url.with(|public| browser::link_to(&page.hash(), public.as_deref()))
    }

    /// Asks the server for its public address, if others cannot open the address of this page.
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
            _ if app.online.state.get() == ConnectionState::Gone => Shown::Gone,
            Some(Status::Waiting) => Shown::Room,
            _ if app.scene.with(Option::is_none) => Shown::Coming,
            _ if app.kind() == Some(Kind::Replay) && !at_moment => Shown::Sheet,
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

/// A page with one sentence and a link to the lobby.
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
