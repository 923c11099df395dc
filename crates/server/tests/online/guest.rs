//! A test client: a browser with a cookie or a program with a token, and its WebSockets.

use crate::place::{Answer, PATIENCE, Place};
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, ServerMessage, State};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A client with its credentials.
#[derive(Clone, Default)]
pub struct Guest {
    cookie: Option<String>,
    token: Option<String>,
}

impl Guest {
    pub fn new() -> Guest {
        Guest::default()
    }

    pub fn with_cookie(cookie: &str) -> Guest {
        Guest { cookie: Some(cookie.to_owned()), token: None }
    }

    /// A program with an account.
    pub fn with_token(token: &str) -> Guest {
        Guest { cookie: None, token: Some(format!("Bearer {token}")) }
    }

    pub fn cookie(&self) -> &str {
        self.cookie.as_deref().unwrap_or_default()
    }

    pub async fn ask(&mut self, place: &Place, method: &str, path: &str, body: Option<Value>) -> Answer {
        let answer = place.ask(method, path, &self.headers(), body.as_ref()).await;
        if let Some(cookie) = answer.cookie() {
            // An empty cookie deletes the old one.
            self.cookie = Some(cookie).filter(|cookie| !cookie.ends_with('='));
        }
        answer
    }

    /// The headers with the credentials.
    pub fn headers(&self) -> Vec<(&str, &str)> {
        let cookie = self.cookie.as_deref().map(|cookie| ("Cookie", cookie));
        let token = self.token.as_deref().map(|token| ("Authorization", token));
        cookie.into_iter().chain(token).collect()
    }

    pub async fn get(&mut self, place: &Place, path: &str) -> Answer {
        self.ask(place, "GET", path, None).await
    }

    pub async fn post(&mut self, place: &Place, path: &str, body: Value) -> Answer {
        self.ask(place, "POST", path, Some(body)).await
    }

    /// Creates a table with a fixed seed; returns its id and the invitations to its open seats.
    pub async fn make(&mut self, place: &Place, seats: Value, mut options: Value) -> (String, Vec<String>) {
        options["seed"] = json!("1791");
        let new = json!({ "seats": seats, "name": "Anna", "options": options });
        let answer = self.post(place, "/api/tables", new).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        let made = answer.json();
        let keys = made["keys"].as_array().unwrap().iter().map(|key| key["key"].as_str().unwrap().to_owned());
        (made["table"]["id"].as_str().unwrap().to_owned(), keys.collect())
    }

    /// Connects to the WebSocket of a table.
    pub async fn sit(&self, place: &Place, table: &str) -> Socket {
        self.sit_since(place, table, None).await
    }

    pub async fn sit_since(&self, place: &Place, table: &str, since: Option<u64>) -> Socket {
        self.try_sit(place, table, since).await.unwrap()
    }

    pub async fn try_sit(&self, place: &Place, table: &str, since: Option<u64>) -> Result<Socket, u16> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let address = format!("ws://{}/api/tables/{table}/socket{since}", place.address);
        let mut request = address.into_client_request().unwrap();
        for (name, value) in self.headers() {
            let name = HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Socket { stream, heard: Vec::new() }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// A connection to a table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// All received messages.
    pub heard: Vec<String>,
}

impl Socket {
    /// The next message; `None` if the connection ended.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("a message before the timeout") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let news = serde_json::from_str(&text);
                    return Some(news.unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Waits for a message that `find` accepts.
    pub async fn until<T>(&mut self, what: &str, find: impl Fn(&ServerMessage) -> Option<T>) -> T {
        loop {
            let news = self.next().await.unwrap_or_else(|| panic!("the connection ended before {what}"));
            if let Some(found) = find(&news) {
                return found;
            }
        }
    }

    /// Waits for the welcome.
    pub async fn welcome(&mut self) -> (protocol::TableInfo, Option<State>) {
        self.until("the welcome", |news| match news {
            ServerMessage::Welcome { table, state, .. } => {
                Some(((**table).clone(), state.as_deref().cloned()))
            }
            _ => None,
        })
        .await
    }

    /// Waits for the state after the next step.
    pub async fn update(&mut self) -> State {
        self.until("an update", |news| match news {
            ServerMessage::Update { state, .. } => Some((**state).clone()),
            ServerMessage::Table { state: Some(state), .. } => Some((**state).clone()),
            _ => None,
        })
        .await
    }

    /// Waits for the next refusal.
    pub async fn refusal(&mut self) -> protocol::Refusal {
        self.until("a refusal", |news| match news {
            ServerMessage::Refused(refusal) => Some(refusal.clone()),
            _ => None,
        })
        .await
    }

    pub async fn wish(&mut self, wish: &ClientMessage) {
        self.say(&serde_json::to_string(wish).unwrap()).await;
    }

    pub async fn act(&mut self, revision: u64, action: &str) {
        self.wish(&ClientMessage::Act { revision, action: action.to_owned() }).await;
    }

    pub async fn say(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    pub async fn send(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }
}
