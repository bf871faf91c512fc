//! "Order a unit or a leader."

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::board::{Board, End, Section};
use crate::cards::{Card, Orders};
use crate::event::{Action, Event, Piece};
use crate::flow::{begin_step, end_step};
use crate::hex::{Hex, HexSet};
use crate::pieces::{Arm, LeaderId, Side, UnitId};
use crate::state::{Battle, Faces, Mode, Step};
use crate::tactics;

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
        unit.is_some_and(|unit| !battle.is_ordered(unit) && room.suits(battle, unit))
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
    battle.entering(battle.active).filter(move |&piece| room.admits_entering(battle, piece))
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
    match played.text() {
        _ if played.mode == Mode::OneUnit => 1,
        Card::BayonetCharge
        | Card::Bombard
        | Card::CavalryCharge
        | Card::FireAndHold
        | Card::LaGrandeManoeuvre => tactics::MOST_ORDERS,
        Card::Elan => {
            let Faces { infantry, cavalry, artillery, flags } = played.faces;
            infantry + cavalry + artillery + flags
        }
        text => text.orders(played.command).total(),
    }
}

/// How many orders the card has left, wherever they may be given.
pub(crate) fn orders_left(battle: &Battle) -> usize {
    usize::from(orders_of_card(battle)).saturating_sub(ordered_hexes(battle).count())
}

/// What can be ordered next.
#[derive(Clone, Copy, Debug)]
struct Room {
    /// The hexes in which one more unit may be ordered, and one more leader.
    hexes: HexSet,
    leaders: HexSet,
    wanted: Wanted,
}

/// Which units a card orders.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    Any,
    NotInSquare,
    Arm(Arm),
    CavalryOrHorseArtillery,
    /// Infantry and artillery without an enemy unit next to them.
    Unengaged,
    /// Infantry, cavalry, artillery, as far as dice have shown them.
    Arms([bool; 3]),
}

impl Room {
    // Asked for every order that is listed: a call of its own costs a sixth of random play.
    #[inline(always)]
    fn of(battle: &Battle) -> Room {
        let none = Room { hexes: HexSet::NONE, leaders: HexSet::NONE, wanted: Wanted::Any };
        let Some(played) = battle.played else { return none };
        let up_to = |most: u8, wanted: Wanted| {
            let is_full = ordered_hexes(battle).count() >= usize::from(most);
            Room { hexes: if is_full { HexSet::NONE } else { HexSet::ALL }, wanted, ..none }
        };
        let most = tactics::MOST_ORDERS;
        match played.text() {
            // [CCN-25.1.3], [CCN-25.14.1] One unit, squares too, no leader.
            _ if played.mode == Mode::OneUnit => up_to(1, Wanted::Any),
            Card::BayonetCharge => up_to(most, Wanted::Arm(Arm::Infantry)),
            Card::Bombard => up_to(most, Wanted::Arm(Arm::Artillery)),
            Card::CavalryCharge => up_to(most, Wanted::CavalryOrHorseArtillery),
            Card::FireAndHold => up_to(most, Wanted::Unengaged),
            Card::LaGrandeManoeuvre => {
                let room = up_to(most, Wanted::NotInSquare);
                Room { leaders: room.hexes, ..room }
            }
            Card::Elan => Room::by_faces(battle, played.faces),
            text if text.is_section() => {
                let hexes = room_in_sections(battle, text.orders(played.command));
                Room { hexes, leaders: hexes, wanted: Wanted::Any }
            }
            _ => none,
        }
    }

    /// [CCN-25.8.1] Units beyond the faces of their arm, and leaders, need flags.
    fn by_faces(battle: &Battle, faces: Faces) -> Room {
        let shown = [faces.infantry, faces.cavalry, faces.artillery];
        let (arms, leaders) = ordered_by_arm(battle);
        let beyond = (0..3).map(|arm| arms[arm].saturating_sub(shown[arm])).sum::<u8>() + leaders;
        let flag_left = beyond < faces.flags;
        let open = |arm: usize| arms[arm] < shown[arm] || flag_left;
        Room {
            hexes: HexSet::ALL,
            leaders: if flag_left { HexSet::ALL } else { HexSet::NONE },
            wanted: Wanted::Arms([open(0), open(1), open(2)]),
        }
    }

    /// Whether the card orders units like this one.
    fn suits(self, battle: &Battle, unit: UnitId) -> bool {
        let profile = battle.profile(unit);
        match self.wanted {
            Wanted::Any => true,
            Wanted::NotInSquare => !battle.is_square(unit),
            Wanted::Arm(arm) => profile.arm == arm,
            // [CCN-25.6.1] Cavalry or horse artillery.
            Wanted::CavalryOrHorseArtillery => {
                profile.arm == Arm::Cavalry || profile.kind.is_horse_artillery()
            }
            // [CCN-25.9.1] Infantry or artillery with no enemy unit next to it.
            Wanted::Unengaged => {
                let engaged = battle.is_engaged(battle.unit(unit).hex, battle.active);
                profile.arm != Arm::Cavalry && !engaged
            }
            Wanted::Arms(open) => open[profile.arm as usize],
        }
    }

