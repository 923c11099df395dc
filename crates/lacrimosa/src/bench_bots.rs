//! Measures the speed of bots: random games to the end, roll-outs of `flat`, iterations of `ismcts`.

use crate::chooser::Chooser;
use bots::{Bot, Budget};
use edition::Edition;
use rules::{Game, Legal, Seed, Setup};
use std::time::{Duration, Instant};
use vocab::{Round, Seat, Viewer};

/// The names of the measurements in messages.
pub const MEASURES: [&str; 5] = ["random", "flat-2", "flat-4", "ismcts-2", "ismcts-4"];

/// Runs per second on one core.
pub fn rate(measure: &str, time: Duration) -> f64 {
    let players = if measure.ends_with('2') { 2 } else { 4 };
    let (start, mut done) = (Instant::now(), 0);
    let Some(game) = mid_game(players) else { return 0.0 };
    while start.elapsed() < time {
        done += match measure {
            "random" => random_roll_outs(&game, done),
            _ if measure.starts_with("flat") => simulations(Bot::Flat(None), &game, done),
            _ => simulations(Bot::Ismcts, &game, done),
        };
    }
    done as f64 / start.elapsed().as_secs_f64()
}

/// A game at the start of its third round, played by fast bots.
fn mid_game(players: u8) -> Option<Game> {
    let (bot, seed) = (Bot::Greedy(None), Seed::from_number(1791));
    let mut game =
        Game::deal(&Setup::players(players), Edition::vienna(), &mut seed.dice(0), &mut ()).ok()?;
    for revision in 1.. {
        let seat = game.to_act().filter(|_| game.round() < Round::at(2));
        let Some(seat) = seat else { break };
        let action = bots::choose(bot, &game.view(Viewer::Seat(seat)), game.edition(), Budget::of(bot, 1))?;
        let legal = game.check(seat, action).ok()?;
        game.play(legal, &mut seed.dice(revision), &mut ());
    }
    Some(game)
}

/// Guesses what is hidden and plays at random to the end, several times per call, so that the clock is read
/// seldom.
fn random_roll_outs(game: &Game, number: u64) -> u64 {
    const TIMES: u64 = 16;
    let mut chooser = Chooser::new(number);
    let mut legal: Vec<Legal> = Vec::with_capacity(256);
    for number in number..number + TIMES {
        let luck = &mut Seed::from_number(number).dice(0);
        let mut world = game.resample(Viewer::Seat(Seat::at(0)), luck);
        loop {
            world.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            world.play(chooser.pick(&legal), luck, &mut ());
        }
    }
    TIMES
}

/// One decision with a typical number of simulations.
fn simulations(bot: Bot, game: &Game, seed: u64) -> u64 {
    let Some(seat) = game.to_act() else { return 0 };
    let budget = Budget { seed, simulations: 200 };
    let thought = bots::think(bot, &game.view(Viewer::Seat(seat)), game.edition(), budget, &mut || false);
    thought.map_or(0, |thought| thought.simulations.into())
}
