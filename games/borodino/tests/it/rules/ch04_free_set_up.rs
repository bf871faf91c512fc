//! [BOR-4.2.1], [BOR-4.2.2] Free set-up.

use borodino::{Action, Campaign, Event, Side};
use engine::{Game as _, Journal, Title as _, Viewer};
use luck::Scripted;
use serde_json::Value;

use crate::field::{Field, viewer};

pub(super) fn free(scenario: &str) -> Field {
    Field::scenario(scenario, &[("free-setup", "on")])
}

#[test]
fn bor_4_2_1_a_the_russians_place_first() {
    let mut field = free("borodino");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "place"));
    assert_eq!(field.legal().len(), 44 + 1, "all others, or the rest as printed");
    assert_eq!(field.place("R-HQ-KUT"), "tatarinovo");
    assert_eq!(field.place("F-HQ-NAP"), "shevardino");
    assert_eq!(field.place("R-8-27"), "off-map");
    field.refused("take R-HQ-KUT", "BOR-4.2.1");
    field.refused("take F-1-1", "BOR-4.2.1");
    field.acts("take R-8-27; place fleches");
    field.refused("take R-8-27", "BOR-4.2.1");
    assert_eq!(field.legal().len(), 43 + 1);
}

#[test]
fn bor_4_1_3_a_blocks_begin_with_the_same_steps_when_they_are_placed() {
    let mut field = free("borodino");
    field.acts("take R-8-27; place fleches; take R-5-G1; place knyazkovo");
    assert_eq!((field.steps("R-8-27"), field.steps("R-5-G1")), (2, 4), "of 3 and of 4");
}

/// Places every block of the side that is asked in the first area on offer.
fn place_all(field: &mut Field) {
    let seat = field.seat();
    while field.question().starts_with("place") && field.seat() == seat {
        place_next(field);
    }
}

fn place_next(field: &mut Field) {
    let first = field.legal()[0];
    let name = if let Action::Take(block) = first {
        format!("take {}", field.setting().block_id(block))
    } else if let Action::Place(area) = first {
        format!("place {}", field.setting().area_id(area))
    } else {
        panic!("{first:?} places nobody")
    };
    field.act(&name);
}

fn tells_of_places(event: &Event) -> bool {
    matches!(event, Event::Placed { .. } | Event::SetUpEnded { .. })
}

#[test]
fn bor_4_2_1_a_then_the_french_who_see_numbers_only() {
    let mut field = free("shevardino");
    field.acts("take R-8-27; place shevardino; take R-8-G; place utitsa_forest");
    for eyes in [viewer(Side::French), Viewer::Spectator] {
        // Nothing is told, and nothing is seen: all but the headquarters wait.
        assert!(field.heard_by(eyes).iter().all(|event| !tells_of_places(event)));
        let view = field.view_of(eyes);
        let russians = view.hidden.iter().filter(|it| it.side == Side::Russian);
        assert_eq!((russians.map(|it| it.blocks).sum::<u8>(), view.waiting[1]), (4, 13));
    }
    place_all(&mut field);
    assert_eq!((field.asked(), field.question().as_str()), ("french", "place"));
    let told = field.heard_by(viewer(Side::French));
    let told: Vec<&Event> = told.iter().filter(|event| tells_of_places(event)).collect();
    let [Event::SetUpEnded { side: Side::Russian, numbers }] = told[..] else { panic!("{told:?}") };
    assert_eq!(numbers.iter().map(|it| it.blocks).sum::<u8>(), 17);
    let view = field.view_of(viewer(Side::French));
    assert!(view.blocks.iter().all(|it| field.setting().block_id(it.block).starts_with("F-")));
    let russians = view.hidden.iter().filter(|it| it.side == Side::Russian);
    assert_eq!(russians.map(|it| it.blocks).sum::<u8>(), 17);
    place_all(&mut field);
    assert_eq!((field.asked(), field.question().as_str()), ("french", "activate"));
    assert_eq!(field.turn(), 1);
    let document = field.json();
    assert_eq!(document["blocks"].as_array().expect("blocks").len(), 35);
}

