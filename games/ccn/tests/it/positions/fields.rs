//! Battles on fields of their own, made up at random.

use std::collections::BTreeSet;

use ccn::Card;
use luck::Fast;
use serde_json::{Value, json};

/// A small battle on a field of its own, with all kinds of units close together.
pub(super) fn random_field(luck: &mut Fast) -> Value {
    let kinds = ["LN", "LT", "GR", "LC", "HC", "FA", "HA", "MI", "MC", "CHC", "RL", "OG"];
    let mut pick = |n: usize| luck.index(n);
    let mut taken = BTreeSet::new();
    let (mut units, mut leaders) = (Vec::new(), Vec::new());
    for _ in 0..16 {
        let hex = [3 + pick(5) as u8, 3 + pick(7) as u8];
        let nation = ["french", "british", "portuguese"][pick(3)];
        let kind = match (nation, kinds[pick(12)]) {
            ("french", "RL") | ("british" | "portuguese", "OG" | "CHC" | "MI") => "LN",
            ("portuguese", "GR" | "RL" | "HC" | "HA") => "LC",
            (_, kind) => kind,
        };
        if taken.insert(hex) {
            units.push(json!({ "nation": nation, "kind": kind, "hex": hex }));
            if pick(3) == 0 {
                leaders.push(json!({ "nation": nation, "hex": hex }));
            }
        } else if taken.insert([hex[0] - 2, hex[1]]) {
            leaders.push(json!({ "nation": nation, "hex": [hex[0] - 2, hex[1]] }));
        }
    }
    // A side has eight leaders at most, and one more may wait to enter.
    let mut fielded = [0; 2];
    leaders.retain(|leader: &Value| {
        let of_side = &mut fielded[usize::from(leader["nation"] == "french")];
        *of_side += 1;
        *of_side <= 7
    });
    units.push(json!({ "nation": "french", "kind": "LN", "hex": [1, 13] }));
    units.push(json!({ "nation": "british", "kind": "LN", "hex": [9, 13] }));
    let [top, active] = [pick(2), pick(2)].map(|side| ["french", "allied"][side]);
    let letters = [".", ".", ".", ".", ".", ".", "f", "h", "t", "d", "b"];
    let mut row = |row: u8| {
        let hexes = (1..=13 - (row + 1) % 2).map(|_| letters[pick(11)]);
        hexes.collect::<Vec<_>>().join(" ")
    };
    let map: Vec<String> = (1..=9).map(&mut row).collect();
    json!({
        "field": {
            "map": map,
            "top": top,
            "cards": { "french": 4, "allied": 6 },
            "banners": { "french": 9, "allied": 9 },
            "deck": "sections",
            "objectives": [
                { "name": "ridge", "hexes": [[5, 5], [5, 6]], "banners": 1,
                  "counts": "while-held" },
                { "name": "bridge", "hexes": [[4, 7]], "side": "allied", "banners": 1,
                  "counts": "permanently" },
                { "name": "road", "hexes": [[6, 4], [6, 5], [6, 6]], "banners": 1,
                  "counts": "at-start", "needs": "more-than-enemy" },
            ],
        },
        "active": active,
        "decision": "play-card",
        "hands": {
            "french": ["forward", "attack-center", "scout-center", "assault-left-flank"],
            "allied": ["forward", "attack-center", "scout-center", "recon-in-force"],
        },
        "units": units,
        "leaders": leaders,
    })
}

/// The same with all 70 cards, some of them in hand, some on the tracks under squares.
pub(super) fn whole_deck(luck: &mut Fast) -> Value {
    let mut field = random_field(luck);
    let mut deck: Vec<Card> = Card::ALL
        .into_iter()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies())))
        .collect();
    let mut draw = |luck: &mut Fast| json!(deck.swap_remove(luck.index(deck.len())));
    field["field"]["deck"] = json!("full");
    field["field"]["cards"] = json!({ "french": 6, "allied": 8 });
    for (side, cards) in [("french", 6), ("allied", 8)] {
        let mut hand: Vec<Value> = (0..cards).map(|_| draw(luck)).collect();
        let mut track = Vec::new();
        let map = field["field"]["map"].clone();
        for unit in field["units"].as_array_mut().expect("units") {
            let is_own = (unit["nation"] == "french") == (side == "french");
            let is_infantry = unit["kind"].as_str().is_some_and(|kind| INFANTRY.contains(&kind));
            if is_own && is_infantry && is_open(&map, &unit["hex"]) && luck.index(3) == 0 {
                let slot = track.len() + 1;
                let Some(card) = hand.pop().filter(|_| slot <= 4) else { break };
                track.push(json!({ "slot": slot, "card": card }));
                unit["square"] = json!(slot);
            }
        }
        field["hands"][side] = json!(hand);
        field["tracks"][side] = json!(track);
    }
    field
}

