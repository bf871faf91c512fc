//! The format: what people write, and what may be left out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::decision::Decision;
use crate::cards::Card;
use crate::hex::Hex;
use crate::kind::Kind;
use crate::marks::Mark;
use crate::pieces::{Nation, Side};
use crate::pile::Deck;
use crate::scenario::ObjectiveEntry;
use crate::scenario::special::{ChangeEntry, ExitEntry, LegendEntry, SuddenDeathEntry, WorksEntry};
use crate::state::{Faces, Fate, Mode};

/// A position at a decision. The battle is either that of a scenario of the game, or one on a
/// field of its own. The switches of the rules are no part of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The scenario whose map, names, goals and hand sizes are used. Its units and leaders are
    /// listed by their names; those that are not listed are eliminated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) scenario: Option<String>,
    /// A field of its own. Its pieces are those that are listed, numbered in this order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) field: Option<Field>,
    /// The turn of a scenario is odd for the side that began. If left out: the earliest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) turn: Option<u32>,
    pub(crate) active: Side,
    pub(crate) decision: Decision,
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) units: Vec<UnitPlace>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) leaders: Vec<LeaderPlace>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) hands: Each<Vec<Card>>,
    /// The cards that lie on the square tracks, by the slots that units name.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) tracks: Each<Vec<TrackCard>>,
    /// The card that each side followed in its last turn, if a Counter-Attack can copy it. Of the
    /// side that has played a card it follows from that.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) last: Each<Option<Card>>,
    /// First Strikes played in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) strikes: u8,
    /// The artillery that has joined the melee, by its hexes, until the attacker rolls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) joined: Vec<Hex>,
    /// The card of the turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) played: Option<PlayedCard>,
    /// The two cards drawn for Scout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) scouted: Vec<Card>,
    /// The discard pile, its top card last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) discards: Vec<Card>,
    /// The draw pile, in any order. If left out: all the rest of the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) draw_pile: Option<Vec<Card>>,
    /// Banners for eliminated pieces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) trophies: Each<u8>,
    /// The objectives that count. If left out: those that must, since units stand there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) held: Option<Vec<Held>>,
    /// How many units have left the board by each exit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) exited: Vec<Exited>,
    /// The names of the changes of ground that have happened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) changed: Vec<String>,
}

/// One thing for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "types", schemars(bound = "T: schemars::JsonSchema + Default + Serialize"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Each<T> {
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) french: T,
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) allied: T,
}

impl<T> Each<T> {
    pub(crate) fn of(&self, side: Side) -> &T {
        match side {
            Side::French => &self.french,
            Side::Allied => &self.allied,
        }
    }
}

/// A field of battle, drawn with the letters of scenario files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Field {
    /// Nine rows, the top one first. If left out: clear ground everywhere.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) map: Vec<String>,
    /// The side that sits at row 1.
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) top: Side,
    /// Cards in hand.
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) cards: Each<u8>,
    /// Banners that win.
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) banners: Each<u8>,
    /// The deck that both sides draw from.
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) deck: Deck,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) objectives: Vec<ObjectiveEntry>,
    /// The last turn. If left out: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) turns: Option<u32>,
    /// Letters of the map that are added to those of every map.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) legend: BTreeMap<String, LegendEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) works: Vec<WorksEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) exits: Vec<ExitEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) sudden_deaths: Vec<SuddenDeathEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) changes: Vec<ChangeEntry>,
}

/// The French at the top, five cards and six banners for both, the deck of every battle, clear
/// ground.
impl Default for Field {
    fn default() -> Self {
        Field {
            map: Vec::new(),
            top: Side::French,
            cards: Each { french: 5, allied: 5 },
            banners: Each { french: 6, allied: 6 },
            deck: Deck::Full,
            objectives: Vec::new(),
            turns: None,
            legend: BTreeMap::new(),
            works: Vec::new(),
            exits: Vec::new(),
            sudden_deaths: Vec::new(),
            changes: Vec::new(),
        }
    }
}

/// A unit. In a scenario its name says which; on a field of its own it needs nation and kind.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct UnitPlace {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) nation: Option<Nation>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) kind: Option<Kind>,
    /// Where it stands. An eliminated unit stands nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hex: Option<Hex>,
    /// If left out: as many as it can have. None: it is eliminated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) blocks: Option<u8>,
    /// Hexes entered in the movement phase. It implies the mark `moved`.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) moved: u8,
    /// What it entered by its move follows from where it stands, until it has battled.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) marks: Vec<Mark>,
    /// The slot of its side's track, if it is in square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) square: Option<u8>,
    /// The turn from which it may enter the board, if it began off it. A scenario knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) enters: Option<u32>,
    /// Whether it has not entered the board yet. Its hex is where it will.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) waits: bool,
}

/// A card on a square track.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TrackCard {
    pub(crate) slot: u8,
    pub(crate) card: Card,
}

/// A leader. In a scenario his name says which; on a field of its own he needs a nation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct LeaderPlace {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) nation: Option<Nation>,
    /// Where he is. Who was eliminated or left the board is nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hex: Option<Hex>,
    /// Fleeing follows from the decision, unless two leaders are in one hex.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) fate: Fate,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) marks: Vec<Mark>,
    /// The turn from which he may enter the board, if he began off it. A scenario knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) enters: Option<u32>,
}

/// How many units have left by an exit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Exited {
    pub(crate) name: String,
    pub(crate) units: u8,
}

/// The card of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayedCard {
    pub(crate) card: Card,
    /// If left out: the cards in hand and this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) command: Option<u8>,
    /// The card whose text a Counter-Attack follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) copy_of: Option<Card>,
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) mode: Mode,
    /// The faces rolled for Elan or Rally that are still to be used.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) faces: Faces,
}

/// An objective that counts. Side and hex can be left out where the name is enough.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Held {
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) side: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hex: Option<Hex>,
}

pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
