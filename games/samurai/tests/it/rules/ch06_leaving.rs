//! Chapter 6: stage 6, leaving.

use crate::field::Field;

/// A wavering unit in melee that loses a figure.
const SHAKEN: &str = "
    level extended
    turn 4 of 8
    A1 yari(5+c) (4,4) m 1
    A9 hq(4) (4,8)
    B1 yari(5) (4,3) fights A1
";

#[test]
fn sam_6_6_1_a_who_was_put_to_flight_this_turn_stays() {
    let mut field = Field::at(SHAKEN);
    field.dice("blow", [20, 20, 20, 20, 20, 20, 1, 20, 20, 20, 20]);
    field.dice("test", [20, 20]).turn();
    field.happened("A1 marked 2").never("A1 moved");
    assert_eq!(field.place("A1"), "(4,4)");
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();
}

#[test]
fn sam_6_6_1_a_nobody_else_moves() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (8,4) m 2
        A9 hq(4) (8,8)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20; 11]).dice("test", [20]).turn();
    field.happened("6.1 A2 moved (8,5)").happened("6.2 A2 moved (8,6)").never("A1 moved");
    field.never("6.3").never("3.1 A2 moved");
    field.finish();
}

#[test]
fn sam_14_4_1_a_with_the_option_it_runs_in_the_same_turn() {
    let mut field = Field::at(&format!("{SHAKEN}\noption flee-same-turn on"));
    field.dice("blow", [20, 20, 20, 20, 20, 20, 1, 20, 20, 20, 20]);
    field.dice("test", [20, 10, 20]).turn();
    field.in_order("5 A1 marked 2", "6.1 A1 has order flee");
    field.happened("6.1 A1 moved (4,5)").happened("6.2 A1 moved (4,6)");
    field.happened("B1 tested pursuit at 10: 10");
    field.finish();
}

#[test]
fn sam_14_4_1_a_with_the_option_an_attack_that_failed_does_not_hold_it() {
    let mut field = Field::at(
        "
        level extended
        option flee-same-turn on
        A1 mounted(2+c) (4,5) m 1
        A9 hq(4) (4,8)
        B1 archers(5+c) (4,1)
        ",
    );
    field.orders("A1 attack B1 by (4,4) (4,3) (4,2); B1 defence facing 3 range 3 fire nearest");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [20, 20]).turn();
    field.in_order("3.1 B1 shot A1", "3.1 A1 marked 2");
    field.happened("6.1 A1 moved (4,5)").happened("6.2 A1 moved (4,6)");
    field.happened("6.3 A1 moved (4,7)").happened("6.3 A1 marked 1");
    field.finish();
}

#[test]
fn sam_6_6_1_a_who_panics_on_the_day_of_its_flight_still_flees_to_its_hq() {
    let mut field = Field::at(&SHAKEN.replace("m 1", "m 2"));
    field.dice("blow", [1, 20, 20, 20, 20]).dice("test", [20, 10, 20]).turn();
    field.happened("5 A1 marked 3").happened("6.1 A1 moved (4,5)");
    field.happened("6.2 A1 moved (4,6)");
    field.finish();
}

#[test]
fn sam_6_6_2_a_sectors_fire_at_those_who_flee() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,8) m 2
        A9 hq(4) (4,4)
        B1 archers(5+c) (8,5)
        ",
    );
    field.order("B1 defence facing 4 range 4 fire nearest").dice("shot", [20; 6]);
    field.dice("test", [20]).turn();
    field.in_order("6.1 A1 moved (4,7)", "6.1 B1 shot A1 at 4 value 3").never("6.2 B1 shot");
    assert_eq!((field.place("A1"), field.ammo("B1")), ("(4,6)".into(), 6));
    field.finish();
}

