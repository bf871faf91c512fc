//! Chapter 24: terrain.
//!
//! A melee between (9,11) and (8,11) keeps the battles open where the unit in question has no
//! die left.

use ccn::{Action, Card, Side};

use crate::field::{Field, Sketch, hex};

/// A unit of the active side in (5,6) and an enemy in (4,6), on ground named for each.
fn adjacent(unit: &str, own: &str, enemy: &str, other: &str) -> Sketch {
    opposite(unit, own, enemy, "4,6", other)
}

fn opposite(unit: &str, own: &str, enemy: &str, at: &str, other: &str) -> Sketch {
    let side = if unit.starts_with('F') { Side::French } else { Side::Allied };
    let pieces = format!("{unit} 5,6; {enemy} {at}; B-LN 9,11; F-LN 8,11");
    Field::draw(&pieces).ground(&format!("{own} 5,6; {other} {at}")).first(side)
}

/// The dice of a unit's melee out of its own ground into another.
fn melee(unit: &str, own: &str, enemy: &str, other: &str) -> Option<usize> {
    adjacent(unit, own, enemy, other).ready("5,6").melee_dice("5,6", "4,6")
}

/// The dice of a unit's fire over `range` hexes out of its own ground into another.
fn fire(unit: &str, own: &str, range: u8, enemy: &str, other: &str) -> Option<usize> {
    let at = format!("5,{}", 6 + range);
    opposite(unit, own, enemy, &at, other).ready("5,6").fire_dice("5,6", &at)
}

/// The rule that refuses the melee; the melee in the corner keeps the question open.
fn refused_melee(unit: &str, own: &str, enemy: &str, other: &str) -> &'static str {
    let corner = if unit.starts_with('F') { "8,11" } else { "9,11" };
    let field = adjacent(unit, own, enemy, other).ready(&format!("5,6 {corner}"));
    field.refusal(Action::Melee { from: hex("5,6"), at: hex("4,6") })
}

#[test]
fn ccn_24_1_1_a_forest_takes_dice_going_out_and_going_in() {
    assert_eq!(melee("F-LC", "forest", "B-LN", "clear"), Some(4 - 2));
    assert_eq!(fire("B-FA", "forest", 2, "F-LN", "forest"), Some(3 - 1 - 1));
}

#[test]
fn what_each_ground_takes_from_an_attack_into_it() {
    // Infantry fire and melee, cavalry, artillery fire and melee.
    let table = [
        ("clear", [0, 0, 0, 0, 0]),
        ("bridge", [0, 0, 0, 0, 0]),
        ("forest", [1, 1, 2, 1, 1]),
        ("hill", [1, 1, 1, 0, 0]),
        ("town", [2, 2, 3, 1, 1]),
        ("windmill", [2, 2, 3, 1, 1]),
        ("ford", [0, 1, 1, 0, 1]),
        ("quarry", [0, 1, 2, 1, 1]),
    ];
    for (ground, [foot_fire, foot, horse, gun_fire, guns]) in table {
        assert_eq!(fire("F-LN", "clear", 2, "B-LN", ground), Some(4 - foot_fire), "{ground}");
        assert_eq!(melee("F-LT", "clear", "B-LN", ground), Some(4 - foot), "{ground}");
        assert_eq!(melee("F-LC", "clear", "B-LN", ground), Some(4 - horse), "{ground}");
        assert_eq!(fire("F-FA", "clear", 2, "B-LN", ground), Some(3 - gun_fire), "{ground}");
        assert_eq!(melee("F-FA", "clear", "B-LN", ground), Some(4 - guns), "{ground}");
    }
}

#[test]
fn what_each_ground_takes_from_an_attack_out_of_it() {
    // Infantry fire and melee, cavalry, artillery.
    let table = [
        ("bridge", [0, 0, 0, 0]),
        ("forest", [0, 0, 2, 1]),
        ("hill", [0, 0, 1, 0]),
        ("town", [0, 0, 3, 1]),
        ("windmill", [0, 0, 3, 1]),
        ("ford", [1, 1, 1, 1]),
    ];
    for (ground, [foot_fire, foot, horse, guns]) in table {
        assert_eq!(fire("F-LN", ground, 2, "B-LN", "clear"), Some(4 - foot_fire), "{ground}");
        assert_eq!(melee("F-LT", ground, "B-LN", "clear"), Some(4 - foot), "{ground}");
        assert_eq!(melee("F-LC", ground, "B-LN", "clear"), Some(4 - horse), "{ground}");
        assert_eq!(fire("F-FA", ground, 2, "B-LN", "clear"), Some(3 - guns), "{ground}");
        assert_eq!(melee("F-FA", ground, "B-LN", "clear"), Some(4 - guns), "{ground}");
    }
}

