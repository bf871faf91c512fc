//! One example for each decision point of the rules page: a small position, and one decision.

use std::sync::LazyLock;

use ccn::{Action, Battle, Card, Piece, Section};
use engine::{Game, Journal, Seat, Title};
use luck::Scripted;
use serde_json::{Value, json};

use super::arrange;
use crate::field::hex;

static POINTS: LazyLock<Vec<Value>> =
    LazyLock::new(|| serde_json::from_str(include_str!("points.json")).expect("JSON"));

/// The example of a title.
fn example(title: &str) -> &'static Value {
    POINTS.iter().find(|it| it["title"] == title).expect("an example of this title")
}

/// Plays the decision of an example with its luck, and describes what came of it.
#[track_caller]
fn play(title: &str) -> Value {
    let example = example(title);
    let mut battle = arrange(&example["document"]);
    let seat = Seat(example["seat"].as_u64().expect("a seat") as u8);
    let action: Action = serde_json::from_value(example["decision"].clone()).expect("a decision");
    let mut luck = luck(&example["luck"]);
    let played = battle.play(seat, action, &mut luck, &mut Journal::off());
    played.unwrap_or_else(|refusal| panic!("{action:?} is refused by {}", refusal.rule));
    luck.assert_spent();
    described(&battle)
}

fn described(battle: &Battle) -> Value {
    serde_json::to_value(battle.document()).expect("a document can be written")
}

fn luck(listed: &Value) -> Scripted {
    let draws = listed.as_array().expect("a list of draws");
    draws.iter().fold(Scripted::new(), |luck, draw| {
        let kind =
            ["battle", "leader", "deal", "square"].into_iter().find(|it| draw["kind"] == *it);
        let kind = kind.expect("a kind of luck");
        let picks = draw["picks"].as_array().into_iter().flatten();
        let luck = picks.fold(luck, |luck, card| luck.pick(kind, pick(card)));
        match draw["dice"].as_array() {
            Some(faces) => {
                luck.dice(kind, faces.iter().map(|face| die(face.as_str().expect("a face"))))
            }
            None => luck,
        }
    })
}

fn pick(card: &Value) -> u32 {
    let card: Card = serde_json::from_value(card.clone()).expect("a card");
    card as u32
}

fn die(face: &str) -> u8 {
    match face {
        "infantry" => 1,
        "cavalry" => 3,
        "artillery" => 4,
        "flag" => 5,
        "saber" => 6,
        _ => panic!("no die shows {face}"),
    }
}

#[test]
fn d01_play_a_card() {
    let after = play("Play a card");
    assert_eq!(after["decision"], "give-orders");
    assert_eq!(after["played"], json!({ "card": "scout-center", "command": 3 }));
}

#[test]
fn d02_give_orders() {
    let after = play("Give orders");
    assert_eq!(after["decision"], "movement");
    assert_eq!(after["units"][1]["marks"], json!(["ordered"]));
    assert_eq!(after["units"][2]["marks"], Value::Null);
}

#[test]
fn d03_which_section_marches() {
    let after = play("Which section marches");
    assert_eq!(after["decision"], "movement");
    let ordered = [0, 1, 2, 3].map(|unit| after["units"][unit]["marks"] == json!(["ordered"]));
    assert_eq!(ordered, [true, true, false, false]);
}

#[test]
fn d04_leadership() {
    let after = play("A leader and his unit");
    assert_eq!(after["decision"], "movement");
    assert_eq!(after["units"][0]["marks"], json!(["ordered"]));
    assert_eq!(after["leaders"][0]["marks"], Value::Null);
}

#[test]
fn d05_choose_mode() {
    let after = play("Manoeuvre, or one order");
    assert_eq!(after["decision"], "give-orders");
    assert_eq!(after["played"]["mode"], "manoeuvre");
}

#[test]
fn d06_rally() {
    let after = play("Rally");
    assert_eq!(after["decision"], "movement");
    assert_eq!(after["units"][0]["blocks"], 3);
    assert_eq!(after["units"][0]["marks"], json!(["ordered"]));
}

