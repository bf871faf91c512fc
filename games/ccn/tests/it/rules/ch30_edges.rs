//! Chapter 30.3: exits, and pieces that enter.

use ccn::{Action, Card, Event, Fate, LeaderId, Piece, Side, Step, UnitId};

use crate::field::{Field, Sketch, hex};

/// A bridge at the edge by which the Allies may leave.
fn with_exit(pieces: &str, more: &str) -> Sketch {
    let exit =
        "[[exit]]\nname = \"the bridge\"\nside = \"allied\"\nhexes = [[9, 6]]\nbanners = 1\n";
    Field::draw(pieces).ground("bridge 9,6").extra(&format!("{exit}{more}\n"))
}

fn leave(from: &str) -> Action {
    Action::LeaveBoard { from: hex(from), by: hex("9,6") }
}

fn banners(field: &Field) -> (u8, u8) {
    (field.banners(Side::Allied), field.banners(Side::French))
}

#[test]
fn ccn_30_3_1_a_leaving_costs_a_hex_of_the_move() {
    let mut field = with_exit("P-LN 9,6", "").ordered("9,6");
    field.act(leave("9,6"));
    assert_eq!((field.blocks("9,6"), banners(&field)), (0, (1, 0)));

    let mut field = with_exit("B-LN 8,6", "").ordered("8,6");
    assert!(!field.offers(leave("8,6")));
    assert_eq!(field.refusal(leave("8,6")), "CCN-30.3.1");
    field.move_unit("8,6", "9,6");
    assert_eq!(field.refusal(leave("9,6")), "CCN-8.1.1");
    assert_eq!(banners(&field), (0, 0));
}

#[test]
fn ccn_30_3_1_b_nobody_leaves_by_retreating() {
    let mut field = with_exit("F-LN 6,6; B-LN 8,6", "").first(Side::French).ready("6,6");
    field.fire("6,6", "8,6", "flag flag saber saber");
    field.act(Action::Retreat(hex("9,6")));
    assert_eq!((field.blocks("9,6"), banners(&field)), (3, (0, 0)), "the second hex costs a block");
}

#[test]
fn horse_enters_the_exit_and_leaves_in_one_move() {
    for (ground, leaves) in [("bridge", true), ("town", false), ("ford", false)] {
        let field = with_exit("B-LC 8,7", "").ground(&format!("{ground} 9,6")).ordered("8,7");
        assert_eq!(field.offers(leave("8,7")), leaves, "{ground} ends the move");
    }
    let three_away = with_exit("B-LC 7,8", "").ordered("7,8");
    assert!(three_away.moves_from("7,8").contains(&hex("9,6")), "with its third hex");
    assert_eq!(three_away.refusal(leave("7,8")), "CCN-30.3.1");
    let blocked = with_exit("B-LC 8,7; B-LN 9,6", "").ordered("8,7");
    assert_eq!(blocked.refusal(leave("8,7")), "CCN-30.3.1", "somebody stands there");
}

#[test]
fn a_card_that_moves_units_farther_takes_them_out_from_farther_away() {
    for (from, leaves) in [("9,9", true), ("6,4", true), ("9,10", false), ("5,4", false)] {
        let sketch = with_exit(&format!("B-FA {from}"), "");
        let mut field = sketch.hand(Side::Allied, [Card::LaGrandeManoeuvre]).start();
        field.play(Card::LaGrandeManoeuvre).act(Action::Manoeuvre).order(from).end_orders();
        assert_eq!(field.offers(leave(from)), leaves, "{from}");
    }
}

#[test]
fn whoever_would_be_stopped_by_works_goes_round_them_to_the_exit() {
    for (unit, leaves) in [("B-LC", true), ("B-HC", false)] {
        let field = with_exit(&format!("{unit} 8,6"), "").works("9,6 NE").ordered("8,6");
        assert!(field.moves_from("8,6").contains(&hex("9,6")), "over the works");
        assert_eq!(field.offers(leave("8,6")), leaves, "{unit}");
    }
}

#[test]
fn a_unit_takes_its_leader_along_and_the_enemy_gains_nothing() {
    let mut field = with_exit("B-LN+LDR 9,6", "").ordered("9,6");
    field.act(leave("9,6"));
    let view = field.view();
    assert_eq!((view.leaders[0].fate, view.leaders[0].hex), (Fate::Left, None));
    assert_eq!(banners(&field), (1, 0));
    let exited = Event::UnitExited {
        unit: UnitId(0),
        by: hex("9,6"),
        exit: 0,
        banners: 1,
        leader: Some(LeaderId(0)),
    };
    assert!(field.events.contains(&exited));
}