/// It panics on the way and runs on.
#[test]
fn sam_6_6_2_a_a_failed_test_stops_nobody_who_flees() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) m 2
        A9 hq(4) (4,8)
        B1 archers(5+c) (4,2)
        ",
    );
    field.order("B1 defence facing 3 range 3 fire nearest").dice("shot", [1, 20, 20, 20, 20, 20]);
    field.dice("test", [20, 20]).turn();
    field.happened("6.1 A1 tested losses at 7: 20").happened("6.1 A1 marked 3");
    field.never("A1 stopped").happened("6.2 A1 moved (4,6)").finish();
}

#[test]
fn sam_6_6_2_b_a_failed_test_stops_who_withdraws() {
    let text = "
        level extended
        A1 mounted(2+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 archers(5+c) (7,5)
        ";
    let mut field = Field::at(text);
    field.orders("A1 withdraw (4,5) (4,6); B2 defence facing 5 range 3 fire nearest");
    // The first hit is absorbed by the order, the second by the card.
    field.dice("blow", [20; 5]).dice("shot", [1, 1, 1, 20, 20, 20]).dice("test", [20, 1]).turn();
    field.happened("6.1 B2 shot A1 at 3").happened("6.1 A1 marked 1");
    field.happened("6.1 A1 stopped test").never("6.2 A1 moved");
    assert_eq!(field.place("A1"), "(4,5)");
    field.finish();
}

#[test]
fn sam_6_6_2_c_who_won_its_melee_fires_again_and_who_is_still_in_it_does_not() {
    // B2 sees A2 neither on its way through the woods nor beside it.
    let text = "
        woods (6,3)
        A1 yari(5+c) (4,4)
        A2 yari(1) (6,4)
        B1 yari(5) (4,3) fights A1
        B2 archers(5+c) (6,2) facing 3
        ";
    let carried_out = |hits: u8| {
        let mut field = Field::at(text);
        field.orders("A1 withdraw (4,5); A2 march (6,3)");
        field.order("B2 defence facing 3 range 4 fire nearest");
        // A2 strikes, then B1, which A1 does not answer, then B2.
        field.dice("blow", [20; 6]).dice("blow", [hits, hits, 20, 20, 20, 20]);
        field
    };
    let mut field = carried_out(1);
    field.dice("shot", [20; 6]).turn();
    field.happened("5 A2 destroyed").in_order("6.1 A1 moved (4,5)", "6.1 B2 shot A1").finish();
    let mut field = carried_out(20);
    field.turn().happened("6.1 A1 moved (4,5)").never("shot").finish();
}

#[test]
fn sam_6_6_2_d_ambushes_fire_and_strike() {
    let text = "
        woods (4,7) (7,4)
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 archers(5+c) (4,7) hidden
        ";
    let mut field = Field::at(text);
    field.orders("A1 withdraw (4,5); B2 ambush facing 0 fire nearest");
    field.dice("blow", [20; 5]).dice("shot", [20; 6]).turn();
    field.happened("6.1 B2 appeared (4,7) facing 0 by fire").happened("6.1 B2 shot A1 at 2");
    assert_eq!(field.status("B2"), "visible");
    field.finish();

    let mut field = Field::at(&text.replace("(4,7)", "(4,6)"));
    field.orders("A1 withdraw (4,5); B2 ambush facing 0 fire nearest");
    field.dice("blow", [20; 5]).dice("strike", [1, 1, 1, 20, 20, 20]).turn();
    field.happened("6.1 B2 struck A1 value 6").happened("6.1 A1 hurt 1 absorbed 2 lost");
    field.in_order("6.1 B2 struck A1", "6.1 A1 engaged B2").finish();
}

#[test]
fn sam_6_6_2_d_fire_and_retreat_steps_back() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 archers(5+c) (4,7)
        ",
    );
    field.orders("A1 withdraw (4,5); B2 fire-and-retreat facing 0 fire nearest back none");
    field.dice("blow", [20; 5]).dice("shot", [20; 6]).turn();
    field.happened("6.1 B2 shot A1 at 2").happened("6.1 B2 stepped back (4,8)").finish();
}

