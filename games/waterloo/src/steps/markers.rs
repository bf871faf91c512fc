//! "Where do the drawn markers lie?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::board::{Location, Post, Role};
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::TownId;
use crate::luck_names::TERRAIN;
use crate::pieces::{Marker, Party};
use crate::state::{Battle, Campaign};
use crate::step::Step;

/// The markers that are drawn and do not lie yet.
type Drawn = [Option<Marker>; 2];

/// [WAT-11.2.1] How many markers of each kind a pool has.
const OF_EACH_KIND: u8 = 3;

/// [WAT-9.2.4] A battle opens with its terrain, immediately before its first battle turn.
pub(crate) fn open(turn: &mut Turn<'_>, town: TownId) {
    turn.emit(Event::BattleOpened { town });
    draw(turn, town, Role::Attacker);
}

/// [WAT-11.2.2] The attacker draws 1 marker, and when it lies the defender draws 2.
fn draw(turn: &mut Turn<'_>, town: TownId, role: Role) {
    let number = match role {
        Role::Attacker => 1,
        Role::Defender => 2,
    };
    let mut pool = pool(turn.the_battle(town));
    let mut drawn = Drawn::default();
    for place in drawn.iter_mut().take(number) {
        let kind = turn.pick_weighted(TERRAIN, &pool);
        pool[kind] -= 1;
        let marker = Marker::ALL[kind];
        turn.emit(Event::MarkerDrawn { town, role, marker });
        *place = Some(marker);
    }
    begin_step(turn, Step::PutMarkers { town, role, drawn });
}

/// [WAT-11.2.1] What is left in the pool of a battle: each has 12 of its own, and those that lie on
/// its board are not drawn again.
fn pool(battle: &Battle) -> [u8; Marker::ALL.len()] {
    Marker::ALL.map(|kind| {
        let lying = battle.markers.iter().filter(|&&marker| marker == Some(kind)).count() as u8;
        OF_EACH_KIND.saturating_sub(lying)
    })
}

pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let (town, role, _) = parts(step);
    Some(campaign.speaker(town, role))
}

/// A marker always finds a place: of three positions the own other marker takes one at most, and to
/// a stream the only stream of the enemy closes one more.
pub(crate) fn go_on(_: &mut Turn<'_>, step: Step) {
    unreachable!("a drawn marker can always be put: {step:?}")
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let (town, role, drawn) = parts(step);
    let battle = campaign.the_battle(town);
    let second = drawn[1].filter(|_| drawn[0] != drawn[1]);
    for marker in [drawn[0], second].into_iter().flatten() {
        let posts = Post::POSITIONS.into_iter();
        let free = posts.filter(|&on| may_put(battle, role, drawn, marker, on).is_ok());
        into.extend(free.map(|on| Action::PutMarker { marker, on }));
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let (town, role, drawn) = parts(step);
    let Action::PutMarker { marker, on } = action else { return None };
    Some(may_put(campaign.the_battle(town), role, drawn, marker, on))
}

/// [WAT-11.2.2] Whether a drawn marker may lie on an own position: one in each.
fn may_put(battle: &Battle, role: Role, drawn: Drawn, marker: Marker, on: Post) -> Allowed {
    let at = Location::of(role, on);
    require(drawn.contains(&Some(marker)), Ban::new("WAT-11.2.2", "ban-marker-not-drawn"))?;
    require(!at.is_reserve(), Ban::new("WAT-11.2.2", "ban-marker-reserve"))?;
    require(battle.marker(at).is_none(), Ban::new("WAT-11.2.2", "ban-marker-second"))?;
    // [WAT-11.2.3] At most one stream lies on a line.
    let doubles = marker == Marker::Stream && battle.has_stream(at);
    require(!doubles, Ban::new("WAT-11.2.3", "ban-marker-stream"))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let (town, role, drawn) = parts(step);
    let Action::PutMarker { marker, on } = action else { unreachable!("{action:?}") };
    turn.emit(Event::MarkerPut { town, at: Location::of(role, on), marker });
    end_step(turn);
    let rest = without(drawn, marker);
    if rest == Drawn::default() {
        go_on_from(turn, town, role);
    } else {
        begin_step(turn, Step::PutMarkers { town, role, drawn: rest });
    }
}

/// [WAT-26.2.4] The defender's markers follow the attacker's; then surplus woods are dropped.
fn go_on_from(turn: &mut Turn<'_>, town: TownId, role: Role) {
    match role {
        Role::Attacker => draw(turn, town, Role::Defender),
        Role::Defender => begin_step(turn, Step::DropWoods { town, role: Role::Attacker }),
    }
}

/// What is left to put when one of these markers lies.
fn without(drawn: Drawn, marker: Marker) -> Drawn {
    match drawn {
        [Some(first), rest] if first == marker => [rest, None],
        [first, _] => [first, None],
    }
}

fn parts(step: Step) -> (TownId, Role, Drawn) {
    let Step::PutMarkers { town, role, drawn } = step else { unreachable!("{step:?}") };
    (town, role, drawn)
}
