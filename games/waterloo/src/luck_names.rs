//! [WAT-26.1.2] Where chance comes in, by name.

use engine::{Draw, DrawBy, DrawCard};

/// [WAT-7.1.4] One die on arrival.
pub(crate) const MARCH: Draw = Draw::open("march");
/// [WAT-10.1.2] The dice of a block in a skirmish.
pub(crate) const SKIRMISH: Draw = Draw::open("skirmish");
/// [WAT-11.2.1] A marker from the pool, in the order of `Marker::ALL`.
pub(crate) const TERRAIN: Draw = Draw::open("terrain");
/// [WAT-12.2.2] One die for each test.
pub(crate) const MORALE: Draw = Draw::open("morale");
/// [WAT-14.1.2] The dice of a block in battle.
pub(crate) const FIRE: Draw = Draw::open("fire");

/// Every kind of draw.
pub(crate) const DRAWS: [DrawCard; 5] = [
    dice(MARCH),
    dice(SKIRMISH),
    DrawCard {
        kind: TERRAIN.kind,
        by: DrawBy::Pick,
        results: &["woods", "farm", "hill", "stream"],
    },
    dice(MORALE),
    dice(FIRE),
];

const fn dice(draw: Draw) -> DrawCard {
    DrawCard { kind: draw.kind, by: DrawBy::Dice, results: &[] }
}
