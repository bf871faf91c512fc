//! Chapter 7: who must pursue.

use crate::field::Field;

const FLIGHT: &str = "
    A1 yari(5) (4,4) m 2
    A9 hq(4) (4,8)
    B1 naginata(5) (4,3) fights A1
";

fn flight(more: &str) -> Field {
    Field::at(&format!("level extended\n{FLIGHT}\n{more}"))
}

#[test]
fn sam_7_17_1_a_who_fails_must_pursue() {
    let mut field = flight("");
    field.dice("blow", [20; 5]).dice("test", [13, 20]).turn();
    field.happened("B1 tested pursuit at 12: 13").happened("B1 will pursue");
    assert_eq!(field.unit("B1").unwrap().pursues, ["A1"]);
    assert_eq!(field.markers("B1"), 0);
    field.finish();

    let mut field = flight("");
    field.dice("blow", [20; 5]).dice("test", [12, 20]).turn();
    field.never("will pursue");
    assert!(field.unit("B1").unwrap().pursues.is_empty());
    assert!(field.accepts("B1 march (4,2)"));
    field.finish();
}

#[test]
fn sam_7_17_1_a_failing_costs_neither_level_nor_honour() {
    let text = FLIGHT.replace("(4,3)", "(4,3) honour m 1");
    let mut field = Field::at(&format!("level extended\n{text}"));
    field.dice("blow", [20; 5]).dice("test", [14, 20, 20]).turn();
    field.happened("B1 tested pursuit at 13: 14").happened("B1 will pursue");
    assert!(field.honour("B1"));
    assert_eq!(field.markers("B1"), 1);
    field.finish();
}

#[test]
fn sam_7_17_1_a_not_with_another_enemy_within_reach() {
    let mut field = flight("A2 yari(5) (3,2)");
    field.order("A2 defence facing 5").dice("blow", [20; 5]).dice("test", [20]).turn();
    field.never("B1 tested");
    assert_eq!(field.fights("B1"), ["A2"]);
    field.finish();
}

#[test]
fn sam_7_17_1_a_who_flees_does_not_pursue() {
    let text = FLIGHT.replace("naginata(5) (4,3)", "naginata(5) (4,3) m 2");
    let mut field = Field::at(&format!("level extended\n{text}"));
    field.dice("test", [20, 20]).turn();
    field.happened("A1 moved").never("tested pursuit").finish();
}

#[test]
fn sam_7_17_1_b_the_hq_and_peasants_pursue_like_others() {
    for (card, value) in [("hq(4)", 15), ("peasants(4)", 7)] {
        let text = FLIGHT.replace("naginata(5)", card);
        let mut field = Field::at(&format!("level extended\n{text}"));
        field.dice("blow", [20; 4]).dice("test", [value + 1, 20]).turn();
        field.happened(&format!("B1 tested pursuit at {value}: {}", value + 1));
        field.happened("B1 will pursue");
        field.dice("blow", [20; 4]).dice("test", [1, 1]).turn();
        field.happened("B1 ordered pursue").happened("3.1 B1 moved (4,4)").finish();
    }
}

#[test]
fn sam_7_17_1_a_at_expert_not_who_is_tired() {
    for (fatigue, asked) in [(3, true), (4, false)] {
        let text = FLIGHT.replace("(4,3)", &format!("(4,3) fatigue {fatigue}"));
        let mut field = Field::at(&format!("level expert\n{text}"));
        field.dice("blow", [20; 5]).dice("test", [20]);
        if asked {
            field.dice("test", [20]);
        }
        field.turn();
        let tested = field.facts().iter().any(|line| line.contains("B1 tested pursuit"));
        assert_eq!(tested, asked, "fatigue {fatigue}");
        field.finish();
    }
}

#[test]
fn sam_7_17_1_a_neighbours_that_did_not_fight_do_not_pursue() {
    let mut field = flight("B2 yari(5) (3,3)");
    field.order("B2 defence facing 5").dice("blow", [20; 5]).dice("test", [1, 20]).turn();
    field.happened("B1 tested pursuit").never("B2 tested").never("B2 engaged");
    field.finish();
}

#[test]
fn sam_7_17_1_a_not_who_withdrew_itself() {
    let text = FLIGHT.replace("naginata(5)", "naginata(5+c)");
    let mut field = Field::at(&format!("level extended\n{text}"));
    field.order("B1 withdraw (4,2)").dice("test", [20]).turn();
    field.happened("6.1 A1 moved (4,5)").happened("6.1 B1 moved (4,2)").never("B1 tested");
    field.finish();
}

#[test]
fn sam_7_17_1_a_who_runs_in_panic_and_is_still_on_the_board_is_pursued_too() {
    let text = FLIGHT.replace("m 2", "m 3");
    let mut field = Field::at(&format!("level extended\n{text}"));
    field.dice("blow", [20; 5]).dice("test", [13, 20]).turn();
    field.happened("6.2 A1 moved").happened("B1 will pursue");
    field.finish();
}

#[test]
fn sam_7_17_1_a_pursuit_is_forced_next_turn() {
    let mut field = flight("");
    field.dice("blow", [20; 5]).dice("test", [13, 20]).turn();
    field.dice("blow", [20; 5]).dice("test", [12, 20]).turn();
    field.happened("0 B1 ordered pursue").happened("3.1 B1 moved (4,4)");
    // It fled again, to its HQ, and is let go.
    field.happened("6.1 A1 moved (4,7)").happened("B1 tested pursuit at 12: 12");
    assert!(field.unit("B1").unwrap().pursues.is_empty());
    field.finish();
}
