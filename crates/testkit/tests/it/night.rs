//! The toy with secret orders passes every check.

use ai::Decision::{Act, Commit};
use ai::{Greedy, Random};
use engine::{Game as _, Phrase, Seat, Viewer, Words as _};
use expect_test::expect;
use luck::Scripted;
use testkit::toys::night::{Action, Cell, Draft, Kind, Night, PAGE, Planted, UnitId, planted};

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
fn what_is_sent_tells_nothing() {
    let compared = testkit::what_is_sent_tells_nothing(&set_up(), 600);
    assert!(compared.by_orders > 100 && compared.pairs - compared.by_orders > 100, "{compared:?}");
    assert!(compared.moments > 300 && compared.told_by_others > 300, "{compared:?}");
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
    testkit::no_player_peeks(&set_up(), 6, 5);
}

#[test]
fn bots_finish() {
    testkit::bots_finish(&set_up(), 16, 2, None);
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

/// What the west has written after these lines.
fn written(lines: &[Action]) -> Draft {
    let (night, mut draft) = (set_up(), Draft::default());
    lines.iter().for_each(|&line| night.write(WEST, &mut draft, line));
    draft
}

#[test]
fn questions_and_choices_go_by_what_is_written() {
    let march = [Action::Unit(UnitId(2)), Action::Kind(Kind::March)];
    let question =
        |lines: &[Action]| testkit::plain(&set_up().question_draft(WEST, &written(lines)));
    assert_eq!(question(&[]), "plan");
    assert_eq!(question(&march[..1]), "plan-kind unit=2");
    assert_eq!(question(&march), "plan-target unit=2");
    assert_eq!(question(&[Action::Done]), "plan-done");
    let choice = set_up().choice_draft(WEST, &written(&march), &Action::Target(Cell(4)));
    assert_eq!(testkit::plain(&choice), "ordered-march unit=2 cell=4");
}

#[test]
fn orders_are_read_a_line_each() {
    let lines = [
        Action::Unit(UnitId(2)),
        Action::Kind(Kind::March),
        Action::Target(Cell(4)),
        Action::Unit(UnitId(0)),
        Action::Kind(Kind::Guard),
        Action::Unit(UnitId(1)),
    ];
    let orders = set_up().orders(WEST, &written(&lines));
    let plain: Vec<String> = orders.iter().map(testkit::plain).collect();
    assert_eq!(plain, ["ordered unit=0 kind=kind-guard", "ordered-march unit=2 cell=4"]);
}

#[test]
fn numbers_go_by_what_is_written() {
    let draft = written(&[Action::Unit(UnitId(2)), Action::Kind(Kind::March)]);
    let preview = |cell: u8| set_up().preview_draft(WEST, &draft, &Action::Target(Cell(cell)));
    assert_eq!(preview(4), None, "nobody stands at 3, 4 or 5");
    let shot = preview(5).expect("the enemy at 6 is near");
    assert_eq!(shot.roll, Phrase::new("shot-at").number("unit", 2));
    assert_eq!(set_up().preview(WEST, &Action::Target(Cell(5))), None);
}
