//! Chapter 25: Elan and Rally, which roll for their orders.

use ccn::{Action, Card, Event, Side, Step};

use super::ch25_cards::played;
use crate::field::{Field, hex};

/// A hand of five with this card in it.
fn five_with(card: Card) -> [Card; 5] {
    [card, Card::ProbeCenter, Card::ProbeCenter, Card::ProbeLeftFlank, Card::ProbeRightFlank]
}

/// The Allies have rolled these five dice for Elan.
#[track_caller]
fn elan(pieces: &str, dice: &str) -> Field {
    played(&Field::draw(pieces).hand(Side::Allied, five_with(Card::Elan)), Card::Elan, dice)
}

const ARMY: &str = "B-LN 8,2; B-LN 8,4; B-LN 8,6; B-LN 8,8; B-LC 8,10; B-LC 7,5; B-FA 7,7; \
                    B-LN+LDR 7,9; B-LDR 7,11";

const ROLL: &str = "infantry infantry cavalry flag saber";

#[test]
fn ccn_25_8_1_a_faces_order_their_arm_and_flags_any_unit_or_a_leader() {
    let mut units = elan(ARMY, ROLL);
    units.order("8,2 8,4 8,6");
    for beyond in ["8,8", "7,7"] {
        assert_eq!(units.refusal(Action::OrderUnit(hex(beyond))), "CCN-25.8.1");
    }
    assert_eq!(units.refusal(Action::OrderLeader(hex("7,11"))), "CCN-25.8.1");
    units.order("8,10");
    assert_eq!(units.step(), Some(Step::Movement), "the saber orders nobody");

    let mut leader = elan(ARMY, ROLL);
    leader.order("8,2 8,4 8,10").order_leader("7,9");
    assert_eq!(leader.step(), Some(Step::Movement));

    // The set counts, not the order in which it is named.
    let mut backwards = elan(ARMY, ROLL);
    backwards.order_leader("7,11").order("8,10 8,4");
    assert_eq!(backwards.refusal(Action::OrderUnit(hex("7,5"))), "CCN-25.8.1");
    backwards.order("8,2");
    assert_eq!(backwards.step(), Some(Step::Movement));
}

#[test]
fn a_flag_orders_artillery_or_a_second_unit_of_cavalry_too() {
    for unit in ["7,7", "7,5"] {
        let mut field = elan(ARMY, ROLL);
        field.order(unit).order("8,10 8,2 8,4");
        assert_eq!(field.step(), Some(Step::Movement), "{unit}");
    }
}

#[test]
fn ccn_25_8_1_b_a_face_without_a_unit_of_its_arm_is_lost() {
    let dice = "artillery saber saber saber saber";
    let field = elan("B-LN 6,6; B-LC 6,8; B-LDR 7,7; F-LN 4,6", dice);
    assert_eq!(field.view().active, Side::French, "nobody could be ordered");
}

#[test]
fn ccn_25_8_1_c_units_battle_with_a_die_more() {
    let mut field = elan("B-LN 6,6; F-LN 4,6", "infantry saber saber saber saber");
    field.order("6,6").end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5 + 1));
}

#[test]
fn elan_counts_in_the_bonus_melee_too() {
    let dice = "cavalry saber saber saber saber";
    let mut field = elan("B-LC 6,6; F-LN*1 5,6; F-LN 4,6", dice);
    field.order("6,6").end_moves();
    field.melee("6,6", "5,6", "infantry artillery artillery artillery");
    field.act(Action::Advance(hex("5,6")));
    while matches!(field.step(), Some(Step::GoOn { .. })) {
        field.act(Action::Hold);
    }
    assert!(matches!(field.step(), Some(Step::BonusMelee { .. })));
    assert_eq!(field.melee_dice("5,6", "4,6"), Some(3 + 1));
}

#[test]
fn a_square_is_ordered_by_a_face_and_may_leave_square() {
    let sketch = Field::draw("B-LN=sq 6,6; F-LN 4,6").hand(Side::Allied, [Card::Elan]);
    let mut field = played(&sketch, Card::Elan, "infantry");
    field.order("6,6").act(Action::StayInSquare).end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(1), "no card die for a square");
}

/// Turns in which each side plays a section card that asks nothing more, and orders nobody.
#[track_caller]
fn pass(field: &mut Field, turns: usize) {
    for _ in 0..turns {
        let plays = field.legal();
        let plain = |action: &&Action| matches!(action, Action::Play(card) if (Card::ProbeLeftFlank..Card::BayonetCharge).contains(card));
        let card = *plays.iter().rfind(plain).expect("a section card in hand");
        field.act(card).end_orders();
    }
}

