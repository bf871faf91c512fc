//! Chapter 24: what is hidden on the map.

use engine::{Game, Seat, Viewer};
use waterloo::{Army, Campaign, Event, Hidden, View, Who};

use crate::field::Field;

const FRENCH: Viewer = Viewer::Seat(Seat(0));
const ALLIES: Viewer = Viewer::Seat(Seat(1));

/// The blocks of an army in a town that the viewer does not see.
fn hidden(field: &Field, viewer: Viewer, town: &str, army: Army) -> Option<Hidden> {
    let town = field.setting().find_town(town).expect("a town");
    let view = field.view_of(viewer);
    view.hidden.into_iter().find(|it| it.town == town && it.army == army)
}

/// What a viewer was told since the test began.
fn told(field: &Field, viewer: Viewer) -> Vec<Event> {
    field.events.iter().filter_map(|event| Campaign::seen(event, viewer)).collect()
}

fn sees(view: &View, field: &Field, id: &str) -> bool {
    let block = field.setting().find_block(id).expect("a block");
    view.blocks.iter().any(|it| it.block == block)
}

#[test]
fn wat_24_1_1_a_of_an_enemy_town_only_numbers_are_known() {
    let field = Field::historical(&[]);
    let number = |town, army| hidden(&field, FRENCH, town, army).map(|it| it.blocks);
    assert_eq!(number("charleroi", Army::Prussian), Some(4));
    assert_eq!(number("brussels", Army::AngloDutch), Some(4));
    assert_eq!(number("charleroi", Army::AngloDutch), None);
    let view = field.view_of(FRENCH);
    assert_eq!(view.blocks.len(), 24, "all of his own, and none of the enemy");
    assert!(sees(&view, &field, "F-NAP"));
    assert!(!sees(&view, &field, "P-BLU"));
}

#[test]
fn wat_24_1_1_a_blocks_that_change_places_look_the_same() {
    let [one, other] = [
        "charleroi: P-1-INF1 P-1-CAV!\nnamur: P-2-INF1",
        "charleroi: P-2-INF1 P-1-CAV!\nnamur: P-1-INF1",
    ]
    .map(|blocks| {
        let fight = "binche: F-C1 F-C2 A-1-CHA A-1-PER\nentries: thuin-binche";
        Field::at(&format!("turn 1\nham: F-NAP\n{blocks}\n{fight}\nask pick binche defender"))
    });
    assert_eq!(one.view_of(FRENCH), other.view_of(FRENCH));
    assert_eq!(one.view_of(Viewer::Spectator), other.view_of(Viewer::Spectator));
    assert_ne!(one.view_of(ALLIES), other.view_of(ALLIES));
    let charleroi = hidden(&one, FRENCH, "charleroi", Army::Prussian).expect("two stand there");
    assert_eq!((charleroi.blocks, charleroi.disrupted), (2, 1));
}

#[test]
fn wat_24_1_2_a_a_move_is_seen_without_the_block() {
    let mut field = Field::at("turn 1\nbeaumont: F-C1 F-NAP\nnamur: P-BLU\nask moves");
    field.act("take F-C1").act("move ham gerpinnes");
    let moved = told(&field, ALLIES);
    let [Event::Moved { who, path }] = moved[..] else { panic!("{moved:?}") };
    assert_eq!(who, Who { army: Army::French, face: None, shown: false, disrupted: false });
    assert_eq!(path.via, field.setting().find_town("ham"));
    assert_eq!(hidden(&field, ALLIES, "gerpinnes", Army::French).map(|it| it.blocks), Some(1));
    let [Event::Moved { who, .. }] = told(&field, FRENCH)[..] else { panic!("one move") };
    assert!(who.face.is_some(), "his own side knows who moved");
    assert_eq!(told(&field, Viewer::Spectator), told(&field, ALLIES));
    // Road counts and groups are public.
    let view = field.view_of(ALLIES);
    assert_eq!((view.roads.len(), view.groups.len()), (2, 1));
}

#[test]
fn wat_24_1_3_a_a_march_and_its_die_are_seen_and_not_the_block() {
    let mut field = Field::at("turn 1\nbeaumont: F-2-INF1\nchimay: F-NAP\nnamur: P-BLU\nask moves");
    field.dice("march", [2]);
    field.acts("take F-2-INF1; move ham; end-moves; take F-2-INF1; march charleroi");
    let seen = told(&field, ALLIES);
    let marched = seen.iter().find_map(|event| {
        let Event::Marched { who, die, lost, .. } = event else { return None };
        Some((who.face, *die, *lost))
    });
    assert_eq!(marched, Some((None, 2, 1)));
    assert_eq!(field.steps("F-2-INF1"), 3);
    field.finish();
}

