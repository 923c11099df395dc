//! Gauge matches: the net against opponents that do not learn.

use crate::dice::Dice;
use bots::net::{Judge, Net, TurnLimits};
use bots::{Bot, Budget, choose};
use edition::Edition;
use rules::{Game, Setup};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use vocab::{Seat, Viewer};

/// An opponent that does not learn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent<'a> {
    /// A bot with this number of simulations for each decision.
    Bot(Bot, u32),
    /// A net that plays the turn it judges best.
    Net(&'a Net),
}

/// The result of a gauge match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GaugeResult {
    /// Games.
    pub games: u64,
    /// The share of games won, ties as halves.
    pub share: f64,
    /// Half the width of the 95 % interval of the share, over deals.
    pub interval: f64,
}

/// Turns are searched for a little wider than in training.
const LIMITS: TurnLimits = TurnLimits { beam: 16, positions: 2000, turns: 32 };

/// Plays each deal twice, with the seats exchanged. The net plays the turn that it judges best.
pub fn gauge(
    net: &Net,
    edition: &'static Edition,
    opponent: Opponent<'_>,
    deals: u64,
    threads: usize,
) -> GaugeResult {
    let next = AtomicU64::new(0);
    let (hand_over, shares) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (hand_over, next) = (hand_over.clone(), &next);
            scope.spawn(move || {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= deals {
                        return;
                    }
                    let seats = [0, 1].map(|seat| won(net, edition, opponent, deal, Seat::at(seat)));
                    if hand_over.send((seats[0] + seats[1]) / 2.0).is_err() {
                        return;
                    }
                }
            });
        }
    });
    drop(hand_over);
    let shares: Vec<f64> = shares.into_iter().collect();
    let count = shares.len().max(1) as f64;
    let share = shares.iter().sum::<f64>() / count;
    let spread = shares.iter().map(|one| (one - share).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    GaugeResult { games: deals * 2, share, interval: 1.96 * (spread / count).sqrt() }
}

/// Plays a game with the net in this seat. Returns the share of the victory.
fn won(net: &Net, edition: &'static Edition, opponent: Opponent<'_>, deal: u64, seat: Seat) -> f64 {
    let mut dice = Dice::new(0x6a75_6765, deal);
    let Ok(mut game) = Game::deal(&Setup::players(2), edition, &mut dice, &mut ()) else { return 0.0 };
    let mut judge = Judge::new(net, edition);
    let mut rival = if let Opponent::Net(rival) = opponent { Some(Judge::new(rival, edition)) } else { None };
    while let Some(to_act) = game.to_act() {
        let playing = if to_act == seat { Some(&mut judge) } else { rival.as_mut() };
        let actions = match (playing, opponent) {
            (Some(judge), _) => judge.whole_turn(&game, to_act, LIMITS),
            (None, Opponent::Bot(bot, simulations)) => {
                let budget = Budget { seed: dice.next(), simulations };
                let action = choose(bot, &game.view(Viewer::Seat(to_act)), edition, budget);
                action.and_then(|action| game.check(to_act, action).ok()).into_iter().collect()
            }
            (None, Opponent::Net(_)) => vec![],
        };
        if actions.is_empty() {
            break;
        }
        actions.into_iter().for_each(|legal| game.play(legal, &mut dice, &mut ()));
    }
    let standings = game.standings();
    let winners = standings.iter().filter(|standing| standing.place == 1);
    let won = winners.clone().any(|standing| standing.seat == seat);
    if won { 1.0 / winners.count() as f64 } else { 0.0 }
}
