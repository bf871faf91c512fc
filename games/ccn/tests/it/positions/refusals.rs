//! What is wrong with a document is said in a sentence.

use ccn::{Battle, Document};
use engine::Title;
use serde_json::{Value, json};

use super::read;

/// Two lines of infantry face to face, with guns behind one of them: a battle is to be chosen.
fn sound() -> Value {
    json!({
        "active": "allied",
        "decision": "battles",
        "played": { "card": "attack-center" },
        "hands": { "allied": ["forward", "forward"], "french": ["probe-center"] },
        "units": [
            { "nation": "british", "kind": "LN", "hex": [6, 6], "marks": ["ordered"] },
            { "nation": "british", "kind": "FA", "hex": [7, 4] },
            { "nation": "french", "kind": "LN", "hex": [5, 6] },
            { "nation": "british", "kind": "LC", "hex": [6, 9] },
        ],
        "leaders": [
            { "nation": "british", "hex": [8, 6] },
            { "nation": "french", "hex": [3, 6] },
        ],
    })
}

/// The same document with other values in some places.
pub(super) fn changed(document: &Value, changes: &[(&str, Value)]) -> Value {
    let mut json = document.clone();
    for (place, value) in changes {
        let (parent, key) = place.rsplit_once('/').expect("a place");
        let parent = json.pointer_mut(parent).expect("a place in the document");
        match parent {
            Value::Array(list) if key == "-" => list.push(value.clone()),
            Value::Array(list) => list[key.parse::<usize>().expect("a number")] = value.clone(),
            Value::Object(map) => drop(map.insert(key.to_owned(), value.clone())),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                panic!("nothing is inside of {parent}")
            }
        }
    }
    json
}

/// Everything that is wrong with a document after some changes.
#[track_caller]
pub(super) fn faults_of(document: &Value, changes: &[(&str, Value)]) -> Vec<String> {
    let document = read(&changed(document, changes));
    Battle::arrange(&document, None, &[]).err().unwrap_or_default()
}

/// Checks everything that is wrong after some changes.
#[track_caller]
pub(super) fn check(changes: &[(&str, Value)], expected: &[&str]) {
    assert_eq!(faults_of(&sound(), changes), expected);
}

/// Checks what is wrong with another decision, after some changes.
#[track_caller]
pub(super) fn check_decision(decision: &Value, changes: &[(&str, Value)], expected: &str) {
    let changes = [&[("/decision", decision.clone())], changes].concat();
    check(&changes, &[expected]);
}

/// The attacker has attacked.
pub(super) fn battled() -> (&'static str, Value) {
    ("/units/0/marks", json!(["ordered", "battled"]))
}

#[test]
fn the_sound_document_is_sound() {
    assert!(Battle::arrange(&read(&sound()), None, &[]).is_ok());
}

#[test]
fn unknown_words_are_refused_while_reading() {
    for (place, value) in [("/nations", json!(1)), ("/units/0/size", json!(1))] {
        let document = serde_json::from_value::<Document>(changed(&sound(), &[(place, value)]));
        assert!(document.expect_err("an unknown word").to_string().contains("unknown field"));
    }
    let off_board =
        serde_json::from_value::<Document>(changed(&sound(), &[("/units/0/hex", json!([4, 13]))]));
    assert!(off_board.expect_err("a fault").to_string().contains("the board has no hex (4,13)"));
}

#[test]
fn options_are_refused_as_everywhere() {
    let options = [("fog".to_owned(), "on".to_owned())];
    let faults = Battle::arrange(&read(&sound()), None, &options).expect_err("no such option");
    assert!(faults[0].starts_with("There is no option \"fog\""), "{faults:?}");
}

#[test]
fn a_battle_is_in_one_place() {
    let both = [("/scenario", json!("rolica-first-position")), ("/field", json!({}))];
    check(&both, &["Name a scenario or give a field, not both."]);
    let ids: Vec<String> = Battle::scenarios().into_iter().map(|card| card.id).collect();
    let unknown = format!("There is no scenario \"wagram\"; there are {}.", ids.join(", "));
    check(&[("/scenario", json!("wagram"))], &[&unknown]);
}

