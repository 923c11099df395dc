//! HTTP requests to the server, one function each.

use crate::app::{App, Notice};
use crate::browser;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableInfo;
use protocol::http::{
    ChangeMe, Claim, Devices, EditionFiles, Kick, KnownEdition, Leave, Lobby, Made, Me, NewTable, Problem,
    SatDown, SeatBot, SeatKey, Sit,
};
use protocol::push::{PushKey, Subscribe, Unsubscribe};
use serde::de::DeserializeOwned;
use texts::{Lang, t};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The server cannot be reached: no network, or the page comes from a plain file server without the API.
    Offline,
    /// The server refused the request.
    Problem(Problem),
}

impl Trouble {
    /// The error text. The server's own English text is the fallback for codes without a translation.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Trouble::Offline => t::lobby_offline(lang),
            Trouble::Problem(problem) => t::lobby_trouble(lang, &problem.code, &problem.text),
        }
    }
}

/// The result of a request.
pub type Answer<T> = Result<T, Trouble>;

/// Runs a request and passes its result on; shows an error as a notice.
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

/// Fetches a text from a path relative to the page.
///
/// # Errors
/// The HTTP status; 0 if there was no response.
pub async fn get_text(path: &str) -> Result<String, u16> {
    let response = send("GET", path, None).await.map_err(|_| 0_u16)?;
    let text = text(&response).await.ok_or(0_u16)?;
    if response.ok() { Ok(text) } else { Err(response.status()) }
}

/// Fetches the unparsed response of a path under `api/`.
pub async fn get(path: &str) -> Answer<String> {
    request("GET", path, None).await
}

/// All tables that the lobby lists.
pub async fn lobby() -> Answer<Lobby> {
    read(&get("lobby").await?)
}

/// One table.
pub async fn table(id: String) -> Answer<TableInfo> {
    read(&get(&format!("tables/{id}")).await?)
}

/// Creates a table.
pub async fn make(table: NewTable) -> Answer<Made> {
    read(&request("POST", "tables", json_body(&table)).await?)
}

/// Deletes a table before its game begins.
pub async fn delete_table(id: String) -> Answer<()> {
    request("DELETE", &format!("tables/{id}"), empty_body()).await.map(drop)
}

/// Starts a rematch of a finished game, or finds the one that another player has started.
pub async fn rematch(id: String) -> Answer<TableInfo> {
    read(&request("POST", &format!("tables/{id}/rematch"), empty_body()).await?)
}

/// Takes a seat.
pub async fn sit(id: String, message: Sit) -> Answer<SatDown> {
    read(&request("POST", &format!("tables/{id}/sit"), json_body(&message)).await?)
}

/// Leaves the seat. During a game a bot takes over, for now or for good.
pub async fn leave(id: String, message: Leave) -> Answer<()> {
    request("POST", &format!("tables/{id}/leave"), json_body(&message)).await.map(drop)
}

/// Removes the person at a seat, counted from 1.
pub async fn kick(id: String, seat: u8, message: Kick) -> Answer<TableInfo> {
    read(&request("POST", &format!("tables/{id}/seats/{seat}/kick"), json_body(&message)).await?)
}

/// Takes a seat with its key.
pub async fn claim(claim: Claim) -> Answer<SatDown> {
    read(&request("POST", "claim", json_body(&claim)).await?)
}

/// Creates an invitation to a seat, counted from 1, that is open or played by a bot. Earlier ones become invalid.
pub async fn invitation(id: String, seat: u8) -> Answer<SeatKey> {
    read(&request("POST", &format!("tables/{id}/seats/{seat}/invitation"), empty_body()).await?)
}

/// Creates a link with which the player can use their seat on another device.
pub async fn device_link(id: String) -> Answer<SeatKey> {
    read(&request("POST", &format!("tables/{id}/devices"), empty_body()).await?)
}

/// Creates a link with which the player hands their seat over to somebody else.
pub async fn hand_over(id: String) -> Answer<SeatKey> {
    read(&request("POST", &format!("tables/{id}/hand-over"), empty_body()).await?)
}

