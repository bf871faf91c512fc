//! [BOR-4.4.1], [BOR-4.4.2] Arrivals in the three days.

use borodino::{Event, Side};

use super::printed::{id_of, list, scenery, word};
use crate::field::{Field, viewer};

/// turn, entry areas, blocks.
const TIMETABLE: &str = "\
3|golovino|F-HQ-EUG F-4-13 F-4-C F-C3-L
4|golovino|F-4-14 F-4-IG F-4-HA F-C3-H
5|golovino akinshino|F-1-3 F-1-4 F-HQ-NAP F-C4-H
8|golovino akinshino|F-HQ-NEY F-3-10 F-3-11 F-3-25 F-3-C F-3-LA
9|golovino akinshino|F-HQ-MOR F-G-OG F-G-YG F-G-VL F-G-HC F-G-LC F-G-HA F-G-RA
10|golovino akinshino|F-HQ-JUN F-8-23 F-8-24";

#[test]
fn bor_4_4_1_a_the_timetable_of_the_french() {
    let scenery = scenery("combined");
    let blocks = list(&scenery, "blocks");
    let mut due = 0;
    for row in TIMETABLE.lines() {
        let row: Vec<&str> = row.split('|').collect();
        for id in row[2].split(' ') {
            let block = blocks.iter().find(|block| word(&block["id"]) == id).expect("a block");
            let arrival = &block["arrival"];
            assert_eq!(arrival["turn"].to_string(), row[0], "{id}");
            let at = list(arrival, "at").iter().map(|area| id_of(&scenery, area));
            assert_eq!(at.collect::<Vec<_>>().join(" "), row[1], "{id}");
            due += 1;
        }
    }
    assert_eq!(due, 29);
    let listed = blocks.iter().filter(|block| !block["arrival"].is_null()).count();
    assert_eq!(listed, 29);
    let french = blocks.iter().filter(|block| block["side"] == "french").count();
    assert_eq!(french, 47);
    for other in ["shevardino", "borodino"] {
        let scenery = super::printed::scenery(other);
        assert!(list(&scenery, "blocks").iter().all(|block| block["arrival"].is_null()), "{other}");
    }
}

/// The French at the start of their action phase, asked who arrives.
fn arriving(turn: u8, blocks: &str) -> Field {
    Field::at(&format!(
        "scenario combined
        turn {turn}
        {blocks}
        gorki: R-6-7
        ask arrive french"
    ))
}

#[test]
fn bor_4_4_2_a_due_blocks_arrive_over_the_limit_and_move_on() {
    let mut field = arriving(
        4,
        "golovino: F-C1-H F-C2-H F-RC-RA F-C1-L
        valuevo: F-HQ-MUR",
    );
    field.acts("arrive F-4-14 golovino; arrive F-4-IG golovino; done");
    assert_eq!(field.question(), "activate");
    assert_eq!([field.steps("F-4-14"), field.steps("F-4-IG")], [4, 3]);
    field.acts("activate F-HQ-MUR; stay");
    field.acts("take F-C1-H; move valuevo; take F-C2-H; move valuevo; done");
    while field.asked() == "french" {
        field.act("done");
    }
    assert_eq!(field.place("F-4-14"), "golovino");
    assert_eq!(field.place("F-C1-H"), "valuevo");
}

#[test]
fn bor_4_4_2_a_whoever_arrives_has_not_moved() {
    let mut field = arriving(
        3,
        "valuevo: F-HQ-MUR
        golovino: F-C1-L",
    );
    field.acts("arrive F-HQ-EUG golovino; arrive F-4-13 golovino; done");
    field.acts("activate F-HQ-EUG; stay; done");
    assert!(field.offers("take F-4-13"));
    field.acts("done; done");
    assert!(field.offers("take F-4-13"), "it may straggle");
}

#[test]
fn bor_4_4_2_a_guns_may_bombard_as_they_arrive() {
    let mut field = Field::at(
        "scenario combined
        turn 4
        valuevo: R-8-27
        gorki: R-6-7
        ask arrive french",
    );
    field.acts("arrive F-HQ-EUG golovino; arrive F-4-HA golovino; done; activate F-HQ-EUG; stay");
    field.dice([6, 6, 6]).act("bombard F-4-HA valuevo");
    assert!(field.is("F-4-HA", "bombarded"));
    field.finish();
}

#[test]
fn bor_4_4_2_a_nobody_comes_before_his_hour_or_by_another_way() {
    let field = arriving(3, "valuevo: F-HQ-MUR");
    field.refused("arrive F-4-14 golovino", "BOR-4.4.1");
    field.refused("arrive F-4-13 akinshino", "BOR-4.4.1");
    field.refused("arrive F-HQ-MUR golovino", "BOR-4.4.2");
    field.refused("arrive R-6-24 golovino", "BOR-4.4.2");
    assert_eq!(field.legal().len(), 5);
}

#[test]
fn bor_4_4_2_a_nobody_comes_where_the_enemy_stands() {
    let mut field = Field::at(
        "scenario combined
        turn 3
        golovino: R-8-27
        valuevo: F-1-1
        ask straggles russian
        first russian",
    );
    // The French are not asked who arrives, and Eugene waits.
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "straggles"));
    assert_eq!(field.place("F-HQ-EUG"), "off-map");
    let field = arriving(
        5,
        "golovino: R-8-27
        valuevo: F-1-1",
    );
    field.refused("arrive F-HQ-NAP golovino", "BOR-4.4.2");
    assert!(field.offers("arrive F-HQ-NAP akinshino"));
}

#[test]
fn bor_4_4_2_a_whoever_is_not_placed_may_come_later() {
    let mut field = arriving(4, "valuevo: F-1-1");
    // Those of turn 3 are still waiting.
    assert!(field.offers("arrive F-HQ-EUG golovino"));
    field.act("done");
    assert_eq!(field.place("F-HQ-EUG"), "off-map");
}

#[test]
fn bor_4_4_2_a_the_enemy_sees_that_somebody_came() {
    let mut field = arriving(5, "valuevo: F-1-1");
    field.act("arrive F-HQ-NAP akinshino");
    let heard = field.heard_by(viewer(Side::Russian));
    let arrived: Vec<&Event> =
        heard.iter().filter(|event| matches!(event, Event::Arrived { .. })).collect();
    assert_eq!(arrived.len(), 1);
    assert!(matches!(arrived[0], Event::Arrived { who, .. } if who.face.is_none()));
}
