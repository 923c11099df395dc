//! The training: rounds of games, each learned while the next one is played.

use crate::dice::Dice;
use crate::model::{BATCH, Learner, Loss, Model};
use crate::selfplay::{Players, Sample, play_games};
use bots::net::{Judgement, Net, Shape, TurnLimits};
use edition::Edition;

/// How a net is trained.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recipe {
    /// The size of the net.
    pub shape: Shape,
    /// The seed of all random numbers.
    pub seed: u64,
    /// How far a result reaches back: 0 learns from the next turn only, 1 from the end of the game only.
    pub lambda: f32,
    /// The share of turns that are drawn at random, better ones more often.
    pub exploration: f32,
    /// How much worse a turn may be and still be drawn often, in thousandths of a VP.
    pub temperature: f32,
    /// The search for turns.
    pub limits: TurnLimits,
    /// Games in a round.
    pub games: u64,
    /// How often each sample is learned.
    pub passes: usize,
    /// The first step size.
    pub step: f32,
    /// The number of games after which the step size has halved.
    pub half: u64,
}

impl Recipe {
    /// The recipe of the champion.
    pub const CHAMPION: Recipe = Recipe {
        shape: Shape { hidden: 128, second: 32, corrects: true },
        seed: 1791,
        lambda: 0.8,
        exploration: 0.15,
        temperature: 1000.0,
        limits: TurnLimits { beam: 10, positions: 1200, turns: 32 },
        games: 512,
        passes: 2,
        step: 1e-3,
        half: 50_000,
    };

    /// The recipe of Keldon Jones' program for *Race for the Galaxy*: one hidden layer of 50 that learns the chance of
    /// winning from 30,000 games, and nothing made by hand.
    pub const KELDON: Recipe = Recipe {
        shape: Shape { hidden: 50, second: 0, corrects: false },
        lambda: 0.7,
        temperature: 300.0,
        ..Recipe::CHAMPION
    };

    /// What a turn is chosen by.
    pub fn worth(&self, judgement: &Judgement) -> i32 {
        if self.shape.corrects { judgement.lead } else { judgement.win }
    }

    fn step(&self, games: u64) -> f32 {
        (self.step / (1.0 + games as f32 / self.half as f32)).max(self.step / 30.0)
    }
}

/// A training that can go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Trainer {
    pub(crate) recipe: Recipe,
    pub(crate) model: Model,
    pub(crate) games: u64,
    /// The net that plays the next round. It is one round older than the weights.
    pub(crate) playing: Net,
}

/// What a round brought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Games so far.
    pub games: u64,
    /// Samples of the round.
    pub samples: u64,
    /// The mean error of the lead against its target, in VP.
    pub lead_error: f64,
    /// The mean cross-entropy of the chance of winning.
    pub win_error: f64,
}

impl Trainer {
    /// A training from nothing.
    pub fn new(recipe: Recipe, edition: &Edition) -> Trainer {
        let model = Model::new(recipe.shape, recipe.seed);
        let playing = model.rounded(edition.hash);
        Trainer { recipe, model, games: 0, playing }
    }

    /// Games so far.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How it trains.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// The net as it plays now.
    pub fn net(&self, edition: &Edition) -> Net {
        self.model.rounded(edition.hash)
    }

    /// Trains until `watch`, which is called after each round, returns false. With a rival, the net learns from games
    /// against it only; without one, from games against itself.
    pub fn run(
        &mut self,
        edition: &'static Edition,
        rival: Option<&Net>,
        threads: usize,
        mut watch: impl FnMut(&Trainer, Progress) -> bool,
    ) {
        let recipe = self.recipe;
        let numbers = |games: u64| games..games + recipe.games;
        let mut learner = Learner::new(recipe.shape);
        let mut games =
            play_games(Players { net: &self.playing, rival }, edition, &recipe, numbers(self.games), threads);
        loop {
            // The next round is played by the net as it is now, while this round is learned.
            let playing = self.model.rounded(edition.hash);
            let following = numbers(self.games + recipe.games);
            let (progress, next) = std::thread::scope(|scope| {
                let players = Players { net: &playing, rival };
                let next = scope.spawn(move || play_games(players, edition, &recipe, following, threads));
                let progress = self.learn(&mut learner, &games);
                (progress, next.join())
            });
            self.playing = playing;
            match next {
                Ok(next) => games = next,
                Err(panic) => std::panic::resume_unwind(panic),
            }
            if !watch(self, progress) {
                return;
            }
        }
    }

