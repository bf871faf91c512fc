//! Chapter 29: timing.

use ccn::{Action, Event, Fate, Side, Step};

use crate::field::{Field, hex};

#[test]
fn ccn_29_1_1_a_a_blocked_retreat_after_a_passed_check_sends_the_leader_away_without_dice() {
    let fled = || {
        let sketch = Field::draw("B-LN*2 4,6; F-LN*2+LDR 2,6; F-LN 1,6").ground("rugged 1,7");
        let mut field = sketch.ready("4,6");
        // Three dice of fire, and two for the leader.
        field.fire("4,6", "2,6", "infantry flag flag flag flag");
        assert_eq!(field.blocks("2,6"), 1);
        assert_eq!(field.refusal(Action::IgnoreFlags(2)), "CCN-15.2.1");
        field.act(Action::IgnoreFlags(1));
        assert_eq!((field.blocks("2,6"), field.banners(Side::Allied)), (0, 1));
        assert_eq!(field.view().leaders[0].hex, Some(hex("1,6")));
        assert_eq!(field.legal(), [Action::LeaderLeaves, Action::LeaderStops]);
        field
    };
    let mut stops = fled();
    stops.act(Action::LeaderStops);
    assert!(stops.has_leader("1,6"));
    let mut leaves = fled();
    leaves.act(Action::LeaderLeaves);
    let leader = &leaves.view().leaders[0];
    assert_eq!((leader.fate, leader.hex), (Fate::Left, None));
    assert_eq!(leaves.banners(Side::Allied), 1);
}

#[test]
fn ccn_29_1_1_b_blocks_then_the_leader_then_the_flags() {
    let mut field = Field::draw("B-FA 5,6; F-LN*3+LDR 3,6").ready("5,6");
    field.fire("5,6", "3,6", "infantry flag artillery saber cavalry");
    let place = |wanted: fn(&Event) -> bool| field.events.iter().position(wanted);
    let lost = place(|event| matches!(event, Event::BlocksLost { blocks: 1, .. }));
    let checked = place(|event| matches!(event, Event::LeaderChecked { lost: false, .. }));
    let flags = place(|event| matches!(event, Event::Began(Step::Flags { .. })));
    assert!(lost.is_some() && lost < checked && checked < flags);
    assert_eq!(field.asked(), Some(Side::French));
    assert_eq!(field.legal(), [Action::IgnoreFlags(0), Action::IgnoreFlags(1)]);
}

#[test]
fn ccn_29_1_2_a_a_supporter_driven_off_before_no_longer_supports() {
    let sketch = Field::draw("F-LN 4,6; F-LC 4,5; F-LN 3,6; B-LN 6,5; B-LN 5,7");
    let mut supported = sketch.ready("5,7");
    supported.melee("5,7", "4,6", "flag cavalry cavalry cavalry");
    assert_eq!(supported.legal(), [Action::IgnoreFlags(0), Action::IgnoreFlags(1)]);

    let mut field = sketch.ready("6,5 5,7");
    field.fire("6,5", "4,5", "flag infantry infantry infantry infantry");
    field.act(Action::IgnoreFlags(0));
    assert_eq!(field.blocks("3,5"), 4, "the cavalry is gone");
    field.melee("5,7", "4,6", "flag cavalry cavalry cavalry");
    assert_eq!(field.blocks("3,7"), 4, "it goes back without being asked about the flag");
}

#[test]
fn ccn_29_1_3_a_the_leader_goes_before_the_attacker_decides_about_the_ground() {
    let mut field = Field::draw("B-LN 5,6; F-LN*1+LDR 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry cavalry cavalry cavalry flag");
    assert_eq!(field.asked(), Some(Side::French));
    assert!(matches!(field.step(), Some(Step::LeaderRetreat { .. })));
    let advance = Action::Advance(hex("4,6"));
    assert_eq!(field.refusal_of(Side::Allied.seat(), advance), "CCN-29.1.3");
    field.act(Action::LeaderRetreat(hex("3,6"))).act(Action::LeaderStops);
    assert_eq!(field.asked(), Some(Side::Allied));
    assert_eq!(field.legal(), [advance, Action::Hold]);
}

#[test]
fn ccn_29_1_4_a_cavalry_that_bounced_attacks_nobody_else() {
    // The infantry has a battle left, so that the turn goes on.
    let mut field = Field::draw("B-LC 6,6; F-LN=sq 5,6; F-LN 7,5; B-LN 8,5").ready("6,6 8,5");
    field.melee("6,6", "5,6", "flag");
    field.act(Action::Retreat(hex("7,6")));
    assert_eq!(field.step(), Some(Step::Battles));
    assert_eq!(field.melee_dice("8,5", "7,5"), Some(4));
    let melee = Action::Melee { from: hex("7,6"), at: hex("7,5") };
    assert_eq!(field.refusal(melee), "CCN-10.1.3");
}

#[test]
fn an_attacker_thrown_back_by_a_battle_back_attacks_nobody_else() {
    // The infantry has a battle left, so that the turn goes on.
    let mut field = Field::draw("B-LC 6,6; F-LN 5,6; F-LN 7,5; B-LN 8,5").ready("6,6 8,5");
    field.melee("6,6", "5,6", "cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "flag infantry infantry infantry");
    field.act(Action::Retreat(hex("7,6")));
    assert_eq!(field.step(), Some(Step::Battles));
    assert_eq!(field.melee_dice("8,5", "7,5"), Some(4));
    let melee = Action::Melee { from: hex("7,6"), at: hex("7,5") };
    assert_eq!(field.refusal(melee), "CCN-10.1.3");
}

#[test]
fn ccn_29_1_5_a_the_attacker_reaches_his_goal_before_the_battle_back() {
    let sketch = Field::draw("B-LN*1 5,6; F-LN*1 4,6");
    let mut field = sketch.goal(Side::French, 1).goal(Side::Allied, 1).ready("5,6");
    field.melee("5,6", "4,6", "infantry");
    assert_eq!(field.winner(), Some(Side::Allied));
    assert_eq!(field.asked(), None);
}

#[test]
fn a_move_that_gives_both_sides_their_last_banner_wins_for_the_mover() {
    let both = r#"
[[objective]]
name = "The road"
side = "french"
hexes = [[6, 6], [2, 9]]
banners = 1
counts = "while-held"
needs = "more-than-enemy"
[[objective]]
name = "The farm"
side = "allied"
hexes = [[5, 6]]
banners = 1
counts = "while-held"
"#;
    let sketch = Field::draw("B-LN 6,6; F-LN 2,9").extra(both);
    let mut field = sketch.goal(Side::French, 1).goal(Side::Allied, 1).ordered("6,6");
    assert_eq!(field.winner(), None);
    field.move_unit("6,6", "5,6");
    assert_eq!(field.winner(), Some(Side::Allied));
}

#[test]
fn the_side_that_is_not_asked_has_no_decision() {
    let field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    let melee = Action::Melee { from: hex("4,6"), at: hex("5,6") };
    assert_eq!(field.refusal_of(Side::French.seat(), melee), "CCN-29.1.3");
}
