//! Chapter 10: battle in general.
//!
//! In many tests a melee between (9,11) and (8,11) keeps the battles open, which would end by
//! themselves if the unit in question had nothing to attack.

use ccn::{Action, Card, Event, Side, Step, Volley};

use engine::{Game, Phrase};

use crate::field::{Field, hex};

fn fire(from: &str, at: &str) -> Action {
    Action::Fire { from: hex(from), at: hex(at) }
}

fn melee(from: &str, at: &str) -> Action {
    Action::Melee { from: hex(from), at: hex(at) }
}

#[test]
fn ccn_10_1_1_a_next_to_each_other_only_melee_is_offered() {
    let field = Field::draw("F-LN 4,6; B-LN 5,6").ready("5,6");
    assert_eq!(field.legal(), [melee("5,6", "4,6"), Action::EndBattles]);
}

#[test]
fn at_a_distance_only_fire_is_offered() {
    let field = Field::draw("F-LN 3,6; B-LN 5,6").ready("5,6");
    assert_eq!(field.legal(), [fire("5,6", "3,6"), Action::EndBattles]);
    assert_eq!(field.refusal(melee("5,6", "3,6")), "CCN-10.1.1");
}

#[test]
fn ccn_10_1_2_a_fire_and_melee_come_in_any_order() {
    let sketch = Field::draw("B-FA 7,5; B-LN 5,8; B-RL 6,6; F-LN 4,5; F-LC 4,8");
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut field = sketch.ready("7,5 5,8 6,6");
        for battle in order {
            match battle {
                0 => field.fire("7,5", "4,5", "saber saber"),
                1 => field
                    .melee("5,8", "4,8", "infantry infantry infantry infantry")
                    .act(Action::Forbear),
                _ => field.fire("6,6", "4,5", "saber saber saber saber"),
            };
        }
        assert_eq!(field.view().active, Side::French, "all three have battled: {order:?}");
    }
}

#[test]
fn a_battle_is_finished_before_the_next_one() {
    let mut field = Field::draw("B-LN 5,6; B-LN 6,8; F-LC 4,6; F-LN 5,8").ready("5,6 6,8");
    field.melee("5,6", "4,6", "infantry infantry infantry infantry");
    assert!(matches!(field.step(), Some(Step::BattleBack { .. })));
    let other = melee("6,8", "5,8");
    assert_eq!(field.refusal_of(Side::Allied.seat(), other), "CCN-29.1.3");
    field.act(Action::Forbear);
    assert!(field.offers(other));
}

#[test]
fn ccn_10_1_3_a_a_unit_that_has_fired_has_no_melee() {
    let sketch = Field::draw("B-LN 6,6; F-LDR 5,6; F-LN 6,8; B-LN 9,11; F-LN 8,11");
    let mut field = sketch.ready("6,6 9,11");
    field.fire("6,6", "6,8", "saber saber saber saber saber");
    assert_eq!(field.refusal(melee("6,6", "5,6")), "CCN-10.1.3");
    assert_eq!(field.refusal(fire("6,6", "6,8")), "CCN-10.1.3");
}

#[test]
fn ccn_10_1_3_b_a_unit_battles_back_as_often_as_it_is_attacked() {
    let mut field = Field::draw("F-LN 5,6; B-LN 5,5; B-LN 6,6; B-LN 5,7").ready("5,5 6,6 5,7");
    for from in ["5,5", "6,6", "5,7"] {
        field.melee(from, "5,6", "cavalry cavalry cavalry cavalry");
        assert_eq!(field.battle_back_dice(), Some(5));
        field.act_with(Action::BattleBack, "cavalry cavalry cavalry cavalry cavalry");
    }
    assert_eq!(field.view().active, Side::French);
}

#[test]
fn ccn_10_1_3_c_the_battle_phase_ends_when_all_decline() {
    let mut field = Field::draw("B-LN 5,6; B-FA 7,7; F-LN 4,6").ready("5,6 7,7");
    assert_eq!(field.step(), Some(Step::Battles));
    field.act(Action::EndBattles);
    assert_eq!(field.view().active, Side::French);
    assert_eq!(field.blocks("4,6"), 4);
}

