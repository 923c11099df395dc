//! Tests of a table's actor in unusual situations: panics, conflicts, lost requests, no connections.

mod push;

use super::*;
use crate::bot_scheduler::Slot;
use crate::config::{BotTables, Config};
use protocol::{ClientMessage, SeatKind, ServerMessage, TableInfo};
use store::{Hash, Holder, NewSeat, NewTable, Store, TableKey};
use tempfile::TempDir;
use tokio::sync::mpsc::Receiver;

/// Ends a test that would hang.
const GUARD: Duration = Duration::from_secs(60);

#[test]
fn a_table_at_rest_is_small() {
    assert!(size_of::<TableActor>() <= 3 * 1024, "{}", size_of::<TableActor>());
    assert!(size_of::<TableRequest>() <= 128, "{}", size_of::<TableRequest>());
}

/// A registry in a temporary folder.
async fn registry(change: impl FnOnce(&mut Config)) -> (TempDir, TableRegistry) {
    let data = tempfile::tempdir().unwrap();
    let mut config = Config { data: data.path().to_owned(), bot_pause: Duration::ZERO, ..Config::default() };
    config.durability = store::Durability::Normal;
    change(&mut config);
    let store = Store::open(&config.data, config.durability).await.unwrap();
    (data, TableRegistry::open(store, crate::table_config::TableConfig::new(&config), None).await.unwrap())
}

/// A person takes a seat.
async fn hold(registry: &TableRegistry, table: TableKey, seat: u8, player: PlayerKey) {
    let row = SeatRow { seat, by: SeatKind::Human, name: String::new(), bot: None, shut: false };
    let holder = Holder { player, device: String::new(), since: 0 };
    registry.store().take_seat(table, &row, holder, None).await.unwrap();
}

/// A table whose seats are held by new people, or bots.
async fn table(registry: &TableRegistry, id: &str, seats: &[SeatKind]) -> (TableKey, Vec<PlayerKey>) {
    let mut people = Vec::new();
    for at in 0..seats.len() {
        let mut hash: Hash = [at as u8; 32];
        hash[..id.len()].copy_from_slice(id.as_bytes());
        people.push(registry.store().new_player(&hash, "", false, crate::now()).await.unwrap());
    }
    let row = |(seat, by): (u8, &SeatKind)| {
        let bot = (*by == SeatKind::Bot).then(|| "adagio".to_owned());
        let row = SeatRow { seat, by: *by, name: String::new(), bot, shut: false };
        NewSeat { row, host_holds: false, invitation: None }
    };
    let new = NewTable {
        edition: None,
        id: id.to_owned(),
        host: people[0],
        public: false,
        options: r#"{"seed": "1791", "first": 1}"#.to_owned(),
        device: String::new(),
        created: crate::now(),
        made_from: None,
        bots_only: false,
        seats: (1..).zip(seats).map(row).collect(),
    };
    let key = registry.store().create_table(&new).await.unwrap();
    for ((seat, by), player) in (1..).zip(seats).zip(&people) {
        if *by == SeatKind::Human {
            hold(registry, key, seat, *player).await;
        }
    }
    (key, people)
}

async fn info(registry: &TableRegistry, id: &str) -> Result<TableInfo, ApiError> {
    registry.request(id, |reply| TableRequest::Info(None, reply)).await
}

/// A connection of a player.
struct Client {
    id: u64,
    welcome: ServerMessage,
    messages: Receiver<Arc<str>>,
}

async fn join(registry: &TableRegistry, id: &str, player: PlayerKey) -> Client {
    join_with(registry, id, player, OptionList::Included).await
}

async fn join_with(registry: &TableRegistry, id: &str, player: PlayerKey, options: OptionList) -> Client {
    let (to, messages) = mpsc::channel(64);
    let joining = Joining { id: registry.new_connection(), player: Some(player), options, to };
    let join = |reply| TableRequest::Join(joining.clone(), reply);
    let joined = registry.request(id, join).await.unwrap();
    Client { id: joining.id, welcome: serde_json::from_str(&joined.welcome).unwrap(), messages }
}

impl Client {
    /// Waits for a message of a kind; none if the connection is dropped first.
    async fn wait_for<T>(&mut self, find: impl Fn(&ServerMessage) -> Option<T>) -> Option<T> {
        loop {
            let text = tokio::time::timeout(GUARD, self.messages.recv()).await.expect("a message in time")?;
            if let Some(found) = find(&serde_json::from_str(&text).unwrap()) {
                return Some(found);
            }
        }
    }

