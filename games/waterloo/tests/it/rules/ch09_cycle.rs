//! Chapter 9: battles go round by round, in a fixed order.

use crate::field::Field;

/// Open battles in Quatre-Bras and Ligny, in that order; nobody can be reinforced.
fn two_battles(ask: &str) -> Field {
    Field::at(&format!(
        "turn 1
        battle quatrebras round 1
        a-l: F-2-INF1
        a-c: F-2-INF2
        a-r: F-2-ART
        d-l: A-1-PER
        d-c: A-1-ALT
        d-r: A-1-ART
        battle ligny round 1
        a-l: F-3-INF1
        a-c: F-3-INF2
        a-r: F-3-ART
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: P-1-ART
        entries: charleroi-quatrebras fosses-ligny
        {ask}"
    ))
}

fn where_and_who(field: &Field) -> (String, String) {
    let text = |name: &str| field.asked_of(name).as_str().expect("a word").to_owned();
    assert_eq!(field.question(), "battle-phase");
    (text("town"), text("role"))
}

#[test]
fn wat_9_2_3_a_every_attacker_has_his_turn_and_then_every_defender() {
    let expected = [
        ("quatrebras", "attacker"),
        ("ligny", "attacker"),
        ("quatrebras", "defender"),
        ("ligny", "defender"),
        ("quatrebras", "attacker"),
    ];
    plays_in_this_order("ask battle-phase quatrebras attacker", expected);
}

#[test]
fn wat_9_2_3_b_with_the_option_each_battle_plays_both_battle_turns() {
    let expected = [
        ("quatrebras", "attacker"),
        ("quatrebras", "defender"),
        ("ligny", "attacker"),
        ("ligny", "defender"),
        ("quatrebras", "attacker"),
    ];
    let option = "option battle-turns by-battle";
    plays_in_this_order(&format!("{option}\nask battle-phase quatrebras attacker"), expected);
}

#[track_caller]
fn plays_in_this_order(ask: &str, expected: [(&str, &str); 5]) {
    let mut field = two_battles(ask);
    let mut turns = vec![where_and_who(&field)];
    for _ in 0..4 {
        field.act("end-battle-phase");
        turns.push(where_and_who(&field));
    }
    assert_eq!(turns, expected.map(|(town, role)| (town.to_owned(), role.to_owned())));
}

#[test]
fn wat_9_2_2_a_the_order_holds_for_all_rounds() {
    let mut field = two_battles("next 2\nask battle-phase ligny defender");
    field.act("end-battle-phase");
    assert_eq!(where_and_who(&field), ("quatrebras".to_owned(), "attacker".to_owned()));
    assert_eq!(field.battle("quatrebras")["round"], 2);
}

#[test]
fn wat_9_2_4_a_a_battle_opens_before_its_first_round_and_sends_nobody() {
    let mut field = Field::at(
        "turn 1
        battle quatrebras round 1
        a-l: F-2-INF1
        a-c: F-2-INF2
        a-r: F-2-ART
        d-l: A-1-PER
        d-c: A-1-ALT
        d-r: A-1-ART
        battle ligny waiting
        ligny: F-3-INF1 F-3-INF2 F-3-ART P-1-INF1 P-1-INF2 P-1-ART
        wavre: A-R-PIC
        entries: charleroi-quatrebras fosses-ligny
        ask battle-phase quatrebras attacker",
    );
    field.markers(["stream"]).act("end-battle-phase");
    assert_eq!(field.question(), "put-markers");
    assert_eq!(field.asked_of("town"), "ligny");
    field.finish();
}

#[test]
fn wat_9_2_4_a_a_town_with_a_running_battle_sends_nobody() {
    let mut field = two_battles("wavre: A-R-PIC\nask battle-phase quatrebras defender");
    field.act("end-battle-phase");
    assert_eq!((field.question().as_str(), field.asked()), ("reinforcement", "allies"));
    field.refused("reinforce P-1-INF1", "WAT-17.1.2");
    assert_eq!(
        field.legal(),
        [field.action("reinforce A-R-PIC"), field.action("end-reinforcement")]
    );
}

/// Who won as attacker in the first battle helps in the second before any defender has acted.
#[test]
fn wat_9_2_3_d_a_battle_that_is_won_in_the_attackers_turns_is_out_before_the_defenders() {
    let mut field = Field::at(
        "turn 1
        entries: charleroi-quatrebras fosses-ligny
        battle quatrebras round 1
        a-c: F-2-INF1
        d-c: A-1-PER(1) F-C3
        battle ligny round 1
        a-c: F-3-INF1
        d-c: P-1-INF1
        ask battle-phase quatrebras attacker",
    );
    field.dice("fire", [1, 6, 6]).acts("take F-C3; fire others");
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "french"));
    field.acts("regroup F-2-INF1 ligny; end-regrouping");
    assert_eq!(where_and_who(&field), ("ligny".to_owned(), "attacker".to_owned()));
    field.acts("take F-2-INF1; step a-c; end-battle-phase");
    if field.question() == "reinforcement" {
        field.act("end-reinforcement");
    }
    assert_eq!(where_and_who(&field), ("ligny".to_owned(), "defender".to_owned()));
}

#[test]
fn wat_9_2_3_c_after_the_last_attackers_turn_the_first_battle_goes_on_with_its_defender() {
    let mut field = Field::at(
        "turn 1
        entries: charleroi-quatrebras fosses-ligny
        battle quatrebras round 1
        a-c: F-2-INF1 F-2-INF2
        d-c: A-1-PER(1)
        d-l: A-1-ALT
        battle ligny round 1
        a-c: F-3-INF1
        d-c: P-1-INF1
        ask battle-phase ligny attacker
        next 2",
    );
    field.act("end-battle-phase");
    assert_eq!(where_and_who(&field), ("quatrebras".to_owned(), "defender".to_owned()));
}

#[test]
fn wat_9_1_3_a_a_battle_stays_a_battle_with_two_blocks() {
    let mut field = Field::at(
        "turn 1
        battle charleroi round 2
        a-l: F-2-INF1
        a-c: F-2-INF2
        a-r: F-2-ART
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: P-1-ART
        entries: ham-charleroi
        next 1
        ask battle-phase charleroi defender",
    );
    field.acts("take P-1-INF1; withdraw ligny");
    assert_eq!(field.place("P-1-INF1"), "ligny");
    assert_eq!((field.question().as_str(), field.asked()), ("battle-phase", "allies"));
    // It may come back as a reinforcement to no battle of this turn: the phase has no question.
    field.act("end-battle-phase");
    assert_eq!(where_and_who(&field), ("charleroi".to_owned(), "attacker".to_owned()));
}