#[test]
fn a_lone_leader_is_covered_by_his_ground() {
    assert_eq!(melee("B-LN", "clear", "F-LDR", "town"), Some(4 - 2));
}

#[test]
fn a_battle_back_is_an_attack_in_the_other_direction() {
    let mut field = adjacent("B-LN", "forest", "F-LC", "hill").ready("5,6");
    field.melee("5,6", "4,6", "infantry infantry infantry");
    // Out of the hill 1, into the forest 2.
    assert_eq!(field.battle_back_dice(), Some(4 - 1 - 2));
}

#[test]
fn ccn_24_1_2_a_a_line_in_a_ford_attacks_a_hill() {
    assert_eq!(melee("F-LN", "ford", "B-LN", "hill"), Some(5 - 1 - 1));
}

#[test]
fn ccn_24_1_2_b_horse_on_a_hill_cannot_attack_a_town_below() {
    assert_eq!(melee("B-HC", "hill", "F-LN", "town"), None);
    assert_eq!(refused_melee("B-HC", "hill", "F-LN", "town"), "CCN-10.2.5");
}

#[test]
fn by_option_only_the_larger_reduction_is_taken() {
    let ford_to_hill = adjacent("F-LN", "ford", "B-LN", "hill");
    let hill_to_town = adjacent("B-HC", "hill", "F-LN", "town");
    for (value, line, horse) in [("on", Some(3), None), ("off", Some(4), Some(1))] {
        let field = ford_to_hill.clone().option("terrain-penalties-add", value).ready("5,6");
        assert_eq!(field.melee_dice("5,6", "4,6"), line, "{value}");
        let field = hill_to_town.clone().option("terrain-penalties-add", value).ready("5,6");
        assert_eq!(field.melee_dice("5,6", "4,6"), horse, "{value}");
    }
}

#[test]
fn ccn_24_1_3_a_a_hill_does_not_stop_horse_and_a_quarry_does() {
    let ride = Field::draw("B-LC 7,6").ground("hill 7,7 7,8").ordered("7,6");
    assert!(ride.moves_from("7,6").contains(&hex("7,9")), "straight over the hills");
    let mut quarry = Field::draw("B-LC 7,6; F-LN 6,7").ground("quarry 7,7").ordered("7,6");
    let on = Action::MoveUnit { from: hex("7,6"), to: hex("7,9") };
    assert_eq!(quarry.refusal(on), "CCN-8.1.6");
    quarry.move_unit("7,6", "7,7").end_moves();
    assert_eq!(quarry.melee_dice("7,7", "6,7"), Some(3 - 2));
}

#[test]
fn the_ground_that_stops_a_move_and_the_ground_that_does_not() {
    let grounds = [
        ("clear", true),
        ("hill", true),
        ("bridge", true),
        ("forest", false),
        ("town", false),
        ("windmill", false),
        ("ford", false),
        ("quarry", false),
    ];
    for (ground, goes_on) in grounds {
        let field = Field::draw("B-LC 7,6").ground(&format!("{ground} 7,7 7,8")).ordered("7,6");
        let moves = field.moves_from("7,6");
        assert!(moves.contains(&hex("7,7")), "{ground}");
        assert_eq!(moves.contains(&hex("7,9")), goes_on, "{ground}");
    }
}

#[test]
fn ccn_24_2_1_b_rifles_fire_on_entering_forest_and_grenadiers_do_not() {
    for (target, dice) in [("clear", 3), ("forest", 2)] {
        let sketch = Field::draw("B-RL 7,6; F-LN 3,7").ground("forest 6,6");
        let mut rifles = sketch.ground(&format!("{target} 3,7")).ordered("7,6");
        rifles.move_unit("7,6", "6,6").end_moves();
        assert_eq!(rifles.fire_dice("6,6", "3,7"), Some(dice), "target in {target}");
    }
    let sketch = Field::draw("B-GR 7,6; F-LN 4,6; B-LN 9,11; F-LN 8,11").ground("forest 6,6");
    let mut grenadiers = sketch.ordered("7,6 9,11");
    grenadiers.move_unit("7,6", "6,6").end_moves();
    let fire = Action::Fire { from: hex("6,6"), at: hex("4,6") };
    assert_eq!(grenadiers.refusal(fire), "CCN-10.3.1");
}

#[test]
fn ccn_24_2_2_a_dice_in_and_out_of_forest() {
    assert_eq!(melee("F-HC*3", "clear", "B-LN", "forest"), Some(4 - 2));
    assert_eq!(melee("F-HC*3", "forest", "B-LN", "forest"), None);
    assert_eq!(refused_melee("F-HC*3", "forest", "B-LN", "forest"), "CCN-10.2.5");
    assert_eq!(melee("F-LN", "forest", "B-LN", "clear"), Some(5));
}

