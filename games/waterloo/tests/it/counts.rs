//! How many sequences of decisions there are: a number that changes without a reason is a rule
//! that changed without one.

use engine::{Game as _, Journal, Waiting};
use expect_test::{Expect, expect};
use luck::Fast;
use waterloo::Campaign;

use crate::field::Field;

/// The numbers for growing depth, a line each, from a position in the middle of a campaign.
#[track_caller]
fn check(campaign: &Campaign, deepest: u32, expected: &Expect) {
    let counts = (1..=deepest).map(|depth| format!("{depth} {}\n", lines(campaign, depth)));
    expected.assert_eq(&counts.collect::<String>());
}

/// The sequences of so many decisions, with luck fixed.
fn lines(campaign: &Campaign, depth: u32) -> u64 {
    let Waiting::On(seats) = campaign.waiting() else { return 1 };
    let Some(seat) = seats.lowest().filter(|_| depth > 0) else { return 1 };
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
fn decisions_at_the_start_of_the_hundred_days() {
    check(
        &started(crate::contract::campaign(&[])),
        4,
        &expect![[r#"
            1 25
            2 339
            3 7777
            4 96506
        "#]],
    );
}

#[test]
fn decisions_at_the_start_of_a_free_set_up() {
    check(
        &started(crate::contract::campaign(&[("setup", "free")])),
        2,
        &expect![[r#"
            1 35
            2 731
        "#]],
    );
}

#[test]
fn decisions_at_the_start_of_the_crossroads() {
    check(
        &started(crate::crossroads::crossroads(&[])),
        4,
        &expect![[r#"
            1 25
            2 187
            3 3928
            4 29864
        "#]],
    );
}

#[test]
fn decisions_in_a_skirmish() {
    let field = Field::at(
        "
        turn 1
        charleroi: F-C1(2) F-C3 F-RHA1 F-NAP
        charleroi: P-1-CAV P-1-INF1
        entries: ham-charleroi
        ask pick charleroi defender
        ",
    );
    check(
        &field.campaign,
        6,
        &expect![[r#"
        1 2
        2 4
        3 10
        4 40
        5 200
        6 1096
    "#]],
    );
}

#[test]
fn decisions_of_a_deployment() {
    let field = Field::at(
        "
        turn 1
        charleroi: F-C1(2) F-C3 F-2-INF1 F-2-ART F-NAP
        charleroi: P-1-CAV P-1-INF1 P-1-ART
        entries: ham-charleroi
        battle charleroi terrain
        hill a-c
        ask put-markers charleroi defender woods stream
        ",
    );
    check(
        &field.campaign,
        4,
        &expect![[r#"
        1 6
        2 12
        3 96
        4 768
    "#]],
    );
}

/// Squares, a farm, a stream and woods, with both sides engaged.
#[test]
fn decisions_in_a_battle() {
    let field = Field::at(
        "
        turn 1
        ham: F-G-INF
        ligny: P-2-INF1
        entries: ham-charleroi
        battle charleroi round 2
        a-l: F-1-INF1
        a-c: F-NAP F-2-ART
        a-r: F-3-INF1(1)
        a-res: F-RHA1
        d-l: P-1-INF1(2)sq P-1-ART>P-1-INF1 F-C3*
        d-c: P-1-INF2 F-2-INF1(3) F-2-INF2(2)
        d-r: P-1-CAV
        d-res: P-BLU
        farm d-c P-1-INF2
        stream a-l
        woods d-r
        ask battle-phase charleroi attacker
        ",
    );
    check(
        &field.campaign,
        4,
        &expect![[r#"
            1 9
            2 42
            3 332
            4 1522
        "#]],
    );
}

#[test]
fn decisions_after_a_victory() {
    let field = Field::at(
        "
        turn 1
        charleroi: F-1-INF1 F-NAP F-2-ART
        ham: F-G-INF F-G-CAV F-G-ART1
        thuin: F-C1
        ligny: P-1-INF1
        ask regroup charleroi attacker french
        ",
    );
    check(
        &field.campaign,
        4,
        &expect![[r#"
        1 11
        2 84
        3 375
        4 930
    "#]],
    );
}
