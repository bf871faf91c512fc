//! Questions, choices and lines of the log in certain positions.

use engine::{Arg, Phrase, Seat, Title as _, Viewer, Words};
use expect_test::expect;
use waterloo::{Campaign, Event};

use crate::field::Field;

const FRENCH: Viewer = Viewer::Seat(Seat(0));
const ALLIES: Viewer = Viewer::Seat(Seat(1));

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
fn whoever_moves_hears_how_many_groups_have_moved_and_the_others_that_he_moves() {
    let mut field = Field::historical(&[]);
    assert_eq!(asked(&field, FRENCH), "ask-moves party=party-french night=0 moved=0 limit=2");
    assert_eq!(asked(&field, ALLIES), "wait-moves party=party-french.they");
    assert_eq!(asked(&field, Viewer::Spectator), "wait-moves party=party-french.they");
    field.act("take F-C1");
    assert_eq!(
        asked(&field, FRENCH),
        "ask-move party=party-french block=Pajol (2) from=Beaumont roads=2"
    );
    assert_eq!(asked(&field, ALLIES), "wait-moves party=party-french.they");
    assert_eq!(
        choice(&field, "move ham gerpinnes"),
        "choose-move-via block=Pajol (2) to=Gerpinnes via=Ham-sur-Heure has=0 limit=6"
    );
    field.act("move ham gerpinnes");
    assert_eq!(asked(&field, FRENCH), "ask-moves party=party-french night=0 moved=1 limit=2");
}

#[test]
fn a_block_is_called_by_its_name_and_if_others_have_it_by_its_id_too() {
    let blocks = |campaign: &Campaign| campaign.hand(Seat(0)).iter().map(told).collect::<String>();
    let field = Field::at("turn 1\nham: F-NAP F-1-ART(2) F-2-INF1 F-2-INF2\nask moves");
    // The first corps of the Prussians has its artillery, too.
    let guns = "hand-town town=Ham-sur-Heure blocks=Napoleon, I Corps artillery F-1-ART (2)";
    assert_eq!(
        blocks(&field.campaign),
        format!("{guns}, Bachelu and Jerome (4), Foy and Girard (4)")
    );
    let file = Campaign::scenario_file("the-hundred-days").expect("a file");
    let file = file.replacen("Foy and Girard", "Bachelu and Jerome", 1);
    let namesakes = Campaign::arrange(&field.campaign.document(), Some(&file), &[]);
    assert_eq!(
        blocks(&namesakes.expect("a sound position")),
        format!("{guns}, Bachelu and Jerome F-2-INF1 (4), Bachelu and Jerome F-2-INF2 (4)")
    );
}

#[test]
fn an_attack_is_called_one_and_knows_its_bridge() {
    let mut field = Field::at("turn 1\nham: F-2-INF1\ncharleroi: P-1-INF1\nask moves");
    field.act("take F-2-INF1");
    assert_eq!(
        choice(&field, "move charleroi"),
        "choose-attack block=Bachelu and Jerome (4) to=Charleroi has=0 limit=4"
    );
    // [WAT-6.2.2] The bridge may lie before the last road.
    let mut field =
        Field::at("turn 1\nham: F-C1\nligny: P-1-INF1\nbridges: ham-charleroi 1\nask moves");
    field.act("take F-C1");
    assert_eq!(
        choice(&field, "move charleroi ligny"),
        "choose-attack-via block=Pajol (2) to=Ligny via=Charleroi has=1 limit=4"
    );
    assert!(choice(&field, "move charleroi").ends_with("has=0 limit=8"));
}

/// [WAT-24.1.5] Whether a leader could be shown must not be heard.
#[test]
fn showing_a_leader_sounds_like_a_march_to_the_enemy() {
    let mut field = Field::at("turn 1\nbeaumont: F-6-INF F-NAP\ncharleroi: P-1-INF1\nask moves");
    field.acts("take F-6-INF; move ham; take F-NAP; move ham; end-moves");
    let before = asked(&field, ALLIES);
    field.acts("take F-6-INF; march gerpinnes");
    assert_eq!(field.question(), "show-leader");
    assert_eq!(
        asked(&field, FRENCH),
        "ask-show-leader party=party-french block=Simmer, Jannin, Teste (3) to=Gerpinnes \
         leader=Napoleon at=Beaumont when=when-turn-began"
    );
    assert_eq!(asked(&field, ALLIES), before);
    assert_eq!(before, "wait-marches party=party-french.they");
}

