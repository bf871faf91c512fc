//! Facts: everything that can happen, in the order of a turn.

use engine::Few;
use serde::{Deserialize, Serialize};

use crate::board::{Location, Role};
use crate::ids::{BlockId, MOST_BLOCKS, TownId};
use crate::pieces::{Army, Marker, Party, Side, Target};
use crate::setting::{BlockSet, TownSet};
use crate::step::Step;

/// The dice of one block: as many as it has steps.
pub type Dice = Few<u8, 8>;

/// Blocks that are turned up together: at most all that there are.
pub type Faces = Few<Face, MOST_BLOCKS>;

/// How many stand in each town: at most one entry for a block.
pub type Numbers = Few<Number, MOST_BLOCKS>;

/// How many stand in each location of a side: of two armies, in four locations.
pub type Stations = Few<Stationed, 8>;

/// A fact. `None` stands where a viewer does not know; the full log has no such `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// A step was put on the agenda, or taken off. [WAT-24.1.5] For the referee: questions tell
    /// nothing.
    Began(Step),
    Ended,

    /// [WAT-3.2.1] A block was placed or shifted in free set-up, in secret.
    Placed {
        who: Who,
        town: Option<TownId>,
    },
    /// A player has placed all his blocks; when his side has, the enemy sees how many stand where.
    SetUpConfirmed {
        party: Party,
        numbers: Numbers,
    },

    TurnBegan {
        turn: u8,
    },
    /// [WAT-24.1.2] A normal move, over one road or two.
    Moved {
        who: Who,
        path: Path,
    },
    MovesEnded {
        party: Party,
    },
    /// [WAT-7.1.6] The stage of forced marches opened: where leaders were before it is fixed.
    MarchesOpened,
    /// [WAT-7.1.7] A leader was shown where he was before the marches; or, if he `stands` there, where
    /// a march ends.
    LeaderShown {
        leader: BlockId,
        town: TownId,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
        stands: bool,
    },
    /// [WAT-24.1.3] A forced march and its die, with what it cost.
    Marched {
        who: Who,
        from: TownId,
        to: TownId,
        die: u8,
        bonus: u8,
        lost: u8,
    },
    MarchesEnded {
        party: Party,
    },
    /// [WAT-9.1.1] The movement phase was over, and these fights were found.
    FightsFound {
        skirmishes: TownSet,
        battles: TownSet,
    },

    /// [WAT-1.1.3], [WAT-24.1.4] A block was eliminated, and lies open from now on.
    Eliminated {
        block: BlockId,
        town: TownId,
        location: Option<Location>,
    },

    /// A skirmish was taken up. [WAT-25.2.2] One Allied player speaks in it.
    SkirmishBegan {
        town: TownId,
        speaker: Party,
    },
    /// [WAT-10.1.1] A block was chosen, in secret.
    Picked {
        role: Role,
        who: Who,
    },
    /// A side has chosen its blocks.
    PicksConfirmed {
        town: TownId,
        role: Role,
    },
    /// [WAT-24.2.1] All chosen blocks were shown at the same time.
    SkirmishersShown {
        town: TownId,
        faces: Faces,
    },
    /// A block fired in a skirmish.
    Skirmished {
        block: BlockId,
        dice: Dice,
        hits: u8,
    },
    /// A block lost a step to a hit. [WAT-24.2.4] One that is not seen is not named.
    StepLost {
        who: Who,
        town: TownId,
        location: Option<Location>,
    },
    /// [WAT-10.1.5] A side must leave a skirmish; nobody is told by how much.
    SkirmishLost {
        town: TownId,
        role: Role,
    },
    SkirmishEnded {
        town: TownId,
    },
    /// A block left a fight for the map. [WAT-18.2.1] It is disrupted.
    Retreated {
        who: Who,
        from: TownId,
        location: Option<Location>,
        to: TownId,
    },

    /// [WAT-9.2.2] The next battle in the order. [WAT-25.2.2] One Allied player speaks in it.
    BattleOrdered {
        town: TownId,
        speaker: Party,
    },
    /// [WAT-9.2.4] A battle opened.
    BattleOpened {
        town: TownId,
    },
    MarkerDrawn {
        town: TownId,
        role: Role,
        marker: Marker,
    },
    MarkerPut {
        town: TownId,
        at: Location,
        marker: Marker,
    },
    /// [WAT-11.2.4] Woods that nobody could fill.
    WoodsDropped {
        town: TownId,
        at: Location,
    },
    /// A block was put in a location, in secret.
    Deployed {
        who: Who,
        town: TownId,
        at: Option<Location>,
    },
    /// [WAT-24.2.2] A side has deployed: how many of each army stand in each of its locations.
    DeploymentConfirmed {
        town: TownId,
        role: Role,
        numbers: Stations,
    },
    /// [WAT-11.3.4] Blocks in positions were turned face up.
    Revealed {
        town: TownId,
        faces: Faces,
    },
    /// [WAT-11.3.5] A farm or hill got a holder.
    HolderNamed {
        town: TownId,
        at: Location,
        who: Option<Who>,
    },

    BattleTurnBegan {
        town: TownId,
        role: Role,
        round: u8,
    },
    /// [WAT-12.2.1] The blocks whose morale is to be tested; all of them are engaged.
    MoraleCalled {
        blocks: BlockSet,
    },
    MoraleRolled {
        block: BlockId,
        die: u8,
        bonus: u8,
        passed: bool,
    },
    /// [WAT-13.1.1] One battle step. `forced` if morale failed.
    Stepped {
        who: Who,
        town: TownId,
        from: Location,
        to: Location,
        forced: bool,
    },
    /// [WAT-11.1.3] Who became engaged, and who no longer is; it follows from what was seen.
    EngagementsChanged {
        begun: BlockSet,
        fresh: BlockSet,
        over: BlockSet,
    },
    /// [WAT-24.2.3] Whoever stepped into a location found blocks there that he had not seen.
    Found {
        town: TownId,
        at: Location,
        faces: Faces,
    },
    /// [WAT-24.2.4] Blocks that are no longer seen by themselves.
    Vanished {
        blocks: BlockSet,
    },
    Fired {
        who: Who,
        town: TownId,
        at: Location,
        target: Target,
        value: u8,
        dice: Dice,
        hits: u8,
    },
    SquareFormed {
        who: Who,
        town: TownId,
        at: Location,
    },
    SquareLeft {
        block: BlockId,
    },
    Sheltered {
        who: Who,
        host: BlockId,
    },
    ShelterLeft {
        who: Who,
    },
    /// [WAT-15.4.2] A vacant farm or hill was occupied,
    Occupied {
        who: Who,
        town: TownId,
        at: Location,
    },
    /// [WAT-15.4.1] or passed on.
    PassedOn {
        who: Who,
        town: TownId,
        at: Location,
    },
    /// A block has used its action. Its own side keeps count of that.
    Acted {
        who: Who,
    },
    /// [WAT-17.1.5] A block came into a Reserve.
    Reinforced {
        who: Who,
        from: TownId,
        town: TownId,
    },
    /// A side has no more to do in its battle phase,
    BattlePhaseEnded {
        town: TownId,
        role: Role,
    },
    /// [WAT-24.1.5] and a player has no more to bring, whether or not he was asked.
    ReinforcementEnded {
        town: TownId,
        party: Party,
    },
    /// [WAT-18.3.1] How long the attacker has done nothing.
    StallCounted {
        town: TownId,
        count: u8,
    },
    /// [WAT-18.3.2] The battle has stalled: the attacker leaves at once with all his blocks.
    WithdrawalBegan {
        town: TownId,
    },
    BattleTurnEnded {
        town: TownId,
        role: Role,
    },

    /// [WAT-19.1.1] A side lost a position, and all its blocks leave.
    Routed {
        town: TownId,
        role: Role,
        at: Location,
    },
    /// [WAT-19.2.1] What a block lost in a rout or by leaving an engagement. [WAT-24.2.5] Not told
    /// of hidden blocks.
    RoutLoss {
        who: Who,
        lost: u8,
    },
    /// [WAT-19.2.2] A block got back over a stream.
    Crossed {
        block: BlockId,
        to: Location,
    },
    /// [WAT-20.1.1] The battle is over. [WAT-20.1.2] Its board is cleared.
    BattleWon {
        town: TownId,
        side: Side,
    },
    /// [WAT-20.2.2] A block regrouped around the town of the victory. [WAT-20.2.4] It may join a battle that runs there.
    Regrouped {
        who: Who,
        town: TownId,
        from: TownId,
        to: TownId,
    },
    RegroupEnded {
        town: TownId,
        party: Party,
    },

    /// [WAT-22.1.2] A supply city was cut.
    SupplyCut {
        town: TownId,
        army: Army,
        loss: u8,
    },
    /// [WAT-23.1.2] An army lost too many blocks.
    Demoralised {
        army: Army,
    },
    /// [WAT-23.1.3] Its blocks left the map, and lie open.
    ArmyRemoved {
        army: Army,
        faces: Faces,
    },
    /// [WAT-23.2.1] The campaign is over.
    Won {
        side: Side,
        by: Victory,
    },
    /// [WAT-18.2.2] The turn is over; disrupted blocks recovered.
    TurnEnded {
        turn: u8,
    },
}

