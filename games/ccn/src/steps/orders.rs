//! "Order a unit or a leader."

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::board::{Board, End, Section};
use crate::cards::Orders;
use crate::event::{Action, Event};
use crate::flow::{begin_step, end_step};
use crate::hex::{Hex, HexSet};
use crate::pieces::{LeaderId, Side, UnitId};
use crate::state::{Battle, Step};

/// [CCN-7.1.1] Pieces are ordered one after the other; [CCN-7.1.5] he may stop at any time.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    let room = room(battle);
    let side = battle.active;
    into.extend(units_to_order(battle, side, room).map(Action::OrderUnit));
    into.extend(leaders_to_order(battle, side, room).map(Action::OrderLeader));
    into.push(Action::EndOrders);
}

/// Whether any piece can still be ordered.
pub(crate) fn can_order_more(battle: &Battle) -> bool {
    let (side, room) = (battle.active, room(battle));
    units_to_order(battle, side, room).next().is_some()
        || leaders_to_order(battle, side, room).next().is_some()
}

fn units_to_order(battle: &Battle, side: Side, room: HexSet) -> impl Iterator<Item = Hex> {
    let ordered = |hex: &Hex| battle.unit_at(*hex).is_some_and(|unit| battle.is_ordered(unit));
    battle.units_of(side).and(room).iter().filter(move |hex| !ordered(hex))
}

/// [CCN-7.1.4], [CCN-25.1.2] Every section card has the hat: an attached leader may get an order
/// of his own.
fn leaders_to_order(battle: &Battle, side: Side, room: HexSet) -> impl Iterator<Item = Hex> {
    let ordered =
        |hex: &Hex| battle.leader_at(*hex).is_some_and(|leader| battle.is_leader_ordered(leader));
    battle.leaders_of(side).and(room).iter().filter(move |hex| !ordered(hex))
}

/// The hexes of units that can still be ordered.
pub(crate) fn open_to_orders(battle: &Battle) -> HexSet {
    units_to_order(battle, battle.active, room(battle)).collect()
}

/// How many orders the card has left, wherever they may be given.
pub(crate) fn orders_left(battle: &Battle) -> usize {
    let Some(played) = battle.played else { return 0 };
    let orders = played.card.orders(played.command).total();
    usize::from(orders).saturating_sub(ordered_hexes(battle).count())
}

/// [CCN-7.2.2] The hexes in which one more piece may be ordered.
fn room(battle: &Battle) -> HexSet {
    let Some(played) = battle.played else { return HexSet::NONE };
    let quota = Quota::of(played.card.orders(played.command), battle.end(battle.active));
    let tally = Tally::of(battle);
    let board = battle.setting.get().board;
    Part::ALL
        .into_iter()
        .filter(|&part| quota.admits(tally.with(part)))
        .fold(HexSet::NONE, |room, part| room.or(part.hexes(board)))
}

/// [CCN-7.2.2] Whether the card orders everything that was ordered, each piece in its section.
pub(crate) fn are_admitted(battle: &Battle) -> bool {
    battle.played.is_some_and(|played| {
        let quota = Quota::of(played.card.orders(played.command), battle.end(battle.active));
        quota.admits(Tally::of(battle))
    })
}

/// How many pieces were ordered, and are still in the game.
pub(crate) fn ordered(battle: &Battle) -> usize {
    ordered_hexes(battle).count()
}

pub(crate) fn may_order_unit(battle: &Battle, hex: Hex) -> Allowed {
    let unit = battle.unit_of(battle.active, hex);
    let unit = unit.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-unit"))?;
    require(!battle.is_ordered(unit), Ban::new("CCN-7.1.2", "ban-ordered-already"))?;
    may_order_in(battle, hex)
}

pub(crate) fn may_order_leader(battle: &Battle, hex: Hex) -> Allowed {
    let leader = battle.leader_of(battle.active, hex);
    let leader = leader.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-leader"))?;
    require(!battle.is_leader_ordered(leader), Ban::new("CCN-7.1.2", "ban-ordered-already"))?;
    may_order_in(battle, hex)
}

