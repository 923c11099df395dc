//! The log and the metrics of a server.

use std::io::IsTerminal;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use subtle::ConstantTimeEq;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::ParseError;

use crate::client_address::Client;
use crate::config::LogFormat;

/// The buckets of the histograms, in seconds.
const BUCKETS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0];
/// The log target of requests, for use in a filter.
const REQUESTS: &str = "requests";

/// A log filter: a level, or levels by target, such as `info,server=debug`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogFilter(String);

impl FromStr for LogFilter {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        EnvFilter::try_new(text).map(|_| LogFilter(text.to_owned()))
    }
}

/// Starts logging to standard error, unless the process has a subscriber already.
pub fn log(filter: &LogFilter, format: LogFormat) {
    let plain =
        tracing_subscriber::fmt().with_env_filter(EnvFilter::new(&filter.0)).with_writer(std::io::stderr);
    // No colour codes in a file.
    let plain = plain.with_ansi(std::io::stderr().is_terminal());
    // `try_init` fails if another subscriber is installed; then that one gets the events.
    let _ = match format {
        LogFormat::Text => plain.try_init(),
        LogFormat::Json => plain.json().flatten_event(true).try_init(),
    };
}

/// The middleware that counts and logs requests. It records the route pattern, because a real path or query may contain
/// a secret.
pub async fn watch(client: Client, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = method(request.method());
    let path =
        request.extensions().get::<MatchedPath>().map_or_else(String::new, |path| path.as_str().to_owned());
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), start.elapsed());
    let labels = [("method", method.to_owned()), ("path", path.clone()), ("status", status.to_string())];
    counter!("lacrimosa_requests_total", &labels).increment(1);
    histogram!("lacrimosa_request_seconds", "path" => path.clone()).record(took);
    log_request(client.address, method, &path, status, took);
    response
}

/// The label of a method. HTTP allows any word as a method, so unknown ones share a label: each label stays in memory.
fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// The name of a table in the log: a short hash of its id, because everyone who knows the id can watch the table.
pub fn short(id: &str) -> String {
    hex::encode(&Sha256::digest(id)[..4])
}

fn log_request(address: IpAddr, method: &str, path: &str, status: u16, took: Duration) {
    let ms = took.as_millis();
    if status >= 500 {
        tracing::error!(target: REQUESTS, %address, method, path, status, ms);
    } else {
        tracing::info!(target: REQUESTS, %address, method, path, status, ms);
    }
}

/// Counts an open socket or a loaded table in a gauge until it is dropped.
pub struct Counted(&'static str);

impl Counted {
    /// Counts an open socket.
    pub fn socket() -> Self {
        Counted::more("lacrimosa_sockets")
    }

    /// Counts a table in memory.
    pub fn table() -> Self {
        Counted::more("lacrimosa_tables")
    }

    fn more(name: &'static str) -> Self {
        gauge!(name).increment(1.0);
        Counted(name)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1.0);
    }
}

/// Counts a stored step of a `human`, `bot` or `account`.
pub fn moved(by: &'static str) {
    counter!("lacrimosa_moves_total", "by" => by).increment(1);
}

/// Counts a refused message by the code of the refusal.
pub fn refused(why: &'static str) {
    counter!("lacrimosa_refused_total", "why" => why).increment(1);
}

/// Records how long it took to store a step.
pub fn stored(took: Duration) {
    histogram!("lacrimosa_append_seconds").record(took);
}

/// Records how long a bot thought.
pub fn thought(bot: &'static str, took: Duration) {
    histogram!("lacrimosa_thinking_seconds", "bot" => bot).record(took);
}

/// Records how many bots wait for a core, at tables with people and at tables with only bots.
pub fn thoughts_waiting(people: usize, bots_alone: usize) {
    gauge!("lacrimosa_thoughts_waiting", "table" => "people").set(people as f64);
    gauge!("lacrimosa_thoughts_waiting", "table" => "bots").set(bots_alone as f64);
}

/// Counts a table that panicked and will be reloaded from its journal.
pub fn table_failed() {
    counter!("lacrimosa_tables_failed_total").increment(1);
}

/// Counts a webhook by its outcome: `told`, `refused`, `failed` or `dropped`.
pub fn webhook(outcome: &'static str) {
    counter!("lacrimosa_webhooks_total", "outcome" => outcome).increment(1);
}

/// Counts a push message by its outcome: `told`, `held`, `gone`, `failed` or `dropped`.
pub fn push(outcome: &'static str) {
    counter!("lacrimosa_pushes_total", "outcome" => outcome).increment(1);
}

/// The metrics of this process; the first call installs the recorder.
pub fn counts() -> &'static PrometheusHandle {
    static COUNTS: OnceLock<PrometheusHandle> = OnceLock::new();
    COUNTS.get_or_init(|| {
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets(&BUCKETS).unwrap_or_else(|_| PrometheusBuilder::new());
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // This fails if another recorder is installed; then the handle stays empty.
        let _ = metrics::set_global_recorder(recorder);
        handle
    })
}

/// The token for `/metrics` over the network.
#[derive(Clone, Default)]
pub struct MetricsToken(pub Option<Arc<str>>);

/// `GET /metrics`, for local clients or with the token.
pub async fn metrics(State(token): State<MetricsToken>, client: Client, headers: HeaderMap) -> Response {
    let given = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    let matches = |token: &str| bool::from(token.as_bytes().ct_eq(given.as_bytes()));
    if client.inside || token.0.as_deref().is_some_and(matches) {
        ([(CONTENT_TYPE, "text/plain; version=0.0.4")], counts().render()).into_response()
    } else {
        StatusCode::FORBIDDEN.into_response()
    }
}
