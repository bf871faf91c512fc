//! Odds that are counted by hand.

use engine::Game as _;

use super::{battle, hits, notes, preview, weight};
use crate::field::Field;

/// [BOR-11.1.1] Two dice at f 2: four ways hit twice, sixteen once.
#[test]
fn fire_counts_hits_and_what_they_do() {
    let field =
        Field::at(&battle("F-1-5(2) R-8-27", "round 2 attacker french\nask turns c attacker"));
    let fire = preview(&field, "fire F-1-5");
    assert_eq!(fire.total.0, 36);
    assert_eq!(hits(&fire), [16, 16, 4]);
    assert_eq!(weight(&fire, "preview-loses"), 16 + 4);
    assert_eq!(weight(&fire, "preview-destroyed"), 0);
    assert_eq!(weight(&fire, "preview-battle-won"), 0);
    assert_eq!(notes(&fire), ["preview-note-value", "value-rating"]);
}

/// [BOR-10.3.3] Whoever destroys the last enemy wins.
#[test]
fn fire_at_the_last_enemy_may_win() {
    let field =
        Field::at(&battle("F-1-5(2) R-8-27(1)", "round 2 attacker french\nask turns c attacker"));
    let fire = preview(&field, "fire F-1-5");
    assert_eq!(weight(&fire, "preview-destroyed"), 20);
    assert_eq!(weight(&fire, "preview-battle-won"), 20);
}

/// [BOR-12.1.1], [BOR-12.1.2] Bayonets: f 3, and each 6 costs a step. One die: three ways hit, one
/// hurts.
#[test]
fn bayonets_cost_their_sixes() {
    let field =
        Field::at(&battle("F-1-5(1) R-8-27", "round 2 attacker french\nask turns c attacker"));
    let fire = preview(&field, "fire F-1-5 all bayonet");
    assert_eq!((hits(&fire), fire.total.0), (vec![3, 3], 6));
    assert_eq!(weight(&fire, "preview-loses"), 3);
    assert_eq!(weight(&fire, "preview-destroyed"), 1);
    assert_eq!(weight(&fire, "preview-battle-lost"), 1);
    let expected = ["preview-note-value", "value-rating", "value-bayonet", "preview-note-bayonet"];
    assert_eq!(notes(&fire), expected);
}

/// [BOR-11.1.1] Among equals the owner chooses, so the numbers say what they assume.
#[test]
fn a_choice_of_the_enemy_is_said() {
    let blocks = "F-1-5(2) R-8-27(2) R-8-G(2)";
    let field = Field::at(&battle(blocks, "round 2 attacker french\nask turns c attacker"));
    let fire = preview(&field, "fire F-1-5");
    assert!(notes(&fire).contains(&"preview-note-choice"));
    assert_eq!(weight(&fire, "preview-loses"), 16 + 4 + 4, "one after the other");
}

/// [BOR-11.3.1], [BOR-11.3.2] In a redoubt two hits cost a step, and one may wait already.
#[test]
fn a_redoubt_takes_the_first_hit_of_two() {
    let text = "
        turn 5 first french
        fleches: F-1-5(2) R-8-27
        utitsa_forest: F-1-4
        crossed: utitsa_forest>fleches french 1
        entered: F-1-5 utitsa_forest
        battle fleches round 1 attacker french
        ask turns c attacker";
    let fire = preview(&Field::at(text), "fire F-1-5");
    assert_eq!(hits(&fire), [16, 16, 4]);
    assert_eq!(weight(&fire, "preview-loses"), 4);
    assert!(notes(&fire).contains(&"preview-note-redoubt"));
    let odd = Field::at(&text.replace("ask turns", "odd-hit\nask turns"));
    assert_eq!(weight(&preview(&odd, "fire F-1-5"), "preview-loses"), 20);
}

/// [BOR-12.4.2] Cossacks roll a die less at squares, and the dice say why.
#[test]
fn dice_have_their_sources() {
    let text = "
        turn 5 first russian
        kamenka: R-P-1 F-1-5 F-3-10
        semenovskoye: R-8-G
        crossed: semenovskoye>kamenka russian 1
        entered: R-P-1 semenovskoye
        battle kamenka round 2 attacker russian
        squares: F-1-5
        ask turns b attacker";
    let fire = preview(&Field::at(text), "fire R-P-1 squares");
    let dice: Vec<(&str, i32)> =
        fire.dice.iter().map(|part| (part.source.id.as_ref(), part.dice)).collect();
    assert_eq!(dice, [("dice-steps", 3), ("dice-squares", -1)]);
    assert_eq!(hits(&fire), [25, 10, 1]);
}

