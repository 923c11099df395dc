//! The bodies of the requests about push messages, which a server sends to the browser of an absent player.

use serde::{Deserialize, Serialize};

/// What a browser needs to subscribe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKey {
    /// The public key of this server (the `applicationServerKey`), in URL-safe base64; none if it sends no push
    /// messages.
    pub key: Option<String>,
}

/// A browser that wants push messages: a `PushSubscription` and how its user wants to be notified. Sending it again
/// renews it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Subscribe {
    /// The address at the push service, `https://…`.
    #[cfg_attr(feature = "openapi", schema(max_length = 1000, pattern = "^https?://.+$"))]
    pub endpoint: String,
    /// The public key of the browser, in URL-safe base64.
    #[cfg_attr(feature = "openapi", schema(max_length = 100))]
    pub p256dh: String,
    /// The secret of the subscription, in URL-safe base64.
    #[cfg_attr(feature = "openapi", schema(max_length = 100))]
    pub auth: String,
    /// The language of the messages: `en`, `fr`, `es`, `ru`, `pl`.
    #[cfg_attr(feature = "openapi", schema(pattern = "^(en|fr|es|ru|pl)$"))]
    pub lang: String,
    /// When no message may arrive.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
    /// Minutes to add to UTC for the local time of the browser. It changes with summer time, so the page renews the
    /// subscription on each visit.
    #[cfg_attr(feature = "openapi", schema(minimum = -840, maximum = 840))]
    #[serde(default)]
    pub utc_offset: i16,
}

/// The part of the day without messages. It may pass midnight: from 22:00 until 8:00.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// Its first minute, counted from midnight of the local time.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 1439))]
    #[serde(deserialize_with = "crate::whole::number")]
    pub from: u16,
    /// The minute with which it ends.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 1439))]
    #[serde(deserialize_with = "crate::whole::number")]
    pub to: u16,
}

/// A browser that no longer wants push messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Unsubscribe {
    /// The address at the push service.
    #[cfg_attr(feature = "openapi", schema(max_length = 1000))]
    pub endpoint: String,
}

/// The decrypted content of a push message, as the page's service worker gets it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushMessage {
    /// The first line of the notification.
    pub title: String,
    /// The text below it.
    pub body: String,
    /// The address of the table, relative to the page: `#/t/…`.
    pub table: String,
    /// Notifications with the same tag replace each other: the id of the table.
    pub tag: String,
    /// The quiet hours of the player. A browser that was offline may get a message late; in quiet hours it makes no
    /// sound then.
    pub quiet: Option<QuietHours>,
}
