//! The game goes on: wishes and bots. A step is stored before anybody hears of it.

use super::tell::written;
use super::undo::not_stored;
use super::{Ask, Sitting, Thinking};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::observe;
use crate::thinkers::{Lane, NoPlace, Place};
use crate::webhook::Turn;
use bots::{Bot, Budget};
use protocol::{LONGEST_LINE, News, Refusal, Told, Wish};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::{By, SeatRow, Status, TableKey};
use table::{Live, Step};
use texts::{Lang, Words, faults, names};
use vocab::{Action, Seat, Viewer};

/// About how long bots think: those who only weigh, and for each thing that is tried out.
const SHORT_THOUGHT: Duration = Duration::from_millis(5);
const SIMULATION: Duration = Duration::from_millis(1);
/// When too many wait for a place to think, a table asks again after so long.
const ASK_AGAIN: Duration = Duration::from_secs(2);

impl Sitting {
    /// Grants a wish, or says why not.
    pub(super) async fn wish(&mut self, from: u64, wish: Wish) {
        let Some(connection) = self.connections.iter().find(|connection| connection.id == from) else {
            return;
        };
        let granted = match connection.seat {
            Some(seat) => self.grant(seat, wish).await,
            None => Err(Refusal::NotSeated),
        };
        if let Err(refusal) = granted {
            observe::refused(why(&refusal));
            self.tell_to(from, written(&News::Refused(refusal)));
        }
    }

    async fn grant(&mut self, number: u8, wish: Wish) -> Result<(), Refusal> {
        let seat = Seat::new(number).ok_or(Refusal::NotSeated)?;
        match wish {
            Wish::Say { text } => return self.say(number, &text).await,
            Wish::React { reaction } => {
                return self.beside(number, Told::Reacted { reaction }).await.map_err(not_stored);
            }
            Wish::TakeBack {} => return self.take_back(number).await.map_err(not_stored),
            Wish::AnswerUndo { yes } => return self.answer_undo(number, yes).await,
            Wish::Act { .. } | Wish::Undo { .. } | Wish::Redo { .. } | Wish::AskUndo { .. } => {}
        }
        let taken_over = self.bot_of(seat).is_some();
        let live = self.live.as_ref().ok_or(Refusal::NotBegun)?;
        if live.is_over() {
            return Err(Refusal::Over);
        }
        if taken_over {
            return Err(Refusal::TakenOver);
        }
        if matches!(wish, Wish::Undo { .. } | Wish::Redo { .. }) {
            self.count_undo()?;
        }
        let live = self.live.as_mut().ok_or(Refusal::NotBegun)?;
        let step = match wish {
            Wish::Act { revision, action } => {
                let action = Action::read(&action, live.edition())
                    .map_err(|error| Refusal::Malformed { text: faults::notation(Lang::En, &error) })?;
                live.act(seat, revision, action).map_err(|error| refusal(live, seat, error))?
            }
            Wish::Undo { revision, turn } => {
                current(live, revision)?;
                live.undo(seat, turn).ok_or(Refusal::NotFree)?
            }
            Wish::Redo { revision } => {
                current(live, revision)?;
                live.redo(seat).ok_or(Refusal::NothingToRedo)?
            }
            Wish::AskUndo { moment } => return self.ask_undo(number, moment).await,
            _ => return Err(Refusal::NotSeated),
        };
        self.keep(step).await
    }

    /// Stores a step that the game has taken, tells it, and lets the game go on.
    pub(super) async fn keep(&mut self, step: Step) -> Result<(), Refusal> {
        let Some(live) = &self.live else { return Err(Refusal::NotBegun) };
        let (revision, at) = (live.revision(), crate::now());
        let line = step.write(live.edition());
        let began = Instant::now();
        let stored = self.hall.store().append(self.row.key, revision, at, line.clone()).await;
        observe::stored(began.elapsed());
        if let Err(error) = stored {
            tracing::error!(table = observe::short(&self.id), revision, %error, "unstored step");
            self.broken = true;
            return Err(Refusal::NotStored);
        }
        observe::moved(self.kind_of(&step));
        self.times.step(&line, at);
        let (Step::Act(record::Decision { seat, .. }) | Step::Undo { by: seat, .. }) = &step;
        if self.live.as_ref().and_then(Live::to_act) != Some(*seat) {
            self.turn = revision;
        }
        self.thinking = None;
        let asked = self.request.is_some();
        self.set_request(None).await.map_err(not_stored)?;
        self.forget_undos(&step);
        self.tell_update(&step, at);
        if asked || !self.times.left.is_empty() {
            self.tell_table();
        }
        self.finish_if_over().await.map_err(not_stored)?;
        self.go_on();
        Ok(())
    }

