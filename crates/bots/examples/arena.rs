//! Plays bots against each other and prints who wins, by how much, and how long they think.
//!
//! `cargo run --release -p bots --example arena -- 100 allegro andante`: each deal is played in every rotation of
//! the seats. One bot alone plays the solo game at each level.

use bots::{Bot, Budget, choose};
use edition::Edition;
use rules::{Game, Seed, Setup};
use std::time::{Duration, Instant};
use vocab::{Level, Viewer};

#[derive(Clone, Copy, Default)]
struct Tally {
    games: u32,
    wins: f64,
    vp: u32,
    rivals: u32,
    decisions: u32,
    time: Duration,
    longest: Duration,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let deals: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(20);
    let bots: Vec<Bot> = args.filter_map(|code| Bot::from_code(&code)).collect();
    match bots[..] {
        [] => println!("arena <deals> <bot> <bot> ..."),
        [bot] => Level::ALL.into_iter().for_each(|level| alone(deals, bot, level)),
        _ => together(deals, &bots),
    }
}

fn alone(deals: u64, bot: Bot, level: Level) {
    let mut tally = [Tally::default(); 2];
    for deal in 0..deals {
        sit(&Setup::solo(level), deal, &[bot], &mut tally);
    }
    print(&format!("{bot} at {level}"), &tally[0]);
}

fn together(deals: u64, bots: &[Bot]) {
    let mut tally = vec![Tally::default(); bots.len()];
    let mut order: Vec<usize> = (0..bots.len()).collect();
    for deal in 0..deals {
        for _ in bots {
            order.rotate_left(1);
            let seated: Vec<Bot> = order.iter().map(|at| bots[*at]).collect();
            let mut seats: Vec<Tally> = order.iter().map(|at| tally[*at]).collect();
            sit(&Setup::players(bots.len() as u8), deal, &seated, &mut seats);
            order.iter().zip(seats).for_each(|(at, seat)| tally[*at] = seat);
        }
    }
    for (bot, tally) in bots.iter().zip(&tally) {
        print(bot.code(), tally);
    }
}

/// Plays one game.
fn sit(setup: &Setup, deal: u64, bots: &[Bot], tally: &mut [Tally]) {
    let seed = Seed::from_number(deal);
    let mut game = Game::deal(setup, Edition::vienna(), &mut seed.dice(0), &mut ()).expect("a table");
    for revision in 1.. {
        let Some(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let begin = Instant::now();
        let action = choose(bots[seat.index()], &view, game.edition(), Budget::of(bots[seat.index()], deal))
            .expect("an action");
        let took = begin.elapsed();
        let own = &mut tally[seat.index()];
        own.decisions += 1;
        own.time += took;
        own.longest = own.longest.max(took);
        let legal = game.check(seat, action).expect("a legal action");
        game.play(legal, &mut seed.dice(revision), &mut ());
    }
    let standings = game.standings();
    let winners = standings.iter().filter(|standing| standing.place == 1).count();
    for standing in &standings {
        let others = standings.iter().filter(|other| other.seat != standing.seat);
        let own = &mut tally[standing.seat.index()];
        own.games += 1;
        own.wins += if standing.place == 1 { 1.0 / winners as f64 } else { 0.0 };
        own.vp += u32::from(standing.vp);
        own.rivals += others.map(|other| u32::from(other.vp)).max().unwrap_or(0);
    }
}

fn print(name: &str, tally: &Tally) {
    let games = f64::from(tally.games.max(1));
    println!(
        "{name:24} games {:5}  wins {:5.1} %  VP {:5.1}  best rival {:5.1}  ms a decision {:6.2}, longest {:6.1}",
        tally.games,
        100.0 * tally.wins / games,
        f64::from(tally.vp) / games,
        f64::from(tally.rivals) / games,
        1000.0 * tally.time.as_secs_f64() / f64::from(tally.decisions.max(1)),
        1000.0 * tally.longest.as_secs_f64(),
    );
}
