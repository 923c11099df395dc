//! What the one who runs a server decides.

use std::net::{AddrParseError, IpAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use ipnet::{IpNet, Ipv6Net};
pub use protocol::http::NewTables;
use store::Durability;

/// All settings of a server. The defaults suit a small public server.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// The folder of the store.
    pub data: PathBuf,
    /// When a step counts as stored.
    pub durability: Durability,
    /// Where people find the server, such as `https://example.org/lacrimosa`; without it links are relative to
    /// what a request says, and a webhook gets a path alone.
    pub public_url: Option<String>,
    /// Where others on the same network find the server, if it was found out; for the links that a page makes which
    /// was opened by `localhost`.
    pub network_url: Option<String>,
    /// The path under which everything is served: empty, or such as `/lacrimosa`.
    pub base_path: BasePath,
    /// Names under which the server answers, besides that of the public address, addresses and names at home; `*` is any.
    pub allowed_hosts: Vec<String>,
    /// Proxies that are believed when they say whom they ask for.
    pub trusted_proxies: Vec<Net>,
    /// The certificate, if the server itself speaks TLS.
    pub tls: Option<Tls>,
    /// What an address, a socket or a request may use.
    pub limits: Quotas,
    /// After how long without anybody at it a table leaves the memory.
    pub idle: Duration,
    /// How long what a bot did stays before the next thing happens, if somebody looks.
    pub bot_pause: Duration,
    /// How many unfinished tables may be played by bots alone.
    pub bot_tables: BotTables,
    /// How long a person for whom a bot stands in has to answer whether the game may go back; then their bot says no.
    pub answer_time: Duration,
    /// Who is told outside that it is somebody's turn.
    pub webhooks: WebhookPolicy,
    /// Who may make tables.
    pub new_tables: NewTables,
    /// The word that whoever makes a table must know, where [`NewTables::Word`] asks for one.
    pub table_word: Option<String>,
    /// The secret that opens `/api/admin` for those who are elsewhere; without it they find nothing there.
    pub admin_token: Option<String>,
    /// How long finished games are kept; none for ever.
    pub keep_finished: Option<Duration>,
    /// How long tables are kept on which no game began; none for ever.
    pub keep_waiting: Option<Duration>,
    /// The word that opens `/metrics` for those who are elsewhere.
    pub metrics_token: Option<String>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            data: PathBuf::from("data"),
            durability: Durability::Full,
            public_url: None,
            network_url: None,
            base_path: BasePath::default(),
            allowed_hosts: Vec::new(),
            trusted_proxies: Vec::new(),
            tls: None,
            limits: Quotas::default(),
            idle: Duration::from_secs(300),
            bot_pause: Duration::from_millis(600),
            bot_tables: BotTables::default(),
            answer_time: Duration::from_secs(120),
            webhooks: WebhookPolicy::Public,
            new_tables: NewTables::Open,
            table_word: None,
            admin_token: None,
            keep_finished: None,
            keep_waiting: Some(Duration::from_secs(60 * 24 * 60 * 60)),
            metrics_token: None,
        }
    }
}

/// What an address, a socket, a person or a request may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Requests of one address in a minute, on average.
    pub requests_per_minute: NonZeroU32,
    /// Requests of one address at once.
    pub request_burst: NonZeroU32,
    /// Messages of one socket in a second, on average.
    pub messages_per_second: NonZeroU32,
    /// Messages of one socket at once.
    pub message_burst: NonZeroU32,
    /// New tables of one address in an hour.
    pub tables_per_hour: NonZeroU32,
    /// The most seats one person may hold in games that are not over.
    pub games_per_person: u32,
    /// New accounts of one address in an hour.
    pub accounts_per_hour: NonZeroU32,
    /// New people of one address in an hour: browsers without a cookie that sit down or make a table.
    pub people_per_hour: NonZeroU32,
    /// The most people and accounts in all.
    pub people: u32,
    /// The most connections in all.
    pub connections: u32,
    /// The most connections of one address; a trusted proxy may have all.
    pub connections_per_address: u32,
    /// The most bytes of a request's body.
    pub body_bytes: usize,
    /// The most bytes of an edition that is brought.
    pub edition_bytes: usize,
    /// How long the head of a request may take; also how long a connection may be silent between two.
    pub header_time: Duration,
    /// How long a request may take from its head to the head of its answer.
    pub request_time: Duration,
    /// How long an answer may wait for whoever asked to read on.
    pub write_time: Duration,
}