/// [WAT-24.1.2], [WAT-24.1.3] The enemy reads of a block, and of no name.
#[test]
fn the_log_names_a_block_to_its_own_side_alone() {
    let mut field = Field::at("turn 1\nbeaumont: F-2-INF1\ncharleroi: P-1-INF1\nask moves");
    field.dice("march", [2]);
    field.acts("take F-2-INF1; move ham; end-moves; take F-2-INF1; march gerpinnes");
    let own = log(&field, FRENCH);
    let march = "log-marched block=Bachelu and Jerome (4) from=Ham-sur-Heure to=Gerpinnes";
    assert!(own.contains(&format!("{march} die=2 bonus=0 lost=1")), "{own:#?}");
    let theirs = log(&field, ALLIES);
    assert_eq!(theirs[0], "log-moved block=army-french.block from=Beaumont to=Ham-sur-Heure");
    assert!(theirs.iter().all(|line| !line.contains("Bachelu")), "{theirs:#?}");
}

#[test]
fn fire_is_offered_with_its_dice_and_value() {
    let mut field = Field::at(BATTLE);
    assert_eq!(asked(&field, FRENCH), "ask-battle-phase party=party-french town=Charleroi round=2");
    assert_eq!(asked(&field, ALLIES), "wait-battle-phase party=party-french.they town=Charleroi");
    field.act("take F-2-ART");
    assert_eq!(
        choice(&field, "fire others"),
        "choose-fire block=II Corps artillery F-2-ART (3) target=target-others at=Charleroi D-L \
         dice=3 value=1"
    );
}

const BATTLE: &str = "
    turn 1
    entries: ham-charleroi
    battle charleroi round 2
    a-l: F-C1
    a-c: F-1-INF1
    a-r: F-2-ART
    d-l: P-1-CAV
    d-c: P-1-INF1(3) F-2-INF1
    d-r: P-1-RHA
    d-res: P-1-ART
    farm d-c P-1-INF1
    stream a-l
    ask battle-phase charleroi attacker
";

#[test]
fn the_first_turn_is_drawn_for_the_french() {
    let field = Field::historical(&[]);
    let sketch = Campaign::sketch(field.setting(), &field.view_of(FRENCH));
    expect![[r#"
          15 June: the French   [1] 2 3n 4 5 6n 7 8 9n 10 11 12n 13 14 15n 16 17 18n 19 20 21n 22 23
             Eeklo


                    Ghent*       Dendermonde  Mechelen

                               Aalst A1

                                                      Louvain
               Oudenarde A1   Ninove A3   Brussels* A4                  Saint-Trond
                         Grammont                              Tirlemont
               Renaix                 Hal                   Jodoigne
                               Enghien A1   Waterloo  Wavre               Waremme P1
                                         Nivelles A1                Hannut P1                 Herve
        Tournai      Ath A1       Braine-le-Comte A2      Perwez                     Liège* P3
                                              Quatre-Bras  Gembloux
                                                                          Huy P1
                                                  Ligny P1
               Condé        Mons A1                         Namur P3
                                   Binche A1  Charleroi P4  Fosses
                                                Gerpinnes
                                        Thuin  Ham-sur-Heure
                      Bavay  Maubeuge                     Dinant P1  Ciney P3
                                   Solre-sur-Sambre F12
                                      Beaumont F12  Philippeville
                                                           Givet
                           Avesnes

                                         Chimay
          * supply city   F French   A Anglo-Dutch   P Prussian   ~ disrupted   > has moved
          Lost blocks: French 0 of 12, Anglo-Dutch 0 of 8, Prussian 0 of 9
          Solre-sur-Sambre: F-1-INF1(3) F-1-INF2(3) F-1-ART(3) F-2-INF1(4) F-2-INF2(4) F-2-ART(3) F-4-INF(3)
              F-4-ART(2) F-C2(2) F-C3(3) F-C4(3) F-RHA2(2)
          Beaumont: F-NAP F-G-INF(4) F-G-CAV(3) F-G-ART1(3) F-G-ART2(3) F-3-INF1(3) F-3-INF2(2) F-3-ART(2)
              F-6-INF(3) F-6-ART(3) F-C1(2) F-RHA1(2)
    "#]].assert_eq(&sketch);
}

#[test]
fn a_battle_is_drawn_for_the_attacker() {
    let field = Field::at(BATTLE);
    let sketch = Campaign::sketch(field.setting(), &field.view_of(FRENCH));
    let board = sketch.rsplit_once("\n\n").map_or("", |(_, board)| board);
    expect![[r#"
        The board:
          Charleroi, round 2: the French attack the Allies
          D-Res: 1 x P?
          |D-R                           |D-C farm                      |D-L                           |
          |P-1-RHA(2)                    |F-2-INF1(4)                   |P-1-CAV(3)                    |
          |                              |P-1-INF1(3)^                  |                              |
          +~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+------------------------------+------------------------------+
          |A-L stream                    |A-C                           |A-R                           |
          |F-C1(2)                       |F-1-INF1(3)                   |F-2-ART(3)                    |
          (4) steps   = in square   ^ holds farm or hill   ! first fire   . has acted   @ shelters
    "#]].assert_eq(&format!("The board:\n{board}"));
}
