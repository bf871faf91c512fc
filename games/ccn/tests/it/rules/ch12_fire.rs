//! Chapter 12: ranged combat.
//!
//! A melee between (9,11) and (8,11) keeps the battles open where the unit in question has no
//! target.

use ccn::{Action, Card, Event, Section, Side, Step};

use crate::field::{Field, Sketch, hex};

fn fire(from: &str, at: &str) -> Action {
    Action::Fire { from: hex(from), at: hex(at) }
}

/// A unit in (5,6) of the side that has the turn, and a line of the enemy in a hex.
fn facing(unit: &str, target: &str) -> Sketch {
    let (side, enemy) =
        if unit.starts_with('F') { (Side::French, "B") } else { (Side::Allied, "F") };
    Field::draw(&format!("{unit} 5,6; {enemy}-LN {target}")).first(side)
}

/// The dice of a unit that did not move and fires at range 2.
fn standing(unit: &str) -> Option<usize> {
    facing(unit, "5,8").ready("5,6").fire_dice("5,6", "5,8")
}

/// The dice at range 2 after a move of one hex.
fn moved(unit: &str) -> Option<usize> {
    let mut field = facing(unit, "5,9").ordered("5,6");
    field.move_unit("5,6", "5,7").end_moves();
    field.fire_dice("5,7", "5,9")
}

/// The dice at range 2 after a move of one hex, ordered by Elan.
fn moved_with_elan(unit: &str) -> Option<usize> {
    let sketch = facing(unit, "5,9").hand(Side::Allied, [Card::Elan]);
    let mut field = sketch.start();
    field.act_with(Action::Play(Card::Elan), "flag").order("5,6");
    field.end_orders().move_unit("5,6", "5,7").end_moves();
    field.fire_dice("5,7", "5,9")
}

#[test]
fn ccn_12_1_1_a_cavalry_does_not_fire() {
    let sketch = Field::draw("B-LC 6,6; F-LN 4,6; B-LN 9,11; F-LN 8,11");
    let field = sketch.ready("6,6 9,11");
    let other = Action::Melee { from: hex("9,11"), at: hex("8,11") };
    assert_eq!(field.legal(), [other, Action::EndBattles]);
    assert_eq!(field.refusal(fire("6,6", "4,6")), "CCN-12.1.1");
}

#[test]
fn ccn_12_1_1_b_a_lone_leader_is_no_target() {
    let sketch = Field::draw("B-LN 6,6; F-LDR 4,6; B-LN 9,11; F-LN 8,11");
    let field = sketch.ready("6,6 9,11");
    assert_eq!(field.refusal(fire("6,6", "4,6")), "CCN-12.1.1");
}

#[test]
fn a_unit_with_a_leader_is_a_target() {
    let field = Field::draw("B-LN 6,6; F-LN+LDR 4,6").ready("6,6");
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5));
}

#[test]
fn ccn_12_1_2_a_a_unit_shot_away_does_not_retreat() {
    let mut field = Field::draw("B-LN 6,6; F-LN*2 4,6").ready("6,6");
    field.fire("6,6", "4,6", "infantry infantry flag saber cavalry");
    assert_eq!(field.blocks("4,6"), 0);
    assert_eq!(field.banners(Side::Allied), 1);
    assert_eq!(field.step(), Some(Step::PlayCard), "nothing is left of the turn");
}

#[test]
fn ccn_12_1_3_a_the_target_is_not_asked_before_the_roll_and_does_not_reply() {
    let sketch = Field::draw("B-LN 6,6; F-LC 4,6; B-LN 9,11; F-LN 8,11");
    let mut field = sketch.ready("6,6 9,11");
    field.fire("6,6", "4,6", "infantry infantry infantry infantry infantry");
    assert!(matches!(field.events[..], [.., Event::AttackDeclared { .. }, Event::Rolled { .. }]));
    assert_eq!(field.asked(), Some(Side::Allied));
    assert_eq!(field.step(), Some(Step::Battles));
}

#[test]
fn ccn_12_1_4_a_sabers_miss_in_fire_and_flags_count() {
    let mut field = Field::draw("B-LN*3 6,6; F-LC 4,6").ready("6,6");
    field.fire("6,6", "4,6", "cavalry saber infantry flag");
    assert_eq!(field.blocks("4,6"), 3);
    assert_eq!(field.asked(), Some(Side::French));
    field.act(Action::Retreat(hex("3,6")));
    assert_eq!(field.blocks("3,6"), 3, "one flag is one hex");
    assert_eq!(field.step(), Some(Step::PlayCard));
}

