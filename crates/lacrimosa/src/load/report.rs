//! The report of a load test.

use hdrhistogram::Histogram;
use serde_json::json;
use texts::{Lang, t};

/// The results of a load test.
pub struct Report {
    pub matches: u32,
    pub idle: u32,
    pub seconds: f64,
    pub moves: u64,
    /// How long moves took, in microseconds.
    pub times: Histogram<u64>,
    /// The memory of the server in bytes: without connections, with all of them, and per match or spectator.
    pub empty: Option<u64>,
    pub in_all: Option<u64>,
    pub per_match: Option<u64>,
    pub per_match_after: Option<u64>,
    pub per_idle: Option<u64>,
}

impl Report {
    fn rate(&self) -> f64 {
        self.moves as f64 / self.seconds.max(0.001)
    }

    fn milliseconds(&self, quantile: f64) -> f64 {
        self.times.value_at_quantile(quantile) as f64 / 1000.0
    }

    /// The report as text.
    pub fn words(&self, lang: Lang) -> String {
        let ms = |quantile| format!("{:.1}", self.milliseconds(quantile));
        let mut lines = vec![
            t::load_matches(lang, self.idle.into(), self.matches.into(), format!("{:.0}", self.seconds)),
            t::load_moves(lang, self.moves.to_string(), format!("{:.0}", self.rate())),
            t::load_times(lang, ms(0.5), ms(1.0), ms(0.99), ms(0.999)),
        ];
        let kib = |bytes: u64| format!("{:.1}", bytes as f64 / 1024.0);
        let mib = |bytes: u64| format!("{:.1}", bytes as f64 / 1024.0 / 1024.0);
        if let (Some(empty), Some(all)) = (self.empty, self.in_all) {
            lines.push(t::load_memory(lang, mib(all), mib(empty)));
        }
        if let (Some(before), Some(after)) = (self.per_match, self.per_match_after) {
            lines.push(t::load_per_match(lang, kib(after), kib(before)));
        }
        lines.extend(self.per_idle.map(|bytes| t::load_per_idle(lang, kib(bytes))));
        lines.join("\n")
    }

    /// The report as JSON.
    pub fn json(&self) -> String {
        json!({
            "matches": self.matches,
            "idle": self.idle,
            "seconds": self.seconds,
            "moves": self.moves,
            "moves_per_second": self.rate(),
            "p50_ms": self.milliseconds(0.5),
            "p99_ms": self.milliseconds(0.99),
            "p999_ms": self.milliseconds(0.999),
            "most_ms": self.milliseconds(1.0),
            "memory_empty": self.empty,
            "memory": self.in_all,
            "memory_per_match": self.per_match,
            "memory_per_match_after_play": self.per_match_after,
            "memory_per_idle_connection": self.per_idle,
        })
        .to_string()
    }
}
