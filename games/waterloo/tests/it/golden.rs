//! Examples of play, written out. `UPDATE_EXPECT=1 cargo test` rewrites the text; read the diff.
//! A golden game that changes means that the rules changed: raise `RULES_VERSION`.

use engine::{Seat, Viewer};
use expect_test::{Expect, expect};
use waterloo::Side;

use crate::field::Field;

/// The log as the player of a side reads it.
#[track_caller]
fn check(field: &Field, side: Side, expected: &Expect) {
    let seat = match side {
        Side::French => Seat(0),
        Side::Allied => Seat(1),
    };
    let log = testkit::narrated(&field.campaign, &field.events, Viewer::Seat(seat));
    expected.assert_eq(&log);
}

/// The first turn: the II Corps falls on Binche and drives Chassé from it, and the Guard marches on
/// under the eyes of Napoleon.
#[test]
fn the_opening_of_the_campaign() {
    let mut field = Field::historical(&[]);
    field
        .dice("march", [3, 2])
        // The one block in Binche fires first.
        .dice("skirmish", [1, 4, 6])
        .dice("skirmish", [2, 1, 5, 3])
        .dice("skirmish", [6, 6, 1])
        .acts(
            "take F-2-INF1; move binche; take F-2-INF2; move binche; take F-2-ART; move thuin;
             take F-NAP; move ham; take F-G-INF; move ham; take F-C1; move ham gerpinnes; end-moves;
             take F-G-INF; march gerpinnes; show-leader;
             take F-C1; march philippeville; end-marches",
        )
        .acts("pick F-2-INF1; pick F-2-INF2; confirm; take-hit F-2-INF2")
        .acts("retreat A-1-CHA nivelles")
        .finish();
    check(
        &field,
        Side::French,
        &expect![[r#"
            log-turn turn=1 date=15 June side=side-french.they
            log-moved block=Bachelu and Jerome (4) from=Solre-sur-Sambre to=Binche
            log-moved block=Foy and Girard (4) from=Solre-sur-Sambre to=Binche
            log-moved block=II Corps artillery F-2-ART (3) from=Solre-sur-Sambre to=Thuin
            log-moved block=Napoleon from=Beaumont to=Ham-sur-Heure
            log-moved block=Old and Young Guard (4) from=Beaumont to=Ham-sur-Heure
            log-moved-via block=Pajol (2) from=Beaumont to=Gerpinnes via=Ham-sur-Heure
            log-moves-ended party=party-french.they
            log-leader-shown block=Napoleon town=Beaumont
            log-marched block=Old and Young Guard (4) from=Ham-sur-Heure to=Gerpinnes die=3 bonus=1 lost=0
            log-marched block=Pajol (2) from=Gerpinnes to=Philippeville die=2 bonus=1 lost=1
            log-marches-ended party=party-french.they
            log-skirmishes-found skirmishes=Binche battles=
            log-skirmish town=Binche
            log-picks-confirmed town=Binche role=role-defender.they
            log-picked block=Bachelu and Jerome (4)
            log-picked block=Foy and Girard (4)
            log-picks-confirmed town=Binche role=role-attacker.they
            log-skirmishers-shown town=Binche blocks=Bachelu and Jerome (4), Foy and Girard (4), Chasse (3)
            log-skirmished block=Chasse dice=1 4 6 hits=1
            log-step-lost block=Foy and Girard (4) at=Binche
            log-skirmished block=Bachelu and Jerome dice=2 1 5 3 hits=1
            log-skirmished block=Foy and Girard dice=6 6 1 hits=1
            log-step-lost block=Chasse (3) at=Binche
            log-step-lost block=Chasse (2) at=Binche
            log-skirmish-lost town=Binche role=role-defender.they
            log-retreated block=army-anglo-dutch.block from=Binche to=Nivelles
            log-skirmish-ended town=Binche
            log-turn turn=2 date=15 June side=side-allied.they
        "#]],
    );
    check(
        &field,
        Side::Allied,
        &expect![[r#"
            log-turn turn=1 date=15 June side=side-french.they
            log-moved block=army-french.block from=Solre-sur-Sambre to=Binche
            log-moved block=army-french.block from=Solre-sur-Sambre to=Binche
            log-moved block=army-french.block from=Solre-sur-Sambre to=Thuin
            log-moved block=army-french.block from=Beaumont to=Ham-sur-Heure
            log-moved block=army-french.block from=Beaumont to=Ham-sur-Heure
            log-moved-via block=army-french.block from=Beaumont to=Gerpinnes via=Ham-sur-Heure
            log-moves-ended party=party-french.they
            log-leader-shown block=Napoleon town=Beaumont
            log-marched block=army-french.block from=Ham-sur-Heure to=Gerpinnes die=3 bonus=1 lost=0
            log-marched block=army-french.block from=Gerpinnes to=Philippeville die=2 bonus=1 lost=1
            log-marches-ended party=party-french.they
            log-skirmishes-found skirmishes=Binche battles=
            log-skirmish town=Binche
            log-picked block=Chasse (3)
            log-picks-confirmed town=Binche role=role-defender.they
            log-picks-confirmed town=Binche role=role-attacker.they
            log-skirmishers-shown town=Binche blocks=Bachelu and Jerome (4), Foy and Girard (4), Chasse (3)
            log-skirmished block=Chasse dice=1 4 6 hits=1
            log-step-lost block=Foy and Girard (4) at=Binche
            log-skirmished block=Bachelu and Jerome dice=2 1 5 3 hits=1
            log-skirmished block=Foy and Girard dice=6 6 1 hits=1
            log-step-lost block=Chasse (3) at=Binche
            log-step-lost block=Chasse (2) at=Binche
            log-skirmish-lost town=Binche role=role-defender.they
            log-retreated block=Chasse (1) from=Binche to=Nivelles
            log-skirmish-ended town=Binche
            log-turn turn=2 date=15 June side=side-allied.they
        "#]],
    );
}

/// A battle at Charleroi: the farm holds against the cuirassiers, but the guns beside it do not
/// hold against Foy, and everybody leaves.
#[test]
fn a_battle_at_charleroi() {
    let mut field = Field::at(
        "
        turn 1
        ham: F-2-INF1 F-2-INF2 F-2-ART F-C3 F-G-CAV
        gerpinnes: F-G-INF
        charleroi: P-1-INF1 P-1-INF2(1) P-1-ART P-1-CAV
        ligny: P-2-INF1
        ask moves
        ",
    );
    field.markers(["hill", "farm", "woods"]).acts(
        "take F-2-INF1; move charleroi; take F-2-INF2; move charleroi;
         take F-2-ART; move charleroi; take F-C3; move charleroi; end-moves;
         put-marker hill centre; put-marker farm centre; put-marker woods right;
         deploy P-1-INF2 centre; deploy P-1-CAV centre; deploy P-1-ART left;
         deploy P-1-INF1 right; confirm;
         deploy F-2-ART centre; deploy F-2-INF1 left; deploy F-2-INF2 right; confirm;
         hold P-1-INF2; hold F-2-ART",
    );
    // The French soften the farm and close in.
    field.dice("fire", [1, 2, 6]).acts(
        "take F-2-ART; fire; take F-C3; step a-c d-c;
         take F-2-INF2; step d-l; end-battle-phase; reinforce F-G-INF; end-reinforcement",
    );
    // The Prussian cavalry turns back; the farm and the guns fire.
    field.dice("morale", [2, 5]).dice("fire", [3]).dice("fire", [2, 5, 6]).acts(
        "test P-1-CAV; take P-1-INF2; fire; take P-1-ART; fire;
         end-battle-phase; reinforce P-2-INF1",
    );
    // The guns are taken.
    field.dice("fire", [1, 2, 1]).acts(
        "take F-2-INF2; fire; retreat P-1-INF1 quatrebras; retreat P-1-CAV ligny;
         retreat P-2-INF1 ligny; regroup F-G-CAV charleroi",
    );
    field.finish();
    assert_eq!(field.turn(), 2);
    check(
        &field,
        Side::French,
        &expect![[r#"
        log-moved block=Bachelu and Jerome (4) from=Ham-sur-Heure to=Charleroi
        log-moved block=Foy and Girard (4) from=Ham-sur-Heure to=Charleroi
        log-moved block=II Corps artillery F-2-ART (3) from=Ham-sur-Heure to=Charleroi
        log-moved block=Kellermann (3) from=Ham-sur-Heure to=Charleroi
        log-moves-ended party=party-french.they
        log-marches-ended party=party-french.they
        log-battles-found skirmishes= battles=Charleroi
        log-battle-ordered town=Charleroi
        log-battle-opened town=Charleroi
        log-marker-drawn town=Charleroi role=role-attacker.they marker=marker-hill
        log-marker-put at=Charleroi A-C marker=marker-hill
        log-marker-drawn town=Charleroi role=role-defender.they marker=marker-farm
        log-marker-drawn town=Charleroi role=role-defender.they marker=marker-woods
        log-marker-put at=Charleroi D-C marker=marker-farm
        log-marker-put at=Charleroi D-R marker=marker-woods
        log-deployed-side town=Charleroi role=role-defender.they numbers=D-L 1 PR, D-C 2 PR, D-R 1 PR
        log-deployed block=Bachelu and Jerome (4) at=Charleroi A-Res
        log-deployed block=Foy and Girard (4) at=Charleroi A-Res
        log-deployed block=II Corps artillery F-2-ART (3) at=Charleroi A-Res
        log-deployed block=Kellermann (3) at=Charleroi A-Res
        log-deployed block=II Corps artillery F-2-ART (3) at=Charleroi A-C
        log-deployed block=Bachelu and Jerome (4) at=Charleroi A-L
        log-deployed block=Foy and Girard (4) at=Charleroi A-R
        log-deployed-side town=Charleroi role=role-attacker.they numbers=A-L 1 FR, A-C 1 FR, A-R 1 FR, A-Res 1 FR
        log-revealed town=Charleroi blocks=Bachelu and Jerome (4), Foy and Girard (4), II Corps artillery F-2-ART (3), Jagow and Henckel (1), Roder (3), I Corps artillery P-1-ART (3)
        log-holder block=Jagow and Henckel (1) at=Charleroi D-C
        log-holder block=II Corps artillery F-2-ART (3) at=Charleroi A-C
        log-battle-turn town=Charleroi role=role-attacker.they round=1
        log-fired block=II Corps artillery F-2-ART (3) at=Charleroi D-C target=target-others value=2 dice=1 2 6 hits=2
        log-step-lost block=Roder (3) at=Charleroi D-C
        log-step-lost block=Roder (2) at=Charleroi D-C
        log-stepped block=Kellermann (3) from=Charleroi A-Res to=Charleroi A-C
        log-stepped block=Kellermann (3) from=Charleroi A-C to=Charleroi D-C
        log-stepped block=Foy and Girard (4) from=Charleroi A-R to=Charleroi D-L
        log-reinforced block=Old and Young Guard (4) from=Gerpinnes to=Charleroi
        log-battle-turn town=Charleroi role=role-defender.they round=1
        log-morale-failed block=Roder die=2 bonus=0
        log-stepped-back block=Roder (1) from=Charleroi D-C to=Charleroi D-Res
        log-morale-passed block=Jagow and Henckel die=5 bonus=0
        log-fired block=Jagow and Henckel (1) at=Charleroi D-C target=target-others value=3 dice=3 hits=1
        log-step-lost block=Kellermann (3) at=Charleroi D-C
        log-fired block=I Corps artillery P-1-ART (3) at=Charleroi D-L target=target-others value=2 dice=2 5 6 hits=1
        log-step-lost block=Foy and Girard (4) at=Charleroi D-L
        log-reinforced block=army-prussian.block from=Ligny to=Charleroi
        log-battle-turn town=Charleroi role=role-attacker.they round=2
        log-fired block=Foy and Girard (3) at=Charleroi D-L target=target-others value=2 dice=1 2 1 hits=3
        log-step-lost block=I Corps artillery P-1-ART (3) at=Charleroi D-L
        log-step-lost block=I Corps artillery P-1-ART (2) at=Charleroi D-L
        log-step-lost block=I Corps artillery P-1-ART (1) at=Charleroi D-L
        log-eliminated block=I Corps artillery P-1-ART at=Charleroi D-L
        log-routed town=Charleroi role=role-defender.they at=Charleroi D-L
        log-eliminated block=Jagow and Henckel at=Charleroi D-C
        log-retreated block=army-prussian.block from=Charleroi D-R to=Quatre-Bras
        log-retreated block=army-prussian.block from=Charleroi D-Res to=Ligny
        log-retreated block=army-prussian.block from=Charleroi D-Res to=Ligny
        log-battle-won town=Charleroi side=side-french.they
        log-regrouped block=Guard cavalry (3) from=Ham-sur-Heure to=Charleroi
        log-regroup-ended party=party-french.they town=Charleroi
        log-turn turn=2 date=15 June side=side-allied.they
    "#]],
    );
    check(
        &field,
        Side::Allied,
        &expect![[r#"
        log-moved block=army-french.block from=Ham-sur-Heure to=Charleroi
        log-moved block=army-french.block from=Ham-sur-Heure to=Charleroi
        log-moved block=army-french.block from=Ham-sur-Heure to=Charleroi
        log-moved block=army-french.block from=Ham-sur-Heure to=Charleroi
        log-moves-ended party=party-french.they
        log-marches-ended party=party-french.they
        log-battles-found skirmishes= battles=Charleroi
        log-battle-ordered town=Charleroi
        log-battle-opened town=Charleroi
        log-marker-drawn town=Charleroi role=role-attacker.they marker=marker-hill
        log-marker-put at=Charleroi A-C marker=marker-hill
        log-marker-drawn town=Charleroi role=role-defender.they marker=marker-farm
        log-marker-drawn town=Charleroi role=role-defender.they marker=marker-woods
        log-marker-put at=Charleroi D-C marker=marker-farm
        log-marker-put at=Charleroi D-R marker=marker-woods
        log-deployed block=Steinmetz and Pirch II (4) at=Charleroi D-Res
        log-deployed block=Jagow and Henckel (1) at=Charleroi D-Res
        log-deployed block=Roder (3) at=Charleroi D-Res
        log-deployed block=I Corps artillery P-1-ART (3) at=Charleroi D-Res
        log-deployed block=Jagow and Henckel (1) at=Charleroi D-C
        log-deployed block=Roder (3) at=Charleroi D-C
        log-deployed block=I Corps artillery P-1-ART (3) at=Charleroi D-L
        log-deployed block=Steinmetz and Pirch II (4) at=Charleroi D-R
        log-deployed-side town=Charleroi role=role-defender.they numbers=D-L 1 PR, D-C 2 PR, D-R 1 PR
        log-deployed-side town=Charleroi role=role-attacker.they numbers=A-L 1 FR, A-C 1 FR, A-R 1 FR, A-Res 1 FR
        log-revealed town=Charleroi blocks=Bachelu and Jerome (4), Foy and Girard (4), II Corps artillery F-2-ART (3), Jagow and Henckel (1), Roder (3), I Corps artillery P-1-ART (3)
        log-holder block=Jagow and Henckel (1) at=Charleroi D-C
        log-holder block=II Corps artillery F-2-ART (3) at=Charleroi A-C
        log-battle-turn town=Charleroi role=role-attacker.they round=1
        log-fired block=II Corps artillery F-2-ART (3) at=Charleroi D-C target=target-others value=2 dice=1 2 6 hits=2
        log-step-lost block=Roder (3) at=Charleroi D-C
        log-step-lost block=Roder (2) at=Charleroi D-C
        log-stepped block=Kellermann (3) from=Charleroi A-Res to=Charleroi A-C
        log-stepped block=Kellermann (3) from=Charleroi A-C to=Charleroi D-C
        log-stepped block=Foy and Girard (4) from=Charleroi A-R to=Charleroi D-L
        log-reinforced block=army-french.block from=Gerpinnes to=Charleroi
        log-battle-turn town=Charleroi role=role-defender.they round=1
        log-morale-failed block=Roder die=2 bonus=0
        log-stepped-back block=Roder (1) from=Charleroi D-C to=Charleroi D-Res
        log-morale-passed block=Jagow and Henckel die=5 bonus=0
        log-fired block=Jagow and Henckel (1) at=Charleroi D-C target=target-others value=3 dice=3 hits=1
        log-step-lost block=Kellermann (3) at=Charleroi D-C
        log-fired block=I Corps artillery P-1-ART (3) at=Charleroi D-L target=target-others value=2 dice=2 5 6 hits=1
        log-step-lost block=Foy and Girard (4) at=Charleroi D-L
        log-reinforced block=Tippelskirch and Krafft (4) from=Ligny to=Charleroi
        log-battle-turn town=Charleroi role=role-attacker.they round=2
        log-fired block=Foy and Girard (3) at=Charleroi D-L target=target-others value=2 dice=1 2 1 hits=3
        log-step-lost block=I Corps artillery P-1-ART (3) at=Charleroi D-L
        log-step-lost block=I Corps artillery P-1-ART (2) at=Charleroi D-L
        log-step-lost block=I Corps artillery P-1-ART (1) at=Charleroi D-L
        log-eliminated block=I Corps artillery P-1-ART at=Charleroi D-L
        log-routed town=Charleroi role=role-defender.they at=Charleroi D-L
        log-rout-loss block=Steinmetz and Pirch II (4) lost=1
        log-eliminated block=Jagow and Henckel at=Charleroi D-C
        log-rout-loss block=Tippelskirch and Krafft (4) lost=1
        log-retreated block=Steinmetz and Pirch II (3) from=Charleroi D-R to=Quatre-Bras
        log-retreated block=Roder (1) from=Charleroi D-Res to=Ligny
        log-retreated block=Tippelskirch and Krafft (3) from=Charleroi D-Res to=Ligny
        log-battle-won town=Charleroi side=side-french.they
        log-regrouped block=army-french.block from=Ham-sur-Heure to=Charleroi
        log-regroup-ended party=party-french.they town=Charleroi
        log-turn turn=2 date=15 June side=side-allied.they
    "#]],
    );
}
