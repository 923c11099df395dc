//! Shares the CPU cores between the bots of all tables: tables with a human player or a spectator come first, and
//! within each of these two lanes every table gets a fair share.

mod queue;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::TableKey;
use tokio::sync::oneshot;

use crate::observe;
use queue::{Queue, Running};

/// The two priorities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    /// The table has a human player or a spectator.
    People,
    /// The table has only bots and no spectator.
    BotsOnly,
}

/// Why a table gets no core.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSlot {
    /// Too many tables are waiting: retry later.
    Full,
    /// A later request of the same table has replaced this one.
    Replaced,
}

/// The scheduler. Clones share its state.
#[derive(Clone)]
pub struct BotScheduler(Arc<Mutex<Queue<oneshot::Sender<Slot>>>>);

impl BotScheduler {
    /// Schedules bots on this number of cores.
    pub fn new(cores: usize) -> BotScheduler {
        BotScheduler(Arc::new(Mutex::new(Queue::new(cores))))
    }

    /// Waits for a core; `expected` is about how long the search will take. Dropping the future leaves the queue.
    pub async fn slot(
        &self,
        table: TableKey,
        priority: Priority,
        expected: Duration,
    ) -> Result<Slot, NoSlot> {
        let (grant, granted) = oneshot::channel();
        let ticket = self.queue().request(table, priority, expected, grant).ok_or(NoSlot::Full)?;
        let _waiting = LeaveOnDrop { scheduler: self, table, ticket };
        self.start();
        granted.await.map_err(|_| NoSlot::Replaced)
    }

    /// Moves the waiting request of a table, if there is one, to this lane, after somebody came or left.
    pub fn set_priority(&self, table: TableKey, priority: Priority) {
        self.queue().set_priority(table, priority);
        self.start();
    }

    fn queue(&self) -> MutexGuard<'_, Queue<oneshot::Sender<Slot>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives out every free core.
    fn start(&self) {
        loop {
            let mut queue = self.queue();
            let next = queue.next();
            observe::thoughts_waiting(queue.people.waiting(), queue.bots_only.waiting());
            drop(queue);
            let Some((running, grant)) = next else { return };
            // If the receiver is gone, the slot is dropped and frees its core at once.
            drop(grant.send(Slot { scheduler: self.clone(), running, began: Instant::now() }));
        }
    }
}

/// Removes a waiting request when its future is dropped.
struct LeaveOnDrop<'a> {
    scheduler: &'a BotScheduler,
    table: TableKey,
    ticket: u64,
}

impl Drop for LeaveOnDrop<'_> {
    fn drop(&mut self) {
        self.scheduler.queue().cancel(self.table, self.ticket);
    }
}

/// The right to use a core; dropping it frees the core.
pub struct Slot {
    scheduler: BotScheduler,
    running: Running,
    began: Instant,
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.scheduler.queue().finish(self.running, self.began.elapsed());
        self.scheduler.start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(1);

    #[tokio::test]
    async fn a_cancelled_request_leaves_the_queue() {
        let scheduler = BotScheduler::new(1);
        let slot = scheduler.slot(1, Priority::People, LONG).await.ok().unwrap();
        let waits = tokio::spawn({
            let scheduler = scheduler.clone();
            async move { scheduler.slot(2, Priority::People, LONG).await.map(drop) }
        });
        while scheduler.queue().people.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        waits.abort();
        assert!(waits.await.unwrap_err().is_cancelled());
        assert_eq!(scheduler.queue().people.waiting(), 0);
        drop(slot);
        assert!(scheduler.slot(3, Priority::People, LONG).await.is_ok());
        assert_eq!(scheduler.queue().people.running, 0);
    }

    #[tokio::test]
    async fn a_second_request_of_a_table_replaces_the_first() {
        let scheduler = BotScheduler::new(1);
        let slot = scheduler.slot(1, Priority::People, LONG).await.ok().unwrap();
        let (first, second) = (scheduler.clone(), scheduler.clone());
        let first = tokio::spawn(async move { first.slot(2, Priority::People, LONG).await.map(drop) });
        while scheduler.queue().people.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        let second = tokio::spawn(async move { second.slot(2, Priority::People, LONG).await.map(drop) });
        assert_eq!(first.await.unwrap(), Err(NoSlot::Replaced));
        drop(slot);
        assert_eq!(second.await.unwrap(), Ok(()));
    }
}
