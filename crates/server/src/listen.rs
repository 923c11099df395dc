//! Connections: plain or TLS, not too many, not too slow, ended with grace.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum_server::accept::Accept;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use axum_server::{Handle, Server};
use hyper_util::rt::{TokioExecutor, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

use crate::client_address::{Trust, locate};
use crate::config::{BasePath, Config, Quotas, Tls};
use crate::limits::{Crowd, Permit};
use crate::observe;

/// How long answers under way may take when the server is told to end.
const LAST_ANSWERS: Duration = Duration::from_secs(3);
/// How much of a request's head and body is held at once, for each connection.
const BUFFER: usize = 16 * 1024;
const MOST_HEADERS: usize = 64;
/// How often what gathers is put away, and a certificate is read again: it may have been renewed.
const HOUSEKEEPING: Duration = Duration::from_secs(30);
const CERTIFICATE_EVERY: u32 = 120;

/// Why connections cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    /// A file of the certificate cannot be read, or is none.
    #[error("{file}: {text}")]
    Certificate {
        /// Which file.
        file: std::path::PathBuf,
        /// What is wrong with it.
        text: String,
    },
    /// What the system says.
    #[error("{0}")]
    System(#[from] io::Error),
}

/// Answers on a listener until `shutdown` is ready; what is under way then is finished, within limits. Handlers find the
/// address of the other end as `ConnectInfo<SocketAddr>`, and who asks as [`crate::client_address::Client`].
///
/// # Errors
/// The certificate is of no use, or the listener fails.
pub async fn run(
    listener: TcpListener,
    router: Router,
    config: &Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ListenError> {
    let trust = Trust::new(config);
    let router = router
        .layer(from_fn_with_state(config.limits.request_time, in_time))
        .layer(from_fn_with_state(trust.clone(), locate));
    let router = under(&config.base_path, router);
    let crowd = Crowd::new(config.limits.connections, config.limits.connections_per_address);
    let door = Door { crowd, trust };
    let tls = config.tls.as_ref().map(certificate).transpose()?.map(RustlsConfig::from_config);
    let end = Handle::new();
    let ending = tokio::spawn(end_with(shutdown, end.clone()));
    let keeping = tokio::spawn(keep_house(config.tls.clone(), tls.clone()));
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let server = Server::from_listener(listener).handle(end);
    let result = match tls {
        None => {
            let mut server = server.acceptor(door);
            tune(server.http_builder(), &config.limits);
            server.serve(service).await
        }
        Some(tls) => {
            let shake_hands = RustlsAcceptor::new(tls).handshake_timeout(config.limits.header_time);
            let mut server = server.acceptor(shake_hands.acceptor(door));
            tune(server.http_builder(), &config.limits);
            server.serve(service).await
        }
    };
    ending.abort();
    keeping.abort();
    Ok(result?)
}

/// How HTTP is spoken. `Server::http1_only` would refuse sockets, and with HTTP/2 allowed nothing limits how long a silent
/// connection is waited for to say which of the two it speaks.
fn tune(builder: &mut Builder<TokioExecutor>, quotas: &Quotas) {
    *builder = std::mem::take(builder).http1_only();
    let mut http = builder.http1();
    http.timer(TokioTimer::new()).header_read_timeout(quotas.header_time);
    http.max_buf_size(BUFFER).max_headers(MOST_HEADERS);
}

/// Everything under a path; the path itself leads to what is under it, so that relative addresses are right.
fn under(base: &BasePath, router: Router) -> Router {
    let base = base.as_str();
    if base.is_empty() {
        return router;
    }
    let inside = format!("{base}/");
    let redirect = Redirect::permanent(&inside);
    Router::new().route(base, get(|| async { redirect })).nest_service(&inside, router)
}

/// An answer that does not come is an answer, too. A socket answers at once, so its life is not limited.
async fn in_time(State(most): State<Duration>, request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(most, next.run(request)).await;
    answer.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response())
}

async fn end_with(shutdown: impl Future<Output = ()>, end: Handle<SocketAddr>) {
    shutdown.await;
    end.graceful_shutdown(Some(LAST_ANSWERS));
}

async fn keep_house(files: Option<Tls>, used: Option<RustlsConfig>) {
    let mut interval = tokio::time::interval(HOUSEKEEPING);
    for round in 0u32.. {
        interval.tick().await;
        observe::counts().run_upkeep();
        if let (Some(files), Some(used), 0) = (&files, &used, round % CERTIFICATE_EVERY) {
            match certificate(files) {
                Ok(read) => used.reload_from_config(read),
                Err(error) => tracing::warn!(%error, "certificate"),
            }
        }
    }
}

/// Reads a certificate and its key.
fn certificate(files: &Tls) -> Result<Arc<ServerConfig>, ListenError> {
    let wrong =
        |file: &std::path::Path, text: String| ListenError::Certificate { file: file.to_owned(), text };
    let chain = CertificateDer::pem_file_iter(&files.certificate).and_then(Iterator::collect);
    let chain: Vec<_> = chain.map_err(|error| wrong(&files.certificate, error.to_string()))?;
    let key =
        PrivateKeyDer::from_pem_file(&files.key).map_err(|error| wrong(&files.key, error.to_string()))?;
    let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().map(|config| config.with_no_client_auth());
    let config = config.and_then(|config| config.with_single_cert(chain, key));
    let mut config = config.map_err(|error| wrong(&files.certificate, error.to_string()))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}

/// Lets connections in while there is room, and has what is sent leave at once.
#[derive(Clone)]
struct Door {
    crowd: Crowd,
    trust: Trust,
}

impl<S: Send + 'static> Accept<TcpStream, S> for Door {
    type Stream = Counted;
    type Service = S;
    type Future = std::future::Ready<io::Result<(Counted, S)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        std::future::ready(self.let_in(stream).map(|stream| (stream, service)))
    }
}

impl Door {
    fn let_in(&self, stream: TcpStream) -> io::Result<Counted> {
        let peer = stream.peer_addr()?.ip();
        let place =
            if self.trust.believes(peer) { self.crowd.enter_freely(peer) } else { self.crowd.enter(peer) };
        let place = place.ok_or(io::ErrorKind::QuotaExceeded)?;
        stream.set_nodelay(true)?;
        Ok(Counted { stream, _place: place })
    }
}

/// A connection with its place among all: the place is free when the connection ends, also as a socket.
struct Counted {
    stream: TcpStream,
    _place: Permit,
}

impl AsyncRead for Counted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Counted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
