//! Chapter 15: flags and retreats.

use ccn::{Action, Side};

use crate::field::{Field, Sketch, hex};

/// Retreats over these hexes; each of them must be a choice.
#[track_caller]
fn retreat(field: &mut Field, path: &str) {
    for at in path.split_whitespace() {
        field.act(Action::Retreat(hex(at)));
    }
}

#[test]
fn ccn_15_1_1_a_a_hex_for_each_flag_and_three_for_militia() {
    let mut line = Field::draw("P-LN*2 7,6; F-LN 5,6").ready("7,6");
    line.fire("7,6", "5,6", "flag flag");
    retreat(&mut line, "4,6 3,6");
    assert_eq!(line.blocks("3,6"), 4);
    assert_eq!(line.view().active, Side::French, "the retreat is over");
    let mut militia = Field::draw("F-LN*2 1,6; P-MI 3,6").first(Side::French).ready("1,6");
    militia.fire("1,6", "3,6", "flag flag");
    retreat(&mut militia, "4,6 5,6 6,6 7,6 8,6 9,6");
    assert_eq!(militia.blocks("9,6"), 4);
    assert_eq!(militia.view().active, Side::Allied, "the retreat is over");
}

#[test]
fn ccn_15_1_2_a_only_the_free_rearward_hex_is_left() {
    let mut field = Field::draw("B-LC 4,6; F-LN 5,6").ready("4,6");
    field.melee("4,6", "5,6", "flag artillery artillery");
    assert_eq!(field.blocks("4,5"), 4);
}

#[test]
fn ccn_15_1_3_a_the_owner_may_choose_a_dead_end_and_pays_for_it() {
    let mut field = Field::draw("P-LN*2 7,6; F-LN 5,6; F-LN 3,5; F-LN 3,6").ready("7,6");
    field.fire("7,6", "5,6", "flag flag");
    assert_eq!(field.legal(), ["4,5", "4,6"].map(|at| Action::Retreat(hex(at))));
    field.act(Action::Retreat(hex("4,5")));
    assert_eq!(field.blocks("4,5"), 3);
}

#[test]
fn ccn_15_1_3_b_an_attached_leader_retreats_with_his_unit() {
    let mut field = Field::draw("F-LN*1 4,6; B-LN+LDR 6,6").first(Side::French).ready("4,6");
    field.fire("4,6", "6,6", "flag");
    field.act(Action::IgnoreFlags(0)).act(Action::Retreat(hex("7,6")));
    assert_eq!(field.blocks("7,6"), 4);
    assert!(field.has_leader("7,6"));
}

#[test]
fn ccn_15_1_4_a_guns_cannot_retreat_into_a_quarry_or_a_river() {
    let sketch = Field::draw("F-LN*2 4,6; B-FA 6,6").first(Side::French);
    let mut field = sketch.clone().ground("quarry 7,6").ready("4,6");
    field.fire("4,6", "6,6", "flag infantry");
    assert_eq!(field.blocks("7,7"), 3);
    let mut field = sketch.ground("quarry 7,6; river 7,7").ready("4,6");
    field.fire("4,6", "6,6", "flag flag");
    assert_eq!(field.blocks("6,6"), 1);
}

#[test]
fn ccn_15_1_4_b_a_unit_with_a_leader_cannot_retreat_to_another_leader() {
    let sketch = Field::draw("F-LN*1 4,6; B-LN+LDR 6,6; B-LDR 7,6; B-LN 7,7");
    let mut field = sketch.first(Side::French).ready("4,6");
    field.fire("4,6", "6,6", "flag");
    field.act_with(Action::IgnoreFlags(0), "saber infantry");
    assert_eq!(field.blocks("6,6"), 3);
    assert!(field.has_leader("6,6") && field.has_leader("7,6"));
}

#[test]
fn ccn_15_1_4_c_forest_and_ford_do_not_stop_a_retreat() {
    let sketch = Field::draw("F-LN*1 3,6; P-MI 5,6").ground("forest 6,6; ford 7,6");
    let mut field = sketch.first(Side::French).ready("3,6");
    field.fire("3,6", "5,6", "flag");
    retreat(&mut field, "6,6 7,6 8,6");
    assert_eq!(field.blocks("8,6"), 4);
}

