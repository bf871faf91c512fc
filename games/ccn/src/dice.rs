//! [CCN-10.2.1] How many dice an attack has, and where each of them comes from.

use crate::ground::{self, Reach, Reduction, Works};
use crate::hex::Hex;
use crate::kind::Kind;
use crate::pieces::{Arm, Nation, UnitId};
use crate::state::Battle;
use crate::units::{Profile, artillery_dice};

/// The dice of an attack, counted in the order of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    /// By blocks, halved after moving in fire; artillery by its table.
    pub(crate) base: u8,
    /// Added by type.
    pub(crate) bonus: u8,
    /// [CCN-3.2.2], [CCN-3.2.3] Added by nation.
    pub(crate) nation: u8,
    /// [CCN-25.1.4] Added by the card of the turn.
    pub(crate) card: u8,
    /// [CCN-22.2.1], [CCN-22.2.2] Taken away by a square, so that one is left before terrain.
    pub(crate) square: u8,
    /// Taken away by the ground.
    pub(crate) reduction: Reduction,
}

impl Count {
    /// [CCN-22.2.1] Cut to one die, if a square fights or is charged.
    fn cut(self, by_square: bool) -> Count {
        let all = self.base + self.bonus + self.nation + self.card;
        Count { square: if by_square { all.saturating_sub(1) } else { 0 }, ..self }
    }

    /// [CCN-10.2.1] What is rolled: terrain comes last, and there are never fewer than none.
    pub(crate) fn total(self) -> u8 {
        self.before_terrain().saturating_sub(self.reduction.total())
    }

    /// What terrain takes from.
    fn before_terrain(self) -> u8 {
        self.base + self.bonus + self.nation + self.card - self.square
    }
}

/// What is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Unit(Arm),
    LoneLeader,
}

/// Whether an attack is declared in one's own turn, so that having moved counts, or is a battle
/// back, for which it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
    Attack,
    Reply,
}

impl Battle {
    /// The dice of a unit that fires at `at`.
    pub(crate) fn fire_dice(&self, unit: UnitId, at: Hex) -> Count {
        let from = self.unit(unit).hex;
        let (profile, moved) = (self.profile(unit), self.unit(unit).moved);
        let blocks = self.unit(unit).blocks;
        let (base, bonus, nation) = match profile.arm {
            Arm::Infantry if moved == 0 => standing_fire(profile, blocks),
            Arm::Infantry => self.moving_fire(profile, blocks),
            Arm::Cavalry => (0, 0, 0),
            Arm::Artillery => {
                let distance = self.setting.get().board.distance(from, at);
                let options = &self.setting.get().options;
                (artillery_dice(profile, blocks, moved, distance, options), 0, 0)
            }
        };
        // [CCN-12.2.3] Half of one block is no die for Portuguese, but a card still adds its own;
        // [CCN-12.2.4] guns out of reach get none.
        let fires = profile.arm == Arm::Infantry || base > 0;
        let card = if fires { self.card_dice(unit, Reach::Fire, at) } else { 0 };
        let count = Count { base, bonus, nation, card, ..Count::default() };
        self.reduced(count.cut(self.is_square(unit)), profile.arm, Reach::Fire, from, at)
    }

    /// [CCN-12.2.3] Half the blocks, rounded up for French and British and down for Portuguese;
    /// the type's bonus comes after rounding.
    fn moving_fire(&self, profile: &Profile, blocks: u8) -> (u8, u8, u8) {
        let base = match profile.nation {
            Nation::French | Nation::British => blocks.div_ceil(2),
            Nation::Portuguese => blocks / 2,
        };
        let printed = self.setting.get().options.rifle_moving_dice_as_printed;
        match (profile.kind, printed) {
            // [CCN-3.1.2] Printed: 2, 2 and 1 dice for 3, 2 and 1 blocks.
            (Kind::Rifle, true) => (base, u8::from(blocks == 2), 0),
            _ => (base, profile.fire_bonus, 0),
        }
    }

    /// The dice of a unit that attacks or strikes back at `at` in melee.
    pub(crate) fn melee_dice(
        &self,
        unit: UnitId,
        at: Hex,
        target: Target,
        occasion: Occasion,
    ) -> Count {
        let profile = self.profile(unit);
        let base = self.melee_base(unit, occasion);
        let against_infantry = target == Target::Unit(Arm::Infantry);
        // [CCN-3.2.2] French line against infantry.
        let national = if against_infantry { profile.melee_bonus_against_infantry } else { 0 };
        let (bonus, nation) = if base == 0 { (0, 0) } else { (profile.melee_bonus, national) };
        let card = match occasion {
            Occasion::Attack if base > 0 => self.card_dice(unit, Reach::Melee, at),
            Occasion::Attack | Occasion::Reply => 0,
        };
        let count = Count { base, bonus, nation, card, ..Count::default() };
        let count = count.cut(self.is_square(unit) || self.charges_square(unit, at));
        self.reduced(count, profile.arm, Reach::Melee, self.unit(unit).hex, at)
    }

    /// [CCN-16.2.1] The dice with which a unit strikes at a leader who flees through its hex: by
    /// blocks and type alone.
    pub(crate) fn escape_dice(&self, unit: UnitId) -> u8 {
        if self.is_square(unit) {
            return 1;
        }
        self.melee_base(unit, Occasion::Reply) + self.profile(unit).melee_bonus
    }

    /// [CCN-13.2.1], [CCN-13.2.2] By blocks, whether or not it moved; [CCN-13.2.3] artillery by
    /// its table, in which having moved counts for declared attacks only.
    fn melee_base(&self, unit: UnitId, occasion: Occasion) -> u8 {
        let (profile, state) = (self.profile(unit), self.unit(unit));
        match profile.arm {
            Arm::Infantry | Arm::Cavalry => state.blocks,
            Arm::Artillery => {
                let moved = if occasion == Occasion::Attack { state.moved } else { 0 };
                artillery_dice(profile, state.blocks, moved, 1, &self.setting.get().options)
            }
        }
    }

    /// [CCN-22.2.2] Whether cavalry attacks a square, or [CCN-22.3.6] strikes at one that attacks.
    fn charges_square(&self, unit: UnitId, at: Hex) -> bool {
        let target = self.unit_at(at);
        self.arm(unit) == Arm::Cavalry && target.is_some_and(|target| self.is_square(target))
    }

    /// [CCN-10.2.1] Terrain comes last.
    fn reduced(&self, count: Count, arm: Arm, reach: Reach, from: Hex, at: Hex) -> Count {
        let options = &self.setting.get().options;
        let works = self.works_between(from, at);
        let reduction =
            ground::reduction(arm, reach, self.ground(from), self.ground(at), works, options);
        Count { reduction, ..count }
    }

    /// [CCN-24.6.1] The works through which an attack goes.
    pub(crate) fn works_between(&self, from: Hex, at: Hex) -> Works {
        let terrain = self.terrain();
        if !terrain.has_works {
            return Works::default();
        }
        Works { target: terrain.works_face(at, from), attacker: terrain.works_face(from, at) }
    }
}

/// [CCN-12.2.2] All blocks and the type's bonus; [CCN-3.2.3] British line adds one die more.
fn standing_fire(profile: &Profile, blocks: u8) -> (u8, u8, u8) {
    (blocks, profile.fire_bonus, profile.standing_bonus)
}
