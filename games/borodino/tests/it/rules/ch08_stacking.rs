//! Section 8.4: no area stays over its limit.

use super::ch08_moves::ways;
use crate::field::Field;

#[test]
fn bor_8_4_1_a_reserves_count() {
    let mut field = Field::at(
        "turn 3
        fleches: R-HQ-BOR R-8-CG R-8-27 R-8-HA F-1-5 F-1-4 F-3-10 F-1-V
        moved: F-1-5 F-1-4 F-3-10 F-1-V
        entered: F-1-5 utitsa_forest
        entered: F-1-4 utitsa_forest
        entered: F-3-10 kamenka
        entered: F-1-V utitsa_wood
        crossed: utitsa_forest>fleches french 2
        crossed: kamenka>fleches french 1
        crossed: utitsa_wood>fleches french 1
        semenovskoye: R-8-G
        ask straggles russian",
    );
    field.dice([6]).act("take R-8-G").act("move fleches").act("done");
    // All others are held: only the reserve can be the one too many, and it goes back.
    assert_eq!((field.question().as_str(), field.asked()), ("surplus", "russian"));
    assert_eq!(field.steps("R-8-G"), 2);
    assert_eq!(ways(&field), ["semenovskoye"]);
    field.act("move semenovskoye");
    assert_eq!(field.place("R-8-G"), "semenovskoye");
    assert!(!field.lists("reserves", "R-8-G"));
    field.finish();
}

#[test]
fn bor_8_4_1_a_during_the_phase_the_limit_is_not_looked_at() {
    let mut field = Field::at(
        "turn 3
        doronino_wood: F-1-2 F-1-3 F-1-4
        doronino: F-1-5
        gorki: R-6-7
        ask straggles french",
    );
    field.dice([6, 6]).act("take F-1-5").act("move doronino_wood");
    field.act("take F-1-2").act("move akinshino").act("done");
    assert_eq!(field.asked(), "russian");
    field.finish();
}

#[test]
fn bor_8_4_2_a_no_end_while_it_can_be_mended() {
    let mut field = Field::at(
        "turn 3
        doronino_wood: F-1-2 F-1-3 F-1-4 F-1-5
        moved: F-1-2 F-1-3 F-1-4
        gorki: R-6-7
        ask straggles french",
    );
    field.refused("done", "BOR-8.4.2");
    assert_eq!(field.legal(), [field.action("take F-1-5")]);
    field.dice([6]).act("take F-1-5").act("move doronino");
    assert_eq!(field.act("done").asked(), "russian");
    field.finish();
}

/// Five French blocks in Golovino, all of which have moved: two came by road.
const GOLOVINO: &str = "turn 4
    golovino: F-HQ-EUG F-4-13 F-4-14 F-4-IG F-4-HA
    moved: F-HQ-EUG F-4-13 F-4-14 F-4-IG F-4-HA
    entered: F-4-13 romantsevo
    entered: F-4-14 voyna_heights
    entered: F-4-HA valuevo
    gorki: R-6-7";

#[test]
fn bor_8_4_3_a_a_block_too_many_loses_a_step_and_goes_back() {
    let mut field = Field::at(&format!("{GOLOVINO}\n ask straggles french"));
    field.act("done");
    assert_eq!((field.question().as_str(), field.asked()), ("stacking", "french"));
    field.refused("take R-6-7", "BOR-1.1.6");
    field.refused("done", "BOR-19.1.1");
    field.act("take F-4-13");
    assert_eq!((field.question().as_str(), field.steps("F-4-13")), ("surplus", 3));
    assert_eq!(ways(&field), ["romantsevo"]);
    field.refused("move valuevo", "BOR-8.4.3");
    field.act("move romantsevo");
    assert_eq!((field.place("F-4-13").as_str(), field.asked()), ("romantsevo", "russian"));
    let mut field = Field::at(&format!("{GOLOVINO}\n ask straggles french"));
    field.acts("done; take F-4-14");
    // By the road by which it came.
    assert_eq!(ways(&field), ["voyna_heights"]);
    field.act("move voyna_heights");
    assert_eq!((field.place("F-4-14").as_str(), field.steps("F-4-14")), ("voyna_heights", 3));
    field.finish();
}