#[test]
fn d07_short_supply() {
    let after = play("Short Supply: which unit");
    assert_eq!(after["decision"], json!({ "place-unit": { "unit": [4, 6] } }));
}

#[test]
fn d08_place_unit() {
    let after = play("Short Supply: where it goes");
    assert_eq!(after["decision"], "play-card");
    assert_eq!(after["units"][1]["hex"], json!([1, 6]));
    assert_eq!(after["last"], json!({ "french": null, "allied": "short-supply" }));
}

#[test]
fn d09_leave_square() {
    let after = play("Leave square");
    assert_eq!(after["decision"], "give-orders");
    assert_eq!((&after["units"][0]["square"], &after["tracks"]), (&Value::Null, &Value::Null));
    assert_eq!(after["hands"]["allied"], json!(["forward", "elan", "rally"]));
    assert_eq!(after["played"]["command"], 3);
}

#[test]
fn d10_movement() {
    let after = play("Move into a forest");
    assert_eq!(after["decision"], "movement");
    assert_eq!(after["units"][0]["hex"], json!([6, 6]));
    assert_eq!(after["units"][0]["moved"], 1);
    assert_eq!(after["units"][0]["marks"], json!(["ordered", "entered-forest"]));
}

#[test]
fn d12_battles() {
    let after = play("A melee");
    let during = json!({ "melee": { "by": [6, 6], "at": [5, 6] } });
    let retreat = json!({ "unit": [5, 6], "hexes": 1, "check": "due", "during": during });
    assert_eq!(after["decision"], json!({ "retreat": retreat }));
    assert_eq!(after["units"][1]["blocks"], 1);
}

#[test]
fn d13_join() {
    let after = play("Artillery joins a melee");
    assert_eq!(after["decision"], json!({ "react": { "by": [6, 6], "at": [5, 6] } }));
    assert_eq!(after["joined"], json!([[7, 6]]));
    assert_eq!(after["units"][1]["marks"], json!(["ordered", "battled"]));
}

#[test]
fn d14_react() {
    let after = play("Form square");
    assert_eq!(after["decision"], "battles");
    assert_eq!(
        (&after["units"][2]["square"], &after["units"][2]["blocks"]),
        (&json!(1), &json!(3))
    );
    assert_eq!(after["tracks"]["allied"], json!([{ "slot": 1, "card": "rally" }]));
}

#[test]
fn d15_flags() {
    let after = play("Ignore flags");
    let retreat = json!({ "unit": [5, 6], "hexes": 1, "check": "due", "during": "fire" });
    assert_eq!(after["decision"], json!({ "retreat": retreat }));
}

#[test]
fn d16_retreat() {
    let after = play("Retreat after a melee");
    assert_eq!(after["decision"], json!({ "take-ground": { "unit": [6, 6], "to": [5, 6] } }));
    assert_eq!(after["units"][1]["hex"], json!([3, 6]));
}

#[test]
fn d17_withdraw() {
    let after = play("Retire and reform");
    assert_eq!(after["decision"], json!({ "take-ground": { "unit": [6, 6], "to": [5, 6] } }));
    assert_eq!(after["units"][1]["hex"], json!([3, 6]));
}

#[test]
fn d18_leader_retreat() {
    let after = play("A leader flees past the enemy");
    let retreat = json!({ "leader": [4, 5], "steps": 1, "during": "fire" });
    assert_eq!(after["decision"], json!({ "leader-retreat": retreat }));
    assert_eq!(after["leaders"][0]["fate"], "fleeing");
}

#[test]
fn d19_take_ground() {
    let after = play("Take ground");
    assert_eq!(after["decision"], "battles");
    assert_eq!(after["units"][0]["hex"], json!([5, 6]));
}

#[test]
fn d20_breakthrough() {
    let after = play("A breakthrough: the vacated hex");
    assert_eq!(after["decision"], json!({ "go-on": { "unit": [5, 6] } }));
}

#[test]
fn d20_go_on() {
    let after = play("A breakthrough: one hex more");
    assert_eq!(after["decision"], json!({ "bonus-melee": { "unit": [4, 6] } }));
}

