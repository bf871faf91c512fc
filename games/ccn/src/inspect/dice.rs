//! [CCN-10.2.1] The dice of a unit in fire and in melee, at a target in the open, and where they
//! come from.

use engine::{Fact, Phrase};

use super::forbidden;
use crate::dice::{Count, Occasion, Source, Target};
use crate::ground::Reach;
use crate::pieces::{Arm, UnitId};
use crate::preview::sources;
use crate::state::Battle;
use crate::steps::fire;

/// [CCN-10.1.1] The nearest target of fire; what is nearer is attacked in melee.
pub(super) const NEAREST: u8 = 2;

/// The dice of fire over each distance, or why it does not fire.
pub(super) fn of_fire(ordered: &Battle, unit: UnitId) -> Vec<Fact> {
    let mut facts: Vec<Fact> =
        forbidden("no-fire", fire::may_fire(ordered, unit)).into_iter().collect();
    if ordered.profile(unit).range < NEAREST {
        return facts;
    }
    facts.extend(by_distance(ordered, unit));
    let nearest = ordered.fire_dice_over(unit, NEAREST);
    // The table of the guns is behind the numbers themselves.
    let is_table = |source: Source| source == Source::Blocks && ordered.arm(unit) == Arm::Artillery;
    let parts = nearest.parts().filter(|&(source, _)| !is_table(source));
    facts.extend(parts.map(|part| of_part(ordered, unit, nearest, part, Reach::Fire)));
    facts
}

/// Distances with the same dice are told together.
fn by_distance(ordered: &Battle, unit: UnitId) -> Vec<Fact> {
    let (arm, range) = (ordered.arm(unit), ordered.profile(unit).range);
    let rule = if arm == Arm::Artillery { "CCN-3.2.1" } else { "CCN-12.2.1" };
    let dice = |distance: u8| ordered.fire_dice_over(unit, distance).total();
    let all: Vec<(u8, u8)> = (NEAREST..=range).map(|hexes| (hexes, dice(hexes))).collect();
    let same = all.chunk_by(|(_, one), (_, other)| one == other);
    let fact = |chunk: &[(u8, u8)]| {
        let ((from, dice), (to, _)) = (chunk[0], chunk[chunk.len() - 1]);
        let id = if from == to { "fact-fire-at" } else { "fact-fire-over" };
        let text = Phrase::new(id).number("from", from).number("to", to).number("dice", dice);
        Fact::new("fire", text).by(rule)
    };
    same.map(fact).collect()
}

/// The dice of melee: of an attack, at infantry if that makes a difference, and of a battle back.
pub(super) fn of_melee(ordered: &Battle, unit: UnitId) -> Vec<Fact> {
    let (profile, rule) = (ordered.profile(unit), rule_of_melee(ordered.arm(unit)));
    let count = |target, occasion| ordered.melee_dice_in_open(unit, target, occasion);
    let usual = count(Target::LoneLeader, Occasion::Attack);
    let at_infantry = count(Target::Unit(Arm::Infantry), Occasion::Attack);
    let back = count(Target::LoneLeader, Occasion::Reply);
    let fact = |id, text: &'static str, count: Count| {
        Fact::new(id, Phrase::new(text).number("dice", count.total()))
    };
    let mut facts: Vec<Fact> =
        forbidden("no-melee", ordered.card_allows_melee()).into_iter().collect();
    facts.push(fact("melee", "fact-melee", usual).by(rule));
    let parts = usual.parts();
    facts.extend(parts.map(|part| of_part(ordered, unit, usual, part, Reach::Melee)));
    if at_infantry.total() != usual.total() {
        facts.push(fact("melee", "fact-melee-infantry", at_infantry).by("CCN-3.2.2"));
    }
    if back.total() != usual.total() {
        facts.push(fact("battle-back", "fact-battle-back", back).by("CCN-20.1.2"));
    }
    if !profile.kind.sabers_hit() {
        facts.push(Fact::new("sabers", Phrase::new("fact-sabers")).by("CCN-13.2.4"));
    }
    facts
}

/// One source of dice, as the numbers before an attack name it.
fn of_part(
    ordered: &Battle,
    unit: UnitId,
    count: Count,
    (source, dice): (Source, i32),
    reach: Reach,
) -> Fact {
    let named = sources::named(ordered, unit, ordered.unit(unit).hex, count, source);
    let text = Phrase { id: format!("fact-{}", named.id).into(), args: named.args };
    let id = match reach {
        Reach::Fire => "fire-part",
        Reach::Melee => "melee-part",
    };
    Fact::new(id, text.number("dice", dice.abs())).by(rule_of(ordered, unit, source, reach))
}

fn rule_of(ordered: &Battle, unit: UnitId, source: Source, reach: Reach) -> &'static str {
    let (arm, moved) = (ordered.arm(unit), ordered.unit(unit).moved);
    match (source, reach) {
        (Source::Blocks | Source::Kind, Reach::Melee) => rule_of_melee(arm),
        (Source::Blocks, Reach::Fire) if arm == Arm::Artillery => "CCN-3.2.1",
        (Source::Blocks, Reach::Fire) if moved > 0 => "CCN-12.2.3",
        (Source::Blocks | Source::Kind, Reach::Fire) => "CCN-12.2.2",
        (Source::Nation, Reach::Fire) => "CCN-3.2.3",
        (Source::Nation, Reach::Melee) => "CCN-3.2.2",
        (Source::Card, _) => "CCN-25.1.4",
        (Source::Square, _) => "CCN-22.2.1",
        (Source::TargetGround | Source::OwnGround, _) => "CCN-24.1.1",
        (Source::TargetWorks | Source::OwnWorks, _) => "CCN-24.6.3",
    }
}

fn rule_of_melee(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "CCN-13.2.1",
        Arm::Cavalry => "CCN-13.2.2",
        Arm::Artillery => "CCN-13.2.3",
    }
}
