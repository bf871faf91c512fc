//! Chapter 18: what the enemy always sees, and what everybody knows.

use borodino::{Post, Side};
use engine::Viewer;

use crate::field::Field;
use crate::rules::eyes::{FRENCH, RUSSIANS, heard, hidden, seen, told};

/// The Guard in one of two areas and militia in the other, after a decision of the French.
fn guard_in(knyazkovo: &str, artemki: &str) -> Field {
    Field::at(&format!(
        "turn 3
        kamenka: F-HQ-NEY F-3-10 F-3-LA
        knyazkovo: {knyazkovo} R-HQ-LAV
        artemki: {artemki}
        ask activate french"
    ))
}

#[test]
fn bor_18_1_1_a_blocks_that_change_places_look_the_same() {
    let [mut one, mut other] =
        [guard_in("R-5-G1(4)", "R-M-1(2)"), guard_in("R-M-1(2)", "R-5-G1(4)")];
    for words in ["activate F-HQ-NEY", "stay", "take F-3-10", "move semenovskoye"] {
        assert_eq!(one.view_of(FRENCH), other.view_of(FRENCH));
        assert_eq!(one.legal(), other.legal());
        assert_eq!(one.view_of(Viewer::Spectator), other.view_of(Viewer::Spectator));
        assert_ne!(one.view_of(RUSSIANS), other.view_of(RUSSIANS));
        one.act(words);
        other.act(words);
    }
    assert_eq!(told(&one, FRENCH), told(&other, FRENCH));
}

#[test]
fn bor_18_1_1_a_of_hidden_blocks_the_number_is_known() {
    let field = Field::scenario("borodino", &[]);
    assert_eq!(hidden(&field, FRENCH, "gorki", Side::Russian), 4);
    assert_eq!(hidden(&field, FRENCH, "borodino", Side::Russian), 1);
    assert_eq!(hidden(&field, RUSSIANS, "kamenka", Side::French), 4);
    assert!(seen(&field, FRENCH, "R-6-J").is_none());
    let view = field.view_of(FRENCH);
    assert_eq!(view.blocks.len(), 47, "all of his own, and none of the enemy");
    assert_eq!(seen(&field, FRENCH, "F-G-OG").map(|it| it.steps), Some(4));
}

#[test]
fn bor_18_1_1_a_a_move_is_seen_without_the_block() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-HQ-NEY F-3-10 F-3-11
        gorki: R-6-7
        active: F-HQ-NEY
        ask moves french",
    );
    field.acts("take F-3-10; move aleksinki");
    let moved = heard(&field, RUSSIANS, "Moved");
    assert_eq!(moved.len(), 1);
    assert!(moved[0].contains("face: None") && moved[0].contains("Ordered"), "{moved:?}");
    assert!(heard(&field, FRENCH, "Moved")[0].contains("Some(Face"));
    assert_eq!(hidden(&field, RUSSIANS, "aleksinki", Side::French), 1);
    // Whether it moved is not told of it.
    let blocks = field.view_of(RUSSIANS).blocks;
    let on_map = blocks.iter().filter(|it| it.area.is_some()).count();
    assert_eq!(on_map, 2, "Ney, who is active, and one of his own");
}

#[test]
fn bor_18_1_2_a_whoever_is_destroyed_and_whoever_commands_is_known() {
    let mut field = Field::at(
        "turn 3 first french
        voyna_heights: F-4-HA F-HQ-EUG
        borodino: R-HQ-KUT(0)
        gorki: R-HQ-BAR R-6-7
        tatarinovo: R-HQ-DOK
        active: F-HQ-EUG
        ask bombard french",
    );
    field.dice([1, 6, 6]).act("bombard F-4-HA borodino");
    let view = field.view_of(FRENCH);
    let id = |block| field.setting().block_id(block).to_owned();
    assert_eq!(view.destroyed.iter().map(id).collect::<Vec<_>>(), ["R-HQ-KUT"]);
    let supreme = view.posts.iter().find(|it| it.post == Post::Supreme).map(|it| id(it.holder));
    assert_eq!(supreme.as_deref(), Some("R-HQ-BAR"));
    assert!(seen(&field, FRENCH, "R-HQ-BAR").is_none(), "where he stands is not told");
    assert_eq!(hidden(&field, FRENCH, "gorki", Side::Russian), 2);
    assert_eq!(view.points, [3, 0]);
    field.finish();
}

/// The French place one of the four that are due, and the Russians look on.
fn arrives(block: &str) -> Field {
    let mut field = Field::at(
        "scenario combined
        turn 5 first french
        valuevo: F-HQ-MUR F-HQ-EUG
        gorki: R-6-7
        ask arrive french",
    );
    field.acts(&format!("arrive {block} akinshino; done"));
    field
}

#[test]
fn bor_18_1_2_a_nobody_knows_whether_napoleon_has_come() {
    let [one, other] = [arrives("F-HQ-NAP"), arrives("F-1-3")];
    assert_eq!(hidden(&one, RUSSIANS, "akinshino", Side::French), 1);
    assert_eq!(told(&one, RUSSIANS), told(&other, RUSSIANS));
    let view = one.view_of(RUSSIANS);
    let holder = view.posts.iter().find(|it| it.post == Post::French).expect("a post");
    assert_eq!(one.setting().block_id(holder.holder), "F-HQ-NAP");
}

#[test]
fn bor_18_1_2_a_of_those_off_the_map_the_number_is_known() {
    let mut field = Field::scenario("combined", &[]);
    assert_eq!(field.view_of(RUSSIANS).waiting, [29, 0]);
    while field.turn() < 3 || field.question() != "arrive" {
        // The dice of initiative, if a turn ends: the French are first.
        if field.question() == "bridge" || field.question() == "supply" {
            field.dice([6, 6, 1, 1]);
        }
        field.act("done");
    }
    field.act("arrive F-HQ-EUG golovino");
    let view = field.view_of(RUSSIANS);
    assert_eq!(view.waiting, [28, 0]);
    let id = |block| field.setting().block_id(block).to_owned();
    let own = |block: &borodino::BlockView| id(block.block).starts_with('R');
    assert!(view.blocks.iter().all(own), "not which");
    let waiting = field.view_of(FRENCH).blocks.iter().filter(|it| it.area.is_none()).count();
    assert_eq!(waiting, 28, "their own side knows them by name");
}
