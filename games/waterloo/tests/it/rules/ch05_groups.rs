//! [WAT-5.1.1] to [WAT-5.1.4] Groups: what they are, and how many of them move.

use crate::field::Field;
use crate::rules::columns::assert_offers;

/// The French in the historical set-up.
const FRENCH: &str = "
    beaumont: F-NAP F-G-INF F-G-CAV F-G-ART1 F-G-ART2 F-3-INF1 F-3-INF2 F-3-ART F-6-INF F-6-ART F-C1 F-RHA1
    solre: F-1-INF1 F-1-INF2 F-1-ART F-2-INF1 F-2-INF2 F-2-ART
    philippeville: F-4-INF F-4-ART F-C2 F-C3 F-C4 F-RHA2
";

fn french_turn() -> Field {
    Field::at(&format!("turn 1\n{FRENCH}\nask moves"))
}

fn allied_turn(blocks: &str) -> Field {
    Field::at(&format!("turn 2\nbeaumont: F-1-INF1\n{blocks}\nask moves"))
}

#[test]
fn wat_5_1_1_a_a_block_does_not_move_on_with_the_group_where_it_arrived() {
    let mut field = french_turn();
    field.act("take F-NAP");
    field.act("move philippeville");
    field.act("take F-4-INF");
    field.act("move gerpinnes");
    field.refused("take F-NAP", "WAT-5.2.2");
    assert!(!field.offers("take F-NAP"));
    assert!(field.offers("take F-C2"));
}

#[test]
fn wat_5_1_1_a_a_block_belongs_to_its_group_wherever_it_went() {
    let mut field = french_turn();
    field.act("take F-NAP");
    field.act("move philippeville");
    // That was the group of Beaumont: Philippeville and Solre are two more.
    field.act("take F-4-INF");
    field.act("move gerpinnes");
    field.refused("take F-1-INF1", "WAT-5.1.2");
    assert!(field.offers("take F-G-INF"));
}

#[test]
fn wat_5_1_1_a_two_armies_in_a_town_are_two_groups() {
    let mut field = allied_turn("wavre: A-R-PIC A-R-LAM P-2-INF1 P-2-INF2\nnamur: P-2-ART");
    field.act("take A-R-PIC");
    field.act("move brussels");
    assert!(field.offers("take P-2-ART"));
    field.act("take P-2-INF1");
    field.act("move gembloux");
    assert!(field.offers("take P-2-INF2"));
    field.refused("take P-2-ART", "WAT-5.1.3");
}

#[test]
fn wat_5_1_2_a_a_third_french_group_may_not_move() {
    let mut field = french_turn();
    field.act("take F-1-INF1");
    field.act("move thuin");
    field.act("take F-4-INF");
    field.act("move gerpinnes");
    field.refused("take F-NAP", "WAT-5.1.2");
    assert!(!field.offers("take F-NAP"));
    field.act("take F-2-INF1");
    field.act("move thuin");
    // The moves of both may be mixed.
    field.act("take F-C2");
    field.act("move gerpinnes fosses");
    assert!(field.offers("take F-2-INF2"));
    assert_eq!(field.place("F-2-INF1"), "thuin");
}

#[test]
fn wat_5_1_3_a_each_allied_army_moves_one_group() {
    let mut field = allied_turn(
        "namur: P-BLU P-2-INF1 P-2-ART
         huy: P-2-INF2
         nivelles: A-1-PER
         enghien: A-1-GDS",
    );
    field.act("take P-2-INF1");
    field.act("move ligny");
    field.refused("take P-2-INF2", "WAT-5.1.3");
    assert!(!field.offers("take P-2-INF2"));
    field.act("take A-1-PER");
    field.act("move quatrebras");
    field.refused("take A-1-GDS", "WAT-5.1.3");
    assert!(field.offers("take P-2-ART"));
}

#[test]
fn wat_5_1_3_a_the_quota_of_an_army_that_is_gone_helps_nobody() {
    let mut field = allied_turn("namur: P-2-INF1\nhuy: P-2-INF2");
    field.act("take P-2-INF1");
    field.act("move ligny");
    field.refused("take P-2-INF2", "WAT-5.1.3");
    assert_offers(&field, ["end-moves"]);
}

#[test]
fn wat_5_1_4_a_a_group_may_split() {
    let mut field = french_turn();
    let moves = [
        ("F-1-INF1", "thuin"),
        ("F-1-INF2", "thuin"),
        ("F-2-INF1", "beaumont"),
        ("F-2-INF2", "beaumont"),
        ("F-1-ART", "maubeuge"),
    ];
    for (block, to) in moves {
        field.act(&format!("take {block}"));
        field.act(&format!("move {to}"));
    }
    assert_eq!(field.place("F-2-ART"), "solre");
    assert!(moves.iter().all(|&(block, to)| field.place(block) == to));
    // It was one group, so another may still move.
    assert!(field.offers("take F-C4"));
    assert!(field.offers("take F-NAP"));
    field.act("take F-NAP");
    field.act("move ham");
    field.refused("take F-C4", "WAT-5.1.2");
}
