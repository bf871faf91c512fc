//! The question of a position, with the ids that people write.

use serde::{Deserialize, Serialize};

use super::names::Names;
use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Army, Marker, Party, Side};
use crate::setting::Setting;
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// What is to be decided. A party is named only where three players play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Ask {
    SetUp(Asked),
    Place {
        block: String,
    },
    Moves(Asked),
    Move {
        block: String,
    },
    Marches(Asked),
    March {
        block: String,
    },
    ShowLeader {
        block: String,
        to: String,
    },
    Skirmishes,
    Pick {
        town: String,
        role: Role,
    },
    LeaveSkirmish {
        town: String,
        role: Role,
    },
    OrderBattles,
    PutMarkers {
        town: String,
        role: Role,
        drawn: Vec<Marker>,
    },
    DropWoods {
        town: String,
        role: Role,
    },
    Deploy {
        town: String,
        role: Role,
    },
    NameHolder {
        town: String,
        at: Location,
    },
    Morale {
        town: String,
        role: Role,
    },
    BattlePhase {
        town: String,
        role: Role,
    },
    Act {
        block: String,
    },
    Hits {
        town: String,
        role: Role,
        shot: Shot,
        hits: u8,
    },
    Reinforcement(AskedThere),
    CrossStream {
        town: String,
        role: Role,
        line: Location,
    },
    LeaveBattle {
        town: String,
        role: Role,
    },
    Regroup(AskedThere),
    Starve {
        army: Army,
        blocks: u8,
    },
    /// The campaign is over. Such a position can be told, but not arranged.
    Over {
        winner: Side,
    },
}

/// The party of a question on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Asked {
    /// If left out: the active side, the Anglo-Dutch before the Prussians.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) party: Option<Party>,
}

/// The party of a question in a battle in which each decides for his own blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct AskedThere {
    pub(crate) town: String,
    pub(crate) role: Role,
    /// If left out: the side in this role, the Anglo-Dutch before the Prussians.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) party: Option<Party>,
}

/// The step of a question, or nothing if it names what is not there.
pub(super) fn step(campaign: &Campaign, names: &mut Names, ask: &Ask) -> Option<Step> {
    const AT: &str = "ask";
    let setting = campaign.setting.get();
    Some(match ask {
        Ask::SetUp(asked) => {
            Step::SetUp { party: asked.party.unwrap_or(first(setting, Side::Allied)) }
        }
        Ask::Moves(asked) => Step::Moves { party: party(campaign, *asked) },
        Ask::Marches(asked) => Step::Marches { party: party(campaign, *asked) },
        Ask::Place { block } | Ask::Move { block } | Ask::March { block } => {
            let block = names.block(block, AT)?;
            in_hand(ask, setting.party_of(setting.army(block)), block)
        }
        Ask::ShowLeader { block, to } => {
            let (block, to) = (names.block(block, AT)?, names.town(to, AT)?);
            Step::ShowLeader { party: setting.party_of(setting.army(block)), block, to }
        }
        Ask::Skirmishes => Step::Skirmishes,
        Ask::OrderBattles => Step::OrderBattles,
        Ask::Pick { town, role } => Step::Pick { town: names.town(town, AT)?, role: *role },
        Ask::LeaveSkirmish { town, role } => {
            Step::LeaveSkirmish { town: names.town(town, AT)?, role: *role }
        }
        Ask::PutMarkers { town, role, drawn } => {
            let town = names.town(town, AT)?;
            let drawn = [drawn.first().copied(), drawn.get(1).copied()];
            Step::PutMarkers { town, role: *role, drawn }
        }
        Ask::DropWoods { town, role } => {
            Step::DropWoods { town: names.town(town, AT)?, role: *role }
        }
        Ask::Deploy { town, role } => Step::Deploy { town: names.town(town, AT)?, role: *role },
        Ask::NameHolder { town, at } => Step::NameHolder { town: names.town(town, AT)?, at: *at },
        Ask::Morale { town, role } => Step::Morale { town: names.town(town, AT)?, role: *role },
        Ask::BattlePhase { town, role } => {
            Step::BattlePhase { town: names.town(town, AT)?, role: *role }
        }
        Ask::Act { block } => {
            let block = names.block(block, AT)?;
            let town = names.place(campaign.town(block), block, AT)?;
            Step::Act { town, role: campaign.block_role(block), block }
        }
        Ask::Hits { town, role, shot, hits } => {
            let town = names.town(town, AT)?;
            Step::Hits(Hits { town, role: *role, shot: *shot, hits: *hits })
        }
        Ask::CrossStream { town, role, line } => {
            Step::CrossStream { town: names.town(town, AT)?, role: *role, line: *line }
        }
        Ask::LeaveBattle { town, role } => {
            Step::LeaveBattle { town: names.town(town, AT)?, role: *role }
        }
        Ask::Reinforcement(there) => {
            let (town, party) = (names.town(&there.town, AT)?, party_there(campaign, there));
            Step::Reinforcement { town, role: there.role, party }
        }
        Ask::Regroup(there) => {
            let (town, party) = (names.town(&there.town, AT)?, party_there(campaign, there));
            Step::Regroup { town, role: there.role, party }
        }
        Ask::Starve { army, blocks } => Step::Starve { army: *army, blocks: *blocks },
        Ask::Over { .. } => {
            names.fault("A position is arranged only where a decision is open.");
            return None;
        }
    })
}