#[test]
fn ccn_15_1_5_a_a_lone_leader_stops_the_retreat() {
    let mut field = Field::draw("F-LN*1 3,6; P-MI 5,6; B-LDR 6,6").first(Side::French).ready("3,6");
    field.fire("3,6", "5,6", "flag");
    field.act(Action::Retreat(hex("6,6")));
    assert_eq!(field.blocks("6,6"), 4);
    assert!(field.has_leader("6,6"));
    assert_eq!(field.view().active, Side::Allied, "the rest of the retreat is cancelled");
}

/// Militia that has to retreat by three hexes, with a unit and a lone leader behind it.
fn before_a_leader() -> Sketch {
    Field::draw("F-LN*1 3,6; P-MI 5,6; B-LDR 6,6; B-LN 6,5").first(Side::French)
}

#[track_caller]
fn flagged(sketch: &Sketch) -> Field {
    let mut field = sketch.ready("3,6");
    field.fire("3,6", "5,6", "flag");
    // The leader and the unit behind it would let the militia stand.
    field.act(Action::IgnoreFlags(0));
    field
}

#[test]
fn ccn_15_1_5_b_to_join_the_leader_is_a_choice_if_there_is_no_other_way() {
    let mut joins = flagged(&before_a_leader());
    assert_eq!(joins.legal(), [Action::Retreat(hex("6,6")), Action::Hold]);
    joins.act(Action::Retreat(hex("6,6")));
    assert_eq!((joins.blocks("5,6"), joins.blocks("6,6")), (0, 4));
    assert!(joins.has_leader("6,6"));

    let mut stays = flagged(&before_a_leader());
    stays.act(Action::Hold);
    assert_eq!((stays.blocks("5,6"), stays.blocks("6,6")), (4 - 3, 0));

    let forced = flagged(&before_a_leader().option("lone-leader-retreat", "must"));
    assert_eq!((forced.blocks("5,6"), forced.blocks("6,6")), (0, 4));
    assert!(forced.has_leader("6,6"));
}

#[test]
fn ccn_15_1_5_c_whoever_has_another_way_must_go() {
    let sketch = Field::draw("F-LN*1 3,6; P-MI 5,6; B-LDR 6,6").first(Side::French);
    let mut field = sketch.ready("3,6");
    field.fire("3,6", "5,6", "flag");
    assert_eq!(field.legal(), ["6,5", "6,6"].map(|at| Action::Retreat(hex(at))));
    assert_eq!(field.refusal(Action::Hold), "CCN-15.1.3");
}

#[test]
fn a_unit_that_stays_before_a_leader_battles_back() {
    let sketch = Field::draw("F-LN*1 4,6; B-LN 5,6; B-LDR 6,6; B-LN 6,5").first(Side::French);
    let mut field = sketch.ready("4,6");
    field.melee("4,6", "5,6", "flag cavalry");
    field.act(Action::IgnoreFlags(0)).act(Action::Hold);
    assert_eq!(field.blocks("5,6"), 3);
    assert_eq!(field.battle_back_dice(), Some(3));
}

#[test]
fn ccn_15_1_6_a_each_hex_not_made_costs_a_block() {
    let mut field = Field::draw("F-LN*3 6,6; B-LN 8,6").first(Side::French).ready("6,6");
    field.fire("6,6", "8,6", "flag flag flag");
    field.act(Action::Retreat(hex("9,6")));
    assert_eq!(field.blocks("9,6"), 2);
}

#[test]
fn ccn_15_1_6_b_militia_at_the_baseline_loses_three_blocks_for_a_flag() {
    let mut field = Field::draw("F-LN*1 7,6; P-MI 9,6").first(Side::French).ready("7,6");
    field.fire("7,6", "9,6", "flag");
    assert_eq!(field.blocks("9,6"), 1);
}

#[test]
fn ccn_15_1_7_a_a_unit_that_cannot_retreat_is_still_there_and_battles_back() {
    let mut field = Field::draw("B-LN*1 2,6; F-LN*3 1,6").ready("2,6");
    field.melee("2,6", "1,6", "flag");
    assert_eq!(field.blocks("1,6"), 2);
    assert_eq!(field.asked(), Some(Side::French));
    assert_eq!(field.battle_back_dice(), Some(3));
}

