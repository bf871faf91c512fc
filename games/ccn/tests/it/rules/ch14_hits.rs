//! Chapter 14: hits and leader checks.

use ccn::{Action, Battle, Event, Fate, Side, Step};
use engine::{Arg, Game, Words};

use crate::field::{Field, hex};

/// The fate of the first leader of the sketch.
fn fate(field: &Field) -> Fate {
    field.view().leaders[0].fate
}

#[test]
fn ccn_14_1_1_a_hits_beyond_the_last_block_are_lost() {
    let mut field = Field::draw("B-LN 5,6; F-LN*2 4,6; F-LN 4,5; F-LDR 3,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry infantry saber saber");
    assert_eq!(field.blocks("4,6"), 0);
    assert_eq!(field.banners(Side::Allied), 1);
    assert_eq!(field.blocks("4,5"), 4);
    assert!(field.has_leader("3,6"));
}

#[test]
fn ccn_14_1_1_b_flags_of_a_roll_that_eliminates_the_unit_do_not_touch_its_leader() {
    let mut field = Field::draw("P-LN*3 6,6; F-LN*1+LDR 4,6").ready("6,6");
    field.fire("6,6", "4,6", "infantry flag flag, infantry");
    assert_eq!((field.blocks("4,6"), field.banners(Side::Allied)), (0, 1));
    let ways = ["3,6", "3,7"].map(|at| Action::LeaderRetreat(hex(at)));
    assert_eq!(field.legal(), ways, "nothing is asked about flags");
    field.act(Action::LeaderRetreat(hex("3,6")));
    assert!(field.offers(Action::LeaderStops), "one hex is enough");
    field.act(Action::LeaderRetreat(hex("2,6")));
    assert!(field.offers(Action::LeaderStops), "and so are two");
    field.act(Action::LeaderRetreat(hex("1,6")));
    assert!(field.has_leader("1,6"));
}

#[test]
fn ccn_14_2_1_a_two_sabers_eliminate_the_leader_of_a_unit_that_survives() {
    let sketch = Field::draw("P-LN*1 6,6; F-LN+LDR 4,6");
    let mut field = sketch.ready("6,6");
    field.fire("6,6", "4,6", "infantry, saber saber");
    assert_eq!(fate(&field), Fate::Eliminated);
    assert_eq!(field.view().leaders[0].hex, None, "he is nowhere");
    assert_eq!((field.blocks("4,6"), field.banners(Side::Allied)), (3, 1));
    let mut field = sketch.ready("6,6");
    field.fire("6,6", "4,6", "infantry, saber infantry");
    assert!(field.has_leader("4,6"));
    assert_eq!((field.blocks("4,6"), field.banners(Side::Allied)), (3, 0));
}

#[test]
fn ccn_14_2_2_a_one_saber_eliminates_the_leader_of_an_eliminated_unit() {
    let sketch = Field::draw("F-LN*1 4,6; B-LN*1+LDR 6,6").first(Side::French);
    let mut field = sketch.ready("4,6");
    field.fire("4,6", "6,6", "infantry, saber");
    assert_eq!(fate(&field), Fate::Eliminated);
    assert_eq!(field.banners(Side::French), 2);
}

#[test]
fn ccn_14_2_2_b_a_leader_who_passes_retreats() {
    let sketch = Field::draw("F-LN*1 4,6; B-LN*1+LDR 6,6").first(Side::French);
    let mut field = sketch.ready("4,6");
    field.fire("4,6", "6,6", "infantry, flag");
    assert_eq!(field.banners(Side::French), 1);
    assert_eq!(field.asked(), Some(Side::Allied));
    assert_eq!(field.refusal(Action::LeaderStops), "CCN-16.1.1");
    field.act(Action::LeaderRetreat(hex("7,6"))).act(Action::LeaderStops);
    assert!(field.has_leader("7,6"));
}

#[test]
fn ccn_14_2_3_a_blocks_lost_for_want_of_a_way_back_bring_no_second_check() {
    let mut field = Field::draw("P-LN*3 3,6; F-LN*3+LDR 1,6").ready("3,6");
    field.fire("3,6", "1,6", "infantry flag flag, saber infantry");
    assert_eq!(field.blocks("1,6"), 2);
    field.act_with(Action::IgnoreFlags(1), "");
    assert_eq!(field.blocks("1,6"), 1);
    assert!(field.has_leader("1,6"));
}

#[test]
fn ccn_14_2_3_b_a_second_attack_in_the_turn_brings_a_second_check() {
    let mut field = Field::draw("P-LN*1 6,6; P-LN*1 6,5; F-LN+LDR 4,6").ready("6,6 6,5");
    field.fire("6,6", "4,6", "infantry, saber infantry");
    field.fire("6,5", "4,6", "infantry, flag saber");
    assert_eq!(field.blocks("4,6"), 2);
    assert!(field.has_leader("4,6"));
}

#[test]
fn ccn_14_2_4_a_the_check_comes_after_the_losses_of_a_blocked_retreat() {
    let mut field = Field::draw("P-LN*3 3,6; F-LN+LDR 1,6").ready("3,6");
    field.fire("3,6", "1,6", "flag flag saber");
    assert_eq!(field.blocks("1,6"), 4);
    field.act_with(Action::IgnoreFlags(1), "saber flag");
    assert_eq!(field.blocks("1,6"), 3);
    assert!(field.has_leader("1,6"));
}

