//! "How does the defender meet the attack?"

use engine::Draw;

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::combat;
use crate::dice::{Count, Occasion, Target};
use crate::event::{Event, Volley};
use crate::flow::{begin_step, end_step};
use crate::ground::is_town;
use crate::hex::Hex;
use crate::pieces::{Arm, Ground, Side, UnitId};
use crate::state::{Battle, Melee, Stance, Step};
use crate::steps::withdraw;

/// [CCN-22.1.2] With no more cards than these in hand no square is formed.
const TOO_FEW_CARDS: u8 = 2;

/// [CCN-13.1.3] Exactly one of them.
pub(crate) fn legal(battle: &Battle, unit: UnitId, at: Hex, into: &mut Vec<Action>) {
    into.push(Action::Stand);
    if may_strike_first(battle, unit, at).is_ok() {
        into.push(Action::FirstStrike);
    }
    if may_retire(battle, unit, at).is_ok() {
        into.push(Action::RetireAndReform);
    }
    if may_form_square(battle, unit, at).is_ok() {
        into.push(Action::FormSquare);
    }
}

/// [CCN-28.1.4] The question is asked whether or not First Strike is held: what is asked must not
/// tell what is in the hand.
pub(crate) fn is_asked(battle: &Battle, unit: UnitId, at: Hex) -> bool {
    could_strike_first(battle, unit, at).is_ok()
        || may_retire(battle, unit, at).is_ok()
        || may_form_square(battle, unit, at).is_ok()
}

/// [CCN-25.10.1] First Strike can be played by whoever holds it.
pub(crate) fn may_strike_first(battle: &Battle, unit: UnitId, at: Hex) -> Allowed {
    could_strike_first(battle, unit, at)?;
    let holds = battle.hand(battle.active.enemy()).count(Card::FirstStrike) > 0;
    require(holds, Ban::new("CCN-13.1.3", "ban-card-not-in-hand"))
}

/// [CCN-13.1.3] Whether a holder could play First Strike.
pub(crate) fn could_strike_first(battle: &Battle, unit: UnitId, at: Hex) -> Allowed {
    let in_deck = battle.setting.get().scenario.deck.copies(Card::FirstStrike) > 0;
    require(in_deck, Ban::new("CCN-4.2.1", "ban-card-not-in-hand"))?;
    let target = battle.unit_at(at).ok_or(Ban::new("CCN-13.1.3", "ban-lone-leader-reacts"))?;
    require(
        !rolls_first_anyway(battle, unit, target),
        Ban::new("CCN-13.1.3", "ban-square-rolls-first"),
    )?;
    let dice = dice(battle, target, unit).total();
    require(dice > 0, Ban::new("CCN-10.2.5", "ban-no-dice"))
}

/// [CCN-22.3.7] A square rolls first at cavalry in every attack; [CCN-22.3.1] at infantry and
/// artillery it does not.
fn rolls_first_anyway(battle: &Battle, unit: UnitId, target: UnitId) -> bool {
    battle.is_square(target) && battle.arm(unit) == Arm::Cavalry
}

/// [CCN-25.10.2] The melee dice of the defender, without card dice.
pub(crate) fn dice(battle: &Battle, target: UnitId, attacker: UnitId) -> Count {
    let at = battle.unit(attacker).hex;
    battle.melee_dice(target, at, Target::Unit(battle.arm(attacker)), Occasion::Reply)
}

/// [CCN-21.1.1] Cavalry attacked by infantry; [CCN-21.1.2] the path must be free.
pub(crate) fn may_retire(battle: &Battle, unit: UnitId, at: Hex) -> Allowed {
    let target = battle.unit_at(at).ok_or(Ban::new("CCN-21.1.1", "ban-lone-leader-reacts"))?;
    let fits = battle.arm(target) == Arm::Cavalry && battle.arm(unit) == Arm::Infantry;
    require(fits, Ban::new("CCN-21.1.1", "ban-retire-arms"))?;
    let free = !withdraw::ways(battle, target, withdraw::DISTANCE).is_empty();
    require(free, Ban::new("CCN-21.1.2", "ban-no-free-path"))
}

