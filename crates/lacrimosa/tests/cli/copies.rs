//! `backup` and `restore` of a server's data.

use crate::desk::Desk;
use pgkit::Cluster;
use store::{Durability, Store};

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

async fn open(desk: &Desk, folder: &str) -> Store {
    Store::open(&desk.path(folder), Durability::Normal).await.unwrap()
}

#[test]
fn a_backup_restores_lost_data() {
    let desk = Desk::new();
    let key = block_on(async {
        let store = open(&desk, "data").await;
        let key = store.server_key().await.unwrap();
        // A backup works while the store is open.
        assert!(desk.ok("backup evening.copy").contains("evening.copy"));
        store.close().await;
        key
    });
    std::fs::remove_dir_all(desk.path("data")).unwrap();
    desk.ok("restore evening.copy");
    desk.ok("restore evening.copy --data other");
    block_on(async {
        assert_eq!(open(&desk, "data").await.server_key().await.unwrap(), key);
        assert_eq!(open(&desk, "other").await.server_key().await.unwrap(), key);
    });
}

#[test]
fn the_data_folder_can_be_named_in_the_settings_file() {
    let desk = Desk::new();
    block_on(async { open(&desk, "elsewhere").await.close().await });
    desk.write("server.toml", "port = 80\ndata = \"elsewhere\"\n");
    let message = desk.fails("backup one.copy --config server.toml");
    assert!(message.contains("data"), "the environment comes first: {message}");
    desk.ok("backup one.copy --config server.toml --data elsewhere");
    desk.write("server.toml", "data = 5\nbort = 1\n");
    assert!(desk.fails("backup two.copy --config server.toml").contains("“bort”"));
}

#[test]
fn a_failed_backup_or_restore_names_the_file() {
    let desk = Desk::new();
    let missing = desk.fails("backup a.copy --data nothing");
    assert!(missing.contains("nothing") && missing.contains("--data /var/lib/lacrimosa"), "{missing}");
    desk.write("a.copy", "precious");
    block_on(async { open(&desk, "data").await.close().await });
    assert!(desk.fails("backup a.copy").contains("a.copy"));
    assert_eq!(desk.read("a.copy"), "precious");
    assert!(desk.fails("restore a.copy").contains("a.copy"));
    assert!(desk.fails("restore none.copy").contains("none.copy"));
    desk.misunderstood("backup");
}

#[test]
fn a_store_in_use_is_not_replaced() {
    let desk = Desk::new();
    block_on(async {
        let store = open(&desk, "data").await;
        desk.ok("backup a.copy");
        assert!(desk.fails("restore a.copy").contains("in use"));
        store.close().await;
    });
}

#[test]
fn data_move_to_a_database_and_back() {
    let desk = Desk::new();
    let Some(cluster) = Cluster::start() else { return };
    let key = block_on(async {
        let store = open(&desk, "data").await;
        store.new_player(&[7; 32], "Constanze", false, 1).await.unwrap();
        store.close().await;
        store.server_key().await.unwrap()
    });
    let database = cluster.address();
    let done = desk.ok(&format!("copy --from data --to {database}"));
    assert!(done.contains("equal"), "{done}");
    desk.ok(&format!("copy --from {database} --to back"));
    assert_eq!(block_on(async { open(&desk, "back").await.server_key().await.unwrap() }), key);
    assert!(desk.fails(&format!("copy --from data --to {database}")).contains("already"));
}

#[test]
fn a_failed_copy_says_why_and_never_shows_a_password() {
    let desk = Desk::new();
    assert!(desk.fails("copy --from nothing --to new").contains("nothing"));
    assert!(!desk.path("nothing").exists());
    for wrong in ["mysql://mozart:requiem@host/db", "postgres://mozart:requiem@host:port/db"] {
        for line in [format!("copy --from {wrong} --to new"), format!("serve --no-open --store {wrong}")] {
            let message = desk.fails(&line);
            assert!(message.contains("postgres://") && !message.contains("requiem"), "{message}");
        }
    }
}
