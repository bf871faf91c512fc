//! How fast somebody may send: so many at once, and then so many a second.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Limits;

/// How many addresses are remembered. Beyond that those at rest are forgotten, and all others too
/// if these are many: whoever has so many addresses is not held back by counting each.
const REMEMBERED: usize = 20_000;

/// How much faster an address may send than one connection: several people can share one.
const SHARED: u32 = 4;

/// How much faster all sockets of one address together may send than one of them.
const TOGETHER: u32 = 16;

/// How many bytes of an answer cost as much as a message: to make and to send a long one is work.
const LONG: usize = 64 * 1_024;

/// A pace that may be kept for ever, and what may be sent at once after a rest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// The time from one to the next.
    every: Duration,
    /// How many at once.
    burst: u32,
}

impl Pace {
    /// The pace of one connection.
    pub(crate) fn of_connection(limits: &Limits) -> Pace {
        Pace { every: Duration::from_secs(1) / limits.messages_a_second, burst: limits.burst }
    }

    /// The pace of all requests from one address.
    pub(crate) fn of_address(limits: &Limits) -> Pace {
        let one = Pace::of_connection(limits);
        Pace { every: one.every / SHARED, burst: one.burst.saturating_mul(SHARED) }
    }

    /// The pace of all sockets of one address.
    pub(crate) fn of_sockets(limits: &Limits) -> Pace {
        let one = Pace::of_connection(limits);
        Pace { every: one.every / TOGETHER, burst: one.burst.saturating_mul(TOGETHER) }
    }

    /// The pace in which one address opens tables.
    pub(crate) fn of_openings(limits: &Limits) -> Pace {
        let every = Duration::from_secs(limits.seconds_an_opening.into());
        Pace { every, burst: limits.openings }
    }
}

/// How far somebody is ahead of his pace: the moment at which he would be at rest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    at_rest: Instant,
}

impl Bucket {
    pub(crate) fn new() -> Bucket {
        Bucket { at_rest: Instant::now() }
    }

    /// Takes one; or says how long to wait for it.
    pub(crate) fn take(&mut self, pace: Pace) -> Result<(), Duration> {
        let now = Instant::now();
        let at_rest = self.at_rest.max(now) + pace.every;
        let ahead = at_rest - now;
        let most = pace.every.saturating_mul(pace.burst);
        if ahead > most {
            return Err(ahead - most);
        }
        self.at_rest = at_rest;
        Ok(())
    }

    /// Takes what a long answer costs, which is known only when it is there. Nobody is put further
    /// ahead of his pace by that than twice what he may be.
    fn charge(&mut self, pace: Pace, count: u32) {
        let now = Instant::now();
        let most = now + pace.every.saturating_mul(pace.burst).saturating_mul(2);
        let at_rest = self.at_rest.max(now) + pace.every.saturating_mul(count);
        self.at_rest = at_rest.min(most);
    }
}

/// The pace of every address.
pub(crate) struct Addresses {
    pace: Pace,
    seen: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Addresses {
    pub(crate) fn new(pace: Pace) -> Addresses {
        Addresses { pace, seen: Mutex::default() }
    }

    /// Takes one from an address; or says how long to wait for it.
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), Duration> {
        self.with(address, |bucket| bucket.take(self.pace))
    }

    /// Takes what an answer of this length costs, if it is a long one.
    pub(crate) fn charge(&self, address: IpAddr, length: usize) {
        let count = u32::try_from(length / LONG).unwrap_or(u32::MAX);
        if count > 0 {
            self.with(address, |bucket| bucket.charge(self.pace, count));
        }
    }

    fn with<A>(&self, address: IpAddr, then: impl FnOnce(&mut Bucket) -> A) -> A {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= REMEMBERED {
            forget(&mut seen);
        }
        then(seen.entry(household(address)).or_insert_with(Bucket::new))
    }
}

fn forget(seen: &mut HashMap<IpAddr, Bucket>) {
    let now = Instant::now();
    seen.retain(|_, bucket| bucket.at_rest > now);
    if seen.len() > REMEMBERED / 2 {
        seen.clear();
    }
}

/// What is counted as one address: of the new kind, a household has 2^64.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_taken_at_once_and_then_one_has_to_wait() {
        let pace = Pace { every: Duration::from_secs(10), burst: 3 };
        let mut bucket = Bucket::new();
        assert!((0..3).all(|_| bucket.take(pace).is_ok()));
        let wait = bucket.take(pace).expect_err("the fourth is one too many");
        assert!(wait <= Duration::from_secs(10) && wait > Duration::from_secs(9), "{wait:?}");
    }

    #[test]
    fn long_answers_cost_as_much_as_many_messages_but_shut_nobody_out_for_long() {
        let addresses = Addresses::new(Pace { every: Duration::from_secs(10), burst: 3 });
        let address = IpAddr::from([192, 0, 2, 1]);
        addresses.charge(address, LONG - 1);
        addresses.charge(address, 2 * LONG);
        assert!(addresses.take(address).is_ok());
        assert!(addresses.take(address).is_err());
        addresses.charge(address, 1_000 * LONG);
        let wait = addresses.take(address).expect_err("he has had too much");
        assert!(wait <= Duration::from_secs(40), "{wait:?}");
    }

    #[test]
    fn addresses_are_counted_by_household_and_forgotten_when_they_are_many() {
        let addresses = Addresses::new(Pace { every: Duration::from_secs(10), burst: 1 });
        let of = |text: &str| text.parse::<IpAddr>().expect("an address");
        assert!(addresses.take(of("2001:db8::1")).is_ok());
        assert!(addresses.take(of("2001:db8::2")).is_err());
        assert!(addresses.take(of("2001:db8:0:1::1")).is_ok());
        assert!(addresses.take(of("192.0.2.1")).is_ok());
        assert!(addresses.take(of("::ffff:192.0.2.1")).is_err());
        for number in 0..50_000_u32 {
            assert!(addresses.take(IpAddr::from(number.to_be_bytes())).is_ok());
        }
        assert!(addresses.seen.lock().expect("no fault").len() <= REMEMBERED);
    }
}
