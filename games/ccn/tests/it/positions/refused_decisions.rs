//! A decision to which play cannot come is refused, and why is said.

use serde_json::{Value, json};

use super::refusals::{battled, check, check_decision};

#[test]
fn nobody_is_asked_in_vain() {
    let far = [("/units/2/hex", json!([1, 1]))];
    check(&far, &["Nobody is asked here: no battle can be fought."]);
    let empty = [("/hands", json!({})), ("/played", Value::Null), ("/units/0/marks", json!([]))];
    check_decision(&json!("play-card"), &empty, "Nobody is asked here: the hand is empty.");
    let scout = [("/played/card", json!("scout-center"))];
    check_decision(
        &json!("give-orders"),
        &scout,
        "Nobody is asked here: nothing more can be ordered.",
    );
    let melee = json!({ "melee": { "by": [6, 6], "at": [5, 6] } });
    check_decision(
        &json!({ "flags": { "unit": [5, 6], "flags": 1, "during": melee } }),
        &[battled()],
        "Nobody is asked here: the unit can ignore no flag.",
    );
    let friend =
        [battled(), ("/units/-", json!({ "nation": "french", "kind": "LN", "hex": [4, 5] }))];
    check_decision(
        &json!({ "retreat": { "unit": [5, 6], "hexes": 1, "during": melee } }),
        &friend,
        "Nobody is asked here: the unit has not more than one way to go.",
    );
}

#[test]
fn flags_come_from_a_roll_that_can_have_been() {
    let flags = |flags: u8, check: &str, during: Value| {
        let unit = [5, 6];
        json!({ "flags": { "unit": unit, "flags": flags, "check": check, "during": during } })
    };
    let melee = json!({ "melee": { "by": [6, 6], "at": [5, 6] } });
    check_decision(
        &flags(1, "due", melee.clone()),
        &[],
        "The unit in (6,6) must be marked battled.",
    );
    let battled = &[battled()];
    check_decision(
        &flags(5, "due", melee.clone()),
        battled,
        "The roll at (5,6) can show 1 to 4 flags.",
    );
    check_decision(
        &flags(0, "due", melee.clone()),
        battled,
        "The roll at (5,6) can show 1 to 4 flags.",
    );
    check_decision(
        &flags(1, "made", melee),
        battled,
        "The unit in (5,6) has all its blocks, so that no leader check was made.",
    );
    check_decision(
        &flags(1, "due", json!("battle-back")),
        battled,
        "There is no Allied unit in (5,6).",
    );
    check_decision(
        &flags(1, "due", json!("fire")),
        battled,
        "No unit can have rolled at (5,6) in this way.",
    );
    let far = json!({ "melee": { "by": [6, 6], "at": [5, 5] } });
    check_decision(&flags(1, "due", far), battled, "(5,5) is not next to (6,6).");
    let aside = json!({ "melee": { "by": [6, 6], "at": [5, 7] } });
    check_decision(&flags(1, "due", aside), battled, "The melee is at (5,7), not at (5,6).");
    let bonus = json!({ "bonus-melee": { "by": [6, 6], "at": [5, 6] } });
    check_decision(
        &flags(1, "due", bonus),
        battled,
        "The unit in (6,6) must be marked bonus-melee.",
    );
}

#[test]
fn a_retreat_leads_away_from_the_melee() {
    let retreat = |unit: [u8; 2], hexes: u8, at: [u8; 2]| {
        let during = json!({ "melee": { "by": [6, 6], "at": at } });
        json!({ "retreat": { "unit": unit, "hexes": hexes, "during": during } })
    };
    let battled = &[battled()];
    check_decision(
        &retreat([5, 6], 5, [5, 6]),
        battled,
        "A retreat of 5 more hexes cannot be due in (5,6).",
    );
    check_decision(
        &retreat([5, 6], 0, [5, 6]),
        battled,
        "A retreat of 0 more hexes cannot be due in (5,6).",
    );
    check_decision(
        &retreat([5, 6], 1, [5, 7]),
        battled,
        "(5,6) cannot be reached from (5,7) in a retreat.",
    );
    let other = [
        battled[0].clone(),
        ("/units/-", json!({ "nation": "french", "kind": "LN", "hex": [4, 6] })),
    ];
    check_decision(
        &retreat([4, 6], 1, [5, 6]),
        &other,
        "(5,6) is not empty, though its defender left it.",
    );
}

