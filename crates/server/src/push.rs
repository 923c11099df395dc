//! Push messages: tells the browsers of an absent player that it is their turn or that the game is over.
//!
//! A browser subscribes with an address at its push service and the keys for messages to it (RFC 8030). Messages are
//! encrypted (RFC 8291), so the push service cannot read them, and signed with the key of this server (RFC 8292). The
//! address is chosen by a stranger: it is guarded like a webhook.

mod notice;
mod quiet;
mod sender;
mod vapid;

pub use notice::{Notice, Other};

use crate::api_error::ApiError;
use crate::config::WebhookPolicy;
use crate::observe;
use crate::table_actor::TableRequest;
use crate::table_config::TableConfig;
use crate::table_registry::TableRegistry;
use crate::webhook::{self, Unfit};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use protocol::push::Subscribe;
use sender::{Message, Sender};
use std::sync::Arc;
use store::{DuePush, Store, StoreError, Subscription, SubscriptionKey, TableKey, WaitingPush};
use texts::Lang;
use vapid::Vapid;
use web_push_native::p256::PublicKey;

/// The longest address of a push service, in bytes. Those of today's browsers have at most 500.
const LONGEST_ENDPOINT: usize = 1000;
/// The largest distance from UTC, in minutes.
const MOST_OFFSET: i16 = 14 * 60;
const MINUTES_OF_A_DAY: u16 = 24 * 60;
/// How many messages that are due are taken from the store at once.
const BATCH: u32 = 100;

/// Why a subscription is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsuitable {
    /// Push messages are switched off.
    #[error("this server sends no push messages")]
    Off,
    /// The endpoint is not an `https://` URL as browsers write it, has a port, or is too long.
    #[error(
        "an endpoint that begins with https:// is expected, without a port, of at most {LONGEST_ENDPOINT} bytes"
    )]
    Endpoint,
    /// Its address is not public.
    #[error("the address of the endpoint is not public")]
    Private,
    /// The keys cannot encrypt anything.
    #[error("p256dh must be a point of P-256 and auth 16 bytes, both in URL-safe base64")]
    Keys,
    /// The language or a time does not exist.
    #[error("a language of the page, minutes of a day and an offset of at most 14 hours are expected")]
    Preferences,
    /// Somebody else has the endpoint.
    #[error("the endpoint is known with another secret")]
    Taken,
}

/// Sends push messages. Clones share the limits.
#[derive(Clone)]
pub struct Pushes {
    policy: WebhookPolicy,
    vapid: Arc<Vapid>,
    sender: Arc<Sender>,
}

