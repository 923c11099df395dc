//! One WebSocket connection to a table. It passes messages between the client and the table. A slow or hostile client
//! harms only its own connection.

mod frame;
mod handshake;

pub use handshake::Upgrade;

use crate::api_error::ApiError;
use crate::limits::SocketLimits;
use crate::observe;
use crate::replay;
use crate::table_actor::{Joined, Joining, OptionList, TableRequest, encode, viewer};
use crate::table_registry::{Notice, TableRegistry};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use handshake::LimitedStream;
use hyper::body::Buf;
use hyper_util::rt::TokioIo;
use protocol::{LONGEST_MESSAGE, Refusal, ServerMessage};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use store::PlayerKey;
use tokio::io::AsyncWriteExt;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// Small, because clients send short messages.
const READ_BUFFER: usize = 512;
/// A longer message closes the connection; a message between the protocol's limit and this one is refused.
const LONGEST_READ: usize = 16 * 1024;
/// The same, as the message size for the byte limit.
const LONGEST: NonZeroU32 = match NonZeroU32::new(LONGEST_READ as u32) {
    Some(longest) => longest,
    None => NonZeroU32::MIN,
};
/// How many messages may wait for a connection.
const QUEUE: usize = 64;
/// The interval of pings.
const PING: Duration = Duration::from_secs(25);
/// A connection that sends nothing during this many pings is closed.
const MISSED_PINGS: u32 = 3;
/// How long sending one message may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// A connection with more refused messages in a row is closed.
const MOST_REFUSED: u32 = 200;

/// A client that wants to connect to a table.
pub struct Caller {
    /// The table.
    pub table: String,
    /// The player, if the client has identified itself.
    pub player: Option<PlayerKey>,
    /// The client's address.
    pub address: IpAddr,
    /// The last revision the client knows.
    pub since: Option<u64>,
    /// Whether updates list the player's options.
    pub options: OptionList,
}

/// Accepts a request for a WebSocket and serves the connection in the background. The permit is held until it closes.
pub fn upgrade(
    upgrade: Upgrade,
    registry: TableRegistry,
    caller: Caller,
    limits: SocketLimits,
    permit: impl Send + 'static,
) -> Response {
    let response = upgrade.accept();
    tokio::spawn(async move {
        let Ok(upgraded) = upgrade.upgraded.await else { return };
        let mut config = WebSocketConfig::default();
        config.read_buffer_size = READ_BUFFER;
        config.write_buffer_size = 0;
        config.max_message_size = Some(LONGEST_READ);
        config.max_frame_size = Some(LONGEST_READ);
        let stream = LimitedStream { stream: TokioIo::new(upgraded), limit: limits.bytes(LONGEST) };
        let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        let _counted = (observe::Counted::socket(), registry.count_socket());
        SocketSession { socket, registry, caller, limits, refused: 0 }.run().await;
        drop(permit);
    });
    response
}

/// A connection.
struct SocketSession {
    socket: WebSocketStream<LimitedStream>,
    registry: TableRegistry,
    caller: Caller,
    limits: SocketLimits,
    /// How many messages were refused in a row.
    refused: u32,
}

/// The connection has ended.
struct Ended;

impl SocketSession {
    async fn run(mut self) {
        let id = self.registry.new_connection();
        let notices = self.registry.notices();
        // The session may have been revoked, or the address banned, since the request was accepted.
        if is_shut_out(&self.registry, &self.caller).await {
            let _: Result<(), Ended> = self.close(CloseCode::Policy, "revoked").await;
            return;
        }
        let (to, messages) = mpsc::channel(QUEUE);
        let joining = Joining { id, player: self.caller.player, options: self.caller.options, to };
        let join = |reply| TableRequest::Join(joining.clone(), reply);
        let joined = self.registry.request(&self.caller.table, join).await;
        // Only the table keeps a sender, so that it can close the connection by dropping it.
        drop(joining);
        let _: Result<(), Ended> = match joined {
            Ok(joined) => self.serve(id, joined, messages, notices).await,
            Err(error) => self.close(CloseCode::Policy, error.code()).await,
        };
        if let Some(mailbox) = self.registry.running_mailbox(&self.caller.table) {
            let _ = mailbox.send(Box::new(TableRequest::Disconnected(id))).await;
        }
    }