#[test]
fn ccn_15_2_1_a_the_owner_chooses_how_many_flags_to_ignore() {
    let sketch = Field::draw("F-LN*3 4,6; B-GG 6,6").first(Side::French);
    for (ignored, path) in [(0, "7,6 8,6 9,6"), (1, "7,6 8,6"), (2, "7,6")] {
        let mut field = sketch.ready("4,6");
        field.fire("4,6", "6,6", "flag flag flag");
        assert_eq!(field.legal(), [0, 1, 2].map(Action::IgnoreFlags));
        assert_eq!(field.refusal(Action::IgnoreFlags(3)), "CCN-15.2.1");
        field.act(Action::IgnoreFlags(ignored));
        retreat(&mut field, path);
        assert_eq!(field.blocks(path.split_whitespace().last().expect("a hex")), 5);
        assert_eq!(field.view().active, Side::Allied, "the retreat is over");
    }
}

#[test]
fn ccn_15_2_5_a_allowances_add_up() {
    let works = "[[works]]\nhex = [6, 6]\nsides = [\"NW\", \"NE\"]\n";
    let attack = |from: &str, dice: &str| {
        let pieces = format!("F-LN {from}; B-GR+LDR 6,6; B-LN 6,7; B-LN 7,6");
        let mut field = Field::draw(&pieces).extra(works).first(Side::French).ready(from);
        field.melee(from, "6,6", dice);
        field
    };
    let through_works = attack("5,6", "flag flag flag flag");
    assert_eq!(through_works.legal(), [0, 1, 2, 3, 4].map(Action::IgnoreFlags));
    let open = attack("6,5", "flag flag flag flag cavalry");
    assert_eq!(open.legal(), [0, 1, 2, 3].map(Action::IgnoreFlags));
}

#[test]
fn ccn_15_2_2_a_with_its_leader_a_unit_stands_against_a_flag() {
    let mut field = Field::draw("F-LN*1 4,6; B-LN+LDR 6,6").first(Side::French).ready("4,6");
    field.fire("4,6", "6,6", "flag");
    field.act(Action::IgnoreFlags(1));
    assert_eq!(field.blocks("6,6"), 4);
}

#[test]
fn ccn_15_2_3_a_two_supporters_allow_a_flag() {
    let shot_at = |supporters: &str| {
        let mut field = Field::draw(&format!("P-LN*1 6,6; F-LN 4,6; {supporters}")).ready("6,6");
        field.fire("6,6", "4,6", "flag");
        field
    };
    assert_eq!(shot_at("F-LC 4,5; F-LDR 3,6").legal(), [0, 1].map(Action::IgnoreFlags));
    let ways = ["3,6", "3,7"].map(|at| Action::Retreat(hex(at)));
    assert_eq!(shot_at("F-LC 4,5").legal(), ways);
    assert_eq!(shot_at("F-LN+LDR 4,5").legal(), ways, "a unit and its leader are one supporter");
}

#[test]
fn ccn_15_2_3_b_four_supporters_allow_no_more_than_two() {
    let mut field =
        Field::draw("P-LN*2 6,6; F-LN 4,6; F-LC 4,5; F-LN 4,7; F-FA 3,6; F-LDR 3,7").ready("6,6");
    field.fire("6,6", "4,6", "flag flag");
    assert_eq!(field.legal(), [0, 1].map(Action::IgnoreFlags));
}

#[test]
fn ccn_15_2_4_a_the_old_guard_stands_against_two_flags_and_the_young_guard_against_one() {
    let mut old = Field::draw("P-LN*2 6,6; F-OG 4,6").ready("6,6");
    old.fire("6,6", "4,6", "flag flag").act(Action::IgnoreFlags(2));
    assert_eq!(old.blocks("4,6"), 4);
    let mut young = Field::draw("P-LN*2 6,6; F-YG 4,6").ready("6,6");
    young.fire("6,6", "4,6", "flag flag");
    assert_eq!(young.legal(), [0, 1].map(Action::IgnoreFlags));
}

#[test]
fn by_option_the_young_guard_stands_against_two_flags() {
    let sketch = Field::draw("P-LN*2 6,6; F-YG 4,6").option("young-guard-flags", "2");
    let mut young = sketch.ready("6,6");
    young.fire("6,6", "4,6", "flag flag");
    assert_eq!(young.legal(), [0, 1, 2].map(Action::IgnoreFlags));
}

