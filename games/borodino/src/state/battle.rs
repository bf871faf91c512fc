//! Chapter 10: the battle that is fought.

use engine::Few;

use crate::ids::{AreaId, BlockId, BlockSet, BorderId};
use crate::pieces::{Aim, Ground, Role, Side};
use crate::state::Campaign;

/// The most blocks of both sides in a battle. [BOR-8.4.1] Each side keeps its stacking limit.
pub(crate) const MOST_IN_BATTLE: usize = 8;

/// A battle in an area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Battle {
    pub(crate) area: AreaId,
    /// 0 before the first round.
    pub(crate) round: u8,
    /// [BOR-10.1.2], [BOR-10.2.2] Who attacks at present.
    pub(crate) attacker: Side,
    /// Whether the fighting is over, and the winner regroups.
    pub(crate) is_over: bool,
    /// [BOR-10.3.1] Those that had their turn in this round; in a square step those that have
    /// declared, in regrouping those that have moved.
    pub(crate) acted: BlockSet,
    /// [BOR-12.2.1] Those in square, and [BOR-12.2.5] who is sheltered by whom.
    pub(crate) squares: BlockSet,
    pub(crate) shelters: Few<Shelter, { MOST_IN_BATTLE / 2 }>,
    /// [BOR-10.4.1] Blocks of the attacker that come in round 2, and [BOR-10.4.2], [BOR-10.4.3] those
    /// that have the bonus for it in this round.
    pub(crate) flankers: BlockSet,
    pub(crate) flank_bonus: BlockSet,
    /// [BOR-13.1.5] The retreats of this round, or the moves of regrouping, border by border,
    pub(crate) passages: Few<Passage, { 2 * MOST_IN_BATTLE }>,
    /// [BOR-13.1.7] and how many blocks left the map in this round.
    pub(crate) withdrawals: u8,
    /// [BOR-11.3.2] Whether a hit on a redoubt waits for a second one.
    pub(crate) odd_hit: bool,
}

/// [BOR-12.2.5] A block that is sheltered in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shelter {
    pub(crate) square: BlockId,
    pub(crate) guest: BlockId,
}

impl Default for Shelter {
    fn default() -> Self {
        Shelter { square: BlockId::new(0), guest: BlockId::new(0) }
    }
}

/// [BOR-13.1.5] A block that went over a border in retreat, or in regrouping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    pub(crate) border: BorderId,
    pub(crate) to: AreaId,
    pub(crate) side: Side,
}

impl Default for Passage {
    fn default() -> Self {
        Passage { border: BorderId::new(0), to: AreaId::new(0), side: Side::French }
    }
}

impl Battle {
    pub(crate) fn new(area: AreaId, attacker: Side) -> Battle {
        Battle {
            area,
            round: 0,
            attacker,
            is_over: false,
            acted: BlockSet::NONE,
            squares: BlockSet::NONE,
            shelters: Few::new(),
            flankers: BlockSet::NONE,
            flank_bonus: BlockSet::NONE,
            passages: Few::new(),
            withdrawals: 0,
            odd_hit: false,
        }
    }

    pub(crate) fn side_of(&self, role: Role) -> Side {
        match role {
            Role::Attacker => self.attacker,
            Role::Defender => self.attacker.enemy(),
        }
    }

    pub(crate) fn role_of(&self, side: Side) -> Role {
        if side == self.attacker { Role::Attacker } else { Role::Defender }
    }

    /// [BOR-12.2.5] The blocks that are sheltered in squares.
    pub(crate) fn guests(&self) -> BlockSet {
        self.shelters.iter().map(|shelter| shelter.guest).collect()
    }

    /// [BOR-13.1.5] How many blocks of a side went over a border in this direction in this round.
    pub(crate) fn passed(&self, border: BorderId, to: AreaId, side: Side) -> u8 {
        let is_it = |it: &&Passage| it.border == border && it.to == to && it.side == side;
        self.passages.iter().filter(is_it).count() as u8
    }
}

impl Campaign {
    /// The battle that is fought.
    ///
    /// # Panics
    /// If none is.
    pub(crate) fn fight(&self) -> &Battle {
        self.battle.as_ref().expect("a battle is fought")
    }

    /// [BOR-10.2.1] The blocks of a side that are in the battle at present: reserves and flank blocks
    /// are from round 2 on.
    pub(crate) fn fighters(&self, side: Side) -> BlockSet {
        let battle = self.fight();
        let present = self.of_side_in(battle.area, side);
        if battle.round < 2 { present - self.reserves - battle.flankers } else { present }
    }

    /// [BOR-2.1.3] The one ground that counts in the battle.
    pub(crate) fn battle_ground(&self) -> Ground {
        self.map().area(self.fight().area).ground
    }

    /// [BOR-11.3.1] Whether a redoubt protects a side: the Russians where they defend one that is in
    /// play, and nobody else.
    pub(crate) fn is_in_redoubt(&self, side: Side) -> bool {
        let battle = self.fight();
        side == Side::Russian
            && battle.attacker != side
            && self.setting.get().has_redoubt(battle.area, self.turn)
    }

    /// [BOR-12.2.5] Whether a block is sheltered in a square.
    pub(crate) fn is_sheltered(&self, block: BlockId) -> bool {
        self.fight().shelters.iter().any(|shelter| shelter.guest == block)
    }

    /// [BOR-12.3.1] The blocks of a side in the battle that fire with this aim may hit.
    pub(crate) fn targets(&self, side: Side, aim: Aim) -> BlockSet {
        let battle = self.fight();
        let fighters = self.fighters(side);
        let in_square = battle.squares | battle.guests();
        match aim {
            Aim::All => fighters,
            Aim::Squares => fighters & in_square,
            Aim::Others => fighters - in_square,
        }
    }
}