#[test]
fn ccn_24_3_1_a_dice_uphill() {
    assert_eq!(fire("B-LN", "clear", 2, "F-LN", "hill"), Some(5 - 1));
    assert_eq!(melee("F-LC", "clear", "B-LN", "hill"), Some(4 - 1));
    assert_eq!(fire("F-FA", "clear", 3, "B-LN", "hill"), Some(2));
}

#[test]
fn ccn_24_3_2_a_dice_downhill() {
    assert_eq!(melee("B-HC", "hill", "F-LN", "clear"), Some(4 - 1));
    assert_eq!(melee("B-LN", "hill", "F-LN", "clear"), Some(4));
}

#[test]
fn ccn_24_3_3_a_dice_from_hill_to_hill() {
    assert_eq!(fire("F-LN", "hill", 2, "B-LN", "hill"), Some(3));
    assert_eq!(melee("F-LN", "hill", "B-LN", "hill"), Some(5));
    assert_eq!(melee("F-LC", "hill", "B-LN", "hill"), Some(4));
}

#[test]
fn by_option_infantry_loses_a_die_in_melee_from_hill_to_hill() {
    let dice = |unit: &str, value| {
        let sketch = adjacent(unit, "hill", "B-LN", "hill");
        let sketch = sketch.option("hill-to-hill-infantry-melee-penalty", value);
        sketch.ready("5,6").melee_dice("5,6", "4,6")
    };
    assert_eq!([dice("F-LN", "off"), dice("F-LN", "on")], [Some(5), Some(4)]);
    assert_eq!([dice("F-LC", "off"), dice("F-LC", "on")], [Some(4), Some(4)]);
}

#[test]
fn ccn_24_4_1_a_rugged_hills_close_the_retreat() {
    let sketch = Field::draw("F-LN 3,6; B-LN 5,6").ground("rugged 6,5 6,6").first(Side::French);
    let mut field = sketch.ready("3,6");
    field.fire("3,6", "5,6", "flag flag saber saber");
    assert_eq!(field.blocks("5,6"), 2);
}

#[test]
fn nobody_enters_a_rugged_hill() {
    let mut field = Field::draw("B-LC 7,6; B-LDR 7,9").ground("rugged 6,6 6,8").start();
    field.play(Card::AttackCenter).order("7,6").order_leader("7,9").end_orders();
    assert_eq!(field.refusal(Action::MoveUnit { from: hex("7,6"), to: hex("6,6") }), "CCN-8.1.5");
    assert_eq!(field.refusal(Action::MoveLeader { from: hex("7,9"), to: hex("6,8") }), "CCN-8.1.5");
}

#[test]
fn a_leader_stops_in_forest() {
    for (ground, goes_on) in [("forest", false), ("clear", true)] {
        let mut field = Field::draw("B-LDR 7,6").ground(&format!("{ground} 7,7 7,8")).start();
        field.play(Card::AttackCenter).order_leader("7,6").end_orders();
        assert!(field.leader_moves_from("7,6").contains(&hex("7,7")), "{ground}");
        assert_eq!(field.leader_moves_from("7,6").contains(&hex("7,9")), goes_on, "{ground}");
    }
}

#[test]
fn ccn_24_5_1_b_light_infantry_that_moved_into_town_has_no_battle() {
    let sketch = Field::draw("F-LT 3,6; B-LN 5,6; B-LN 9,11; F-LN 8,11").ground("town 4,6");
    let mut field = sketch.first(Side::French).ordered("3,6 8,11");
    field.move_unit("3,6", "4,6").end_moves();
    let corner = Action::Melee { from: hex("8,11"), at: hex("9,11") };
    assert_eq!(field.legal(), [corner, Action::EndBattles]);
}

#[test]
fn ccn_24_5_2_a_dice_in_and_out_of_town() {
    assert_eq!(melee("F-LN", "clear", "B-LN", "town"), Some(5 - 2));
    assert_eq!(fire("B-FA", "town", 2, "F-LN", "clear"), Some(3 - 1));
    assert_eq!(melee("F-LC", "town", "B-LN", "clear"), Some(1));
}

#[test]
fn ccn_24_5_3_a_cavalry_charge_gives_no_die_into_or_out_of_a_town() {
    let dice = |card: Card, town: &str| {
        let sketch = Field::draw("F-GHC 4,6; B-LN 5,6").ground(town).first(Side::French);
        let mut field = sketch.hand(Side::French, [card]).start();
        let rolled = if card == Card::Elan { "flag" } else { "" };
        field.act_with(Action::Play(card), rolled).order("4,6").end_orders().end_moves();
        field.melee_dice("4,6", "5,6")
    };
    assert_eq!(dice(Card::CavalryCharge, "town 5,6"), Some(5 - 3));
    assert_eq!(dice(Card::CavalryCharge, "town 4,6"), Some(5 - 3));
    assert_eq!(dice(Card::CavalryCharge, "windmill 5,6"), Some(5 - 3));
    assert_eq!(dice(Card::CavalryCharge, "clear 5,6"), Some(5 + 2));
    assert_eq!(dice(Card::Elan, "town 5,6"), Some(5 + 1 - 3));
}

