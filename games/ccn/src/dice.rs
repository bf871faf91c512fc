//! [CCN-10.2.1] How many dice an attack has, and where each of them comes from.

use crate::ground::{self, Reach, Reduction, Works};
use crate::hex::Hex;
use crate::kind::Kind;
use crate::pieces::{Arm, Ground, Nation, UnitId};
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
    /// [CCN-22.2.1] Cut to one die: a square fights, or is charged.
    fn cut_by_square(self) -> Count {
        Count { square: self.given().saturating_sub(1), ..self }
    }

    /// [CCN-10.2.1] What is rolled: terrain comes last, and there are never fewer than none.
    pub(crate) fn total(self) -> u8 {
        self.before_terrain().saturating_sub(self.reduction.total())
    }

    /// What terrain takes from.
    fn before_terrain(self) -> u8 {
        self.given() - self.square
    }

    fn given(self) -> u8 {
        self.base + self.bonus + self.nation + self.card
    }

    /// What gives dice and what takes them away, each with its number, in the order of the rules.
    /// No more is taken than there is.
    pub(crate) fn parts(self) -> impl Iterator<Item = (Source, i32)> {
        let reduction = self.reduction;
        let given = [
            (Source::Blocks, self.base),
            (Source::Kind, self.bonus),
            (Source::Nation, self.nation),
            (Source::Card, self.card),
        ];
        let taken = [
            (Source::Square, self.square),
            (Source::TargetGround, reduction.target),
            (Source::TargetWorks, reduction.target_works),
            (Source::OwnGround, reduction.attacker),
            (Source::OwnWorks, reduction.own_works),
        ];
        let mut left = self.given();
        let given = given.into_iter().map(|(source, dice)| (source, i32::from(dice)));
        let taken = taken.into_iter().map(move |(source, dice)| {
            let dice = dice.min(left);
            left -= dice;
            (source, -i32::from(dice))
        });
        given.chain(taken).filter(|&(_, dice)| dice != 0)
    }
}

/// What gives dice to an attack, or takes them away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Blocks,
    Kind,
    Nation,
    Card,
    Square,
    TargetGround,
    TargetWorks,
    OwnGround,
    OwnWorks,
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
        let distance = self.setting.get().board.distance(from, at);
        let count = self.fire_before_terrain(unit, distance);
        self.reduced(count, self.arm(unit), Reach::Fire, from, at)
    }

    /// The dice of a unit that fires so far at a target in the open.
    pub(crate) fn fire_dice_over(&self, unit: UnitId, distance: u8) -> Count {
        self.reduced_in_open(self.fire_before_terrain(unit, distance), unit, Reach::Fire)
    }

    fn fire_before_terrain(&self, unit: UnitId, distance: u8) -> Count {
        let (profile, moved) = (self.profile(unit), self.unit(unit).moved);
        let blocks = self.unit(unit).blocks;
        let (base, bonus, nation) = match profile.arm {
            Arm::Infantry if moved == 0 => standing_fire(profile, blocks),
            Arm::Infantry => self.moving_fire(profile, blocks),
            Arm::Cavalry => (0, 0, 0),
            Arm::Artillery => {
                let options = &self.setting.get().options;
                (artillery_dice(profile, blocks, moved, distance, options), 0, 0)
            }
        };
        // [CCN-12.2.3] Half of one block is no die for Portuguese, but a card still adds its own;
        // [CCN-12.2.4] guns out of reach get none.
        let fires = profile.arm == Arm::Infantry || base > 0;
        // What a card adds to fire does not depend on the target.
        let card = if fires { self.card_dice(unit, Reach::Fire, self.unit(unit).hex) } else { 0 };
        let count = Count { base, bonus, nation, card, ..Count::default() };
        if self.is_square(unit) { count.cut_by_square() } else { count }
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
        let count = self.melee_before_terrain(unit, at, target, occasion);
        let is_cut = self.is_square(unit) || self.charges_square(unit, at);
        let count = if is_cut { count.cut_by_square() } else { count };
        self.reduced(count, self.arm(unit), Reach::Melee, self.unit(unit).hex, at)
    }

    /// The same against a target in the open that is not in square.
    pub(crate) fn melee_dice_in_open(
        &self,
        unit: UnitId,
        target: Target,
        occasion: Occasion,
    ) -> Count {
        let count = self.melee_before_terrain(unit, self.unit(unit).hex, target, occasion);
        let count = if self.is_square(unit) { count.cut_by_square() } else { count };
        self.reduced_in_open(count, unit, Reach::Melee)
    }

    fn melee_before_terrain(
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
        Count { base, bonus, nation, card, ..Count::default() }
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

    /// The same for a target in the open: what is left is for the attacker's own hex.
    fn reduced_in_open(&self, count: Count, unit: UnitId, reach: Reach) -> Count {
        let (options, own) = (&self.setting.get().options, self.ground(self.unit(unit).hex));
        let (open, works) = (Ground::Clear, Works::default());
        let reduction = ground::reduction(self.arm(unit), reach, own, open, works, options);
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
