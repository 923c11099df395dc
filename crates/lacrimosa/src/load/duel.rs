//! One match: two clients at a table that play random actions.

use super::Schedule;
use super::visitor::{Socket, Visitor};
use anyhow::{Context, Result};
use hdrhistogram::Histogram;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use tokio::time::sleep_until;

/// A table with both seats connected.
pub struct Match {
    /// Its id.
    pub table: String,
    number: u64,
    sockets: [Socket; 2],
}

impl Match {
    /// Creates the table, on which the game starts immediately.
    pub async fn make(hosts: [Visitor; 2], number: u64) -> Result<Match> {
        let seats = json!({ "seats": [{ "for": "me" }, { "for": "open" }] });
        let made = hosts[0].post("/api/tables", seats).await?;
        let table = made["table"]["id"].as_str().context("table")?.to_owned();
        hosts[1].post(&format!("/api/tables/{table}/sit"), json!({})).await?;
        let sockets = [hosts[0].watch(&table).await?, hosts[1].watch(&table).await?];
        Ok(Match { table, number, sockets })
    }

    /// Plays until the time is up or the game is over. Returns how long each move took, in microseconds.
    pub async fn play(mut self, schedule: Arc<Schedule>) -> Result<Histogram<u64>> {
        let mut times = Histogram::new(3)?;
        let mut chance = self.number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut next = Instant::now();
        if let Some(interval) = schedule.interval {
            next += interval.mul_f64((chance >> 40) as f64 / (1u64 << 24) as f64);
        }
        while let Some((seat, revision, action)) = self.choose(&mut chance) {
            if schedule.interval.is_some() {
                sleep_until(next.into()).await;
            }
            let sent = Instant::now();
            if sent >= schedule.end {
                break;
            }
            self.sockets[seat].act(revision, &action).await?;
            self.sockets[seat].reach(revision + 1).await?;
            times.record(u64::try_from(sent.elapsed().as_micros()).unwrap_or(u64::MAX))?;
            schedule.moves.fetch_add(1, Ordering::Relaxed);
            self.sockets[1 - seat].reach(revision + 1).await?;
            if let Some(interval) = schedule.interval {
                next = (next + interval).max(sent);
            }
        }
        Ok(times)
    }

    /// The seat that is to act, and a random choice.
    fn choose(&self, chance: &mut u64) -> Option<(usize, u64, String)> {
        *chance ^= *chance << 13;
        *chance ^= *chance >> 7;
        *chance ^= *chance << 17;
        self.sockets.iter().enumerate().find_map(|(seat, socket)| {
            let state = socket.state.as_ref()?;
            let at = (*chance >> 33) as usize % state.options.len().max(1);
            Some((seat, state.revision, state.options.get(at)?.clone()))
        })
    }
}
