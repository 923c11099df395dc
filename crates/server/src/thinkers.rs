//! Who thinks next. Bots of all tables share the cores: those of tables where a person plays or looks on come first,
//! and among equals every table has its fair share.
//!
//! Fairness is that of start-time fair queueing: a table's next thought begins, on the clock of its lane, where its
//! last one ended, but never before now. So whoever has thought much waits for those who have not, a new table owes
//! nothing and is owed nothing, and nobody waits for ever.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::TableKey;
use tokio::sync::oneshot;

use crate::observe;

/// So many tables may wait in each lane; others ask again later.
const MOST_WAITING: usize = 1024;
/// The most that one thought is charged with: a machine that slept is nobody's fault.
const MOST_CHARGED: Duration = Duration::from_secs(30);

/// For whom a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// A person plays at the table, or somebody looks on.
    People,
    /// Bots alone, and nobody looks on.
    BotsAlone,
}

/// Why there is no place to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlace {
    /// Too many wait: ask again later.
    Full,
    /// The same table has asked for something else since.
    Replaced,
}

/// Gives out places to think. Copies share them.
#[derive(Clone)]
pub struct Thinkers(Arc<Mutex<Queue<oneshot::Sender<Place>>>>);

impl Thinkers {
    /// So many cores think.
    pub fn new(cores: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Queue::new(cores))))
    }

    /// Waits for a place; `expected` is about how long the thought will take. Whoever stops waiting is forgotten.
    pub async fn place(&self, table: TableKey, lane: Lane, expected: Duration) -> Result<Place, NoPlace> {
        let (turn, mine) = oneshot::channel();
        let ticket = self.queue().ask(table, lane, expected, turn).ok_or(NoPlace::Full)?;
        let _waits = Waits { thinkers: self, table, ticket };
        self.start();
        mine.await.map_err(|_| NoPlace::Replaced)
    }

    /// Somebody came to a table or left it: if it waits, it waits in this lane from now on.
    pub fn change_lane(&self, table: TableKey, lane: Lane) {
        self.queue().change_lane(table, lane);
        self.start();
    }

    fn queue(&self) -> MutexGuard<'_, Queue<oneshot::Sender<Place>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives out every place that is free.
    fn start(&self) {
        loop {
            let mut queue = self.queue();
            let next = queue.next();
            observe::thoughts_waiting(queue.people.waiting.len(), queue.bots_alone.waiting.len());
            drop(queue);
            let Some((started, turn)) = next else { return };
            // Whoever does not wait any more gives it back at once.
            drop(turn.send(Place { thinkers: self.clone(), started, began: Instant::now() }));
        }
    }
}

/// Somebody waits; dropped, they do not any more.
struct Waits<'a> {
    thinkers: &'a Thinkers,
    table: TableKey,
    ticket: u64,
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.thinkers.queue().forget(self.table, self.ticket);
    }
}

/// A place to think; dropped, it is free for the next.
pub struct Place {
    thinkers: Thinkers,
    started: Started,
    began: Instant,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.thinkers.queue().finish(self.started, self.began.elapsed());
        self.thinkers.start();
    }
}

/// Who thinks, who waits, and what each table has used. `T` is how somebody is told that it is their turn.
struct Queue<T> {
    cores: usize,
    people: Line<T>,
    bots_alone: Line<T>,
    tickets: u64,
}

/// One of the two lanes. Times are microseconds on its own clock, which goes as far as tables have thought.
struct Line<T> {
    running: usize,
    now: u64,
    /// Where the last thought of a table ended, if that is later than now.
    used: HashMap<TableKey, u64>,
    waiting: HashMap<TableKey, Waiting<T>>,
}

struct Waiting<T> {
    ticket: u64,
    start: u64,
    expected: u64,
    turn: T,
}

/// A thought under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Started {
    table: TableKey,
    lane: Lane,
    start: u64,
}

impl<T> Queue<T> {
    fn new(cores: usize) -> Queue<T> {
        Queue { cores: cores.max(1), people: Line::new(), bots_alone: Line::new(), tickets: 0 }
    }

    fn line(&mut self, lane: Lane) -> &mut Line<T> {
        match lane {
            Lane::People => &mut self.people,
            Lane::BotsAlone => &mut self.bots_alone,
        }
    }

    /// Somebody wants to think; their ticket, or none if too many wait. What the table asked before is forgotten.
    fn ask(&mut self, table: TableKey, lane: Lane, expected: Duration, turn: T) -> Option<u64> {
        self.people.waiting.remove(&table);
        self.bots_alone.waiting.remove(&table);
        self.tickets += 1;
        let ticket = self.tickets;
        let line = self.line(lane);
        if line.waiting.len() >= MOST_WAITING {
            return None;
        }
        line.wait(table, ticket, micros(expected), turn);
        Some(ticket)
    }

