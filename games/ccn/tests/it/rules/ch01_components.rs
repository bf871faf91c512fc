//! Chapter 1: components and terms.

use std::collections::BTreeMap;

use ccn::{Action, Card, Event, Face, Mark, Side, Step};
use engine::{Chance, Draw, Game, Journal};

use crate::field::{Field, hex};

#[test]
fn ccn_1_1_1_a_portuguese_infantry_and_british_cavalry_support_british_line() {
    let flags_for = |pieces: &str| {
        let mut field = Field::draw(pieces).first(Side::French).ready("4,6");
        field.fire("4,6", "6,6", "flag saber saber saber");
        field
    };
    let supported = flags_for("B-LN 6,6; P-LN 6,5; B-LC 6,7; F-LN 4,6");
    assert_eq!(supported.asked(), Some(Side::Allied));
    assert_eq!(supported.legal(), [Action::IgnoreFlags(0), Action::IgnoreFlags(1)]);
    // One supporter is not enough, so each of the two counted.
    for pieces in ["B-LN 6,6; P-LN 6,5; F-LN 4,6", "B-LN 6,6; B-LC 6,7; F-LN 4,6"] {
        assert!(!flags_for(pieces).offers(Action::IgnoreFlags(1)), "{pieces}");
    }
}

#[test]
fn ccn_1_1_1_b_the_hex_of_a_portuguese_unit_is_closed_to_a_british_one() {
    let field = Field::draw("P-LN 6,5; B-LN 7,6").ordered("7,6");
    let into_friend = Action::MoveUnit { from: hex("7,6"), to: hex("6,5") };
    assert_eq!(field.refusal(into_friend), "CCN-8.1.3");
}

/// Luck in which every die shows the same one of its six numbers.
struct Loaded(u32);

impl Chance for Loaded {
    fn below(&mut self, _: Draw, faces: u32) -> u32 {
        assert_eq!(faces, 6, "a battle die has six faces");
        self.0
    }

    fn weighted(&mut self, _: Draw, weights: &[u8]) -> usize {
        weights.iter().position(|&weight| weight > 0).expect("a card to draw")
    }
}

#[test]
fn ccn_1_1_2_a_two_faces_show_infantry_and_every_other_face_is_there_once() {
    let field = Field::draw("P-LN*1 6,6; F-LN 4,6").ready("6,6");
    let fire = Action::Fire { from: hex("6,6"), at: hex("4,6") };
    let mut faces = BTreeMap::new();
    for number in 0..6 {
        let (mut battle, mut journal) = (field.battle.clone(), Journal::keeping());
        let shot = battle.play(Side::Allied.seat(), fire, &mut Loaded(number), &mut journal);
        shot.expect("one die is rolled");
        for event in journal.into_events() {
            if let Event::Rolled { dice, .. } = event {
                *faces.entry(dice.iter().next().expect("a die")).or_insert(0) += 1;
            }
        }
    }
    let once = [Face::Cavalry, Face::Artillery, Face::Flag, Face::Saber].map(|face| (face, 1));
    assert_eq!(faces, [(Face::Infantry, 2)].into_iter().chain(once).collect());
}

#[test]
fn ccn_1_1_2_b_more_dice_are_rolled_than_the_box_holds() {
    let sketch = Field::draw("B-GG 6,6; F-LN 4,6").hand(Side::Allied, [Card::Elan]);
    let mut guards = sketch.start();
    guards.act_with(Action::Play(Card::Elan), "flag").order("6,6").end_moves();
    assert_eq!(guards.fire_dice("6,6", "4,6"), Some(5 + 1 + 1));

    let sketch = Field::draw("B-LN 5,6; B-FA 5,7; F-LN 4,6");
    let mut field = sketch.hand(Side::Allied, [Card::GiveThemTheColdSteel]).start();
    field.play(Card::GiveThemTheColdSteel).declare("5,6", "4,6");
    field.act(Action::Join(hex("5,7")));
    field.act_with(Action::Stand, &"artillery ".repeat(10));
    let rolled = |event: &Event| {
        let Event::Rolled { dice, .. } = event else { return None };
        Some(dice.len())
    };
    assert_eq!(field.events.iter().find_map(rolled), Some(10));
}

#[test]
fn ccn_1_1_3_a_weak_units_do_not_merge() {
    let field = Field::draw("F-LN*2 4,6; F-LN*1 4,5").first(Side::French).ordered("4,6 4,5");
    let merge = |from, to| Action::MoveUnit { from: hex(from), to: hex(to) };
    assert_eq!(field.refusal(merge("4,6", "4,5")), "CCN-8.1.3");
    assert_eq!(field.refusal(merge("4,5", "4,6")), "CCN-8.1.3");
}

#[test]
fn ccn_1_1_3_b_the_marker_of_a_square_absorbs_nothing() {
    let mut field = Field::draw("F-LN 4,6; B-LN*1=sq 6,6").first(Side::French).ready("4,6");
    field.fire("4,6", "6,6", "infantry saber saber saber");
    assert_eq!((field.blocks("6,6"), field.banners(Side::French)), (0, 1));
}

