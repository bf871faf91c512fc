//! Chapter 3: units and leaders.

use ccn::{Action, Card, Side};

use crate::field::{Field, Sketch, hex};

/// A unit of either army at (7,6), with an enemy that stands so many hexes to the east.
fn facing(unit: &str, enemy: &str, range: u8) -> Sketch {
    Field::draw(&format!("{unit} 7,6; {enemy} 7,{}", 6 + range)).first(side(unit))
}

fn side(unit: &str) -> Side {
    if unit.starts_with('F') { Side::French } else { Side::Allied }
}

fn enemy_line(unit: &str) -> &'static str {
    if unit.starts_with('F') { "B-LN" } else { "F-LN" }
}

fn melee_dice(unit: &str, enemy: &str) -> Option<usize> {
    facing(unit, enemy, 1).ready("7,6").melee_dice("7,6", "7,7")
}

/// The dice of a unit that did not move.
fn fire_dice(unit: &str, range: u8) -> Option<usize> {
    let at = format!("7,{}", 6 + range);
    facing(unit, enemy_line(unit), range).ready("7,6").fire_dice("7,6", &at)
}

/// The unit after it moved one hex, so many hexes from an enemy.
fn moved(unit: &str, range: u8) -> Field {
    let at = format!("7,{}", 6 + range);
    let sketch = Field::draw(&format!("{unit} 8,6; {} {at}", enemy_line(unit))).first(side(unit));
    let mut field = sketch.ordered("8,6");
    field.move_unit("8,6", "7,6").end_moves();
    field
}

fn moved_fire_dice(unit: &str, range: u8) -> Option<usize> {
    moved(unit, range).fire_dice("7,6", &format!("7,{}", 6 + range))
}

/// How many of three flags the unit may ignore by itself.
fn flags_ignored(unit: &str, options: &[(&'static str, &'static str)]) -> usize {
    let foe = if side(unit) == Side::French { "B-FA" } else { "F-FA" };
    let sketch = facing(unit, foe, 2).first(side(unit).enemy());
    let sketch = options.iter().fold(sketch, |sketch, &(id, value)| sketch.option(id, value));
    let mut field = sketch.ready("7,8");
    field.fire("7,8", "7,6", "flag flag flag");
    (1..=3).filter(|&flags| field.offers(Action::IgnoreFlags(flags))).count()
}

/// A row of a unit table: blocks, hexes that it can reach on open ground, dice.
struct Row {
    unit: &'static str,
    blocks: u8,
    moves: u8,
    standing: Option<usize>,
    moving: Option<usize>,
    melee: usize,
    ignores: usize,
}

const fn row(
    unit: &'static str,
    [blocks, moves]: [u8; 2],
    [standing, moving]: [Option<usize>; 2],
    [melee, ignores]: [usize; 2],
) -> Row {
    Row { unit, blocks, moves, standing, moving, melee, ignores }
}

/// Plays every row of a table at full strength, in melee against cavalry, at range 2 in fire.
#[track_caller]
fn check_table(rows: &[Row]) {
    for row in rows {
        let unit = row.unit;
        let horse = if side(unit) == Side::French { "B-LC" } else { "F-LC" };
        assert_eq!(facing(unit, horse, 2).start().blocks("7,6"), row.blocks, "blocks of {unit}");
        let reach = Field::draw(&format!("{unit} 5,7")).first(side(unit)).ordered("5,7");
        // So many hexes are at most one, two and three away.
        let hexes = [0, 6, 18, 36][usize::from(row.moves)];
        assert_eq!(reach.moves_from("5,7").len(), hexes, "moves of {unit}");
        assert_eq!(fire_dice(unit, 2), row.standing, "standing fire of {unit}");
        assert_eq!(moved_fire_dice(unit, 2), row.moving, "fire of {unit} that moved");
        assert_eq!(melee_dice(unit, horse), Some(row.melee), "melee of {unit}");
        assert_eq!(flags_ignored(unit, &[]), row.ignores, "flags of {unit}");
    }
}

#[test]
fn ccn_3_1_1_a_old_guard_and_french_line_in_melee() {
    assert_eq!(melee_dice("F-OG*3", "B-LN"), Some(5));
    assert_eq!(melee_dice("F-LN*3", "B-LN"), Some(4));
    assert_eq!(melee_dice("F-LN*3", "B-LC"), Some(3));
    assert_eq!(melee_dice("F-LN*3", "B-LDR"), Some(3));
}

