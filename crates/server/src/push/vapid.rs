//! How the server identifies itself to push services (VAPID, RFC 8292): one key pair, made once and kept in the store.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use reqwest::Url;
use serde::Serialize;
use store::Hash;
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};

/// `{"typ":"JWT","alg":"ES256"}` in base64.
const HEADER: &str = "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9";
/// How long a signature is valid, in seconds. Push services allow at most a day.
const VALID_FOR: i64 = 12 * 60 * 60;

/// The key pair and the contact of the operator.
pub struct Vapid {
    key: SigningKey,
    public: String,
    contact: Option<String>,
}

/// What a signature says: for which push service, until when, and who sends.
#[derive(Serialize)]
struct Claims<'a> {
    aud: String,
    exp: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    sub: Option<&'a str>,
}

/// A new private key; none if the system has no random numbers.
pub fn fresh_key() -> Option<Hash> {
    loop {
        let mut bytes = Hash::default();
        getrandom::fill(&mut bytes).ok()?;
        // A number beyond the order of the curve is no key. That is rare, but possible.
        if SigningKey::from_slice(&bytes).is_ok() {
            return Some(bytes);
        }
    }
}

impl Vapid {
    /// The pair of a private key; none if it is not a key.
    pub fn new(private: &Hash, contact: Option<String>) -> Option<Vapid> {
        let key = SigningKey::from_slice(private).ok()?;
        let public = BASE64.encode(key.verifying_key().to_encoded_point(false).as_bytes());
        Some(Vapid { key, public, contact })
    }

    /// The public key, in URL-safe base64.
    pub fn public_key(&self) -> &str {
        &self.public
    }

    /// The `Authorization` header of a message to an endpoint; `now` is the time in seconds.
    pub fn authorization(&self, endpoint: &Url, now: i64) -> String {
        let sub = self.contact.as_deref();
        let claims = Claims { aud: endpoint.origin().ascii_serialization(), exp: now + VALID_FOR, sub };
        let claims = serde_json::to_vec(&claims).unwrap_or_default();
        let signed = format!("{HEADER}.{}", BASE64.encode(claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public)
    }
}
