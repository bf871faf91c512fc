//! Chapter 23: combined arms.

use ccn::{Action, Card, Event, Side, Step, Volley};

use crate::field::{Field, Sketch, hex};

fn french(pieces: &str) -> Sketch {
    Field::draw(pieces).first(Side::French)
}

fn fire(from: &str, at: &str) -> Action {
    Action::Fire { from: hex(from), at: hex(at) }
}

fn melee(from: &str, at: &str) -> Action {
    Action::Melee { from: hex(from), at: hex(at) }
}

fn join(at: &str) -> Action {
    Action::Join(hex(at))
}

/// So many dice that show the same.
fn all(dice: usize, face: &str) -> String {
    vec![face; dice].join(" ")
}

#[test]
fn ccn_23_1_1_a_infantry_is_joined_by_both_guns_by_one_or_by_none() {
    let sketch = Field::draw("B-LN 5,6; B-FA 4,9; B-HA 5,7; F-LN 4,6");
    for (guns, dice) in [("", 4), ("4,9", 6), ("5,7", 7), ("4,9 5,7", 9), ("5,7 4,9", 9)] {
        let mut field = sketch.ready("5,6 4,9 5,7");
        field.declare("5,6", "4,6");
        assert_eq!(field.asked(), Some(Side::Allied));
        assert_eq!(field.legal(), [join("4,9"), join("5,7"), Action::JoinNoMore]);
        for at in guns.split_whitespace() {
            field.act(join(at));
        }
        if matches!(field.step(), Some(Step::Join { .. })) {
            field.act(Action::JoinNoMore);
        }
        field.act_with(Action::Stand, &all(dice, "cavalry"));
        assert!(matches!(field.step(), Some(Step::BattleBack { .. })), "{guns}");
    }
}

#[test]
fn ccn_23_1_1_b_after_the_declaration_no_guns_are_added() {
    let mut field = Field::draw("B-LN 5,6; B-FA 5,7; F-LN 4,6").ready("5,6 5,7");
    field.declare("5,6", "4,6").act(Action::JoinNoMore);
    assert_eq!(field.refusal_of(Side::Allied.seat(), join("5,7")), "CCN-29.1.3");
    field.act_with(Action::Stand, &all(4, "cavalry"));
    assert_eq!(field.refusal_of(Side::Allied.seat(), join("5,7")), "CCN-29.1.3");
    field.act(Action::Forbear);
    assert!(field.offers(melee("5,7", "4,6")), "they have their own battle still");
}

#[test]
fn artillery_that_attacks_is_not_joined() {
    let mut field = Field::draw("B-FA 5,6; B-HA 5,7; F-LN 4,6").ready("5,6 5,7");
    field.declare("5,6", "4,6");
    assert!(matches!(field.step(), Some(Step::React { .. })));
}

#[test]
fn only_ordered_artillery_joins() {
    let pieces = "B-LN 5,6; B-FA 5,7; B-HA 6,6; B-LN 6,7; F-LN 4,6";
    let mut field = Field::draw(pieces).ready("5,6 5,7");
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [join("5,7"), Action::JoinNoMore]);
    assert_eq!(field.refusal(join("6,6")), "CCN-7.1.1");
    assert_eq!(field.refusal(join("6,7")), "CCN-23.1.1");
    assert_eq!(field.refusal(join("4,6")), "CCN-23.1.1");
}

#[test]
fn ccn_23_1_2_a_guns_join_once_and_do_not_fire() {
    let pieces = "B-LN 5,6; B-LN 5,5; B-FA 4,9; F-LN 4,6; F-LN 4,4; F-LN 2,9";
    let mut field = Field::draw(pieces).ready("5,6 5,5 4,9");
    assert!(field.offers(fire("4,9", "2,9")));
    field.declare("5,6", "4,6").act(join("4,9"));
    field.act_with(Action::Stand, &all(6, "cavalry")).act(Action::Forbear);
    assert_eq!(field.refusal(fire("4,9", "2,9")), "CCN-10.1.3");
    field.declare("5,5", "4,4");
    assert!(matches!(field.step(), Some(Step::React { .. })), "nobody can join any more");
}