impl Default for Quotas {
    fn default() -> Self {
        let some = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Quotas {
            requests_per_minute: some(600),
            request_burst: some(200),
            messages_per_second: some(5),
            message_burst: some(20),
            tables_per_hour: some(60),
            games_per_person: 50,
            accounts_per_hour: some(20),
            people_per_hour: some(120),
            people: 200_000,
            connections: 10_000,
            connections_per_address: 200,
            body_bytes: 64 * 1024,
            edition_bytes: 512 * 1024,
            header_time: Duration::from_secs(15),
            request_time: Duration::from_secs(30),
            write_time: Duration::from_secs(30),
        }
    }
}

/// How many unfinished tables may be played by bots alone: they cost their maker nothing, and the server much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotTables {
    /// Of one person.
    pub per_person: u32,
    /// Made from one address.
    pub per_address: u32,
    /// In all.
    pub in_all: u32,
}

impl Default for BotTables {
    fn default() -> Self {
        BotTables { per_person: 4, per_address: 8, in_all: 200 }
    }
}

/// The files of a certificate, both in PEM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tls {
    /// The certificate and those between it and the root.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// Who is told outside that it is somebody's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WebhookPolicy {
    /// Nobody.
    Off,
    /// Whoever has a public address.
    Public,
    /// Addresses of private networks, too: anybody who plays can then send a message to a neighbour of the server.
    Any,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs, an object in each line.
    Json,
}

/// A path under which everything is served. It begins with a slash and does not end with one, or is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BasePath(String);

impl BasePath {
    /// The path, to be put before one that begins with a slash.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text is no path of plain letters, digits, `-`, `_`, `.` and `~`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a path such as /lacrimosa is expected")]
pub struct NoPath;

impl FromStr for BasePath {
    type Err = NoPath;

    fn from_str(text: &str) -> Result<Self, NoPath> {
        let path = text.trim_matches('/');
        let plain = |part: &str| {
            let letter = |c: char| c.is_ascii_alphanumeric() || "-_.~".contains(c);
            !part.is_empty() && part != "." && part != ".." && part.chars().all(letter)
        };
        match path {
            "" => Ok(BasePath::default()),
            path if path.split('/').all(plain) => Ok(BasePath(format!("/{path}"))),
            _ => Err(NoPath),
        }
    }
}

impl std::fmt::Display for BasePath {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// An address or a network of addresses, such as `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Net(IpNet);

impl Net {
    /// Whether an address is one of it.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }

    /// The network as it is kept: without what its mask hides, and instead of one address of version 6 its /64, which is
    /// one household.
    pub fn household(self) -> Net {
        let net = match self.0 {
            IpNet::V6(net) if net.prefix_len() > 64 => Ipv6Net::new(net.addr(), 64).map_or(self.0, IpNet::V6),
            net => net,
        };
        Net(net.trunc())
    }
}

impl std::fmt::Display for Net {
    /// One address is written without its mask.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.prefix_len() == self.0.max_prefix_len() { self.0.addr().fmt(f) } else { self.0.fmt(f) }
    }
}

impl FromStr for Net {
    type Err = AddrParseError;

    fn from_str(text: &str) -> Result<Self, AddrParseError> {
        let net = text.parse().ok();
        net.map_or_else(
            || text.parse::<IpAddr>().map(|address| Net(address.to_canonical().into())),
            |net| Ok(Net(net)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_is_an_address_or_many() {
        let has = |net: &str, address: &str| net.parse::<Net>().unwrap().contains(address.parse().unwrap());
        assert!(has("10.0.0.0/8", "10.1.2.3") && !has("10.0.0.0/8", "11.1.2.3"));
        assert!(has("127.0.0.1", "::ffff:127.0.0.1") && !has("127.0.0.1", "127.0.0.2"));
        assert!(has("fd00::/8", "fd12::1") && has("::1", "::1") && !has("::1", "127.0.0.1"));
        for wrong in ["", "localhost", "10.0.0.0/33", "10.0.0/8", "::1/129"] {
            assert!(wrong.parse::<Net>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_net_that_is_banned_has_one_form() {
        for (text, kept) in [
            ("192.0.2.1", "192.0.2.1"),
            ("10.1.2.3/8", "10.0.0.0/8"),
            ("2001:db8::1", "2001:db8::/64"),
            ("2001:db8:1::/48", "2001:db8:1::/48"),
        ] {
            assert_eq!(text.parse::<Net>().unwrap().household().to_string(), kept);
        }
    }

    #[test]
    fn a_base_path_has_one_form() {
        for (text, path) in [("", ""), ("/", ""), ("lacrimosa", "/lacrimosa"), ("/a/b-c/", "/a/b-c")] {
            assert_eq!(text.parse::<BasePath>().unwrap().as_str(), path);
        }
        for wrong in ["/a//b", "/../a", "/a b", "/{a}", "/ä", "/a?b"] {
            assert_eq!(wrong.parse::<BasePath>(), Err(NoPath), "{wrong}");
        }
    }
}