fn in_hand(ask: &Ask, party: Party, block: BlockId) -> Step {
    if matches!(ask, Ask::Place { .. }) {
        Step::Place { party, block }
    } else if matches!(ask, Ask::Move { .. }) {
        Step::Move { party, block }
    } else {
        Step::March { party, block }
    }
}

/// Who of a side is asked first.
fn first(setting: &Setting, side: Side) -> Party {
    setting.parties(side)[0]
}

fn party(campaign: &Campaign, asked: Asked) -> Party {
    asked.party.unwrap_or(first(campaign.setting.get(), campaign.active()))
}

fn party_there(campaign: &Campaign, there: &AskedThere) -> Party {
    let side = campaign.side_of(there.role);
    there.party.unwrap_or(first(campaign.setting.get(), side))
}

/// The question that is open, or how the campaign ended.
pub(super) fn ask(campaign: &Campaign) -> Ask {
    match (campaign.winner, campaign.step()) {
        (Some(winner), _) => Ask::Over { winner },
        (None, Some(step)) => of_step(campaign, step),
        (None, None) => before_the_first(campaign),
    }
}

/// Before the campaign has begun: what will be asked first.
fn before_the_first(campaign: &Campaign) -> Ask {
    let asked = Asked::default();
    if campaign.setting.get().options.free_set_up() { Ask::SetUp(asked) } else { Ask::Moves(asked) }
}

fn of_step(campaign: &Campaign, step: Step) -> Ask {
    let setting = campaign.setting.get();
    let named = |town: TownId| setting.map.town(town).id.clone();
    let called = |block: BlockId| setting.block(block).id.clone();
    let asked = |party: Party, side: Side| Asked {
        party: (party != first(setting, side)).then_some(party),
    };
    let there = |town: TownId, role: Role, party: Party| {
        let party = asked(party, campaign.side_of(role)).party;
        AskedThere { town: named(town), role, party }
    };
    match step {
        Step::SetUp { party } => Ask::SetUp(asked(party, Side::Allied)),
        Step::Place { block, .. } => Ask::Place { block: called(block) },
        Step::Moves { party } => Ask::Moves(asked(party, campaign.active())),
        Step::Move { block, .. } => Ask::Move { block: called(block) },
        Step::Marches { party } => Ask::Marches(asked(party, campaign.active())),
        Step::March { block, .. } => Ask::March { block: called(block) },
        Step::ShowLeader { block, to, .. } => {
            Ask::ShowLeader { block: called(block), to: named(to) }
        }
        Step::Skirmishes => Ask::Skirmishes,
        Step::Pick { town, role } => Ask::Pick { town: named(town), role },
        Step::LeaveSkirmish { town, role } => Ask::LeaveSkirmish { town: named(town), role },
        Step::OrderBattles => Ask::OrderBattles,
        Step::PutMarkers { town, role, drawn } => {
            let drawn = drawn.into_iter().flatten().collect();
            Ask::PutMarkers { town: named(town), role, drawn }
        }
        Step::DropWoods { town, role } => Ask::DropWoods { town: named(town), role },
        Step::Deploy { town, role } => Ask::Deploy { town: named(town), role },
        Step::NameHolder { town, at } => Ask::NameHolder { town: named(town), at },
        Step::Morale { town, role } => Ask::Morale { town: named(town), role },
        Step::BattlePhase { town, role } => Ask::BattlePhase { town: named(town), role },
        Step::Act { block, .. } => Ask::Act { block: called(block) },
        Step::Hits(Hits { town, role, shot, hits }) => {
            Ask::Hits { town: named(town), role, shot, hits }
        }
        Step::Reinforcement { town, role, party } => Ask::Reinforcement(there(town, role, party)),
        Step::CrossStream { town, role, line } => {
            Ask::CrossStream { town: named(town), role, line }
        }
        Step::LeaveBattle { town, role } => Ask::LeaveBattle { town: named(town), role },
        Step::Regroup { town, role, party } => Ask::Regroup(there(town, role, party)),
        Step::Starve { army, blocks } => Ask::Starve { army, blocks },
        Step::OpenMarches
        | Step::Contact
        | Step::Exchange { .. }
        | Step::Compare { .. }
        | Step::Battles
        | Step::Reveal { .. }
        | Step::BattleTurn { .. }
        | Step::EndBattleTurn { .. }
        | Step::Supply
        | Step::EndTurn => unreachable!("{step:?} asks nobody"),
    }
}
