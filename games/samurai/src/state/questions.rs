//! What the rules ask of a position.

use hexes::Direction;

use super::{Battle, Doing, Unit};
use crate::cards::Card;
use crate::ground::Ground;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::order::{Order, OrderKind};
use crate::pieces::{Force, Level, Side, Status};
use crate::setting::Post;

impl Battle {
    #[inline]
    pub(crate) fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    #[inline]
    pub(crate) fn doing(&self, unit: UnitId) -> &Doing {
        &self.units[unit.index()].doing
    }

    #[inline]
    pub(crate) fn order(&self, unit: UnitId) -> Option<Order> {
        self.doing(unit).order
    }

    #[inline]
    pub(crate) fn has_order(&self, unit: UnitId, kind: OrderKind) -> bool {
        self.order(unit).is_some_and(|order| order.kind() == kind)
    }

    /// The hex of a unit that is on the board or hidden.
    #[inline]
    pub(crate) fn hex(&self, unit: UnitId) -> HexId {
        self.unit(unit).hex.expect("the unit is in the field")
    }

    /// What the scenario says of a unit.
    #[inline]
    pub(crate) fn post(&self, unit: UnitId) -> &'static Post {
        &self.setting.get().roster[unit.index()]
    }

    #[inline]
    pub(crate) fn card(&self, unit: UnitId) -> &'static Card {
        let setting = self.setting.get();
        &setting.cards[self.post(unit).card.index()]
    }

    #[inline]
    pub(crate) fn ground(&self) -> &'static Ground {
        &self.setting.get().ground
    }

    /// Whether the rules of a level hold.
    #[inline]
    pub(crate) fn plays(&self, level: Level) -> bool {
        self.setting.get().options.level >= level
    }

    #[inline]
    pub(crate) fn with_status(&self, status: Status) -> UnitSet {
        self.rolls[status as usize]
    }

    /// Units on the board, the third force among them.
    #[inline]
    pub(crate) fn visible(&self) -> UnitSet {
        self.with_status(Status::Visible)
    }

    #[inline]
    pub(crate) fn hidden(&self) -> UnitSet {
        self.with_status(Status::Hidden)
    }

    pub(crate) fn status(&self, unit: UnitId) -> Status {
        let all =
            [Status::Waiting, Status::Visible, Status::Hidden, Status::Destroyed, Status::Escaped];
        let holds = |&status: &Status| self.with_status(status).contains(unit);
        all.into_iter().find(holds).unwrap_or(Status::Absent)
    }

    /// [SAM-19.2.5] Whose a unit is now; nobody's, if the third force has not joined.
    #[inline]
    pub(crate) fn side(&self, unit: UnitId) -> Option<Side> {
        match self.post(unit).force {
            Force::A => Some(Side::A),
            Force::B => Some(Side::B),
            Force::Third => self.joined,
        }
    }

    /// All units of a side, whatever their status.
    #[inline]
    pub(crate) fn army(&self, side: Side) -> UnitSet {
        let forces = &self.setting.get().forces;
        let own = forces[side.index()];
        if self.joined == Some(side) { own | forces[Force::Third.index()] } else { own }
    }

    /// The enemies of a unit, whatever their status; a neutral unit has none.
    #[inline]
    pub(crate) fn enemies(&self, unit: UnitId) -> UnitSet {
        self.side(unit).map_or(UnitSet::NONE, |side| self.army(side.enemy()))
    }

    #[inline]
    pub(crate) fn are_enemies(&self, one: UnitId, other: UnitId) -> bool {
        self.enemies(one).contains(other)
    }

    /// [SAM-21.2.2] Units of a set by side index, then number; [SAM-19.2.5] those of the third
    /// force after the side's own that they joined.
    pub(crate) fn in_order(&self, units: UnitSet) -> impl Iterator<Item = UnitId> + use<> {
        let forces = &self.setting.get().forces;
        let [a, b, third] = [0, 1, 2].map(|force| units & forces[force]);
        let parts = match self.joined {
            Some(Side::A) => [a, third, b],
            Some(Side::B) | None => [a, b, third],
        };
        parts.into_iter().flat_map(|part| part.iter())
    }

    /// Who stands or hides in a hex.
    #[inline]
    pub(crate) fn occupant(&self, hex: HexId) -> Option<UnitId> {
        if !self.occupied.contains(hex) {
            return None;
        }
        (self.visible() | self.hidden()).iter().find(|&unit| self.unit(unit).hex == Some(hex))
    }

    /// Who stands visibly in a hex.
    #[inline]
    pub(crate) fn standing(&self, hex: HexId) -> Option<UnitId> {
        if !self.occupied.contains(hex) {
            return None;
        }
        self.visible().iter().find(|&unit| self.unit(unit).hex == Some(hex))
    }

    /// Who stands or hides next to a unit in a direction.
    pub(crate) fn beside(&self, unit: UnitId, direction: Direction) -> Option<UnitId> {
        self.occupant(self.ground().neighbour(self.hex(unit), direction)?)
    }

    /// [SAM-8.2.1] The enemies that a unit is engaged with.
    pub(crate) fn foes(&self, unit: UnitId) -> UnitSet {
        let directions = self.unit(unit).engaged.iter();
        directions.filter_map(|direction| self.beside(unit, direction)).collect()
    }

    /// [SAM-9.1.1] The engaged enemy in the hex that a unit faces.
    pub(crate) fn faced_foe(&self, unit: UnitId) -> Option<UnitId> {
        let Unit { facing, engaged, .. } = *self.unit(unit);
        if engaged.contains(facing) { self.beside(unit, facing) } else { None }
    }

    /// [SAM-16.1.1] The HQ of a side.
    pub(crate) fn headquarters(&self, side: Side) -> Option<UnitId> {
        self.setting.get().headquarters[side.index()]
    }

    /// [SAM-16.1.5] Whether the HQ of a side was destroyed.
    pub(crate) fn has_lost_headquarters(&self, side: Side) -> bool {
        let destroyed = self.with_status(Status::Destroyed);
        self.headquarters(side).is_some_and(|unit| destroyed.contains(unit))
    }

    /// [SAM-3.1.4] The full strength of a unit.
    pub(crate) fn full_strength(&self, unit: UnitId) -> u8 {
        let extra = self.unit(unit).commander != crate::pieces::Commander::None;
        self.card(unit).figures + u8::from(extra)
    }

    /// [SAM-3.1.4] Figures lost.
    pub(crate) fn lost_figures(&self, unit: UnitId) -> u8 {
        self.full_strength(unit).saturating_sub(self.unit(unit).figures)
    }
}
