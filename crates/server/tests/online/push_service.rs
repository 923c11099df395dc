//! A push service and browsers for tests. A browser decrypts messages as RFC 8291 says and checks their signature as
//! RFC 8292 says, with other code than the server's.

use crate::guest::Guest;
use crate::place::{Answer, PATIENCE, Place};
use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::p256::{PublicKey, SecretKey, ecdh};

/// A push service on this machine. Messages to an address that ends with `gone` are answered with 410.
pub struct PushService {
    pub address: SocketAddr,
    received: UnboundedReceiver<Push>,
}

/// A message as the push service gets it.
pub struct Push {
    pub name: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl PushService {
    pub async fn open() -> PushService {
        let (messages, received) = unbounded_channel();
        let receive = post(move |Path(name): Path<String>, headers: HeaderMap, body: Bytes| async move {
            let status = if name.ends_with("gone") { StatusCode::GONE } else { StatusCode::CREATED };
            let _ = messages.send(Push { name, headers, body: body.to_vec() });
            status
        });
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, Router::new().route("/{name}", receive)).await });
        PushService { address, received }
    }

    pub async fn next(&mut self) -> Push {
        timeout(PATIENCE, self.received.recv()).await.expect("a message in time").unwrap()
    }

    /// Whether no message is there.
    pub fn is_silent(&mut self) -> bool {
        self.received.try_recv().is_err()
    }
}

impl Push {
    pub fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }

    /// Checks the signature with the key that the browser subscribed with. Returns the claims.
    pub fn claims(&self, key: &str) -> Value {
        let parts = self.header("authorization").strip_prefix("vapid t=").unwrap();
        let (token, sent_key) = parts.split_once(", k=").unwrap();
        assert_eq!(sent_key, key);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
        public.verify(signed.as_bytes(), &BASE64.decode(signature).unwrap()).expect("a valid signature");
        let (header, claims) = signed.split_once('.').unwrap();
        let read = |part| serde_json::from_slice::<Value>(&BASE64.decode(part).unwrap()).unwrap();
        assert_eq!(read(header)["alg"], "ES256");
        read(claims)
    }
}

/// A browser with a subscription.
pub struct Browser {
    secret: SecretKey,
    auth: Vec<u8>,
    pub endpoint: String,
}

impl Browser {
    /// A browser with keys of its own for each name.
    pub fn new(service: SocketAddr, name: &str) -> Browser {
        let mut secret = [7; 32];
        secret[..name.len()].copy_from_slice(name.as_bytes());
        let auth = secret[..16].to_vec();
        let endpoint = format!("http://{service}/{name}");
        Browser { secret: SecretKey::from_slice(&secret).unwrap(), auth, endpoint }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    /// The body with which the page subscribes.
    pub fn subscription(&self, lang: &str) -> Value {
        json!({
            "endpoint": self.endpoint,
            "p256dh": BASE64.encode(self.public()),
            "auth": BASE64.encode(&self.auth),
            "lang": lang,
        })
    }

    pub async fn subscribe(&self, place: &Place, guest: &mut Guest, lang: &str) -> Answer {
        guest.post(place, "/api/push", self.subscription(lang)).await
    }

    /// The content of a message.
    pub fn read(&self, push: &Push) -> Value {
        assert_eq!(push.header("content-encoding"), "aes128gcm");
        serde_json::from_slice(&self.decrypt(&push.body)).unwrap()
    }

    fn decrypt(&self, body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        let (record_size, rest) = rest.split_at(4);
        let (server, sealed) = rest[1..].split_at(rest[0].into());
        assert!(u32::from_be_bytes(record_size.try_into().unwrap()) as usize >= sealed.len());
        let server_key = PublicKey::from_sec1_bytes(server).unwrap();
        let shared = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), server_key.as_affine());
        let info = [b"WebPush: info\0", &*self.public(), server].concat();
        let ikm = derive(&self.auth, shared.raw_secret_bytes(), &info, 32);
        let key = derive(salt, &ikm, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = derive(salt, &ikm, b"Content-Encoding: nonce\0", 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut sealed = sealed.to_vec();
        let padded = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("a message for this browser");
        let end = padded.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(padded[end], 2, "the last record");
        padded[..end].to_vec()
    }
}

/// HKDF with SHA-256 (RFC 5869).
fn derive(salt: &[u8], secret: &[u8], info: &[u8], length: usize) -> Vec<u8> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut derived = vec![0; length];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(&[info], Length(length)).unwrap().fill(&mut derived).unwrap();
    derived
}

#[test]
fn the_browser_of_the_tests_reads_the_example_of_rfc_8291() {
    let decode = |text: &str| BASE64.decode(text).unwrap();
    let secret = decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
    let browser = Browser {
        secret: SecretKey::from_slice(&secret).unwrap(),
        auth: decode("BTBZMqHH6r4Tts7J_aSIgg"),
        endpoint: String::new(),
    };
    let message = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    assert_eq!(browser.decrypt(&decode(message)), b"When I grow up, I want to be a watermelon");
}
