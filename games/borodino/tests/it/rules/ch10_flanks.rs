//! [BOR-10.4.1] Flank attacks, an option.

use borodino::Side;

use crate::field::{Field, viewer};
use crate::rules::shots::{shots, who_fired};

/// The French entered the Fleches over two borders.
const ENTERED: &str = "turn 5 first french
    fleches: F-3-10 F-1-5 F-1-4 R-8-27
    crossed: kamenka>fleches french 1
    crossed: utitsa_forest>fleches french 2
    entered: F-3-10 kamenka
    entered: F-1-5 utitsa_forest
    entered: F-1-4 utitsa_forest";

fn battle(option: &str) -> Field {
    let other = "utitsa_mound: F-5-16 R-3-3";
    let mut field =
        Field::at(&format!("option flank-attacks {option}\n{ENTERED}\n{other}\nask battles"));
    field.act("fight fleches");
    field
}

#[test]
fn bor_10_4_1_a_the_attacker_names_the_main_border() {
    let mut field = battle("on");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "main-attack"));
    assert_eq!(field.legal().len(), 2);
    field.refused("main-attack semenovskoye", "BOR-10.4.1");
    field.act("main-attack kamenka");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "squares"));
    field.act("done");
    field.refused("form-square F-1-5", "BOR-10.2.1");
    field.act("done");
    // In round 1 only the main attack can be hit, though others are stronger,
    field.dice([2, 6, 6]).act("fire R-8-27");
    assert_eq!((field.steps("F-3-10"), field.steps("F-1-5")), (2, 4));
    // and only the main attack fires.
    field.refused("fire F-1-5", "BOR-10.2.1");
    field.dice([6, 6]).act("fire F-3-10");
    assert_eq!(field.battle()["round"], 2);
    assert_eq!(who_fired(&field), ["R-8-27", "F-3-10"]);
    field.finish();
}

#[test]
fn bor_10_4_1_a_flank_blocks_are_shown_from_the_start() {
    let field = battle("on");
    let seen = field.view_of(viewer(Side::Russian)).blocks;
    for id in ["F-3-10", "F-1-5", "F-1-4"] {
        let block = field.setting().find_block(id).expect("a block");
        assert!(seen.iter().any(|it| it.block == block), "{id}");
    }
}

#[test]
fn bor_10_4_1_a_without_the_option_all_fight_from_round_1() {
    let mut field = battle("off");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "squares"));
    field.acts("done; done; done");
    for block in ["F-3-10", "F-1-5", "F-1-4"] {
        assert!(field.offers(&format!("fire {block}")), "{block}");
    }
}

#[test]
fn bor_10_4_1_a_one_border_is_no_flank_attack() {
    let text = ENTERED.replace("F-3-10 F-1-5", "F-1-5").replace("entered: F-3-10 kamenka", "");
    let mut field = Field::at(&format!(
        "option flank-attacks on\n{text}\nutitsa_mound: F-5-16 R-3-3\nask battles"
    ));
    field.act("fight fleches");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "squares"));
}

#[test]
fn bor_10_4_2_a_flank_blocks_have_a_bonus_in_round_2_alone() {
    let mut field = battle("on");
    field.acts("main-attack kamenka; done; done; done; done; done; done; done");
    assert_eq!((field.battle()["round"].clone(), field.asked()), (2.into(), "french"));
    field.dice([6; 4]).act("fire F-1-5").dice([6; 3]).act("fire F-3-10").act("done");
    field.acts("done; done; done").dice([6; 4]).act("fire F-1-5");
    let values: Vec<u8> = shots(&field).iter().map(|shot| shot.value).collect();
    assert_eq!(values, [3, 2, 2]);
    field.finish();
}

#[test]
fn bor_10_4_2_a_no_bonus_without_the_main_attack() {
    let mut field = battle("on");
    field.acts("main-attack kamenka; done; done");
    field.dice([1, 2, 3]).act("fire R-8-27 all bayonet");
    assert_eq!(
        (field.place("F-3-10"), field.battle()["round"].clone()),
        ("destroyed".to_owned(), 2.into())
    );
    field.acts("done; done; done").dice([6; 4]).act("fire F-1-5");
    assert_eq!(shots(&field)[1].value, 2);
    // The French attack still.
    assert_eq!(field.battle()["attacker"], "french");
    field.finish();
}

#[test]
fn bor_10_4_2_a_the_bonus_stays_when_the_roles_change() {
    let text = ENTERED.replace("R-8-27", "R-8-J(1) R-8-G");
    let mut field = Field::at(&format!(
        "option flank-attacks on
        {text}
        reserves: R-8-G
        crossed: semenovskoye>fleches russian 1
        entered: R-8-G semenovskoye
        utitsa_mound: F-5-16 R-3-3
        ask battles"
    ));
    field.acts("fight fleches; main-attack kamenka; done; done; done");
    // [BOR-11.3.1] Two hits take the only step of the jaegers.
    field.dice([1, 2, 6]).act("fire F-3-10");
    assert_eq!((field.battle()["attacker"].clone(), field.asked()), ("russian".into(), "french"));
    field.acts("done; done").dice([6; 4]).act("fire F-1-5").act("done");
    // [BOR-10.4.3] Nobody is left of those who fought for the reserve to come to.
    field.dice([6; 3]).act("fire R-8-G");
    let values: Vec<u8> = shots(&field).iter().map(|shot| shot.value).collect();
    assert_eq!(values, [2, 3, 3]);
    field.finish();
}

/// A Russian reserve for the Fleches.
const RESERVE: &str = "option flank-attacks on
    turn 5 first french
    fleches: F-1-5 R-8-27(1) R-8-G
    crossed: utitsa_forest>fleches french 1
    crossed: semenovskoye>fleches russian 1
    reserves: R-8-G
    battle fleches round 1 attacker french
    ask turns c attacker";

#[test]
fn bor_10_4_3_a_reserves_of_player_2_have_the_bonus_too() {
    let mut field = Field::at(RESERVE);
    field.act("done");
    field.acts("done; done").dice([5, 6, 6]).act("fire R-8-G");
    assert_eq!(shots(&field)[0].value, 4);
    field.finish();
}

#[test]
fn bor_10_4_3_a_but_not_when_nobody_is_left_who_fought() {
    let mut field = Field::at(RESERVE);
    field.dice([1, 1, 6, 6]).act("fire F-1-5");
    assert_eq!(field.place("R-8-27"), "destroyed");
    field.acts("done; done; done").dice([5, 6, 6]).act("fire R-8-G");
    assert_eq!(shots(&field)[1].value, 3);
    field.finish();
}
