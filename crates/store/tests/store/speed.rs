//! A measurement of how fast steps are stored.

use crate::house::{House, hash, new_table};
use std::time::Duration;
use store::{Durability, Store};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

const TABLES: u32 = 200;
const STEPS: u64 = 250;
/// The pause between two steps of a table: 5,000 steps a second in total.
const PAUSE: Duration = Duration::from_millis(40);

/// `cargo test -p store --release -- --ignored --nocapture steps_a_second`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn steps_a_second() {
    for durability in [Durability::Full, Durability::Normal] {
        for pace in [None, Some(PAUSE)] {
            let house = House::new();
            let store = Store::open(&house.folder(), durability).await.unwrap();
            let (took, mut waits) = measure(&store, pace).await;
            waits.sort();
            let share = |percent: usize| waits[(waits.len() - 1) * percent / 100];
            let rate = waits.len() as f64 / took.as_secs_f64();
            let pace = if pace.is_some() { "5,000 a second" } else { "as fast as possible" };
            println!(
                "{durability:?}, {pace}: {rate:.0}/s, 50% {:.1?}, 99% {:.1?}, most {:.1?}",
                share(50),
                share(99),
                share(100)
            );
        }
    }
}

/// Every table stores a step after each pause, or without a pause as soon as the last one is stored.
async fn measure(store: &Store, pace: Option<Duration>) -> (Duration, Vec<Duration>) {
    let host = store.new_player(&hash(1), "", false, 0).await.unwrap();
    let mut keys = Vec::new();
    for n in 0..TABLES {
        keys.push(store.create_table(&new_table(&format!("{n}"), host)).await.unwrap());
    }
    let begin = Instant::now();
    let mut tables = JoinSet::new();
    for (n, table) in (0..).zip(keys) {
        let store = store.clone();
        tables.spawn(async move {
            let mut ticks = pace.map(|pace| {
                let mut ticks = interval_at(begin + pace * n / TABLES, pace);
                ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
                ticks
            });
            let mut waits = Vec::new();
            for revision in 1..=STEPS {
                if let Some(ticks) = &mut ticks {
                    ticks.tick().await;
                }
                let asked = Instant::now();
                store.append(table, revision, 0, "1 lay nannerl london | laid; ".repeat(8)).await.unwrap();
                waits.push(asked.elapsed());
            }
            waits
        });
    }
    let waits = tables.join_all().await.concat();
    (begin.elapsed(), waits)
}
