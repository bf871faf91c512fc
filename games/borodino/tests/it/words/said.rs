//! Questions, choices and lines of the log in certain positions.

use borodino::{Campaign, Event, Side};
use engine::{Arg, Phrase, Viewer, Words};
use expect_test::expect;

use crate::field::{Field, viewer};

const FRENCH: Viewer = Viewer::Seat(engine::Seat(0));
const RUSSIANS: Viewer = Viewer::Seat(engine::Seat(1));

/// A phrase by its name and what fills its blanks.
pub(crate) fn told(phrase: &Phrase) -> String {
    let arg = |(name, arg): &(std::borrow::Cow<'static, str>, Arg)| match arg {
        Arg::Number(number) => format!(" {name}={number}"),
        Arg::Text(text) | Arg::Term(text) | Arg::Place(text) => format!(" {name}={text}"),
        Arg::Terms(terms) => format!(" {name}={}", terms.join("+")),
    };
    format!("{}{}", phrase.id, phrase.args.iter().map(arg).collect::<String>())
}

fn asked(field: &Field, viewer: Viewer) -> String {
    told(&field.campaign.question(viewer))
}

fn choice(field: &Field, words: &str) -> String {
    told(&field.campaign.choice(field.seat(), &field.action(words)))
}

/// The log as somebody reads it.
fn log(field: &Field, viewer: Viewer) -> Vec<String> {
    let line = |event: &Event| Campaign::narrate(field.setting(), event);
    field.heard_by(viewer).iter().filter_map(line).map(|phrase| told(&phrase)).collect()
}

#[test]
fn whoever_moves_hears_who_has_orders_left_and_the_others_that_he_moves() {
    let mut field = Field::at(
        "turn 2 first french
         shevardino: F-HQ-NAP F-G-VL
         kamenka: F-3-10
         fleches: R-8-27
         active: F-HQ-NAP=french:2
         ask moves french",
    );
    let before = "ask-moves side=side-french armies=1 orders=Napoleon 2";
    assert_eq!(asked(&field, FRENCH), before);
    for other in [RUSSIANS, Viewer::Spectator] {
        assert_eq!(asked(&field, other), "wait-orders side=side-french.they");
    }
    field.act("take F-3-10");
    assert_eq!(
        asked(&field, FRENCH),
        "ask-move-block side=side-french block=10th Division Ledru (3) from=Kamenka Valley \
         roads=2"
    );
    assert_eq!(asked(&field, RUSSIANS), "wait-orders side=side-french.they");
    assert_eq!(
        choice(&field, "move fleches"),
        "choose-attack block=10th Division Ledru (3) to=Bagration Fleches has=0 limit=1"
    );
    assert_eq!(
        choice(&field, "move doronino"),
        "choose-move-road block=10th Division Ledru (3) to=Doronino has=0 limit=0"
    );
    field.act("move fleches");
    assert_eq!(asked(&field, FRENCH), before.replace("Napoleon 2", "Napoleon 1"));
}

/// [BOR-18.2.2] The enemy reads of a block and a die, and of no name.
#[test]
fn the_log_names_a_hidden_block_to_its_own_side_alone() {
    let mut field = Field::at(
        "turn 2 first french
         kamenka: F-3-10
         aleksinki: F-8-23
         fleches: R-8-27
         ask straggles french",
    );
    field.dice([2]);
    field.acts("take F-3-10; move shevardino");
    let own = log(&field, FRENCH);
    let ledru = "10th Division Ledru";
    let expected = [
        format!(
            "log-straggler block={ledru} (3) to=Shevardino from=Kamenka Valley die=2 lowered=0"
        ),
        format!("log-step-lost block={ledru} (3) area=Kamenka Valley cause=cause-straggling"),
        format!("log-straggled block={ledru} (2) from=Kamenka Valley to=Shevardino"),
    ];
    assert_eq!(own, expected);
    let theirs = log(&field, RUSSIANS);
    let somebody = |line: &String| {
        ["(3)", "(2)"].iter().fold(line.clone(), |line, steps| {
            line.replace(&format!("{ledru} {steps}"), "side-french.block")
        })
    };
    assert_eq!(theirs, expected.iter().map(somebody).collect::<Vec<_>>());
}

