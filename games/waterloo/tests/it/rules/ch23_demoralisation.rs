//! Chapter 23: armies that lost too many blocks.

use waterloo::Event;

use crate::field::Field;

const FRENCH: &str = "F-G-CAV F-G-ART1 F-G-ART2 F-1-INF1 F-1-INF2 F-1-ART F-2-INF1 F-2-INF2 \
    F-2-ART F-3-INF1 F-3-INF2 F-3-ART";
const DUTCH: &str = "A-1-GDS A-1-ALT A-1-PER A-1-CHA A-1-CAV A-1-ART A-2-CLI A-2-COL";
const PRUSSIANS: &str =
    "P-1-INF1 P-1-INF2 P-1-CAV P-1-ART P-1-RHA P-2-INF1 P-2-INF2 P-2-CAV P-2-ART";

/// The first blocks of a list.
fn some(list: &str, blocks: usize) -> String {
    list.split_whitespace().take(blocks).collect::<Vec<_>>().join(" ")
}

/// The end of turn 4, with these blocks lost.
fn after_turn_4(lost: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 4
        beaumont: F-NAP F-G-INF
        hal: A-WEL A-R-PIC
        namur: P-BLU P-4-INF1
        lost: {lost}
        ask moves"
    ));
    field.act("end-moves");
    field
}

#[test]
fn wat_23_1_1_a_blocks_count_whatever_the_cause() {
    let mut field = Field::at(&format!(
        "turn 2
        mons: A-1-CHA(1)<binche
        hal: A-WEL
        ghent: F-C1
        lost: {}
        ask marches",
        some(DUTCH, 3) + " A-R-PIC A-R-LAM"
    ));
    // One falls on a forced march, one to want of supply.
    field.dice("march", [1]).acts("take A-1-CHA; march ath");
    assert_eq!((field.place("A-1-CHA"), field.lost('A')), ("lost".to_owned(), 6));
    assert_eq!((field.turn(), field.asked()), (3, "french"));
    field.act("end-moves");
    assert_eq!((field.place("A-WEL"), field.lost('A')), ("lost".to_owned(), 7));
    assert!(!field.lists("demoralised", "anglo-dutch"));
    field.finish();
}

#[test]
fn wat_23_1_2_a_each_army_has_its_threshold() {
    for (list, at, army) in
        [(FRENCH, 12, "french"), (DUTCH, 8, "anglo-dutch"), (PRUSSIANS, 9, "prussian")]
    {
        let below = after_turn_4(&some(list, at - 1));
        assert!(!below.lists("demoralised", army) && below.turn() == 5);
        let reached = after_turn_4(&some(list, at));
        assert!(reached.lists("demoralised", army), "{army}");
    }
}

#[test]
fn wat_23_1_2_a_nothing_happens_during_the_turn_itself() {
    let mut field = Field::at(&format!(
        "turn 5
        fosses: F-C2 P-3-CAV(1)
        charleroi: F-C1 F-C3 F-C4 P-4-INF1 P-4-INF2 P-4-CAV
        lost: {}
        entries: philippeville-fosses ham-charleroi
        ask moves",
        some(PRUSSIANS, 8)
    ));
    // The ninth is lost in a skirmish, and a battle is still to be fought.
    field.dice("skirmish", [6, 1, 6]).markers(["farm"]).act("end-moves");
    assert_eq!((field.lost('P'), field.question().as_str()), (9, "put-markers"));
    assert!(!field.lists("demoralised", "prussian"));
    assert_eq!(field.place("P-4-INF1"), "charleroi");
    field.finish();
}

#[test]
fn wat_23_1_2_a_the_army_fights_its_other_battle_to_the_end() {
    let mut field = Field::at(&format!(
        "turn 5
        hal: A-WEL A-R-PIC
        lost: {}
        entries: ham-charleroi quatrebras-ligny fosses-ligny
        battle charleroi round 1
        a-l: F-1-INF1
        a-c: F-1-INF2
        a-r: F-3-INF1
        d-l: F-2-INF1 P-3-CAV(1)
        d-c: P-3-INF1
        d-r: P-3-INF2
        battle ligny round 1
        a-l: F-C1
        a-c: F-C3
        a-r: F-C4
        d-l: P-4-INF1
        d-c: P-4-ART
        d-r: P-4-CAV
        ask battle-phase charleroi attacker",
        some(PRUSSIANS, 8)
    ));
    field.dice("fire", [1, 6, 6, 6]).acts("take F-2-INF1; fire");
    field.acts("retreat P-3-INF1 binche; retreat P-3-INF2 thuin; end-regrouping");
    assert_eq!((field.lost('P'), field.asked_of("town")), (9, "ligny".into()));
    // The Prussians in Ligny fight on, and have won before the army is demoralised.
    field.acts("end-battle-phase; end-reinforcement");
    field.dice("fire", [6, 6, 6]).acts("take P-4-ART; fire; end-battle-phase");
    assert!(!field.lists("demoralised", "prussian"));
    field.acts("take F-C1; withdraw quatrebras; take F-C3; withdraw quatrebras");
    field.acts("take F-C4; withdraw fosses");
    assert_eq!((field.turn(), field.lost('P')), (6, 9));
    assert!(field.lists("demoralised", "prussian"));
    assert_eq!(field.place("P-4-INF1"), "nowhere");
    field.finish();
}

