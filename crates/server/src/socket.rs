//! A connection to a table: wishes come in, news go out. Slow and hostile ones hurt nobody but themselves.

use crate::fault::Fault;
use crate::hall::{Hall, Notice};
use crate::limits::{BytePace, SocketPace};
use crate::observe;
use crate::past;
use crate::sitting::{Ask, Joined, Joining, viewer, why, written};
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::header::{
    CONNECTION, HeaderName, HeaderValue, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION,
    UPGRADE,
};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::body::Buf;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use protocol::{LONGEST_WISH, News, Refusal};
use std::io;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use store::PlayerKey;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// What comes in is short.
const READ_BUFFER: usize = 512;
/// Longer messages end the connection; those up to here get an answer.
const LONGEST_READ: usize = 16 * 1024;
/// The same as a number of bytes for the pace.
const LONGEST: NonZeroU32 = match NonZeroU32::new(LONGEST_READ as u32) {
    Some(longest) => longest,
    None => NonZeroU32::MIN,
};
/// So many news may wait for a connection.
const WAITING: usize = 64;
/// How often a silent connection is asked whether it is there.
const PING: Duration = Duration::from_secs(25);
/// A connection that says nothing for so many pings is gone.
const MISSED: u32 = 3;
/// How long one message may take to go out.
const SLOWEST: Duration = Duration::from_secs(20);
/// After so many refusals in a row for bad messages the connection ends.
const MOST_BAD: u32 = 200;

/// A request that wants to become a socket. Not axum's own: what goes out is written here, because the largest frame
/// that was ever sent would stay in the memory of its connection.
pub struct Upgrade {
    key: HeaderValue,
    upgraded: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Fault> {
        let says = |name: HeaderName, word: &str| {
            let value = parts.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
            value.split(',').any(|item| item.trim().eq_ignore_ascii_case(word))
        };
        let wanted =
            says(CONNECTION, "upgrade") && says(UPGRADE, "websocket") && says(SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(SEC_WEBSOCKET_KEY).cloned().filter(|_| wanted).ok_or(Fault::NoSocket)?;
        let upgraded = parts.extensions.remove::<OnUpgrade>().ok_or(Fault::NoSocket)?;
        Ok(Upgrade { key, upgraded })
    }
}

/// Who comes, and to what.
pub struct Caller {
    /// The table.
    pub table: String,
    /// Who.
    pub player: Option<PlayerKey>,
    /// From where.
    pub address: IpAddr,
    /// The last revision they know.
    pub since: Option<u64>,
}

/// Answers the request for a socket.
pub fn upgrade(
    Upgrade { key, upgraded }: Upgrade,
    hall: Hall,
    caller: Caller,
    pace: SocketPace,
    permit: impl Send + 'static,
) -> Response {
    let accept = derive_accept_key(key.as_bytes());
    tokio::spawn(async move {
        let Ok(upgraded) = upgraded.await else { return };
        let mut config = WebSocketConfig::default();
        config.read_buffer_size = READ_BUFFER;
        config.write_buffer_size = 0;
        config.max_message_size = Some(LONGEST_READ);
        config.max_frame_size = Some(LONGEST_READ);
        let pieces = pace.bytes(LONGEST);
        let stream = Paced { stream: TokioIo::new(upgraded), pace: pieces };
        let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        let _counted = observe::Counted::socket();
        hall.count_present(true);
        let Caller { table, player, address, since } = caller;
        Line { socket, table, player, address, pace, bad: 0 }.run(&hall, since).await;
        hall.count_present(false);
        drop(permit);
    });
    let switch = [(CONNECTION, "upgrade"), (UPGRADE, "websocket")];
    (StatusCode::SWITCHING_PROTOCOLS, switch, [(SEC_WEBSOCKET_ACCEPT, accept)]).into_response()
}

/// What comes in and goes out. Who sends more bytes than the messages they may send could have is cut off: also pieces
/// of messages without end, which are no message yet.
struct Paced {
    stream: TokioIo<Upgraded>,
    pace: BytePace,
}

impl AsyncRead for Paced {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buf))?;
        let came = buf.filled().len() - before;
        let fast = || io::Error::other("too fast");
        Poll::Ready(if self.pace.take(came) { Ok(()) } else { Err(fast()) })
    }
}

