//! Cards, squares and orders that cannot be so are refused, and why is said.

use ccn::{Battle, Card};
use engine::Title as _;
use serde_json::{Value, json};

use super::read;
use super::refusals::{changed, faults_of};

/// A sound position with the whole deck: cavalry charges infantry next to a square.
fn sound() -> Value {
    json!({
        "field": { "deck": "full" },
        "active": "french",
        "decision": { "react": { "by": [4, 6], "at": [5, 6] } },
        "played": { "card": "attack-center", "command": 2 },
        "hands": { "french": ["probe-center"], "allied": ["forward", "probe-center", "scout-center"] },
        "tracks": { "allied": [{ "slot": 2, "card": "elan" }] },
        "units": [
            { "nation": "french", "kind": "LC", "hex": [4, 6], "marks": ["ordered", "battled"] },
            { "nation": "french", "kind": "FA", "hex": [3, 4] },
            { "nation": "british", "kind": "LN", "hex": [5, 6] },
            { "nation": "british", "kind": "LN", "hex": [5, 7], "square": 2 },
        ],
    })
}

/// What is said about the sound position with one thing changed.
#[track_caller]
fn check(path: &str, value: Value, expected: &str) {
    check_all(&[(path, value)], expected);
}

#[track_caller]
fn check_all(changes: &[(&str, Value)], expected: &str) {
    let faults = faults_of(&sound(), changes);
    assert!(faults.iter().any(|fault| fault == expected), "{expected}\n{faults:#?}");
}

#[test]
fn the_sound_position_is_sound() {
    assert_eq!(faults_of(&sound(), &[]), Vec::<String>::new());
}

#[test]
fn every_square_has_a_card_and_every_card_a_square() {
    check("/units/3/square", json!(1), "The unit in (5,7) has no card in slot 1 of its track.");
    check("/units/3/square", json!(0), "British LN cannot be in square in slot 0.");
    check("/units/3/square", json!(9), "British LN cannot be in square in slot 9.");
    check(
        "/units/3",
        json!({ "nation": "british", "kind": "LN", "hex": [5, 7] }),
        "Slot 2 of the Allied track belongs to one unit, not 0.",
    );
    check("/units/2/square", json!(2), "Slot 2 of the Allied track belongs to one unit, not 2.");
    check("/units/3/kind", json!("LC"), "The unit in (5,7) is no infantry and forms no square.");
    let two = json!([{ "slot": 2, "card": "elan" }, { "slot": 2, "card": "rally" }]);
    check("/tracks/allied", two, "Slot 2 of the Allied track has two cards.");
    let fifth = json!([{ "slot": 5, "card": "elan" }]);
    check("/tracks/allied", fifth, "A square track has slots 1 to 4, and no 5.");
    let square = json!({ "nation": "british", "kind": "LN", "blocks": 0, "square": 2 });
    check("/units/3", square, "British LN is eliminated and in no square.");
}

#[test]
fn cards_on_the_track_belong_to_the_hand() {
    let hand = json!(["forward", "probe-center", "scout-center", "scout-center", "rally"]);
    check("/hands/allied", hand, "The Allied hand can have 4 cards at this point, not 5.");
}

#[test]
fn the_command_value_fits_the_hand() {
    check("/played/command", json!(3), "The Command value is 1 to 2, not 3.");
    check("/played/command", json!(0), "The Command value is 1 to 2, not 0.");
}

#[test]
fn a_counter_attack_copies_what_the_enemy_followed() {
    let last = |card: &str| ("/last", json!({ "allied": card }));
    let copy = |card: &str| ("/played", json!({ "card": "counter-attack", "copy_of": card }));
    check_all(&[copy("attack-center")], "There is nothing that counter-attack copies.");
    check_all(
        &[last("attack-left-flank"), copy("attack-left-flank")],
        "The Counter-Attack copies attack-right-flank, not attack-left-flank.",
    );
    check_all(&[last("first-strike")], "first-strike cannot have been followed so that it counts.");
    check(
        "/last",
        json!({ "french": "rally" }),
        "rally is not what the French side follows in this turn.",
    );
    let fits = [last("attack-center"), ("/played", json!({ "card": "counter-attack" }))];
    assert_eq!(faults_of(&sound(), &fits), Vec::<String>::new());
}

#[test]
fn faces_come_from_dice_that_were_rolled() {
    check(
        "/played/faces",
        json!({ "infantry": 1 }),
        "0 dice were rolled for the card, and not 1 faces.",
    );
    let elan = |faces: Value| ("/played", json!({ "card": "elan", "faces": faces }));
    let track = ("/tracks/allied/0/card", json!("rally"));
    check_all(
        &[elan(json!({ "cavalry": 2, "flags": 1 })), track.clone()],
        "2 dice were rolled for the card, and not 3 faces.",
    );
    check_all(
        &[elan(json!({ "infantry": 1 })), track.clone()],
        "The dice did not show orders for all these pieces.",
    );
    assert_eq!(faults_of(&sound(), &[elan(json!({ "flags": 1 })), track]), Vec::<String>::new());
    check(
        "/played",
        json!({ "card": "rally", "faces": { "cavalry": 1 } }),
        "The faces of Rally are used before this decision.",
    );
}