#[test]
fn a_leader_leaves_by_himself_for_no_banner() {
    let leaves = Action::LeaderLeavesBoard { from: hex("8,6"), by: hex("9,6") };
    let order = |more: &str| {
        let mut field = with_exit("B-LDR 8,6", more).start();
        field.play(Card::AttackCenter).order_leader("8,6").end_orders();
        field
    };
    let mut field = order("");
    field.act(leaves);
    assert_eq!((field.view().leaders[0].fate, banners(&field)), (Fate::Left, (0, 0)));
    assert_eq!(order("leaders = false").refusal(leaves), "CCN-30.3.1");
    // A leader with an order of his own stays behind when his unit leaves.
    let mut field = with_exit("B-LN+LDR 9,6", "").start();
    field.play(Card::AttackCenter).order("9,6").order_leader("9,6").end_orders();
    field.act(leave("9,6"));
    assert!(field.has_leader("9,6"));
    field.act(Action::LeaderLeavesBoard { from: hex("9,6"), by: hex("9,6") });
    assert!(!field.has_leader("9,6"));
}

#[test]
fn an_exit_is_for_its_side_and_its_kinds() {
    let cavalry = "kinds = [\"cavalry\", \"RL\"]";
    for (unit, leaves) in [("B-LC", true), ("B-RL", true), ("B-LN", false), ("B-FA", false)] {
        let field = with_exit(&format!("{unit} 9,6"), cavalry).ordered("9,6");
        assert_eq!(field.offers(leave("9,6")), leaves, "{unit}");
        if !leaves {
            assert_eq!(field.refusal(leave("9,6")), "CCN-30.3.1");
        }
    }
    let french = with_exit("F-LN 9,6", "").first(Side::French).ordered("9,6");
    assert_eq!(french.refusal(leave("9,6")), "CCN-30.3.1");
    let elsewhere = with_exit("B-LN 9,5", "").ordered("9,5");
    let by = Action::LeaveBoard { from: hex("9,5"), by: hex("9,5") };
    assert_eq!(elsewhere.refusal(by), "CCN-30.3.1");
}

#[test]
fn a_square_does_not_leave_and_neither_does_who_was_not_ordered() {
    let square = with_exit("B-LN 9,6; B-LN 9,9", "").ordered("9,9");
    assert_eq!(square.refusal(leave("9,6")), "CCN-7.1.1");
}

#[test]
fn an_exit_gives_so_many_banners_and_no_more() {
    let mut field = with_exit("B-LC 9,6; B-LC 9,7; B-LC 9,5", "most = 2").ordered("9,6 9,7 9,5");
    for (from, all) in [("9,6", 1), ("9,7", 2), ("9,5", 2)] {
        field.act(leave(from));
        assert_eq!(field.banners(Side::Allied), all, "{from}");
    }
    assert_eq!(field.view().exited, [3]);
}

#[test]
fn the_banner_of_an_exit_may_win() {
    let mut field = with_exit("P-LN 9,6", "").goal(Side::Allied, 1).ordered("9,6");
    field.act(leave("9,6"));
    assert_eq!((field.winner(), field.asked()), (Some(Side::Allied), None));
}

/// British pieces that wait at (9,6).
fn with_reserve(pieces: &str, kind: &str, turn: u32) -> Sketch {
    let place = format!("hex = [9, 6]\nnation = \"british\"\nenters = {turn}\n");
    let unit = format!("[[unit]]\n{place}kind = \"{kind}\"\nname = \"the reserve\"\n");
    let leader = format!("[[leader]]\n{place}name = \"Acland\"\n");
    Field::draw(pieces).extra(&(unit + &leader))
}

/// The piece that waits.
fn reserve(field: &Field) -> Piece {
    let view = field.view();
    Piece::Unit(view.units.iter().find(|unit| unit.waits).expect("a unit waits").unit)
}

/// Orders a piece that waits.
#[track_caller]
fn order_in(sketch: Sketch, card: Card, pieces: &[Piece]) -> Field {
    let mut field = sketch.hand(Side::Allied, [card; 2]).start();
    field.play(card);
    for &piece in pieces {
        field.act(Action::OrderEntering(piece));
    }
    field.end_orders();
    field
}

/// Plays a card and orders nothing.
#[track_caller]
fn pass(field: &mut Field) {
    field.play(Card::AttackCenter).end_orders();
}

#[test]
fn ccn_30_3_2_a_a_unit_enters_from_its_turn_on() {
    let hand = [Card::AttackCenter, Card::ProbeCenter];
    let sketch = with_reserve("F-LN 2,6; B-LN 8,9", "LN", 3).hand(Side::Allied, hand);
    let mut field = sketch.start();
    let piece = reserve(&field);
    field.play(Card::AttackCenter);
    assert!(!field.offers(Action::OrderEntering(piece)), "not in turn 1");
    assert_eq!(field.refusal(Action::OrderEntering(piece)), "CCN-30.3.2");
    field.end_orders();
    pass(&mut field);
    assert_eq!(field.view().turn, 3);
    field.play(Card::ProbeCenter).act(Action::OrderEntering(piece)).end_orders();
    assert_eq!(field.blocks("9,6"), 0);
    field.act(Action::Enter { piece, to: hex("9,6") });
    assert_eq!((field.blocks("9,6"), field.moved("9,6")), (4, 1));
    assert!(!field.legal().iter().any(|action| matches!(action, Action::Enter { .. })));
}