#[test]
fn ccn_12_2_1_a_rifles_fire_over_three_hexes_and_light_infantry_over_two() {
    let rifles = Field::draw("B-RL 6,6; F-LN 3,8").ready("6,6");
    assert_eq!(rifles.fire_dice("6,6", "3,8"), Some(4));
    let sketch = Field::draw("B-LT 6,6; F-LN 3,8; B-LN 9,11; F-LN 8,11");
    assert_eq!(sketch.ready("6,6 9,11").refusal(fire("6,6", "3,8")), "CCN-12.2.1");
}

#[test]
fn ccn_12_2_1_b_horse_artillery_does_not_fire_over_five_hexes() {
    let sketch = Field::draw("F-HA 5,2; B-LN 5,7; B-LN 9,11; F-LN 8,11").first(Side::French);
    let field = sketch.ready("5,2 8,11");
    assert_eq!(field.refusal(fire("5,2", "5,7")), "CCN-12.2.1");
}

#[test]
fn foot_artillery_fires_over_five_hexes_and_no_more() {
    let sketch = Field::draw("B-FA 5,2; F-LN 5,7; F-LN 4,7; B-LN 9,11; F-LN 8,11");
    let field = sketch.ready("5,2 9,11");
    assert_eq!(field.fire_dice("5,2", "5,7"), Some(1));
    assert_eq!(field.refusal(fire("5,2", "4,7")), "CCN-12.2.1");
}

#[test]
fn ccn_12_2_2_a_dice_of_infantry_that_did_not_move() {
    assert_eq!(standing("F-LT"), Some(5));
    assert_eq!(standing("F-LN"), Some(4));
    assert_eq!(standing("B-LN"), Some(5));
    assert_eq!(standing("F-YG*2"), Some(3));
}

#[test]
fn ccn_12_2_3_a_dice_of_infantry_that_moved() {
    assert_eq!(moved("F-LT*3"), Some(2 + 1));
    assert_eq!(moved("B-LN*3"), Some(2));
    assert_eq!(moved("P-LN*3"), Some(1));
    assert_eq!(moved("B-GG"), Some(3 + 1));
}

#[test]
fn ccn_12_2_3_b_two_hexes_halve_no_more_than_one() {
    let sketch = Field::draw("B-LT 8,6; F-LN 4,6").hand(Side::Allied, [Card::ForceMarch]);
    let mut field = sketch.start();
    field.play(Card::ForceMarch).act(Action::March(Section::Centre));
    field.move_unit("8,6", "6,6").end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(3 + 1));
}

#[test]
fn ccn_12_2_3_c_the_bonus_is_added_after_halving() {
    assert_eq!(moved("F-LT*3"), Some(2 + 1));
    assert_eq!(moved("P-LT*3"), Some(1 + 1));
}

#[test]
fn light_infantry_that_moved_two_hexes_does_not_fire() {
    let sketch = Field::draw("B-LT 8,6; F-LN 4,6; B-LN 9,11; F-LN 8,11");
    let mut field = sketch.ordered("8,6 9,11");
    field.move_unit("8,6", "6,6").end_moves();
    assert_eq!(field.refusal(fire("6,6", "4,6")), "CCN-10.3.1");
}

#[test]
fn ccn_12_2_4_a_dice_of_foot_artillery() {
    assert_eq!(standing("B-FA"), Some(3));
    let far = Field::draw("B-FA 8,6; F-LN 3,6; B-LN 9,11; F-LN 8,11");
    assert_eq!(far.ready("8,6").fire_dice("8,6", "3,6"), Some(1));
    let forest = far.ground("forest 3,6").ready("8,6 9,11");
    assert_eq!(forest.refusal(fire("8,6", "3,6")), "CCN-10.2.5");
}

#[test]
fn ccn_12_2_4_b_horse_artillery_that_moved_does_not_fire_over_four_hexes() {
    let sketch = Field::draw("F-HA 5,2; B-LN 5,7; B-LN 4,5").first(Side::French);
    let mut field = sketch.ordered("5,2");
    field.move_unit("5,2", "5,3").end_moves();
    assert_eq!(field.fire_dice("5,3", "4,5"), Some(1), "at distance 3");
    assert_eq!(field.fire_dice("5,3", "5,7"), None);
    assert_eq!(field.refusal(fire("5,3", "5,7")), "CCN-12.2.4");
}

#[test]
fn horse_artillery_with_one_block_moves_or_fires() {
    assert_eq!(standing("F-HA*1"), Some(1));
    assert_eq!(moved("F-HA*1"), None);
    assert_eq!(moved("F-HA*2"), Some(2));
}

#[test]
fn foot_artillery_that_moved_does_not_fire() {
    let sketch = Field::draw("B-FA 7,6; F-LN 4,6; B-LN 9,11; F-LN 8,11");
    let mut field = sketch.ordered("7,6 9,11");
    field.move_unit("7,6", "6,6").end_moves();
    assert_eq!(field.refusal(fire("6,6", "4,6")), "CCN-10.3.1");
}

