//! A connection to a table: wishes come in, news go out. Slow and hostile ones hurt nobody but themselves.

use crate::fault::Fault;
use crate::hall::Hall;
use crate::limits::SocketPace;
use crate::observe;
use crate::past;
use crate::sitting::{Ask, Joined, Joining, viewer, why, written};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use protocol::{LONGEST_WISH, News, Refusal};
use std::time::Duration;
use store::PlayerKey;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

/// Read and write buffers: a table for two with both sockets must stay small.
const BUFFER: usize = 2 * 1024;
/// Longer messages end the connection; those up to here get an answer.
const LONGEST_READ: usize = 16 * 1024;
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

/// Answers the request for a socket.
pub fn upgrade(
    socket: WebSocketUpgrade,
    hall: Hall,
    table: String,
    player: Option<PlayerKey>,
    since: Option<u64>,
    pace: SocketPace,
    permit: impl Send + 'static,
) -> Response {
    socket
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1024)
        .max_message_size(LONGEST_READ)
        .max_frame_size(LONGEST_READ)
        .on_upgrade(move |socket| async move {
            let _counted = observe::Counted::socket();
            hall.count_present(true);
            Line { socket, table, pace, bad: 0 }.run(&hall, player, since).await;
            hall.count_present(false);
            drop(permit);
        })
}

/// One connection.
struct Line {
    socket: WebSocket,
    table: String,
    pace: SocketPace,
    bad: u32,
}

/// Why a connection ends.
struct Ended;

impl Line {
    async fn run(mut self, hall: &Hall, player: Option<PlayerKey>, since: Option<u64>) {
        let id = hall.new_connection();
        let (to, mut news) = mpsc::channel(WAITING);
        let joining = Joining { id, player, to };
        let joined = hall.ask(&self.table, |reply| Ask::Join(Box::new(joining.clone()), reply)).await;
        drop(joining);
        let ended = match joined {
            Ok(joined) => self.talk(hall, id, &joined, since, &mut news).await,
            Err(fault) => self.close(close_code::POLICY, fault.code()).await,
        };
        let _: Result<(), Ended> = ended;
        if let Some(mailbox) = hall.known(&self.table) {
            let _ = mailbox.send(Ask::Gone(id)).await;
        }
    }

    async fn talk(
        &mut self,
        hall: &Hall,
        id: u64,
        joined: &Joined,
        since: Option<u64>,
        news: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), Ended> {
        // The welcome comes first, then what was missed, then whatever happens.
        if let Some(welcome) = news.recv().await {
            self.send(Message::Text(welcome)).await?;
        }
        if let (Some(since), Some(edition)) = (since, joined.edition) {
            self.catch_up(hall, joined, since, edition).await?;
        }
        let mut pings = interval_at(Instant::now() + PING, PING);
        let mut silent = 0;
        loop {
            tokio::select! {
                told = news.recv() => match told {
                    Some(text) => self.send(Message::Text(text)).await?,
                    // The table has let this connection go.
                    None => return self.close(close_code::AWAY, "again").await,
                },
                heard = self.socket.recv() => {
                    silent = 0;
                    match heard {
                        Some(Ok(message)) => self.hear(hall, id, message).await?,
                        Some(Err(_)) => return self.close(close_code::SIZE, "too-long").await,
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
            self.send(Message::Text(written(&News::Past { entry }))).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, hall: &Hall, id: u64, message: Message) -> Result<(), Ended> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Ended),
            Message::Binary(_) => return self.refuse(malformed(&Fault::NotJson)).await,
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
                mailbox.send(Ask::Wish(id, Box::new(wish))).await.map_err(|_| Ended)
            }
            Err(error) => self.refuse(Refusal::Malformed { text: error.to_string() }).await,
        }
    }

    async fn refuse(&mut self, refusal: Refusal) -> Result<(), Ended> {
        self.bad += 1;
        observe::refused(why(&refusal));
        self.send(Message::Text(written(&News::Refused(refusal)))).await?;
        if self.bad > MOST_BAD {
            return self.close(close_code::POLICY, "too-many").await;
        }
        Ok(())
    }

    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        match timeout(SLOWEST, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Ended),
        }
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Ended> {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.send(Message::Close(Some(frame))).await?;
        Err(Ended)
    }
}

fn malformed(fault: &Fault) -> Refusal {
    Refusal::Malformed { text: fault.to_string() }
}
