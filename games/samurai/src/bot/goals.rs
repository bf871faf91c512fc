//! How near a side is to what scores beside fighting.

use super::{POINT, in_field, is_headquarters};
use crate::cards::Special;
use crate::ground::HexSet;
use crate::ids::{HexId, UnitId};
use crate::pieces::Side;
use crate::setting::{Award, Exit, Feat, Leaver};
use crate::state::Battle;

/// How many hexes a goal draws units from.
const FAR: u8 = 15;
/// The share of a point that a hex on the way is worth.
const PER_HEX: i32 = 40;

/// [SAM-19.2.1] What is missing until a side has its goals, below zero.
pub(super) fn worth(battle: &Battle, side: Side) -> i32 {
    let awards = battle.setting.get().points.iter().filter(|award| award.side == side);
    awards.map(|award| way(battle, award)).sum()
}

fn way(battle: &Battle, award: &Award) -> i32 {
    let hexes = match award.feat {
        Feat::DestroyUnit | Feat::HeadquartersAlive => 0,
        Feat::DestroyHeadquarters => way_to_headquarters(battle, award.side),
        Feat::Hold(hexes) => hexes.iter().map(|hex| way_to_hex(battle, award.side, hex)).sum(),
        Feat::ExitUnit => way_out(battle, award.side, Leaver::Units),
        Feat::ExitHeadquarters => way_out(battle, award.side, Leaver::Headquarters),
    };
    -POINT * i32::from(award.points) * hexes / PER_HEX
}

/// The way of the nearest unit of a side to the enemy's HQ.
fn way_to_headquarters(battle: &Battle, side: Side) -> i32 {
    let enemy = battle.headquarters(side.enemy());
    let is_there = |unit: &UnitId| in_field(battle, side.enemy()).contains(*unit);
    let hex = enemy.filter(is_there).and_then(|unit| battle.unit(unit).hex);
    hex.map_or(0, |hex| way_to_hex(battle, side, hex) / 2)
}

/// The way of the nearest unit of a side to a hex.
fn way_to_hex(battle: &Battle, side: Side, hex: HexId) -> i32 {
    let units = in_field(battle, side).iter().filter(|&unit| !is_headquarters(battle, unit));
    let apart = |unit| battle.ground().distance(battle.hex(unit), hex);
    units.map(apart).min().unwrap_or(FAR).min(FAR).into()
}

/// [SAM-19.2.3] The ways of all who may leave over an exit.
fn way_out(battle: &Battle, side: Side, who: Leaver) -> i32 {
    let exits = battle.setting.get().exits.iter().filter(|exit| exit.side == side);
    let hexes = exits.filter(|exit| admits(exit, who)).fold(HexSet::NONE, |all, it| all | it.hexes);
    if hexes.is_empty() {
        return 0;
    }
    let leaves = |unit: &UnitId| match battle.card(*unit).special {
        Special::Headquarters => who == Leaver::Headquarters,
        Special::Peasants => false,
        Special::None | Special::Ninja => who == Leaver::Units,
    };
    let way = |unit: UnitId| {
        let apart = |hex| battle.ground().distance(battle.hex(unit), hex);
        i32::from(hexes.iter().map(apart).min().unwrap_or(FAR).min(FAR))
    };
    in_field(battle, side).iter().filter(leaves).map(way).sum()
}

fn admits(exit: &Exit, who: Leaver) -> bool {
    exit.who == Leaver::Everybody || exit.who == who
}
