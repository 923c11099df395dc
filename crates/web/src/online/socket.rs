//! The connection to a table: made again whenever it is lost, and nothing said over it is missed.

use super::{Link, api};
use crate::app::App;
use crate::browser;
use crate::local::{find_edition, read_edition};
use edition::Edition;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::http::EditionFiles;
use protocol::{News, TableInfo, Wish};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// The longest pause before the connection is tried again, in milliseconds.
const LONGEST: u64 = 15_000;

/// The socket, and how often it was tried in vain.
#[derive(Default)]
pub struct Wire {
    /// The table.
    pub id: Option<String>,
    line: Option<Line>,
    tries: u32,
    /// Counted up with each try: what an earlier socket still says is not heard.
    epoch: u32,
}

/// An open socket, and what listens to it. Both end together: nothing is kept of a connection that was lost.
struct Line {
    socket: WebSocket,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn()>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

/// Tries again as soon as there is a network, or somebody looks.
pub fn listen(app: App) {
    let again = move || {
        if app.online.link.get_untracked() == Link::Lost && !browser::is_hidden() {
            app.connect();
        }
    };
    let _ = window_event_listener_untyped("online", move |_| again());
    let _ = window_event_listener_untyped("offline", move |_| {
        if app.online.link.get_untracked() == Link::On {
            app.lose();
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
    /// The table on a server at which the page is.
    pub fn table_id(&self) -> Option<String> {
        self.online.wire.with_value(|wire| wire.id.clone())
    }

    /// Connects anew; the server tells what was missed.
    pub(crate) fn connect(&self) {
        let Some(id) = self.table_id() else { return };
        let epoch = self.cut();
        let app = *self;
        spawn_local(async move {
            let ready = app.prepare(&id).await;
            if !app.is_current(epoch) {
                return;
            }
            match ready {
                Ok(()) if app.open(&id, epoch).is_some() => {}
                Err(404) => app.online.link.set(Link::Gone),
                _ => app.lose(),
            }
        });
    }

    /// The connection is no more: it is made again after a pause.
    pub(crate) fn lose(&self) {
        let epoch = self.cut();
        self.online.link.set(Link::Lost);
        self.online.sent.set(false);
        let tries = self.online.wire.with_value(|wire| wire.tries);
        self.online.wire.update_value(|wire| wire.tries += 1);
        let app = *self;
        let again = move || {
            if app.is_current(epoch) {
                app.connect();
            }
        };
        set_timeout(again, Duration::from_millis(pause(tries, js_sys::Math::random())));
    }

    /// Ends the connection, if there is one, and begins a new epoch.
    pub(crate) fn cut(&self) -> u32 {
        let mut epoch = 0;
        self.online.wire.update_value(|wire| {
            wire.epoch += 1;
            epoch = wire.epoch;
            wire.line = None;
        });
        epoch
    }

    /// The connection is good.
    pub(crate) fn is_connected(&self) {
        self.online.link.set(Link::On);
        self.online.wire.update_value(|wire| wire.tries = 0);
    }

    /// Sends something. Says whether it went out.
    pub(crate) fn send(&self, wish: &Wish) -> bool {
        let Ok(text) = serde_json::to_string(wish) else { return false };
        self.online.link.get_untracked() == Link::On
            && self.online.wire.with_value(|wire| {
                wire.line.as_ref().is_some_and(|line| line.socket.send_with_str(&text).is_ok())
            })
    }

    fn is_current(&self, epoch: u32) -> bool {
        self.online.wire.with_value(|wire| wire.epoch == epoch)
    }

    /// What must be known before the table can be drawn: who sits there, and what is printed on its cards.
    async fn prepare(&self, id: &str) -> Result<(), u16> {
        if self.online.edition.with_value(Option::is_some) {
            return Ok(());
        }
        let table = api::get_text(&format!("api/tables/{id}")).await?;
        let table: TableInfo = serde_json::from_str(&table).map_err(|_| 0_u16)?;
        let edition = fetch_edition(&table.edition).await?;
        if self.table_id().as_deref() == Some(id) {
            self.online.edition.set_value(Some(edition));
            self.online.table.set(Some(Arc::new(table)));
        }
        Ok(())
    }

    fn open(&self, id: &str, epoch: u32) -> Option<()> {
        let heard = self.online.stage.with_value(|stage| stage.as_ref().map_or(0, |stage| stage.heard()));
        let href = browser::window()?.location().href().ok()?;
        let address =
            web_sys::Url::new_with_base(&format!("api/tables/{id}/socket?since={heard}"), &href).ok()?;
        let socket = WebSocket::new(&address.href().replacen("http", "ws", 1)).ok()?;
        let app = *self;
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(text) = event.data().as_string().filter(|_| app.is_current(epoch)) else { return };
            // What cannot be read is from a newer server: coming back with the newer page helps.
            match serde_json::from_str::<News>(&text) {
                Ok(news) => app.hear(news),
                Err(error) => leptos::logging::warn!("{error}"),
            }
        });
        let closed = Closure::<dyn Fn()>::new(move || {
            if app.is_current(epoch) {
                app.lose();
            }
        });
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        let line = Line { socket, _hear: hear, _closed: closed };
        self.online.wire.update_value(|wire| wire.line = Some(line));
        Some(())
    }
}

/// An edition by its hash in hexadecimal digits: a known one, else the server's.
async fn fetch_edition(hash: &str) -> Result<&'static Edition, u16> {
    if let Some(known) = Edition::read_hash(hash).and_then(|hash| find_edition(&hash)) {
        return Ok(known);
    }
    let files = api::get_text(&format!("api/editions/{hash}")).await?;
    let files: EditionFiles = serde_json::from_str(&files).map_err(|_| 0_u16)?;
    read_edition(&files.files.into_iter().collect()).map_err(|_| 0)
}

/// How long to wait before the next try, in milliseconds: longer each time, and not all pages at once.
fn pause(tries: u32, chance: f64) -> u64 {
    let longest = (500_u64 << tries.min(8)).min(LONGEST);
    longest / 2 + (longest as f64 / 2.0 * chance) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_limit_and_differ_by_chance() {
        assert_eq!([pause(0, 0.0), pause(0, 1.0), pause(1, 1.0)], [250, 500, 1000]);
        assert_eq!(pause(60, 1.0), LONGEST);
        assert_eq!(pause(60, 0.0), LONGEST / 2);
    }
}
