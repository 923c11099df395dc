//! Tables that meet what should not happen: panics, conflicts, lost words, nobody there.

use super::*;
use crate::config::{BotTables, Config};
use crate::thinkers::Place;
use protocol::News;
use store::{Holder, NewSeat, NewTable, Store, TableKey};
use tempfile::TempDir;
use tokio::sync::mpsc::Receiver;

/// Only ends a test that would hang.
const GUARD: Duration = Duration::from_secs(60);

#[test]
fn a_table_at_rest_is_small() {
    assert!(size_of::<Sitting>() <= 3 * 1024, "{}", size_of::<Sitting>());
    assert!(size_of::<Ask>() <= 128, "{}", size_of::<Ask>());
}

/// A hall in a folder that goes away.
async fn hall(change: impl FnOnce(&mut Config)) -> (TempDir, Hall) {
    let data = tempfile::tempdir().unwrap();
    let mut config = Config { data: data.path().to_owned(), bot_pause: Duration::ZERO, ..Config::default() };
    config.durability = store::Durability::Normal;
    change(&mut config);
    let store = Store::open(&config.data, config.durability).await.unwrap();
    (data, Hall::open(store, crate::house(&config), None).await.unwrap())
}

/// A person takes a seat.
async fn hold(hall: &Hall, table: TableKey, seat: u8, player: PlayerKey) {
    let row = SeatRow { seat, by: By::Human, name: String::new(), bot: None, shut: false };
    let holder = Holder { player, device: String::new(), since: 0 };
    hall.store().take_seat(table, &row, holder, None).await.unwrap();
}

