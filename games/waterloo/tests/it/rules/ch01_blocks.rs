//! Chapter 1: sides and blocks.

use engine::Title as _;
use waterloo::{Event, Kind};

use crate::field::Field;

/// Whether these events tell of a fight.
fn has_fight(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(event, Event::FightsFound { skirmishes, battles }
            if !(*skirmishes | *battles).is_empty())
    })
}

#[test]
fn wat_1_1_1_a_the_two_allied_armies_are_friends() {
    let mut field = Field::at(
        "turn 2
        beaumont: F-NAP
        wavre: A-R-PIC(4)
        gembloux: P-2-INF1(4)
        ask moves",
    );
    field.acts("take P-2-INF1; move wavre; end-moves; end-marches");
    assert!(!has_fight(&field.events));
    assert_eq!([field.place("A-R-PIC"), field.place("P-2-INF1")], ["wavre", "wavre"]);
    assert_eq!((field.turn(), field.asked()), (3, "french"));
}

#[test]
fn wat_1_1_1_a_a_player_moves_the_blocks_of_his_own_armies() {
    let field = Field::historical(&[]);
    assert_eq!(field.asked(), "french");
    field.refused("take A-WEL", "WAT-1.1.1").refused("take P-BLU", "WAT-1.1.1");
}

/// The type of a block.
fn kind(id: &str) -> Kind {
    let field = Field::historical(&[]);
    let scenery = serde_json::to_value(field.campaign.scenery()).expect("JSON");
    let blocks = scenery["blocks"].as_array().expect("blocks");
    let block = blocks.iter().find(|block| block["id"] == id).expect("a block");
    serde_json::from_value(block["kind"].clone()).expect("a type")
}

#[test]
fn wat_1_1_2_a_six_types() {
    let [horse, foot, leader] = ["F-RHA1", "F-1-ART", "F-NAP"].map(kind);
    assert_eq!((horse.is_gun(), horse.is_fast()), (true, true));
    assert_eq!((foot.is_gun(), foot.is_fast()), (true, false));
    assert_eq!((leader.is_fast(), leader.is_cavalry(), leader.is_gun()), (true, false, false));
    for cavalry in ["F-C1", "F-C3"].map(kind) {
        assert_eq!((cavalry.is_fast(), cavalry.is_cavalry()), (true, true));
    }
    let infantry = kind("F-G-INF");
    assert_eq!((infantry.is_fast(), infantry.is_cavalry()), (false, false));
}

/// F-3-INF2 has gone into a position of the Prussians, who fire at it.
fn engaged(steps: u8) -> Field {
    Field::at(&format!(
        "turn 1
        entries: ham-charleroi
        battle charleroi round 1
        a-l: F-1-INF1
        a-c: F-1-INF2
        a-r: F-2-INF1
        d-l: F-3-INF2({steps}) P-1-INF1(1)
        d-c: P-1-INF2
        d-r: P-1-CAV
        ask battle-phase charleroi defender"
    ))
}

#[test]
fn wat_1_1_3_a_the_last_step_is_the_end_of_a_block() {
    let mut field = engaged(1);
    field.dice("fire", [1]).acts("take P-1-INF1; fire");
    assert_eq!((field.place("F-3-INF2").as_str(), field.lost('F')), ("lost", 1));
    field.finish();
}

#[test]
fn wat_1_1_3_a_other_steps_are_lost_one_at_a_time() {
    let mut field = engaged(2);
    field.dice("fire", [1]).acts("take P-1-INF1; fire");
    assert_eq!((field.place("F-3-INF2").as_str(), field.lost('F')), ("charleroi d-l", 0));
    assert_eq!(field.steps("F-3-INF2"), 1);
    field.finish();
}

#[test]
fn wat_1_1_4_a_blocks_roll_in_roster_order() {
    let mut field = Field::at(
        "turn 1
        ham: F-C3(3) F-G-INF(4)
        charleroi: P-1-ART(1)
        ask moves",
    );
    field.dice("skirmish", [6]).dice("skirmish", [1, 2, 3, 4, 5, 6, 6]);
    field.acts("take F-C3; move charleroi; take F-G-INF; move charleroi; end-moves");
    if field.question() == "marches" {
        field.act("end-marches");
    }
    field.acts("pick F-C3; pick F-G-INF; confirm");
    let rolls: Vec<(String, Vec<u8>)> = field.events.iter().filter_map(rolled).collect();
    let block = |id: &str| field.setting().find_block(id).map(|it| format!("{it:?}"));
    let [guns, guard, cavalry] =
        ["P-1-ART", "F-G-INF", "F-C3"].map(|id| block(id).expect("a block"));
    assert_eq!(rolls, [(guns, vec![6]), (guard, vec![1, 2, 3, 4]), (cavalry, vec![5, 6, 6])]);
    field.finish();
}

/// Who rolled what in a skirmish.
fn rolled(event: &Event) -> Option<(String, Vec<u8>)> {
    let Event::Skirmished { block, dice, .. } = event else { return None };
    Some((format!("{block:?}"), dice.iter().copied().collect()))
}
