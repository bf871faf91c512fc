//! Chapter 21: all decisions are made in planning.

use engine::{Game, SeatSet, Waiting};
use samurai::{Action, OrderKind};

use crate::field::{A, Field};

#[test]
fn sam_21_1_1_a_each_side_is_asked_once_a_turn() {
    let mut field = Field::at(
        "
        turn 1 of 5
        A1 yari(5+c) (4,4)
        B1 yari(5+c) (8,4)
        ",
    );
    let mut asked = 0;
    while let Waiting::Orders(seats) = field.battle.waiting() {
        assert_eq!(seats, SeatSet::first(2));
        asked += 1;
        field.turn();
    }
    assert_eq!(asked, 5);
    assert!(field.is_over());
}

#[test]
fn sam_21_1_1_a_only_what_is_asked_is_decided() {
    let mut field = Field::at("A1 yari(5+c) (4,4)");
    let unit = Action::Unit(field.unit_id("A1"));
    let stray =
        [Action::Back(None), Action::Drop, Action::Range(3), Action::Order(OrderKind::Rest)];
    for action in stray {
        assert_eq!(field.write(A, action), Err("SAM-21.1.1"), "{action:?}");
    }
    field.write(A, unit).expect("the unit may be ordered");
    for action in [unit, Action::Done, Action::Halt] {
        assert_eq!(field.write(A, action), Err("SAM-21.1.1"), "{action:?}");
    }
}

#[test]
fn sam_21_1_1_a_nothing_is_decided_in_the_open() {
    let field = Field::at("A1 yari(5+c) (4,4)");
    assert!(field.battle.legal_list(A).is_empty());
}
