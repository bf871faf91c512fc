//! [SAM-3.1.2] Points for armies.

use super::{Hiding, Setting, Start};
use crate::ids::UnitId;
use crate::pieces::{Commander, Force, Side};

/// [SAM-3.1.2] What a commander costs.
pub(crate) const COMMANDER_POINTS: u16 = 4;

impl Setting {
    /// [SAM-3.1.2] What a unit costs: its card and its commander.
    pub(crate) fn cost(&self, unit: UnitId) -> u16 {
        let post = &self.roster[unit.index()];
        let commander = if post.commander == Commander::Present { COMMANDER_POINTS } else { 0 };
        self.cards[post.card.index()].points + commander
    }

    /// What all units of a side cost, reinforcements included. Of units that it hides it may take
    /// as many as their points allow.
    pub(crate) fn army_points(&self, side: Side) -> u16 {
        let units = self.forces[side.index()].iter();
        let in_field = units.filter(|unit| self.roster[unit.index()].start != Start::Pool);
        let hiding = self.sides[side.index()].hiding.as_ref();
        in_field.map(|unit| self.cost(unit)).sum::<u16>() + hiding.map_or(0, |it| it.worth(self))
    }

    /// The points of all forces, for whoever chooses a scenario or writes one.
    pub(super) fn points_in_words(&self) -> String {
        let [a, b] = Side::BOTH
            .map(|side| format!("{} {}", self.sides[side.index()].title, self.army_points(side)));
        let third = self.third.as_ref().map(|third| {
            let units = self.forces[Force::Third.index()].iter();
            format!(", {} {}", third.title, units.map(|unit| self.cost(unit)).sum::<u16>())
        });
        format!("Points of the armies: {a}, {b}{}.", third.unwrap_or_default())
    }
}

impl Hiding {
    /// What can be hidden: the points, or all of the pool if that costs less.
    fn worth(&self, setting: &Setting) -> u16 {
        self.points.min(self.pool.iter().map(|unit| setting.cost(unit)).sum())
    }
}
