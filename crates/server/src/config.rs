//! The settings of a server.

use std::net::{AddrParseError, IpAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use ipnet::{IpNet, Ipv6Net};
pub use protocol::http::NewTables;
use store::{Address, Durability};

use crate::page_files::PageFiles;

/// All settings of a server. The defaults suit a small public server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The files of the page.
    pub page: PageFiles,
    /// The folder of the store, and of the admin socket.
    pub data: PathBuf,
    /// The PostgreSQL database of the store; without it the store is in the folder.
    pub store: Option<Address>,
    /// When a step counts as stored.
    pub durability: Durability,
    /// The public URL of the server, such as `https://example.org/lacrimosa`. Without it links are made from the `Host`
    /// header, and webhooks contain only a path.
    pub public_url: Option<String>,
    /// The server's URL in the local network, if it could be determined. A page opened as `localhost` uses it in the
    /// links that it shows.
    pub network_url: Option<String>,
    /// The path under which everything is served: empty, or such as `/lacrimosa`.
    pub base_path: BasePath,
    /// Host names that are accepted besides that of the public URL, IP addresses and local names; `*` accepts all.
    pub allowed_hosts: Vec<String>,
    /// Proxies whose forwarding headers are used.
    pub trusted_proxies: Vec<Net>,
    /// The certificate, if the server itself uses TLS.
    pub tls: Option<Tls>,
    /// Rate limits, sizes and timeouts.
    pub limits: Quotas,
    /// How long a table without connections stays in memory.
    pub idle: Duration,
    /// The pause after a bot's action, if somebody is watching.
    pub bot_pause: Duration,
    /// How many unfinished tables may have only bots.
    pub bot_tables: BotTables,
    /// How long a player whose seat a bot has taken over may take to answer an undo request; then the answer is no.
    pub answer_time: Duration,
    /// Which webhooks are allowed.
    pub webhooks: WebhookPolicy,
    /// To which addresses push messages may be sent.
    pub push: WebhookPolicy,
    /// The address at which push services can reach the operator, `mailto:…` or `https://…`.
    pub push_contact: Option<String>,
    /// Who may create tables.
    pub new_tables: NewTables,
    /// The table word, which a person must know to create a table with [`NewTables::Word`].
    pub table_word: Option<String>,
    /// The token for `/api/admin` over the network; without it `/api/admin` does not exist there.
    pub admin_token: Option<String>,
    /// How long finished games are kept; `None`: for ever.
    pub keep_finished: Option<Duration>,
    /// How long tables are kept on which no game has begun; `None`: for ever.
    pub keep_waiting: Option<Duration>,
    /// The token for `/metrics` over the network.
    pub metrics_token: Option<String>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            page: PageFiles::default(),
            data: PathBuf::from("data"),
            store: None,
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
            push: WebhookPolicy::Public,
            push_contact: None,
            new_tables: NewTables::Open,
            table_word: None,
            admin_token: None,
            keep_finished: None,
            keep_waiting: Some(Duration::from_secs(60 * 24 * 60 * 60)),
            metrics_token: None,
        }
    }
}

/// Rate limits, sizes and timeouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Requests of one address per minute, on average.
    pub requests_per_minute: NonZeroU32,
    /// Requests of one address in one burst.
    pub request_burst: NonZeroU32,
    /// Messages of one socket per second, on average.
    pub messages_per_second: NonZeroU32,
    /// Messages of one socket in one burst.
    pub message_burst: NonZeroU32,
    /// New tables of one address per hour.
    pub tables_per_hour: NonZeroU32,
    /// The most seats that one person may hold in unfinished games.
    pub games_per_person: u32,
    /// New accounts of one address per hour.
    pub accounts_per_hour: NonZeroU32,
    /// New people of one address per hour: browsers without a cookie that take a seat or create a table.
    pub people_per_hour: NonZeroU32,
    /// The most people and accounts in total.
    pub people: u32,
    /// The most connections in total.
    pub connections: u32,
    /// The most connections of one address; a trusted proxy is not limited by it.
    pub connections_per_address: u32,
    /// The most bytes of a request's body.
    pub body_bytes: usize,
    /// The most bytes of an uploaded edition.
    pub edition_bytes: usize,
    /// How long a client may take to send the head of a request; also how long a connection may be idle between
    /// requests.
    pub header_time: Duration,
    /// How long a request may take from its head to the head of the response.
    pub request_time: Duration,
    /// How long a write may wait for a client that does not read.
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

/// How many unfinished tables may have only bots: they use much CPU time without any person playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotTables {
    /// Created by one person.
    pub per_person: u32,
    /// Created from one address.
    pub per_address: u32,
    /// In total.
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
    /// The certificate chain.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// To which addresses of players webhooks or push messages may be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WebhookPolicy {
    /// To none: they are switched off.
    Off,
    /// Public addresses only.
    Public,
    /// Private networks, too: then any player can make the server send a request into its own network.
    Any,
}

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// Readable text.
    Text,
    /// One JSON object per line.
    Json,
}

/// The path under which everything is served: empty, or with a slash at its beginning and none at its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BasePath(String);

impl BasePath {
    /// The path; a path that begins with a slash can be appended to it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text is not a path of ASCII letters, digits, `-`, `_`, `.` and `~`.
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
    /// Whether the network contains an address.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }

    /// The network in its stored form: with the host bits cleared, and an IPv6 address widened to its /64, which
    /// usually belongs to one household.
    pub fn household(self) -> Net {
        let net = match self.0 {
            IpNet::V6(net) if net.prefix_len() > 64 => Ipv6Net::new(net.addr(), 64).map_or(self.0, IpNet::V6),
            net => net,
        };
        Net(net.trunc())
    }
}

impl std::fmt::Display for Net {
    /// Writes a single address without its prefix length.
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
    fn a_net_is_an_address_or_a_network() {
        let has = |net: &str, address: &str| net.parse::<Net>().unwrap().contains(address.parse().unwrap());
        assert!(has("10.0.0.0/8", "10.1.2.3") && !has("10.0.0.0/8", "11.1.2.3"));
        assert!(has("127.0.0.1", "::ffff:127.0.0.1") && !has("127.0.0.1", "127.0.0.2"));
        assert!(has("fd00::/8", "fd12::1") && has("::1", "::1") && !has("::1", "127.0.0.1"));
        for wrong in ["", "localhost", "10.0.0.0/33", "10.0.0/8", "::1/129"] {
            assert!(wrong.parse::<Net>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_banned_net_has_one_form() {
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
