//! Chapter 16: the night.

use borodino::Event;

use crate::field::Field;

/// The evening of 6 September: the last bridge is left alone.
fn evening(rest: &str) -> Field {
    let mut field = Field::at(&format!(
        "scenario combined
        turn 22 first french
        gorki: R-6-7
        ask bridge russian
        {rest}"
    ));
    field.act("done");
    field
}

#[test]
fn bor_16_1_1_a_the_night_has_supply_and_shift_and_then_initiative() {
    let mut field = Field::at(
        "scenario combined
        turn 7 first russian
        valuevo: F-1-1(1)
        gorki: R-6-7(1)
        ask bridge french",
    );
    field.act("done");
    let mut questions = Vec::new();
    while field.turn() == 7 && questions.len() < 5 {
        questions.push(format!("{} {}", field.question(), field.asked()));
        if questions.len() == 4 {
            field.dice([3, 4, 6, 2]);
        }
        field.act("done");
    }
    let order = [
        "night-supply russian",
        "night-supply french",
        "night-shift russian",
        "night-shift french",
    ];
    assert_eq!(questions, order);
    assert_eq!((field.turn(), field.first().as_str()), (8, "russian"));
    field.finish();
}

#[test]
fn bor_16_1_1_a_there_is_no_night_after_the_last_day() {
    let mut field = Field::at(
        "turn 15 first french
        valuevo: F-1-1(1)
        gorki: R-6-7(1)
        ask bridge russian",
    );
    field.act("done");
    assert!(field.is_over());
    assert!(!field.events.iter().any(|event| matches!(event, Event::NightBegan)));
}

#[test]
fn bor_16_1_2_a_headquarters_recover() {
    let field = evening("kamenka: F-HQ-NEY(0) F-3-10(1)\nstaroye: R-HQ-PLA(1)");
    assert_eq!((field.steps("F-HQ-NEY"), field.steps("R-HQ-PLA")), (3, 2));
    assert_eq!((field.steps("F-3-10"), field.points()), (1, [0, 0]));
}

#[test]
fn bor_16_1_2_a_points_come_once_more() {
    let mut field = evening(
        "voyna_heights: F-1-1(1) F-1-3(1)
        supplied: french voyna_heights
        spent: golovino 2",
    );
    assert_eq!((field.question().as_str(), field.asked()), ("night-supply", "french"));
    field.act("supply golovino F-1-1");
    assert_eq!(field.steps("F-1-1"), 2);
    // At night nobody knows whom the recovery has helped, so the Russians are asked in any case.
    assert_eq!((field.question().as_str(), field.asked()), ("night-supply", "russian"));
    assert_eq!(field.legal().len(), 1);
}

#[test]
fn bor_16_1_2_a_under_the_limit_of_one_point_per_area() {
    let mut field = evening("voyna_heights: F-1-1(1) F-1-3(1)\nvaluevo: F-4-13(1)");
    field.act("supply golovino F-1-1");
    field.refused("supply golovino F-1-3", "BOR-15.2.4");
    field.act("supply golovino F-4-13");
    assert_eq!((field.question().as_str(), field.asked()), ("night-supply", "russian"));
}

/// The night shift of the Russians on 6 September.
fn shift(rest: &str) -> Field {
    Field::at(&format!(
        "scenario combined
        turn 22 first french
        ask night-shift russian
        {rest}"
    ))
}

#[test]
fn bor_16_1_3_a_blocks_in_supply_shift_away_from_the_enemy() {
    let mut field = shift("knyazkovo: R-5-G1\nsemenovskoye: F-1-1");
    field.act("take R-5-G1");
    field.refused("move psarevo", "BOR-16.1.3");
    field.refused("move semenovskoye", "BOR-16.1.3");
    field.refused("move mikhailovskoye", "BOR-8.1.2");
    assert!(field.offers("move tatarinovo") && field.offers("move gorki"));
    field.act("move tatarinovo");
    assert_eq!(field.place("R-5-G1"), "tatarinovo");
}

#[test]
fn bor_16_1_3_a_each_block_once_and_only_in_supply() {
    let mut field = shift("knyazkovo: R-5-G1 R-5-G2\nstaroye: R-2-17\nvaluevo: F-1-1");
    field.refused("take R-2-17", "BOR-16.1.3");
    field.refused("take F-1-1", "BOR-16.1.3");
    field.refused("take R-5-CG", "BOR-16.1.3");
    field.acts("take R-5-G1; move tatarinovo");
    field.refused("take R-5-G1", "BOR-16.1.3");
    assert!(field.offers("take R-5-G2"));
    field.act("done");
    assert_eq!((field.question().as_str(), field.asked()), ("night-shift", "french"));
}

#[test]
fn bor_16_1_3_a_stacking_is_kept_and_guns_need_open_borders() {
    let mut field = shift(
        "raevsky: R-7-HA R-7-26
        gorki: R-6-7
        knyazkovo: R-5-G1 R-5-G2 R-5-HA R-5-CG
        valuevo: F-1-1",
    );
    field.act("take R-7-HA");
    field.refused("move gorki", "BOR-2.3.2");
    field.refused("move knyazkovo", "BOR-16.1.3");
    field.act("move semenovskoye");
    field.act("take R-7-26");
    assert!(field.offers("move gorki"));
}

#[test]
fn bor_16_1_3_a_the_border_limit_does_not_count() {
    let mut field = shift("raevsky: R-7-J R-7-26 R-7-12\nvaluevo: F-1-1");
    field.acts("take R-7-J; move gorki; take R-7-26; move gorki; take R-7-12; move gorki");
    assert_eq!(["R-7-J", "R-7-26", "R-7-12"].map(|block| field.place(block)), ["gorki"; 3]);
}

#[test]
fn bor_16_1_3_a_whoever_stands_next_to_the_enemy_may_find_no_place() {
    let field = shift(
        "fleches: R-8-27
        kamenka: F-1-1
        utitsa: F-5-16
        knyazkovo: R-5-G1",
    );
    field.refused("take R-8-27", "BOR-16.1.3");
    assert!(field.offers("take R-5-G1"));
}

#[test]
fn bor_16_1_3_a_enemies_behind_a_burnt_bridge_are_far() {
    let at = |burnt: &str| {
        let mut field = shift(&format!("knyazkovo: R-5-G1\nborodino: F-1-1\n{burnt}"));
        field.act("take R-5-G1");
        field
    };
    at("").refused("move gorki", "BOR-16.1.3");
    assert!(at("burnt: borodino-gorki").offers("move gorki"));
}

#[test]
fn bor_16_1_3_a_a_block_that_shifted_may_move_in_the_morning() {
    let mut field = shift("knyazkovo: R-5-G1\nvaluevo: F-1-1");
    field.acts("take R-5-G1; move tatarinovo");
    assert_eq!((field.question().as_str(), field.asked()), ("night-shift", "french"));
    field.dice([1, 1, 6, 6]).act("done");
    assert_eq!(
        (field.turn(), field.question().as_str(), field.asked()),
        (23, "straggles", "russian")
    );
    assert!(field.offers("take R-5-G1"));
    field.finish();
}
