//! "Who gets a point?"

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::event::Event;
use crate::flow::end_step;
use crate::pieces::Side;
use crate::setting::Source;
use crate::state::Campaign;
use crate::step::Step;
use crate::supply;

/// [BOR-18.2.5] The first point is asked for whenever the enemy cannot know better; the others only if
/// there is somebody to give them to. [BOR-16.1.2] After the recovery of a night he cannot.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let (side, is_night) = parts(step);
    let has_spent = campaign.setting.get().sources_of(side).any(|(it, _)| campaign.spent[it] > 0);
    let asks = if has_spent {
        let lacking = campaign.lacking(side);
        !lacking.is_empty()
            && stocked(campaign, side).any(|source| {
                let areas = supply::supplied_from(campaign, source.area, side);
                !supply::among(campaign, lacking, supply::unserved(campaign, side, areas))
                    .is_empty()
            })
    } else {
        (is_night || supply::may_lack(campaign, side)) && may_spend_somewhere(campaign, side)
    };
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

/// Whether a source with points reaches an area with blocks that has had none.
fn may_spend_somewhere(campaign: &Campaign, side: Side) -> bool {
    stocked(campaign, side).any(|source| {
        let areas = supply::supplied_from(campaign, source.area, side);
        !supply::unserved(campaign, side, areas).is_empty()
    })
}

fn parts(step: Step) -> (Side, bool) {
    let Step::Supply { side, night } = step else { unreachable!("{step:?}") };
    (side, night)
}
