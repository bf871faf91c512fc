//! What the luck of one game is made of.

use std::fmt;

use engine::{Audience, Bytes, Salt, Seat};
use hkdf::Hkdf;
use sha2::Sha256;

use crate::keys::LABEL;
use crate::streams::name_of;
use crate::{GameId, Key, Pinch};

/// The dice cup of one game: its key, its id and the pinches of all seats, shaken together. Every
/// draw comes out of it, and so does whatever else a game needs that nobody may guess.
///
/// ```
/// use luck::{Cup, bot_pinch, game_from_seed, key_from_seed};
/// let (key, game) = (key_from_seed("Wagram"), game_from_seed("Wagram"));
/// let pinches = [engine::Bytes([7; 16]), bot_pinch(&key, &game, engine::Seat(1))];
/// let cup = Cup::new(&key, &game, &pinches);
/// assert_ne!(cup.salt(engine::Seat(1), 0), cup.salt(engine::Seat(1), 1));
/// ```
#[derive(Clone)]
pub struct Cup {
    shaken: Hkdf<Sha256>,
    pinches: Vec<Pinch>,
}

/// The pinch of a seat without anybody to choose one. It comes from the key, which is committed to.
#[must_use]
pub fn bot_pinch(key: &Key, game: &GameId, seat: Seat) -> Pinch {
    expand(&extract(key, game), &[b"pinch\0", &[seat.0]])
}

impl Cup {
    /// The cup of a game, with the pinches of all its seats in their order.
    #[must_use]
    pub fn new(key: &Key, game: &GameId, pinches: &[Pinch]) -> Self {
        Cup { shaken: extract(key, game), pinches: pinches.to_vec() }
    }

    /// A salt for the secret orders of a seat that brings none; `number` counts how often orders
    /// were opened before.
    #[must_use]
    pub fn salt(&self, seat: Seat, number: u32) -> Salt {
        expand(&self.shaken, &[b"salt\0", &[seat.0], &number.to_le_bytes()])
    }

    /// A seed for what bots think with, so that their luck has nothing to do with that of the rules.
    #[must_use]
    pub fn seed_for_bots(&self) -> u64 {
        u64::from_le_bytes(expand(&self.shaken, &[b"bots\0"]).0)
    }

    /// The key of all draws of one kind in one stream.
    pub(crate) fn key_of_draws(&self, stream: Audience, kind: &str) -> [u8; 32] {
        let name = name_of(stream);
        let mut parts = vec![&b"draws\0"[..], name.as_bytes(), b"\0", kind.as_bytes(), b"\0"];
        parts.extend(self.pinches.iter().map(|pinch| &pinch.0[..]));
        expand(&self.shaken, &parts).0
    }
}

/// Tells nothing of the key, whoever prints it.
impl fmt::Debug for Cup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cup").field("pinches", &self.pinches).finish_non_exhaustive()
    }
}

fn extract(key: &Key, game: &GameId) -> Hkdf<Sha256> {
    Hkdf::new(Some(&[LABEL, &game.0].concat()), &key.0)
}

/// The first `N` bytes that belong to `parts`, one after the other.
fn expand<const N: usize>(shaken: &Hkdf<Sha256>, parts: &[&[u8]]) -> Bytes<N> {
    let mut bytes = [0; N];
    let expanded = shaken.expand_multi_info(parts, &mut bytes);
    expanded.expect("fewer bytes are asked for than HKDF can give");
    Bytes(bytes)
}
