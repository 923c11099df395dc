//! Who asks, and whether in the open: the other end of the connection, or whom a trusted proxy asks for.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::config::{Config, Net};
use crate::fault::Fault;
use crate::hosts::{self, Hosts};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Who asks. Handlers take it as an argument; [`locate`] finds it out for every request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    /// The address; `0.0.0.0` if there is none, in tests.
    pub address: IpAddr,
    /// Whether what is said is secret on its way.
    pub https: bool,
    /// Whether it is somebody of the house: on this machine or a trusted proxy, asking for nobody else.
    pub inside: bool,
}

impl Client {
    const NOBODY: Client = Client { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), https: false, inside: false };
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get().copied().unwrap_or(Client::NOBODY))
    }
}

/// Whom the server believes.
#[derive(Clone)]
pub struct Trust {
    proxies: Arc<[Net]>,
    https: bool,
    /// The host of a public address that begins with https.
    public: Option<Arc<str>>,
    hosts: Arc<Hosts>,
}

impl Trust {
    /// The proxies of the settings; TLS of its own makes everything secret.
    pub fn new(config: &Config) -> Self {
        let public = config.public_url.as_deref().filter(|url| url.starts_with("https://"));
        Trust {
            proxies: config.trusted_proxies.clone().into(),
            https: config.tls.is_some(),
            public: public.and_then(hosts::host_of).map(Into::into),
            hosts: Arc::new(Hosts::new(config)),
        }
    }

    /// Whether what this address says about others is believed.
    pub fn believes(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|net| net.contains(address))
    }

    /// Whether the server may be asked under the name that a request says. With TLS of its own the certificate decides,
    /// and behind a proxy the proxy.
    fn knows_host(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let Some(host) = headers.get(header::HOST) else { return true };
        self.https
            || self.believes(peer.to_canonical())
            || host.to_str().is_ok_and(|host| self.hosts.knows(host))
    }

    /// Whether a request is for the public address, which is secret on its way up to whoever passed it on.
    fn is_public(&self, headers: &HeaderMap) -> bool {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        self.public.as_deref().zip(host).is_some_and(|(public, host)| public.eq_ignore_ascii_case(host))
    }

    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Client {
        let peer = peer.to_canonical();
        let house = |address: IpAddr| address.is_loopback() || self.believes(address);
        if !self.believes(peer) {
            // A proxy nobody told us of would make the whole world a neighbour.
            let alone = !headers.contains_key(FORWARDED_FOR) && !headers.contains_key(header::FORWARDED);
            let https = self.https || self.is_public(headers);
            return Client { address: peer, https, inside: alone && house(peer) };
        }
        let address = self.first_stranger(peer, &forwarded_for(headers));
        let https = self.https || is_https(headers) || self.is_public(headers);
        Client { address, https, inside: house(address) }
    }

    /// The list grows to the right, and only what a trusted proxy added is true: so from the right to the first
    /// address that is none of them.
    fn first_stranger(&self, peer: IpAddr, list: &[String]) -> IpAddr {
        let mut last = peer;
        for item in list.iter().rev() {
            match address(item) {
                Some(found) if self.believes(found) => last = found,
                Some(found) => return found,
                None => break,
            }
        }
        last
    }
}

/// The middleware that finds the [`Client`] of a request.
pub async fn locate(State(trust): State<Trust>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    if let Some(peer) = peer {
        if !trust.knows_host(peer, request.headers()) {
            return Fault::Host.into_response();
        }
        let client = trust.client(peer, request.headers());
        request.extensions_mut().insert(client);
    }
    next.run(request).await
}

/// Whom proxies ask for, the nearest last: `X-Forwarded-For`, or without it `Forwarded`.
fn forwarded_for(headers: &HeaderMap) -> Vec<String> {
    let plain = items(headers, FORWARDED_FOR);
    if plain.is_empty() { parameters(headers, "for") } else { plain }
}

fn is_https(headers: &HeaderMap) -> bool {
    let plain = items(headers, FORWARDED_PROTO).pop();
    plain
        .or_else(|| parameters(headers, "proto").pop())
        .is_some_and(|proto| proto.eq_ignore_ascii_case("https"))
}

fn items(headers: &HeaderMap, name: HeaderName) -> Vec<String> {
    let lines = headers.get_all(name).into_iter().map(|line| line.to_str().unwrap_or_default());
    lines.flat_map(|line| line.split(',')).map(|item| item.trim().to_owned()).collect()
}

