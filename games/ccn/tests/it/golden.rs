//! Examples of play, written out. `UPDATE_EXPECT=1 cargo test` rewrites the text; read the diff.
//! A golden game that changes means that the rules changed: raise `RULES_VERSION`.

use ai::Decision;
use ccn::{Action, Battle, Card, Hex, Side};
use engine::{Seat, Title as _, Viewer};
use expect_test::expect;
use luck::Scripted;

use crate::field::{Field, set_up};

fn at(row: u8, column: u8) -> Hex {
    Hex::new(row, column).expect("a hex of the board")
}

fn deal(luck: Scripted, cards: &[Card]) -> Scripted {
    cards.iter().fold(luck, |luck, &card| luck.pick("deal", card as u32))
}

const INFANTRY: u8 = 1;
const CAVALRY: u8 = 3;
const ARTILLERY: u8 = 4;
const FLAG: u8 = 5;
const SABER: u8 = 6;

fn play(seat: Seat, actions: &[Action]) -> Vec<(Seat, Decision<Action>)> {
    actions.iter().map(|&action| (seat, Decision::Act(action))).collect()
}

/// The opening at Roliça: the rifles drive a battalion from the hill, which comes back and fires.
#[test]
fn the_opening_at_rolica() {
    let (french, allied) = (Side::French.seat(), Side::Allied.seat());
    let rolica = Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game");
    let hand = [
        Card::AttackCenter,
        Card::ProbeLeftFlank,
        Card::ProbeLeftFlank,
        Card::Forward,
        Card::ReconInForce,
    ];
    let other = [
        Card::AttackRightFlank,
        Card::ProbeCenter,
        Card::ProbeCenter,
        Card::ScoutCenter,
        Card::FlankAttack,
    ];
    let luck = deal(deal(Scripted::new(), &hand), &other)
        .dice("battle", [INFANTRY, FLAG])
        .pick("deal", Card::AssaultCenter as u32)
        // The French answer with fire, and draw two cards for Scout.
        .dice("battle", [INFANTRY, FLAG])
        .dice("leader", [SABER, ARTILLERY])
        .pick("deal", Card::CoordinatedAdvance as u32)
        .pick("deal", Card::AttackCenter as u32);
    let decisions = [
        play(
            allied,
            &[
                Action::Play(Card::AttackCenter),
                Action::OrderUnit(at(7, 5)),
                Action::OrderUnit(at(8, 7)),
                Action::OrderLeader(at(8, 8)),
                Action::MoveUnit { from: at(7, 5), to: at(6, 5) },
                Action::MoveLeader { from: at(8, 8), to: at(7, 7) },
                Action::EndMoves,
                Action::Fire { from: at(6, 5), at: at(4, 5) },
            ],
        ),
        play(french, &[Action::Retreat(at(3, 6))]),
        play(allied, &[Action::EndBattles]),
        play(
            french,
            &[
                Action::Play(Card::ScoutCenter),
                Action::OrderUnit(at(3, 6)),
                Action::MoveUnit { from: at(3, 6), to: at(4, 5) },
                Action::EndMoves,
                Action::Fire { from: at(4, 5), at: at(6, 5) },
            ],
        ),
        play(allied, &[Action::IgnoreFlags(1)]),
        play(french, &[Action::Keep(Card::AttackCenter)]),
    ]
    .concat();
    let log = testkit::golden(&rolica, Viewer::Spectator, &decisions, luck);
    expect![[r#"
        log-drew side=side-allied
        log-drew side=side-allied
        log-drew side=side-allied
        log-drew side=side-allied
        log-drew side=side-allied
        log-drew side=side-french
        log-drew side=side-french
        log-drew side=side-french
        log-drew side=side-french
        log-drew side=side-french
        log-turn side=side-allied number=1
        log-played side=side-allied card=card-attack-center
        log-unit-ordered unit=95th and 60th Rifles
        log-unit-ordered unit=nine-pounders
        log-leader-ordered leader=Wellesley
        log-unit-moved unit=95th and 60th Rifles from=7,5 to=6,5
        log-leader-moved leader=Wellesley from=8,8 to=7,7
        log-fired unit=95th and 60th Rifles at=4,5 dice=face-infantry+face-flag hits=1 flags=1
        log-blocks-lost unit=70e Ligne, I blocks=1
        log-unit-retreated unit=70e Ligne, I from=4,5 to=3,6
        log-drew side=side-allied
        log-turn side=side-french number=2
        log-played side=side-french card=card-scout-center
        log-unit-ordered unit=70e Ligne, I
        log-unit-moved unit=70e Ligne, I from=3,6 to=4,5
        log-fired unit=70e Ligne, I at=6,5 dice=face-infantry+face-flag hits=1 flags=1
        log-blocks-lost unit=95th and 60th Rifles blocks=1
        log-leader-lives leader=Fane side=side-french dice=face-saber+face-artillery
        log-flags-ignored unit=95th and 60th Rifles flags=1
        log-scouted side=side-french
        log-scouted side=side-french
        log-kept side=side-french rejected=card-coordinated-advance
        log-turn side=side-allied number=3
    "#]]
    .assert_eq(&log);
}

/// [CCN-22.5.1] The long example of both books: a square is charged, attacks, and is attacked by
/// infantry and cavalry. No new card is paid for it.
#[test]
fn the_square_of_the_rulebooks() {
    let (french, allied) = (Side::French.seat(), Side::Allied.seat());
    let hand = [Card::ProbeCenter, Card::AttackCenter, Card::Forward];
    let other = [Card::ProbeCenter, Card::AttackCenter, Card::ScoutCenter, Card::Rally];
    let sketch = Field::draw("F-LC+LDR 4,6; B-LN 5,6; F-LN 4,4").first(Side::French);
    let sketch = sketch.hand(Side::French, hand).hand(Side::Allied, other);
    let field = set_up(&sketch.text(), &[]);
    let luck = deal(deal(Scripted::new(), &hand), &other)
        // The square is formed with Rally. Its die and that of the cavalry miss.
        .pick("square", Card::Rally as u32)
        .dice("battle", [INFANTRY])
        .dice("battle", [ARTILLERY])
        .pick("deal", Card::Forward as u32)
        // The square attacks with one die, and the cavalry battles back with one.
        .dice("battle", [INFANTRY])
        .dice("battle", [ARTILLERY])
        .pick("deal", Card::FlankAttack as u32)
        // Infantry attacks with five dice, the square battles back with one.
        .dice("battle", [INFANTRY, CAVALRY, CAVALRY, CAVALRY, CAVALRY])
        .dice("battle", [CAVALRY])
        // The cavalry charges: the square rolls first, then the cavalry.
        .dice("battle", [INFANTRY])
        .dice("battle", [INFANTRY])
        .pick("deal", Card::ReconInForce as u32);
    let charge = Action::Melee { from: at(4, 6), at: at(5, 6) };
    let decisions = [
        play(
            french,
            &[
                Action::Play(Card::ProbeCenter),
                Action::OrderUnit(at(4, 6)),
                Action::EndOrders,
                Action::EndMoves,
                charge,
            ],
        ),
        play(allied, &[Action::FormSquare]),
        play(
            allied,
            &[
                Action::Play(Card::ProbeCenter),
                Action::OrderUnit(at(5, 6)),
                Action::EndMoves,
                Action::Melee { from: at(5, 6), at: at(4, 6) },
            ],
        ),
        play(french, &[Action::Stand, Action::BattleBack]),
        play(
            french,
            &[
                Action::Play(Card::AttackCenter),
                Action::OrderUnit(at(4, 4)),
                Action::OrderUnit(at(4, 6)),
                Action::MoveUnit { from: at(4, 4), to: at(5, 5) },
                Action::EndMoves,
                Action::Melee { from: at(5, 5), at: at(5, 6) },
            ],
        ),
        play(allied, &[Action::Stand, Action::BattleBack]),
        play(french, &[charge]),
    ]
    .concat();
    let log = testkit::golden(&field, Viewer::Spectator, &decisions, luck);
    expect![[r#""#]].assert_eq(&log);
}
