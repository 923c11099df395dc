//! Webhooks: notifies players at a URL of their choice that it is their turn.
//!
//! The message is a POST of [`Turn`] as JSON, signed with the secret of the player. Each host has a queue of its own,
//! so a slow one does not delay the others. A player could choose a URL that only this machine can reach, so names are
//! resolved here and connections are made to public addresses only.

use std::collections::{HashMap, VecDeque};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use ipnet::{Ipv4Net, Ipv6Net};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::CONTENT_TYPE;
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode, Url};
use rustls::{ClientConfig, RootCertStore};
use serde::Serialize;
use sha2::Sha256;
use tokio::sync::Semaphore;

use crate::config::WebhookPolicy;
use crate::observe;

/// How many messages may wait for one host, and how many hosts may have waiting messages. Further messages are dropped.
const QUEUE: usize = 32;
const HOSTS: usize = 256;
/// How many requests run at once.
const AT_ONCE: usize = 64;
/// How long a request may take, and the pause before the only retry.
const TIMEOUT: Duration = Duration::from_secs(5);
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// The body of the message: it is a player's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// The URL of the table; a path if the server does not know its public URL.
    pub table: String,
    /// The seat whose turn it is, counted from 1.
    pub seat: u8,
    /// The player's name.
    pub name: String,
    /// The round, counted from 1.
    pub round: u8,
}

/// Why a URL is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// Webhooks are switched off.
    #[error("webhooks are switched off on this server")]
    Off,
    /// It is not an `https://` or `http://` URL, or it contains a user name or password.
    #[error("an address that begins with https:// or http:// is expected")]
    Address,
    /// Its address is not public.
    #[error("the address is not public")]
    Private,
}

/// Sends the messages. Clones share the queues.
#[derive(Clone)]
pub struct Webhooks {
    policy: WebhookPolicy,
    sender: Arc<Sender>,
}

struct Sender {
    client: Client,
    permits: Semaphore,
    /// The waiting messages of each host; a host has an entry while a task sends its messages.
    queues: Mutex<HashMap<String, VecDeque<Message>>>,
}

struct Message {
    url: Url,
    secret: Option<String>,
    turn: Turn,
}

impl Webhooks {
    /// [`Webhooks::tell`] spawns tasks, so it must be called inside a Tokio runtime.
    ///
    /// # Errors
    /// The HTTP client cannot be built.
    pub fn new(policy: WebhookPolicy) -> Result<Self, reqwest::Error> {
        let client = client(policy)?;
        let sender = Sender { client, permits: Semaphore::new(AT_ONCE), queues: Mutex::default() };
        Ok(Webhooks { policy, sender: Arc::new(sender) })
    }

    /// Checks a URL as far as possible without resolving its name.
    ///
    /// # Errors
    /// The reason why no messages would be sent to it.
    pub fn fit(&self, address: &str) -> Result<Url, Unfit> {
        fit(self.policy, address)
    }

    /// Queues a message and returns at once. With a secret the message is signed.
    pub fn tell(&self, address: &str, secret: Option<&str>, turn: Turn) {
        let Ok(url) = self.fit(address) else { return observe::webhook("refused") };
        let Some(host) = url.host_str().map(|host| format!("{host}:{:?}", url.port_or_known_default()))
        else {
            return observe::webhook("refused");
        };
        let message = Message { url, secret: secret.map(str::to_owned), turn };
        let mut queues = self.sender.queues();
        let hosts = queues.len();
        match queues.get_mut(&host) {
            Some(queue) if queue.len() < QUEUE => queue.push_back(message),
            None if hosts < HOSTS => {
                queues.insert(host.clone(), VecDeque::from([message]));
                tokio::spawn(send_all(self.sender.clone(), host));
            }
            Some(_) | None => observe::webhook("dropped"),
        }
    }
}