impl Pushes {
    /// Reads the server's key from the store, or creates it. None if push messages are switched off or the HTTP client
    /// cannot be built.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn open(store: &Store, config: &TableConfig) -> Result<Option<Pushes>, StoreError> {
        if config.push == WebhookPolicy::Off {
            return Ok(None);
        }
        let client = webhook::client(config.push)
            .inspect_err(|error| tracing::error!(%error, "cannot build the HTTP client for push messages"));
        let (Ok(client), Some(fresh)) = (client, vapid::fresh_key()) else { return Ok(None) };
        let key = store.push_key(fresh).await?;
        let Some(vapid) = Vapid::new(&key, config.push_contact.clone()) else { return Ok(None) };
        let sender = Arc::new(Sender::new(client, store.clone()));
        Ok(Some(Pushes { policy: config.push, vapid: Arc::new(vapid), sender }))
    }

    /// The public key that browsers subscribe with.
    pub fn key(&self) -> &str {
        self.vapid.public_key()
    }

    /// Checks a subscription as far as possible without resolving the name of its host.
    ///
    /// # Errors
    /// The reason why no messages would be sent to it.
    pub fn check(&self, new: Subscribe) -> Result<Subscription, Unsuitable> {
        if new.endpoint.len() > LONGEST_ENDPOINT {
            return Err(Unsuitable::Endpoint);
        }
        let url = webhook::fit(self.policy, &new.endpoint).map_err(|unfit| match unfit {
            Unfit::Off => Unsuitable::Off,
            Unfit::Address => Unsuitable::Endpoint,
            Unfit::Private => Unsuitable::Private,
        })?;
        // Another spelling of an endpoint would be a second subscription of it, which needs no secret.
        let is_canonical = url.as_str() == new.endpoint && url.fragment().is_none();
        // Push services use the port of HTTPS. Others would let a stranger speak to a mail server, for example.
        let is_https = url.scheme() == "https" && url.port().is_none();
        if !is_canonical || !is_https && self.policy != WebhookPolicy::Any {
            return Err(Unsuitable::Endpoint);
        }
        let decode = |text: &str| BASE64.decode(text.trim_end_matches('=')).map_err(|_| Unsuitable::Keys);
        let (p256dh, auth) = (decode(&new.p256dh)?, decode(&new.auth)?);
        if p256dh.len() != 65 || PublicKey::from_sec1_bytes(&p256dh).is_err() || auth.len() != 16 {
            return Err(Unsuitable::Keys);
        }
        let quiet = new.quiet.map(|quiet| (quiet.from, quiet.to));
        let in_a_day = |(from, to): (u16, u16)| from.max(to) < MINUTES_OF_A_DAY;
        if Lang::from_code(&new.lang).is_none()
            || !quiet.is_none_or(in_a_day)
            || !(-MOST_OFFSET..=MOST_OFFSET).contains(&new.utc_offset)
        {
            return Err(Unsuitable::Preferences);
        }
        let (lang, utc_offset) = (new.lang, new.utc_offset);
        Ok(Subscription { endpoint: new.endpoint, p256dh, auth, lang, quiet, utc_offset })
    }

    fn send(&self, key: SubscriptionKey, to: &Subscription, notice: &Notice) {
        let lang = Lang::from_code(&to.lang).unwrap_or(Lang::En);
        // The subscription was checked, but the policy may have changed since.
        let Ok(url) = webhook::fit(self.policy, &to.endpoint) else { return observe::push("dropped") };
        let Some(message) = Message::new(key, url, to, notice, lang) else { return observe::push("failed") };
        self.sender.clone().send(message, self.vapid.clone());
    }
}

/// The browsers of the players who hold a seat; none if push messages are switched off.
pub async fn browsers(
    registry: &TableRegistry,
    table: TableKey,
    seat: u8,
) -> Result<Vec<(SubscriptionKey, Subscription)>, StoreError> {
    match registry.pushes() {
        Some(_) => registry.store().subscriptions(table, seat).await,
        None => Ok(Vec::new()),
    }
}

/// Sends a notice to browsers; where quiet hours hold, it waits until they end. `at` is the time now.
pub async fn tell(
    registry: &TableRegistry,
    notice: &Notice,
    browsers: Vec<(SubscriptionKey, Subscription)>,
    at: i64,
) -> Result<(), StoreError> {
    let Some(pushes) = registry.pushes() else { return Ok(()) };
    for (subscription, to) in browsers {
        match quiet::ends(&to, at) {
            Some(due) => {
                let Notice { key: table, seat, turn, .. } = *notice;
                observe::push("held");
                registry.store().hold_push(WaitingPush { subscription, table, seat, turn, due }).await?;
            }
            None => pushes.send(subscription, &to, notice),
        }
    }
    Ok(())
}

/// Sends the messages whose quiet hours have ended by the time `at`, if they are still true: the table says so.
pub async fn send_due(registry: &TableRegistry, at: i64) -> Result<(), ApiError> {
    if registry.pushes().is_none() {
        return Ok(());
    }
    loop {
        let due = registry.store().take_due_pushes(at, BATCH).await?;
        let last = due.len() < BATCH as usize;
        for DuePush { table, waiting, to } in due {
            let ask = |reply| TableRequest::PendingNotice(waiting.seat, waiting.turn, reply);
            // A table that is gone or cannot be loaded has nothing to tell.
            if let Ok(Some(notice)) = registry.request(&table, ask).await {
                tell(registry, &notice, vec![(waiting.subscription, to)], at).await?;
            }
        }
        if last {
            return Ok(());
        }
    }
}