/// [CCN-22.1.1], [CCN-22.1.2] Infantry not in square, attacked by cavalry.
pub(crate) fn may_form_square(battle: &Battle, unit: UnitId, at: Hex) -> Allowed {
    let target = battle.unit_at(at).ok_or(Ban::new("CCN-22.1.1", "ban-lone-leader-reacts"))?;
    let fits = battle.arm(target) == Arm::Infantry && battle.arm(unit) == Arm::Cavalry;
    require(fits, Ban::new("CCN-22.1.1", "ban-square-arms"))?;
    require(!battle.is_square(target), Ban::new("CCN-22.3.7", "ban-square-already"))?;
    let side = battle.side_of(target);
    let cards = battle.hand(side).len();
    let too_few = Ban::new("CCN-22.1.2", "ban-hand-too-small").numbers(cards, TOO_FEW_CARDS + 1);
    require(cards > TOO_FEW_CARDS, too_few)?;
    let has_slot = battle.track(side).free_slot().is_some();
    require(has_slot, Ban::new("CCN-22.1.2", "ban-no-free-slot"))?;
    ground_allows_square(battle, battle.unit(unit).hex, at)
}

/// [CCN-22.1.2] Towns forbid it; [CCN-24.6.5] works do on their sides; [CCN-24.8.3] a ford does
/// only by option.
pub(crate) fn ground_allows_square(battle: &Battle, from: Hex, at: Hex) -> Allowed {
    let options = &battle.setting.get().options;
    require(!is_town(battle.ground(at)), Ban::new("CCN-24.5.1", "ban-square-in-town"))?;
    let in_ford = battle.ground(at) == Ground::Ford && !options.ford_square;
    require(!in_ford, Ban::new("CCN-24.8.3", "ban-square-in-ford"))?;
    let in_works = battle.terrain().has_works(at) && !options.works_square_open_side;
    require(!in_works, Ban::new("CCN-24.6.5", "ban-square-in-works"))?;
    let through_works = battle.terrain().works_face(at, from);
    require(!through_works, Ban::new("CCN-24.6.5", "ban-square-through-works"))
}

/// [CCN-13.1.2] The attacker rolls; [CCN-22.3.7], [CCN-22.5.1] a square attacked by cavalry does so
/// before him.
pub(crate) fn stand(turn: &mut Turn<'_>, unit: UnitId, at: Hex, melee: Melee) {
    let square = turn.unit_at(at).filter(|&target| rolls_first_anyway(turn, unit, target));
    match square {
        Some(square) => roll_first(turn, unit, square, melee, Volley::Square),
        None => attack(turn, unit, at, melee, Stance::Stands),
    }
}

/// [CCN-25.10.2] The defender's unit rolls first; [CCN-25.10.3] once in a melee.
pub(crate) fn first_strike(turn: &mut Turn<'_>, unit: UnitId, at: Hex, melee: Melee) {
    let target = turn.unit_at(at).expect("First Strike is for a unit");
    let side: Side = turn.side_of(target);
    turn.reveal();
    turn.emit(Event::FirstStrikePlayed { side, unit: target });
    roll_first(turn, unit, target, melee, Volley::FirstStrike);
}

/// [CCN-21.1.3] The attacker rolls at cavalry that is about to go.
pub(crate) fn retire(turn: &mut Turn<'_>, unit: UnitId, at: Hex, melee: Melee) {
    let target = turn.unit_at(at).expect("only a unit retires");
    turn.emit(Event::UnitRetired { unit: target });
    attack(turn, unit, at, melee, Stance::Retires);
}

/// [CCN-22.1.3] The price is a random card of the hand; [CCN-22.1.4] then the square rolls.
pub(crate) fn form_square(turn: &mut Turn<'_>, unit: UnitId, at: Hex, melee: Melee) {
    let target = turn.unit_at(at).expect("only a unit forms square");
    let side = turn.side_of(target);
    let slot = turn.track(side).free_slot().expect("a square is formed only with a free slot");
    let hand = *turn.hand(side);
    let draw = Draw::face_down("square", side.seat().into());
    let card = Card::ALL[turn.pick_weighted(draw, hand.weights())];
    turn.emit(Event::SquareFormed { side, unit: target, slot: slot.get(), card: Some(card) });
    roll_first(turn, unit, target, melee, Volley::Square);
}

/// The defender rolls at the attacker, whose own roll comes after, if he is still there.
fn roll_first(turn: &mut Turn<'_>, unit: UnitId, target: UnitId, melee: Melee, volley: Volley) {
    let (from, at) = (turn.unit(unit).hex, turn.unit(target).hex);
    attack(turn, unit, at, melee, Stance::RollsFirst { at: from });
    let dice = dice(turn, target, unit).total();
    if dice > 0 {
        combat::attack_unit(turn, target, from, volley, dice);
    }
}

/// Puts the attacker's roll, and what follows it, on the agenda.
fn attack(turn: &mut Turn<'_>, unit: UnitId, at: Hex, melee: Melee, stance: Stance) {
    end_step(turn);
    begin_step(turn, Step::AfterStrike { unit, at, melee, stance });
    begin_step(turn, Step::Strike { unit, at, stance });
}
