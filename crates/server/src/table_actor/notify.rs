//! Notifies absent players by webhook and push message: once for each turn, and when the game is over.

use super::TableActor;
use crate::observe;
use crate::push::{self, Notice, Other};
use crate::webhook::Turn;
use protocol::Status;
use store::{SeatRow, StoreError};
use table::ActiveGame;
use vocab::Seat;

impl TableActor {
    /// Notifies an absent player of their turn: once for each turn, not for each decision in it.
    pub(super) fn notify_absent_player(&mut self, seat: Seat) {
        let (number, turn_began) = (seat.number(), self.turn_began);
        let told = self.notified_turn == Some(turn_began);
        if self.is_present(number) || told || self.row.status != Status::Playing {
            return;
        }
        self.notified_turn = Some(turn_began);
        let Some(row) = self.seats.get(seat.index()) else { return };
        let turn = Turn {
            table: self.registry.config().address(&self.id),
            seat: number,
            name: row.name.clone(),
            round: self.game.as_ref().map_or(0, ActiveGame::round),
        };
        tracing::debug!(table = observe::short(&self.id), seat = number, revision = self.revision(), "turn");
        let notice = self.notice(number, Some(turn_began));
        let (registry, key) = (self.registry.clone(), self.row.key);
        tokio::spawn(async move {
            let notified = async {
                let webhooks = registry.store().webhooks(key, number).await?;
                let browsers = push::browsers(&registry, key, number).await?;
                // Stored first, so that a restarted server does not notify twice.
                if !webhooks.is_empty() || !browsers.is_empty() {
                    registry.store().set_told(key, turn_began).await?;
                    registry.notify_turn(&webhooks, &turn);
                    push::tell(&registry, &notice, browsers, crate::now()).await?;
                }
                Ok::<(), StoreError>(())
            };
            if let Err(error) = notified.await {
                tracing::error!(%error, "notifying an absent player");
            }
        });
    }

    /// Notifies the absent players that the game is over.
    pub(super) fn notify_absent_of_end(&self) {
        let absent = |row: &&SeatRow| row.by.is_player() && !self.is_present(row.seat);
        for row in self.seats.iter().filter(absent) {
            let notice = self.notice(row.seat, None);
            let registry = self.registry.clone();
            tokio::spawn(async move {
                let notified = async {
                    let browsers = push::browsers(&registry, notice.key, notice.seat).await?;
                    push::tell(&registry, &notice, browsers, crate::now()).await
                };
                if let Err(error) = notified.await {
                    tracing::error!(%error, "notifying an absent player of the end");
                }
            });
        }
    }

    /// What a player is to be told after quiet hours, if it is still so and they are still absent.
    pub(super) fn pending_notice(&self, seat: u8, turn: Option<u64>) -> Option<Notice> {
        let to_act = self.game.as_ref()?.to_act();
        let still = match turn {
            Some(began) => {
                let theirs = |acts: Seat| acts.number() == seat && self.bot_of(acts).is_none();
                self.turn_began == began && to_act.is_some_and(theirs)
            }
            None => self.row.status == Status::Over,
        };
        (still && !self.is_present(seat)).then(|| self.notice(seat, turn))
    }

    fn is_present(&self, seat: u8) -> bool {
        self.connections.iter().any(|connection| connection.seat == Some(seat))
    }

    fn notice(&self, seat: u8, turn: Option<u64>) -> Notice {
        let others = self.seats.iter().filter(|row| row.seat != seat).map(|row| Other {
            seat: row.seat,
            by: row.by,
            name: row.name.clone(),
            bot: row.bot.clone(),
        });
        Notice {
            table: self.id.clone(),
            key: self.row.key,
            seat,
            turn,
            round: self.game.as_ref().map_or(0, ActiveGame::round),
            others: others.collect(),
        }
    }
}