#[test]
fn ccn_10_1_4_a_two_units_fight_two_melees() {
    let mut field = Field::draw("B-LN 6,6; B-GR 6,5; F-LN 5,6").ready("6,6 6,5");
    assert_eq!(field.melee_dice("6,6", "5,6"), Some(4));
    assert_eq!(field.melee_dice("6,5", "5,6"), Some(5));
    field.melee("6,6", "5,6", "cavalry cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "infantry cavalry cavalry cavalry cavalry");
    field.melee("6,5", "5,6", "infantry cavalry cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "infantry infantry cavalry cavalry");
    assert_eq!([field.blocks("5,6"), field.blocks("6,6"), field.blocks("6,5")], [3, 3, 2]);
}

#[test]
fn type_and_ground_are_both_counted() {
    let guard = Field::draw("F-OG 4,6; B-LN 5,6").ground("town 5,6").first(Side::French);
    assert_eq!(guard.ready("4,6").melee_dice("4,6", "5,6"), Some(4 + 2 - 2));
    let horse = Field::draw("F-HC*2 4,6; B-LN 5,6").ground("hill 5,6").first(Side::French);
    assert_eq!(horse.ready("4,6").melee_dice("4,6", "5,6"), Some(2 + 1 - 1));
}

#[test]
fn ccn_10_2_1_a_terrain_comes_after_type_and_card() {
    let sketch = Field::draw("F-OG 4,6; B-LN 5,6").ground("town 5,6").first(Side::French);
    let mut field = sketch.hand(Side::French, [Card::BayonetCharge]).start();
    field.play(Card::BayonetCharge).order("4,6").end_orders().end_moves();
    assert_eq!(field.melee_dice("4,6", "5,6"), Some(5), "4 + 2 + 1 - 2");
}

#[test]
fn ccn_10_2_1_b_heavy_cavalry_charges_uphill() {
    let sketch = Field::draw("F-HC*2 4,6; B-LN 5,6").ground("hill 5,6").first(Side::French);
    let mut field = sketch.hand(Side::French, [Card::CavalryCharge]).start();
    field.play(Card::CavalryCharge).order("4,6").end_orders().end_moves();
    assert_eq!(field.melee_dice("4,6", "5,6"), Some(3), "2 + 1 + 1 - 1");
}

#[test]
fn ccn_10_2_2_a_guns_next_to_an_enemy_only_melee() {
    let field = Field::draw("B-FA 6,6; F-LN 5,6; F-LC 3,6").ready("6,6");
    assert_eq!(field.melee_dice("6,6", "5,6"), Some(4));
    assert_eq!(field.fire_dice("6,6", "3,6"), None);
    assert_eq!(field.refusal(fire("6,6", "3,6")), "CCN-10.2.2");
    assert_eq!(field.refusal(fire("6,6", "5,6")), "CCN-10.2.2");
}

#[test]
fn ccn_10_2_3_a_a_leader_next_to_a_unit_does_not_keep_it_from_firing() {
    let field = Field::draw("B-LN 6,6; F-LDR 5,6; F-LN 6,8").ready("6,6");
    assert_eq!(field.fire_dice("6,6", "6,8"), Some(5));
    assert_eq!(field.melee_dice("6,6", "5,6"), Some(4));
}

#[test]
fn a_leader_next_to_a_unit_is_in_the_line_of_sight() {
    let field = Field::draw("B-LN 6,6; F-LDR 6,7; F-LN 6,8").ready("6,6");
    assert_eq!(field.refusal(fire("6,6", "6,8")), "CCN-11.1.1");
}

#[test]
fn by_option_a_lone_leader_forbids_fire() {
    let sketch = Field::draw("B-LN 6,6; F-LDR 5,6; F-LN 6,8");
    let off = sketch.clone().option("lone-leader-forbids-fire", "off").ready("6,6");
    assert_eq!(off.fire_dice("6,6", "6,8"), Some(5));
    let on = sketch.option("lone-leader-forbids-fire", "on").ready("6,6");
    assert_eq!(on.refusal(fire("6,6", "6,8")), "CCN-10.2.3");
    assert_eq!(on.melee_dice("6,6", "5,6"), Some(4));
}

#[test]
fn a_melee_without_dice_cannot_be_declared() {
    let sketch = Field::draw("B-LN*2 6,6; F-LN 5,6; B-LN 9,11; F-LN 8,11").ground("town 5,6");
    let field = sketch.ready("6,6 9,11");
    assert_eq!(field.refusal(melee("6,6", "5,6")), "CCN-10.2.5");
}

#[test]
fn ccn_10_2_4_a_guns_that_joined_a_lost_attack_have_battled() {
    let pieces = "F-LC 4,6; F-HA 2,4; B-LN=sq 5,6; B-LN 2,8; F-LN 4,8; B-LN 5,8";
    let mut field = Field::draw(pieces).first(Side::French).ready("4,6 2,4 4,8");
    assert!(field.offers(fire("2,4", "2,8")));
    field.declare("4,6", "5,6").act_with(Action::Join(hex("2,4")), "flag");
    field.act(Action::Retreat(hex("3,6")));
    assert_eq!(field.step(), Some(Step::Battles));
    assert_eq!(field.refusal(fire("2,4", "2,8")), "CCN-10.1.3");
    assert_eq!(field.refusal(melee("3,6", "5,6")), "CCN-10.1.3");
}

#[test]
fn ccn_10_2_5_a_an_attack_without_dice_needs_guns_that_add_one() {
    let pieces = "B-LN*2 5,6; F-LN 4,6; B-FA 4,9; B-LN 6,8; F-LN 5,8";
    let sketch = Field::draw(pieces).ground("town 4,6");
    let alone = sketch.ready("5,6 6,8");
    assert!(!alone.offers(melee("5,6", "4,6")));
    assert_eq!(alone.refusal(melee("5,6", "4,6")), "CCN-10.2.5");

    let mut joined = sketch.ready("5,6 4,9");
    joined.declare("5,6", "4,6");
    assert_eq!(joined.legal(), [Action::Join(hex("4,9"))], "without the guns there is no attack");
    assert_eq!(joined.refusal(Action::JoinNoMore), "CCN-10.2.5");
    joined.act(Action::Join(hex("4,9"))).act_with(Action::Stand, "infantry");
    assert_eq!(joined.blocks("4,6"), 3);
}

#[test]
fn ccn_10_2_5_b_a_portuguese_block_that_moved_has_no_die() {
    let sketch = Field::draw("P-LN*1 6,6; F-LN 3,6; B-LN 9,11; F-LN 8,11");
    let mut field = sketch.ordered("6,6 9,11");
    field.move_unit("6,6", "5,6").end_moves();
    assert_eq!(field.refusal(fire("5,6", "3,6")), "CCN-10.2.5");
}

#[test]
fn ccn_10_2_5_c_by_option_a_melee_needs_no_die() {
    let pieces = "B-LN*2 5,6; F-LN 4,6; B-LN 9,11; F-LN 8,11";
    let sketch = Field::draw(pieces).ground("town 4,6").option("attacks-without-dice", "on");
    let mut field = sketch.ready("5,6 9,11");
    assert_eq!(field.melee_dice("5,6", "4,6"), Some(0));
    assert!(field.preview(melee("5,6", "4,6")).expect("the odds").reply.is_some());
    field.melee("5,6", "4,6", "");
    nothing_is_rolled(&field);
    assert_eq!(field.battle_back_dice(), Some(5));
    field.act_with(Action::BattleBack, "infantry cavalry cavalry cavalry cavalry");
    assert_eq!((field.blocks("5,6"), field.blocks("4,6")), (1, 4));

    let leader = Field::draw("B-LN*2 5,6; F-LDR 4,6; B-LN 9,11; F-LN 8,11").ground("town 4,6");
    let mut leader = leader.option("attacks-without-dice", "on").ready("5,6 9,11");
    assert_eq!(leader.melee_dice("5,6", "4,6"), Some(0));
    assert_eq!(notes(&leader, melee("5,6", "4,6")), ["preview-note-flight"]);
    leader.declare("5,6", "4,6");
    nothing_is_rolled(&leader);
    assert_eq!(leader.asked(), Some(Side::French), "he must retreat");
    leader.act(Action::LeaderRetreat(hex("3,6"))).act(Action::LeaderStops);
    assert!(leader.offers(Action::Advance(hex("4,6"))));
}

/// Not even a roll of no dice, which would use up luck that is named.
#[track_caller]
fn nothing_is_rolled(field: &Field) {
    assert!(!field.events.iter().any(|event| matches!(event, Event::Rolled { .. })));
    assert!(field.events.iter().any(|event| matches!(event, Event::AttackLost { .. })));
}

#[track_caller]
fn notes(field: &Field, action: Action) -> Vec<String> {
    let odds = field.preview(action).expect("the odds");
    odds.notes.iter().map(|note| note.id.to_string()).collect()
}

#[test]
fn cavalry_retires_before_an_attack_without_dice_too() {
    let sketch = Field::draw("B-LN*2 5,6; F-LC 4,6").ground("town 4,6");
    let mut field = sketch.option("attacks-without-dice", "on").ready("5,6");
    field.declare("5,6", "4,6");
    let odds = field.preview(Action::RetireAndReform).expect("the odds");
    assert_eq!(odds.dice.iter().map(|part| part.dice).sum::<i32>(), 0);
    assert_eq!(notes(&field, Action::RetireAndReform), ["preview-note-retires"]);
    field.act(Action::RetireAndReform);
    nothing_is_rolled(&field);
    let there = |at: &Action| matches!(at, Action::Withdraw(_));
    assert!(field.legal().iter().all(there), "{:?}", field.legal());
    field.act(Action::Withdraw(hex("3,6")));
    assert_eq!(field.blocks("4,6"), 0);
}

#[test]
fn fire_without_dice_is_not_offered_by_any_option() {
    let sketch = Field::draw("P-LN*1 6,6; F-LN 3,6; B-LN 9,11; F-LN 8,11");
    let mut field = sketch.option("attacks-without-dice", "on").ordered("6,6 9,11");
    field.move_unit("6,6", "5,6").end_moves();
    assert_eq!(field.refusal(fire("5,6", "3,6")), "CCN-10.2.5");
}

#[test]
fn a_battle_back_without_dice_is_not_offered() {
    let sketch = Field::draw("B-LN 6,6; F-LC*1 5,6").ground("forest 6,6");
    let mut field = sketch.ready("6,6");
    field.melee("6,6", "5,6", "infantry infantry infantry infantry");
    assert_eq!(field.blocks("5,6"), 1);
    assert_eq!(field.step(), Some(Step::PlayCard), "the turn is over");
}

#[test]
fn ccn_10_3_1_a_only_light_types_melee_on_entering_forest() {
    for (unit, may) in [("F-LN", false), ("F-LT", true), ("F-YG", true)] {
        let pieces = format!("{unit} 3,6; B-LN 5,6; B-LN 9,11; F-LN 8,11");
        let sketch = Field::draw(&pieces).ground("forest 4,6").first(Side::French);
        let mut field = sketch.ordered("3,6 8,11");
        field.move_unit("3,6", "4,6").end_moves();
        assert_eq!(field.offers(melee("4,6", "5,6")), may, "{unit}");
        if !may {
            assert_eq!(field.refusal(melee("4,6", "5,6")), "CCN-10.3.1");
        }
    }
}

#[test]
fn ccn_10_3_1_b_light_infantry_does_not_battle_on_entering_a_town() {
    let sketch = Field::draw("F-LT 3,6; B-LN 5,6; B-LN 9,11; F-LN 8,11").ground("town 4,6");
    let mut field = sketch.first(Side::French).ordered("3,6 8,11");
    field.move_unit("3,6", "4,6").end_moves();
    assert_eq!(field.refusal(melee("4,6", "5,6")), "CCN-10.3.1");
}

#[test]
fn light_infantry_does_not_fire_on_entering_a_windmill() {
    let sketch = Field::draw("F-LT 3,6; B-LN 6,6; B-LN 9,11; F-LN 8,11").ground("windmill 4,6");
    let mut field = sketch.first(Side::French).ordered("3,6 8,11");
    field.move_unit("3,6", "4,6").end_moves();
    assert_eq!(field.refusal(fire("4,6", "6,6")), "CCN-10.3.1");
}

#[test]
fn entering_a_ford_a_quarry_a_bridge_or_a_hill_forbids_no_battle() {
    for ground in ["ford", "quarry", "bridge", "hill"] {
        let sketch = Field::draw("F-LN 3,6; B-LN 5,6").ground(&format!("{ground} 4,6"));
        let mut field = sketch.first(Side::French).ordered("3,6");
        field.move_unit("3,6", "4,6").end_moves();
        assert!(field.offers(melee("4,6", "5,6")), "{ground}");
    }
}

#[test]
fn cavalry_that_breaks_through_into_forest_has_no_bonus_melee() {
    for (ground, has_one) in [("forest", false), ("clear", true)] {
        let sketch = Field::draw("F-HC 4,6; B-LN*1 5,6; B-LN 5,7").ground(&format!("{ground} 5,6"));
        let mut field = sketch.first(Side::French).ready("4,6");
        let dice =
            if has_one { "infantry saber saber saber saber" } else { "infantry saber saber" };
        field.melee("4,6", "5,6", dice).act(Action::Advance(hex("5,6")));
        if has_one {
            field.act(Action::Hold);
        }
        assert_eq!(field.offers(melee("5,6", "5,7")), has_one);
    }
}

#[test]
fn ccn_10_3_2_a_a_unit_thrown_into_forest_battles_back() {
    let mut field =
        Field::draw("B-FA 7,6; B-LN 4,7; F-LN 5,6").ground("forest 4,6").ready("7,6 4,7");
    field.fire("7,6", "5,6", "flag saber saber").act(Action::Retreat(hex("4,6")));
    field.melee("4,7", "4,6", "cavalry cavalry cavalry");
    assert_eq!(field.asked(), Some(Side::French));
    assert_eq!(field.battle_back_dice(), Some(5));
    field.act_with(Action::BattleBack, "infantry cavalry cavalry cavalry cavalry");
    assert_eq!(field.blocks("4,7"), 3);
}

#[test]
fn the_attacker_rolls_all_dice_at_one_target() {
    let mut field = Field::draw("B-LN 6,6; F-LN 5,6; F-LN 5,7").ready("6,6");
    field.melee("6,6", "5,6", "infantry infantry cavalry cavalry").act(Action::Forbear);
    let rolls = field
        .events
        .iter()
        .filter(|event| matches!(event, Event::Rolled { volley: Volley::Melee, .. }));
    assert_eq!(rolls.count(), 1);
    assert_eq!([field.blocks("5,6"), field.blocks("5,7")], [2, 4]);
    assert_eq!(field.view().active, Side::French, "it has had its battle");
}

#[test]
fn a_blocked_line_of_sight_is_told_with_its_hex() {
    let sketch = |pieces: &str, ground: &str| {
        let pieces = format!("B-LN 6,6; F-LN 6,8; B-LN 9,11; F-LN 8,11; {pieces}");
        Field::draw(&pieces).ground(ground).ready("6,6 9,11")
    };
    let cases = [
        (sketch("F-LC 6,7", ""), None),
        (sketch("F-LDR 6,7", ""), Some("ban-sight-leader")),
        (sketch("", "forest 6,7"), Some("ban-sight-forest")),
        (sketch("", "windmill 6,7"), Some("ban-sight-town")),
        (sketch("", "hill 6,7"), Some("ban-sight-hill")),
    ];
    for (field, sentence) in cases {
        let refusal = field.battle.why_not(Side::Allied.seat(), &fire("6,6", "6,8"));
        let Some(sentence) = sentence else {
            assert_eq!(refusal.rule, "CCN-10.2.2", "an enemy unit is next to it");
            continue;
        };
        let why = Phrase::new(sentence).number("has", 0).number("limit", 0).place("hex", "6,7");
        assert_eq!((refusal.rule, refusal.why), ("CCN-11.1.1", why));
    }
}
