//! [CCN-10.2.1] Where each die comes from, and what takes it away.

use engine::{DicePart, Phrase};

use crate::cards::Card;
use crate::dice::{Count, Occasion, Source};
use crate::hex::Hex;
use crate::pieces::{Arm, UnitId};
use crate::state::Battle;
use crate::steps::{join, melee};

/// The dice of fire.
pub(super) fn of_fire(battle: &Battle, unit: UnitId, at: Hex) -> Vec<DicePart> {
    of_count(battle, unit, at, battle.fire_dice(unit, at))
}

/// The dice of a declared melee; [CCN-23.3.1] the guns that joined come last, each with what is
/// left of its own dice.
pub(super) fn of_melee(battle: &Battle, unit: UnitId, at: Hex) -> Vec<DicePart> {
    let mut parts = of_count(battle, unit, at, melee::dice(battle, unit, at));
    parts.extend(battle.joined.iter().map(|guns| {
        let source = Phrase::new("dice-joined");
        let source = battle.setting.get().with_unit(source, "unit", guns);
        DicePart { source, dice: join::dice(battle, guns, at).total().into() }
    }));
    parts
}

/// The dice of a unit that rolls at an attacker, before him or after him.
pub(super) fn of_reply(battle: &Battle, unit: UnitId, at: Hex) -> Vec<DicePart> {
    let target = melee::target_in(battle, at);
    of_count(battle, unit, at, battle.melee_dice(unit, at, target, Occasion::Reply))
}

fn of_count(battle: &Battle, unit: UnitId, at: Hex, count: Count) -> Vec<DicePart> {
    let part = |(source, dice)| DicePart { source: named(battle, unit, at, count, source), dice };
    count.parts().map(part).collect()
}

/// What gives dice to a unit that attacks `at`, or takes them away, by name.
pub(crate) fn named(
    battle: &Battle,
    unit: UnitId,
    at: Hex,
    count: Count,
    source: Source,
) -> Phrase {
    match source {
        Source::Blocks => by_blocks(battle, unit, count),
        Source::Kind => by_kind("dice-kind", battle, unit),
        Source::Nation => by_kind("dice-nation", battle, unit),
        Source::Card => by_card(battle),
        Source::Square => Phrase::new("dice-square"),
        Source::TargetGround => by_ground("dice-target-ground", battle, at),
        Source::TargetWorks => Phrase::new("dice-target-works"),
        Source::OwnGround => by_ground("dice-own-ground", battle, battle.unit(unit).hex),
        Source::OwnWorks => Phrase::new("dice-own-works"),
    }
}

fn by_blocks(battle: &Battle, unit: UnitId, count: Count) -> Phrase {
    let blocks = battle.unit(unit).blocks;
    let id = match battle.arm(unit) {
        Arm::Artillery => "dice-guns",
        Arm::Infantry if count.base < blocks => "dice-blocks-halved",
        Arm::Infantry | Arm::Cavalry => "dice-blocks",
    };
    Phrase::new(id).number("blocks", blocks)
}

fn by_kind(id: &'static str, battle: &Battle, unit: UnitId) -> Phrase {
    let profile = battle.profile(unit);
    Phrase::new(id).term("kind", profile.kind.term()).term("nation", profile.nation.term())
}

fn by_card(battle: &Battle) -> Phrase {
    let card = battle.tactic().map_or("card-none", Card::term);
    Phrase::new("dice-card").term("card", card)
}

/// [CCN-24.1.1] The ground of the target's hex, or of the attacker's own.
fn by_ground(id: &'static str, battle: &Battle, hex: Hex) -> Phrase {
    Phrase::new(id).term("ground", battle.ground(hex).term())
}