/// It is wavering when the archers fire, and rallies once only.
#[test]
fn sam_6_6_2_e_who_reaches_its_hq_rallies_before_it_is_fired_at() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,8) m 2
        A9 hq(4) (4,6)
        B1 archers(5+c) (8,5)
        ",
    );
    // Before its move it is out of range. 10 + 4 by its HQ, less 1 lost and 1 for wavering.
    field.order("B1 defence facing 4 range 4 fire nearest");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [20, 20]).turn();
    field.in_order("6.1 A1 moved (4,7)", "6.1 A1 marked 1");
    field.in_order("6.1 A1 marked 1", "6.1 B1 shot A1 at 4");
    field.happened("6.1 A1 tested losses at 12: 20").happened("6.1 A1 marked 2");
    assert_eq!((field.markers("A1"), field.place("A1")), (2, "(4,7)".into()));
    field.never("6.2").finish();
}

#[test]
fn sam_6_6_2_e_who_panics_over_the_edge_is_gone_before_it_is_fired_at() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,7) m 3
        B1 archers(5+c) (2,7)
        ",
    );
    // (4,8) lies at the edge of the sector, (4,7) beside it.
    field.order("B1 defence facing 3 range 3 fire nearest").turn();
    field.in_order("6.1 A1 moved (4,8)", "6.1 A1 destroyed panicked").never("shot").finish();
}

#[test]
fn sam_6_6_2_f_an_hq_that_is_gone_stops_who_withdraws_and_fails_its_test() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2+c) (4,4)
        A9 hq(4) (10,7) m 3
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (4,5) (4,6)").dice("blow", [20; 5]).dice("test", [20, 1]).turn();
    field.in_order("6.1 A9 destroyed panicked", "6.1 A1 tested headquarters");
    field.happened("6.1 A1 marked 1").happened("6.1 A1 stopped test").never("6.2");
    assert_eq!(field.place("A1"), "(4,5)");
    field.finish();
}

#[test]
fn sam_6_6_2_a_contested_hexes_stop_all() {
    let mut field = Field::at(
        "
        level extended
        river (3,6) (5,6)
        A1 yari(5) (3,5) m 2
        A2 yari(5) (5,5) m 2
        A9 hq(4) (4,8)
        ",
    );
    field.dice("test", [20, 20]).turn();
    field.happened("6.1 A1 stopped clash").happened("6.1 A2 stopped clash");
    field.never("moved");
    field.finish();
}

#[test]
fn sam_6_6_2_a_whoever_enters_a_hex_leaves_its_melee() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (4,5)").dice("blow", [20; 5]).turn();
    assert_eq!(field.place("A1"), "(4,5)");
    assert!(field.fights("A1").is_empty() && field.fights("B1").is_empty());
    field.finish();
}

#[test]
fn sam_6_6_3_a_who_runs_into_a_zone_is_caught() {
    let mut field = Field::at(
        "
        level extended
        forest (1,3)
        A1 mounted(2) (0,4) m 2
        A9 hq(4) (0,8)
        B1 yari(5) (0,3) fights A1
        B2 yari(5) (1,5)
        ",
    );
    field.order("B2 all-round-defence").dice("blow", [20; 5]).dice("test", [10, 20]).turn();
    field.happened("6.1 A1 moved (0,5)").happened("6.1 A1 engaged B2").never("6.2 A1 moved");
    assert_eq!(field.fights("A1"), ["B2"]);
    assert_eq!((field.facing("A1"), field.facing("B2")), (2, 5));
    assert!(field.fights("B1").is_empty());
    field.finish();
}

#[test]
fn sam_6_6_3_a_hidden_enemies_catch_from_whatever_side() {
    let mut field = Field::at(
        "
        woods (4,6)
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 yari(5+c) (4,6) hidden
        ",
    );
    field.orders("A1 withdraw (4,5); B2 ambush facing 3").dice("blow", [20; 5]).turn();
    // It came from behind: no strike.
    field.happened("6.1 B2 appeared (4,6) facing 3 by contact").never("B2 struck");
    assert_eq!(field.fights("A1"), ["B2"]);
    assert_eq!((field.facing("A1"), field.facing("B2")), (3, 0));
    field.finish();
}