#[test]
fn wat_23_1_3_a_the_other_allied_army_plays_on() {
    let mut field = Field::at(&format!(
        "turn 7
        beaumont: F-NAP
        hal: A-WEL A-R-PIC
        braine: A-C-HVY
        namur: P-BLU P-4-INF1
        huy: P-4-CAV
        lost: {DUTCH}
        ask moves"
    ));
    field.act("end-moves");
    assert_eq!((field.turn(), field.asked()), (8, "allies"));
    for id in ["A-WEL", "A-R-PIC", "A-C-HVY"] {
        assert_eq!(field.place(id), "nowhere");
    }
    // [WAT-23.1.1] The removed blocks are not counted. They lie open.
    assert_eq!(field.lost('A'), 8);
    let faces = field.events.iter().find_map(|event| {
        let Event::ArmyRemoved { faces, .. } = event else { return None };
        Some(faces.len())
    });
    assert_eq!(faces, Some(3));
    field.acts("take P-4-INF1; move ligny");
    field.refused("take P-4-CAV", "WAT-5.1.3");
}

#[test]
fn wat_23_1_3_a_the_army_is_removed_once() {
    let mut field = after_turn_4(DUTCH);
    field.events.clear();
    field.acts("end-moves; end-moves");
    assert_eq!(field.turn(), 7);
    let again =
        |event: &Event| matches!(event, Event::Demoralised { .. } | Event::ArmyRemoved { .. });
    assert!(!field.events.iter().any(again));
}

#[test]
fn wat_21_1_4_a_a_leader_is_one_lost_block() {
    // As the ninth Prussian block he makes the army demoralised at the end of the turn.
    let starve = |lost: &str| {
        let mut field = Field::at(&format!(
            "turn 5
            liege: F-C3
            beaumont: F-NAP
            hal: A-WEL A-R-PIC
            namur: P-BLU P-4-INF1 P-4-CAV
            lost: {lost}
            ask moves"
        ));
        field.acts("end-moves; starve P-4-INF1; starve P-BLU");
        field
    };
    let ninth = starve(&some(PRUSSIANS, 7));
    assert!(ninth.lists("demoralised", "prussian") && ninth.place("P-4-CAV") == "nowhere");
    let second = starve("P-4-ART");
    assert_eq!((second.turn(), second.lost('P')), (6, 3));
    assert!(!second.lists("demoralised", "prussian") && second.place("P-4-CAV") == "namur");
}

#[test]
fn wat_18_2_2_a_disrupted_blocks_recover_at_the_end_of_any_turn() {
    let mut field = Field::at(
        "turn 1
        brussels: F-NAP F-C1!
        namur: P-BLU P-1-CAV!
        ghent: A-WEL A-1-GDS
        ask starve anglo-dutch 1",
    );
    assert!(field.is("P-1-CAV", "disrupted") && field.is("F-C1", "disrupted"));
    field.act("starve A-1-GDS");
    assert!(!field.is("P-1-CAV", "disrupted") && !field.is("F-C1", "disrupted"));
    assert!(field.offers("take P-1-CAV"));
}

#[test]
fn wat_23_1_4_a_a_handicap_lets_a_side_lose_more() {
    let lost = |option: &str, list: &str| {
        let mut field = Field::at(&format!(
            "turn 4
            {option}
            beaumont: F-NAP F-G-INF
            hal: A-WEL A-R-PIC
            namur: P-BLU P-4-INF1
            lost: {list}
            ask moves"
        ));
        field.act("end-moves");
        field.lists("demoralised", "anglo-dutch")
    };
    assert!(lost("", DUTCH));
    assert!(!lost("option handicap-allies 1", DUTCH));
    assert!(lost("option handicap-allies 1", &format!("{DUTCH} A-R-LAM")));
    // The other side is not helped by it.
    let mut field = Field::at(&format!(
        "turn 4\noption handicap-allies 6\nbeaumont: F-NAP\nhal: A-WEL\nlost: {FRENCH}\nask moves"
    ));
    field.act("end-moves");
    assert!(field.is_over());
}
