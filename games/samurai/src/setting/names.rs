//! What units and hexes are called.

use engine::Seat;

use super::Setting;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::pieces::Force;
use crate::position::UnitLine;

impl Setting {
    /// [SAM-1.1.2] The units of the commander in a seat, whether they are in the battle or not.
    pub(crate) fn command(&self, seat: Seat) -> UnitSet {
        self.commands.get(usize::from(seat.0)).copied().unwrap_or(UnitSet::NONE)
    }

    /// What the commander in a seat is called: as his side, if he is alone.
    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        self.card.sides.get(usize::from(seat.0)).map_or_else(String::new, |it| it.title.clone())
    }

    /// The name of a unit: `A3` is number 3 of the first side, `C1` of the third force.
    #[must_use]
    pub fn name_of(&self, unit: UnitId) -> String {
        let post = &self.roster[unit.index()];
        let letter = match post.force {
            Force::A => 'A',
            Force::B => 'B',
            Force::Third => 'C',
        };
        format!("{letter}{}", post.number)
    }

    /// The unit with a name.
    #[must_use]
    pub fn unit_called(&self, name: &str) -> Option<UnitId> {
        self.units().find(|&unit| self.name_of(unit) == name)
    }

    /// Every unit of the roster.
    pub(crate) fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.roster.len() as u8).map(UnitId::new)
    }

    /// [SAM-2.1.1] The printed number of a hex: column and row, two digits each, from 1.
    #[must_use]
    pub fn number_of(&self, hex: HexId) -> String {
        self.ground.number(hex)
    }

    /// The hex in a column and row, from 0.
    #[must_use]
    pub fn hex_at(&self, column: u8, row: u8) -> Option<HexId> {
        self.ground.at(column, row)
    }

    /// A unit as it starts, for those who read a position that leaves out what has not changed.
    #[must_use]
    pub fn start_of(&self, name: &str) -> Option<UnitLine> {
        let post = &self.roster[self.unit_called(name)?.index()];
        Some(UnitLine {
            id: name.to_owned(),
            facing: Some(post.facing.into()),
            figures: Some(post.figures),
            commander: Some(post.commander),
            ammunition: Some(post.ammunition),
            markers: Some(post.markers),
            honour: Some(post.honour),
            fatigue: Some(post.fatigue),
            ..UnitLine::default()
        })
    }
}
