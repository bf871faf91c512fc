//! How things are called: words that the locale files know, and names that are the same in every
//! language.

use std::borrow::Cow;

use engine::{Arg, Phrase};

use crate::event::{Cause, Face, Who};
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::pieces::{Aim, Ground, Kind, Letter, Post, Role, Side};
use crate::setting::Setting;
use crate::state::Campaign;

impl Side {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Side::French => "side-french",
            Side::Russian => "side-russian",
        }
    }

    /// A block of this side that nobody can name.
    pub(crate) fn some_block(self) -> &'static str {
        match self {
            Side::French => "side-french.block",
            Side::Russian => "side-russian.block",
        }
    }
}

impl Kind {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Kind::Headquarters => "kind-headquarters",
            Kind::Infantry => "kind-infantry",
            Kind::Jaeger => "kind-jaeger",
            Kind::Voltigeur => "kind-voltigeur",
            Kind::Militia => "kind-militia",
            Kind::LightCavalry => "kind-light-cavalry",
            Kind::HeavyCavalry => "kind-heavy-cavalry",
            Kind::Cossack => "kind-cossack",
            Kind::LightArtillery => "kind-light-artillery",
            Kind::HeavyArtillery => "kind-heavy-artillery",
            Kind::HorseArtillery => "kind-horse-artillery",
        }
    }
}

impl Letter {
    /// As it is printed on the block.
    pub(crate) fn printed(self) -> &'static str {
        match self {
            Letter::A => "A",
            Letter::B => "B",
            Letter::C => "C",
        }
    }
}

impl Post {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Post::French => "post-french",
            Post::Supreme => "post-supreme",
            Post::First => "post-first",
            Post::Second => "post-second",
        }
    }
}

impl Role {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Role::Attacker => "role-attacker",
            Role::Defender => "role-defender",
        }
    }
}

impl Aim {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Aim::All => "aim-all",
            Aim::Squares => "aim-squares",
            Aim::Others => "aim-others",
        }
    }
}

impl Ground {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Ground::Clear => "ground-clear",
            Ground::Woods => "ground-woods",
            Ground::Marsh => "ground-marsh",
        }
    }
}

impl Cause {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Cause::Bombardment => "cause-bombardment",
            Cause::OwnGuns => "cause-own-guns",
            Cause::Fire => "cause-fire",
            Cause::Bayonet => "cause-bayonet",
            Cause::Straggling => "cause-straggling",
            Cause::Surplus => "cause-surplus",
            Cause::FullArea => "cause-full-area",
            Cause::NoRetreat => "cause-no-retreat",
            Cause::Attrition => "cause-attrition",
        }
    }
}

/// The form of a term in which it is the subject of a sentence: "the French".
pub(crate) fn they(term: &str) -> String {
    format!("{term}.they")
}

impl Setting {
    /// A block without its steps: `5th Division Compans`; one of several of the same name has its id
    /// behind it: `Guard horse artillery R-5-RA`. What is not in the lists has a question mark for a name.
    pub(crate) fn block_name(&self, block: BlockId) -> String {
        self.called.get(block.index()).map_or_else(|| "?".to_owned(), String::clone)
    }

    /// A block with its steps: `5th Division Compans (4)`.
    pub(crate) fn face_name(&self, face: Face) -> String {
        format!("{} ({})", self.block_name(face.block), face.steps)
    }

    /// Whoever does something: by name if it is known, else as a block of its side.
    pub(crate) fn whom(&self, who: &Who) -> Arg {
        match who.face {
            Some(face) => Arg::Text(self.face_name(face).into()),
            None => Arg::Term(who.side.some_block().into()),
        }
    }

    /// The names of some areas.
    pub(crate) fn area_names(&self, areas: AreaSet) -> String {
        listed(areas.iter().map(|area| self.map.name_of(area)))
    }
}

impl Campaign {
    /// Names a block with the steps that it has. Only for those who may know it.
    pub(crate) fn with_block(&self, phrase: Phrase, name: &'static str, block: BlockId) -> Phrase {
        let steps = self.steps.get(block.index()).copied().unwrap_or(0);
        phrase.text(name, self.setting.get().face_name(Face { block, steps }))
    }

    pub(crate) fn with_area(&self, phrase: Phrase, name: &'static str, area: AreaId) -> Phrase {
        phrase.place(name, self.map().name_of(area))
    }

    /// Where a block stands.
    pub(crate) fn with_area_of(
        &self,
        phrase: Phrase,
        name: &'static str,
        block: BlockId,
    ) -> Phrase {
        match self.areas.get(block.index()).copied().flatten() {
            Some(area) => self.with_area(phrase, name, area),
            None => phrase.text(name, "?"),
        }
    }
}

/// Dice as they fell.
pub(crate) fn pips(dice: &[u8]) -> Cow<'static, str> {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ").into()
}

pub(crate) fn listed(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
