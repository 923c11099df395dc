//! Tells those who want to know, by a message to an address of theirs, that it is their turn.
//!
//! The message is a POST of [`Turn`] as JSON. Whoever plays chooses the address, so it may be meant to reach what only
//! this machine can reach: names are resolved here, and nothing but public addresses is connected to.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use ipnet::{Ipv4Net, Ipv6Net};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::CONTENT_TYPE;
use reqwest::redirect::Policy;
use reqwest::{Client, Url};
use rustls::{ClientConfig, RootCertStore};
use serde::Serialize;
use tokio::sync::{Semaphore, mpsc};

use crate::config::WebhookPolicy;
use crate::observe;

/// How many messages may wait; more are dropped.
const QUEUE: usize = 1024;
/// How many are on their way at once.
const AT_ONCE: usize = 16;
/// How long one may take, and how long until it is tried once more.
const TIMEOUT: Duration = Duration::from_secs(5);
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// It is somebody's turn: the body of the message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// Where the table is.
    pub table: String,
    /// Whose turn it is, a seat counted from 1.
    pub seat: u8,
    /// What the others call them.
    pub name: String,
    /// The round, counted from 1.
    pub round: u8,
}

/// Why an address is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// This server sends no messages.
    #[error("this server tells nobody")]
    Off,
    /// It is no address that begins with `https://` or `http://`, without a password.
    #[error("an address that begins with https:// or http:// is expected")]
    Address,
    /// It is not public.
    #[error("the address is not public")]
    Private,
}

/// The messenger. Copies share one queue.
#[derive(Clone)]
pub struct Webhooks {
    policy: WebhookPolicy,
    queue: mpsc::Sender<(Url, Turn)>,
}

impl Webhooks {
    /// Begins to send, as a task of the running runtime, until the last copy is gone.
    ///
    /// # Errors
    /// The system allows no connections.
    pub fn new(policy: WebhookPolicy) -> Result<Self, reqwest::Error> {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(send_all(client(policy)?, waiting));
        Ok(Webhooks { policy, queue })
    }

    /// Whether messages would be sent to this address, as far as can be seen without asking for its name.
    ///
    /// # Errors
    /// Why not.
    pub fn fit(&self, address: &str) -> Result<Url, Unfit> {
        let url = Url::parse(address).map_err(|_| Unfit::Address)?;
        let host =
            url.host_str().filter(|_| ["http", "https"].contains(&url.scheme())).ok_or(Unfit::Address)?;
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Unfit::Address);
        }
        let literal = host.trim_matches(['[', ']']).parse::<IpAddr>().ok();
        match (self.policy, literal) {
            (WebhookPolicy::Off, _) => Err(Unfit::Off),
            (WebhookPolicy::Public, Some(address)) if !is_public(address) => Err(Unfit::Private),
            (WebhookPolicy::Public | WebhookPolicy::Any, _) => Ok(url),
        }
    }

    /// Sends a message soon, if it can be sent; never waits.
    pub fn tell(&self, address: &str, turn: Turn) {
        match self.fit(address).map(|url| self.queue.try_send((url, turn)).is_ok()) {
            Ok(true) => {}
            Ok(false) => observe::webhook("dropped"),
            Err(_) => observe::webhook("refused"),
        }
    }
}

/// A client that follows nobody elsewhere, asks no proxy, and believes the certificates it carries with it.
fn client(policy: WebhookPolicy) -> Result<Client, reqwest::Error> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let tls = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let client = Client::builder()
        .tls_backend_preconfigured(tls)
        .redirect(Policy::none())
        .no_proxy()
        .timeout(TIMEOUT)
        .pool_max_idle_per_host(0);
    match policy {
        WebhookPolicy::Any => client.build(),
        WebhookPolicy::Public | WebhookPolicy::Off => client.dns_resolver(PublicOnly).build(),
    }
}

async fn send_all(client: Client, mut waiting: mpsc::Receiver<(Url, Turn)>) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    while let Some((url, turn)) = waiting.recv().await {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let client = client.clone();
        tokio::spawn(async move {
            let told = send(&client, url, &turn).await;
            observe::webhook(if told { "told" } else { "failed" });
            drop(place);
        });
    }
}

