//! What those who run a server can see: the log, the counts, whether all is well.

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

/// The borders between what counts as quick and slow, in seconds.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0];
/// The name under which logs of requests can be chosen.
const REQUESTS: &str = "requests";

/// What is to be logged: a level, or levels of parts, such as `info,server=debug`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogFilter(String);

impl FromStr for LogFilter {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        EnvFilter::try_new(text).map(|_| LogFilter(text.to_owned()))
    }
}

/// Logs to the standard error from now on, unless something logs already.
pub fn log(filter: &LogFilter, format: LogFormat) {
    let plain =
        tracing_subscriber::fmt().with_env_filter(EnvFilter::new(&filter.0)).with_writer(std::io::stderr);
    // In a file the codes of colours would only be in the way.
    let plain = plain.with_ansi(std::io::stderr().is_terminal());
    // Nothing is lost if somebody else listens to the log.
    let _ = match format {
        LogFormat::Text => plain.try_init(),
        LogFormat::Json => plain.json().flatten_event(true).try_init(),
    };
}

/// The middleware that counts and logs requests. Of an address only the pattern is written, never a key or a query.
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

/// The word for a method. HTTP allows any word: those that nobody knows are counted together, or every invented one would
/// stay in memory for good.
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

/// A table in the log. Whoever knows its name in links can look at it, so the log has a short hash of it.
pub fn short(id: &str) -> String {
    Sha256::digest(id).iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

fn log_request(address: IpAddr, method: &str, path: &str, status: u16, took: Duration) {
    let ms = took.as_millis();
    if status >= 500 {
        tracing::error!(target: REQUESTS, %address, method, path, status, ms);
    } else {
        tracing::info!(target: REQUESTS, %address, method, path, status, ms);
    }
}

/// Something that is there as long as this is: a socket, a table in memory.
pub struct Counted(&'static str);

impl Counted {
    /// A socket is open.
    pub fn socket() -> Self {
        Counted::more("lacrimosa_sockets")
    }

    /// A table is in memory.
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

/// Somebody's step, by `human`, `bot` or `account`, was taken and stored.
pub fn moved(by: &'static str) {
    counter!("lacrimosa_moves_total", "by" => by).increment(1);
}

/// A wish was refused, by the word of the refusal.
pub fn refused(why: &'static str) {
    counter!("lacrimosa_refused_total", "why" => why).increment(1);
}

/// So long it took until a step was stored.
pub fn stored(took: Duration) {
    histogram!("lacrimosa_append_seconds").record(took);
}

/// So long a bot thought.
pub fn thought(bot: &'static str, took: Duration) {
    histogram!("lacrimosa_thinking_seconds", "bot" => bot).record(took);
}

/// So many bots wait for a place to think: at tables of people, and at tables of bots alone.
pub fn thoughts_waiting(people: usize, bots_alone: usize) {
    gauge!("lacrimosa_thoughts_waiting", "table" => "people").set(people as f64);
    gauge!("lacrimosa_thoughts_waiting", "table" => "bots").set(bots_alone as f64);
}

/// A table panicked; it comes back from its journal.
pub fn table_failed() {
    counter!("lacrimosa_tables_failed_total").increment(1);
}

/// A webhook was told, or not: `told`, `refused`, `failed`, `dropped`.
pub fn webhook(outcome: &'static str) {
    counter!("lacrimosa_webhooks_total", "outcome" => outcome).increment(1);
}

/// The counts of this process; counting begins with the first call.
pub fn counts() -> &'static PrometheusHandle {
    static COUNTS: OnceLock<PrometheusHandle> = OnceLock::new();
    COUNTS.get_or_init(|| {
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets(&SECONDS).unwrap_or_else(|_| PrometheusBuilder::new());
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // Another recorder of this process keeps its place; ours then stays empty.
        let _ = metrics::set_global_recorder(recorder);
        handle
    })
}

/// The word that opens `/metrics` from elsewhere.
#[derive(Clone, Default)]
pub struct MetricsToken(pub Option<Arc<str>>);

/// `GET /metrics`, for the house alone or with the token.
pub async fn metrics(State(token): State<MetricsToken>, client: Client, headers: HeaderMap) -> Response {
    let given = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    let opens = |token: &str| bool::from(token.as_bytes().ct_eq(given.as_bytes()));
    if client.inside || token.0.as_deref().is_some_and(opens) {
        ([(CONTENT_TYPE, "text/plain; version=0.0.4")], counts().render()).into_response()
    } else {
        StatusCode::FORBIDDEN.into_response()
    }
}
