//! A battle as everybody sees it.

use serde::{Deserialize, Serialize};

use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Army, Marker, Party};
use crate::state::{Battle, Campaign};

/// A battle that is in the order of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BattleView {
    pub town: TownId,
    /// [WAT-25.2.2] The Allied player who speaks in it.
    pub speaker: Party,
    /// [WAT-9.2.4] Whether it has opened.
    pub open: bool,
    /// The sides that have deployed.
    pub deployed: Vec<Role>,
    /// The round that is played, from 1.
    pub round: u8,
    /// [WAT-18.3.1] Battle turns in a row in which the attacker did nothing,
    pub stall: u8,
    /// [WAT-18.3.2] and whether the battle has stalled, so that he is leaving.
    pub withdrawing: bool,
    /// [WAT-19.1.2] The side that is routed and leaves.
    pub routed: Option<Role>,
    pub markers: Vec<MarkerView>,
    pub holders: Vec<HolderView>,
}

/// A marker on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MarkerView {
    pub at: Location,
    pub marker: Marker,
}

/// [WAT-11.3.5] Who holds the farm or hill on a position. [WAT-24.2.4] Of one that the viewer does
/// not see he knows the army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HolderView {
    pub at: Location,
    pub army: Army,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub block: Option<BlockId>,
}

/// [WAT-16.2.1] Who shelters in the square of a block; of one that the viewer does not see he knows the army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GuestView {
    pub host: BlockId,
    pub army: Army,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub block: Option<BlockId>,
}

impl BattleView {
    /// A battle for somebody who sees the blocks of which `sees` is true.
    pub(super) fn of(
        campaign: &Campaign,
        battle: &Battle,
        sees: impl Fn(BlockId) -> bool,
    ) -> BattleView {
        let known = |block: BlockId| Some(block).filter(|&block| sees(block));
        let markers = Location::ALL.iter();
        let markers = markers.filter_map(|&at| Some(MarkerView { at, marker: battle.marker(at)? }));
        let holders = Location::ALL.iter().filter_map(|&at| {
            let holder = battle.holder(at)?;
            Some(HolderView { at, army: campaign.army(holder), block: known(holder) })
        });
        let deployed = Role::BOTH.into_iter().filter(|&role| battle.deployed[role as usize]);
        BattleView {
            town: battle.town,
            speaker: battle.speaker,
            open: battle.is_open,
            deployed: deployed.collect(),
            round: battle.round,
            stall: battle.stall,
            withdrawing: battle.is_withdrawing,
            routed: battle.routed,
            markers: markers.collect(),
            holders: holders.collect(),
        }
    }

    /// The battle again; holders that are not known are left out.
    pub(crate) fn rebuilt(&self) -> Battle {
        let mut battle = Battle::new(self.town, self.speaker);
        battle.is_open = self.open;
        self.deployed.iter().for_each(|&role| battle.deployed[role as usize] = true);
        battle.round = self.round;
        battle.stall = self.stall;
        battle.is_withdrawing = self.withdrawing;
        battle.routed = self.routed;
        for &MarkerView { at, marker } in &self.markers {
            battle.markers[at.index()] = Some(marker);
        }
        for holder in &self.holders {
            battle.holders[holder.at.index()] = holder.block;
        }
        battle
    }
}
