//! Finds the address of the client, and whether it uses HTTPS, from the connection or from what a trusted proxy
//! reports.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api_error::ApiError;
use crate::config::{Config, Net};
use crate::hosts::{self, Hosts};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The client of a request. Handlers take it as an argument; [`locate`] determines it for every request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    /// The address; `0.0.0.0` in tests that call a router without a connection.
    pub address: IpAddr,
    /// Whether the client uses HTTPS, with this server or with the proxy in front of it.
    pub https: bool,
    /// Whether the request was made on this machine or by a trusted proxy itself, and not forwarded for another client.
    pub inside: bool,
}

impl Client {
    const UNKNOWN: Client =
        Client { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), https: false, inside: false };
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get().copied().unwrap_or(Client::UNKNOWN))
    }
}

/// The settings for proxies, TLS and host names.
#[derive(Clone)]
pub struct Trust {
    proxies: Arc<[Net]>,
    https: bool,
    /// The host of the public URL, if that is an https URL.
    public: Option<Arc<str>>,
    hosts: Arc<Hosts>,
}

impl Trust {
    /// Reads the settings.
    pub fn new(config: &Config) -> Self {
        let public = config.public_url.as_deref().filter(|url| url.starts_with("https://"));
        Trust {
            proxies: config.trusted_proxies.clone().into(),
            https: config.tls.is_some(),
            public: public.and_then(hosts::host_of).map(Into::into),
            hosts: Arc::new(Hosts::new(config)),
        }
    }

    /// Whether an address is a trusted proxy, whose `X-Forwarded-*` and `Forwarded` headers are used.
    pub fn believes(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|net| net.contains(address))
    }

    /// Whether the `Host` header of a request names this server. It is not checked with TLS, where the certificate
    /// guarantees the name, nor behind a trusted proxy, which checks it.
    fn knows_host(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let Some(host) = headers.get(header::HOST) else { return true };
        self.https
            || self.believes(peer.to_canonical())
            || host.to_str().is_ok_and(|host| self.hosts.knows(host))
    }

    /// Whether a request names the host of an https public URL: then the client used HTTPS up to the proxy that
    /// forwarded it.
    fn is_public(&self, headers: &HeaderMap) -> bool {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        self.public.as_deref().zip(host).is_some_and(|(public, host)| public.eq_ignore_ascii_case(host))
    }

    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Client {
        let peer = peer.to_canonical();
        let local = |address: IpAddr| address.is_loopback() || self.believes(address);
        if !self.believes(peer) {
            // Without this check, a local proxy missing from the settings would make every client look local.
            let direct = !headers.contains_key(FORWARDED_FOR) && !headers.contains_key(header::FORWARDED);
            let https = self.https || self.is_public(headers);
            return Client { address: peer, https, inside: direct && local(peer) };
        }
        let address = self.last_untrusted(peer, &forwarded_for(headers));
        let https = self.https || is_https(headers) || self.is_public(headers);
        Client { address, https, inside: local(address) }
    }

    /// Each proxy appends to the list on the right, and only entries added by trusted proxies can be relied on: the
    /// client is the rightmost address that is not a trusted proxy.
    fn last_untrusted(&self, peer: IpAddr, list: &[String]) -> IpAddr {
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

/// The middleware that adds the [`Client`] to a request, and refuses unknown host names.
pub async fn locate(State(trust): State<Trust>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    if let Some(peer) = peer {
        if !trust.knows_host(peer, request.headers()) {
            return ApiError::Host.into_response();
        }
        let client = trust.client(peer, request.headers());
        request.extensions_mut().insert(client);
    }
    next.run(request).await
}

/// The forwarded addresses, the nearest last: from `X-Forwarded-For`, or without it from `Forwarded`.
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

/// Parses an address with or without a port; an IPv6 address may have brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let without_port = bare.parse().ok();
    without_port
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
    fn forwarding_headers_of_untrusted_addresses_are_ignored() {
        let forged = [(FORWARDED_FOR, "192.0.2.9"), (FORWARDED_PROTO, "https")];
        let client = client(&["10.0.0.0/8"], "192.0.2.1", &forged);
        assert_eq!(client, Client { address: "192.0.2.1".parse().unwrap(), https: false, inside: false });
    }

    #[test]
    fn a_trusted_proxy_reports_the_client() {
        let told = [(FORWARDED_FOR, "192.0.2.9"), (FORWARDED_PROTO, "https")];
        let client = client(&["127.0.0.1"], "::ffff:127.0.0.1", &told);
        assert_eq!(client, Client { address: "192.0.2.9".parse().unwrap(), https: true, inside: false });
    }

    #[test]
    fn entries_forged_by_the_client_are_ignored() {
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
    fn only_direct_local_requests_are_inside() {
        assert!(client(&[], "127.0.0.1", &[]).inside && client(&["10.0.0.5"], "10.0.0.5", &[]).inside);
        assert!(
            !client(&[], "127.0.0.1", &[(FORWARDED_FOR, "192.0.2.9")]).inside,
            "a proxy that is not in the settings"
        );
        assert!(!client(&["127.0.0.1"], "127.0.0.1", &[(FORWARDED_FOR, "192.0.2.9")]).inside);
        assert!(!client(&[], "192.0.2.1", &[]).inside);
    }
}