#[test]
fn ccn_1_1_4_a_horse_artillery_is_hit_by_the_artillery_face_alone() {
    let mut field = Field::draw("B-HA 7,6; F-FA 7,9").first(Side::French).ready("7,9");
    field.fire("7,9", "7,6", "cavalry artillery");
    assert_eq!(field.blocks("7,6"), 2);
}

#[test]
fn ccn_1_1_4_b_horse_artillery_is_no_cavalry_that_keeps_a_square() {
    let mut field = Field::draw("F-LN=sq 5,6; B-HA 6,6").first(Side::French).start();
    field.play(Card::AttackCenter).order("5,6");
    assert!(field.offers(Action::LeaveSquare));
}

#[test]
fn ccn_1_1_5_a_a_leader_alone_draws_no_cold_steel() {
    let sketch = Field::draw("F-LN 5,6; B-LDR 6,6; F-LN 4,8; B-LN 5,8").first(Side::French);
    let mut field = sketch.hand(Side::French, [Card::GiveThemTheColdSteel]).start();
    field.play(Card::GiveThemTheColdSteel);
    let melee = |from, at| Action::Melee { from: hex(from), at: hex(at) };
    assert!(field.offers(melee("4,8", "5,8")), "a unit next to a unit is ordered");
    assert_eq!(field.refusal(melee("5,6", "6,6")), "CCN-7.1.1");
}

#[test]
fn ccn_1_1_5_b_a_lone_leader_has_no_battle() {
    // The line next to him keeps the battle phase open.
    let mut field = Field::draw("B-LDR 6,6; B-LN 6,5; F-LN 5,6").start();
    field.play(Card::AttackCenter).order("6,5").order_leader("6,6").end_orders().end_moves();
    let melee = Action::Melee { from: hex("6,5"), at: hex("5,6") };
    assert_eq!(field.legal(), [melee, Action::EndBattles]);
}

#[test]
fn a_lone_leader_who_is_all_that_was_ordered_leaves_the_battle_phase_empty() {
    let mut field = Field::draw("B-LDR 6,6; F-LN 5,6").start();
    field.play(Card::AttackCenter).order_leader("6,6").end_moves();
    assert_eq!(field.view().active, Side::French);
}

/// The dice of a French unit that stands next to the enemy when Bayonet Charge is played.
fn bayonets(unit: &str) -> Option<usize> {
    let sketch = Field::draw(&format!("{unit} 4,6; B-LN 5,6")).first(Side::French);
    let mut field = sketch.hand(Side::French, [Card::BayonetCharge]).start();
    field.play(Card::BayonetCharge).order("4,6").end_orders().end_moves();
    field.melee_dice("4,6", "5,6")
}

#[test]
fn ccn_1_1_6_a_young_guard_is_light_type_and_guard() {
    let sketch = Field::draw("F-YG 4,6; B-LN 6,6").ground("forest 5,6").first(Side::French);
    let mut field = sketch.ordered("4,6");
    field.move_unit("4,6", "5,6").end_moves();
    assert_eq!(field.melee_dice("5,6", "6,6"), Some(4 + 1));
    assert_eq!(bayonets("F-YG"), Some(4 + 1 + 1));
}

#[test]
fn ccn_1_1_6_b_grenadiers_are_no_guard() {
    assert_eq!(bayonets("F-GR"), Some(4 + 1));
}

#[test]
fn ccn_1_1_7_a_the_attacker_may_ignore_flags_of_the_battle_back() {
    let mut field = Field::draw("B-GR 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "flag infantry artillery artillery artillery");
    assert_eq!(field.blocks("5,6"), 3);
    assert_eq!(field.asked(), Some(Side::Allied));
    assert_eq!(field.legal(), [Action::IgnoreFlags(0), Action::IgnoreFlags(1)]);
    field.act(Action::IgnoreFlags(1));
    assert_eq!(field.blocks("5,6"), 3, "it stays where it is");
}

#[test]
fn ccn_1_1_8_a_cavalry_that_moved_two_hexes_has_two_counted() {
    let mut field = Field::draw("B-LC 6,6").ordered("6,6");
    field.move_unit("6,6", "4,6");
    assert_eq!(field.moved("4,6"), 2);
}

#[test]
fn ccn_1_1_8_b_a_retreat_into_forest_is_not_entering_it() {
    let sketch = Field::draw("F-LN 4,6; B-LN 6,6; B-GR 4,5").ground("forest 3,6 3,7");
    let mut field = sketch.ready("6,6 4,5");
    field.fire("6,6", "4,6", "flag cavalry cavalry cavalry cavalry");
    field.act(Action::Retreat(hex("3,6")));
    let view = field.view();
    let thrown_back = view.units.iter().find(|unit| unit.hex == hex("3,6")).expect("the line");
    assert!(!thrown_back.marks.contains(&Mark::EnteredForest));
    field.melee("4,5", "3,6", "cavalry cavalry cavalry cavalry");
    assert!(matches!(field.step(), Some(Step::BattleBack { .. })));
    assert_eq!(field.battle_back_dice(), Some(5));
}
