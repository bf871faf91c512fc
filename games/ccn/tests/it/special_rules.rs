//! The special rules that a scenario file may state: what is read, and what is refused with its line.

use ccn::Battle;
use engine::{Game as _, Title as _, Viewer, Words as _};
use serde_json::json;

const ROLICA: &str = include_str!("../../scenarios/rolica-first-position.toml");

/// The reserves, as lines of the lists of units and leaders.
const RESERVES: [&str; 2] = [
    r#"{ hex = [9, 13], nation = "british", kind = "LN", name = "Acland's brigade", enters = 5 },"#,
    r#"{ hex = [9, 13], nation = "british", name = "Acland", enters = 5 },"#,
];

/// Every other special rule at once.
pub(crate) const ALL: &str = r#"
[[works]]
hex = [4, 6]
sides = ["SW", "SE"]

[[exit]]
name = "the coast road"
side = "allied"
hexes = [[1, 6], [1, 7]]
banners = 1
most = 2
kinds = ["infantry", "LC"]
leaders = false

[[sudden-death]]
name = "the hill is cleared"
side = "allied"
when = { none-left = { side = "french", rows = [1, 4] } }

[[sudden-death]]
name = "Wellesley falls"
side = "french"
when = { leader-falls = "Wellesley" }

[[sudden-death]]
name = "three brigades are through"
side = "allied"
when = { exits = { side = "allied", units = 3 } }

[[change]]
name = "the wood burns"
hexes = [[2, 4]]
ground = "clear"
when = { turn = 6 }

[[change]]
name = "the village is barricaded"
hexes = [[8, 6]]
ground = "clear"
when = { holds = { side = "french", hexes = [[8, 6], [7, 6]], needs = { at-least = 2 } } }

[legend]
F = { name = "the convent", ground = "town" }
"#;

/// Roliça with a turn limit, a convent, reserves, and special rules behind its own.
pub(crate) fn file(more: &str) -> String {
    let [brigade, acland] = RESERVES;
    ROLICA
        .replacen("top = \"french\"", "top = \"french\"\nturns = 20", 1)
        .replacen(" h . . . . t . .", " h . . . . F . .", 1)
        .replacen("]\n\nleader = [", &format!("    {brigade}\n]\n\nleader = ["), 1)
        .replacen("]\n\n[french]", &format!("    {acland}\n]\n\n[french]"), 1)
        + more
}

/// What is found wrong if some text of [`ALL`] is replaced.
#[track_caller]
fn check(old: &str, new: &str, expected: &str) {
    assert!(ALL.contains(old), "the rules have {old:?}");
    let text = file(&ALL.replacen(old, new, 1));
    let faults = Battle::check_scenario(&text).expect_err("a fault");
    let messages: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
    assert_eq!(messages.join("\n"), expected);
    let above = text.lines().count() - ALL.lines().count();
    assert!(faults[0].line == 0 || faults[0].line > above, "line {}", faults[0].line);
}

#[test]
fn every_special_rule_is_read() {
    let card = Battle::check_scenario(&file(ALL)).expect("a sound file");
    assert_eq!(card.turns, Some(20));
    assert!(Battle::set_up_from(&file(ALL), &[]).is_ok());
}

