//! A battle as everybody sees it.

use serde::{Deserialize, Serialize};

use crate::ids::{AreaId, BlockId, BlockSet, BorderId};
use crate::pieces::Side;
use crate::state::{Battle, Passage, Shelter};

/// [BOR-18.1.2] The battle that is fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BattleView {
    pub area: AreaId,
    /// 0 before the first round.
    pub round: u8,
    pub attacker: Side,
    /// Whether the fighting is over, and the winner regroups.
    pub over: bool,
    /// [BOR-10.3.1] Those that had their turn, declared or regrouped.
    pub acted: BlockSet,
    /// [BOR-12.2.1] Those in square, and [BOR-12.2.5] who is sheltered by whom.
    pub squares: BlockSet,
    pub shelters: Vec<ShelterView>,
    /// [BOR-10.4.1] Blocks of the attacker that come in round 2, and [BOR-10.4.2] those that have the
    /// bonus for it.
    pub flankers: BlockSet,
    pub flank_bonus: BlockSet,
    /// [BOR-13.1.5] Who passed which border in this round, or in regrouping, and [BOR-13.1.7] how many
    /// blocks left the map.
    pub passages: Vec<PassageView>,
    pub withdrawals: u8,
    /// [BOR-11.3.2] Whether a hit on a redoubt waits for a second one.
    pub odd_hit: bool,
}

/// [BOR-12.2.5] A block that is sheltered in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ShelterView {
    pub square: BlockId,
    pub guest: BlockId,
}

/// [BOR-13.1.5] A block of a side went over a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PassageView {
    pub border: BorderId,
    pub to: AreaId,
    pub side: Side,
}

impl BattleView {
    /// The battle for somebody who sees these blocks of it.
    pub(super) fn of(battle: &Battle, seen: BlockSet) -> BattleView {
        let shelters = battle.shelters.iter();
        let passages = battle.passages.iter();
        BattleView {
            area: battle.area,
            round: battle.round,
            attacker: battle.attacker,
            over: battle.is_over,
            acted: battle.acted & seen,
            squares: battle.squares,
            shelters: shelters
                .map(|&Shelter { square, guest }| ShelterView { square, guest })
                .collect(),
            flankers: battle.flankers,
            flank_bonus: battle.flank_bonus,
            passages: passages
                .map(|&Passage { border, to, side }| PassageView { border, to, side })
                .collect(),
            withdrawals: battle.withdrawals,
            odd_hit: battle.odd_hit,
        }
    }

    /// The battle again.
    pub(crate) fn rebuilt(&self) -> Battle {
        let shelters = self.shelters.iter();
        let passages = self.passages.iter();
        Battle {
            area: self.area,
            round: self.round,
            attacker: self.attacker,
            is_over: self.over,
            acted: self.acted,
            squares: self.squares,
            shelters: shelters
                .map(|&ShelterView { square, guest }| Shelter { square, guest })
                .collect(),
            flankers: self.flankers,
            flank_bonus: self.flank_bonus,
            passages: passages
                .map(|&PassageView { border, to, side }| Passage { border, to, side })
                .collect(),
            withdrawals: self.withdrawals,
            odd_hit: self.odd_hit,
        }
    }
}