    /// The options in the welcome.
    fn options(&self) -> &[String] {
        match &self.welcome {
            ServerMessage::Welcome { state: Some(state), .. } => &state.options,
            other => panic!("{other:?}"),
        }
    }

    /// The options after the next step.
    async fn next_options(&mut self) -> Vec<String> {
        let options = self.wait_for(|message| match message {
            ServerMessage::Update { state, .. } => Some(state.options.clone()),
            _ => None,
        });
        options.await.unwrap()
    }
}

async fn act(registry: &TableRegistry, id: &str, connection: u64, action: String) {
    let message = ClientMessage::Act { revision: 0, action };
    registry.mailbox(id).send(Box::new(TableRequest::Message(connection, message))).await.unwrap();
}

fn bye(message: &ServerMessage) -> Option<()> {
    matches!(message, ServerMessage::Bye).then_some(())
}

#[tokio::test]
async fn a_connection_that_wants_no_options_gets_none() {
    let (_data, registry) = registry(|_| {}).await;
    let (_, people) = table(&registry, "options", &[SeatKind::Human, SeatKind::Human]).await;
    let mut program = join(&registry, "options", people[0]).await;
    let mut page = join_with(&registry, "options", people[0], OptionList::Omitted).await;
    assert!(!program.options().is_empty());
    assert!(page.options().is_empty());
    act(&registry, "options", page.id, program.options()[0].clone()).await;
    assert!(!program.next_options().await.is_empty(), "the same player decides again");
    assert!(page.next_options().await.is_empty());
}

#[tokio::test]
async fn a_table_does_not_spin_while_a_bot_thinks_and_nobody_is_there() {
    let (_data, registry) = registry(|config| config.idle = Duration::ZERO).await;
    // Other tables occupy all slots of the scheduler during this test.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut slots: Vec<Slot> = Vec::new();
    for number in 0..cores {
        let slot = registry.bot_scheduler().slot(-1 - number as i64, Priority::People, GUARD).await;
        slots.push(slot.ok().unwrap());
    }
    table(&registry, "spin", &[SeatKind::Bot, SeatKind::Bot]).await;
    info(&registry, "spin").await.unwrap();
    let before = registry.count_turn();
    for _ in 0..50 {
        // The loop of the table could run many times during this query.
        registry.store().table("spin").await.unwrap();
        assert_eq!(info(&registry, "spin").await.unwrap().revision, 0);
    }
    assert!(registry.count_turn() - before <= 60, "{}", registry.count_turn() - before);
}

#[tokio::test]
async fn a_panic_ends_one_table_alone_and_the_journal_brings_it_back() {
    let (_data, registry) = registry(|_| {}).await;
    let (_, people) = table(&registry, "falls", &[SeatKind::Human, SeatKind::Human]).await;
    let (_, others) = table(&registry, "stands", &[SeatKind::Human, SeatKind::Human]).await;
    let mut client = join(&registry, "falls", people[0]).await;
    let elsewhere = join(&registry, "stands", others[0]).await;
    act(&registry, "falls", client.id, client.options()[0].clone()).await;
    client.next_options().await;
    assert_eq!(registry.request("falls", TableRequest::Panic).await, Err(ApiError::TableFailed));
    assert_eq!(client.wait_for(bye).await, Some(()), "everybody is disconnected");
    assert!(client.messages.recv().await.is_none());
    let back = info(&registry, "falls").await.unwrap();
    assert_eq!((back.revision, back.status), (1, protocol::Status::Playing));
    let again = join(&registry, "falls", people[0]).await;
    assert!(matches!(again.welcome, ServerMessage::Welcome { .. }));
    assert!(!elsewhere.options().is_empty());
    assert!(info(&registry, "stands").await.unwrap().seats[0].present, "the other table has noticed nothing");
}

#[tokio::test]
async fn a_table_that_fails_again_and_again_is_set_aside() {
    let (_data, registry) = registry(|_| {}).await;
    table(&registry, "falls", &[SeatKind::Human, SeatKind::Human]).await;
    table(&registry, "stands", &[SeatKind::Human, SeatKind::Human]).await;
    for _ in 0..3 {
        assert!(info(&registry, "falls").await.is_ok());
        assert_eq!(registry.request("falls", TableRequest::Panic).await, Err(ApiError::TableFailed));
    }
    assert_eq!(info(&registry, "falls").await.err(), Some(ApiError::Quarantined));
    assert!(info(&registry, "stands").await.is_ok());
    let aside = registry.store().table("falls").await.unwrap().unwrap().0.aside;
    assert!(aside.unwrap().contains("as asked for"));
}

