//! Authentication: secrets, the signed session cookie of a browser, the bearer token of a program.

use crate::api_error::ApiError;
use crate::table_registry::TableRegistry;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, HeaderValue, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use cookie::time::Duration;
use cookie::{Cookie, CookieBuilder, SameSite};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::{Hash, PlayerRow};
use subtle::ConstantTimeEq;

/// The name of the cookie.
const COOKIE_NAME: &str = "lacrimosa";
/// Its name over TLS when the page is at the root path. The prefix makes browsers refuse it from other hosts and from
/// plain HTTP.
const HOST_COOKIE_NAME: &str = "__Host-lacrimosa";
/// How long a cookie is valid; browsers allow at most 400 days.
const YEAR: Duration = Duration::days(365);

/// A secret of 256 random bits, encoded in base64.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Generates a secret.
    pub fn new() -> Result<Secret, ApiError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| ApiError::Store)?;
        Ok(Secret(BASE64.encode(bytes)))
    }

    /// Wraps a secret that a client sent.
    pub fn shown(text: &str) -> Secret {
        Secret(text.to_owned())
    }

    /// The secret itself, to be sent to its owner once.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The hash that the store keeps instead of the secret.
    pub fn hash(&self) -> Hash {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

/// Compares two secrets in constant time, which reveals neither a common prefix nor their length.
pub fn is_same(one: &str, other: &str) -> bool {
    Secret::shown(one).hash().ct_eq(&Secret::shown(other).hash()).into()
}

/// A table id for links: 128 random bits, so that it cannot be guessed.
pub fn table_id() -> Result<String, ApiError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| ApiError::Store)?;
    Ok(BASE64.encode(bytes))
}

/// Signs cookies, so that a forged one is refused without a query to the store. The value is `secret.signature` and not
/// the format of `cookie`'s signed jar, because browsers already have cookies of this format and keep them for a year.
pub struct Signer(Hash);

impl Signer {
    /// Signs with the key from the store.
    pub fn new(key: Hash) -> Signer {
        Signer(key)
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        mac.chain_update(text.as_bytes())
    }

    /// The cookie of a session. `secure`: the client uses HTTPS. `path`: the base path of the page.
    pub fn cookie(&self, secret: &Secret, path: &str, secure: bool) -> HeaderValue {
        let signature = BASE64.encode(self.mac(&secret.0).finalize().into_bytes());
        let name = if secure && path == "/" { HOST_COOKIE_NAME } else { COOKIE_NAME };
        let cookie = Cookie::build((name, format!("{}.{signature}", secret.0)));
        let header = set_cookie(cookie.path(path).max_age(YEAR).secure(secure));
        header.unwrap_or(HeaderValue::from_static(""))
    }

    /// The id of the table of a rematch. It follows from the id of the finished table, so that there is only one, and
    /// nobody without the key can guess it. The space keeps the text apart from the secrets of cookies.
    pub fn rematch_id(&self, table: &str) -> String {
        let mac = self.mac(&format!("rematch of {table}")).finalize().into_bytes();
        BASE64.encode(&mac[..16])
    }

    /// The session secret of a cookie, if the signature is valid.
    fn read(&self, value: &str) -> Option<Secret> {
        let (secret, signature) = value.split_once('.')?;
        let signature = BASE64.decode(signature).ok()?;
        // `verify_slice` compares in constant time.
        self.mac(secret).verify_slice(&signature).ok()?;
        Some(Secret::shown(secret))
    }
}

/// The value of a `Set-Cookie` header; none if the cookie's path has bytes that a header cannot carry.
fn set_cookie(cookie: CookieBuilder<'_>) -> Option<HeaderValue> {
    let cookie = cookie.http_only(true).same_site(SameSite::Lax);
    HeaderValue::try_from(cookie.to_string()).ok()
}

/// Deletes the cookie in the browser, under both of its names.
pub fn forget(headers: &mut HeaderMap, path: &str) {
    headers.remove(SET_COOKIE);
    let plain = Cookie::build(COOKIE_NAME).path(path);
    let host = Cookie::build(HOST_COOKIE_NAME).path("/").secure(true);
    for cookie in [plain, host] {
        if let Some(cookie) = set_cookie(cookie.max_age(Duration::ZERO)) {
            headers.append(SET_COOKIE, cookie);
        }
    }
}

/// The player who sends a request; `None` if it has neither cookie nor token.
#[derive(Clone, Debug)]
pub struct Who(pub Option<PlayerRow>);

