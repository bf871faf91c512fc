//! [CCN-10.2.1] Where each die comes from, and what takes it away.

use engine::{DicePart, Phrase};

use crate::cards::Card;
use crate::dice::{Count, Occasion};
use crate::hex::Hex;
use crate::pieces::{Arm, Ground, UnitId};
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
    parts.extend(battle.joined_guns().map(|guns| {
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
    // The ground takes no more than there is.
    let left = count.before_terrain();
    let by_target = count.reduction.target.min(left);
    let by_own = count.reduction.attacker.min(left - by_target);
    let part = |source: Phrase, dice: i32| DicePart { source, dice };
    let all = [
        part(by_blocks(battle, unit, count), i32::from(count.base)),
        part(by_kind("dice-kind", battle, unit), i32::from(count.bonus)),
        part(by_kind("dice-nation", battle, unit), i32::from(count.nation)),
        part(by_card(battle), i32::from(count.card)),
        part(Phrase::new("dice-square"), -i32::from(count.square)),
        part(by_target_hex(battle, unit, at), -i32::from(by_target)),
        part(by_own_hex(battle, unit, at), -i32::from(by_own)),
    ];
    all.into_iter().filter(|part| part.dice != 0).collect()
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

/// [CCN-24.1.1] The target's hex, and [CCN-24.6.3] its works.
fn by_target_hex(battle: &Battle, unit: UnitId, at: Hex) -> Phrase {
    let works = battle.works_between(battle.unit(unit).hex, at).target;
    let id = match (works, is_plain(battle.ground(at))) {
        (false, _) => "dice-target-ground",
        (true, true) => "dice-target-works",
        (true, false) => "dice-target-ground-and-works",
    };
    Phrase::new(id).term("ground", battle.ground(at).term())
}

/// [CCN-24.1.1] The attacker's own hex, and [CCN-24.6.3] its works.
fn by_own_hex(battle: &Battle, unit: UnitId, at: Hex) -> Phrase {
    let from = battle.unit(unit).hex;
    let works = battle.works_between(from, at).attacker && battle.arm(unit) == Arm::Cavalry;
    let id = match (works, is_plain(battle.ground(from))) {
        (false, _) => "dice-own-ground",
        (true, true) => "dice-own-works",
        (true, false) => "dice-own-ground-and-works",
    };
    Phrase::new(id).term("ground", battle.ground(from).term())
}

/// [CCN-24.6.6] Ground that takes nothing where works do.
fn is_plain(ground: Ground) -> bool {
    matches!(ground, Ground::Clear | Ground::Hill)
}
