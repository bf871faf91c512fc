//! Chapter 24: on which ground a square is formed, and what its die is worth there.

use ccn::{Action, Card, Event, Side};

use crate::field::{Field, Listed, Sketch};

/// Infantry in (6,6) on some ground, and horse next to it.
fn charged(ground: &str) -> Sketch {
    let sketch = Field::draw("B-LN 6,6; F-LC 5,6");
    sketch.ground(&format!("{ground} 6,6")).first(Side::French)
}

/// Whether forming square is offered, or the rule that forbids it.
fn forming_square(sketch: &Sketch) -> Result<(), &'static str> {
    let mut field = sketch.ready("5,6");
    field.declare("5,6", "6,6");
    let offered = field.offers(Action::FormSquare);
    if offered { Ok(()) } else { Err(field.refusal(Action::FormSquare)) }
}

/// Forms square on a ground that takes every die, and checks that nothing else happens.
#[track_caller]
fn form_without_dice(ground: &str) {
    let mut field = charged(ground).ready("5,6");
    let luck = Listed::dice("").then([Card::AttackCenter]);
    field.charge("5,6", "6,6", Action::FormSquare, luck);
    assert!(!field.events.iter().any(|event| matches!(event, Event::Rolled { .. })), "{ground}");
    assert_eq!((field.blocks("6,6"), field.blocks("5,6")), (4, 4), "{ground}");
    let view = field.view();
    assert_eq!(view.allied.track.len(), 1, "{ground}");
    assert_eq!(view.allied.track[0].card, Some(Card::AttackCenter), "{ground}");
}

#[test]
fn ccn_24_2_1_a_a_square_is_formed_in_forest() {
    assert_eq!(forming_square(&charged("forest")), Ok(()));
}

#[test]
fn ccn_24_5_1_a_no_square_is_formed_in_a_town() {
    for ground in ["town", "windmill"] {
        assert_eq!(charged(ground).ready("5,6").view_of(Side::Allied).allied.size, 5);
        assert_eq!(forming_square(&charged(ground)), Err("CCN-24.5.1"), "{ground}");
    }
}

#[test]
fn ccn_24_8_3_a_a_square_in_a_ford_has_no_die() {
    form_without_dice("ford");
}

#[test]
fn by_option_no_square_is_formed_in_a_ford() {
    assert_eq!(forming_square(&charged("ford").option("ford-square", "off")), Err("CCN-24.8.3"));
    assert_eq!(forming_square(&charged("ford").option("ford-square", "on")), Ok(()));
}

#[test]
fn ccn_24_9_1_a_a_bridge_is_clear_ground() {
    let sketch = Field::draw("B-LC 6,6").ground("river 5,4 5,5 5,7 5,8; bridge 5,6");
    let mut field = sketch.ordered("6,6");
    field.move_unit("6,6", "4,6");
    assert_eq!(field.moved("4,6"), 2);
    let line = Field::draw("B-LN 6,6; F-LN 5,6").ground("bridge 6,6").first(Side::French);
    assert_eq!(line.ready("5,6").melee_dice("5,6", "6,6"), Some(5));
    assert_eq!(forming_square(&charged("bridge")), Ok(()));
}

#[test]
fn ccn_24_10_1_a_a_square_in_a_quarry_has_no_die() {
    assert_eq!(forming_square(&charged("quarry")), Ok(()));
    form_without_dice("quarry");
}

#[test]
fn a_square_is_formed_on_clear_ground_and_on_hills() {
    for ground in ["clear", "hill"] {
        assert_eq!(forming_square(&charged(ground)), Ok(()), "{ground}");
    }
}
