//! [WAT-12.2.1] The morale of engaged blocks with 1 step, at the start of a battle turn.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::moving::way_back;
use crate::battle::scene::Scene;
use crate::battle::settle::{Settled, settle};
use crate::board::Role;
use crate::event::Event;
use crate::flow::end_step;
use crate::ids::{BlockId, TownId};
use crate::losses::eliminate;
use crate::luck_names;
use crate::pieces::{Kind, Party};
use crate::setting::BlockSet;
use crate::state::Campaign;
use crate::step::Step;

/// [WAT-12.2.2] The die, with bonuses, that passes.
pub(crate) const PASSES: u8 = 4;

/// [WAT-12.2.6] Who is named next is asked while there are two or more.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let (town, role) = question(step);
    (waiting(campaign).len() >= 2).then(|| campaign.speaker(town, role))
}

/// [WAT-12.2.1] The list is drawn up when the phase begins, and stands.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let (town, role) = question(step);
    let blocks = testers(&Scene::of(turn, town, role));
    if !blocks.is_empty() {
        turn.emit(Event::MoraleCalled { blocks });
    }
    if blocks.len() < 2 {
        test_last(turn, town, role);
    }
}

pub(crate) fn legal(campaign: &Campaign, _: Step, into: &mut Vec<Action>) {
    into.extend(waiting(campaign).iter().map(Action::Test));
}

pub(crate) fn check(campaign: &Campaign, _: Step, action: Action) -> Option<Allowed> {
    let Action::Test(block) = action else { return None };
    let is_listed = waiting(campaign).contains(block);
    Some(require(is_listed, Ban::new("WAT-12.2.1", "ban-test-not-listed")))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let (town, role) = question(step);
    let Action::Test(block) = action else { unreachable!("not an answer: {action:?}") };
    if test(turn, town, role, block) == Settled::GoesOn && waiting(turn).len() < 2 {
        test_last(turn, town, role);
    }
}

/// Tests the last block of the list, if there is one; then the phase is over.
fn test_last(turn: &mut Turn<'_>, town: TownId, role: Role) {
    let settled = match waiting(turn).lowest() {
        Some(block) => test(turn, town, role, block),
        None => Settled::GoesOn,
    };
    if settled == Settled::GoesOn {
        end_step(turn);
    }
}

/// [WAT-12.2.1] Those of the list that are still engaged and alive.
fn waiting(campaign: &Campaign) -> BlockSet {
    campaign.untested & campaign.engaged
}

/// [WAT-12.2.1] Engaged blocks with 1 step that do not shelter; [WAT-12.2.5], [WAT-21.1.3] leaders
/// only if they are alone in their location.
fn testers(scene: &Scene<'_>) -> BlockSet {
    let engaged = (scene.own & scene.campaign.engaged) - scene.guests;
    let is_alone = |block| scene.friends_at(scene.location(block)).len() == 1;
    let tests = |&block: &BlockId| {
        let is_leader = scene.kind(block) == Kind::Leader;
        scene.campaign.steps(block) == 1 && (!is_leader || is_alone(block))
    };
    engaged.iter().filter(tests).collect()
}

/// [WAT-12.2.2] 1 for a friendly leader in its location, sheltered or not, and 1 for a square; with the
/// option for a leader of its own army alone. [WAT-12.2.5] A lone leader has his own.
pub(crate) fn bonus(campaign: &Campaign, block: BlockId) -> u8 {
    let setting = campaign.setting.get();
    let helpers = match setting.options.own_army_morale {
        true => setting.of_army[campaign.army(block) as usize],
        false => setting.of_side(campaign.side(block)),
    };
    let place = |block| campaign.town(block).zip(campaign.location(block));
    let is_led = (setting.leaders & helpers).iter().any(|leader| place(leader) == place(block));
    u8::from(is_led) + u8::from(campaign.squares.contains(block))
}

/// [WAT-12.2.6] One test, with its result carried out. [WAT-12.2.3] Who fails goes straight back;
/// [WAT-12.2.4] who cannot is eliminated.
fn test(turn: &mut Turn<'_>, town: TownId, role: Role, block: BlockId) -> Settled {
    let die = turn.roll(luck_names::MORALE, 1, 6)[0];
    let bonus = bonus(turn, block);
    let passed = die + bonus >= PASSES;
    turn.emit(Event::MoraleRolled { block, die, bonus, passed });
    if passed {
        return Settled::GoesOn;
    }
    let scene = Scene::of(turn, town, role);
    let (from, back) = (scene.location(block), way_back(&scene, block));
    match back {
        Some(to) => {
            let who = turn.shown(block);
            turn.emit(Event::Stepped { who, town, from, to, forced: true });
        }
        None => eliminate(turn, block),
    }
    settle(turn, town, Some(block))
}

fn question(step: Step) -> (TownId, Role) {
    let Step::Morale { town, role } = step else { unreachable!("not this step: {step:?}") };
    (town, role)
}
