//! The seats of a table: taking one, bots, leaving, removing players. The game begins when no seat is open.

use super::{Person, TableActor, commitment};
use crate::api_error::ApiError;
use crate::choice;
use protocol::SeatKind;
use protocol::Status;
use protocol::TalkContent;
use store::{Hash, PlayerKey, SeatRow};
use table::{ActiveGame, Table};

impl TableActor {
    /// A player takes an open seat. Its invitation becomes invalid.
    pub(super) async fn sit(
        &mut self,
        person: Person,
        seat: Option<u8>,
        name: String,
    ) -> Result<u8, ApiError> {
        if self.seat_of(Some(person.key)).await?.is_some() {
            return Err(ApiError::Seated);
        }
        let row = match seat {
            Some(seat) => self.seat(seat)?,
            None => self.seats.iter().find(|row| row.by == SeatKind::Open).ok_or(ApiError::TableFull)?,
        };
        if row.by != SeatKind::Open {
            return Err(ApiError::SeatTaken);
        }
        let row = SeatRow { by: seat_kind(&person), name, ..row.clone() };
        self.take_seat(person, row, None, TalkContent::Sat).await
    }

    /// Gives a seat to a player. All earlier links, cookies and connections of the seat become invalid.
    pub(super) async fn take_seat(
        &mut self,
        person: Person,
        row: SeatRow,
        secret: Option<Hash>,
        told: TalkContent,
    ) -> Result<u8, ApiError> {
        let seat = row.seat;
        if self.registry.store().is_blocked(self.row.key, person.key, &person.address).await? {
            return Err(ApiError::Blocked);
        }
        let holder = person.holder();
        self.registry.store().take_seat(self.row.key, &row, holder, secret).await.map_err(used_up)?;
        self.replace_seat(row);
        // Earlier holders are disconnected and reconnect as spectators.
        self.connections.retain(|connection| connection.seat != Some(seat));
        self.seat_connections(person.key, seat);
        self.stop_bot_of(seat);
        self.post_talk(seat, told).await?;
        if !self.begin_if_full().await? {
            self.broadcast_table_and_state();
        }
        Ok(seat)
    }

    pub(super) fn seat_connections(&mut self, player: PlayerKey, seat: u8) {
        let own = self.connections.iter_mut().filter(|connection| connection.player == Some(player));
        own.for_each(|connection| connection.seat = Some(seat));
    }

    /// Takes a seat from its player: its links, cookies and connections become invalid. Earlier holders reconnect as
    /// spectators.
    async fn release_seat(&mut self, row: SeatRow) -> Result<(), ApiError> {
        let seat = row.seat;
        self.registry.store().give_up_seat(self.row.key, &row).await?;
        self.replace_seat(row);
        self.connections.retain(|connection| connection.seat != Some(seat));
        Ok(())
    }

    /// The host puts a bot on an open seat.
    pub(super) async fn seat_bot(&mut self, player: PlayerKey, seat: u8, bot: &str) -> Result<(), ApiError> {
        self.check_host(player)?;
        let bot = choice::bot(bot)?.to_owned();
        let row = self.seat(seat)?.clone();
        if row.by != SeatKind::Open {
            return Err(ApiError::SeatTaken);
        }
        self.check_bots_only(seat).await?;
        self.release_seat(SeatRow { by: SeatKind::Bot, bot: Some(bot), ..row }).await?;
        if !self.begin_if_full().await? {
            self.broadcast_table();
        }
        Ok(())
    }

    /// A player leaves: before the game the seat opens again; in a game a bot plays on, until the player returns or for
    /// good.
    pub(super) async fn leave(&mut self, player: PlayerKey, for_good: bool) -> Result<(), ApiError> {
        let seat = self.seat_of(Some(player)).await?.ok_or(ApiError::NotSeated)?;
        match self.row.status {
            Status::Waiting => {
                self.release_seat(self.open_seat(seat)?).await?;
                self.post_talk(seat, TalkContent::Left).await?;
                self.broadcast_table();
                Ok(())
            }
            Status::Playing if for_good => {
                self.check_first_device(seat, player).await?;
                self.leave_for_good(seat, TalkContent::LeftForGood).await
            }
            Status::Playing if self.seat(seat)?.bot.is_none() => self.take_over(seat, false).await,
            Status::Playing | Status::Over => Ok(()),
        }
    }

    /// Releases the seats whose players were deleted. The seats are read from the store, so a lost or late request does
    /// no harm.
    pub(super) async fn release_unheld_seats(&mut self) -> Result<(), ApiError> {
        if self.row.status == Status::Over {
            return Ok(());
        }
        for seat in self.registry.store().unheld(self.row.key).await? {
            self.release_unheld(seat).await?;
        }
        Ok(())
    }