#[test]
fn bor_8_4_3_a_no_second_move_forward() {
    // Murat's five go to Psarevo by road; the one too many does not go on to the source behind it.
    let mut field = Field::at(
        "turn 5
        shevardino: F-HQ-MUR F-C1-H F-C1-L F-C2-H
        kamenka: F-C2-L F-C4-H
        gorki: R-6-7
        active: F-HQ-MUR
        ask moves french",
    );
    for block in ["F-C1-H", "F-C1-L", "F-C2-H", "F-C2-L", "F-C4-H"] {
        field.act(&format!("take {block}")).act("move psarevo");
    }
    while field.question() != "stacking" {
        field.act("done");
    }
    field.act("take F-C1-H");
    assert_eq!((field.question().as_str(), field.steps("F-C1-H")), ("surplus", 3));
    assert_eq!(ways(&field), ["shevardino"]);
    field.refused("move mikhailovskoye", "BOR-8.4.3");
    field.refused("move semenovskoye", "BOR-8.4.3");
    field.act("move shevardino");
    assert_eq!(field.place("F-C1-H"), "shevardino");
    field.finish();
}

#[test]
fn bor_8_4_3_a_those_that_stood_there_stay() {
    let mut field = Field::at(
        "turn 3
        doronino: F-1-2 F-1-3 F-1-4 F-1-HA F-1-5
        moved: F-1-5 F-1-3
        bombarded: F-1-HA
        entered: F-1-5 akinshino
        entered: F-1-3 fomkino
        kamenka: R-8-27
        ask stacking french",
    );
    field.refused("take F-1-HA", "BOR-8.4.3");
    field.refused("take F-1-2", "BOR-8.4.3");
    assert_eq!(field.legal(), ["take F-1-3", "take F-1-5"].map(|it| field.action(it)));
    field.acts("take F-1-5; move akinshino");
    assert_eq!(field.asked(), "russian");
    field.finish();
}

/// A block in Psarevo, one too many, that cannot go back to where it came from.
const PSAREVO: &str = "turn 5
    psarevo: F-C1-H F-C1-L F-C2-H F-C2-L F-C4-H
    moved: F-C1-H F-C1-L F-C2-H F-C2-L F-C4-H
    gorki: R-6-7";

#[test]
fn bor_8_4_3_a_whoever_cannot_go_back_gives_way_but_not_forward() {
    let mut field = Field::at(&format!("{PSAREVO}\n ask stacking french"));
    field.act("take F-C1-H");
    // As far from the French sources as Psarevo, or nearer to them.
    let near = ["knyazkovo", "psarevo_forest", "semenovskoye", "semenovskoye_wood"];
    assert_eq!(ways(&field), near);
    field.refused("move mikhailovskoye", "BOR-8.4.3");
    let mut field = Field::at(&format!(
        "{PSAREVO}
        entered: F-C1-H semenovskoye
        semenovskoye: F-1-1 F-1-2 F-1-3 F-1-4
        ask surplus F-C1-H"
    ));
    // Semenovskoye is full. Only in the woods it is no further from its sources than it began the phase.
    assert_eq!(ways(&field), ["psarevo_forest", "semenovskoye_wood"]);
    field.refused("move knyazkovo", "BOR-8.4.3");
    field.act("move semenovskoye_wood").finish();
}

