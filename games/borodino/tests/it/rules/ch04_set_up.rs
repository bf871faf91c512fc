//! [BOR-4.3.1], [BOR-4.3.2], [BOR-4.3.3] The printed set-up, and [BOR-4.1.6] attached blocks.

use super::printed::{id_of, list, scenery, word};
use crate::field::Field;

const SHEVARDINO: &str = "\
fomkino: F-HQ-DAV F-1-5 F-1-V F-1-C
valuevo: F-HQ-MUR F-1-2 F-1-1 F-1-HA
golovino: F-C1-H F-C2-H F-RC-RA
voyna_heights: F-C1-L F-C2-L
yelnya: F-HQ-PON F-5-18 F-5-C F-5-LA
yelnya_forest: F-5-16
shevardino: R-HQ-BOR R-8-27 R-8-J R-8-HA
doronino_wood: R-7-J
kamenka: R-HQ-GOL R-8-CG R-8-G R-G-2C
fleches: R-HQ-BAG R-G-IV R-G-RA2
raevsky: R-HQ-RAE R-7-26 R-7-HA
semenovskoye: R-7-12
old_road_wood: R-P-3";

const BORODINO: &str = "\
voyna_heights: F-HQ-EUG F-1-1 F-1-3 F-4-HA
bezzubovo: F-4-13 F-4-C
valuevo: F-4-14 F-4-IG F-C3-H F-C3-L
kamenka: F-HQ-NEY F-3-10 F-3-11 F-3-25
aleksinki: F-3-C F-3-LA F-HQ-JUN F-8-23
fomkino: F-HQ-MOR F-8-24 F-G-YG F-G-OG
shevardino: F-HQ-NAP F-1-HA F-G-HA F-G-VL
doronino: F-HQ-DAV F-1-2 F-HQ-MUR F-RC-RA
akinshino: F-C1-H F-C1-L F-C2-H F-C2-L
utitsa_forest: F-1-5 F-1-4 F-1-V
doronino_wood: F-1-C F-G-RA
yelnya_forest: F-C4-H F-G-HC F-G-LC
yelnya: F-HQ-PON F-5-18 F-5-C F-5-LA
old_road_wood: F-5-16
borodino: R-6-J
gorki: R-HQ-BAR R-HQ-DOK R-6-7 R-6-HA
raevsky: R-HQ-RAE R-7-26 R-6-24 R-7-HA
semenovskoye: R-HQ-BAG R-7-12 R-8-G R-7-J
fleches: R-HQ-BOR R-8-CG R-8-27 R-8-HA
utitsa_wood: R-8-J
utitsa: R-HQ-TUC R-3-3 R-3-J R-P-3
utitsa_mound: R-3-G R-3-HA R-M-1
artemki: R-M-2 R-M-3
kolocha_bank: R-HQ-OST R-4-11 R-4-23 R-4-LA
maslovo: R-HQ-BGV R-2-4 R-2-J
staroye: R-2-17 R-2-LA R-HQ-PLA R-P-1
moskva_wood: R-P-2
tatarinovo: R-HQ-KUT R-G-I R-G-II R-4-J
knyazkovo: R-HQ-LAV R-5-G1 R-5-G2 R-5-HA
psarevo: R-HQ-GOL R-G-1C R-G-2C R-G-RA2
semenovskoye_wood: R-G-IV
mikhailovskoye: R-5-CG R-5-RA R-G-RA1 R-G-III";

const COMBINED: &str = "\
fomkino: F-HQ-DAV F-1-5 F-1-V F-1-C
valuevo: F-HQ-MUR F-1-2 F-1-1 F-1-HA
golovino: F-C1-H F-C2-H F-RC-RA
voyna_heights: F-C1-L F-C2-L
yelnya: F-HQ-PON F-5-18 F-5-C F-5-LA
yelnya_forest: F-5-16
shevardino: R-HQ-BOR R-8-27 R-8-J R-8-HA
doronino_wood: R-7-J
kamenka: R-HQ-GOL R-8-CG R-8-G R-G-2C
fleches: R-HQ-BAG R-G-IV R-G-RA2
raevsky: R-HQ-RAE R-7-26 R-7-HA R-6-24
semenovskoye: R-7-12
old_road_wood: R-P-3
borodino: R-6-J
gorki: R-HQ-BAR R-HQ-DOK R-6-7 R-6-HA
utitsa: R-HQ-TUC R-3-3 R-3-J
utitsa_mound: R-3-G R-3-HA R-M-1
artemki: R-M-2 R-M-3
kolocha_bank: R-HQ-OST R-4-11 R-4-23 R-4-LA
maslovo: R-HQ-BGV R-2-4 R-2-J
staroye: R-2-17 R-2-LA R-HQ-PLA R-P-1
moskva_wood: R-P-2
tatarinovo: R-HQ-KUT R-G-I R-G-II R-4-J
knyazkovo: R-HQ-LAV R-5-G1 R-5-G2 R-5-HA
psarevo: R-G-1C
mikhailovskoye: R-5-CG R-5-RA R-G-RA1 R-G-III";

