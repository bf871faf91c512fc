//! What a hex tells to whom.

use engine::{Fact, Inspection, Thing, Viewer, Words};

use crate::field::{A, B, Field};
use crate::words::told;

#[track_caller]
fn things(field: &Field, viewer: Viewer, place: &str) -> Vec<Thing> {
    let Inspection { things } = field.battle.inspect(viewer, place).expect("a place");
    things
}

fn fact<'a>(thing: &'a Thing, id: &str) -> Option<&'a Fact> {
    thing.facts.iter().find(|fact| fact.id == id)
}

#[track_caller]
fn says(thing: &Thing, id: &str) -> String {
    told(&fact(thing, id).unwrap_or_else(|| panic!("no {id} in {thing:#?}")).text)
}

fn places(thing: &Thing, layer: &str) -> Vec<String> {
    let layer = thing.layers.iter().find(|it| it.id == layer);
    layer.map_or_else(Vec::new, |it| it.places.iter().map(|spot| spot.place.clone()).collect())
}

const FIELD: &str = "
    level expert
    woods (3,3)
    height 1 (4,4)
    A1 archers(3+c) (4,4) facing 0 ammo 2 m 1 honour fatigue 2
    B1 yari(4) (4,1) facing 3
    hq
";

/// [SAM-20.1.1] The values of a unit that everybody sees are open, part by part.
#[test]
fn a_unit_tells_its_values_and_where_they_come_from() {
    let field = Field::at(FIELD);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let things = things(&field, viewer, "0505");
        let unit = &things[0];
        assert_eq!(told(&unit.name), "inspect-unit unit=A1 Ashigaru archers facing=facing-north");
        assert_eq!(says(unit, "figures"), "fact-figures-commander figures=4 full=6");
        assert_eq!(says(unit, "state"), "fact-state state=state-wavering");
        assert_eq!(says(unit, "fatigue"), "fact-fatigue markers=2");
        assert_eq!(says(unit, "ammunition"), "fact-ammunition shots=2");
        // 3 on the card, 1 for honour, less 2 for wavering and 1 for fatigue.
        assert_eq!(says(unit, "fact-attack-infantry"), "fact-attack-infantry dice=4 value=1");
        // 10 and 3 for the commander and 2 for honour, less 1, 2 lost and 1.
        assert_eq!(says(unit, "fact-steadfastness"), "fact-steadfastness value=11");
        assert_eq!(
            says(unit, "shooting"),
            "fact-shooting dice=4 ranges=2: 4, 3: 3, 4: 2, 5: 1, 6: 0"
        );
    }
}

/// [SAM-20.1.2] What a unit may be ordered is for its own side.
#[test]
fn its_side_alone_is_told_what_it_may_be_ordered() {
    let field = Field::at(FIELD);
    let own = &things(&field, Viewer::Seat(A), "0505")[0];
    let orders = says(own, "orders");
    assert!(orders.contains("kind-shoot") && !orders.contains("kind-withdraw"), "{orders}");
    let refusal = own.facts.iter().find(|fact| fact.rule == Some("SAM-7.14.1"));
    assert_eq!(told(&refusal.expect("why not to withdraw").text), "ban-not-engaged has=0 limit=0");
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert!(fact(&things(&field, viewer, "0505")[0], "orders").is_none());
    }
}

#[test]
fn a_unit_shows_where_it_comes_and_what_it_watches() {
    let field = Field::at(FIELD);
    let unit = &things(&field, Viewer::Seat(A), "0505")[0];
    assert_eq!(places(unit, "march").len(), 6);
    assert_eq!(places(unit, "zone").len(), 6);
    assert!(places(unit, "range").contains(&"0502".to_owned()));
    assert!(places(unit, "sight").contains(&"0502".to_owned()));
}

/// [SAM-20.1.4] Of whoever hides since set-up nothing is told; of one that was seen to hide, what he
/// was then.
#[test]
fn who_hides_is_there_for_its_own_side_alone() {
    let hidden = format!("{FIELD}\nB2 yari(5) (3,3) hidden");
    let field = Field::at(&hidden);
    assert_eq!(things(&field, Viewer::Seat(B), "0404")[0].id, "unit");
    assert_eq!(things(&field, Viewer::Seat(A), "0404")[0].id, "ambush");
    let unknown = Field::at(&hidden.replace("hidden", "unknown"));
    let seen = things(&unknown, Viewer::Seat(A), "0404");
    assert_eq!(seen.iter().map(|thing| thing.id).collect::<Vec<_>>(), ["ground"]);
    let nobody = Field::at(FIELD);
    for place in ["0404", "0505", "0502"] {
        let [with, without] =
            [&unknown, &nobody].map(|field| things(field, Viewer::Seat(A), place));
        assert_eq!(with, without, "{place}");
    }
}

#[test]
fn the_ground_tells_what_it_does() {
    let field = Field::at(FIELD);
    let things = things(&field, Viewer::Spectator, "0404");
    let ground = things.last().expect("the ground");
    assert_eq!(told(&ground.name), "inspect-ground hex=0404 terrain=terrain-light-woods level=0");
    assert!(fact(ground, "fact-blocks-sight").is_some());
    assert!(field.battle.inspect(Viewer::Spectator, "9999").is_none());
    assert!(field.battle.inspect(Viewer::Spectator, "Edo").is_none());
}
