//! What a view says at a glance: what the rules make of a position, and to whom.

use std::collections::BTreeSet;

use borodino::{AreaId, BlockId, LimitView, LineView, ReachView, Side, View};
use engine::{Seat, Viewer};

use crate::field::Field;

const FRENCH: Viewer = Viewer::Seat(Seat(0));
const RUSSIANS: Viewer = Viewer::Seat(Seat(1));

fn areas<'a>(field: &Field, areas: impl IntoIterator<Item = AreaId>) -> Vec<&'a str> {
    areas.into_iter().map(|area| field.setting().area_id(area)).collect()
}

fn ids<'a>(field: &Field, blocks: impl IntoIterator<Item = BlockId>) -> Vec<&'a str> {
    blocks.into_iter().map(|block| field.setting().block_id(block)).collect()
}

/// The limits of a view as `kamenka>fleches 1`, those of one side.
fn limits(field: &Field, view: &View, side: Side) -> Vec<String> {
    let text = |it: &LimitView| {
        let ends = field.setting().border_id(it.border);
        let to = field.setting().area_id(it.to);
        let from = ends.split('-').find(|end| *end != to).unwrap_or_default();
        format!("{from}>{to} {}", it.left)
    };
    view.limits.iter().filter(|it| it.side == side).map(text).collect()
}

#[track_caller]
fn reach(field: &Field, viewer: Viewer, hq: &str) -> ReachView {
    let hq = field.setting().find_block(hq);
    let mut reaches = field.view_of(viewer).reaches.into_iter();
    reaches.find(|it| Some(it.hq) == hq).expect("he sees the headquarters")
}

/// [BOR-17.1.3] Redoubts are counted as they are held now, and not twice at the end.
#[test]
fn the_standing_counts_the_redoubts_as_they_are_held() {
    let field = Field::at(
        "turn 15 first french
         shevardino: F-1-2
         fleches: F-3-10
         gorki: R-6-7
         maslovo: R-2-17
         points: 10 20
         ask straggles russian",
    );
    let view = field.view_of(Viewer::Spectator);
    assert_eq!((view.points, view.standing), ([10, 20], [14, 22]));
    let contested = Field::at(
        "turn 3
         fleches: F-3-10 R-8-27
         moved: F-3-10
         entered: F-3-10 kamenka
         crossed: kamenka>fleches french 1
         ask straggles russian",
    );
    assert_eq!(contested.view_of(FRENCH).standing, [0, 0], "contested redoubts count for nobody");
    let mut last = field;
    while !last.is_over() {
        last.act("done");
    }
    let view = last.view_of(FRENCH);
    assert_eq!((view.points, view.standing), ([14, 22], [14, 22]));
}

/// Ney, active, with a division near and one far; Davout asleep next to him.
fn kamenka() -> Field {
    Field::at(
        "turn 5 first french
         kamenka: F-HQ-NEY F-3-10 F-3-LA F-HQ-DAV
         fomkino: F-3-C
         golovino: F-3-11
         shevardino: F-1-2 F-HQ-NAP
         fleches: R-8-27
         moved: F-3-LA
         active: F-HQ-NEY F-HQ-NAP=french:0
         ask moves french",
    )
}

/// [BOR-6.2.4] Whom a headquarters can order now, and whom it could if it were active. [BOR-6.1.6]
/// Without orders it orders nobody.
#[test]
fn a_headquarters_tells_its_range_and_whom_it_orders() {
    let field = kamenka();
    let ney = reach(&field, FRENCH, "F-HQ-NEY");
    let range = areas(&field, ney.areas);
    assert!(range.contains(&"kamenka") && range.contains(&"fomkino"), "{range:?}");
    assert!(!range.contains(&"golovino"), "{range:?}");
    let blocks = ney.blocks.expect("his own");
    assert_eq!(ids(&field, blocks), ["F-3-10", "F-3-C"], "the battery has moved");
    let davout = reach(&field, FRENCH, "F-HQ-DAV").blocks.expect("his own");
    assert_eq!(ids(&field, davout), ["F-1-2"]);
    let napoleon = reach(&field, FRENCH, "F-HQ-NAP").blocks.expect("his own");
    assert!(napoleon.is_empty());
}