    /// [CCN-30.3.2] Whether the card orders a piece that waits to enter.
    fn admits_entering(self, battle: &Battle, piece: Piece) -> bool {
        match piece {
            Piece::Unit(unit) => {
                self.hexes.contains(battle.unit(unit).hex)
                    && !battle.is_ordered(unit)
                    && self.suits(battle, unit)
            }
            Piece::Leader(leader) => {
                self.leaders.contains(battle.leader(leader).hex)
                    && !battle.is_leader_ordered(leader)
            }
        }
    }
}

/// [CCN-7.2.2] The hexes in which one more piece may be ordered by a section card.
#[inline(always)]
fn room_in_sections(battle: &Battle, orders: Orders) -> HexSet {
    let quota = Quota::of(orders, battle.end(battle.active));
    let tally = Tally::of(battle);
    let board = battle.setting.get().board;
    Part::ALL
        .into_iter()
        .filter(|&part| quota.admits(tally.with(part)))
        .fold(HexSet::NONE, |room, part| room.or(part.hexes(board)))
}

/// How many units of each arm were ordered, and how many leaders.
fn ordered_by_arm(battle: &Battle) -> ([u8; 3], u8) {
    let setting = battle.setting.get();
    let mut arms = [0; 3];
    let units = (0..setting.units.len() as u8).map(UnitId);
    for unit in units.filter(|&unit| battle.is_ordered(unit)) {
        arms[battle.arm(unit) as usize] += 1;
    }
    let leaders = (0..setting.leaders.len() as u8).map(LeaderId);
    (arms, leaders.filter(|&leader| battle.is_leader_ordered(leader)).count() as u8)
}

/// [CCN-25.6.1], [CCN-25.1.3] Whether a side has a unit that Cavalry Charge orders.
pub(crate) fn has_cavalry_or_horse_artillery(battle: &Battle, side: Side) -> bool {
    let mut units = battle.units_of(side).iter().filter_map(|hex| battle.unit_at(hex));
    let room =
        Room { hexes: HexSet::ALL, leaders: HexSet::NONE, wanted: Wanted::CavalryOrHorseArtillery };
    units.any(|unit| room.suits(battle, unit))
}

/// [CCN-7.2.2] Whether the card orders everything that was ordered, each piece in its section.
pub(crate) fn are_admitted(battle: &Battle) -> bool {
    battle.played.is_some_and(|played| {
        let quota = Quota::of(played.text().orders(played.command), battle.end(battle.active));
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
    let room = Room::of(battle);
    require(room.hexes.contains(hex) && room.suits(battle, unit), NO_ORDER_LEFT)
}

pub(crate) fn may_order_leader(battle: &Battle, hex: Hex) -> Allowed {
    let leader = battle.leader_of(battle.active, hex);
    let leader = leader.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-leader"))?;
    require(!battle.is_leader_ordered(leader), Ban::new("CCN-7.1.2", "ban-ordered-already"))?;
    let in_square = battle.unit_at(hex).is_some_and(|unit| battle.is_square(unit));
    require(!in_square, Ban::new("CCN-22.3.4", "ban-leader-in-square"))?;
    require(Room::of(battle).leaders.contains(hex), NO_ORDER_LEFT)
}

/// [CCN-30.3.2] A piece that waits is ordered by the section of its entry hex.
pub(crate) fn may_order_entering(battle: &Battle, piece: Piece) -> Allowed {
    let is_due = battle.entering(battle.active).any(|it| it == piece);
    require(is_due, Ban::new("CCN-30.3.2", "ban-not-entering"))?;
    let ordered = match piece {
        Piece::Unit(unit) => battle.is_ordered(unit),
        Piece::Leader(leader) => battle.is_leader_ordered(leader),
    };
    require(!ordered, Ban::new("CCN-7.1.2", "ban-ordered-already"))?;
    require(Room::of(battle).admits_entering(battle, piece), NO_ORDER_LEFT)
}

/// [CCN-7.2.1] The section is judged by the hex in which the piece stands now.
const NO_ORDER_LEFT: Ban = Ban::new("CCN-7.2.2", "ban-no-order-left");

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
    // [CCN-25.14.1] Whoever manoeuvres does not battle.
    if turn.tactic() != Some(Card::LaGrandeManoeuvre) {
        begin_step(turn, Step::Battles);
    }
    // [CCN-25.9.2], [CCN-25.12.2] With some cards nobody moves.
    if !matches!(turn.tactic(), Some(Card::FireAndHold | Card::GiveThemTheColdSteel)) {
        begin_step(turn, Step::Movement);
    }
}

/// The same after a card that has given its orders by itself: [CCN-22.4.1] the squares among them
/// may be left first.
pub(crate) fn begin_movement(turn: &mut Turn<'_>) {
    open_movement(turn);
    for unit in (0..turn.setting.get().units.len() as u8).map(UnitId) {
        if turn.is_ordered(unit) && turn.is_square(unit) {
            begin_step(turn, Step::LeaveSquare { unit });
        }
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
        let [west, centre, east] = Section::ALL.map(|section| board.section(section));
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