#[test]
fn every_type_ignores_its_own_number_of_flags() {
    let none = ["LN", "LT", "MI", "LC", "HC", "FA", "HA"].map(|kind| (kind, 0));
    let one = ["GR", "CHC", "YG", "GL"].map(|kind| (kind, 1));
    let two = ["OG", "GHC", "GLC", "GFA", "GHA"].map(|kind| (kind, 2));
    for (kind, allowed) in none.into_iter().chain(one).chain(two) {
        let mut field = Field::draw(&format!("P-LN*3 6,6; F-{kind} 4,6")).ready("6,6");
        field.fire("6,6", "4,6", "flag flag flag");
        let ignored = (1..=3).filter(|&flags| field.offers(Action::IgnoreFlags(flags)));
        assert_eq!(ignored.count(), allowed, "{kind}");
    }
}

#[test]
fn type_leader_and_support_add_up() {
    let sketch = Field::draw("F-LN 4,6; B-GR+LDR 6,6; B-LN 6,5; B-LN 6,7").first(Side::French);
    let mut field = sketch.ready("4,6");
    field.fire("4,6", "6,6", "flag flag flag flag");
    assert_eq!(field.legal(), [0, 1, 2, 3].map(Action::IgnoreFlags));
}

#[test]
fn no_retreat_goes_sideways_forward_or_into_a_unit() {
    let mut field = Field::draw("P-LN*2 7,6; F-LN 5,6; F-LN 3,7").ready("7,6");
    field.fire("7,6", "5,6", "flag flag");
    assert_eq!(field.refusal(Action::Retreat(hex("5,5"))), "CCN-15.1.2");
    assert_eq!(field.refusal(Action::Retreat(hex("6,6"))), "CCN-15.1.2");
    assert_eq!(field.refusal(Action::Retreat(hex("3,6"))), "CCN-15.1.2", "one step at a time");
    field.act(Action::Retreat(hex("4,6")));
    assert_eq!(field.blocks("3,6"), 4, "the only free hex is entered unasked");
}

#[test]
fn the_rear_is_the_baseline_of_the_owner_wherever_he_sits() {
    let sketch = Field::draw("P-LN*1 3,6; F-LN 5,6").top(Side::Allied);
    let mut field = sketch.ready("3,6");
    field.fire("3,6", "5,6", "flag");
    assert_eq!(field.legal(), ["6,5", "6,6"].map(|at| Action::Retreat(hex(at))));
}

#[test]
fn a_unit_with_a_leader_retreats_past_another_leader() {
    let mut field = Field::draw("P-LN*2 6,6; F-LN+LDR 4,6; F-LDR 2,6").ready("6,6");
    field.fire("6,6", "4,6", "flag flag").act(Action::IgnoreFlags(0));
    field.act(Action::Retreat(hex("3,6")));
    assert_eq!(field.blocks("2,5"), 4, "the other way is closed to a unit with a leader");
    assert!(field.has_leader("2,5") && field.has_leader("2,6"));
}

#[test]
fn an_enemy_leader_closes_a_hex_to_a_retreat() {
    let mut field = Field::draw("P-LN*1 7,6; B-LDR 4,6; F-LN 5,6").ready("7,6");
    field.fire("7,6", "5,6", "flag");
    assert_eq!(field.blocks("4,5"), 4);
}

#[test]
fn a_unit_whose_leader_fell_may_retreat_to_another() {
    let mut field = Field::draw("P-LN*2 6,6; F-LN+LDR 4,6; F-LDR 3,6").ready("6,6");
    field.fire("6,6", "4,6", "infantry flag, saber saber");
    field.act(Action::Retreat(hex("3,6")));
    assert_eq!(field.blocks("3,6"), 3);
    assert!(field.has_leader("3,6"));
}

#[test]
fn a_unit_that_made_one_hex_of_its_retreat_has_left_its_hex() {
    let mut field = Field::draw("B-LN*2 3,6; F-LN 2,6").ready("3,6");
    field.melee("3,6", "2,6", "flag flag");
    field.act(Action::Retreat(hex("1,6")));
    assert_eq!(field.blocks("1,6"), 3, "for the second hex");
    assert_eq!(field.legal(), [Action::Advance(hex("2,6")), Action::Hold]);
}

#[test]
fn a_unit_eliminated_for_want_of_a_way_back_leaves_its_hex_to_the_attacker() {
    let mut field = Field::draw("B-LN*2 2,6; F-LN*2 1,6").ready("2,6");
    field.melee("2,6", "1,6", "flag infantry");
    assert_eq!((field.blocks("1,6"), field.banners(Side::Allied)), (0, 1));
    assert_eq!(field.legal(), [Action::Advance(hex("1,6")), Action::Hold]);
}
