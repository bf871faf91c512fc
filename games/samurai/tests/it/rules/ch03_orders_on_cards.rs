//! Chapter 3: which orders stand on the cards.

use samurai::{Action, OrderKind};

use crate::field::{A, Field};

/// The kinds of order that a unit may be given, in the order of the table.
fn offered(field: &mut Field, unit: &str) -> Vec<OrderKind> {
    field.take(A, unit).expect("the unit may be ordered");
    let list = field.list(A);
    OrderKind::ALL.into_iter().filter(|&kind| list.contains(&Action::Order(kind))).collect()
}

/// A unit in light woods with losses, a partner, peasants and an enemy in sight: every order that is
/// on its card can be given.
fn amid_everything(card: &str) -> Field {
    Field::at(&format!(
        "
        woods (4,4)
        A1 {card} (4,4)
        A2 {card} (4,5)
        A3 peasants(4) (5,4)
        A98 hq(4) (3,4)
        B1 yari(5) (4,2)
        "
    ))
}

#[test]
fn sam_3_1_3_a_what_is_not_on_the_card_is_refused() {
    let mut field = Field::at(
        "
        A1 naginata(5+c) (4,4)
        B1 yari(5) (4,2)
        ",
    );
    field.refused("A1 shoot B1", "SAM-3.1.3");
}

#[test]
fn sam_3_1_3_b_mounted_samurai_do_not_defend() {
    let mut field = Field::at("A1 mounted(2+c) (4,4)");
    field.refused("A1 defence facing 0", "SAM-3.1.3").refused("A1 all-round-defence", "SAM-3.1.3");
}

#[test]
fn sam_3_1_3_c_peasants_do_not_attack() {
    let mut field = Field::at(
        "
        A1 peasants(4) (4,4)
        B1 yari(5) (4,2)
        ",
    );
    field.refused("A1 attack B1 by (4,3)", "SAM-3.1.3");
}

#[test]
fn sam_3_1_3_c_every_order_of_the_table_can_be_given() {
    use OrderKind::*;
    let foot = [AllRoundDefence, Defence, Attack, March, Ambush, Regroup, Rest];
    let foot_ranged = [
        AllRoundDefence,
        Defence,
        FireAndRetreat,
        Shoot,
        Attack,
        March,
        Ambush,
        Regroup,
        Resupply,
        Rest,
    ];
    for card in ["yari(2)", "naginata(2)", "nodachi(2)", "samurai-yari(2)", "monks(1)"] {
        let expected: Vec<OrderKind> = with_run(&foot);
        assert_eq!(offered(&mut amid_everything(card), "A1"), expected, "{card}");
    }
    for card in ["archers(2)", "arquebus(2)", "samurai-archers(2)"] {
        assert_eq!(offered(&mut amid_everything(card), "A1"), with_run(&foot_ranged), "{card}");
    }
    let mounted = [Attack, March, Run, Ambush, Regroup, Rest];
    assert_eq!(offered(&mut amid_everything("mounted(1)"), "A1"), mounted);
    let mounted_archers = [
        Defence,
        FireAndRetreat,
        Shoot,
        Attack,
        March,
        MoveAndFire,
        Run,
        Ambush,
        Regroup,
        Resupply,
        Rest,
    ];
    assert_eq!(offered(&mut amid_everything("mounted-archers(1)"), "A1"), mounted_archers);
    let ninja = [AllRoundDefence, Defence, Shoot, Attack, March, Run, Ambush, Recon, Rest];
    assert_eq!(offered(&mut amid_everything("ninja(3)"), "A1"), ninja);
    assert_eq!(
        offered(&mut amid_everything("peasants(4)"), "A1"),
        [AllRoundDefence, March, Run, Resupply, Rest]
    );
}

/// The same orders and run, in the order of the table.
fn with_run(kinds: &[OrderKind]) -> Vec<OrderKind> {
    let mut kinds: Vec<OrderKind> = kinds.iter().copied().chain([OrderKind::Run]).collect();
    kinds.sort();
    kinds
}

#[test]
fn sam_3_1_3_c_the_hq_does_not_hide_or_regroup() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 hq(4) (4,4)
        B1 yari(5) (4,2)
        ",
    );
    use OrderKind::*;
    assert_eq!(offered(&mut field, "A1"), [AllRoundDefence, Defence, Attack, March, Run, Rest]);
}

#[test]
fn sam_3_1_3_c_nobody_is_ordered_to_flee_panic_or_pursue() {
    let mut field = Field::at("A1 yari(5+c) (4,4)");
    for kind in [OrderKind::Flee, OrderKind::Panic, OrderKind::Pursue] {
        field.take(A, "A1").expect("the unit may be ordered");
        assert_eq!(field.write(A, Action::Order(kind)), Err("SAM-3.1.3"));
        field.write(A, Action::Drop).expect("it has no order after all");
    }
}
