//! Chapter 13: melee.

use ccn::{Action, Card, Event, Side, Step, Volley};

use crate::field::{Field, Listed, hex};

#[test]
fn ccn_13_1_1_a_artillery_that_did_not_move_attacks_with_four_dice() {
    let field = Field::draw("B-FA 6,6; F-LN 5,6").ready("6,6");
    assert_eq!(field.melee_dice("6,6", "5,6"), Some(4));
}

#[test]
fn ccn_13_1_2_a_a_defender_in_place_battles_back_and_the_melee_is_over() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry saber cavalry artillery");
    assert_eq!(field.blocks("4,6"), 2);
    assert_eq!(field.asked(), Some(Side::French));
    assert_eq!(field.battle_back_dice(), Some(3));
    field.act_with(Action::BattleBack, "cavalry cavalry artillery");
    assert_eq!(field.view().active, Side::French, "nothing is left to battle");
}

/// A hand of the French with First Strike.
fn first_strike() -> [Card; 4] {
    [Card::FirstStrike, Card::AttackCenter, Card::AttackLeftFlank, Card::AttackRightFlank]
}

#[test]
fn ccn_13_1_3_a_infantry_charged_by_cavalry_may_strike_first_or_form_square() {
    let sketch = Field::draw("B-LC 5,6; F-LN 4,6");
    let mut field = sketch.clone().hand(Side::French, first_strike()).ready("5,6");
    field.declare("5,6", "4,6");
    assert_eq!(field.asked(), Some(Side::French));
    assert_eq!(field.legal(), [Action::Stand, Action::FirstStrike, Action::FormSquare]);
    assert_eq!(field.refusal(Action::RetireAndReform), "CCN-21.1.1");
    let mut without = sketch.ready("5,6");
    without.declare("5,6", "4,6");
    assert_eq!(without.legal(), [Action::Stand, Action::FormSquare]);
    assert_eq!(without.refusal(Action::FirstStrike), "CCN-13.1.3");
}

#[test]
fn ccn_13_1_3_b_cavalry_attacked_by_infantry_may_strike_first_or_retire() {
    let sketch = Field::draw("B-LN 5,6; F-LC 4,6");
    let mut field = sketch.clone().hand(Side::French, first_strike()).ready("5,6");
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [Action::Stand, Action::FirstStrike, Action::RetireAndReform]);
    assert_eq!(field.refusal(Action::FormSquare), "CCN-22.1.1");
    let mut without = sketch.ready("5,6");
    without.declare("5,6", "4,6");
    assert_eq!(without.legal(), [Action::Stand, Action::RetireAndReform]);
    let mut closed = sketch.ground("river 3,6 3,7").ready("5,6");
    closed.declare("5,6", "4,6");
    assert_eq!(closed.legal(), [Action::Stand]);
}

#[test]
fn ccn_13_1_3_c_artillery_stands_or_strikes_first() {
    let sketch = Field::draw("B-LN 5,6; F-FA 4,6");
    let mut field = sketch.clone().hand(Side::French, first_strike()).ready("5,6");
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [Action::Stand, Action::FirstStrike]);
    let mut without = sketch.ready("5,6");
    without.declare("5,6", "4,6");
    assert_eq!(without.legal(), [Action::Stand]);
}

#[test]
fn ccn_13_1_4_a_a_unit_hit_by_first_strike_rolls_for_the_blocks_it_has_left() {
    let mut field =
        Field::draw("B-LN 5,6; F-LN 4,6").hand(Side::French, first_strike()).ready("5,6");
    let dice = "infantry cavalry artillery artillery artillery saber cavalry cavalry";
    field.charge("5,6", "4,6", Action::FirstStrike, Listed::dice(dice));
    assert_eq!((field.blocks("5,6"), field.blocks("4,6")), (3, 3));
    assert_eq!(field.view().active, Side::French, "who struck first does not battle back");
    let volleys: Vec<(Volley, usize)> = field.events.iter().filter_map(volley).collect();
    assert_eq!(volleys, [(Volley::FirstStrike, 5), (Volley::Melee, 3)]);
}

fn volley(event: &Event) -> Option<(Volley, usize)> {
    let Event::Rolled { volley, dice, .. } = event else { return None };
    Some((*volley, dice.len()))
}

