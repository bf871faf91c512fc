//! Bytes that are written as hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// `N` bytes: a key, a hash, a salt. Written as twice as many hexadecimal digits.
///
/// ```
/// use engine::Bytes;
/// let salt: Bytes<2> = "0aff".parse().unwrap();
/// assert_eq!(salt, Bytes([10, 255]));
/// assert_eq!(salt.to_string(), "0aff");
/// assert_eq!("0af".parse::<Bytes<2>>(), Err("4 hexadecimal digits are needed here".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "String"))]
#[cfg_attr(feature = "types", schemars(rename = "Bytes{N}"))]
#[cfg_attr(feature = "types", schemars(extend("pattern" = crate::types::digits(2 * N))))]
#[serde(try_from = "String", into = "String")]
pub struct Bytes<const N: usize>(pub [u8; N]);

/// A salted hash of secret orders: it tells nothing now, and proves later, with orders and salt,
/// that they are the same.
pub type Commitment = Bytes<32>;

/// Sixteen bytes that nobody can guess, so that nobody can try out all orders either.
pub type Salt = Bytes<16>;

impl<const N: usize> Default for Bytes<N> {
    fn default() -> Self {
        Bytes([0; N])
    }
}

impl<const N: usize> fmt::Display for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> FromStr for Bytes<N> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let digit = |letter: char| letter.to_digit(16).map(|digit| digit as u8);
        // A text is not gone through beyond what it may hold.
        let digits: Option<Vec<u8>> = text.chars().take(2 * N + 1).map(digit).collect();
        let digits = digits.filter(|digits| digits.len() == 2 * N);
        let digits =
            digits.ok_or_else(|| format!("{} hexadecimal digits are needed here", 2 * N))?;
        Ok(Bytes(std::array::from_fn(|byte| digits[2 * byte] << 4 | digits[2 * byte + 1])))
    }
}

impl<const N: usize> TryFrom<String> for Bytes<N> {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl<const N: usize> From<Bytes<N>> for String {
    fn from(bytes: Bytes<N>) -> String {
        bytes.to_string()
    }
}
