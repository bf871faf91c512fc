//! Chapter 16: leader retreat and escape.

use ccn::{Action, Fate, Side};

use crate::field::{Field, hex};

/// The French in the first hex attack the lone leader in the second and miss.
#[track_caller]
fn attacked(from: &str, at: &str, others: &str) -> Field {
    let pieces = format!("F-LN*1 {from}; B-LDR {at}; {others}");
    let mut field = Field::draw(&pieces).first(Side::French).ready(from);
    field.melee(from, at, "infantry");
    field
}

/// The leader retreats over these hexes; each of them must be a choice.
#[track_caller]
fn flee(field: &mut Field, path: &str) {
    for at in path.split_whitespace() {
        field.act(Action::LeaderRetreat(hex(at)));
    }
}

/// The fate of the first leader of the sketch.
fn fate(field: &Field) -> Fate {
    field.view().leaders[0].fate
}

/// The steps that are offered.
fn steps(field: &Field) -> Vec<Action> {
    let legal = field.legal().into_iter();
    legal.filter(|action| matches!(action, Action::LeaderRetreat(_))).collect()
}

fn to(hexes: &str) -> Vec<Action> {
    hexes.split_whitespace().map(|at| Action::LeaderRetreat(hex(at))).collect()
}

/// French units on every hex where a leader at (5,6) could end, but for (8,6).
const ENCIRCLED: &str = "F-LN 6,5; F-LN 6,6; F-LN 7,5; F-LN 7,6; F-LN 7,7; \
                         F-LN 8,4; F-LN 8,5; F-LN 8,7";

#[test]
fn ccn_16_1_1_a_the_owner_chooses_a_path_of_one_to_three_steps() {
    for path in ["7,6", "7,7 8,6", "7,6 8,6 9,6"] {
        let sketch = Field::draw("F-LN*1 4,6; B-LN*1+LDR 6,6").first(Side::French);
        let mut field = sketch.ready("4,6");
        field.fire("4,6", "6,6", "infantry, flag");
        assert_eq!(field.asked(), Some(Side::Allied));
        assert_eq!(field.legal(), to("7,6 7,7"));
        flee(&mut field, path);
        // After the third step there is nothing left to choose.
        if field.asked() == Some(Side::Allied) && fate(&field) == Fate::Fleeing {
            field.act(Action::LeaderStops);
        }
        assert!(field.has_leader(path.split_whitespace().last().expect("a hex")));
    }
}

#[test]
fn ccn_16_1_1_b_a_rugged_hill_is_closed_and_forest_does_not_stop_him() {
    let sketch = Field::draw("F-LN*1 5,6; B-LDR 6,6").ground("rugged 7,6; forest 7,7");
    let mut field = sketch.first(Side::French).ready("5,6");
    field.melee("5,6", "6,6", "infantry");
    assert_eq!(field.view().leaders[0].hex, Some(hex("7,7")), "the only first step");
    assert_eq!(steps(&field), to("8,6 8,7"));
    assert!(field.offers(Action::LeaderStops));
}

#[test]
fn ccn_16_1_1_c_a_leader_retreats_into_a_quarry_that_is_closed_to_his_guns() {
    let sketch = Field::draw("F-LN*1 4,6; B-FA*1+LDR 6,6").ground("quarry 7,6 7,7");
    let mut field = sketch.first(Side::French).ready("4,6");
    field.fire("4,6", "6,6", "flag");
    field.act_with(Action::IgnoreFlags(0), "infantry");
    assert_eq!((field.blocks("6,6"), field.banners(Side::French)), (0, 1));
    assert_eq!(field.legal(), to("7,6 7,7"));
    flee(&mut field, "7,6");
    assert!(field.offers(Action::LeaderStops));
    assert_eq!(steps(&field), to("8,5 8,6"));
}

#[test]
fn ccn_16_1_2_a_he_passes_a_leader_and_ends_with_a_unit_that_has_none() {
    let mut field = attacked("5,6", "6,6", "B-LN+LDR 7,6; B-LN 8,6");
    flee(&mut field, "7,6");
    assert_eq!(field.refusal(Action::LeaderStops), "CCN-16.1.2");
    flee(&mut field, "8,6");
    field.act(Action::LeaderStops);
    assert!(field.has_leader("8,6") && field.has_leader("7,6"));
    assert_eq!((field.blocks("7,6"), field.blocks("8,6")), (4, 4));
}

#[test]
fn ccn_16_1_3_a_he_leaves_the_board_within_three_steps() {
    let mut field = attacked("8,6", "9,6", "");
    assert_eq!((fate(&field), field.banners(Side::French)), (Fate::Left, 0));
    for (from, at, path) in [("7,6", "8,6", "9,6"), ("6,6", "7,6", "8,6 9,6")] {
        field = attacked(from, at, "");
        flee(&mut field, path);
        field.act(Action::LeaderLeaves);
        assert_eq!((fate(&field), field.banners(Side::French)), (Fate::Left, 0));
    }
    field = attacked("5,6", "6,6", "");
    flee(&mut field, "7,6 8,6");
    assert_eq!(field.refusal(Action::LeaderLeaves), "CCN-16.1.3");
    flee(&mut field, "9,6");
    assert!(field.has_leader("9,6"), "the third step was the last");
}

