//! Numbers that stand for units, hexes and cards: their places in the lists of the setting.

engine::numbered! {
    /// A unit. [SAM-21.2.2] Units are numbered by force, then by their number in it.
    UnitId, MOST_UNITS = 36, u64
}
engine::numbered! {
    /// A hex of the board, row by row from the top left.
    HexId, MOST_HEXES = 250
}
engine::numbered! {
    /// A card, in the order of the file of cards; those of a scenario come last.
    CardId, MOST_CARDS = 40
}

/// A set of units.
pub(crate) type UnitSet = engine::BitSet<UnitId>;