#[test]
fn ccn_3_1_1_b_french_light_infantry_in_fire() {
    assert_eq!(fire_dice("F-LT*4", 2), Some(5));
    assert_eq!(moved_fire_dice("F-LT*3", 2), Some(3));
}

#[test]
fn ccn_3_1_1_c_french_militia_that_moved_and_cuirassiers() {
    assert_eq!(moved_fire_dice("F-MI*3", 2), Some(2));
    assert_eq!(melee_dice("F-CHC*2", "B-LN"), Some(3));
}

#[test]
fn the_french_table() {
    check_table(&[
        row("F-LN", [4, 1], [Some(4), Some(2)], [4, 0]),
        row("F-LT", [4, 2], [Some(5), Some(3)], [4, 0]),
        row("F-GR", [4, 1], [Some(5), Some(3)], [5, 1]),
        row("F-YG", [4, 2], [Some(5), Some(3)], [5, 1]),
        row("F-OG", [4, 1], [Some(5), Some(3)], [6, 2]),
        row("F-MI", [4, 1], [Some(4), Some(2)], [4, 0]),
        row("F-LC", [4, 3], [None, None], [4, 0]),
        row("F-HC", [4, 2], [None, None], [5, 0]),
        row("F-CHC", [4, 2], [None, None], [5, 1]),
        row("F-GHC", [4, 2], [None, None], [5, 2]),
        row("F-FA", [3, 1], [Some(3), None], [4, 0]),
        row("F-GFA", [3, 1], [Some(3), None], [5, 2]),
        row("F-HA", [3, 2], [Some(2), Some(2)], [3, 0]),
    ]);
}

#[test]
fn french_grenadiers_without_their_fire_bonus() {
    let sketch = facing("F-GR", "B-LN", 2).option("french-grenadier-fire-bonus", "off");
    assert_eq!(sketch.ready("7,6").fire_dice("7,6", "7,8"), Some(4));
    let british = facing("B-GR", "F-LN", 2).option("french-grenadier-fire-bonus", "off");
    assert_eq!(british.ready("7,6").fire_dice("7,6", "7,8"), Some(5));
}

#[test]
fn the_flags_of_guard_foot_artillery_are_an_option() {
    let option = "guard-foot-artillery-flags";
    assert_eq!(flags_ignored("F-GFA", &[(option, "0")]), 0);
    assert_eq!(flags_ignored("F-GFA", &[(option, "1")]), 1);
    assert_eq!(flags_ignored("F-GFA", &[(option, "2")]), 2);
}

#[test]
fn ccn_3_1_2_a_british_line_in_fire_and_melee() {
    assert_eq!(fire_dice("B-LN*4", 2), Some(5));
    assert_eq!(moved_fire_dice("B-LN*4", 2), Some(2));
    assert_eq!(melee_dice("B-LN*4", "F-LN"), Some(4));
}

#[test]
fn ccn_3_1_2_b_british_light_rifles_and_guard() {
    assert_eq!(moved_fire_dice("B-LT*5", 2), Some(4));
    assert_eq!(moved_fire_dice("B-RL*3", 3), Some(3));
    assert_eq!(melee_dice("B-GG*2", "F-LN"), Some(3));
}

#[test]
fn the_british_table() {
    check_table(&[
        row("B-LN", [4, 1], [Some(5), Some(2)], [4, 0]),
        row("B-LT", [5, 2], [Some(6), Some(4)], [5, 0]),
        row("B-RL", [3, 2], [Some(4), Some(3)], [3, 0]),
        row("B-GR", [4, 1], [Some(5), Some(3)], [5, 1]),
        row("B-GG", [5, 1], [Some(6), Some(4)], [6, 2]),
        row("B-LC", [3, 3], [None, None], [3, 0]),
        row("B-HC", [3, 2], [None, None], [4, 0]),
        row("B-GHC", [3, 2], [None, None], [4, 2]),
        row("B-FA", [3, 1], [Some(3), None], [4, 0]),
        row("B-HA", [3, 2], [Some(2), Some(2)], [3, 0]),
    ]);
}

