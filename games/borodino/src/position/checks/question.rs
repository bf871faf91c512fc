//! Whether a question can be put.

use crate::action::Action;
use crate::ids::BlockId;
use crate::movement;
use crate::position::names::Names;
use crate::position::usual::{Phase, phase};
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;
use crate::steps::activation::may_have_been_taken_up;

pub(super) fn check(campaign: &Campaign, names: &mut Names, step: Step) {
    match phase(campaign, step) {
        Phase::SetUp => check_set_up(campaign, names),
        Phase::Night => check_night(campaign, names),
        Phase::Action(..) | Phase::Battle | Phase::Supply => {}
    }
    if let Step::CapturedSupply { side, source, points } = step {
        let sources = &names.setting.sources;
        let found = sources.iter().find(|it| it.area == source && it.side != side);
        let is_so = campaign.captured.contains(source)
            && campaign.number(source, side) > 0
            && found.is_some_and(|it| (1..=2 * it.symbols).contains(&points));
        names.require(is_so, || "ask: these points cannot have been captured.".to_owned());
    }
}

/// [BOR-4.2.1] Blocks are placed with the option alone, when the headquarters stand.
fn check_set_up(campaign: &Campaign, names: &mut Names) {
    let is_free = names.setting.options.free_set_up;
    names.require(is_free, || "ask: blocks are placed only with free set-up.".to_owned());
    for hq in names.setting.headquarters {
        let card = names.setting.block(hq);
        let is_so = campaign.area(hq) == card.area;
        names.require(is_so, || format!("blocks: {} stands where it is printed.", card.id));
    }
    names.require(campaign.lost().is_empty(), || "destroyed: nobody is lost yet.".to_owned());
}

/// [BOR-16.1.1] A night follows the last hour of a day that is not the last.
fn check_night(campaign: &Campaign, names: &mut Names) {
    let setting = names.setting;
    let is_so = setting.turn(campaign.turn).is_last_of_day && campaign.turn < setting.last_turn();
    names.require(is_so, || "turn: no night follows it.".to_owned());
}

/// [BOR-19.1.1] Why nobody would be asked this question.
pub(in crate::position) fn nobody_asked(step: Step) -> String {
    let why = if matches!(step, Step::Hits(_) | Step::OwnHits { .. }) {
        "only one block can take the hit"
    } else if matches!(step, Step::PayFire { .. } | Step::PayMove { .. }) {
        "there are not two who could pay"
    } else if step == Step::Battles {
        "there are not two battles to choose from"
    } else {
        "there is nothing to choose"
    };
    format!("ask: nobody is asked this, since {why}.")
}

/// Why what is in hand, or under way, cannot be so.
pub(in crate::position) fn in_hand(campaign: &Campaign, step: Step) -> Option<String> {
    if let Step::GoOn { block } = step {
        return on_the_way(campaign, block);
    }
    let (block, action) = taken(step)?;
    let below = *campaign.agenda.iter().rev().nth(1)?;
    let could_be_taken = || matches!(steps::check(campaign, below, action), Some(Ok(())));
    let is_so = if let Step::ActivateRole { hq } = step {
        may_have_been_taken_up(campaign, hq).is_ok()
    } else if let Step::PayMove { block, to } = step {
        could_be_taken() && movement::may_go(campaign, block, to).is_ok()
    } else {
        could_be_taken()
    };
    let id = campaign.setting.get().block_id(block);
    (!is_so).then(|| format!("ask: {id} cannot be in hand."))
}

/// The block that a second sentence is about, and the first sentence.
fn taken(step: Step) -> Option<(BlockId, Action)> {
    if let Step::ActivateMove { hq } | Step::ActivateRole { hq } = step {
        return Some((hq, Action::Activate(hq)));
    }
    if let Step::PayFire { gun, at } = step {
        return Some((gun, Action::Bombard { gun, at }));
    }
    let (Step::PlaceBlock { block }
    | Step::Straggle { block }
    | Step::Surplus { block }
    | Step::MoveBlock { block }
    | Step::NightShiftBlock { block }
    | Step::PayMove { block, .. }) = step
    else {
        return None;
    };
    Some((block, Action::Take(block)))
}

/// [BOR-13.3.1] A block that goes on stands in a full area next to the battle.
fn on_the_way(campaign: &Campaign, block: BlockId) -> Option<String> {
    let battle = campaign.fight().area;
    let is_so = campaign.area(block).is_some_and(|area| {
        let limit = campaign.map().stacking(area);
        campaign.map().border_between(battle, area).is_some()
            && campaign.number(area, campaign.side(block)) > limit
    });
    (!is_so).then(|| "ask: nobody is on the way through a full area.".to_owned())
}
