//! "Who gets a point?"

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::event::Event;
use crate::flow::end_step;
use crate::ids::AreaSet;
use crate::pieces::Side;
use crate::setting::Source;
use crate::state::Campaign;
use crate::step::Step;
use crate::supply;

/// [BOR-18.2.5] A side is asked as long as its enemy cannot know that it has nobody to give a point to:
/// he sees where points can go, and that steps are lacking, not whose. [BOR-16.1.2] After the recovery
/// of a night he does not even know whether any are.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let (side, is_night) = parts(step);
    let lines = stocked(campaign, side).map(|source| supply::line(campaign, source.area, side));
    let lines = lines.fold(AreaSet::NONE, |lines, line| lines | line);
    let mut areas = supply::unserved(campaign, side, AreaSet::all()).iter();
    let asks = areas.any(|area| supply::is_near(campaign, lines, area))
        && (is_night || supply::may_lack(campaign, side));
    asks.then_some(side)
}

/// [BOR-15.2.4] Points that are not spent are lost.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let (side, _) = parts(step);
    turn.emit(Event::SupplyEnded { side });
    end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let (side, _) = parts(step);
    let lacking = campaign.lacking(side);
    for source in stocked(campaign, side) {
        let areas = supply::supplied_from(campaign, source.area, side);
        let blocks = supply::among(campaign, lacking, supply::unserved(campaign, side, areas));
        into.extend(blocks.iter().map(|block| Action::Supply { source: source.area, block }));
    }
    into.push(Action::Done);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    if let Action::Supply { source, block } = action {
        return Some(supply::may_supply(campaign, parts(step).0, source, block));
    }
    (action == Action::Done).then_some(Ok(()))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let Action::Supply { source, block } = action {
        supply::give(turn, source, block);
    } else {
        go_on(turn, step);
    }
}

/// [BOR-15.2.3] The sources of a side that have points left.
fn stocked(campaign: &Campaign, side: Side) -> impl Iterator<Item = Source> + '_ {
    let sources = campaign.setting.get().sources_of(side);
    let stocked = sources.filter(|&(it, source)| supply::points_left(campaign, it, source) > 0);
    stocked.map(|(_, source)| source)
}

fn parts(step: Step) -> (Side, bool) {
    let Step::Supply { side, night } = step else { unreachable!("{step:?}") };
    (side, night)
}
