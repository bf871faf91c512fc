//! Chapter 9: which fights there are, and who orders them.

use waterloo::Event;

use crate::field::Field;
use crate::rules::columns::send;

#[test]
fn wat_9_1_1_a_both_allied_armies_fight_on_one_side() {
    let mut field = Field::at(
        "turn 1
        quatrebras: F-C1 F-C2 F-C3
        waterloo: A-R-PIC P-1-CAV
        ask moves",
    );
    send(&mut field, "F-C1 F-C2 F-C3", "waterloo");
    field.act("end-moves");
    let fights = field.events.iter().find_map(|event| {
        let Event::FightsFound { skirmishes, battles } = event else { return None };
        Some((skirmishes.len(), battles.len()))
    });
    assert_eq!(fights, Some((1, 0)));
    assert_eq!((field.question().as_str(), field.asked()), ("pick", "allies"));
    field.acts("pick A-R-PIC; pick P-1-CAV");
    assert!(field.offers("confirm"));
}

#[test]
fn wat_9_1_1_a_a_fight_cannot_be_declined() {
    let mut field = Field::at(
        "turn 1
        waterloo: A-R-PIC P-1-CAV F-C1
        entries: quatrebras-waterloo
        ask moves",
    );
    field.act("end-moves");
    assert_eq!(field.legal(), [field.action("pick A-R-PIC"), field.action("pick P-1-CAV")]);
}

#[test]
fn wat_9_1_1_a_friends_do_not_fight() {
    let mut field = Field::at(
        "turn 2
        wavre: A-R-PIC P-2-INF1
        beaumont: F-C1
        ask moves",
    );
    field.act("end-moves");
    assert_eq!((field.question().as_str(), field.turn()), ("moves", 3));
}

#[test]
fn wat_9_1_2_a_three_against_three_is_a_battle_and_leaders_count() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-2-INF1(1) F-2-INF2(1) F-2-ART(1) P-1-INF1 P-1-INF2 P-1-CAV
        ligny: F-NAP F-1-ART F-C1 P-2-INF1 P-2-CAV P-2-ART
        entries: ham-charleroi fosses-ligny
        ask moves",
    );
    field.act("end-moves");
    assert_eq!(field.question(), "order-battles");
    assert!(field.offers("fight charleroi") && field.offers("fight ligny"));
}

#[test]
fn wat_9_1_2_a_two_blocks_on_a_side_make_a_skirmish() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-G-INF F-G-CAV F-G-ART1 F-G-ART2 F-1-INF1 F-1-INF2 F-1-ART F-2-INF1 F-2-INF2
        charleroi: F-2-ART F-3-INF1 F-3-INF2 P-1-INF1 P-1-INF2
        ligny: F-NAP F-C1 P-2-INF1 P-2-INF2 P-2-CAV P-2-ART P-3-INF1 P-3-INF2 P-3-CAV P-3-ART
        ligny: P-4-INF1
        entries: ham-charleroi fosses-ligny
        ask moves",
    );
    field.act("end-moves");
    assert_eq!(field.question(), "skirmishes");
    assert!(field.offers("fight charleroi") && field.offers("fight ligny"));
}

/// Skirmishes in Binche and Fosses, a battle in Charleroi.
const THREE_FIGHTS: &str = "
    turn 1
    binche: A-1-CHA(1) F-C1
    fosses: P-3-CAV(1) F-C2
    charleroi: F-2-INF1 F-2-INF2 F-2-ART P-1-INF1 P-1-INF2 P-1-CAV
    entries: solre-binche philippeville-fosses ham-charleroi
    ask moves
";

#[test]
fn wat_9_2_1_a_skirmishes_are_settled_one_by_one_before_a_battle_opens() {
    let mut field = Field::at(THREE_FIGHTS);
    field.act("end-moves");
    assert_eq!((field.question().as_str(), field.asked()), ("skirmishes", "french"));
    // First Fosses, then Binche: the defender misses, the attacker hits.
    field.dice("skirmish", [6, 1, 6, 6, 6, 1]).markers(["hill"]);
    field.act("fight fosses");
    assert_eq!((field.place("P-3-CAV"), field.place("A-1-CHA")), ("lost".into(), "lost".into()));
    assert_eq!(field.question(), "put-markers");
    assert_eq!(field.asked_of("town"), "charleroi");
    let settled = field.events.iter().filter_map(|event| {
        let Event::SkirmishEnded { town } = event else { return None };
        Some(*town)
    });
    let town = |id| field.setting().find_town(id).expect("a town");
    assert_eq!(settled.collect::<Vec<_>>(), ["fosses", "binche"].map(town));
    field.finish();
}

