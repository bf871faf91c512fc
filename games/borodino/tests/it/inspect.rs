//! What is told of a place, to whom.

use engine::{Inspection, Layer, Seat, Thing, Viewer, Words};

use crate::field::Field;

const FRENCH: Viewer = Viewer::Seat(Seat(0));
const RUSSIANS: Viewer = Viewer::Seat(Seat(1));

#[track_caller]
fn look(field: &Field, viewer: Viewer, place: &str) -> Vec<Thing> {
    let Inspection { things } = field.campaign.inspect(viewer, place).expect("a place");
    things
}

/// What stands there, by the names of its sentences and blocks.
fn names(things: &[Thing]) -> Vec<String> {
    things.iter().map(|thing| crate::words::told(&thing.name)).collect()
}

#[track_caller]
fn named<'a>(things: &'a [Thing], name: &str) -> &'a Thing {
    let found = things.iter().find(|thing| crate::words::told(&thing.name).contains(name));
    found.unwrap_or_else(|| panic!("no {name} among {:?}", names(things)))
}

/// The facts of a thing that are about something.
fn facts(thing: &Thing, id: &str) -> Vec<String> {
    let of = thing.facts.iter().filter(|fact| fact.id == id);
    of.map(|fact| crate::words::told(&fact.text)).collect()
}

/// The rules of the same facts.
fn rules<'a>(thing: &'a Thing, id: &str) -> Vec<&'a str> {
    thing.facts.iter().filter(|fact| fact.id == id).filter_map(|fact| fact.rule).collect()
}

fn layer<'a>(thing: &'a Thing, id: &str) -> Option<&'a Layer> {
    thing.layers.iter().find(|layer| layer.id == id)
}

fn places(layer: &Layer) -> Vec<&str> {
    layer.places.iter().map(|spot| spot.place.as_str()).collect()
}

/// [BOR-18.1.1] The owner sees blocks, the enemy and spectators a number.
#[test]
fn an_area_tells_its_blocks_to_their_owner_alone() {
    let field = Field::scenario("borodino", &[]);
    let own = look(&field, RUSSIANS, "Bagration Fleches");
    assert_eq!(own.len(), 5, "{:?}", names(&own));
    assert_eq!(names(&own)[0], "inspect-block block=Borozdin (2)");
    for viewer in [FRENCH, Viewer::Spectator] {
        let theirs = names(&look(&field, viewer, "Bagration Fleches"));
        let expected =
            ["inspect-hidden side=side-russian blocks=4", "inspect-area area=Bagration Fleches"];
        assert_eq!(theirs, expected);
    }
    assert_eq!(look(&field, FRENCH, "fleches").len(), 2, "by its short name too");
    assert!(field.campaign.inspect(FRENCH, "Moscow").is_none());
}

/// [BOR-18.1.1] A block by its number, for whoever may know it.
#[test]
fn a_block_tells_of_itself_to_its_owner_alone() {
    let field = Field::scenario("shevardino", &[]);
    let davout = look(&field, FRENCH, "block:1");
    assert_eq!(names(&davout), ["inspect-block block=Davout (4)"]);
    for place in ["block:1", "block:999", "block:", "block:x"] {
        assert!(field.campaign.inspect(RUSSIANS, place).is_none(), "{place}");
    }
}

