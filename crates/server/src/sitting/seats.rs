//! Who sits where: sitting down, bots, leaving, removing. The game begins when no seat is open.

use super::{Person, Sitting, commitment};
use crate::choice;
use crate::fault::Fault;
use protocol::Told;
use store::{By, Hash, PlayerKey, SeatRow, Status};
use table::{Live, Table};

impl Sitting {
    /// Somebody sits down at an open seat. Its invitation opens it no longer.
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
        let row = SeatRow { by: by(&person), name, ..row.clone() };
        self.seated(person, row, None, Told::Sat).await
    }

    /// Somebody has a seat for themselves alone from now on: no link, cookie or connection of anybody before them opens
    /// it any more.
    pub(super) async fn seated(
        &mut self,
        person: Person,
        row: SeatRow,
        secret: Option<Hash>,
        told: Told,
    ) -> Result<u8, Fault> {
        let seat = row.seat;
        if self.hall.store().is_blocked(self.row.key, person.key, &person.address).await? {
            return Err(Fault::Blocked);
        }
        let holder = person.holder();
        self.hall.store().take_seat(self.row.key, &row, holder, secret).await.map_err(used_up)?;
        self.know_seat(row);
        // Whoever held it only watches from now on, and comes back as such.
        self.connections.retain(|connection| connection.seat != Some(seat));
        self.seat_connections(person.key, seat);
        self.stop_thinking_for(seat);
        self.beside(seat, told).await?;
        if !self.begin_if_full().await? {
            self.tell_begin();
        }
        Ok(seat)
    }

    pub(super) fn seat_connections(&mut self, player: PlayerKey, seat: u8) {
        let own = self.connections.iter_mut().filter(|connection| connection.player == Some(player));
        own.for_each(|connection| connection.seat = Some(seat));
    }

    /// Nobody has this seat any more: neither links nor cookies nor connections open it. Those who had it are connected
    /// anew, and watch.
    async fn give_up(&mut self, row: SeatRow) -> Result<(), Fault> {
        let seat = row.seat;
        self.hall.store().give_up_seat(self.row.key, &row).await?;
        self.know_seat(row);
        self.connections.retain(|connection| connection.seat != Some(seat));
        Ok(())
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
        self.give_up(SeatRow { by: By::Bot, bot: Some(bot), ..row }).await?;
        if !self.begin_if_full().await? {
            self.tell_table();
        }
        Ok(())
    }

    /// Somebody leaves: before the game the seat opens again; in a game a bot goes on, for now or for good.
    pub(super) async fn leave(&mut self, player: PlayerKey, for_good: bool) -> Result<(), Fault> {
        let seat = self.seat_of(Some(player)).await?.ok_or(Fault::NotSeated)?;
        match self.row.status {
            Status::Waiting => {
                self.give_up(self.open_seat(seat)?).await?;
                self.beside(seat, Told::Left).await?;
                self.tell_table();
                Ok(())
            }
            Status::Playing if for_good => {
                self.first_device(seat, player).await?;
                self.leave_for_good(seat, Told::LeftForGood).await
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

    /// The host removes somebody: before the game the seat opens again; in a game a bot goes on to the end, and nobody
    /// can be invited in its place, lest a host remove somebody to see their hand.
    pub(super) async fn kick(&mut self, player: PlayerKey, seat: u8, block: bool) -> Result<(), Fault> {
        if self.row.host != Some(player) {
            return Err(Fault::NotHost);
        }
        if !Sitting::is_person(self.seat(seat)?) || self.seat_of(Some(player)).await? == Some(seat) {
            return Err(Fault::NoSeat);
        }
        if block && self.row.status != Status::Over {
            self.hall.store().block(self.row.key, seat).await?;
        }
        match self.row.status {
            Status::Waiting => {
                // Told while they still have a name.
                self.beside(seat, Told::Kicked).await?;
                self.give_up(self.open_seat(seat)?).await?;
                self.tell_table();
                Ok(())
            }
            Status::Playing => {
                self.know_seat(SeatRow { shut: true, ..self.seat(seat)?.clone() });
                self.leave_for_good(seat, Told::Kicked).await
            }
            Status::Over => Err(Fault::Over),
        }
    }

    /// A bot has the seat from now on: nobody can take it back.
    async fn leave_for_good(&mut self, seat: u8, told: Told) -> Result<(), Fault> {
        self.beside(seat, told).await?;
        let row = self.seat(seat)?.clone();
        let bot = row.bot.clone().unwrap_or_else(|| self.stand_in().to_owned());
        self.give_up(SeatRow { by: By::Bot, name: String::new(), bot: Some(bot), ..row }).await?;
        self.set_request(None).await?;
        self.tell_table();
        self.go_on();
        Ok(())
    }

    /// Nobody holds a seat any more, nor has it a name.
    async fn abandon(&mut self, seat: u8) -> Result<(), Fault> {
        match self.row.status {
            Status::Waiting => self.give_up(self.open_seat(seat)?).await?,
            Status::Playing if Sitting::is_person(self.seat(seat)?) => {
                return self.leave_for_good(seat, Told::LeftForGood).await;
            }
            Status::Playing | Status::Over => {
                self.set_seat(SeatRow { name: String::new(), ..self.seat(seat)?.clone() }).await?;
            }
        }
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

    fn open_seat(&self, seat: u8) -> Result<SeatRow, Fault> {
        Ok(SeatRow { by: By::Open, name: String::new(), bot: None, ..self.seat(seat)?.clone() })
    }

    /// The host removes a table on which nothing has begun.
    pub(super) async fn delete(&mut self, player: PlayerKey) -> Result<(), Fault> {
        if self.row.host != Some(player) {
            return Err(Fault::NotHost);
        }
        if self.row.status != Status::Waiting {
            return Err(Fault::Begun);
        }
        self.remove().await
    }

    /// Removes the table; whoever is here is told to go.
    pub(super) async fn remove(&mut self) -> Result<(), Fault> {
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
        let start = table.record().clone().with_salt(choice::salt()?).write();
        let began = crate::now();
        self.hall.store().begin(self.row.key, &start, began).await?;
        self.commitment = commitment(&start);
        self.live = Some(Live::of(table.record(), seed, 0));
        self.times = super::Times::new(&self.options, self.seats.len(), began);
        self.wake().await?;
        self.row.status = Status::Playing;
        self.row.began = Some(began);
        self.tell_begin();
        self.go_on();
        Ok(true)
    }
}

/// A link that was there a moment ago is used up or cancelled.
pub(super) fn used_up(error: store::StoreError) -> Fault {
    if error.is_missing() { Fault::WrongKey } else { error.into() }
}

pub(super) fn by(person: &Person) -> By {
    if person.account { By::Account } else { By::Human }
}
