//! "Order a unit or a leader."

pub(crate) mod quota;
pub(crate) mod room;

use engine::Few;

use crate::Turn;
use crate::action::{Action, Piece};
use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::hex::{Hex, HexSet};
use crate::pieces::UnitId;
use crate::state::{Battle, Mode, Step};
use crate::tactics::{MOST_ORDERS, Way};
use room::{ORDERED_ALREADY, Room, ordered_hexes};

/// [CCN-7.1.1] Pieces are ordered one after the other; [CCN-7.1.5] he may stop at any time.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    let room = Room::of(battle);
    into.extend(units_to_order(battle, room).map(Action::OrderUnit));
    into.extend(leaders_to_order(battle, room).map(Action::OrderLeader));
    into.extend(entering_to_order(battle, room).map(Action::OrderEntering));
    into.push(Action::EndOrders);
}

/// Whether any piece can still be ordered.
pub(crate) fn can_order_more(battle: &Battle) -> bool {
    let room = Room::of(battle);
    units_to_order(battle, room).next().is_some()
        || leaders_to_order(battle, room).next().is_some()
        || entering_to_order(battle, room).next().is_some()
}

fn units_to_order(battle: &Battle, room: Room) -> impl Iterator<Item = Hex> {
    let can_be = move |hex: &Hex| {
        let unit = battle.unit_at(*hex);
        unit.is_some_and(|unit| !battle.is_ordered(unit) && room.suits(battle, unit).is_ok())
    };
    battle.units_of(battle.active).and(room.hexes).iter().filter(can_be)
}

/// [CCN-7.1.4], [CCN-25.1.2] With a hat card an attached leader may get an order of his own;
/// [CCN-22.3.4] not in a square.
fn leaders_to_order(battle: &Battle, room: Room) -> impl Iterator<Item = Hex> {
    let can_be = |hex: &Hex| {
        let ordered = battle.leader_at(*hex).is_some_and(|it| battle.is_leader_ordered(it));
        !ordered && !battle.unit_at(*hex).is_some_and(|unit| battle.is_square(unit))
    };
    battle.leaders_of(battle.active).and(room.leaders).iter().filter(can_be)
}

/// [CCN-30.3.2] Pieces that may enter the board count as pieces of the section of their hex.
fn entering_to_order(battle: &Battle, room: Room) -> impl Iterator<Item = Piece> {
    battle.entering(battle.active).filter(move |&piece| room.admits_entering(battle, piece).is_ok())
}

/// The units of the active side that have no order yet, and could get one.
pub(crate) fn orderable_units(battle: &Battle) -> impl Iterator<Item = UnitId> {
    let standing = battle.units_of(battle.active).iter().filter_map(|hex| battle.unit_at(hex));
    let entering = battle.entering(battle.active).filter_map(|piece| match piece {
        Piece::Unit(unit) => Some(unit),
        Piece::Leader(_) => None,
    });
    standing.chain(entering).filter(|&unit| !battle.is_ordered(unit))
}

/// The hexes of units that can still be ordered.
pub(crate) fn open_to_orders(battle: &Battle) -> HexSet {
    units_to_order(battle, Room::of(battle)).collect()
}

/// How many orders the card gives in all.
pub(crate) fn orders_of_card(battle: &Battle) -> u8 {
    let Some(played) = battle.played else { return 0 };
    match played.text().way() {
        _ if played.mode == Mode::OneUnit => 1,
        Way::BySections => played.text().orders(battle.command_value(played)).total(),
        Way::UpToFour => MOST_ORDERS,
        Way::ByDice => played.faces.total(),
        Way::AtOnce | Way::Nobody => 0,
    }
}

/// How many orders the card has left, wherever they may be given.
pub(crate) fn orders_left(battle: &Battle) -> usize {
    usize::from(orders_of_card(battle)).saturating_sub(ordered_hexes(battle).count())
}

/// How many pieces were ordered, and are still in the game.
pub(crate) fn ordered(battle: &Battle) -> usize {
    ordered_hexes(battle).count()
}