#[test]
fn bor_4_2_2_a_within_the_range_of_the_corps_headquarters() {
    let mut field = free("shevardino");
    field.act("take R-8-G");
    assert!(field.offers("place utitsa_forest"));
    // Printed, and two areas from Borozdin.
    assert!(field.offers("place kamenka") && field.offers("place semenovskoye"));
    field.refused("place fomkino", "BOR-4.2.2");
    field.refused("place gorki", "BOR-4.2.2");
}

#[test]
fn bor_4_2_2_a_without_a_headquarters_on_the_map_only_where_it_is_printed() {
    let mut field = free("shevardino");
    field.act("take R-P-3");
    assert_eq!(field.legal(), [field.action("place old_road_wood")]);
}

#[test]
fn bor_4_2_2_a_independent_troops_near_any_headquarters() {
    let mut field = free("shevardino");
    field.act("take R-7-J");
    // Printed; near Borozdin; near Raevsky; near Bagration, three areas from the fleches.
    for area in ["doronino_wood", "utitsa_forest", "gorki", "artemki"] {
        assert!(field.offers(&format!("place {area}")), "{area}");
    }
    field.refused("place uspenskoye", "BOR-4.2.2");
}

#[test]
fn bor_4_2_2_a_attached_blocks_near_either_headquarters_that_they_obey() {
    let mut field = free("borodino");
    place_all(&mut field);
    field.act("take F-1-3");
    // One area from Eugene, to whom it is attached; two areas from Davout, four from Eugene.
    assert!(field.offers("place bezzubovo") && field.offers("place yelnya"));
}

#[test]
fn bor_4_2_2_a_room_and_ground() {
    let mut field = free("shevardino");
    for block in ["R-8-27", "R-8-G", "R-8-CG"] {
        field.act(&format!("take {block}")).act("place shevardino");
    }
    field.act("take R-8-HA").refused("place shevardino", "BOR-2.1.2");
    let mut field = free("borodino");
    field.act("take R-3-HA").refused("place southern_marsh", "BOR-2.3.4");
    let mut field = free("borodino");
    assert!(field.act("take R-3-3").offers("place southern_marsh"));
}

#[test]
fn bor_4_2_2_a_no_area_of_the_enemy_in_print() {
    let mut field = free("borodino");
    field.act("take R-7-12").refused("place kamenka", "BOR-4.2.2");
    field.act("place raevsky").act("place-rest");
    field.act("take F-1-5").refused("place fleches", "BOR-4.2.2");
}

#[test]
fn bor_4_2_2_a_whoever_has_no_area_left_gets_the_nearest_to_his_own() {
    // Platov is not in this battle, so Karpov has one area, and it fills up with others.
    let mut field = free("shevardino");
    for block in ["R-7-J", "R-8-J", "R-8-27"] {
        field.act(&format!("take {block}")).act("place old_road_wood");
    }
    field.act("take R-P-3");
    assert_eq!(field.legal(), [field.action("place doronino_wood")]);
    field.refused("place old_road_wood", "BOR-2.1.2");
    field.refused("place yelnya", "BOR-4.2.2");
    field.refused("place utitsa", "BOR-4.2.2");
    field.act("place doronino_wood");
}

/// A battle whose file says something else in some places.
pub(super) fn changed(scenario: &str, changes: &[(&str, &str)]) -> Field {
    let mut text = Campaign::scenario_file(scenario).expect("a file").to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, new, 1);
    }
    let options = [("free-setup".to_owned(), "on".to_owned())];
    let mut campaign = Campaign::set_up_from(&text, &options).expect("it is sound");
    campaign.start(&mut Scripted::new(), &mut Journal::off());
    Field::with(campaign)
}

/// The battle with a headquarters of Borozdin that reaches nobody but in its own area.
fn with_a_short_range() -> Field {
    let army = include_str!("../../../armies/1812.toml");
    let blocks = &army[army.find("block = [").expect("blocks")..];
    let borozdin = "steps = 2, level = \"corps\", range = 2 },\n    { id = \"R-HQ-GOL\"";
    assert!(blocks.contains(borozdin));
    let blocks = blocks.replacen(borozdin, &borozdin.replace("range = 2", "range = 0"), 1);
    changed("borodino", &[("army = \"1812\"\n", &blocks)])
}

