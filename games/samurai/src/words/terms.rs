//! What things are called: words of the locale files, and names that are the same in every
//! language.

use std::borrow::Cow;

use engine::{Arg, Phrase};
use hexes::Direction;

use crate::ground::Terrain;
use crate::ids::{HexId, UnitId};
use crate::order::{FireChoice, OrderKind, Path};
use crate::pieces::{Class, Occasion, Side};
use crate::setting::Setting;

impl OrderKind {
    pub(crate) const fn term(self) -> &'static str {
        match self {
            OrderKind::AllRoundDefence => "kind-all-round-defence",
            OrderKind::Defence => "kind-defence",
            OrderKind::FireAndRetreat => "kind-fire-and-retreat",
            OrderKind::Shoot => "kind-shoot",
            OrderKind::Attack => "kind-attack",
            OrderKind::March => "kind-march",
            OrderKind::MoveAndFire => "kind-move-and-fire",
            OrderKind::Run => "kind-run",
            OrderKind::Ambush => "kind-ambush",
            OrderKind::Regroup => "kind-regroup",
            OrderKind::Resupply => "kind-resupply",
            OrderKind::Recon => "kind-recon",
            OrderKind::Rest => "kind-rest",
            OrderKind::Withdraw => "kind-withdraw",
            OrderKind::Flee => "kind-flee",
            OrderKind::Panic => "kind-panic",
            OrderKind::Pursue => "kind-pursue",
        }
    }
}

impl Terrain {
    pub(crate) const fn term(self) -> &'static str {
        match self {
            Terrain::Plain => "terrain-plain",
            Terrain::LightWoods => "terrain-light-woods",
            Terrain::Forest => "terrain-forest",
            Terrain::Rice => "terrain-rice",
            Terrain::Rocky => "terrain-rocky",
            Terrain::Village => "terrain-village",
            Terrain::Ravine => "terrain-ravine",
            Terrain::River => "terrain-river",
            Terrain::Ford => "terrain-ford",
            Terrain::Bridge => "terrain-bridge",
        }
    }
}

impl Class {
    pub(crate) const fn term(self) -> &'static str {
        match self {
            Class::Front => "class-front",
            Class::Flank => "class-flank",
            Class::Rear => "class-rear",
        }
    }
}

impl Occasion {
    pub(crate) const fn term(self) -> &'static str {
        match self {
            Occasion::Losses => "occasion-losses",
            Occasion::Flank => "occasion-flank",
            Occasion::Rear => "occasion-rear",
            Occasion::Headquarters => "occasion-headquarters",
            Occasion::Morale => "occasion-morale",
            Occasion::Pursuit => "occasion-pursuit",
        }
    }
}

/// [SAM-2.1.1] A direction by the compass.
pub(crate) const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Zero => "facing-north",
        Direction::One => "facing-north-east",
        Direction::Two => "facing-south-east",
        Direction::Three => "facing-south",
        Direction::Four => "facing-south-west",
        Direction::Five => "facing-north-west",
    }
}

/// [SAM-14.1.1] The state of a unit with so many markers.
pub(crate) const fn state(markers: u8) -> &'static str {
    match markers {
        0 => "state-normal",
        1 => "state-wavering",
        2 => "state-fleeing",
        3.. => "state-panicking",
    }
}

/// Dice as they fell.
pub(crate) fn pips(dice: &[u8]) -> Cow<'static, str> {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ").into()
}

impl Setting {
    /// A unit as sentences name it: `A3 Ashigaru with yari`, `A1 HQ (Nobunaga)`.
    ///
    /// Its code is the one that boards and documents of positions have. What nobody has put on the
    /// roster has a question mark for a name.
    pub(crate) fn unit_name(&self, unit: UnitId) -> String {
        let Some(post) = self.roster.get(unit.index()) else { return "?".to_owned() };
        let card = self.cards[post.card.index()].title.as_str();
        let short = card.split_once(" (").map_or(card, |(title, _)| title);
        match &post.label {
            Some(label) => format!("{} {short} ({label})", self.name_of(unit)),
            None => format!("{} {short}", self.name_of(unit)),
        }
    }

    pub(crate) fn side_name(&self, side: Side) -> String {
        self.sides[side.index()].title.clone()
    }

    /// The printed number of a hex, or a question mark for one that is not on the board.
    pub(crate) fn hex_name(&self, hex: HexId) -> String {
        let on_board = hex.index() < self.ground.tiles.len();
        if on_board { self.number_of(hex) } else { "?".to_owned() }
    }

    /// The hexes of a path, one after the other.
    pub(crate) fn path_name(&self, path: Path) -> String {
        path.iter().map(|hex| self.hex_name(hex)).collect::<Vec<_>>().join(" ")
    }

    /// [SAM-5.3.2] Whom a unit fires at first.
    pub(crate) fn fire_choice(&self, choice: FireChoice) -> Arg {
        match choice {
            FireChoice::Nearest => Arg::Term("fire-nearest".into()),
            FireChoice::Strongest => Arg::Term("fire-strongest".into()),
            FireChoice::Cavalry => Arg::Term("fire-cavalry".into()),
            FireChoice::Unit(unit) => Arg::Text(self.unit_name(unit).into()),
        }
    }

    /// A sentence about a unit.
    pub(crate) fn of_unit(&self, id: &'static str, unit: UnitId) -> Phrase {
        self.with_unit(Phrase::new(id), "unit", unit)
    }

    pub(crate) fn with_unit(&self, phrase: Phrase, name: &'static str, unit: UnitId) -> Phrase {
        phrase.text(name, self.unit_name(unit))
    }

    pub(crate) fn with_hex(&self, phrase: Phrase, name: &'static str, hex: HexId) -> Phrase {
        phrase.place(name, self.hex_name(hex))
    }
}
