//! [SAM-19.1.1] to [SAM-19.1.3] The scenario, the end of the battle and its winner.

use engine::{Game as _, Outcome, SeatSet, Waiting};

use crate::field::Field;

fn outcome(field: &Field) -> Outcome {
    match field.battle.waiting() {
        Waiting::Over(outcome) => outcome,
        Waiting::On(_) | Waiting::Orders(_) => panic!("the battle goes on"),
    }
}

/// Both sides get so many points for an HQ that lives.
const SIX_EACH: &str = "
    scenario [[points]] | side = \"a\" | for = \"own_hq_alive_at_end\" | points = 6
    scenario [[points]] | side = \"b\" | for = \"own_hq_alive_at_end\" | points = 6
    turn 8 of 8
    ";

#[test]
fn sam_19_1_1_a_units_start_full_unless_stated() {
    let field = Field::on_the_shelf("okehazama", &[]);
    assert_eq!(field.figures("B2"), 6);
    assert_eq!(field.figures("B9"), 5);
    assert_eq!(field.ammo("B6"), 7);
    assert_eq!((field.markers("B6"), field.fatigue("B6"), field.honour("B6")), (0, 0, false));
}

/// A's last unit is beaten.
const LAST: &str = "
    A1 hq(1) (4,4)
    B1 naginata(5) (4,3) fights A1
    scenario [[points]] | side = \"b\" | for = \"own_hq_alive_at_end\" | points = 4
    scenario [[points]] | side = \"b\" | for = \"destroy_hq\" | points = 5
    ";

#[test]
fn sam_19_1_2_a_a_side_without_units_ends_the_battle() {
    let mut field = Field::at(&format!("{LAST} turn 5 of 8"));
    field.dice("blow", [20, 1, 1, 1, 20, 20]).turn().happened("end ended b 0 to 9").finish();
    let outcome = outcome(&field);
    assert_eq!((outcome.winners, outcome.margin), (engine::Seat(1).into(), 9));
}

/// [SAM-19.1.2] Hidden units and reinforcements to come go on with it.
#[test]
fn sam_19_1_2_b_who_hides_or_is_to_come_is_left() {
    for more in ["woods (9,7)\nA2 yari(5+c) (9,7) hidden", "A2 yari(5+c) enters 7 (0,4)"] {
        let mut field = Field::at(&format!("{LAST}\nturn 5 of 8\n{more}"));
        if more.contains("hidden") {
            field.order("A2 ambush facing 0");
        }
        field.dice("blow", [20, 1, 1, 1, 20, 20]).turn().finish();
        assert!(!field.is_over(), "{more}");
        assert_eq!(field.turn_number(), 6);
    }
}

#[test]
fn sam_19_1_2_b_no_planning_after_the_last_turn() {
    let mut field = Field::at("A1 yari(5) (4,4)\nB1 yari(5) (8,4)\nturn 7 of 8");
    field.turn();
    assert_eq!(field.turn_number(), 8);
    assert!(!field.is_over());
    field.turn().happened("end ended").never("began planning");
    assert!(field.is_over());
    assert_eq!(field.battle.why_not(engine::Seat(0), &samurai::Action::Done).rule, "SAM-19.1.2");
}

#[test]
fn sam_19_1_3_a_equal_points_are_a_draw() {
    let mut field = Field::at(&format!("A1 yari(5) (4,4)\nB1 naginata(2) (8,4)\n{SIX_EACH}"));
    field.turn().happened("ended nobody 6 to 6");
    assert_eq!((outcome(&field).winners, outcome(&field).margin), (SeatSet::NONE, 0));
}

/// A scenario may say that survivors decide, or the table, which goes before the scenario.
#[test]
fn sam_19_1_3_b_survivors_decide_a_tie() {
    let end = |more: &str| {
        let text = format!("A1 yari(5) (4,4)\nB1 naginata(2) (8,4)\n{SIX_EACH}\n{more}");
        let mut field = Field::at(&text);
        let ended = field.turn().line("ended");
        assert_eq!(outcome(&field).margin, 0);
        ended
    };
    let says = "scenario equal-points = \"survivors\"";
    for more in [says, "option equal-points survivors"] {
        assert_eq!(end(more), "end ended a 6 to 6", "{more}");
    }
    assert_eq!(end(&format!("{says}\noption equal-points scenario")), "end ended a 6 to 6");
    assert_eq!(end(&format!("{says}\noption equal-points draw")), "end ended nobody 6 to 6");
}

#[test]
fn sam_19_1_3_a_more_points_win() {
    let more = "scenario [[points]] | side = \"b\" | for = \"hold_hex_at_end\" | points = 1 | hexes = [\"0905\"]";
    let mut field =
        Field::at(&format!("A1 yari(5) (4,4)\nB1 naginata(2) (8,4)\n{SIX_EACH}\n{more}"));
    field.turn().happened("ended b 6 to 7");
}

#[test]
fn sam_19_1_3_b_equal_in_everything_is_a_draw() {
    let mut field = Field::at(&format!(
        "option equal-points survivors\nA1 yari(3+c) (4,4)\nB1 yari(3+c) (8,4)\n{SIX_EACH}"
    ));
    field.turn().happened("ended nobody 6 to 6");
    assert_eq!(outcome(&field).winners, SeatSet::NONE);
}

/// [SAM-19.1.3] Units that hide or escaped survive, those that wait do not count; a commander alive
/// counts 4.
#[test]
fn sam_19_1_3_b_who_survives() {
    let winner = |units: &str| {
        let option = "option equal-points survivors\nwoods (9,7)";
        let mut field = Field::at(&format!("{units}\n{SIX_EACH}\n{option}"));
        if units.contains("hidden") {
            field.order("A1 ambush facing 0");
        }
        let line = field.turn().line("ended");
        line.split(' ').nth(2).expect("a winner").to_owned()
    };
    assert_eq!(winner("A1 yari(5+c) (9,7) hidden\nB1 yari(5) (4,4)"), "a");
    assert_eq!(winner("A1 yari(5) (0,0) gone escaped\nB1 yari(4) (4,4)"), "a");
    assert_eq!(winner("A1 yari(5) (0,0) gone destroyed\nB1 yari(1) (4,4)"), "b");
    assert_eq!(winner("A1 yari(5) enters 8 (0,4)\nB1 yari(1) (4,4)"), "b");
    // 9.6 and the commander against 12.
    assert_eq!(winner("A1 yari(4+c) (4,4)\nB1 yari(5) (8,4)"), "a");
    assert_eq!(winner("A1 yari(4) (4,4)\nB1 yari(5) (8,4)"), "b");
    assert_eq!(winner("A1 yari(5-c) (4,4)\nB1 yari(5) (8,4)"), "nobody");
}
