//! How many sequences of decisions there are: a number that changes without a reason is a rule
//! that changed without one.

use borodino::Campaign;
use engine::{Game as _, Journal};
use expect_test::{Expect, expect};
use luck::Fast;

use crate::field::Field;
use crate::random::{asked, campaign};

/// The numbers for growing depth, a line each.
#[track_caller]
fn check(campaign: &Campaign, deepest: u32, expected: &Expect) {
    let counts = (1..=deepest).map(|depth| format!("{depth} {}\n", lines(campaign, depth)));
    expected.assert_eq(&counts.collect::<String>());
}

/// The sequences of so many decisions, with luck fixed.
fn lines(campaign: &Campaign, depth: u32) -> u64 {
    let Some(seat) = asked(campaign).filter(|_| depth > 0) else { return 1 };
    let legal = campaign.legal_list(seat);
    let after = |&action| {
        let mut next = campaign.clone();
        next.play_unchecked(seat, action, &mut Fast::new(1), &mut Journal::off());
        lines(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

fn started(mut campaign: Campaign) -> Campaign {
    campaign.start(&mut Fast::new(1), &mut Journal::off());
    campaign
}

#[test]
fn decisions_at_the_start_of_shevardino() {
    check(
        &started(campaign("shevardino", &[])),
        5,
        &expect![[r#"
            1 4
            2 35
            3 170
            4 2313
            5 13969
        "#]],
    );
}

#[test]
fn decisions_at_the_start_of_borodino() {
    check(
        &started(campaign("borodino", &[])),
        4,
        &expect![[r#"
            1 9
            2 93
            3 696
            4 16913
        "#]],
    );
}

#[test]
fn decisions_at_the_start_of_a_free_set_up() {
    check(
        &started(campaign("borodino", &[("free-setup", "on")])),
        2,
        &expect![[r#"
            1 45
            2 745
        "#]],
    );
}

/// Guns fire, blocks are ordered and hit, and the enemy is entered over several borders.
#[test]
fn decisions_of_an_attack() {
    let field = Field::at(
        "
        turn 5 first french
        kamenka: F-3-10(2) F-3-11 F-HQ-NEY
        utitsa_forest: F-1-5 F-1-4 F-HQ-DAV F-1-HA
        fleches: R-HQ-BOR R-8-CG R-8-27(3) R-8-HA
        semenovskoye: R-HQ-BAG R-8-G
        active: F-HQ-NEY F-HQ-DAV
        ask moves french
        ",
    );
    check(
        &field.campaign,
        4,
        &expect![[r#"
        1 6
        2 42
        3 218
        4 1404
    "#]],
    );
}

/// A full area, held blocks, reserves, borders that are used.
#[test]
fn decisions_of_the_second_player() {
    let field = Field::at(
        "
        turn 5 first french
        fleches: F-3-10 F-1-5 F-1-4
        fleches: R-HQ-BOR R-8-CG R-8-27 R-8-HA
        semenovskoye: R-HQ-BAG R-8-G R-7-12
        utitsa_wood: R-8-J
        moved: F-3-10 F-1-5 F-1-4
        crossed: kamenka>fleches french 1
        crossed: utitsa_forest>fleches french 2
        entered: F-3-10 kamenka
        entered: F-1-5 utitsa_forest
        entered: F-1-4 utitsa_forest
        ask activate russian
        ",
    );
    check(
        &field.campaign,
        4,
        &expect![[r#"
            1 3
            2 16
            3 79
            4 340
        "#]],
    );
}

/// Squares, shelter and fire of all arms.
#[test]
fn decisions_in_a_battle() {
    let field = Field::at(
        "
        turn 5 first french
        kamenka: R-8-27(3) R-8-HA(2) R-G-2C R-HQ-GOL
        kamenka: F-1-5 F-C1-H F-RC-RA F-HQ-MUR
        moved: F-1-5 F-C1-H F-RC-RA F-HQ-MUR
        crossed: shevardino>kamenka french 2
        crossed: aleksinki>kamenka french 2
        battle kamenka round 1 attacker french
        ask squares defender
        ",
    );
    check(
        &field.campaign,
        5,
        &expect![[r#"
        1 2
        2 6
        3 15
        4 62
        5 580
    "#]],
    );
}

#[test]
fn decisions_after_a_victory() {
    let field = Field::at(
        "
        turn 5 first french
        fleches: F-3-10 F-1-5 F-1-4
        kamenka: F-HQ-NEY
        semenovskoye: R-HQ-BAG R-8-G
        battle fleches round 2 attacker french
        ask regroup french
        ",
    );
    check(
        &field.campaign,
        4,
        &expect![[r#"
        1 10
        2 60
        3 189
        4 534
    "#]],
    );
}

#[test]
fn decisions_of_a_night() {
    let field = Field::at(
        "
        scenario combined
        turn 7 first russian
        golovino: F-1-1(2) F-HQ-MUR F-1-HA
        valuevo: F-C1-H
        uspenskoye: R-8-27(1) R-HQ-BAR
        tatarinovo: R-6-7(2) R-6-HA
        ask night-supply russian
        ",
    );
    check(
        &field.campaign,
        4,
        &expect![[r#"
            1 5
            2 10
            3 22
            4 78
        "#]],
    );
}
