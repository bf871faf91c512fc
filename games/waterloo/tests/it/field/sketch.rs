//! A position sketched in lines of text; `//` begins a remark.
//!
//! ```text
//! turn 1
//! option three-players on
//! ham: F-2-INF1(4) F-C1<beaumont F-C2<solre,thuin F-NAP!   town: its blocks
//! lost: F-3-INF2
//! demoralised: prussian
//! roads: beaumont-ham 8           bridges: ham-charleroi 2
//! entries: ham-charleroi
//! group french beaumont charleroi                          army, start, towns it attacked
//! leader french ham                                        where he stood when marches began
//! shown F-NAP
//! skirmishes: binche        unordered: ligny               if not as the numbers say
//! battle charleroi round 2 stall 1 withdrawing             further battles: the next `battle`
//! a-c: F-2-INF1(4) F-2-ART*                                on the board of the last battle
//! d-c: P-1-INF1(2)sq P-1-ART>P-1-INF1
//! woods d-l        farm d-c P-1-INF1        stream a-c
//! acted F-C3       crossed a-c 1            passed-on d-c        pressed        places ham 1
//! ask battle-phase charleroi attacker
//! ```
//!
//! After a block: `(2)` its steps, `!` disrupted, `sq` in square, `*` with the bonus of its first
//! fire, `>` and the square it shelters in, `<` and the town where it began its move, `,` and the
//! town it came through, `~` if it has marched. A battle may be `waiting`, `terrain`,
//! `half-deployed`; it is deployed otherwise. `speaker prussians` may follow, and
//! `routed defender`, which the question tells anyhow.

use serde_json::{Map, Value, json};

/// A position and the switches of the rules.
pub(super) struct Sketch {
    pub(super) document: Value,
    pub(super) options: Vec<(String, String)>,
}

#[track_caller]
pub(super) fn read(text: &str) -> Sketch {
    let mut sketch = Sketch { document: json!({}), options: Vec::new() };
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or("").trim();
        if !line.is_empty() {
            sketch.line(line);
        }
    }
    sketch
}

