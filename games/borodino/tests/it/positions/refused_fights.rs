//! What is refused of battles.

use super::refusals::refused;

/// A battle in Kamenka, with some lines more.
fn kamenka(lines: &str) -> String {
    format!(
        "
        turn 5 first french
        kamenka: R-8-27(3) R-8-HA(2) R-HQ-GOL
        kamenka: F-1-5 F-C1-H
        aleksinki: F-3-10
        moved: F-1-5 F-C1-H
        crossed: shevardino>kamenka french 2
        {lines}
        "
    )
}

#[test]
fn a_battle_is_told_when_one_is_fought_and_not_else() {
    refused(&kamenka("ask turns a defender"), ["battle: the battle is missing at this question."]);
    refused(
        &kamenka("battle kamenka round 1 attacker french\nask straggles russian"),
        ["battle: none is fought at this question."],
    );
}

#[test]
fn rounds_are_those_of_the_question() {
    refused(
        &kamenka("battle kamenka round 5 attacker french\nask turns a defender"),
        ["battle: there are at most four rounds."],
    );
    refused(
        &kamenka("battle kamenka round 0 attacker french\nask turns a defender"),
        ["battle: the question does not belong to this round."],
    );
    refused(
        &kamenka("battle kamenka round 1 attacker french\nflankers: F-C1-H\nask turns a defender"),
        ["battle: there are no flank attacks without the option."],
    );
}

#[test]
fn both_sides_are_there_until_it_is_over() {
    refused(
        &kamenka("battle kamenka round 1 attacker french\nask regroup french"),
        ["battle: the blocks in kamenka do not fit the question."],
    );
    refused(
        &kamenka("battle aleksinki round 1 attacker french\nask turns a defender"),
        ["battle: the blocks in aleksinki do not fit the question."],
    );
}

#[test]
fn squares_are_of_infantry_on_clear_ground() {
    refused(
        &kamenka("battle kamenka round 1 attacker french\nsquares: R-8-HA\nask turns a defender"),
        ["squares: only infantry forms square."],
    );
    refused(
        &kamenka("battle kamenka round 1 attacker french\nsquares: F-3-10\nask turns a defender"),
        ["squares: F-3-10 is not in the battle."],
    );
    refused(
        "
        turn 5 first french
        utitsa_wood: R-8-27 R-8-J
        utitsa_wood: F-1-5
        battle utitsa_wood round 1 attacker french
        squares: R-8-27
        ask turns c defender
        ",
        ["squares: there are none in woods or marsh."],
    );
}

#[test]
fn a_square_shelters_one_of_its_side() {
    let battle = "battle kamenka round 1 attacker french\nsquares: R-8-27\nask turns b attacker";
    refused(
        &kamenka(&format!("{battle}\nshelter: R-8-27>F-C1-H")),
        ["shelters: F-C1-H cannot be sheltered so."],
    );
    refused(
        &kamenka(&format!("{battle}\nshelter: R-8-27>R-8-HA\nshelter: R-8-27>R-HQ-GOL")),
        ["shelters: R-HQ-GOL cannot be sheltered so."],
    );
    let many = "\nshelter: R-8-27>R-8-HA".repeat(5);
    refused(&kamenka(&format!("{battle}{many}")), ["shelters: at most 4."]);
}

#[test]
fn whoever_has_acted_is_on_the_map() {
    refused(
        &kamenka("battle kamenka round 1 attacker french\nacted: R-8-G\nask turns a defender"),
        ["acted: R-8-G is not on the map."],
    );
}

#[test]
fn hits_and_onward_steps_interrupt_the_turns_of_a_letter() {
    refused(
        &kamenka("battle kamenka round 1 attacker french\nletter a\nask turns a defender"),
        ["battle: the letter whose blocks have their turns follows from the question."],
    );
    refused(
        &kamenka("battle kamenka round 1 attacker french\nask hits russian kamenka all 1"),
        ["battle: the letter whose blocks have their turns is needed."],
    );
}

#[test]
fn hits_fall_on_somebody() {
    let battle = "battle kamenka round 1 attacker french\nletter a";
    refused(
        &kamenka(&format!("{battle}\nask hits russian kamenka all 9")),
        ["ask: a shot scores 1 to 8 hits."],
    );
    refused(
        &kamenka(&format!("{battle}\nask hits russian kamenka squares 1")),
        ["ask: the hits fall on nobody."],
    );
    refused(
        &kamenka(&format!("{battle}\nask hits russian kamenka all 1 2")),
        ["ask: nobody can have made this bayonet attack."],
    );
}

#[test]
fn no_more_leave_than_there_were() {
    let gone = "\npassed: kamenka>shevardino french".repeat(17);
    refused(
        &kamenka(&format!("battle kamenka round 2 attacker french\nask turns a defender{gone}")),
        ["passages: so many blocks cannot have left."],
    );
}

#[test]
fn whoever_goes_on_stands_in_a_full_area() {
    refused(
        &kamenka("battle kamenka round 2 attacker french\nletter c\nask go-on F-3-10"),
        ["ask: nobody is on the way through a full area."],
    );
}
