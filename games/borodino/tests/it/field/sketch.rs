//! A position sketched in lines of text; `//` begins a remark.
//!
//! ```text
//! scenario combined
//! turn 5 first russian
//! option flank-attacks on
//! shevardino: F-1-HA F-G-VL(1) F-HQ-NAP        area: its blocks, steps in brackets
//! destroyed: R-6-J          withdrawn: R-P-2
//! moved: F-1-5              bombarded: F-3-LA
//! active: F-HQ-NEY F-HQ-NAP=french:2           =post:orders left of an army headquarters
//! activated: F-HQ-NEY       shown: F-3-LA      if not as the rest says
//! fired-over: shevardino-kamenka
//! reserves: R-8-G           second-attacks: kamenka
//! crossed: kamenka>fleches french 1            once a line
//! entered: F-3-10 kamenka                      from where it entered, once a line
//! holding: fleches 2
//! burnt: borodino-gorki     captured: uspenskoye
//! post: second R-HQ-DOK                        then all posts must be told, once a line
//! points: 12 9
//! supplied: french gorki    spent: golovino 1
//! battle fleches round 1 attacker french
//! letter a                  odd-hit            withdrawals 1
//! squares: R-8-27           shelter: R-8-27>R-8-HA
//! flankers: F-1-5           flank-bonus: F-1-5
//! acted: R-8-HA             passed: fleches>semenovskoye russian
//! ask turns a defender
//! ```

use serde_json::{Value, json};

/// A position and the switches of the rules.
pub(super) struct Sketch {
    pub(super) document: Value,
    pub(super) options: Vec<(String, String)>,
}

#[track_caller]
pub(super) fn read(text: &str) -> Sketch {
    let mut sketch = Sketch { document: json!({"blocks": []}), options: Vec::new() };
    let mut late = Vec::new();
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or("").trim();
        // Marks of blocks come when all blocks stand.
        match line.split_once(':') {
            _ if line.is_empty() => {}
            Some((name @ ("moved" | "bombarded" | "entered"), rest)) => late.push((name, rest)),
            Some((name, rest)) => sketch.list(name.trim(), rest),
            None => sketch.line(line),
        }
    }
    late.into_iter().for_each(|(name, rest)| sketch.list(name, rest));
    sketch
}

impl Sketch {
    #[track_caller]
    fn line(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let document = &mut self.document;
        match &words[..] {
            ["scenario", id] => document["scenario"] = json!(id),
            ["turn", number] => document["turn"] = self::number(number),
            ["turn", number, "first", side] => {
                document["turn"] = self::number(number);
                document["first"] = json!(side);
            }
            ["first", side] => document["first"] = json!(side),
            ["option", id, value] => self.options.push(((*id).to_owned(), (*value).to_owned())),
            ["battle", area, "round", round, "attacker", side] => {
                document["battle"] =
                    json!({"area": area, "round": number(round), "attacker": side});
            }
            ["letter", letter] => document["battle"]["letter"] = json!(letter),
            ["odd-hit"] => document["battle"]["odd_hit"] = json!(true),
            ["withdrawals", blocks] => document["battle"]["withdrawals"] = number(blocks),
            ["ask", name, details @ ..] => document["ask"] = ask(name, details),
            _ => panic!("{line:?} says nothing"),
        }
    }

    /// A line with a colon: the blocks of an area, or a list of the document.
    #[track_caller]
    fn list(&mut self, name: &str, rest: &str) {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let document = &mut self.document;
        match (name, &words[..]) {
            (
                "destroyed" | "withdrawn" | "activated" | "shown" | "reserves" | "burnt"
                | "captured",
                _,
            ) => document[name] = json!(words),
            ("fired-over", _) => document["fired_over"] = json!(words),
            ("second-attacks", _) => document["second_attacks"] = json!(words),
            ("squares" | "flankers" | "acted", _) => document["battle"][name] = json!(words),
            ("flank-bonus", _) => document["battle"]["flank_bonus"] = json!(words),
            ("moved" | "bombarded", _) => {
                words.iter().for_each(|id| self.block(id)[name] = json!(true));
            }
            ("entered", [id, from]) => self.block(id)["from"] = json!(from),
            ("active", _) => {
                words.iter().for_each(|word| push(document, "active", command(word)));
            }
            ("crossed", [way, side, blocks]) => {
                push(document, "crossings", crossing(way, side, &number(blocks)));
            }
            ("passed", [way, side]) => {
                push(&mut document["battle"], "passages", crossing(way, side, &json!(1)));
            }
            ("shelter", [pair]) => {
                let (square, guest) = pair.split_once('>').expect("square>guest");
                let shelter = json!({"square": square, "guest": guest});
                push(&mut document["battle"], "shelters", shelter);
            }
            ("holding" | "spent", [area, blocks]) => document[name][area] = number(blocks),
            ("holding", []) => document["holding"] = json!({}),
            ("post", [post, id]) => document["posts"][post] = json!(id),
            ("points", [french, russian]) => {
                document["points"] = json!([number(french), number(russian)]);
            }
            ("supplied", [side, areas @ ..]) => self.supplied(side, areas),
            (area, blocks) => blocks.iter().for_each(|word| self.place(area, word)),
        }
    }

