//! What the card of the turn can still order.

use super::quota;
use crate::action::Piece;
use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::hex::{Hex, HexSet};
use crate::pieces::UnitId;
use crate::state::{Battle, Faces, Mode, Played};
use crate::tactics::{MOST_ORDERS, Way};

/// What can be ordered next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// The hexes in which one more unit may be ordered, and one more leader.
    pub(crate) hexes: HexSet,
    pub(crate) leaders: HexSet,
    wanted: Wanted,
}

/// Which units a card orders.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    Any,
    /// Those that the card names.
    Named(Card),
    /// [CCN-25.9.1] Infantry and artillery without an enemy unit next to them.
    Unengaged,
    /// [CCN-25.14.1] Whoever can march.
    NotInSquare,
    /// [CCN-25.8.1] Infantry, cavalry, artillery, as far as dice have shown them.
    Arms([bool; 3]),
}

impl Room {
    const NONE: Room = Room { hexes: HexSet::NONE, leaders: HexSet::NONE, wanted: Wanted::Any };

    // Asked for every order that is listed: a call of its own costs a sixth of random play.
    #[inline(always)]
    pub(crate) fn of(battle: &Battle) -> Room {
        let Some(played) = battle.played else { return Room::NONE };
        let text = played.text();
        match text.way() {
            // [CCN-25.1.3], [CCN-25.14.1] One unit, squares too, no leader.
            _ if played.mode == Mode::OneUnit => Room::up_to(battle, 1, Wanted::Any),
            Way::BySections => {
                let hexes =
                    quota::room_in_sections(battle, text.orders(battle.command_value(played)));
                Room { hexes, leaders: hexes, wanted: Wanted::Any }
            }
            Way::UpToFour => Room::up_to_four(battle, text),
            Way::ByDice => Room::by_faces(battle, played.faces),
            Way::AtOnce | Way::Nobody => Room::NONE,
        }
    }

    fn up_to_four(battle: &Battle, text: Card) -> Room {
        let wanted = if text == Card::FireAndHold {
            Wanted::Unengaged
        } else if text == Card::LaGrandeManoeuvre {
            Wanted::NotInSquare
        } else {
            Wanted::Named(text)
        };
        let room = Room::up_to(battle, MOST_ORDERS, wanted);
        if text.has_hat() { Room { leaders: room.hexes, ..room } } else { room }
    }

    /// So many units, anywhere on the board.
    fn up_to(battle: &Battle, most: u8, wanted: Wanted) -> Room {
        let is_full = ordered_hexes(battle).count() >= usize::from(most);
        Room { hexes: if is_full { HexSet::NONE } else { HexSet::ALL }, wanted, ..Room::NONE }
    }

    /// [CCN-25.8.1] Units beyond the faces of their arm, and leaders, need flags.
    fn by_faces(battle: &Battle, faces: Faces) -> Room {
        let ordered = Ordered::of(battle);
        let flag_left = ordered.flags_needed(faces) < faces.flags;
        let shown = faces.by_arm();
        let open = |arm: usize| flag_left || ordered.units[arm] < shown[arm];
        Room {
            hexes: HexSet::ALL,
            leaders: if flag_left { HexSet::ALL } else { HexSet::NONE },
            wanted: Wanted::Arms([open(0), open(1), open(2)]),
        }
    }

    /// Whether the card orders units like this one.
    pub(crate) fn suits(self, battle: &Battle, unit: UnitId) -> Allowed {
        let profile = battle.profile(unit);
        match self.wanted {
            Wanted::Any => Ok(()),
            Wanted::Named(card) => card.may_order(profile),
            Wanted::Unengaged => {
                Card::FireAndHold.may_order(profile)?;
                let engaged = battle.is_engaged(battle.unit(unit).hex, battle.active);
                require(!engaged, Ban::new("CCN-25.9.1", "ban-enemy-next-to-it"))
            }
            Wanted::NotInSquare => {
                let in_square = battle.is_square(unit);
                require(!in_square, Ban::new("CCN-25.14.1", "ban-square-no-manoeuvre"))
            }
            Wanted::Arms(open) => {
                require(open[profile.arm as usize], Ban::new("CCN-25.8.1", "ban-no-die-left"))
            }
        }
    }

    /// [CCN-30.3.2] Whether the card orders a piece that waits to enter, as if it stood in its
    /// entry hex; [CCN-25.9.2] where nobody moves, nobody enters.
    pub(crate) fn admits_entering(self, battle: &Battle, piece: Piece) -> Allowed {
        let holds = matches!(self.wanted, Wanted::Unengaged);
        require(!holds, Ban::new("CCN-25.9.2", "ban-nobody-enters"))?;
        match piece {
            Piece::Unit(unit) => {
                require(!battle.is_ordered(unit), ORDERED_ALREADY)?;
                self.suits(battle, unit)?;
                self.has_order(battle, battle.unit(unit).hex)
            }
            Piece::Leader(leader) => {
                require(!battle.is_leader_ordered(leader), ORDERED_ALREADY)?;
                self.has_leader_order(battle, battle.leader(leader).hex)
            }
        }
    }

