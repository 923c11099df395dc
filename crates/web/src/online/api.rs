//! Requests to the server: each one function, each answer a value or what was wrong.

use crate::app::{App, Notice};
use crate::browser;
use leptos::prelude::*;
use protocol::TableInfo;
use protocol::http::{
    ChangeMe, Claim, Devices, EditionFiles, Kick, KnownEdition, Leave, Lobby, Made, Me, NewTable, Problem,
    SatDown, SeatBot, SeatKey, Sit,
};
use serde::de::DeserializeOwned;
use texts::{Lang, t};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Headers, RequestInit, Response};

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no server: the page is used without a network, or from a place that only has its files.
    Offline,
    /// The server did not grant it.
    Problem(Problem),
}

impl Trouble {
    /// What was wrong, in words. The server's own are English: they are the last resort.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Trouble::Offline => t::lobby_offline(lang),
            Trouble::Problem(problem) => t::lobby_trouble(lang, &problem.code, &problem.text),
        }
    }
}

/// An answer of the server.
pub type Answer<T> = Result<T, Trouble>;

/// Asks the server, then goes on with its answer; what was wrong is told as a notice.
pub fn then<T: 'static>(
    app: App,
    answer: impl Future<Output = Answer<T>> + 'static,
    go_on: impl FnOnce(T) + 'static,
) {
    spawn_local(async move {
        match answer.await {
            Ok(value) => go_on(value),
            Err(trouble) => {
                let words = trouble.words(untrack(|| app.lang()));
                app.notice.set(Some(Notice::Fault(words)));
            }
        }
    });
}

/// The text at an address of the server.
///
/// # Errors
/// The status of the answer; 0 if there was none.
pub async fn get_text(path: &str) -> Result<String, u16> {
    let response = send("GET", path, None).await.map_err(|_| 0_u16)?;
    let text = text(&response).await.ok_or(0_u16)?;
    if response.ok() { Ok(text) } else { Err(response.status()) }
}

/// What the server answers to a path under `api/`, as it is written.
pub async fn get(path: &str) -> Answer<String> {
    ask("GET", path, None).await
}

/// Tables at a glance.
pub async fn lobby() -> Answer<Lobby> {
    read(&get("lobby").await?)
}

/// A table.
pub async fn table(id: String) -> Answer<TableInfo> {
    read(&get(&format!("tables/{id}")).await?)
}

/// Makes a table.
pub async fn make(table: NewTable) -> Answer<Made> {
    read(&ask("POST", "tables", written(&table)).await?)
}

/// Takes a table away before its game begins.
pub async fn delete_table(id: String) -> Answer<()> {
    ask("DELETE", &format!("tables/{id}"), nothing()).await.map(drop)
}

/// Sits down.
pub async fn sit(id: String, wish: Sit) -> Answer<SatDown> {
    read(&ask("POST", &format!("tables/{id}/sit"), written(&wish)).await?)
}

/// Leaves the seat; in a game a bot takes over, for now or for good.
pub async fn leave(id: String, wish: Leave) -> Answer<()> {
    ask("POST", &format!("tables/{id}/leave"), written(&wish)).await.map(drop)
}

/// Removes whoever sits at a seat, counted from 1.
pub async fn kick(id: String, seat: u8, wish: Kick) -> Answer<TableInfo> {
    read(&ask("POST", &format!("tables/{id}/seats/{seat}/kick"), written(&wish)).await?)
}

/// Comes with the key of a seat.
pub async fn claim(claim: Claim) -> Answer<SatDown> {
    read(&ask("POST", "claim", written(&claim)).await?)
}

/// An invitation to a seat, counted from 1, that is open or a bot's. The earlier one of that seat ends.
pub async fn invitation(id: String, seat: u8) -> Answer<SeatKey> {
    read(&ask("POST", &format!("tables/{id}/seats/{seat}/invitation"), nothing()).await?)
}

/// A link to my seat for another device of mine.
pub async fn device_link(id: String) -> Answer<SeatKey> {
    read(&ask("POST", &format!("tables/{id}/devices"), nothing()).await?)
}

/// A link to my seat for somebody else.
pub async fn hand_over(id: String) -> Answer<SeatKey> {
    read(&ask("POST", &format!("tables/{id}/hand-over"), nothing()).await?)
}

