//! Sends encrypted push messages. A slow push service delays no other: each site has its own share of the requests.

use super::notice::Notice;
use super::vapid::Vapid;
use crate::observe;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use reqwest::{Client, StatusCode, Url};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Store, Subscription, SubscriptionKey};
use texts::Lang;
use tokio::sync::Semaphore;
use web_push_native::{Auth, encrypt, p256::PublicKey};

/// How many requests run at once: in all, and to one site. Most players share a few push services.
const AT_ONCE: usize = 64;
const PER_SITE: usize = 8;
/// How many messages may wait for one site, and how many sites may have waiting messages. Further messages are dropped.
const QUEUE: usize = 512;
const SITES: usize = 64;
/// The pause before the only retry.
const RETRY_AFTER: Duration = Duration::from_secs(1);
/// How long a push service keeps a message for a browser that is offline, in seconds.
const TTL: &str = "86400";

/// An encrypted message to a browser.
pub struct Message {
    subscription: SubscriptionKey,
    url: Url,
    body: Vec<u8>,
    topic: String,
    urgency: &'static str,
}

impl Message {
    /// Encrypts a notice; none if the keys of the browser are not usable.
    pub fn new(
        subscription: SubscriptionKey,
        url: Url,
        to: &Subscription,
        notice: &Notice,
        lang: Lang,
    ) -> Option<Message> {
        let public = PublicKey::from_sec1_bytes(&to.p256dh).ok()?;
        let auth = Auth::from_exact_iter(to.auth.iter().copied())?;
        let content = serde_json::to_vec(&notice.message(lang, to.quiet)).ok()?;
        let body = encrypt(content, &public, &auth).ok()?;
        let urgency = if notice.turn.is_some() { "normal" } else { "low" };
        Some(Message { subscription, url, body, topic: topic(&to.auth, &notice.table), urgency })
    }
}

/// The topic of a table: a later message about it replaces one that the browser has not got yet. It depends on the
/// secret of the browser, so that a push service cannot see who plays at the same table.
fn topic(auth: &[u8], table: &str) -> String {
    let hash = Sha256::new().chain_update(auth).chain_update(table).finalize();
    // A topic has at most 32 characters.
    BASE64.encode(&hash[..24])
}

/// Sends the messages and removes browsers that their push service no longer knows.
pub struct Sender {
    client: Client,
    store: Store,
    permits: Semaphore,
    /// The share of each site. A site has an entry while messages to it wait.
    sites: Mutex<HashMap<String, Arc<Semaphore>>>,
}

impl Sender {
    pub fn new(client: Client, store: Store) -> Sender {
        Sender { client, store, permits: Semaphore::new(AT_ONCE), sites: Mutex::default() }
    }

    /// Queues a message and returns at once. It must be called inside a Tokio runtime.
    pub fn send(self: Arc<Self>, message: Message, vapid: Arc<Vapid>) {
        let Some(share) = self.share(&message.url) else { return observe::push("dropped") };
        tokio::spawn(async move {
            let _share = share.acquire().await;
            observe::push(self.deliver(&message, &vapid).await);
        });
    }

    /// The share of a site; none if too many messages wait. The number of handles is the number of its messages.
    fn share(&self, url: &Url) -> Option<Arc<Semaphore>> {
        let site = site(url)?;
        let mut sites = self.sites.lock().unwrap_or_else(PoisonError::into_inner);
        sites.retain(|_, share| Arc::strong_count(share) > 1);
        if sites.len() >= SITES && !sites.contains_key(&site) {
            return None;
        }
        let share = sites.entry(site).or_insert_with(|| Arc::new(Semaphore::new(PER_SITE)));
        (Arc::strong_count(share) <= QUEUE).then(|| share.clone())
    }

    /// Sends a message, with one retry. Returns the outcome for the metrics.
    async fn deliver(&self, message: &Message, vapid: &Vapid) -> &'static str {
        let mut status = self.send_once(message, vapid).await;
        let again = |status: StatusCode| status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS;
        if status.is_none_or(again) {
            tokio::time::sleep(RETRY_AFTER).await;
            status = self.send_once(message, vapid).await;
        }
        match status {
            Some(status) if status.is_success() => "told",
            Some(StatusCode::NOT_FOUND | StatusCode::GONE) => {
                if let Err(error) = self.store.drop_subscription(message.subscription).await {
                    tracing::error!(%error, "cannot remove a push subscription");
                }
                "gone"
            }
            Some(_) | None => "failed",
        }
    }

    /// The status of the response, whose body is not read; none without a response.
    async fn send_once(&self, message: &Message, vapid: &Vapid) -> Option<StatusCode> {
        let _permit = self.permits.acquire().await.ok()?;
        let request = self
            .client
            .post(message.url.clone())
            .header(AUTHORIZATION, vapid.authorization(&message.url, crate::now() / 1000))
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("TTL", TTL)
            .header("Urgency", message.urgency)
            .header("Topic", &message.topic);
        Some(request.body(message.body.clone()).send().await.ok()?.status())
    }
}

/// The site of a host: the last two labels of its name. A stranger can make up any number of host names of one domain,
/// of ports and of IPv6 addresses; all of these share. All literal addresses are one site: no push service uses them.
fn site(url: &Url) -> Option<String> {
    let host = url.host_str()?.trim_end_matches('.');
    if host.starts_with('[') || host.parse::<Ipv4Addr>().is_ok() {
        return Some(String::new());
    }
    let start = host.rmatch_indices('.').nth(1).map_or(0, |(dot, _)| dot + 1);
    Some(host[start..].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site_of(address: &str) -> String {
        site(&Url::parse(address).unwrap()).unwrap()
    }

    #[test]
    fn host_names_of_one_domain_ports_and_literal_addresses_share() {
        for same in ["https://a.push.example/1", "https://b.c.push.example:444/", "https://push.example./"] {
            assert_eq!(site_of(same), "push.example", "{same}");
        }
        assert_eq!(site_of("https://fcm.googleapis.com/fcm/send/x"), "googleapis.com");
        assert_eq!(site_of("http://localhost:1/"), "localhost");
        for literal in ["https://1.1.1.1/", "https://1.0.0.1:444/", "https://[2606:4700::1111]/"] {
            assert_eq!(site_of(literal), "", "{literal}");
        }
    }

    #[tokio::test]
    async fn many_hosts_of_one_domain_leave_room_for_other_sites() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), store::Durability::Normal).await.unwrap();
        let sender =
            Sender::new(crate::webhook::client(crate::config::WebhookPolicy::Public).unwrap(), store);
        let share = |address: String| sender.share(&Url::parse(&address).unwrap());
        let held: Vec<_> =
            (0..2 * QUEUE).map_while(|n| share(format!("https://h{n}.evil.example:{}/", n + 1))).collect();
        assert_eq!(held.len(), QUEUE);
        assert!(held.iter().all(|one| Arc::ptr_eq(one, &held[0])), "they share {PER_SITE} requests");
        assert!(share("https://push.example/".to_owned()).is_some());
        let sites: Vec<_> =
            (0..2 * SITES).map_while(|n| share(format!("https://site{n}.example/"))).collect();
        assert_eq!(sites.len(), SITES - 1);
        drop(held);
        assert!(share("https://push.example/".to_owned()).is_some(), "a site without messages makes room");
    }
}
