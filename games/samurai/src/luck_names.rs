//! [SAM-21.2.1] Where chance comes in, by name. Every draw is dice with 20 faces.

use engine::{Draw, DrawBy, DrawCard, SeatSet};

/// [SAM-1.1.3] The faces of the die.
pub(crate) const FACES: u8 = 20;

/// [SAM-19.2.5] The die of the scenario at the start of a turn.
pub(crate) const SCENARIO: Draw = Draw::open("scenario");
/// [SAM-14.1.2] A test of steadfastness.
pub(crate) const TEST: Draw = Draw::open("test");
/// [SAM-10.1.4] The dice of a shot.
pub(crate) const SHOT: Draw = Draw::open("shot");
/// [SAM-6.3.6] A claim to a contested hex.
pub(crate) const CLAIM: Draw = Draw::open("claim");
/// [SAM-12.3.2] The dice of a unit that enters a river.
pub(crate) const RIVER: Draw = Draw::open("river");
/// [SAM-11.3.2] The dice of a strike out of ambush.
pub(crate) const STRIKE: Draw = Draw::open("strike");
/// [SAM-9.1.3] The dice of a blow in melee.
pub(crate) const BLOW: Draw = Draw::open("blow");

/// [SAM-20.1.4] A test of a hidden unit, of which only its owner is told.
pub(crate) fn hidden_test(owners: SeatSet) -> Draw {
    Draw::secret("hidden-test", owners)
}

/// Every kind of draw.
pub(crate) const DRAWS: [DrawCard; 8] = [
    dice("scenario"),
    dice("test"),
    dice("hidden-test"),
    dice("shot"),
    dice("claim"),
    dice("river"),
    dice("strike"),
    dice("blow"),
];

const fn dice(kind: &'static str) -> DrawCard {
    DrawCard { kind, by: DrawBy::Dice, results: &[] }
}
