//! The agenda: what is going on, and what comes after.

use serde::{Deserialize, Serialize};

use crate::event::Stage;
use crate::ids::{AreaId, BlockId};
use crate::pieces::{Aim, Letter, Role, Side};

/// [BOR-19.1.2] to [BOR-19.1.4] One item of the sequence of play. Those that hold a question wait
/// for a player; the comments of the others say what happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// Which block is placed next?
    Place { side: Side },
    /// Where does it stand?
    PlaceBlock { block: BlockId },
    /// [BOR-5.1.1] A turn opens, with the initiative.
    #[default]
    OpenTurn,
    /// [BOR-5.1.2] The action phase of a side opens.
    ActionPhase { side: Side },
    /// [BOR-5.1.2], [BOR-5.1.3] A stage of it opens, and its question follows in this place.
    Stage { side: Side, stage: Stage },
    /// Which of the due blocks arrives where?
    Arrive { side: Side },
    /// Which headquarters is activated next?
    Activate { side: Side },
    /// Does it move before?
    ActivateMove { hq: BlockId },
    /// How does it act?
    ActivateRole { hq: BlockId },
    /// Which gun bombards which area?
    Bombard { side: Side },
    /// Which army headquarters spends the order to fire,
    PayFire { gun: BlockId, at: AreaId },
    /// or to move?
    PayMove { block: BlockId, to: AreaId },
    /// Who takes the next hit?
    Hits(Hits),
    /// [BOR-7.3.3] Which own block takes the next 6 of a bombardment?
    OwnHits { side: Side, area: AreaId, left: u8 },
    /// Which block moves by order?
    Moves { side: Side },
    /// Which activated headquarters moves?
    HqMoves { side: Side },
    /// Where to?
    MoveBlock { block: BlockId },
    /// [BOR-6.1.4] Activated headquarters tire.
    Tire { side: Side },
    /// Which block moves without orders?
    Straggles { side: Side },
    /// Where to?
    Straggle { block: BlockId },
    /// [BOR-8.4.1] The stacking test. Which block must leave a full area?
    Stacking { side: Side },
    /// Where to?
    Surplus { block: BlockId },
    /// [BOR-5.1.2] The action phase of a side is over.
    EndActionPhase { side: Side },
    /// Which battle is next?
    Battles,
    /// Which attack is the main one?
    MainAttack,
    /// [BOR-10.1.5] A round of the battle opens.
    Round { number: u8 },
    /// Who forms or leaves square, and who is sheltered?
    Squares { role: Role },
    /// Which block of this letter acts, and how?
    Turns { letter: Letter, role: Role },
    /// [BOR-12.1.2] A block that attacked with bayonets loses so many steps for its 6s, after its hits
    /// are taken.
    BayonetLoss { block: BlockId, left: u8 },
    /// Where does a block go on to that found its refuge full?
    GoOn { block: BlockId },
    /// [BOR-11.3.2] A round is over.
    EndRound,
    /// Who regroups?
    Regroup { side: Side },
    /// [BOR-15.4.1] Blocks without supply lose a step at 20:00.
    Attrition,
    /// [BOR-15.3.1] A side captures sources.
    Capture { side: Side },
    /// Who gets a captured point?
    CapturedSupply { side: Side, source: AreaId, points: u8 },
    /// Who gets a point? [BOR-16.1.2] At night too.
    Supply { side: Side, night: bool },
    /// Which bridge is burnt?
    Bridge { side: Side },
    /// [BOR-5.1.4] The turn is over.
    EndTurn,
    /// Who shifts at night?
    NightShift { side: Side },
    /// Where to?
    NightShiftBlock { block: BlockId },
    /// [BOR-16.1.1] The night is over.
    EndNight,
}

/// Hits that are still to be taken, one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hits {
    /// The side that is hit, and where.
    pub side: Side,
    pub area: AreaId,
    pub shot: Shot,
    /// How many are left.
    pub left: u8,
}

/// What hits were scored with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Shot {
    /// [BOR-7.3.1] Guns, from the next area. `asks` has no meaning any more: records of the first rules
    /// have it.
    Bombardment { asks: bool },
    /// [BOR-11.1.1] A block in battle.
    Battle { aim: Aim },
}
