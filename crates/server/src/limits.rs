//! How much one address, one socket and all together may ask of the server.

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
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use protocol::http::Problem;

use crate::client_address::Client;
use crate::config::Quotas;

/// After so many questions the addresses that have all their rights again are forgotten: memory stays bounded.
const SWEEP_EVERY: u32 = 4096;

/// So many wrong guesses of a secret has an address in this time.
const MOST_WRONG: u32 = 10;
const GUESSING: Duration = Duration::from_secs(60 * 60);
/// So many addresses that guessed wrong are remembered; while there are more, nobody else may guess.
const MOST_GUESSING: usize = 65_536;

/// Editions that one address may bring in an hour; those that are known already do not count.
const EDITIONS_PER_HOUR: NonZeroU32 = number(20);
/// Files of the page that one address may ask for in a minute, and at once. The page has about forty; a whole club may
/// share an address.
const FILES_PER_MINUTE: NonZeroU32 = number(3000);
/// Control frames of one socket in a second, and at once: browsers send one only when they are asked.
const CONTROL_PER_SECOND: NonZeroU32 = number(10);
const CONTROL_BURST: NonZeroU32 = number(50);

const fn number(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// How long to wait before asking again. As an answer it is 429.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("too many requests: ask again in {} s", self.seconds())]
pub struct RetryAfter(pub Duration);

impl RetryAfter {
    /// In whole seconds, rounded up.
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

/// The middleware that sends away who asks too often.
pub async fn keep_pace(
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

/// The same for the files of the page.
pub async fn keep_pace_of_files(
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

/// The limits of a server, shared by all who answer.
pub struct Limits {
    requests: PerAddress,
    tables: PerAddress,
    guesses: Guesses,
    editions: PerAddress,
    files: PerAddress,
    people: PerAddress,
    accounts: PerAddress,
    sockets: Crowd,
    quotas: Quotas,
}

impl Limits {
    /// Nobody has asked for anything yet.
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
            sockets: Crowd::new(quotas.connections, quotas.connections_per_address),
            quotas: *quotas,
        }
    }

    /// Whether an address may ask for something now.
    pub fn request(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.requests.ask(address)
    }

    /// Whether an address may make a table now.
    pub fn table(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.tables.ask(address)
    }

    /// Whether somebody's guess of a secret of this server is right; who guesses wrong too often waits.
    pub fn guess(&self, address: IpAddr, right: impl FnOnce() -> bool) -> Result<bool, RetryAfter> {
        self.guesses.check(address, right)
    }

    /// Whether somebody new may come from an address now.
    pub fn person(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.people.ask(address)
    }

    /// Whether an address may make an account now.
    pub fn account(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.accounts.ask(address)
    }

    /// The most people and accounts in all.
    pub fn most_people(&self) -> u32 {
        self.quotas.people
    }

    /// Whether an address may bring an edition now that the server does not know.
    pub fn edition(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.editions.ask(address)
    }

    /// A place for a socket, kept as long as the permit is; none if there are too many. Behind a proxy all connections
    /// come from one address, so sockets are counted by the address they are for.
    pub fn socket(&self, address: IpAddr) -> Option<Permit> {
        self.sockets.enter(address)
    }

    /// The pace of one new socket.
    pub fn pace(&self) -> SocketPace {
        SocketPace::new(self.quotas.messages_per_second, self.quotas.message_burst)
    }
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Limits").field("quotas", &self.quotas).finish_non_exhaustive()
    }
}

/// A rate for each address.
struct PerAddress {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    asked: AtomicU32,
}

impl PerAddress {
    fn new(quota: Quota) -> Self {
        PerAddress { limiter: RateLimiter::keyed(quota), asked: AtomicU32::new(0) }
    }

    fn ask(&self, address: IpAddr) -> Result<(), RetryAfter> {
        if self.asked.fetch_add(1, Ordering::Relaxed) % SWEEP_EVERY == SWEEP_EVERY - 1 {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
        let asked = self.limiter.check_key(&one(address));
        asked.map_err(|no| RetryAfter(no.wait_time_from(DefaultClock::default().now())))
    }
}

/// Wrong guesses of each address. Whoever has made too many is not heard for a while, also with the right secret: else
/// guessing would go on.
#[derive(Default)]
struct Guesses(Mutex<HashMap<IpAddr, Wrong>>);

/// The wrong guesses of an address since the first of them.
struct Wrong {
    count: u32,
    since: Instant,
}

impl Guesses {
    fn check(&self, address: IpAddr, right: impl FnOnce() -> bool) -> Result<bool, RetryAfter> {
        let address = one(address);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST_GUESSING {
            all.retain(|_, wrong| wrong.since.elapsed() < GUESSING);
        }
        let fresh = all.get(&address).filter(|wrong| wrong.since.elapsed() < GUESSING);
        let (count, since) = fresh.map_or((0, Instant::now()), |wrong| (wrong.count, wrong.since));
        let full = all.len() >= MOST_GUESSING && count == 0;
        if count >= MOST_WRONG || full {
            return Err(RetryAfter(GUESSING.saturating_sub(since.elapsed())));
        }
        let right = right();
        if !right {
            all.insert(address, Wrong { count: count + 1, since });
        }
        Ok(right)
    }
}

/// How quickly the messages of one socket may come.
pub struct SocketPace {
    messages: DefaultDirectRateLimiter,
    control: DefaultDirectRateLimiter,
    per_second: NonZeroU32,
    burst: NonZeroU32,
}

impl SocketPace {
    /// So many messages a second on average, so many at once.
    pub fn new(per_second: NonZeroU32, burst: NonZeroU32) -> Self {
        SocketPace {
            messages: RateLimiter::direct(Quota::per_second(per_second).allow_burst(burst)),
            control: RateLimiter::direct(Quota::per_second(CONTROL_PER_SECOND).allow_burst(CONTROL_BURST)),
            per_second,
            burst,
        }
    }

    /// Whether one more may come now.
    pub fn message(&self) -> Result<(), RetryAfter> {
        let asked = self.messages.check();
        asked.map_err(|no| RetryAfter(no.wait_time_from(DefaultClock::default().now())))
    }

    /// Whether one more control frame may come now.
    pub fn control(&self) -> bool {
        self.control.check().is_ok()
    }

    /// The pace of the bytes themselves: as many as the longest messages could have. It also counts what is no message
    /// yet, such as endless pieces of one.
    pub fn bytes(&self, longest: NonZeroU32) -> BytePace {
        let rate = Quota::per_second(self.per_second.saturating_mul(longest));
        BytePace(RateLimiter::direct(rate.allow_burst(self.burst.saturating_mul(longest))))
    }
}

/// How quickly the bytes of one socket may come.
pub struct BytePace(DefaultDirectRateLimiter);

impl BytePace {
    /// Whether so many more may come now.
    pub fn take(&self, bytes: usize) -> bool {
        let bytes = u32::try_from(bytes).ok().and_then(NonZeroU32::new);
        bytes.is_none_or(|bytes| matches!(self.0.check_n(bytes), Ok(Ok(()))))
    }
}

/// Counts who is here, by address and in all. Copies share the count.
#[derive(Clone)]
pub struct Crowd {
    most: u32,
    most_of_one: u32,
    here: Arc<Mutex<Here>>,
}

#[derive(Default)]
struct Here {
    all: u32,
    each: HashMap<IpAddr, u32>,
}

impl Crowd {
    /// Nobody is here; so many may be, and so many of one address.
    pub fn new(most: u32, most_of_one: u32) -> Self {
        Crowd { most, most_of_one, here: Arc::default() }
    }

    /// A place, kept as long as the permit is; none if it is too crowded.
    pub fn enter(&self, address: IpAddr) -> Option<Permit> {
        self.enter_up_to(address, self.most_of_one)
    }

    /// A place for somebody who may take all there are.
    pub fn enter_freely(&self, address: IpAddr) -> Option<Permit> {
        self.enter_up_to(address, self.most)
    }

    fn enter_up_to(&self, address: IpAddr, most_of_one: u32) -> Option<Permit> {
        let address = one(address);
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        let of_one = here.each.get(&address).copied().unwrap_or(0);
        if here.all >= self.most || of_one >= most_of_one {
            return None;
        }
        here.all += 1;
        here.each.insert(address, of_one + 1);
        Some(Permit { address, here: self.here.clone() })
    }
}

/// A place among those who are here; dropped, it is free again.
pub struct Permit {
    address: IpAddr,
    here: Arc<Mutex<Here>>,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        here.all -= 1;
        if let Some(count) = here.each.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                here.each.remove(&self.address);
            }
        }
    }
}