impl AsyncWrite for Paced {
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

/// One connection.
struct Line {
    socket: WebSocketStream<Paced>,
    table: String,
    player: Option<PlayerKey>,
    address: IpAddr,
    pace: SocketPace,
    bad: u32,
}

/// Why a connection ends.
struct Ended;

impl Line {
    async fn run(mut self, hall: &Hall, since: Option<u64>) {
        let id = hall.new_connection();
        let mut notices = hall.notices();
        // Since they asked for a socket they may have been shut out.
        if is_shut_out(hall, self.player, self.address).await {
            let _: Result<(), Ended> = self.close(CloseCode::Policy, "revoked").await;
            return;
        }
        let player = self.player;
        let (to, mut news) = mpsc::channel(WAITING);
        let joining = Joining { id, player, to };
        let joined = hall.ask(&self.table, |reply| Ask::Join(joining.clone(), reply)).await;
        drop(joining);
        let ended = match joined {
            Ok(joined) => self.talk(hall, id, &joined, since, (&mut news, &mut notices)).await,
            Err(fault) => self.close(CloseCode::Policy, fault.code()).await,
        };
        let _: Result<(), Ended> = ended;
        if let Some(mailbox) = hall.known(&self.table) {
            let _ = mailbox.send(Box::new(Ask::Gone(id))).await;
        }
    }