/// Why the unit in a hex cannot be ordered.
pub(crate) fn may_order_unit(battle: &Battle, hex: Hex) -> Allowed {
    let unit = battle.unit_of(battle.active, hex);
    let unit = unit.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-unit"))?;
    require(!battle.is_ordered(unit), ORDERED_ALREADY)?;
    let room = Room::of(battle);
    room.suits(battle, unit)?;
    room.has_order(battle, hex)
}

/// Why the leader in a hex cannot be ordered by himself.
pub(crate) fn may_order_leader(battle: &Battle, hex: Hex) -> Allowed {
    let leader = battle.leader_of(battle.active, hex);
    let leader = leader.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-leader"))?;
    require(!battle.is_leader_ordered(leader), ORDERED_ALREADY)?;
    Room::of(battle).has_leader_order(battle, hex)?;
    let in_square = battle.unit_at(hex).is_some_and(|unit| battle.is_square(unit));
    require(!in_square, Ban::new("CCN-22.3.4", "ban-leader-in-square"))
}

/// [CCN-30.3.2] Why a piece cannot be ordered to enter.
pub(crate) fn may_order_entering(battle: &Battle, piece: Piece) -> Allowed {
    let is_due = battle.entering(battle.active).any(|due| due == piece);
    require(is_due, Ban::new("CCN-30.3.2", "ban-not-entering"))?;
    Room::of(battle).admits_entering(battle, piece)
}

/// [CCN-7.1.3] Ordering a unit orders the leader attached to it too; he needs no mark of his own.
/// [CCN-22.4.1] A unit in square may leave it now.
pub(crate) fn order_unit(turn: &mut Turn<'_>, hex: Hex) {
    let unit = turn.unit_at(hex).expect("a legal order names a unit");
    turn.emit(Event::UnitOrdered { unit });
    if turn.is_square(unit) {
        begin_step(turn, Step::LeaveSquare { unit });
    }
}

pub(crate) fn order_leader(turn: &mut Turn<'_>, hex: Hex) {
    let leader = turn.leader_at(hex).expect("a legal order names a leader");
    turn.emit(Event::LeaderOrdered { leader });
}

/// [CCN-30.3.2] A piece that is about to enter the board.
pub(crate) fn order_entering(turn: &mut Turn<'_>, piece: Piece) {
    match piece {
        Piece::Unit(unit) => turn.emit(Event::UnitOrdered { unit }),
        Piece::Leader(leader) => turn.emit(Event::LeaderOrdered { leader }),
    }
}

/// [CCN-6.1.2] If nobody was ordered the turn goes on with the draw phase; else
/// [CCN-5.1.2] all movement comes before all battle.
pub(crate) fn close(turn: &mut Turn<'_>) {
    end_step(turn);
    open_movement(turn);
}

fn open_movement(turn: &mut Turn<'_>) {
    if ordered_hexes(turn).next().is_none() {
        return;
    }
    let phases: Few<Step, 2> = phases(turn).collect();
    phases.iter().for_each(|&phase| begin_step(turn, phase));
}

/// [CCN-5.1.2] The phases that follow the orders, the last one first.
pub(crate) fn phases(battle: &Battle) -> impl Iterator<Item = Step> {
    let tactic = battle.tactic();
    // [CCN-25.14.1] Whoever manoeuvres does not battle.
    let battles = tactic != Some(Card::LaGrandeManoeuvre);
    // [CCN-25.9.2], [CCN-25.12.2] With some cards nobody moves.
    let moves = !matches!(tactic, Some(Card::FireAndHold | Card::GiveThemTheColdSteel));
    let movement = moves.then_some(Step::Movement);
    battles.then_some(Step::Battles).into_iter().chain(movement)
}

/// The same after a card that has given its orders by itself: [CCN-22.4.1] the squares among them
/// may be left first.
pub(crate) fn begin_movement(turn: &mut Turn<'_>) {
    open_movement(turn);
    for unit in turn.all_units() {
        if turn.is_ordered(unit) && turn.is_square(unit) {
            begin_step(turn, Step::LeaveSquare { unit });
        }
    }
}