#[test]
fn guns_that_moved_too_far_do_not_join() {
    let mut field = Field::draw("B-LN 5,6; B-FA 6,7; B-HA 6,5; F-LN 4,6").ordered("5,6 6,7 6,5");
    field.move_unit("6,7", "5,7").move_unit("6,5", "5,5").end_moves();
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [join("5,5"), Action::JoinNoMore]);
    assert_eq!(field.refusal(join("5,7")), "CCN-10.3.1");
}

/// The example of both books: guns on a hill behind a unit that attacks.
fn hill() -> Field {
    Field::draw("B-FA 7,6; B-LN 6,6; F-LN 5,6; F-LN 5,7").ground("hill 7,6").ready("7,6 6,6")
}

#[test]
fn ccn_23_2_1_a_the_attacking_unit_blocks_the_line_of_guns_behind_it() {
    let mut between = hill();
    between.declare("6,6", "5,6");
    assert_eq!(between.legal(), [join("7,6"), Action::JoinNoMore]);
    between.act(join("7,6")).act_with(Action::Stand, &all(7, "cavalry"));

    let mut behind = hill();
    behind.declare("6,6", "5,7");
    assert!(matches!(behind.step(), Some(Step::React { .. })), "no guns can join");
}

#[test]
fn ccn_23_2_1_b_guns_on_a_hill_fire_over_heads_but_do_not_join_so() {
    let field = hill();
    assert!(field.offers(fire("7,6", "5,7")));
    let pieces = "B-FA 7,6; B-LN 6,6; F-LN 5,6; F-LN 5,7; B-FA 6,8";
    let mut field = Field::draw(pieces).ground("hill 7,6").ready("7,6 6,6 6,8");
    field.declare("6,6", "5,7");
    assert_eq!(field.legal(), [join("6,8"), Action::JoinNoMore]);
    assert_eq!(field.refusal(join("7,6")), "CCN-23.2.1");
}

#[test]
fn guns_out_of_range_do_not_join() {
    let pieces = "B-LN 5,6; B-HA 9,8; B-FA 4,8; F-LN 4,6";
    let mut field = Field::draw(pieces).ready("5,6 9,8 4,8");
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [join("4,8"), Action::JoinNoMore]);
    assert_eq!(field.refusal(join("9,8")), "CCN-23.2.1");
}

#[test]
fn ccn_23_2_2_a_guns_next_to_another_enemy_do_not_join_from_afar() {
    let pieces = "B-FA 6,6; B-LN 5,5; F-LC 5,7; F-LN 4,5; B-LN 6,7; B-FA 4,8";
    let mut field = Field::draw(pieces).ready("6,6 5,5 6,7 4,8");
    field.declare("5,5", "4,5");
    assert_eq!(field.legal(), [join("4,8"), Action::JoinNoMore]);
    assert_eq!(field.refusal(join("6,6")), "CCN-23.2.2");
    field.act(Action::JoinNoMore).act_with(Action::Stand, &all(4, "cavalry"));
    field.act(Action::Forbear);
    field.declare("6,7", "5,7").act(join("6,6"));
    if matches!(field.step(), Some(Step::Join { .. })) {
        field.act(Action::JoinNoMore);
    }
    field.act_with(Action::Stand, &all(8, "infantry"));
    assert!(matches!(field.step(), Some(Step::BattleBack { .. })), "4 + 4 dice");
}

#[test]
fn ccn_23_3_1_a_an_attack_on_a_town_with_the_die_of_the_guns() {
    let sketch = Field::draw("B-LN*2 5,6; B-FA 4,9; F-LN 4,6").ground("town 4,6");
    let mut field = sketch.ready("5,6 4,9");
    field.declare("5,6", "4,6").act(join("4,9")).act_with(Action::Stand, "infantry");
    assert_eq!(field.blocks("4,6"), 3);
}

#[test]
fn ccn_23_3_1_b_no_count_falls_below_none() {
    let sketch = Field::draw("B-LN*1 5,6; B-FA 4,9; F-LN 4,6").ground("town 4,6");
    let mut field = sketch.ready("5,6 4,9");
    field.declare("5,6", "4,6").act(join("4,9")).act_with(Action::Stand, "infantry");
    assert_eq!(field.blocks("4,6"), 3);
}

