//! Chapter 4: the turn track, and the course of a turn.

use engine::Title as _;
use waterloo::{Army, Event};

use crate::field::Field;

#[test]
fn wat_4_1_1_a_twenty_three_turns() {
    let field = Field::historical(&[]);
    let scenery = serde_json::to_value(field.campaign.scenery()).expect("JSON");
    let track = scenery["track"].as_array().expect("a track");
    assert_eq!(track.len(), 23);
    for (number, turn) in (1..).zip(track) {
        let active = if number % 2 == 1 { "french" } else { "allied" };
        assert_eq!(turn["active"], active, "turn {number}");
        assert_eq!(turn["is_night"], number % 3 == 0, "turn {number}");
        assert_eq!(turn["date"], format!("{} June", 15 + (number - 1) / 3), "turn {number}");
    }
}

#[test]
fn wat_4_1_1_a_the_turns_are_played_in_their_order() {
    let mut field = Field::historical(&[]);
    for number in 1..=23 {
        let asked = if number % 2 == 1 { "french" } else { "allies" };
        assert_eq!((field.turn(), field.asked()), (number, asked));
        field.act("end-moves");
    }
    assert!(field.is_over());
}

#[test]
fn wat_4_2_1_a_supply_comes_after_battles_and_before_demoralisation() {
    let mut field = Field::at(
        "turn 5
        brussels: F-C1
        ninove: A-2-CLI A-2-COL A-2-FRE A-R-LAM A-R-BRU
        namur: P-BLU
        quatrebras: F-NAP
        lost: A-1-GDS A-1-ALT A-1-PER A-1-CHA A-1-ART A-C-RHA
        entries: quatrebras-waterloo
        battle waterloo round 1
        a-l: F-1-INF1
        a-c: F-1-INF2
        a-r: F-3-INF1
        d-l: F-2-INF1(4) A-1-CAV(1)
        d-c: A-R-PIC
        d-r: A-C-HVY
        ask battle-phase waterloo attacker",
    );
    field.dice("fire", [1, 6, 6, 6]).acts("take F-2-INF1; fire");
    assert_eq!((field.place("A-1-CAV").as_str(), field.lost('A')), ("lost", 7));
    field.acts("retreat A-R-PIC hal; retreat A-C-HVY wavre; end-regrouping");
    assert_eq!(field.question(), "starve");
    field.act("starve A-2-CLI");
    assert_eq!(field.lost('A'), 8);
    let at = |is_it: &dyn Fn(&Event) -> bool| field.events.iter().position(is_it);
    let lost = at(&|event| matches!(event, Event::Eliminated { .. }));
    let cut = at(&|event| matches!(event, Event::SupplyCut { .. }));
    let demoralised = at(&|event| matches!(event, Event::Demoralised { army: Army::AngloDutch }));
    assert!(lost.is_some() && lost < cut && cut < demoralised, "{lost:?} {cut:?} {demoralised:?}");
    field.finish();
}

#[test]
fn wat_4_2_2_a_nothing_has_to_be_moved() {
    let mut field = Field::historical(&[]);
    let before = field.json()["blocks"].clone();
    field.act("end-moves");
    assert_eq!((field.turn(), field.asked(), field.question().as_str()), (2, "allies", "moves"));
    assert_eq!(field.json()["blocks"], before);
}

#[test]
fn wat_4_2_2_a_a_player_may_stop_after_any_move() {
    let mut field = Field::historical(&[]);
    field.acts("take F-C1; move thuin");
    assert!(field.offers("end-moves"));
    field.acts("end-moves; end-marches");
    assert_eq!((field.turn(), field.asked()), (2, "allies"), "cavalry with a road left stays");
}
