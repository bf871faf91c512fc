//! Where chance comes in, by name.

use engine::{Draw, DrawBy, DrawCard};

/// [BOR-5.2.1] Two dice of the French, then two of the Russians.
pub(crate) const INITIATIVE: Draw = Draw::open("initiative");
/// [BOR-7.3.1] The dice of a gun that bombards.
pub(crate) const BOMBARDMENT: Draw = Draw::open("bombardment");
/// [BOR-6.4.2] One die for a block that moves without orders; [BOR-13.1.6] or leaves a square.
pub(crate) const STRAGGLER: Draw = Draw::open("straggler");
/// [BOR-11.1.1] The dice of a block in battle.
pub(crate) const FIRE: Draw = Draw::open("fire");
/// [BOR-15.5.1] One die for a bridge of which the enemy may hold an end.
pub(crate) const BRIDGE: Draw = Draw::open("bridge");

/// Every kind of draw.
pub(crate) const DRAWS: [DrawCard; 5] =
    [dice(INITIATIVE), dice(BOMBARDMENT), dice(STRAGGLER), dice(FIRE), dice(BRIDGE)];

const fn dice(draw: Draw) -> DrawCard {
    DrawCard { kind: draw.kind, by: DrawBy::Dice, results: &[] }
}
