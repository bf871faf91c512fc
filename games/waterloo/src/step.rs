//! The agenda: what is going on, and what comes after.

use serde::{Deserialize, Serialize};

use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Army, Marker, Party, Target};

/// [WAT-26.2.1] to [WAT-26.2.7] One item of the sequence of play. Those that hold a question wait
/// for a player. A battle is named by its town.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// Which block is to be placed?
    SetUp { party: Party },
    /// Where does it stand?
    Place { party: Party, block: BlockId },
    /// Which block makes a normal move?
    Moves { party: Party },
    /// Where to?
    Move { party: Party, block: BlockId },
    /// [WAT-7.1.6] The stage of forced marches opens.
    OpenMarches,
    /// Which block marches?
    Marches { party: Party },
    /// Where to?
    March { party: Party, block: BlockId },
    /// Is the leader shown, before the die?
    ShowLeader { party: Party, block: BlockId, to: TownId },
    /// [WAT-9.1.1] The movement phase is over; fights are found.
    Contact,
    /// Which skirmish is next?
    Skirmishes,
    /// Who takes part in it?
    Pick { town: TownId, role: Role },
    /// [WAT-10.1.2] The shown blocks of a side fire.
    Exchange { town: TownId, role: Role },
    /// Who takes the next hit?
    Hits(Hits),
    /// [WAT-10.1.5] The sums are compared.
    Compare { town: TownId },
    /// Who leaves the skirmish by which road?
    LeaveSkirmish { town: TownId, role: Role },
    /// Which battle comes next in the order?
    OrderBattles,
    /// [WAT-9.2.3] The cycle of battles: the next battle turn.
    #[default]
    Battles,
    /// Where do the drawn markers lie?
    PutMarkers { town: TownId, role: Role, drawn: [Option<Marker>; 2] },
    /// Which woods are removed?
    DropWoods { town: TownId, role: Role },
    /// Who stands where?
    Deploy { town: TownId, role: Role },
    /// [WAT-11.3.4] Both have deployed.
    Reveal { town: TownId },
    /// Who holds the farm or hill on this position?
    NameHolder { town: TownId, at: Location },
    /// [WAT-12.1.2] The battle turn of a side, in three phases.
    BattleTurn { town: TownId, role: Role },
    /// Whose morale is tested next?
    Morale { town: TownId, role: Role },
    /// Which block acts next?
    BattlePhase { town: TownId, role: Role },
    /// What does it do?
    Act { town: TownId, role: Role, block: BlockId },
    /// Who reinforces?
    Reinforcement { town: TownId, role: Role, party: Party },
    /// [WAT-18.3.1] The battle turn of a side is over.
    EndBattleTurn { town: TownId, role: Role },
    /// Who gets back over this stream, named by the attacker's position?
    CrossStream { town: TownId, role: Role, line: Location },
    /// Who leaves the lost battle by which road?
    LeaveBattle { town: TownId, role: Role },
    /// Who regroups?
    Regroup { town: TownId, role: Role, party: Party },
    /// [WAT-22.1.1] Supply is checked.
    Supply,
    /// Which blocks does an army lose for want of supply?
    Starve { army: Army, blocks: u8 },
    /// [WAT-23.2.1] Demoralisation and victory; then the next turn.
    EndTurn,
}

/// Hits that are still to be taken, one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hits {
    pub town: TownId,
    /// The side that is hit.
    pub role: Role,
    pub shot: Shot,
    /// How many are left.
    pub hits: u8,
}

/// What hits were scored with, and where they fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Shot {
    /// [WAT-10.1.4] In a skirmish, on the shown blocks.
    Skirmish,
    /// [WAT-14.3.2] Guns from the facing position: they eliminate nobody.
    Long { at: Location, target: Target },
    /// By whatever stands in the same location, but cavalry.
    Short { at: Location, target: Target },
    /// [WAT-15.2.2] By cavalry, which cannot hit the holder of a farm.
    Cavalry { at: Location, target: Target },
}
