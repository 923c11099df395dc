//! A server of its own for a test, in a folder that goes away.

use serde_json::Value;
use server::config::Config;
use server::{Server, bind};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Nothing takes this long.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A server that runs.
pub struct Place {
    pub address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
    data: TempDir,
}

/// What a request brought.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The code of a problem.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The cookie that was set, as it is sent back.
    pub fn cookie(&self) -> Option<String> {
        let line = self.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:"))?;
        Some(line.split_once(':')?.1.split(';').next()?.trim().to_owned())
    }
}

/// Nobody waits in a test, neither for limits nor for bots.
pub fn config(data: &std::path::Path) -> Config {
    let mut config = Config { data: data.to_owned(), bot_pause: Duration::ZERO, ..Config::default() };
    config.limits.requests_per_minute = NonZeroU32::MAX;
    config.limits.request_burst = NonZeroU32::MAX;
    config.limits.tables_per_hour = NonZeroU32::MAX;
    config.limits.accounts_per_hour = NonZeroU32::MAX;
    config.limits.people_per_hour = NonZeroU32::MAX;
    config.limits.messages_per_second = NonZeroU32::MAX;
    config.limits.message_burst = NonZeroU32::MAX;
    config
}

impl Place {
    pub async fn open() -> Place {
        Place::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Place {
        let data = tempfile::tempdir().unwrap();
        Place::on(data, change).await
    }

    /// A server on data that is there already.
    pub async fn on(data: TempDir, change: impl FnOnce(&mut Config)) -> Place {
        let mut config = config(data.path());
        change(&mut config);
        let server = Server::open(config).await.unwrap();
        let listener = bind("127.0.0.1", 0).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, ended) = oneshot::channel::<()>();
        let task =
            tokio::spawn(async move { server.serve(listener, async { drop(ended.await) }).await.unwrap() });
        Place { address, end: Some(end), task, data }
    }

    /// Where its data is.
    pub fn folder(&self) -> &std::path::Path {
        self.data.path()
    }

    /// Ends the server and starts it again on the same data.
    pub async fn again(self) -> Place {
        self.again_with(|_| {}).await
    }

    pub async fn again_with(self, change: impl FnOnce(&mut Config)) -> Place {
        Place::on(self.end().await, change).await
    }

    /// Ends the server; its data stay.
    pub async fn end(mut self) -> TempDir {
        drop(self.end.take());
        self.task.await.unwrap();
        self.data
    }

    /// The same, with something done to the data in between.
    pub async fn again_after(mut self, change: impl AsyncFnOnce(&std::path::Path)) -> Place {
        drop(self.end.take());
        self.task.await.unwrap();
        change(self.data.path()).await;
        Place::on(self.data, |_| {}).await
    }

    /// A request as it is written; `body` makes it JSON.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Answer {
        self.raw(self.written(method, path, headers, body).as_bytes()).await
    }

    /// The same over the socket of whoever runs the server.
    pub async fn admin(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let socket = self.folder().join(server::ADMIN_SOCKET);
        let line = tokio::net::UnixStream::connect(socket).await.unwrap();
        let path = format!("/api/admin/{path}");
        answer(line, self.written(method, &path, &[], body).as_bytes()).await
    }

    fn written(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&Value>) -> String {
        let body = body.map(Value::to_string).unwrap_or_default();
        let json = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
        let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{json}{headers}Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len(),
        )
    }

    /// Anything, as bytes.
    pub async fn raw(&self, bytes: &[u8]) -> Answer {
        answer(TcpStream::connect(self.address).await.unwrap(), bytes).await
    }
}

async fn answer(mut line: impl AsyncRead + AsyncWrite + Unpin, bytes: &[u8]) -> Answer {
    line.write_all(bytes).await.unwrap();
    let mut answer = Vec::new();
    timeout(PATIENCE, line.read_to_end(&mut answer)).await.expect("an answer in time").unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, text) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
    Answer { status, head: head.to_owned(), text: if chunked { unchunked(text) } else { text.to_owned() } }
}

fn unchunked(mut text: &str) -> String {
    let mut out = String::new();
    while let Some((size, rest)) = text.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        out.push_str(&rest[..size]);
        text = rest[size..].trim_start_matches("\r\n");
    }
    out
}