/// [BOR-2.2.1] Borders with their limits; [BOR-4.1.4] redoubts; [BOR-15.2.2] supply.
#[test]
fn an_area_tells_its_ground_its_borders_and_its_supply() {
    let field = Field::scenario("borodino", &[]);
    let things = look(&field, FRENCH, "Semenovskoye");
    let ground = things.last().expect("the area");
    assert_eq!(facts(ground, "ground"), ["fact-ground ground=ground-clear limit=4"]);
    assert_eq!(facts(ground, "village"), ["fact-village"]);
    let supply = [
        "fact-supplied side=side-french sources=Akinshino",
        "fact-supplied side=side-russian sources=Mikhailovskoye",
    ];
    assert_eq!(facts(ground, "supply"), supply, "Kamenka Valley is on a French line");
    let borders = facts(ground, "border");
    assert_eq!(borders.len(), 7);
    assert!(
        borders.contains(
            &"fact-border to=Kamenka Valley out=2 in=1 \
              features=way-clear+way-stream+way-bridge+way-down+way-road"
                .to_owned()
        ),
        "{borders:?}"
    );
    let things = look(&field, FRENCH, "Golovino");
    let ground = things.last().expect("the area");
    let source = "fact-source side=side-french points=2 blocked=0 captured=0";
    assert_eq!(facts(ground, "source"), [source]);
    assert_eq!(facts(ground, "edge"), ["fact-edge limit=3"]);
    assert_eq!(layer(ground, "neighbours").map(places), Some(vec!["Romantsevo Woods", "Valuevo"]));
    let early = Field::scenario("shevardino", &[]);
    let things = look(&early, FRENCH, "Raevsky Battery");
    let ground = things.last().expect("the area");
    assert_eq!(facts(ground, "redoubt"), ["fact-redoubt-not-in-play turn=0"]);
}

fn orders() -> Field {
    Field::at(
        "turn 5 first french
         shevardino: F-HQ-NAP F-1-HA
         kamenka: F-HQ-NEY(0) F-3-10 F-8-23
         zakharyino: F-1-1
         fleches: R-8-27
         active: F-HQ-NAP=french:2
         ask moves french",
    )
}

/// [BOR-6.3.7], [BOR-6.2.1] Who may be ordered, at what price, and why another may not.
#[test]
fn own_blocks_tell_whether_they_can_be_ordered() {
    let field = orders();
    let things = look(&field, FRENCH, "Kamenka Valley");
    let ledru = named(&things, "Ledru");
    assert_eq!(facts(ledru, "order"), ["fact-may-order-paid"]);
    assert_eq!(facts(ledru, "straggle"), ["fact-may-straggle"]);
    let reach = layer(ledru, "reach").map(places).expect("it can move");
    assert!(reach.contains(&"Bagration Fleches") && reach.contains(&"Doronino"), "{reach:?}");
    let far = look(&field, FRENCH, "Zakharyino");
    assert_eq!(rules(named(&far, "Morand"), "order"), ["BOR-6.2.1"]);
    let seen = look(&field, RUSSIANS, "Kamenka Valley");
    assert_eq!(names(&seen)[0], "inspect-hidden side=side-french blocks=3");
}

/// [BOR-6.1.6] Orders left are for the own side; [BOR-6.2.1] the range is a layer.
#[test]
fn headquarters_tell_their_orders_to_their_own_side_alone() {
    let field = orders();
    let own = look(&field, FRENCH, "Shevardino");
    let napoleon = named(&own, "Napoleon");
    assert_eq!(facts(napoleon, "orders"), ["fact-orders orders=2"]);
    assert_eq!(facts(napoleon, "post"), ["fact-post post=post-french"]);
    assert_eq!(facts(napoleon, "range"), ["fact-range range=3"]);
    assert!(layer(napoleon, "command").map(places).expect("a range").contains(&"Valuevo"));
    let theirs = look(&field, RUSSIANS, "Shevardino");
    let napoleon = named(&theirs, "Napoleon");
    assert!(facts(napoleon, "orders").is_empty() && napoleon.layers.is_empty());
    let idle = Field::at(
        "turn 5 first french
         kamenka: F-HQ-NEY(0) F-3-10
         shevardino: F-HQ-NAP
         fleches: R-8-27
         ask activate french",
    );
    let ney = look(&idle, FRENCH, "Kamenka Valley");
    assert_eq!(rules(named(&ney, "Ney"), "activation"), ["BOR-6.1.2"]);
    let napoleon = look(&idle, FRENCH, "Shevardino");
    assert_eq!(facts(named(&napoleon, "Napoleon"), "activation"), ["fact-may-activate"]);
}

