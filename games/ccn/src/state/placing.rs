//! Where pieces stand is kept by piece, by hex and by side; here the three are changed together.

use crate::hex::Hex;
use crate::pieces::{LeaderId, UnitId};
use crate::state::{Battle, Fate, Leader, Slot};

impl Battle {
    /// Puts a unit in another hex, together with the leader it takes along. A leader who stands
    /// there already is joined.
    pub(crate) fn move_unit(&mut self, unit: UnitId, to: Hex, leader: Option<LeaderId>) {
        self.lift_unit(unit);
        self.put_unit(unit, to);
        if let Some(leader) = leader {
            self.move_leader(leader, to);
        }
    }

    pub(crate) fn put_unit(&mut self, unit: UnitId, hex: Hex) {
        self.units[usize::from(unit.0)].hex = hex;
        self.unit_in[hex.index()] = Slot::new(unit.0 + 1);
        self.unit_hexes[self.side_of(unit) as usize].insert(hex);
    }

    /// Takes a unit off the board.
    pub(crate) fn lift_unit(&mut self, unit: UnitId) {
        let hex = self.unit(unit).hex;
        self.unit_in[hex.index()] = None;
        self.unit_hexes[self.side_of(unit) as usize].remove(hex);
    }

    pub(crate) fn move_leader(&mut self, leader: LeaderId, to: Hex) {
        let hex = self.leader(leader).hex;
        self.take_from(leader, hex);
        self.put_leader(leader, to);
    }

    pub(crate) fn put_leader(&mut self, leader: LeaderId, hex: Hex) {
        self.leaders[usize::from(leader.0)].hex = hex;
        self.leader_in[hex.index()] = Slot::new(leader.0 + 1);
        self.leader_hexes[self.side_of_leader(leader) as usize].insert(hex);
    }

    /// Takes a leader from where he stands, for whatever becomes of him.
    pub(crate) fn lift_leader(&mut self, leader: LeaderId, fate: Fate) {
        if self.leader(leader).fate == Fate::Present {
            self.take_from(leader, self.leader(leader).hex);
        }
        // Nothing is remembered of a leader who is out of the game.
        if fate != Fate::Fleeing {
            self.leaders[usize::from(leader.0)] = Leader::default();
        }
        self.leaders[usize::from(leader.0)].fate = fate;
    }

    /// A leader stands in a hex no longer.
    fn take_from(&mut self, leader: LeaderId, hex: Hex) {
        let side = self.side_of_leader(leader);
        self.leader_in[hex.index()] = None;
        self.leader_hexes[side as usize].remove(hex);
    }
}