    /// Who takes a step, for the counts.
    fn kind_of(&self, step: &Step) -> &'static str {
        let (Step::Act(record::Decision { seat, .. }) | Step::Undo { by: seat, .. }) = step;
        match self.seats.get(seat.index()) {
            Some(row) if row.bot.is_some() => "bot",
            Some(row) if row.by == By::Account => "account",
            _ => "human",
        }
    }

    pub(super) async fn finish_if_over(&mut self) -> Result<(), Fault> {
        let over = self.live.as_ref().is_some_and(Live::is_over);
        if over && self.row.status == Status::Playing {
            // First how it ended: lists never show a game that is over with less.
            if let Some(summary) = self.summary() {
                self.hall.store().set_summary(self.row.key, &summary.write()).await?;
            }
            self.hall.store().finish(self.row.key, crate::now()).await?;
            self.row.status = Status::Over;
            self.tell_table();
        }
        Ok(())
    }

    /// Lets a bot think, or tells a person elsewhere that it is their turn.
    pub(super) fn go_on(&mut self) {
        let Some(live) = &self.live else { return };
        let Some(seat) = live.to_act() else { return };
        let revision = live.revision();
        match self.bot_of(seat).map(Bot::from_code) {
            Some(Some(bot)) if !self.thinks(revision, seat) => self.think(bot, seat, revision),
            Some(_) => {}
            None => self.tell_elsewhere(seat, revision),
        }
    }

    /// Another one decides for this seat now: what a bot thinks for it is not needed any more, what one thinks for
    /// another seat is. The game goes on.
    pub(super) fn stop_thinking_for(&mut self, seat: u8) {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.seat.number() == seat) {
            self.thinking = None;
        }
        self.go_on();
    }

    fn thinks(&self, revision: u64, seat: Seat) -> bool {
        let thinking = self.thinking.as_ref();
        thinking.is_some_and(|thinking| thinking.revision == revision && thinking.seat == seat)
    }

    fn think(&mut self, bot: Bot, seat: Seat, revision: u64) {
        let Some(live) = &self.live else { return };
        let (view, edition) = (live.view(Viewer::Seat(seat)), live.edition());
        let seed = revision ^ (seat.index() as u64) << 32;
        let pause = if self.is_followed() { Some(self.hall.house().bot_pause) } else { None };
        let (hall, mailbox, lane) = (self.hall.clone(), self.mailbox.clone(), self.lane());
        let (id, key) = (self.id.clone(), self.row.key);
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let task = tokio::spawn(async move {
            if let Some(pause) = pause {
                tokio::time::sleep(pause).await;
            }
            let Some(place) = place_to_think(&hall, key, lane, bot).await else { return };
            let began = Instant::now();
            #[cfg(test)]
            let panics = hall.bots_panic();
            let think = move || {
                // Kept until the thought is over, even if nobody waits for it any more.
                let _place = place;
                #[cfg(test)]
                assert!(!panics, "as asked for");
                let stop = &mut || stopped.load(Ordering::Relaxed);
                bots::think(bot, &view, edition, Budget::of(bot, seed), stop).map(|thought| thought.action)
            };
            let action = tokio::task::spawn_blocking(think).await.unwrap_or_else(|error| {
                tracing::error!(table = crate::observe::short(&id), bot = bot.code(), revision, %error, "a bot failed to think");
                None
            });
            observe::thought(bot.code(), began.elapsed());
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Box::new(Ask::Decided { revision, seat, action })).await;
            }
        });
        self.thinking = Some(Thinking { revision, seat, stop, task: task.abort_handle() });
    }

    /// Whether somebody may follow the game with their eyes: anybody who is here but programs at their seats.
    fn is_followed(&self) -> bool {
        let program = |seat: u8| self.seat(seat).is_ok_and(|row| row.by == By::Account);
        self.connections.iter().any(|connection| !connection.seat.is_some_and(program))
    }

    /// A bot has decided. If the game went another way meanwhile, its thought is forgotten.
    pub(super) async fn decided(&mut self, revision: u64, seat: Seat, action: Option<Action>) {
        if !self.thinks(revision, seat) || self.bot_of(seat).is_none() {
            return;
        }
        self.thinking = None;
        let Some(live) = &mut self.live else { return };
        let step = action.and_then(|action| {
            let acted = live.act(seat, revision, action);
            acted.inspect_err(|error| tracing::error!(table = observe::short(&self.id), %error, "bot")).ok()
        });
        // Whatever a bot does or fails to do, the game goes on.
        let step = step.or_else(|| {
            let edition = live.edition();
            let last = live.options(seat).last().and_then(|option| Action::read(option, edition).ok())?;
            live.act(seat, revision, last).ok()
        });
        match step {
            Some(step) => drop(self.keep(step).await),
            None => tracing::error!(
                table = observe::short(&self.id),
                revision,
                "there is nothing that a bot could do"
            ),
        }
    }

    /// A bot is about to take an open seat. If nobody but bots sits here then, there must be room for such a table.
    pub(super) async fn leave_to_bots(&self, seat: u8) -> Result<(), Fault> {
        let other = |row: &SeatRow| row.seat != seat && (row.by == By::Open || Sitting::is_person(row));
        let (false, Some(host)) = (self.seats.iter().any(other), self.row.host) else { return Ok(()) };
        let _room = self.hall.room_for_bots(host, self.row.made_from.as_deref()).await?;
        Ok(self.hall.store().set_bots_only(self.row.key).await?)
    }

    /// An absent player is told by webhook that it is their turn: once for each turn, not for each decision in it.
    fn tell_elsewhere(&mut self, seat: Seat, revision: u64) {
        let number = seat.number();
        let here = self.connections.iter().any(|connection| connection.seat == Some(number));
        let began = self.turn;
        if here || self.told == Some(began) || self.row.status != Status::Playing {
            return;
        }
        self.told = Some(began);
        let (hall, key) = (self.hall.clone(), self.row.key);
        let Some(row) = self.seats.get(seat.index()) else { return };
        let round = self.live.as_ref().map_or(0, Live::round);
        let turn =
            Turn { table: self.hall.house().address(&self.id), seat: number, name: row.name.clone(), round };
        tracing::debug!(table = observe::short(&self.id), seat = number, revision, "turn");
        tokio::spawn(async move {
            let told = async {
                let webhooks = hall.store().webhooks(key, number).await?;
                // Written down before: a server that ends and comes back tells nobody twice.
                if !webhooks.is_empty() {
                    hall.store().set_told(key, began).await?;
                    hall.tell_turn(&webhooks, &turn);
                }
                Ok::<(), store::StoreError>(())
            };
            if let Err(error) = told.await {
                tracing::error!(%error, "webhook");
            }
        });
    }

    async fn say(&mut self, seat: u8, text: &str) -> Result<(), Refusal> {
        if !self.options.talk {
            return Err(Refusal::NoTalk);
        }
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = crate::plain::line(&text);
        if text.is_empty() || text.chars().count() > LONGEST_LINE {
            return Err(Refusal::Length { most: LONGEST_LINE });
        }
        self.beside(seat, Told::Said { text }).await.map_err(not_stored)
    }
}