/// [CCN-7.2.1] The section is judged by the hex in which the piece stands now.
fn may_order_in(battle: &Battle, hex: Hex) -> Allowed {
    require(room(battle).contains(hex), Ban::new("CCN-7.2.2", "ban-no-order-left"))
}

/// [CCN-7.1.3] Ordering a unit orders the leader attached to it too; he needs no mark of his own.
pub(crate) fn order_unit(turn: &mut Turn<'_>, hex: Hex) {
    let unit = turn.unit_at(hex).expect("a legal order names a unit");
    turn.emit(Event::UnitOrdered { unit });
}

pub(crate) fn order_leader(turn: &mut Turn<'_>, hex: Hex) {
    let leader = turn.leader_at(hex).expect("a legal order names a leader");
    turn.emit(Event::LeaderOrdered { leader });
}

/// [CCN-6.1.2] If nobody was ordered the turn goes on with the draw phase; else
/// [CCN-5.1.2] all movement comes before all battle.
pub(crate) fn close(turn: &mut Turn<'_>) {
    end_step(turn);
    if ordered_hexes(turn).next().is_some() {
        begin_step(turn, Step::Battles);
        begin_step(turn, Step::Movement);
    }
}

/// The hexes of everything ordered so far, a hex once for each order.
fn ordered_hexes(battle: &Battle) -> impl Iterator<Item = Hex> {
    let setting = battle.setting.get();
    let units = (0..setting.units.len() as u8).map(UnitId);
    let units = units.filter(|&unit| battle.is_ordered(unit)).map(|unit| battle.unit(unit).hex);
    let leaders = (0..setting.leaders.len() as u8).map(LeaderId);
    let leaders = leaders
        .filter(|&leader| battle.is_leader_ordered(leader))
        .map(|leader| battle.leader(leader).hex);
    units.chain(leaders)
}

/// A part of the board that lies in the same section or sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    West,
    WestAndCentre,
    Centre,
    CentreAndEast,
    East,
}

impl Part {
    const ALL: [Part; 5] =
        [Part::West, Part::WestAndCentre, Part::Centre, Part::CentreAndEast, Part::East];

    fn hexes(self, board: &Board) -> HexSet {
        let [west, centre, east] =
            [Section::West, Section::Centre, Section::East].map(|section| board.section(section));
        match self {
            Part::West => west.minus(centre),
            Part::WestAndCentre => west.and(centre),
            Part::Centre => centre.minus(west).minus(east),
            Part::CentreAndEast => centre.and(east),
            Part::East => east.minus(centre),
        }
    }
}

/// How many pieces were ordered in each part of the board.
#[derive(Clone, Copy, Debug, Default)]
struct Tally([u8; 5]);

impl Tally {
    // Asked for every order that is listed: a call of its own costs a sixth of random play.
    #[inline(always)]
    fn of(battle: &Battle) -> Tally {
        let board = battle.setting.get().board;
        let parts = Part::ALL.map(|part| part.hexes(board));
        let mut tally = Tally::default();
        for hex in ordered_hexes(battle) {
            let part = parts.iter().position(|part| part.contains(hex));
            tally.0[part.expect("the parts cover the board")] += 1;
        }
        tally
    }

    fn with(mut self, part: Part) -> Tally {
        self.0[part as usize] += 1;
        self
    }
}

/// How many pieces a card orders in each section as it lies.
#[derive(Clone, Copy, Debug)]
struct Quota {
    west: u8,
    centre: u8,
    east: u8,
}

impl Quota {
    /// [CCN-2.2.2] Left and right depend on the player.
    fn of(orders: Orders, end: End) -> Quota {
        let Orders { left, centre, right } = orders;
        match end {
            End::Bottom => Quota { west: left, centre, east: right },
            End::Top => Quota { west: right, centre, east: left },
        }
    }

    /// [CCN-7.2.2] Whether all ordered pieces together can be assigned to the sections.
    fn admits(self, tally: Tally) -> bool {
        let [west, west_or_centre, centre, centre_or_east, east] = tally.0;
        if west > self.west || east > self.east {
            return false;
        }
        let to_centre = west_or_centre.saturating_sub(self.west - west)
            + centre_or_east.saturating_sub(self.east - east);
        centre + to_centre <= self.centre
    }
}
