//! Chapter 20: what each side may know.

use engine::{Game as _, Viewer};
use samurai::{Action, AmbushView, Fact, Guise, Order, OrderKind, UnitView, View};

use crate::field::{A, B, Field};

const SEEN_BY_A: Viewer = Viewer::Seat(A);
const SEEN_BY_B: Viewer = Viewer::Seat(B);
const RESUPPLY: OrderKind = OrderKind::Resupply;

fn unit<'a>(view: &'a View, name: &str) -> Option<&'a UnitView> {
    view.units.iter().find(|unit| unit.name == name)
}

fn ambush<'a>(view: &'a View, name: &str) -> Option<&'a AmbushView> {
    view.ambushes.iter().find(|unit| unit.name == name)
}

#[test]
fn sam_20_1_1_a_everything_of_a_visible_unit_is_open() {
    let field = Field::at(
        "
        level expert
        A1 archers(5) (4,4) facing 2 ammo 3 m 1 fatigue 2
        A2 yari(4+c) (4,6) honour
        B1 yari(5) (4,5) fights A2
        ",
    );
    for viewer in [SEEN_BY_B, Viewer::Spectator] {
        let view = field.view(viewer);
        let archers = unit(&view, "A1").expect("it is visible");
        let marks = (archers.ammunition, archers.fatigue, archers.markers, archers.figures);
        assert_eq!(marks, (3, 2, 1, 5));
        // 10 of the card, 1 less for wavering and 1 less for fatigue.
        assert_eq!(archers.steadfastness, 8);
        assert_eq!(u8::from(archers.facing), 2);
        assert_eq!(archers.own, None);
        let yari = unit(&view, "A2").expect("it is visible");
        assert!(yari.honour && yari.engaged.contains(field.unit_id("B1")));
        assert_eq!((yari.figures, yari.commander), (5, samurai::Commander::Present));
        assert_eq!(
            (view.sides[0].points, view.sides[0].headquarters),
            (0, Some(samurai::Fate::Alive))
        );
    }
}

#[test]
fn sam_20_1_1_a_absorbed_hits_and_dice_are_open() {
    let mut field = Field::at(
        "
        turn 8 of 8
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [1, 20, 20, 20, 20, 20]).turn();
    let view = field.view(Viewer::Spectator);
    assert_eq!(unit(&view, "B1").expect("it is visible").absorbed, 1);
    let told = field.facts_seen(Viewer::Spectator);
    assert!(told.iter().any(|line| line.contains("1 20 20 20 20 20 = 1")));
    field.finish();
}

#[test]
fn sam_20_1_1_a_the_facing_of_an_ambush_is_seen_when_contact_turns_it() {
    let mut field = Field::at(
        "
        woods (4,4)
        turn 8 of 8
        A1 yari(5+c) (4,4) facing 0
        B1 yari(5+c) (4,6)
        ",
    );
    field.orders("A1 ambush facing 2; B1 attack A1 by (4,5)").dice("blow", [20; 12]).turn();
    let told = field.facts_seen(SEEN_BY_B);
    assert!(told.iter().any(|line| line.contains("3.1 A1 faced 3")), "{told:#?}");
    assert!(!told.iter().any(|line| line.contains("A1 faced 2")), "{told:#?}");
}

/// [SAM-5.4.2] It may also be put to flight before.
#[test]
fn sam_20_1_1_a_the_facing_of_an_ambush_is_seen_when_its_order_is_lost() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        woods (4,4)
        A1 yari(5+c) (4,4) facing 0 m 1
        B1 archers(5+c) (4,1)
        ",
    );
    field.orders("A1 ambush facing 2; B1 shoot A1");
    field.dice("shot", [1, 1, 1, 20, 20, 20]).dice("test", [20]).turn();
    let told = field.facts_seen(SEEN_BY_B);
    let place = |part: &str| told.iter().position(|line| line.contains(part));
    let [faced, lost] = ["2 A1 faced 2", "2 A1 has order none"].map(place);
    assert!(faced.is_some() && faced < lost, "{told:#?}");
    field.finish();
}

#[test]
fn sam_20_1_2_a_orders_that_differ_look_alike_to_the_other() {
    let sketch = "A1 yari(5+c) (4,4)\nA2 archers(5+c) (5,4)\nB1 yari(5+c) (4,1)";
    let [mut attack, mut rest] = [Field::at(sketch), Field::at(sketch)];
    attack.orders("A1 attack B1 by (4,3) (4,2); A2 shoot B1");
    rest.orders("A1 rest");
    for field in [&mut attack, &mut rest] {
        field.write(A, Action::Done).expect("the orders are done");
        field.battle.commit_unchecked(A, &mut luck::Scripted::new(), &mut engine::Journal::off());
    }
    assert_eq!(attack.battle, rest.battle);
    for viewer in [SEEN_BY_B, Viewer::Spectator] {
        assert_eq!(attack.view(viewer), rest.view(viewer));
    }
    assert_eq!(attack.list(B), rest.list(B));
    // That A has committed is known.
    let committed = samurai::Course::Writing { committed: A.into() };
    assert_eq!(attack.view(SEEN_BY_B).course, committed);
}

