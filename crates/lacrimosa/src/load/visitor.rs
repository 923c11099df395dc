//! A program at a server: requests with its token, and sockets.

use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use protocol::http::Account;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Small buffers: ten thousand of them are on this side, too.
const BUFFER: usize = 2 * 1024;

/// A program with an account, or nobody.
#[derive(Clone)]
pub struct Visitor {
    address: String,
    token: Option<String>,
}

impl Visitor {
    /// With an account of its own.
    pub async fn new(address: &str, name: &str) -> Result<Visitor> {
        let nobody = Visitor { address: address.to_owned(), token: None };
        let account: Account =
            serde_json::from_value(nobody.post("/api/accounts", json!({ "name": name })).await?)?;
        Ok(Visitor { token: Some(account.token), ..nobody })
    }

    /// Somebody who only watches.
    pub fn nobody(&self) -> Visitor {
        Visitor { token: None, ..self.clone() }
    }

    /// A request that must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Result<Value> {
        let body = body.to_string();
        let token = self.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n{}Content-Length: {}\r\n\r\n{body}",
            self.address,
            token.unwrap_or_default(),
            body.len(),
        );
        let mut line = TcpStream::connect(&self.address).await?;
        line.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        line.read_to_string(&mut answer).await?;
        let (head, text) = answer.split_once("\r\n\r\n").context("HTTP")?;
        ensure!(head.split(' ').nth(1).is_some_and(|status| status.starts_with('2')), "{path}: {text}");
        Ok(serde_json::from_str(text)?)
    }

    /// A socket to a table; its welcome is heard.
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
        socket.hear().await?;
        Ok(socket)
    }
}

/// A connection to a table, and how the game stands there.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The game as it was heard last.
    pub state: Option<Standing>,
}

/// What a program needs to go on.
#[derive(Deserialize, Clone, Default)]
pub struct Standing {
    /// How many steps were taken.
    pub revision: u64,
    /// What it may do.
    pub options: Vec<String>,
}

#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    state: Option<Standing>,
}

impl Socket {
    /// Hears one message; says whether the game has changed.
    pub async fn hear(&mut self) -> Result<bool> {
        loop {
            match self.stream.next().await.context("socket")?? {
                Message::Text(text) => {
                    let heard: Heard = serde_json::from_str(&text)?;
                    ensure!(!matches!(heard.kind.as_str(), "refused" | "bye"), "{text}");
                    let changed = heard.state.is_some();
                    self.state = heard.state.or(self.state.take());
                    return Ok(changed);
                }
                Message::Close(_) => anyhow::bail!("socket"),
                _ => {}
            }
        }
    }

    /// Hears on until the game has this revision.
    pub async fn reach(&mut self, revision: u64) -> Result<()> {
        while self.state.as_ref().is_none_or(|state| state.revision < revision) {
            self.hear().await?;
        }
        Ok(())
    }

    /// Sends a decision.
    pub async fn act(&mut self, revision: u64, action: &str) -> Result<()> {
        let wish = json!({ "type": "act", "revision": revision, "action": action });
        Ok(self.stream.send(Message::text(wish.to_string())).await?)
    }
}
