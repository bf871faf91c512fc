//! What a side may rule out of those who hide.

use engine::{Game as _, Title as _, Viewer};
use luck::Fast;
use samurai::{Battle, Belief, UnitLine};

use crate::field::{B, Field};

/// The woods of A, and who hides there.
const SKETCH: &str = "
    woods (4,4) (4,5) (8,4) (0,0)
    scenario A: [side.hiding] | hexes = [\"0505\", \"0506\", \"0905\", \"0101\"] | points = 20
    A2 yari(5+c) (0,0) unknown
    B1 yari(5+c) (4,7)
    B2 ninja(5) (8,7)
    B9 hq(4) (12,8)
    B3 archers(5+c) (12,4)
    ";

/// What B believes after a turn with these orders.
fn after(orders: &str) -> (Field, Belief) {
    let mut field = Field::at(SKETCH);
    let belief = believed(&mut field, orders);
    (field, belief)
}

fn believed(field: &mut Field, orders: &str) -> Belief {
    let viewer = Viewer::Seat(B);
    let mut belief = Battle::belief(field.battle.scenario(), B, &field.view(viewer));
    field.orders(orders).turn();
    for seen in field.events.iter().filter_map(|event| Battle::seen(event, viewer)) {
        Battle::learn(&mut belief, &seen);
    }
    belief
}

/// The hexes in which B thinks that A2 may hide.
fn open(field: &Field, belief: &Belief) -> Vec<&'static str> {
    let unit = field.unit_id("A2");
    let all = ["(0,0)", "(4,4)", "(4,5)", "(8,4)"];
    all.into_iter().filter(|hex| belief.allows(unit, field.hex_id(hex))).collect()
}

#[test]
fn at_first_they_may_be_wherever_they_could_be_hidden() {
    let field = Field::at(SKETCH);
    let belief = Battle::belief(field.battle.scenario(), B, &field.view(Viewer::Seat(B)));
    assert_eq!(open(&field, &belief), ["(0,0)", "(4,4)", "(4,5)", "(8,4)"]);
}

/// [SAM-6.3.9]
#[test]
fn nobody_hides_within_reach_of_those_who_found_nobody() {
    let (field, belief) = after("A2 ambush facing 0; B1 march (4,6); B3 march (12,5)");
    assert_eq!(open(&field, &belief), ["(0,0)", "(4,4)", "(8,4)"]);
}

/// [SAM-7.12.1]
#[test]
fn nobody_hides_where_ninja_have_looked() {
    let (field, belief) = after("A2 ambush facing 0; B2 recon");
    assert_eq!(open(&field, &belief), ["(0,0)", "(4,4)", "(4,5)"]);
}

#[test]
fn whoever_was_seen_hides_nowhere_else() {
    let (mut field, mut belief) = after("A2 rest");
    assert!(open(&field, &belief).is_empty());
    field.order("A2 ambush facing 0").turn();
    for seen in field.events.iter().filter_map(|event| Battle::seen(event, Viewer::Seat(B))) {
        Battle::learn(&mut belief, &seen);
    }
    assert!(open(&field, &belief).is_empty());
}

/// [SAM-7.3.3] A step back finds the units that hide beside it, also in the last step.
#[test]
fn beside_a_step_back_no_unit_hides() {
    let sketch = "
        woods (4,8) (0,0)
        scenario A: [side.hiding] | hexes = [\"0509\", \"0101\"] | points = 20
        A1 mounted(2+c) (4,0)
        A2 yari(5+c) (0,0) unknown
        B1 archers(5+c) (4,6) facing 0
        ";
    let mut field = Field::at(sketch);
    field.dice("shot", [20; 6]);
    let orders = "A2 ambush facing 2; A1 run (4,1) (4,2) (4,3) (4,4); \
                  B1 fire-and-retreat facing 0 fire nearest back 3";
    let belief = believed(&mut field, orders);
    field.happened("3.4 B1 stepped back (4,7)");
    assert_eq!(field.status("A2"), "hidden");
    let allows = |hex: &str| belief.allows(field.unit_id("A2"), field.hex_id(hex));
    assert!(allows("(0,0)") && !allows("(4,8)"));
}

/// What is imagined is one of the things that may be.
#[test]
fn what_is_imagined_may_be_so() {
    let (field, belief) = after("A2 ambush facing 0; B1 march (4,6); B2 recon");
    let view = field.view(Viewer::Seat(B));
    let mut places = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let imagined =
            Battle::imagine(field.battle.scenario(), B, &view, &belief, &mut Fast::new(seed));
        let lines = imagined.document().units.into_iter();
        let hidden: Vec<UnitLine> = lines.filter(|line| line.hidden).collect();
        assert!(hidden.iter().all(|line| line.id == "A2" && line.unknown), "{hidden:?}");
        places.extend(hidden.into_iter().filter_map(|line| line.at));
        assert_eq!(imagined.view(Viewer::Seat(B)), view);
    }
    assert_eq!(places.into_iter().collect::<Vec<_>>(), ["0101", "0505"]);
}

/// [SAM-20.1.4], [SAM-18.3.1] How much a hidden unit has recovered from fatigue can be counted; from
/// its state it may have recovered or not.
#[test]
fn what_a_hidden_unit_has_recovered_from() {
    let sketch = "
        level expert
        woods (4,4)
        A1 yari(5+c) (4,4) m 1 fatigue 3
        B1 yari(5+c) (4,8)
        ";
    let mut field = Field::at(sketch);
    field.dice("hidden-test", [20]);
    let unit = field.unit_id("A1");
    let belief = believed(&mut field, "A1 ambush facing 0");
    assert_eq!((belief.fatigue(unit, 3), belief.markers(unit, 1)), ((2, 2), (0, 1)));
    // Whoever comes late knows less.
    let late = Battle::belief(field.battle.scenario(), B, &field.view(Viewer::Seat(B)));
    assert_eq!((late.fatigue(unit, 3), late.markers(unit, 1)), ((0, 3), (0, 1)));
    assert_eq!((field.fatigue("A1"), field.markers("A1")), (2, 1));
}