// The options of chapters 3 and 12.

#[test]
fn by_option_horse_artillery_that_moved_fires_over_four_hexes() {
    for (value, dice) in [("off", None), ("on", Some(1))] {
        let sketch = facing("F-HA", "5,11").option("horse-artillery-moved-range-4", value);
        let mut field = sketch.ordered("5,6");
        field.move_unit("5,6", "5,7").end_moves();
        assert_eq!(field.fire_dice("5,7", "5,11"), dice, "{value}");
    }
}

#[test]
fn by_option_horse_artillery_still_moves_two_hexes_or_fires() {
    let sketch = facing("F-HA", "5,11").option("horse-artillery-moved-range-4", "on");
    let mut field = sketch.ordered("5,6");
    field.move_unit("5,6", "5,8").end_moves();
    assert_eq!(field.fire_dice("5,8", "5,11"), None);
}

#[test]
fn by_option_foot_artillery_has_one_die_at_range_four() {
    for (value, dice) in [("2", 2), ("1", 1)] {
        for guns in ["B-FA", "B-FA*2"] {
            let sketch = facing(guns, "5,10").option("foot-artillery-range-4", value);
            assert_eq!(sketch.ready("5,6").fire_dice("5,6", "5,10"), Some(dice), "{value}");
        }
        let near = facing("B-FA", "5,9").option("foot-artillery-range-4", value);
        assert_eq!(near.ready("5,6").fire_dice("5,6", "5,9"), Some(2), "range 3 stays");
    }
}

#[test]
fn by_option_french_grenadiers_fire_like_line_infantry() {
    for (value, still, after_move) in [("on", 5, 3), ("off", 4, 2)] {
        let standing = facing("F-GR", "5,8").option("french-grenadier-fire-bonus", value);
        assert_eq!(standing.ready("5,6").fire_dice("5,6", "5,8"), Some(still), "{value}");
        let moving = facing("F-GR", "5,9").option("french-grenadier-fire-bonus", value);
        let mut field = moving.ordered("5,6");
        field.move_unit("5,6", "5,7").end_moves();
        assert_eq!(field.fire_dice("5,7", "5,9"), Some(after_move), "{value}");
    }
}

#[test]
fn the_french_grenadier_option_leaves_british_grenadiers_alone() {
    let sketch = facing("B-GR", "5,8").option("french-grenadier-fire-bonus", "off");
    assert_eq!(sketch.ready("5,6").fire_dice("5,6", "5,8"), Some(5));
}

#[test]
fn by_option_rifles_that_moved_have_the_printed_dice() {
    for (value, dice) in [("formula", [3, 2, 2]), ("printed", [2, 2, 1])] {
        for (rifles, dice) in ["B-RL*3", "B-RL*2", "B-RL*1"].into_iter().zip(dice) {
            let sketch = facing(rifles, "5,10").option("rifle-moving-dice", value);
            let mut field = sketch.ordered("5,6");
            field.move_unit("5,6", "5,7").end_moves();
            assert_eq!(field.fire_dice("5,7", "5,10"), Some(dice), "{rifles} {value}");
        }
    }
}

#[test]
fn rifles_that_stood_still_do_not_care_for_the_option() {
    for value in ["formula", "printed"] {
        let sketch = facing("B-RL", "5,9").option("rifle-moving-dice", value);
        assert_eq!(sketch.ready("5,6").fire_dice("5,6", "5,9"), Some(4));
    }
}

#[test]
fn by_option_guard_foot_artillery_ignores_fewer_flags() {
    for (value, ignored) in [("2", 2), ("1", 1)] {
        let sketch = Field::draw("B-LN 6,6; F-GFA 4,6");
        let mut field = sketch.option("guard-foot-artillery-flags", value).ready("6,6");
        field.fire("6,6", "4,6", "flag flag flag saber saber");
        assert!(field.offers(Action::IgnoreFlags(ignored)), "{value}");
        assert_eq!(field.refusal(Action::IgnoreFlags(ignored + 1)), "CCN-15.2.1");
    }
}

#[test]
fn by_option_guard_foot_artillery_ignores_no_flag() {
    let sketch = Field::draw("B-LN 6,6; F-GFA 4,6").option("guard-foot-artillery-flags", "0");
    let mut field = sketch.ready("6,6");
    field.fire("6,6", "4,6", "flag saber saber saber saber");
    assert!(matches!(field.step(), Some(Step::Retreat { hexes: 1, .. })));
}

#[test]
fn a_card_adds_its_die_where_half_of_a_block_is_none() {
    assert_eq!(moved_with_elan("P-LN*1"), Some(1));
    assert_eq!(moved_with_elan("P-LT*1"), Some(1 + 1));
    assert_eq!(moved_with_elan("P-LN*2"), Some(1 + 1));
}
