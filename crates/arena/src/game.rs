//! Plays one game between bots.

use bots::{Bot, Budget, Thought, think};
use edition::Edition;
use rules::{Game, Seed, Setup, SetupError};
use std::time::{Duration, Instant};
use vocab::{Event, Seat, Viewer};

/// A bot and the limits of its thinking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    /// The bot.
    pub bot: Bot,
    /// The number of simulations per decision; the bot's default if none.
    pub simulations: Option<u32>,
    /// A time limit instead of a number of simulations. With it, games are no longer reproducible.
    pub time: Option<Duration>,
}

impl From<Bot> for Player {
    fn from(bot: Bot) -> Player {
        Player { bot, simulations: None, time: None }
    }
}

impl Player {
    /// Thinks about the decision of a seat, using only what that seat sees.
    pub fn think(&self, game: &Game, seat: Seat, seed: u64) -> Option<Thought> {
        let begin = Instant::now();
        let mut budget = Budget::of(self.bot, seed);
        budget.simulations = self.simulations.unwrap_or(budget.simulations);
        let view = game.view(Viewer::Seat(seat));
        match self.time {
            None => think(self.bot, &view, game.edition(), budget, &mut || false),
            Some(time) => {
                think(self.bot, &view, game.edition(), Budget::endless(seed), &mut || begin.elapsed() >= time)
            }
        }
    }
}

/// A decision of a game, as passed to the observer of [`play`].
pub struct Move<'a> {
    /// The game before it.
    pub before: &'a Game,
    /// The game after it.
    pub after: &'a Game,
    /// Who decided.
    pub seat: Seat,
    /// What the bot thought.
    pub thought: &'a Thought,
    /// How long it took.
    pub time: Duration,
    /// The events.
    pub events: &'a [Event],
}

/// Plays a whole game with one player for each seat. In the solo game the first player plays.
///
/// # Errors
/// The set-up is not possible.
pub fn play(
    setup: &Setup,
    edition: &'static Edition,
    deal: u64,
    players: &[Player],
    mut watch: impl FnMut(&Move<'_>),
) -> Result<Game, SetupError> {
    let seed = Seed::from_number(deal);
    let mut events = Vec::new();
    let mut game = Game::deal(setup, edition, &mut seed.dice(0), &mut events)?;
    for revision in 1.. {
        let Some(seat) = game.to_act() else { break };
        let begin = Instant::now();
        let player = players.get(seat.index()).or(players.first());
        // Each decision has its own seed, so that a bot does not repeat its errors.
        let Some(thought) = player.and_then(|player| player.think(&game, seat, deal ^ revision << 32)) else {
            break;
        };
        let time = begin.elapsed();
        let Ok(legal) = game.check(seat, thought.action) else { break };
        events.clear();
        let before = game;
        game.play(legal, &mut seed.dice(revision), &mut events);
        watch(&Move { before: &before, after: &game, seat, thought: &thought, time, events: &events });
    }
    Ok(game)
}
