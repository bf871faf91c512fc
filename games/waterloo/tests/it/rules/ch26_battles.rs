//! Chapters 25 and 26: the questions of a battle, and whom they are put to.

use engine::Seat;

use crate::field::Field;

#[track_caller]
fn asks(field: &Field, question: &str, asked: &str) {
    assert_eq!((field.question().as_str(), field.asked()), (question, asked));
}

#[test]
fn wat_26_2_4_a_the_questions_of_an_opening_come_in_their_order() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-2-INF1 F-2-INF2 F-2-ART P-1-INF1 P-1-INF2 P-1-CAV
        entries: ham-charleroi
        battle charleroi terrain
        ask put-markers charleroi attacker stream",
    );
    field.markers(["woods", "stream"]).act("put-marker stream left");
    asks(&field, "put-markers", "allies");
    field.acts("put-marker woods left; put-marker stream centre");
    asks(&field, "deploy", "allies");
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 centre; deploy P-1-CAV right; confirm");
    asks(&field, "deploy", "french");
    field.acts("deploy F-2-INF1 left; deploy F-2-INF2 centre; deploy F-2-ART right; confirm");
    // Nobody names a holder: there are streams and woods only.
    asks(&field, "battle-phase", "french");
    field.finish();
}

#[test]
fn wat_26_1_1_a_only_whoever_is_asked_decides() {
    let field = Field::historical(&[]);
    assert_eq!((field.turn(), field.asked()), (1, "french"));
    for decision in ["take P-1-INF1", "confirm"] {
        field.refused_to(Seat(1), decision, "WAT-26.1.1");
    }
    // What answers another question is no answer.
    field.refused("end-battle-phase", "WAT-26.1.1");
}

#[test]
fn wat_26_1_2_a_the_attacker_draws_first() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-2-INF1<ham F-2-INF2<ham F-2-ART<ham P-1-INF1 P-1-INF2 P-1-CAV
        ham: F-4-INF<beaumont
        roads: ham-charleroi 3 beaumont-ham 1
        entries: ham-charleroi
        ask marches",
    );
    field.markers(["stream", "farm", "hill"]).act("end-marches");
    asks(&field, "put-markers", "french");
    field.refused("put-marker farm left", "WAT-11.2.2");
    field.act("put-marker stream left");
    asks(&field, "put-markers", "allies");
    field.refused("put-marker stream left", "WAT-11.2.2");
    field.acts("put-marker farm left; put-marker hill right");
    field.finish();
}

#[test]
fn wat_26_2_5_a_after_the_defender_the_next_battle_of_the_order_is_played() {
    let mut field = Field::at(
        "turn 1
        entries: nivelles-quatrebras charleroi-ligny
        battle quatrebras
        a-c: F-1-INF1
        d-c: A-1-PER
        battle ligny
        a-c: F-4-INF
        d-c: P-1-INF1
        ask battle-phase quatrebras defender",
    );
    field.act("end-battle-phase");
    asks(&field, "battle-phase", "allies");
    assert_eq!(
        (field.asked_of("town"), field.asked_of("role")),
        ("ligny".into(), "defender".into())
    );
    field.refused("take A-1-PER", "WAT-12.1.3");
}

#[test]
fn wat_26_2_6_a_a_rout_asks_who_leaves_and_the_winner_regroups() {
    let mut field = Field::at(
        "turn 1
        beaumont: F-6-INF
        entries: thuin-charleroi
        battle charleroi
        a-c: F-2-INF1
        a-r: F-2-INF2
        a-res: F-C1
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: P-1-CAV
        ligny: P-1-ART
        ask battle-phase charleroi defender",
    );
    field.acts("take P-1-CAV; step a-l");
    asks(&field, "leave-battle", "french");
    assert_eq!(field.legal().len(), 3);
    field.act("retreat F-2-INF2 thuin");
    assert_eq!(field.lost('F'), 2);
    asks(&field, "regroup", "allies");
}