/// The devices that use my seat, and the links to it that nobody used.
pub async fn devices(id: String) -> Answer<Devices> {
    read(&get(&format!("tables/{id}/devices")).await?)
}

/// A device uses my seat no longer.
pub async fn revoke_device(id: String, device: i64) -> Answer<()> {
    ask("DELETE", &format!("tables/{id}/devices/{device}"), nothing()).await.map(drop)
}

/// The links to my seat that nobody used end.
pub async fn cancel_links(id: String) -> Answer<()> {
    ask("DELETE", &format!("tables/{id}/links"), nothing()).await.map(drop)
}

/// Puts a bot at an open seat, counted from 1.
pub async fn seat_bot(id: String, seat: u8, wish: SeatBot) -> Answer<TableInfo> {
    read(&ask("POST", &format!("tables/{id}/seats/{seat}/bot"), written(&wish)).await?)
}

/// What the server knows of me.
pub async fn me() -> Answer<Me> {
    read(&get("me").await?)
}

/// Changes what the server knows of me.
pub async fn change_me(change: ChangeMe) -> Answer<Me> {
    read(&ask("PATCH", "me", written(&change)).await?)
}

/// The server forgets me.
pub async fn forget_me() -> Answer<()> {
    ask("DELETE", "me", nothing()).await.map(drop)
}

/// Brings an edition to the server.
pub async fn bring_edition(files: EditionFiles) -> Answer<KnownEdition> {
    read(&ask("POST", "editions", written(&files)).await?)
}

/// Whatever changes something says that it speaks JSON, even if it has nothing to say: other pages cannot.
fn nothing() -> Option<String> {
    Some("{}".to_owned())
}

fn written(body: &impl serde::Serialize) -> Option<String> {
    Some(serde_json::to_string(body).unwrap_or_default())
}

/// Reads an answer. What is none came from a place that has only the files of the page.
fn read<T: DeserializeOwned>(text: &str) -> Answer<T> {
    serde_json::from_str(text).map_err(|_| Trouble::Offline)
}

async fn ask(method: &str, path: &str, body: Option<String>) -> Answer<String> {
    let response = send(method, &format!("api/{path}"), body).await.map_err(|_| Trouble::Offline)?;
    let text = text(&response).await.ok_or(Trouble::Offline)?;
    if response.ok() {
        return Ok(text);
    }
    Err(read::<Problem>(&text).map_or_else(|trouble| trouble, Trouble::Problem))
}

async fn text(response: &Response) -> Option<String> {
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// The address is relative: the page and the server may live under any path.
async fn send(method: &str, path: &str, body: Option<String>) -> Result<Response, JsValue> {
    let window = browser::window().filter(|window| window.navigator().on_line()).ok_or(JsValue::NULL)?;
    let request = RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new()?;
        headers.set("Content-Type", "application/json")?;
        request.set_headers(&headers);
        request.set_body(&JsValue::from_str(&body));
    }
    JsFuture::from(window.fetch_with_str_and_init(path, &request)).await.map(JsCast::unchecked_into)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What only a program that speaks to the server by itself can be told, and whoever runs it with `lacrimosa admin`: the
    /// sentence in English is enough.
    const FOR_PROGRAMS: [&str; 17] = [
        "no-address",
        "no-method",
        "seats",
        "seats-of-me",
        "option",
        "clash",
        "body",
        "not-json",
        "query",
        "no-socket",
        "admin-token",
        "no-person",
        "no-ban",
        "not-aside",
        "edition-in-use",
        "net",
        "text",
    ];

    #[test]
    fn every_refusal_that_a_person_can_meet_has_words_in_every_language() {
        let faults = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../server/src/fault.rs"));
        let faults = faults.expect("the faults of the server are in this workspace");
        let codes = faults.lines().filter_map(|line| {
            let (_, code) = line.trim().strip_prefix("Fault::")?.split_once("=> \"")?;
            code.strip_suffix("\",")
        });
        let codes: Vec<&str> = codes.filter(|code| !FOR_PROGRAMS.contains(code)).collect();
        assert!(codes.len() > 20, "{codes:?}");
        for lang in Lang::ALL {
            let dumb = codes.iter().filter(|code| t::lobby_trouble(*lang, **code, "English") == "English");
            let dumb: Vec<_> = dumb.collect();
            assert!(dumb.is_empty(), "without words in {}: {dumb:?}", lang.code());
        }
    }
}
