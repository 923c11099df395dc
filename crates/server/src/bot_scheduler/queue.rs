//! The queue of bots that wait for a core: two lanes, and in each a fair share for every table.
//!
//! Each lane does start-time fair queueing: on the virtual clock of its lane, the next search of a table starts where
//! its last one ended, but never before now. So a table that has used much CPU time waits for those that have used
//! less, a new table starts with neither debt nor credit, and no table starves.

use super::Priority;
use std::collections::HashMap;
use std::time::Duration;
use store::TableKey;

/// How many tables may wait in each lane; others must retry later.
const MAX_WAITING: usize = 1024;
/// The most time that is charged for one search, because the machine may have been suspended during it.
const MAX_CHARGE: Duration = Duration::from_secs(30);

/// The state of the scheduler. `T` is the channel that grants a core.
pub struct Queue<T> {
    cores: usize,
    pub people: Lane<T>,
    pub bots_only: Lane<T>,
    tickets: u64,
}

/// The queue of one lane. Times are microseconds on its virtual clock, which advances with the CPU time of its tables.
pub struct Lane<T> {
    pub running: usize,
    now: u64,
    /// The virtual end of each table's last search, if that is later than `now`.
    used: HashMap<TableKey, u64>,
    waiting: HashMap<TableKey, Waiting<T>>,
}

struct Waiting<T> {
    ticket: u64,
    start: u64,
    expected: u64,
    grant: T,
}

/// A running search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Running {
    table: TableKey,
    priority: Priority,
    start: u64,
}

impl<T> Queue<T> {
    /// An empty queue for this number of cores.
    pub fn new(cores: usize) -> Queue<T> {
        Queue { cores: cores.max(1), people: Lane::new(), bots_only: Lane::new(), tickets: 0 }
    }

    fn lane(&mut self, priority: Priority) -> &mut Lane<T> {
        match priority {
            Priority::People => &mut self.people,
            Priority::BotsOnly => &mut self.bots_only,
        }
    }

    /// Queues a request and replaces an earlier one of the same table. Returns its ticket, or `None` if too many are
    /// waiting.
    pub fn request(
        &mut self,
        table: TableKey,
        priority: Priority,
        expected: Duration,
        grant: T,
    ) -> Option<u64> {
        self.people.waiting.remove(&table);
        self.bots_only.waiting.remove(&table);
        self.tickets += 1;
        let ticket = self.tickets;
        let lane = self.lane(priority);
        if lane.waiting.len() >= MAX_WAITING {
            return None;
        }
        lane.wait(table, ticket, micros(expected), grant);
        Some(ticket)
    }

    /// Removes a request, unless another one of the same table has replaced it.
    pub fn cancel(&mut self, table: TableKey, ticket: u64) {
        for lane in [&mut self.people, &mut self.bots_only] {
            if lane.waiting.get(&table).is_some_and(|waiting| waiting.ticket == ticket) {
                lane.waiting.remove(&table);
            }
        }
    }

    /// Moves the request of a table to another lane.
    pub fn set_priority(&mut self, table: TableKey, priority: Priority) {
        let other = match priority {
            Priority::People => Priority::BotsOnly,
            Priority::BotsOnly => Priority::People,
        };
        if let Some(Waiting { ticket, expected, grant, .. }) = self.lane(other).waiting.remove(&table) {
            self.lane(priority).wait(table, ticket, expected, grant);
        }
    }

    /// The next request to start, if a core is free. The lane of people may use all cores, even while the other lane
    /// still runs on some; bots alone get only idle cores, and leave one free if there are several.
    pub fn next(&mut self) -> Option<(Running, T)> {
        let running = self.people.running + self.bots_only.running;
        if self.people.running < self.cores && !self.people.waiting.is_empty() {
            self.people.start(Priority::People)
        } else if self.people.waiting.is_empty()
            && running < self.cores
            && self.bots_only.running < self.cores.saturating_sub(1).max(1)
        {
            self.bots_only.start(Priority::BotsOnly)
        } else {
            None
        }
    }

    /// Ends a search and charges its table with the time it took.
    pub fn finish(&mut self, started: Running, took: Duration) {
        let lane = self.lane(started.priority);
        lane.running = lane.running.saturating_sub(1);
        let end = started.start + micros(took.min(MAX_CHARGE));
        let used = lane.used.entry(started.table).or_default();
        *used = end.max(*used);
        if lane.used.len() > 2 * lane.waiting.len() + 64 {
            let now = lane.now;
            lane.used.retain(|_, used| *used > now);
        }
    }
}

