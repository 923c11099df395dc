//! A block: one deal, played once in every rotation of the seats. It is what is counted; its games are not
//! independent of each other.

use crate::{Contest, Player, Tournament, play};
use edition::Edition;
use rules::{Game, SetupError};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What came of one deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// The seed of the deal.
    pub seed: u64,
    /// Its games, in the order of the tournament.
    pub games: Vec<GameResult>,
}

/// What came of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Which of the contests it belongs to.
    pub contest: usize,
    /// What came of each seat.
    pub seats: Vec<SeatResult>,
}

/// What came of one seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SeatResult {
    /// Number of the entrant; the Soloist has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<usize>,
    /// VP at the end.
    pub vp: u16,
    /// 1 = winner; equal places share.
    pub place: u8,
    /// Decisions taken.
    #[serde(default)]
    pub decisions: u32,
    /// How often it was tried out what comes next.
    #[serde(default)]
    pub simulations: u64,
    /// Microseconds of all decisions.
    #[serde(default)]
    pub micros: u64,
    /// Microseconds of the longest.
    #[serde(default)]
    pub longest: u64,
}

/// A block that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The table cannot be set up.
    Setup(SetupError),
    /// A bot did not act, or not as allowed.
    Stuck {
        /// The bot's name.
        bot: String,
        /// The seed of the deal.
        seed: u64,
    },
}

impl Tournament {
    /// Plays the block of a seed.
    ///
    /// # Errors
    /// A table that cannot be set up, a bot that does not act.
    pub fn block(&self, edition: &'static Edition, seed: u64) -> Result<Block, Fault> {
        let mut games = Vec::with_capacity(self.games());
        for (number, contest) in self.contests.iter().enumerate() {
            for sitting in &contest.sittings {
                let seats = self.sit(contest, sitting, edition, seed)?;
                games.push(GameResult { contest: number, seats });
            }
        }
        Ok(Block { seed, games })
    }

    fn sit(
        &self,
        contest: &Contest,
        sitting: &[usize],
        edition: &'static Edition,
        seed: u64,
    ) -> Result<Vec<SeatResult>, Fault> {
        let players: Vec<Player> = sitting.iter().map(|bot| self.entrants[*bot].player).collect();
        let mut seats: Vec<SeatResult> =
            sitting.iter().map(|bot| SeatResult { bot: Some(*bot), ..SeatResult::default() }).collect();
        let game = play(&contest.setup, edition, seed, &players, |told| {
            if let Some(seat) = seats.get_mut(told.seat.index()) {
                seat.decided(told.thought.simulations, told.time);
            }
        });
        let game = game.map_err(Fault::Setup)?;
        if let Some(seat) = game.to_act() {
            let bot = sitting.get(seat.index()).or(sitting.first());
            let bot = bot.map(|bot| self.entrants[*bot].name.clone()).unwrap_or_default();
            return Err(Fault::Stuck { bot, seed });
        }
        seats.resize_with(usize::from(game.players()), SeatResult::default); // the Soloist
        place(&game, &mut seats);
        Ok(seats)
    }
}

fn place(game: &Game, seats: &mut [SeatResult]) {
    for standing in game.standings() {
        let seat = &mut seats[standing.seat.index()];
        (seat.vp, seat.place) = (standing.vp, standing.place);
    }
}

impl SeatResult {
    fn decided(&mut self, simulations: u32, time: Duration) {
        let micros = time.as_micros() as u64;
        self.decisions += 1;
        self.simulations += u64::from(simulations);
        self.micros += micros;
        self.longest = self.longest.max(micros);
    }
}

impl GameResult {
    /// What a seat won: 1, or its part of a shared victory.
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.seats.iter().filter(|seat| seat.place == 1).count();
        if self.seats[seat].place == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// How many VP a seat is ahead of the mean of the others.
    pub fn margin(&self, seat: usize) -> f64 {
        f64::from(self.seats[seat].vp) - self.rivals(seat)
    }

    /// The mean VP of the others.
    pub fn rivals(&self, seat: usize) -> f64 {
        let others = self.seats.iter().enumerate().filter(|(at, _)| *at != seat);
        let sum: f64 = others.map(|(_, other)| f64::from(other.vp)).sum();
        sum / (self.seats.len() as f64 - 1.0).max(1.0)
    }

    /// Where a bot sits, for the first time.
    pub fn seat_of(&self, bot: usize) -> Option<usize> {
        self.seats.iter().position(|seat| seat.bot == Some(bot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entrant;
    use vocab::Level;

    fn entrants(words: &str) -> Vec<Entrant> {
        words.split(' ').map(|word| Entrant::parse(word, None).unwrap()).collect()
    }

    /// What luck and the bots decide, without what the clock says.
    fn played(block: &Block) -> Vec<(Option<usize>, u16, u8, u32)> {
        let seats = block.games.iter().flat_map(|game| &game.seats);
        seats.map(|seat| (seat.bot, seat.vp, seat.place, seat.decisions)).collect()
    }

    #[test]
    fn a_block_is_the_same_whenever_it_is_played() {
        let tournament = Tournament::of_players(entrants("random adagio"), 3).unwrap();
        let block = || tournament.block(Edition::vienna(), 7).unwrap();
        assert_eq!(played(&block()), played(&block()));
        assert_eq!(block().games.len(), 6);
    }

    #[test]
    fn twins_are_even_in_every_block() {
        let tournament = Tournament::of_players(entrants("random random"), 2).unwrap();
        for seed in 0..4 {
            let block = tournament.block(Edition::vienna(), seed).unwrap();
            let share: f64 = block.games.iter().map(|game| game.share(game.seat_of(0).unwrap())).sum();
            assert_eq!(share, 1.0);
        }
    }

    #[test]
    fn the_soloist_has_a_seat_but_is_no_bot() {
        let tournament = Tournament::of_solo(entrants("random"), &Level::ALL);
        let block = tournament.block(Edition::vienna(), 7).unwrap();
        assert_eq!(block.games.len(), 3);
        assert!(block.games.iter().all(|game| game.seats.len() == 2 && game.seats[1].bot.is_none()));
        assert!(block.games.iter().all(|game| game.seats[0].decisions > 20 && game.seats[1].vp > 0));
    }

    #[test]
    fn a_shared_victory_is_shared() {
        let seat = |vp, place| SeatResult { vp, place, ..SeatResult::default() };
        let game = GameResult { contest: 0, seats: vec![seat(60, 1), seat(60, 1), seat(30, 3)] };
        assert_eq!([game.share(0), game.share(1), game.share(2)], [0.5, 0.5, 0.0]);
        assert_eq!([game.margin(0), game.margin(2)], [15.0, -30.0]);
    }
}