/// [BOR-6.1.6] An army headquarters has as many orders as steps when it is activated; of a corps they are
/// not counted, and [BOR-18.2.3] the enemy is told of none.
#[test]
fn an_army_headquarters_tells_the_orders_that_it_has_or_would_have() {
    let active = kamenka();
    assert_eq!(reach(&active, FRENCH, "F-HQ-NAP").orders, Some(0));
    assert_eq!(reach(&active, FRENCH, "F-HQ-NEY").orders, None);
    assert_eq!(reach(&active, RUSSIANS, "F-HQ-NAP").orders, None);
    let idle = Field::at(
        "turn 5 first french
         shevardino: F-HQ-NAP(2) F-1-2
         kamenka: F-HQ-NEY F-3-10
         gorki: R-6-7
         ask activate french",
    );
    assert_eq!(reach(&idle, FRENCH, "F-HQ-NAP").orders, Some(2));
    assert_eq!(reach(&idle, FRENCH, "F-HQ-NEY").orders, None);
}

/// [BOR-18.2.1], [BOR-18.2.3] Of an active headquarters the enemy sees the range, of others nothing.
#[test]
fn the_enemy_sees_the_range_of_active_headquarters_alone() {
    let field = kamenka();
    let ney = reach(&field, RUSSIANS, "F-HQ-NEY");
    assert_eq!(ney.areas, reach(&field, FRENCH, "F-HQ-NEY").areas);
    assert_eq!(ney.blocks, None);
    let seen = field.view_of(RUSSIANS).reaches;
    assert_eq!(ids(&field, seen.iter().map(|it| it.hq)), ["F-HQ-NAP", "F-HQ-NEY"]);
    assert!(field.view_of(Viewer::Spectator).reaches.iter().all(|it| it.blocks.is_none()));
}

/// [BOR-6.1.2] A headquarters without steps orders nobody.
#[test]
fn without_steps_nobody_could_be_ordered() {
    let field = Field::at(
        "turn 5 first french
         kamenka: F-HQ-NEY(0) F-3-10
         golovino: F-HQ-DAV
         gorki: R-6-7
         ask activate french",
    );
    let ney = reach(&field, FRENCH, "F-HQ-NEY");
    assert!(ney.blocks.is_some_and(|blocks| blocks.is_empty()));
}

/// Borozdin with two of his corps where the French have entered, over one border no more than two.
fn entered(french: &str, rest: &str) -> Field {
    Field::at(&format!(
        "turn 3 first french
         fleches: R-HQ-BOR R-8-27 R-8-HA {french}
         semenovskoye: R-8-G
         gorki: R-HQ-DOK
         moved: {french}
         crossed: utitsa_forest>fleches french {}
         {rest}",
        french.split(' ').count().min(2)
    ))
}

#[track_caller]
fn ordered<'a>(field: &Field, viewer: Viewer, hq: &str) -> Vec<&'a str> {
    ids(field, reach(field, viewer, hq).blocks.expect("his own"))
}

/// [BOR-8.1.1], [BOR-9.1.1] Whoever is held is not one of those that can be ordered; [BOR-7.1.3] nor is
/// a gun, which cannot fire from there either.
#[test]
fn nobody_orders_a_block_that_is_held() {
    let active = "active: R-HQ-BOR
         ask moves russian";
    let two = entered("F-1-5 F-1-4", active);
    assert_eq!(ordered(&two, RUSSIANS, "R-HQ-BOR"), ["R-8-G"]);
    two.refused("take R-8-27", "BOR-9.1.2").refused("take R-8-HA", "BOR-9.1.2");
    let one = entered("F-1-5", active);
    assert_eq!(ordered(&one, RUSSIANS, "R-HQ-BOR"), ["R-8-27", "R-8-G", "R-8-HA"]);
}

