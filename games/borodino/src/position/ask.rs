//! The question of a position, with the ids that people write.

use serde::{Deserialize, Serialize};

use super::names::Names;
use crate::pieces::{Letter, Role, Side};
use crate::setting::Setting;
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// What is to be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Ask {
    Place(Side),
    PlaceBlock {
        block: String,
    },
    Arrive(Side),
    Activate(Side),
    ActivateMove {
        hq: String,
    },
    ActivateRole {
        hq: String,
    },
    Bombard(Side),
    PayFire {
        gun: String,
        at: String,
    },
    PayMove {
        block: String,
        to: String,
    },
    Hits(HitsEntry),
    OwnHits {
        side: Side,
        area: String,
        left: u8,
    },
    Moves(Side),
    HqMoves(Side),
    MoveBlock {
        block: String,
    },
    Straggles(Side),
    Straggle {
        block: String,
    },
    Stacking(Side),
    Surplus {
        block: String,
    },
    Battles,
    MainAttack,
    Squares(Role),
    Turns {
        letter: Letter,
        role: Role,
    },
    GoOn {
        block: String,
    },
    Regroup(Side),
    CapturedSupply {
        side: Side,
        source: String,
        points: u8,
    },
    Supply(Side),
    NightSupply(Side),
    Bridge(Side),
    NightShift(Side),
    NightShiftBlock {
        block: String,
    },
    /// The campaign is over. Such a position can be told, but not arranged.
    Over {
        /// [BOR-17.2.1] Nobody if it is drawn.
        winner: Option<Side>,
    },
}

/// Hits that are to be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct HitsEntry {
    /// The side that is hit, and where.
    pub(crate) side: Side,
    pub(crate) area: String,
    pub(crate) shot: Shot,
    pub(crate) left: u8,
    /// [BOR-12.1.2] The block that fired with bayonets, if it rolled 6s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bayonet: Option<String>,
    /// The 6s that it takes afterwards; [BOR-7.3.3] in a bombardment those that own blocks take.
    #[serde(default, skip_serializing_if = "super::document::is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) own: u8,
}

const AT: &str = "ask";

/// The step of a question, or nothing if it names what is not there.
pub(super) fn step(names: &mut Names, ask: &Ask) -> Option<Step> {
    Some(match ask {
        Ask::Place(side) => Step::Place { side: *side },
        Ask::Arrive(side) => Step::Arrive { side: *side },
        Ask::Activate(side) => Step::Activate { side: *side },
        Ask::Bombard(side) => Step::Bombard { side: *side },
        Ask::Moves(side) => Step::Moves { side: *side },
        Ask::HqMoves(side) => Step::HqMoves { side: *side },
        Ask::Straggles(side) => Step::Straggles { side: *side },
        Ask::Stacking(side) => Step::Stacking { side: *side },
        Ask::Battles => Step::Battles,
        Ask::MainAttack => Step::MainAttack,
        Ask::Squares(role) => Step::Squares { role: *role },
        Ask::Turns { letter, role } => Step::Turns { letter: *letter, role: *role },
        Ask::Regroup(side) => Step::Regroup { side: *side },
        Ask::Supply(side) => Step::Supply { side: *side, night: false },
        Ask::NightSupply(side) => Step::Supply { side: *side, night: true },
        Ask::Bridge(side) => Step::Bridge { side: *side },
        Ask::NightShift(side) => Step::NightShift { side: *side },
        Ask::PlaceBlock { .. }
        | Ask::ActivateMove { .. }
        | Ask::ActivateRole { .. }
        | Ask::MoveBlock { .. }
        | Ask::Straggle { .. }
        | Ask::Surplus { .. }
        | Ask::GoOn { .. }
        | Ask::NightShiftBlock { .. } => return of_block(names, ask),
        Ask::PayFire { .. }
        | Ask::PayMove { .. }
        | Ask::Hits(_)
        | Ask::OwnHits { .. }
        | Ask::CapturedSupply { .. } => return of_area(names, ask),
        Ask::Over { .. } => {
            names.faults.push("ask: the campaign is over, there is nothing to ask.".to_owned());
            return None;
        }
    })
}

/// A question about one block.
fn of_block(names: &mut Names, ask: &Ask) -> Option<Step> {
    let mut block = |id: &String| names.block(id, AT);
    if let Ask::ActivateMove { hq } = ask {
        return Some(Step::ActivateMove { hq: block(hq)? });
    }
    if let Ask::ActivateRole { hq } = ask {
        return Some(Step::ActivateRole { hq: block(hq)? });
    }
    if let Ask::PlaceBlock { block: id } = ask {
        return Some(Step::PlaceBlock { block: block(id)? });
    }
    if let Ask::MoveBlock { block: id } = ask {
        return Some(Step::MoveBlock { block: block(id)? });
    }
    if let Ask::Straggle { block: id } = ask {
        return Some(Step::Straggle { block: block(id)? });
    }
    if let Ask::Surplus { block: id } = ask {
        return Some(Step::Surplus { block: block(id)? });
    }
    if let Ask::GoOn { block: id } = ask {
        return Some(Step::GoOn { block: block(id)? });
    }
    let Ask::NightShiftBlock { block: id } = ask else { return None };
    Some(Step::NightShiftBlock { block: block(id)? })
}