impl Who {
    /// The player.
    ///
    /// # Errors
    /// The request has neither cookie nor token.
    pub fn known(self) -> Result<PlayerRow, ApiError> {
        self.0.ok_or(ApiError::Nobody)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Who
where
    TableRegistry: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Who, ApiError> {
        let registry = TableRegistry::from_ref(state);
        let Some(credentials) = credentials(&parts.headers, registry.signer())? else { return Ok(Who(None)) };
        let (secret, account) = match &credentials {
            Credentials::Token(secret) => (secret, true),
            Credentials::Cookie(secret) => (secret, false),
        };
        let player = registry.store().player_by_session(&secret.hash(), crate::now()).await?;
        // Tokens belong to accounts and cookies to guests: the secret from a cookie must not work as an unsigned token.
        let player = player.filter(|player| player.account == account);
        player.map(|player| Who(Some(player))).ok_or(ApiError::UnknownSession)
    }
}

/// The credentials of a request.
enum Credentials {
    /// The bearer token of a program.
    Token(Secret),
    /// The secret of a browser's cookie, whose signature is valid.
    Cookie(Secret),
}

fn credentials(headers: &HeaderMap, signer: &Signer) -> Result<Option<Credentials>, ApiError> {
    if let Some(value) = headers.get(AUTHORIZATION) {
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        let token = token.ok_or(ApiError::UnknownSession)?;
        return Ok(Some(Credentials::Token(Secret::shown(token.trim()))));
    }
    let lines = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let cookies: Vec<Cookie<'_>> = lines.flat_map(Cookie::split_parse).flatten().collect();
    let find = |wanted: &str| cookies.iter().find(|cookie| cookie.name() == wanted);
    match find(HOST_COOKIE_NAME).or_else(|| find(COOKIE_NAME)) {
        Some(cookie) => {
            Ok(Some(Credentials::Cookie(signer.read(cookie.value()).ok_or(ApiError::UnknownSession)?)))
        }
        None => Ok(None),
    }
}

/// Whether a request comes from this server's page or from a program, and not from another site. Behind a proxy the
/// `Host` header may differ from the page's origin, so the host of the public URL is accepted, too.
pub fn same_site(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site"))
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    let Some(origin) = text(ORIGIN) else { return true };
    let from = origin.split_once("://").map_or(origin, |(_, host)| host);
    let public = public.and_then(|url| url.split("://").nth(1)).and_then(|rest| rest.split('/').next());
    [text(HOST), public].into_iter().flatten().any(|to| to.eq_ignore_ascii_case(from))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cookie_of(signer: &Signer, secret: &Secret) -> String {
        let line = signer.cookie(secret, "/", true).to_str().unwrap().to_owned();
        let cookie = Cookie::parse(line).unwrap();
        assert_eq!((cookie.http_only(), cookie.secure()), (Some(true), Some(true)));
        assert_eq!((cookie.same_site(), cookie.max_age()), (Some(SameSite::Lax), Some(YEAR)));
        assert_eq!(cookie.path(), Some("/"));
        cookie.value().to_owned()
    }

    #[test]
    fn a_cookie_of_an_earlier_release_stays_valid() {
        let (secret, signature) =
            ("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8", "_j11lMuesAklopA3m7Jg3-mviKsXlr5uN67Byv_-BSk");
        let read = Signer::new([1; 32]).read(&format!("{secret}.{signature}"));
        assert!(read.unwrap() == Secret::shown(secret));
    }

    #[test]
    fn a_cookie_needs_a_valid_signature() {
        let (ours, theirs) = (Signer::new([1; 32]), Signer::new([2; 32]));
        let secret = Secret::new().unwrap();
        let value = cookie_of(&ours, &secret);
        assert!(ours.read(&value).unwrap() == secret);
        assert!(theirs.read(&value).is_none());
        assert!(ours.read(&format!("A{value}")).is_none());
        assert!(ours.read(secret.text()).is_none());
        assert!(ours.read("").is_none());
    }

    #[test]
    fn at_the_root_over_tls_the_cookie_has_the_host_prefix() {
        let signer = Signer::new([1; 32]);
        let secret = Secret::new().unwrap();
        let name = |path, secure| {
            signer.cookie(&secret, path, secure).to_str().unwrap().split('=').next().unwrap().to_owned()
        };
        assert_eq!(name("/", true), "__Host-lacrimosa");
        assert_eq!([name("/", false), name("/games/", true), name("/games/", false)], ["lacrimosa"; 3]);
        let value = cookie_of(&signer, &secret);
        let read = |line: String| {
            let headers = HeaderMap::from_iter([(COOKIE, line.parse().unwrap())]);
            match credentials(&headers, &signer) {
                Ok(Some(Credentials::Cookie(read))) => read == secret,
                _ => false,
            }
        };
        assert!(read(format!("lacrimosa={value}")) && read(format!("a=b; __Host-lacrimosa={value}")));
        assert!(read(format!("lacrimosa=forged.forged; __Host-lacrimosa={value}")));
        assert!(!read(format!("__Host-lacrimosa=forged.forged; lacrimosa={value}")));
    }

    #[test]
    fn secrets_have_256_bits_and_differ() {
        let (one, other) = (Secret::new().unwrap(), Secret::new().unwrap());
        assert_eq!(BASE64.decode(one.text()).unwrap().len(), 32);
        assert!(one != other && one.hash() != other.hash());
    }

    #[test]
    fn another_site_is_recognised_by_its_origin() {
        let site = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs
                .iter()
                .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
            same_site(&pairs.collect(), Some("https://p.example/games"))
        };
        assert!(site(&[("host", "a.example")]));
        assert!(site(&[("host", "a.example"), ("origin", "https://a.example")]));
        assert!(!site(&[("host", "a.example"), ("origin", "https://b.example")]));
        assert!(!site(&[("host", "a.example"), ("sec-fetch-site", "cross-site")]));
        assert!(!site(&[("host", "a.example"), ("origin", "null")]));
        assert!(site(&[("host", "127.0.0.1:1791"), ("origin", "https://p.example")]));
    }
}
