//! What a player reads who makes one of the common mistakes.

use ccn::{Action, Card, Side, Step};

use crate::field::{Field, Sketch, hex};

fn fire(from: &str, at: &str) -> Action {
    Action::Fire { from: hex(from), at: hex(at) }
}

fn melee(from: &str, at: &str) -> Action {
    Action::Melee { from: hex(from), at: hex(at) }
}

fn walk(from: &str, to: &str) -> Action {
    Action::MoveUnit { from: hex(from), to: hex(to) }
}

/// Allied pieces and French ones, and a melee far away that keeps the battles open.
fn field(pieces: &str) -> Sketch {
    Field::draw(&format!("{pieces}; B-LN 9,11; F-LN 8,11"))
}

#[track_caller]
fn check(field: &Field, action: Action, expected: &str) {
    let found = field.sentence(action).replace(" has=0 limit=0", "");
    assert_eq!(found, expected);
}

#[test]
fn orders() {
    let sketch =
        Field::draw("B-LN 6,6; B-LN 6,2; F-LN 2,6").hand(Side::Allied, [Card::ProbeCenter]);
    let mut field = sketch.start();
    field.play(Card::ProbeCenter);
    check(&field, Action::OrderUnit(hex("6,2")), "ban-other-section");
    check(&field, Action::OrderUnit(hex("2,6")), "ban-no-own-unit");
    check(&field, walk("6,6", "5,6"), "ban-other-question");
}

/// The rule and the sentence of a refusal.
#[track_caller]
fn closed(field: &Field, action: Action, rule: &str, sentence: &str) {
    check(field, action, sentence);
    assert_eq!(field.refusal(action), rule);
}

#[test]
fn ccn_7_2_2_d_one_order_too_many_after_the_orders_have_closed_by_themselves() {
    let pieces = "B-LN 6,6; B-LN 6,7; B-LN 6,8; B-LN 6,2; F-LN 2,6";
    let mut field = Field::draw(pieces).hand(Side::Allied, [Card::ProbeCenter]).start();
    field.play(Card::ProbeCenter).order("6,6 6,7");
    assert_eq!(field.step(), Some(Step::Movement));
    closed(&field, Action::OrderUnit(hex("6,8")), "CCN-7.2.2", "ban-no-orders");
    closed(&field, Action::OrderUnit(hex("6,7")), "CCN-7.1.2", "ban-ordered-already");
    closed(&field, Action::OrderUnit(hex("2,6")), "CCN-7.1.1", "ban-no-own-unit");
    closed(&field, Action::EndOrders, "CCN-7.2.2", "ban-no-orders");
    closed(&field, fire("6,6", "2,6"), "CCN-5.1.2", "ban-other-question");
}

#[test]
fn orders_of_one_section_closed_and_of_another_left() {
    // Nobody is on the right flank: one order of Recon in Force is left over.
    let pieces = "B-LN 6,6; B-LN 6,7; B-LN 6,2; F-LN 2,6";
    let sketch = Field::draw(pieces).without_reserves();
    let mut field = sketch.hand(Side::Allied, [Card::ReconInForce]).start();
    field.play(Card::ReconInForce).order("6,6 6,2");
    assert_eq!(field.step(), Some(Step::Movement));
    closed(&field, Action::OrderUnit(hex("6,7")), "CCN-7.2.2", "ban-no-order-left");
    closed(&field, Action::EndOrders, "CCN-7.1.1", "ban-orders-over");
    field.move_unit("6,6", "5,6");
    closed(&field, Action::OrderUnit(hex("6,7")), "CCN-7.1.1", "ban-orders-over");
}

#[test]
fn orders_after_a_card_that_gives_them_by_itself() {
    let sketch = Field::draw("B-LN+LDR 6,6; B-LN 6,7; F-LN 2,6");
    let mut field = sketch.hand(Side::Allied, [Card::Leadership]).start();
    field.play(Card::Leadership).act(Action::LeaderStays);
    closed(&field, Action::OrderUnit(hex("6,7")), "CCN-25.13.1", "ban-ordered-at-once");
    closed(&field, Action::LeaderStays, "CCN-25.13.1", "ban-leaders-decided");
    closed(&field, Action::StayInSquare, "CCN-22.4.2", "ban-no-square-to-leave");
    closed(&field, Action::Decline, "CCN-5.1.2", "ban-other-question");
}

