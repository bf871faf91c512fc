//! Section 9.3: what Player 2 enters, and as what.

use crate::field::Field;

#[test]
fn bor_9_3_1_a_whoever_enters_a_battle_of_player_1_is_a_reserve() {
    let mut field = Field::at(
        "turn 3
        fleches: R-8-27 F-1-5
        moved: F-1-5
        entered: F-1-5 utitsa_forest
        crossed: utitsa_forest>fleches french 1
        semenovskoye: R-8-G R-7-12
        ask straggles russian",
    );
    field.dice([6]).act("take R-8-G").act("move fleches");
    assert!(field.lists("reserves", "R-8-G") && !field.lists("reserves", "R-8-27"));
    // The limits of borders count for it.
    field.act("take R-7-12").refused("move fleches", "BOR-8.3.2");
    field.finish();
}

#[test]
fn bor_9_3_1_a_reserves_count_for_stacking() {
    let mut field = Field::at(
        "turn 3
        utitsa: R-HQ-TUC R-3-3 R-3-J F-5-16 F-5-18 F-5-C
        moved: F-5-16 F-5-18 F-5-C
        entered: F-5-16 old_road_wood
        entered: F-5-18 old_road_wood
        entered: F-5-C utitsa_forest
        crossed: old_road_wood>utitsa french 2
        crossed: utitsa_forest>utitsa french 1
        utitsa_mound: R-3-G R-M-1
        ask straggles russian",
    );
    field.dice([6, 6]).act("take R-3-G").act("move utitsa").act("take R-M-1").act("move utitsa");
    field.act("done");
    assert_eq!((field.question().as_str(), field.asked()), ("stacking", "russian"));
    field.finish();
}

#[test]
fn bor_9_3_2_a_player_2_attacks_where_only_enemies_stand() {
    let mut field = Field::at(
        "turn 3
        novoye_selo: F-3-C
        moved: F-3-C
        loginovo: R-P-1
        bezzubovo: R-P-2
        ask straggles russian",
    );
    field.dice([6, 6]).act("take R-P-1").act("move novoye_selo");
    field.act("take R-P-2").act("move novoye_selo");
    // Both are attackers, the later one too.
    assert!(!field.lists("reserves", "R-P-1") && !field.lists("reserves", "R-P-2"));
    field.act("done");
    assert_eq!(field.battle()["attacker"], "russian");
    // The defender has his turn first; then both of them.
    assert_eq!((field.asked(), field.battle()["round"].as_u64()), ("french", Some(1)));
    field.act("pass F-3-C");
    assert!(field.offers("pass R-P-1") && field.offers("pass R-P-2"));
    field.finish();
}

#[test]
fn bor_9_3_2_a_who_moved_there_this_turn_defends_alone() {
    // A block of Player 1 that comes to nobody's battle is no reserve of it.
    let mut field = Field::at(
        "turn 3
        golovino: F-3-C F-1-2
        loginovo: R-P-1
        ask straggles french",
    );
    field.dice([6, 6, 6]).acts("take F-3-C; move novoye_selo; take F-1-2; move novoye_selo; done");
    field.acts("take R-P-1; move novoye_selo; done");
    assert!(!field.lists("reserves", "F-3-C") && !field.lists("reserves", "F-1-2"));
    assert_eq!((&field.battle()["attacker"], field.asked()), (&"russian".into(), "french"));
    field.finish();
}