/// A table whose seats are held by new people, or bots.
async fn table(hall: &Hall, id: &str, seats: &[By]) -> (TableKey, Vec<PlayerKey>) {
    let mut people = Vec::new();
    for at in 0..seats.len() {
        let mut hash: Hash = [at as u8; 32];
        hash[..id.len()].copy_from_slice(id.as_bytes());
        people.push(hall.store().new_player(&hash, "", false, crate::now()).await.unwrap());
    }
    let row = |(seat, by): (u8, &By)| {
        let bot = (*by == By::Bot).then(|| "adagio".to_owned());
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
    let key = hall.store().create_table(&new).await.unwrap();
    for ((seat, by), player) in (1..).zip(seats).zip(&people) {
        if *by == By::Human {
            hold(hall, key, seat, *player).await;
        }
    }
    (key, people)
}

async fn info(hall: &Hall, id: &str) -> Result<TableInfo, Fault> {
    hall.ask(id, |reply| Ask::Info(None, reply)).await
}

/// Somebody connects; what they hear.
async fn join(hall: &Hall, id: &str, player: PlayerKey) -> (u64, Receiver<Arc<str>>) {
    let (to, news) = mpsc::channel(64);
    let joining = Joining { id: hall.new_connection(), player: Some(player), to };
    hall.ask(id, |reply| Ask::Join(joining.clone(), reply)).await.unwrap();
    (joining.id, news)
}

/// Waits for news of a kind; nothing if the connection is let go before.
async fn hear<T>(news: &mut Receiver<Arc<str>>, find: impl Fn(&News) -> Option<T>) -> Option<T> {
    loop {
        let text = tokio::time::timeout(GUARD, news.recv()).await.expect("news in time")?;
        if let Some(found) = find(&serde_json::from_str(&text).unwrap()) {
            return Some(found);
        }
    }
}

/// The first thing that whoever just came may do.
async fn first_option(news: &mut Receiver<Arc<str>>) -> String {
    let welcome = hear(news, |news| match news {
        News::Welcome { state, .. } => state.as_ref().map(|state| state.options[0].clone()),
        _ => None,
    });
    welcome.await.unwrap()
}

async fn act(hall: &Hall, id: &str, connection: u64, action: String) {
    let wish = Wish::Act { revision: 0, action };
    hall.mailbox(id).send(Box::new(Ask::Wish(connection, wish))).await.unwrap();
}

fn bye(news: &News) -> Option<()> {
    matches!(news, News::Bye).then_some(())
}

#[tokio::test]
async fn a_table_does_not_spin_while_a_bot_thinks_and_nobody_is_there() {
    let (_data, hall) = hall(|config| config.idle = Duration::ZERO).await;
    // Others have all the places to think, for as long as this test takes.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut places: Vec<Place> = Vec::new();
    for number in 0..cores {
        let place = hall.thinkers().place(-1 - number as i64, Lane::People, GUARD).await;
        places.push(place.ok().unwrap());
    }
    table(&hall, "spin", &[By::Bot, By::Bot]).await;
    info(&hall, "spin").await.unwrap();
    let before = hall.count_turn();
    for _ in 0..50 {
        // The table could look around many times while the store is asked.
        hall.store().table("spin").await.unwrap();
        assert_eq!(info(&hall, "spin").await.unwrap().revision, 0);
    }
    assert!(hall.count_turn() - before <= 60, "{}", hall.count_turn() - before);
}

#[tokio::test]
async fn a_panic_ends_one_table_alone_and_the_journal_brings_it_back() {
    let (_data, hall) = hall(|_| {}).await;
    let (_, people) = table(&hall, "falls", &[By::Human, By::Human]).await;
    let (_, others) = table(&hall, "stands", &[By::Human, By::Human]).await;
    let (one, mut news) = join(&hall, "falls", people[0]).await;
    let (_, mut elsewhere) = join(&hall, "stands", others[0]).await;
    let option = first_option(&mut news).await;
    act(&hall, "falls", one, option).await;
    hear(&mut news, |news| matches!(news, News::Update { .. }).then_some(())).await.unwrap();
    assert_eq!(hall.ask("falls", Ask::Panic).await, Err(Fault::TableFailed));
    assert_eq!(hear(&mut news, bye).await, Some(()), "everybody is sent away");
    assert!(news.recv().await.is_none(), "and let go");
    let back = info(&hall, "falls").await.unwrap();
    assert_eq!((back.revision, back.status), (1, protocol::Status::Playing));
    let (_, mut again) = join(&hall, "falls", people[0]).await;
    assert!(hear(&mut again, |news| matches!(news, News::Welcome { .. }).then_some(())).await.is_some());
    first_option(&mut elsewhere).await;
    assert!(info(&hall, "stands").await.unwrap().seats[0].present, "the other table has noticed nothing");
}

#[tokio::test]
async fn a_table_that_fails_again_and_again_is_set_aside() {
    let (_data, hall) = hall(|_| {}).await;
    table(&hall, "falls", &[By::Human, By::Human]).await;
    table(&hall, "stands", &[By::Human, By::Human]).await;
    for _ in 0..3 {
        assert!(info(&hall, "falls").await.is_ok());
        assert_eq!(hall.ask("falls", Ask::Panic).await, Err(Fault::TableFailed));
    }
    assert_eq!(info(&hall, "falls").await.err(), Some(Fault::SetAside));
    assert!(info(&hall, "stands").await.is_ok());
    let aside = hall.store().table("falls").await.unwrap().unwrap().0.aside;
    assert!(aside.unwrap().contains("as asked for"));
}

#[tokio::test]
async fn where_a_bot_panics_the_game_goes_on() {
    let (_data, hall) = hall(|_| {}).await;
    hall.let_bots_panic();
    table(&hall, "bots", &[By::Bot, By::Bot]).await;
    let wait = async {
        while info(&hall, "bots").await.unwrap().revision < 3 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(GUARD, wait).await.expect("three decisions");
}

#[tokio::test]
async fn a_step_that_is_stored_already_makes_the_table_read_its_journal_and_the_server_stays_well() {
    let (_data, hall) = hall(|_| {}).await;
    let (key, people) = table(&hall, "twice", &[By::Human, By::Human]).await;
    let (one, mut news) = join(&hall, "twice", people[0]).await;
    let option = first_option(&mut news).await;
    hall.store().append(key, 1, crate::now(), "1 undo 0".to_owned()).await.unwrap();
    act(&hall, "twice", one, option).await;
    assert_eq!(hear(&mut news, bye).await, Some(()));
    assert!(hall.health().check(hall.store()).await);
    assert_eq!(info(&hall, "twice").await.unwrap().revision, 1);
}

#[tokio::test]
async fn a_table_sees_by_itself_that_somebody_was_forgotten() {
    let (_data, hall) = hall(|_| {}).await;
    let (_, people) = table(&hall, "left", &[By::Human, By::Human]).await;
    assert!(info(&hall, "left").await.unwrap().seats[0].bot.is_none());
    // The table is told nothing, as if the word had been lost.
    hall.store().delete_player(people[0]).await.unwrap();
    assert_eq!(hall.ask("left", Ask::Panic).await, Err(Fault::TableFailed), "it leaves memory");
    let info = info(&hall, "left").await.unwrap();
    assert!(info.seats[0].bot.is_some() && info.seats[1].bot.is_none());
}

#[tokio::test]
async fn an_open_seat_where_somebody_sat_down_since_is_not_opened_again() {
    let (_data, hall) = hall(|_| {}).await;
    let (key, people) = table(&hall, "seat", &[By::Human, By::Open, By::Open]).await;
    assert_eq!(info(&hall, "seat").await.unwrap().seats[0].by, protocol::Patron::Human);
    hall.store().revoke_device(key, 1, people[0]).await.unwrap();
    hold(&hall, key, 1, people[2]).await;
    hall.ask("seat", Ask::Abandoned).await.unwrap();
    assert_eq!(info(&hall, "seat").await.unwrap().seats[0].by, protocol::Patron::Human);
    hall.store().revoke_device(key, 1, people[2]).await.unwrap();
    hall.ask("seat", Ask::Abandoned).await.unwrap();
    assert_eq!(info(&hall, "seat").await.unwrap().seats[0].by, protocol::Patron::Open);
}

#[tokio::test]
async fn there_is_room_for_so_many_tables_of_bots_alone() {
    let few = BotTables { per_person: 2, per_address: 3, in_all: 4 };
    let (_data, hall) = hall(|config| config.bot_tables = few).await;
    let (_, people) = table(&hall, "people", &[By::Human, By::Open]).await;
    let [one, other] = people[..] else { panic!("two people") };
    let make = async |id: &str, host: PlayerKey, from: &str| {
        let room = hall.room_for_bots(host, Some(from)).await?;
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
        hall.store().create_table(&new).await?;
        drop(room);
        Ok::<(), Fault>(())
    };
    make("a", one, "192.0.2.1").await.unwrap();
    make("b", one, "192.0.2.1").await.unwrap();
    assert_eq!(make("c", one, "192.0.2.2").await, Err(Fault::TooManyBotTables(2, 3)));
    make("c", other, "192.0.2.1").await.unwrap();
    assert_eq!(make("d", other, "192.0.2.1").await, Err(Fault::TooManyBotTables(2, 3)));
    make("d", other, "192.0.2.2").await.unwrap();
    let third = hall.store().new_player(&[9; 32], "", false, 0).await.unwrap();
    assert_eq!(make("e", third, "192.0.2.3").await, Err(Fault::BotTablesFull(4)));
}
