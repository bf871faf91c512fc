//! The tables of the rules page against the data of the game.

use engine::Title as _;
use samurai::Battle;
use serde_json::Value;

use crate::field::Field;

/// The rows of the table under a heading of the rules page, without its first two lines.
fn table(rule: &str) -> Vec<Vec<String>> {
    let heading = format!("### {rule} ");
    let (_, page) = Battle::RULES.split_once(&heading).expect("the page has the rule");
    let lines = page.lines().skip_while(|line| !line.starts_with('|'));
    let rows = lines.take_while(|line| line.starts_with('|')).skip(2);
    let cell = |cell: &str| cell.trim().trim_matches('`').to_owned();
    let cells = |row: &str| row.trim_matches('|').split('|').map(cell).collect();
    rows.map(cells).collect()
}

fn cards() -> Vec<Value> {
    let battle = Battle::set_up("ino", &[]).expect("the battle is on the shelf");
    let scenery = serde_json::to_value(battle.scenery()).expect("a scenery is JSON");
    scenery["cards"].as_array().expect("a list").clone()
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// `4 / 6`, or `8x3 / 6x3` with the dice of each figure.
fn attack(card: &Value) -> String {
    let one = |arm: usize| {
        let (value, dice) = (number(&card["attack"][arm]), number(&card["attack_dice"][arm]));
        if dice == 1 { value.to_string() } else { format!("{value}x{dice}") }
    };
    format!("{} / {}", one(0), one(1))
}

/// `5 4 3 2 1`, `7 5 3 x x` or `–`.
fn shooting(card: &Value) -> String {
    let values = card["shooting"].as_array().expect("a list").iter().map(number);
    let values: Vec<u64> = values.collect();
    let word = |value: &u64| if *value == 0 { "x".to_owned() } else { value.to_string() };
    let row: Vec<String> = values.iter().map(word).collect();
    match (values.iter().any(|&value| value > 0), number(&card["shooting_dice"])) {
        (false, _) => "–".to_owned(),
        (true, 1) => row.join(" "),
        (true, dice) => format!("{}, {dice} dice a figure", row.join(" ")),
    }
}

fn ammunition(card: &Value, shooting: &str) -> String {
    match card["ammunition"].as_u64() {
        Some(stock) => stock.to_string(),
        None if shooting == "–" => "–".to_owned(),
        None => "no limit".to_owned(),
    }
}

#[test]
fn sam_3_1_2_a_every_row_of_the_table_is_a_card() {
    let (rows, cards) = (table("SAM-3.1.2"), cards());
    assert_eq!(rows.len(), 13);
    assert_eq!(cards.len(), rows.len());
    for (row, card) in rows.iter().zip(&cards) {
        let shooting = shooting(card);
        let arm = if card["arm"] == "infantry" { "inf" } else { "cav" };
        let data = [
            card["id"].as_str().expect("a name").to_owned(),
            row[1].clone(),
            arm.to_owned(),
            card["figures"].to_string(),
            attack(card),
            card["defence"].to_string(),
            card["steadfastness"].to_string(),
            shooting.clone(),
            ammunition(card, &shooting),
            card["points"].to_string(),
        ];
        assert_eq!(*row, data);
    }
}

/// The columns of the table of orders, and the cards that each stands for.
const COLUMNS: [&[&str]; 7] = [
    &["ashigaru_yari", "samurai_naginata", "samurai_nodachi", "samurai_yari", "warrior_monks"],
    &["ashigaru_archers", "ashigaru_arquebus", "samurai_archers"],
    &["mounted_samurai"],
    &["mounted_archers"],
    &["army_hq"],
    &["ninja"],
    &["peasants"],
];

#[test]
fn sam_3_1_3_c_the_orders_on_the_cards_are_those_of_the_table() {
    let (rows, cards) = (table("SAM-3.1.3"), cards());
    assert_eq!(rows.len(), 14);
    for card in &cards {
        let id = card["id"].as_str().expect("a name");
        let column = COLUMNS.iter().position(|ids| ids.contains(&id)).expect("a column");
        let on_card = |row: &&Vec<String>| row[column + 2] == "●";
        let listed: Vec<String> =
            rows.iter().filter(on_card).map(|row| row[0].replace(' ', "-")).collect();
        assert_eq!(card["orders"], serde_json::json!(listed), "{id}");
    }
}

/// A mover on (4,4), a terrain north of it, and an enemy two hexes away whom it sees over none of it.
fn field(card: &str, letter: &str) -> Field {
    let terrain = match letter {
        "o" => "ravine (4,3) 0 3".to_owned(),
        _ => format!("{} (4,3)", name(letter)),
    };
    Field::at(&format!("A1 {card} (4,4)\nB1 yari(5+c) (6,3)\n{terrain}"))
}

/// A terrain as the sketches call it.
fn name(letter: &str) -> &'static str {
    match letter {
        "." => "plain",
        "w" => "light-woods",
        "F" => "forest",
        "r" => "rice",
        "k" => "rocky",
        "v" => "village",
        "~" => "river",
        "f" => "ford",
        "b" => "bridge",
        _ => panic!("{letter:?} is no terrain"),
    }
}