const INFANTRY: [&str; 6] = ["LN", "LT", "GR", "MI", "RL", "OG"];

/// Whether a square can be formed in a hex of a drawn map.
fn is_open(map: &Value, hex: &Value) -> bool {
    !matches!(letter(map, hex), "t" | "d")
}

/// The same with works, exits, pieces that enter, a turn limit, and ground that changes.
pub(super) fn special_field(luck: &mut Fast) -> Value {
    let mut field = whole_deck(luck);
    let map = field["field"]["map"].as_array_mut().expect("a map");
    let row = map[7].as_str().expect("a row").split_whitespace();
    let row: Vec<&str> = row.enumerate().map(|(at, it)| if at == 9 { "m" } else { it }).collect();
    map[7] = json!(row.join(" "));
    let map = field["field"]["map"].clone();
    let mut works = Vec::new();
    for hex in (3..=7).flat_map(|row| (3..=9).map(move |column| json!([row, column]))) {
        let letter = letter(&map, &hex);
        if matches!(letter, "." | "h" | "b") && luck.index(2) == 0 {
            works.push(json!({ "hex": hex, "sides": ["NW", "NE", "E", "SE", "SW", "W"] }));
        }
    }
    let rules = field["field"].as_object_mut().expect("a field");
    rules.extend(
        json!({
            "turns": 8 + luck.index(8),
            "legend": { "m": { "name": "a monastery", "ground": "town" } },
            "works": without(&json!(works), &[[5, 9], [5, 10], [6, 7]]),
            "exits": [
                { "name": "the road", "side": "allied", "hexes": [[1, 5], [1, 6], [1, 7]],
                  "banners": 1, "most": 2 },
                { "name": "the other road", "side": "french", "hexes": [[9, 5], [9, 6], [9, 7]],
                  "banners": 1, "kinds": ["cavalry", "LN"] },
            ],
            "sudden_deaths": [
                { "name": "Hill is dead", "side": "french", "when": { "leader-falls": "Hill" } },
            ],
            "changes": [
                { "name": "a flood", "hexes": [[5, 9], [5, 10]], "ground": "ford",
                  "when": { "turn": 4 } },
                { "name": "a bridge is blown up", "hexes": [[6, 7]], "ground": "river",
                  "when": { "exits": { "side": "allied", "units": 1 } } },
            ],
        })
        .as_object()
        .expect("rules")
        .clone(),
    );
    let units = field["units"].as_array_mut().expect("units");
    units.insert(
        0,
        json!({ "nation": "british", "kind": "LC", "hex": [9, 2], "enters": 1, "waits": true }),
    );
    units.push(
        json!({ "nation": "french", "kind": "LN", "hex": [1, 4], "enters": 3, "waits": true }),
    );
    let leaders = field["leaders"].as_array_mut().expect("leaders");
    leaders.push(json!({ "nation": "british", "hex": [9, 3], "name": "Hill", "enters": 2, "fate": "waiting" }));
    field
}

/// Works but for those of some hexes, whose ground will change.
fn without(works: &Value, hexes: &[[u8; 2]]) -> Value {
    let works = works.as_array().expect("works").iter();
    works.filter(|it| hexes.iter().all(|hex| it["hex"] != json!(hex))).cloned().collect()
}

/// The letter of a hex on a drawn map.
fn letter<'a>(map: &'a Value, hex: &Value) -> &'a str {
    let [row, column] = [0, 1].map(|at| hex[at].as_u64().expect("a number") as usize - 1);
    map[row].as_str().expect("a row").split_whitespace().nth(column).expect("a letter")
}
