//! "Who gets a captured point?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::pieces::Side;
use crate::setting::Source;
use crate::state::Campaign;
use crate::step::Step;
use crate::supply;

/// Points from a captured source that are still to be spent.
#[derive(Clone, Copy)]
struct Booty {
    side: Side,
    source: AreaId,
    points: u8,
}

/// [BOR-18.2.5] A side is asked as long as its enemy cannot know that it has nobody to give a point to.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let booty = booty(step)?;
    let areas = supply::unserved(campaign, booty.side, reach(campaign, booty));
    (!areas.is_empty() && supply::may_lack(campaign, booty.side)).then_some(booty.side)
}

/// [BOR-15.3.1] One source after another is captured, and its points, two for each symbol, are spent at
/// once.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::Capture { side } = step
        && let Some(source) = to_capture(turn, side)
    {
        let (source, points) = (source.area, 2 * source.symbols);
        turn.emit(Event::Captured { side, source, points });
        begin_step(turn, Step::CapturedSupply { side, source, points });
    } else {
        end_step(turn);
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let Some(booty) = booty(step) else { return };
    let areas = supply::unserved(campaign, booty.side, reach(campaign, booty));
    let lacking = campaign.lacking(booty.side);
    let blocks = supply::among(campaign, lacking, areas).iter();
    into.extend(blocks.map(|block| Action::Supply { source: booty.source, block }));
    into.push(Action::Done);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let booty = booty(step)?;
    if let Action::Supply { source, block } = action {
        return Some(may_spend(campaign, booty, source, block));
    }
    (action == Action::Done).then_some(Ok(()))
}

/// [BOR-15.3.2] What is not spent is lost.
pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    end_step(turn);
    if let (Action::Supply { source, block }, Some(booty)) = (action, booty(step)) {
        supply::give(turn, source, block);
        let (side, points) = (booty.side, booty.points - 1);
        if points > 0 {
            begin_step(turn, Step::CapturedSupply { side, source, points });
        }
    }
}

/// [BOR-15.3.1] A source of the enemy in which the side has a block, captured for the first time.
fn to_capture(campaign: &Campaign, side: Side) -> Option<Source> {
    let mut sources = campaign.setting.get().sources_of(side.enemy()).map(|(_, source)| source);
    sources.find(|source| {
        campaign.number(source.area, side) > 0 && !campaign.captured.contains(source.area)
    })
}

/// [BOR-15.3.2] What is in supply from any own source, the captured area and what a passable border
/// joins to it.
fn reach(campaign: &Campaign, booty: Booty) -> AreaSet {
    let around = supply::with_neighbours(campaign, booty.source.into());
    around | supply::supplied(campaign, booty.side)
}

fn may_spend(campaign: &Campaign, booty: Booty, source: AreaId, block: BlockId) -> Allowed {
    let is_it = source == booty.source;
    require(is_it, Ban::new("BOR-15.3.2", "ban-supply-not-captured").at(source))?;
    let area = supply::may_gain(campaign, booty.side, block)?;
    let is_reached = reach(campaign, booty).contains(area);
    require(is_reached, Ban::new("BOR-15.3.2", "ban-supply-captured-reach").at(area))
}

fn booty(step: Step) -> Option<Booty> {
    let Step::CapturedSupply { side, source, points } = step else { return None };
    Some(Booty { side, source, points })
}
