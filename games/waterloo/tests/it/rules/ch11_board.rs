//! Chapter 11: the eight locations of a battle board.

use waterloo::{Event, Location, Post, Role};

use crate::field::Field;

/// A French attack on Charleroi, in the attacker's battle phase.
fn attack(board: &str) -> Field {
    Field::at(&format!(
        "turn 1
        entries: ham-charleroi
        battle charleroi
        {board}
        ask battle-phase charleroi attacker"
    ))
}

/// Where the block in hand may go.
fn steps(field: &Field) -> Vec<&'static str> {
    let all = ["a-l", "a-c", "a-r", "a-res", "d-l", "d-c", "d-r", "d-res"];
    all.into_iter().filter(|at| field.offers(&format!("step {at}"))).collect()
}

#[test]
fn wat_11_1_1_a_positions_face_each_other() {
    use Post::{Centre, Left, Reserve, Right};
    for (own, facing) in [(Left, Right), (Centre, Centre), (Right, Left)] {
        let other = Location::of(Role::Defender, facing);
        assert_eq!(Location::of(Role::Attacker, own).facing(), Some(other));
        assert_eq!(other.facing(), Some(Location::of(Role::Attacker, own)));
    }
    assert_eq!(Location::of(Role::Attacker, Reserve).facing(), None);
}

#[test]
fn wat_11_1_1_a_no_move_leads_into_an_enemy_reserve() {
    for role in Role::BOTH {
        let enemies = Location::of(role.other(), Post::Reserve);
        assert!(Location::ALL.iter().all(|at| !at.steps_for(role).contains(&enemies)));
    }
    let mut field = attack(
        "a-l: F-C1
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: P-1-CAV
        d-res: P-1-RHA",
    );
    field.act("take F-C1");
    field.refused("step d-res", "WAT-11.1.1");
}

#[test]
fn wat_11_1_2_a_one_step_leads_to_what_touches() {
    let board = "a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        a-res: F-4-INF
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: P-1-CAV";
    let mut field = attack(board);
    field.act("take F-1-INF1");
    assert_eq!(steps(&field), ["a-c", "a-res", "d-r"]);
    // In one step, which is all that infantry has.
    field.refused("step d-c", "WAT-13.1.1").refused("step a-r", "WAT-13.1.1");
    let mut field = attack(board);
    field.act("take F-4-INF");
    assert_eq!(steps(&field), ["a-l", "a-c", "a-r"]);
    field.refused("step a-res", "WAT-11.1.2");
}

#[test]
fn wat_11_1_3_a_all_blocks_that_share_a_location_with_an_enemy_are_engaged() {
    let mut field = attack(
        "a-l: F-1-INF1
        a-c: F-2-INF1 F-2-ART
        a-r: F-2-INF2
        d-l: P-1-INF2
        d-c: P-1-INF1 P-1-ART
        d-r: P-1-CAV",
    );
    field.act("take F-2-INF1").act("step d-c");
    let engaged = field.events.iter().find_map(|event| {
        if let Event::EngagementsChanged { begun, .. } = event { Some(*begun) } else { None }
    });
    let names = ["F-2-INF1", "P-1-INF1", "P-1-ART"];
    let expected = names.iter().filter_map(|id| field.setting().find_block(id)).collect();
    assert_eq!(engaged, Some(expected));
}

#[test]
fn wat_11_1_3_a_an_engagement_ends_when_the_last_enemy_is_gone() {
    let mut field = attack(
        "a-l: F-1-INF1
        a-c: F-2-ART
        a-r: F-2-INF2
        d-l: P-1-INF2
        d-c: F-2-INF1 P-1-INF1
        d-r: P-1-CAV",
    );
    field.act("take F-2-INF1").act("step a-c");
    let over = field.events.iter().any(
        |event| matches!(event, Event::EngagementsChanged { begun, over, .. } if begun.is_empty() && over.len() == 2),
    );
    assert!(over, "{:?}", field.events);
}