/// All faces, those whose orders are given too.
#[test]
fn the_faces_of_elan_stay_when_their_orders_are_given() {
    let moving = |faces: Value| {
        [
            ("/decision", json!("movement")),
            ("/played", json!({ "card": "elan", "command": 2, "faces": faces })),
            ("/tracks/allied/0/card", json!("rally")),
            ("/units/0/marks", json!(["ordered"])),
            ("/units/1/marks", json!(["ordered"])),
        ]
    };
    check_all(&moving(json!({})), "The card orders 0 pieces, not 2.");
    check_all(&moving(json!({ "cavalry": 1 })), "The card orders 1 pieces, not 2.");
    let all = moving(json!({ "cavalry": 1, "artillery": 1 }));
    assert_eq!(faults_of(&sound(), &all), Vec::<String>::new());
}

/// [CCN-25.8.2]
#[test]
fn no_discards_are_left_where_elan_was_played() {
    let elan = [
        ("/decision", json!("give-orders")),
        ("/played", json!({ "card": "elan", "command": 2, "faces": { "cavalry": 1 } })),
        ("/tracks/allied/0/card", json!("scout-center")),
        ("/units/0/marks", json!([])),
    ];
    let with = |discards: Value| [&elan[..], &[("/discards", discards)]].concat();
    assert_eq!(faults_of(&sound(), &elan), Vec::<String>::new());
    check_all(&with(json!(["rally"])), AFTER_ELAN);
    let later = ("elan-shuffle", "end-of-turn");
    assert_eq!(faults_with(&with(json!(["rally"])), later), Vec::<String>::new());

    // A First Strike of this turn was discarded after that.
    let strike = |discards: Value| {
        let played = json!({ "card": "elan", "command": 2, "faces": { "flags": 1 } });
        let track = ("/tracks/allied/0/card", json!("rally"));
        [("/played", played), track, ("/strikes", json!(1)), ("/discards", discards)]
    };
    assert_eq!(faults_of(&sound(), &strike(json!(["first-strike"]))), Vec::<String>::new());
    check_all(&strike(json!(["forward", "first-strike"])), AFTER_ELAN);
}

const AFTER_ELAN: &str = "The piles were shuffled when Elan was played: only First Strikes of this \
                          turn can be discarded.";

/// [CCN-26.1.3]
#[test]
fn no_discards_are_left_where_the_draw_pile_ran_out() {
    let mut shown: Vec<Value> = vec![json!("attack-center"), json!("elan")];
    for hand in ["/hands/french", "/hands/allied"] {
        shown.extend(sound().pointer(hand).and_then(Value::as_array).cloned().expect("a hand"));
    }
    let mut all: Vec<Value> = Card::ALL
        .into_iter()
        .flat_map(|card| vec![json!(card); usize::from(card.copies())])
        .collect();
    for card in shown {
        let place = all.iter().position(|it| *it == card).expect("a card of the deck");
        all.remove(place);
    }
    let ran_out = "The draw pile ran out, so that the discards were shuffled into it.";
    let empty = [("/discards", json!(all)), ("/draw_pile", json!([]))];
    assert_eq!(faults_of(&sound(), &empty), [ran_out]);
    let later = ("draw-pile-shuffle", "when-needed");
    assert_eq!(faults_with(&empty, later), Vec::<String>::new());
    let last = all.pop().expect("a card");
    let one_left = [("/discards", json!(all)), ("/draw_pile", json!([last]))];
    assert_eq!(faults_of(&sound(), &one_left), Vec::<String>::new());
}

/// What is said about the changed position with an option.
#[track_caller]
fn faults_with(changes: &[(&str, Value)], (id, value): (&str, &str)) -> Vec<String> {
    let document = read(&changed(&sound(), changes));
    let options = [(id.to_owned(), value.to_owned())];
    Battle::arrange(&document, None, &options).err().unwrap_or_default()
}

#[test]
fn first_strikes_lie_on_the_discard_pile() {
    check("/strikes", json!(1), "At most 0 First Strikes can have been played here.");
    let fits = [("/strikes", json!(1)), ("/discards", json!(["first-strike"]))];
    assert_eq!(faults_of(&sound(), &fits), Vec::<String>::new());
}

#[test]
fn a_card_leads_only_to_its_own_questions() {
    let wrong = "The card that was played does not lead to this decision.";
    for decision in ["choose-section", "choose-mode", "leadership", "rally", "short-supply"] {
        check_all(&[("/decision", json!(decision)), ("/units/0/marks", json!([]))], wrong);
    }
    for card in ["short-supply", "first-strike", "counter-attack"] {
        check("/played/card", json!(card), wrong);
    }
    let manoeuvre = json!({ "card": "la-grande-manoeuvre", "mode": "manoeuvre" });
    check("/played", manoeuvre, wrong);
    check("/played", json!({ "card": "la-grande-manoeuvre" }), wrong);
    let hold = [("/played/card", json!("fire-and-hold")), ("/decision", json!("movement"))];
    check_all(&[&hold[..], &[("/units/0/marks", json!(["ordered"]))]].concat(), wrong);
}

