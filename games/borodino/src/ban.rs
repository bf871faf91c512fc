//! Why something is not allowed: cheap enough to be asked for every choice.

use engine::{Phrase, Refusal};

use crate::ids::AreaId;
use crate::setting::Setting;

/// A rule that forbids a decision, the sentence that says so, and up to two numbers and an area in
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ban {
    rule: &'static str,
    sentence: &'static str,
    has: u8,
    limit: u8,
    area: Option<AreaId>,
}

/// Whether something is allowed, or what forbids it.
pub(crate) type Allowed = Result<(), Ban>;

impl Ban {
    pub(crate) const fn new(rule: &'static str, sentence: &'static str) -> Ban {
        Ban { rule, sentence, has: 0, limit: 0, area: None }
    }

    /// Fills the blanks `$has` and `$limit`.
    pub(crate) const fn numbers(self, has: u8, limit: u8) -> Ban {
        Ban { has, limit, ..self }
    }

    /// Fills the blank `$area`.
    pub(crate) const fn at(self, area: AreaId) -> Ban {
        Ban { area: Some(area), ..self }
    }

    /// The refusal that a player reads.
    pub(crate) fn refusal(self, setting: &Setting) -> Refusal {
        let why = Phrase::new(self.sentence).number("has", self.has).number("limit", self.limit);
        let why = match self.area {
            Some(area) => why.place("area", setting.map.name_of(area)),
            None => why,
        };
        Refusal::new(self.rule, why)
    }
}

/// Forbids something unless it is so.
pub(crate) fn require(holds: bool, ban: Ban) -> Allowed {
    if holds { Ok(()) } else { Err(ban) }
}