const BATTLE: &str = "
    turn 5 first french
    fleches: F-1-5(4) F-C1-H F-3-10(2) R-8-27 R-8-HA R-HQ-BOR(1)
    crossed: utitsa_forest>fleches french 2
    crossed: kamenka>fleches french 1
    entered: F-1-5 utitsa_forest
    entered: F-C1-H utitsa_forest
    entered: F-3-10 kamenka
    semenovskoye: R-8-G
    battle fleches round 1 attacker french
    squares: R-8-27
    ask turns c attacker
";

#[test]
fn fire_is_offered_with_its_dice_and_value() {
    let field = Field::at(BATTLE);
    assert_eq!(
        asked(&field, FRENCH),
        "ask-turns side=side-french area=Bagration Fleches round=1 letter=C role=role-attacker"
    );
    assert_eq!(
        asked(&field, RUSSIANS),
        "wait-turns side=side-french.they round=1 area=Bagration Fleches"
    );
    let compans = "block=5th Division Compans (4) aim=aim-all";
    assert_eq!(choice(&field, "fire F-1-5"), format!("choose-fire {compans} dice=4 value=2"));
    assert_eq!(
        choice(&field, "fire F-1-5 all bayonet"),
        format!("choose-bayonet {compans} dice=4 value=3")
    );
    assert_eq!(
        choice(&field, "retreat F-1-5 kamenka"),
        "choose-retreat block=5th Division Compans (4) to=Kamenka Valley square=0 full=0"
    );
}