#[test]
fn sam_12_1_1_a_every_cell_of_the_table_holds() {
    let rows = table("SAM-12.1.1");
    assert_eq!(rows.len(), 10);
    for row in &rows {
        let [_, letter, sight, slow, run, attack, cavalry, ambush] = row.as_slice() else {
            panic!("a row has eight cells")
        };
        let foot = |words: &str| field("yari(5+c)", letter).accepts(words);
        let ninja = |words: &str| field("ninja(5)", letter).accepts(words);
        let horse = |words: &str| field("mounted(2+c)", letter).accepts(words);
        assert_eq!(blocks_sight(letter), sight == "yes", "{letter} sight");
        let through = "A1 attack B1 by (4,3) (4,2)";
        let goes_on = if letter == "F" { ninja(through) } else { foot(through) };
        assert_eq!(goes_on, slow == "–", "{letter} slow");
        assert_eq!(foot("A1 run (4,3)"), run == "yes", "{letter} run");
        let into = "A1 attack B1 by (4,3)";
        assert_eq!(foot(into), attack.starts_with("yes"), "{letter} attack");
        assert!(ninja(into) || !attack.contains("yes"), "{letter} attack of ninja");
        assert_eq!(horse("A1 march (4,3)"), cavalry.starts_with("yes"), "{letter} cavalry");
        let hides = |card: &str| hides(card, letter);
        let all = (hides("yari(5+c)"), hides("mounted(2+c)"));
        let expected = match ambush.as_str() {
            "all" => (true, true),
            "infantry" => (true, false),
            _ => (false, false),
        };
        assert_eq!(all, expected, "{letter} ambush");
    }
}

/// [SAM-12.1.1] `yes, not uphill`, of rocky ground.
#[test]
fn sam_12_1_1_a_horses_do_not_climb_rocks() {
    let mut uphill =
        Field::at("A1 mounted(2+c) (4,4)\nB1 yari(5+c) (6,3)\nrocky (4,3)\nheight 1 (4,3)");
    uphill.refused("A1 march (4,3)", "SAM-5.2.4");
}

/// Whether a shot over such a hex is refused.
fn blocks_sight(letter: &str) -> bool {
    let terrain = match letter {
        "o" => "ravine (4,4) 0 3".to_owned(),
        _ => format!("{} (4,4)", name(letter)),
    };
    let mut field = Field::at(&format!("A1 archers(5+c) (4,6)\nB1 yari(5+c) (4,3)\n{terrain}"));
    !field.accepts("A1 shoot B1")
}

/// Whether somebody who stands there may be told to lie in ambush.
fn hides(card: &str, letter: &str) -> bool {
    let terrain = match letter {
        "o" => "ravine (4,4) 0 3".to_owned(),
        _ => format!("{} (4,4)", name(letter)),
    };
    // No horse ever stands where it may not go.
    let text = format!("A1 {card} (4,4)\nB1 yari(5+c) (9,3)\n{terrain}");
    Field::try_at(&text).is_ok_and(|battle| Field::with(battle).accepts("A1 ambush facing 0"))
}
