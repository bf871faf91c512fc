//! A set of units, small enough to be kept in every position.

use crate::pieces::UnitId;
use crate::state::MOST_UNITS;

/// Units by their numbers, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct UnitSet(u64);

const _: () = assert!(MOST_UNITS <= u64::BITS as usize);

impl UnitSet {
    pub(crate) const NONE: UnitSet = UnitSet(0);

    pub(crate) fn contains(self, unit: UnitId) -> bool {
        self.0 & 1 << unit.0 != 0
    }

    pub(crate) fn insert(&mut self, unit: UnitId) {
        self.0 |= 1 << unit.0;
    }

    /// The lowest number first.
    pub(crate) fn iter(self) -> impl Iterator<Item = UnitId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| UnitId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Self {
        let mut set = UnitSet::NONE;
        units.into_iter().for_each(|unit| set.insert(unit));
        set
    }
}
