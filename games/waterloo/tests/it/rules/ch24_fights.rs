//! Chapter 24: what is hidden in fights.

use engine::{Game, Seat, Viewer};
use waterloo::{Army, Campaign, Event, Location, Post, Role};

use crate::field::Field;

const FRENCH: Viewer = Viewer::Seat(Seat(0));
const ALLIES: Viewer = Viewer::Seat(Seat(1));

/// The blocks that a viewer sees, by their ids, but for those of his own side.
fn seen(field: &Field, viewer: Viewer) -> Vec<String> {
    let setting = field.setting();
    let is_own = |id: &str| match viewer {
        Viewer::Seat(Seat(0)) => id.starts_with('F'),
        Viewer::Seat(_) => !id.starts_with('F'),
        Viewer::Spectator | Viewer::Referee => false,
    };
    let blocks = field.view_of(viewer).blocks;
    let ids = blocks.iter().map(|it| setting.block_id(it.block).to_owned());
    ids.filter(|id| !is_own(id)).collect()
}

/// How many blocks a viewer knows of, and does not see, in a town or at a location of it.
fn hidden(field: &Field, viewer: Viewer, town: &str, at: Option<Location>) -> u8 {
    let town = field.setting().find_town(town).expect("a town");
    let view = field.view_of(viewer);
    view.hidden.iter().filter(|it| it.town == town && it.at == at).map(|it| it.blocks).sum()
}

fn told(field: &Field, viewer: Viewer) -> Vec<Event> {
    field.events.iter().filter_map(|event| Campaign::seen(event, viewer)).collect()
}

#[test]
fn wat_24_2_1_a_of_a_skirmish_the_chosen_blocks_are_known() {
    let mut field = Field::at(
        "turn 1
         charleroi: F-C1(1) F-C2 F-C3 F-C4 F-RHA1 F-RHA2 F-NAP P-1-INF1 P-1-INF2
         ham: F-G-INF
         entries: ham-charleroi
         ask pick charleroi defender",
    );
    field.dice("skirmish", [6, 6, 6, 6, 6, 6, 6, 1]).dice("skirmish", [6; 9]);
    assert!(seen(&field, FRENCH).is_empty());
    field.acts("pick P-1-INF1; pick P-1-INF2; confirm");
    assert!(seen(&field, FRENCH).is_empty(), "the attacker chooses without knowing");
    assert_eq!(hidden(&field, FRENCH, "charleroi", None), 2);
    field.acts("pick F-C2; pick F-C3; pick F-C4; pick F-RHA2; confirm");
    let shown = told(&field, ALLIES).into_iter().find_map(|event| {
        if let Event::SkirmishersShown { faces, .. } = event { Some(faces.len()) } else { None }
    });
    assert_eq!(shown, Some(6));
    // A hit falls on one of two equals: four are known, and three are a number.
    assert_eq!(field.question(), "hits");
    assert_eq!(seen(&field, ALLIES), ["F-C2", "F-C3", "F-C4", "F-RHA2"]);
    assert_eq!(hidden(&field, ALLIES, "charleroi", None), 3);
    field.act("take-hit F-C3");
    let result = told(&field, ALLIES).into_iter().find_map(|event| {
        if let Event::SkirmishLost { role, .. } = event { Some(role) } else { None }
    });
    assert_eq!(result, Some(Role::Defender), "the Allies must retreat, and no number is told");
    assert!(seen(&field, ALLIES).is_empty(), "and hidden again");
    field.finish();
}

const BOARD: &str = "
    turn 1
    ham: F-G-INF
    entries: ham-charleroi
    battle charleroi round 2
    a-l: F-1-INF1
    a-c: F-2-INF1 F-2-ART
    a-r: F-3-INF1
    a-res: F-C1
    d-l: P-1-INF1
    d-c: P-1-ART
    d-r: P-1-CAV
    d-res: P-1-INF2
    woods d-l
";