#[test]
fn sam_20_1_3_a_the_facing_of_an_ambush_is_not_shown() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 yari(5+c) (4,4) facing 0
        A2 archers(5+c) (8,4) facing 3
        B1 yari(5+c) (4,1)
        ",
    );
    field.orders("A1 ambush facing 2; A2 defence facing 0 range 4 fire strongest").turn();
    let orders = |viewer| {
        let seen = field.events.iter().filter_map(move |it| samurai::Battle::seen(it, viewer));
        let shown = seen.filter_map(|event| {
            let Fact::Ordered { order, private, commanded, .. } = event.fact else { return None };
            Some((order, private, commanded))
        });
        shown.take(2).collect::<Vec<_>>()
    };
    let facing = hexes::Direction::Zero;
    let shown = [Order::Ambush, Order::Defence { facing, range: 4 }];
    assert_eq!(orders(SEEN_BY_B), shown.map(|order| (order, None, None)));
    // Their owner keeps what he wrote.
    let own = orders(SEEN_BY_A);
    assert_eq!(own[0].1.and_then(|private| private.facing), Some(hexes::Direction::Two));
    assert_eq!(own[1].1.map(|private| private.fire), Some(samurai::FireChoice::Strongest));
    assert!(own.iter().all(|it| it.2 == Some(true)));
}

/// Nor is the partner of an order named, who may hide since set-up.
#[test]
fn sam_20_1_3_b_partners_are_not_shown() {
    let mut field = Field::at(
        "
        woods (4,4)
        A2 archers(1+c) (4,5) ammo 3
        A3 archers(3) (4,4) hidden unknown
        A4 archers(5+c) (8,5) ammo 3
        A5 peasants(4) (8,4)
        B1 yari(5+c) (6,0)
        ",
    );
    field.orders("A2 regroup A3 (4,5); A3 ambush facing 0 fire nearest");
    field.orders("A4 resupply A5; A5 resupply").turn();
    field.happened("A2 has order rest").happened("A4 resupplied");
    let [a3, a5, at] = [field.unit_id("A3"), field.unit_id("A5"), field.unit_id("A2")];
    let hex = field.hex_id("(4,5)");
    let orders = |viewer| -> Vec<Order> {
        let seen = field.events.iter().filter_map(|it| samurai::Battle::seen(it, viewer));
        seen.filter_map(|event| {
            let Fact::Ordered { unit, order, .. } = event.fact else { return None };
            (unit == at || order.kind() == RESUPPLY).then_some(order)
        })
        .collect()
    };
    let (with, from) = (Some(a3), Some(a5));
    let open = Order::Resupply { from: None };
    let written = [Order::Regroup { with, at: hex }, Order::Resupply { from }, open];
    assert_eq!(orders(SEEN_BY_A), written);
    for viewer in [SEEN_BY_B, Viewer::Spectator] {
        assert_eq!(orders(viewer), written.map(Order::opened), "{viewer:?}");
        assert_eq!(orders(viewer)[0], Order::Regroup { with: None, at: hex });
        assert!(!field.facts_seen(viewer).iter().any(|line| line.contains("A3")));
    }
}

/// An order stands in a view, too, while the turn runs.
#[test]
fn sam_20_1_3_b_nor_are_they_in_a_view() {
    let mut field = Field::at(
        "
        woods (4,4)
        A2 yari(2+c) (4,5)
        A3 yari(3) (4,4) hidden unknown
        B1 yari(5+c) (6,0)
        ",
    );
    let mut battle = field.battle.clone();
    field.orders("A2 regroup A3 (4,5); A3 ambush facing 0").turn();
    let mut partners = [0; 2];
    for event in &field.events {
        battle.apply(event);
        for (count, viewer) in partners.iter_mut().zip([SEEN_BY_A, SEEN_BY_B]) {
            let view = battle.view(viewer);
            let order = unit(&view, "A2").and_then(|it| it.order);
            *count += i32::from(matches!(order, Some(Order::Regroup { with: Some(_), .. })));
        }
    }
    assert!(partners[0] > 0 && partners[1] == 0, "{partners:?}");
}