#[test]
fn bor_8_4_3_a_a_vacant_redoubt_or_a_source_is_no_refuge() {
    let mut field = Field::at(
        "turn 5
        semenovskoye: F-C1-H F-C1-L F-C2-H F-C2-L F-C4-H
        moved: F-C1-H F-C1-L F-C2-H F-C2-L F-C4-H
        gorki: R-6-7
        ask stacking french",
    );
    field.act("take F-C1-H");
    field.refused("move raevsky", "BOR-8.4.3");
    field.refused("move fleches", "BOR-8.4.3");
    assert!(field.offers("move kamenka"));
    let field = Field::at(
        "turn 5
        semenovskoye: F-C1-H F-C1-L F-C2-H F-C2-L F-C4-H
        moved: F-C1-H F-C1-L F-C2-H F-C2-L F-C4-H
        raevsky: F-1-2
        gorki: R-6-7
        ask surplus F-C1-H",
    );
    // There a redoubt is held already.
    assert!(field.offers("move raevsky"));
    field.refused("move fleches", "BOR-8.4.3");
}

#[test]
fn bor_8_4_3_a_refuges_have_room_and_no_enemies() {
    let mut field = Field::at(
        "turn 4
        golovino: F-HQ-EUG F-4-13 F-4-14 F-4-IG F-4-HA
        romantsevo: F-1-1 F-1-2 F-1-3
        moved: F-HQ-EUG F-4-13 F-4-14 F-4-IG F-4-HA F-1-1 F-1-2 F-1-3
        valuevo: R-P-1
        ask straggles french",
    );
    field.act("done").act("take F-4-14");
    // Full on one side, enemies on the other: there is nowhere to go.
    assert_eq!((field.place("F-4-14").as_str(), field.points()), ("destroyed", [0, 2]));
    assert_eq!(field.asked(), "russian");
}

#[test]
fn bor_8_4_3_a_several_areas_one_after_another() {
    let mut field = Field::at(
        "turn 4
        golovino: F-HQ-EUG F-4-13 F-4-14 F-4-IG F-4-HA
        doronino_wood: F-1-2 F-1-3 F-1-4 F-1-5 F-1-V
        moved: F-HQ-EUG F-4-13 F-4-14 F-4-IG F-4-HA F-1-2 F-1-3 F-1-4 F-1-5 F-1-V
        entered: F-4-HA valuevo
        entered: F-1-2 doronino
        entered: F-1-3 doronino
        entered: F-1-V akinshino
        gorki: R-6-7
        ask straggles french",
    );
    field.act("done").act("take F-1-2").act("move doronino");
    field.act("take F-4-HA").act("move valuevo");
    // Golovino keeps its limit now.
    field.refused("take F-4-13", "BOR-8.4.1");
    field.act("take F-1-V").act("move akinshino");
    assert_eq!(field.asked(), "russian");
}

#[test]
fn bor_8_4_3_a_a_headquarters_without_steps_is_destroyed() {
    let mut field = Field::at(
        "turn 4
        golovino: F-HQ-EUG(0) F-4-13 F-4-14 F-4-IG F-4-HA
        moved: F-HQ-EUG F-4-13 F-4-14 F-4-IG F-4-HA
        gorki: R-6-7
        ask straggles french",
    );
    field.act("done").act("take F-HQ-EUG");
    assert_eq!((field.place("F-HQ-EUG").as_str(), field.points()), ("destroyed", [0, 4]));
}

#[test]
fn bor_8_4_3_a_held_blocks_stay_and_nobody_leaves_the_way_the_enemy_came() {
    let mut field = Field::at(
        "turn 3
        utitsa: R-HQ-TUC R-3-3 R-3-J R-P-3 R-3-G R-M-1 F-5-16 F-5-18
        moved: F-5-16 F-5-18 R-3-G R-M-1
        entered: F-5-16 old_road_wood
        entered: F-5-18 utitsa_forest
        crossed: old_road_wood>utitsa french 1
        crossed: utitsa_forest>utitsa french 1
        entered: R-3-G utitsa_mound
        entered: R-M-1 utitsa_wood
        crossed: utitsa_mound>utitsa russian 1
        crossed: utitsa_wood>utitsa russian 1
        reserves: R-3-G R-M-1
        old_road_east: R-M-2
        ask stacking russian",
    );
    // Three began there besides Tuchkov, and two are held; but only the reserves have come.
    assert_eq!(field.legal(), ["take R-3-G", "take R-M-1"].map(|it| field.action(it)));
    field.refused("take R-HQ-TUC", "BOR-8.4.3");
    field.acts("take R-3-G; move utitsa_mound");
    // The last of them is taken without a question.
    assert_eq!(ways(&field), ["utitsa_wood"]);
    field.act("move utitsa_wood").finish();
}

