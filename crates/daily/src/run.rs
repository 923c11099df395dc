//! A bot plays the deal in the place of the player.

use crate::Deal;
use bots::{Bot, Budget};
use edition::Edition;
use rules::Game;
use vocab::{Seat, Viewer};

/// The result of the player's seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Outcome {
    /// The final VP.
    pub vp: u16,
    /// The lead over the best other player; negative if somebody has more.
    pub lead: i32,
}

impl Outcome {
    /// The result of a finished game.
    pub fn of(game: &Game) -> Option<Outcome> {
        let vp = |seat: Seat| game.score(seat).total();
        let best = game.seats().filter(|seat| *seat != Deal::PLAYER).map(vp).max().unwrap_or(0);
        let own = vp(Deal::PLAYER);
        game.is_over().then(|| Outcome { vp: own, lead: i32::from(own) - i32::from(best) })
    }
}

/// A game of the deal between bots, one decision after the other.
#[derive(Clone, Debug)]
pub struct Run {
    deal: Deal,
    game: Game,
    bots: Vec<Bot>,
    /// The seed of what the bots decide by chance.
    chance: u64,
    moment: u64,
}

impl Run {
    /// The game in which a bot has the place of the player. `number` tells the games of one bot apart.
    pub fn new(deal: &Deal, edition: &'static Edition, bot: &str, number: u32) -> Option<Run> {
        let codes = std::iter::once(bot).chain(deal.opponents.iter().copied());
        let bots = codes.map(Bot::from_code).collect::<Option<Vec<Bot>>>()?;
        let [a, b, c, d, ..] = deal.seed.0;
        let chance = u64::from(u32::from_le_bytes([a, b, c, d])) << 24 | u64::from(number);
        Some(Run { game: deal.game(edition)?, deal: deal.clone(), bots, chance, moment: 0 })
    }

    /// Makes the next decision. Returns false if the game is over, or if a bot finds none.
    pub fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> bool {
        let Some(seat) = self.game.to_act() else { return false };
        let Some(bot) = self.bots.get(seat.index()) else { return false };
        // Each decision has its own seed, so that a bot does not repeat its errors.
        let budget = Budget::of(*bot, self.chance ^ self.moment << 40);
        let view = self.game.view(Viewer::Seat(seat));
        let thought = bots::think(*bot, &view, self.game.edition(), budget, stop);
        let Some(Ok(legal)) = thought.map(|thought| self.game.check(seat, thought.action)) else {
            return false;
        };
        self.moment += 1;
        self.game.play(legal, &mut self.deal.seed.dice(self.moment), &mut ());
        true
    }

    /// The round, 1 to 5.
    pub fn round(&self) -> u8 {
        self.game.round().number()
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        Outcome::of(&self.game)
    }

    /// Plays the game to its end.
    pub fn finish(mut self, stop: &mut dyn FnMut() -> bool) -> Option<Outcome> {
        while self.step(stop) {}
        self.outcome()
    }
}