/// [BOR-18.2.2] Of blocks that are not seen only lost steps are told.
#[test]
fn bombardment_tells_nothing_of_hidden_blocks() {
    let text = "
        turn 5 first french
        voyna_heights: F-4-HA(2) F-HQ-EUG
        borodino: R-6-J(1) R-6-7
        active: F-HQ-EUG
        ask bombard french";
    let fire = preview(&Field::at(text), "bombard F-4-HA borodino");
    assert_eq!(hits(&fire), [9, 18, 9], "downhill at f 3");
    let results: Vec<(&str, u128)> =
        fire.results.iter().map(|it| (it.what.id.as_ref(), it.weight.0)).collect();
    assert_eq!(results, [("preview-steps-in-area", 18), ("preview-steps-in-area", 9)]);
    let expected = ["preview-note-value", "value-rating", "value-slope", "preview-note-unseen"];
    assert_eq!(notes(&fire), expected);
    let others = Field::at(&text.replace("R-6-J(1) R-6-7", "R-8-27 R-M-1"));
    assert_eq!(preview(&others, "bombard F-4-HA borodino"), fire, "whoever they are");
}

/// [BOR-7.3.3] Into a contested area each 6 costs the own side a step.
#[test]
fn bombardment_may_hit_friends() {
    let field = Field::at(
        "turn 5 first french
         raevsky: F-1-1 R-7-26(2)
         knyazkovo: R-5-HA(1) R-HQ-LAV
         crossed: borodino>raevsky french 1
         entered: F-1-1 borodino
         active: R-HQ-LAV
         ask bombard russian",
    );
    let fire = preview(&field, "bombard R-5-HA raevsky");
    assert_eq!(hits(&fire), [3, 3]);
    assert_eq!(weight(&fire, "preview-loses"), 1);
    assert!(notes(&fire).contains(&"preview-note-own-sixes"));
}

/// [BOR-6.4.2] 1 to 3 cost a step; [BOR-6.4.3] into battle 1 to 4.
#[test]
fn a_straggler_loses_a_step_in_three_ways_of_six_or_in_four() {
    let mut field = Field::at(
        "turn 5 first french
         kamenka: F-3-11(1) F-3-10
         fleches: R-8-27
         ask straggles french",
    );
    field.act("take F-3-10");
    let quiet = preview(&field, "move shevardino");
    assert_eq!([weight(&quiet, "preview-loses"), weight(&quiet, "preview-unhurt")], [3, 3]);
    assert!(quiet.notes.is_empty());
    let attack = preview(&field, "move fleches");
    assert_eq!([weight(&attack, "preview-loses"), attack.total.0], [4, 6]);
    assert_eq!(notes(&attack), ["preview-note-lowered"]);
}

/// [BOR-13.1.6] Out of a square a die; [BOR-13.3.1] into a full area a step for certain.
#[test]
fn retreats_have_their_price() {
    let ask = "round 2 attacker french\nsquares: R-8-27\nask turns c defender";
    let field = Field::at(&battle("F-1-5 R-8-27(1) R-8-G", ask));
    let leave = preview(&field, "retreat R-8-27 semenovskoye");
    assert_eq!([weight(&leave, "preview-destroyed"), weight(&leave, "preview-unhurt")], [3, 3]);
    let free = field.action("retreat R-8-G semenovskoye");
    assert_eq!(field.campaign.preview(field.seat(), &free), None, "it costs nothing");
    let text = battle("F-1-5 R-8-27 R-8-G", "round 2 attacker french\nask turns c defender");
    let full = text.replace("R-7-12", "R-7-12 R-6-7 R-6-24 R-7-26");
    let crowded = preview(&Field::at(&full), "retreat R-8-27 semenovskoye");
    assert_eq!([weight(&crowded, "preview-loses"), crowded.total.0], [1, 1]);
}

/// [BOR-15.5.1] A bridge burns on 1 to 3, or for certain.
#[test]
fn bridges_burn_in_three_ways_of_six() {
    let text = "turn 5 first french\nvoyna_heights: F-1-5\ngorki: R-6-7\nask bridge french";
    let bridge = preview(&Field::at(text), "burn voyna_heights borodino");
    assert_eq!([weight(&bridge, "preview-burnt"), bridge.total.0], [3, 6]);
    let both = Field::at(&text.replace("F-1-5", "F-1-5\nborodino: F-1-4"));
    let bridge = preview(&both, "burn voyna_heights borodino");
    assert_eq!([weight(&bridge, "preview-burnt"), bridge.total.0], [1, 1]);
}

#[test]
fn what_is_not_offered_has_no_odds() {
    let field = Field::scenario("borodino", &[]);
    for words in ["activate F-HQ-NAP", "fire F-1-5", "bombard F-1-HA kamenka"] {
        assert_eq!(field.campaign.preview(field.seat(), &field.action(words)), None);
    }
}