/// A question about an area.
fn of_area(names: &mut Names, ask: &Ask) -> Option<Step> {
    if let Ask::PayFire { gun, at } = ask {
        return Some(Step::PayFire { gun: names.block(gun, AT)?, at: names.area(at, AT)? });
    }
    if let Ask::PayMove { block, to } = ask {
        return Some(Step::PayMove { block: names.block(block, AT)?, to: names.area(to, AT)? });
    }
    if let Ask::Hits(HitsEntry { side, area, shot, left, .. }) = ask {
        let area = names.area(area, AT)?;
        return Some(Step::Hits(Hits { side: *side, area, shot: *shot, left: *left }));
    }
    if let Ask::OwnHits { side, area, left } = ask {
        return Some(Step::OwnHits { side: *side, area: names.area(area, AT)?, left: *left });
    }
    let Ask::CapturedSupply { side, source, points } = ask else { return None };
    let source = names.area(source, AT)?;
    Some(Step::CapturedSupply { side: *side, source, points: *points })
}

/// The question of a campaign, in the words of a document.
pub(super) fn ask(campaign: &Campaign) -> Ask {
    if campaign.is_over() {
        return Ask::Over { winner: campaign.winner };
    }
    let setting = campaign.setting.get();
    told(campaign, setting, campaign.step().unwrap_or_default())
}

fn told(campaign: &Campaign, setting: &Setting, step: Step) -> Ask {
    let id = |block| setting.block_id(block).to_owned();
    let area_id = |area| setting.area_id(area).to_owned();
    match step {
        Step::Place { side } => Ask::Place(side),
        Step::PlaceBlock { block } => Ask::PlaceBlock { block: id(block) },
        Step::Arrive { side } => Ask::Arrive(side),
        Step::Activate { side } => Ask::Activate(side),
        Step::ActivateMove { hq } => Ask::ActivateMove { hq: id(hq) },
        Step::ActivateRole { hq } => Ask::ActivateRole { hq: id(hq) },
        Step::Bombard { side } => Ask::Bombard(side),
        Step::PayFire { gun, at } => Ask::PayFire { gun: id(gun), at: area_id(at) },
        Step::PayMove { block, to } => Ask::PayMove { block: id(block), to: area_id(to) },
        Step::Hits(hits) => Ask::Hits(hits_entry(campaign, setting, hits)),
        Step::OwnHits { side, area, left } => Ask::OwnHits { side, area: area_id(area), left },
        Step::Moves { side } => Ask::Moves(side),
        Step::HqMoves { side } => Ask::HqMoves(side),
        Step::MoveBlock { block } => Ask::MoveBlock { block: id(block) },
        Step::Straggles { side } => Ask::Straggles(side),
        Step::Straggle { block } => Ask::Straggle { block: id(block) },
        Step::Stacking { side } => Ask::Stacking(side),
        Step::Surplus { block } => Ask::Surplus { block: id(block) },
        Step::Battles => Ask::Battles,
        Step::MainAttack => Ask::MainAttack,
        Step::Squares { role } => Ask::Squares(role),
        Step::Turns { letter, role } => Ask::Turns { letter, role },
        Step::GoOn { block } => Ask::GoOn { block: id(block) },
        Step::Regroup { side } => Ask::Regroup(side),
        Step::CapturedSupply { side, source, points } => {
            Ask::CapturedSupply { side, source: area_id(source), points }
        }
        Step::Supply { side, night: false } => Ask::Supply(side),
        Step::Supply { side, night: true } => Ask::NightSupply(side),
        Step::Bridge { side } => Ask::Bridge(side),
        Step::NightShift { side } => Ask::NightShift(side),
        Step::NightShiftBlock { block } => Ask::NightShiftBlock { block: id(block) },
        // Before its first decision a campaign is told as if it were set up.
        Step::OpenTurn
        | Step::ActionPhase { .. }
        | Step::Stage { .. }
        | Step::Tire { .. }
        | Step::EndActionPhase { .. }
        | Step::Round { .. }
        | Step::BayonetLoss { .. }
        | Step::EndRound
        | Step::Attrition
        | Step::Capture { .. }
        | Step::EndTurn
        | Step::EndNight => Ask::Activate(Side::French),
    }
}

fn hits_entry(campaign: &Campaign, setting: &Setting, hits: Hits) -> HitsEntry {
    let below = campaign.agenda.iter().rev().nth(1);
    let (bayonet, own) = match below {
        Some(Step::OwnHits { left, .. }) => (None, *left),
        Some(Step::BayonetLoss { block, left }) => (Some(*block), *left),
        Some(_) | None => (None, 0),
    };
    HitsEntry {
        side: hits.side,
        area: setting.area_id(hits.area).to_owned(),
        shot: hits.shot,
        left: hits.left,
        bayonet: bayonet.map(|block| setting.block_id(block).to_owned()),
        own,
    }
}
