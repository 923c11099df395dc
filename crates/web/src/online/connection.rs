//! The connection to a table on a server. The page reconnects whenever it is lost, and misses no step of the game.

use super::{ConnectionState, api};
use crate::app::App;
use crate::browser;
use crate::editions::read_edition;
use edition::Edition;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::editions::known_edition;
use page::reconnect::pause;
use protocol::http::EditionFiles;
use protocol::{ClientMessage, ServerMessage};
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// The reason with which a server closes a socket to a table that does not exist.
const NO_TABLE: &str = "no-table";

/// The connection to one table.
#[derive(Default)]
pub struct Connection {
    /// The table.
    pub id: Option<String>,
    socket: Option<Socket>,
    /// The number of failed tries since the last success.
    tries: u32,
    /// Increased with each try, so that events of earlier tries are ignored.
    epoch: u32,
    /// Messages that wait until the edition of the table is fetched.
    held: Option<Vec<ServerMessage>>,
}

/// An open socket and its listeners, which are dropped together.
struct Socket {
    socket: WebSocket,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_close: Closure<dyn Fn(CloseEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

/// Reconnects when the network is back or the page becomes visible.
pub fn listen(app: App) {
    let again = move || {
        if app.online.state.get_untracked() == ConnectionState::Lost && !browser::is_hidden() {
            app.connect();
        }
    };
    let _ = window_event_listener_untyped("online", move |_| again());
    let _ = window_event_listener_untyped("offline", move |_| {
        if app.online.state.get_untracked() == ConnectionState::Connected {
            app.on_disconnect();
        }
    });
    let seen = Closure::<dyn Fn()>::new(move || {
        again();
        app.note_moment();
    });
    if let Some(document) = browser::document() {
        let _ = document.add_event_listener_with_callback("visibilitychange", seen.as_ref().unchecked_ref());
    }
    seen.forget();
}

impl App {
    /// The id of the table on a server that the page shows.
    pub fn table_id(&self) -> Option<String> {
        self.online.connection.with_value(|connection| connection.id.clone())
    }

    /// Opens a new connection. The server then sends the table, the game and the missed steps.
    pub(crate) fn connect(&self) {
        let Some(id) = self.table_id() else { return };
        let epoch = self.disconnect();
        if self.open(&id, epoch).is_none() {
            self.on_disconnect();
        }
    }

    /// Handles a lost connection: reconnects after a pause.
    pub(crate) fn on_disconnect(&self) {
        let epoch = self.disconnect();
        self.online.state.set(ConnectionState::Lost);
        self.online.sent.set(false);
        let tries = self.online.connection.with_value(|connection| connection.tries);
        self.online.connection.update_value(|connection| connection.tries += 1);
        let app = *self;
        let again = move || {
            if app.is_current(epoch) {
                app.connect();
            }
        };
        set_timeout(again, Duration::from_millis(pause(tries, js_sys::Math::random())));
    }

    /// Closes the connection, if there is one, and begins a new epoch.
    pub(crate) fn disconnect(&self) -> u32 {
        let mut epoch = 0;
        self.online.connection.update_value(|connection| {
            connection.epoch += 1;
            epoch = connection.epoch;
            connection.socket = None;
            connection.held = None;
        });
        epoch
    }

    /// Handles the first message of the server.
    pub(crate) fn on_connected(&self) {
        self.online.state.set(ConnectionState::Connected);
        self.online.connection.update_value(|connection| connection.tries = 0);
    }

    /// Sends a message. Returns whether the socket accepted it.
    pub(crate) fn send(&self, wish: &ClientMessage) -> bool {
        let Ok(text) = serde_json::to_string(wish) else { return false };
        self.online.state.get_untracked() == ConnectionState::Connected
            && self.online.connection.with_value(|connection| {
                connection.socket.as_ref().is_some_and(|open| open.socket.send_with_str(&text).is_ok())
            })
    }

    fn is_current(&self, epoch: u32) -> bool {
        self.online.connection.with_value(|connection| connection.epoch == epoch)
    }

    fn open(&self, id: &str, epoch: u32) -> Option<()> {
        let since = self.with_remote(|game| game.received()).unwrap_or(0);
        let href = browser::window()?.location().href().ok()?;
        let path = format!("api/tables/{id}/socket?since={since}&options=false");
        let address = web_sys::Url::new_with_base(&path, &href).ok()?;
        let socket = WebSocket::new(&address.href().replacen("http", "ws", 1)).ok()?;
        let app = *self;
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string().filter(|_| app.is_current(epoch)) {
                app.on_text(&text);
            }
        });
        let on_close = Closure::<dyn Fn(CloseEvent)>::new(move |event: CloseEvent| {
            if app.is_current(epoch) {
                app.on_close(&event.reason(), epoch);
            }
        });
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        let open = Socket { socket, _on_message: on_message, _on_close: on_close };
        self.online.connection.update_value(|connection| connection.socket = Some(open));
        Some(())
    }

