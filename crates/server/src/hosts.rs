//! The host names that the server accepts, as a protection against DNS rebinding.
//!
//! An attacker can point a domain at the address of this machine and then send requests to this server from a visitor's
//! browser. So a name that can be registered is accepted only if it is in the settings.

use crate::config::Config;
use std::net::IpAddr;

/// Domains in which nobody can register a name. A name without a dot cannot be registered either.
const PRIVATE_SUFFIXES: [&str; 5] = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];
/// Accepts every name.
const ANY: &str = "*";

/// The names from the settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// The allowed hosts and the host of the public URL.
    pub fn new(config: &Config) -> Hosts {
        let public = config.public_url.as_deref().and_then(host_of);
        let all = config.allowed_hosts.iter().map(String::as_str).chain(public);
        Hosts(all.map(name_of).collect())
    }

    /// Whether requests for this host are accepted: always for IP addresses and private names, else if it is in the
    /// settings.
    pub fn knows(&self, host: &str) -> bool {
        let name = name_of(host);
        let private = !name.contains('.') || PRIVATE_SUFFIXES.iter().any(|end| name.ends_with(end));
        private || is_address(&name) || self.0.iter().any(|known| *known == name || known == ANY)
    }
}

/// The host of a URL such as `https://example.org:8443/games`, with its port.
pub fn host_of(address: &str) -> Option<&str> {
    address.split_once("://").and_then(|(_, rest)| rest.split('/').next())
}

/// The name of a host in lower case, without its port.
fn name_of(host: &str) -> String {
    let host = host.trim();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    };
    name.trim_end_matches('.').to_ascii_lowercase()
}

fn is_address(name: &str) -> bool {
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    bare.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_can_be_registered_must_be_in_the_settings() {
        let public_url = Some("https://Games.example.org:8443/lacrimosa".to_owned());
        let config =
            Config { public_url, allowed_hosts: vec!["other.example".to_owned()], ..Config::default() };
        let hosts = Hosts::new(&config);
        for known in [
            "localhost",
            "localhost:1791",
            "127.0.0.1:1791",
            "192.168.1.7",
            "[::1]:1791",
            "[2001:db8::1]",
            "mozart:1791",
            "mozart.local",
            "mozart.fritz.lan:80",
            "games.example.org",
            "GAMES.example.org.:8443",
            "other.example:80",
        ] {
            assert!(hosts.knows(known), "{known}");
        }
        for foreign in
            ["evil.example", "evil.example:1791", "games.example.org.evil.example", "127.0.0.1.evil.example"]
        {
            assert!(!hosts.knows(foreign), "{foreign}");
        }
        let any = Config { allowed_hosts: vec!["*".to_owned()], ..Config::default() };
        assert!(Hosts::new(&any).knows("evil.example"));
        assert!(!Hosts::new(&Config::default()).knows("evil.example"));
    }
}
