//! What a player is told who looks at a hex.

use ccn::{Battle, Card, Side};
use engine::{Inspection, Layer, Thing, Viewer, Words as _};
use expect_test::{Expect, expect};

use crate::field::Field;

#[track_caller]
fn look(battle: &Battle, at: &str) -> Inspection {
    battle.inspect(Viewer::Spectator, at).expect("a hex of the board")
}

#[track_caller]
fn thing(battle: &Battle, at: &str, id: &str) -> Thing {
    let mut things = look(battle, at).things.into_iter();
    things.find(|thing| thing.id == id).unwrap_or_else(|| panic!("no {id} at {at}"))
}

/// The facts of a thing, a line each, with their rules.
fn facts(thing: &Thing) -> String {
    let line = |fact: &engine::Fact| {
        let rule = fact.rule.unwrap_or("-");
        format!("{}: {} [{rule}]\n", fact.id, testkit::plain(&fact.text))
    };
    thing.facts.iter().map(line).collect()
}

#[track_caller]
fn check(battle: &Battle, at: &str, id: &str, expected: &Expect) {
    expected.assert_eq(&facts(&thing(battle, at, id)));
}

#[track_caller]
fn layer(battle: &Battle, at: &str, id: &str, layer: &str) -> Option<Layer> {
    thing(battle, at, id).layers.into_iter().find(|it| it.id == layer)
}

/// The places of a layer of the unit in a hex, each with what is said about it.
#[track_caller]
fn places(battle: &Battle, at: &str, of: &str) -> Vec<String> {
    let layer = layer(battle, at, "unit", of).map_or(Vec::new(), |layer| layer.places);
    let spot = |spot: engine::Spot| match spot.text {
        Some(text) => format!("{} {}", spot.place, testkit::plain(&text)),
        None => spot.place,
    };
    layer.into_iter().map(spot).collect()
}

