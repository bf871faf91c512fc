//! "Move an ordered piece, or end the movement."

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::event::Event;
use crate::flow::end_step;
use crate::hex::Hex;
use crate::kind::Kind;
use crate::marks::Mark;
use crate::pieces::{LeaderId, UnitId};
use crate::reach::{self, Obstacles};
use crate::state::{Battle, Fate, Unit};
use crate::steps::edge;
use crate::victory;

/// [CCN-8.1.1] Ordered pieces move one after the other, in any order, and none has to.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    for unit in battle.all_units() {
        if may_move(battle, unit).is_ok() {
            let from = battle.unit(unit).hex;
            let reach = reach::of_unit(battle, unit).all();
            into.extend(reach.iter().map(|to| Action::MoveUnit { from, to }));
            edge::legal_exits(battle, unit, into);
        }
    }
    for leader in battle.all_leaders() {
        if may_leader_move(battle, leader).is_ok() {
            let from = battle.leader(leader).hex;
            let reach = reach::of_leader(battle, leader);
            into.extend(reach.iter().map(|to| Action::MoveLeader { from, to }));
            edge::legal_leader_exits(battle, leader, into);
        }
    }
    edge::legal_entries(battle, into);
    into.push(Action::EndMoves);
}

/// [CCN-7.1.1] Only ordered units move, [CCN-8.1.1] once, and
/// [CCN-9.1.3] not after a leader has joined them.
pub(crate) fn may_move(battle: &Battle, unit: UnitId) -> Allowed {
    let Unit { marks, waits, .. } = *battle.unit(unit);
    require(marks.has(Mark::Ordered), Ban::new("CCN-7.1.1", "ban-not-ordered"))?;
    // [CCN-30.3.2] A piece that is off the board enters it, which is another decision.
    require(!waits, Ban::new("CCN-30.3.2", "ban-not-on-board"))?;
    require(!battle.is_square(unit), Ban::new("CCN-22.3.5", "ban-square-moves"))?;
    require(!marks.has(Mark::Moved), Ban::new("CCN-8.1.1", "ban-moved-already"))?;
    require(!marks.has(Mark::Joined), Ban::new("CCN-9.1.3", "ban-leader-joined"))
}

/// [CCN-9.1.1] A leader moves with an order of his own, once; [CCN-9.2.3] also if a unit has
/// joined him since.
pub(crate) fn may_leader_move(battle: &Battle, leader: LeaderId) -> Allowed {
    let marks = battle.leader(leader).marks;
    let present = battle.leader(leader).fate == Fate::Present;
    require(present && marks.has(Mark::Ordered), Ban::new("CCN-7.1.1", "ban-not-ordered"))?;
    require(!marks.has(Mark::Moved), Ban::new("CCN-9.1.1", "ban-moved-already"))
}

/// Moves a unit, with the leader it takes along.
pub(crate) fn move_unit(turn: &mut Turn<'_>, from: Hex, to: Hex) {
    let unit = turn.unit_at(from).expect("a legal move names a unit");
    let hexes = reach::of_unit(turn, unit).hexes_to(to);
    let leader = reach::companion(turn, unit);
    turn.emit(Event::UnitMoved { unit, from, to, hexes, leader });
    victory::judge(turn);
}

pub(crate) fn move_leader(turn: &mut Turn<'_>, from: Hex, to: Hex) {
    let leader = turn.leader_at(from).expect("a legal move names a leader");
    turn.emit(Event::LeaderMoved { leader, from, to });
    victory::judge(turn);
}

/// [CCN-5.1.2] All movement is over before the first battle.
pub(crate) fn end(turn: &mut Turn<'_>) {
    end_step(turn);
}

/// [CCN-25.9.2], [CCN-25.12.2] Why no piece moves while battles are fought: the card forbids it, or
/// the phase is over.
pub(crate) fn late_ban(battle: &Battle) -> Ban {
    match battle.tactic() {
        Some(Card::FireAndHold) => Ban::new("CCN-25.9.2", "ban-card-no-move"),
        Some(Card::GiveThemTheColdSteel) => Ban::new("CCN-25.12.2", "ban-card-no-move"),
        _ => Ban::new("CCN-5.1.2", "ban-moves-over"),
    }
}

/// The unit of the active side in a hex, if it may move at all.
pub(crate) fn mover(battle: &Battle, from: Hex) -> Result<UnitId, Ban> {
    let unit = battle.unit_of(battle.active, from);
    let unit = unit.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-unit"))?;
    may_move(battle, unit).map(|()| unit)
}

/// The leader of the active side in a hex, if he may move by himself.
pub(crate) fn moving_leader(battle: &Battle, from: Hex) -> Result<LeaderId, Ban> {
    let leader = battle.leader_of(battle.active, from);
    let leader = leader.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-leader"))?;
    may_leader_move(battle, leader).map(|()| leader)
}

