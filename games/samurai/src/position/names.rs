//! Looking names up, and noting what is wrong.

use crate::ids::{HexId, UnitId};
use crate::setting::Setting;

/// The names of a setting, and all faults found so far.
pub(super) struct Names {
    pub(super) setting: &'static Setting,
    pub(super) faults: Vec<String>,
}

impl Names {
    pub(super) fn new(setting: &'static Setting) -> Names {
        Names { setting, faults: Vec::new() }
    }

    /// Notes a fault unless it is so.
    pub(super) fn require(&mut self, is_so: bool, fault: impl FnOnce() -> String) {
        if !is_so {
            self.faults.push(fault());
        }
    }

    /// The unit that is called so.
    pub(super) fn unit(&mut self, id: &str, place: &str) -> Option<UnitId> {
        let found = self.setting.unit_called(id);
        self.require(found.is_some(), || format!("{place}: there is no unit {id:?}."));
        found
    }

    /// The hex with this number.
    pub(super) fn hex(&mut self, number: &str, place: &str) -> Option<HexId> {
        let found = self.setting.ground.numbered(number);
        self.require(found.is_some(), || format!("{place}: there is no hex {number:?}."));
        found
    }
}