#[test]
fn a_line_unit_that_stands() {
    let field = Field::draw("B-LN*3+LDR 6,6; B-LN 6,5; B-LN 6,7; F-LN 2,6").start();
    check(
        &field.battle,
        "6,6",
        "unit",
        &expect![[r#"
        kind: fact-kind kind=kind-line nation=nation-british [CCN-3.1.2]
        strength: fact-strength blocks=3 all=3 [CCN-4.1.2]
        leader: fact-led leader=british leader [CCN-15.2.2]
        moves: fact-moves-and-battles hexes=1 after=1 [CCN-8.2.1]
        fire: fact-fire-at from=2 to=2 dice=4 [CCN-12.2.1]
        fire-part: fact-dice-blocks blocks=3 dice=3 [CCN-12.2.2]
        fire-part: fact-dice-nation kind=kind-line nation=nation-british dice=1 [CCN-3.2.3]
        melee: fact-melee dice=3 [CCN-13.2.1]
        melee-part: fact-dice-blocks blocks=3 dice=3 [CCN-13.2.1]
        flags: fact-flags flags=2 [CCN-15.2.5]
        flags-part: fact-flags-leader flags=1 [CCN-15.2.2]
        flags-part: fact-flags-support flags=1 [CCN-15.2.3]
        retreat: fact-retreat hexes=1 [CCN-15.1.1]
    "#]],
    );
}

#[test]
fn a_light_unit_that_has_moved_into_a_forest() {
    let sketch = Field::draw("B-LT 7,6; F-LN 2,6").ground("forest 6,6");
    let mut field = sketch.ordered("7,6");
    field.move_unit("7,6", "6,6");
    check(
        &field.battle,
        "6,6",
        "unit",
        &expect![[r#"
        kind: fact-kind kind=kind-light nation=nation-british [CCN-3.1.2]
        strength: fact-strength blocks=5 all=5 [CCN-4.1.2]
        ordered: fact-ordered [CCN-7.1.1]
        moved: fact-moved hexes=1 [CCN-8.1.1]
        moves: fact-moves-then-battles hexes=2 after=1 [CCN-8.2.2]
        fire: fact-fire-at from=2 to=2 dice=4 [CCN-12.2.1]
        fire-part: fact-dice-blocks-halved blocks=5 dice=3 [CCN-12.2.3]
        fire-part: fact-dice-kind kind=kind-light nation=nation-british dice=1 [CCN-12.2.2]
        melee: fact-melee dice=5 [CCN-13.2.1]
        melee-part: fact-dice-blocks blocks=5 dice=5 [CCN-13.2.1]
        flags: fact-flags flags=0 [CCN-15.2.5]
        retreat: fact-retreat hexes=1 [CCN-15.1.1]
    "#]],
    );
}

#[test]
fn guns_under_bombard() {
    let sketch = Field::draw("B-FA 7,6; F-FA 2,4; F-LN 2,6").ground("town 7,6");
    let mut field = sketch.hand(Side::Allied, [Card::Bombard]).start();
    field.play(Card::Bombard);
    check(
        &field.battle,
        "7,6",
        "unit",
        &expect![[r#"
        kind: fact-kind kind=kind-foot-artillery nation=nation-british [CCN-3.1.2]
        strength: fact-strength blocks=3 all=3 [CCN-4.1.2]
        moves: fact-moves-or-battles hexes=3 after=0 [CCN-25.5.1]
        fire: fact-fire-at from=2 to=2 dice=4 [CCN-3.2.1]
        fire: fact-fire-over from=3 to=4 dice=3 [CCN-3.2.1]
        fire: fact-fire-at from=5 to=5 dice=2 [CCN-3.2.1]
        fire-part: fact-dice-card card=card-bombard dice=2 [CCN-25.1.4]
        fire-part: fact-dice-own-ground ground=ground-town dice=1 [CCN-24.1.1]
        melee: fact-melee dice=5 [CCN-13.2.3]
        melee-part: fact-dice-guns blocks=3 dice=4 [CCN-13.2.3]
        melee-part: fact-dice-card card=card-bombard dice=2 [CCN-25.1.4]
        melee-part: fact-dice-own-ground ground=ground-town dice=1 [CCN-24.1.1]
        battle-back: fact-battle-back dice=3 [CCN-20.1.2]
        flags: fact-flags flags=0 [CCN-15.2.5]
        retreat: fact-retreat hexes=1 [CCN-15.1.1]
    "#]],
    );
    // The card is not the enemy's.
    check(
        &field.battle,
        "2,4",
        "unit",
        &expect![[r#"
        kind: fact-kind kind=kind-foot-artillery nation=nation-french [CCN-3.1.1]
        strength: fact-strength blocks=3 all=3 [CCN-4.1.2]
        moves: fact-moves-or-battles hexes=1 after=0 [CCN-8.2.4]
        fire: fact-fire-at from=2 to=2 dice=3 [CCN-3.2.1]
        fire: fact-fire-over from=3 to=4 dice=2 [CCN-3.2.1]
        fire: fact-fire-at from=5 to=5 dice=1 [CCN-3.2.1]
        melee: fact-melee dice=4 [CCN-13.2.3]
        melee-part: fact-dice-guns blocks=3 dice=4 [CCN-13.2.3]
        flags: fact-flags flags=0 [CCN-15.2.5]
        retreat: fact-retreat hexes=1 [CCN-15.1.1]
    "#]],
    );
}

#[test]
fn cavalry_that_charges() {
    let sketch = Field::draw("B-HC 7,6; F-LN 2,6").hand(Side::Allied, [Card::CavalryCharge]);
    let mut field = sketch.start();
    check(
        &field.battle,
        "7,6",
        "unit",
        &expect![[r#"
        kind: fact-kind kind=kind-heavy-cavalry nation=nation-british [CCN-3.1.2]
        strength: fact-strength blocks=3 all=3 [CCN-4.1.2]
        moves: fact-moves-and-battles hexes=2 after=2 [CCN-8.2.3]
        no-fire: ban-cavalry-fires has=0 limit=0 [CCN-12.1.1]
        melee: fact-melee dice=4 [CCN-13.2.2]
        melee-part: fact-dice-blocks blocks=3 dice=3 [CCN-13.2.2]
        melee-part: fact-dice-kind kind=kind-heavy-cavalry nation=nation-british dice=1 [CCN-13.2.2]
        flags: fact-flags flags=0 [CCN-15.2.5]
        retreat: fact-retreat hexes=1 [CCN-15.1.1]
    "#]],
    );
    field.play(Card::CavalryCharge);
    check(
        &field.battle,
        "7,6",
        "unit",
        &expect![[r#"
        kind: fact-kind kind=kind-heavy-cavalry nation=nation-british [CCN-3.1.2]
        strength: fact-strength blocks=3 all=3 [CCN-4.1.2]
        moves: fact-moves-and-battles hexes=3 after=3 [CCN-25.6.1]
        no-fire: ban-cavalry-fires has=0 limit=0 [CCN-12.1.1]
        melee: fact-melee dice=5 [CCN-13.2.2]
        melee-part: fact-dice-blocks blocks=3 dice=3 [CCN-13.2.2]
        melee-part: fact-dice-kind kind=kind-heavy-cavalry nation=nation-british dice=1 [CCN-13.2.2]
        melee-part: fact-dice-card card=card-cavalry-charge dice=1 [CCN-25.1.4]
        battle-back: fact-battle-back dice=4 [CCN-20.1.2]
        flags: fact-flags flags=0 [CCN-15.2.5]
        retreat: fact-retreat hexes=1 [CCN-15.1.1]
    "#]],
    );
}

#[test]
fn a_square_and_militia() {
    let field = Field::draw("F-LN=sq+LDR 5,6; P-MI 7,6; B-LC 6,6").start();
    check(
        &field.battle,
        "5,6",
        "unit",
        &expect![[r#"
        kind: fact-kind kind=kind-line nation=nation-french [CCN-3.1.1]
        strength: fact-strength blocks=4 all=4 [CCN-4.1.2]
        leader: fact-led leader=french leader [CCN-15.2.2]
        square: fact-square [CCN-22.2.1]
        moves: fact-stays hexes=0 after=1 [CCN-22.3.5]
        no-fire: ban-enemy-adjacent has=0 limit=0 [CCN-10.2.2]
        fire: fact-fire-at from=2 to=2 dice=1 [CCN-12.2.1]
        fire-part: fact-dice-blocks blocks=4 dice=4 [CCN-12.2.2]
        fire-part: fact-dice-square dice=3 [CCN-22.2.1]
        melee: fact-melee dice=1 [CCN-13.2.1]
        melee-part: fact-dice-blocks blocks=4 dice=4 [CCN-13.2.1]
        melee-part: fact-dice-square dice=3 [CCN-22.2.1]
        flags: fact-flags flags=1 [CCN-15.2.5]
        flags-part: fact-flags-leader flags=1 [CCN-15.2.2]
        retreat: fact-no-retreat [CCN-22.3.2]
    "#]],
    );
    check(
        &field.battle,
        "5,6",
        "leader",
        &expect![[r#"
        kind: fact-leader nation=nation-french [CCN-1.1.5]
        attached: fact-attached unit=french LN [CCN-15.2.2]
        no-move: ban-leader-in-square [CCN-22.3.4]
    "#]],
    );
    check(
        &field.battle,
        "7,6",
        "unit",
        &expect![[r#"
        kind: fact-kind kind=kind-militia nation=nation-portuguese [CCN-3.1.3]
        strength: fact-strength blocks=4 all=4 [CCN-4.1.2]
        moves: fact-moves-and-battles hexes=1 after=1 [CCN-8.2.1]
        fire: fact-fire-at from=2 to=2 dice=4 [CCN-12.2.1]
        fire-part: fact-dice-blocks blocks=4 dice=4 [CCN-12.2.2]
        melee: fact-melee dice=4 [CCN-13.2.1]
        melee-part: fact-dice-blocks blocks=4 dice=4 [CCN-13.2.1]
        sabers: fact-sabers [CCN-13.2.4]
        flags: fact-flags flags=0 [CCN-15.2.5]
        retreat: fact-retreat hexes=3 [CCN-15.1.1]
    "#]],
    );
    assert_eq!(layer(&field.battle, "5,6", "unit", "reach"), None);
    assert_eq!(layer(&field.battle, "5,6", "leader", "reach"), None);
}

#[test]
fn a_lone_leader() {
    let field = Field::draw("B-LDR 7,6; F-LN 2,6").start();
    check(
        &field.battle,
        "7,6",
        "leader",
        &expect![[r#"
        kind: fact-leader nation=nation-british [CCN-1.1.5]
        alone: fact-alone [CCN-13.3.1]
        moves: fact-rides hexes=3 [CCN-9.1.1]
    "#]],
    );
    let reach = layer(&field.battle, "7,6", "leader", "reach").expect("he can ride");
    assert_eq!((reach.places.len(), reach.rule), (32, Some("CCN-9.1.1")));
}

#[test]
fn sabers_of_rifles_and_militia_are_said_to_hit_leaders_alone() {
    for unit in ["B-RL", "P-MI"] {
        let field = Field::draw(&format!("{unit} 6,6; F-LDR 5,6; F-LN 2,6")).start();
        let told = facts(&thing(&field.battle, "6,6", "unit"));
        assert!(told.contains("sabers: fact-sabers [CCN-13.2.4]"), "{told}");
    }
    let mut field = Field::draw("B-RL*1 6,6; F-LDR 5,6; F-LN 2,6").ready("6,6");
    field.melee("6,6", "5,6", "saber");
    assert_eq!(field.banners(Side::Allied), 1);
}

#[test]
fn works_on_a_hill_are_said_to_replace_it_for_attacks_into_them() {
    let sketch = Field::draw("B-LN 8,6; F-LN 2,6").ground("hill 5,4").works("5,4 NW");
    check(
        &sketch.start().battle,
        "5,4",
        "ground",
        &expect![[r#"
            dice-in: fact-dice-in infantry=1 cavalry=1 artillery=0 [CCN-24.1.1]
            dice-out: fact-dice-out infantry=0 cavalry=1 artillery=0 [CCN-24.1.1]
            dice-level: fact-dice-level-fire infantry=1 cavalry=0 artillery=0 [CCN-24.3.3]
            dice-level: fact-level-melee-free [CCN-24.3.3]
            sight: fact-hill-blocks-sight [CCN-11.2.1]
            no-square: ban-square-in-works has=0 limit=0 [CCN-24.6.5]
            works: fact-works sides=NW [CCN-24.6.1]
            works-stop: fact-works-stop [CCN-24.6.2]
            works-dice: fact-works-in infantry=1 cavalry=2 artillery=0 [CCN-24.6.3]
            works-dice: fact-works-for-hill [CCN-24.6.6]
            works-dice: fact-works-out infantry=0 cavalry=2 artillery=0 [CCN-24.6.3]
            works-flag: fact-works-flag [CCN-24.6.4]
        "#]],
    );
}

#[test]
fn grounds() {
    let ground = "forest 5,2; hill 5,4; rugged 5,6; town 5,8; ford 5,10; quarry 5,12; clear 4,4";
    let sketch = Field::draw("B-LN 8,6; F-LN 2,6").ground(ground).works("4,4 SE SW");
    let battle = sketch.start().battle;
    check(
        &battle,
        "5,2",
        "ground",
        &expect![[r#"
        stops: fact-stops [CCN-24.1.3]
        no-battle: fact-entering-forest [CCN-24.2.1]
        dice-in: fact-dice-in infantry=1 cavalry=2 artillery=1 [CCN-24.1.1]
        dice-out: fact-dice-out infantry=0 cavalry=2 artillery=1 [CCN-24.1.1]
        sight: fact-blocks-sight [CCN-11.1.2]
    "#]],
    );
    check(
        &battle,
        "5,4",
        "ground",
        &expect![[r#"
            dice-in: fact-dice-in infantry=1 cavalry=1 artillery=0 [CCN-24.1.1]
            dice-out: fact-dice-out infantry=0 cavalry=1 artillery=0 [CCN-24.1.1]
            dice-level: fact-dice-level-fire infantry=1 cavalry=0 artillery=0 [CCN-24.3.3]
            dice-level: fact-level-melee-free [CCN-24.3.3]
            sight: fact-hill-blocks-sight [CCN-11.2.1]
        "#]],
    );
    check(
        &battle,
        "5,6",
        "ground",
        &expect![[r#"
            closed: fact-closed [CCN-24.1.3]
            sight: fact-blocks-sight [CCN-11.2.3]
        "#]],
    );
    check(
        &battle,
        "5,8",
        "ground",
        &expect![[r#"
            stops: fact-stops [CCN-24.1.3]
            no-battle: fact-entering-town [CCN-24.5.1]
            dice-in: fact-dice-in infantry=2 cavalry=3 artillery=1 [CCN-24.1.1]
            dice-out: fact-dice-out infantry=0 cavalry=3 artillery=1 [CCN-24.1.1]
            charge: fact-town-charge [CCN-24.5.3]
            sight: fact-blocks-sight [CCN-11.1.2]
            no-square: ban-square-in-town has=0 limit=0 [CCN-24.5.1]
        "#]],
    );
    check(
        &battle,
        "5,10",
        "ground",
        &expect![[r#"
        stops: fact-stops [CCN-24.1.3]
        dice-in: fact-dice-in-melee infantry=1 cavalry=1 artillery=1 [CCN-24.1.1]
        dice-out: fact-dice-out infantry=1 cavalry=1 artillery=1 [CCN-24.1.1]
    "#]],
    );
    check(
        &battle,
        "5,12",
        "ground",
        &expect![[r#"
        closed: fact-closed-to-guns [CCN-24.1.3]
        stops: fact-stops [CCN-24.1.3]
        dice-in: fact-dice-in-fire infantry=0 cavalry=0 artillery=1 [CCN-24.1.1]
        dice-in: fact-dice-in-melee infantry=1 cavalry=2 artillery=1 [CCN-24.1.1]
        dice-out: fact-dice-out infantry=1 cavalry=2 artillery=0 [CCN-24.1.1]
    "#]],
    );
    check(
        &battle,
        "4,4",
        "ground",
        &expect![[r#"
            no-square: ban-square-in-works has=0 limit=0 [CCN-24.6.5]
            works: fact-works sides=SE, SW [CCN-24.6.1]
            works-stop: fact-works-stop [CCN-24.6.2]
            works-dice: fact-works-in infantry=1 cavalry=2 artillery=0 [CCN-24.6.3]
            works-dice: fact-works-out infantry=0 cavalry=2 artillery=0 [CCN-24.6.3]
            works-flag: fact-works-flag [CCN-24.6.4]
        "#]],
    );
    check(&battle, "4,5", "ground", &expect![[r#""#]]);
}

#[test]
fn what_a_scenario_says_of_a_hex() {
    let extra = "[[objective]]\nname = \"the bridges\"\nside = \"allied\"\nhexes = [[4, 4], [4, 6]]\n\
                 banners = 2\ncounts = \"while-held\"\nneeds = { at-least = 2 }\n\
                 [[objective]]\nname = \"the mill\"\nhexes = [[4, 4], [4, 8]]\nbanners = 1\n\
                 counts = \"permanently\"\n\
                 [[exit]]\nname = \"the road\"\nside = \"allied\"\nhexes = [[1, 6], [1, 7]]\n\
                 banners = 1\nmost = 3\n\
                 [[unit]]\nhex = [9, 6]\nnation = \"british\"\nkind = \"LN\"\nname = \"71st\"\n\
                 enters = 4\n";
    let battle = Field::draw("B-LN 8,4; F-LN 2,6").extra(extra).start().battle;
    check(
        &battle,
        "4,4",
        "ground",
        &expect![[r#"
        objective: fact-objective-while-held name=the bridges side=side-allied banners=2 needs=some hexes=2 counted=0 [CCN-30.2.1]
        objective: fact-objective-permanently name=the mill side=side-french banners=1 needs=each hexes=1 counted=0 [CCN-30.2.2]
        objective: fact-objective-permanently name=the mill side=side-allied banners=1 needs=each hexes=1 counted=0 [CCN-30.2.2]
    "#]],
    );
    check(
        &battle,
        "1,6",
        "ground",
        &expect![[r#"
        exit: fact-exit name=the road side=side-allied banners=1 most=3 [CCN-30.3.1]
    "#]],
    );
    check(
        &battle,
        "9,6",
        "ground",
        &expect![[r#"
        enters: fact-enters unit=71st turn=4 [CCN-30.3.2]
    "#]],
    );
    let hexes = |at: &str, id: &str| -> Vec<Vec<String>> {
        let layers = thing(&battle, at, "ground").layers.into_iter().filter(|it| it.id == id);
        layers.map(|it| it.places.into_iter().map(|spot| spot.place).collect()).collect()
    };
    assert_eq!(hexes("4,4", "objective"), [["4,4", "4,6"], ["4,4", "4,8"]]);
    assert_eq!(hexes("1,6", "exit"), [["1,6", "1,7"]]);
}

/// Where a unit is shown to go is where it may go when it is ordered.
#[test]
fn reach_is_what_can_be_done() {
    let pieces = "B-LT 7,6; B-LC 7,8; B-LN 6,7; F-LN 2,6";
    let sketch = Field::draw(pieces).ground("forest 6,6; town 6,8");
    let before = sketch.start();
    let mut field = sketch.ordered("7,6 7,8");
    for at in ["7,6", "7,8"] {
        let mut moves: Vec<String> = field.moves_from(at).iter().map(place).collect();
        moves.sort();
        let shown = |battle: &Battle| -> Vec<String> {
            let reach = layer(battle, at, "unit", "reach").expect("it can move");
            let mut shown: Vec<String> = reach.places.into_iter().map(|it| it.place).collect();
            shown.sort();
            shown
        };
        assert_eq!((shown(&before.battle), shown(&field.battle)), (moves.clone(), moves));
    }
    let silent = places(&field.battle, "7,6", "reach").into_iter();
    let silent: Vec<String> = silent.filter(|it| it.contains("no-battle")).collect();
    assert!(silent.contains(&"5,6 spot-no-battle".to_owned()), "{silent:?}");
    assert!(!silent.contains(&"6,6 spot-no-battle".to_owned()), "{silent:?}");
    field.move_unit("7,6", "6,6");
    assert_eq!(places(&field.battle, "6,6", "reach"), [""; 0]);
    assert_ne!(places(&field.battle, "6,7", "reach"), [""; 0], "it was not ordered");
    field.end_moves();
}

fn place(hex: &ccn::Hex) -> String {
    let (row, column) = hex.row_and_column();
    format!("{row},{column}")
}

#[test]
fn range_and_sight() {
    let sketch = Field::draw("B-RL 5,3; F-LN 5,6; F-LN 3,3").ground("forest 5,4; hill 5,5");
    let battle = sketch.start().battle;
    let range = places(&battle, "5,3", "range");
    assert!(range.contains(&"5,6 spot-dice dice=4".to_owned()), "{range:?}");
    assert!(range.contains(&"5,5 spot-dice dice=3".to_owned()), "{range:?}");
    assert!(!range.iter().any(|spot| spot.starts_with("5,4 ")), "what is adjacent is for melee");
    let blocked = places(&battle, "5,3", "blocked");
    assert!(blocked.iter().any(|it| it.starts_with("5,6 ban-sight-forest")), "{blocked:?}");
    let sight = places(&battle, "5,3", "sight");
    assert!(sight.contains(&"3,3".to_owned()), "{sight:?}");
    assert_eq!(sight.len() + blocked.len(), range.len());
    let rule = |id: &str| layer(&battle, "5,3", "unit", id).and_then(|layer| layer.rule);
    assert_eq!(rule("blocked"), Some("CCN-11.1.2"));
    assert_eq!(rule("sight"), Some("CCN-11.1.1"));
}

#[test]
fn other_names_are_no_places() {
    let battle = Field::draw("B-LN 6,6; F-LN 2,6").start().battle;
    for name in ["", "6", "6,", "0,1", "6,13", "06,6", "6, 6", "10,1", "Lisboa", "6,6,6"] {
        assert_eq!(battle.inspect(Viewer::Referee, name), None, "{name:?}");
    }
}
