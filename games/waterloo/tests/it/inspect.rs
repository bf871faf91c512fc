//! What is told of a place, to whom.

use engine::{Inspection, Layer, Seat, Thing, Viewer, Words};

use crate::field::Field;

const FRENCH: Viewer = Viewer::Seat(Seat(0));
const ALLIES: Viewer = Viewer::Seat(Seat(1));

#[track_caller]
fn look(field: &Field, viewer: Viewer, place: &str) -> Vec<Thing> {
    let Inspection { things } = field.campaign.inspect(viewer, place).expect("a place");
    things
}

/// What stands there, by the names of its sentences and blocks.
fn names(things: &[Thing]) -> Vec<String> {
    things.iter().map(|thing| crate::words::told(&thing.name)).collect()
}

/// The facts of a thing that are about something.
fn facts(thing: &Thing, id: &str) -> Vec<String> {
    let of = thing.facts.iter().filter(|fact| fact.id == id);
    of.map(|fact| crate::words::told(&fact.text)).collect()
}

fn layer<'a>(thing: &'a Thing, id: &str) -> Option<&'a Layer> {
    thing.layers.iter().find(|layer| layer.id == id)
}

fn places(layer: &Layer) -> Vec<&str> {
    layer.places.iter().map(|spot| spot.place.as_str()).collect()
}

/// [WAT-24.1.1] The owner sees blocks, the enemy and spectators a number.
#[test]
fn a_town_tells_its_blocks_to_their_owner_alone() {
    let field = Field::historical(&[]);
    let own = look(&field, ALLIES, "Charleroi");
    assert_eq!(own.len(), 5, "{:?}", names(&own));
    assert_eq!(names(&own)[0], "inspect-block block=Steinmetz and Pirch II (4)");
    for viewer in [FRENCH, Viewer::Spectator] {
        let theirs = names(&look(&field, viewer, "Charleroi"));
        let expected = [
            "inspect-hidden army=army-prussian blocks=4",
            "inspect-town town=Charleroi zone=army-prussian",
        ];
        assert_eq!(theirs, expected);
    }
    assert_eq!(look(&field, FRENCH, "charleroi").len(), 2, "by its short name too");
    assert!(field.campaign.inspect(FRENCH, "Paris").is_none());
    assert!(field.campaign.inspect(FRENCH, "Charleroi A-C").is_none(), "no battle, no board");
}

/// [WAT-6.1.1], [WAT-22.1.2] Roads with their limits, and whom a city supplies.
#[test]
fn a_town_tells_its_roads_and_what_it_supplies() {
    let field = Field::historical(&[]);
    let things = look(&field, FRENCH, "Charleroi");
    let ground = things.last().expect("the town");
    let roads = facts(ground, "road");
    assert_eq!(roads.len(), 7);
    assert!(
        roads.contains(
            &"fact-road-major-river to=Ham-sur-Heure has=0 limit=8 attack=4 river=Sambre"
                .to_owned()
        ),
        "{roads:?}"
    );
    assert_eq!(layer(ground, "roads").map(|it| it.places.len()), Some(7));
    let things = look(&field, FRENCH, "Liège");
    let ground = things.last().expect("the town");
    assert_eq!(facts(ground, "supply"), ["fact-city army=army-prussian loss=2"]);
}

/// [WAT-5.2.1], [WAT-7.1.2] Where an own block can go, and with a forced march.
#[test]
fn an_own_block_shows_how_far_it_goes() {
    let field = Field::at("turn 1\nbeaumont: F-2-INF1\ncharleroi: P-1-INF1\nask moves");
    let things = look(&field, FRENCH, "Beaumont");
    let reach = layer(&things[0], "reach").map(places).expect("it can move");
    assert!(reach.contains(&"Ham-sur-Heure") && !reach.contains(&"Charleroi"), "{reach:?}");
    let march = layer(&things[0], "march").map(places).expect("it can march on");
    assert!(march.contains(&"Charleroi") && !march.contains(&"Ham-sur-Heure"), "{march:?}");
    assert_eq!(facts(&things[0], "skirmish"), ["fact-fire-skirmish dice=4 value=1"]);
}

fn battle() -> Field {
    Field::at(
        "turn 1
         entries: ham-charleroi
         battle charleroi round 2
         a-l: F-C1
         a-c: F-1-INF1
         a-r: F-2-ART
         d-l: P-1-CAV
         d-c: P-1-INF1(1) F-2-INF1
         d-r: P-1-RHA
         d-res: P-1-ART P-2-INF1
         farm d-c P-1-INF1
         stream a-l
         ask battle-phase charleroi attacker",
    )
}

/// [WAT-14.2.6] A block on the board with its fire value and where it comes from.
#[test]
fn a_block_on_a_board_tells_its_fire() {
    let field = battle();
    let things = look(&field, FRENCH, "Charleroi D-C");
    assert_eq!(things.len(), 3, "{:?}", names(&things));
    let (own, theirs) = (&things[0], &things[1]);
    assert_eq!(facts(own, "fire"), ["fact-fire dice=4 value=2 target=target-others"]);
    assert_eq!(facts(theirs, "fire"), ["fact-fire dice=1 value=3 target=target-others"]);
    assert_eq!(facts(theirs, "fire-part"), ["value-printed by=2", "value-farm by=1"]);
    assert!(facts(theirs, "morale").is_empty(), "that is for its owner");
    let known = look(&field, ALLIES, "Charleroi D-C");
    assert_eq!(facts(&known[1], "morale"), ["fact-morale passes=4 ways=3"]);
    assert!(layer(theirs, "steps").is_none() && layer(&known[1], "steps").is_some());
    assert_eq!(layer(own, "steps").map(places), Some(vec!["Charleroi A-C"]));
}

/// [WAT-24.2.3] Blocks in a Reserve are a number; [WAT-15.3.1] a stream counts its crossings.
#[test]
fn a_location_tells_what_lies_there_and_hides_a_reserve() {
    let field = battle();
    let theirs = look(&field, FRENCH, "Charleroi D-Res");
    assert_eq!(names(&theirs)[0], "inspect-hidden army=army-prussian blocks=2");
    let line = look(&field, FRENCH, "Charleroi D-R");
    let ground = line.last().expect("the location");
    assert_eq!(facts(ground, "stream"), ["fact-stream crossed=0"]);
    let farm = look(&field, Viewer::Spectator, "Charleroi D-C");
    let ground = farm.last().expect("the location");
    assert_eq!(facts(ground, "marker"), ["fact-farm"]);
    let holder = ["fact-holder block=Steinmetz and Pirch II (1)"];
    assert_eq!(facts(ground, "holder"), holder);
}