/// The set-up of a scenario, area by area in the order of a table.
#[track_caller]
fn check(scenario: &str, table: &str) {
    let scenery = scenery(scenario);
    let printed = |area: &str| -> Vec<&str> {
        let blocks = list(&scenery, "blocks").iter();
        let here =
            blocks.filter(|it| !it["area"].is_null() && id_of(&scenery, &it["area"]) == area);
        let mut ids: Vec<&str> = here.map(|block| word(&block["id"])).collect();
        ids.sort_unstable();
        ids
    };
    let mut placed = 0;
    for line in table.lines() {
        let (area, blocks) = line.split_once(": ").expect("an area and its blocks");
        let mut blocks: Vec<&str> = blocks.split(' ').collect();
        blocks.sort_unstable();
        assert_eq!(printed(area), blocks, "{area}");
        placed += blocks.len();
    }
    let blocks = list(&scenery, "blocks");
    assert_eq!(blocks.iter().filter(|block| !block["area"].is_null()).count(), placed);
}

/// How many blocks of each side a table has.
fn sides(table: &str) -> [usize; 2] {
    ["F-", "R-"].map(|side| table.split_whitespace().filter(|word| word.starts_with(side)).count())
}

#[test]
fn bor_4_3_1_a_the_set_up_of_shevardino() {
    check("shevardino", SHEVARDINO);
    assert_eq!(sides(SHEVARDINO), [18, 17]);
    let field = Field::scenario("shevardino", &[]);
    assert_eq!(field.place("F-HQ-DAV"), "fomkino");
    assert_eq!(field.place("R-HQ-BOR"), "shevardino");
    let posts = ["french", "supreme", "first", "second"].map(|post| field.post(post));
    assert_eq!(posts, ["nobody", "nobody", "nobody", "R-HQ-BAG"]);
}

#[test]
fn bor_4_3_2_a_the_set_up_of_borodino() {
    check("borodino", BORODINO);
    assert_eq!(sides(BORODINO), [47, 56]);
    let field = Field::scenario("borodino", &[]);
    let posts = ["french", "supreme", "first", "second"].map(|post| field.post(post));
    assert_eq!(posts, ["F-HQ-NAP", "R-HQ-KUT", "R-HQ-BAR", "R-HQ-BAG"]);
}

#[test]
fn bor_4_3_2_a_karpov_is_out_of_the_reach_of_platov() {
    let field = Field::at(
        "turn 2 first russian
        staroye: R-HQ-PLA R-P-1
        utitsa: R-P-3
        golovino: F-1-1
        active: R-HQ-PLA
        ask moves russian",
    );
    field.refused("take R-P-3", "BOR-6.2.1");
}

#[test]
fn bor_4_3_3_a_the_set_up_of_the_three_days() {
    check("combined", COMBINED);
    assert_eq!(sides(COMBINED), [18, 56]);
    let scenery = scenery("combined");
    let waiting = list(&scenery, "blocks").iter().filter(|block| block["area"].is_null());
    assert_eq!(waiting.clone().count(), 29);
    assert!(waiting.clone().all(|block| block["side"] == "french"));
    assert_eq!(Field::scenario("combined", &[]).place("R-P-3"), "old_road_wood");
}

/// Davout and Eugene are active near Morand, who is attached to Eugene on the day of the battle.
fn near_morand(active: &str) -> Field {
    Field::at(&format!(
        "turn 2
        voyna_heights: F-HQ-EUG F-HQ-DAV F-HQ-MUR F-1-1
        valuevo: F-1-2 F-4-13 F-C3-H F-C1-H
        gorki: R-6-7
        active: {active}
        ask moves french"
    ))
}

#[test]
fn bor_4_1_6_a_attached_blocks_obey_two_headquarters() {
    assert!(near_morand("F-HQ-DAV").offers("take F-1-1"));
    near_morand("F-HQ-DAV").refused("take F-4-13", "BOR-6.3.1");
    assert!(near_morand("F-HQ-DAV").offers("take F-1-2"));
    assert!(near_morand("F-HQ-EUG").offers("take F-1-1"));
    assert!(near_morand("F-HQ-EUG").offers("take F-C3-H"));
    assert!(near_morand("F-HQ-MUR").offers("take F-C3-H"));
}

#[test]
fn bor_4_1_6_a_nobody_is_attached_on_the_other_days() {
    for scenario in ["shevardino", "combined"] {
        let scenery = scenery(scenario);
        assert!(list(&scenery, "blocks").iter().all(|block| block["attached_to"].is_null()));
    }
    let field = Field::at(
        "scenario combined
        turn 2
        voyna_heights: F-HQ-DAV F-1-1
        gorki: R-6-7
        active: F-HQ-DAV
        ask moves french",
    );
    assert!(field.offers("take F-1-1"));
}
