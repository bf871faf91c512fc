//! Numbers that stand for blocks, towns and roads: their places in the lists of the setting.

engine::numbered! {
    /// A block. [WAT-1.1.4] Blocks are numbered in roster order: French, Anglo-Dutch, Prussian.
    BlockId, MOST_BLOCKS = 60, u64
}
engine::numbered! {
    /// A town of the map.
    TownId, MOST_TOWNS = 56, u64
}
engine::numbered! {
    /// A road between two towns.
    RoadId, MOST_ROADS = 120
}