/// Why a unit may not move there: what is wrong with the hex, then what is in the way.
pub(crate) fn may_move_unit(battle: &Battle, from: Hex, to: Hex) -> Allowed {
    let unit = mover(battle, from)?;
    may_unit_stand(battle, unit, to)?;
    let (distance, moves) = (battle.setting.get().board.distance(from, to), battle.moves(unit));
    let rule = battle.card_of_move(unit);
    let rule = rule.unwrap_or_else(|| movement_rule(battle.profile(unit).kind));
    let too_far = Ban::new(rule, "ban-too-far");
    require(distance <= moves, too_far.numbers(distance, moves))?;
    // The ground first, then pieces, then what ends a move.
    let reaches = |obstacles| reach::walk(battle, from, moves, obstacles).all().contains(to);
    let impassable = Obstacles::closed(battle.terrain().impassable(Some(battle.arm(unit))));
    require(reaches(impassable), Ban::new("CCN-8.1.5", "ban-way-impassable"))?;
    let alone = Obstacles::closed(battle.closed_to(unit, None));
    require(reaches(alone), Ban::new("CCN-8.1.3", "ban-way-closed"))?;
    let all = reach::in_way_of_unit(battle, unit);
    let closed = Obstacles::closed(all.closed);
    require(reaches(closed), Ban::new("CCN-8.1.4", "ban-two-leaders"))?;
    let on_ground = Obstacles { stops: battle.terrain().stops, ..closed };
    require(reaches(on_ground), Ban::new("CCN-8.1.6", "ban-ground-stops"))?;
    let over_works = Obstacles { works: all.works, ..on_ground };
    require(reaches(over_works), Ban::new("CCN-24.6.2", "ban-works-stop"))?;
    require(reaches(all), Ban::new("CCN-8.1.4", "ban-leader-stops"))
}

/// Whether a unit could end its move in a hex, however far it is.
fn may_unit_stand(battle: &Battle, unit: UnitId, to: Hex) -> Allowed {
    // [CCN-8.1.2] A way back to where the piece started is not offered.
    require(to != battle.unit(unit).hex, Ban::new("CCN-8.1.2", "ban-same-hex"))?;
    let side = battle.active;
    require(battle.unit_at(to).is_none(), Ban::new("CCN-8.1.3", "ban-hex-taken"))?;
    let enemy_leader = battle.leaders_of(side.enemy()).contains(to);
    require(!enemy_leader, Ban::new("CCN-8.1.3", "ban-hex-taken"))?;
    let leads = reach::companion(battle, unit).is_some();
    let meets_leader = battle.leaders_of(side).contains(to) && leads;
    require(!meets_leader, Ban::new("CCN-8.1.4", "ban-two-leaders"))?;
    let impassable = battle.terrain().impassable(Some(battle.arm(unit)));
    require(!impassable.contains(to), Ban::new("CCN-8.1.5", "ban-impassable"))
}

/// Why a leader may not move there.
pub(crate) fn may_move_leader(battle: &Battle, from: Hex, to: Hex) -> Allowed {
    let leader = moving_leader(battle, from)?;
    require(to != from, Ban::new("CCN-8.1.2", "ban-same-hex"))?;
    let side = battle.active;
    let enemies = battle.pieces_of(side.enemy());
    require(!enemies.contains(to), Ban::new("CCN-9.1.2", "ban-hex-taken"))?;
    let taken = battle.leaders_of(side).contains(to);
    require(!taken, Ban::new("CCN-9.1.2", "ban-two-leaders"))?;
    let impassable = battle.terrain().impassable(None);
    require(!impassable.contains(to), Ban::new("CCN-8.1.5", "ban-impassable"))?;
    let moves = reach::leader_moves(battle);
    let distance = battle.setting.get().board.distance(from, to);
    let manoeuvres = battle.tactic() == Some(Card::LaGrandeManoeuvre);
    let rule = if manoeuvres { "CCN-25.14.1" } else { "CCN-9.1.1" };
    let too_far = Ban::new(rule, "ban-too-far").numbers(distance, moves);
    require(distance <= moves, too_far)?;
    let reaches = |obstacles| reach::walk(battle, from, moves, obstacles).all().contains(to);
    let ground = Obstacles::closed(impassable);
    require(reaches(ground), Ban::new("CCN-9.1.1", "ban-way-impassable"))?;
    let all = reach::in_way_of(battle, leader);
    let closed = Obstacles::closed(all.closed);
    require(reaches(closed), Ban::new("CCN-9.1.2", "ban-way-closed"))?;
    let on_ground = Obstacles { works: None, ..all };
    require(reaches(on_ground), Ban::new("CCN-9.1.1", "ban-ground-stops"))?;
    require(reaches(all), Ban::new("CCN-24.6.2", "ban-works-stop"))
}

/// The rule that says how far a kind of unit moves.
pub(crate) fn movement_rule(kind: Kind) -> &'static str {
    match kind {
        Kind::Line | Kind::Militia | Kind::Grenadier | Kind::OldGuard | Kind::GuardGrenadier => {
            "CCN-8.2.1"
        }
        Kind::Light | Kind::Rifle | Kind::YoungGuard | Kind::GuardLight => "CCN-8.2.2",
        Kind::LightCavalry
        | Kind::LightLancers
        | Kind::GuardLightCavalry
        | Kind::HeavyCavalry
        | Kind::Cuirassiers
        | Kind::GuardHeavyCavalry
        | Kind::MilitiaCavalry => "CCN-8.2.3",
        Kind::FootArtillery | Kind::GuardFootArtillery | Kind::MilitiaArtillery => "CCN-8.2.4",
        Kind::HorseArtillery | Kind::GuardHorseArtillery => "CCN-8.2.5",
    }
}
