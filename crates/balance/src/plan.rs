//! Which games to play, and playing them in several threads.

use crate::collect::Collector;
use crate::{Family, GameKind, Summary};
use arena::Player;
use bots::Bot;
use edition::Edition;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// Everything the results depend on. Results with other options cannot be mixed with these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Hash of the edition.
    pub edition: String,
    /// The bot.
    pub bot: String,
    /// The number of simulations per decision; the bot's default if none.
    pub simulations: Option<u32>,
    /// The family of the bots with strategies.
    pub plans: Family,
    /// The seed of the first deal.
    pub seed: u64,
}

/// Games to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The edition.
    pub edition: &'static Edition,
    /// The bot.
    pub bot: Bot,
    /// The number of simulations per decision; the bot's default if none.
    pub simulations: Option<u32>,
    /// The family of the bots with strategies.
    pub plans: Family,
    /// The seed of the first deal.
    pub seed: u64,
    /// How many games of each kind.
    pub games: u64,
    /// The kinds of games.
    pub kinds: Vec<GameKind>,
}

impl Plan {
    /// The options of these games.
    pub fn options(&self) -> Options {
        Options {
            edition: self.edition.hash_hex(),
            bot: self.bot.code().to_owned(),
            simulations: self.simulations,
            plans: self.plans,
            seed: self.seed,
        }
    }

    /// All games, alternating between the kinds.
    pub fn all(&self) -> Vec<(GameKind, u64)> {
        let most = self.kinds.iter().map(|kind| kind.games(self.games)).max().unwrap_or(0);
        let all = (0..most).flat_map(|number| self.kinds.iter().map(move |kind| (*kind, number)));
        all.filter(|(kind, number)| *number < kind.games(self.games)).collect()
    }

    /// Plays one game.
    pub fn game(&self, kind: GameKind, number: u64) -> Summary {
        let seat = |seat: usize| match kind.lean(number, seat) {
            Some(lean) => Player::from(self.plans.bot(lean)),
            None => Player::from(self.bot),
        };
        let simulations = self.simulations;
        let players = [0, 1, 2, 3].map(|at| Player { simulations, ..seat(at) });
        let deal = self.seed.wrapping_add(kind.deal(number));
        let mut collector = Collector::new(kind, number);
        let game =
            arena::play(&kind.setup(number), self.edition, deal, &players, |step| collector.watch(step));
        collector.finish(&game.expect("every kind of game can be set up"))
    }

    /// Plays games in this number of threads and passes each finished game to `each`. Stops at the first
    /// error.
    ///
    /// # Errors
    /// The error of `each`.
    pub fn play<E>(
        &self,
        games: &[(GameKind, u64)],
        threads: usize,
        mut each: impl FnMut(Summary) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicUsize::new(0);
        let (finished, results) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..threads.clamp(1, 256) {
                let (finished, next) = (finished.clone(), &next);
                scope.spawn(move || {
                    while let Some((kind, number)) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                        if finished.send(self.game(*kind, *number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(finished);
            let result = results.iter().try_for_each(&mut each);
            next.store(games.len(), Ordering::Relaxed); // The other threads stop after their game.
            result
        })
    }
}