/// [BOR-6.1.2], [BOR-9.1.2] A headquarters that is held could not be activated, and [BOR-6.1.1] one that
/// was active is not activated again.
#[test]
fn nobody_would_be_ordered_by_a_headquarters_that_cannot_be_activated() {
    let idle = "ask activate russian";
    let free = entered("F-1-5 F-1-4", idle);
    assert_eq!(ordered(&free, RUSSIANS, "R-HQ-BOR"), ["R-8-G"]);
    let more = format!("crossed: kamenka>fleches french 1\n{idle}");
    let held = entered("F-1-5 F-1-4 F-1-3", &more);
    held.refused("activate R-HQ-BOR", "BOR-9.1.2");
    assert!(ordered(&held, RUSSIANS, "R-HQ-BOR").is_empty());
    let later = Field::at(
        "turn 5 first french
         kamenka: F-HQ-NEY F-HQ-DAV F-3-10 F-1-2
         gorki: R-6-7
         activated: F-HQ-NEY
         ask straggles russian",
    );
    assert!(ordered(&later, FRENCH, "F-HQ-NEY").is_empty());
    assert_eq!(ordered(&later, FRENCH, "F-HQ-DAV"), ["F-1-2"]);
}

/// [BOR-9.1.2] With one headquarters of two activated the other is held, where three are.
#[test]
fn a_headquarters_that_is_activated_leaves_the_others_held() {
    let field = |ask: &str| {
        Field::at(&format!(
            "turn 3 first french
             gorki: R-HQ-BAR R-HQ-DOK R-6-7 R-6-HA F-4-13 F-4-14 F-1-1
             tatarinovo: R-4-J
             moved: F-4-13 F-4-14 F-1-1
             crossed: borodino>gorki french 1
             crossed: raevsky>gorki french 1
             crossed: knyazkovo>gorki french 1
             {ask}"
        ))
    };
    let idle = field("ask activate russian");
    assert!(idle.offers("activate R-HQ-DOK") && idle.offers("activate R-HQ-BAR"));
    assert_eq!(ordered(&idle, RUSSIANS, "R-HQ-BAR"), ["R-4-J"]);
    let active = field("active: R-HQ-BAR=first:3\nask moves russian");
    assert_eq!(ordered(&active, RUSSIANS, "R-HQ-BAR"), ["R-4-J"]);
    active.refused("take R-HQ-DOK", "BOR-9.1.2");
}

/// [BOR-4.4.3] Nobody orders the 1st Army while it stands still, and its headquarters order nobody.
#[test]
fn nobody_orders_an_army_that_stands_still() {
    let field = |turn: u8| {
        Field::at(&format!(
            "scenario combined
             option first-army-hold on
             turn {turn} first russian
             golovino: F-C1-H
             knyazkovo: R-HQ-LAV R-5-G1
             gorki: R-HQ-KUT R-6-7
             semenovskoye: R-7-12
             active: R-HQ-KUT=supreme:3
             ask moves russian"
        ))
    };
    let early = field(3);
    assert_eq!(ordered(&early, RUSSIANS, "R-HQ-KUT"), ["R-7-12"]);
    assert!(ordered(&early, RUSSIANS, "R-HQ-LAV").is_empty());
    let late = field(4);
    assert_eq!(ordered(&late, RUSSIANS, "R-HQ-KUT"), ["R-HQ-LAV", "R-5-G1", "R-6-7", "R-7-12"]);
    assert_eq!(ordered(&late, RUSSIANS, "R-HQ-LAV"), ["R-5-G1"]);
}

/// [BOR-8.3.2], [BOR-8.3.3] What is left of the limits into battle, for the side that moves.
#[test]
fn limits_into_battle_are_told_with_what_is_left() {
    let mut field = Field::at(
        "turn 3
         doronino: F-1-2 F-1-3 F-1-4 F-1-5
         fomkino: F-8-23 F-8-24
         shevardino: R-8-27
         ask straggles french",
    );
    let view = field.view_of(FRENCH);
    let mut left = limits(&field, &view, Side::French);
    left.sort_unstable();
    assert_eq!(left, ["doronino>shevardino 3", "fomkino>shevardino 1"]);
    assert!(limits(&field, &view, Side::Russian).is_empty());
    assert_eq!(field.view_of(RUSSIANS).limits, view.limits, "they are public");
    field.dice([6]).act("take F-1-2").act("move shevardino");
    let view = field.view_of(FRENCH);
    let mut left = limits(&field, &view, Side::French);
    left.sort_unstable();
    let expected = ["doronino>shevardino 2", "fomkino>shevardino 1"];
    assert_eq!(left, expected, "whoever has come to fight does not leave");
    field.finish();
}