#[test]
fn rifles_that_moved_by_formula_and_as_printed() {
    for (unit, formula, printed) in [("B-RL*3", 3, 2), ("B-RL*2", 2, 2), ("B-RL*1", 2, 1)] {
        assert_eq!(moved_fire_dice(unit, 3), Some(formula), "{unit}");
        let sketch = Field::draw(&format!("{unit} 8,6; F-LN 7,9"));
        let mut field = sketch.option("rifle-moving-dice", "printed").ordered("8,6");
        field.move_unit("8,6", "7,6").end_moves();
        assert_eq!(field.fire_dice("7,6", "7,9"), Some(printed), "{unit}");
    }
}

#[test]
fn ccn_3_1_3_a_portuguese_line_that_moved_rounds_down() {
    assert_eq!(moved_fire_dice("P-LN*3", 2), Some(1));
    // The cavalry has a melee, so that the battle phase stays open.
    let mut field = Field::draw("P-LN*1 8,6; F-LN 7,8; B-LC 8,8").ordered("8,6 8,8");
    field.move_unit("8,6", "7,6").end_moves();
    let fire = Action::Fire { from: hex("7,6"), at: hex("7,8") };
    assert_eq!(field.refusal(fire), "CCN-10.2.5");
}

#[test]
fn ccn_3_1_3_b_portuguese_light_infantry_adds_its_die_after_rounding() {
    assert_eq!(moved_fire_dice("P-LT*1", 2), Some(1));
    assert_eq!(moved_fire_dice("P-LT*4", 2), Some(3));
}

#[test]
fn the_portuguese_table() {
    check_table(&[
        row("P-LN", [4, 1], [Some(4), Some(2)], [4, 0]),
        row("P-LT", [4, 2], [Some(5), Some(3)], [4, 0]),
        row("P-MI", [4, 1], [Some(4), Some(2)], [4, 0]),
        row("P-LC", [3, 3], [None, None], [3, 0]),
        row("P-FA", [3, 1], [Some(3), None], [4, 0]),
    ]);
    assert_eq!(fire_dice("P-LT", 3), None, "caçadores are no rifles");
}

#[test]
fn ccn_3_1_4_a_guard_horse_artillery_has_its_bonus_in_melee_only() {
    assert_eq!(moved("F-GHA*3", 1).melee_dice("7,6", "7,7"), Some(4));
    assert_eq!(moved_fire_dice("F-GHA*3", 3), Some(1));
}

#[test]
fn types_that_exist_only_as_data() {
    check_table(&[
        row("F-GLC", [4, 3], [None, None], [4, 2]),
        row("F-GHA", [3, 2], [Some(2), Some(2)], [4, 2]),
        row("F-GL", [4, 2], [Some(5), Some(3)], [5, 1]),
        row("F-LL", [4, 3], [None, None], [4, 0]),
    ]);
    for militia in ["F-MC", "F-MA"] {
        let mut field = facing(militia, "B-LN", 1).ready("7,6");
        field.melee("7,6", "7,7", "saber saber saber saber");
        assert_eq!(field.blocks("7,7"), 4, "sabers of {militia} miss");
    }
}

#[test]
fn ccn_3_2_1_a_foot_artillery_far_and_near() {
    assert_eq!(fire_dice("B-FA*3", 4), Some(2));
    assert_eq!(fire_dice("B-FA*3", 5), Some(1));
    assert_eq!(melee_dice("B-FA*1", "F-LN"), Some(3));
    assert_eq!(melee_dice("F-GFA*1", "B-LN"), Some(4));
}

#[test]
fn ccn_3_2_1_b_horse_artillery_at_range_three() {
    assert_eq!(fire_dice("F-HA*3", 3), Some(1));
}

#[test]
fn ccn_3_2_1_c_horse_artillery_that_moved_does_not_reach_four_hexes() {
    // A unit with a melee keeps the battle phase open.
    let pieces = "F-HA*2 8,6; B-LN 7,10; F-LN 8,10";
    let mut field = Field::draw(pieces).first(Side::French).ordered("8,6 8,10");
    field.move_unit("8,6", "7,6").end_moves();
    let fire = Action::Fire { from: hex("7,6"), at: hex("7,10") };
    assert_eq!(field.refusal(fire), "CCN-12.2.4");
    assert_eq!(moved_fire_dice("F-HA*2", 2), Some(2));
}

