//! A running server for one test, with its data in a temporary folder.

pub use httpkit::{Answer, PATIENCE};

use httpkit::Client;
use serde_json::Value;
use server::config::Config;
use server::{Server, bind};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server and a client for it.
pub struct Place {
    pub address: SocketAddr,
    pub http: Client,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
    data: TempDir,
}

/// Settings for tests: no rate limits, and no pauses of bots.
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

    /// Starts a server on existing data.
    pub async fn on(data: TempDir, change: impl FnOnce(&mut Config)) -> Place {
        let mut config = config(data.path());
        change(&mut config);
        let server = Server::open(config).await.unwrap();
        let listener = bind("127.0.0.1", 0).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, ended) = oneshot::channel::<()>();
        let task =
            tokio::spawn(async move { server.serve(listener, async { drop(ended.await) }).await.unwrap() });
        Place { address, http: Client::new(address), end: Some(end), task, data }
    }

    /// The data folder.
    pub fn folder(&self) -> &std::path::Path {
        self.data.path()
    }

    /// Restarts the server on the same data.
    pub async fn again(self) -> Place {
        self.again_with(|_| {}).await
    }

    pub async fn again_with(self, change: impl FnOnce(&mut Config)) -> Place {
        Place::on(self.end().await, change).await
    }

    /// Shuts the server down and keeps its data.
    pub async fn end(mut self) -> TempDir {
        drop(self.end.take());
        self.task.await.unwrap();
        self.data
    }

    /// Restarts the server and changes the data in between.
    pub async fn again_after(mut self, change: impl AsyncFnOnce(&std::path::Path)) -> Place {
        drop(self.end.take());
        self.task.await.unwrap();
        change(self.data.path()).await;
        Place::on(self.data, |_| {}).await
    }

    /// Sends a request with an optional JSON body.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Answer {
        self.http.ask(method, path, headers, body).await
    }

    /// Sends a request to the admin API through its Unix socket.
    pub async fn admin(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let http = Client::over_socket(&self.folder().join(server::ADMIN_SOCKET));
        http.ask(method, &format!("/api/admin/{path}"), &[], body).await
    }
}