    fn forget(&mut self, table: TableKey, ticket: u64) {
        for line in [&mut self.people, &mut self.bots_alone] {
            if line.waiting.get(&table).is_some_and(|waiting| waiting.ticket == ticket) {
                line.waiting.remove(&table);
            }
        }
    }

    fn change_lane(&mut self, table: TableKey, lane: Lane) {
        let other = match lane {
            Lane::People => Lane::BotsAlone,
            Lane::BotsAlone => Lane::People,
        };
        if let Some(Waiting { ticket, expected, turn, .. }) = self.line(other).waiting.remove(&table) {
            self.line(lane).wait(table, ticket, expected, turn);
        }
    }

    /// Whose turn it is, if a place is free. Bots of people may use all cores, whatever the others use; those of
    /// bots alone only what is left, and leave one core free where there are several.
    fn next(&mut self) -> Option<(Started, T)> {
        let running = self.people.running + self.bots_alone.running;
        if self.people.running < self.cores && !self.people.waiting.is_empty() {
            self.people.start(Lane::People)
        } else if self.people.waiting.is_empty()
            && running < self.cores
            && self.bots_alone.running < self.cores.saturating_sub(1).max(1)
        {
            self.bots_alone.start(Lane::BotsAlone)
        } else {
            None
        }
    }

    fn finish(&mut self, started: Started, took: Duration) {
        let line = self.line(started.lane);
        line.running = line.running.saturating_sub(1);
        let end = started.start + micros(took.min(MOST_CHARGED));
        let used = line.used.entry(started.table).or_default();
        *used = end.max(*used);
        if line.used.len() > 2 * line.waiting.len() + 64 {
            let now = line.now;
            line.used.retain(|_, used| *used > now);
        }
    }
}

impl<T> Line<T> {
    fn new() -> Line<T> {
        Line { running: 0, now: 0, used: HashMap::new(), waiting: HashMap::new() }
    }

    fn wait(&mut self, table: TableKey, ticket: u64, expected: u64, turn: T) {
        let start = self.used.get(&table).copied().unwrap_or(0).max(self.now);
        self.waiting.insert(table, Waiting { ticket, start, expected, turn });
    }

