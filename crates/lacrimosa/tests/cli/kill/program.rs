//! The server as a child process: starts, serves requests, is killed, and starts again on the same data.

use httpkit::{Answer, Client, PATIENCE};
use protocol::{ClientMessage, ServerMessage};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A running server; dropping it kills the process.
pub struct Program {
    child: Child,
    /// Kept open so that the program can write to its standard output.
    _out: BufReader<ChildStdout>,
    http: Client,
    host: String,
    data: PathBuf,
    store: Option<String>,
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    /// Starts the program and waits until it prints its address. Its store is in the folder, or in a database.
    pub fn start(data: &Path, store: Option<&str>) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lacrimosa"));
        command
            .args(["serve", "--no-open", "--port", "0", "--accounts-per-hour", "1000000", "--data"])
            .arg(data)
            .args(store.iter().flat_map(|store| ["--store", store]));
        command.env("LACRIMOSA_LANG", "en").env_remove("LACRIMOSA_HOST").env_remove("LACRIMOSA_PORT");
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        out.read_line(&mut said).unwrap();
        let address = said.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let host =
            address.unwrap_or_else(|| panic!("no address in {said:?}")).trim_end_matches('/').to_owned();
        Program {
            child,
            _out: out,
            http: Client::new(&host),
            host,
            data: data.to_owned(),
            store: store.map(str::to_owned),
        }
    }

    /// Kills the program with SIGKILL, so that it cannot write anything more, and starts it again.
    pub fn kill_and_start_again(mut self) -> Program {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        Program::start(&self.data, self.store.as_deref())
    }

    /// Sends a request with a token; the response must be a success.
    async fn ask(&self, method: &str, path: &str, token: &str, body: Option<&Value>) -> Answer {
        let token = (!token.is_empty()).then(|| format!("Bearer {token}"));
        let headers: Vec<_> = token.iter().map(|token| ("Authorization", token.as_str())).collect();
        let answer = self.http.ask(method, path, &headers, body).await;
        assert!((200..210).contains(&answer.status), "{method} {path}: {answer:?}");
        answer
    }

    pub async fn get(&self, path: &str, token: &str) -> Answer {
        self.ask("GET", path, token, None).await
    }

    pub async fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        self.ask("POST", path, token, Some(body)).await.json()
    }

    /// Connects to the WebSocket of a table.
    pub async fn sit(&self, table: &str, token: &str) -> Socket {
        let address = format!("ws://{}/api/tables/{table}/socket", self.host);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        let connected = timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await;
        Socket { stream: connected.expect("a connection before the timeout").unwrap().0, sent: 0 }
    }
}

/// A connection to a table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// How many messages were sent.
    pub sent: u32,
}

impl Socket {
    /// The next message; `None` if the connection ended.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("a message before the timeout") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn wish(&mut self, wish: &ClientMessage) {
        self.sent += 1;
        self.stream.send(Message::text(serde_json::to_string(wish).unwrap())).await.unwrap();
    }
}