/// [BOR-8.3.3] Of both ways together no more pass than of the wider one.
#[test]
fn both_ways_over_a_border_are_counted_together() {
    let field = |crossed: &str| {
        Field::at(&format!(
            "turn 3 first french
             fleches: R-8-27 R-8-CG R-8-G F-1-5
             utitsa_wood: R-8-J
             moved: F-1-5 R-8-G
             crossed: utitsa_forest>fleches french 1
             {crossed}
             ask straggles russian"
        ))
    };
    let left = |crossed: &str| {
        let field = field(crossed);
        let left = limits(&field, &field.view_of(RUSSIANS), Side::Russian);
        left.into_iter().filter(|it| it.contains("utitsa_wood")).collect::<Vec<_>>()
    };
    assert_eq!(left(""), ["fleches>utitsa_wood 2", "utitsa_wood>fleches 2"]);
    let once = left("crossed: utitsa_wood>fleches russian 1");
    assert_eq!(once, ["fleches>utitsa_wood 1", "utitsa_wood>fleches 1"]);
}

/// [BOR-8.1.1], [BOR-9.3.2] Where Player 2 attacks, none of his own was there before.
#[test]
fn nobody_leaves_where_player_2_attacks() {
    let field = Field::at(
        "turn 3 first french
         kamenka: F-3-10 R-8-27
         fleches: R-8-G
         moved: R-8-27
         entered: R-8-27 fleches
         crossed: fleches>kamenka russian 1
         second-attacks: kamenka
         ask straggles russian",
    );
    let left = limits(&field, &field.view_of(RUSSIANS), Side::Russian);
    assert_eq!(left, ["fleches>kamenka 0"]);
}

/// [BOR-9.2.1] Nobody leaves over a border by which the enemy came.
#[test]
fn a_border_of_the_enemy_lets_nobody_out() {
    let field = Field::at(
        "turn 3
         fleches: R-8-27 R-8-CG R-8-J F-1-5
         moved: F-1-5
         entered: F-1-5 utitsa_forest
         crossed: utitsa_forest>fleches french 1
         ask straggles russian",
    );
    let left = limits(&field, &field.view_of(RUSSIANS), Side::Russian);
    assert!(left.contains(&"fleches>utitsa_forest 0".to_owned()), "{left:?}");
    assert!(left.contains(&"fleches>semenovskoye 1".to_owned()), "{left:?}");
}

/// [BOR-13.1.5] In battle the limits of retreats count, for both sides and anew each round.
#[test]
fn limits_of_retreats_are_told_in_battle() {
    let mut field = Field::at(
        "turn 5 first french
         fleches: F-1-5 R-8-27 R-8-CG R-8-G
         crossed: utitsa_forest>fleches french 1
         battle fleches round 1 attacker french
         ask turns c defender",
    );
    field.act("retreat R-8-27 semenovskoye");
    let view = field.view_of(FRENCH);
    let russian = limits(&field, &view, Side::Russian);
    assert!(russian.contains(&"fleches>semenovskoye 0".to_owned()), "{russian:?}");
    assert!(russian.contains(&"fleches>utitsa_forest 0".to_owned()), "the French came by it");
    let french = limits(&field, &view, Side::French);
    assert!(french.contains(&"fleches>utitsa_forest 2".to_owned()), "{french:?}");
    assert!(french.contains(&"fleches>kamenka 0".to_owned()), "nobody of theirs is there");
    assert!(!french.iter().any(|it| it.contains("semenovskoye")), "Russians stand there");
}