#[test]
fn an_attacker_driven_off_by_first_strike_does_not_roll() {
    let mut field =
        Field::draw("B-LN 5,6; F-LN 4,6").hand(Side::French, first_strike()).ready("5,6");
    let dice = Listed::dice("flag cavalry artillery artillery artillery");
    field.charge("5,6", "4,6", Action::FirstStrike, dice);
    assert_eq!(field.asked(), Some(Side::Allied));
    field.act(Action::Retreat(hex("6,6")));
    assert_eq!((field.blocks("4,6"), field.blocks("6,6")), (4, 4));
    assert_eq!(field.view().active, Side::French);
    assert!(field.events.iter().any(|event| matches!(event, Event::AttackLost { .. })));
}

#[test]
fn an_attacker_eliminated_by_first_strike_leaves_his_leader_to_flee() {
    let sketch = Field::draw("B-LN*1+LDR 5,6; F-LN 4,6").hand(Side::French, first_strike());
    let mut field = sketch.ready("5,6");
    // Five dice, and one for the leader.
    let dice = Listed::dice("infantry flag artillery artillery artillery flag");
    field.charge("5,6", "4,6", Action::FirstStrike, dice);
    assert!(matches!(field.step(), Some(Step::LeaderRetreat { .. })));
    field.act(Action::LeaderRetreat(hex("6,6"))).act(Action::LeaderStops);
    assert_eq!(field.view().active, Side::French);
    assert_eq!((field.blocks("4,6"), field.banners(Side::French)), (4, 1));
}

#[test]
fn an_attacker_may_ignore_the_flag_of_a_first_strike_and_attacks() {
    let sketch = Field::draw("B-LN+LDR 5,6; F-LN 4,6").hand(Side::French, first_strike());
    let mut field = sketch.ready("5,6");
    let dice = Listed::dice("flag cavalry artillery artillery artillery");
    field.charge("5,6", "4,6", Action::FirstStrike, dice);
    field.act_with(Action::IgnoreFlags(1), "infantry infantry infantry infantry");
    assert_eq!(field.blocks("4,6"), 0);
    assert_eq!(field.legal(), [Action::Advance(hex("4,6")), Action::Hold]);
}

#[test]
fn a_defender_without_dice_does_not_strike_first() {
    // Cavalry with three blocks has no die against a town.
    let sketch = Field::draw("B-LN 5,6; F-LC*3 4,6").ground("town 5,6");
    let mut field = sketch.hand(Side::French, first_strike()).ready("5,6");
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [Action::Stand, Action::RetireAndReform]);
    assert_eq!(field.refusal(Action::FirstStrike), "CCN-10.2.5");
}

#[test]
fn an_attack_on_a_lone_leader_is_neither_joined_nor_answered() {
    let sketch = Field::draw("B-LN 5,6; B-FA 5,7; F-LDR 4,6").hand(Side::French, first_strike());
    let mut field = sketch.ready("5,6 5,7");
    field.act_with(
        Action::Melee { from: hex("5,6"), at: hex("4,6") },
        "saber cavalry cavalry cavalry",
    );
    assert!(matches!(field.step(), Some(Step::TakeGround { .. })));
}