impl<T> Lane<T> {
    /// How many requests wait.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    fn new() -> Lane<T> {
        Lane { running: 0, now: 0, used: HashMap::new(), waiting: HashMap::new() }
    }

    fn wait(&mut self, table: TableKey, ticket: u64, expected: u64, grant: T) {
        let start = self.used.get(&table).copied().unwrap_or(0).max(self.now);
        self.waiting.insert(table, Waiting { ticket, start, expected, grant });
    }

    /// Starts the request with the earliest virtual end; of equal ones, the one that came first.
    fn start(&mut self, priority: Priority) -> Option<(Running, T)> {
        let first = self.waiting.iter().min_by_key(|(_, one)| (one.start + one.expected, one.ticket));
        let table = *first?.0;
        let Waiting { start, grant, .. } = self.waiting.remove(&table)?;
        self.now = self.now.max(start);
        self.running += 1;
        Some((Running { table, priority, start }, grant))
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

    fn ask(queue: &mut Queue<()>, table: TableKey, priority: Priority, expected: Duration) {
        queue.request(table, priority, expected, ()).unwrap();
    }

    fn next(queue: &mut Queue<()>) -> Option<Running> {
        queue.next().map(|(started, ())| started)
    }

    #[test]
    fn bots_alone_start_only_if_no_person_waits_and_leave_a_core_free() {
        let mut queue = Queue::new(3);
        for table in 1..=5 {
            ask(&mut queue, table, Priority::BotsOnly, LONG);
        }
        assert!(next(&mut queue).is_some() && next(&mut queue).is_some());
        assert_eq!(next(&mut queue), None, "two of three cores");
        for table in 11..=14 {
            ask(&mut queue, table, Priority::People, LONG);
        }
        let people: Vec<_> = std::iter::from_fn(|| next(&mut queue)).collect();
        assert_eq!(people.iter().map(|started| started.table).collect::<Vec<_>>(), [11, 12, 13]);
        queue.finish(Running { table: 1, priority: Priority::BotsOnly, start: 0 }, LONG);
        assert_eq!(next(&mut queue), None, "a person waits");
        for started in people {
            queue.finish(started, LONG);
        }
        assert_eq!(next(&mut queue).unwrap().table, 14);
        assert_eq!(next(&mut queue).unwrap().priority, Priority::BotsOnly);
    }

    #[test]
    fn with_one_core_people_do_not_wait_for_bots_alone_either() {
        let mut queue = Queue::new(1);
        ask(&mut queue, 1, Priority::BotsOnly, LONG);
        assert_eq!(next(&mut queue).unwrap().table, 1);
        ask(&mut queue, 2, Priority::People, LONG);
        assert_eq!(next(&mut queue).unwrap().table, 2);
    }

    #[test]
    fn the_table_that_used_least_cpu_time_goes_first() {
        let mut queue = Queue::new(1);
        let mut turns = HashMap::new();
        // One table needs three times as long for each search, so it gets a third as many.
        let took = |table: TableKey| if table == 1 { 3 * LONG } else { LONG };
        for table in 1..=4 {
            ask(&mut queue, table, Priority::People, LONG);
        }
        for _ in 0..100 {
            let started = next(&mut queue).unwrap();
            queue.finish(started, took(started.table));
            *turns.entry(started.table).or_insert(0u32) += 1;
            ask(&mut queue, started.table, Priority::People, LONG);
        }
        assert!((9..=12).contains(&turns[&1]), "{turns:?}");
        for table in 2..=4 {
            assert!((28..=32).contains(&turns[&table]), "{turns:?}");
        }
    }

    #[test]
    fn a_new_table_goes_first_and_does_not_stay_first() {
        let mut queue = Queue::new(1);
        for table in 1..=20 {
            ask(&mut queue, table, Priority::People, LONG);
        }
        for _ in 0..100 {
            let started = next(&mut queue).unwrap();
            queue.finish(started, LONG);
            ask(&mut queue, started.table, Priority::People, LONG);
        }
        ask(&mut queue, 99, Priority::People, SHORT);
        let mut order = Vec::new();
        for _ in 0..42 {
            let started = next(&mut queue).unwrap();
            queue.finish(started, LONG);
            order.push(started.table);
            ask(&mut queue, started.table, Priority::People, LONG);
        }
        assert_eq!(order[0], 99);
        assert_eq!(order.iter().filter(|table| **table == 99).count(), 2, "{order:?}");
        assert_eq!(order.iter().filter(|table| **table == 7).count(), 2, "{order:?}");
    }

    #[test]
    fn a_short_search_goes_before_long_ones_that_came_at_the_same_time() {
        let mut queue = Queue::new(1);
        for table in 1..=50 {
            ask(&mut queue, table, Priority::People, LONG);
        }
        ask(&mut queue, 99, Priority::People, SHORT);
        assert_eq!(next(&mut queue).unwrap().table, 99);
    }

    #[test]
    fn a_table_waits_once_and_the_queue_is_bounded() {
        let mut queue = Queue::new(1);
        ask(&mut queue, 0, Priority::People, LONG);
        next(&mut queue).unwrap();
        for table in 1..=MAX_WAITING as TableKey {
            ask(&mut queue, table, Priority::People, LONG);
            ask(&mut queue, table, Priority::People, LONG);
        }
        assert_eq!(queue.people.waiting.len(), MAX_WAITING);
        assert_eq!(queue.request(-1, Priority::People, LONG, ()), None);
        assert!(queue.request(-1, Priority::BotsOnly, LONG, ()).is_some());
    }

    #[test]
    fn used_time_that_no_longer_matters_is_forgotten() {
        let mut queue = Queue::new(1);
        for table in 0..10_000 {
            ask(&mut queue, table, Priority::People, LONG);
            let started = next(&mut queue).unwrap();
            queue.finish(started, LONG);
            ask(&mut queue, -1, Priority::People, LONG);
            let started = next(&mut queue).unwrap();
            queue.finish(started, LONG);
        }
        assert!(queue.people.used.len() <= 128, "{}", queue.people.used.len());
    }

    #[test]
    fn a_table_that_gets_a_spectator_moves_to_the_lane_of_people() {
        let mut queue = Queue::new(2);
        for table in 1..=3 {
            ask(&mut queue, table, Priority::BotsOnly, LONG);
        }
        assert_eq!(next(&mut queue).unwrap().table, 1);
        assert_eq!(next(&mut queue), None);
        queue.set_priority(3, Priority::People);
        assert_eq!(next(&mut queue), Some(Running { table: 3, priority: Priority::People, start: 0 }));
        queue.set_priority(2, Priority::BotsOnly);
        assert_eq!(next(&mut queue), None);
    }
}
