//! The position: what stands where, who holds what, what is going on.

use engine::Few;
use serde::{Deserialize, Serialize};

use crate::board::End;
use crate::cards::{Card, Pile};
use crate::hex::{HEXES, Hex, HexSet};
use crate::marks::{Mark, Marks};
use crate::pieces::{Arm, Ground, LeaderId, Side, UnitId};
use crate::setting::Setting;
use crate::shared::Shared;
use crate::units::Profile;

/// The most units of a battle, and the most leaders.
pub(crate) const MOST_UNITS: usize = 56;
pub(crate) const MOST_LEADERS: usize = 16;

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
    /// Banners for eliminated pieces; those for objectives follow from `held`.
    pub(crate) trophies: [u8; 2],
    /// The objectives that count at present, one bit each.
    pub(crate) held: u32,
    pub(crate) active: Side,
    pub(crate) turn: u32,
    pub(crate) winner: Option<Side>,
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
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Leader {
    pub(crate) hex: Hex,
    pub(crate) fate: Fate,
    pub(crate) marks: Marks,
}

/// Where a leader is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// On the board, alone or attached.
    #[default]
    Present,
    /// On his way back; he is in a hex but does not stand there.
    Fleeing,
    Eliminated,
    /// He left the board over his baseline.
    Left,
}

impl Fate {
    /// Whether he does not come back.
    pub(crate) fn is_out(self) -> bool {
        matches!(self, Fate::Eliminated | Fate::Left)
    }
}

/// [CCN-6.1.1] The card of the turn, with the Command value at the moment it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    pub card: Card,
    pub command: u8,
}

/// Which melee of a cavalry unit it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Melee {
    #[default]
    First,
    Bonus,
}

/// [CCN-14.2.3] Whether the leader was already checked in this attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeaderCheck {
    #[default]
    Due,
    Made,
}

/// One item of the sequence of play. Those that hold a question wait for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    #[default]
    StartTurn,
    PlayCard,
    GiveOrders,
    Movement,
    Battles,
    /// The attacker's roll in melee.
    Strike {
        unit: UnitId,
        at: Hex,
    },
    /// What follows the attacker's roll: an advance, or the battle back.
    AfterStrike {
        unit: UnitId,
        at: Hex,
        melee: Melee,
    },
    Flags {
        unit: UnitId,
        flags: u8,
        check: LeaderCheck,
    },
    Retreat {
        unit: UnitId,
        hexes: u8,
        check: LeaderCheck,
    },
    /// A leader on the run, after so many steps.
    LeaderRetreat {
        leader: LeaderId,
        steps: u8,
    },
    TakeGround {
        unit: UnitId,
        to: Hex,
    },
    Breakthrough {
        unit: UnitId,
        to: Hex,
        melee: Melee,
    },
    GoOn {
        unit: UnitId,
    },
    BonusMelee {
        unit: UnitId,
    },
    BattleBack {
        unit: UnitId,
        at: Hex,
    },
    DrawCards,
    KeepCard,
    EndTurn,
}

impl Battle {
    pub(crate) fn step(&self) -> Option<Step> {
        self.agenda.last().copied()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.winner.is_some()
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
        self.setting.get().ground(hex)
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

    /// The banners of `side`, those for objectives too.
    pub(crate) fn banners(&self, side: Side) -> u8 {
        let objectives = self.setting.get().objectives.iter().enumerate();
        let counted = objectives
            .filter(|(number, objective)| self.held & 1 << number != 0 && objective.side == side);
        let counted = counted.map(|(_, objective)| objective.banners);
        counted.fold(self.trophies[side as usize], u8::saturating_add)
    }

    pub(crate) fn is_ordered(&self, unit: UnitId) -> bool {
        self.unit(unit).marks.has(Mark::Ordered)
    }

    pub(crate) fn is_leader_ordered(&self, leader: LeaderId) -> bool {
        self.leader(leader).marks.has(Mark::Ordered)
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
        let impassable = self.setting.get().impassable(Some(self.arm(unit)));
        units.or(self.leaders_of(side.enemy())).or(friends).or(impassable)
    }
}
