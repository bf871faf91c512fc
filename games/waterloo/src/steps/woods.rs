//! "Which woods are removed?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::board::{Location, Post, Role};
use crate::event::Event;
use crate::flow::replace_step;
use crate::ids::TownId;
use crate::pieces::Party;
use crate::state::Campaign;
use crate::step::Step;

/// The own positions with woods.
fn woods(campaign: &Campaign, town: TownId, role: Role) -> impl Iterator<Item = Post> {
    let battle = campaign.the_battle(town);
    let posts = Post::POSITIONS.into_iter();
    posts.filter(move |&post| battle.is_woods(Location::of(role, post)))
}

/// [WAT-11.2.4] How many woods a side cannot fill: it needs a block that is no gun for each.
fn surplus(campaign: &Campaign, town: TownId, role: Role) -> usize {
    let blocks = campaign.of_side_in(town, campaign.side_of(role));
    let fillers = blocks - campaign.setting.get().guns;
    woods(campaign, town, role).count().saturating_sub(fillers.len() as usize)
}

/// Whoever must remove all his woods, or none, has no choice.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let (town, role) = parts(step);
    let surplus = surplus(campaign, town, role);
    let has_choice = surplus > 0 && surplus < woods(campaign, town, role).count();
    has_choice.then(|| campaign.speaker(town, role))
}

/// [WAT-24.1.5] Whether the question may be left out without a sign: of two woods a side can be asked to
/// remove one, and before it deploys nobody else knows. That the attacker is not asked is seen: the
/// defender is.
pub(crate) fn is_secret(campaign: &Campaign, step: Step) -> bool {
    let Step::DropWoods { town, role } = step else { return false };
    role == Role::Defender && woods(campaign, town, role).count() > 1
}

/// [WAT-26.2.4] When woods are as they must be on both sides, the defender deploys.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let (town, role) = parts(step);
    // Whether the attacker can fill his woods is a secret shown to the defender, who has just put
    // his markers: he cannot put them elsewhere after that.
    if role == Role::Attacker && woods(turn, town, role).next().is_some() {
        turn.reveal();
    }
    if surplus(turn, town, role) > 0 {
        for post in Post::POSITIONS {
            let at = Location::of(role, post);
            if turn.the_battle(town).is_woods(at) {
                turn.emit(Event::WoodsDropped { town, at });
            }
        }
    }
    let next = match role {
        Role::Attacker => Step::DropWoods { town, role: Role::Defender },
        Role::Defender => Step::Deploy { town, role },
    };
    replace_step(turn, next);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let (town, role) = parts(step);
    into.extend(woods(campaign, town, role).map(Action::DropWoods));
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let (town, role) = parts(step);
    let Action::DropWoods(post) = action else { return None };
    let lies = woods(campaign, town, role).any(|woods| woods == post);
    Some(require(lies, Ban::new("WAT-11.2.4", "ban-no-woods")))
}

/// [WAT-11.2.4] Nothing replaces the woods.
pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let (town, role) = parts(step);
    let Action::DropWoods(post) = action else { unreachable!("{action:?}") };
    turn.emit(Event::WoodsDropped { town, at: Location::of(role, post) });
}

fn parts(step: Step) -> (TownId, Role) {
    let Step::DropWoods { town, role } = step else { unreachable!("{step:?}") };
    (town, role)
}
