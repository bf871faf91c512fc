//! What a turn may have left on blocks and borders.

use crate::ids::{AreaId, BlockSet};
use crate::pieces::Side;
use crate::position::names::Names;
use crate::position::usual::{Phase, phase};
use crate::state::Campaign;
use crate::step::Step;

/// More victory points than there are blocks to lose.
const MOST_POINTS: u16 = 999;

pub(super) fn check(campaign: &Campaign, names: &mut Names, step: Step) {
    let phase = phase(campaign, step);
    let has_few = campaign.points.iter().all(|&points| points <= MOST_POINTS);
    names.require(has_few, || format!("points: a side has at most {MOST_POINTS}."));
    check_marks(campaign, names, phase);
    check_origins(campaign, names);
    check_entries(campaign, names, phase);
    check_crossings(campaign, names, phase);
    check_holding(campaign, names, phase);
}

/// [BOR-8.1.1] Player 2 has done nothing before his action phase, and nobody before a turn.
fn check_marks(campaign: &Campaign, names: &mut Names, phase: Phase) {
    let may_have = match phase {
        Phase::SetUp => BlockSet::NONE,
        Phase::Action(side, _) if side == campaign.first => names.setting.of_side(side),
        Phase::Action(..) | Phase::Battle | Phase::Supply | Phase::Night => BlockSet::all(),
    };
    let marks = [
        (campaign.moved, BlockSet::all(), "moved"),
        (campaign.bombarded, names.setting.guns, "bombarded"),
        (campaign.activated, names.setting.headquarters, "activated"),
        (campaign.shown, BlockSet::all(), "shown"),
    ];
    for (blocks, kind, at) in marks {
        for block in blocks {
            let is_cleared = phase == Phase::Night && at != "moved";
            let is_so = campaign.area(block).is_some()
                && kind.contains(block)
                && may_have.contains(block)
                && !is_cleared;
            let id = names.setting.block_id(block);
            names.require(is_so, || format!("{at}: {id} cannot have done so."));
        }
    }
}

/// [BOR-8.3.1] Into a battle area blocks come from the next one, [BOR-8.2.1] elsewhere by roads too.
fn check_origins(campaign: &Campaign, names: &mut Names) {
    for block in names.setting.all_blocks() {
        let way = campaign.area(block).zip(campaign.origins[block.index()]);
        let Some((area, from)) = way else { continue };
        let is_near = campaign.map().border_between(from, area).is_some();
        let is_so = is_near || from != area && !is_fought_over(campaign, area);
        let (id, from) = (names.setting.block_id(block), names.setting.area_id(from));
        names.require(is_so, || format!("blocks: {id} cannot have come from {from}."));
    }
}

/// [BOR-9.3.1], [BOR-9.3.2] Only Player 2 has reserves, and attacks of his own.
fn check_entries(campaign: &Campaign, names: &mut Names, phase: Phase) {
    let second = campaign.first.enemy();
    let may_be = match phase {
        Phase::Action(side, _) => side == second,
        Phase::Battle => true,
        Phase::SetUp | Phase::Supply | Phase::Night => false,
    };
    for block in campaign.reserves {
        let stands = campaign.area(block).is_some_and(|area| {
            is_fought_over(campaign, area) && !campaign.second_attacks.contains(area)
        });
        let is_so = may_be && stands && campaign.side(block) == second;
        let id = names.setting.block_id(block);
        names.require(is_so, || format!("reserves: {id} cannot be one."));
    }
    let is_late = phase == Phase::Supply;
    names.require(campaign.second_attacks.is_empty() || may_be || is_late, || {
        "second_attacks: Player 2 has not attacked anything.".to_owned()
    });
}

/// Whether a battle is fought in an area this turn, is over, or is to come.
fn is_fought_over(campaign: &Campaign, area: AreaId) -> bool {
    let is_present = campaign.battle.as_ref().is_some_and(|battle| battle.area == area);
    is_present || campaign.contested().contains(area)
}

/// [BOR-8.3.3] Nobody crosses before he moves, and no more than the border lets pass.
fn check_crossings(campaign: &Campaign, names: &mut Names, phase: Phase) {
    for border in campaign.map().all_borders() {
        let ends = campaign.border(border).ends;
        let most = ends.map(|end| campaign.border(border).limit(end, false));
        for side in Side::BOTH {
            let may_have = match phase {
                Phase::SetUp | Phase::Night => false,
                Phase::Action(acting, _) => side == campaign.first || acting == side,
                Phase::Battle | Phase::Supply => true,
            };
            let crossed = ends.map(|end| campaign.crossed(border, side, end));
            let keeps = crossed[0] <= most[0] && crossed[1] <= most[1];
            let sum = crossed[0] + crossed[1];
            let is_so = sum == 0 || may_have && keeps && sum <= most[0].max(most[1]);
            let id = names.setting.border_id(border);
            names.require(is_so, || format!("crossings: so many cannot have crossed {id}."));
        }
    }
}

/// [BOR-9.1.1] Blocks are held from the end of Player 1's action phase on, as many as he had there.
fn check_holding(campaign: &Campaign, names: &mut Names, phase: Phase) {
    let may_be = match phase {
        Phase::Action(side, _) => side != campaign.first,
        Phase::Battle | Phase::Supply => true,
        Phase::SetUp | Phase::Night => false,
    };
    for area in campaign.map().all_areas() {
        let held = campaign.holding[area.index()];
        let is_so = may_be && held <= campaign.number(area, campaign.first);
        let id = names.setting.area_id(area);
        names.require(held == 0 || is_so, || format!("holding: nobody holds so many in {id}."));
    }
}
