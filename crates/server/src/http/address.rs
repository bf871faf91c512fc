//! Addresses as browsers write them: scheme, host and port.

use std::net::{Ipv4Addr, Ipv6Addr};

/// Whether what is sent can be read on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scheme {
    Http,
    Https,
}

/// A scheme, a host and a port: `https://example.org:8443`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    pub(crate) scheme: Scheme,
    pub(crate) authority: Authority,
}

/// A host and perhaps a port: `example.org:8443`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Authority {
    /// In small letters; an IPv6 address without its brackets.
    pub(crate) host: String,
    pub(crate) port: Option<u16>,
}

impl Scheme {
    fn usual_port(self) -> u16 {
        match self {
            Scheme::Http => 80,
            Scheme::Https => 443,
        }
    }
}

impl Address {
    pub(crate) fn read(text: &str) -> Option<Address> {
        let (scheme, authority) = text.split_once("://")?;
        let scheme = match scheme.to_ascii_lowercase().as_str() {
            "http" => Scheme::Http,
            "https" => Scheme::Https,
            _ => return None,
        };
        let authority = Authority::read(authority)?.without_usual_port(scheme);
        Some(Address { scheme, authority })
    }

    /// Whether somebody who asked for `host` under this scheme asked for this address.
    pub(crate) fn is_at(&self, host: &Authority) -> bool {
        self.authority == host.clone().without_usual_port(self.scheme)
    }
}

impl Authority {
    pub(crate) fn read(text: &str) -> Option<Authority> {
        let (host, port) = match text.strip_prefix('[') {
            Some(rest) => {
                let (host, rest) = rest.split_once(']')?;
                host.parse::<Ipv6Addr>().ok()?;
                (host, if rest.is_empty() { None } else { Some(rest.strip_prefix(':')?) })
            }
            None => match text.split_once(':') {
                Some((host, port)) => (host_name(host)?, Some(port)),
                None => (host_name(text)?, None),
            },
        };
        let port = match port {
            Some(port) if port.bytes().all(|byte| byte.is_ascii_digit()) => {
                Some(port.parse().ok()?)
            }
            Some(_) => return None,
            None => None,
        };
        Some(Authority { host: host.to_ascii_lowercase(), port })
    }

    /// Whether it names the machine that it is said on.
    pub(crate) fn is_loopback(&self) -> bool {
        let host = self.host.as_str();
        host == "localhost"
            || host.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback())
            || host.parse::<Ipv6Addr>().is_ok_and(|address| address.is_loopback())
    }

    fn without_usual_port(self, scheme: Scheme) -> Authority {
        let port = self.port.filter(|&port| port != scheme.usual_port());
        Authority { port, ..self }
    }
}

fn host_name(text: &str) -> Option<&str> {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    (!text.is_empty() && text.bytes().all(is_fine)).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let read = |text| Address::read(text).expect("an address");
        assert_eq!(read("https://Example.org:443"), read("HTTPS://example.org"));
        assert_ne!(read("http://example.org"), read("https://example.org"));
        assert_ne!(read("http://example.org:81"), read("http://example.org"));
        assert!(read("http://[::1]:8080").authority.is_loopback());
        for bad in [
            "",
            "null",
            "example.org",
            "ftp://example.org",
            "http://",
            "http://a/b",
            "http://a:x",
            "http://a:",
            "http://a:99999",
            "http://[::1",
            "http://a@b",
            "http://a b",
            "http://a:+1",
        ] {
            assert!(Address::read(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn only_this_machine_is_loopback() {
        let loopback = |text| Authority::read(text).is_some_and(|host| host.is_loopback());
        assert!(
            ["localhost", "LOCALHOST:1", "127.0.0.1:8080", "127.9.9.9", "[::1]"]
                .map(loopback)
                .iter()
                .all(|&is| is)
        );
        assert!(
            !["example.org", "127.0.0.1.example.org", "10.0.0.1", "[::2]", "::1", ""]
                .map(loopback)
                .iter()
                .any(|&is| is)
        );
    }
}
