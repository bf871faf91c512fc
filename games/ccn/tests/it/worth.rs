//! What bots value: what one side has, the other lacks.

use ai::{Bout, Memory, Random};
use ccn::{Battle, Side};
use engine::{Counsel, Seat, Title as _};
use luck::Fast;

use crate::field::Field;

/// What the Allies make of a battlefield.
fn worth(pieces: &str) -> i32 {
    Field::draw(pieces).start().battle.worth(Side::Allied.seat())
}

#[test]
fn what_one_side_gains_the_other_loses() {
    for card in Battle::scenarios() {
        let battle = Battle::set_up(&card.id, &[]).expect("a scenario of the game");
        let mut luck = Fast::new(1808);
        let (mut bout, _) = Bout::begin(&battle, Memory::Nothing, &mut luck);
        while let Some(seat) = bout.next_seat(&mut luck) {
            let [french, allied] = [0, 1].map(|seat| bout.game().worth(Seat(seat)));
            assert_eq!(french, -allied, "{}", card.id);
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut luck);
        }
    }
}

#[test]
fn blocks_units_and_leaders_are_worth_something() {
    let all = worth("B-LN+LDR 8,6; F-LN 2,6");
    assert!(all > worth("B-LN*3+LDR 8,6; F-LN 2,6"), "a block");
    assert!(all > worth("B-LN 8,6; F-LN 2,6"), "a leader");
    assert!(all < worth("B-LN+LDR 8,6; B-LN 8,8; F-LN 2,6"), "a unit");
}
