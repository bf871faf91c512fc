//! The toy with hidden blocks passes every check.

use ai::Decision::Act;
use ai::{Bout, Greedy, Memory, Random};
use engine::{Game, Seat, Viewer};
use expect_test::expect;
use luck::{Fast, Scripted};
use testkit::toys::campaign::{Action, Area, BlockId, Campaign, PAGE, Planted, planted};

fn set_up() -> Campaign {
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
    assert!(compared.moments > 800 && compared.told_by_others > 300, "{compared:?}");
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

const NAPOLEON: Seat = Seat(0);
const WELLINGTON: Seat = Seat(1);
const BLUECHER: Seat = Seat(2);

#[test]
fn wellington_and_bluecher_see_the_same_faces() {
    let mut game = set_up();
    game.start(&mut Fast::new(1), &mut engine::Journal::off());
    let [napoleon, wellington, bluecher] =
        [NAPOLEON, WELLINGTON, BLUECHER].map(|seat| game.view(Viewer::Seat(seat)).faces);
    assert_eq!(wellington, bluecher);
    assert_eq!((napoleon.len(), wellington.len()), (5, 7));
}

/// What a seat believes never leaves out the truth.
#[test]
fn beliefs_hold_the_truth() {
    for seed in 0..200 {
        let mut luck = Fast::new(seed);
        let (mut bout, _) = Bout::begin(&set_up(), Memory::Belief, &mut luck);
        while let Some(seat) = bout.next_seat(&mut luck) {
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut luck);
            for (seat, block) in [NAPOLEON, WELLINGTON].into_iter().zip([7, 0]) {
                let area = bout.game().area_of(BlockId(block));
                let possible = area.is_none_or(|at| bout.belief(seat).may_be(BlockId(block), at));
                assert!(possible, "seed {seed}: {seat} is wrong about block {block}");
            }
        }
    }
}

/// Blocks of an army in the order in which they are drawn, the last one first.
fn placed() -> Scripted {
    let picks = [4, 3, 2, 1, 0, 2, 1, 0, 3, 2, 1, 0];
    picks.into_iter().fold(Scripted::new(), |luck, pick| luck.pick("place", pick))
}

fn first_turn(viewer: Viewer) -> String {
    let [guard, hobe, buelow] = [0, 11, 10].map(BlockId);
    let play = [
        (NAPOLEON, Act(Action::Scout { area: Area::Ligny })),
        (NAPOLEON, Act(Action::March { block: guard, to: Area::Ligny })),
        (BLUECHER, Act(Action::Choose { block: hobe })),
        (NAPOLEON, Act(Action::Choose { block: guard })),
        (WELLINGTON, Act(Action::EndMarch)),
        (BLUECHER, Act(Action::EndMarch)),
        (NAPOLEON, Act(Action::Choose { block: guard })),
        (BLUECHER, Act(Action::Choose { block: buelow })),
        (BLUECHER, Act(Action::Withdraw { to: Area::Wavre })),
    ];
    // The Guard hits twice and is hit once; then nobody hits, which beats the attacker.
    let luck = placed().dice("fire", [5, 6, 1, 1]).dice("fire", [6, 1]).dice("fire", [1; 7]);
    testkit::golden(&set_up(), viewer, &play, luck)
}

#[test]
fn a_turn_as_napoleon_sees_it() {
    expect![[r#"
        scouted-face area=ligny face=Bülow
        moved block=Garde from=quatre-bras to=ligny
        shown area=ligny one=Garde two=Hobe
        fired block=Garde hits=2
        fired block=Hobe hits=1
        lost block=Hobe steps=2
        lost block=Garde steps=1
        shown area=ligny one=Bülow two=Garde
        fired block=Bülow hits=0
        fired block=Garde hits=0
        withdrew block=Bülow to=wavre
        turn-ended
    "#]]
    .assert_eq(&first_turn(Viewer::Seat(NAPOLEON)));
}

#[test]
fn a_turn_as_spectators_see_it() {
    expect![[r#"
        scouted area=ligny
        some-moved army=army-french from=quatre-bras to=ligny
        shown area=ligny one=Garde two=Hobe
        fired block=Garde hits=2
        fired block=Hobe hits=1
        lost block=Hobe steps=2
        lost block=Garde steps=1
        shown area=ligny one=Bülow two=Garde
        fired block=Bülow hits=0
        fired block=Garde hits=0
        withdrew block=Bülow to=wavre
        turn-ended
    "#]]
    .assert_eq(&first_turn(Viewer::Spectator));
}

#[test]
fn lines_are_counted() {
    let counts = [1, 2, 3].map(|depth| testkit::count_lines(&set_up(), depth, 1));
    expect![[r#"
        [
            17,
            302,
            1200,
        ]
    "#]]
    .assert_debug_eq(&counts);
}
