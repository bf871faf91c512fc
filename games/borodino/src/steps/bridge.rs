//! "Which bridge is burnt?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::end_step;
use crate::ids::{BorderId, BorderSet};
use crate::luck_names;
use crate::pieces::Side;
use crate::state::{Campaign, Status};
use crate::step::Step;

/// [BOR-15.5.1] A die up to this burns it.
const BURNS: u8 = 3;

/// Who stands at which bridge is seen by both sides.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let side = side(step);
    within_reach(campaign, side).next().is_some().then_some(side)
}

pub(crate) fn go_on(turn: &mut Turn<'_>, _step: Step) {
    end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    into.extend(within_reach(campaign, side(step)).map(Action::Burn));
    into.push(Action::Done);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    if let Action::Burn(border) = action {
        return Some(may_burn(campaign, side(step), border));
    }
    (action == Action::Done).then_some(Ok(()))
}

/// [BOR-15.5.1] One try, and it is used up whatever the die.
pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let Action::Burn(border) = action {
        burn(turn, side(step), border);
    }
    end_step(turn);
}

/// [BOR-15.5.1] Between two friendly areas it burns without a roll.
fn burn(turn: &mut Turn<'_>, side: Side, border: BorderId) {
    let die = match friendly_ends(turn, side, border) {
        2 => None,
        _ => Some(turn.roll(luck_names::BRIDGE, 1, 6)[0]),
    };
    let burnt = die.is_none_or(|die| die <= BURNS);
    turn.emit(Event::BridgeTried { side, border, die, burnt });
}

fn within_reach(campaign: &Campaign, side: Side) -> impl Iterator<Item = BorderId> + '_ {
    let standing: BorderSet = campaign.map().bridges() - campaign.burnt;
    standing.iter().filter(move |&border| may_burn(campaign, side, border).is_ok())
}

/// [BOR-15.5.1] A standing bridge of which at least one end is friendly. Dams and fords stay.
fn may_burn(campaign: &Campaign, side: Side, border: BorderId) -> Allowed {
    let is_bridge = campaign.map().bridges().contains(border);
    require(is_bridge, Ban::new("BOR-15.5.1", "ban-burn-no-bridge"))?;
    require(!campaign.is_burnt(border), Ban::new("BOR-2.4.2", "ban-burn-twice"))?;
    let is_held = friendly_ends(campaign, side, border) > 0;
    require(is_held, Ban::new("BOR-15.5.1", "ban-burn-not-held"))
}

fn friendly_ends(campaign: &Campaign, side: Side, border: BorderId) -> usize {
    let ends = campaign.border(border).ends.iter();
    ends.filter(|&&end| campaign.status(end, side) == Status::Friendly).count()
}

fn side(step: Step) -> Side {
    let Step::Bridge { side } = step else { unreachable!("{step:?}") };
    side
}