#[test]
fn ccn_23_3_1_c_each_of_them_adds_the_die_of_its_card() {
    let sketch = Field::draw("B-LN 5,6; B-FA 5,7; F-LN 4,6");
    let mut field = sketch.hand(Side::Allied, [Card::GiveThemTheColdSteel]).start();
    field.play(Card::GiveThemTheColdSteel);
    field.declare("5,6", "4,6").act(join("5,7")).act_with(Action::Stand, &all(10, "cavalry"));
    assert!(matches!(field.step(), Some(Step::BattleBack { .. })));
}

#[test]
fn guns_that_would_add_nothing_do_not_join() {
    // Five hexes away they have one die, and the forest takes it.
    let pieces = "B-LN 5,6; B-FA 4,11; B-FA 5,7; F-LN 4,6";
    let mut field = Field::draw(pieces).ground("forest 4,6").ready("5,6 4,11 5,7");
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [join("5,7"), Action::JoinNoMore]);
    assert_eq!(field.refusal(join("4,11")), "CCN-23.3.1");
}

#[test]
fn ccn_23_3_2_a_the_unit_decides_about_the_sabers_of_the_guns() {
    for (unit, blocks) in [("B-LN*2", 1), ("B-RL*2", 3)] {
        let mut field = Field::draw(&format!("{unit} 5,6; B-FA 4,9; F-LN 4,6")).ready("5,6 4,9");
        field.declare("5,6", "4,6").act(join("4,9"));
        field.act_with(Action::Stand, "saber saber infantry flag");
        let retreated = field.legal()[0];
        field.act(retreated);
        let unit = field.view().units.iter().find(|unit| unit.hex.row_and_column().0 == 3).cloned();
        assert_eq!(unit.map(|unit| unit.blocks), Some(blocks));
    }
}

#[test]
fn ccn_23_3_3_a_the_dice_of_the_guns_are_lost_with_cavalry_that_bounces() {
    let sketch = french("F-LC 4,6; F-HA 2,4; B-LN=sq 5,6");
    let mut bounced = sketch.ready("4,6 2,4");
    bounced.declare("4,6", "5,6").act_with(join("2,4"), "flag");
    bounced.act(Action::Retreat(hex("3,6")));
    assert_eq!(bounced.blocks("5,6"), 4);
    assert_eq!(bounced.view().active, Side::Allied, "the attack is over, the guns have battled");

    let mut field = sketch.ready("4,6 2,4");
    field.declare("4,6", "5,6").act_with(join("2,4"), "infantry saber saber");
    assert_eq!(field.blocks("5,6"), 2);
    let dice = |event: &Event| {
        let Event::Rolled { volley: Volley::Melee, dice, .. } = event else { return None };
        Some(dice.len())
    };
    assert_eq!(field.events.iter().find_map(dice), Some(2));
}

#[test]
fn ccn_23_3_4_a_the_dice_of_the_guns_are_lost_with_infantry_that_is_struck_down() {
    let hand = [Card::FirstStrike, Card::Forward];
    let pieces = "B-LN*1 5,6; B-FA 5,7; F-LN 4,6; F-LN 4,7; B-LN 5,8";
    let mut field = Field::draw(pieces).hand(Side::French, hand).ready("5,6 5,7 5,8");
    field.declare("5,6", "4,6").act(join("5,7"));
    field.act_with(Action::FirstStrike, "infantry flag flag flag flag");
    assert_eq!((field.blocks("5,6"), field.blocks("4,6")), (0, 4));
    assert_eq!(field.step(), Some(Step::Battles));
    assert_eq!(field.refusal(melee("5,7", "4,7")), "CCN-10.1.3");
}

#[test]
fn ccn_23_3_5_a_works_cover_against_the_unit_and_not_against_the_guns() {
    let works = "[[works]]\nhex = [6, 6]\nsides = [\"NW\", \"NE\"]\n";
    let attack = |from: &str, dice: usize| {
        let sketch = french(&format!("F-LN {from}; F-FA 4,6; B-LN 6,6")).extra(works);
        let mut field = sketch.ready(&format!("{from} 4,6"));
        field.declare(from, "6,6").act(join("4,6"));
        field.act_with(Action::Stand, &format!("flag {}", all(dice - 1, "cavalry")));
        field
    };
    // The guns have three dice through the works.
    let open = attack("6,5", 5 + 3);
    assert!(matches!(open.step(), Some(Step::Retreat { .. })), "no flag can be ignored");
    let through_works = attack("5,7", 4 + 3);
    assert_eq!(through_works.legal(), [0, 1].map(Action::IgnoreFlags));
}
