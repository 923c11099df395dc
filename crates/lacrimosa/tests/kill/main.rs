//! A server that is killed at any moment loses nothing that it told anybody: the real program, real sockets, real disk.
#![allow(clippy::unwrap_used)]

mod pair;
mod program;

use pair::Pair;
use program::Program;
use rules::{Dice, Luck, Seed};
use std::time::Duration;

/// The most rounds of moves between two kills.
const ROUNDS: u32 = 12;

#[test]
fn nothing_told_is_lost_when_the_program_is_killed() {
    play_and_kill(5, 4);
}

#[test]
#[ignore = "takes half a minute: cargo test -p lacrimosa --test kill -- --ignored"]
fn fifty_kills() {
    play_and_kill(50, 6);
}

/// Plays so many games at once, always new ones while kills remain, then all of them to their ends.
fn play_and_kill(kills: u32, games: u64) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let data = tempfile::tempdir().unwrap();
        let mut luck = Seed::from_number(1791).dice(0);
        let mut program = Program::start(data.path());
        let mut pairs: Vec<Pair> = Vec::new();
        for _ in 0..kills {
            for _ in pairs.iter().filter(|pair| !pair.is_over()).count() as u64..games {
                let seed = pairs.len() as u64;
                pairs.push(Pair::meet(&program, seed).await);
            }
            for _ in 0..luck.below(ROUNDS) {
                play_round(&mut pairs, &mut luck).await;
                look_again(&mut pairs, &program).await;
            }
            program = kill_in_mid_move(&mut pairs, program, &mut luck).await;
        }
        while pairs.iter().any(|pair| !pair.is_over()) {
            play_round(&mut pairs, &mut luck).await;
            look_again(&mut pairs, &program).await;
        }
        for pair in &pairs {
            pair.take_home(&program).await;
        }
    });
}

/// Everywhere at once one move, which is heard by both.
async fn play_round(pairs: &mut [Pair], luck: &mut Dice) {
    for pair in pairs.iter_mut() {
        pair.send(luck).await;
    }
    for pair in pairs.iter_mut() {
        pair.hear().await;
    }
}

async fn look_again(pairs: &mut [Pair], program: &Program) {
    for pair in pairs.iter_mut() {
        pair.look_again(program).await;
    }
}

/// Moves are sent everywhere, and the program is killed before, while or just after it stores and tells them.
async fn kill_in_mid_move(pairs: &mut [Pair], program: Program, luck: &mut Dice) -> Program {
    for pair in pairs.iter_mut() {
        pair.send(luck).await;
    }
    let moment = Duration::from_micros(luck.below(8_000).into());
    for pair in pairs.iter_mut().take(1) {
        pair.hear_within(moment).await;
    }
    let program = program.kill_and_start_again();
    for pair in pairs.iter_mut() {
        pair.hear_the_rest().await;
        pair.come_back(&program).await;
    }
    program
}