#[test]
fn where_an_ordered_piece_was_driven_back_its_section_is_not_blamed() {
    // The center and the right flank have their order; that of the left flank is not given.
    let pieces = "B-LN 5,5; B-LN 7,2; B-LN 9,11; F-LN 4,5; F-LN 8,11";
    let sketch = Field::draw(pieces).without_reserves();
    let mut field = sketch.hand(Side::Allied, [Card::ReconInForce]).start();
    field.play(Card::ReconInForce).order("5,5 9,11").end_orders().end_moves();
    field.melee("5,5", "4,5", "cavalry cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "flag flag cavalry cavalry cavalry");
    field.act(Action::Retreat(hex("6,4"))).act(Action::Retreat(hex("7,4")));
    assert_eq!(field.step(), Some(Step::Battles));
    closed(&field, Action::OrderUnit(hex("7,2")), "CCN-7.1.1", "ban-orders-over");
}

#[test]
fn nothing_of_a_battle_is_over_before_one_was_fought() {
    let field = Field::draw("B-LN 6,6; F-LN 5,6; B-LN 9,11; F-LN 8,11").ready("6,6 9,11");
    assert_eq!(field.step(), Some(Step::Battles));
    let never_asked = [
        Action::LeaderStays,
        Action::Decline,
        Action::Join(hex("6,6")),
        Action::JoinNoMore,
        Action::Retreat(hex("4,6")),
        Action::Withdraw(hex("4,6")),
        Action::LeaderRetreat(hex("4,6")),
        Action::LeaderStops,
        Action::Advance(hex("5,6")),
        Action::Hold,
    ];
    for action in never_asked {
        closed(&field, action, "CCN-5.1.2", "ban-other-question");
    }
}

#[test]
fn the_advance_of_cavalry_is_a_breakthrough() {
    let mut field = Field::draw("B-LC 6,6; F-LN*1 5,6; B-LN 9,11; F-LN 8,11").ready("6,6 9,11");
    field.melee("6,6", "5,6", "infantry artillery artillery").act(Action::Hold);
    assert_eq!(field.step(), Some(Step::Battles));
    closed(&field, Action::Hold, "CCN-18.1.1", "ban-advance-over");
    closed(&field, Action::Advance(hex("5,6")), "CCN-18.1.1", "ban-advance-over");
}

#[test]
fn what_belongs_to_a_battle_that_is_fought() {
    let pieces = "B-LN 6,6; F-LN 5,6; B-LN 9,11; F-LN 8,11";
    let mut field = Field::draw(pieces).ready("6,6 9,11");
    closed(&field, Action::EndMoves, "CCN-5.1.2", "ban-moves-over");
    field.declare("6,6", "5,6").act_with(Action::Stand, "flag flag saber cavalry");
    assert!(matches!(field.step(), Some(Step::Retreat { .. })));
    // Nothing lets the unit ignore a flag: that was not asked.
    closed(&field, Action::IgnoreFlags(1), "CCN-15.2.1", "ban-flags-over");
    closed(&field, Action::Stand, "CCN-13.1.3", "ban-reaction-over");
    field.act(Action::Retreat(hex("4,6")));
    field.act(Action::Retreat(hex("3,6")));
    closed(&field, Action::JoinNoMore, "CCN-23.1.1", "ban-joining-over");
    field.act(Action::Hold);
    assert_eq!(field.step(), Some(Step::Battles));
    closed(&field, Action::Hold, "CCN-17.1.1", "ban-advance-over");
    closed(&field, Action::Retreat(hex("2,6")), "CCN-15.1.3", "ban-retreat-over");
    closed(&field, Action::Withdraw(hex("2,6")), "CCN-21.1.4", "ban-withdrawal-over");
    closed(&field, Action::LeaderStops, "CCN-16.1.1", "ban-leader-retreat-over");
    closed(&field, Action::LeaderRetreat(hex("2,6")), "CCN-16.1.1", "ban-leader-retreat-over");
}

#[test]
fn battles_that_have_ended_by_themselves() {
    let hand = [Card::ScoutCenter, Card::Forward];
    let mut field = Field::draw("B-LN 6,6; F-LN 4,6").hand(Side::Allied, hand).start();
    field.play(Card::ScoutCenter).order("6,6").end_moves();
    field.fire("6,6", "4,6", "saber saber saber saber saber");
    assert_eq!(field.step(), Some(Step::KeepCard));
    closed(&field, fire("6,6", "4,6"), "CCN-10.1.3", "ban-battled-already");
    closed(&field, Action::EndBattles, "CCN-10.1.3", "ban-battles-over");
    closed(&field, Action::EndOrders, "CCN-7.1.1", "ban-orders-over");

    let mut plain = Field::draw("B-LN 6,6; F-LN 4,6").ready("6,6");
    plain.fire("6,6", "4,6", "saber saber saber saber saber");
    assert_eq!(plain.asked(), Some(Side::French), "the turn has passed");
    assert_eq!(plain.refusal_of(Side::Allied.seat(), Action::EndBattles), "CCN-5.1.1");
    let early = Field::draw("B-LN 6,6; F-LN 4,6").start();
    assert_eq!(early.refusal_of(Side::French.seat(), Action::EndBattles), "CCN-29.1.3");
}

#[test]
fn moves() {
    let pieces = "B-LN 6,6; B-LC 7,8; F-LN 2,6; F-LN 5,6; B-LN=sq 8,5";
    let ground = "rugged 5,5; forest 6,8; rugged 7,9";
    let field = field(pieces).ground(ground).ordered("6,6 7,8 8,5");
    check(&field, walk("6,6", "4,6"), "ban-too-far has=2 limit=1");
    check(&field, walk("6,6", "5,6"), "ban-hex-taken");
    check(&field, walk("7,8", "7,9"), "ban-impassable");
    check(&field, walk("7,8", "2,6"), "ban-hex-taken");
    check(&field, walk("8,5", "8,6"), "ban-square-moves");
    check(&field, walk("9,11", "9,10"), "ban-not-ordered");
    let stopped = Field::draw("B-LC 7,8; F-LN 2,6").ground("forest 6,7 6,8").ordered("7,8");
    check(&stopped, walk("7,8", "5,8"), "ban-ground-stops");
}

#[test]
fn fire_that_is_not_possible() {
    let pieces = "B-LN 6,6; F-LN 3,6; F-LDR 4,6; F-LC 6,9; B-LC 6,4; F-LN 4,4; B-FA 7,9; F-LN 6,12";
    let field = field(pieces).ground("forest 7,10 7,11 6,10").ready("6,6 6,4 7,9 9,11");
    check(&field, fire("6,6", "3,6"), "ban-out-of-range has=3 limit=2");
    check(&field, fire("6,6", "4,6"), "ban-fire-at-leader");
    check(&field, fire("6,6", "5,6"), "ban-no-target");
    check(&field, fire("6,4", "4,4"), "ban-cavalry-fires");
    check(&field, fire("7,9", "4,4"), "ban-enemy-adjacent");
    check(&field, melee("6,6", "3,6"), "ban-not-adjacent");
    check(&field, walk("6,6", "7,6"), "ban-moves-over");
}

#[test]
fn sight_that_is_blocked() {
    let blocked = |more: &str, ground: &str| {
        let pieces = format!("B-RL 5,3; F-LN 5,6; {more}");
        let field = field(&pieces).ground(ground).ready("5,3 9,11");
        field.sentence(fire("5,3", "5,6")).replace(" has=0 limit=0", "")
    };
    assert_eq!(blocked("B-LN 5,4", ""), "ban-sight-unit hex=5,4");
    assert_eq!(blocked("F-LDR 5,5", ""), "ban-sight-leader hex=5,5");
    assert_eq!(blocked("", "forest 5,4 5,5"), "ban-sight-forest hex=5,4");
    assert_eq!(blocked("", "town 5,5"), "ban-sight-town hex=5,5");
    assert_eq!(blocked("", "hill 5,5"), "ban-sight-hill hex=5,5");
}

#[test]
fn units_that_cannot_battle_any_more() {
    let pieces = "B-LT 6,6; F-LN 3,6; B-FA 7,3; F-LN 5,3; B-LN 7,8; F-LN 5,8";
    let mut field = field(pieces).ground("forest 6,8; town 6,3").ordered("6,6 7,3 7,8 9,11");
    field.move_unit("6,6", "4,6").move_unit("7,3", "6,3").move_unit("7,8", "6,8").end_moves();
    check(&field, melee("4,6", "3,6"), "ban-moved-too-far-to-battle has=2 limit=1");
    check(&field, melee("6,3", "5,3"), "ban-moved-too-far-to-battle has=1 limit=0");
    check(&field, melee("6,8", "5,8"), "ban-entered-forest");
    check(&field, melee("9,10", "8,11"), "ban-no-own-unit");
}

#[test]
fn reactions_that_are_not_possible() {
    let hand = [Card::Forward, Card::ProbeCenter];
    let sketch = Field::draw("B-LC 6,6; F-LN 5,6").hand(Side::French, hand);
    let mut field = sketch.ready("6,6");
    field.declare("6,6", "5,6");
    assert!(matches!(field.step(), Some(Step::React { .. })));
    check(&field, Action::FormSquare, "ban-hand-too-small has=2 limit=3");
    check(&field, Action::FirstStrike, "ban-card-not-in-hand");
    check(&field, Action::RetireAndReform, "ban-retire-arms");
}

#[test]
fn works_against_squares() {
    let sketch = Field::draw("B-LC 6,6; F-LN 5,6").works("5,6 SE");
    let mut through = sketch.option("works-square-open-side", "on").ready("6,6");
    through.declare("6,6", "5,6");
    check(&through, Action::FormSquare, "ban-square-through-works");
    let sketch = Field::draw("B-LC 6,6; F-LN 5,6").works("5,6 W");
    let mut never = sketch.ready("6,6");
    never.declare("6,6", "5,6");
    check(&never, Action::FormSquare, "ban-square-in-works");
}