/// Sends, and once more if the other end was not there or not well. The answer's body is not read.
async fn send(client: &Client, url: Url, turn: &Turn) -> bool {
    let Ok(body) = serde_json::to_vec(turn) else { return false };
    let once = || client.post(url.clone()).header(CONTENT_TYPE, "application/json").body(body.clone()).send();
    let first = once().await;
    let again = first.as_ref().map_or(true, |answer| answer.status().is_server_error());
    if !again {
        return first.is_ok_and(|answer| answer.status().is_success());
    }
    tokio::time::sleep(RETRY_AFTER).await;
    once().await.is_ok_and(|answer| answer.status().is_success())
}

/// Resolves names for the client, which connects to what it is given: a name that has another address a moment later
/// changes nothing.
struct PublicOnly;

impl Resolve for PublicOnly {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found: Vec<SocketAddr> = tokio::net::lookup_host((name.as_str(), 0)).await?.collect();
            if found.iter().all(|address| is_public(address.ip())) {
                Ok(Box::new(found.into_iter()) as Addrs)
            } else {
                Err(io::Error::new(io::ErrorKind::PermissionDenied, Unfit::Private).into())
            }
        })
    }
}

/// Whether anybody on the Internet could reach this address.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => !private_v4().any(|net| net.contains(&address)),
        IpAddr::V6(address) => {
            let global = Ipv6Net::new_assert([0x2000, 0, 0, 0, 0, 0, 0, 0].into(), 3);
            let apart = [([0x2001, 0], 23), ([0x2001, 0xdb8], 32), ([0x2002, 0], 16), ([0x3fff, 0], 20)];
            let apart =
                apart.map(|([a, b], bits)| Ipv6Net::new_assert([a, b, 0, 0, 0, 0, 0, 0].into(), bits));
            global.contains(&address) && !apart.iter().any(|net| net.contains(&address))
        }
    }
}

/// Networks of version 4 that are not of the Internet at large.
fn private_v4() -> impl Iterator<Item = Ipv4Net> {
    let nets = [
        ([0, 0, 0, 0], 8),
        ([10, 0, 0, 0], 8),
        ([100, 64, 0, 0], 10),
        ([127, 0, 0, 0], 8),
        ([169, 254, 0, 0], 16),
        ([172, 16, 0, 0], 12),
        ([192, 0, 0, 0], 24),
        ([192, 0, 2, 0], 24),
        ([192, 88, 99, 0], 24),
        ([192, 168, 0, 0], 16),
        ([198, 18, 0, 0], 15),
        ([198, 51, 100, 0], 24),
        ([203, 0, 113, 0], 24),
        ([224, 0, 0, 0], 3),
    ];
    nets.into_iter().map(|(address, bits)| Ipv4Net::new_assert(Ipv4Addr::from(address), bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_anybody_could_reach_is_public() {
        let public = |text: &str| is_public(text.parse().unwrap());
        for address in ["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::1"] {
            assert!(public(address), "{address}");
        }
        for address in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.31.255.255",
            "192.168.1.1",
            "198.19.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
        ] {
            assert!(!public(address), "{address}");
        }
    }

    #[tokio::test]
    async fn an_address_is_looked_at_before_anything_is_sent() {
        let fit = |policy, address: &str| Webhooks::new(policy).unwrap().fit(address).map(|_| ());
        let public = |address: &str| fit(WebhookPolicy::Public, address);
        assert_eq!(public("https://example.org/turn?x=1"), Ok(()));
        assert_eq!(public("http://1.1.1.1:8080/"), Ok(()));
        for wrong in
            ["", "example.org", "ftp://example.org/", "file:///etc/passwd", "https://me:pw@example.org/"]
        {
            assert_eq!(public(wrong), Err(Unfit::Address), "{wrong}");
        }
        for private in [
            "http://127.0.0.1/",
            "http://2130706433/",
            "http://0x7f.1/",
            "http://[::1]/",
            "http://169.254.169.254/",
        ] {
            assert_eq!(public(private), Err(Unfit::Private), "{private}");
        }
        assert_eq!(fit(WebhookPolicy::Any, "http://127.0.0.1/"), Ok(()));
        assert_eq!(fit(WebhookPolicy::Off, "https://example.org/"), Err(Unfit::Off));
    }

    #[tokio::test]
    async fn a_name_of_this_machine_is_not_resolved() {
        let resolved = PublicOnly.resolve("localhost".parse().unwrap()).await;
        assert!(resolved.is_err_and(|error| error.to_string() == Unfit::Private.to_string()));
    }
}