    fn on_close(&self, reason: &str, epoch: u32) {
        match self.online.state.get_untracked() {
            _ if reason == NO_TABLE => self.on_gone(),
            ConnectionState::Connected => self.on_disconnect(),
            _ => self.find_out_whether_gone(epoch),
        }
    }

    /// Browsers do not tell why a server refused a socket, so the page asks for the table itself.
    fn find_out_whether_gone(&self, epoch: u32) {
        let (app, id) = (*self, self.table_id().unwrap_or_default());
        spawn_local(async move {
            let table = api::get_text(&format!("api/tables/{id}")).await;
            match table {
                _ if !app.is_current(epoch) => {}
                Err(404) => app.on_gone(),
                _ => app.on_disconnect(),
            }
        });
    }

    /// Handles a table that does not exist: does not reconnect.
    fn on_gone(&self) {
        self.disconnect();
        self.online.state.set(ConnectionState::Gone);
    }

    fn on_text(&self, text: &str) {
        let news = match serde_json::from_str::<ServerMessage>(text) {
            Ok(news) => news,
            // A newer server may send messages that this page does not know.
            Err(error) => return leptos::logging::warn!("{error}"),
        };
        let hash = match &news {
            ServerMessage::Welcome { table, .. } if edition_of(&table.edition).is_none() => {
                Some(table.edition.clone())
            }
            _ => None,
        };
        match hash {
            Some(hash) => self.hold_until_edition(news, hash),
            None if self.online.connection.with_value(|connection| connection.held.is_some()) => {
                self.online
                    .connection
                    .update_value(|connection| connection.held.get_or_insert_default().push(news));
            }
            None => self.on_message(news),
        }
    }

    /// A game cannot be read without its edition, so the messages wait until the edition is fetched.
    fn hold_until_edition(&self, welcome: ServerMessage, hash: String) {
        let app = *self;
        let epoch = self.online.connection.with_value(|connection| connection.epoch);
        self.online.connection.update_value(|connection| connection.held = Some(vec![welcome]));
        spawn_local(async move {
            let fetched = app.fetch_edition(&hash).await;
            match fetched {
                _ if !app.is_current(epoch) => {}
                Ok(()) => app.release_held(epoch),
                Err(404) => app.on_gone(),
                Err(_) => app.on_disconnect(),
            }
        });
    }

    /// Fetches an edition from the server. The page knows it from then on.
    async fn fetch_edition(&self, hash: &str) -> Result<(), u16> {
        let files = api::get_text(&format!("api/editions/{hash}")).await?;
        let files: EditionFiles = serde_json::from_str(&files).map_err(|_| 0_u16)?;
        match read_edition(&self.worker.get_value(), &files.files.into_iter().collect()).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(0),
        }
    }

    fn release_held(&self, epoch: u32) {
        let held = self.online.connection.try_update_value(|connection| connection.held.take()).flatten();
        for news in held.unwrap_or_default() {
            if self.is_current(epoch) {
                self.on_message(news);
            }
        }
    }
}

/// Finds an edition that the page knows by its hash in hexadecimal digits.
pub fn edition_of(hash: &str) -> Option<&'static Edition> {
    known_edition(&Edition::read_hash(hash)?)
}