/// What counts as one address: in version 6 a household gets a whole /64.
pub(crate) fn one(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

/// The same as a text, for what is kept with the address of whoever made it.
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
    fn beyond_the_burst_an_address_waits_and_its_neighbours_do_not() {
        let quotas = Quotas { requests_per_minute: some(1), request_burst: some(3), ..Quotas::default() };
        let limits = Limits::new(&quotas);
        for _ in 0..3 {
            assert_eq!(limits.request(ip("192.0.2.1")), Ok(()));
        }
        let wait = limits.request(ip("192.0.2.1")).unwrap_err();
        assert!((1..=61).contains(&wait.seconds()), "{wait:?}");
        assert!(limits.request(ip("::ffff:192.0.2.1")).is_err(), "the same in another writing");
        assert_eq!(limits.request(ip("192.0.2.2")), Ok(()));
    }

    #[test]
    fn a_house_of_version_six_counts_once() {
        let limits = Limits::new(&Quotas { tables_per_hour: some(2), ..Quotas::default() });
        assert_eq!(limits.table(ip("2001:db8::1")), Ok(()));
        assert_eq!(limits.table(ip("2001:db8::ffff:1")), Ok(()));
        assert!(limits.table(ip("2001:db8::2")).is_err());
        assert_eq!(limits.table(ip("2001:db8:0:1::1")), Ok(()));
    }

    #[test]
    fn files_of_the_page_have_a_pace_of_their_own() {
        let quotas = Quotas { requests_per_minute: some(1), request_burst: some(1), ..Quotas::default() };
        let limits = Limits::new(&quotas);
        assert!((0..FILES_PER_MINUTE.get()).all(|_| limits.files.ask(ip("192.0.2.1")).is_ok()));
        assert!((0..FILES_PER_MINUTE.get()).any(|_| limits.files.ask(ip("192.0.2.1")).is_err()));
        assert_eq!(limits.request(ip("192.0.2.1")), Ok(()));
    }

    #[test]
    fn addresses_that_have_all_their_rights_again_are_forgotten() {
        let quotas = Quotas { requests_per_minute: some(u32::MAX), ..Quotas::default() };
        let limits = Limits::new(&quotas);
        for number in 0..3 * SWEEP_EVERY {
            let _ = limits.request(std::net::Ipv4Addr::from_bits(number).into());
        }
        assert!(limits.requests.limiter.len() <= SWEEP_EVERY as usize);
    }

    #[test]
    fn after_ten_wrong_guesses_not_even_the_right_one_is_heard() {
        let limits = Limits::new(&Quotas::default());
        for _ in 0..MOST_WRONG {
            assert_eq!(limits.guess(ip("192.0.2.1"), || true), Ok(true), "right guesses are not counted");
            assert_eq!(limits.guess(ip("192.0.2.1"), || false), Ok(false));
        }
        assert!(limits.guess(ip("192.0.2.1"), || true).is_err());
        assert_eq!(limits.guess(ip("192.0.2.2"), || true), Ok(true));
    }

    #[test]
    fn a_place_is_free_again_when_its_permit_is_gone() {
        let crowd = Crowd::new(3, 2);
        let first = crowd.enter(ip("192.0.2.1")).unwrap();
        let _second = crowd.enter(ip("192.0.2.1")).unwrap();
        assert!(crowd.enter(ip("192.0.2.1")).is_none(), "two of one");
        let _third = crowd.enter(ip("192.0.2.2")).unwrap();
        assert!(crowd.enter(ip("192.0.2.3")).is_none(), "three in all");
        drop(first);
        let again = crowd.enter_freely(ip("192.0.2.2")).unwrap();
        drop(again);
        assert_eq!(crowd.here.lock().unwrap().each.len(), 2);
    }

    #[test]
    fn a_socket_that_talks_too_fast_is_told_to_wait() {
        let pace = SocketPace::new(some(1), some(2));
        assert!(pace.message().is_ok() && pace.message().is_ok());
        assert!(pace.message().unwrap_err().0 <= Duration::from_secs(1));
    }
}
