//! A set of hexes, a bit each.

use crate::ids::HexId;

/// A set of hexes of one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HexSet([u64; 4]);

impl HexSet {
    pub(crate) const NONE: HexSet = HexSet([0; 4]);

    #[inline]
    pub(crate) fn contains(&self, hex: HexId) -> bool {
        self.0[hex.index() / 64] & 1 << (hex.index() % 64) != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, hex: HexId) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, hex: HexId) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = HexId> {
        (0..4).flat_map(move |word| {
            let mut bits = self.0[word];
            std::iter::from_fn(move || {
                let bit = bits.trailing_zeros();
                bits &= bits.checked_sub(1)?;
                Some(HexId::new((word as u32 * 64 + bit) as u8))
            })
        })
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> HexSet {
        let mut set = HexSet::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl std::ops::BitOr for HexSet {
    type Output = HexSet;

    fn bitor(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl std::ops::BitAnd for HexSet {
    type Output = HexSet;

    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}
