//! Chapter 10: which battles are fought, who attacks, and what is shown.

use borodino::{Event, Side};
use engine::Viewer;

use crate::field::{Field, viewer};

#[test]
fn bor_10_1_1_a_player_1_chooses_the_next_battle_each_time() {
    let mut field = Field::at(
        "turn 5 first russian
        kamenka: F-1-5 R-8-27
        utitsa: F-5-16 R-3-3
        borodino: F-1-1 R-6-J
        ask battles",
    );
    assert_eq!((field.asked(), field.legal().len()), ("russian", 3));
    field.refused("fight gorki", "BOR-10.1.1");
    field.act("fight kamenka");
    // The Russians attack: the French division fires first, and that is the end of it.
    field.acts("done; done").dice([1, 1, 2, 6]).act("fire F-1-5");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "regroup"));
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "battles"));
    assert_eq!(field.legal().len(), 2);
    assert!(field.offers("fight utitsa") && field.offers("fight borodino"));
    field.refused("fight kamenka", "BOR-10.1.1");
    field.finish();
}

#[test]
fn bor_10_1_1_a_the_last_battle_needs_no_choice() {
    let mut field = Field::at(
        "turn 5 first russian
        kamenka: F-1-5 R-8-27
        utitsa: F-5-16 R-3-3
        ask battles",
    );
    field.acts("fight kamenka; done; done").dice([1, 1, 2, 6]).acts("fire F-1-5; done");
    assert_eq!(field.battle()["area"], "utitsa");
    assert_eq!(field.question(), "squares");
    field.finish();
}

/// Player 1 entered the Fleches, Player 2 came with a reserve, and entered the valley.
const TWO_ATTACKS: &str = "turn 5 first french
    fleches: F-1-5 R-8-27 R-8-G
    kamenka: F-3-10 R-8-CG
    crossed: utitsa_forest>fleches french 1
    crossed: semenovskoye>fleches russian 1
    crossed: semenovskoye>kamenka russian 1
    entered: F-1-5 utitsa_forest
    entered: R-8-G semenovskoye
    entered: R-8-CG semenovskoye
    reserves: R-8-G
    second-attacks: kamenka
    ask battles";

#[test]
fn bor_10_1_2_a_whoever_entered_attacks() {
    let mut field = Field::at(TWO_ATTACKS);
    field.act("fight fleches");
    assert_eq!(field.battle()["attacker"], "french");
    let mut field = Field::at(TWO_ATTACKS);
    field.act("fight kamenka");
    assert_eq!(field.battle()["attacker"], "russian");
}

#[test]
fn bor_10_1_2_a_the_moves_of_both_players_say_who_attacks() {
    let mut field = Field::at(
        "turn 5 first french
        utitsa_forest: F-1-5
        kamenka: F-3-10
        fleches: R-8-27
        semenovskoye: R-8-G R-8-CG
        ask straggles french",
    );
    field.dice([6; 3]).acts("take F-1-5; move fleches; done");
    field.acts("take R-8-G; move fleches; take R-8-CG; move kamenka; done");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "battles"));
    assert_eq!(field.legal().len(), 2);
    field.act("fight fleches");
    assert_eq!((field.battle()["attacker"].clone(), field.asked()), ("french".into(), "russian"));
    assert!(field.lists("reserves", "R-8-G") && !field.lists("reserves", "R-8-CG"));
    // The French end it: their division goes back.
    field.acts("done; done; done; retreat F-1-5 utitsa_forest; done");
    let battle = field.battle();
    assert_eq!(
        (battle["area"].clone(), battle["attacker"].clone()),
        ("kamenka".into(), "russian".into())
    );
    field.finish();
}

/// The ids of the blocks that an event turned up.
fn faces(field: &Field) -> Vec<Vec<&'static str>> {
    let setting = field.setting();
    let list = |event: &Event| {
        let (Event::BattleBegan { faces, .. } | Event::RoundBegan { joined: faces, .. }) = event
        else {
            return None;
        };
        Some(faces.iter().map(|face| setting.block_id(face.block)).collect())
    };
    field.heard_by(viewer(Side::French)).iter().filter_map(list).collect()
}

#[test]
fn bor_10_1_3_a_all_but_reserves_are_shown_and_those_in_round_2() {
    let mut field = Field::at(TWO_ATTACKS);
    field.act("fight fleches");
    assert_eq!(faces(&field), [vec!["F-1-5", "R-8-27"], vec![]]);
    field.acts("done; done; done; done");
    assert_eq!(field.battle()["round"], 2);
    assert_eq!(faces(&field)[2], ["R-8-G"]);
    field.acts("done; done; done; done");
    assert_eq!((field.battle()["round"].clone(), faces(&field).pop()), (3.into(), Some(vec![])));
}

#[test]
fn bor_10_1_3_a_who_the_reserve_is_stays_hidden_in_round_1() {
    let [mut one, mut other] =
        ["R-8-G", "R-7-12"].map(|reserve| Field::at(&TWO_ATTACKS.replace("R-8-G", reserve)));
    for field in [&mut one, &mut other] {
        field.act("fight fleches");
    }
    let fleches = one.setting().find_area("fleches").expect("an area");
    for watcher in [viewer(Side::French), Viewer::Spectator] {
        let hidden = one.view_of(watcher).hidden;
        let here: Vec<_> = hidden.iter().filter(|it| it.area == fleches).collect();
        assert_eq!((here.len(), here[0].side, here[0].blocks), (1, Side::Russian, 1));
        assert_eq!(one.view_of(watcher), other.view_of(watcher));
        assert_eq!(one.heard_by(watcher), other.heard_by(watcher));
    }
}

#[test]
fn bor_10_1_4_a_in_round_4_attackers_are_offered_retreats_only() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 F-3-10 R-8-27
        crossed: utitsa_forest>fleches french 2
        battle fleches round 3 attacker french
        ask turns c attacker",
    );
    field.act("done");
    assert_eq!((field.battle()["round"].clone(), field.question().as_str()), (4.into(), "squares"));
    field.acts("done; done; done");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "turns"));
    let mut offered = field.legal();
    offered.sort_by_key(|action| format!("{action:?}"));
    let mut retreats = vec![
        field.action("retreat F-1-5 utitsa_forest"),
        field.action("retreat F-3-10 utitsa_forest"),
    ];
    retreats.sort_by_key(|action| format!("{action:?}"));
    assert_eq!(offered, retreats);
    for words in ["fire F-1-5", "pass F-1-5", "done"] {
        field.refused(words, "BOR-13.2.1");
    }
    // One goes as he likes; the only way that is left is taken without asking.
    field.act("retreat F-3-10 utitsa_forest");
    assert_eq!(field.place("F-1-5"), "utitsa_forest");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "regroup"));
}

#[test]
fn bor_10_1_5_a_a_reserve_may_form_square_in_round_2() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 R-8-27 R-8-G
        crossed: utitsa_forest>fleches french 1
        crossed: semenovskoye>fleches russian 1
        reserves: R-8-G
        battle fleches round 1 attacker french
        ask squares defender",
    );
    field.refused("form-square R-8-G", "BOR-10.2.1");
    field.acts("done; done; done; done");
    assert_eq!((field.battle()["round"].clone(), field.question().as_str()), (2.into(), "squares"));
    assert_eq!(field.asked(), "russian");
    field.act("form-square R-8-G");
    assert_eq!(field.battle()["squares"][0], "R-8-G");
}
