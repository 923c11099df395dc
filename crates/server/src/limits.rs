//! Rate limits for each address. The limits of sockets and of connections are in their own files.

mod connections;
mod socket;

pub use connections::{ConnectionLimit, Permit};
pub use socket::{ByteLimit, SocketLimits};

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use protocol::http::Problem;

use crate::client_address::Client;
use crate::config::Quotas;

/// After this number of checks, addresses whose bucket is full again are forgotten, to bound the memory.
const SWEEP_EVERY: u32 = 4096;

/// How many wrong secrets one address may send within `GUESS_WINDOW`.
const MAX_WRONG_GUESSES: u32 = 10;
const GUESS_WINDOW: Duration = Duration::from_secs(60 * 60);
/// How many addresses with wrong guesses are remembered. While the list is full, no other address may guess.
const MAX_GUESSING_ADDRESSES: usize = 65_536;

/// Editions that one address may upload in an hour; those that the server has already do not count.
const EDITIONS_PER_HOUR: NonZeroU32 = non_zero(20);
/// Page files that one address may request in a minute, and in one burst. The page has about forty files, and many
/// players may share an address.
const FILES_PER_MINUTE: NonZeroU32 = non_zero(3000);

const fn non_zero(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// The request exceeds a rate limit; how long to wait before the next one. As a response it is 429.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("too many requests: ask again in {} s", self.seconds())]
pub struct RetryAfter(pub Duration);

impl RetryAfter {
    /// The wait in whole seconds, rounded up.
    pub fn seconds(self) -> u64 {
        self.0.as_secs() + 1
    }
}

impl IntoResponse for RetryAfter {
    fn into_response(self) -> Response {
        let problem = Problem { code: "too-fast".to_owned(), text: self.to_string() };
        (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, self.seconds())], Json(problem)).into_response()
    }
}

/// The middleware that limits the rate of API requests of each address.
pub async fn limit_requests(
    State(limits): State<Arc<Limits>>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    match limits.request(client.address) {
        Ok(()) => next.run(request).await,
        Err(wait) => wait.into_response(),
    }
}

/// The middleware that limits the rate of requests for page files of each address.
pub async fn limit_files(
    State(limits): State<Arc<Limits>>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    match limits.files.ask(client.address) {
        Ok(()) => next.run(request).await,
        Err(wait) => wait.into_response(),
    }
}

/// The rate limits of a server, shared by all handlers.
pub struct Limits {
    requests: PerAddress,
    tables: PerAddress,
    guesses: Guesses,
    editions: PerAddress,
    files: PerAddress,
    people: PerAddress,
    accounts: PerAddress,
    sockets: ConnectionLimit,
    quotas: Quotas,
}

impl Limits {
    /// Full buckets for the quotas of the settings.
    pub fn new(quotas: &Quotas) -> Self {
        let requests = Quota::per_minute(quotas.requests_per_minute).allow_burst(quotas.request_burst);
        Limits {
            requests: PerAddress::new(requests),
            tables: PerAddress::new(Quota::per_hour(quotas.tables_per_hour)),
            guesses: Guesses::default(),
            editions: PerAddress::new(Quota::per_hour(EDITIONS_PER_HOUR)),
            files: PerAddress::new(Quota::per_minute(FILES_PER_MINUTE)),
            people: PerAddress::new(Quota::per_hour(quotas.people_per_hour)),
            accounts: PerAddress::new(Quota::per_hour(quotas.accounts_per_hour)),
            sockets: ConnectionLimit::new(quotas.connections, quotas.connections_per_address),
            quotas: *quotas,
        }
    }

    /// Counts a request of an address; an error if its rate limit is exceeded.
    pub fn request(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.requests.ask(address)
    }

    /// Counts a new table of an address.
    pub fn table(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.tables.ask(address)
    }

    /// Runs `right`, which compares a secret, and counts wrong results. An address with too many must wait.
    pub fn guess(&self, address: IpAddr, right: impl FnOnce() -> bool) -> Result<bool, RetryAfter> {
        self.guesses.check(address, right)
    }

    /// Counts a new person of an address.
    pub fn person(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.people.ask(address)
    }

    /// Counts a new account of an address.
    pub fn account(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.accounts.ask(address)
    }

    /// The maximum number of people and accounts on the server.
    pub fn most_people(&self) -> u32 {
        self.quotas.people
    }

    /// Counts an upload of a new edition by an address.
    pub fn edition(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.editions.ask(address)
    }

    /// Counts an open socket until the permit is dropped; `None` if there are too many. Behind a proxy all connections
    /// come from the proxy's address, so sockets are counted separately, by the address of the client.
    pub fn socket(&self, address: IpAddr) -> Option<Permit> {
        self.sockets.admit(address)
    }

    /// The rate limit of one new socket.
    pub fn socket_limits(&self) -> SocketLimits {
        SocketLimits::new(self.quotas.messages_per_second, self.quotas.message_burst)
    }
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Limits").field("quotas", &self.quotas).finish_non_exhaustive()
    }
}

/// A token bucket for each address.
struct PerAddress {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    checks: AtomicU32,
}

