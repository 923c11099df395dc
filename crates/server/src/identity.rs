//! Who somebody is: secrets, the signed cookie of a browser, the token of a program.

use crate::fault::Fault;
use crate::hall::Hall;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, HeaderValue, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::{Hash, PlayerRow};
use subtle::ConstantTimeEq;

/// The name of the cookie.
const COOKIE_NAME: &str = "lacrimosa";
/// Its name where it came by TLS and everything lies at the root: browsers then let no other host and no plain
/// connection set or read it.
const HOST_COOKIE_NAME: &str = "__Host-lacrimosa";
/// A cookie is kept for a year, the longest that browsers allow being 400 days.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// A secret of 256 random bits, as text.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A fresh one.
    pub fn new() -> Result<Secret, Fault> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| Fault::Store)?;
        Ok(Secret(BASE64.encode(bytes)))
    }

    /// One that somebody shows.
    pub fn shown(text: &str) -> Secret {
        Secret(text.to_owned())
    }

    /// To be told once.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> Hash {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

/// Whether two secrets are the same, without telling by the time it takes how far they agree or how long they are.
pub fn is_same(one: &str, other: &str) -> bool {
    Secret::shown(one).hash().ct_eq(&Secret::shown(other).hash()).into()
}

/// A name for a table in links: 128 random bits, so that nobody finds it by trying.
pub fn table_id() -> Result<String, Fault> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| Fault::Store)?;
    Ok(BASE64.encode(bytes))
}

/// Signs cookies, so that a forged one costs no look into the store.
pub struct Signer(Hash);

impl Signer {
    /// With the key of the store.
    pub fn new(key: Hash) -> Signer {
        Signer(key)
    }

    fn signature(&self, text: &str) -> [u8; 32] {
        let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&self.0);
        // A key may have any length.
        mac.map(|mac| mac.chain_update(text.as_bytes()).finalize().into_bytes().into()).unwrap_or_default()
    }

    /// The cookie of a session. `secure` says that it came by TLS, `path` where the page lies.
    pub fn cookie(&self, secret: &Secret, path: &str, secure: bool) -> HeaderValue {
        let signature = BASE64.encode(self.signature(&secret.0));
        let name = if secure && path == "/" { HOST_COOKIE_NAME } else { COOKIE_NAME };
        let secure = if secure { "; Secure" } else { "" };
        let cookie = format!(
            "{name}={}.{signature}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}",
            secret.0
        );
        HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""))
    }

    /// The session of a cookie, if we signed it.
    fn read(&self, value: &str) -> Option<Secret> {
        let (secret, signature) = value.split_once('.')?;
        let signature = BASE64.decode(signature).ok()?;
        let same: bool = self.signature(secret).ct_eq(signature.as_slice()).into();
        same.then(|| Secret::shown(secret))
    }
}

/// Makes a browser forget its cookie, whatever its name.
pub fn forget(headers: &mut HeaderMap, path: &str) {
    headers.remove(SET_COOKIE);
    let plain = format!("{COOKIE_NAME}=; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax");
    let host = format!("{HOST_COOKIE_NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
    for cookie in [plain, host] {
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            headers.append(SET_COOKIE, cookie);
        }
    }
}

/// Whoever sends a request; nobody known if they show nothing.
#[derive(Clone, Debug)]
pub struct Who(pub Option<PlayerRow>);

impl Who {
    /// The player.
    ///
    /// # Errors
    /// If nobody is known.
    pub fn known(self) -> Result<PlayerRow, Fault> {
        self.0.ok_or(Fault::Nobody)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Who
where
    Hall: FromRef<S>,
{
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Who, Fault> {
        let hall = Hall::from_ref(state);
        let Some(shown) = shown(&parts.headers, hall.signer())? else { return Ok(Who(None)) };
        let (secret, account) = match &shown {
            Shown::Token(secret) => (secret, true),
            Shown::Cookie(secret) => (secret, false),
        };
        let player = hall.store().player_by_session(&secret.hash(), crate::now()).await?;
        // A program shows a token and a browser a cookie: the secret of a cookie is nothing without its signature.
        let player = player.filter(|player| player.account == account);
        player.map(|player| Who(Some(player))).ok_or(Fault::UnknownSession)
    }
}

/// The session that a request shows.
enum Shown {
    /// The token of a program.
    Token(Secret),
    /// The cookie of a browser, with our signature.
    Cookie(Secret),
}

fn shown(headers: &HeaderMap, signer: &Signer) -> Result<Option<Shown>, Fault> {
    if let Some(value) = headers.get(AUTHORIZATION) {
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        let token = token.ok_or(Fault::UnknownSession)?;
        return Ok(Some(Shown::Token(Secret::shown(token.trim()))));
    }
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let pairs: Vec<(&str, &str)> = pairs.collect();
    let find = |wanted: &str| pairs.iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value);
    match find(HOST_COOKIE_NAME).or_else(|| find(COOKIE_NAME)) {
        Some(value) => Ok(Some(Shown::Cookie(signer.read(value).ok_or(Fault::UnknownSession)?))),
        None => Ok(None),
    }
}

/// Whether a request comes from the page itself, or from no browser at all. Behind a proxy the page may have another
/// name than the server hears: the public address.
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
        assert!(line.contains("HttpOnly") && line.contains("SameSite=Lax") && line.ends_with("Secure"));
        line.split(';').next().unwrap().split_once('=').unwrap().1.to_owned()
    }

    #[test]
    fn a_cookie_is_believed_only_with_our_signature() {
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
    fn at_the_root_and_by_tls_no_other_host_can_set_the_cookie() {
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
            match shown(&headers, &signer) {
                Ok(Some(Shown::Cookie(read))) => read == secret,
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
    fn another_site_is_told_by_its_origin() {
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
