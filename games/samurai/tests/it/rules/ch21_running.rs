//! [SAM-21.1.2] Nothing is decided while orders are carried out.

use ai::{Bout, Memory, Random};
use engine::{Game as _, Waiting};
use luck::Fast;
use samurai::{Battle, Event};

use crate::contract::skirmishes;
use crate::field::Field;

/// A whole battle with the same orders and dice: what happened, and where it ended.
fn played(set_up: &Battle) -> (Vec<Event>, Battle) {
    let (mut chance, mut luck) = (Fast::new(3), Fast::new(4));
    let (mut bout, mut events) = Bout::begin(set_up, Memory::Nothing, &mut chance);
    while let Some(seat) = bout.next_seat(&mut luck) {
        let decision = bout.ask(seat, &Random, &mut luck);
        events.extend(bout.take(seat, decision, &mut chance));
        // Nobody is asked anything but orders.
        assert!(!matches!(bout.game().waiting(), Waiting::On(_)));
    }
    (events, bout.game().clone())
}

#[test]
fn sam_21_1_2_a_same_state_same_orders_same_dice_same_course() {
    for battle in skirmishes() {
        assert_eq!(played(&battle), played(&battle));
    }
}

#[test]
fn sam_21_1_2_b_a_sector_fires_at_whoever_triggers_it() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6) facing 0
        B1 yari(5+c) (4,2)
        B2 yari(5+c) (10,2)
        ",
    );
    field.orders("A1 defence facing 0 range 3 fire B2; B1 march (4,3)");
    field.dice("shot", [20; 6]).turn();
    field.happened("3.1 A1 shot B1 at 3").finish();
}
