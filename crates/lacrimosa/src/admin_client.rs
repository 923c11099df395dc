//! The operator's connection to a running server: the socket in its data folder, or its address with the
//! admin token.

use crate::admin_args::AdminArgs;
use crate::files;
use anyhow::{Context, Result, anyhow, bail};
use protocol::http::Problem;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE};
use reqwest::{Client, Method, StatusCode, Url};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::Path;
use std::time::Duration;
use texts::{Lang, t};

/// The environment variable with the token.
const TOKEN: &str = "LACRIMOSA_ADMIN_TOKEN";
/// The timeout of a request.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A client for the admin API of a server.
pub struct AdminClient {
    lang: Lang,
    http: Client,
    base: String,
    token: Option<String>,
}

/// An error response.
pub struct Refused {
    /// The HTTP status.
    pub status: StatusCode,
    /// The error in the body.
    pub problem: Problem,
}

impl AdminClient {
    /// Connects to the server.
    ///
    /// # Errors
    /// Why it cannot be reached.
    pub fn new(
        lang: Lang,
        args: &AdminArgs,
        folder: impl FnOnce() -> Result<std::path::PathBuf>,
    ) -> Result<Self> {
        match &args.server {
            Some(server) => AdminClient::at(lang, server, args.token_file.as_deref()),
            None => AdminClient::on(lang, &folder()?),
        }
    }

    /// Connects by address.
    fn at(lang: Lang, server: &str, token_file: Option<&Path>) -> Result<AdminClient> {
        let url = Url::parse(server).ok().filter(|url| ["http", "https"].contains(&url.scheme()));
        let url = url.ok_or_else(|| anyhow!(t::admin_no_address(lang, server)))?;
        let here = ["localhost", "127.0.0.1", "[::1]"].contains(&url.host_str().unwrap_or_default());
        if url.scheme() == "http" && !here {
            bail!(t::admin_not_secret(lang, server));
        }
        let token = match token_file {
            Some(file) => Some(files::read(lang, file)?),
            None => std::env::var(TOKEN).ok(),
        };
        let token = token.map(|token| token.trim().to_owned()).filter(|token| !token.is_empty());
        let token = token.ok_or_else(|| anyhow!(t::admin_no_token(lang)))?;
        // This fails if the process has a provider already, which is fine.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = Client::builder().timeout(TIMEOUT).redirect(reqwest::redirect::Policy::none());
        let base = server.trim_end_matches('/').to_owned();
        Ok(AdminClient { lang, http: http.build().context(base.clone())?, base, token: Some(token) })
    }

    /// Connects through the socket in the data folder.
    #[cfg(unix)]
    fn on(lang: Lang, folder: &Path) -> Result<AdminClient> {
        use std::io::ErrorKind;
        let socket = folder.join(server::ADMIN_SOCKET);
        let shown = socket.display().to_string();
        // A direct attempt first, because its error is clearer than that of the HTTP client.
        if let Err(error) = std::os::unix::net::UnixStream::connect(&socket) {
            bail!(match error.kind() {
                ErrorKind::NotFound | ErrorKind::ConnectionRefused => {
                    t::admin_no_server(lang, folder.display().to_string())
                }
                ErrorKind::PermissionDenied => t::admin_no_permission(lang, shown),
                _ => t::admin_unreachable(lang, shown, error.to_string()),
            });
        }
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = Client::builder().timeout(TIMEOUT).unix_socket(socket).build().context(shown)?;
        Ok(AdminClient { lang, http, base: "http://localhost".to_owned(), token: None })
    }

    /// This system has no Unix sockets.
    #[cfg(not(unix))]
    fn on(lang: Lang, _: &Path) -> Result<AdminClient> {
        bail!(t::admin_only_by_address(lang))
    }

    /// A GET request.
    pub async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        query: &[(&str, String)],
    ) -> Result<Result<T, Refused>> {
        self.ask(Method::GET, path, query, None::<&()>).await
    }

    /// A request that changes something, without a body.
    pub async fn change<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        query: &[(&str, String)],
    ) -> Result<Result<T, Refused>> {
        self.ask(method, path, query, None::<&()>).await
    }

    /// A POST request with a body.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Result<T, Refused>> {
        self.ask(Method::POST, path, &[], Some(body)).await
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        query: &[(&str, String)],
        body: Option<&impl Serialize>,
    ) -> Result<Result<T, Refused>> {
        let lang = self.lang;
        let mut url = Url::parse(&self.base)?;
        if let Ok(mut segments) = url.path_segments_mut() {
            segments.pop_if_empty().extend(["api", "admin"]).extend(path.split('/'));
        }
        if !query.is_empty() {
            url.query_pairs_mut().extend_pairs(query);
        }
        let mut request = self.http.request(method, url);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(body) = body {
            request = request.header(CONTENT_TYPE, "application/json").body(serde_json::to_vec(body)?);
        }
        let answer = request.send().await;
        let answer =
            answer.map_err(|error| anyhow!(t::admin_unreachable(lang, &self.base, root_cause(&error))))?;
        let status = answer.status();
        let text = answer.text().await.unwrap_or_default();
        if !status.is_success() {
            let problem: Problem = serde_json::from_str(&text)
                .map_err(|_| anyhow!(t::admin_strange(lang, &self.base, status.as_str())))?;
            return Ok(Err(Refused { status, problem }));
        }
        let text = if text.is_empty() { "null" } else { &text };
        let read = serde_json::from_str(text);
        read.map(Ok).map_err(|_| anyhow!(t::admin_strange(lang, &self.base, status.as_str())))
    }
}

/// The root cause of an error: "connection refused" instead of "error sending request".
fn root_cause(error: &dyn std::error::Error) -> String {
    let mut deepest = error;
    while let Some(source) = deepest.source() {
        deepest = source;
    }
    deepest.to_string()
}
