//! Who sits where: sitting down, keys, bots, leaving. The game begins when no seat is open.

use super::{Person, Sitting, commitment};
use crate::choice;
use crate::fault::Fault;
use crate::identity::Secret;
use protocol::Told;
use protocol::http::SeatKey;
use store::{By, Hash, PlayerKey, SeatRow, Status};
use table::{Live, Table};

impl Sitting {
    /// Somebody sits down at an open seat.
    pub(super) async fn sit(&mut self, person: Person, seat: Option<u8>, name: String) -> Result<u8, Fault> {
        if self.seat_of(Some(person.key)).await?.is_some() {
            return Err(Fault::Seated);
        }
        let row = match seat {
            Some(seat) => self.seat(seat)?,
            None => self.seats.iter().find(|row| row.by == By::Open).ok_or(Fault::TableFull)?,
        };
        if row.by != By::Open {
            return Err(Fault::SeatTaken);
        }
        let row = SeatRow { by: by(person), name, ..row.clone() };
        self.seated(person, row, Told::Sat).await
    }

    /// Somebody comes with the key of a seat: by an invitation, on another device, or because it is handed over.
    pub(super) async fn claim(
        &mut self,
        person: Person,
        seat: u8,
        key: Hash,
        name: Option<String>,
    ) -> Result<u8, Fault> {
        let row = self.seat(seat)?.clone();
        if row.key != Some(key) {
            return Err(Fault::WrongKey);
        }
        match self.seat_of(Some(person.key)).await? {
            Some(own) if own == seat => return Ok(seat),
            Some(_) => return Err(Fault::Seated),
            None => {}
        }
        if Sitting::is_person(&row) && !row.hand_over {
            self.hall.store().hold(self.row.key, seat, person.key).await?;
            self.seat_connections(person.key, seat);
            self.tell_table();
            return Ok(seat);
        }
        let (told, bot) = match row.by {
            By::Open => (Told::Sat, None),
            _ => (Told::Joined, None),
        };
        let row = SeatRow { by: by(person), name: name.unwrap_or(row.name), bot, hand_over: false, ..row };
        self.hall.store().release(self.row.key, seat, None).await?;
        // Whoever held it only watches from now on, and comes back as such.
        self.connections.retain(|connection| connection.seat != Some(seat));
        self.times.asked = if self.live.is_some() { crate::now() } else { self.times.asked };
        self.seated(person, row, told).await
    }

    async fn seated(&mut self, person: Person, row: SeatRow, told: Told) -> Result<u8, Fault> {
        let seat = row.seat;
        self.hall.store().hold(self.row.key, seat, person.key).await?;
        self.set_seat(row).await?;
        self.seat_connections(person.key, seat);
        self.stop_thinking_for(seat);
        self.beside(seat, told).await?;
        if !self.begin_if_full().await? {
            self.tell_begin();
        }
        Ok(seat)
    }

    fn seat_connections(&mut self, player: PlayerKey, seat: u8) {
        let own = self.connections.iter_mut().filter(|connection| connection.player == Some(player));
        own.for_each(|connection| connection.seat = Some(seat));
    }

    /// A new key for a seat, for whoever holds it; the host invites to seats that nobody holds.
    pub(super) async fn new_key(
        &mut self,
        player: PlayerKey,
        seat: u8,
        hand_over: bool,
    ) -> Result<SeatKey, Fault> {
        let row = self.seat(seat)?.clone();
        let mine = self.seat_of(Some(player)).await? == Some(seat);
        let left_to_bot = row.by != By::Soloist && (row.by == By::Open || row.bot.is_some());
        let invites = !mine && left_to_bot && self.row.host == Some(player);
        if !mine && !invites {
            return Err(if row.by == By::Soloist { Fault::NoSeat } else { Fault::NotYours });
        }
        // Whoever is invited to the seat of somebody who left has it alone.
        let hand_over = hand_over || invites;
        let key = Secret::new()?;
        self.set_seat(SeatRow { key: Some(key.hash()), hand_over, ..row }).await?;
        Ok(SeatKey { seat, key: key.text().to_owned() })
    }

    /// The host puts a bot on an open seat.
    pub(super) async fn seat_bot(&mut self, player: PlayerKey, seat: u8, bot: &str) -> Result<(), Fault> {
        if self.row.host != Some(player) {
            return Err(Fault::NotHost);
        }
        let bot = choice::bot(bot)?.to_owned();
        let row = self.seat(seat)?.clone();
        if row.by != By::Open {
            return Err(Fault::SeatTaken);
        }
        self.leave_to_bots(seat).await?;
        self.set_seat(SeatRow { by: By::Bot, bot: Some(bot), key: None, ..row }).await?;
        if !self.begin_if_full().await? {
            self.tell_table();
        }
        Ok(())
    }

