//! [CCN-3.1.1] to [CCN-3.2.1] The unit tables.

use crate::kind::Kind::{
    self, Cuirassiers, FootArtillery, Grenadier, GuardFootArtillery, GuardGrenadier,
    GuardHeavyCavalry, GuardHorseArtillery, GuardLight, GuardLightCavalry, HeavyCavalry,
    HorseArtillery, Light, LightCavalry, LightLancers, Line, Militia, MilitiaArtillery,
    MilitiaCavalry, OldGuard, Rifle, YoungGuard,
};
use crate::options::Options;
use crate::pieces::{Arm, Nation};

/// The row of a unit in the tables of its nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Profile {
    pub(crate) nation: Nation,
    pub(crate) kind: Kind,
    pub(crate) arm: Arm,
    /// Blocks at full strength.
    pub(crate) blocks: u8,
    /// The most hexes it moves, and the most after which it may still battle.
    pub(crate) moves: u8,
    pub(crate) battles_after: u8,
    /// How far it fires; 0 if it does not.
    pub(crate) range: u8,
    /// Dice that its type adds in fire, and those it adds only if it did not move.
    pub(crate) fire_bonus: u8,
    pub(crate) standing_bonus: u8,
    /// Dice that its type adds in melee, and those it adds only against infantry.
    pub(crate) melee_bonus: u8,
    pub(crate) melee_bonus_against_infantry: u8,
    /// Flags that its type may ignore.
    pub(crate) ignores: u8,
    /// Hexes of retreat for each flag.
    pub(crate) retreats: u8,
}

impl Profile {
    /// The row of `kind` in the table of `nation`, or `None` if that army has no such unit.
    pub(crate) fn of(nation: Nation, kind: Kind, options: &Options) -> Option<Profile> {
        Some(Profile {
            nation,
            kind,
            arm: kind.arm(),
            blocks: blocks(nation, kind)?,
            moves: moves(kind),
            battles_after: battles_after(kind),
            range: range(kind),
            fire_bonus: fire_bonus(nation, kind, options),
            standing_bonus: u8::from(nation == Nation::British && kind == Line),
            melee_bonus: melee_bonus(kind),
            melee_bonus_against_infantry: u8::from(nation == Nation::French && kind == Line),
            ignores: ignores(kind, options),
            retreats: if kind.is_militia() { 3 } else { 1 },
        })
    }
}

/// Which army has which units, and how many blocks they have. [CCN-3.1.4] Types that rules name
/// but the base game does not field are in the tables too.
fn blocks(nation: Nation, kind: Kind) -> Option<u8> {
    match nation {
        Nation::French => french_blocks(kind),
        Nation::British => british_blocks(kind),
        Nation::Portuguese => portuguese_blocks(kind),
    }
}

/// [CCN-3.1.1] French units.
fn french_blocks(kind: Kind) -> Option<u8> {
    match (kind, kind.arm()) {
        (Rifle | GuardGrenadier, _) => None,
        (_, Arm::Artillery) => Some(3),
        (_, Arm::Infantry | Arm::Cavalry) => Some(4),
    }
}

/// [CCN-3.1.2] British units.
fn british_blocks(kind: Kind) -> Option<u8> {
    match kind {
        Light | GuardGrenadier => Some(5),
        Line | Grenadier => Some(4),
        Rifle | LightCavalry | LightLancers | HeavyCavalry | GuardHeavyCavalry | MilitiaCavalry
        | FootArtillery | HorseArtillery | GuardHorseArtillery | MilitiaArtillery => Some(3),
        OldGuard | YoungGuard | GuardLight | Militia | GuardLightCavalry | Cuirassiers
        | GuardFootArtillery => None,
    }
}

/// [CCN-3.1.3] Portuguese units.
fn portuguese_blocks(kind: Kind) -> Option<u8> {
    match kind {
        Line | Light | Militia => Some(4),
        LightCavalry | LightLancers | MilitiaCavalry | FootArtillery | MilitiaArtillery => Some(3),
        Rifle | Grenadier | GuardGrenadier | OldGuard | YoungGuard | GuardLight
        | GuardLightCavalry | HeavyCavalry | Cuirassiers | GuardHeavyCavalry
        | GuardFootArtillery | HorseArtillery | GuardHorseArtillery => None,
    }
}

/// The most hexes of a move.
fn moves(kind: Kind) -> u8 {
    match kind {
        // [CCN-8.2.1] Infantry that moves one hex. [CCN-8.2.4] Foot artillery.
        Line | Militia | Grenadier | OldGuard | GuardGrenadier | FootArtillery
        | GuardFootArtillery | MilitiaArtillery => 1,
        // [CCN-8.2.2] Light types. [CCN-8.2.3] Heavy cavalry. [CCN-8.2.5] Horse artillery.
        Light | Rifle | YoungGuard | GuardLight | HeavyCavalry | Cuirassiers
        | GuardHeavyCavalry | HorseArtillery | GuardHorseArtillery => 2,
        // [CCN-8.2.3] Light cavalry.
        LightCavalry | LightLancers | GuardLightCavalry | MilitiaCavalry => 3,
    }
}

