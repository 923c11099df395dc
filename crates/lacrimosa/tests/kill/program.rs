//! The program as its guests know it: it starts, answers, is killed, and starts again on the same data.

use protocol::{News, Wish};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing takes this long, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server; it ends with the test.
pub struct Program {
    child: Child,
    /// It must be able to speak as long as it lives.
    _out: BufReader<ChildStdout>,
    host: String,
    data: PathBuf,
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    /// Starts it and waits until it says its address.
    pub fn start(data: &Path) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lacrimosa"));
        command
            .args(["serve", "--no-open", "--port", "0", "--accounts-per-hour", "1000000", "--data"])
            .arg(data);
        command.env("LACRIMOSA_LANG", "en").env_remove("LACRIMOSA_HOST").env_remove("LACRIMOSA_PORT");
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        out.read_line(&mut said).unwrap();
        let address = said.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let host =
            address.unwrap_or_else(|| panic!("no address in {said:?}")).trim_end_matches('/').to_owned();
        Program { child, _out: out, host, data: data.to_owned() }
    }

    /// `kill -9`: it cannot say or write another word.
    pub fn kill_and_start_again(mut self) -> Program {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        Program::start(&self.data)
    }

    /// Asks by HTTP, as the holder of a token; the answer must be good.
    pub async fn ask(&self, method: &str, path: &str, token: &str, body: &str) -> String {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.host,
            if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") },
            body.len(),
        );
        let answer = async {
            let mut line = TcpStream::connect(&self.host).await.unwrap();
            line.write_all(request.as_bytes()).await.unwrap();
            let mut answer = String::new();
            line.read_to_string(&mut answer).await.unwrap();
            answer
        };
        let answer = timeout(PATIENCE, answer).await.expect("an answer in time");
        let (head, text) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 20"), "{method} {path}: {answer}");
        text.to_owned()
    }

    /// The same, for JSON.
    pub async fn json(&self, method: &str, path: &str, token: &str, body: &Value) -> Value {
        serde_json::from_str(&self.ask(method, path, token, &body.to_string()).await).unwrap()
    }

    /// Connects the holder of a token to a table.
    pub async fn sit(&self, table: &str, token: &str) -> Socket {
        let address = format!("ws://{}/api/tables/{table}/socket", self.host);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        let connected = timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await;
        Socket { stream: connected.expect("a connection in time").unwrap().0, wishes: 0 }
    }
}

/// A connection to a table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// How many wishes were sent.
    pub wishes: u32,
}

impl Socket {
    /// The next news; nothing if the connection ended.
    pub async fn next(&mut self) -> Option<News> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("news in time") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn wish(&mut self, wish: &Wish) {
        self.wishes += 1;
        self.stream.send(Message::text(serde_json::to_string(wish).unwrap())).await.unwrap();
    }
}
