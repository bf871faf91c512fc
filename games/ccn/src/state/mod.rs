//! The position: what stands where, who holds what, what is going on.

use engine::Few;
use serde::{Deserialize, Serialize};

use crate::board::End;
use crate::cards::{Card, Pile};
use crate::event::Piece;
use crate::hex::{HEXES, Hex, HexSet};
use crate::marks::{Mark, Marks};
use crate::pieces::{Arm, Dice, Face, Ground, LeaderId, Side, UnitId};
use crate::setting::Setting;
use crate::setting::Shared;
use crate::terrain::Terrain;
use crate::units::Profile;

/// The most units of a battle, and the most leaders.
pub(crate) const MOST_UNITS: usize = 56;
pub(crate) const MOST_LEADERS: usize = 16;

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
    /// [CCN-23.1.1] The artillery that joined the melee being declared or fought, a bit each.
    pub(crate) joined: u64,
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

/// [CCN-4.2.2] The slots of a square track, each with the card that lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Track([Option<Card>; SQUARES]);

/// [CCN-4.2.2] The most squares of a side.
pub(crate) const SQUARES: usize = 4;

impl Track {
    /// [CCN-22.1.3] The lowest slot without a card.
    pub(crate) fn free_slot(&self) -> Option<Slot> {
        let index = self.0.iter().position(Option::is_none)?;
        Slot::new(index as u8 + 1)
    }

    pub(crate) fn card(&self, slot: Slot) -> Option<Card> {
        self.0[usize::from(slot.get()) - 1]
    }

    pub(crate) fn lay(&mut self, slot: Slot, card: Card) {
        self.0[usize::from(slot.get()) - 1] = Some(card);
    }

    pub(crate) fn take(&mut self, slot: Slot) -> Option<Card> {
        self.0[usize::from(slot.get()) - 1].take()
    }

    /// The slots in use with their cards, the lowest first.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (Slot, Card)> {
        let slots = (1..=SQUARES as u8).filter_map(Slot::new);
        slots.filter_map(|slot| self.card(slot).map(|card| (slot, card)))
    }
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

/// [CCN-6.1.1] The card of the turn, with the Command value at the moment it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Played {
    pub card: Card,
    pub command: u8,
    /// [CCN-25.7.1] The card whose text a Counter-Attack follows.
    #[serde(default)]
    pub copy_of: Option<Card>,
    #[serde(default)]
    pub mode: Mode,
    /// [CCN-25.8.1], [CCN-25.15.1] The faces rolled for orders or blocks that are still to be used.
    #[serde(default)]
    pub faces: Faces,
}

impl Played {
    /// The card whose text is followed.
    pub(crate) fn text(&self) -> Card {
        self.copy_of.unwrap_or(self.card)
    }
}

/// Which part of its text a card is played by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The whole text.
    #[default]
    Text,
    /// [CCN-25.1.3], [CCN-25.14.1] One unit is ordered, plainly.
    OneUnit,
    /// [CCN-25.14.1] La Grande Manoeuvre moves up to four pieces, which do not battle.
    Manoeuvre,
}

/// How many dice show each face that gives an order or a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Faces {
    pub infantry: u8,
    pub cavalry: u8,
    pub artillery: u8,
    pub flags: u8,
}

impl Faces {
    pub(crate) fn of(dice: &Dice) -> Faces {
        let count = |face: Face| dice.iter().filter(|&&it| it == face).count() as u8;
        Faces {
            infantry: count(Face::Infantry),
            cavalry: count(Face::Cavalry),
            artillery: count(Face::Artillery),
            flags: count(Face::Flag),
        }
    }

    pub(crate) fn of_arm(&mut self, arm: Arm) -> &mut u8 {
        match arm {
            Arm::Infantry => &mut self.infantry,
            Arm::Cavalry => &mut self.cavalry,
            Arm::Artillery => &mut self.artillery,
        }
    }
}

/// [CCN-13.1.3] How the defender of a melee meets it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    #[default]
    Stands,
    /// [CCN-22.1.4], [CCN-25.10.2] It rolls first, at an attacker who stood in this hex.
    RollsFirst { at: Hex },
    /// [CCN-21.1.3] It retires and reforms.
    Retires,
}

impl Stance {
    fn stands(&self) -> bool {
        *self == Stance::Stands
    }
}

/// Whether flags can be ignored because works cover the unit.
fn is_open(works: &bool) -> bool {
    !works
}

/// Which melee of a cavalry unit it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Melee {
    #[default]
    First,
    Bonus,
}

/// [CCN-14.2.3] Whether the leader was already checked in this attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LeaderCheck {
    #[default]
    Due,
    Made,
}

