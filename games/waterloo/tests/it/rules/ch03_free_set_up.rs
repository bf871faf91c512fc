//! Chapter 3: free set-up, and the question of chapter 26 that it puts.

use engine::{Game as _, Table, Viewer};
use waterloo::{Action, Army, Event, Number, Party};

use super::ch03_set_up::strengths;
use crate::field::{Field, viewer};

/// All Anglo-Dutch and all Prussian blocks in legal places, four to a town.
const ANGLO_DUTCH: [(&str, &str); 4] = [
    ("brussels", "A-WEL A-R-PIC A-R-LAM A-R-BRU"),
    ("nivelles", "A-1-GDS A-1-ALT A-1-PER A-1-CHA"),
    ("ath", "A-1-CAV A-1-ART A-2-CLI A-2-COL"),
    ("ghent", "A-2-FRE A-C-HVY A-C-LGT A-C-RHA"),
];
const PRUSSIANS: [(&str, &str); 5] = [
    ("charleroi", "P-BLU P-1-INF1 P-1-INF2 P-1-CAV"),
    ("namur", "P-1-ART P-1-RHA P-2-INF1 P-2-INF2"),
    ("huy", "P-2-CAV P-2-ART P-3-INF1 P-3-INF2"),
    ("ciney", "P-3-CAV P-3-ART P-4-INF1 P-4-INF2"),
    ("liege", "P-4-CAV P-4-ART"),
];
const FRENCH: [(&str, &str); 2] = [
    (
        "beaumont",
        "F-NAP F-G-INF F-G-CAV F-G-ART1 F-G-ART2 F-1-INF1 F-1-INF2 F-1-ART F-2-INF1 F-2-INF2 F-2-ART F-3-INF1",
    ),
    ("givet", "F-3-INF2 F-3-ART F-4-INF F-4-ART F-6-INF F-6-ART F-C1 F-C2 F-C3 F-C4 F-RHA1 F-RHA2"),
];

fn place(field: &mut Field, block: &str, town: &str) {
    field.act(&format!("take {block}")).act(&format!("place {town}"));
}

fn place_all(field: &mut Field, places: &[(&str, &str)]) {
    for (town, blocks) in places {
        blocks.split(' ').for_each(|block| place(field, block, town));
    }
}

/// What is told when a set-up is confirmed.
fn confirmed(event: &Event) -> Option<&[Number]> {
    let Event::SetUpConfirmed { numbers, .. } = event else { return None };
    Some(numbers)
}

#[test]
fn wat_3_1_1_a_after_a_free_set_up_everybody_is_there_too() {
    let mut field = Field::historical(&[("setup", "free")]);
    place_all(&mut field, &ANGLO_DUTCH);
    place_all(&mut field, &PRUSSIANS);
    field.act("confirm");
    place_all(&mut field, &FRENCH);
    field.act("confirm");
    assert_eq!(strengths(&field), [(24, 66), (16, 49), (18, 58)]);
    assert_eq!((field.turn(), field.asked(), field.question().as_str()), (1, "french", "moves"));
}

#[test]
fn wat_3_2_1_a_each_allied_army_in_its_zone() {
    let mut field = Field::historical(&[("setup", "free")]);
    assert_eq!((field.asked(), field.question().as_str()), ("allies", "set-up"));
    field.act("take A-WEL").refused("place charleroi", "WAT-3.2.1");
    field.act("place brussels");
    place(&mut field, "P-BLU", "charleroi");
    assert_eq!(field.place("P-BLU"), "charleroi");
    field.act("take A-1-CHA").refused("place conde", "WAT-3.2.1");
    assert!(!field.offers("place conde") && field.offers("place binche"));
}

#[test]
fn wat_3_2_1_a_blocks_are_shifted_until_everything_is_confirmed() {
    let mut field = Field::historical(&[("setup", "free")]);
    place_all(&mut field, &ANGLO_DUTCH);
    field.refused("confirm", "WAT-3.2.1");
    place(&mut field, "A-WEL", "waterloo");
    assert_eq!(field.place("A-WEL"), "waterloo");
    place_all(&mut field, &PRUSSIANS);
    assert!(field.offers("confirm"));
    place(&mut field, "P-4-ART", "liege");
    field.act("confirm");
    assert_eq!(field.asked(), "french");
}

#[test]
fn wat_3_2_1_a_only_own_blocks_are_placed() {
    let field = Field::historical(&[("setup", "free")]);
    field.refused("take F-NAP", "WAT-1.1.1").refused("place brussels", "WAT-26.1.1");
    field.refused_to(Party::French.seat(), "take F-NAP", "WAT-26.1.1");
}

#[test]
fn wat_3_2_1_a_with_three_players_each_places_his_own_army() {
    let mut field = Field::historical(&[("setup", "free"), ("three-players", "on")]);
    assert_eq!(field.asked(), "anglo-dutch");
    field.refused("take P-BLU", "WAT-1.1.1");
    place_all(&mut field, &ANGLO_DUTCH);
    field.act("confirm");
    assert_eq!(field.asked(), "prussians");
    field.refused("take A-WEL", "WAT-1.1.1");
    place_all(&mut field, &PRUSSIANS);
    field.act("confirm");
    assert_eq!(field.asked(), "french");
    let told = field.events.iter().filter_map(confirmed).map(<[Number]>::len);
    assert_eq!(told.collect::<Vec<_>>(), [0, 9], "numbers are told when the whole side is done");
}

