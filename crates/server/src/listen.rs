//! Connections: plain or TLS, not too many, not too slow, ended with grace.

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
use crate::limits::{Crowd, Permit};
use crate::observe;

/// How long answers under way may take when the server is told to end.
const LAST_ANSWERS: Duration = Duration::from_secs(3);
/// How much of a request is held at once, for each connection.
const BUFFER: usize = 16 * 1024;
const MOST_HEADERS: usize = 64;
/// How long to wait when the system gives no connection, mostly because too many files are open.
const BREATH: Duration = Duration::from_millis(50);
/// How often what gathers is put away, and after how many times a certificate is read again: it may be a new one.
const HOUSEKEEPING: Duration = Duration::from_secs(30);
const CERTIFICATE_EVERY: u32 = 120;

type Certificate = Option<Arc<ServerConfig>>;

/// Why connections cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    /// A file of the certificate cannot be read, or is none.
    #[error("{file}: {text}")]
    Certificate {
        /// Which file.
        file: PathBuf,
        /// What is wrong with it.
        text: String,
    },
}

/// Answers on a listener until `shutdown` is ready; what is under way then is finished, within limits. Requests are
/// counted and logged. Handlers find who asks as [`crate::client_address::Client`].
///
/// # Errors
/// The certificate is of no use.
pub async fn run(
    listener: TcpListener,
    router: Router,
    config: &Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ListenError> {
    observe::counts();
    let trust = Trust::new(config);
    let router = router
        .layer(from_fn_with_state(config.limits.request_time, in_time))
        .layer(from_fn(observe::watch))
        .layer(from_fn_with_state(trust.clone(), locate));
    let router = under(&config.base_path, router);
    let crowd = Crowd::new(config.limits.connections, config.limits.connections_per_address);
    let (renew, certificate) = watch::channel(config.tls.as_ref().map(read_certificate).transpose()?);
    let keeping = tokio::spawn(keep_house(config.tls.clone(), renew));
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
                    sleep(BREATH).await;
                    continue;
                }
            },
        };
        let trusted = trust.believes(peer.ip());
        let place = if trusted { crowd.enter_freely(peer.ip()) } else { crowd.enter(peer.ip()) };
        if let Some(place) = place {
            let line = Line {
                peer,
                router: router.clone(),
                time: config.limits.header_time,
                patience: config.limits.write_time,
                ending: ending.clone(),
            };
            connections.spawn(line.serve(stream, place, certificate.borrow().clone()));
        }
    }
    drop(listener);
    end.send_replace(());
    keeping.abort();
    // Those who are not ready by then are left alone with it.
    let _ = timeout(LAST_ANSWERS, async { while connections.join_next().await.is_some() {} }).await;
    Ok(())
}

/// One connection.
struct Line {
    peer: SocketAddr,
    router: Router,
    time: Duration,
    patience: Duration,
    ending: watch::Receiver<()>,
}

impl Line {
    /// Answers until it ends. What goes wrong on a line is its other end's affair.
    async fn serve(self, stream: TcpStream, place: Permit, certificate: Certificate) {
        if stream.set_nodelay(true).is_err() {
            return;
        }
        let Some(certificate) = certificate else {
            let stream = Placed::new(stream, place, self.patience);
            return self.answer(stream).await;
        };
        let shaking_hands = timeout(self.time, TlsAcceptor::from(certificate).accept(stream));
        if let Ok(Ok(stream)) = shaking_hands.await {
            let stream = Placed::new(stream, place, self.patience);
            self.answer(stream).await;
        }
    }

    /// The first version of HTTP alone: little memory for each connection, and one clock for all that is slow.
    async fn answer(mut self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
        let router = self.router;
        let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(ConnectInfo(self.peer));
            router.clone().oneshot(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(self.time)
            .max_buf_size(BUFFER)
            .max_headers(MOST_HEADERS);
        let mut talk = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
        tokio::select! {
            _ = &mut talk => return,
            _ = self.ending.changed() => talk.as_mut().graceful_shutdown(),
        }
        let _ = talk.await;
    }
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

async fn keep_house(files: Option<Tls>, renew: watch::Sender<Certificate>) {
    let mut interval = interval(HOUSEKEEPING);
    for round in 1u32.. {
        interval.tick().await;
        observe::counts().run_upkeep();
        if let Some(files) = files.as_ref().filter(|_| round.is_multiple_of(CERTIFICATE_EVERY)) {
            match read_certificate(files) {
                Ok(read) => drop(renew.send_replace(Some(read))),
                Err(error) => tracing::warn!(%error, "certificate"),
            }
        }
    }
}

/// Whether the certificate of the settings can be used, if there is one: to be asked before the address is announced.
///
/// # Errors
/// What is wrong with it.
pub fn check_certificate(config: &Config) -> Result<(), ListenError> {
    config.tls.as_ref().map_or(Ok(()), |files| read_certificate(files).map(drop))
}

/// Reads a certificate and its key.
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

/// A stream with its place among all: the place is free when the stream ends, also as a socket. Who does not read what
/// they asked for is cut off: a write that makes no progress for too long fails. A stream at rest may rest.
struct Placed<T> {
    stream: T,
    _place: Permit,
    patience: Duration,
    /// Runs while a write waits.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<T> Placed<T> {
    fn new(stream: T, place: Permit, patience: Duration) -> Self {
        Placed { stream, _place: place, patience, stalled: None }
    }

    /// What became of a try to write, in time.
    fn in_time<R>(&mut self, cx: &mut Context<'_>, tried: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if tried.is_ready() {
            self.stalled = None;
            return tried;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Placed<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Placed<T> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.in_time(cx, tried)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.stream).poll_flush(cx);
        self.in_time(cx, tried)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.in_time(cx, tried)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.in_time(cx, tried)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
