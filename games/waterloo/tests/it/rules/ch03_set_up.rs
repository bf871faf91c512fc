//! Chapter 3: choice of set-up, and the historical one.

use crate::field::Field;

/// The blocks in a town, in roster order.
fn blocks_in(field: &Field, town: &str) -> Vec<String> {
    let document = field.json();
    let blocks = document["blocks"].as_array().expect("blocks");
    let here = blocks.iter().filter(|block| block["town"] == town);
    here.map(|block| block["id"].as_str().expect("an id").to_owned()).collect()
}

/// How many blocks of each army stand on the map, and with how many steps.
pub(super) fn strengths(field: &Field) -> [(usize, u32); 3] {
    let document = field.json();
    let blocks = document["blocks"].as_array().expect("blocks");
    let ids: Vec<&str> = blocks.iter().map(|block| block["id"].as_str().expect("id")).collect();
    ["F-", "A-", "P-"].map(|army| {
        let own: Vec<&&str> = ids.iter().filter(|id| id.starts_with(army)).collect();
        (own.len(), own.iter().map(|id| u32::from(field.steps(id))).sum())
    })
}

#[test]
fn wat_3_1_1_a_all_blocks_stand_on_the_map_and_the_french_begin() {
    let field = Field::historical(&[]);
    assert_eq!(strengths(&field), [(24, 66), (16, 49), (18, 58)]);
    assert_eq!((field.turn(), field.asked(), field.question().as_str()), (1, "french", "moves"));
}

#[test]
fn wat_3_1_2_a_every_block_in_its_historical_place() {
    let field = Field::historical(&[("setup", "historical")]);
    let beaumont = blocks_in(&field, "beaumont");
    assert_eq!(beaumont.len(), 12);
    assert!(beaumont.contains(&"F-NAP".to_owned()));
    let number = |town: &str| blocks_in(&field, town).len();
    assert_eq!([number("solre"), number("philippeville")], [6, 6]);
    let brussels = blocks_in(&field, "brussels");
    assert_eq!(brussels.len(), 4);
    assert!(
        brussels.iter().all(|id| id.starts_with("A-")) && brussels.contains(&"A-WEL".to_owned())
    );
    assert_eq!(blocks_in(&field, "charleroi"), ["P-1-INF1", "P-1-INF2", "P-1-CAV", "P-1-RHA"]);
    let namur = blocks_in(&field, "namur");
    assert_eq!((namur.len(), namur.contains(&"P-BLU".to_owned())), (3, true));
    assert_eq!(blocks_in(&field, "ligny"), ["P-1-ART"]);
}

#[test]
fn wat_3_1_3_a_the_balanced_set_up_moves_a_corps_and_the_cavalry() {
    let [historical, balanced] =
        ["historical", "balanced"].map(|list| Field::historical(&[("setup", list)]));
    let number = |town: &str| blocks_in(&balanced, town).len();
    assert_eq!([number("beaumont"), number("solre"), number("philippeville")], [12, 12, 0]);
    for id in ["F-4-INF", "F-4-ART", "F-C2", "F-C3", "F-C4", "F-RHA2"] {
        let places = [historical.place(id), balanced.place(id)];
        assert_eq!(places, ["philippeville", "solre"], "{id}");
    }
    // All others stand where they stood, and it is what nobody has to choose.
    let moved = |id: &str| historical.place(id) != balanced.place(id);
    let ids = ["F-NAP", "F-C1", "A-WEL", "A-1-CHA", "P-BLU", "P-4-CAV"];
    assert!(!ids.into_iter().any(moved));
    assert_eq!(Field::historical(&[]).json(), balanced.json());
}
