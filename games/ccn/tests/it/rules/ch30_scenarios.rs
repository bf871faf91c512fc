//! Chapter 30: scenario rules.

use ccn::{Action, Card, Event, Side, Step};

use crate::field::{Field, hex};

/// Plays a card and orders nothing: the turn passes.
#[track_caller]
fn pass(field: &mut Field) {
    field.play(Card::AttackCenter).end_orders();
}

/// Spends a turn on one move.
#[track_caller]
fn march(field: &mut Field, from: &str, to: &str) {
    field.play(Card::AttackCenter).order(from).end_orders().move_unit(from, to);
}

#[test]
fn ccn_30_1_1_a_hands_are_dealt_as_the_scenario_says() {
    let allied = [Card::AttackCenter; 6];
    let french = [Card::ProbeCenter; 5];
    let sketch = Field::draw("B-LN 8,6; F-LN 2,6").goal(Side::Allied, 5).goal(Side::French, 5);
    let field = sketch.hand(Side::Allied, allied).hand(Side::French, french).start();
    let view = field.view();
    assert_eq!((view.allied.size, view.french.size), (6, 5));
    assert_eq!((view.allied.cards, view.french.cards), (Some(allied.into()), Some(french.into())));
    assert_eq!(field.asked(), Some(Side::Allied));
}

/// A hex worth a banner to the French while they hold it.
const HELD_TOWN: &str = r#"
[[objective]]
name = "The town"
side = "french"
hexes = [[5, 6]]
banners = 1
counts = "while-held"
"#;

#[test]
fn each_of_several_objectives_is_gained_once_and_lost_once() {
    let bridge = "[[objective]]\nname = \"bridge\"\nside = \"french\"\nhexes = [[1, 3]]\nbanners = 1\ncounts = \"while-held\"\n";
    let sketch = Field::draw("F-LN 4,6; B-LN 6,6").ground("town 5,6");
    let mut field = sketch.extra(bridge).extra(HELD_TOWN).first(Side::French).ordered("4,6");
    field.move_unit("4,6", "5,6").end_moves();
    field.play(Card::AttackCenter).order("6,6").end_orders().end_moves();
    field.melee("6,6", "5,6", "flag cavalry").act(Action::Retreat(hex("4,6")));
    let is_gain = |event: &&Event| matches!(event, Event::ObjectiveGained { objective: 1, .. });
    let is_loss = |event: &&Event| matches!(event, Event::ObjectiveLost { objective: 1, .. });
    assert_eq!(field.events.iter().filter(is_gain).count(), 1);
    assert_eq!(field.events.iter().filter(is_loss).count(), 1);
    assert_eq!(field.banners(Side::French), 0);
}

#[test]
fn ccn_30_2_1_a_a_held_town_counts_while_a_unit_stands_in_it() {
    let sketch = Field::draw("F-LN 4,6; B-LN 6,6").ground("town 5,6").extra(HELD_TOWN);
    let mut field = sketch.first(Side::French).ordered("4,6");
    field.move_unit("4,6", "5,6");
    assert_eq!(field.banners(Side::French), 1);
    field.end_moves();
    field.play(Card::AttackCenter).order("6,6").end_orders().end_moves();
    field.melee("6,6", "5,6", "flag cavalry");
    assert_eq!(field.banners(Side::French), 1);
    field.act(Action::Retreat(hex("4,6")));
    assert_eq!(field.banners(Side::French), 0);

    let leader = Field::draw("F-LDR 4,6").ground("town 5,6").extra(HELD_TOWN);
    let mut field = leader.first(Side::French).start();
    field.play(Card::AttackCenter).order_leader("4,6").end_orders().move_leader("4,6", "5,6");
    assert!(field.has_leader("5,6"));
    assert_eq!(field.banners(Side::French), 0);
}

