//! A rematch: a new table with the same options, the same people in the same seats and the same bots.

use super::{Person, TableActor};
use crate::api_error::ApiError;
use protocol::{SeatKind, Status, TableOptions, TalkContent};
use store::{NewRematch, SeatRow};

impl TableActor {
    /// Looks for the rematch of a finished game, which may have been started before the table was loaded.
    pub(super) async fn find_rematch(&mut self) -> Result<(), ApiError> {
        if self.row.status == Status::Over {
            let id = self.rematch_id();
            self.rematch = self.registry.store().table(&id).await?.map(|_| id);
        }
        Ok(())
    }

    fn rematch_id(&self) -> String {
        self.registry.signer().rematch_id(&self.id)
    }

    /// Starts the rematch, or finds the one that another player has started. Everybody at the table is told.
    pub(super) async fn rematch(&mut self, person: Person) -> Result<String, ApiError> {
        let seat = self.seat_of(Some(person.key)).await?.ok_or(ApiError::NotSeated)?;
        if self.row.status != Status::Over {
            return Err(ApiError::NotOver);
        }
        let id = self.rematch_id();
        let options = TableOptions { seed: None, ..self.options.clone() };
        let new = NewRematch {
            of: self.row.key,
            id: id.clone(),
            asker: person.key,
            public: options.public,
            edition: crate::choice::brought_key(&options),
            options: serde_json::to_string(&options).map_err(|_| ApiError::Store)?,
            seats: self.seats.iter().map(|row| self.seat_of_rematch(row)).collect(),
            substitute: self.substitute_bot().to_owned(),
            created: crate::now(),
            made_from: person.address,
            most_games: self.registry.config().most_games,
        };
        let started = self.registry.store().create_rematch(new).await.map_err(|error| match error {
            store::RematchError::TooManyGames(most) => ApiError::TooManyGames(most),
            store::RematchError::Store(error) if error.is_missing() => ApiError::NoEdition,
            store::RematchError::Store(error) => error.into(),
        })?;
        let known = self.rematch.replace(id.clone()).is_some();
        if started {
            self.post_talk(seat, TalkContent::Rematch).await?;
        }
        if started || !known {
            self.broadcast_table();
        }
        Ok(id)
    }

    /// A seat of the rematch: a person gets it back from a bot that has taken it over.
    fn seat_of_rematch(&self, row: &SeatRow) -> SeatRow {
        let bot = row.bot.clone().filter(|_| row.by == SeatKind::Bot);
        SeatRow { bot, shut: false, ..row.clone() }
    }
}
