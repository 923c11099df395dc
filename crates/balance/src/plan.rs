//! Which games are to be played, and playing them on all cores.

use crate::collect::Collector;
use crate::{Family, Summary, Table};
use arena::Player;
use bots::Bot;
use edition::Edition;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// What decides how games go: results of other options cannot be added to these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Hash of the edition.
    pub edition: String,
    /// Who plays.
    pub bot: String,
    /// How often the bot may try out what comes next; not given, as usual.
    pub simulations: Option<u32>,
    /// The family of the bots that lean.
    pub plans: Family,
    /// The number from which the luck of the first game comes.
    pub seed: u64,
}

/// Games to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What is printed.
    pub edition: &'static Edition,
    /// Who plays.
    pub bot: Bot,
    /// How often it may try out what comes next; not given, as usual.
    pub simulations: Option<u32>,
    /// The family of the bots that lean.
    pub plans: Family,
    /// The number from which the luck of the first game comes.
    pub seed: u64,
    /// How many games at each table.
    pub games: u64,
    /// The tables.
    pub tables: Vec<Table>,
}

impl Plan {
    /// What results must agree with.
    pub fn options(&self) -> Options {
        Options {
            edition: self.edition.hash_hex(),
            bot: self.bot.code().to_owned(),
            simulations: self.simulations,
            plans: self.plans,
            seed: self.seed,
        }
    }

    /// All games, those of the tables in turns.
    pub fn all(&self) -> Vec<(Table, u64)> {
        let most = self.tables.iter().map(|table| table.games(self.games)).max().unwrap_or(0);
        let all = (0..most).flat_map(|number| self.tables.iter().map(move |table| (*table, number)));
        all.filter(|(table, number)| *number < table.games(self.games)).collect()
    }

    /// Plays one game.
    pub fn game(&self, table: Table, number: u64) -> Summary {
        let seat = |seat: usize| match table.lean(number, seat) {
            Some(lean) => Player::from(self.plans.bot(lean)),
            None => Player::from(self.bot),
        };
        let simulations = self.simulations;
        let players = [0, 1, 2, 3].map(|at| Player { simulations, ..seat(at) });
        let deal = self.seed.wrapping_add(table.deal(number));
        let mut collector = Collector::new(table, number);
        let game =
            arena::play(&table.setup(number), self.edition, deal, &players, |step| collector.watch(step));
        collector.finish(&game.expect("a table is set up by the rules"))
    }

    /// Plays games on so many threads, and hands each over as soon as it is over. An error ends it.
    ///
    /// # Errors
    /// What `each` says.
    pub fn play<E>(
        &self,
        games: &[(Table, u64)],
        threads: usize,
        mut each: impl FnMut(Summary) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicUsize::new(0);
        let (finished, results) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..threads.clamp(1, 256) {
                let (finished, next) = (finished.clone(), &next);
                scope.spawn(move || {
                    while let Some((table, number)) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                        if finished.send(self.game(*table, *number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(finished);
            let told = results.iter().try_for_each(&mut each);
            next.store(games.len(), Ordering::Relaxed); // the others stop after their game
            told
        })
    }
}