    /// The host removes a player: before the game the seat opens again; in a game a bot plays on to the end. In a game
    /// nobody can be invited to the seat afterwards, because the host could otherwise remove a player to see their
    /// hand.
    pub(super) async fn kick(&mut self, player: PlayerKey, seat: u8, block: bool) -> Result<(), ApiError> {
        self.check_host(player)?;
        if !self.seat(seat)?.by.is_player() || self.seat_of(Some(player)).await? == Some(seat) {
            return Err(ApiError::NoSeat);
        }
        if block && self.row.status != Status::Over {
            self.registry.store().block(self.row.key, seat).await?;
        }
        match self.row.status {
            Status::Waiting => {
                // Posted first, while the seat still has the player's name.
                self.post_talk(seat, TalkContent::Kicked).await?;
                self.release_seat(self.open_seat(seat)?).await?;
                self.broadcast_table();
                Ok(())
            }
            Status::Playing => {
                self.replace_seat(SeatRow { shut: true, ..self.seat(seat)?.clone() });
                self.leave_for_good(seat, TalkContent::Kicked).await
            }
            Status::Over => Err(ApiError::Over),
        }
    }

    /// Gives a seat to a bot; its player cannot take it back.
    async fn leave_for_good(&mut self, seat: u8, told: TalkContent) -> Result<(), ApiError> {
        self.post_talk(seat, told).await?;
        let row = self.seat(seat)?.clone();
        let bot = row.bot.clone().unwrap_or_else(|| self.substitute_bot().to_owned());
        self.release_seat(SeatRow { by: SeatKind::Bot, name: String::new(), bot: Some(bot), ..row }).await?;
        self.set_undo_request(None).await?;
        self.broadcast_table();
        self.continue_game();
        Ok(())
    }

    /// Releases one seat whose player was deleted, and removes the player's name.
    async fn release_unheld(&mut self, seat: u8) -> Result<(), ApiError> {
        match self.row.status {
            Status::Waiting => self.release_seat(self.open_seat(seat)?).await?,
            Status::Playing if self.seat(seat)?.by.is_player() => {
                return self.leave_for_good(seat, TalkContent::LeftForGood).await;
            }
            Status::Playing | Status::Over => {
                self.set_seat(SeatRow { name: String::new(), ..self.seat(seat)?.clone() }).await?;
            }
        }
        self.broadcast_table();
        Ok(())
    }

    /// Reads the seats again after a player was deleted, and closes the player's connections.
    pub(super) async fn player_deleted(&mut self, player: PlayerKey) -> Result<(), ApiError> {
        let (row, seats) = self.registry.store().table(&self.id).await?.ok_or(ApiError::NoTable)?;
        self.row.host = row.host;
        self.seats = seats;
        self.connections.retain(|connection| connection.player != Some(player));
        self.broadcast_table();
        Ok(())
    }

    fn open_seat(&self, seat: u8) -> Result<SeatRow, ApiError> {
        Ok(SeatRow { by: SeatKind::Open, name: String::new(), bot: None, ..self.seat(seat)?.clone() })
    }

    /// The host deletes the table before the game has begun.
    pub(super) async fn delete(&mut self, player: PlayerKey) -> Result<(), ApiError> {
        self.check_host(player)?;
        if self.row.status != Status::Waiting {
            return Err(ApiError::Begun);
        }
        self.remove().await
    }

    /// Deletes the table and stops the actor, which closes all connections.
    pub(super) async fn remove(&mut self) -> Result<(), ApiError> {
        self.registry.store().delete_table(self.row.key).await?;
        self.broken = true;
        Ok(())
    }

    /// Deals if no seat is open. True if the game has begun just now.
    pub(super) async fn begin_if_full(&mut self) -> Result<bool, ApiError> {
        let open = self.seats.iter().any(|row| row.by == SeatKind::Open);
        if open || self.row.status != Status::Waiting {
            return Ok(false);
        }
        let setup = choice::setup(&self.options, self.seats.len())?;
        let edition = choice::edition(&self.registry, &self.options, crate::editions::For::Table).await?;
        let seed = choice::seed(&self.options)?;
        // The stored game has no names, so that deleting a player removes their name everywhere.
        let table = Table::deal(&setup, edition, seed, Vec::new()).map_err(|_| ApiError::Seats)?;
        let start = table.record().clone().with_salt(choice::salt()?).write();
        let began = crate::now();
        self.registry.store().begin(self.row.key, &start, began).await?;
        self.commitment = commitment(&start);
        self.game = Some(ActiveGame::new(table.record(), 0));
        self.clocks = super::Clocks::new(&self.options, self.seats.len(), began);
        self.mark_running().await?;
        self.row.status = Status::Playing;
        self.row.began = Some(began);
        self.broadcast_table_and_state();
        self.continue_game();
        Ok(true)
    }
}

/// The link was used or cancelled since it was read.
pub(super) fn used_up(error: store::StoreError) -> ApiError {
    if error.is_missing() { ApiError::WrongKey } else { error.into() }
}

/// The kind of seat that a player has.
pub(super) fn seat_kind(person: &Person) -> SeatKind {
    if person.account { SeatKind::Account } else { SeatKind::Human }
}