#[test]
fn d21_bonus_melee() {
    let after = play("A bonus melee");
    let breakthrough = json!({ "unit": [4, 6], "to": [3, 6], "melee": "bonus" });
    assert_eq!(after["decision"], json!({ "breakthrough": breakthrough }));
    assert_eq!(after["trophies"]["allied"], 1);
    assert_eq!(after["units"][1], json!({ "nation": "french", "kind": "FA", "blocks": 0 }));
}

#[test]
fn d22_battle_back() {
    let after = play("Battle back");
    let retreat = json!({ "unit": [6, 6], "hexes": 1, "check": "due", "during": "battle-back" });
    assert_eq!(after["decision"], json!({ "retreat": retreat }));
    assert_eq!(after["units"][0]["blocks"], 3);
}

#[test]
fn d23_keep_card() {
    let after = play("Keep one of two cards");
    assert_eq!(after["decision"], "play-card");
    assert_eq!(after["active"], "french");
    assert_eq!(after["hands"]["allied"], json!(["attack-center", "forward"]));
    assert_eq!(after["discards"], json!(["scout-center", "probe-center"]));
}

#[test]
fn the_ids_of_the_rules_page_are_understood() {
    for example in POINTS.iter().filter(|it| it["title"] != "A breakthrough: one hex more") {
        let mut document = example["document"].clone();
        let id = example["point"].as_str().expect("an id");
        document["decision"] = match document["decision"].as_object() {
            Some(inside) => json!({ id: inside.values().next() }),
            None => json!(id),
        };
        assert_eq!(arrange(&document), arrange(&example["document"]));
    }
}

/// One of every decision that a player takes.
fn every_action() -> Vec<Action> {
    let (from, to, at, by) = (hex("6,6"), hex("5,6"), hex("4,6"), hex("9,6"));
    let piece: Piece = serde_json::from_value(json!({ "unit": 3 })).expect("a piece");
    vec![
        Action::Play(Card::Forward),
        Action::OrderUnit(from),
        Action::OrderLeader(from),
        Action::OrderEntering(piece),
        Action::EndOrders,
        Action::March(Section::West),
        Action::LeaderStays,
        Action::LeaderDetaches,
        Action::Manoeuvre,
        Action::OrderOne,
        Action::Regain(from),
        Action::Decline,
        Action::SendBack(at),
        Action::Place(to),
        Action::LeaveSquare,
        Action::StayInSquare,
        Action::MoveUnit { from, to },
        Action::MoveLeader { from, to },
        Action::Enter { piece, to },
        Action::LeaveBoard { from, by },
        Action::LeaderLeavesBoard { from, by },
        Action::EndMoves,
        Action::Fire { from, at },
        Action::Melee { from, at },
        Action::EndBattles,
        Action::Join(from),
        Action::JoinNoMore,
        Action::Stand,
        Action::FirstStrike,
        Action::RetireAndReform,
        Action::FormSquare,
        Action::IgnoreFlags(1),
        Action::Retreat(to),
        Action::Withdraw(to),
        Action::LeaderRetreat(to),
        Action::LeaderLeaves,
        Action::LeaderStops,
        Action::Advance(to),
        Action::Hold,
        Action::BattleBack,
        Action::Forbear,
        Action::Keep(Card::Forward),
    ]
}

#[test]
fn the_page_lists_every_answer() {
    let page = include_str!("../../../../../docs/positions.md");
    let table = page.split("| id | answers |").nth(1).expect("a table of answers");
    let table = table.split("**Which questions").next().expect("its end");
    for action in every_action() {
        let json = serde_json::to_value(action).expect("JSON");
        let named = json.as_object().and_then(|it| it.keys().next());
        let tag = match (json.as_str(), named) {
            (Some(tag), _) => format!("`\"{tag}\"`"),
            (None, Some(tag)) => format!("`{{\"{tag}\":"),
            (None, None) => panic!("{json} has no name"),
        };
        assert!(table.contains(&tag), "{tag} is missing");
    }
}

#[test]
fn the_centre_is_understood_in_both_spellings() {
    for name in ["centre", "center"] {
        let action: Action = serde_json::from_value(json!({ "march": name })).expect("an action");
        assert_eq!(action, Action::March(Section::Centre));
    }
}