impl Sketch {
    #[track_caller]
    fn line(&mut self, line: &str) {
        if let Some((name, rest)) = line.split_once(':') {
            return self.list(name.trim(), rest);
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match &words[..] {
            ["turn", number] => self.document["turn"] = self::number(number),
            ["scenario", id] => self.document["scenario"] = json!(id),
            ["next", number] => self.document["next_battle"] = self::number(number),
            ["option", id, value] => self.options.push(((*id).to_owned(), (*value).to_owned())),
            ["group", army, start, attacked @ ..] => {
                let group = json!({"army": army, "start": start, "attacked": attacked});
                push(&mut self.document, "groups", group);
            }
            ["leader", army, town] => self.document["leaders"][army] = json!(town),
            ["shown", ids @ ..] => self.all("shown_leaders", ids),
            ["seen", ids @ ..] => ids.iter().for_each(|id| self.mark(id, "seen")),
            ["picked", ids @ ..] => {
                ids.iter().for_each(|id| push(&mut self.document["skirmish"], "picked", json!(id)));
            }
            ["speaker", party] => self.document["skirmish"]["speaker"] = json!(party),
            ["battle", town, details @ ..] => self.battle(town, details),
            [marker @ ("woods" | "farm" | "hill" | "stream"), at, holder @ ..] => {
                self.marker(marker, at, holder);
            }
            ["pressed"] => self.document["battle_turn"]["pressed"] = json!(true),
            ["acting", role] => self.document["battle_turn"]["acting"] = json!(role),
            ["crossed", at, blocks] => {
                self.document["battle_turn"]["crossings"][at] = self::number(blocks);
            }
            ["passed-on", at] => {
                push(&mut self.document["battle_turn"], "passed_on", json!(at));
            }
            [name @ ("places" | "arrivals"), pairs @ ..] => self.pairs(name, pairs),
            [name @ ("acted" | "stepped" | "fired" | "joined" | "left" | "untested"), ids @ ..] => {
                let turn = &mut self.document["battle_turn"];
                ids.iter().for_each(|id| push(turn, name, json!(id)));
            }
            ["ask", name, details @ ..] => self.document["ask"] = ask(name, details),
            _ => panic!("{line:?} says nothing"),
        }
    }

    /// A line with a colon: blocks of a town or a location, or a list of the document.
    #[track_caller]
    fn list(&mut self, name: &str, rest: &str) {
        let words: Vec<&str> = rest.split_whitespace().collect();
        match name {
            "lost" | "demoralised" | "entries" | "skirmishes" | "unordered" => {
                self.document[name] = json!(words);
            }
            "roads" | "bridges" | "places" | "arrivals" => self.pairs(name, &words),
            _ if name.starts_with("a-") || name.starts_with("d-") => {
                let battles = self.document["battles"].as_array().expect("a battle comes first");
                let town = battles.last().expect("a battle")["town"].clone();
                words.iter().for_each(|word| self.block(word, &town, Some(name)));
            }
            town => words.iter().for_each(|word| self.block(word, &json!(town), None)),
        }
    }

    fn all(&mut self, list: &str, words: &[&str]) {
        words.iter().for_each(|word| push(&mut self.document, list, json!(word)));
    }

    #[track_caller]
    fn pairs(&mut self, name: &str, words: &[&str]) {
        for pair in words.chunks(2) {
            let [key, value] = pair else { panic!("{name}: a number is missing") };
            self.document[name][key] = number(value);
        }
    }

    /// `F-2-INF1(4)sq*!>HOST<START,VIA~` in a town.
    #[track_caller]
    fn block(&mut self, word: &str, town: &Value, at: Option<&str>) {
        let end = word.find(['(', '!', '*', '>', '<', '~', 's']).unwrap_or(word.len());
        let (id, mut marks) = word.split_at(end);
        let mut block = Map::new();
        block.insert("id".to_owned(), json!(id));
        block.insert("town".to_owned(), town.clone());
        if let Some(at) = at {
            block.insert("at".to_owned(), json!(at));
        }
        while let Some(mark) = marks.chars().next() {
            marks = match mark {
                '(' => {
                    let (steps, rest) = marks[1..].split_once(')').expect("a bracket");
                    block.insert("steps".to_owned(), number(steps));
                    rest
                }
                '!' => flag(&mut block, "disrupted", &marks[1..]),
                '*' => flag(&mut block, "fresh", &marks[1..]),
                '~' => flag(&mut block, "marched", &marks[1..]),
                's' => flag(&mut block, "square", marks.strip_prefix("sq").expect("sq")),
                '<' => value(&mut block, "start", &marks[1..]),
                ',' => value(&mut block, "via", &marks[1..]),
                '>' => {
                    let (host, rest) = name(&marks[1..]);
                    let shelter = json!({"guest": id, "host": host});
                    push(&mut self.document, "shelters", shelter);
                    rest
                }
                _ => panic!("{word:?}: {mark:?} means nothing"),
            };
        }
        push(&mut self.document, "blocks", Value::Object(block));
    }

    #[track_caller]
    fn mark(&mut self, id: &str, mark: &str) {
        let blocks = self.document["blocks"].as_array_mut().expect("blocks come first");
        let block = blocks.iter_mut().find(|block| block["id"] == id).expect("a block");
        block[mark] = json!(true);
    }

    #[track_caller]
    fn battle(&mut self, town: &str, details: &[&str]) {
        let mut battle = json!({"town": town});
        let mut details = details.iter();
        while let Some(&detail) = details.next() {
            match detail {
                "round" | "stall" => battle[detail] = number(details.next().expect("a number")),
                "speaker" => battle[detail] = json!(details.next().expect("who")),
                // It follows from the question.
                "routed" => drop(details.next()),
                "withdrawing" => battle[detail] = json!(true),
                stage => battle["stage"] = json!(stage),
            }
        }
        push(&mut self.document, "battles", battle);
    }

    #[track_caller]
    fn marker(&mut self, marker: &str, at: &str, holder: &[&str]) {
        let battles = self.document["battles"].as_array_mut().expect("a battle comes first");
        let battle = battles.last_mut().expect("a battle");
        battle["markers"][at] = json!(marker);
        if let [holder] = holder {
            battle["holders"][at] = json!(holder);
        }
    }
}

fn push(object: &mut Value, list: &str, entry: Value) {
    if object[list].is_null() {
        object[list] = json!([]);
    }
    object[list].as_array_mut().expect("a list").push(entry);
}

#[track_caller]
fn number(text: &str) -> Value {
    json!(text.parse::<u32>().unwrap_or_else(|_| panic!("{text:?} is no number")))
}

fn flag<'a>(block: &mut Map<String, Value>, name: &str, rest: &'a str) -> &'a str {
    block.insert(name.to_owned(), json!(true));
    rest
}

