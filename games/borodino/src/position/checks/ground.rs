//! Where blocks may stand.

use crate::event::Stage;
use crate::ids::{AreaId, AreaSet};
use crate::pieces::{Ground, Side};
use crate::position::names::Names;
use crate::position::usual::{Phase, phase};
use crate::state::Campaign;
use crate::step::Step;

pub(super) fn check(campaign: &Campaign, names: &mut Names, step: Step) {
    check_contested(campaign, names, step);
    check_stacking(campaign, names, step);
    check_guns(campaign, names);
    for border in campaign.burnt {
        let is_bridge = campaign.border(border).is_bridge();
        let id = names.setting.border_id(border);
        names.require(is_bridge, || format!("burnt: there is no bridge at {id}."));
    }
    for area in campaign.captured {
        let is_source = names.setting.sources.iter().any(|source| source.area == area);
        let id = names.setting.area_id(area);
        names.require(is_source, || format!("captured: {id} is no source of supply."));
    }
}

/// [BOR-5.1.1] Contested areas exist only from Player 1's movement to the battles of the same turn.
fn check_contested(campaign: &Campaign, names: &mut Names, step: Step) {
    let may_be = match phase(campaign, step) {
        Phase::SetUp | Phase::Supply | Phase::Night => AreaSet::NONE,
        Phase::Action(side, Stage::Activation | Stage::Bombardment) if side == campaign.first => {
            AreaSet::NONE
        }
        Phase::Action(..) | Phase::Battle => AreaSet::all(),
    };
    for area in campaign.contested() - may_be {
        let id = names.setting.area_id(area);
        names.fault(format!("blocks: both sides stand in {id}, and nobody fights now."));
    }
}

/// [BOR-8.4.1] The limit is kept by whoever is not in his action phase, and by those who have not
/// moved wherever the enemy has come.
fn check_stacking(campaign: &Campaign, names: &mut Names, step: Step) {
    let acting = match phase(campaign, step) {
        Phase::Action(side, _) => Some(side),
        Phase::SetUp | Phase::Battle | Phase::Supply | Phase::Night => None,
    };
    for side in Side::BOTH {
        for area in campaign.occupied[side as usize] {
            let blocks = campaign.of_side_in(area, side);
            let counted = match acting {
                Some(acting) if acting == side && !campaign.contested().contains(area) => continue,
                Some(acting) if acting == side => blocks - campaign.moved,
                Some(_) | None => blocks,
            };
            let passing = passing(campaign, step, area, side);
            check_limit(names, campaign, area, counted.len() - passing);
        }
    }
}

/// [BOR-13.3.1] One block may be on its way through a full area.
fn passing(campaign: &Campaign, step: Step, area: AreaId, side: Side) -> u32 {
    let Step::GoOn { block } = step else { return 0 };
    u32::from(campaign.area(block) == Some(area) && campaign.side(block) == side)
}

fn check_limit(names: &mut Names, campaign: &Campaign, area: AreaId, blocks: u32) {
    let limit = u32::from(campaign.map().stacking(area));
    let id = names.setting.area_id(area);
    names.require(blocks <= limit, || {
        format!("blocks: {id} has room for {limit} blocks of a side, not for {blocks}.")
    });
}

/// [BOR-2.3.4] Guns never enter a marsh.
fn check_guns(campaign: &Campaign, names: &mut Names) {
    for gun in names.setting.guns {
        let Some(area) = campaign.area(gun) else { continue };
        let is_so = campaign.map().area(area).ground != Ground::Marsh
            || Some(area) == names.setting.block(gun).area;
        let (gun, area) = (names.setting.block_id(gun), names.setting.area_id(area));
        names.require(is_so, || format!("blocks: {gun} cannot have come to {area}, a marsh."));
    }
}
