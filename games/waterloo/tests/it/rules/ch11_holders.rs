//! Chapter 11: holders of farms and hills.

use crate::field::Field;

/// Both have deployed but for the last word of the attacker; these markers lie.
fn naming(markers: &str, board: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 1
        entries: ham-charleroi
        battle charleroi half-deployed
        {board}
        {markers}
        ask deploy charleroi attacker"
    ));
    field.act("confirm");
    field
}

const FARM_AND_HILL: &str = "a-l: F-2-INF1
    a-c: F-2-INF2
    a-r: F-C1
    d-l: P-1-RHA
    d-c: P-1-INF1 P-1-INF2 P-1-ART
    d-r: P-1-CAV";

#[test]
fn wat_11_3_5_a_infantry_holds_a_farm() {
    let mut field = naming("farm d-c\nhill a-r\nstream d-l", FARM_AND_HILL);
    assert_eq!((field.question().as_str(), field.asked()), ("name-holder", "allies"));
    let choices = ["hold P-1-INF1", "hold P-1-INF2", "hold-none"];
    assert_eq!(field.legal(), choices.map(|choice| field.action(choice)));
    field.refused("hold P-1-ART", "WAT-11.3.5").refused("hold P-1-CAV", "WAT-11.3.5");
    field.act("hold P-1-INF2");
    assert_eq!(field.battle("charleroi")["holders"]["d-c"], "P-1-INF2");
    // The hill on A-R stays without a holder: only cavalry stands there.
    assert_eq!((field.question().as_str(), field.asked()), ("battle-phase", "french"));
    assert!(field.battle("charleroi")["holders"]["a-r"].is_null());
}

#[test]
fn wat_11_3_5_a_a_gun_holds_a_hill_and_nobody_need_be_named() {
    let mut field = naming("hill d-c\nhill d-l\nfarm a-c", FARM_AND_HILL);
    let choices = ["hold P-1-RHA", "hold-none"];
    assert_eq!(field.legal(), choices.map(|choice| field.action(choice)));
    field.act("hold-none");
    let choices = ["hold P-1-ART", "hold-none"];
    assert_eq!(field.legal(), choices.map(|choice| field.action(choice)));
    field.act("hold P-1-ART");
    // Defender first, then the attacker.
    assert_eq!((field.question().as_str(), field.asked()), ("name-holder", "french"));
    field.act("hold F-2-INF2");
    let holders = field.battle("charleroi")["holders"].clone();
    assert_eq!(holders, serde_json::json!({"a-c": "F-2-INF2", "d-c": "P-1-ART"}));
}

#[test]
fn wat_11_3_5_a_where_blocks_are_hidden_the_question_is_put_in_any_case() {
    let board = format!("{FARM_AND_HILL}\nhill a-r");
    let mut field = Field::at(&format!(
        "turn 1
        option reveal-when-firing-only on
        entries: ham-charleroi
        battle charleroi half-deployed
        {board}
        ask deploy charleroi attacker"
    ));
    field.act("confirm");
    assert_eq!((field.question().as_str(), field.asked()), ("name-holder", "french"));
    assert_eq!(field.legal(), [field.action("hold-none")]);
    field.act("hold-none");
    assert_eq!(field.question(), "battle-phase");
}
