//! How things are called: words that the locale files know, and names that are the same in every
//! language.

use std::borrow::Cow;

use engine::{Arg, Phrase};

use crate::board::{Location, Post, Role};
use crate::event::{Face, Who};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Army, Kind, Marker, Party, Side, Target};
use crate::setting::Setting;
use crate::state::Campaign;

impl Side {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Side::French => "side-french",
            Side::Allied => "side-allied",
        }
    }
}

impl Army {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Army::French => "army-french",
            Army::AngloDutch => "army-anglo-dutch",
            Army::Prussian => "army-prussian",
        }
    }

    /// A block of this army that nobody can name.
    pub(crate) fn some_block(self) -> &'static str {
        match self {
            Army::French => "army-french.block",
            Army::AngloDutch => "army-anglo-dutch.block",
            Army::Prussian => "army-prussian.block",
        }
    }
}

impl Party {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Party::French => "party-french",
            Party::Allies => "party-allies",
            Party::AngloDutch => "party-anglo-dutch",
            Party::Prussians => "party-prussians",
        }
    }
}

impl Kind {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Kind::Leader => "kind-leader",
            Kind::Infantry => "kind-infantry",
            Kind::LightCavalry => "kind-light-cavalry",
            Kind::HeavyCavalry => "kind-heavy-cavalry",
            Kind::FootArtillery => "kind-foot-artillery",
            Kind::HorseArtillery => "kind-horse-artillery",
        }
    }
}

impl Marker {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Marker::Woods => "marker-woods",
            Marker::Farm => "marker-farm",
            Marker::Hill => "marker-hill",
            Marker::Stream => "marker-stream",
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

impl Post {
    /// As its owner calls it.
    pub(crate) fn term(self) -> &'static str {
        match self {
            Post::Left => "post-left",
            Post::Centre => "post-centre",
            Post::Right => "post-right",
            Post::Reserve => "post-reserve",
        }
    }
}

impl Target {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Target::Squares => "target-squares",
            Target::Others => "target-others",
        }
    }
}

impl Location {
    /// As the rules page writes it: `A-C`.
    pub(crate) fn code(self) -> &'static str {
        const CODES: [&str; 8] = ["A-L", "A-C", "A-R", "A-Res", "D-L", "D-C", "D-R", "D-Res"];
        CODES[self.index()]
    }
}

/// The form of a term in which it is the subject of a sentence: "the French".
pub(crate) fn they(term: &str) -> String {
    format!("{term}.they")
}

impl Setting {
    /// A town as the map has it. What is not on the map has a question mark for a name.
    pub(crate) fn town_name(&self, town: TownId) -> String {
        self.map.towns.get(town.index()).map_or_else(|| "?".to_owned(), |town| town.name.clone())
    }

    /// A location on the board of a battle: `Charleroi A-C`.
    pub(crate) fn spot_name(&self, town: TownId, at: Location) -> String {
        format!("{} {}", self.town_name(town), at.code())
    }

    /// A block without its steps: `Lefol and Habert`; one of several of the same name has its id
    /// behind it: `I Corps artillery F-1-ART`.
    pub(crate) fn block_name(&self, block: BlockId) -> String {
        self.called.get(block.index()).map_or_else(|| "?".to_owned(), String::clone)
    }

    /// A block with its steps: `Lefol and Habert (3)`. A leader has but one.
    pub(crate) fn face_name(&self, face: Face) -> String {
        let name = self.block_name(face.block);
        let is_leader = self.leaders.contains(face.block);
        if is_leader { name } else { format!("{name} ({})", face.steps) }
    }

    /// Whoever does something: by name if it is known, else as a block of its army.
    pub(crate) fn whom(&self, who: &Who) -> Arg {
        match who.face {
            Some(face) => Arg::Text(self.face_name(face).into()),
            None => Arg::Term(who.army.some_block().into()),
        }
    }
}

impl Campaign {
    /// Names a block with the steps that it has. Only for those who may know it.
    pub(crate) fn with_block(&self, phrase: Phrase, name: &'static str, block: BlockId) -> Phrase {
        phrase.text(name, self.setting.get().face_name(self.face(block)))
    }

    pub(crate) fn with_town(&self, phrase: Phrase, name: &'static str, town: TownId) -> Phrase {
        phrase.place(name, self.setting.get().town_name(town))
    }

    pub(crate) fn with_spot(
        &self,
        phrase: Phrase,
        name: &'static str,
        town: TownId,
        at: Location,
    ) -> Phrase {
        phrase.place(name, self.setting.get().spot_name(town, at))
    }

    /// Where a block stands: in a town, or on the board of its battle.
    pub(crate) fn with_place_of(
        &self,
        phrase: Phrase,
        name: &'static str,
        block: BlockId,
    ) -> Phrase {
        match (self.town(block), self.location(block)) {
            (Some(town), Some(at)) => self.with_spot(phrase, name, town, at),
            (Some(town), None) => self.with_town(phrase, name, town),
            (None, _) => phrase.text(name, "?"),
        }
    }
}

/// Dice as they fell.
pub(crate) fn pips(dice: &[u8]) -> Cow<'static, str> {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ").into()
}