/// A field of two hands of nine after 29 turns; the French hold Elan.
#[track_caller]
fn before_elan(shuffle: &'static str) -> Field {
    let scouts = [Card::ScoutLeftFlank, Card::ScoutCenter, Card::ScoutRightFlank];
    let hand = |rest: [Card; 6]| scouts.into_iter().chain(rest);
    let allied = hand([Card::ProbeCenter; 6]);
    let french = [Card::Elan, Card::AttackCenter, Card::AttackCenter];
    let french = hand([french[0], french[1], french[2], french[1], french[1], french[1]]);
    let sketch = Field::draw("").hand(Side::Allied, allied).hand(Side::French, french);
    let mut field = sketch.option("elan-shuffle", shuffle).start();
    pass(&mut field, 29);
    assert_eq!(piles(&field), (23, 29), "and the Elan will be the 30th");
    field
}

fn piles(field: &Field) -> (u8, usize) {
    (field.view().draw_pile, field.view().discard_pile.len())
}

/// Plays Elan, which orders nobody, and says when it was discarded, when the piles were shuffled
/// and when the first card was drawn.
#[track_caller]
fn elan_played(field: &mut Field) -> [usize; 3] {
    let before = field.events.len();
    field.act_with(Action::Play(Card::Elan), &"saber ".repeat(9));
    let since = || field.events[before..].iter();
    let at = |wanted: fn(&Event) -> bool| since().position(wanted).expect("it happened");
    [
        at(|event| matches!(event, Event::CardDiscarded { card: Card::Elan })),
        at(|event| matches!(event, Event::PilesShuffled)),
        at(|event| matches!(event, Event::CardDrawn { .. })),
    ]
}

#[test]
fn ccn_25_8_2_a_the_piles_are_shuffled_when_elan_is_played_and_without_it() {
    let mut field = before_elan("when-played");
    let [discarded, shuffled, drawn] = elan_played(&mut field);
    assert!(shuffled < discarded && discarded < drawn);
    assert_eq!(field.view().discard_pile, [Card::Elan]);
    assert_eq!(piles(&field), (52 - 1, 1), "one card was drawn from 52");

    let mut late = before_elan("end-of-turn");
    let [discarded, shuffled, drawn] = elan_played(&mut late);
    assert!(discarded < shuffled && shuffled < drawn);
    assert_eq!(piles(&late), (53 - 1, 0), "one card was drawn from 53");
}

/// A line of two blocks, a full unit of cavalry, and the Allies about to play Rally.
fn thinned(dice: &str) -> Field {
    let sketch = Field::draw("B-LN 6,6; B-LC 7,8; B-LN 8,8; F-LN 4,6").first(Side::French);
    let mut field = sketch.hand(Side::Allied, five_with(Card::Rally)).ready("4,6");
    field.fire("4,6", "6,6", "infantry infantry saber saber");
    assert_eq!(field.blocks("6,6"), 2);
    field.act_with(Action::Play(Card::Rally), dice);
    field
}

#[test]
fn ccn_25_15_1_a_blocks_come_back_face_by_face() {
    let mut field = thinned("infantry infantry cavalry saber flag");
    let line = Action::Regain(hex("6,6"));
    assert_eq!(field.legal(), [line, Action::Decline]);
    assert_eq!(field.refusal(Action::Regain(hex("7,8"))), "CCN-25.15.1");
    field.act(line);
    assert_eq!((field.blocks("6,6"), field.step()), (3, Some(Step::Rally)));
    field.act(line);
    assert_eq!(field.blocks("6,6"), 4);
    assert_eq!(field.step(), Some(Step::Movement), "the cavalry is full, and its face is lost");
    assert_eq!(field.blocks("7,8"), 3);
}

#[test]
fn ccn_25_15_1_b_whoever_got_a_block_is_ordered_and_nobody_else() {
    let mut field = thinned("infantry infantry cavalry saber flag");
    field.act(Action::Regain(hex("6,6"))).act(Action::Regain(hex("6,6")));
    let others = ["7,8", "8,8"];
    for from in others {
        let unit = Action::MoveUnit { from: hex(from), to: hex("9,9") };
        assert_eq!(field.refusal(unit), "CCN-7.1.1");
    }
    field.end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5));
}

#[test]
fn a_block_may_be_declined_and_a_unit_without_one_is_not_ordered() {
    let mut field = thinned("infantry infantry saber saber flag");
    field.act(Action::Decline);
    assert_eq!((field.blocks("6,6"), field.step()), (2, Some(Step::Rally)));
    field.act(Action::Decline);
    assert_eq!(field.view().active, Side::French, "nobody was ordered");
}

#[test]
fn surplus_faces_are_lost() {
    let mut field = thinned("infantry infantry infantry infantry saber");
    field.act(Action::Regain(hex("6,6"))).act(Action::Regain(hex("6,6")));
    assert_eq!((field.blocks("6,6"), field.step()), (4, Some(Step::Movement)));
}

#[test]
fn rally_with_sabers_and_flags_alone_orders_nobody() {
    let field = thinned("saber flag flag saber saber");
    assert_eq!(field.view().active, Side::French);
}