/// A1 steps back beside B3, which hides with this facing, as B1 withdraws.
fn retreat_beside_an_ambush(facing: u8) -> Field {
    let mut field = Field::at(
        "
        board 13x11
        woods (4,9)
        A1 archers(5+c) (4,7)
        A8 yari(5+c) (4,3)
        B1 yari(5+c) (4,4) fights A8
        B3 yari(5+c) (4,9) hidden
        ",
    );
    field.order("A1 fire-and-retreat facing 0 fire nearest back 3").order("B1 withdraw (4,5)");
    field.order(&format!("B3 ambush facing {facing}"));
    field.dice("blow", [20; 6]).dice("shot", [20; 6]);
    field
}

#[test]
fn sam_6_6_3_b_who_steps_back_beside_an_ambush_is_struck_and_engaged() {
    let mut field = retreat_beside_an_ambush(0);
    field.dice("strike", [20; 6]).turn();
    field.in_order("6.1 A1 stepped back (4,8)", "6.1 B3 appeared (4,9) facing 0 by contact");
    field.in_order("6.1 B3 struck A1", "6.1 A1 engaged B3").never("6.2");
    assert_eq!((field.fights("A1"), field.facing("A1")), (vec!["B3".to_owned()], 3));
    field.finish();
}

#[test]
fn sam_6_6_3_c_behind_an_ambush_it_is_engaged_without_a_strike() {
    let mut field = retreat_beside_an_ambush(3);
    field.turn();
    field.happened("6.1 B3 appeared (4,9)").never("struck").happened("6.1 A1 engaged B3");
    assert_eq!((field.facing("A1"), field.facing("B3")), (3, 0));
    field.finish();
}

#[test]
fn sam_6_6_3_a_the_zone_of_who_moves_itself_stops_nobody() {
    let mut field = Field::at(
        "
        level extended
        board 2x9
        A1 yari(5) (0,2) m 2
        A9 hq(4) (0,8)
        B1 yari(5) (1,6) m 2
        B9 hq(4) (1,0)
        ",
    );
    field.dice("test", [20, 20]).turn();
    // They stand side by side now.
    assert_eq!(field.place("A1"), "(0,4)");
    assert_eq!(field.place("B1"), "(1,4)");
    assert!(field.fights("A1").is_empty() && field.fights("B1").is_empty());
    field.finish();
}

#[test]
fn sam_6_6_4_a_whose_foe_withdrew_is_free() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(5+c) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (4,5)").dice("blow", [20; 6]).turn();
    field.happened("6.1 B1 released");
    for order in ["run (4,2)", "march (4,2)", "rest", "attack A1 by (4,4)"] {
        assert!(field.accepts(&format!("B1 {order}")), "{order}");
    }
    field.finish();
}

#[test]
fn sam_6_6_4_a_who_has_other_enemies_within_reach_turns_to_the_strongest() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 yari(5) (5,2) facing 3
        B1 yari(5) (4,3) fights A1
        B2 yari(5) (5,3) fights A2
        ",
    );
    field.order("A1 withdraw (4,5)").dice("blow", [20; 15]).turn();
    // A2 stands beside B1 too, but was not engaged with it.
    assert_eq!(field.fights("B1"), ["A2"]);
    assert_eq!(field.facing("B1"), 1);
    field.finish();
}

#[test]
fn sam_6_6_2_a_whoever_withdraws_into_a_river_may_drown() {
    let mut field = Field::at(
        "
        level extended
        river (4,5)
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (4,5)").dice("blow", [20; 5]);
    field.dice("river", [11, 1, 1, 1, 1, 1]).dice("test", [13]).turn();
    field.in_order("6.1 A1 moved (4,5)", "6.1 A1 drowned: 11 1 1 1 1 1 = 1");
    field.happened("6.1 A1 tested losses at 13: 13");
    assert_eq!((field.figures("A1"), field.has_commander("A1")), (5, true));
    field.finish();
}
