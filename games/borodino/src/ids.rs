//! Numbers that stand for blocks, areas and borders: their places in the lists of the setting.

engine::numbered! {
    /// A block. They are numbered in the order of the lists: French, then Russian, the headquarters
    /// of a side first.
    BlockId, MOST_BLOCKS = 112, u128
}
engine::numbered! {
    /// An area of the map.
    AreaId, MOST_AREAS = 64, u64
}
engine::numbered! {
    /// A border between two areas.
    BorderId, MOST_BORDERS = 128, u128
}

/// Blocks, a bit each.
pub(crate) type BlockSet = engine::BitSet<BlockId>;

/// Areas, a bit each.
pub(crate) type AreaSet = engine::BitSet<AreaId>;

/// Borders, a bit each.
pub(crate) type BorderSet = engine::BitSet<BorderId>;
