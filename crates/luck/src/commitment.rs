//! The salted hash of secret orders.

use engine::{Commitment, Salt, Seat};

use crate::GameId;
use crate::keys::sha256;

/// Commits `seat` to `orders`, as the bytes of JSON that will be opened later. `number` counts how
/// often orders were opened before in this game, so that no commitment can be used again.
///
/// ```
/// let (game, seat, salt) = (engine::Bytes([1; 16]), engine::Seat(0), engine::Bytes([7; 16]));
/// let commitment = luck::commit_orders(&game, seat, 0, &salt, b"\"march north\"");
/// assert_eq!(commitment, luck::commit_orders(&game, seat, 0, &salt, b"\"march north\""));
/// assert_ne!(commitment, luck::commit_orders(&game, seat, 0, &salt, b"\"march south\""));
/// assert_ne!(commitment, luck::commit_orders(&game, seat, 1, &salt, b"\"march north\""));
/// ```
#[must_use]
pub fn commit_orders(
    game: &GameId,
    seat: Seat,
    number: u32,
    salt: &Salt,
    orders: &[u8],
) -> Commitment {
    let number = number.to_le_bytes();
    sha256(&[b"grognard orders 1\0", &game.0, &[seat.0], &number, &salt.0, orders])
}
