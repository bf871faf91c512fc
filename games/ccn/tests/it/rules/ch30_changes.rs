//! Chapter 30.4.2: strength, fortresses, and ground that changes.

use ccn::{Action, Card, Event, Side, Step};

use crate::field::{Field, Sketch, hex};

/// A fortress that is treated as a town.
fn fortress(pieces: &str, at: &str) -> Sketch {
    let legend = "[legend]\nF = { name = \"Fort Conception\", ground = \"town\" }\n";
    Field::draw(pieces).ground(&format!("fortress {at}")).extra(legend)
}

#[test]
fn ccn_30_4_2_a_a_fortress_declared_as_town_is_a_town() {
    // Dice, in and out.
    let attack = fortress("B-LN 6,6; F-LN 5,6", "6,6").first(Side::French).ready("5,6");
    assert_eq!(attack.melee_dice("5,6", "6,6"), Some(5 - 2));
    let sally = fortress("F-LC 6,6; B-LN 5,6", "6,6").first(Side::French).ready("6,6");
    assert_eq!(sally.melee_dice("6,6", "5,6"), Some(4 - 3));
    // Whoever enters stops, and does not battle.
    let mut enter = fortress("B-LC 7,6; F-LN 5,6; B-LN 9,11; F-LN 8,11", "6,6").ordered("7,6 9,11");
    enter.move_unit("7,6", "6,6").end_moves();
    let melee = Action::Melee { from: hex("6,6"), at: hex("5,6") };
    assert_eq!(enter.refusal(melee), "CCN-10.3.1");
    let through = fortress("B-LC 7,6", "6,6").ground("river 6,5").ordered("7,6");
    let on = Action::MoveUnit { from: hex("7,6"), to: hex("5,6") };
    assert_eq!(through.refusal(on), "CCN-8.1.6");
    // No square, and no sight through it.
    let mut charge = fortress("B-LN 6,6; F-LC 5,6", "6,6").first(Side::French).ready("5,6");
    charge.declare("5,6", "6,6");
    assert_eq!(charge.refusal(Action::FormSquare), "CCN-24.5.1");
    let blind = fortress("B-LN 5,6; F-LN 5,8; B-LN 9,11; F-LN 8,11", "5,7").ready("5,6 9,11");
    let fire = Action::Fire { from: hex("5,6"), at: hex("5,8") };
    assert_eq!(blind.refusal(fire), "CCN-11.1.1");
}

#[test]
fn a_unit_may_start_below_its_strength() {
    assert_eq!(Field::draw("B-LN*2 8,6; F-LN 2,6").start().blocks("8,6"), 2);
}

/// A bridge over a river that is broken when something happens.
fn bridge(pieces: &str, when: &str) -> Sketch {
    let change = format!(
        "[[change]]\nname = \"the bridge is blown\"\nhexes = [[5, 6]]\nground = \"river\"\n\
         when = {when}\n"
    );
    let sketch = Field::draw(pieces).ground("river 5,4 5,5 5,7 5,8; bridge 5,6").extra(&change);
    sketch.hand(Side::Allied, [Card::AttackCenter; 3])
}

#[track_caller]
fn pass(field: &mut Field) {
    field.play(Card::AttackCenter).end_orders();
}

#[test]
fn ground_changes_when_its_turn_comes() {
    let mut field = bridge("B-LC 6,6; F-LN 2,6", "{ turn = 3 }").start();
    field.play(Card::AttackCenter).order("6,6").end_orders();
    assert!(field.moves_from("6,6").contains(&hex("4,6")), "over the bridge in turn 1");
    field.end_moves();
    pass(&mut field);
    assert!(field.events.contains(&Event::GroundChanged { change: 0 }));
    assert_eq!(field.view().changed, [0]);
    field.play(Card::AttackCenter).order("6,6").end_orders();
    let over = Action::MoveUnit { from: hex("6,6"), to: hex("5,6") };
    assert_eq!(field.refusal(over), "CCN-8.1.5");
}

#[test]
fn a_bridge_is_not_blown_under_whoever_stands_on_it() {
    for (piece, moves) in [
        ("B-LN 5,6", Action::MoveUnit { from: hex("5,6"), to: hex("6,6") }),
        ("B-LDR 5,6", Action::MoveLeader { from: hex("5,6"), to: hex("6,6") }),
    ] {
        let pieces = format!("{piece}; F-LN 2,6");
        let mut field = bridge(&pieces, "{ turn = 3 }").start();
        pass(&mut field);
        pass(&mut field);
        assert!(field.view().changed.is_empty(), "{piece} stands there");
        field.play(Card::AttackCenter);
        let order = if piece.contains("LDR") { Action::OrderLeader } else { Action::OrderUnit };
        field.act(order(hex("5,6"))).end_orders().act(moves);
        assert_eq!(field.view().changed, [0], "{piece} is off");
    }
}

#[test]
fn ground_changes_when_a_hex_is_taken_or_a_leader_falls() {
    let holds = "{ holds = { side = \"allied\", hexes = [[6, 6]] } }";
    let mut field = bridge("B-LN 7,6; F-LN 2,6", holds).ordered("7,6");
    assert!(field.view().changed.is_empty());
    field.move_unit("7,6", "6,6");
    assert_eq!(field.view().changed, [0]);

    let falls = "{ leader-falls = \"french leader\" }";
    let mut field = bridge("B-LN 7,6; F-LN*1+LDR 6,6", falls).ready("7,6");
    field.melee("7,6", "6,6", "infantry cavalry cavalry cavalry saber");
    assert_eq!(field.view().changed, [0]);
}

#[test]
fn ground_that_is_gone_is_not_taken() {
    // The bridge goes up as its last defender falls: nobody can follow.
    let cleared = "{ none-left = { side = \"french\", hexes = [[5, 6]] } }";
    let mut field = bridge("B-LN 6,6; F-LN*1 5,6; F-LN 2,9", cleared).ready("6,6");
    field.melee("6,6", "5,6", "infantry cavalry cavalry cavalry");
    assert_eq!(field.view().changed, [0]);
    assert!(!matches!(field.step(), Some(Step::TakeGround { .. })));
}

#[test]
fn dice_follow_the_ground_as_it_is_now() {
    let change = "[[change]]\nname = \"the wood burns\"\nhexes = [[5, 6]]\nground = \"clear\"\n\
                  when = { turn = 2 }\n";
    let sketch = Field::draw("B-LN 5,6; F-LN 4,6").ground("forest 5,6").extra(change);
    let mut field = sketch.start();
    pass(&mut field);
    field.play(Card::AttackCenter).order("4,6").end_orders().end_moves();
    assert_eq!(field.melee_dice("4,6", "5,6"), Some(5));
}