#[test]
fn a_field_keeps_to_the_rules_of_scenarios() {
    let row = "Row 1 of the map has 2 hexes; it must have 13.";
    check(&[("/field", json!({ "map": [". ."] }))], &[row]);
    let goals = json!({ "banners": { "french": 6 }, "cards": { "french": 5, "allied": 10 } });
    check(
        &[("/field", goals)],
        &[
            "The Allied hand can have 9 cards at most.",
            "The Allied side must need 1 to 30 banners.",
        ],
    );
    let ridge = json!({ "name": "ridge", "hexes": [[5, 5]], "banners": 1, "counts": "while-held" });
    let twice = json!({ "objectives": [ridge, ridge] });
    check(&[("/field", twice)], &["ridge is named twice; choose another name."]);
}

#[test]
fn pieces_stand_apart_and_on_firm_ground() {
    check(&[("/units/1/hex", json!([6, 6]))], &["(6,6) holds a unit already; move British FA."]);
    check(&[("/leaders/1/hex", json!([6, 6]))], &["French leader stands with an enemy in (6,6)."]);
    check(
        &[("/leaders/1/hex", json!([8, 6]))],
        &["(8,6) holds a leader already; move French leader."],
    );
    let mut rows = vec![json!(". . . . . . . . . . . . ."); 9];
    for row in [1, 3, 5, 7] {
        rows[row] = json!(". . . . . . . . . . . .");
    }
    rows[4] = json!(". . . . . r . . . . . . .");
    check(
        &[("/field", json!({ "map": rows }))],
        &["French LN could not enter the ground of (5,6); put it elsewhere."],
    );
}

#[test]
fn units_are_as_their_armies_have_them() {
    check(
        &[("/units/2/kind", json!("RL")), ("/units/0/blocks", json!(5))],
        &[
            "British LN can have 1 to 4 blocks.",
            "No French army has such a unit as French RL (RL).",
        ],
    );
    check(
        &[("/units/2/kind", Value::Null), ("/leaders/0/nation", Value::Null)],
        &["Unit 3 needs a nation and a kind.", "Leader 1 needs a nation."],
    );
    check(&[("/units/2/name", json!(""))], &["A name has 1 to 60 characters on one line."]);
    let lost = json!({ "nation": "french", "kind": "RL", "blocks": 0, "name": "" });
    check(
        &[("/units/-", lost)],
        &["No French army has such a unit as .", "A name has 1 to 60 characters on one line."],
    );
}

#[test]
fn who_is_out_of_the_game_is_nowhere() {
    check(
        &[("/units/1/blocks", json!(0))],
        &["British FA in (7,4) has no blocks; leave out its hex."],
    );
    check(
        &[("/units/1/hex", Value::Null)],
        &["British FA needs a hex, or 0 blocks if it is eliminated."],
    );
    let lost = [("/units/0/hex", Value::Null), ("/units/0/blocks", json!(0))];
    check(&lost, &["British LN is eliminated and has no marks."]);
    check(
        &[("/leaders/0/fate", json!("left"))],
        &["British leader is out of the game and not in (8,6)."],
    );
    check(
        &[("/leaders/0/hex", Value::Null)],
        &["British leader needs a hex, or a fate if he is not there."],
    );
}

#[test]
fn there_are_not_too_many_pieces() {
    let hexes = (1..=9).flat_map(|row| (1..=12).map(move |column| [row, column]));
    let unit = |hex| json!({ "nation": "french", "kind": "LN", "hex": hex });
    let units: Vec<Value> = hexes.take(57).map(unit).collect();
    let faults = Battle::arrange(&read(&changed(&sound(), &[("/units", json!(units))])), None, &[]);
    let most = "A battle has at most 56 units, lost ones included.".to_owned();
    assert!(faults.expect_err("too many").contains(&most));
}