#[test]
fn bor_8_4_3_a_nobody_gives_way_over_a_border_by_which_the_enemy_came() {
    let mut field = Field::at(
        "turn 3
        utitsa: R-HQ-TUC(1) R-3-3 R-3-J R-P-3 R-3-G F-5-16 F-5-18 F-5-C F-1-1
        utitsa_mound: R-M-1 R-M-2 R-M-3 R-3-HA
        moved: F-5-16 F-5-18 F-5-C F-1-1 R-3-G
        entered: F-5-16 old_road_wood
        entered: F-5-18 utitsa_forest
        entered: F-5-C old_road_wood
        entered: F-1-1 utitsa_forest
        crossed: old_road_wood>utitsa french 2
        crossed: utitsa_forest>utitsa french 2
        entered: R-3-G utitsa_mound
        crossed: utitsa_mound>utitsa russian 1
        reserves: R-3-G
        ask straggles russian",
    );
    field.act("done");
    // The mound is full, and of the others only the marsh is as near to the sources.
    assert_eq!((field.question().as_str(), ways(&field)), ("surplus", vec!["southern_marsh"]));
    field.refused("move old_road_wood", "BOR-8.4.3");
    field.refused("move utitsa_wood", "BOR-8.4.3");
    field.act("move southern_marsh").finish();
}

#[test]
fn bor_8_4_3_a_border_limits_do_not_count() {
    let mut field = Field::at(
        "turn 3
        doronino: F-1-2 F-1-3 F-1-4 F-1-5 F-1-1 R-8-27
        moved: F-1-2 F-1-3 F-1-4 F-1-5 F-1-1
        entered: F-1-2 fomkino
        entered: F-1-3 fomkino
        entered: F-1-4 fomkino
        entered: F-1-5 akinshino
        entered: F-1-1 akinshino
        crossed: fomkino>doronino french 3
        crossed: akinshino>doronino french 2
        ask straggles french",
    );
    field.act("done").act("take F-1-2").act("move fomkino");
    assert_eq!((field.place("F-1-2").as_str(), field.asked()), ("fomkino", "russian"));
}

#[test]
fn bor_8_4_3_a_guns_go_only_where_guns_can() {
    let mut field = Field::at(
        "turn 3
        fleches: F-1-HA F-1-2 F-1-3 F-1-4 F-1-5
        utitsa_wood: R-8-J
        moved: F-1-HA F-1-2 F-1-3 F-1-4 F-1-5
        ask straggles french",
    );
    field.acts("done; take F-1-HA");
    // The stream closes two ways, and the enemy a third.
    assert_eq!(ways(&field), ["utitsa_forest"]);
    field.refused("move kamenka", "BOR-2.3.2");
    field.refused("move utitsa_wood", "BOR-8.4.3");
    field.act("move utitsa_forest");
    assert_eq!((field.place("F-1-HA").as_str(), field.steps("F-1-HA")), ("utitsa_forest", 2));
}

#[test]
fn bor_8_4_3_a_a_block_goes_on_losing_until_the_limit_is_kept() {
    let mut field = Field::at(
        "turn 3
        southern_marsh: F-5-16 F-5-18(1) F-5-C F-1-V
        moved: F-5-16 F-5-18 F-5-C F-1-V
        gorki: R-6-7
        ask straggles french",
    );
    field.acts("done; take F-5-18");
    assert_eq!(
        (field.place("F-5-18").as_str(), field.question().as_str()),
        ("destroyed", "stacking")
    );
    field.acts("take F-5-16; move utitsa");
    assert_eq!((field.steps("F-5-16"), field.points(), field.asked()), (2, [0, 2], "russian"));
}
