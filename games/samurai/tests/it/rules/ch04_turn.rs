//! Chapter 4: the turn and its parts.

use samurai::{Fact, Stage};

use crate::field::Field;

/// The stages that began in the last turn and at the start of the next one, in their order.
fn stages(field: &Field) -> Vec<Stage> {
    let began = field.told().filter_map(|fact| {
        let starts = matches!(fact, Fact::TurnBegan { .. }).then_some(Stage::Start);
        if let Fact::Began { stage, .. } = *fact { Some(stage) } else { starts }
    });
    let mut stages: Vec<Stage> = began.collect();
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

#[test]
fn sam_4_1_1_a_the_order_of_a_turn() {
    let mut field =
        Field::at("level extended\nturn 3 of 8\nA1 yari(5+c) (4,6)\nB1 yari(5+c) (4,1)");
    field.turn();
    let next = [Stage::Start, Stage::Morale, Stage::Planning];
    assert_eq!(stages(&field), [&EXECUTION[..], &next].concat());
    assert_eq!(field.turn_number(), 4);
}

#[test]
fn sam_4_1_1_a_there_is_no_morale_phase_at_basic() {
    let mut field = Field::at("A1 yari(5+c) (4,6)\nB1 yari(5+c) (4,1)");
    field.turn();
    assert_eq!(stages(&field), [&EXECUTION[..], &[Stage::Start, Stage::Planning]].concat());
}

#[test]
fn sam_4_1_1_b_without_markers_the_morale_phase_draws_no_dice() {
    let mut field = Field::at("level extended\nA1 yari(5+c) (4,6)\nB1 yari(5+c) (4,1)");
    field.turn().never("tested").finish();
    let mut shaken = Field::at("level extended\nA1 yari(5+c) (4,6) m 1\nB1 yari(5+c) (4,1)");
    shaken.dice("test", [1]).turn().happened("morale A1 tested").finish();
}

/// Also in the first turn, if the set-up gives markers.
#[test]
fn sam_4_1_1_c_the_first_turn_has_a_morale_phase_too() {
    let text = include_str!("../skirmish.toml");
    let mut field = Field::of_file(text);
    field.dice("test", [1]).turn();
    field.in_order("turn 1", "morale A10 tested").happened("morale A10 marked 0").finish();
    assert_eq!(field.turn_number(), 1);
}

#[test]
fn sam_4_1_4_a_a_shot_finds_its_target_where_it_started() {
    let mut field = Field::at("A1 archers(5+c) (4,4)\nB1 yari(5+c) (4,1)");
    field.orders("A1 shoot B1; B1 run (4,0) (5,0)").dice("shot", [20; 6]).turn();
    field.in_order("2 A1 shot B1 at 3", "3.1 B1 moved (4,0)").finish();
}

#[test]
fn sam_4_1_4_b_each_order_in_its_stage() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5+c) (1,6) fatigue 1
        A2 yari(5+c) (4,6)
        A3 archers(5+c) (7,6)
        A4 yari(5+c) (10,6) facing 0
        A5 yari(5+c) (1,3)
        B1 yari(5+c) (4,4)
        B2 yari(5+c) (7,3)
        B5 yari(5+c) (1,2) fights A5
        ",
    );
    field.orders("A1 rest; A2 attack B1 by (4,5); A3 shoot B2; A4 defence facing 3");
    field.orders("A5 withdraw (1,4); B1 march (5,3); B2 defence facing 3");
    field.dice("shot", [20; 6]).dice("blow", [20; 30]);
    field.turn();
    field.happened("1 A4 faced 3").happened("2 A3 shot B2").happened("3.1 A2 moved (4,5)");
    field.happened("4 A1 recovered").happened("6.1 A5 moved (1,4)");
}

#[test]
fn sam_4_1_5_a_fatigue_counts_from_the_next_turn_on() {
    let mut field = Field::at("level expert\nA1 yari(5+c) (4,6) fatigue 1\nB1 yari(5+c) (4,0)");
    field.order("A1 run (4,5) (4,4)").turn();
    let tired = field.told().position(|fact| matches!(fact, Fact::Tired { .. }));
    let moved = field.told().position(|fact| matches!(fact, Fact::Moved { .. }));
    assert!(moved.is_some() && moved < tired);
    field.happened("A1 tired 1");
    assert_eq!(field.fatigue("A1"), 2);
}

#[test]
fn sam_4_1_5_b_after_the_last_turn_points_decide() {
    let mut field = Field::at("turn 8 of 8\nA1 yari(5+c) (4,6)\nB1 yari(5+c) (4,0)");
    field.turn();
    assert!(field.is_over());
    field.happened("ended").never("began planning");
    let mut earlier = Field::at("turn 7 of 8\nA1 yari(5+c) (4,6)\nB1 yari(5+c) (4,0)");
    assert!(!earlier.turn().is_over());
}

#[test]
fn sam_4_1_5_c_what_is_hidden_engaged_or_shaken_stays_so() {
    let mut field = Field::at(
        "
        level extended
        woods (8,6)
        A1 yari(5+c) (4,4) m 1
        A2 archers(5+c) (8,6) hidden
        B1 yari(5+c) (4,3) fights A1
        ",
    );
    field.order("A2 ambush facing 0 fire nearest").dice("blow", [20; 12]).turn();
    assert_eq!((field.status("A2"), field.markers("A1")), ("hidden", 1));
    assert_eq!(field.fights("A1"), ["B1"]);
}