#[test]
fn a_scenario_knows_its_pieces() {
    let rolica = |units: Value| {
        let document = json!({
            "scenario": "rolica-first-position",
            "active": "allied",
            "decision": "play-card",
            "hands": { "allied": ["forward"] },
            "units": units,
        });
        Battle::arrange(&read(&document), None, &[])
    };
    let ligne = json!({ "name": "4th Swiss", "hex": [2, 7] });
    let foot = json!({ "name": "nine-pounders", "hex": [8, 7], "blocks": 2 });
    assert!(rolica(json!([ligne, foot])).is_ok());
    let horse = json!({ "name": "nine-pounders", "hex": [8, 7], "kind": "HA" });
    let faults = rolica(json!([ligne, horse, ligne, { "hex": [8, 8] }])).expect_err("faults");
    assert_eq!(
        faults,
        [
            "nine-pounders is British FA in this scenario.",
            "The scenario has no such unit left as \"4th Swiss\".",
            "In a scenario a unit is listed by its name.",
        ]
    );
}

#[test]
fn turns_and_trophies_of_a_scenario_add_up() {
    let arranged = |turn: u32, trophies: u8| {
        let document = json!({
            "scenario": "rolica-first-position",
            "active": "french",
            "turn": turn,
            "decision": "play-card",
            "hands": { "french": ["forward"] },
            "trophies": { "french": trophies },
            "units": [
                { "name": "4th Swiss", "hex": [2, 7] },
                { "name": "nine-pounders", "hex": [8, 7] },
            ],
        });
        Battle::arrange(&read(&document), None, &[]).map_err(|faults| faults.join(" "))
    };
    assert_eq!(arranged(3, 0), Err("Turn 3 of this scenario is not French.".to_owned()));
    assert!(arranged(4, 4).is_ok());
    let won = "The French side has 30 trophies; only 15 pieces are lost. \
               The French side has won: it has 30 of 5 banners.";
    assert_eq!(arranged(2, 30), Err(won.to_owned()));
    check(&[("/turn", json!(0))], &["A turn has a number from 1 to 1000000."]);
}

#[test]
fn cards_add_up_to_the_deck() {
    check(
        &[("/discards", json!(["forward", "forward", "assault-center"]))],
        &["The deck of 70 cards does not add up: 4 of forward instead of 2."],
    );
    let faults =
        Battle::arrange(&read(&changed(&sound(), &[("/draw_pile", json!([]))])), None, &[]);
    let faults = faults.expect_err("most cards are missing");
    assert_eq!(
        faults,
        [
            "The deck of 70 cards does not add up with its draw pile: 0 of scout-left-flank instead of \
          2, 0 of scout-center instead of 2, 0 of scout-right-flank instead of 2, and 25 other cards."
        ]
    );
}

#[test]
fn hands_are_not_too_large() {
    let hand = json!(["probe-center", "probe-center", "forward", "recon-in-force", "flank-attack"]);
    check(
        &[("/hands/allied", hand), ("/hands/french", json!([]))],
        &["The Allied hand can have 4 cards at this point, not 5."],
    );
}

#[test]
fn a_card_lies_open_from_the_orders_to_the_draw_phase() {
    check(&[("/played", Value::Null)], &["At this decision a card has been played; say which."]);
    check_decision(&json!("play-card"), &[], "At this decision no card lies open.");
    check(&[("/played/command", json!(6))], &["The Command value is 1 to 3, not 6."]);
}

#[test]
fn cards_are_scouted_after_scout() {
    check(&[("/scouted", json!(["probe-center"]))], &["Cards are scouted only at D-23."]);
    let keep = |scouted: Value, discards: Value, expected: &str| {
        let changes = [("/played", Value::Null), ("/scouted", scouted), ("/discards", discards)];
        check_decision(&json!("keep-card"), &changes, expected);
    };
    keep(json!(["probe-center"]), json!([]), "Two cards are scouted, not 1.");
    keep(
        json!(["probe-center", "probe-center"]),
        json!(["scout-center", "attack-center"]),
        "Scout is discarded before D-23, but attack-center lies on top.",
    );
}

#[test]
fn a_battle_that_is_won_is_over() {
    check(
        &[("/trophies", json!({ "french": 6 }))],
        &["The French side has won: it has 6 of 6 banners."],
    );
    let lost = json!({ "nation": "french", "kind": "LN", "blocks": 0 });
    check(&[("/units/2", lost)], &["The French side has lost: it has no unit on the board."]);
}