#[test]
fn ccn_13_2_1_a_infantry_rolls_for_its_blocks_even_after_a_move() {
    let mut moved = Field::draw("B-LN 6,6; F-LN 4,6").ordered("6,6");
    moved.move_unit("6,6", "5,6").end_moves();
    assert_eq!(moved.melee_dice("5,6", "4,6"), Some(4));
    let rifles = Field::draw("B-RL*3 5,6; F-LN 4,6").ready("5,6");
    assert_eq!(rifles.melee_dice("5,6", "4,6"), Some(3));
    let young_guard = Field::draw("F-YG*3 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    assert_eq!(young_guard.melee_dice("4,6", "5,6"), Some(4));
    let old_guard = Field::draw("F-OG*1 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    assert_eq!(old_guard.melee_dice("4,6", "5,6"), Some(3));
}

#[test]
fn ccn_13_2_2_a_heavy_cavalry_has_one_die_more() {
    let french = Field::draw("F-HC 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    assert_eq!(french.melee_dice("4,6", "5,6"), Some(5));
    let light = Field::draw("B-LC*3 5,6; F-LN 4,6").ready("5,6");
    assert_eq!(light.melee_dice("5,6", "4,6"), Some(3));
    let guard = Field::draw("B-GHC*1 5,6; F-LN 4,6").ready("5,6");
    assert_eq!(guard.melee_dice("5,6", "4,6"), Some(2));
}

#[test]
fn ccn_13_2_3_a_artillery_rolls_by_its_table() {
    let last_gun = Field::draw("F-HA*1 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    assert_eq!(last_gun.melee_dice("4,6", "5,6"), Some(2));
    let mut moved = Field::draw("F-HA*2 3,6; B-LN 5,6").first(Side::French).ordered("3,6");
    moved.move_unit("3,6", "4,6").end_moves();
    assert_eq!(moved.melee_dice("4,6", "5,6"), Some(3));
    let mut attacked = Field::draw("B-LN 5,6; F-GFA*2 4,6").ready("5,6");
    attacked.melee("5,6", "4,6", "infantry infantry infantry infantry");
    assert_eq!(attacked.battle_back_dice(), Some(5));
}

#[test]
fn ccn_13_2_4_a_faces_of_the_arm_and_sabers_hit_and_a_flag_drives_back() {
    let mut field = Field::draw("B-LN 5,6; F-LC 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry saber infantry flag");
    assert_eq!(field.blocks("4,6"), 2);
    field.act(Action::Retreat(hex("3,6")));
    assert_eq!(field.blocks("3,6"), 2, "one flag is one hex");
}

#[test]
fn ccn_13_2_4_b_sabers_of_rifles_miss() {
    let mut field = Field::draw("B-RL*3 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "saber saber infantry");
    assert_eq!(field.blocks("4,6"), 3);
}

#[test]
fn ccn_13_3_1_a_one_saber_eliminates_a_lone_leader() {
    let mut field = Field::draw("F-LN 5,6; B-LDR 6,6").first(Side::French).ready("5,6");
    assert_eq!(field.melee_dice("5,6", "6,6"), Some(4), "no die more: he is no infantry");
    field.melee("5,6", "6,6", "saber flag flag infantry");
    assert!(!field.has_leader("6,6"));
    assert_eq!(field.banners(Side::French), 1);
    field.act(Action::Advance(hex("6,6")));
    assert_eq!(field.blocks("6,6"), 4);
}

#[test]
fn ccn_13_3_1_b_a_saber_of_militia_eliminates_him_too() {
    let mut field = Field::draw("F-MI*2 5,6; B-LDR 6,6").first(Side::French).ready("5,6");
    field.melee("5,6", "6,6", "saber infantry");
    assert!(!field.has_leader("6,6"));
    assert_eq!(field.banners(Side::French), 1);
}

#[test]
fn ccn_13_3_1_c_a_leader_who_is_not_hit_retreats_and_his_hex_is_taken() {
    for path in ["7,6", "7,6 8,6", "7,6 8,6 9,6"] {
        let mut field = Field::draw("F-LN 5,6; B-LDR 6,6").first(Side::French).ready("5,6");
        field.melee("5,6", "6,6", "flag infantry cavalry flag");
        for at in path.split_whitespace() {
            field.act(Action::LeaderRetreat(hex(at)));
        }
        if field.asked() == Some(Side::Allied) {
            field.act(Action::LeaderStops);
        }
        assert!(field.has_leader(path.split_whitespace().last().expect("a hex")));
        assert_eq!(field.legal(), [Action::Advance(hex("6,6")), Action::Hold]);
    }
}

#[test]
fn ground_takes_dice_from_an_attack_on_a_lone_leader() {
    let sketch = Field::draw("F-LN 5,6; B-LDR 6,6").ground("town 6,6").first(Side::French);
    assert_eq!(sketch.ready("5,6").melee_dice("5,6", "6,6"), Some(2));
}

#[test]
fn artillery_drives_a_lone_leader_off_and_stays() {
    let mut field = Field::draw("F-FA 5,6; B-LDR 6,6").first(Side::French).ready("5,6");
    field.melee("5,6", "6,6", "flag infantry cavalry flag");
    field.act(Action::LeaderRetreat(hex("7,6"))).act(Action::LeaderStops);
    assert_eq!(field.view().active, Side::Allied, "neither an advance nor a battle back");
}
