//! The store in PostgreSQL: all tests that do not concern files, and what only happens to a server of its own.

use crate::house::{DATABASE, House, furnished, hash, hold, in_schema, new_table};
use pgkit::Cluster;
use protocol::http::LinkKind;
use std::process::Command;
use std::sync::OnceLock;
use store::{Address, AppendError, Durability, EditionRoom, NewEdition, Store, StoreError, transfer};

/// One cluster for all tests that do not stop it.
fn cluster() -> Option<&'static Cluster> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    CLUSTER.get_or_init(Cluster::start).as_ref()
}

/// The modules of tests that concern files, and this one.
const OF_FILES: [&str; 5] = ["copies::", "disk::", "modes::", "speed::", "postgres::"];

#[test]
fn the_tests_of_the_store_pass_on_postgresql() {
    let Some(cluster) = cluster() else { return };
    let mut tests = Command::new(std::env::current_exe().unwrap());
    tests.args(OF_FILES.iter().flat_map(|module| ["--skip", module]));
    let output = tests.env(DATABASE, cluster.address()).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("a_link_opens_a_seat_once ... ok") && !text.contains(" 0 passed"), "{text}");
}

#[tokio::test]
async fn steps_wait_for_a_database_that_is_away_and_none_is_lost_or_stored_twice() {
    let Some(cluster) = Cluster::start() else { return };
    let store = in_schema(&cluster.address(), "away").await;
    let host = store.new_player(&hash(1), "Constanze", false, 1000).await.unwrap();
    let table = store.create_table(&new_table("first", host)).await.unwrap();
    let append = |revision| {
        let store = store.clone();
        tokio::spawn(async move { store.append(table, revision, 7, format!("1 step {revision}")).await })
    };
    append(1).await.unwrap().unwrap();
    cluster.pause().unwrap();
    let waiting = append(2);
    assert!(store.table("first").await.is_err(), "nothing can be read meanwhile");
    assert!(!waiting.is_finished(), "nothing is acknowledged meanwhile");
    cluster.resume().unwrap();
    waiting.await.unwrap().unwrap();
    // The connections are cut again and again while steps are written.
    for revision in 3..=60 {
        let step = append(revision);
        if revision % 3 == 0 {
            cluster.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lacrimosa'").unwrap();
        }
        step.await.unwrap().unwrap();
    }
    assert_eq!(append(60).await.unwrap(), Err(AppendError::Revision));
    let journal = in_schema(&cluster.address(), "away").await.journal(table, 0, u64::MAX).await.unwrap();
    assert!(journal.iter().map(|row| row.revision).eq(1..=60));
    // A store can be closed while the database is away.
    cluster.pause().unwrap();
    let (step, ()) = tokio::join!(append(61), store.close());
    assert!(matches!(step.unwrap(), Err(AppendError::Failed(_))));
}

#[tokio::test]
async fn a_foreign_database_and_a_later_version_are_refused() {
    let Some(cluster) = cluster() else { return };
    cluster.run("CREATE SCHEMA foreign_ CREATE TABLE recipes (cake text)").unwrap();
    let open = async |schema: &str| {
        let address: Address = pgkit::schema(&cluster.address(), schema).parse().unwrap();
        Store::connect(&address).await
    };
    assert!(matches!(open("foreign_").await, Err(StoreError::ForeignDatabase)));
    in_schema(&cluster.address(), "later").await.close().await;
    cluster.run("UPDATE later.meta SET value = '\\x00000000000003e8' WHERE name = 'schema-version'").unwrap();
    assert!(matches!(open("later").await, Err(StoreError::Later { found: 1000, .. })));
}

#[test]
fn an_address_must_be_one_of_postgresql_and_its_password_is_never_shown() {
    for wrong in ["", "mysql://host/db", "/var/lib/lacrimosa", "postgres://host:port/db"] {
        assert!(matches!(wrong.parse::<Address>(), Err(StoreError::Address(_))), "{wrong}");
    }
    let wrong = "postgres://mozart:requiem@host:port/db".parse::<Address>().unwrap_err();
    assert!(!wrong.to_string().contains("requiem"), "{wrong}");
    let address: Address = "postgres://mozart:requiem@localhost/games".parse().unwrap();
    assert!(!format!("{address:?}").contains("requiem"));
    let house = House::new();
    let file = house.file("password");
    std::fs::write(&file, "lacrimosa\n").unwrap();
    let address = address.with_password_file(&file).unwrap();
    assert_eq!(format!("{address:?}"), "postgres://mozart@localhost:5432/games");
    assert!(
        "postgres://localhost/".parse::<Address>().unwrap().with_password_file(&house.file("no")).is_err()
    );
}

#[tokio::test]
async fn a_store_moves_to_postgresql_and_back_unchanged() {
    let Some(cluster) = cluster() else { return };
    let (first, last) = (House::new(), House::new());
    let (store, host, table) = furnished(&first).await;
    let guest = store.new_player(&hash(2), "Süßmayr", true, 1000).await.unwrap();
    hold(&store, table, 1, guest).await.unwrap();
    store.put_link(table, 2, LinkKind::Invitation, &hash(9), None).await.unwrap();
    for revision in 1..=1200 {
        store.append(table, revision, 7, format!("1 step {revision}")).await.unwrap();
    }
    store.add_talk(table, 5, 1, 1, "{\"said\":\"Ą\"}").await.unwrap();
    store.set_announcement(Some("At eight.")).await.unwrap();
    let room = EditionRoom { share: 9, most: 9, bytes: 1000 };
    let edition = NewEdition { key: hash(5), files: "{}".to_owned(), from: "192.0.2.1".to_owned(), at: 1 };
    assert!(store.put_edition(edition, room).await.unwrap());
    let gone = store.create_table(&new_table("gone", host)).await.unwrap();
    store.delete_table(gone).await.unwrap();

    let moved = in_schema(&cluster.address(), "moved").await;
    let done = transfer(&store, &moved).await.unwrap();
    assert_eq!((done.tables, done.steps), (1, 1200));
    assert!(matches!(transfer(&store, &moved).await, Err(StoreError::NotEmpty)));
    moved.close().await;
    let moved = in_schema(&cluster.address(), "moved").await;
    assert_eq!(moved.server_key().await.unwrap(), store.server_key().await.unwrap());
    assert_eq!(moved.table("first").await.unwrap(), store.table("first").await.unwrap());
    assert_eq!(moved.announcement().await.unwrap().as_deref(), Some("At eight."));

    let back = Store::open(&last.folder(), Durability::Normal).await.unwrap();
    assert_eq!(transfer(&moved, &back).await.unwrap(), done);
    assert_eq!(
        back.journal(table, 0, u64::MAX).await.unwrap(),
        store.journal(table, 0, u64::MAX).await.unwrap()
    );
    for copy in [&moved, &back] {
        // A key that was given before is not given again.
        assert!(copy.create_table(&new_table("next", host)).await.unwrap() > gone);
        assert_eq!(copy.append(table, 1201, 8, "1 pass".to_owned()).await, Ok(()));
    }
}
