//! Why something is not allowed: cheap enough to be asked for every choice.

use engine::{Phrase, Refusal};

use crate::ids::HexId;
use crate::setting::Setting;

/// A rule that forbids a decision, the sentence that says so, and up to two numbers and a hex in
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ban {
    rule: &'static str,
    sentence: &'static str,
    has: u8,
    limit: u8,
    hex: Option<HexId>,
}

/// Whether something is allowed, or what forbids it.
pub(crate) type Allowed = Result<(), Ban>;

impl Ban {
    pub(crate) const fn new(rule: &'static str, sentence: &'static str) -> Ban {
        Ban { rule, sentence, has: 0, limit: 0, hex: None }
    }

    /// Fills the blanks `$has` and `$limit`.
    pub(crate) const fn numbers(self, has: u8, limit: u8) -> Ban {
        Ban { has, limit, ..self }
    }

    /// Fills the blank `$hex`.
    pub(crate) const fn at(self, hex: HexId) -> Ban {
        Ban { hex: Some(hex), ..self }
    }

    /// Whether it is this sentence.
    pub(crate) fn says(&self, sentence: &str) -> bool {
        self.sentence == sentence
    }

    /// The refusal that a player reads.
    pub(crate) fn refusal(self, setting: &Setting) -> Refusal {
        let why = Phrase::new(self.sentence).number("has", self.has).number("limit", self.limit);
        let why = match self.hex {
            Some(hex) => why.place("hex", setting.ground.number(hex)),
            None => why,
        };
        Refusal::new(self.rule, why)
    }
}

/// Forbids something unless it is so.
pub(crate) fn require(holds: bool, ban: Ban) -> Allowed {
    if holds { Ok(()) } else { Err(ban) }
}

/// Allowed if anything is; otherwise what forbids all of it, if that is one reason, or `else_ban`.
pub(crate) fn require_any(answers: impl Iterator<Item = Allowed>, else_ban: Ban) -> Allowed {
    let mut common: Option<Ban> = None;
    for answer in answers {
        let Err(ban) = answer else { return Ok(()) };
        let same = common.is_none_or(|one| one.sentence == ban.sentence);
        common = Some(if same { ban } else { else_ban });
    }
    Err(common.unwrap_or(else_ban))
}