/// One parameter of each element of `Forwarded`, such as `for` of `for="[2001:db8::1]:80";proto=https`.
fn parameters(headers: &HeaderMap, name: &str) -> Vec<String> {
    let of_element = |element: String| {
        let pairs = element.split(';').filter_map(|pair| pair.split_once('='));
        let mut values = pairs.filter(|(key, _)| key.trim().eq_ignore_ascii_case(name));
        values.next().map_or_else(String::new, |(_, value)| value.trim().trim_matches('"').to_owned())
    };
    items(headers, header::FORWARDED).into_iter().map(of_element).collect()
}

/// An address, with or without a port, in version 6 with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let alone = bare.parse().ok();
    alone
        .or_else(|| text.parse().ok().map(|with_port: SocketAddr| with_port.ip()))
        .map(|ip| ip.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(trusted: &[&str], peer: &str, headers: &[(HeaderName, &str)]) -> Client {
        let trusted_proxies = trusted.iter().map(|net| net.parse().unwrap()).collect();
        let trust = Trust::new(&Config { trusted_proxies, ..Config::default() });
        let headers = headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap()));
        let mut map = HeaderMap::new();
        map.extend(headers.map(|(name, value)| (Some(name), value)));
        trust.client(peer.parse().unwrap(), &map)
    }

    fn seen(trusted: &[&str], peer: &str, headers: &[(HeaderName, &str)]) -> String {
        client(trusted, peer, headers).address.to_string()
    }

    #[test]
    fn a_stranger_is_not_believed() {
        let lie = [(FORWARDED_FOR, "192.0.2.9"), (FORWARDED_PROTO, "https")];
        let client = client(&["10.0.0.0/8"], "192.0.2.1", &lie);
        assert_eq!(client, Client { address: "192.0.2.1".parse().unwrap(), https: false, inside: false });
    }

    #[test]
    fn a_trusted_proxy_says_for_whom_it_asks() {
        let told = [(FORWARDED_FOR, "192.0.2.9"), (FORWARDED_PROTO, "https")];
        let client = client(&["127.0.0.1"], "::ffff:127.0.0.1", &told);
        assert_eq!(client, Client { address: "192.0.2.9".parse().unwrap(), https: true, inside: false });
    }

    #[test]
    fn what_a_client_wrote_itself_is_left_of_what_is_true() {
        let trusted = ["127.0.0.1", "10.0.0.0/8"];
        assert_eq!(
            seen(&trusted, "127.0.0.1", &[(FORWARDED_FOR, "1.1.1.1, 192.0.2.9, 10.0.0.2")]),
            "192.0.2.9"
        );
        assert_eq!(seen(&trusted, "127.0.0.1", &[(FORWARDED_FOR, "1.1.1.1, rubbish, 10.0.0.2")]), "10.0.0.2");
        let lines = [(FORWARDED_FOR, "1.1.1.1"), (FORWARDED_FOR, "192.0.2.9")];
        assert_eq!(seen(&trusted, "127.0.0.1", &lines), "192.0.2.9");
        assert_eq!(seen(&trusted, "127.0.0.1", &[(FORWARDED_FOR, "")]), "127.0.0.1");
    }

    #[test]
    fn the_standard_header_is_read_too() {
        let standard = [(header::FORWARDED, "for=1.1.1.1, For=\"[2001:db8::7]:4711\";Proto=https;by=x")];
        let client = client(&["::1"], "::1", &standard);
        assert_eq!(client, Client { address: "2001:db8::7".parse().unwrap(), https: true, inside: false });
        assert_eq!(seen(&["::1"], "::1", &[(header::FORWARDED, "for=192.0.2.5:80")]), "192.0.2.5");
        assert_eq!(seen(&["::1"], "::1", &[(header::FORWARDED, "for=_hidden")]), "::1");
    }

    #[test]
    fn only_who_asks_for_nobody_else_is_of_the_house() {
        assert!(client(&[], "127.0.0.1", &[]).inside && client(&["10.0.0.5"], "10.0.0.5", &[]).inside);
        assert!(
            !client(&[], "127.0.0.1", &[(FORWARDED_FOR, "192.0.2.9")]).inside,
            "a proxy nobody told us of"
        );
        assert!(!client(&["127.0.0.1"], "127.0.0.1", &[(FORWARDED_FOR, "192.0.2.9")]).inside);
        assert!(!client(&[], "192.0.2.1", &[]).inside);
    }
}
