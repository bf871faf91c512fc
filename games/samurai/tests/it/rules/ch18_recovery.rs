//! Chapter 18: recovering from fatigue.

use engine::Viewer;
use samurai::{Fact, Side};

use crate::field::{B, Field};

#[test]
fn sam_18_3_1_a_who_rests_recovers() {
    let mut field = Field::at("level expert\nA1 yari(5) (4,4) fatigue 6");
    field.turn();
    field.happened("4 A1 recovered");
    assert_eq!(field.fatigue("A1"), 5);
    field.finish();

    for fatigue in [5, 6] {
        let mut field = Field::at(&format!(
            "level expert\nA1 yari(5) (4,4) fatigue {fatigue}\nB1 yari(5) (4,2)"
        ));
        field.order("B1 march (4,3)").dice("blow", [20; 10]).turn();
        field.never("recovered");
        // With six markers it surrenders after the melee.
        let status = if fatigue == 6 { "destroyed" } else { "visible" };
        assert_eq!(field.status("A1"), status);
        field.finish();
    }
}

#[test]
fn sam_18_3_1_b_who_came_out_of_ambush_does_not_recover() {
    let mut field = Field::at(
        "
        level expert
        woods (4,4)
        A1 archers(5+c) (4,4) hidden fatigue 2
        B1 yari(5+c) (4,1)
        ",
    );
    field.orders("A1 ambush facing 0 fire nearest; B1 march (4,2)").dice("shot", [20; 6]).turn();
    field.happened("A1 shot B1").never("recovered");
    assert_eq!(field.fatigue("A1"), 2);
    field.finish();
}

#[test]
fn sam_18_3_1_b_who_is_found_does_not_recover() {
    let mut field = Field::at(
        "
        level expert
        woods (4,4)
        A1 yari(5+c) (4,4) hidden fatigue 2
        B1 ninja(5) (4,1)
        ",
    );
    field.orders("A1 ambush facing 0; B1 recon").turn();
    field.happened("4 A1 appeared").never("recovered");
    field.finish();
}

#[test]
fn sam_18_3_1_b_who_lies_in_ambush_recovers_and_nobody_hears_of_it() {
    let mut field = Field::at(
        "
        level expert
        woods (4,4) (8,4)
        A1 yari(5+c) (4,4) hidden fatigue 2
        A2 yari(5+c) (8,4) fatigue 1
        ",
    );
    field.orders("A1 ambush facing 0; A2 ambush facing 0").turn();
    assert_eq!((field.fatigue("A1"), field.fatigue("A2")), (1, 0));
    let recovered = field.events.iter().filter(|it| matches!(it.fact, Fact::Recovered { .. }));
    let told: Vec<Option<Side>> = recovered.map(|event| event.only).collect();
    assert_eq!(told, [Some(Side::A); 2]);
    let heard = field.facts_seen(Viewer::Seat(B));
    assert!(!heard.iter().any(|line| line.contains("recovered")), "{heard:#?}");
    field.finish();
}

#[test]
fn sam_18_3_1_b_also_who_counts_as_resting_and_never_below_zero() {
    let mut field = Field::at(
        "
        level expert
        A1 archers(5+c) (4,4) ammo 1 fatigue 1
        A2 yari(5) (8,4)
        A3 peasants(4) (4,5)
        ",
    );
    field.orders("A1 resupply A3; A3 rest").turn();
    field.happened("4 A1 has order rest").happened("4 A1 recovered").never("A2 recovered");
    assert_eq!((field.fatigue("A1"), field.fatigue("A2")), (0, 0));
    field.finish();
}

#[test]
fn sam_18_3_1_b_below_expert_nobody_recovers() {
    let mut field = Field::at("level advanced\nA1 yari(5) (4,4)");
    field.turn();
    field.never("recovered");
    field.finish();
}