    fn supplied(&mut self, side: &str, areas: &[&str]) {
        let supplied = &mut self.document["supplied"];
        if supplied.is_null() {
            *supplied = json!([[], []]);
        }
        supplied[usize::from(side == "russian")] = json!(areas);
    }

    /// `F-G-VL(1)` in an area.
    #[track_caller]
    fn place(&mut self, area: &str, word: &str) {
        let (id, steps) = match word.split_once('(') {
            Some((id, steps)) => (id, Some(number(steps.trim_end_matches(')')))),
            None => (word, None),
        };
        let mut block = json!({"id": id, "area": area});
        if let Some(steps) = steps {
            block["steps"] = steps;
        }
        push(&mut self.document, "blocks", block);
    }

    #[track_caller]
    fn block(&mut self, id: &str) -> &mut Value {
        let blocks = self.document["blocks"].as_array_mut().expect("blocks");
        let found = blocks.iter_mut().find(|block| block["id"] == id);
        found.unwrap_or_else(|| panic!("{id} is not on the map"))
    }
}

/// `F-HQ-NEY`, or `F-HQ-NAP=french:2` with its post and the orders it has left.
#[track_caller]
fn command(word: &str) -> Value {
    let Some((hq, rest)) = word.split_once('=') else { return json!({"hq": word}) };
    match rest.split_once(':') {
        Some((post, orders)) => json!({"hq": hq, "post": post, "orders": number(orders)}),
        None => json!({"hq": hq, "post": rest}),
    }
}

#[track_caller]
fn crossing(way: &str, side: &str, blocks: &Value) -> Value {
    let (from, to) = way.split_once('>').expect("from>to");
    json!({"from": from, "to": to, "side": side, "blocks": blocks})
}

/// `moves french`, `turns a defender`, `move-block F-1-5`, `pay-move F-1-5 kamenka`,
/// `hits russian gorki bombardment 2`, `hits russian gorki all 2`, `own-hits french gorki 1`.
#[track_caller]
fn ask(name: &str, details: &[&str]) -> Value {
    match (name, details) {
        (_, []) => json!(name),
        ("turns", [letter, role]) => json!({name: {"letter": letter, "role": role}}),
        ("activate-move" | "activate-role", [hq]) => json!({name: {"hq": hq}}),
        ("pay-fire", [gun, at]) => json!({name: {"gun": gun, "at": at}}),
        ("pay-move", [block, to]) => json!({name: {"block": block, "to": to}}),
        ("hits", [side, area, shot, left, own @ ..]) => {
            let shot = match *shot {
                "bombardment" => json!({"bombardment": {"asks": true}}),
                aim => json!({"battle": {"aim": aim}}),
            };
            let own = own.first().map_or(json!(0), |own| number(own));
            json!({name: {"side": side, "area": area, "shot": shot, "left": number(left), "own": own}})
        }
        ("own-hits", [side, area, left]) => {
            json!({name: {"side": side, "area": area, "left": number(left)}})
        }
        ("captured-supply", [side, source, points]) => {
            json!({name: {"side": side, "source": source, "points": number(points)}})
        }
        (
            "place-block" | "move-block" | "straggle" | "surplus" | "go-on" | "night-shift-block",
            [id],
        ) => {
            json!({name: {"block": id}})
        }
        (_, [side]) => json!({name: side}),
        _ => panic!("ask {name} {details:?} says nothing"),
    }
}

fn push(parent: &mut Value, list: &str, entry: Value) {
    if parent[list].is_null() {
        parent[list] = json!([]);
    }
    parent[list].as_array_mut().expect("a list").push(entry);
}

#[track_caller]
fn number(text: &str) -> Value {
    json!(text.parse::<u64>().unwrap_or_else(|_| panic!("{text:?} is no number")))
}
