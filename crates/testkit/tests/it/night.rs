//! The toy with secret orders passes every check.

use ai::Decision::{Act, Commit};
use ai::{Greedy, Random};
use engine::{Seat, Viewer};
use expect_test::expect;
use luck::Scripted;
use testkit::toys::night::{Action, Cell, Kind, Night, PAGE, Planted, UnitId, planted};

fn set_up() -> Night {
    planted(Planted::Nothing)
}

#[test]
fn games_end() {
    testkit::games_end(&set_up(), 300);
}

#[test]
fn listed_decisions_are_accepted() {
    testkit::listed_decisions_are_accepted(&set_up(), 200);
}

#[test]
fn others_are_refused() {
    testkit::others_are_refused(&set_up(), 200, Some(PAGE));
}

#[test]
fn lists_are_short() {
    testkit::lists_are_short(&set_up(), 200);
}

#[test]
fn events_rebuild_the_game() {
    testkit::events_rebuild_the_game(&set_up(), 300);
}

#[test]
fn nothing_leaks() {
    testkit::nothing_leaks(&set_up(), 300);
}

#[test]
fn events_tell_no_more_than_view_and_log() {
    testkit::events_tell_no_more_than_view_and_log(&set_up(), 200);
}

#[test]
fn saves_load_equal() {
    testkit::saves_load_equal(&set_up(), 200);
}

#[test]
fn undo_returns_exactly() {
    testkit::undo_returns_exactly(&set_up(), 200);
}

#[test]
fn orders_stay_secret() {
    testkit::orders_stay_secret(&set_up(), 50);
}

#[test]
fn bots_do_not_peek() {
    testkit::bots_do_not_peek(&set_up(), &Random, 100);
    testkit::bots_do_not_peek(&set_up(), &Greedy::default(), 30);
}

const WEST: Seat = Seat(0);
const EAST: Seat = Seat(1);

#[test]
fn a_unit_walks_into_an_ambush() {
    let play = [
        (WEST, Act(Action::Unit(UnitId(2)))),
        (WEST, Act(Action::Kind(Kind::Hide))),
        (WEST, Act(Action::Done)),
        (EAST, Act(Action::Done)),
        (EAST, Commit),
        (WEST, Commit),
        (EAST, Act(Action::Unit(UnitId(3)))),
        (EAST, Act(Action::Kind(Kind::March))),
        (EAST, Act(Action::Target(Cell(3)))),
        (EAST, Act(Action::Done)),
        (EAST, Commit),
        (WEST, Act(Action::Done)),
        (WEST, Commit),
        (EAST, Act(Action::Halt)),
    ];
    let luck = Scripted::new().dice("fire", [5]);
    let log = testkit::golden(&set_up(), Viewer::Seat(EAST), &play, luck);
    expect![[r#"
        hid unit=2
        turn-ended
        stepped unit=3 to=5
        stepped unit=3 to=4
        stepped unit=3 to=3
        appeared unit=2 cell=2
        fired unit=2 at=3
        hit unit=3
        turn-ended
    "#]]
    .assert_eq(&log);
}

#[test]
fn lines_are_counted() {
    let counts = [1, 2, 3, 4].map(|depth| testkit::count_lines(&set_up(), depth, 1));
    expect![[r#"
        [
            4,
            12,
            40,
            114,
        ]
    "#]]
    .assert_debug_eq(&counts);
}