    async fn talk(
        &mut self,
        hall: &Hall,
        id: u64,
        joined: &Joined,
        since: Option<u64>,
        (news, notices): (&mut mpsc::Receiver<Arc<str>>, &mut broadcast::Receiver<Notice>),
    ) -> Result<(), Ended> {
        // The welcome comes first, then what was missed, then whatever happens.
        if let Some(welcome) = news.recv().await {
            self.tell(&welcome).await?;
        }
        if let Some(text) = hall.announcement() {
            self.tell(&written(&News::Announced { text: text.to_string() })).await?;
        }
        if let (Some(since), Some(edition)) = (since, joined.edition) {
            Box::pin(self.catch_up(hall, joined, since, edition)).await?;
        }
        let mut pings = interval_at(Instant::now() + PING, PING);
        let mut silent = 0;
        loop {
            tokio::select! {
                told = news.recv() => match told {
                    Some(text) => self.tell(&text).await?,
                    // The table has let this connection go.
                    None => return self.close(CloseCode::Away, "again").await,
                },
                notice = notices.recv() => Box::pin(self.heed(hall, notice)).await?,
                heard = self.socket.next() => {
                    silent = 0;
                    match heard {
                        Some(Ok(message)) => Box::pin(self.hear(hall, id, message)).await?,
                        Some(Err(_)) => return self.close(CloseCode::Size, "too-long").await,
                        None => return Err(Ended),
                    }
                }
                _ = pings.tick() => {
                    silent += 1;
                    if silent > MISSED {
                        return Err(Ended);
                    }
                    self.send(Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// What whoever runs the server did is true at once.
    async fn heed(&mut self, hall: &Hall, notice: Result<Notice, RecvError>) -> Result<(), Ended> {
        match notice {
            Ok(Notice::Announced(text)) => self.tell(&text).await,
            Ok(Notice::Revoked(player)) if self.player == Some(player) => {
                self.close(CloseCode::Policy, "revoked").await
            }
            Ok(Notice::Banned) if hall.bans().covers(self.address) => {
                self.close(CloseCode::Policy, "banned").await
            }
            Ok(Notice::Revoked(_) | Notice::Banned) => Ok(()),
            // Too far behind to know what it missed: it comes back, and is asked anew who it is.
            Err(RecvError::Lagged(_)) => self.close(CloseCode::Away, "again").await,
            Err(RecvError::Closed) => Err(Ended),
        }
    }

    async fn catch_up(
        &mut self,
        hall: &Hall,
        joined: &Joined,
        since: u64,
        edition: &edition::Edition,
    ) -> Result<(), Ended> {
        let eyes = viewer(joined.seat);
        let missed = past::entries(hall, joined.key, edition, since, joined.revision, eyes).await;
        for entry in missed.map_err(|_| Ended)? {
            self.tell(&written(&News::Past { entry })).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, hall: &Hall, id: u64, message: Message) -> Result<(), Ended> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) if self.pace.control() => return Ok(()),
            Message::Ping(_) | Message::Pong(_) => return self.close(CloseCode::Policy, "too-fast").await,
            Message::Close(_) => return Err(Ended),
            Message::Binary(_) | Message::Frame(_) => return self.refuse(malformed(&Fault::NotJson)).await,
        };
        if self.pace.message().is_err() {
            return self.refuse(Refusal::TooFast).await;
        }
        if text.len() > LONGEST_WISH {
            return self.refuse(malformed(&Fault::TooLong)).await;
        }
        match serde_json::from_str(&text) {
            Ok(wish) => {
                self.bad = 0;
                let mailbox = hall.known(&self.table).ok_or(Ended)?;
                mailbox.send(Box::new(Ask::Wish(id, wish))).await.map_err(|_| Ended)
            }
            Err(error) => self.refuse(Refusal::Malformed { text: error.to_string() }).await,
        }
    }

    async fn refuse(&mut self, refusal: Refusal) -> Result<(), Ended> {
        self.bad += 1;
        observe::refused(why(&refusal));
        self.tell(&written(&News::Refused(refusal))).await?;
        if self.bad > MOST_BAD {
            return self.close(CloseCode::Policy, "too-many").await;
        }
        Ok(())
    }

    /// Sends a text as one frame, straight from where it is: a connection keeps no copy of what it says. Pings and the
    /// like are on their way before it, so that frames do not mix.
    async fn tell(&mut self, text: &str) -> Result<(), Ended> {
        let (head, length) = frame_head(text.len());
        let mut frame = Buf::chain(&head[..length], text.as_bytes());
        let told = async {
            self.socket.flush().await.ok()?;
            self.socket.get_mut().write_all_buf(&mut frame).await.ok()
        };
        timeout(SLOWEST, told).await.ok().flatten().ok_or(Ended)
    }

    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        match timeout(SLOWEST, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Ended),
        }
    }

    async fn close(&mut self, code: CloseCode, reason: &'static str) -> Result<(), Ended> {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.send(Message::Close(Some(frame))).await?;
        Err(Ended)
    }
}

/// Whether somebody has no session any more, or comes from where nobody is answered.
async fn is_shut_out(hall: &Hall, player: Option<PlayerKey>, address: IpAddr) -> bool {
    let revoked = match player {
        Some(player) => !hall.store().has_session(player).await.unwrap_or(false),
        None => false,
    };
    revoked || hall.bans().covers(address)
}

/// The head of a whole text frame from a server, and its length (RFC 6455, 5.2).
fn frame_head(length: usize) -> ([u8; 10], usize) {
    let mut head = [0x81, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let bytes = (length as u64).to_be_bytes();
    match length {
        0..=125 => {
            head[1] = length as u8;
            (head, 2)
        }
        126..=0xffff => {
            head[1] = 126;
            head[2..4].copy_from_slice(&bytes[6..]);
            (head, 4)
        }
        _ => {
            head[1] = 127;
            head[2..].copy_from_slice(&bytes);
            (head, 10)
        }
    }
}

fn malformed(fault: &Fault) -> Refusal {
    Refusal::Malformed { text: fault.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_of_a_frame_says_its_length() {
        let head = |length| {
            let (head, count) = frame_head(length);
            head[..count].to_vec()
        };
        assert_eq!(head(0), [0x81, 0]);
        assert_eq!(head(125), [0x81, 125]);
        assert_eq!(head(126), [0x81, 126, 0, 126]);
        assert_eq!(head(0xffff), [0x81, 126, 0xff, 0xff]);
        assert_eq!(head(0x1_0000), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
}