/// Until it hides or is turned, the enemy sees the facing that it had at planning.
#[test]
fn sam_20_1_3_a_nor_is_it_on_the_board() {
    let mut field = Field::at("woods (4,4)\nA1 yari(5+c) (4,4) facing 0\nB1 yari(5+c) (4,0)");
    let mut battle = field.battle.clone();
    field.order("A1 ambush facing 2").turn();
    let mut facings = Vec::new();
    for event in &field.events {
        battle.apply(event);
        let facing = |viewer| unit(&battle.view(viewer), "A1").map(|it| u8::from(it.facing));
        facings.push([facing(SEEN_BY_A), facing(SEEN_BY_B)]);
    }
    facings.dedup();
    assert_eq!(facings, [[Some(0), Some(0)], [Some(2), Some(0)], [Some(2), None]]);
}

#[test]
fn sam_20_1_4_a_a_unit_that_hid_is_remembered() {
    let mut field = Field::at(
        "
        level expert
        turn 2 of 8
        woods (4,4)
        A2 archers(3+c) (4,4) facing 0 ammo 4 m 1 fatigue 3
        B1 yari(5+c) (4,0)
        ",
    );
    field.dice("hidden-test", [1]).order("A2 ambush facing 2 fire nearest").turn();
    let view = field.view(SEEN_BY_B);
    let then = ambush(&view, "A2").expect("it was seen to hide").clone();
    assert_eq!(field.battle.scenario().number_of(then.hex), "0505");
    assert_eq!((then.figures, then.ammunition, then.markers, then.fatigue), (4, 4, 1, 3));
    assert_eq!(unit(&view, "A2"), None);
    // Whatever it does then, recovers from or turns to.
    field.order("A2 ambush facing 5 fire nearest").turn();
    assert_eq!(field.turn_number(), 4);
    for viewer in [SEEN_BY_B, Viewer::Spectator] {
        assert_eq!(ambush(&field.view(viewer), "A2"), Some(&then));
    }
    let own = unit(&field.view(SEEN_BY_A), "A2").cloned().expect("it is its own");
    assert_eq!((own.markers, own.fatigue, u8::from(own.facing)), (0, 1, 5));
    let guise = own.own.map(|own| own.guise);
    assert_eq!(guise, Some(Guise::Hidden { markers: 1, fatigue: 3 }));
    field.finish();
}

#[test]
fn sam_20_1_4_b_tests_of_hidden_units_are_told_to_their_owner_alone() {
    let mut field = Field::at(
        "
        level expert
        woods (4,4)
        A2 archers(5+c) (4,4) hidden m 1 fatigue 1
        B1 yari(5+c) (4,0)
        ",
    );
    field.dice("hidden-test", [1]).order("A2 ambush facing 2 fire nearest").turn();
    let told = |viewer, part: &str| field.facts_seen(viewer).iter().any(|it| it.contains(part));
    for part in
        ["A2 ordered ambush", "A2 faced 2", "A2 recovered", "A2 tested morale", "A2 marked 0"]
    {
        assert!(told(SEEN_BY_A, part) && told(Viewer::Referee, part), "{part}");
        assert!(!told(SEEN_BY_B, part) && !told(Viewer::Spectator, part), "{part}");
    }
    assert!(!field.facts_seen(SEEN_BY_B).iter().any(|line| line.contains("A2")));
    field.finish();
}

#[test]
fn sam_20_1_4_b_a_unit_hidden_from_set_up_is_not_listed_until_it_appears() {
    let mut field = Field::at(
        "
        woods (4,4)
        A2 archers(5+c) (4,4) hidden unknown
        B1 yari(5+c) (4,1)
        ",
    );
    for viewer in [SEEN_BY_B, Viewer::Spectator] {
        let view = field.view(viewer);
        assert!(unit(&view, "A2").is_none() && ambush(&view, "A2").is_none());
    }
    let own = unit(&field.view(SEEN_BY_A), "A2").and_then(|it| it.own);
    assert_eq!(own.map(|own| own.guise), Some(Guise::Unknown));
    field.order("A2 rest").turn();
    assert!(unit(&field.view(SEEN_BY_B), "A2").is_some());
    // Once it was seen it is remembered.
    field.order("A2 ambush facing 0 fire nearest").turn();
    assert!(ambush(&field.view(SEEN_BY_B), "A2").is_some());
}

/// [SAM-3.2.3] A hidden commander is not betrayed by those whom he commands.
#[test]
fn sam_20_1_4_b_who_commands_is_not_told() {
    let sketch = |hidden: &str| {
        format!("woods (4,4)\nA1 yari(5) (4,5)\n{hidden}\nA9 hq(4) (12,8)\nB1 yari(5+c) (4,0)")
    };
    let [mut with, mut without] =
        ["A2 yari(5+c) (4,4) hidden unknown", "A2 yari(5+c) (12,0) gone destroyed"]
            .map(|line| Field::at(&sketch(line)));
    with.order("A2 ambush facing 0");
    let told = [&mut with, &mut without].map(|field| field.turn().facts_seen(SEEN_BY_B));
    assert_eq!(told[0], told[1]);
}
