//! The handshake of a WebSocket (RFC 6455, 4.2), and its stream with a limit on received bytes.

use crate::api_error::ApiError;
use crate::limits::ByteLimit;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::header::{
    CONNECTION, HeaderName, HeaderValue, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION,
    UPGRADE,
};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

/// A request for a WebSocket. Axum's own type is not used, because its sockets keep a buffer as large as the largest
/// frame that they sent.
pub struct Upgrade {
    key: HeaderValue,
    /// Becomes the stream of the connection.
    pub upgraded: OnUpgrade,
}

impl Upgrade {
    /// The answer that accepts the request.
    pub fn accept(&self) -> Response {
        let accept = derive_accept_key(self.key.as_bytes());
        let switch = [(CONNECTION, "upgrade"), (UPGRADE, "websocket")];
        (StatusCode::SWITCHING_PROTOCOLS, switch, [(SEC_WEBSOCKET_ACCEPT, accept)]).into_response()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, ApiError> {
        let says = |name: HeaderName, word: &str| {
            let value = parts.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
            value.split(',').any(|item| item.trim().eq_ignore_ascii_case(word))
        };
        let wanted =
            says(CONNECTION, "upgrade") && says(UPGRADE, "websocket") && says(SEC_WEBSOCKET_VERSION, "13");
        let key =
            parts.headers.get(SEC_WEBSOCKET_KEY).cloned().filter(|_| wanted).ok_or(ApiError::NoSocket)?;
        let upgraded = parts.extensions.remove::<OnUpgrade>().ok_or(ApiError::NoSocket)?;
        Ok(Upgrade { key, upgraded })
    }
}

/// A stream with a limit on the bytes that a client sends. It also limits fragments of messages, which the limit on
/// messages does not see.
pub struct LimitedStream {
    pub stream: TokioIo<Upgraded>,
    pub limit: ByteLimit,
}

impl AsyncRead for LimitedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buf))?;
        let received = buf.filled().len() - before;
        let fast = || io::Error::other("too fast");
        Poll::Ready(if self.limit.take(received) { Ok(()) } else { Err(fast()) })
    }
}

impl AsyncWrite for LimitedStream {
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