/// Who did something, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Who {
    pub army: Army,
    /// The block with its steps; `None` for whoever does not see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub face: Option<Face>,
    /// Whether the enemy sees it.
    pub shown: bool,
    /// [WAT-18.2.1] Whether it is one of the disrupted blocks, whose number everybody sees.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub disrupted: bool,
}

/// A block and the steps it has, before what the event tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Face {
    pub block: BlockId,
    pub steps: u8,
}

impl Default for Face {
    fn default() -> Self {
        Face { block: BlockId::new(0), steps: 0 }
    }
}

/// The towns of a normal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Path {
    pub from: TownId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub via: Option<TownId>,
    pub to: TownId,
}

/// How many blocks of an army stand in a town.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Number {
    pub town: TownId,
    pub army: Army,
    pub blocks: u8,
}

impl Default for Number {
    fn default() -> Self {
        Number { town: TownId::new(0), army: Army::French, blocks: 0 }
    }
}

/// How many blocks of an army stand in a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stationed {
    pub at: Location,
    pub army: Army,
    pub blocks: u8,
}

impl Default for Stationed {
    fn default() -> Self {
        Stationed { at: Location::AttackerReserve, army: Army::French, blocks: 0 }
    }
}

/// How a campaign was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Victory {
    /// [WAT-23.2.2], [WAT-23.2.3], [WAT-23.2.5] The enemy is demoralised.
    Demoralisation,
    /// [WAT-23.2.4] Two supply cities are held.
    Cities,
    /// [WAT-23.2.6] The last turn is over.
    Time,
}
