//! The requests that a table's actor handles.

use super::TableActor;
use crate::api_error::ApiError;
use crate::push::Notice;
use protocol::http::{Devices, SeatKey};
use protocol::{ClientMessage, TableInfo};
use std::sync::Arc;
use store::{Hash, Holder, PlayerKey, TableKey};
use tokio::sync::{mpsc, oneshot};
use vocab::{Action, Seat};

/// Where the answer to a request goes.
pub type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// A request to a table.
pub enum TableRequest {
    /// The table as a viewer sees it.
    Info(Option<PlayerKey>, Reply<TableInfo>),
    /// A connection opens.
    Join(Joining, Reply<Joined>),
    /// A connection has closed.
    Disconnected(u64),
    /// A connection sent a message.
    Message(u64, ClientMessage),
    /// A player takes an open seat: the given one, or the first one. The answer is the seat.
    Sit(Person, Option<u8>, String, Reply<u8>),
    /// A player uses the key of a seat.
    Claim(Person, u8, Box<Hash>, Option<String>, Reply<u8>),
    /// The host makes an invitation to a seat.
    Invite(PlayerKey, u8, Reply<SeatKey>),
    /// A player makes a link to their seat for another device.
    LinkDevice(PlayerKey, Reply<SeatKey>),
    /// A player makes a link that gives their seat to somebody else.
    HandOver(PlayerKey, Reply<SeatKey>),
    /// A player cancels the unused links to their seat.
    CancelLinks(PlayerKey, Reply<()>),
    /// The devices of a player's seat.
    Devices(PlayerKey, Reply<Devices>),
    /// A player revokes a device of their seat.
    Revoke(PlayerKey, PlayerKey, Reply<()>),
    /// The host removes a player, and optionally blocks them.
    Kick(PlayerKey, u8, bool, Reply<()>),
    /// The host puts a bot on an open seat.
    SeatBot(PlayerKey, u8, String, Reply<()>),
    /// A player leaves, for good or until they take the seat back.
    Leave(PlayerKey, bool, Reply<()>),
    /// A player starts a rematch of the finished game. The answer is the id of its table.
    Rematch(Person, Reply<String>),
    /// The host deletes the table.
    Delete(PlayerKey, Reply<()>),
    /// The operator of the server deletes the table, in any status.
    Remove(Reply<()>),
    /// Seats may have lost their holder, because a player was deleted.
    ReleaseUnheldSeats(Reply<()>),
    /// A player was deleted.
    PlayerDeleted(PlayerKey),
    /// What an absent player at a seat is to be told after quiet hours: about the turn that began at a revision, or that
    /// the game is over. None if it is no longer so.
    PendingNotice(u8, Option<u64>, Reply<Option<Notice>>),
    /// A bot has decided.
    BotDecided {
        /// At which revision.
        revision: u64,
        /// For which seat.
        seat: Seat,
        /// The action; none if the bot failed.
        action: Option<Action>,
    },
    /// The actor panics.
    #[cfg(test)]
    Panic(Reply<()>),
}

/// A player who comes to a table.
#[derive(Clone, Debug)]
pub struct Person {
    /// Their number in the store.
    pub key: PlayerKey,
    /// Whether it is a program with an account.
    pub account: bool,
    /// Their device, such as `Firefox, Android`.
    pub device: String,
    /// Their address.
    pub address: String,
}

impl Person {
    pub(super) fn holder(&self) -> Holder {
        Holder { player: self.key, device: self.device.clone(), since: crate::now() }
    }
}

/// A connection that opens.
#[derive(Clone)]
pub struct Joining {
    /// Its number.
    pub id: u64,
    /// The player; none for a stranger.
    pub player: Option<PlayerKey>,
    /// Whether updates list the player's options.
    pub options: OptionList,
    /// Where its messages go.
    pub to: mpsc::Sender<Arc<str>>,
}

/// Whether a state lists the actions that its viewer can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OptionList {
    /// They are listed.
    Included,
    /// They are left out: the client computes them itself, or nobody can choose anything.
    Omitted,
}

/// What a new connection needs: its first message, and where to read the steps before it.
pub struct Joined {
    /// The encoded welcome.
    pub welcome: Arc<str>,
    /// The table in the store.
    pub key: TableKey,
    /// Steps up to this revision are in the journal; later ones arrive as messages.
    pub revision: u64,
    /// The seat, counted from 1; none for a spectator.
    pub seat: Option<u8>,
    /// The edition, once the game has begun.
    pub edition: Option<&'static edition::Edition>,
}