#[tokio::test]
async fn where_a_bot_panics_the_game_goes_on() {
    let (_data, registry) = registry(|_| {}).await;
    registry.let_bots_panic();
    table(&registry, "bots", &[SeatKind::Bot, SeatKind::Bot]).await;
    let wait = async {
        while info(&registry, "bots").await.unwrap().revision < 3 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(GUARD, wait).await.expect("three decisions");
}

#[tokio::test]
async fn a_step_that_is_stored_already_makes_the_table_read_its_journal_and_the_server_stays_well() {
    let (_data, registry) = registry(|_| {}).await;
    let (key, people) = table(&registry, "twice", &[SeatKind::Human, SeatKind::Human]).await;
    let mut client = join(&registry, "twice", people[0]).await;
    registry.store().append(key, 1, crate::now(), "1 undo 0".to_owned()).await.unwrap();
    act(&registry, "twice", client.id, client.options()[0].clone()).await;
    assert_eq!(client.wait_for(bye).await, Some(()));
    assert!(registry.health().check(registry.store()).await);
    assert_eq!(info(&registry, "twice").await.unwrap().revision, 1);
}

#[tokio::test]
async fn a_table_sees_by_itself_that_somebody_was_forgotten() {
    let (_data, registry) = registry(|_| {}).await;
    let (_, people) = table(&registry, "left", &[SeatKind::Human, SeatKind::Human]).await;
    assert!(info(&registry, "left").await.unwrap().seats[0].bot.is_none());
    // The table gets no request, as if the request had been lost.
    registry.store().delete_player(people[0]).await.unwrap();
    assert_eq!(
        registry.request("left", TableRequest::Panic).await,
        Err(ApiError::TableFailed),
        "it leaves memory"
    );
    let info = info(&registry, "left").await.unwrap();
    assert!(info.seats[0].bot.is_some() && info.seats[1].bot.is_none());
}

#[tokio::test]
async fn an_open_seat_where_somebody_sat_down_since_is_not_opened_again() {
    let (_data, registry) = registry(|_| {}).await;
    let (key, people) = table(&registry, "seat", &[SeatKind::Human, SeatKind::Open, SeatKind::Open]).await;
    assert_eq!(info(&registry, "seat").await.unwrap().seats[0].by, protocol::SeatKind::Human);
    registry.store().revoke_device(key, 1, people[0]).await.unwrap();
    hold(&registry, key, 1, people[2]).await;
    registry.request("seat", TableRequest::ReleaseUnheldSeats).await.unwrap();
    assert_eq!(info(&registry, "seat").await.unwrap().seats[0].by, protocol::SeatKind::Human);
    registry.store().revoke_device(key, 1, people[2]).await.unwrap();
    registry.request("seat", TableRequest::ReleaseUnheldSeats).await.unwrap();
    assert_eq!(info(&registry, "seat").await.unwrap().seats[0].by, protocol::SeatKind::Open);
}

#[tokio::test]
async fn there_is_room_for_so_many_tables_of_bots_alone() {
    let few = BotTables { per_person: 2, per_address: 3, in_all: 4 };
    let (_data, registry) = registry(|config| config.bot_tables = few).await;
    let (_, people) = table(&registry, "people", &[SeatKind::Human, SeatKind::Open]).await;
    let [one, other] = people[..] else { panic!("two people") };
    let make = async |id: &str, host: PlayerKey, from: &str| {
        let room = registry.reserve_bots_only(host, Some(from)).await?;
        let new = NewTable {
            edition: None,
            id: id.to_owned(),
            host,
            public: false,
            options: "{}".to_owned(),
            device: String::new(),
            created: 0,
            made_from: Some(from.to_owned()),
            bots_only: true,
            seats: Vec::new(),
        };
        registry.store().create_table(&new).await?;
        drop(room);
        Ok::<(), ApiError>(())
    };
    make("a", one, "192.0.2.1").await.unwrap();
    make("b", one, "192.0.2.1").await.unwrap();
    assert_eq!(make("c", one, "192.0.2.2").await, Err(ApiError::TooManyBotTables(2, 3)));
    make("c", other, "192.0.2.1").await.unwrap();
    assert_eq!(make("d", other, "192.0.2.1").await, Err(ApiError::TooManyBotTables(2, 3)));
    make("d", other, "192.0.2.2").await.unwrap();
    let third = registry.store().new_player(&[9; 32], "", false, 0).await.unwrap();
    assert_eq!(make("e", third, "192.0.2.3").await, Err(ApiError::BotTablesFull(4)));
}
