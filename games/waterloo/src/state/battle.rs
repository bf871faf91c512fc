//! A battle, and its board at a glance.

use crate::board::{LOCATIONS, Location, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Marker, Party, Side};
use crate::setting::BlockSet;
use crate::state::Campaign;
use crate::step::Step;

/// A battle that is in the order of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Battle {
    pub(crate) town: TownId,
    /// [WAT-25.2.2] The Allied player who takes the decisions.
    pub(crate) speaker: Party,
    /// [WAT-9.2.4] Whether terrain has been drawn.
    pub(crate) is_open: bool,
    /// Whether each role has confirmed its deployment.
    pub(crate) deployed: [bool; 2],
    /// The round that is played, from 1.
    pub(crate) round: u8,
    /// [WAT-18.3.1] Battle turns in a row in which the attacker did nothing.
    pub(crate) stall: u8,
    /// [WAT-18.3.2] Whether the attack has stalled, and the attacker leaves.
    pub(crate) is_withdrawing: bool,
    /// [WAT-19.1.2] The role that is routed and leaves.
    pub(crate) routed: Option<Role>,
    /// What lies on each position. [WAT-11.2.3] A stream lies on the line in front of it.
    pub(crate) markers: [Option<Marker>; LOCATIONS],
    /// [WAT-11.3.5] Who holds the farm or hill there.
    pub(crate) holders: [Option<BlockId>; LOCATIONS],
}

impl Battle {
    pub(crate) fn new(town: TownId, speaker: Party) -> Battle {
        Battle {
            town,
            speaker,
            is_open: false,
            deployed: [false; 2],
            round: 0,
            stall: 0,
            is_withdrawing: false,
            routed: None,
            markers: [None; LOCATIONS],
            holders: [None; LOCATIONS],
        }
    }

    /// [WAT-11.3.4] Whether both sides have deployed and blocks are face up.
    pub(crate) fn is_revealed(&self) -> bool {
        self.deployed == [true, true]
    }

    pub(crate) fn marker(&self, at: Location) -> Option<Marker> {
        self.markers[at.index()]
    }

    pub(crate) fn is_woods(&self, at: Location) -> bool {
        self.marker(at) == Some(Marker::Woods)
    }

    /// [WAT-11.2.3] Whether a stream lies on the line in front of a position.
    pub(crate) fn has_stream(&self, at: Location) -> bool {
        let ends = [Some(at), at.facing()];
        ends.into_iter().flatten().any(|end| self.marker(end) == Some(Marker::Stream))
    }

    pub(crate) fn holder(&self, at: Location) -> Option<BlockId> {
        self.holders[at.index()]
    }
}

impl Default for Battle {
    fn default() -> Self {
        Battle::new(TownId::new(0), Party::French)
    }
}

/// Who stands where on the board of a battle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    at: [BlockSet; LOCATIONS],
    /// The blocks of each role.
    of: [BlockSet; 2],
}

impl Board {
    pub(crate) fn of(campaign: &Campaign, town: TownId) -> Board {
        Board::among(campaign, campaign.blocks_in(town))
    }

    /// The board on which these stand.
    pub(crate) fn among(campaign: &Campaign, blocks: BlockSet) -> Board {
        let setting = campaign.setting.get();
        let mut at = [BlockSet::NONE; LOCATIONS];
        for block in blocks {
            if let Some(location) = campaign.location(block) {
                at[location.index()].insert(block);
            }
        }
        let attacker = campaign.active();
        Board { at, of: [setting.of_side(attacker), setting.of_side(attacker.enemy())] }
    }

    pub(crate) fn at(&self, location: Location) -> BlockSet {
        self.at[location.index()]
    }

    /// The blocks of a role in a location.
    pub(crate) fn of_role(&self, role: Role, location: Location) -> BlockSet {
        self.at(location) & self.of[role as usize]
    }

    /// All blocks of a role on the board.
    pub(crate) fn all_of(&self, role: Role) -> BlockSet {
        let all = self.at.iter().fold(BlockSet::NONE, |all, &here| all | here);
        all & self.of[role as usize]
    }

    /// [WAT-11.1.3] The blocks that share their location with an enemy.
    pub(crate) fn engaged(&self) -> BlockSet {
        let both = |here: &&BlockSet| self.of.iter().all(|&of| !(**here & of).is_empty());
        self.at.iter().filter(both).fold(BlockSet::NONE, |all, &here| all | here)
    }

    /// [WAT-19.1.1] The position of a role that holds enemies and no friend.
    pub(crate) fn lost_position(&self) -> Option<(Role, Location)> {
        let is_lost = |&&location: &&Location| {
            let role = location.role();
            !location.is_reserve()
                && self.of_role(role, location).is_empty()
                && !self.of_role(role.other(), location).is_empty()
        };
        Location::ALL.iter().find(is_lost).map(|&location| (location.role(), location))
    }
}

impl Campaign {
    /// The battle of a town that is in the order.
    pub(crate) fn battle(&self, town: TownId) -> Option<&Battle> {
        self.battles.iter().find(|battle| battle.town == town)
    }

    /// The battle of a step on the agenda.
    pub(crate) fn the_battle(&self, town: TownId) -> &Battle {
        self.battle(town).expect("a step names a battle that runs")
    }

    /// [WAT-18.3.2] Whether the attacker leaves the stalled battle of a town, and is not routed from it.
    pub(crate) fn is_withdrawing_from(&self, town: TownId) -> bool {
        self.battle(town).is_some_and(|battle| battle.is_withdrawing && battle.routed.is_none())
    }

    /// Whether all blocks of a role leave a battle: [WAT-19.1.2] routed, or [WAT-18.3.2] from a stalled one.
    /// In records of rules 1 a stalled attacker stays for some battle turns.
    pub(crate) fn is_left_by(&self, battle: &Battle, role: Role) -> bool {
        let is_leaving = match self.step() {
            Some(Step::CrossStream { town, .. } | Step::LeaveBattle { town, .. }) => {
                town == battle.town
            }
            step => step == Some(Step::Battles),
        };
        let withdraws = battle.is_withdrawing && role == Role::Attacker;
        battle.routed == Some(role) || withdraws && is_leaving
    }

    /// [WAT-1.3.1] The role of a side in every fight of this turn.
    pub(crate) fn role_of(&self, side: Side) -> Role {
        if side == self.active() { Role::Attacker } else { Role::Defender }
    }

    pub(crate) fn side_of(&self, role: Role) -> Side {
        match role {
            Role::Attacker => self.active(),
            Role::Defender => self.active().enemy(),
        }
    }

    /// The role of the side that a block belongs to.
    pub(crate) fn block_role(&self, block: BlockId) -> Role {
        self.role_of(self.setting.get().side(block))
    }

    /// [WAT-25.2.2] Who takes the decisions of a role in the fight of a town.
    pub(crate) fn speaker(&self, town: TownId, role: Role) -> Party {
        let setting = self.setting.get();
        match self.side_of(role) {
            Side::French => Party::French,
            Side::Allied if !setting.options.three_players => Party::Allies,
            Side::Allied => {
                let of_battle = self.battle(town).map(|battle| battle.speaker);
                of_battle.or(self.skirmish_speaker).unwrap_or(Party::AngloDutch)
            }
        }
    }
}