#[test]
fn wat_3_2_2_a_no_fifth_allied_block_in_a_town() {
    let mut field = Field::historical(&[("setup", "free")]);
    place_all(&mut field, &ANGLO_DUTCH[..1]);
    field.act("take A-1-GDS").refused("place brussels", "WAT-3.2.2");
    field.act("place hal");
    field.act("take A-WEL");
    assert!(field.offers("place brussels"), "whoever stands there may stay");
}

/// Free set-up with the Allies in place.
fn french_set_up() -> Field {
    let mut field = Field::historical(&[("setup", "free")]);
    place_all(&mut field, &ANGLO_DUTCH);
    place_all(&mut field, &PRUSSIANS);
    field.act("confirm");
    field
}

#[test]
fn wat_3_2_3_a_twelve_french_blocks_in_a_french_town() {
    let mut field = french_set_up();
    place_all(&mut field, &FRENCH[..1]);
    field
        .act("take F-C1")
        .refused("place beaumont", "WAT-3.2.3")
        .refused("place mons", "WAT-3.2.3");
    field.act("place givet").refused("confirm", "WAT-3.2.3");
}

#[test]
fn wat_3_2_3_a_the_french_see_numbers_and_armies() {
    let field = french_set_up();
    let heard = field.heard_by(viewer(Party::French));
    assert!(
        !heard.iter().any(|event| matches!(event, Event::Placed { who, .. } if who.face.is_some()))
    );
    let heard_numbers = heard.iter().find_map(confirmed);
    let told = |(town, blocks): &(&str, &str)| {
        let town = field.setting().find_town(town).expect("a town");
        let army = if blocks.starts_with('A') { Army::AngloDutch } else { Army::Prussian };
        Number { town, army, blocks: blocks.split(' ').count() as u8 }
    };
    let mut expected: Vec<Number> = ANGLO_DUTCH.iter().chain(&PRUSSIANS).map(told).collect();
    expected.sort_by_key(|number| (number.army, number.town));
    assert_eq!(heard_numbers, Some(&expected[..]));
}

#[test]
fn wat_26_2_1_a_nobody_confirms_before_the_last_block_is_placed() {
    let mut field = Field::historical(&[("setup", "free")]);
    place_all(&mut field, &ANGLO_DUTCH);
    place_all(&mut field, &PRUSSIANS[..4]);
    place(&mut field, "P-4-CAV", "liege");
    assert!(!field.offers("confirm"));
    place(&mut field, "P-4-ART", "liege");
    assert!(field.offers("confirm"));
}

#[test]
fn wat_3_2_4_a_one_decision_places_everybody_as_the_scenario_has_them() {
    let mut field = Field::historical(&[("setup", "free")]);
    field.acts("place-rest; confirm; place-rest");
    field.refused("place-rest", "WAT-3.2.4");
    field.act("confirm");
    assert_eq!(field.json()["blocks"], Field::historical(&[]).json()["blocks"]);
}

#[test]
fn wat_3_2_4_b_the_rest_goes_as_near_as_it_can_and_may_be_shifted() {
    let mut field = Field::historical(&[("setup", "free")]);
    // Brussels is filled with others: those who stand there in print go to its neighbours.
    for block in ["A-1-GDS", "A-1-ALT", "A-1-PER", "A-1-CHA"] {
        place(&mut field, block, "brussels");
    }
    field.act("place-rest");
    let near = ["mechelen", "aalst", "ninove", "hal", "waterloo", "louvain", "wavre"];
    for block in ["A-WEL", "A-R-PIC", "A-R-LAM", "A-R-BRU"] {
        assert!(near.contains(&field.place(block).as_str()), "{block}: {}", field.place(block));
    }
    assert_eq!(field.place("P-BLU"), "namur");
    place(&mut field, "P-BLU", "ligny");
    field.act("confirm");
    assert_eq!(field.place("P-BLU"), "ligny");
}

#[test]
fn wat_3_2_4_c_the_enemy_is_told_nothing_of_it_before_the_side_is_done() {
    let mut field = Field::historical(&[("setup", "free")]);
    field.act("place-rest");
    assert_eq!(field.heard_by(viewer(Party::French)), Vec::new());
    field.act("confirm");
    assert!(field.heard_by(viewer(Party::French)).iter().any(|event| confirmed(event).is_some()));
}

/// The last confirmation is not taken back, though the same player moves first: everybody sees where how
/// many stand.
#[test]
fn wat_3_2_3_b_what_was_confirmed_is_seen_by_everybody_at_once() {
    let field = Field::historical(&[("setup", "free")]);
    let mut table = Table::at(field.campaign.clone());
    let mut luck = luck::Scripted::new();
    for decision in [Action::PlaceRest, Action::Confirm, Action::PlaceRest, Action::Confirm] {
        let seat = table.game().waiting().seats().lowest().expect("a side is asked");
        table.decide(seat, decision, &mut luck).expect("it is legal");
    }
    assert!(!table.can_undo(Party::French.seat()));
    for viewer in [viewer(Party::Allies), Viewer::Spectator] {
        assert_eq!(table.view(viewer), table.game().view(viewer));
        assert_eq!(table.question(viewer).id, "wait-moves");
    }
    let counted: u8 = table.view(viewer(Party::Allies)).hidden.iter().map(|it| it.blocks).sum();
    assert_eq!(counted, 24);
}
