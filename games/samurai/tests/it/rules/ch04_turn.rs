//! Chapter 4: the phases of a turn and the stages of execution.

use samurai::{Fact, Stage};

use crate::field::Field;

/// The stages that began in the last turn, each once.
fn stages(field: &Field) -> Vec<Stage> {
    let began =
        |fact: &Fact| if let Fact::Began { stage, .. } = fact { Some(*stage) } else { None };
    let mut stages: Vec<Stage> = field.told().filter_map(began).collect();
    stages.dedup();
    stages
}

const EXECUTION: [Stage; 8] = [
    Stage::Showing,
    Stage::Defence,
    Stage::Shooting,
    Stage::Movement,
    Stage::Special,
    Stage::Melee,
    Stage::Leaving,
    Stage::End,
];

fn quiet_turn(level: &str) -> Field {
    let mut field = Field::at(&format!(
        "
        level {level}
        turn 3 of 8
        A1 yari(5+c) (4,4)
        B1 yari(5+c) (8,4)
        "
    ));
    assert_eq!(field.turn_number(), 3);
    field.orders("A1 march (4,3); B1 march (8,3)").turn();
    field
}

#[test]
fn sam_4_1_1_a_a_turn_from_its_start_to_its_end() {
    let field = quiet_turn("extended");
    assert_eq!(stages(&field), [&EXECUTION[..], &[Stage::Morale, Stage::Planning]].concat());
    field.in_order("began end", "turn 4").in_order("turn 4", "began morale");
    assert_eq!(field.turn_number(), 4);
}

#[test]
fn sam_4_1_1_a_the_basic_game_has_no_morale_phase() {
    let field = quiet_turn("basic");
    assert_eq!(stages(&field), [&EXECUTION[..], &[Stage::Planning]].concat());
}

#[test]
fn sam_4_1_1_b_without_markers_no_dice_fall() {
    let field = quiet_turn("extended");
    field.happened("began morale").never("tested").finish();
    let mut shaken = Field::at("level extended\nA1 yari(5+c) (4,6) m 1\nB1 yari(5+c) (4,1)");
    shaken.dice("test", [1]).turn().happened("morale A1 tested").finish();
}

/// Also in the first turn, if the set-up gives markers.
#[test]
fn sam_4_1_1_a_the_first_turn_has_a_morale_phase_too() {
    let mut field = Field::of_file(include_str!("../skirmish.toml"));
    field.dice("test", [1]).turn();
    field.in_order("turn 1", "morale A10 tested").happened("morale A10 marked 0").finish();
    assert_eq!(field.turn_number(), 1);
}

#[test]
fn sam_4_1_4_a_shots_come_before_moves() {
    let mut field = Field::at("A1 archers(5+c) (4,6)\nB1 yari(5+c) (4,3)");
    field.orders("A1 shoot B1; B1 run (4,2) (4,1)").dice("shot", [20; 6]).turn();
    field.in_order("2 A1 shot B1 at 3", "3.1 B1 moved (4,2)").finish();
}

#[test]
fn sam_4_1_4_b_every_order_has_its_stage() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5) (0,8) fatigue 1
        A2 yari(5+c) (4,6)
        A3 archers(5+c) (8,7)
        A4 yari(5) (12,8) facing 0
        A5 yari(5+c) (11,3)
        A9 hq(4) (0,0)
        B2 yari(5) (4,4)
        B3 yari(5) (8,4)
        B5 yari(5) (11,2) fights A5
        B9 hq(4) (6,0)
        ",
    );
    field.orders("A1 rest; A2 attack B2 by (4,5); A3 shoot B3; A4 defence facing 3");
    field.order("A5 withdraw (11,4)").dice("shot", [20; 6]).dice("blow", [20; 16]).turn();
    field.in_order("1 A4 faced 3", "2 A3 shot B3").in_order("2 A3 shot B3", "3.1 A2 moved (4,5)");
    field.in_order("3.1 A2 moved (4,5)", "4 A1 recovered");
    field.in_order("4 A1 recovered", "5 A2 fought").in_order("5 A2 fought", "6.1 A5 moved (11,4)");
    field.finish();
}

#[test]
fn sam_4_1_5_a_fatigue_counts_at_once_or_from_the_next_turn_on() {
    let runs = "
        level expert
        A1 yari(5+c) (4,6) fatigue 1
        B1 yari(5) (4,3)
        ";
    // 4 - 1 for the run and - 1 for fatigue; then - 1 for fatigue alone.
    let mut field = Field::at(runs);
    field.order("A1 run (4,5) (4,4)").dice("blow", [20; 11]).turn();
    field.happened("5 A1 fought B1 value 2").in_order("A1 tired 1", "5 A1 fought");
    field.never("end A1 tired");
    assert_eq!(field.fatigue("A1"), 2);
    field.dice("blow", [20; 11]).turn();
    field.happened("5 A1 fought B1 value 3").finish();

    let mut field = Field::at(&format!("option fatigue-markers end-of-turn\n{runs}"));
    field.order("A1 run (4,5) (4,4)").dice("blow", [20; 11]).turn();
    field.happened("5 A1 fought B1 value 3").in_order("5 A1 fought", "end A1 tired 1");
    assert_eq!(field.fatigue("A1"), 2);
    field.finish();
}

#[test]
fn sam_4_1_5_b_after_the_last_turn_points_decide() {
    let mut field = Field::at(
        "
        turn 8 of 8
        scenario [[points]] | side = \"a\" | for = \"destroy_unit\" | points = 2
        A1 yari(5+c) (4,4)
        B1 yari(1) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20, 20, 20]).turn();
    field.happened("end ended a 2 to 0").never("turn 9").finish();
    assert!(field.is_over());
    let mut earlier = Field::at("turn 7 of 8\nA1 yari(5+c) (4,6)\nB1 yari(5+c) (4,0)");
    assert!(!earlier.turn().is_over());
}

#[test]
fn sam_4_1_5_b_what_a_turn_leaves_as_it_is() {
    let mut field = Field::at(
        "
        level extended
        woods (4,7)
        A1 yari(5+c) (4,7) hidden
        A2 yari(5) (8,4) m 1
        A3 yari(5) (0,6) m 1
        B2 yari(5) (8,3) fights A2
        ",
    );
    field.order("A1 ambush facing 0").dice("blow", [20; 10]).dice("test", [20]).turn();
    assert_eq!((field.status("A1"), field.fights("A2")), ("hidden", vec!["B2".to_owned()]));
    assert_eq!((field.markers("A2"), field.markers("A3")), (1, 1));
    field.finish();
}
