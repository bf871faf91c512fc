//! Chapter 19: the bonus melee of cavalry.

use ccn::{Action, Card, Side, Step};

use crate::field::{Field, Sketch, hex};

fn french(pieces: &str) -> Sketch {
    Field::draw(pieces).first(Side::French)
}

fn melee(from: &str, at: &str) -> Action {
    Action::Melee { from: hex(from), at: hex(at) }
}

#[test]
fn ccn_19_1_1_a_cavalry_that_wins_but_stays_has_no_bonus_melee() {
    // The infantry has a battle left, so that the turn goes on.
    let mut field = french("F-LC 4,6; F-LN 4,7; B-LN*1 5,6; B-LN 5,7").ready("4,6 4,7");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Hold);
    assert_eq!(field.step(), Some(Step::Battles));
    assert!(field.offers(melee("4,7", "5,7")));
    assert_eq!(field.refusal(melee("4,6", "5,7")), "CCN-10.1.3");
}

#[test]
fn ccn_19_1_1_b_the_same_enemy_may_be_attacked_again_or_another() {
    let mut field = french("F-LC 4,6; B-LN 5,6; B-LN 5,7").ready("4,6");
    field.melee("4,6", "5,6", "flag cavalry cavalry cavalry");
    field.act(Action::Retreat(hex("6,6")));
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
    assert_eq!(field.legal(), [melee("5,6", "5,7"), melee("5,6", "6,6"), Action::Hold]);
}

/// Light cavalry has won at 5,6 and attacks 6,6, with one more enemy behind it at 7,6; the
/// infantry at 4,9 has a battle left.
fn bonus_melee() -> Field {
    let pieces = "F-LC 4,6; B-LN*1 5,6; B-LN*1 6,6; B-LN 7,6; F-LN 4,9; B-LN 5,9";
    let mut field = french(pieces).ready("4,6 4,9");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
    field.melee("5,6", "6,6", "infantry cavalry cavalry cavalry");
    field
}

#[test]
fn ccn_19_1_2_a_infantry_may_form_square_against_a_bonus_melee() {
    let mut field = french("F-LC 4,6; B-LN*1 5,6; B-LN 6,6").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
    field.declare("5,6", "6,6");
    assert_eq!(field.legal(), [Action::Stand, Action::FormSquare]);
    field.act_with(Action::FormSquare, "infantry saber");
    assert_eq!(field.blocks("6,6"), 3, "one die of the square, one of the cavalry");
    assert_eq!(field.view().active, Side::Allied);
}

#[test]
fn ccn_19_1_2_b_guns_that_have_not_battled_may_join_a_bonus_melee() {
    let mut field = french("F-LC 4,6; B-LN*1 5,6; B-LN 6,6; F-FA 6,9").ready("4,6 6,9");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
    field.declare("5,6", "6,6");
    assert_eq!(field.legal(), [Action::Join(hex("6,9")), Action::JoinNoMore]);
    field.act(Action::Join(hex("6,9")));
    field.act_with(Action::Stand, "infantry infantry cavalry cavalry cavalry cavalry");
    assert_eq!(field.blocks("6,6"), 2);
    field.act(Action::Forbear);
    assert_eq!(field.view().active, Side::Allied, "the guns have battled");
}

#[test]
fn ccn_19_1_3_a_cavalry_charge_adds_its_die_again_and_cold_steel_does_not() {
    for (card, again) in [(Card::CavalryCharge, 4), (Card::GiveThemTheColdSteel, 3)] {
        let sketch = french("F-LC*3 4,6; B-LN*1 5,6; B-LN 6,6");
        let mut field = sketch.hand(Side::French, [card]).start();
        field.play(card);
        if card == Card::CavalryCharge {
            field.order("4,6").end_orders().end_moves();
        }
        assert_eq!(field.melee_dice("4,6", "5,6"), Some(4), "{card:?}");
        field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
        field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
        assert_eq!(field.melee_dice("5,6", "6,6"), Some(again), "{card:?}");
        let dice = ["cavalry"; 4][..again].join(" ");
        field.melee("5,6", "6,6", &dice);
    }
}

#[test]
fn ccn_19_1_3_b_guns_that_join_with_cold_steel_have_their_own_die() {
    // The battery is next to 6,6, which the cavalry attacks again.
    let pieces = "F-LC*4 4,6; B-LN*1 5,6; B-LN 6,6; F-FA 6,7";
    let mut field = french(pieces).hand(Side::French, [Card::GiveThemTheColdSteel]).start();
    field.play(Card::GiveThemTheColdSteel);
    assert_eq!(field.melee_dice("6,7", "6,6"), Some(4 + 1), "by itself");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
    field.declare("5,6", "6,6");
    let preview = field.preview(Action::Join(hex("6,7"))).expect("the odds with the guns");
    let told: i32 = preview.dice.iter().map(|part| part.dice).sum();
    assert_eq!(told, 4 + 5);
    field.act(Action::Join(hex("6,7")));
    field.act_with(Action::Stand, &"cavalry ".repeat(4 + 5));
}

#[test]
fn ccn_19_1_4_a_after_a_won_bonus_melee_there_is_no_other() {
    let mut field = bonus_melee();
    field.act(Action::Advance(hex("6,6")));
    assert_eq!(field.step(), Some(Step::Battles));
    assert!(field.offers(melee("4,9", "5,9")), "others still battle");
    assert_eq!(field.refusal(melee("6,6", "7,6")), "CCN-10.1.3");
}

#[test]
fn ccn_19_1_4_b_after_a_won_bonus_melee_only_the_vacated_hex_may_be_entered() {
    let mut field = bonus_melee();
    assert_eq!(field.legal(), [Action::Advance(hex("6,6")), Action::Hold]);
    field.act(Action::Advance(hex("6,6")));
    assert_eq!(field.step(), Some(Step::Battles), "no extra hex and no third melee is offered");
}

#[test]
fn a_bonus_melee_is_finished_before_another_unit_battles() {
    let mut field = french("F-LC 4,6; F-LN 4,7; B-LN*1 5,6; B-LN 5,7").ready("4,6 4,7");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
    assert_eq!(field.refusal(melee("4,7", "5,7")), "CCN-10.1.2");
}

#[test]
fn a_bonus_melee_is_optional() {
    let mut field = french("F-LC 4,6; B-LN*1 5,6; B-LN 5,7").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold).act(Action::Hold);
    assert_eq!(field.view().active, Side::Allied);
}

#[test]
fn the_defender_of_a_bonus_melee_battles_back() {
    let mut field = french("F-LC 4,6; B-LN*1 5,6; B-LN 5,7").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
    field.melee("5,6", "5,7", "infantry cavalry cavalry cavalry");
    assert_eq!(field.asked(), Some(Side::Allied));
    assert_eq!(field.battle_back_dice(), Some(3));
}

#[test]
fn a_lone_leader_may_be_the_target_of_a_bonus_melee() {
    let mut field = french("F-LC 4,6; B-LN*1 5,6; B-LDR 5,7").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
    field.melee("5,6", "5,7", "saber cavalry cavalry cavalry");
    assert_eq!(field.banners(Side::French), 2);
}

#[test]
fn forest_or_town_entered_as_the_extra_hex_forbids_the_bonus_melee() {
    for ground in ["forest 5,5", "town 5,5"] {
        let mut field = french("F-LC 4,6; B-LN*1 5,6; B-LN 6,5").ground(ground).ready("4,6");
        field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
        field.act(Action::Advance(hex("5,6"))).act(Action::Advance(hex("5,5")));
        assert_eq!(field.view().active, Side::Allied, "{ground}");
    }
}