#[test]
fn wat_9_2_1_a_a_battle_cannot_come_before_a_skirmish() {
    let mut field = Field::at(THREE_FIGHTS);
    field.act("end-moves");
    field.refused("fight charleroi", "WAT-9.2.1");
    field.refused("fight namur", "WAT-9.1.1");
    field.refused("confirm", "WAT-26.1.1");
}

#[test]
fn wat_9_2_2_a_the_attacker_fixes_the_order_of_battles() {
    let mut field = Field::at(
        "turn 2
        charleroi: F-C1 F-C2 F-C3 P-1-INF1 P-1-INF2 P-1-CAV
        ligny: F-1-INF1 F-1-INF2 F-1-ART P-2-INF1 P-2-CAV P-2-ART
        quatrebras: F-2-INF1 F-2-INF2 F-2-ART A-1-PER A-1-ALT A-1-CAV
        entries: fosses-charleroi namur-ligny nivelles-quatrebras
        ask moves",
    );
    field.act("end-moves");
    assert_eq!((field.question().as_str(), field.asked()), ("order-battles", "allies"));
    field.act("fight quatrebras");
    field.refused("fight quatrebras", "WAT-9.2.2");
    field.markers(["hill"]).act("fight ligny");
    // Charleroi is the last one, so nobody is asked.
    let battles: Vec<_> = field.json()["battles"].as_array().expect("battles").clone();
    let order: Vec<_> = battles.iter().map(|battle| battle["town"].clone()).collect();
    assert_eq!(order, ["quatrebras", "ligny", "charleroi"]);
    assert_eq!((field.question().as_str(), field.asked()), ("put-markers", "allies"));
    assert_eq!(field.asked_of("town"), "quatrebras");
    field.finish();
}

#[test]
fn wat_25_2_2_a_the_order_of_fights_is_chosen_by_the_anglo_dutch_while_they_attack() {
    let mut field = Field::at(
        "turn 2
        option three-players on
        charleroi: F-C1 P-1-CAV
        ligny: F-C2 P-2-CAV
        nivelles: F-C3 A-1-CAV
        entries: fosses-charleroi namur-ligny braine-nivelles
        ask moves prussians",
    );
    field.act("end-moves");
    assert_eq!((field.question().as_str(), field.asked()), ("skirmishes", "anglo-dutch"));
    // Both miss, and the attacker is weaker than the heavy cavalry: he goes back to Braine.
    field.dice("skirmish", [6, 6, 6, 6, 6]).act("fight nivelles");
    assert_eq!(field.place("A-1-CAV"), "braine");
    assert_eq!((field.question().as_str(), field.asked()), ("skirmishes", "prussians"));
    field.finish();
}

#[test]
fn wat_25_2_2_a_the_army_with_more_blocks_speaks() {
    let mut field = Field::at(
        "turn 1
        option three-players on
        wavre: A-R-PIC P-1-INF1 P-1-CAV F-C1 F-C2
        entries: quatrebras-wavre
        ask moves",
    );
    field.act("end-moves");
    assert_eq!((field.question().as_str(), field.asked()), ("pick", "prussians"));
    assert!(field.offers("pick A-R-PIC"));
}

#[test]
fn wat_25_2_2_a_with_equal_numbers_the_anglo_dutch_speak() {
    let mut field = Field::at(
        "turn 1
        option three-players on
        wavre: A-R-PIC P-1-INF1 F-C1 F-C2
        entries: quatrebras-wavre
        ask moves",
    );
    field.act("end-moves");
    assert_eq!((field.question().as_str(), field.asked()), ("pick", "anglo-dutch"));
}

/// Three Anglo-Dutch blocks and some Prussians attack in Wavre, with a player each: who puts the
/// first marker.
fn speaker_in_wavre(dutch: &str, prussians: &str) -> &'static str {
    let mut field = Field::at(&format!(
        "turn 2
        option three-players on
        wavre: {dutch} {prussians} F-2-INF1 F-2-INF2 F-2-ART
        entries: brussels-wavre gembloux-wavre
        ask moves prussians"
    ));
    field.markers(["hill"]).act("end-moves");
    assert_eq!(field.question(), "put-markers");
    field.finish();
    field.asked()
}

#[test]
fn wat_25_2_2_a_in_a_battle_one_player_speaks_for_both_armies() {
    let dutch = "A-R-PIC A-R-LAM A-R-BRU";
    let prussians = "P-1-INF1 P-1-INF2 P-1-CAV P-1-ART";
    assert_eq!(speaker_in_wavre(dutch, &format!("{prussians} P-1-RHA")), "prussians");
    assert_eq!(speaker_in_wavre(&format!("{dutch} A-WEL"), prussians), "anglo-dutch");
}
