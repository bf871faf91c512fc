//! The position: what stands where, who holds what, what is going on.

mod placing;
mod played;
mod step;
mod track;

use engine::{BitSet, Few, Id, Shared};
use serde::{Deserialize, Serialize};

use crate::board::End;
use crate::cards::Card;
use crate::hex::{HEXES, Hex, HexSet};
use crate::marks::{Mark, Marks};
use crate::pieces::{Arm, Ground, LeaderId, Side, UnitId};
use crate::pile::Pile;
use crate::setting::Setting;
use crate::terrain::Terrain;
use crate::units::Profile;

pub use played::{Faces, Mode, Played};
pub use step::{LeaderCheck, Melee, Stance, Step};
pub(crate) use track::{SQUARES, Track};

/// The most units of a battle, and the most leaders.
pub(crate) const MOST_UNITS: usize = 56;
pub(crate) const MOST_LEADERS: usize = 16;

/// Units by their numbers, a bit each.
pub(crate) type UnitSet = BitSet<UnitId>;

impl Id for UnitId {
    type Bits = u64;

    const MOST: usize = MOST_UNITS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        UnitId(index as u8)
    }
}

/// The most exits of a battle.
pub(crate) const MOST_EXITS: usize = 4;

/// A battle at one moment. In play its fields are written by `apply` and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    pub(crate) setting: Shared<Setting>,
    pub(crate) units: [Unit; MOST_UNITS],
    pub(crate) leaders: [Leader; MOST_LEADERS],
    /// Which unit and which leader stand in a hex. A leader on the run stands nowhere.
    pub(crate) unit_in: [Option<Slot>; HEXES],
    pub(crate) leader_in: [Option<Slot>; HEXES],
    /// The hexes with units, and with leaders, of each side.
    pub(crate) unit_hexes: [HexSet; 2],
    pub(crate) leader_hexes: [HexSet; 2],
    pub(crate) hands: [Pile; 2],
    pub(crate) draw_pile: Pile,
    /// Face up, the last one on top.
    pub(crate) discard_pile: Few<Card, 72>,
    /// The cards drawn for Scout, until one is kept.
    pub(crate) scouted: Few<Card, 2>,
    pub(crate) played: Option<Played>,
    /// [CCN-25.7.1] The card that each side followed in its last turn, if it can be copied.
    pub(crate) last: [Option<Card>; 2],
    /// [CCN-4.2.2] The cards laid down for squares, by side and slot.
    pub(crate) tracks: [Track; 2],
    /// [CCN-25.10.4] The First Strikes of this turn, each to be replaced by a card.
    pub(crate) strikes: u8,
    /// [CCN-23.1.1] The artillery that has joined the melee being declared or fought.
    pub(crate) joined: UnitSet,
    /// [CCN-30.3.1] How many units have left by each exit.
    pub(crate) exited: [u8; MOST_EXITS],
    /// [CCN-30.4.2] The changes of ground that have happened, a bit each.
    pub(crate) changed: u8,
    /// Banners for eliminated pieces; those for objectives follow from `held`.
    pub(crate) trophies: [u8; 2],
    /// The objectives that count at present, one bit each.
    pub(crate) held: u32,
    pub(crate) active: Side,
    pub(crate) turn: u32,
    pub(crate) winner: Option<Side>,
    /// [CCN-30.4.3] The turn limit was reached with equal success.
    pub(crate) is_drawn: bool,
    /// What is still to be done, the next thing last.
    pub(crate) agenda: Few<Step, 12>,
}

/// The number of a unit or a leader, kept small beside `None`.
pub(crate) type Slot = std::num::NonZeroU8;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Unit {
    pub(crate) hex: Hex,
    /// None left: the unit is eliminated.
    pub(crate) blocks: u8,
    /// Hexes entered in the movement phase.
    pub(crate) moved: u8,
    pub(crate) marks: Marks,
    /// The slot of the track whose card keeps it in square.
    pub(crate) square: Option<Slot>,
    /// [CCN-30.3.2] It has not entered the board yet; `hex` is where it will.
    pub(crate) waits: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Leader {
    pub(crate) hex: Hex,
    pub(crate) fate: Fate,
    pub(crate) marks: Marks,
}

/// Where a leader is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// On the board, alone or attached.
    #[default]
    Present,
    /// On his way back; he is in a hex but does not stand there.
    Fleeing,
    Eliminated,
    /// He left the board, over his baseline or by an exit.
    Left,
    /// [CCN-30.3.2] He has not entered the board yet.
    Waiting,
}

impl Fate {
    /// Whether he does not come back.
    pub(crate) fn is_out(self) -> bool {
        matches!(self, Fate::Eliminated | Fate::Left)
    }
}

impl Battle {
    pub(crate) fn step(&self) -> Option<Step> {
        self.agenda.last().copied()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.winner.is_some() || self.is_drawn
    }