/// [BOR-13.4.2] In regrouping limits and room count; [BOR-2.2.3] afterwards nothing does.
#[test]
fn limits_of_regrouping_are_told_to_the_end_of_it() {
    let mut field = Field::at(
        "turn 5 first french
         borodino: F-1-1 F-1-3 F-4-13
         battle borodino round 3 attacker french
         gorki: F-4-14 F-4-HA F-4-C
         ask regroup french",
    );
    let left = limits(&field, &field.view_of(FRENCH), Side::French);
    assert!(left.contains(&"borodino>gorki 1".to_owned()), "{left:?}");
    field.act("regroup F-1-1 gorki");
    let left = limits(&field, &field.view_of(FRENCH), Side::French);
    assert!(left.contains(&"borodino>gorki 0".to_owned()), "{left:?}");
    field.act("done");
    assert!(field.view_of(FRENCH).limits.is_empty());
}

/// [BOR-13.3.2] Whoever finds his refuge full sees where he may go on.
#[test]
fn limits_of_going_on_are_told_from_the_full_area() {
    let mut field = Field::at(
        "turn 5 first french
         fleches: F-1-5 R-8-27 R-8-CG
         semenovskoye: R-HQ-BAG R-7-12 R-8-G R-7-J
         crossed: utitsa_forest>fleches french 1
         battle fleches round 2 attacker french
         ask turns c defender",
    );
    field.act("retreat R-8-27 semenovskoye");
    assert_eq!(field.question(), "go-on");
    let left = limits(&field, &field.view_of(FRENCH), Side::Russian);
    let mut expected = BTreeSet::new();
    for to in field.legal() {
        let borodino::Action::GoOn(to) = to else { panic!("{to:?}") };
        expected.insert(format!("semenovskoye>{} ", field.setting().area_id(to)));
    }
    let open = left.iter().filter(|it| !it.ends_with(" 0"));
    let open: BTreeSet<String> = open.map(|it| it[..it.len() - 1].to_owned()).collect();
    assert_eq!(open, expected, "{left:?}");
}

#[track_caller]
fn line(field: &Field, source: &str) -> Option<LineView> {
    let source = field.setting().find_area(source);
    field.view_of(Viewer::Spectator).lines.into_iter().find(|it| Some(it.source) == source)
}

/// [BOR-15.2.2], [BOR-15.2.3] What a source supplies and has left; [BOR-15.2.5] a blocked one nothing.
#[test]
fn sources_tell_what_they_supply_and_have_left() {
    let field = Field::at(
        "turn 5 first french
         golovino: F-1-1(1) F-1-2(1)
         valuevo: F-1-3(1)
         akinshino: R-P-3
         gorki: R-6-7
         spent: golovino 1
         ask supply french",
    );
    let golovino = line(&field, "golovino").expect("it is open");
    assert_eq!((golovino.side, golovino.left), (Side::French, 1));
    let reached = areas(&field, golovino.areas);
    assert!(reached.contains(&"valuevo") && reached.contains(&"borodino"), "{reached:?}");
    assert!(!reached.contains(&"tatarinovo"), "{reached:?}");
    assert_eq!(line(&field, "akinshino"), None, "Cossacks stand in it");
}

/// [BOR-9.1.2] Those that cannot leave whoever is chosen: headquarters come last.
#[test]
fn whoever_is_held_for_certain_is_told_to_his_owner() {
    let field = |french: &str| {
        Field::at(&format!(
            "turn 3
             fleches: R-HQ-BOR R-8-CG R-8-27 {french}
             moved: {french}
             crossed: utitsa_forest>fleches french {}
             ask straggles russian",
            french.split(' ').count()
        ))
    };
    let two = field("F-1-5 F-1-4");
    let held = two.view_of(RUSSIANS).held;
    assert_eq!(ids(&two, held), ["R-8-27", "R-8-CG"]);
    assert!(two.view_of(FRENCH).held.is_empty());
    let one = field("F-1-5");
    assert!(one.view_of(RUSSIANS).held.is_empty(), "one of two may leave");
}