/// The key with which this browser subscribes to push messages of the server.
pub async fn push_key() -> Answer<PushKey> {
    read(&get("push").await?)
}

/// Lets the server send push messages to this browser.
pub async fn subscribe(message: Subscribe) -> Answer<()> {
    request("POST", "push", json_body(&message)).await.map(drop)
}

/// Ends the push messages to this browser.
pub async fn unsubscribe(message: Unsubscribe) -> Answer<()> {
    request("DELETE", "push", json_body(&message)).await.map(drop)
}

/// The devices that use the player's seat, and the unused links to it.
pub async fn devices(id: String) -> Answer<Devices> {
    read(&get(&format!("tables/{id}/devices")).await?)
}

/// Removes a device from the player's seat.
pub async fn revoke_device(id: String, device: i64) -> Answer<()> {
    request("DELETE", &format!("tables/{id}/devices/{device}"), empty_body()).await.map(drop)
}

/// Invalidates all unused links to the player's seat.
pub async fn cancel_links(id: String) -> Answer<()> {
    request("DELETE", &format!("tables/{id}/links"), empty_body()).await.map(drop)
}

/// Puts a bot at an open seat, counted from 1.
pub async fn seat_bot(id: String, seat: u8, message: SeatBot) -> Answer<TableInfo> {
    read(&request("POST", &format!("tables/{id}/seats/{seat}/bot"), json_body(&message)).await?)
}

/// The data that the server has about the player.
pub async fn me() -> Answer<Me> {
    read(&get("me").await?)
}

/// Changes the player's data.
pub async fn change_me(change: ChangeMe) -> Answer<Me> {
    read(&request("PATCH", "me", json_body(&change)).await?)
}

/// Deletes the player's data.
pub async fn forget_me() -> Answer<()> {
    request("DELETE", "me", empty_body()).await.map(drop)
}

/// Uploads a custom edition.
pub async fn bring_edition(files: EditionFiles) -> Answer<KnownEdition> {
    read(&request("POST", "editions", json_body(&files)).await?)
}

/// An empty JSON body. It makes the request `application/json`, which pages of other sites cannot send (CSRF).
fn empty_body() -> Option<String> {
    Some("{}".to_owned())
}

fn json_body(body: &impl serde::Serialize) -> Option<String> {
    Some(serde_json::to_string(body).unwrap_or_default())
}

/// Parses a response. Invalid JSON means that the response is not from our server but from a plain file server.
fn read<T: DeserializeOwned>(text: &str) -> Answer<T> {
    serde_json::from_str(text).map_err(|_| Trouble::Offline)
}

async fn request(method: &str, path: &str, body: Option<String>) -> Answer<String> {
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

/// Fetches a file of the page. It is also there without a connection, if the service worker keeps the page.
pub async fn file(path: &str) -> Option<String> {
    let response = JsFuture::from(browser::window()?.fetch_with_str(path)).await.ok()?;
    let response: Response = response.unchecked_into();
    if response.ok() { text(&response).await } else { None }
}

/// Sends a request to a relative address, because the page can be served under any base path.
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

    /// Codes that only API clients and the operator's `lacrimosa admin` can receive, or that the page does not show;
    /// they need no translation.
    const WITHOUT_TRANSLATION: [&str; 18] = [
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
        "push",
    ];

    #[test]
    fn every_refusal_that_the_page_can_show_is_translated() {
        let errors = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/src/api_error.rs");
        let errors = std::fs::read_to_string(errors).expect("the server's errors are in this workspace");
        let codes = errors.lines().filter_map(|line| {
            let (_, code) = line.trim().strip_prefix("ApiError::")?.split_once("=> \"")?;
            code.strip_suffix("\",")
        });
        let codes: Vec<&str> = codes.filter(|code| !WITHOUT_TRANSLATION.contains(code)).collect();
        assert!(codes.len() > 20, "{codes:?}");
        for lang in Lang::ALL {
            let untranslated =
                codes.iter().filter(|code| t::lobby_trouble(*lang, **code, "English") == "English");
            let untranslated: Vec<_> = untranslated.collect();
            assert!(untranslated.is_empty(), "not translated in {}: {untranslated:?}", lang.code());
        }
    }
}