#[test]
fn the_artillery_table() {
    let dice = |unit: &str| {
        let melee = melee_dice(unit, enemy_line(unit));
        let fire = (2..=5).map(|range| fire_dice(unit, range));
        [melee].into_iter().chain(fire).map(|dice| dice.unwrap_or(0)).collect::<Vec<_>>()
    };
    for unit in ["B-FA*3", "B-FA*2", "P-FA", "F-FA*2"] {
        assert_eq!(dice(unit), [4, 3, 2, 2, 1], "{unit}");
    }
    assert_eq!(dice("B-FA*1"), [3, 2, 1, 1, 1]);
    assert_eq!(dice("F-GFA*3"), [5, 3, 2, 2, 1]);
    assert_eq!(dice("F-GFA*1"), [4, 2, 1, 1, 1]);
    for unit in ["F-HA*3", "F-HA*2", "B-HA"] {
        assert_eq!(dice(unit), [3, 2, 1, 1, 0], "{unit}");
    }
    assert_eq!(dice("F-HA*1"), [2, 1, 1, 1, 0]);
    assert_eq!(dice("F-GHA*1"), [3, 1, 1, 1, 0]);
}

#[test]
fn artillery_that_moved() {
    let dice = |unit: &str| {
        let melee = moved(unit, 1).melee_dice("7,6", "7,7");
        let fire = (2..=5).map(|range| moved_fire_dice(unit, range));
        [melee].into_iter().chain(fire).map(|dice| dice.unwrap_or(0)).collect::<Vec<_>>()
    };
    assert_eq!(dice("F-HA*3"), [3, 2, 1, 0, 0]);
    assert_eq!(dice("F-HA*2"), [3, 2, 1, 0, 0]);
    assert_eq!(dice("F-HA*1"), [0; 5]);
    assert_eq!(dice("F-GHA*3"), [4, 2, 1, 0, 0]);
    assert_eq!(dice("F-FA*3"), [0; 5]);
    assert_eq!(dice("F-GFA*3"), [0; 5]);
}

#[test]
fn horse_artillery_that_moved_two_hexes_has_no_battle() {
    let mut field = Field::draw("F-HA 7,4; B-LN 7,7").first(Side::French).ordered("7,4");
    field.move_unit("7,4", "7,6").end_moves();
    assert_eq!(field.view().active, Side::Allied, "the turn is over");
}

#[test]
fn ccn_3_2_2_a_french_line_battles_back_at_infantry_with_one_die_more() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry cavalry cavalry cavalry");
    assert_eq!(field.blocks("4,6"), 3);
    assert_eq!(field.battle_back_dice(), Some(4));
}

#[test]
fn ccn_3_2_2_b_french_line_has_no_more_dice_against_artillery() {
    assert_eq!(melee_dice("F-LN*4", "B-FA"), Some(4));
}

#[test]
fn french_line_battles_back_at_cavalry_with_its_blocks_alone() {
    let mut field = Field::draw("B-LC 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry");
    assert_eq!(field.battle_back_dice(), Some(4));
}

#[test]
fn british_line_that_received_a_leader_did_not_move() {
    let mut field = Field::draw("B-LN*3 7,6; B-LDR 8,6; F-LN 7,8").start();
    field.play(Card::AttackCenter).order("7,6").order_leader("8,6").end_orders();
    field.move_leader("8,6", "7,6").end_moves();
    assert_eq!(field.fire_dice("7,6", "7,8"), Some(4));
}

#[test]
fn ccn_3_2_3_a_british_line_that_did_not_move_fires_with_a_die_more() {
    assert_eq!(fire_dice("B-LN*3", 2), Some(4));
    assert_eq!(moved_fire_dice("B-LN*3", 2), Some(2));

    let mut square = Field::draw("B-LN*3=sq 7,6; F-LN 7,8").start();
    square.play(Card::AttackCenter).order("7,6").act(Action::LeaveSquare).end_orders();
    square.end_moves();
    assert_eq!(square.fire_dice("7,6", "7,8"), Some(4), "leaving square is not moving");
}

#[test]
fn ccn_3_3_1_a_a_leader_adds_no_dice() {
    let field = Field::draw("B-LN*4+LDR 6,6; F-LN 5,6").ready("6,6");
    assert_eq!(field.melee_dice("6,6", "5,6"), Some(4));
}

#[test]
fn a_leader_moves_three_hexes_by_himself_and_lets_his_unit_ignore_a_flag() {
    let mut field = Field::draw("B-LDR 5,7").start();
    field.play(Card::AttackCenter).order_leader("5,7");
    assert_eq!(field.leader_moves_from("5,7").len(), 36);
    assert_eq!(flags_ignored("B-LN+LDR", &[]), 1);
}
