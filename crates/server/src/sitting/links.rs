//! Links that open a seat, and the devices of the person who has it. A link works once; the host never has one to a
//! seat that a person has.

use super::seats::{by, used_up};
use super::{Person, Sitting};
use crate::fault::Fault;
use crate::identity::Secret;
use protocol::Told;
use protocol::http::{Device, Devices, PendingLink, SeatKey};
use store::{By, Hash, LinkKind, PlayerKey, SeatRow, Status};

/// How long a link for another device or for somebody else can be used, in milliseconds.
const WEEK: i64 = 7 * 24 * 60 * 60 * 1000;
/// The most devices of one seat.
const MOST_DEVICES: usize = 8;

impl Sitting {
    /// The host invites somebody to an open seat, or to the seat of a bot.
    pub(super) async fn invite(&mut self, player: PlayerKey, seat: u8) -> Result<SeatKey, Fault> {
        if self.row.host != Some(player) {
            return Err(Fault::NotHost);
        }
        let row = self.seat(seat)?;
        match row.by {
            By::Soloist => Err(Fault::NoSeat),
            By::Human | By::Account => Err(Fault::NotYours),
            By::Open | By::Bot if row.shut => Err(Fault::Shut),
            By::Open | By::Bot => self.new_link(seat, LinkKind::Invitation, None).await,
        }
    }

    /// Somebody wants their seat on another device, too.
    pub(super) async fn link_device(&mut self, player: PlayerKey) -> Result<SeatKey, Fault> {
        let seat = self.own_seat(player).await?;
        if self.hall.store().devices(self.row.key, seat).await?.len() >= MOST_DEVICES {
            return Err(Fault::TooManyDevices(MOST_DEVICES));
        }
        self.new_link(seat, LinkKind::Device, Some(crate::now() + WEEK)).await
    }

    /// Somebody wants to give their seat to somebody else.
    pub(super) async fn hand_over(&mut self, player: PlayerKey) -> Result<SeatKey, Fault> {
        let seat = self.own_seat(player).await?;
        self.first_device(seat, player).await?;
        self.new_link(seat, LinkKind::HandOver, Some(crate::now() + WEEK)).await
    }

    async fn new_link(&mut self, seat: u8, kind: LinkKind, until: Option<i64>) -> Result<SeatKey, Fault> {
        if self.row.status == Status::Over {
            return Err(Fault::Over);
        }
        let secret = Secret::new()?;
        self.hall.store().put_link(self.row.key, seat, kind, &secret.hash(), until).await?;
        Ok(SeatKey { seat, key: secret.text().to_owned() })
    }

    /// The links that somebody made for their seat open it no longer.
    pub(super) async fn cancel_links(&mut self, player: PlayerKey) -> Result<(), Fault> {
        let seat = self.own_seat(player).await?;
        Ok(self.hall.store().drop_links(self.row.key, seat).await?)
    }

    async fn own_seat(&self, player: PlayerKey) -> Result<u8, Fault> {
        self.seat_of(Some(player)).await?.ok_or(Fault::NotSeated)
    }

    /// Whoever came by a link of theirs cannot throw them out: what gives a seat away is for its first device.
    pub(super) async fn first_device(&self, seat: u8, player: PlayerKey) -> Result<(), Fault> {
        let devices = self.hall.store().devices(self.row.key, seat).await?;
        let first = devices.first().is_some_and(|device| device.player == player);
        if first { Ok(()) } else { Err(Fault::NotFirstDevice) }
    }

    /// Somebody comes with the secret of a link.
    pub(super) async fn claim(
        &mut self,
        person: Person,
        seat: u8,
        secret: Hash,
        name: Option<String>,
    ) -> Result<u8, Fault> {
        let row = self.seat(seat)?.clone();
        let links = self.hall.store().links(self.row.key, seat, crate::now()).await?;
        let link = links.into_iter().find(|link| link.hash == secret).ok_or(Fault::WrongKey)?;
        match self.seat_of(Some(person.key)).await? {
            // They open a link of their own: it stays good for whom it is meant.
            Some(own) if own == seat => return Ok(seat),
            Some(_) => return Err(Fault::Seated),
            None => {}
        }
        let told = match (link.kind, row.by) {
            (LinkKind::Device, By::Human | By::Account) => {
                return self.new_device(person, seat, secret).await;
            }
            (LinkKind::HandOver, By::Human | By::Account) | (LinkKind::Invitation, By::Bot) => Told::Joined,
            (LinkKind::Invitation, By::Open) => Told::Sat,
            _ => return Err(Fault::WrongKey),
        };
        if row.shut {
            return Err(Fault::Shut);
        }
        let row = SeatRow { by: by(&person), name: name.unwrap_or(row.name), bot: None, ..row };
        // Whoever comes now has not kept anybody waiting.
        self.ask_anew().await?;
        self.seated(person, row, Some(secret), told).await
    }

    async fn new_device(&mut self, person: Person, seat: u8, secret: Hash) -> Result<u8, Fault> {
        let player = person.key;
        self.hall.store().add_device(self.row.key, seat, person.holder(), secret).await.map_err(used_up)?;
        self.seat_connections(player, seat);
        self.beside(seat, Told::NewDevice).await?;
        self.tell_begin();
        Ok(seat)
    }

    /// The devices of somebody's seat, and the links that are still to be used.
    pub(super) async fn devices(&self, player: PlayerKey) -> Result<Devices, Fault> {
        let seat = self.own_seat(player).await?;
        let rows = self.hall.store().devices(self.row.key, seat).await?;
        let own = rows.iter().position(|row| row.player == player).unwrap_or(rows.len());
        let device = |(at, row): (usize, &store::DeviceRow)| Device {
            id: row.player,
            name: row.device.clone(),
            since: row.since,
            this: at == own,
            present: self.connections.iter().any(|connection| connection.player == Some(row.player)),
            revocable: at >= own && rows.len() > 1,
        };
        let links = self.hall.store().links(self.row.key, seat, crate::now()).await?;
        let pending = |link: store::LinkRow| {
            let kind = match link.kind {
                LinkKind::Invitation => protocol::http::LinkKind::Invitation,
                LinkKind::Device => protocol::http::LinkKind::Device,
                LinkKind::HandOver => protocol::http::LinkKind::HandOver,
            };
            PendingLink { kind, until: link.until.unwrap_or(i64::MAX) }
        };
        Ok(Devices {
            devices: rows.iter().enumerate().map(device).collect(),
            links: links.into_iter().map(pending).collect(),
        })
    }

    /// A device opens its seat no longer: itself, or one that came after the one that asks.
    pub(super) async fn revoke(&mut self, player: PlayerKey, device: PlayerKey) -> Result<(), Fault> {
        let seat = self.own_seat(player).await?;
        let known = self.devices(player).await?;
        let device = known.devices.iter().find(|known| known.id == device).ok_or(Fault::NoDevice)?;
        if !device.revocable {
            return Err(if device.this { Fault::LastDevice } else { Fault::NotFirstDevice });
        }
        let gone = device.id;
        self.hall.store().revoke_device(self.row.key, seat, gone).await?;
        self.connections.retain(|connection| connection.player != Some(gone));
        self.tell_table();
        Ok(())
    }
}