    /// Somebody leaves: before the game the seat opens again, in a game a bot goes on.
    pub(super) async fn leave(&mut self, player: PlayerKey) -> Result<(), Fault> {
        let seat = self.seat_of(Some(player)).await?.ok_or(Fault::NotSeated)?;
        match self.row.status {
            Status::Waiting => {
                self.hall.store().release(self.row.key, seat, None).await?;
                self.open(seat).await?;
                self.beside(seat, Told::Left).await?;
                let own = self.connections.iter_mut().filter(|connection| connection.seat == Some(seat));
                own.for_each(|connection| connection.seat = None);
                self.tell_table();
                Ok(())
            }
            Status::Playing if self.seat(seat)?.bot.is_none() => self.take_over(seat, false).await,
            Status::Playing | Status::Over => Ok(()),
        }
    }

    /// Seats whose holders were forgotten: nobody holds them any more, nor have they names. The store knows which:
    /// whatever was told or lost, and whoever sat down since.
    pub(super) async fn abandon_unheld(&mut self) -> Result<(), Fault> {
        if self.row.status == Status::Over {
            return Ok(());
        }
        for seat in self.hall.store().unheld(self.row.key).await? {
            self.abandon(seat).await?;
        }
        Ok(())
    }

    async fn abandon(&mut self, seat: u8) -> Result<(), Fault> {
        let row = self.seat(seat)?.clone();
        if self.row.status == Status::Waiting {
            self.open(seat).await?;
        } else {
            self.set_seat(SeatRow { name: String::new(), ..row.clone() }).await?;
            if self.row.status == Status::Playing && row.bot.is_none() {
                self.take_over(seat, false).await?;
            }
        }
        self.connections.retain(|connection| connection.seat != Some(seat));
        self.tell_table();
        Ok(())
    }

    /// Somebody is known no longer: who sits here is as the store has it now, and they are not here any more.
    pub(super) async fn forgotten(&mut self, player: PlayerKey) -> Result<(), Fault> {
        let (row, seats) = self.hall.store().table(&self.id).await?.ok_or(Fault::NoTable)?;
        self.row.host = row.host;
        self.seats = seats;
        self.connections.retain(|connection| connection.player != Some(player));
        self.tell_table();
        Ok(())
    }

    async fn open(&mut self, seat: u8) -> Result<(), Fault> {
        let row = self.seat(seat)?.clone();
        self.set_seat(SeatRow { by: By::Open, name: String::new(), bot: None, key: None, ..row }).await
    }

    /// The host removes a table on which nothing has begun.
    pub(super) async fn delete(&mut self, player: PlayerKey) -> Result<(), Fault> {
        if self.row.host != Some(player) {
            return Err(Fault::NotHost);
        }
        if self.row.status != Status::Waiting {
            return Err(Fault::Begun);
        }
        self.hall.store().delete_table(self.row.key).await?;
        self.broken = true;
        Ok(())
    }

    /// Deals when no seat is open. Says whether the game has begun just now.
    pub(super) async fn begin_if_full(&mut self) -> Result<bool, Fault> {
        let open = self.seats.iter().any(|row| row.by == By::Open);
        if open || self.row.status != Status::Waiting {
            return Ok(false);
        }
        let setup = choice::setup(&self.options, self.seats.len())?;
        let edition = choice::edition(&self.hall, &self.options, crate::editions::For::Table).await?;
        let seed = choice::seed(&self.options)?;
        // Names are not part of the game: whoever is forgotten must not be found in it.
        let table = Table::deal(&setup, edition, seed, Vec::new()).map_err(|_| Fault::Seats)?;
        let start = table.record().write();
        let began = crate::now();
        self.hall.store().begin(self.row.key, &start, began).await?;
        self.hall.store().set_live(self.row.key, true, None).await?;
        self.commitment = commitment(&start);
        self.live = Some(Live::of(table.record(), seed, 0));
        self.times = super::Times::new(&self.options, self.seats.len(), began);
        self.row.status = Status::Playing;
        self.row.began = Some(began);
        self.tell_begin();
        self.go_on();
        Ok(true)
    }
}

fn by(person: Person) -> By {
    if person.account { By::Account } else { By::Human }
}