/// The revision at which the turn of whoever is asked began, from the lines of a journal: after the last step of
/// somebody else.
pub(super) fn turn_began(lines: &[String], to_act: Option<Seat>) -> u64 {
    let by = |line: &str| line.split_once(' ').and_then(|(seat, _)| seat.parse().ok()).and_then(Seat::new);
    let others = lines.iter().rposition(|line| by(line) != to_act);
    others.map_or(0, |at| at as u64 + 1)
}

/// Waits for a place to think, and asks again where too many wait.
async fn place_to_think(hall: &Hall, table: TableKey, lane: Lane, bot: Bot) -> Option<Place> {
    let expected = SHORT_THOUGHT + SIMULATION * bot.simulations();
    loop {
        match hall.thinkers().place(table, lane, expected).await {
            Ok(place) => return Some(place),
            Err(NoPlace::Full) => tokio::time::sleep(ASK_AGAIN).await,
            Err(NoPlace::Replaced) => return None,
        }
    }
}

fn current(live: &Live, meant: u64) -> Result<(), Refusal> {
    let now = live.revision();
    if meant == now { Ok(()) } else { Err(Refusal::Stale { meant, now }) }
}

/// A refusal in the words that the page would use, in English.
fn refusal(live: &Live, seat: Seat, refusal: table::Refusal) -> Refusal {
    match refusal {
        table::Refusal::Stale { meant, now } => Refusal::Stale { meant, now },
        table::Refusal::Illegal(illegal) => {
            let names = |seat| names::player(Lang::En, seat);
            let words = Words::new(Lang::En, live.edition(), &names);
            let words = words.at(&live.view(Viewer::Seat(seat)).table);
            Refusal::Illegal { rule: illegal.rule().to_string(), text: words.illegal(&illegal) }
        }
    }
}

/// The word for a refusal, for the counts.
pub fn why(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Stale { .. } => "stale",
        Refusal::Illegal { .. } => "illegal",
        Refusal::Malformed { .. } => "malformed",
        Refusal::NotSeated => "not-seated",
        Refusal::TooFast => "too-fast",
        Refusal::NotStored => "not-stored",
        Refusal::TooManyUndos | Refusal::AskedAlready => "undo",
        _ => "other",
    }
}
