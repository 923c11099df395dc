//! Accepts plain and TLS connections, limits their number, times out slow ones, and shuts them down gracefully.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Sleep, interval, sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

use crate::client_address::{Trust, locate};
use crate::config::{BasePath, Config, Tls};
use crate::limits::{ConnectionLimit, Permit};
use crate::observe;

/// How long running requests may take after shutdown has begun.
const SHUTDOWN_TIME: Duration = Duration::from_secs(3);
/// The read buffer of one connection, in bytes.
const BUFFER: usize = 16 * 1024;
const MAX_HEADERS: usize = 64;
/// The pause after a failed `accept`, which mostly means that too many files are open.
const ACCEPT_RETRY: Duration = Duration::from_millis(50);
/// How often the metrics are compacted.
const UPKEEP: Duration = Duration::from_secs(30);
/// The certificate is read again after this number of upkeep rounds, because it may have been renewed.
const CERTIFICATE_EVERY: u32 = 120;

type Certificate = Option<Arc<ServerConfig>>;

/// Why connections cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    /// The certificate or its key cannot be read or parsed.
    #[error("{file}: {text}")]
    Certificate {
        /// Which file.
        file: PathBuf,
        /// What is wrong with it.
        text: String,
    },
}

/// Serves connections until `shutdown` is ready, then gives running requests a few seconds to finish. Requests are
/// counted and logged. Handlers get the address of the client as [`crate::client_address::Client`].
///
/// # Errors
/// The certificate cannot be used.
pub async fn run(
    listener: TcpListener,
    router: Router,
    config: &Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ListenError> {
    observe::counts();
    let trust = Trust::new(config);
    let router = router
        .layer(from_fn_with_state(config.limits.request_time, limit_request_time))
        .layer(from_fn(observe::watch))
        .layer(from_fn_with_state(trust.clone(), locate));
    let router = nest_under(&config.base_path, router);
    let limit = ConnectionLimit::new(config.limits.connections, config.limits.connections_per_address);
    let (renew, certificate) = watch::channel(config.tls.as_ref().map(read_certificate).transpose()?);
    let upkeep = tokio::spawn(keep_up(config.tls.clone(), renew));
    let (end, ending) = watch::channel(());
    let mut connections = JoinSet::new();
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, peer) = tokio::select! {
            () = &mut shutdown => break,
            Some(_) = connections.join_next() => continue,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(_) => {
                    sleep(ACCEPT_RETRY).await;
                    continue;
                }
            },
        };
        let trusted = trust.believes(peer.ip());
        let permit = if trusted { limit.admit_proxy(peer.ip()) } else { limit.admit(peer.ip()) };
        if let Some(permit) = permit {
            let connection = Connection {
                peer,
                router: router.clone(),
                header_time: config.limits.header_time,
                write_time: config.limits.write_time,
                ending: ending.clone(),
            };
            connections.spawn(connection.serve(stream, permit, certificate.borrow().clone()));
        }
    }
    drop(listener);
    end.send_replace(());
    upkeep.abort();
    // Connections that are still open after this time are dropped.
    let _ = timeout(SHUTDOWN_TIME, async { while connections.join_next().await.is_some() {} }).await;
    Ok(())
}

/// What serving one connection needs.
struct Connection {
    peer: SocketAddr,
    router: Router,
    header_time: Duration,
    write_time: Duration,
    ending: watch::Receiver<()>,
}

impl Connection {
    /// Serves requests until the connection closes. Its errors are ignored: they concern this client only.
    async fn serve(self, stream: TcpStream, permit: Permit, certificate: Certificate) {
        if stream.set_nodelay(true).is_err() {
            return;
        }
        let Some(certificate) = certificate else {
            let stream = LimitedStream::new(stream, permit, self.write_time);
            return self.answer(stream).await;
        };
        let handshake = timeout(self.header_time, TlsAcceptor::from(certificate).accept(stream));
        if let Ok(Ok(stream)) = handshake.await {
            let stream = LimitedStream::new(stream, permit, self.write_time);
            self.answer(stream).await;
        }
    }

    /// Speaks HTTP/1 only: it needs little memory for each connection, and one timeout covers slow clients.
    async fn answer(mut self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
        let router = self.router;
        let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(ConnectInfo(self.peer));
            router.clone().oneshot(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(self.header_time)
            .max_buf_size(BUFFER)
            .max_headers(MAX_HEADERS);
        let mut serving = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
        tokio::select! {
            _ = &mut serving => return,
            _ = self.ending.changed() => serving.as_mut().graceful_shutdown(),
        }
        let _ = serving.await;
    }
}

/// Serves the router under a base path. The path without a trailing slash redirects, so that relative links work.
fn nest_under(base: &BasePath, router: Router) -> Router {
    let base = base.as_str();
    if base.is_empty() {
        return router;
    }
    let inside = format!("{base}/");
    let redirect = Redirect::permanent(&inside);
    Router::new().route(base, get(|| async { redirect })).nest_service(&inside, router)
}

/// Replies 408 when a handler takes longer than `request_time`. A WebSocket is upgraded at once, so its lifetime is not
/// limited.
async fn limit_request_time(State(limit): State<Duration>, request: Request, next: Next) -> Response {
    let response = tokio::time::timeout(limit, next.run(request)).await;
    response.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response())
}

async fn keep_up(files: Option<Tls>, renew: watch::Sender<Certificate>) {
    let mut interval = interval(UPKEEP);
    for round in 1u32.. {
        interval.tick().await;
        observe::counts().run_upkeep();
        if let Some(files) = files.as_ref().filter(|_| round.is_multiple_of(CERTIFICATE_EVERY)) {
            match read_certificate(files) {
                Ok(read) => drop(renew.send_replace(Some(read))),
                Err(error) => tracing::warn!(%error, "the new certificate cannot be used"),
            }
        }
    }
}

/// Checks the certificate of the settings, if there is one. Call it before printing the server's address.
///
/// # Errors
/// The certificate cannot be used.
pub fn check_certificate(config: &Config) -> Result<(), ListenError> {
    config.tls.as_ref().map_or(Ok(()), |files| read_certificate(files).map(drop))
}

fn read_certificate(files: &Tls) -> Result<Arc<ServerConfig>, ListenError> {
    let wrong = |file: &Path, text: String| ListenError::Certificate { file: file.to_owned(), text };
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

/// A stream that holds its connection permit until it closes, also after the upgrade to a WebSocket. A write that makes
/// no progress for `write_time` fails, so a client that does not read is disconnected; an idle stream is not.
struct LimitedStream<T> {
    stream: T,
    _permit: Permit,
    write_time: Duration,
    /// Runs while a write is pending.
    write_timer: Option<Pin<Box<Sleep>>>,
}

impl<T> LimitedStream<T> {
    fn new(stream: T, permit: Permit, write_time: Duration) -> Self {
        LimitedStream { stream, _permit: permit, write_time, write_timer: None }
    }

    /// Returns the result of a write, or an error if writes have been pending for too long.
    fn or_time_out<R>(&mut self, cx: &mut Context<'_>, encode: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if encode.is_ready() {
            self.write_timer = None;
            return encode;
        }
        let write_time = self.write_time;
        let timer = self.write_timer.get_or_insert_with(|| Box::pin(sleep(write_time)));
        ready!(timer.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for LimitedStream<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for LimitedStream<T> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let encode = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.or_time_out(cx, encode)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let encode = Pin::new(&mut self.stream).poll_flush(cx);
        self.or_time_out(cx, encode)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let encode = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.or_time_out(cx, encode)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let encode = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.or_time_out(cx, encode)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
