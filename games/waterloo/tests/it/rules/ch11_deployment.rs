//! Chapter 11: deployment and reveal.

use engine::{Seat, Viewer};
use waterloo::{Army, Event, Location, Stationed};

use crate::field::Field;

const FRENCH: Viewer = Viewer::Seat(Seat(0));

/// The defender deploys in Charleroi; his blocks still stand in the Reserve.
fn deploying(defenders: &str, more: &str) -> Field {
    Field::at(&format!(
        "turn 1
        charleroi: F-2-INF1 F-2-INF2 F-2-ART
        entries: ham-charleroi
        battle charleroi terrain
        d-res: {defenders}
        {more}
        ask deploy charleroi defender"
    ))
}

/// The numbers that were told when a side had deployed.
fn told(field: &Field) -> Vec<Stationed> {
    let mut heard = field.heard_by(FRENCH).into_iter();
    let numbers = heard.find_map(|event| {
        if let Event::DeploymentConfirmed { numbers, .. } = event { Some(numbers) } else { None }
    });
    numbers.expect("a deployment was confirmed").to_vec()
}

#[test]
fn wat_11_3_1_a_three_blocks_fill_the_three_positions() {
    let mut field = deploying("P-1-INF1 P-1-INF2 P-1-CAV", "");
    field.refused("confirm", "WAT-11.3.1");
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 centre");
    field.refused("confirm", "WAT-11.3.1");
    field.act("deploy P-1-CAV centre");
    field.refused("confirm", "WAT-11.3.1");
    field.acts("deploy P-1-CAV right; confirm");
    assert_eq!((field.question().as_str(), field.asked()), ("deploy", "french"));
    assert_eq!(field.place("P-1-CAV"), "charleroi d-r");
}

#[test]
fn wat_11_3_1_a_no_position_may_stay_empty() {
    let mut field = deploying("P-1-INF1 P-1-INF2 P-1-CAV P-1-ART P-1-RHA", "");
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 left");
    field.acts("deploy P-1-CAV centre; deploy P-1-ART centre; deploy P-1-RHA centre");
    field.refused("confirm", "WAT-11.3.1");
    field.acts("deploy P-1-RHA right; confirm");
}

#[test]
fn wat_11_3_1_a_a_leader_counts_and_the_reserve_may_be_filled() {
    let mut field = deploying("P-BLU P-1-INF2 P-1-CAV P-1-ART", "");
    field.acts("deploy P-BLU left; deploy P-1-INF2 centre; deploy P-1-CAV right; confirm");
    assert_eq!(field.place("P-1-ART"), "charleroi d-res");
}

#[test]
fn wat_11_3_1_a_the_attacker_sees_how_many_of_which_army_stand_where() {
    let mut field = deploying("P-1-INF1 P-1-INF2 P-1-CAV P-1-ART P-1-RHA A-1-ALT", "");
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 left; deploy P-1-CAV centre");
    field.act("deploy A-1-ALT right");
    assert!(field.heard_by(FRENCH).is_empty(), "{:?}", field.heard_by(FRENCH));
    field.act("confirm");
    let stationed = |at, army, blocks| Stationed { at, army, blocks };
    use Location::{DefenderCentre, DefenderLeft, DefenderReserve, DefenderRight};
    let expected = [
        stationed(DefenderLeft, Army::Prussian, 2),
        stationed(DefenderCentre, Army::Prussian, 1),
        stationed(DefenderRight, Army::AngloDutch, 1),
        stationed(DefenderReserve, Army::Prussian, 2),
    ];
    assert_eq!(told(&field), expected);
}

#[test]
fn wat_11_3_1_a_only_own_blocks_in_the_town_are_deployed() {
    let field = deploying("P-1-INF1 P-1-INF2 P-1-CAV", "ligny: P-1-ART");
    field.refused("deploy P-1-ART left", "WAT-11.3.1");
    field.refused("deploy F-2-INF1 left", "WAT-11.3.1");
    field.refused("deploy P-1-INF1 reserve", "WAT-11.3.1");
    field.refused_to(Seat(0), "deploy F-2-INF1 left", "WAT-26.1.1");
}

/// French defenders, so that there are enough corps.
fn french_deploying(blocks: &str) -> Field {
    Field::at(&format!(
        "turn 2
        charleroi: P-1-INF1 P-1-INF2 P-1-CAV
        entries: ligny-charleroi
        battle charleroi terrain
        d-res: {blocks}
        ask deploy charleroi defender"
    ))
}

#[test]
fn wat_11_3_2_a_two_corps_need_a_leader_and_three_are_too_many() {
    let blocks = "F-NAP F-1-INF1 F-2-INF1 F-4-INF F-C1 F-C2";
    let mut field = french_deploying(blocks);
    field.act("deploy F-1-INF1 centre");
    field.refused("deploy F-2-INF1 centre", "WAT-11.3.2");
    field.act("deploy F-NAP centre").act("deploy F-2-INF1 centre");
    field.refused("deploy F-4-INF centre", "WAT-11.3.2");
    field.acts("deploy F-C1 left; deploy F-C2 right");
    assert!(field.offers("confirm"));
    // The two corps stay behind when their leader is taken away.
    field.act("deploy F-NAP left");
    field.refused("confirm", "WAT-11.3.2");
    field.act("deploy F-NAP centre").act("confirm");
    assert_eq!(field.asked(), "allies");
    assert_eq!(field.place("F-4-INF"), "charleroi d-res");
}

