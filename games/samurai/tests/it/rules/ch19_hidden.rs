//! [SAM-19.2.4] Units hidden at set-up by their owner.

use engine::{Game as _, Seat, SeatSet, Viewer, Waiting};
use hexes::Direction;
use samurai::{Action, Draft, Fact, Side};

use crate::field::Field;

const ODA: Seat = Seat(0);
const IGA: Seat = Seat(1);

fn unit(field: &Field, name: &str) -> Action {
    Action::Unit(field.battle.scenario().unit_called(name).expect("a unit"))
}

fn hex(field: &Field, column: u8, row: u8) -> Action {
    Action::Hex(field.battle.scenario().hex_at(column, row).expect("a hex"))
}

/// Hides a unit.
fn hide(field: &mut Field, name: &str, column: u8, row: u8) {
    for line in [unit(field, name), hex(field, column, row), Action::Face(Direction::Two)] {
        field.write(IGA, line).unwrap_or_else(|rule| panic!("{line:?}: {rule}"));
    }
}

fn iga() -> Field {
    Field::on_the_shelf("iga", &[])
}

#[test]
fn sam_19_2_4_a_the_owner_alone_is_asked() {
    let mut field = iga();
    assert_eq!(field.battle.waiting(), Waiting::Orders(SeatSet::from(IGA)));
    hide(&mut field, "B2", 4, 5);
    hide(&mut field, "B5", 9, 3);
    field.turn().happened("B2 placed (4,5) facing 2").happened("turn 1");
    assert_eq!([field.status("B2"), field.place("B5").as_str()], ["hidden", "(9,3)"]);
    assert_eq!(field.status("B3"), "absent", "whoever was not hidden stays at home");
    assert_eq!(field.battle.waiting(), Waiting::Orders(SeatSet::first(2)));
}

#[test]
fn sam_19_2_4_a_the_enemy_knows_nothing() {
    let (mut few, mut many) = (iga(), iga());
    hide(&mut few, "B2", 4, 5);
    for (name, column, row) in [("B2", 9, 3), ("B6", 3, 3), ("B8", 9, 5), ("B12", 4, 4)] {
        hide(&mut many, name, column, row);
    }
    few.turn();
    many.turn();
    for viewer in [Viewer::Seat(ODA), Viewer::Spectator] {
        assert_eq!(few.view(viewer), many.view(viewer));
        assert_eq!(few.facts_seen(viewer), many.facts_seen(viewer));
    }
    for field in [&few, &many] {
        for event in &field.events {
            let is_secret = matches!(event.fact, Fact::Placed { .. });
            assert_eq!(event.only, is_secret.then_some(Side::B), "{event:?}");
        }
        assert_eq!(field.list(ODA), few.list(ODA));
    }
}

#[test]
fn sam_19_2_4_a_they_stay_hidden_with_ambush() {
    let mut field = iga();
    hide(&mut field, "B5", 4, 4);
    hide(&mut field, "B6", 8, 4);
    field.turn();
    field.order("B5 ambush facing 2 fire nearest").order("B6 rest").turn();
    field.happened("0 B6 appeared (8,4)");
    assert_eq!([field.status("B5"), field.status("B6")], ["hidden", "visible"]);
}

/// Listed hexes, one unit in each, where it can lie in ambush, and nobody but the pool.
#[test]
fn sam_19_2_4_a_where_units_hide() {
    let mut field = iga();
    assert_eq!(field.write(IGA, unit(&field, "B1")), Err("SAM-19.2.4"));
    assert_eq!(field.write(IGA, unit(&field, "A2")), Err("SAM-19.2.4"));
    hide(&mut field, "B2", 4, 5);
    field.write(IGA, unit(&field, "B3")).expect("it is of the pool");
    assert_eq!(field.write(IGA, hex(&field, 6, 5)), Err("SAM-19.2.4"), "the road");
    assert_eq!(field.write(IGA, hex(&field, 4, 5)), Err("SAM-6.3.4"), "somebody is there");
    assert_eq!(field.write(IGA, Action::Done), Err("SAM-21.1.1"));
    field.write(IGA, Action::Drop).expect("it stays at home");
    // The one that hides may hide elsewhere, or stay at home after all.
    hide(&mut field, "B2", 3, 3);
    assert_eq!(field.drafts[1].places.len(), 1);
    field.write(IGA, unit(&field, "B2")).expect("it is taken again");
    field.write(IGA, Action::Drop).expect("it stays at home");
    assert_eq!(field.drafts[1].places.len(), 0);
    field.turn();
    assert_eq!(field.status("B2"), "absent");
}

#[test]
fn sam_19_2_4_a_cavalry_hides_in_no_forest() {
    let mut field = Field::of_file(
        r#"
        title = "Horses"
        level = "basic"
        turns = 4
        [map]
        columns = 5
        rows = 2
        drawing = """
            F   w   .
              .   .
            .   .   .
              .   .
        """
        [[side]]
        id = "a"
        title = "A"
        home = "S"
        [side.hiding]
        hexes = ["0101", "0301"]
        points = 60
        [[side.unit]]
        number = 1
        card = "army_hq"
        hex = "0102"
        [[side.unit]]
        number = 2
        card = "mounted_samurai"
        hidden = true
        [[side.unit]]
        number = 3
        card = "ashigaru_yari"
        hidden = true
        [[side]]
        id = "b"
        title = "B"
        home = "N"
        [[side.unit]]
        number = 1
        card = "army_hq"
        hex = "0501"
        "#,
    );
    field.write(ODA, unit(&field, "A2")).expect("it is of the pool");
    assert_eq!(field.write(ODA, hex(&field, 0, 0)), Err("SAM-11.1.1"));
    assert_eq!(field.list(ODA), [hex(&field, 2, 0), Action::Drop]);
    field.write(ODA, Action::Drop).expect("it stays at home");
    // The only hex for it is taken: it is not offered.
    for line in [unit(&field, "A3"), hex(&field, 2, 0), Action::Face(Direction::Zero)] {
        field.write(ODA, line).expect("it hides there");
    }
    assert_eq!(field.write(ODA, unit(&field, "A2")), Err("SAM-19.2.4"));
}

/// [SAM-19.2.4] All that hide cost no more than the scenario allows.
#[test]
fn sam_19_2_4_a_the_points_of_those_who_hide() {
    let mut field = iga();
    let hexes = [(4, 5), (3, 3), (9, 3), (4, 4), (8, 4), (9, 5), (3, 5)];
    let dearest = ["B2", "B3", "B4", "B8", "B9", "B10", "B5"];
    for (name, (column, row)) in dearest.into_iter().zip(hexes) {
        hide(&mut field, name, column, row);
    }
    // Three ninja and three samurai with yari at 21, archers at 19: 145 of 156.
    assert_eq!(field.write(IGA, unit(&field, "B13")), Err("SAM-19.2.4"));
    assert!(field.list(IGA).contains(&unit(&field, "B2")), "who hides can be taken again");
    assert!(field.list(IGA).len() <= 300);
    let refusal = field.battle.why_not_draft(IGA, &field.drafts[1], &unit(&field, "B13"));
    assert_eq!(refusal.why.id, "ban-hiding-points");
}

/// A draft that is not done is not committed.
#[test]
fn sam_19_2_4_a_hiding_is_finished_with_done() {
    let field = iga();
    assert!(field.battle.may_commit(IGA, &Draft::default()).is_err());
}
