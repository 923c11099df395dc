//! A block: one deal, played once in every rotation of the seats. Statistics count blocks, because the games
//! of one block depend on each other.

use crate::{Contest, Player, Tournament, play};
use edition::Edition;
use rules::{Game, SetupError};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The results of one deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// The seed of the deal.
    pub seed: u64,
    /// Its games, in the order of the tournament.
    pub games: Vec<GameResult>,
}

/// The result of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// The index of its contest.
    pub contest: usize,
    /// The result of each seat.
    pub seats: Vec<SeatResult>,
}

/// The result of one seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SeatResult {
    /// Index of the entrant; none for the Soloist.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<usize>,
    /// VP at the end.
    pub vp: u16,
    /// 1 is the winner; tied seats share a place.
    pub place: u8,
    /// How many decisions it made.
    #[serde(default)]
    pub decisions: u32,
    /// How many simulations it ran.
    #[serde(default)]
    pub simulations: u64,
    /// Microseconds for all decisions.
    #[serde(default)]
    pub micros: u64,
    /// Microseconds for the longest decision.
    #[serde(default)]
    pub longest: u64,
}

/// Why a block cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlockError {
    /// The game cannot be set up.
    Setup(SetupError),
    /// A bot returned no action or an illegal one.
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
    /// The game cannot be set up, or a bot does not act.
    pub fn block(&self, edition: &'static Edition, seed: u64) -> Result<Block, BlockError> {
        let mut games = Vec::with_capacity(self.games());
        for (number, contest) in self.contests.iter().enumerate() {
            for seating in &contest.seatings {
                let seats = self.play_game(contest, seating, edition, seed)?;
                games.push(GameResult { contest: number, seats });
            }
        }
        Ok(Block { seed, games })
    }

    fn play_game(
        &self,
        contest: &Contest,
        seating: &[usize],
        edition: &'static Edition,
        seed: u64,
    ) -> Result<Vec<SeatResult>, BlockError> {
        let players: Vec<Player> = seating.iter().map(|bot| self.entrants[*bot].player).collect();
        let mut seats: Vec<SeatResult> =
            seating.iter().map(|bot| SeatResult { bot: Some(*bot), ..SeatResult::default() }).collect();
        let game = play(&contest.setup, edition, seed, &players, |played| {
            if let Some(seat) = seats.get_mut(played.seat.index()) {
                seat.decided(played.thought.simulations, played.time);
            }
        });
        let game = game.map_err(BlockError::Setup)?;
        if let Some(seat) = game.to_act() {
            let bot = seating.get(seat.index()).or(seating.first());
            let bot = bot.map(|bot| self.entrants[*bot].name.clone()).unwrap_or_default();
            return Err(BlockError::Stuck { bot, seed });
        }
        seats.resize_with(usize::from(game.players()), SeatResult::default); // The Soloist has a seat, too.
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
    /// The seat's share of the victory: 1 if it won alone, less if several won.
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.seats.iter().filter(|seat| seat.place == 1).count();
        if self.seats[seat].place == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// How many VP a seat has more than the mean of the others.
    pub fn margin(&self, seat: usize) -> f64 {
        f64::from(self.seats[seat].vp) - self.rivals(seat)
    }

    /// The mean VP of the others.
    pub fn rivals(&self, seat: usize) -> f64 {
        let others = self.seats.iter().enumerate().filter(|(at, _)| *at != seat);
        let sum: f64 = others.map(|(_, other)| f64::from(other.vp)).sum();
        sum / (self.seats.len() as f64 - 1.0).max(1.0)
    }

    /// The first seat of a bot.
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

    /// The results without the times, which differ from run to run.
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
    fn a_bot_against_itself_is_even_in_every_block() {
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
    fn winners_share_a_victory_equally() {
        let seat = |vp, place| SeatResult { vp, place, ..SeatResult::default() };
        let game = GameResult { contest: 0, seats: vec![seat(60, 1), seat(60, 1), seat(30, 3)] };
        assert_eq!([game.share(0), game.share(1), game.share(2)], [0.5, 0.5, 0.0]);
        assert_eq!([game.margin(0), game.margin(2)], [15.0, -30.0]);
    }
}
