//! The HTTP client of the tests: every request opens its own connection and returns the whole response.

use reqwest::header::{CONTENT_TYPE, HeaderMap, HeaderName, SET_COOKIE};
use reqwest::{ClientBuilder, Method};
use serde_json::Value;
use std::fmt::Display;
use std::time::Duration;

/// The timeout of a request; it only ends tests that hang.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A client of one server.
pub struct Client {
    http: reqwest::Client,
    base: String,
}

impl Client {
    /// A client for a server at `host:port`.
    pub fn new(address: impl Display) -> Client {
        Client { http: build(builder()), base: format!("http://{address}") }
    }

    /// A client for a server that listens on a Unix socket.
    #[cfg(unix)]
    pub fn over_socket(socket: &std::path::Path) -> Client {
        Client { http: build(builder().unix_socket(socket)), base: "http://localhost".to_owned() }
    }

    /// Sends a `GET` request without headers.
    pub async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], None).await
    }

    /// Sends a request with an optional JSON body. Panics if there is no response; any status is accepted.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Answer {
        let answer = match body {
            None => self.send(method, path, headers, Vec::new()).await,
            Some(body) => {
                let headers = [&[(CONTENT_TYPE.as_str(), "application/json")], headers].concat();
                self.send(method, path, &headers, body.to_string().into_bytes()).await
            }
        };
        answer.unwrap_or_else(|error| panic!("{method} {path}: {error:?}"))
    }

    /// Sends any request. If a header is given twice, the last one is used.
    ///
    /// # Errors
    /// The server does not respond.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Result<Answer, reqwest::Error> {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let request = self.http.request(method, format!("{}{path}", self.base)).headers(map(headers));
        let response = if body.is_empty() { request } else { request.body(body) }.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Ok(Answer { status, headers, text: response.text().await? })
    }
}

fn builder() -> ClientBuilder {
    // reqwest needs a TLS provider even for plain HTTP. The call fails if one is installed already; then that one is
    // used.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder()
        .tls_certs_only([])
        .no_proxy()
        .redirect(reqwest::redirect::Policy::none())
        .pool_max_idle_per_host(0)
        .timeout(PATIENCE)
}

fn build(builder: ClientBuilder) -> reqwest::Client {
    builder.build().expect("a client without certificates")
}

fn map(headers: &[(&str, &str)]) -> HeaderMap {
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        let name: HeaderName = name.parse().expect("the name of a header");
        map.insert(name, value.parse().expect("the value of a header"));
    }
    map
}

/// The response to a request.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub text: String,
}

impl Answer {
    /// The value of a header; empty if there is none.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("a header of ASCII"))
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The code of a `Problem` in the body.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The cookie that was set, in the form in which a browser sends it back.
    pub fn cookie(&self) -> Option<String> {
        let cookie = self.headers.get(SET_COOKIE)?.to_str().ok()?;
        cookie.split(';').next().map(|pair| pair.trim().to_owned())
    }
}
