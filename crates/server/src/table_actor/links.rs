//! Links to a seat, and the devices of its player. A link works once, and the host never gets a link to a player's
//! seat.

use super::seats::{seat_kind, used_up};
use super::{Person, TableActor};
use crate::api_error::ApiError;
use crate::identity::Secret;
use protocol::SeatKind;
use protocol::Status;
use protocol::TalkContent;
use protocol::http::LinkKind;
use protocol::http::{Device, Devices, PendingLink, SeatKey};
use store::{Hash, PlayerKey, SeatRow};

/// How long a link to a player's own seat is valid, in milliseconds.
const WEEK: i64 = 7 * 24 * 60 * 60 * 1000;
/// The most devices of one seat.
const MOST_DEVICES: usize = 8;

impl TableActor {
    /// Makes an invitation of the host to an open seat or to the seat of a bot.
    pub(super) async fn invite(&mut self, player: PlayerKey, seat: u8) -> Result<SeatKey, ApiError> {
        self.check_host(player)?;
        let row = self.seat(seat)?;
        match row.by {
            SeatKind::Soloist => Err(ApiError::NoSeat),
            SeatKind::Human | SeatKind::Account => Err(ApiError::NotYours),
            SeatKind::Open | SeatKind::Bot if row.shut => Err(ApiError::Shut),
            SeatKind::Open | SeatKind::Bot => self.new_link(seat, LinkKind::Invitation, None).await,
        }
    }

    /// Makes a link that adds a device to a player's seat.
    pub(super) async fn link_device(&mut self, player: PlayerKey) -> Result<SeatKey, ApiError> {
        let seat = self.own_seat(player).await?;
        if self.registry.store().devices(self.row.key, seat).await?.len() >= MOST_DEVICES {
            return Err(ApiError::TooManyDevices(MOST_DEVICES));
        }
        self.new_link(seat, LinkKind::Device, Some(crate::now() + WEEK)).await
    }

    /// Makes a link that gives a player's seat to somebody else.
    pub(super) async fn hand_over(&mut self, player: PlayerKey) -> Result<SeatKey, ApiError> {
        let seat = self.own_seat(player).await?;
        self.check_first_device(seat, player).await?;
        self.new_link(seat, LinkKind::HandOver, Some(crate::now() + WEEK)).await
    }

    async fn new_link(&mut self, seat: u8, kind: LinkKind, until: Option<i64>) -> Result<SeatKey, ApiError> {
        if self.row.status == Status::Over {
            return Err(ApiError::Over);
        }
        let secret = Secret::new()?;
        self.registry.store().put_link(self.row.key, seat, kind, &secret.hash(), until).await?;
        Ok(SeatKey { seat, key: secret.text().to_owned() })
    }

    /// Cancels the unused links to a player's seat.
    pub(super) async fn cancel_links(&mut self, player: PlayerKey) -> Result<(), ApiError> {
        let seat = self.own_seat(player).await?;
        Ok(self.registry.store().drop_links(self.row.key, seat).await?)
    }

    async fn own_seat(&self, player: PlayerKey) -> Result<u8, ApiError> {
        self.seat_of(Some(player)).await?.ok_or(ApiError::NotSeated)
    }

    /// Only the first device of a seat may give it away: a device that was added by a link must not take the seat from
    /// its player.
    pub(super) async fn check_first_device(&self, seat: u8, player: PlayerKey) -> Result<(), ApiError> {
        let devices = self.registry.store().devices(self.row.key, seat).await?;
        let first = devices.first().is_some_and(|device| device.player == player);
        if first { Ok(()) } else { Err(ApiError::NotFirstDevice) }
    }

    /// A player uses a link.
    pub(super) async fn claim(
        &mut self,
        person: Person,
        seat: u8,
        secret: Hash,
        name: Option<String>,
    ) -> Result<u8, ApiError> {
        let row = self.seat(seat)?.clone();
        let links = self.registry.store().links(self.row.key, seat, crate::now()).await?;
        let link = links.into_iter().find(|link| link.hash == secret).ok_or(ApiError::WrongKey)?;
        match self.seat_of(Some(person.key)).await? {
            // Players who open a link to their own seat do not use it up.
            Some(own) if own == seat => return Ok(seat),
            Some(_) => return Err(ApiError::Seated),
            None => {}
        }
        let told = match (link.kind, row.by) {
            (LinkKind::Device, SeatKind::Human | SeatKind::Account) => {
                return self.new_device(person, seat, secret).await;
            }
            (LinkKind::HandOver, SeatKind::Human | SeatKind::Account)
            | (LinkKind::Invitation, SeatKind::Bot) => TalkContent::Joined,
            (LinkKind::Invitation, SeatKind::Open) => TalkContent::Sat,
            _ => return Err(ApiError::WrongKey),
        };
        if row.shut {
            return Err(ApiError::Shut);
        }
        let row = SeatRow { by: seat_kind(&person), name: name.unwrap_or(row.name), bot: None, ..row };
        // The new player gets the full time to decide.
        self.restart_decision_time().await?;
        self.take_seat(person, row, Some(secret), told).await
    }

    async fn new_device(&mut self, person: Person, seat: u8, secret: Hash) -> Result<u8, ApiError> {
        let player = person.key;
        self.registry
            .store()
            .add_device(self.row.key, seat, person.holder(), secret)
            .await
            .map_err(used_up)?;
        self.seat_connections(player, seat);
        self.post_talk(seat, TalkContent::NewDevice).await?;
        self.broadcast_table_and_state();
        Ok(seat)
    }

    /// The devices of a player's seat, and its unused links.
    pub(super) async fn devices(&self, player: PlayerKey) -> Result<Devices, ApiError> {
        let seat = self.own_seat(player).await?;
        let rows = self.registry.store().devices(self.row.key, seat).await?;
        let own = rows.iter().position(|row| row.player == player).unwrap_or(rows.len());
        let device = |(at, row): (usize, &store::DeviceRow)| Device {
            id: row.player,
            name: row.device.clone(),
            since: row.since,
            this: at == own,
            present: self.connections.iter().any(|connection| connection.player == Some(row.player)),
            revocable: at >= own && rows.len() > 1,
        };
        let links = self.registry.store().links(self.row.key, seat, crate::now()).await?;
        let pending =
            |link: store::LinkRow| PendingLink { kind: link.kind, until: link.until.unwrap_or(i64::MAX) };
        Ok(Devices {
            devices: rows.iter().enumerate().map(device).collect(),
            links: links.into_iter().map(pending).collect(),
        })
    }

    /// Revokes a device of a player's seat: the one that asks, or one that was added after it.
    pub(super) async fn revoke(&mut self, player: PlayerKey, device: PlayerKey) -> Result<(), ApiError> {
        let seat = self.own_seat(player).await?;
        let known = self.devices(player).await?;
        let device = known.devices.iter().find(|known| known.id == device).ok_or(ApiError::NoDevice)?;
        if !device.revocable {
            return Err(if device.this { ApiError::LastDevice } else { ApiError::NotFirstDevice });
        }
        let gone = device.id;
        self.registry.store().revoke_device(self.row.key, seat, gone).await?;
        self.connections.retain(|connection| connection.player != Some(gone));
        self.broadcast_table();
        Ok(())
    }
}
