//! The journal and the chat of a table, and the order of concurrent writes.

use crate::house::{House, furnished, new_table};
use store::{AppendError, Store, TableKey};
use tokio::task::JoinSet;

async fn append(store: &Store, table: TableKey, revision: u64) -> Result<(), AppendError> {
    store.append(table, revision, 7, format!("1 step {revision}")).await
}

#[tokio::test]
async fn steps_are_read_as_they_were_written() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    for revision in 1..=5 {
        append(&store, table, revision).await.unwrap();
    }
    let revisions = async |after, up_to| -> Vec<u64> {
        store.journal(table, after, up_to).await.unwrap().iter().map(|row| row.revision).collect()
    };
    assert_eq!(revisions(0, u64::MAX).await, [1, 2, 3, 4, 5]);
    assert_eq!(revisions(2, 4).await, [3, 4]);
    assert_eq!(revisions(5, 9).await, [0; 0]);
    assert_eq!(revisions(u64::MAX, u64::MAX).await, [0; 0]);
    let first = store.journal(table, 0, 1).await.unwrap().remove(0);
    assert_eq!((first.at, first.line.as_str()), (7, "1 step 1"));
}

#[tokio::test]
async fn a_step_that_exists_or_leaves_a_gap_is_refused() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    for (revision, stored) in
        [(0, false), (2, false), (1, true), (1, false), (3, false), (2, true), (u64::MAX, false)]
    {
        let refused = if stored { Ok(()) } else { Err(AppendError::Revision) };
        assert_eq!(append(&store, table, revision).await, refused, "{revision}");
    }
    assert_eq!(append(&store, table + 1, 1).await, Err(AppendError::Revision));
    assert_eq!(store.journal(table, 0, u64::MAX).await.unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_step_is_refused_without_affecting_others_in_its_transaction() {
    const TABLES: usize = 50;
    const STEPS: u64 = 40;
    let house = House::new();
    let (store, host, _) = furnished(&house).await;
    let mut players = JoinSet::new();
    for n in 0..TABLES {
        let store = store.clone();
        players.spawn(async move {
            let table = store.create_table(&new_table(&format!("table {n}"), host)).await.unwrap();
            for revision in 1..=STEPS {
                // Sent concurrently, so that valid and invalid steps are in one transaction.
                let (gap, good, again) = tokio::join!(
                    append(&store, table, revision + 2),
                    append(&store, table, revision),
                    append(&store, table, revision),
                );
                assert_eq!(gap, Err(AppendError::Revision));
                assert_eq!((good, again), (Ok(()), Err(AppendError::Revision)));
                // Once `append` has returned, the step can be read.
                assert_eq!(store.journal(table, revision - 1, u64::MAX).await.unwrap().len(), 1);
            }
            table
        });
    }
    let tables = players.join_all().await;
    store.close().await;
    let store = house.open().await;
    for table in tables {
        let journal = store.journal(table, 0, u64::MAX).await.unwrap();
        assert!(journal.iter().map(|row| row.revision).eq(1..=STEPS));
    }
}

#[tokio::test]
async fn of_two_different_steps_for_one_revision_the_first_is_stored() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    let (first, second) = tokio::join!(
        store.append(table, 1, 1, "1 first".to_owned()),
        store.append(table, 1, 2, "2 second".to_owned()),
    );
    assert_eq!((first, second), (Ok(()), Err(AppendError::Revision)));
    assert_eq!(store.journal(table, 0, 9).await.unwrap()[0].line, "1 first");
}

#[tokio::test]
async fn steps_and_changes_are_written_in_the_order_of_their_calls() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    let (begun, step, removed, late) = tokio::join!(
        store.begin(table, "start", 2000),
        append(&store, table, 1),
        store.delete_table(table),
        append(&store, table, 2),
    );
    assert!(begun.is_ok() && step.is_ok() && removed.is_ok());
    assert_eq!(late, Err(AppendError::Revision));
    assert_eq!(store.journal(table, 0, 9).await.unwrap(), []);
}

#[tokio::test]
async fn a_change_that_fails_does_not_affect_others() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let twice = new_table("first", host);
    let (before, refused, after, talk) = tokio::join!(
        append(&store, table, 1),
        store.create_table(&twice),
        append(&store, table, 2),
        store.add_talk(table, 5, 1, 2, "{}"),
    );
    assert!(refused.is_err());
    assert_eq!((before, after), (Ok(()), Ok(())));
    assert_eq!(talk.unwrap(), 1);
    assert_eq!(store.tables_of(host, 9).await.unwrap(), ["first"]);
}

#[tokio::test]
async fn a_cancelled_call_does_not_stop_the_writer() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    for revision in 1..=20 {
        let other = new_table(&format!("table {revision}"), host);
        // The other two futures are dropped, before or after their write was queued.
        tokio::select! {
            biased;
            _ = append(&store, table, revision) => {}
            _ = store.create_table(&other) => {}
            () = tokio::task::yield_now() => {}
        }
    }
    // Queued steps were written in order, so the next revision can be appended.
    store.set_live(table, true, None).await.unwrap();
    let stored = store.journal(table, 0, u64::MAX).await.unwrap().len() as u64;
    assert_eq!(append(&store, table, stored + 1).await, Ok(()));
}

#[tokio::test]
async fn chat_ids_count_from_one_at_each_table_and_lines_are_read_oldest_first() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let other = store.create_table(&new_table("other", host)).await.unwrap();
    for n in 1..=4 {
        assert_eq!(store.add_talk(table, 100 + n, 2, 9, &format!("{n}")).await.unwrap(), n);
    }
    assert_eq!(store.add_talk(other, 100, 1, 0, "{}").await.unwrap(), 1);
    let last = store.talk(table, 2).await.unwrap();
    assert_eq!(last.iter().map(|row| row.id).collect::<Vec<_>>(), [3, 4]);
    assert_eq!((last[0].at, last[0].seat, last[0].moment, last[0].told.as_str()), (103, 2, 9, "3"));
    assert!(store.add_talk(other + 1, 100, 1, 0, "{}").await.is_err());
}
