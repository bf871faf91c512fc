//! Chapter 23: who wins the campaign, and when.

use engine::{Game, Waiting};
use waterloo::{Event, Side, Victory};

use crate::field::Field;

const FRENCH: &str = "F-G-CAV F-G-ART1 F-G-ART2 F-1-INF1 F-1-INF2 F-1-ART F-2-INF1 F-2-INF2 \
    F-2-ART F-3-INF1 F-3-INF2";
const TWELFTH: &str = "F-3-ART";
const DUTCH: &str = "A-1-GDS A-1-ALT A-1-PER A-1-CHA A-1-CAV A-1-ART A-2-CLI A-2-COL";
const PRUSSIANS: &str = "P-1-INF1 P-1-INF2 P-1-CAV P-1-ART P-1-RHA P-2-INF1 P-2-INF2 P-2-CAV";
const NINTH: &str = "P-2-ART";

/// The end of a turn: where blocks stand, who is lost, and what the Allies lose for want of supply.
fn end_of(turn: u8, position: &str, lost: &[&str], starve: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn {turn}
        beaumont: F-NAP
        {position}
        lost: {}
        ask moves",
        lost.join(" ")
    ));
    field.act("end-moves").acts(starve);
    field
}

/// Who has won, and how.
fn won(field: &Field) -> Option<(Side, Victory)> {
    let won = field.events.iter().find_map(|event| {
        let Event::Won { side, by } = event else { return None };
        Some((*side, *by))
    });
    assert_eq!(won.is_some(), field.is_over());
    if let (Waiting::Over(outcome), Some((side, _))) = (field.campaign.waiting(), won) {
        let is_french = outcome.winners.contains(engine::Seat(0));
        assert_eq!(is_french, side == Side::French);
    }
    won
}

const BOTH: &str = "hal: A-WEL A-R-PIC A-R-LAM
    namur: P-BLU P-4-INF1 P-4-INF2";

#[test]
fn wat_23_2_1_a_demoralisation_is_tested_before_the_cities() {
    let position = format!("{BOTH}\nbrussels: F-C1\nghent: F-C2");
    let field = end_of(23, &position, &[FRENCH, TWELFTH], "starve A-R-PIC; starve A-R-LAM");
    assert_eq!(won(&field), Some((Side::Allied, Victory::Demoralisation)));
}

#[test]
fn wat_23_2_1_a_supply_losses_come_before_the_tests() {
    let dutch: Vec<&str> = DUTCH.split_whitespace().take(7).collect();
    let position = format!("{BOTH}\nbrussels: F-C1");
    let field = end_of(11, &position, &[&dutch.join(" "), PRUSSIANS, NINTH], "starve A-R-PIC");
    assert_eq!(won(&field), Some((Side::French, Victory::Demoralisation)));
}

#[test]
fn wat_23_2_1_a_nothing_more_is_asked_when_the_campaign_is_over() {
    let field = end_of(11, BOTH, &[FRENCH, TWELFTH], "");
    assert_eq!((won(&field).is_some(), field.legal().len()), (true, 0));
    field.refused("end-moves", "WAT-23.2.1");
}

#[test]
fn wat_23_2_2_a_both_allied_armies_one_after_the_other() {
    let position = "demoralised: anglo-dutch\nnamur: P-BLU P-4-INF1";
    let field = end_of(13, position, &[FRENCH, DUTCH, PRUSSIANS, NINTH], "");
    assert_eq!(won(&field), Some((Side::French, Victory::Demoralisation)));
}

#[test]
fn wat_23_2_2_a_both_allied_armies_at_the_same_time() {
    let field = end_of(13, BOTH, &[FRENCH, DUTCH, PRUSSIANS, NINTH], "");
    assert_eq!(won(&field), Some((Side::French, Victory::Demoralisation)));
}

#[test]
fn wat_23_2_3_a_all_three_at_once_is_for_the_french() {
    let all = [FRENCH, TWELFTH, DUTCH, PRUSSIANS, NINTH];
    let field = end_of(11, BOTH, &all, "");
    assert_eq!(won(&field), Some((Side::French, Victory::Demoralisation)));
    let position = "demoralised: anglo-dutch\nnamur: P-BLU P-4-INF1";
    let field = end_of(11, position, &all, "");
    assert_eq!(won(&field), Some((Side::French, Victory::Demoralisation)));
}

#[test]
fn wat_23_2_4_a_two_cities_win_at_the_end_of_turn_22() {
    let position =
        "hal: A-WEL A-R-PIC\nnamur: P-BLU P-4-INF1 P-4-INF2\nbrussels: F-C1\nliege: F-C2";
    let starve = "starve A-R-PIC; starve P-4-INF1; starve P-4-INF2";
    let mut field = end_of(21, position, &[], starve);
    assert_eq!((won(&field), field.turn()), (None, 22));
    field.act("end-moves");
    assert_eq!(won(&field), Some((Side::French, Victory::Cities)));
}

#[test]
fn wat_23_2_4_a_one_city_does_not_win() {
    let field = end_of(23, &format!("{BOTH}\nghent: F-C1"), &[], "starve A-R-PIC");
    assert_eq!(won(&field), Some((Side::Allied, Victory::Time)));
}

#[test]
fn wat_23_2_4_a_the_option_says_from_which_turn() {
    let position =
        format!("option supply-victory-from-turn 10\n{BOTH}\nbrussels: F-C1\nghent: F-C2");
    let field = end_of(10, &position, &[], "");
    assert_eq!(won(&field), Some((Side::French, Victory::Cities)));
    let field = end_of(8, &position, &[], "");
    assert_eq!(won(&field), None);
}

#[test]
fn wat_23_2_4_a_cities_of_a_removed_army_count() {
    let position = "demoralised: anglo-dutch\nnamur: P-BLU\nbrussels: F-C1\nghent: F-C2";
    let field = end_of(22, position, &[DUTCH], "");
    assert_eq!(won(&field), Some((Side::French, Victory::Cities)));
}

#[test]
fn wat_23_2_5_a_one_allied_army_does_not_save_the_french() {
    let prussians: Vec<&str> = PRUSSIANS.split_whitespace().take(5).collect();
    let lost = [FRENCH, TWELFTH, DUTCH, &prussians.join(" ")];
    let field = end_of(11, BOTH, &lost, "");
    assert_eq!(won(&field), Some((Side::Allied, Victory::Demoralisation)));
}

#[test]
fn wat_23_2_6_a_time_is_with_the_allies() {
    let position = "demoralised: anglo-dutch\nnamur: P-BLU P-4-INF1\nbrussels: F-C1";
    let field = end_of(23, position, &[FRENCH, DUTCH, PRUSSIANS], "");
    assert_eq!(won(&field), Some((Side::Allied, Victory::Time)));
}

#[test]
fn wat_23_2_6_a_before_the_last_turn_play_goes_on() {
    let field = end_of(22, BOTH, &[FRENCH, PRUSSIANS], "");
    assert_eq!((won(&field), field.turn()), (None, 23));
}
