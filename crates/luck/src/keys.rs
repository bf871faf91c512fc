//! The key of a game, and what is published of it before the game begins.

use engine::Bytes;
use sha2::{Digest, Sha256};

/// The secret that all luck of one game comes from. It is shown when the game is over.
pub type Key = Bytes<32>;

/// What tells a game from all others. Everybody knows it.
pub type GameId = Bytes<16>;

/// What one seat adds to the luck of a game, as one adds a pinch of salt: bytes of its own choice,
/// given after the commitment to the key is published. With them nobody has chosen the dice alone.
pub type Pinch = Bytes<16>;

/// What begins everything that is hashed for the luck of a game. The number is that of the method.
pub(crate) const LABEL: &[u8] = b"grognard luck 1\0";

/// What is published of `key` before anybody gives a [`Pinch`]: it tells nothing of the key, and
/// fits no other one.
///
/// ```
/// let (key, game) = (luck::key_from_seed("Wagram"), luck::game_from_seed("Wagram"));
/// let published = luck::commitment_to(&key, &game);
/// assert_eq!(published, luck::commitment_to(&key, &game));
/// assert_ne!(published, luck::commitment_to(&key, &luck::game_from_seed("Aspern")));
/// ```
#[must_use]
pub fn commitment_to(key: &Key, game: &GameId) -> Bytes<32> {
    sha256(&[LABEL, &game.0, &key.0])
}

/// The key of a game that somebody wants to be able to play again. Such luck proves nothing, for
/// whoever knows the seed knows the dice.
#[must_use]
pub fn key_from_seed(seed: &str) -> Key {
    sha256(&[b"grognard seed 1\0key\0", seed.as_bytes()])
}

/// The id of a game that somebody wants to be able to play again.
#[must_use]
pub fn game_from_seed(seed: &str) -> GameId {
    let hash = sha256(&[b"grognard seed 1\0game\0", seed.as_bytes()]);
    Bytes(std::array::from_fn(|byte| hash.0[byte]))
}

/// The SHA-256 hash of `parts`, one after the other.
pub(crate) fn sha256(parts: &[&[u8]]) -> Bytes<32> {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    Bytes(hash.finalize().into())
}
