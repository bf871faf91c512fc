//! How many records one address has in work at a time, so that nobody holds all the room for them by
//! sending slowly or asking often.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::limits::household;

/// How many records of one address are in work at a time.
const EACH: usize = 2;

/// Whose records are in work.
#[derive(Default)]
pub(super) struct Hands {
    full: Mutex<HashMap<IpAddr, usize>>,
}

/// A record in work, until this is dropped.
pub(super) struct Hand<'a> {
    hands: &'a Hands,
    address: IpAddr,
}

impl Hands {
    /// A hand for one more record of this address, if it has one free.
    pub(super) fn take(&self, address: IpAddr) -> Option<Hand<'_>> {
        let address = household(address);
        let mut full = self.full();
        let count = full.entry(address).or_default();
        if *count >= EACH {
            return None;
        }
        *count += 1;
        Some(Hand { hands: self, address })
    }

    fn full(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.full.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Hand<'_> {
    fn drop(&mut self) {
        let mut full = self.hands.full();
        if let Some(count) = full.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                full.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_two_hands() {
        let hands = Hands::default();
        let [one, other] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let held = [hands.take(one), hands.take(one)];
        assert!(held.iter().all(Option::is_some) && hands.take(one).is_none());
        assert!(hands.take(other).is_some());
        drop(held);
        assert!(hands.take(one).is_some());
        assert!(hands.full().is_empty(), "an address without records is forgotten");
    }
}