    /// Whether a unit in a hex can get one of the orders that are left.
    pub(crate) fn has_order(self, battle: &Battle, hex: Hex) -> Allowed {
        if self.hexes.contains(hex) { Ok(()) } else { Err(no_room(battle, hex)) }
    }

    /// The same for a leader on his own; [CCN-25.1.2] only with a hat.
    pub(crate) fn has_leader_order(self, battle: &Battle, hex: Hex) -> Allowed {
        if self.leaders.contains(hex) {
            return Ok(());
        }
        let Some(played) = battle.played else { return Err(NO_ORDER_LEFT) };
        may_order_leaders(played)?;
        // [CCN-25.8.1] A leader needs a flag.
        let by_dice = played.text() == Card::Elan;
        require(!by_dice, Ban::new("CCN-25.8.1", "ban-no-flag-left"))?;
        Err(no_room(battle, hex))
    }
}

/// [CCN-7.1.2] A piece gets one order in a turn.
pub(crate) const ORDERED_ALREADY: Ban = Ban::new("CCN-7.1.2", "ban-ordered-already");

/// [CCN-25.1.2] A card without the hat.
pub(crate) const NO_HAT: Ban = Ban::new("CCN-25.1.2", "ban-no-hat");

/// [CCN-7.2.1] The section is judged by the hex in which the piece stands now.
pub(crate) const NO_ORDER_LEFT: Ban = Ban::new("CCN-7.2.2", "ban-no-order-left");

/// [CCN-25.1.2] Whether leaders get orders of their own; [CCN-25.1.3], [CCN-25.14.1] where one
/// unit is ordered, they do not.
pub(crate) fn may_order_leaders(played: Played) -> Allowed {
    let text = played.text();
    let rule = if text == Card::LaGrandeManoeuvre { "CCN-25.14.1" } else { "CCN-25.1.3" };
    require(played.mode != Mode::OneUnit, Ban::new(rule, "ban-one-unit-only"))?;
    require(text.has_hat(), NO_HAT)
}

/// [CCN-7.2.2] Why nobody else is ordered there: the card names other sections, or its orders
/// for this one are given.
fn no_room(battle: &Battle, hex: Hex) -> Ban {
    let section_card = battle.played.filter(|played| played.text().is_section());
    let elsewhere = section_card.is_some_and(|played| {
        let orders = played.text().orders(battle.command_value(played));
        !quota::named_sections(battle, orders).contains(hex)
    });
    if elsewhere { Ban::new("CCN-7.2.2", "ban-other-section") } else { NO_ORDER_LEFT }
}

/// [CCN-25.8.1] Whether the faces of Elan give all orders that were given.
pub(crate) fn faces_suffice(battle: &Battle) -> bool {
    let Some(Played { faces, .. }) = battle.played else { return false };
    Ordered::of(battle).flags_needed(faces) <= faces.flags
}

/// Whether the card of the turn orders units like this one.
pub(crate) fn suits(battle: &Battle, unit: UnitId) -> bool {
    Room::of(battle).suits(battle, unit).is_ok()
}

/// How many units of each arm were ordered, and how many leaders.
#[derive(Clone, Copy, Debug, Default)]
struct Ordered {
    units: [u8; 3],
    leaders: u8,
}

impl Ordered {
    fn of(battle: &Battle) -> Ordered {
        let mut ordered = Ordered::default();
        let units = battle.all_units();
        for unit in units.filter(|&unit| battle.is_ordered(unit)) {
            ordered.units[battle.arm(unit) as usize] += 1;
        }
        let leaders = battle.all_leaders();
        ordered.leaders = leaders.filter(|&it| battle.is_leader_ordered(it)).count() as u8;
        ordered
    }

    /// [CCN-25.8.1] Units beyond the faces of their arm, plus leaders.
    fn flags_needed(self, faces: Faces) -> u8 {
        let shown = faces.by_arm();
        let beyond = (0..3).map(|arm| self.units[arm].saturating_sub(shown[arm]));
        beyond.sum::<u8>() + self.leaders
    }
}

/// The hexes of everything ordered so far, a hex once for each order.
pub(crate) fn ordered_hexes(battle: &Battle) -> impl Iterator<Item = Hex> {
    let units = battle.all_units();
    let units = units.filter(|&unit| battle.is_ordered(unit)).map(|unit| battle.unit(unit).hex);
    let leaders = battle.all_leaders();
    let leaders = leaders
        .filter(|&leader| battle.is_leader_ordered(leader))
        .map(|leader| battle.leader(leader).hex);
    units.chain(leaders)
}
