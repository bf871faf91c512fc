//! Secrets: made of the machine's own randomness, compared and kept as hashes, never printed.

use std::fmt;

use engine::Bytes;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::ids::Hashed;

/// A secret of `N` bytes that its owner brings back. It can be sent to him, and it prints as
/// nothing, so that it gets into no log by accident.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "String"))]
#[cfg_attr(feature = "types", schemars(rename = "Secret{N}"))]
#[serde(transparent)]
pub struct Secret<const N: usize>(Bytes<N>);

/// The secret of an invitation: 128 bits.
pub type Invitation = Secret<16>;

/// What a browser shows to be known again: 256 bits.
pub type Token = Secret<32>;

impl<const N: usize> Secret<N> {
    /// A secret that nobody knows yet.
    #[must_use]
    pub fn fresh() -> Self {
        Secret(Bytes(random()))
    }

    /// Reads what was sent.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        text.parse().ok().map(Secret)
    }

    /// The secret in the digits in which it is sent to its owner.
    #[must_use]
    pub fn reveal(&self) -> String {
        self.0.to_string()
    }

    /// What is kept of it.
    #[must_use]
    pub fn hashed(&self) -> Hashed {
        Bytes(Sha256::digest(self.0.0).into())
    }
}

impl<const N: usize> fmt::Debug for Secret<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a secret")
    }
}

/// Bytes that nobody can guess.
///
/// # Panics
/// If the machine has none to give; [`crate::start`] asks for some before it serves anybody.
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a machine that gave random bytes gives them again");
    bytes
}
