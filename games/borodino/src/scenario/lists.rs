//! Lists of a fixed length, as files have them.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// Two things and no third, which would else be passed over in silence.
pub(super) fn pair<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<[T; 2], D::Error> {
    let list = Vec::<T>::deserialize(from)?;
    let length = list.len();
    list.try_into().map_err(|_| D::Error::custom(format!("two of them are needed, not {length}")))
}

/// Points of a line, each of them two numbers.
pub(super) fn points<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<[u16; 2]>, D::Error> {
    let point = |list: Vec<u16>| {
        let length = list.len();
        let wrong = move |_| D::Error::custom(format!("a point has two numbers, not {length}"));
        list.try_into().map_err(wrong)
    };
    Vec::<Vec<u16>>::deserialize(from)?.into_iter().map(point).collect()
}