#[test]
fn the_first_hour_is_drawn_for_the_french() {
    let field = Field::scenario("borodino", &[]);
    let sketch = Campaign::sketch(field.setting(), &field.view_of(viewer(Side::French)));
    expect![[r#"
          7 September, 06:00 (turn 1 of 15): the French first   Points: French 0, Russian 0
                            Novoye Selo:                               Zakharyino&  Staroye Selo: R4
           Romantsevo Woods&                     Loginovo:

                                    Bezzubovo: F2            Maloye:      Maslovo&# R3
                                                                                          Moskva Wood& R1

                                                                 Kolocha Heights^ R4
        Golovino:*     Valuevo: F4                Borodino: R1
                                        Voyna Heights^ F4
                                                                Gorki:^# R4     Tatarinovo: R4

                                   Aleksinki: F4                                            Uspenskoye:*
                     Fomkino: F4                        Raevsky Battery^# R4
                                                                       Knyazkovo: R4
          Akinshino:* F4           Shevardino:^# F4  Kamenka Valley F4

                           Doronino: F4                                    Psarevo: R4   Mikhailovskoye:* R4
                                                             Semenovskoye:^ R4
                                       Utitsa Forest& F3  Bagration Fleches^# R4
        Yelnya Forest& F3
                     Doronino Wood& F2                                           Psarevo Forest&
                                                       Utitsa Wood& R1  Semenovskoye Wood& R1


                           Old Road Wood& F1  Utitsa: R4       Utitsa Mound^ R3

                                                                                          Old Road East*
          Yelnya:* F4
                                                           Southern Marsh~  Artemki: R2
                                     Mishino Marsh~
          F French   R Russian   * source   & woods   ~ marsh   : village   ^ hill   # redoubt in play
          (4) steps   > has moved   ! has bombarded   @ active   + joins in round 2
          In command: Napoleon (the French), Kutuzov (all Russians), Barclay (1st Army),
              Bagration (2nd Army)
          Valuevo: F-4-14(4) F-4-IG(3) F-C3-H(2) F-C3-L(2)
          Voyna Heights: F-HQ-EUG(3) F-1-1(4) F-1-3(4) F-4-HA(3)
          Bezzubovo: F-4-13(4) F-4-C(2)
          Fomkino: F-HQ-MOR(2) F-8-24(2) F-G-OG(4) F-G-YG(3)
          Aleksinki: F-HQ-JUN(2) F-3-C(2) F-3-LA(2) F-8-23(3)
          Akinshino: F-C1-H(4) F-C1-L(3) F-C2-H(3) F-C2-L(3)
          Doronino: F-HQ-MUR(3) F-HQ-DAV(4) F-1-2(4) F-RC-RA(3)
          Doronino Wood: F-1-C(2) F-G-RA(2)
          Shevardino: F-HQ-NAP(4) F-1-HA(3) F-G-VL(2) F-G-HA(3)
          Yelnya Forest: F-G-HC(3) F-G-LC(2) F-C4-H(3)
          Yelnya: F-HQ-PON(3) F-5-18(3) F-5-C(2) F-5-LA(2)
          Kamenka Valley: F-HQ-NEY(3) F-3-10(3) F-3-11(2) F-3-25(2)
          Old Road Wood: F-5-16(3)
          Utitsa Forest: F-1-4(3) F-1-5(4) F-1-V(2)
    "#]].assert_eq(&sketch);
}

#[test]
fn a_battle_is_drawn_for_the_defender() {
    let field = Field::at(BATTLE);
    let sketch = Campaign::sketch(field.setting(), &field.view_of(viewer(Side::Russian)));
    let battle = sketch.rsplit_once("\n\n").map_or("", |(_, battle)| battle);
    expect![[r#"
    The battle:
      Battle in Bagration Fleches, round 1 of 4: the French attack a redoubt
      Russians: R-HQ-BOR(1) R-8-27(3)= R-8-HA(3)
      French: F-1-5(4) F-3-10(2) F-C1-H(4)
      = in square   @ sheltered by   . has acted   + joins in round 2   ^ flank bonus
"#]]
    .assert_eq(&format!("The battle:\n{battle}"));
}

/// [BOR-17.2.2] The last line has the degree of the victory.
#[test]
fn the_last_line_tells_how_clearly_a_side_won() {
    let field = Field::scenario("borodino", &[]);
    let won = Event::Won { side: Some(Side::French), french: 40, russian: 28 };
    let line = Campaign::narrate(field.setting(), &won).expect("a line");
    let expected = "log-won side=side-french degree=degree-substantial french=40 russian=28";
    assert_eq!(told(&line), expected);
}

#[test]
fn level_points_are_told_as_level() {
    let field = Field::scenario("borodino", &[]);
    for (side, id) in [(Some(Side::Russian), "log-level"), (None, "log-drawn")] {
        let won = Event::Won { side, french: 11, russian: 11 };
        let line = Campaign::narrate(field.setting(), &won).expect("a line");
        assert_eq!(told(&line), format!("{id} french=11 russian=11"));
    }
}

/// [BOR-8.4.3] A block too many goes back, or gives way if it cannot.
#[test]
fn a_block_too_many_is_asked_where_it_goes_back_or_gives_way() {
    let asked_of = |more: &str| {
        let field = Field::at(&format!(
            "turn 5
            psarevo: F-C1-H F-C1-L F-C2-H F-C2-L F-C4-H
            moved: F-C1-H F-C1-L F-C2-H F-C2-L F-C4-H
            entered: F-C1-H semenovskoye
            gorki: R-6-7
            {more}
            ask surplus F-C1-H"
        ));
        asked(&field, FRENCH)
    };
    assert!(asked_of("").starts_with("ask-surplus side"));
    assert!(
        asked_of("semenovskoye: F-1-1 F-1-2 F-1-3 F-1-4").starts_with("ask-surplus-gives-way ")
    );
}

#[test]
fn a_block_that_leaves_a_contested_area_is_told_that_it_goes_one_area() {
    let mut field = Field::at(
        "turn 3
        fleches: R-8-CG R-8-27 F-1-5
        moved: F-1-5
        entered: F-1-5 utitsa_forest
        crossed: utitsa_forest>fleches french 1
        semenovskoye: R-HQ-BOR R-8-G
        active: R-HQ-BOR
        ask moves russian",
    );
    field.act("take R-8-27");
    let said = "ask-move-block-out side=side-russian block=27th Division Neverovsky (3) from=Bagration Fleches";
    assert_eq!(asked(&field, RUSSIANS), said);
    field.acts("move semenovskoye; done; done; take R-8-G");
    assert!(asked(&field, RUSSIANS).starts_with("ask-straggle "));
}