#[test]
fn a_piece_counts_for_the_section_of_its_entry_hex() {
    let left = Card::ProbeLeftFlank;
    let mut field = with_reserve("B-LN 8,2", "LN", 1).hand(Side::Allied, [left; 2]).start();
    let piece = reserve(&field);
    field.play(left);
    assert_eq!(field.refusal(Action::OrderEntering(piece)), "CCN-7.2.2");
}

#[test]
fn the_entry_hex_is_the_first_hex_of_the_move() {
    let sketch = with_reserve("B-LN 8,9", "LC", 1);
    let piece = Piece::Unit(UnitId(3));
    let mut field = order_in(sketch.clone(), Card::AttackCenter, &[piece]);
    let enter = |to: &str| Action::Enter { piece, to: hex(to) };
    assert!(field.offers(enter("9,6")) && field.offers(enter("8,6")) && field.offers(enter("7,6")));
    assert!(!field.offers(enter("6,6")), "two hexes after the first");
    assert_eq!(field.refusal(enter("6,6")), "CCN-30.3.2");
    field.act(enter("7,6"));
    assert_eq!(field.moved("7,6"), 3);
    let forest = order_in(sketch.ground("forest 9,6"), Card::AttackCenter, &[piece]);
    assert!(forest.offers(enter("9,6")));
    assert_eq!(forest.refusal(enter("8,6")), "CCN-30.3.2", "it stops in the forest");
}

#[test]
fn nobody_enters_a_hex_that_is_taken() {
    let sketch = with_reserve("B-LN 9,6", "LN", 1);
    let piece = Piece::Unit(UnitId(3));
    let field = order_in(sketch, Card::AttackCenter, &[piece]);
    assert_eq!(field.refusal(Action::Enter { piece, to: hex("9,6") }), "CCN-30.3.2");
    assert_eq!(field.legal(), [Action::EndMoves]);
    // Once the other has moved on, there is room.
    let sketch = with_reserve("B-LN 9,6", "LN", 1).hand(Side::Allied, [Card::AttackCenter; 2]);
    let mut field = sketch.start();
    field.play(Card::AttackCenter).order("9,6");
    field.act(Action::OrderEntering(piece)).end_orders().move_unit("9,6", "8,6");
    field.act(Action::Enter { piece, to: hex("9,6") });
    assert_eq!(field.blocks("9,6"), 4);
}

#[test]
fn leaders_enter_too_and_join_units() {
    let sketch = with_reserve("B-LN 8,9", "LN", 1);
    let (unit, leader) = (Piece::Unit(UnitId(3)), Piece::Leader(LeaderId(0)));
    let mut field = order_in(sketch, Card::AttackCenter, &[unit, leader]);
    field.act(Action::Enter { piece: unit, to: hex("9,6") });
    field.act(Action::Enter { piece: leader, to: hex("9,6") });
    assert!(field.has_leader("9,6"));
    assert_eq!(field.view().leaders[0].fate, Fate::Present);
}

#[test]
fn a_unit_that_waits_is_nowhere() {
    // It neither battles nor moves, is no target and holds nothing.
    let sketch = with_reserve("F-LN 8,6; B-LN 8,9", "LN", 1);
    let piece = Piece::Unit(UnitId(4));
    let mut field = order_in(sketch, Card::AttackCenter, &[piece]);
    let stay = Action::MoveUnit { from: hex("9,6"), to: hex("9,7") };
    assert_eq!(field.refusal(stay), "CCN-7.1.1");
    field.end_moves();
    assert_eq!(field.view().active, Side::French, "no battle from off the board");
}

#[test]
fn a_unit_may_battle_as_soon_as_it_is_in() {
    let sketch = with_reserve("F-LN 8,6; B-LN 8,9", "LN", 1);
    let piece = Piece::Unit(UnitId(4));
    let mut field = order_in(sketch, Card::AttackCenter, &[piece]);
    field.act(Action::Enter { piece, to: hex("9,6") }).end_moves();
    assert_eq!(field.step(), Some(Step::Battles));
    assert_eq!(field.melee_dice("9,6", "8,6"), Some(4));
}

#[test]
fn units_that_wait_keep_their_side_in_the_battle() {
    let sketch = with_reserve("F-LN 4,6; B-LN*1 5,6", "LN", 9).without_reserves();
    let mut field = sketch.first(Side::French).ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry cavalry");
    assert_eq!(field.winner(), None);
}