/// [BOR-7.2.1] A gun shows where it can fire, and with what.
#[test]
fn guns_show_where_they_can_fire() {
    let field = orders();
    let things = look(&field, FRENCH, "Shevardino");
    let guns = layer(named(&things, "I Corps 12-pounders"), "bombard").expect("it can fire");
    let kamenka = guns.places.iter().find(|spot| spot.place == "Kamenka Valley");
    let text = kamenka.and_then(|spot| spot.text.as_ref()).map(crate::words::told);
    assert_eq!(text.as_deref(), Some("spot-value value=3 by=1"), "downhill");
}

/// [BOR-11.1.2] A block in battle with its fire and where it comes from.
#[test]
fn a_block_in_battle_tells_its_fire() {
    let field = Field::at(
        "turn 5 first french
         utitsa: F-5-16 F-5-C R-3-3 R-P-3
         old_road_wood: F-5-18
         crossed: old_road_wood>utitsa french 2
         entered: F-5-16 old_road_wood
         entered: F-5-C old_road_wood
         battle utitsa round 1 attacker french
         squares: R-3-3
         ask turns b defender",
    );
    let things = look(&field, RUSSIANS, "Utitsa");
    let infantry = named(&things, "Krasinski");
    let fire = ["fact-fire aim=aim-all dice=3 value=1", "fact-bayonet aim=aim-all dice=3 value=2"];
    assert_eq!(facts(infantry, "fire"), fire);
    let parts = facts(infantry, "fire-part");
    assert_eq!(parts[..2], ["value-rating by=2", "value-village by=-1"]);
    let square = named(&things, "Konovnitsyn");
    assert_eq!(facts(square, "square"), ["fact-square"]);
    assert_eq!(facts(square, "fire"), ["fact-fire aim=aim-all dice=3 value=1"]);
    let cavalry = named(&things, "Polish light cavalry");
    let aimed = ["fact-fire aim=aim-others dice=2 value=1"];
    assert_eq!(facts(cavalry, "fire"), aimed, "f 1 at squares, less 1 for the village, is none");
    let ground = things.last().expect("the area");
    assert_eq!(facts(ground, "battle"), ["fact-battle round=1 side=side-french"]);
    let crossed = "fact-crossed to=Old Road Wood side=side-french out=0 in=2";
    assert_eq!(facts(ground, "crossed"), [crossed]);
}

/// The sentences about those who may order a block, with the names of headquarters alone.
fn commanders(field: &Field, area: &str, block: &str) -> Vec<String> {
    commanders_of(field, FRENCH, area, block)
}

fn commanders_of(field: &Field, viewer: Viewer, area: &str, block: &str) -> Vec<String> {
    facts(named(&look(field, viewer, area), block), "command")
}

/// [BOR-6.3.7] Who orders a block for nothing; then the army headquarters does not matter.
#[test]
fn a_block_tells_who_orders_it_for_nothing_or_for_an_order() {
    let both = "turn 5 first french
         kamenka: F-HQ-NEY F-3-10 F-1-2
         shevardino: F-HQ-NAP F-HQ-DAV(0)
         tatarinovo: R-8-27
         active: F-HQ-NEY F-HQ-NAP=french:2
         ask moves french";
    let field = Field::at(both);
    let ledru = commanders(&field, "Kamenka Valley", "Ledru");
    assert_eq!(ledru, ["fact-ordered-free hq=Ney"]);
    let friant = commanders(&field, "Kamenka Valley", "Friant");
    let expected = ["fact-ordered-paid hq=Napoleon orders=2", "fact-commander-exhausted hq=Davout"];
    assert_eq!(friant, expected);
    let spent = Field::at(&both.replace("french:2", "french:0"));
    let friant = commanders(&spent, "Kamenka Valley", "Friant");
    assert_eq!(friant[0], "fact-commander-spent hq=Napoleon");
    let theirs = look(&field, RUSSIANS, "Kamenka Valley");
    assert!(theirs.iter().all(|thing| facts(thing, "command").is_empty()));
}