#[test]
fn a_card_is_played_by_a_part_of_its_text() {
    let mode = |mode: &str| ("/played/mode", json!(mode));
    check_all(&[mode("manoeuvre")], "The card cannot have been played to manoeuvre.");
    check_all(&[mode("one-unit")], "The card cannot have been played to order one unit.");
    let unled = [("/played/card", json!("leadership")), ("/decision", json!("leadership"))];
    check_all(&unled, "The card cannot have been played by its text.");
}

#[test]
fn a_card_orders_its_own_kind_of_pieces() {
    let ordered = ("/units/1/marks", json!(["ordered"]));
    for card in ["bayonet-charge", "force-march", "fire-and-hold", "bombard"] {
        let card = ("/played/card", json!(card));
        let changes = [card, ordered.clone()];
        let faults = faults_of(&sound(), &changes);
        let is_kind = |fault: &String| fault.starts_with("The card orders no unit such as that in");
        assert!(faults.iter().any(is_kind), "{faults:#?}");
    }
    let orders = [
        ("/decision", json!("give-orders")),
        ("/played/card", json!("fire-and-hold")),
        ("/units/0/marks", json!([])),
        ("/units/1/hex", json!([4, 7])),
        ordered,
    ];
    check_all(&orders, "The card does not order the unit in (4,7) as it stands.");
}

#[test]
fn artillery_joins_only_what_it_can() {
    check("/joined", json!([[3, 4]]), "The unit in (3,4) must be marked battled.");
    let battled = ("/units/1/marks", json!(["ordered", "battled"]));
    check_all(&[battled.clone(), ("/joined", json!([[3, 4], [3, 4]]))], "(3,4) is listed twice.");
    check_all(&[("/joined", json!([[4, 6]]))], "The unit in (4,6) is the attacker.");
    check_all(
        &[("/units/1/hex", json!([1, 1])), battled.clone(), ("/joined", json!([[1, 1]]))],
        "The unit in (1,1) cannot have joined a melee at (5,6).",
    );
    check_all(
        &[battled, ("/joined", json!([[3, 4]])), ("/decision", json!("battles"))],
        "Artillery has joined only a melee whose attacker has not rolled.",
    );
}

#[test]
fn whoever_rolls_first_can_do_so() {
    let retreat = |during: Value| json!({ "retreat": { "unit": [4, 6], "hexes": 1, "during": { "first-roll": during } } });
    check(
        "/decision",
        retreat(json!({ "by": [4, 6], "at": [5, 6] })),
        "The unit in (5,6) rolls first as a square, or by a First Strike; count it.",
    );
    let square = retreat(json!({ "by": [4, 6], "at": [5, 7] }));
    assert_eq!(faults_of(&sound(), &[("/decision", square)]), Vec::<String>::new());
    let flags = json!({ "flags": { "unit": [4, 6], "flags": 1,
        "during": { "first-roll": { "by": [4, 6], "at": [5, 7] } } } });
    check("/decision", flags, "The flags of a square bounce the cavalry in (4,6).");
    let leader = |attacker: Value| {
        json!({ "leader-retreat": { "leader": [4, 6], "during": { "first-roll":
            { "by": [4, 6], "at": [5, 7], "attacker": attacker } } } })
    };
    let gone = [
        ("/units/0", json!({ "nation": "french", "kind": "LC", "blocks": 0 })),
        ("/leaders", json!([{ "nation": "french", "hex": [4, 6] }])),
        ("/trophies", json!({ "allied": 1 })),
    ];
    let with = |decision: Value| [&gone[..], &[("/decision", decision)]].concat();
    assert_eq!(faults_of(&sound(), &with(leader(json!(0)))), Vec::<String>::new());
    check_all(
        &with(leader(Value::Null)),
        "The attacker from (4,6) is gone; say which unit it was.",
    );
    check_all(&with(leader(json!(1))), "The attacker must be an eliminated unit.");
    check_all(&with(leader(json!(77))), "There is no unit 77 in the list.");
}

#[test]
fn cavalry_retires_before_infantry_alone() {
    let withdraw = |unit: [u8; 2], hexes: u8| {
        (
            "/decision",
            json!({ "withdraw": { "unit": unit, "hexes": hexes, "by": [4, 6], "at": [5, 6] } }),
        )
    };
    check_all(&[withdraw([5, 6], 2)], "Only cavalry retires, and only before infantry.");
    let swapped = [("/units/0/kind", json!("LN")), ("/units/2/kind", json!("LC"))];
    let with = |decision: (&'static str, Value)| [&swapped[..], &[decision]].concat();
    assert_eq!(faults_of(&sound(), &with(withdraw([5, 6], 2))), Vec::<String>::new());
    check_all(&with(withdraw([5, 6], 1)), "The cavalry in (5,6) cannot have 1 hexes to go.");
    let flags = json!({ "flags": { "unit": [5, 6], "flags": 1,
        "during": { "retiring": { "by": [4, 6], "at": [5, 6] } } } });
    check_all(&with(("/decision", flags)), "No flag counts against cavalry that retires.");
}