    /// Learns the games of a round.
    fn learn(&mut self, learner: &mut Learner, games: &[Vec<Sample>]) -> Progress {
        let mut samples: Vec<&Sample> = games.iter().flatten().collect();
        let mut dice = Dice::new(self.recipe.seed, !self.games);
        let step = self.recipe.step(self.games);
        let mut loss = Loss::default();
        for _ in 0..self.recipe.passes {
            rules::shuffle(&mut samples, &mut dice);
            for batch in samples.chunks(BATCH) {
                learner.learn(&mut self.model, batch, step, &mut loss);
            }
        }
        self.games += games.len() as u64;
        // The average covers about a tenth of all rounds, but at most the last 50.
        let rounds = self.games / self.recipe.games.max(1);
        self.model.average(1.0 / (1.0 + rounds as f32 / 5.0).min(30.0));
        let mean = |sum: f64| sum / loss.samples.max(1) as f64;
        Progress {
            games: self.games,
            samples: samples.len() as u64,
            lead_error: mean(loss.lead),
            win_error: mean(loss.win),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CheckpointError;
    use bots::net::Shape;

    const SMALL: Recipe = Recipe {
        shape: Shape { hidden: 16, second: 8, corrects: true },
        limits: TurnLimits { beam: 2, positions: 60, turns: 4 },
        games: 3,
        ..Recipe::CHAMPION
    };

    fn trained(mut trainer: Trainer, games: u64, threads: usize) -> Trainer {
        trainer.run(Edition::vienna(), None, threads, |_, progress| progress.games < games);
        trainer
    }

    #[test]
    fn the_same_seed_gives_the_same_weights_in_any_number_of_threads() {
        let begin = || Trainer::new(SMALL, Edition::vienna());
        let one = trained(begin(), 9, 1);
        assert_eq!(one, trained(begin(), 9, 3));
        let other = Trainer::new(Recipe { seed: 2, ..SMALL }, Edition::vienna());
        assert_ne!(one.model, trained(other, 9, 1).model);
    }

    #[test]
    fn a_training_that_was_stopped_goes_on_without_loss() {
        let begin = || Trainer::new(SMALL, Edition::vienna());
        let stopped = trained(begin(), 3, 2).to_bytes();
        let resumed = Trainer::from_bytes(&stopped, SMALL).unwrap();
        assert_eq!(trained(resumed, 9, 2), trained(begin(), 9, 2));
    }

    #[test]
    fn a_training_can_begin_with_the_weights_of_a_net() {
        let net = trained(Trainer::new(SMALL, Edition::vienna()), 3, 2).net(Edition::vienna());
        let trainer = Trainer::from_net(&net, SMALL).unwrap();
        assert_eq!((trainer.games(), trainer.net(Edition::vienna())), (0, net.clone()));
        assert_ne!(trained(trainer, 3, 2).net(Edition::vienna()), net);
        assert_eq!(Trainer::from_net(&net, Recipe::KELDON).unwrap_err(), CheckpointError::OtherRecipe);
    }

    #[test]
    fn a_rival_teaches_without_being_taught() {
        let edition = Edition::vienna();
        let rival = trained(Trainer::new(Recipe { seed: 5, ..SMALL }, edition), 3, 2).net(edition);
        let learner = Trainer::new(SMALL, edition);
        let players = Players { net: &learner.playing, rival: Some(&rival) };
        let against = play_games(players, edition, &SMALL, 0..4, 2);
        let itself = play_games(Players { rival: None, ..players }, edition, &SMALL, 0..4, 2);
        // Five rounds of four turns; the turns of the rival are no samples.
        assert!(against.iter().all(|game| game.len() == 20), "{:?}", against.iter().map(Vec::len));
        assert_ne!(against, itself);
    }

    #[test]
    fn bytes_that_are_no_such_checkpoint_are_refused() {
        let bytes = Trainer::new(SMALL, Edition::vienna()).to_bytes();
        let read = |bytes: &[u8], recipe| Trainer::from_bytes(bytes, recipe).unwrap_err();
        assert_eq!(read(&bytes[..30], SMALL), CheckpointError::NotACheckpoint);
        assert_eq!(read(b"{}", SMALL), CheckpointError::NotACheckpoint);
        assert_eq!(read(&bytes, Recipe::KELDON), CheckpointError::OtherRecipe);
    }

    #[test]
    fn training_reduces_the_error_of_the_same_games() {
        let mut trainer = Trainer::new(SMALL, Edition::vienna());
        let games =
            play_games(Players { net: &trainer.playing, rival: None }, Edition::vienna(), &SMALL, 0..4, 2);
        let mut learner = Learner::new(SMALL.shape);
        let first = trainer.learn(&mut learner, &games);
        let later = (0..10).map(|_| trainer.learn(&mut learner, &games)).last().unwrap();
        assert!(later.lead_error < 0.7 * first.lead_error, "{first:?} {later:?}");
        assert!(later.win_error < first.win_error, "{first:?} {later:?}");
    }
}