#[test]
fn ccn_14_2_5_a_a_leader_who_passed_and_loses_his_unit_leaves_without_a_die() {
    let mut field = Field::draw("P-LN*3 3,6; F-LN*2+LDR 1,6").ready("3,6");
    field.fire("3,6", "1,6", "infantry flag flag, cavalry flag");
    field.act_with(Action::IgnoreFlags(1), "");
    assert_eq!(field.blocks("1,6"), 0);
    assert_eq!(field.banners(Side::Allied), 1, "for the unit alone");
    assert_eq!(fate(&field), Fate::Left);
}

#[test]
fn ccn_14_2_6_a_the_log_says_that_the_other_side_rolled() {
    let mut field = Field::draw("B-LN*3+LDR 5,6; F-LN*3 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "infantry cavalry cavalry cavalry, saber infantry");
    let check = field.events.iter().find(|event| matches!(event, Event::LeaderChecked { .. }));
    let line = Battle::narrate(field.battle.scenario(), check.expect("a check"));
    let roller = ("side".into(), Arg::Term("side-french".into()));
    assert!(line.expect("a line of the log").args.contains(&roller));
}

#[test]
fn ccn_14_2_6_b_a_battle_back_can_cost_the_attacker_his_leader() {
    let mut field = Field::draw("B-LN*3+LDR 5,6; F-LN*3 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "infantry cavalry cavalry cavalry, saber saber");
    assert_eq!(field.blocks("5,6"), 2);
    assert_eq!(fate(&field), Fate::Eliminated);
    assert_eq!(field.banners(Side::French), 1);
}

#[test]
fn ccn_14_2_7_a_a_leader_who_fell_allows_no_flag() {
    let sketch = Field::draw("F-LN*2 4,6; B-LN*3+LDR 6,6").first(Side::French);
    let mut field = sketch.ready("4,6");
    field.fire("4,6", "6,6", "infantry flag, saber saber");
    assert_eq!(field.banners(Side::French), 1);
    let ways = ["7,6", "7,7"].map(|at| Action::Retreat(hex(at)));
    assert_eq!(field.legal(), ways, "nothing is asked about the flag");
    field.act(Action::Retreat(hex("7,6")));
    assert_eq!(field.blocks("7,6"), 2);
}

#[test]
fn one_die_is_rolled_if_a_blocked_retreat_eliminates_the_unit() {
    let sketch = Field::draw("P-LN*2 3,6; F-LN*1+LDR 1,6");
    let mut field = sketch.ready("3,6");
    field.fire("3,6", "1,6", "flag flag");
    field.act_with(Action::IgnoreFlags(1), "saber");
    assert_eq!(fate(&field), Fate::Eliminated);
    assert_eq!(field.banners(Side::Allied), 2);
    let mut field = sketch.ready("3,6");
    field.fire("3,6", "1,6", "flag flag");
    field.act_with(Action::IgnoreFlags(1), "flag");
    assert_eq!(fate(&field), Fate::Left);
    assert_eq!(field.banners(Side::Allied), 1);
}

#[test]
fn a_leader_retreats_from_where_the_last_block_was_removed() {
    let mut field = Field::draw("P-LN*3 4,6; F-LN*2+LDR 2,6; F-LDR 1,7").ready("4,6");
    field.fire("4,6", "2,6", "infantry flag flag, flag flag");
    // (1,7) holds another leader, so that (1,6) is the only way.
    field.act(Action::IgnoreFlags(0));
    assert_eq!((field.blocks("2,6"), field.blocks("1,6")), (0, 0));
    assert_eq!(fate(&field), Fate::Left);
    assert_eq!(field.banners(Side::Allied), 1);
}

#[test]
fn the_last_banner_ends_the_battle_before_the_leader_is_checked() {
    let sketch = Field::draw("P-LN*1 6,6; F-LN*1+LDR 4,6").goal(Side::Allied, 1);
    let mut field = sketch.ready("6,6");
    field.fire("6,6", "4,6", "infantry");
    assert_eq!(field.winner(), Some(Side::Allied));
}

#[test]
fn a_leader_is_not_checked_when_his_unit_loses_nothing() {
    let mut field = Field::draw("P-LN*2 6,6; F-LN+LDR 4,6").ready("6,6");
    field.fire("6,6", "4,6", "flag saber");
    assert!(matches!(field.step(), Some(Step::Flags { flags: 1, .. })));
}

#[test]
fn the_attacker_thrown_back_by_a_battle_back_may_ignore_flags_through_its_leader() {
    let mut field = Field::draw("B-LN+LDR 5,6; F-LN*1 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "flag flag");
    assert_eq!(field.asked(), Some(Side::Allied));
    field.act(Action::IgnoreFlags(1)).act(Action::Retreat(hex("6,6")));
    assert_eq!(field.blocks("6,6"), 4);
    assert!(field.has_leader("6,6"));
    assert_eq!(field.view().active, Side::French);
}