#[test]
fn wat_11_3_2_a_confirming_two_corps_is_refused() {
    let field = Field::at(
        "turn 2
        charleroi: P-1-INF1 P-1-INF2 P-1-CAV
        entries: ligny-charleroi
        battle charleroi terrain
        d-l: F-C1
        d-c: F-1-INF1 F-2-INF1
        d-r: F-C2
        ask deploy charleroi defender",
    );
    field.refused("confirm", "WAT-11.3.2");
}

#[test]
fn wat_11_3_2_a_two_armies_share_no_position() {
    let mut field = deploying("A-R-PIC A-WEL P-1-INF1 P-1-INF2 P-1-CAV", "");
    field.act("deploy P-1-INF1 left");
    field.refused("deploy A-R-PIC left", "WAT-11.3.2");
    field.act("deploy A-WEL left");
    field.refused("deploy A-R-PIC left", "WAT-11.3.2");
    // The leader alone may join his ally's blocks; but he does not bring two corps together.
    field.acts("deploy P-1-INF2 centre; deploy P-1-CAV right");
    assert!(field.offers("confirm"));
}

#[test]
fn wat_11_3_2_a_a_leader_unites_corps_of_his_own_army_only() {
    let mut field = deploying("A-WEL P-BLU P-1-INF1 P-2-INF1 P-1-INF2 P-1-CAV", "");
    field.acts("deploy A-WEL left; deploy P-1-INF1 left");
    field.refused("deploy P-2-INF1 left", "WAT-11.3.2");
    field.acts("deploy P-BLU left; deploy P-2-INF1 left");
    assert_eq!(field.place("P-2-INF1"), "charleroi d-l");
}

#[test]
fn wat_11_3_3_a_corps_mix_from_the_first_battle_turn_on() {
    let mut field = Field::at(
        "turn 1
        entries: ham-charleroi
        battle charleroi half-deployed
        a-l: F-2-INF1
        a-c: F-2-INF2
        a-r: F-2-ART
        a-res: F-4-INF
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: P-1-CAV
        ask deploy charleroi attacker",
    );
    field.refused("deploy F-4-INF left", "WAT-11.3.2");
    field.acts("confirm; take F-4-INF; step a-l");
    assert_eq!(field.place("F-4-INF"), "charleroi a-l");
}

/// The last confirmation before the reveal, with the defender as the check of the rule has him.
fn before_the_reveal(option: &str) -> Field {
    Field::at(&format!(
        "turn 1
        {option}
        entries: ham-charleroi
        battle charleroi half-deployed
        a-l: F-2-INF1
        a-c: F-2-INF2
        a-r: F-2-ART
        a-res: F-4-INF
        d-l: P-1-INF1
        d-c: P-1-ART
        d-r: P-1-CAV
        d-res: P-1-INF2
        woods d-l
        ask deploy charleroi attacker"
    ))
}

/// The blocks that were turned face up, by their ids.
fn revealed(field: &Field) -> Vec<(String, u8)> {
    let mut heard = field.heard_by(FRENCH).into_iter();
    let faces =
        heard.find_map(
            |event| {
                if let Event::Revealed { faces, .. } = event { Some(faces) } else { None }
            },
        );
    let faces = faces.expect("the blocks were revealed");
    let ids = [
        "F-2-INF1", "F-2-INF2", "F-2-ART", "F-4-INF", "P-1-INF1", "P-1-INF2", "P-1-CAV", "P-1-ART",
    ];
    let name = |block| ids.iter().find(|id| field.setting().find_block(id) == Some(block));
    faces.iter().map(|face| (name(face.block).expect("a block").to_string(), face.steps)).collect()
}

#[test]
fn wat_11_3_4_a_all_blocks_in_positions_are_seen_but_those_in_woods() {
    let mut field = before_the_reveal("");
    field.act("confirm");
    let expected =
        [("F-2-INF1", 4), ("F-2-INF2", 4), ("F-2-ART", 3), ("P-1-CAV", 3), ("P-1-ART", 3)];
    assert_eq!(revealed(&field), expected.map(|(id, steps)| (id.to_owned(), steps)));
    let view = field.view_of(FRENCH);
    let hidden: Vec<_> = view.hidden.iter().map(|it| (it.at, it.army, it.blocks)).collect();
    let one = |at| (Some(at), Army::Prussian, 1);
    assert_eq!(hidden, [one(Location::DefenderLeft), one(Location::DefenderReserve)]);
    let view = serde_json::to_string(&view).expect("a view");
    for (id, is_seen) in
        [("P-1-CAV", true), ("P-1-ART", true), ("P-1-INF1", false), ("P-1-INF2", false)]
    {
        let number = u8::from(field.setting().find_block(id).expect("a block"));
        let face = format!("\"block\":{number},");
        assert_eq!(view.contains(&face), is_seen, "{id} {face} {view}");
    }
}

#[test]
fn wat_11_3_4_a_with_the_option_there_is_no_general_reveal() {
    let mut field = before_the_reveal("option reveal-when-firing-only on");
    field.act("confirm");
    assert_eq!(revealed(&field), []);
}