#[test]
fn bor_4_2_2_a_whoever_has_no_area_left_gets_the_nearest_to_his_headquarters() {
    let mut field = with_a_short_range();
    field.act("take R-8-G");
    assert_eq!(field.legal(), ["place fleches", "place semenovskoye"].map(|it| field.action(it)));
    field.act("place fleches");
    for block in ["R-8-27", "R-8-CG"] {
        field.act(&format!("take {block}")).act("place fleches");
    }
    // The fleches are full, and so is the area in which the guns are printed.
    field.act("take R-8-HA");
    assert_eq!(field.legal(), [field.action("place semenovskoye")]);
    field.act("place semenovskoye");
    assert_eq!(field.place("R-8-HA"), "semenovskoye");
}

#[test]
fn bor_4_2_2_a_no_command_through_the_areas_of_the_enemy() {
    // Poniatowski in Yelnya reaches Doronino, where here a division of his stands in print, through Doronino
    // Wood alone, where Russians do.
    let doronino = (r#"area = "yelnya_forest", blocks"#, r#"area = "doronino", blocks"#);
    let mut field = changed("shevardino", &[doronino]);
    field.acts("place-rest; take F-5-18").refused("place doronino", "BOR-4.2.2");
    let mut field = changed("shevardino", &[doronino]);
    field.acts("place-rest; take F-1-5");
    assert!(field.offers("place doronino"), "Davout is nearer");
    let wood = (r#"area = "doronino_wood", blocks"#, r#"area = "utitsa_wood", blocks"#);
    let mut field = changed("shevardino", &[doronino, wood]);
    field.acts("place-rest; take F-5-18");
    assert!(field.offers("place doronino"), "no Russians stand there in print");
}

#[test]
fn bor_4_2_4_a_one_decision_places_the_rest_as_printed() {
    let mut field = free("borodino");
    field.acts("take R-7-12; place raevsky; place-rest");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "place"));
    assert_eq!(
        (field.place("R-8-27"), field.place("R-5-G1")),
        ("fleches".into(), "knyazkovo".into())
    );
    // Somebody else has his room in Raevsky's battery: the last of the list stands next to it.
    assert_eq!(field.place("R-7-12"), "raevsky");
    let crowd = ["R-7-26", "R-6-24", "R-7-HA"].map(|it| field.place(it));
    assert_eq!(crowd.iter().filter(|it| *it == "raevsky").count(), 2);
    field.act("place-rest");
    assert_eq!((field.asked(), field.question().as_str(), field.turn()), ("french", "activate", 1));
    let printed = Field::scenario("borodino", &[]).json();
    let placed = field.json();
    let french = |document: &Value| {
        let mut blocks = document["blocks"].as_array().cloned().unwrap_or_default();
        blocks.retain(|it| it["id"].as_str().is_some_and(|id| id.starts_with('F')));
        blocks
    };
    assert_eq!(french(&placed), french(&printed));
    field.finish();
}

#[test]
fn bor_4_2_4_a_only_while_blocks_are_placed() {
    let mut field = free("borodino");
    field.act("take R-8-27").refused("place-rest", "BOR-19.1.1");
    field.act("place fleches");
    assert!(field.offers("place-rest"));
}

#[test]
fn bor_18_1_2_a_free_places_are_known_to_no_surmise() {
    let mut field = free("borodino");
    let eyes = viewer(Side::French);
    let mut belief = Campaign::belief(field.setting(), Side::French.seat(), &field.view_of(eyes));
    field.act("place-rest");
    field.heard_by(eyes).iter().for_each(|event| Campaign::learn(&mut belief, event));
    let find = |id: &str| field.setting().find_block(id).expect("a block");
    let area = |id: &str| field.setting().find_area(id);
    // All stand as printed, and the French know of the headquarters only.
    assert!(belief.allows(find("R-8-27"), area("fleches"), 2));
    assert!(belief.allows(find("R-8-27"), area("staroye"), 2));
    assert!(!belief.allows(find("R-8-27"), None, 2), "it has been placed");
    assert!(!belief.allows(find("R-HQ-BOR"), area("staroye"), 2));
    assert!(belief.allows(find("R-HQ-BOR"), area("fleches"), 2));
}