/// Checks a URL that a stranger chose, as far as possible without resolving its name. Push messages use it, too.
pub(crate) fn fit(policy: WebhookPolicy, address: &str) -> Result<Url, Unfit> {
    let url = Url::parse(address).map_err(|_| Unfit::Address)?;
    let host = url.host_str().filter(|_| ["http", "https"].contains(&url.scheme())).ok_or(Unfit::Address)?;
    if !url.username().is_empty() || url.password().is_some() {
        return Err(Unfit::Address);
    }
    let literal = host.trim_matches(['[', ']']).parse::<IpAddr>().ok();
    match (policy, literal) {
        (WebhookPolicy::Off, _) => Err(Unfit::Off),
        (WebhookPolicy::Public, Some(address)) if !is_public(address) => Err(Unfit::Private),
        (WebhookPolicy::Public | WebhookPolicy::Any, _) => Ok(url),
    }
}

impl Sender {
    fn queues(&self) -> MutexGuard<'_, HashMap<String, VecDeque<Message>>> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next message for a host; removes the host if its queue is empty.
    fn next(&self, host: &str) -> Option<Message> {
        let mut queues = self.queues();
        let next = queues.get_mut(host).and_then(VecDeque::pop_front);
        if next.is_none() {
            queues.remove(host);
        }
        next
    }
}

/// A client that follows no redirects, uses no proxy, and trusts only the built-in root certificates. Push messages use
/// it, too.
pub(crate) fn client(policy: WebhookPolicy) -> Result<Client, reqwest::Error> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let tls = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider supports the default TLS versions")
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

/// Sends the queued messages of a host, one at a time.
async fn send_all(sender: Arc<Sender>, host: String) {
    while let Some(message) = sender.next(&host) {
        let delivered = send(&sender, &message).await;
        observe::webhook(if delivered { "told" } else { "failed" });
    }
}

/// Sends a message, with one retry after a connection error or a 5xx status. The response's body is not read.
async fn send(sender: &Sender, message: &Message) -> bool {
    let Ok(body) = serde_json::to_string(&message.turn) else { return false };
    match send_once(sender, message, &body).await {
        Some(status) if !status.is_server_error() => return status.is_success(),
        Some(_) | None => {}
    }
    tokio::time::sleep(RETRY_AFTER).await;
    send_once(sender, message, &body).await.is_some_and(|status| status.is_success())
}

async fn send_once(sender: &Sender, message: &Message, body: &str) -> Option<StatusCode> {
    let _permit = sender.permits.acquire().await.ok()?;
    let timestamp = (crate::now() / 1000).to_string();
    let mut request = sender.client.post(message.url.clone()).header(CONTENT_TYPE, "application/json");
    if let Some(secret) = &message.secret {
        let signature = format!("sha256={}", signature(secret, &timestamp, body));
        request =
            request.header("X-Lacrimosa-Timestamp", timestamp).header("X-Lacrimosa-Signature", signature);
    }
    Some(request.body(body.to_owned()).send().await.ok()?.status())
}

/// HMAC-SHA256 of the timestamp, a full stop and the body, in hexadecimal.
pub fn signature(secret: &str, timestamp: &str, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key may have any length");
    for part in [timestamp, ".", body] {
        mac.update(part.as_bytes());
    }
    hex::encode(mac.finalize().into_bytes())
}

/// Resolves names to public addresses only. The client connects to exactly these addresses, so a name that resolves
/// differently a moment later (DNS rebinding) cannot get around the check.
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

/// Whether an address can be reached from the Internet.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => !private_v4().any(|net| net.contains(&address)),
        IpAddr::V6(address) => {
            let global = Ipv6Net::new_assert([0x2000, 0, 0, 0, 0, 0, 0, 0].into(), 3);
            let reserved = [([0x2001, 0], 23), ([0x2001, 0xdb8], 32), ([0x2002, 0], 16), ([0x3fff, 0], 20)];
            let reserved =
                reserved.map(|([a, b], bits)| Ipv6Net::new_assert([a, b, 0, 0, 0, 0, 0, 0].into(), bits));
            global.contains(&address) && !reserved.iter().any(|net| net.contains(&address))
        }
    }
}

/// IPv4 networks that are private or reserved.
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
    fn private_and_reserved_addresses_are_not_public() {
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
    async fn unfit_urls_are_refused_before_anything_is_sent() {
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
    async fn localhost_is_not_resolved() {
        let resolved = PublicOnly.resolve("localhost".parse().unwrap()).await;
        assert!(resolved.is_err_and(|error| error.to_string() == Unfit::Private.to_string()));
    }
}