#[test]
fn ccn_16_1_4_a_a_leader_with_no_way_back_is_eliminated() {
    let sketch = Field::draw("F-LN*1 4,1; B-LDR 5,1").ground("rugged 6,1");
    let mut field = sketch.first(Side::French).ready("4,1");
    field.melee("4,1", "5,1", "infantry");
    assert_eq!((fate(&field), field.banners(Side::French)), (Fate::Eliminated, 1));
}

#[test]
fn ccn_16_1_4_b_a_retreat_that_cannot_end_is_not_begun() {
    let field = attacked("4,6", "5,6", &format!("{ENCIRCLED}; F-LN 8,6"));
    assert_eq!((fate(&field), field.banners(Side::French)), (Fate::Eliminated, 1));
}

#[test]
fn ccn_16_1_4_c_only_paths_to_the_one_free_hex_are_offered() {
    let miss = "infantry infantry infantry infantry";
    let mut field = attacked("4,6", "5,6", ENCIRCLED);
    assert_eq!(field.legal(), to("6,5 6,6"));
    field.act_with(Action::LeaderRetreat(hex("6,6")), miss);
    assert_eq!(field.legal(), to("7,6 7,7"));
    field.act_with(Action::LeaderRetreat(hex("7,7")), miss);
    assert!(field.has_leader("8,6"));
    // By (6,5) there is only one way from there.
    field = attacked("4,6", "5,6", ENCIRCLED);
    field.act_with(Action::LeaderRetreat(hex("6,5")), &format!("{miss}, {miss}"));
    assert!(field.has_leader("8,6"));
}

#[test]
fn ccn_16_2_1_a_a_unit_strikes_at_a_leader_who_comes_through() {
    let mut field = attacked("4,6", "5,6", "F-LN*2 6,5; F-LC*3 6,6");
    field.act_with(Action::LeaderRetreat(hex("6,5")), "infantry artillery");
    assert_eq!(field.legal(), to("7,5 7,6"), "he must go on");
    flee(&mut field, "7,5");
    assert!(field.offers(Action::LeaderStops));
    flee(&mut field, "8,5");
    assert!(field.has_leader("8,5"));
    field = attacked("4,6", "5,6", "F-LN*2 6,5; F-LC*3 6,6");
    field.act_with(Action::LeaderRetreat(hex("6,6")), "infantry artillery cavalry");
    assert_eq!(field.legal(), to("7,6 7,7"));
}

#[test]
fn ccn_16_2_1_b_he_may_pass_through_heavy_cavalry_to_his_friends() {
    let mut field = attacked("4,6", "5,6", "F-HC*3 7,6; B-LN 8,6");
    flee(&mut field, "6,6");
    assert!(field.offers(Action::LeaderStops));
    field.act_with(Action::LeaderRetreat(hex("7,6")), "flag flag infantry infantry");
    flee(&mut field, "8,6");
    assert!(field.has_leader("8,6"));
    assert_eq!(field.blocks("8,6"), 4);
}

#[test]
fn ccn_16_2_1_c_the_second_unit_on_his_way_strikes_him_down() {
    let pieces = "F-LN*1 4,1; B-LDR 5,1; F-LN*2 6,1; F-LC*3 7,1";
    let sketch = Field::draw(pieces).ground("rugged 7,2").first(Side::French);
    let mut field = sketch.ready("4,1");
    field.melee("4,1", "5,1", "infantry, cavalry cavalry, flag infantry saber");
    assert_eq!((fate(&field), field.banners(Side::French)), (Fate::Eliminated, 1));
}

#[test]
fn ccn_16_3_1_a_the_attacker_advances_after_the_leader_has_gone() {
    let mut field = Field::draw("F-LC 5,6; B-LN*1+LDR 6,6").first(Side::French).ready("5,6");
    field.melee("5,6", "6,6", "infantry cavalry cavalry cavalry, flag");
    assert_eq!(field.asked(), Some(Side::Allied));
    flee(&mut field, "7,6");
    field.act(Action::LeaderStops);
    assert_eq!(field.asked(), Some(Side::French));
    field.act(Action::Advance(hex("6,6")));
    assert_eq!(field.blocks("6,6"), 4);
}

#[test]
fn an_enemy_leader_alone_is_passed_without_dice() {
    let mut field = attacked("4,6", "5,6", "F-LDR 6,6");
    flee(&mut field, "6,6");
    assert_eq!(field.refusal(Action::LeaderStops), "CCN-16.1.2");
    flee(&mut field, "7,6");
    field.act(Action::LeaderStops);
    assert!(field.has_leader("7,6") && field.has_leader("6,6"));
}

