//! The salted hash of secret orders.

use engine::{Commitment, Salt};
use sha2::{Digest, Sha256};

/// Commits to `orders`, as the bytes that will be opened later.
///
/// ```
/// let salt = engine::Bytes([7; 16]);
/// let commitment = luck::commit(&salt, b"march north");
/// assert_eq!(commitment, luck::commit(&salt, b"march north"));
/// assert_ne!(commitment, luck::commit(&salt, b"march south"));
/// ```
#[must_use]
pub fn commit(salt: &Salt, orders: &[u8]) -> Commitment {
    let mut hash = Sha256::new();
    hash.update(b"grognard orders 1\0");
    hash.update(salt.0);
    hash.update(orders);
    engine::Bytes(hash.finalize().into())
}