#[test]
fn works_have_sides_each_once_on_ground_that_carries_them() {
    let sides = r#"["SW", "SE"]"#;
    check(sides, r#"["SW", "SW"]"#, "The works of (4,6) need one side or more, each once.");
    check(sides, "[]", "The works of (4,6) need one side or more, each once.");
    check(
        sides,
        r#"["N"]"#,
        "Unknown variant `N`, expected one of `NW`, `NE`, `E`, `SE`, `SW`, `W`.",
    );
    check(
        "hex = [4, 6]",
        "hex = [3, 8]",
        "(3,8) has ground on which no works lie: use clear ground, a hill or a bridge.",
    );
    let twice = "[[works]]\nhex = [4, 6]\nsides = [\"NE\"]\n\n[[exit]]";
    check("[[exit]]", twice, "The works of (4,6) are listed already; name all sides once.");
}

#[test]
fn exits_lie_at_the_edge_and_give_a_few_banners() {
    check("[[1, 6], [1, 7]]", "[[1, 6], [2, 7]]", "(2,7) is not at the edge of the board.");
    check("[[1, 6], [1, 7]]", "[]", "the coast road needs one hex or more, each once.");
    let numbers = "the coast road gives 0 to 9 banners for a unit, and 1 or more at most.";
    check("banners = 1", "banners = 10", numbers);
    check("most = 2", "most = 0", numbers);
    check(
        r#"["infantry", "LC"]"#,
        "[]",
        "the coast road lets nobody leave; name a kind or leave it out.",
    );
    check(
        r#"["infantry", "LC"]"#,
        r#"["foot"]"#,
        "Expected a kind of unit such as \"LN\" or an arm such as \"cavalry\".",
    );
    let other =
        "[[exit]]\nname = \"the coast road\"\nside = \"allied\"\nhexes = [[1, 7]]\nbanners = 1";
    check(
        "leaders = false",
        &format!("leaders = false\n\n{other}"),
        "the coast road shares a hex with another exit.\n\
         the coast road is named twice; choose another name.",
    );
}

#[test]
fn pieces_enter_over_the_edge() {
    let check = |old: &str, new: &str, expected: &str| {
        let faults = Battle::check_scenario(&file(ALL).replacen(old, new, 1)).expect_err("a fault");
        assert_eq!((faults[0].line, faults[0].message.as_str()), (65, expected));
    };
    let inland = "Acland's brigade cannot enter at (8,9), which is not at the edge.";
    check("hex = [9, 13]", "hex = [8, 9]", inland);
    check(
        "enters = 5",
        "enters = 0",
        "Acland's brigade enters from a turn on that is one of 1 to 200.",
    );
}

#[test]
fn a_trigger_is_something_that_can_happen() {
    check("rows = [1, 4]", "rows = [4, 1]", "Name either the first and the last row, or hexes.");
    check("rows = [1, 4]", "hexes = []", "Name either the first and the last row, or hexes.");
    check(
        "rows = [1, 4]",
        "rows = [1, 4], hexes = [[1, 1]]",
        "Name either the first and the last row, or hexes.",
    );
    check(
        "rows = [1, 4]",
        "rows = [7, 9]",
        "the hill is cleared happens before the battle begins.",
    );
    let nobody = "No leader is called \"Ney\".";
    check("leader-falls = \"Wellesley\"", "leader-falls = \"Ney\"", nobody);
    check("units = 3", "units = 0", "The Allied side has no exit for 0 units.");
    let french = "exits = { side = \"french\", units = 3 }";
    check(
        "exits = { side = \"allied\", units = 3 }",
        french,
        "The French side has no exit for 3 units.",
    );
    check("turn = 6", "turn = 1", "A turn to wait for is one of 2 to 200.");
    check("at-least = 2", "at-least = 3", "A side cannot hold 3 of 2 hexes.");
    check(
        "{ turn = 6 }",
        "{ turn = 6, leader-falls = \"Wellesley\" }",
        "Wanted exactly 1 element, more than 1 element.",
    );
    check(
        "name = \"Wellesley falls\"",
        "name = \"the hill is cleared\"",
        "the hill is cleared is named twice; choose another name.",
    );
}

#[test]
fn ground_changes_once_and_closes_nothing_that_is_needed() {
    check("[[8, 6]]", "[[2, 4]]", "(2,4) changes twice; that is not possible.");
    check("hexes = [[2, 4]]", "hexes = []", "the wood burns needs a hex.");
    let closes = |hex: &str| {
        format!(
            "the wood burns closes {hex}, where pieces enter or leave, or which is an objective."
        )
    };
    let river = |hex: &str| format!("hexes = [{hex}]\nground = \"river\"");
    let wood = "hexes = [[2, 4]]\nground = \"clear\"";
    check(wood, &river("[9, 13]"), &closes("(9,13)"));
    check(wood, &river("[1, 6]"), &closes("(1,6)"));
    check(wood, &river("[3, 8]"), &closes("(3,8)"));
    check(
        wood,
        "hexes = [[4, 6]]\nground = \"forest\"",
        "the wood burns puts ground in (4,6) on which no works lie.",
    );
}

#[test]
fn a_legend_explains_letters_that_no_other_map_has() {
    check(
        "F = { name",
        "f = { name = \"a copse\", ground = \"clear\" }\nF = { name",
        "f has a meaning on every map; use another letter.",
    );
    check(
        "F = { name",
        "FF = { name = \"a copse\", ground = \"clear\" }\nF = { name",
        "The legend explains single characters, not \"FF\".",
    );
    let faults = Battle::check_scenario(&file(&ALL.replacen("F = { name", "G = { name", 1)));
    let message = &faults.expect_err("a fault")[0].message;
    assert_eq!(message, "Hex 6 of row 8 is \"F\"; use one of . f h X t w r d b q G.");
}

#[test]
fn a_legend_has_an_alphabet_of_letters() {
    let with = |letters: usize| {
        let more = ('α'..)
            .take(letters - 1)
            .map(|it| format!("\"{it}\" = {{ name = \"a copse\", ground = \"clear\" }}\n"));
        file(&ALL.replacen("F = { name", &(more.collect::<String>() + "F = { name"), 1))
    };
    assert!(Battle::check_scenario(&with(26)).is_ok());
    let faults = Battle::check_scenario(&with(27)).expect_err("a fault");
    assert_eq!(faults[0].message, "A legend has at most 26 letters.");
}

#[test]
fn a_battle_is_limited_to_a_sensible_number_of_turns() {
    for turns in ["0", "201"] {
        let text = file(ALL).replacen("turns = 20", &format!("turns = {turns}"), 1);
        let faults = Battle::check_scenario(&text).expect_err("a fault");
        assert_eq!(faults[0].message, "A battle can be limited to 1 to 200 turns.");
    }
}

#[test]
fn there_is_a_limit_to_everything() {
    let mut more = String::from(ALL);
    for number in 0..4 {
        more += &format!(
            "[[change]]\nname = \"change {number}\"\nhexes = [[5, {}]]\nground = \"hill\"\nwhen = {{ turn = 3 }}\n",
            number + 4
        );
        more += &format!(
            "[[exit]]\nname = \"exit {number}\"\nside = \"french\"\nhexes = [[9, {}]]\nbanners = 1\n",
            number + 1
        );
    }
    let faults = Battle::check_scenario(&file(&more)).expect_err("faults");
    let messages: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
    assert_eq!(messages, ["A battle has at most 4 exits.", "The ground changes 4 times at most."]);
}

fn all() -> Battle {
    Battle::set_up_from(&file(ALL), &[]).expect("a sound file")
}

#[test]
fn a_client_can_draw_and_explain_every_special_rule() {
    let scenery = serde_json::to_value(all().scenery()).expect("JSON");
    assert_eq!(scenery["works"], json!([{"hex": [4, 6], "sides": ["SW", "SE"]}]));
    let exit = &scenery["exits"][0];
    assert_eq!(exit["hexes"], json!([[1, 6], [1, 7]]));
    assert_eq!(exit["kinds"], json!(["infantry", "LC"]));
    assert_eq!((&exit["most"], &exit["leaders"]), (&json!(2), &json!(false)));
    let turns = |list: &str| -> Vec<_> {
        let pieces = scenery[list].as_array().expect("a list").iter();
        pieces.filter(|it| !it["enters"].is_null()).map(|it| it["enters"].clone()).collect()
    };
    assert_eq!((turns("units"), turns("leaders")), (vec![json!(5)], vec![json!(5)]));
    let deaths: Vec<_> = (0..3).map(|number| &scenery["sudden_deaths"][number]["when"]).collect();
    assert_eq!(deaths[0], &json!({"none-left": {"side": "french", "rows": [1, 4]}}));
    assert_eq!(deaths[1], &json!({"leader-falls": "Wellesley"}));
    assert_eq!(deaths[2], &json!({"exits": {"side": "allied", "units": 3}}));
    assert_eq!(scenery["changes"][0]["when"], json!({"turn": 6}));
    assert_eq!(scenery["changes"][0]["ground"], "clear");
    assert_eq!(scenery["turn_limit"], 20);
    let convent = json!([{"name": "the convent", "ground": "town", "hexes": [[8, 6]]}]);
    assert_eq!(scenery["legend"], convent);
    assert_eq!(scenery["map"][7][5], "town", "it is drawn as what it is treated as");
}

#[test]
fn the_board_in_characters_shows_every_special_rule() {
    let battle = all();
    let sketch = Battle::sketch(battle.scenario(), &battle.view(Viewer::Referee));
    for line in [
        "+ works (4,6) SE SW",
        "> Allied exit the coast road (1,6) (1,7) for infantry, LC: 1 banner a unit, 2 at most; 0 gone",
        "the convent (8,6): town",
        "Acland's brigade (LN4) enters at (9,13) from turn 5",
        "Acland enters at (9,13) from turn 5",
        "(2,4) becomes clear in turn 6: the wood burns",
        "Allied victory at once when no French unit is left in rows 1 to 4: the hill is cleared",
        "victory at once when Wellesley falls: ",
        "victory at once when 3 Allied units have left: ",
        "turn 0 of 20",
    ] {
        assert!(sketch.contains(line), "{line}\n{sketch}");
    }
    assert_eq!(sketch.lines().filter(|line| line.contains("+^^")).count(), 1, "{sketch}");
    assert_eq!(sketch.matches(" ..>").count(), 2, "{sketch}");
}
