use crate::house::{House, hash, new_table};
use std::time::{Duration, Instant};
use store::{Durability, Store};
use tokio::task::JoinSet;

const TABLES: usize = 200;
const STEPS: u64 = 200;

/// `cargo test -p store --release -- --ignored --nocapture steps_a_second`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn steps_a_second() {
    for durability in [Durability::Full, Durability::Normal] {
        let house = House::new();
        let store = Store::open(&house.folder(), durability).await.unwrap();
        let (took, mut waits) = measure(&store).await;
        waits.sort();
        let share = |percent: usize| waits[(waits.len() - 1) * percent / 100];
        let rate = waits.len() as f64 / took.as_secs_f64();
        println!(
            "{durability:?}: {rate:.0}/s, 50% {:?}, 99% {:?}, most {:?}",
            share(50),
            share(99),
            share(100)
        );
    }
}

/// Each table takes its next step as soon as the last one is stored.
async fn measure(store: &Store) -> (Duration, Vec<Duration>) {
    let host = store.new_player(&hash(1), "", false, 0).await.unwrap();
    let mut tables = JoinSet::new();
    let mut keys = Vec::new();
    for n in 0..TABLES {
        keys.push(store.create_table(&new_table(&format!("{n}"), host)).await.unwrap());
    }
    let begin = Instant::now();
    for table in keys {
        let store = store.clone();
        tables.spawn(async move {
            let mut waits = Vec::new();
            for revision in 1..=STEPS {
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