#[test]
fn wat_24_2_3_a_a_block_is_seen_exactly_while_it_stands_in_the_open() {
    let mut field = Field::at(&format!("{BOARD} ask battle-phase charleroi defender"));
    assert_eq!(seen(&field, FRENCH), ["P-1-CAV", "P-1-ART"]);
    assert_eq!(hidden(&field, FRENCH, "charleroi", Some(Location::DefenderReserve)), 1);
    field.acts("take P-1-INF2; step d-r; take P-1-CAV; step d-res");
    assert_eq!(seen(&field, FRENCH), ["P-1-INF2", "P-1-ART"]);
    assert_eq!(hidden(&field, FRENCH, "charleroi", Some(Location::DefenderReserve)), 1);
    // It returns, and is seen again.
    field.acts("end-battle-phase; end-battle-phase; end-reinforcement; take P-1-CAV; step d-c");
    assert_eq!(seen(&field, FRENCH), ["P-1-INF2", "P-1-CAV", "P-1-ART"]);
}

#[test]
fn wat_24_2_3_a_blocks_in_woods_are_found_by_whoever_steps_in() {
    let mut field = Field::at(&format!("{BOARD} ask battle-phase charleroi attacker"));
    assert_eq!(hidden(&field, FRENCH, "charleroi", Some(Location::DefenderLeft)), 1);
    field.acts("take F-3-INF1; step d-l");
    assert!(seen(&field, FRENCH).contains(&"P-1-INF1".to_owned()));
    assert!(seen(&field, ALLIES).contains(&"F-3-INF1".to_owned()));
    let found = told(&field, FRENCH);
    assert!(found.iter().any(|event| matches!(event, Event::Found { .. })), "{found:?}");
    // When it has disengaged, the woods hide them again.
    field.acts("end-battle-phase; end-reinforcement; end-battle-phase; take F-3-INF1; step a-r");
    assert_eq!(hidden(&field, FRENCH, "charleroi", Some(Location::DefenderLeft)), 1);
    assert!(!seen(&field, FRENCH).contains(&"P-1-INF1".to_owned()));
}

#[test]
fn wat_24_2_4_a_with_the_option_a_block_is_seen_when_it_has_fired() {
    let option = "option reveal-when-firing-only on";
    let mut field = Field::at(&format!("{option}\n{BOARD}\nask battle-phase charleroi attacker"));
    field.dice("fire", [6, 6, 6]);
    assert!(seen(&field, ALLIES).is_empty());
    assert_eq!(hidden(&field, ALLIES, "charleroi", Some(Location::AttackerCentre)), 2);
    field.acts("take F-2-ART; fire others");
    assert_eq!(seen(&field, ALLIES), ["F-2-ART"]);
    assert_eq!(hidden(&field, ALLIES, "charleroi", Some(Location::AttackerCentre)), 1);
    // In the Reserve it is hidden again, and stays so when it comes back.
    field.acts("end-battle-phase; end-reinforcement; end-battle-phase; take F-2-ART; step a-res");
    assert!(seen(&field, ALLIES).is_empty());
    field.acts("end-battle-phase; end-reinforcement; end-battle-phase; take F-2-ART; step a-c");
    assert!(seen(&field, ALLIES).is_empty());
    field.finish();
}

#[test]
fn wat_24_2_5_a_rout_losses_of_hidden_blocks_are_not_shown() {
    let mut field = Field::at(
        "turn 1
         entries: ham-charleroi
         battle charleroi round 2
         a-l: F-1-INF1
         a-r: F-3-INF1
         a-res: F-2-INF1(3)
         d-l: P-1-INF1
         d-c: P-1-CAV
         d-r: P-1-INF2
         ask battle-phase charleroi defender",
    );
    field.acts("take P-1-CAV; step a-c");
    let losses = |viewer| {
        let is_one = |event: &Event| matches!(event, Event::RoutLoss { .. });
        told(&field, viewer).iter().filter(|event| is_one(event)).count()
    };
    assert_eq!((losses(FRENCH), losses(ALLIES)), (3, 2), "the Reserve keeps its secret");
    field.act("retreat F-2-INF1 ham");
    let town = field.setting().find_town("ham").expect("a town");
    let view = field.view_of(ALLIES);
    let ham = view.hidden.iter().find(|it| it.town == town).expect("one got away");
    assert_eq!((ham.blocks, ham.disrupted), (1, 1));
    assert_eq!(field.steps("F-2-INF1"), 2);
    assert!(seen(&field, ALLIES).is_empty());
}