#[test]
fn ccn_24_7_1_a_a_river_between_takes_no_die() {
    let field = Field::draw("B-LN 5,6; F-LN 5,8").ground("river 5,7").ready("5,6");
    assert_eq!(field.fire_dice("5,6", "5,8"), Some(5));
}

#[test]
fn ccn_24_7_1_b_rivers_close_the_retreat() {
    let sketch = Field::draw("F-LN 4,6; B-LN 6,6").ground("river 7,6 7,7").first(Side::French);
    let mut field = sketch.ready("4,6");
    field.fire("4,6", "6,6", "flag saber saber saber");
    assert_eq!(field.blocks("6,6"), 3);
}

#[test]
fn nobody_enters_a_river() {
    let field = Field::draw("B-LC 7,6").ground("river 6,6").ordered("7,6");
    assert_eq!(field.refusal(Action::MoveUnit { from: hex("7,6"), to: hex("6,6") }), "CCN-8.1.5");
}

#[test]
fn ccn_24_8_1_a_a_line_attacks_out_of_the_ford_it_entered() {
    let mut field = Field::draw("B-LN 6,6; F-LN 4,6").ground("ford 5,6").ordered("6,6");
    field.move_unit("6,6", "5,6").end_moves();
    assert_eq!(field.melee_dice("5,6", "4,6"), Some(4 - 1));
}

#[test]
fn ccn_24_8_2_a_a_target_in_a_ford() {
    assert_eq!(melee("F-LN", "clear", "B-LN", "ford"), Some(4));
    assert_eq!(fire("F-LN", "clear", 2, "B-LN", "ford"), Some(4));
}

#[test]
fn ccn_24_8_2_b_an_attacker_in_a_ford() {
    assert_eq!(fire("B-FA", "ford", 3, "F-LN", "clear"), Some(1));
    assert_eq!(melee("B-LN", "ford", "F-LN", "ford"), Some(4 - 2));
}

#[test]
fn a_bridge_is_clear_ground_and_open_on_every_side() {
    let sketch = Field::draw("B-LC 6,6; F-LN 8,1").ground("river 5,4 5,5 5,7 5,8; bridge 5,6");
    let mut field = sketch.ordered("6,6");
    field.move_unit("6,6", "4,6").end_turn();
    assert_eq!(field.blocks("4,6"), 3);
    assert_eq!(melee("F-LN", "clear", "B-LN", "bridge"), Some(5));
}

#[test]
fn guns_do_not_enter_a_quarry_and_infantry_does() {
    for (unit, enters) in [("B-FA", false), ("B-HA", false), ("B-LN", true), ("B-LC", true)] {
        let field = Field::draw(&format!("{unit} 7,6")).ground("quarry 6,6").ordered("7,6");
        let enter = Action::MoveUnit { from: hex("7,6"), to: hex("6,6") };
        assert_eq!(field.offers(enter), enters, "{unit}");
        if !enters {
            assert_eq!(field.refusal(enter), "CCN-8.1.5");
        }
    }
}

#[test]
fn guns_do_not_retreat_into_a_quarry() {
    let sketch = Field::draw("F-LN 3,6; B-FA 5,6").ground("quarry 6,5 6,6").first(Side::French);
    let mut field = sketch.ready("3,6");
    field.fire("3,6", "5,6", "flag saber saber saber");
    assert_eq!(field.blocks("5,6"), 2);
}

#[test]
fn ccn_24_10_2_a_a_target_in_a_quarry() {
    assert_eq!(fire("B-LN", "clear", 2, "F-LN", "quarry"), Some(5));
    assert_eq!(melee("B-LN", "clear", "F-LN", "quarry"), Some(3));
    assert_eq!(melee("B-LC", "clear", "F-LN", "quarry"), Some(1));
    assert_eq!(fire("B-FA", "clear", 2, "F-LN", "quarry"), Some(2));
}

#[test]
fn ccn_24_10_2_b_an_attacker_in_a_quarry() {
    assert_eq!(fire("F-LT", "quarry", 2, "B-LN", "clear"), Some(5 - 1));
    assert_eq!(melee("F-LT", "quarry", "B-LN", "clear"), Some(4 - 1));
    assert_eq!(melee("F-LC", "quarry", "B-LN", "clear"), Some(4 - 2));
}