/// A battle of both Allied armies with a player each, attacked in Wavre.
fn common_battle(question: &str) -> Field {
    Field::at(&format!(
        "turn 1
        option three-players on
        waterloo: A-R-PIC A-R-LAM
        jodoigne: P-4-CAV
        entries: gembloux-wavre
        battle wavre speaker prussians
        a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-l: A-1-PER
        d-c: P-1-INF1
        d-r: P-1-INF2
        ask {question}"
    ))
}

#[test]
fn wat_25_2_2_a_each_owner_reinforces_with_his_own_blocks() {
    let mut field = common_battle("battle-phase wavre defender");
    assert_eq!(field.asked(), "prussians");
    assert!(field.offers("take A-1-PER"));
    field.act("end-battle-phase");
    asks(&field, "reinforcement", "anglo-dutch");
    field.refused("reinforce P-4-CAV", "WAT-25.2.2");
    field.act("reinforce A-R-PIC");
    // The minor road from Waterloo is full: the Anglo-Dutch have nobody left to bring.
    asks(&field, "reinforcement", "prussians");
    field.refused("reinforce A-R-LAM", "WAT-25.2.2");
    field.act("reinforce P-4-CAV");
    asks(&field, "battle-phase", "french");
}

#[test]
fn wat_25_2_2_a_each_owner_regroups_with_his_own_blocks() {
    let mut field = Field::at(
        "turn 1
        option three-players on
        wavre: A-1-PER P-1-INF1
        waterloo: A-R-PIC
        jodoigne: P-4-CAV
        ask regroup wavre defender",
    );
    assert_eq!(field.asked(), "anglo-dutch");
    field.refused("regroup P-4-CAV wavre", "WAT-25.2.2");
    // Friends of the other army are friends.
    assert!(field.offers("regroup A-1-PER jodoigne"));
    field.act("end-regrouping");
    asks(&field, "regroup", "prussians");
    field.refused("regroup A-R-PIC wavre", "WAT-25.2.2");
    field.act("regroup P-4-CAV wavre");
    assert_eq!(field.place("P-4-CAV"), "wavre");
}

/// French blocks have entered Wavre, where these Allied ones stand; the marches are over.
fn attacked_in_wavre(allies: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 1
        option three-players on
        wavre: {allies} F-C1<gembloux F-C2<gembloux F-1-INF1<gembloux
        roads: gembloux-wavre 3
        entries: gembloux-wavre
        gembloux: F-4-INF<ligny
        ask marches"
    ));
    field.markers(["hill"]).act("end-marches");
    field.markers(["farm", "hill"]).act("put-marker hill left");
    field.finish();
    field
}

#[test]
fn wat_25_2_2_a_the_army_with_more_blocks_speaks_for_both() {
    let mut field =
        attacked_in_wavre("A-1-PER A-1-ALT A-1-CHA P-1-INF1 P-1-INF2 P-1-CAV P-1-ART P-1-RHA");
    asks(&field, "put-markers", "prussians");
    field.acts("put-marker farm left; put-marker hill right; deploy A-1-PER left");
    field.acts("deploy P-1-INF1 centre; deploy P-1-INF2 right; confirm");
    field.acts("deploy F-C1 left; deploy F-C2 centre; deploy F-1-INF1 right; confirm");
    asks(&field, "name-holder", "prussians");
    field.act("hold A-1-PER");
    asks(&field, "battle-phase", "french");
    field.acts("end-battle-phase; end-reinforcement");
    asks(&field, "battle-phase", "prussians");
    assert!(field.offers("take A-1-PER") && field.offers("take A-1-ALT"));
}

#[test]
fn wat_25_2_2_a_the_anglo_dutch_speak_if_both_are_equal() {
    let field =
        attacked_in_wavre("A-1-PER A-1-ALT A-1-CHA A-1-GDS P-1-INF1 P-1-INF2 P-1-CAV P-1-ART");
    asks(&field, "put-markers", "anglo-dutch");
}
