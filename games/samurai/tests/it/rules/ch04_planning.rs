//! Chapter 4: orders are written in secret, and committed once.

use engine::{Commitment, Game, Salt, Seat, SeatSet, Table, Viewer, Waiting};
use luck::Scripted;
use samurai::{Action, Battle};

use crate::field::{A, B, Field};

const SKETCH: &str = "
    A1 yari(5+c) (4,4)
    B1 yari(5+c) (8,4)
    ";

/// The same battle at a table, with these orders of a seat written and finished.
fn table(orders: &[(Seat, &str)]) -> Table<Battle> {
    let field = Field::at(SKETCH);
    let mut table = Table::at(field.battle.clone());
    for &(seat, words) in orders {
        let lines = field.lines(words).into_iter().filter(|&line| line != Action::Halt);
        for action in lines.chain([Action::Done]) {
            table.write(seat, action).expect("the line is legal");
        }
    }
    table
}

fn commit(table: &mut Table<Battle>, seat: Seat) {
    table
        .commit(seat, Commitment::default(), Salt::default(), &mut Scripted::new())
        .expect("the orders are complete");
}

#[test]
fn sam_4_1_3_a_nobody_sees_what_the_other_has_committed() {
    let mut march = table(&[(A, "A1 march (4,3)")]);
    let mut rest = table(&[(A, "A1 rest")]);
    for table in [&mut march, &mut rest] {
        commit(table, A);
        assert_eq!(table.game().waiting(), Waiting::Orders(SeatSet::from(B)));
    }
    assert_eq!(march.game().view(Viewer::Seat(B)), rest.game().view(Viewer::Seat(B)));
    assert_eq!(march.legal(B), rest.legal(B));
}

#[test]
fn sam_4_1_3_b_after_both_have_committed_no_order_is_taken() {
    let mut table = table(&[(A, "A1 march (4,3)"), (B, "B1 rest")]);
    commit(&mut table, A);
    commit(&mut table, B);
    // The next turn is planned: the lines of the last one do not answer what is asked.
    let halt = table.write(A, Action::Halt).expect_err("nothing of the last turn is open");
    assert_eq!(halt.rule, "SAM-21.1.1");
    assert_eq!(table.game().turn_number(), 2);
}

#[test]
fn sam_4_1_3_c_what_is_committed_cannot_be_changed() {
    let mut table = table(&[(A, "A1 march (4,3)")]);
    commit(&mut table, A);
    let unit = Field::at(SKETCH).unit_id("A1");
    let refusal = table.write(A, Action::Unit(unit)).expect_err("A has committed");
    assert_eq!(refusal.rule, "SAM-4.1.3");
    assert!(table.unwrite(A).is_err());
}

#[test]
fn sam_4_1_3_c_orders_may_be_changed_until_they_are_committed() {
    let mut table = table(&[(A, "A1 march (4,3)")]);
    table.unwrite(A).expect("not committed yet");
    let unit = Field::at(SKETCH).unit_id("A1");
    table.write(A, Action::Unit(unit)).expect("it may be ordered again");
    table.write(A, Action::Drop).expect("it has no order after all");
    assert!(table.draft_of(A).expect("a draft").commands.is_empty());
}

#[test]
fn sam_4_1_3_c_unfinished_orders_are_not_committed() {
    let mut field = Field::at(SKETCH);
    field.take(A, "A1").expect("the unit may be ordered");
    let refusal = field.battle.may_commit(A, &field.drafts[0]).expect_err("not finished");
    assert_eq!(refusal.rule, "SAM-4.1.3");
}