#[test]
fn wat_24_2_5_b_the_blocks_of_a_stalled_attacker_are_numbers() {
    let mut field = Field::at(
        "turn 1
         entries: ham-charleroi thuin-charleroi
         battle charleroi round 5 stall 1
         a-c: F-2-INF1
         a-res: F-C1
         d-c: P-1-INF1
         ask battle-phase charleroi attacker",
    );
    assert_eq!(seen(&field, ALLIES), ["F-2-INF1"]);
    field.act("end-battle-phase");
    assert!(seen(&field, ALLIES).is_empty(), "it still stands on the board");
    field.acts("retreat F-2-INF1 ham; retreat F-C1 thuin");
    let left = |viewer: Viewer| {
        let named = |event: &Event| {
            let Event::Retreated { who, location, to, .. } = event else { return None };
            Some((who.face.is_some(), *location, *to))
        };
        told(&field, viewer).iter().filter_map(named).collect::<Vec<_>>()
    };
    let [ham, thuin] =
        ["ham", "thuin"].map(|town| field.setting().find_town(town).expect("a town"));
    let ways = [(Some(Location::AttackerCentre), ham), (Some(Location::AttackerReserve), thuin)];
    assert_eq!(left(FRENCH), ways.map(|(at, to)| (true, at, to)));
    assert_eq!(left(ALLIES), ways.map(|(at, to)| (false, at, to)));
}

#[test]
fn wat_24_2_6_a_after_a_fight_all_are_hidden() {
    let mut field = Field::at(
        "turn 5
         fosses: F-C3 F-C1 P-1-CAV(1) P-1-INF1(1)
         entries: gerpinnes-fosses
         ask pick fosses defender",
    );
    field.dice("skirmish", [6, 1, 6, 6, 6, 6]);
    field.acts("pick P-1-CAV; confirm; pick F-C3; pick F-C1; confirm");
    assert_eq!(field.question(), "leave-skirmish");
    let heavy = field.setting().find_block("F-C3").expect("a block");
    let was_seen = told(&field, ALLIES).iter().any(|event| {
        matches!(event, Event::SkirmishersShown { faces, .. }
            if faces.iter().any(|face| face.block == heavy))
    });
    assert!(was_seen, "F-C3 was shown in the skirmish");
    field.acts("retreat P-1-INF1 namur");
    assert!(seen(&field, ALLIES).is_empty());
    assert_eq!(hidden(&field, ALLIES, "fosses", None), 2);
}

#[test]
fn wat_24_2_2_a_while_a_side_deploys_the_other_sees_nothing() {
    let mut field = Field::at(
        "turn 1
         charleroi: F-1-INF1 F-1-INF2 F-1-ART
         charleroi: P-1-INF1 P-1-INF2 P-1-CAV P-1-ART P-2-INF1 P-2-INF2 P-2-ART A-1-CHA
         entries: ham-charleroi
         battle charleroi terrain
         farm a-c
         hill d-c
         stream d-l
         ask deploy charleroi defender",
    );
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 left; deploy P-2-INF1 centre");
    field.acts("deploy P-2-INF2 centre; deploy P-2-ART centre");
    assert_eq!(hidden(&field, FRENCH, "charleroi", None), 8);
    assert!(told(&field, FRENCH).is_empty());
    field.acts("deploy A-1-CHA right; confirm");
    let here = |at| hidden(&field, FRENCH, "charleroi", Some(at));
    let all = Post::ALL.map(|post| Location::of(Role::Defender, post));
    assert_eq!(all.map(here), [2, 3, 1, 2]);
    let view = field.view_of(FRENCH);
    let armies = all.map(|at| view.hidden.iter().find(|it| it.at == Some(at)).map(|it| it.army));
    let [prussian, anglo_dutch] = [Army::Prussian, Army::AngloDutch].map(Some);
    assert_eq!(armies, [prussian, prussian, anglo_dutch, prussian]);
    assert!(seen(&field, FRENCH).is_empty(), "numbers and armies, no types");
}