#[test]
fn objectives_count_for_whoever_is_there() {
    let field = json!({ "objectives": [
        { "name": "ridge", "hexes": [[5, 6], [6, 6]], "banners": 1, "counts": "while-held" },
        { "name": "road", "side": "french", "hexes": [[1, 1]], "banners": 1, "counts": "at-start" },
    ] });
    let held = |held: Value, expected: &str| {
        check(&[("/field", field.clone()), ("/held", held)], &[expected]);
    };
    let french = json!({ "name": "ridge", "side": "french", "hex": [5, 6] });
    let allied = json!({ "name": "ridge", "side": "allied", "hex": [6, 6] });
    held(json!([french]), "ridge counts for the Allied side; list it as held.");
    held(
        json!([french, allied, { "name": "road" }]),
        "road cannot count for the French side, which has no unit there.",
    );
    held(json!([{ "name": "hill" }]), "There is no such objective as \"hill\".");
    held(json!([{ "name": "ridge" }]), "Say which \"ridge\" is held: name its side and its hex.");
}

#[test]
fn marks_fit_the_moment() {
    let mark = |place: &str, value: Value, expected: &str| check(&[(place, value)], &[expected]);
    let enemy = "French LN in (5,6) is not of the active side and has no marks.";
    mark("/units/2/marks", json!(["ordered"]), enemy);
    mark(
        "/leaders/1/marks",
        json!(["ordered"]),
        "French leader in (3,6) is not of the active side and has no marks.",
    );
    mark(
        "/units/0/marks",
        json!(["ordered", "moved"]),
        "British LN in (6,6) has moved; say by how many hexes.",
    );
    mark("/units/0/moved", json!(2), "British LN in (6,6) moves no farther than 1.");
    mark(
        "/units/1/moved",
        json!(1),
        "British FA in (7,4) cannot be marked moved without an order.",
    );
    mark(
        "/units/1/marks",
        json!(["battled"]),
        "British FA in (7,4) cannot be marked battled without an order.",
    );
    mark(
        "/units/1/marks",
        json!(["ordered", "battled", "bonus-melee"]),
        "British FA in (7,4) cannot have had a bonus melee.",
    );
    mark(
        "/units/1/marks",
        json!(["ordered", "entered-forest"]),
        "British FA in (7,4) is not where it could have entered forest or town.",
    );
    mark(
        "/leaders/0/marks",
        json!(["battled"]),
        "British leader in (8,6) is a leader and cannot be marked battled.",
    );
    mark(
        "/leaders/0/marks",
        json!(["moved"]),
        "British leader in (8,6) cannot be marked moved without an order.",
    );
    let guns = json!({
        "nation": "british", "kind": "FA", "hex": [7, 4], "moved": 1,
        "marks": ["ordered", "battled"],
    });
    mark("/units/1", guns, "British FA in (7,4) moved too far to battle.");
    check_decision(
        &json!("movement"),
        &[battled()],
        "British LN in (6,6) cannot be marked battled yet.",
    );
    let moved = [("/units/0/moved", json!(1))];
    check_decision(
        &json!("give-orders"),
        &moved,
        "British LN in (6,6) cannot be marked moved yet.",
    );
    let ordered = [("/leaders/0/marks", json!(["ordered", "moved"]))];
    check_decision(
        &json!("give-orders"),
        &ordered,
        "British leader in (8,6) cannot be marked moved yet.",
    );
}

#[test]
fn a_card_orders_as_many_as_it_says() {
    let all = |number: usize| {
        ["/units/0/marks", "/units/1/marks", "/units/3/marks", "/leaders/0/marks"][..number]
            .iter()
            .map(|&place| (place, json!(["ordered"])))
            .collect::<Vec<_>>()
    };
    check(&all(4), &["The card orders 3 pieces, not 4."]);
    let left = [("/played/card", json!("attack-left-flank"))];
    check_decision(
        &json!("give-orders"),
        &left,
        "The card does not order so many pieces in these sections.",
    );
    check_decision(
        &json!("movement"),
        &[("/units/0/marks", json!([]))],
        "Nothing is ordered, so there is no movement.",
    );
}