    /// Every unit of both sides, wherever it is.
    pub(crate) fn all_units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.setting.get().units.len() as u8).map(UnitId)
    }

    /// Every leader of both sides, wherever he is.
    pub(crate) fn all_leaders(&self) -> impl Iterator<Item = LeaderId> + use<> {
        (0..self.setting.get().leaders.len() as u8).map(LeaderId)
    }

    pub(crate) fn unit(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id.0)]
    }

    pub(crate) fn leader(&self, id: LeaderId) -> &Leader {
        &self.leaders[usize::from(id.0)]
    }

    pub(crate) fn profile(&self, id: UnitId) -> &'static Profile {
        &self.setting.get().units[usize::from(id.0)].profile
    }

    pub(crate) fn arm(&self, id: UnitId) -> Arm {
        self.profile(id).arm
    }

    pub(crate) fn side_of(&self, id: UnitId) -> Side {
        self.profile(id).nation.side()
    }

    pub(crate) fn side_of_leader(&self, id: LeaderId) -> Side {
        self.setting.get().leaders[usize::from(id.0)].nation.side()
    }

    pub(crate) fn ground(&self, hex: Hex) -> Ground {
        self.terrain().ground(hex)
    }

    /// The ground as it lies now.
    pub(crate) fn terrain(&self) -> &'static Terrain {
        self.setting.get().terrain(self.changed)
    }

    /// The end of the board at which `side` sits.
    pub(crate) fn end(&self, side: Side) -> End {
        self.setting.get().end(side)
    }

    pub(crate) fn unit_at(&self, hex: Hex) -> Option<UnitId> {
        self.unit_in[hex.index()].map(|slot| UnitId(slot.get() - 1))
    }

    pub(crate) fn leader_at(&self, hex: Hex) -> Option<LeaderId> {
        self.leader_in[hex.index()].map(|slot| LeaderId(slot.get() - 1))
    }

    /// The unit of `side` in `hex`.
    pub(crate) fn unit_of(&self, side: Side, hex: Hex) -> Option<UnitId> {
        self.units_of(side).contains(hex).then(|| self.unit_at(hex)).flatten()
    }

    /// The leader of `side` in `hex`, attached or alone.
    pub(crate) fn leader_of(&self, side: Side, hex: Hex) -> Option<LeaderId> {
        self.leaders_of(side).contains(hex).then(|| self.leader_at(hex)).flatten()
    }

    pub(crate) fn units_of(&self, side: Side) -> HexSet {
        self.unit_hexes[side as usize]
    }

    pub(crate) fn leaders_of(&self, side: Side) -> HexSet {
        self.leader_hexes[side as usize]
    }

    /// The hexes with any piece of `side`.
    pub(crate) fn pieces_of(&self, side: Side) -> HexSet {
        self.units_of(side).or(self.leaders_of(side))
    }

    /// [CCN-1.1.5] The hexes of lone leaders of `side`.
    pub(crate) fn lone_leaders_of(&self, side: Side) -> HexSet {
        self.leaders_of(side).minus(self.units_of(side))
    }

    /// The leader attached to a unit; [CCN-9.2.2] also one with an order of his own who has not
    /// moved.
    pub(crate) fn leader_with(&self, unit: UnitId) -> Option<LeaderId> {
        self.leader_at(self.unit(unit).hex)
    }

    pub(crate) fn hand(&self, side: Side) -> &Pile {
        &self.hands[side as usize]
    }

    pub(crate) fn track(&self, side: Side) -> &Track {
        &self.tracks[side as usize]
    }

    pub(crate) fn is_square(&self, unit: UnitId) -> bool {
        self.unit(unit).square.is_some()
    }

    /// The card whose text the active side follows in this turn.
    pub(crate) fn text(&self) -> Option<Card> {
        self.played.map(|played| played.text())
    }

    pub(crate) fn is_ordered(&self, unit: UnitId) -> bool {
        self.unit(unit).marks.has(Mark::Ordered)
    }

    pub(crate) fn is_leader_ordered(&self, leader: LeaderId) -> bool {
        self.leader(leader).marks.has(Mark::Ordered)
    }

    /// [CCN-19.1.3] Whether the melee being declared or fought is a bonus melee. The agenda knows:
    /// the attacker has a mark, but the artillery that joins him has none.
    pub(crate) fn is_bonus_melee(&self) -> bool {
        self.agenda.iter().any(|step| step.is_of_bonus_melee())
    }

    /// [CCN-6.1.3] The Command value of the active side, for the orders of the card it has played:
    /// the cards in hand and that one, as they are now or, by option, as they were when it was
    /// played.
    pub(crate) fn command_value(&self, played: Played) -> u8 {
        if self.setting.get().options.command_is_live {
            self.hand(self.active).len() + 1
        } else {
            played.command
        }
    }

    /// Whether an enemy unit stands next to `hex`.
    pub(crate) fn is_engaged(&self, hex: Hex, side: Side) -> bool {
        self.setting.get().board.neighbours(hex).meets(self.units_of(side.enemy()))
    }

    /// [CCN-8.1.3] The hexes a unit cannot enter: units and enemy leaders are in the way, and
    /// [CCN-8.1.5] so is impassable ground; [CCN-8.1.4] a friendly leader is, if the unit takes
    /// one along.
    pub(crate) fn closed_to(&self, unit: UnitId, takes_along: Option<LeaderId>) -> HexSet {
        let side = self.side_of(unit);
        let units = self.units_of(side).or(self.units_of(side.enemy()));
        let friends = if takes_along.is_some() { self.leaders_of(side) } else { HexSet::NONE };
        let impassable = self.terrain().impassable(Some(self.arm(unit)));
        units.or(self.leaders_of(side.enemy())).or(friends).or(impassable)
    }
}