impl PerAddress {
    fn new(quota: Quota) -> Self {
        PerAddress { limiter: RateLimiter::keyed(quota), checks: AtomicU32::new(0) }
    }

    fn ask(&self, address: IpAddr) -> Result<(), RetryAfter> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % SWEEP_EVERY == SWEEP_EVERY - 1 {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
        let checked = self.limiter.check_key(&one(address));
        checked.map_err(|exceeded| RetryAfter(exceeded.wait_time_from(DefaultClock::default().now())))
    }
}

/// Wrong guesses of each address. An address with too many is refused for a while even with the right secret, because
/// otherwise it could go on guessing.
#[derive(Default)]
struct Guesses(Mutex<HashMap<IpAddr, Wrong>>);

/// How many wrong guesses an address has made since the first one.
struct Wrong {
    count: u32,
    since: Instant,
}

impl Guesses {
    fn check(&self, address: IpAddr, right: impl FnOnce() -> bool) -> Result<bool, RetryAfter> {
        let address = one(address);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_GUESSING_ADDRESSES {
            all.retain(|_, wrong| wrong.since.elapsed() < GUESS_WINDOW);
        }
        let fresh = all.get(&address).filter(|wrong| wrong.since.elapsed() < GUESS_WINDOW);
        let (count, since) = fresh.map_or((0, Instant::now()), |wrong| (wrong.count, wrong.since));
        let full = all.len() >= MAX_GUESSING_ADDRESSES && count == 0;
        if count >= MAX_WRONG_GUESSES || full {
            return Err(RetryAfter(GUESS_WINDOW.saturating_sub(since.elapsed())));
        }
        let right = right();
        if !right {
            all.insert(address, Wrong { count: count + 1, since });
        }
        Ok(right)
    }
}

/// The address that limits are counted by: an IPv4 address, or the /64 network of an IPv6 address, because one
/// household usually gets a whole /64.
pub(crate) fn one(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

/// The same as text, for rows of the store that record an address.
pub fn household(address: IpAddr) -> String {
    one(address).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn some(number: u32) -> NonZeroU32 {
        NonZeroU32::new(number).unwrap()
    }

    #[test]
    fn an_address_beyond_its_burst_waits_and_other_addresses_do_not() {
        let quotas = Quotas { requests_per_minute: some(1), request_burst: some(3), ..Quotas::default() };
        let limits = Limits::new(&quotas);
        for _ in 0..3 {
            assert_eq!(limits.request(ip("192.0.2.1")), Ok(()));
        }
        let wait = limits.request(ip("192.0.2.1")).unwrap_err();
        assert!((1..=61).contains(&wait.seconds()), "{wait:?}");
        assert!(limits.request(ip("::ffff:192.0.2.1")).is_err(), "the same address as mapped IPv6");
        assert_eq!(limits.request(ip("192.0.2.2")), Ok(()));
    }

    #[test]
    fn addresses_of_one_ipv6_network_share_a_limit() {
        let limits = Limits::new(&Quotas { tables_per_hour: some(2), ..Quotas::default() });
        assert_eq!(limits.table(ip("2001:db8::1")), Ok(()));
        assert_eq!(limits.table(ip("2001:db8::ffff:1")), Ok(()));
        assert!(limits.table(ip("2001:db8::2")).is_err());
        assert_eq!(limits.table(ip("2001:db8:0:1::1")), Ok(()));
    }

    #[test]
    fn page_files_have_a_rate_limit_of_their_own() {
        let quotas = Quotas { requests_per_minute: some(1), request_burst: some(1), ..Quotas::default() };
        let limits = Limits::new(&quotas);
        assert!((0..FILES_PER_MINUTE.get()).all(|_| limits.files.ask(ip("192.0.2.1")).is_ok()));
        assert!((0..FILES_PER_MINUTE.get()).any(|_| limits.files.ask(ip("192.0.2.1")).is_err()));
        assert_eq!(limits.request(ip("192.0.2.1")), Ok(()));
    }

    #[test]
    fn addresses_with_a_full_bucket_are_forgotten() {
        let quotas = Quotas { requests_per_minute: some(u32::MAX), ..Quotas::default() };
        let limits = Limits::new(&quotas);
        for number in 0..3 * SWEEP_EVERY {
            let _ = limits.request(std::net::Ipv4Addr::from_bits(number).into());
        }
        assert!(limits.requests.limiter.len() <= SWEEP_EVERY as usize);
    }

    #[test]
    fn after_ten_wrong_guesses_even_the_right_secret_is_refused() {
        let limits = Limits::new(&Quotas::default());
        for _ in 0..MAX_WRONG_GUESSES {
            assert_eq!(limits.guess(ip("192.0.2.1"), || true), Ok(true), "right guesses are not counted");
            assert_eq!(limits.guess(ip("192.0.2.1"), || false), Ok(false));
        }
        assert!(limits.guess(ip("192.0.2.1"), || true).is_err());
        assert_eq!(limits.guess(ip("192.0.2.2"), || true), Ok(true));
    }
}