/// The most hexes after which the unit may still battle: [CCN-8.2.2] one for infantry, also for
/// light types; [CCN-8.2.3] all for cavalry; [CCN-8.2.5] one for horse artillery and
/// [CCN-8.2.4] none for foot.
fn battles_after(kind: Kind) -> u8 {
    match kind.arm() {
        Arm::Infantry => 1,
        Arm::Cavalry => moves(kind),
        Arm::Artillery => u8::from(!kind.is_foot_artillery()),
    }
}

/// [CCN-12.2.1] Infantry fires over 2 hexes, rifles over 3, foot artillery over 5, horse over 4.
fn range(kind: Kind) -> u8 {
    match kind.arm() {
        Arm::Infantry => 2 + u8::from(kind == Rifle),
        Arm::Cavalry => 0,
        Arm::Artillery => 4 + u8::from(kind.is_foot_artillery()),
    }
}

/// [CCN-12.2.2] One die more for light types, grenadiers and guard infantry.
fn fire_bonus(nation: Nation, kind: Kind, options: &Options) -> u8 {
    match kind {
        Grenadier if nation == Nation::French => u8::from(options.french_grenadier_fire_bonus),
        Light | Rifle | YoungGuard | GuardLight | Grenadier | GuardGrenadier | OldGuard => 1,
        Line | Militia | LightCavalry | LightLancers | GuardLightCavalry | HeavyCavalry
        | Cuirassiers | GuardHeavyCavalry | MilitiaCavalry | FootArtillery | GuardFootArtillery
        | HorseArtillery | GuardHorseArtillery | MilitiaArtillery => 0,
    }
}

/// [CCN-13.2.1], [CCN-13.2.2], [CCN-13.2.3] Dice that the type adds in melee.
fn melee_bonus(kind: Kind) -> u8 {
    match kind {
        OldGuard => 2,
        Grenadier | GuardGrenadier | YoungGuard | GuardLight | HeavyCavalry | Cuirassiers
        | GuardHeavyCavalry | GuardFootArtillery | GuardHorseArtillery => 1,
        Line | Light | Rifle | Militia | LightCavalry | LightLancers | GuardLightCavalry
        | MilitiaCavalry | FootArtillery | HorseArtillery | MilitiaArtillery => 0,
    }
}

/// [CCN-15.2.4] Flags that the type may ignore.
fn ignores(kind: Kind, options: &Options) -> u8 {
    match kind {
        Grenadier | Cuirassiers => 1,
        OldGuard | GuardGrenadier | GuardHeavyCavalry | GuardLightCavalry | GuardHorseArtillery => {
            2
        }
        GuardFootArtillery => options.guard_foot_artillery_flags,
        YoungGuard | GuardLight => options.young_guard_flags,
        Line | Light | Rifle | Militia | LightCavalry | LightLancers | HeavyCavalry
        | MilitiaCavalry | FootArtillery | HorseArtillery | MilitiaArtillery => 0,
    }
}

/// [CCN-3.2.1] Dice of artillery by distance; the type's melee bonus is not in it.
pub(crate) fn artillery_dice(
    profile: &Profile,
    blocks: u8,
    moved: u8,
    distance: u8,
    options: &Options,
) -> u8 {
    if profile.kind.is_foot_artillery() {
        foot_artillery_dice(blocks, moved, distance, options)
    } else {
        horse_artillery_dice(blocks, moved, distance, options)
    }
}

fn foot_artillery_dice(blocks: u8, moved: u8, distance: u8, options: &Options) -> u8 {
    let row =
        if blocks == 1 { [3, 2, 1, 1, 1] } else { [4, 3, 2, options.foot_artillery_range_4, 1] };
    if moved > 0 { 0 } else { row.get(usize::from(distance) - 1).copied().unwrap_or(0) }
}

fn horse_artillery_dice(blocks: u8, moved: u8, distance: u8, options: &Options) -> u8 {
    let far = |dice| if moved == 0 || options.horse_artillery_moved_range_4 { dice } else { 0 };
    let row = match (blocks, moved) {
        (1, 0) => [2, 1, 1, 1],
        (1, _) | (_, 2..) => [0; 4],
        (_, 0 | 1) => [3, 2, 1, far(1)],
    };
    row.get(usize::from(distance) - 1).copied().unwrap_or(0)
}