impl TableRequest {
    /// Answers the request with an error, because the table could not be loaded.
    pub(super) fn refuse(self, error: ApiError) {
        match self {
            TableRequest::Info(_, reply) => drop(reply.send(Err(error))),
            TableRequest::Join(_, reply) => drop(reply.send(Err(error))),
            TableRequest::Sit(.., reply) | TableRequest::Claim(.., reply) => drop(reply.send(Err(error))),
            TableRequest::Invite(.., reply)
            | TableRequest::LinkDevice(_, reply)
            | TableRequest::HandOver(_, reply) => drop(reply.send(Err(error))),
            TableRequest::Devices(_, reply) => drop(reply.send(Err(error))),
            TableRequest::PendingNotice(.., reply) => drop(reply.send(Err(error))),
            TableRequest::Rematch(_, reply) => drop(reply.send(Err(error))),
            TableRequest::SeatBot(.., reply)
            | TableRequest::CancelLinks(_, reply)
            | TableRequest::Revoke(.., reply)
            | TableRequest::Kick(.., reply)
            | TableRequest::Leave(.., reply)
            | TableRequest::Delete(_, reply)
            | TableRequest::Remove(reply)
            | TableRequest::ReleaseUnheldSeats(reply) => drop(reply.send(Err(error))),
            #[cfg(test)]
            TableRequest::Panic(reply) => drop(reply.send(Err(error))),
            TableRequest::Disconnected(_)
            | TableRequest::Message(..)
            | TableRequest::PlayerDeleted(_)
            | TableRequest::BotDecided { .. } => {}
        }
    }
}

impl TableActor {
    /// Handles one request. Failed replies are ignored: the client no longer waits for them.
    pub(super) async fn handle(&mut self, request: TableRequest) {
        match request {
            TableRequest::Info(player, reply) => {
                let seat = self.seat_of(player).await;
                drop(reply.send(seat.map(|seat| self.info(player, seat))));
            }
            TableRequest::Join(joining, reply) => drop(reply.send(self.join(joining).await)),
            TableRequest::Disconnected(id) => self.disconnected(id),
            TableRequest::Message(from, message) => self.handle_message(from, message).await,
            TableRequest::Sit(person, seat, name, reply) => {
                drop(reply.send(self.sit(person, seat, name).await));
            }
            TableRequest::Claim(person, seat, key, name, reply) => {
                drop(reply.send(self.claim(person, seat, *key, name).await));
            }
            TableRequest::Invite(player, seat, reply) => drop(reply.send(self.invite(player, seat).await)),
            TableRequest::LinkDevice(player, reply) => drop(reply.send(self.link_device(player).await)),
            TableRequest::HandOver(player, reply) => drop(reply.send(self.hand_over(player).await)),
            TableRequest::CancelLinks(player, reply) => drop(reply.send(self.cancel_links(player).await)),
            TableRequest::Devices(player, reply) => drop(reply.send(self.devices(player).await)),
            TableRequest::Revoke(player, device, reply) => {
                drop(reply.send(self.revoke(player, device).await));
            }
            TableRequest::Kick(player, seat, block, reply) => {
                drop(reply.send(self.kick(player, seat, block).await));
            }
            TableRequest::SeatBot(player, seat, bot, reply) => {
                drop(reply.send(self.seat_bot(player, seat, &bot).await));
            }
            TableRequest::Leave(player, for_good, reply) => {
                drop(reply.send(self.leave(player, for_good).await));
            }
            TableRequest::Rematch(person, reply) => drop(reply.send(self.rematch(person).await)),
            TableRequest::Delete(player, reply) => drop(reply.send(self.delete(player).await)),
            TableRequest::Remove(reply) => drop(reply.send(self.remove().await)),
            TableRequest::ReleaseUnheldSeats(reply) => drop(reply.send(self.release_unheld_seats().await)),
            TableRequest::PlayerDeleted(player) => drop(self.player_deleted(player).await),
            TableRequest::PendingNotice(seat, turn, reply) => {
                drop(reply.send(Ok(self.pending_notice(seat, turn))));
            }
            TableRequest::BotDecided { revision, seat, action } => {
                self.bot_decided(revision, seat, action).await;
            }
            #[cfg(test)]
            TableRequest::Panic(_reply) => panic!("as asked for"),
        }
    }
}
