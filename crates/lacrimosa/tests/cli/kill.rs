//! Kills the real program again and again: it must not lose any step that it has sent to a client.

mod pair;
mod program;

use pair::Pair;
use pgkit::Cluster;
use program::Program;
use rules::{Dice, Luck, Seed};
use std::time::Duration;

/// The maximum number of rounds between two kills.
const ROUNDS: u32 = 12;

#[test]
fn no_step_that_was_sent_is_lost_when_the_program_is_killed() {
    play_and_kill(5, 4, None);
}

#[test]
fn no_step_that_was_sent_is_lost_when_a_program_with_a_database_is_killed() {
    let Some(cluster) = Cluster::start() else { return };
    play_and_kill(5, 4, Some(&cluster.address()));
}

#[test]
#[ignore = "takes a minute: cargo test -p lacrimosa fifty_kills -- --ignored"]
fn no_step_is_lost_in_fifty_kills() {
    play_and_kill(50, 6, None);
    let Some(cluster) = Cluster::start() else { return };
    play_and_kill(50, 6, Some(&cluster.address()));
}

/// Plays this number of games at once, replaces finished ones while kills remain, then plays all of them to the end.
fn play_and_kill(kills: u32, games: u64, store: Option<&str>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let data = tempfile::tempdir().unwrap();
        let mut luck = Seed::from_number(1791).dice(0);
        let mut program = Program::start(data.path(), store);
        let mut pairs: Vec<Pair> = Vec::new();
        for _ in 0..kills {
            for _ in pairs.iter().filter(|pair| !pair.is_over()).count() as u64..games {
                let seed = pairs.len() as u64;
                pairs.push(Pair::meet(&program, seed).await);
            }
            for _ in 0..luck.below(ROUNDS) {
                play_round(&mut pairs, &mut luck).await;
                renew_connections(&mut pairs, &program).await;
            }
            program = kill_during_a_move(&mut pairs, program, &mut luck).await;
        }
        while pairs.iter().any(|pair| !pair.is_over()) {
            play_round(&mut pairs, &mut luck).await;
            renew_connections(&mut pairs, &program).await;
        }
        for pair in &pairs {
            pair.check_download(&program).await;
        }
    });
}

/// Plays one action at every table and waits until both players have received it.
async fn play_round(pairs: &mut [Pair], luck: &mut Dice) {
    for pair in pairs.iter_mut() {
        pair.send(luck).await;
    }
    for pair in pairs.iter_mut() {
        pair.receive().await;
    }
}

async fn renew_connections(pairs: &mut [Pair], program: &Program) {
    for pair in pairs.iter_mut() {
        pair.renew_connections(program).await;
    }
}

/// Sends an action at every table, and kills the program before, while or just after it stores and broadcasts them.
async fn kill_during_a_move(pairs: &mut [Pair], program: Program, luck: &mut Dice) -> Program {
    for pair in pairs.iter_mut() {
        pair.send(luck).await;
    }
    let moment = Duration::from_micros(luck.below(8_000).into());
    for pair in pairs.iter_mut().take(1) {
        pair.receive_within(moment).await;
    }
    let program = program.kill_and_start_again();
    for pair in pairs.iter_mut() {
        pair.receive_the_rest().await;
        pair.reconnect(&program).await;
    }
    program
}
