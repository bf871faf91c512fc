//! "Where does the leader go?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::combat;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::hex::{Hex, HexSet};
use crate::pieces::{LeaderId, Side};
use crate::state::{Battle, Step};
use crate::victory;

/// [CCN-16.1.1] A leader retreats one, two or three hexes.
const MOST_STEPS: u8 = 3;

/// [CCN-16.1.1] His owner chooses how far and which way, one step after the other.
pub(crate) fn legal(battle: &Battle, leader: LeaderId, steps: u8, into: &mut Vec<Action>) {
    into.extend(ways(battle, leader, steps).iter().map(Action::LeaderRetreat));
    if may_leave(battle, leader, steps).is_ok() {
        into.push(Action::LeaderLeaves);
    }
    if may_stop(battle, leader, steps).is_ok() {
        into.push(Action::LeaderStops);
    }
}

/// Whether there is more than one way to go on.
pub(crate) fn has_choice(battle: &Battle, leader: LeaderId, steps: u8) -> bool {
    choices(battle, leader, steps) > 1
}

fn choices(battle: &Battle, leader: LeaderId, steps: u8) -> u32 {
    ways(battle, leader, steps).len()
        + u32::from(may_leave(battle, leader, steps).is_ok())
        + u32::from(may_stop(battle, leader, steps).is_ok())
}

/// [CCN-16.1.4] Steps from which a legal end can still be reached.
fn ways(battle: &Battle, leader: LeaderId, steps: u8) -> HexSet {
    let (side, at) = (battle.side_of_leader(leader), battle.leader(leader).hex);
    if steps >= MOST_STEPS {
        return HexSet::NONE;
    }
    let leads_on = |to: &Hex| can_end(battle, side, *to, MOST_STEPS - steps - 1);
    rear(battle, side, at).iter().filter(leads_on).collect()
}

/// [CCN-16.1.1] The rearward neighbours that are passable for him.
fn rear(battle: &Battle, side: Side, at: Hex) -> HexSet {
    let setting = battle.setting.get();
    setting.board.rearward(at, setting.end(side)).minus(battle.terrain().impassable(None))
}

/// [CCN-16.1.4] Whether he may end here, or after at most `left` more steps.
fn can_end(battle: &Battle, side: Side, at: Hex, left: u8) -> bool {
    is_end(battle, side, at)
        || left > 0
            && (battle.end(side).is_baseline(at)
                || rear(battle, side, at).iter().any(|to| can_end(battle, side, to, left - 1)))
}

/// [CCN-16.1.2] An empty hex, or one with a friendly unit that has no leader.
fn is_end(battle: &Battle, side: Side, at: Hex) -> bool {
    !battle.pieces_of(side.enemy()).or(battle.leaders_of(side)).contains(at)
}

/// [CCN-16.1.3] From his own baseline he may leave the board.
pub(crate) fn may_leave(battle: &Battle, leader: LeaderId, steps: u8) -> Allowed {
    let end = battle.end(battle.side_of_leader(leader));
    let at_edge = end.is_baseline(battle.leader(leader).hex);
    require(at_edge && steps < MOST_STEPS, Ban::new("CCN-16.1.3", "ban-not-at-edge"))
}

/// [CCN-16.1.2] Where he may end, after at least one step.
pub(crate) fn may_stop(battle: &Battle, leader: LeaderId, steps: u8) -> Allowed {
    require(steps > 0, Ban::new("CCN-16.1.1", "ban-must-retreat"))?;
    let (side, at) = (battle.side_of_leader(leader), battle.leader(leader).hex);
    require(is_end(battle, side, at), Ban::new("CCN-16.1.2", "ban-no-place-to-stop"))
}

pub(crate) fn may_step(battle: &Battle, leader: LeaderId, steps: u8, to: Hex) -> Allowed {
    let (side, at) = (battle.side_of_leader(leader), battle.leader(leader).hex);
    let ban = Ban::new("CCN-16.1.1", "ban-leader-too-far").numbers(steps, MOST_STEPS);
    require(steps < MOST_STEPS, ban)?;
    let rearward = battle.setting.get().board.rearward(at, battle.end(side));
    require(rearward.contains(to), Ban::new("CCN-16.1.1", "ban-not-rearward"))?;
    let passable = rear(battle, side, at).contains(to);
    require(passable, Ban::new("CCN-16.1.1", "ban-impassable"))?;
    require(ways(battle, leader, steps).contains(to), Ban::new("CCN-16.1.4", "ban-no-way-out"))
}

/// A leader who has no choice: [CCN-16.1.4] with no way at all he is eliminated.
pub(crate) fn go_on(turn: &mut Turn<'_>, leader: LeaderId, steps: u8) {
    if let Some(to) = ways(turn, leader, steps).iter().next() {
        step(turn, leader, steps, to);
    } else if may_leave(turn, leader, steps).is_ok() {
        leave(turn, leader);
    } else if may_stop(turn, leader, steps).is_ok() {
        stop(turn, leader);
    } else {
        end_step(turn);
        combat::eliminate_leader(turn, leader);
    }
}

/// [CCN-16.2.1] A step; an enemy unit in the hex strikes at him at once.
pub(crate) fn step(turn: &mut Turn<'_>, leader: LeaderId, steps: u8, to: Hex) {
    end_step(turn);
    turn.emit(Event::LeaderFled { leader, to });
    let enemy = turn.side_of_leader(leader).enemy();
    let survives = match turn.unit_of(enemy, to) {
        Some(unit) => combat::survives_escape(turn, leader, unit),
        None => true,
    };
    if survives {
        begin_step(turn, Step::LeaderRetreat { leader, steps: steps + 1 });
    }
}

/// [CCN-16.1.3] He is out of the game and gives no banner.
pub(crate) fn leave(turn: &mut Turn<'_>, leader: LeaderId) {
    end_step(turn);
    turn.emit(Event::LeaderLeft { leader });
    victory::judge(turn);
}

/// [CCN-16.1.2] He ends here; with a friendly unit he is attached.
pub(crate) fn stop(turn: &mut Turn<'_>, leader: LeaderId) {
    end_step(turn);
    turn.emit(Event::LeaderSettled { leader });
    victory::judge(turn);
}