#[test]
fn ccn_30_2_2_a_a_permanent_objective_is_gained_once_and_kept() {
    let farm = r#"
[[objective]]
name = "The farm"
side = "french"
hexes = [[5, 6]]
banners = 1
counts = "permanently"
"#;
    let sketch = Field::draw("F-LN 4,6").extra(farm).first(Side::French);
    let hand = [Card::AttackCenter; 3];
    let mut field = sketch.hand(Side::French, hand).hand(Side::Allied, hand).start();
    let moves = [("4,6", "5,6"), ("5,6", "4,6"), ("4,6", "5,6")];
    for (from, to) in moves {
        march(&mut field, from, to);
        assert_eq!(field.banners(Side::French), 1, "from {from} to {to}");
        field.end_moves();
        pass(&mut field);
    }
    assert_eq!(field.banners(Side::French), 1);
}

/// A hill on the French baseline, judged at the start of the Allied turn.
const BASELINE_HILL: &str = r#"
[[objective]]
name = "The heights"
side = "allied"
hexes = [[1, 6]]
banners = 1
counts = "at-start"
"#;

/// The Allies need so many banners; they have taken the hill, and the French turn is over.
fn hill_held_for_a_turn(goal: u8) -> Field {
    let sketch = Field::draw("B-LN 2,6").ground("hill 1,6").extra(BASELINE_HILL);
    let mut field = sketch.goal(Side::Allied, goal).ordered("2,6");
    field.move_unit("2,6", "1,6");
    assert_eq!(field.banners(Side::Allied), 0, "not in the turn that takes it");
    field.end_moves();
    assert_eq!((field.view().active, field.banners(Side::Allied)), (Side::French, 0));
    pass(&mut field);
    field
}

#[test]
fn ccn_30_2_3_a_an_at_start_objective_is_gained_as_the_turn_begins_and_lost_at_once() {
    let won = hill_held_for_a_turn(1);
    assert_eq!((won.winner(), won.asked()), (Some(Side::Allied), None));
    assert_eq!(won.view().played, None, "before a card is played");

    let mut field = hill_held_for_a_turn(2);
    assert_eq!(field.banners(Side::Allied), 1);
    field.play(Card::Forward).order("1,6").end_orders().move_unit("1,6", "2,6");
    assert_eq!(field.banners(Side::Allied), 0);
}

#[test]
fn ccn_30_2_4_a_a_group_goes_to_the_side_with_more_of_it() {
    let villages = r#"
[[objective]]
name = "The villages"
hexes = [[4, 6], [4, 9], [7, 8]]
banners = 1
counts = "while-held"
needs = "more-than-enemy"
"#;
    // The unit at 5,9 has a battle left, so that the turn goes on.
    let pieces = "F-LN 4,6; F-LN 4,9; B-LN 7,8; B-LN 5,6; B-LN 5,9";
    let mut field = Field::draw(pieces).extra(villages).ready("5,6 5,9");
    let banners = |field: &Field| (field.banners(Side::French), field.banners(Side::Allied));
    assert_eq!(banners(&field), (1, 0));
    field.melee("5,6", "4,6", "flag cavalry cavalry cavalry");
    field.act(Action::Retreat(hex("3,6")));
    assert_eq!(banners(&field), (0, 0), "one against one");
    field.act(Action::Advance(hex("4,6")));
    assert_eq!((field.step(), banners(&field)), (Some(Step::Battles), (0, 1)));
}

#[test]
fn ccn_30_4_1_a_an_impassable_river_is_crossed_by_the_bridge_alone() {
    let river: String = (1..=13).filter(|&at| at != 7).map(|at| format!(" 5,{at}")).collect();
    let ground = format!("river{river}; bridge 5,7");
    let crosses = |kind: &str, column: u8, on_the_bridge: &str| {
        let pieces = format!("{kind} 6,{column}; {on_the_bridge}");
        let from = format!("6,{column}");
        let moves = Field::draw(&pieces).ground(&ground).ordered(&from).moves_from(&from);
        moves.iter().any(|to| to.row_and_column().0 < 5)
    };
    let open: Vec<u8> = (1..=12).filter(|&column| crosses("B-LC", column, "")).collect();
    assert_eq!(open, [5, 6, 7, 8], "within reach of the bridge");
    for column in 1..=12 {
        for kind in ["B-LT", "B-LC", "B-HA"] {
            assert!(!crosses(kind, column, "P-LN 5,7"), "{kind} 6,{column}, the bridge closed");
        }
    }
}

