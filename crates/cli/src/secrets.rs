//! Keys that nobody can guess, from the machine.

use catalog::Luck;
use engine::Bytes;

use crate::failure::Failure;

/// The luck of a new game: a key and an id that nobody knew before.
pub(crate) fn fresh_luck() -> Result<Luck, Failure> {
    let (key, game) = (random()?, random()?);
    Ok(Luck::fresh(Bytes(key), Bytes(game)))
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::input(format!("This machine gives no random bytes: {error}.")))?;
    Ok(bytes)
}
