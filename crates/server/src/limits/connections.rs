//! The limit on the number of open connections.

use super::one;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts open connections, in total and by address. Clones share the counts.
#[derive(Clone)]
pub struct ConnectionLimit {
    max: u32,
    max_per_address: u32,
    counts: Arc<Mutex<Counts>>,
}

#[derive(Default)]
struct Counts {
    total: u32,
    by_address: HashMap<IpAddr, u32>,
}

impl ConnectionLimit {
    /// Allows `max` connections in total and `max_per_address` from one address.
    pub fn new(max: u32, max_per_address: u32) -> Self {
        ConnectionLimit { max, max_per_address, counts: Arc::default() }
    }

    /// Counts a connection until the permit is dropped; `None` if a limit is reached.
    pub fn admit(&self, address: IpAddr) -> Option<Permit> {
        self.admit_up_to(address, self.max_per_address)
    }

    /// The same for a trusted proxy, for which only the total limit holds.
    pub fn admit_proxy(&self, address: IpAddr) -> Option<Permit> {
        self.admit_up_to(address, self.max)
    }

    fn admit_up_to(&self, address: IpAddr, max_per_address: u32) -> Option<Permit> {
        let address = one(address);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let from_address = counts.by_address.get(&address).copied().unwrap_or(0);
        if counts.total >= self.max || from_address >= max_per_address {
            return None;
        }
        counts.total += 1;
        counts.by_address.insert(address, from_address + 1);
        Some(Permit { address, counts: self.counts.clone() })
    }
}

/// One counted connection; dropping it lowers the counts.
pub struct Permit {
    address: IpAddr,
    counts: Arc<Mutex<Counts>>,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.total -= 1;
        if let Some(count) = counts.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn dropping_a_permit_frees_its_connection() {
        let limit = ConnectionLimit::new(3, 2);
        let first = limit.admit(ip("192.0.2.1")).unwrap();
        let _second = limit.admit(ip("192.0.2.1")).unwrap();
        assert!(limit.admit(ip("192.0.2.1")).is_none(), "two from one address");
        let _third = limit.admit(ip("192.0.2.2")).unwrap();
        assert!(limit.admit(ip("192.0.2.3")).is_none(), "three in total");
        drop(first);
        let again = limit.admit_proxy(ip("192.0.2.2")).unwrap();
        drop(again);
        assert_eq!(limit.counts.lock().unwrap().by_address.len(), 2);
    }
}
