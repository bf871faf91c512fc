//! [BOR-19.1.1], [BOR-19.1.2] What is asked, and what is carried out without a question.

use crate::field::Field;

fn question(field: &Field) -> (&'static str, String) {
    (field.asked(), field.question())
}

fn asks(side: &'static str, question: &str) -> (&'static str, String) {
    (side, question.to_owned())
}

#[test]
fn bor_19_1_1_a_without_a_headquarters_the_first_question_is_who_straggles() {
    let mut field = Field::at(
        "turn 2 first french
         golovino: F-1-1
         kamenka: F-3-LA
         semenovskoye: R-8-27(2) R-HQ-BAG(0)
         ask supply russian",
    );
    field.dice([6, 6, 1, 1]).act("done");
    while field.question() == "bridge" {
        field.act("done");
    }
    assert_eq!(question(&field), asks("french", "straggles"));
    field.act("done");
    assert_eq!(question(&field), asks("russian", "straggles"));
    field.finish();
}

/// A battle of one French division with two Russian ones, in clear ground without a village.
fn battle(strength: [u8; 2]) -> Field {
    let [one, other] = strength;
    Field::at(&format!(
        "turn 2 first french
         kamenka: F-1-5(4) R-8-27({one}) R-8-G({other})
         entered: F-1-5 shevardino
         crossed: shevardino>kamenka french 1
         battle kamenka round 1 attacker french
         acted: R-8-27 R-8-G
         ask turns c attacker"
    ))
}

#[test]
fn bor_19_1_1_a_the_owner_chooses_among_equally_strong_blocks() {
    let mut field = battle([3, 3]);
    field.dice([1, 6, 6, 6]).act("fire F-1-5");
    assert_eq!(question(&field), asks("russian", "hits"));
    assert!(field.offers("take-hit R-8-27") && field.offers("take-hit R-8-G"));
    field.act("take-hit R-8-G");
    assert_eq!((field.steps("R-8-27"), field.steps("R-8-G")), (3, 2));
    field.finish();
}

#[test]
fn bor_19_1_1_a_nobody_is_asked_if_one_is_stronger() {
    let mut field = battle([3, 2]);
    field.dice([1, 6, 6, 6]).act("fire F-1-5");
    assert_eq!((field.steps("R-8-27"), field.steps("R-8-G")), (2, 2));
    assert_ne!(field.question(), "hits");
    field.finish();
}

/// Kutuzov and guns that he can order have something to do in every round of the phase.
const A_WHOLE_PHASE: &str = "
    scenario combined
    turn 9 first russian
    tatarinovo: R-HQ-KUT R-2-LA
    kolocha_bank: F-3-10
    golovino: F-HQ-DAV
    ask activate russian";

#[test]
fn bor_19_1_2_a_five_times_done_and_the_other_player_is_asked() {
    let mut field = Field::at(A_WHOLE_PHASE);
    field.acts("activate R-HQ-KUT; stay");
    for name in ["bombard", "moves", "hq-moves", "straggles"] {
        assert_eq!(question(&field), asks("russian", name));
        field.act("done");
    }
    // The Guard and whoever came late wait off the map.
    assert_eq!(question(&field), asks("french", "arrive"));
    field.act("done");
    assert_eq!(question(&field), asks("french", "activate"));
}

#[test]
fn bor_19_1_2_a_done_at_once() {
    let mut field = Field::at(
        "turn 9 first french
         golovino: F-HQ-DAV
         tatarinovo: R-HQ-KUT
         ask activate french",
    );
    field.acts("done; done");
    assert_eq!(question(&field), asks("russian", "activate"));
}