/// [BOR-6.1.1], [BOR-6.2.1], [BOR-6.2.2] Why those who could order it cannot.
#[test]
fn a_block_tells_why_nobody_orders_it() {
    let field = Field::at(
        "turn 5 first french
         kamenka: F-HQ-NEY F-HQ-MUR F-3-10 F-3-C
         golovino: F-3-11
         zakharyino: F-1-1
         tatarinovo: R-8-27
         ask activate french",
    );
    assert_eq!(commanders(&field, "Kamenka Valley", "Ledru"), ["fact-commander-idle hq=Ney"]);
    let cavalry = commanders(&field, "Kamenka Valley", "III Corps cavalry");
    assert_eq!(cavalry, ["fact-commander-idle hq=Murat", "fact-commander-idle hq=Ney"]);
    let far = commanders(&field, "Golovino", "Razout");
    assert_eq!(far, ["fact-commander-too-far hq=Ney range=2"]);
    let orphan = look(&field, FRENCH, "Zakharyino");
    let orphan = named(&orphan, "Morand");
    assert_eq!(facts(orphan, "command"), ["fact-corps-without-headquarters"]);
    assert_eq!(rules(orphan, "command"), ["BOR-6.3.8"]);
    let cut = Field::at(
        "turn 2 first russian
         kamenka: F-HQ-NEY F-3-10
         fomkino: F-3-C
         aleksinki: R-8-27
         shevardino: F-1-1 R-8-G
         holding: shevardino 1
         active: F-HQ-NEY
         ask moves french",
    );
    let cavalry = commanders(&cut, "Fomkino", "III Corps cavalry");
    assert_eq!(cavalry, ["fact-commander-behind-enemies hq=Ney"]);
}

/// [BOR-6.2.3] A river without a crossing keeps orders away that would come far enough.
#[test]
fn a_block_tells_that_a_river_keeps_orders_from_it() {
    let field = Field::at(
        "turn 5 first french
         golovino: F-HQ-NEY F-3-11
         akinshino: F-3-10
         gorki: R-6-7
         active: F-HQ-NEY
         ask moves french",
    );
    assert_eq!(commanders(&field, "Akinshino", "Ledru"), ["fact-commander-behind-water hq=Ney"]);
}

/// [BOR-6.3.6] Of those whom independent troops obey only the ones that are near are told.
#[test]
fn independent_troops_tell_of_those_who_are_near() {
    let field = Field::at(
        "turn 5 first russian
         knyazkovo: R-HQ-LAV R-3-J R-3-3
         utitsa: R-HQ-TUC
         golovino: F-3-10
         ask activate russian",
    );
    let jaegers = commanders_of(&field, RUSSIANS, "Knyazkovo", "III Corps jaegers");
    assert_eq!(jaegers, ["fact-commander-idle hq=Lavrov"]);
    let division = commanders_of(&field, RUSSIANS, "Knyazkovo", "Konovnitsyn");
    assert_eq!(division, ["fact-commander-too-far hq=Tuchkov range=2"]);
}

