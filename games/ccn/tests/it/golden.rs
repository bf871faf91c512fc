//! Examples of play, written out. `UPDATE_EXPECT=1 cargo test` rewrites the text; read the diff.
//! A golden game that changes means that the rules changed: raise `RULES_VERSION`.

use ai::Decision;
use ccn::{Action, Battle, Card, Hex, Side};
use engine::{Seat, Title as _, Viewer};
use expect_test::expect;
use luck::Scripted;

fn at(row: u8, column: u8) -> Hex {
    Hex::new(row, column).expect("a hex of the board")
}

fn deal(luck: Scripted, cards: &[Card]) -> Scripted {
    cards.iter().fold(luck, |luck, &card| luck.pick("deal", card as u32))
}

const INFANTRY: u8 = 1;
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
        Card::AssaultLeftFlank,
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
