//! How many sequences of decisions there are: a number that changes without a reason is a rule
//! that changed without one.

use ccn::Battle;
use engine::Title as _;
use expect_test::expect;

#[test]
fn decisions_at_the_start_of_rolica() {
    let rolica = Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game");
    let counts: Vec<String> = (1..=4)
        .map(|depth| format!("{depth} {}", testkit::count_lines(&rolica, depth, 1)))
        .collect();
    expect![[r#"
        1 5
        2 28
        3 148
        4 1024"#]]
    .assert_eq(&counts.join("\n"));
}

#[test]
fn decisions_at_the_start_of_a_battle_with_the_whole_deck() {
    let mixed = crate::contract::mixed();
    let counts: Vec<String> = (1..=4)
        .map(|depth| format!("{depth} {}", testkit::count_lines(&mixed, depth, 1)))
        .collect();
    expect![[r#"
        1 5
        2 26
        3 237
        4 1620"#]]
    .assert_eq(&counts.join("\n"));
}