/// [BOR-9.1.1] Of a block that is held it is said that it is, and not who orders it; [BOR-9.1.2] of a
/// headquarters that is held, and [BOR-4.4.3] of one whose army stands still, that nobody activates it.
#[test]
fn whoever_is_held_obeys_nobody_and_orders_nobody() {
    let held = |french: &str, ask: &str| {
        Field::at(&format!(
            "turn 3 first french
             fleches: R-HQ-BOR R-8-27 {french}
             semenovskoye: R-8-G
             gorki: R-HQ-DOK
             moved: {french}
             crossed: utitsa_forest>fleches french {}
             {ask}",
            french.split(' ').count()
        ))
    };
    let active = held("F-1-5", "active: R-HQ-BOR\nask moves russian");
    let things = look(&active, RUSSIANS, "fleches");
    let division = named(&things, "Neverovsky");
    assert_eq!(rules(division, "order"), ["BOR-9.1.2"]);
    assert!(facts(division, "command").is_empty());
    let orders = layer(named(&things, "Borozdin"), "orders").map(places);
    assert_eq!(orders, Some(vec!["Semenovskoye"]));
    let idle = held("F-1-5 F-1-4", "ask activate russian");
    let grenadiers = commanders_of(&idle, RUSSIANS, "Semenovskoye", "Mecklenburg");
    assert_eq!(grenadiers, ["fact-commander-held hq=Borozdin"]);
    let still = Field::at(
        "scenario combined
         option first-army-hold on
         turn 3 first russian
         aleksinki: F-C1-H
         kamenka: R-6-7
         semenovskoye: R-HQ-DOK
         utitsa: R-HQ-BAG
         ask activate russian",
    );
    let division = commanders_of(&still, RUSSIANS, "Kamenka Valley", "Kaptsevich");
    assert_eq!(division, ["fact-commander-waiting hq=Dokhturov"]);
}

/// [BOR-6.3.9] Where those stand whom a headquarters can order, with their number.
#[test]
fn a_headquarters_shows_whom_it_can_order() {
    let field = Field::at(
        "turn 5 first french
         kamenka: F-HQ-NEY F-3-10 F-3-25
         fomkino: F-3-C
         tatarinovo: R-8-27
         active: F-HQ-NEY
         ask moves french",
    );
    let things = look(&field, FRENCH, "Kamenka Valley");
    let orders = layer(named(&things, "Ney"), "orders").expect("he has a corps");
    assert_eq!(crate::words::told(&orders.text), "layer-orders");
    let spots: Vec<String> = orders
        .places
        .iter()
        .map(|spot| {
            format!(
                "{}: {}",
                spot.place,
                spot.text.as_ref().map(crate::words::told).unwrap_or_default()
            )
        })
        .collect();
    assert_eq!(spots, ["Fomkino: spot-blocks blocks=1", "Kamenka Valley: spot-blocks blocks=2"]);
    let idle = Field::at(
        "turn 5 first french
         kamenka: F-HQ-NEY F-3-10
         tatarinovo: R-8-27
         ask activate french",
    );
    let things = look(&idle, FRENCH, "Kamenka Valley");
    let orders = layer(named(&things, "Ney"), "orders").expect("he has a corps");
    assert_eq!(crate::words::told(&orders.text), "layer-orders-idle");
}

/// [BOR-8.3.3], [BOR-13.1.5] What is left of a limit is told where it counts.
#[test]
fn an_area_tells_how_many_may_still_pass() {
    let mut field = Field::at(
        "turn 3
         doronino: F-1-2 F-1-3 F-1-4 F-1-5
         shevardino: R-8-27
         ask straggles french",
    );
    let left = |field: &Field, place: &str| {
        let things = look(field, RUSSIANS, place);
        let area = things.last().expect("the area");
        let rule = rules(area, "left").first().map(|rule| (*rule).to_owned());
        (facts(area, "left"), rule)
    };
    let (out, rule) = left(&field, "Doronino");
    assert_eq!(out, ["fact-left-out to=Shevardino side=side-french left=3"]);
    assert_eq!(rule.as_deref(), Some("BOR-8.3.3"));
    let (into, _) = left(&field, "Shevardino");
    assert_eq!(into, ["fact-left-in to=Doronino side=side-french left=3"]);
    field.dice([6]).act("take F-1-2").act("move shevardino");
    let (out, _) = left(&field, "Doronino");
    assert_eq!(out, ["fact-left-out to=Shevardino side=side-french left=2"], "and nobody back");
}