    async fn serve(
        &mut self,
        id: u64,
        joined: Joined,
        mut messages: mpsc::Receiver<Arc<str>>,
        mut notices: broadcast::Receiver<Notice>,
    ) -> Result<(), Ended> {
        Box::pin(self.send_start(joined)).await?;
        let mut pings = interval_at(Instant::now() + PING, PING);
        let mut missed = 0;
        loop {
            tokio::select! {
                message = messages.recv() => match message {
                    Some(text) => self.send(&text).await?,
                    // The table has dropped this connection.
                    None => return self.close(CloseCode::Away, "again").await,
                },
                notice = notices.recv() => Box::pin(self.handle_notice(notice)).await?,
                received = self.socket.next() => {
                    missed = 0;
                    match received {
                        Some(Ok(message)) => Box::pin(self.receive(id, message)).await?,
                        Some(Err(_)) => return self.close(CloseCode::Size, "too-long").await,
                        None => return Err(Ended),
                    }
                }
                _ = pings.tick() => {
                    missed += 1;
                    if missed > MISSED_PINGS {
                        return Err(Ended);
                    }
                    self.send_control(Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// Sends the welcome, the announcement, and the steps that the client has missed.
    async fn send_start(&mut self, joined: Joined) -> Result<(), Ended> {
        self.send(&joined.welcome).await?;
        if let Some(text) = self.registry.announcement() {
            self.send(&encode(&ServerMessage::Announced { text: text.to_string() })).await?;
        }
        let (Some(since), Some(edition)) = (self.caller.since, joined.edition) else { return Ok(()) };
        let viewer = viewer(joined.seat);
        let missed = replay::entries(&self.registry, joined.key, edition, since, joined.revision, viewer);
        for entry in missed.await.map_err(|_| Ended)? {
            self.send(&encode(&ServerMessage::Past { entry })).await?;
        }
        Ok(())
    }

    /// Handles a notice to all sockets.
    async fn handle_notice(&mut self, notice: Result<Notice, RecvError>) -> Result<(), Ended> {
        match notice {
            Ok(Notice::Announced(text)) => self.send(&text).await,
            Ok(Notice::Revoked(player)) if self.caller.player == Some(player) => {
                self.close(CloseCode::Policy, "revoked").await
            }
            Ok(Notice::Banned) if self.registry.bans().covers(self.caller.address) => {
                self.close(CloseCode::Policy, "banned").await
            }
            Ok(Notice::Revoked(_) | Notice::Banned) => Ok(()),
            // The connection has missed notices: the client reconnects and is checked again.
            Err(RecvError::Lagged(_)) => self.close(CloseCode::Away, "again").await,
            Err(RecvError::Closed) => Err(Ended),
        }
    }

    /// Parses a client's message and passes it to the table.
    async fn receive(&mut self, id: u64, message: Message) -> Result<(), Ended> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) if self.limits.control() => return Ok(()),
            Message::Ping(_) | Message::Pong(_) => return self.close(CloseCode::Policy, "too-fast").await,
            Message::Close(_) => return Err(Ended),
            Message::Binary(_) | Message::Frame(_) => {
                return self.refuse(malformed(&ApiError::NotJson)).await;
            }
        };
        if self.limits.message().is_err() {
            return self.refuse(Refusal::TooFast).await;
        }
        if text.len() > LONGEST_MESSAGE {
            return self.refuse(malformed(&ApiError::TooLong)).await;
        }
        match serde_json::from_str(&text) {
            Ok(message) => {
                self.refused = 0;
                let mailbox = self.registry.running_mailbox(&self.caller.table).ok_or(Ended)?;
                mailbox.send(Box::new(TableRequest::Message(id, message))).await.map_err(|_| Ended)
            }
            Err(error) => self.refuse(Refusal::Malformed { text: error.to_string() }).await,
        }
    }

    async fn refuse(&mut self, refusal: Refusal) -> Result<(), Ended> {
        self.refused += 1;
        observe::refused(refusal.code());
        self.send(&encode(&ServerMessage::Refused(refusal))).await?;
        if self.refused > MOST_REFUSED {
            return self.close(CloseCode::Policy, "too-many").await;
        }
        Ok(())
    }

    /// Sends a text as one frame, without copying it into a buffer of the connection. Flushes control frames first, so
    /// that frames do not mix.
    async fn send(&mut self, text: &str) -> Result<(), Ended> {
        let (header, length) = frame::text_header(text.len());
        let mut frame = Buf::chain(&header[..length], text.as_bytes());
        let sent = async {
            self.socket.flush().await.ok()?;
            self.socket.get_mut().write_all_buf(&mut frame).await.ok()
        };
        timeout(SEND_TIMEOUT, sent).await.ok().flatten().ok_or(Ended)
    }

    async fn send_control(&mut self, message: Message) -> Result<(), Ended> {
        match timeout(SEND_TIMEOUT, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Ended),
        }
    }

    async fn close(&mut self, code: CloseCode, reason: &'static str) -> Result<(), Ended> {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.send_control(Message::Close(Some(frame))).await?;
        Err(Ended)
    }
}

/// Whether the client's session was revoked or its address is banned.
async fn is_shut_out(registry: &TableRegistry, caller: &Caller) -> bool {
    let revoked = match caller.player {
        Some(player) => !registry.store().has_session(player).await.unwrap_or(false),
        None => false,
    };
    revoked || registry.bans().covers(caller.address)
}

fn malformed(error: &ApiError) -> Refusal {
    Refusal::Malformed { text: error.to_string() }
}