fn value<'a>(block: &mut Map<String, Value>, field: &str, rest: &'a str) -> &'a str {
    let (value, rest) = name(rest);
    block.insert(field.to_owned(), json!(value));
    rest
}

/// A name at the beginning of a text, and what follows it.
fn name(text: &str) -> (&str, &str) {
    text.split_at(text.find(['(', '!', '*', '>', '<', '~', ',']).unwrap_or(text.len()))
}

/// `ask battle-phase charleroi attacker`: what each word stands for is plain from the word.
#[track_caller]
fn ask(question: &str, details: &[&str]) -> Value {
    let mut about = json!({});
    let mut shot = json!({});
    for &detail in details {
        match detail {
            "attacker" | "defender" => about["role"] = json!(detail),
            "french" | "anglo-dutch" | "prussian" if question == "starve" => {
                about["army"] = json!(detail);
            }
            "french" | "allies" | "anglo-dutch" | "prussians" => about["party"] = json!(detail),
            "woods" | "farm" | "hill" | "stream" => push(&mut about, "drawn", json!(detail)),
            "skirmish" => about["shot"] = json!(detail),
            "long" | "short" | "cavalry" => about["shot"] = json!(detail),
            "squares" | "others" => shot["target"] = json!(detail),
            _ if detail.starts_with("a-") || detail.starts_with("d-") => match question {
                "hits" => shot["at"] = json!(detail),
                "cross-stream" => about["line"] = json!(detail),
                _ => about["at"] = json!(detail),
            },
            _ if detail.parse::<u8>().is_ok() => {
                let field = if question == "starve" { "blocks" } else { "hits" };
                about[field] = number(detail);
            }
            _ if detail.starts_with(|letter: char| letter.is_ascii_uppercase()) => {
                about["block"] = json!(detail);
            }
            town if question == "show-leader" => about["to"] = json!(town),
            town => about["town"] = json!(town),
        }
    }
    finished(question, about, shot)
}

/// Leaves out what a question does not have, and puts a shot together.
fn finished(question: &str, mut about: Value, mut shot: Value) -> Value {
    let fields: &[&str] = match question {
        "skirmishes" | "order-battles" => return json!(question),
        "set-up" | "moves" | "marches" => &["party"],
        "place" | "move" | "march" | "act" => &["block"],
        "show-leader" => &["block", "to"],
        "put-markers" => &["town", "role", "drawn"],
        "name-holder" => &["town", "at"],
        "hits" => &["town", "role", "shot", "hits"],
        "reinforcement" | "regroup" => &["town", "role", "party"],
        "cross-stream" => &["town", "role", "line"],
        "starve" => &["army", "blocks"],
        _ => &["town", "role"],
    };
    if let Some(range) = about["shot"].as_str().filter(|&range| range != "skirmish") {
        if shot["target"].is_null() {
            shot["target"] = json!("others");
        }
        about["shot"] = json!({range: shot});
    }
    let kept = fields.iter().filter(|&&field| !about[field].is_null());
    let kept: Map<String, Value> =
        kept.map(|&field| (field.to_owned(), about[field].clone())).collect();
    json!({question: kept})
}