#[test]
fn a_leader_flees_from_somewhere() {
    let flee = |leader: [u8; 2], steps: u8, during: Value| json!({ "leader-retreat": { "leader": leader, "steps": steps, "during": during } });
    let guns = ("/units/1/marks", json!(["ordered", "battled"]));
    let trophy = ("/trophies", json!({ "allied": 1 }));
    check_decision(
        &flee([3, 6], 0, json!("fire")),
        std::slice::from_ref(&guns),
        "His unit was eliminated: the Allied side has a trophy.",
    );
    check_decision(
        &flee([3, 6], 0, json!("fire")),
        std::slice::from_ref(&trophy),
        "No unit is marked battled that could have attacked.",
    );
    check_decision(
        &flee([3, 7], 1, json!("fire")),
        std::slice::from_ref(&guns),
        "Exactly one leader must be fleeing, and be in (3,7).",
    );
    check_decision(
        &flee([8, 6], 1, json!("fire")),
        &[guns.clone(), trophy.clone()],
        "There is no French leader in (8,6) who could retreat.",
    );
    let attached = ("/leaders/1/hex", json!([5, 6]));
    check_decision(
        &flee([5, 6], 0, json!("fire")),
        &[guns.clone(), attached],
        "The leader in (5,6) is with a unit, and stays.",
    );
    let low = ("/leaders/1/hex", json!([9, 6]));
    check_decision(
        &flee([9, 6], 1, json!("fire")),
        &[guns, trophy, low],
        "He cannot be at step 1 in (9,6).",
    );
    check(
        &[("/leaders/1/fate", json!("fleeing"))],
        &["A leader is fleeing only at D-18, after his first step."],
    );
    let melee = json!({ "melee": { "by": [6, 6], "at": [5, 6] } });
    check_decision(
        &flee([3, 6], 1, melee),
        &[battled()],
        "(5,6) is not empty, though its defender left it.",
    );
}

#[test]
fn a_vacated_hex_is_empty() {
    let ground = |to: [u8; 2]| json!({ "take-ground": { "unit": [6, 6], "to": to } });
    check_decision(&ground([5, 6]), &[battled()], "(5,6) is not empty.");
    check_decision(&ground([5, 7]), &[], "The unit in (6,6) must be marked battled.");
    let through = json!({ "breakthrough": { "unit": [6, 6], "to": [5, 7] } });
    check_decision(&through, &[battled()], "The unit in (6,6) is no Cavalry.");
    let again = json!({ "breakthrough": { "unit": [6, 6], "to": [5, 7], "melee": "bonus" } });
    check_decision(&again, &[battled()], "The unit in (6,6) must be marked bonus-melee.");
}

#[test]
fn only_cavalry_that_has_battled_breaks_through() {
    let on = |unit: [u8; 2]| json!({ "go-on": { "unit": unit } });
    let wrong = "The unit in (6,6) must be cavalry marked battled, and not bonus-melee.";
    check_decision(&on([6, 6]), &[battled()], wrong);
    check_decision(&on([6, 7]), &[], "There is no Allied unit in (6,7).");
    let horse = ("/units/3/marks", json!(["ordered", "battled"]));
    let bonus = json!({ "bonus-melee": { "unit": [6, 9] } });
    check_decision(&bonus, &[horse], "Nobody is asked here: there is nothing to attack.");
}

#[test]
fn whoever_battles_back_was_attacked() {
    let back = |at: [u8; 2]| json!({ "battle-back": { "unit": [5, 6], "at": at } });
    check_decision(&back([6, 6]), &[], "The unit in (6,6) must be marked battled.");
    check_decision(&back([6, 7]), &[], "There is no Allied unit in (6,7).");
    let horse = ("/units/3/marks", json!(["ordered", "battled"]));
    check_decision(&back([6, 9]), &[horse], "(5,6) is not next to (6,9).");
}