/// One item of the sequence of play. Those that hold a question wait for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    #[default]
    StartTurn,
    PlayCard,
    GiveOrders,
    /// [CCN-25.11.1] Force March: which section.
    ChooseSection,
    /// [CCN-25.13.1] Leadership: whether each attached leader stays with his unit.
    Leadership,
    /// [CCN-25.14.1] La Grande Manoeuvre: four pieces that do not battle, or one unit.
    ChooseMode,
    /// [CCN-25.15.1] Rally: who gets the block of each face.
    Rally,
    /// [CCN-25.16.1] Short Supply: which unit goes back.
    ShortSupply,
    /// [CCN-25.16.2] Short Supply: where it goes.
    PlaceUnit {
        unit: UnitId,
    },
    /// [CCN-22.4.1] A unit in square was ordered: does it leave square?
    LeaveSquare {
        unit: UnitId,
    },
    Movement,
    Battles,
    /// [CCN-23.1.1] Which artillery joins a melee that was declared.
    Join {
        unit: UnitId,
        at: Hex,
        melee: Melee,
    },
    /// [CCN-13.1.3] How the defender of a melee meets it.
    React {
        unit: UnitId,
        at: Hex,
        melee: Melee,
    },
    /// The attacker's roll in melee.
    Strike {
        unit: UnitId,
        at: Hex,
        #[serde(default, skip_serializing_if = "Stance::stands")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        stance: Stance,
    },
    /// What follows the attacker's roll: an advance, or the battle back.
    AfterStrike {
        unit: UnitId,
        at: Hex,
        melee: Melee,
        #[serde(default, skip_serializing_if = "Stance::stands")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        stance: Stance,
    },
    Flags {
        unit: UnitId,
        flags: u8,
        check: LeaderCheck,
        /// [CCN-24.6.4] Whether the attack came through works of the unit's hex.
        #[serde(default, skip_serializing_if = "is_open")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        works: bool,
    },
    Retreat {
        unit: UnitId,
        hexes: u8,
        check: LeaderCheck,
    },
    /// [CCN-21.1.4] Cavalry that retires and reforms, with so many hexes still to go.
    Withdraw {
        unit: UnitId,
        hexes: u8,
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
        self.winner.is_some() || self.is_drawn
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

    /// The banners of `side`, those for objectives and [CCN-30.3.1] for exits too.
    pub(crate) fn banners(&self, side: Side) -> u8 {
        let setting = self.setting.get();
        let exits = setting.exits.iter().zip(self.exited).filter(|(exit, _)| exit.side == side);
        let exited = exits.map(|(exit, units)| exit.banners_for(units));
        let objectives = setting.objectives.iter().enumerate();
        let counted = objectives
            .filter(|(number, objective)| self.held & 1 << number != 0 && objective.side == side);
        let counted = counted.map(|(_, objective)| objective.banners);
        counted.chain(exited).fold(self.trophies[side as usize], u8::saturating_add)
    }

    pub(crate) fn track(&self, side: Side) -> &Track {
        &self.tracks[side as usize]
    }

    pub(crate) fn is_square(&self, unit: UnitId) -> bool {
        self.unit(unit).square.is_some()
    }

    /// [CCN-23.1.1] The artillery that joined the melee.
    pub(crate) fn joined_guns(&self) -> impl Iterator<Item = UnitId> {
        let mut left = self.joined;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| UnitId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
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

    /// [CCN-30.3.2] The pieces of `side` that wait and may enter the board in this turn.
    pub(crate) fn entering(&self, side: Side) -> impl Iterator<Item = Piece> {
        let setting = self.setting.get();
        let (units, leaders) = match setting.has_reserves {
            true => (setting.units.len() as u8, setting.leaders.len() as u8),
            false => (0, 0),
        };
        let is_due = |turn: Option<u32>| turn.is_some_and(|turn| turn <= self.turn);
        let units = (0..units).map(UnitId).filter(move |&unit| {
            self.unit(unit).waits
                && self.side_of(unit) == side
                && is_due(setting.units[usize::from(unit.0)].enters)
        });
        let leaders = (0..leaders).map(LeaderId).filter(move |&leader| {
            self.leader(leader).fate == Fate::Waiting
                && self.side_of_leader(leader) == side
                && is_due(setting.leaders[usize::from(leader.0)].enters)
        });
        units.map(Piece::Unit).chain(leaders.map(Piece::Leader))
    }

    /// [CCN-19.1.3] Whether the melee being fought is a bonus melee.
    pub(crate) fn is_bonus_melee(&self) -> bool {
        self.agenda.iter().any(|step| {
            matches!(
                step,
                Step::BonusMelee { .. }
                    | Step::Join { melee: Melee::Bonus, .. }
                    | Step::React { melee: Melee::Bonus, .. }
                    | Step::AfterStrike { melee: Melee::Bonus, .. }
            )
        })
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
