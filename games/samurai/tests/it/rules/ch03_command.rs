//! Chapter 3: who is commanded, and what others may do.

use crate::field::Field;

#[test]
fn sam_3_2_2_a_without_a_commander_there_is_no_attack() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        B1 yari(5) (4,2)
        ",
    );
    field.refused("A1 attack B1 by (4,3)", "SAM-3.2.2");
    field.order("A1 march (4,3)").dice("blow", [20; 10]).turn();
    assert_eq!(field.fights("A1"), ["B1"]);
    field.happened("5 A1 fought B1").finish();
}

#[test]
fn sam_3_2_2_b_withdraw_needs_a_commander_unless_the_option_says_otherwise() {
    let engaged = "
        A1 yari(5) (4,4)
        B1 yari(5) (4,3) fights A1
        ";
    Field::at(engaged).refused("A1 withdraw (4,5)", "SAM-3.2.2");
    let mut field = Field::at(&format!("option withdraw-needs-commander off\n{engaged}"));
    assert!(field.accepts("A1 withdraw (4,5)"));
}

#[test]
fn sam_3_2_2_b_four_orders_are_open_to_all() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 archers(4) (4,4)
        A2 archers(1) (4,5)
        A3 peasants(4) (5,4)
        B1 yari(5) (4,2)
        ",
    );
    for open in ["defence facing 0", "all-round-defence", "rest", "march (4,3)"] {
        assert!(field.accepts(&format!("A1 {open}")), "{open}");
    }
    let closed = [
        "fire-and-retreat facing 0 fire nearest back none",
        "shoot B1",
        "attack B1 by (4,3)",
        "run (4,3)",
        "ambush facing 0 fire nearest",
        "regroup A2 at (4,4)",
        "resupply A3",
    ];
    for closed in closed {
        field.refused(&format!("A1 {closed}"), "SAM-3.2.2");
    }
}

#[test]
fn sam_3_2_2_b_forced_orders_need_no_commander() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) m 2
        ",
    );
    field.dice("test", [1]).turn().happened("0 A1 ordered flee").finish();
}

#[test]
fn sam_3_2_3_a_a_commander_next_door_is_enough() {
    let sketch = |neighbour: &str| {
        format!(
            "
            A1 archers(5) (4,4)
            A2 yari(5+c) {neighbour}
            B1 yari(5) (4,1)
            "
        )
    };
    assert!(Field::at(&sketch("(4,5)")).accepts("A1 shoot B1"));
    Field::at(&sketch("(4,6)")).refused("A1 shoot B1", "SAM-3.2.2");
}

#[test]
fn sam_3_2_3_b_it_is_judged_once() {
    let mut field = Field::at(
        "
        A1 archers(5) (4,4)
        A2 yari(1+c) (4,5)
        B1 samurai-archers(5+c) (4,8)
        ",
    );
    // Every die hits; one hit is absorbed, and one man falls with his commander.
    field.order("A1 run (4,3) (4,2)").order("B1 shoot A2").dice("shot", [1; 6]).turn();
    assert_eq!(field.status("A2"), "destroyed");
    assert_eq!(field.place("A1"), "(4,2)");
    field.finish();
}

#[test]
fn sam_3_2_3_b_the_state_of_the_neighbour_does_not_matter() {
    let with = |neighbour: &str| {
        Field::at(&format!(
            "
            level extended
            woods (4,5)
            A1 archers(5) (4,4)
            A2 yari(5+c) (4,5) {neighbour}
            B1 yari(5) (4,1)
            B2 yari(5) (4,6)
            "
        ))
    };
    for neighbour in ["hidden", "fights B2", "m 2", "m 1"] {
        assert!(with(neighbour).accepts("A1 shoot B1"), "{neighbour}");
    }
}

#[test]
fn sam_3_2_3_b_a_lost_commander_commands_nobody() {
    let mut field = Field::at(
        "
        A1 archers(5) (4,4)
        A2 yari(5-c) (4,5)
        B1 yari(5) (4,1)
        B2 yari(5+c) (4,3)
        ",
    );
    // Nor does the enemy's.
    field.refused("A1 shoot B1", "SAM-3.2.2").refused("A2 run (4,6)", "SAM-3.2.2");
}

#[test]
fn sam_3_2_5_a_ninja_need_nobody_and_command_nobody() {
    let mut field = Field::at(
        "
        A1 ninja(5) (4,4)
        A2 archers(5) (5,4)
        B1 yari(5) (4,2)
        ",
    );
    assert!(field.accepts("A1 recon") && field.accepts("A1 attack B1 by (4,3)"));
    field.refused("A2 shoot B1", "SAM-3.2.2");
}

#[test]
fn sam_3_2_5_b_all_orders_on_their_card_are_open_to_ninja() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 ninja(5) (4,4)
        B1 yari(5) (4,2)
        ",
    );
    let orders = [
        "all-round-defence",
        "defence facing 0 range 3 fire nearest",
        "shoot B1",
        "attack B1 by (4,3)",
        "march (4,5)",
        "run (4,5) (4,6)",
        "ambush facing 0 fire B1",
        "recon",
        "rest",
    ];
    for order in orders {
        assert!(field.accepts(&format!("A1 {order}")), "{order}");
    }
}

#[test]
fn sam_3_2_5_b_peasants_command_nobody_and_the_hq_does() {
    let mut field = Field::at(
        "
        A1 archers(5) (4,4)
        A2 peasants(4) (4,5)
        A3 archers(5) (8,4)
        A4 hq(4) (8,5)
        B1 yari(5) (4,1)
        B2 yari(5) (8,1)
        ",
    );
    field.refused("A1 shoot B1", "SAM-3.2.2");
    assert!(field.accepts("A2 run (4,6)") && field.accepts("A2 resupply"));
    assert!(field.accepts("A3 shoot B2") && field.accepts("A4 run (8,6)"));
}
