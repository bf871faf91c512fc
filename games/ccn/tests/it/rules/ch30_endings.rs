//! Chapter 30.4.3: sudden death and the turn limit.

use ccn::{Action, Event, Side, Step};
use engine::{Game, Outcome, Waiting};

use crate::field::{Field, Sketch, hex};

/// The Allies win at once when something happens.
fn sudden(pieces: &str, when: &str) -> Sketch {
    let death =
        format!("[[sudden-death]]\nname = \"it is decided\"\nside = \"allied\"\nwhen = {when}\n");
    Field::draw(pieces).without_reserves().extra(&death)
}

const CLEARED: &str = "{ none-left = { side = \"french\", rows = [1, 3] } }";

#[test]
fn ccn_30_4_3_a_sudden_death_ends_the_game_in_the_middle_of_a_turn() {
    let pieces = "B-LN 4,6; F-LN*1 3,6; F-LN 5,9; B-LN 6,9";
    let mut field = sudden(pieces, CLEARED).ready("4,6 6,9");
    assert_eq!(field.step(), Some(Step::Battles));
    field.melee("4,6", "3,6", "infantry cavalry cavalry cavalry");
    assert_eq!((field.winner(), field.asked()), (Some(Side::Allied), None));
    let came = Event::SuddenDeath { sudden_death: 0, side: Side::Allied };
    assert!(field.events.contains(&came));

    // Also by the move of the last unit that stood there.
    let sketch = sudden("B-LN 8,6; F-LN 3,6; F-LN 5,9", CLEARED).first(Side::French);
    let mut field = sketch.ordered("3,6");
    field.move_unit("3,6", "4,6");
    assert_eq!(field.winner(), Some(Side::Allied));
}

#[test]
fn a_named_leader_who_falls_decides_the_battle() {
    let falls = "{ leader-falls = \"french leader\" }";
    let mut field = sudden("B-LN 4,6; F-LN*1+LDR 3,6; F-LN 5,9", falls).ready("4,6");
    field.melee("4,6", "3,6", "infantry cavalry cavalry cavalry saber");
    assert_eq!(field.winner(), Some(Side::Allied));
}

#[test]
fn units_that_are_through_decide_the_battle() {
    let exit = "[[exit]]\nname = \"the road\"\nside = \"allied\"\nhexes = [[9, 6]]\nbanners = 0\n";
    let exits = "{ exits = { side = \"allied\", units = 2 } }";
    let sketch = sudden("B-LN 9,6; B-LC 9,7; B-LN 8,1; F-LN 2,6", exits).extra(exit);
    let mut field = sketch.ordered("9,6 9,7");
    field.act(Action::LeaveBoard { from: hex("9,6"), by: hex("9,6") });
    assert_eq!((field.winner(), field.banners(Side::Allied)), (None, 0));
    field.act(Action::LeaveBoard { from: hex("9,7"), by: hex("9,6") });
    assert_eq!(field.winner(), Some(Side::Allied));
}

#[test]
fn a_hex_that_is_reached_decides_the_battle() {
    let two =
        "{ holds = { side = \"allied\", hexes = [[4, 6], [4, 7]], needs = { at-least = 2 } } }";
    let mut field = sudden("B-LN 5,6; B-LN 5,7; F-LN 1,6", two).ordered("5,6 5,7");
    field.move_unit("5,6", "4,6");
    assert_eq!(field.winner(), None);
    field.move_unit("5,7", "4,7");
    assert_eq!(field.winner(), Some(Side::Allied));
}

#[test]
fn whoever_holds_out_wins_when_the_turn_comes() {
    let mut field = sudden("B-LN 8,6; F-LN 1,6", "{ turn = 2 }").ordered("8,6");
    field.end_moves();
    assert_eq!((field.view().turn, field.winner()), (2, Some(Side::Allied)));
}

/// Objectives that are held from the start, worth so many banners.
fn scores(french: (u8, u8), allied: (u8, u8)) -> Sketch {
    let depot = |side: &str, hex: &str, banners: u8| {
        format!(
            "[[objective]]\nname = \"the {side} depot\"\nside = \"{side}\"\nhexes = [{hex}]\n\
             banners = {banners}\ncounts = \"while-held\"\n"
        )
    };
    Field::draw("F-LN 2,6; B-LN 8,6")
        .extra(&depot("french", "[2, 6]", french.0))
        .extra(&depot("allied", "[8, 6]", allied.0))
        .goal(Side::French, french.1)
        .goal(Side::Allied, allied.1)
}

/// Lets both sides do nothing until the battle is over, and tells in which turn that was.
fn wait_for_the_end(field: &mut Field) -> u32 {
    while field.asked().is_some() {
        let legal = field.legal();
        let quiet = |action: &&Action| {
            matches!(
                action,
                Action::EndOrders | Action::EndMoves | Action::EndBattles | Action::OrderOne
            )
        };
        let action = *legal.iter().find(quiet).unwrap_or(&legal[0]);
        field.act(action);
        assert!(field.view().turn < 100, "it ends");
    }
    field.view().turn
}

#[test]
fn ccn_30_4_3_b_the_better_share_of_the_goal_wins_when_time_is_up() {
    let sketch = scores((4, 6), (3, 5)).option("turn-limit", "20");
    let mut field = sketch.start();
    assert_eq!(wait_for_the_end(&mut field), 20);
    assert_eq!(field.winner(), Some(Side::French), "4/6 is more than 3/5");
    assert!(field.events.contains(&Event::TurnLimitReached));
}

#[test]
fn whoever_wins_with_fewer_banners_has_not_won_by_less_than_nothing() {
    let mut field = scores((3, 4), (4, 6)).option("turn-limit", "2").start();
    wait_for_the_end(&mut field);
    assert_eq!(field.winner(), Some(Side::French), "3/4 is more than 4/6");
    let outcome = Outcome { winners: Side::French.seat().into(), margin: 0 };
    assert_eq!(field.battle.waiting(), Waiting::Over(outcome));
}

#[test]
fn equal_shares_are_a_draw() {
    let mut field = scores((4, 6), (2, 3)).option("turn-limit", "4").start();
    assert_eq!(wait_for_the_end(&mut field), 4);
    let view = field.view();
    assert_eq!((view.winner, view.is_drawn, field.asked()), (None, true, None));
    assert_eq!(field.refusal(Action::EndMoves), "CCN-27.1.1");
}

#[test]
fn the_scenario_says_when_time_is_up_unless_an_option_does() {
    let sketch = scores((1, 6), (3, 5)).turns(6);
    for (option, last) in [("none", 6), ("3", 3), ("9", 9)] {
        let mut field = sketch.clone().option("turn-limit", option).start();
        assert_eq!(wait_for_the_end(&mut field), last, "turn-limit = {option}");
        assert_eq!(field.winner(), Some(Side::Allied));
    }
}
