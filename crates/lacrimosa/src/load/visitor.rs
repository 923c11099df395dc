//! A client of the server under test: HTTP requests and sockets.

use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use protocol::http::Account;
use reqwest::Client;
use reqwest::header::CONTENT_TYPE;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Small, because this process has up to ten thousand of them.
const BUFFER: usize = 2 * 1024;

/// A client with an account, or an anonymous one.
#[derive(Clone)]
pub struct Visitor {
    http: Client,
    address: String,
    token: Option<String>,
}

impl Visitor {
    /// Creates a client with an account.
    pub async fn new(address: &str, name: &str) -> Result<Visitor> {
        // If the process has installed a provider already, that one stays.
        let _ = rustls::crypto::ring::default_provider().install_default();
        // One connection for each request: during the measurement only the sockets of the tables stay open.
        let http = Client::builder().no_proxy().pool_max_idle_per_host(0).build()?;
        let anonymous = Visitor { http, address: address.to_owned(), token: None };
        let account: Account =
            serde_json::from_value(anonymous.post("/api/accounts", json!({ "name": name })).await?)?;
        Ok(Visitor { token: Some(account.token), ..anonymous })
    }

    /// An anonymous client, which can only watch.
    pub fn spectator(&self) -> Visitor {
        Visitor { token: None, ..self.clone() }
    }

    /// A POST request that must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Result<Value> {
        let request = self.http.post(format!("http://{}{path}", self.address));
        let request = request.header(CONTENT_TYPE, "application/json").body(body.to_string());
        let request = match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        let answer = request.send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        ensure!(status.is_success(), "{path}: {text}");
        Ok(serde_json::from_str(&text)?)
    }

    /// Opens a socket to a table and receives its first message.
    pub async fn watch(&self, table: &str) -> Result<Socket> {
        let mut request = format!("ws://{}/api/tables/{table}/socket", self.address).into_client_request()?;
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        }
        let line = TcpStream::connect(&self.address).await?;
        line.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, line, Some(config)).await?;
        let mut socket = Socket { stream, state: None };
        socket.receive().await?;
        Ok(socket)
    }
}

/// A connection to a table, with the state of the game.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The state that was received last.
    pub state: Option<GameState>,
}

/// The part of the state that a client needs to play.
#[derive(Deserialize, Clone, Default)]
pub struct GameState {
    /// How many steps the journal has.
    pub revision: u64,
    /// The legal actions.
    pub options: Vec<String>,
}

#[derive(Deserialize)]
struct Received {
    #[serde(rename = "type")]
    kind: String,
    state: Option<GameState>,
}

impl Socket {
    /// Receives one message. Returns whether it changed the state.
    pub async fn receive(&mut self) -> Result<bool> {
        loop {
            match self.stream.next().await.context("socket")?? {
                Message::Text(text) => {
                    let received: Received = serde_json::from_str(&text)?;
                    ensure!(!matches!(received.kind.as_str(), "refused" | "bye"), "{text}");
                    let changed = received.state.is_some();
                    self.state = received.state.or(self.state.take());
                    return Ok(changed);
                }
                Message::Close(_) => anyhow::bail!("socket"),
                _ => {}
            }
        }
    }

    /// Receives messages until the game has this revision.
    pub async fn reach(&mut self, revision: u64) -> Result<()> {
        while self.state.as_ref().is_none_or(|state| state.revision < revision) {
            self.receive().await?;
        }
        Ok(())
    }

    /// Sends a decision.
    pub async fn act(&mut self, revision: u64, action: &str) -> Result<()> {
        let message = json!({ "type": "act", "revision": revision, "action": action });
        Ok(self.stream.send(Message::text(message.to_string())).await?)
    }
}