    /// The one who would end first, and of equals the one who came first.
    fn start(&mut self, lane: Lane) -> Option<(Started, T)> {
        let first = self.waiting.iter().min_by_key(|(_, one)| (one.start + one.expected, one.ticket));
        let table = *first?.0;
        let Waiting { start, turn, .. } = self.waiting.remove(&table)?;
        self.now = self.now.max(start);
        self.running += 1;
        Some((Started { table, lane, start }, turn))
    }
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX / 4).min(u64::MAX / 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: Duration = Duration::from_millis(10);
    const LONG: Duration = Duration::from_secs(1);

    fn ask(queue: &mut Queue<()>, table: TableKey, lane: Lane, expected: Duration) {
        queue.ask(table, lane, expected, ()).unwrap();
    }

    fn next(queue: &mut Queue<()>) -> Option<Started> {
        queue.next().map(|(started, ())| started)
    }

    #[test]
    fn bots_alone_think_only_when_no_person_waits_and_leave_a_core_free() {
        let mut queue = Queue::new(3);
        for table in 1..=5 {
            ask(&mut queue, table, Lane::BotsAlone, LONG);
        }
        assert!(next(&mut queue).is_some() && next(&mut queue).is_some());
        assert_eq!(next(&mut queue), None, "two of three cores");
        for table in 11..=14 {
            ask(&mut queue, table, Lane::People, LONG);
        }
        let people: Vec<_> = std::iter::from_fn(|| next(&mut queue)).collect();
        assert_eq!(people.iter().map(|started| started.table).collect::<Vec<_>>(), [11, 12, 13]);
        queue.finish(Started { table: 1, lane: Lane::BotsAlone, start: 0 }, LONG);
        assert_eq!(next(&mut queue), None, "a person waits");
        for started in people {
            queue.finish(started, LONG);
        }
        assert_eq!(next(&mut queue).unwrap().table, 14);
        assert_eq!(next(&mut queue).unwrap().lane, Lane::BotsAlone);
    }

    #[test]
    fn with_one_core_a_person_does_not_wait_for_bots_alone_either() {
        let mut queue = Queue::new(1);
        ask(&mut queue, 1, Lane::BotsAlone, LONG);
        assert_eq!(next(&mut queue).unwrap().table, 1);
        ask(&mut queue, 2, Lane::People, LONG);
        assert_eq!(next(&mut queue).unwrap().table, 2);
    }

    #[test]
    fn the_table_that_thought_least_goes_first() {
        let mut queue = Queue::new(1);
        let mut turns = HashMap::new();
        // One table thinks three times as long as the others, and so has a third of their turns.
        let took = |table: TableKey| if table == 1 { 3 * LONG } else { LONG };
        for table in 1..=4 {
            ask(&mut queue, table, Lane::People, LONG);
        }
        for _ in 0..100 {
            let started = next(&mut queue).unwrap();
            queue.finish(started, took(started.table));
            *turns.entry(started.table).or_insert(0u32) += 1;
            ask(&mut queue, started.table, Lane::People, LONG);
        }
        assert!((9..=12).contains(&turns[&1]), "{turns:?}");
        for table in 2..=4 {
            assert!((28..=32).contains(&turns[&table]), "{turns:?}");
        }
    }

    #[test]
    fn a_table_that_comes_anew_goes_first_and_does_not_stay_first() {
        let mut queue = Queue::new(1);
        for table in 1..=20 {
            ask(&mut queue, table, Lane::People, LONG);
        }
        for _ in 0..100 {
            let started = next(&mut queue).unwrap();
            queue.finish(started, LONG);
            ask(&mut queue, started.table, Lane::People, LONG);
        }
        ask(&mut queue, 99, Lane::People, SHORT);
        let mut order = Vec::new();
        for _ in 0..42 {
            let started = next(&mut queue).unwrap();
            queue.finish(started, LONG);
            order.push(started.table);
            ask(&mut queue, started.table, Lane::People, LONG);
        }
        assert_eq!(order[0], 99);
        assert_eq!(order.iter().filter(|table| **table == 99).count(), 2, "{order:?}");
        assert_eq!(order.iter().filter(|table| **table == 7).count(), 2, "{order:?}");
    }

    #[test]
    fn a_short_thought_goes_before_long_ones_that_came_at_the_same_time() {
        let mut queue = Queue::new(1);
        for table in 1..=50 {
            ask(&mut queue, table, Lane::People, LONG);
        }
        ask(&mut queue, 99, Lane::People, SHORT);
        assert_eq!(next(&mut queue).unwrap().table, 99);
    }

    #[test]
    fn a_table_waits_once_and_so_many_wait_in_all() {
        let mut queue = Queue::new(1);
        ask(&mut queue, 0, Lane::People, LONG);
        next(&mut queue).unwrap();
        for table in 1..=MOST_WAITING as TableKey {
            ask(&mut queue, table, Lane::People, LONG);
            ask(&mut queue, table, Lane::People, LONG);
        }
        assert_eq!(queue.people.waiting.len(), MOST_WAITING);
        assert_eq!(queue.ask(-1, Lane::People, LONG, ()), None);
        assert!(queue.ask(-1, Lane::BotsAlone, LONG, ()).is_some());
    }

    #[test]
    fn what_tables_used_is_forgotten_when_it_counts_no_more() {
        let mut queue = Queue::new(1);
        for table in 0..10_000 {
            ask(&mut queue, table, Lane::People, LONG);
            let started = next(&mut queue).unwrap();
            queue.finish(started, LONG);
            ask(&mut queue, -1, Lane::People, LONG);
            let started = next(&mut queue).unwrap();
            queue.finish(started, LONG);
        }
        assert!(queue.people.used.len() <= 128, "{}", queue.people.used.len());
    }

    #[test]
    fn whoever_is_looked_at_waits_with_people_from_then_on() {
        let mut queue = Queue::new(2);
        for table in 1..=3 {
            ask(&mut queue, table, Lane::BotsAlone, LONG);
        }
        assert_eq!(next(&mut queue).unwrap().table, 1);
        assert_eq!(next(&mut queue), None);
        queue.change_lane(3, Lane::People);
        assert_eq!(next(&mut queue), Some(Started { table: 3, lane: Lane::People, start: 0 }));
        queue.change_lane(2, Lane::BotsAlone);
        assert_eq!(next(&mut queue), None);
    }

    #[tokio::test]
    async fn whoever_stops_waiting_gives_the_place_back() {
        let thinkers = Thinkers::new(1);
        let place = thinkers.place(1, Lane::People, LONG).await.ok().unwrap();
        let waits = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.place(2, Lane::People, LONG).await.map(drop) }
        });
        while thinkers.queue().people.waiting.is_empty() {
            tokio::task::yield_now().await;
        }
        waits.abort();
        assert!(waits.await.unwrap_err().is_cancelled());
        assert!(thinkers.queue().people.waiting.is_empty());
        drop(place);
        assert!(thinkers.place(3, Lane::People, LONG).await.is_ok());
        assert_eq!(thinkers.queue().people.running, 0);
    }

    #[tokio::test]
    async fn a_second_question_of_a_table_takes_the_place_of_the_first() {
        let thinkers = Thinkers::new(1);
        let place = thinkers.place(1, Lane::People, LONG).await.ok().unwrap();
        let (first, second) = (thinkers.clone(), thinkers.clone());
        let first = tokio::spawn(async move { first.place(2, Lane::People, LONG).await.map(drop) });
        while thinkers.queue().people.waiting.is_empty() {
            tokio::task::yield_now().await;
        }
        let second = tokio::spawn(async move { second.place(2, Lane::People, LONG).await.map(drop) });
        assert_eq!(first.await.unwrap(), Err(NoPlace::Replaced));
        drop(place);
        assert_eq!(second.await.unwrap(), Ok(()));
    }
}
