//! How many sequences of lines there are: a number that changes without a reason is a rule that
//! changed without one.

use engine::Game as _;
use expect_test::{Expect, expect};
use samurai::{Battle, Draft};

use crate::field::{A, B, Field};

/// The numbers for growing depth, a line each, of what a side may write.
#[track_caller]
fn check(battle: &Battle, seat: engine::Seat, deepest: u32, expected: &Expect) {
    let counts = (1..=deepest)
        .map(|depth| format!("{depth} {}\n", lines(battle, seat, &Draft::default(), depth)));
    expected.assert_eq(&counts.collect::<String>());
}

/// The sequences of so many lines; orders that are done have ended.
fn lines(battle: &Battle, seat: engine::Seat, draft: &Draft, depth: u32) -> u64 {
    let mut list = Vec::new();
    if depth > 0 {
        battle.drafts(seat, draft, &mut list);
    }
    if list.is_empty() {
        return 1;
    }
    let after = |&action| {
        let mut next = draft.clone();
        battle.write(seat, &mut next, action);
        lines(battle, seat, &next, depth - 1)
    };
    list.iter().map(after).sum()
}

fn shelf(id: &str) -> Battle {
    Field::on_the_shelf(id, &[]).battle
}

#[test]
fn lines_at_the_start_of_ino() {
    check(
        &shelf("ino"),
        A,
        5,
        &expect![[r#"
        1 7
        2 36
        3 225
        4 1315
        5 8097
    "#]],
    );
}

#[test]
fn lines_of_the_sides_at_kawanakajima() {
    check(
        &shelf("kawanakajima"),
        A,
        4,
        &expect![[r#"
        1 12
        2 65
        3 569
        4 3907
    "#]],
    );
    check(
        &shelf("kawanakajima"),
        B,
        4,
        &expect![[r#"
        1 12
        2 67
        3 570
        4 3867
    "#]],
    );
}

#[test]
fn lines_of_a_hidden_set_up_at_iga() {
    check(
        &shelf("iga"),
        B,
        4,
        &expect![[r#"
        1 14
        2 430
        3 2679
        4 40535
    "#]],
    );
}

/// Archers, horse, peasants and ninja close to enemies, one in melee, one tired, one hidden.
#[test]
fn lines_in_a_fight() {
    let field = Field::at(
        "
        level expert
        woods (2,2) (3,4) (6,6)
        rice (5,4)
        river (7,3) (7,4)
        height 1 (4,6) (5,6)
        turn 3 of 8
        A1 yari(4+c) (4,4) fights B1
        A2 archers(3+c) (6,5) ammo 2 facing 0
        A3 mounted-archers(2+c) (8,5) facing 5
        A4 ninja(4) (2,2) hidden
        A5 peasants(4) (6,7)
        A6 yari(2+c) (5,5) fatigue 4
        A7 archers(2) (7,6)
        B1 mounted(2+c) (4,3)
        B2 yari(5+c) (6,2) facing 3
        B3 naginata(5) (8,2) facing 3
        B4 arquebus(5+c) (3,1) facing 3
        hq
    ",
    );
    check(
        &field.battle,
        A,
        5,
        &expect![[r#"
        1 9
        2 52
        3 341
        4 2163
        5 14332
    "#]],
    );
    check(
        &field.battle,
        B,
        5,
        &expect![[r#"
        1 6
        2 28
        3 149
        4 794
        5 4340
    "#]],
    );
}