#[test]
fn wat_24_1_3_b_a_march_does_not_show_where_the_block_began_the_turn() {
    let [one, other] = ["F-2-INF1", "F-1-INF1"].map(|marches| {
        let mut field = Field::at(
            "turn 1\nbeaumont: F-2-INF1\nthuin: F-1-INF1\ncharleroi: P-1-INF1\nnamur: P-BLU\nask moves",
        );
        field.dice("march", [5]);
        field.acts("take F-2-INF1; move ham; take F-1-INF1; move ham; end-moves");
        field.acts(&format!("take {marches}; march charleroi"));
        let own = field.view_of(FRENCH).groups;
        assert_eq!(own.iter().filter(|group| !group.attacked.is_empty()).count(), 1);
        [ALLIES, Viewer::Spectator].map(|viewer| field.view_of(viewer))
    });
    assert_eq!(one, other);
}

#[test]
fn wat_24_1_3_a_a_leader_that_was_shown_is_hidden_again() {
    let mut field = Field::at("turn 1\nbeaumont: F-2-INF1 F-NAP\nnamur: P-BLU\nask moves");
    field.dice("march", [3]);
    field.acts("take F-2-INF1; move ham; end-moves; take F-2-INF1; march gerpinnes; show-leader");
    let shown = told(&field, ALLIES).into_iter().find_map(|event| {
        if let Event::LeaderShown { leader, town, .. } = event {
            Some((leader, town))
        } else {
            None
        }
    });
    let setting = field.setting();
    assert_eq!(shown, setting.find_block("F-NAP").zip(setting.find_town("beaumont")));
    let view = field.view_of(ALLIES);
    assert!(!sees(&view, &field, "F-NAP"), "he stands hidden again");
    field.finish();
}

#[test]
fn wat_24_1_4_a_whoever_is_eliminated_lies_open() {
    let mut field =
        Field::at("turn 1\nbeaumont: F-3-INF2(1)\nchimay: F-NAP\nnamur: P-BLU\nask moves");
    field.dice("march", [1]);
    field.acts("take F-3-INF2; move ham; end-moves; take F-3-INF2; march charleroi");
    let block = field.setting().find_block("F-3-INF2").expect("a block");
    for viewer in [ALLIES, Viewer::Spectator] {
        let view = field.view_of(viewer);
        assert!(view.lost.contains(block));
        assert_eq!(view.armies[0].lost, 1);
        let seen = told(&field, viewer);
        let is_it =
            |event: &Event| matches!(event, Event::Eliminated { block: it, .. } if *it == block);
        assert!(seen.iter().any(is_it), "{seen:?}");
    }
    field.finish();
}

/// Napoleon in one town or the other, unshown, and somebody else in his place.
#[test]
fn wat_24_1_5_a_a_leader_who_is_not_shown_leaves_no_trace() {
    let play = |blocks: &str, words: &str| {
        let mut field = Field::at(&format!("turn 1\n{blocks}\nnamur: P-BLU\nask moves"));
        field.dice("march", [3]);
        field.acts(words);
        field.finish();
        (told(&field, ALLIES), field.view_of(ALLIES), told(&field, Viewer::Spectator))
    };
    let moves = "take F-6-INF; move ham; end-moves; take F-6-INF; march gerpinnes";
    let hidden = format!("{moves}; hide-leader");
    // Where the turn began,
    let here = play("beaumont: F-6-INF F-NAP\nphilippeville: F-C2 F-C1", &hidden);
    let there = play("beaumont: F-6-INF F-C1\nphilippeville: F-C2 F-NAP", moves);
    assert_eq!(here, there);
    // and where the march ends.
    let here = play("gerpinnes: F-NAP\nbeaumont: F-6-INF\nphilippeville: F-C2 F-C1", &hidden);
    let there = play("gerpinnes: F-C1\nbeaumont: F-6-INF\nphilippeville: F-C2 F-NAP", moves);
    assert_eq!(here, there);
}

#[test]
fn wat_24_1_5_a_no_march_and_none_wanted_look_the_same() {
    let play = |mover: &str, other: &str| {
        let text = format!("beaumont: {mover} F-NAP\nphilippeville: {other}\nnamur: P-BLU");
        let text = format!("turn 1\n{text}\nask moves");
        let mut field = Field::at(&text);
        field.acts(&format!("take {mover}; move ham; end-moves; end-marches"));
        (told(&field, ALLIES), field.view_of(ALLIES))
    };
    assert_eq!(play("F-C1", "F-2-INF1"), play("F-2-INF1", "F-C1"));
}
