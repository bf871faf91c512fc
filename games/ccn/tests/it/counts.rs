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
        2 27
        3 135
        4 923"#]]
    .assert_eq(&counts.join("\n"));
}