#[test]
fn an_objective_is_lost_with_the_unit_that_held_it() {
    let sketch = Field::draw("F-LN*1 5,6; B-LN 6,6").extra(HELD_TOWN);
    let mut field = sketch.ready("6,6");
    assert_eq!(field.banners(Side::French), 1);
    field.melee("6,6", "5,6", "infantry cavalry cavalry cavalry");
    assert_eq!((field.banners(Side::French), field.banners(Side::Allied)), (0, 1));
}

#[test]
fn an_at_start_objective_is_lost_when_its_unit_is_driven_off() {
    // The French guns fire along their baseline.
    let mut field = Field::draw("B-LN 1,6; F-FA 1,8").extra(BASELINE_HILL).start();
    assert_eq!(field.banners(Side::Allied), 1, "step 0 of the first turn counts too");
    pass(&mut field);
    field.play(Card::AttackCenter).order("1,8").end_orders().end_moves();
    field.fire("1,8", "1,6", "flag cavalry cavalry");
    field.act(Action::Retreat(hex("2,5")));
    assert_eq!(field.banners(Side::Allied), 0);
}

#[test]
fn an_at_start_objective_is_not_judged_in_the_enemys_turn() {
    let sketch = Field::draw("B-LN 1,6; F-LN 4,6").extra(BASELINE_HILL).goal(Side::Allied, 1);
    let mut field = sketch.first(Side::French).start();
    assert_eq!((field.banners(Side::Allied), field.winner()), (0, None));
    pass(&mut field);
    assert_eq!(field.winner(), Some(Side::Allied));
}

#[test]
fn a_group_may_need_a_number_of_its_hexes() {
    let bridges = r#"
[[objective]]
name = "The bridges"
side = "allied"
hexes = [[5, 6], [5, 8], [5, 9]]
banners = 2
counts = "while-held"
needs = { at-least = 2 }
"#;
    let mut field = Field::draw("B-LN 6,6; B-LN 5,8").extra(bridges).ordered("6,6 5,8");
    assert_eq!(field.banners(Side::Allied), 0);
    field.move_unit("6,6", "5,6");
    assert_eq!(field.banners(Side::Allied), 2);
    field.move_unit("5,8", "5,9");
    assert_eq!(field.banners(Side::Allied), 2, "it goes from one of them to another");
}

#[test]
fn each_hex_of_a_list_counts_by_itself() {
    let hills = r#"
[[objective]]
name = "The hills"
side = "allied"
hexes = [[5, 6], [5, 8]]
banners = 1
counts = "while-held"
"#;
    let field = Field::draw("B-LN 5,6; B-LN 5,8").extra(hills).start();
    assert_eq!(field.banners(Side::Allied), 2);
}

#[test]
fn a_unit_that_retreats_through_an_objective_does_not_gain_it() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6; F-LN 3,5")
        .extra(
            "[[objective]]\nname = \"the road\"\nside = \"french\"\nhexes = [[3, 6], [3, 7]]\n\
             banners = 1\ncounts = \"permanently\"\n",
        )
        .ready("5,6");
    field.melee("5,6", "4,6", "flag flag artillery artillery");
    field.act(Action::Retreat(hex("3,6")));
    assert_eq!(field.banners(Side::French), 0, "it is on its way");
    field.act(Action::Retreat(hex("2,6")));
    assert_eq!(field.blocks("2,6"), 4);
    assert_eq!(field.banners(Side::French), 0);
}