#[test]
fn a_saber_of_militia_strikes_down_a_leader_who_comes_through() {
    let mut field = attacked("4,6", "5,6", "F-MI*2 6,5");
    field.act_with(Action::LeaderRetreat(hex("6,5")), "infantry saber");
    assert_eq!((fate(&field), field.banners(Side::French)), (Fate::Eliminated, 1));
    assert_eq!(field.legal(), [Action::Advance(hex("5,6")), Action::Hold]);
}

#[test]
fn guns_that_moved_strike_at_him_with_all_their_dice() {
    let pieces = "F-LN*1 4,6; B-LDR 5,6; F-HA 7,8";
    let mut field = Field::draw(pieces).first(Side::French).ordered("4,6 7,8");
    field.move_unit("7,8", "6,6").end_moves();
    field.melee("4,6", "5,6", "infantry");
    field.act_with(Action::LeaderRetreat(hex("6,6")), "flag flag flag");
    assert_eq!(fate(&field), Fate::Fleeing);
}

#[test]
fn ground_takes_no_dice_from_a_unit_that_strikes_at_him() {
    let pieces = "F-LN*1 4,6; B-LDR 5,6; F-LC*3 6,6";
    let sketch = Field::draw(pieces).ground("forest 6,6").first(Side::French);
    let mut field = sketch.ready("4,6");
    field.melee("4,6", "5,6", "infantry");
    field.act_with(Action::LeaderRetreat(hex("6,6")), "flag flag flag");
    assert_eq!(fate(&field), Fate::Fleeing);
}

#[test]
fn no_step_goes_sideways_or_onto_a_rugged_hill() {
    let pieces = "F-LN*1 4,6; B-LDR 5,6; B-LN 6,6";
    let sketch = Field::draw(pieces).ground("rugged 7,6").first(Side::French);
    let mut field = sketch.ready("4,6");
    field.melee("4,6", "5,6", "infantry");
    assert_eq!(field.refusal(Action::LeaderRetreat(hex("5,7"))), "CCN-16.1.1");
    assert_eq!(field.refusal(Action::LeaderStops), "CCN-16.1.1");
    flee(&mut field, "6,6");
    assert_eq!(field.refusal(Action::LeaderRetreat(hex("7,6"))), "CCN-16.1.1");
    assert_eq!(steps(&field), to("7,7"));
}

#[test]
fn the_leader_of_an_attacker_eliminated_by_a_battle_back_retreats() {
    let mut field = Field::draw("B-LN*1+LDR 5,6; F-LN*1 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry");
    field.act_with(Action::BattleBack, "infantry flag, flag");
    assert_eq!(field.asked(), Some(Side::Allied));
    flee(&mut field, "6,6");
    field.act(Action::LeaderStops);
    assert!(field.has_leader("6,6"));
    assert_eq!(field.view().active, Side::French, "and the defender does not advance");
}

#[test]
fn cavalry_may_charge_on_against_the_leader_it_drove_off() {
    let mut field = Field::draw("F-LC 5,6; B-LDR 6,6").first(Side::French).ready("5,6");
    field.melee("5,6", "6,6", "infantry infantry infantry infantry");
    flee(&mut field, "7,6");
    field.act(Action::LeaderStops).act(Action::Advance(hex("6,6"))).act(Action::Hold);
    field.melee("6,6", "7,6", "saber infantry infantry infantry");
    assert_eq!((fate(&field), field.banners(Side::French)), (Fate::Eliminated, 1));
}

#[test]
fn a_leader_struck_down_on_his_way_may_be_the_last_banner() {
    let pieces = "F-LN*1 4,6; B-LDR 5,6; F-LN*2 6,5";
    let sketch = Field::draw(pieces).first(Side::French).goal(Side::French, 1);
    let mut field = sketch.ready("4,6");
    field.melee("4,6", "5,6", "infantry");
    field.act_with(Action::LeaderRetreat(hex("6,5")), "saber flag");
    assert_eq!(field.winner(), Some(Side::French));
}

#[test]
fn a_leader_on_the_enemy_baseline_does_not_leave_by_it() {
    let mut field = attacked("2,6", "1,6", "");
    assert_eq!(field.refusal(Action::LeaderLeaves), "CCN-16.1.3");
    field.act_with(Action::LeaderRetreat(hex("2,5")), "");
    assert_eq!(fate(&field), Fate::Fleeing);
}

#[test]
fn a_leader_who_comes_through_an_enemy_on_his_baseline_rides_off_the_board() {
    let mut field = attacked("7,6", "8,6", "F-LN*1 9,6");
    field.act_with(Action::LeaderRetreat(hex("9,6")), "flag");
    assert_eq!((fate(&field), field.banners(Side::French)), (Fate::Left, 0));
}
