//! Examples of play, written out. `UPDATE_EXPECT=1 cargo test` rewrites the text; read the diff.
//! A golden game that changes means that the rules changed: raise `RULES_VERSION`. If only the data of a
//! scenario did, do not: a record holds the file that it began with.

use borodino::Side;
use expect_test::{Expect, expect};

use crate::field::{Field, viewer};

/// The log as the player of a side reads it.
#[track_caller]
fn check(field: &Field, side: Side, expected: &Expect) {
    expected.assert_eq(&testkit::narrated(&field.campaign, &field.events, viewer(side)));
}

/// The first hour of 5 September: the Polish guns shake the jaegers in the wood of Doronino, which
/// are then thrown out with the bayonet, and Compans goes alone against the redoubt, and back.
#[test]
fn the_opening_at_shevardino() {
    let mut field = Field::scenario("shevardino", &[]);
    field.acts("activate F-HQ-PON; stay; activate F-HQ-DAV; move doronino; done");
    field.dice([1, 5]).act("bombard F-5-LA doronino_wood");
    field.acts(
        "take F-1-5; move shevardino; take F-5-18; move doronino_wood;
         take F-5-16; move doronino_wood; take F-1-V; move doronino; done; done; done",
    );
    field.acts("activate R-HQ-BAG; stay; done; take R-G-IV; move utitsa_forest; done; done; done");
    field.dice([2]).acts("fight doronino_wood; fire R-7-J; take-hit F-5-16");
    field.dice([3, 6, 5]).acts("fire F-5-18 all bayonet; done");
    // The guns of the redoubt, Neverovsky and the jaegers.
    field.dice([1, 2, 5, 6, 2, 4, 4]);
    field.acts("done; done; fire R-8-HA; done; fire R-8-27; fire R-8-J");
    field.acts("retreat F-1-5 fomkino; done; supply yelnya F-HQ-PON; supply golovino F-1-5; done");
    field.act("done").finish();
    check(
        &field,
        Side::French,
        &expect![[r#"
        log-turn turn=1 date=5 September hour=14:00
        log-first side=side-french.they french-dice= russian-dice= french=0 russian=0
        log-action-phase side=side-french.they
        log-activated block=Poniatowski (3) area=Yelnya
        log-moved-before block=Davout (4) from=Fomkino to=Doronino
        log-activated block=Davout (4) area=Doronino
        log-bombarded block=V Corps artillery (2) from=Yelnya to=Doronino Wood value=1 dice=1 5 hits=1 own=0
        log-step-lost block=side-russian.block area=Doronino Wood cause=cause-bombardment
        log-moved block=5th Division Compans (4) from=Fomkino to=Shevardino
        log-moved block=18th Division Kniaziewicz (3) from=Yelnya to=Doronino Wood
        log-moved block=16th Division Krasinski (3) from=Yelnya Forest to=Doronino Wood
        log-moved block=I Corps voltigeurs (2) from=Fomkino to=Doronino
        log-tired blocks=Davout, Poniatowski
        log-action-phase side=side-russian.they
        log-activated-army block=Bagration (4) area=Bagration Fleches post=post-second
        log-moved block=side-russian.block from=Bagration Fleches to=Utitsa Forest
        log-tired blocks=Bagration
        log-battle area=Doronino Wood blocks=16th Division Krasinski (3), 18th Division Kniaziewicz (3), VII Corps jaegers (1) side=side-french.they
        log-round round=1 side=side-french.they blocks=
        log-fired block=VII Corps jaegers aim=aim-all value=2 dice=2 hits=1
        log-step-lost block=16th Division Krasinski (3) area=Doronino Wood cause=cause-fire
        log-bayonets block=18th Division Kniaziewicz aim=aim-all value=3 dice=3 6 5 hits=1
        log-destroyed block=VII Corps jaegers area=Doronino Wood cause=cause-fire side=side-french.they points=1
        log-step-lost block=18th Division Kniaziewicz (3) area=Doronino Wood cause=cause-bayonet
        log-battle-won side=side-french.they area=Doronino Wood
        log-battle area=Shevardino blocks=5th Division Compans (4), Borozdin (2), 27th Division Neverovsky (2), VIII Corps jaegers (2), VIII Corps position artillery (3) side=side-french.they
        log-round round=1 side=side-french.they blocks=
        log-fired block=VIII Corps position artillery aim=aim-all value=2 dice=1 2 5 hits=2
        log-step-lost block=5th Division Compans (4) area=Shevardino cause=cause-fire
        log-step-lost block=5th Division Compans (3) area=Shevardino cause=cause-fire
        log-fired block=27th Division Neverovsky aim=aim-all value=2 dice=6 2 hits=1
        log-step-lost block=5th Division Compans (2) area=Shevardino cause=cause-fire
        log-fired block=VIII Corps jaegers aim=aim-all value=2 dice=4 4 hits=0
        log-retreated block=5th Division Compans (1) from=Shevardino to=Fomkino
        log-battle-won side=side-russian.they area=Shevardino
        log-supplied block=Poniatowski (2) area=Yelnya
        log-supplied block=5th Division Compans (1) area=Fomkino
    "#]],
    );
    check(
        &field,
        Side::Russian,
        &expect![[r#"
        log-turn turn=1 date=5 September hour=14:00
        log-first side=side-french.they french-dice= russian-dice= french=0 russian=0
        log-action-phase side=side-french.they
        log-activated block=Poniatowski (3) area=Yelnya
        log-moved-before block=Davout (4) from=Fomkino to=Doronino
        log-activated block=Davout (4) area=Doronino
        log-bombarded block=V Corps artillery (2) from=Yelnya to=Doronino Wood value=1 dice=1 5 hits=1 own=0
        log-step-lost block=VII Corps jaegers (2) area=Doronino Wood cause=cause-bombardment
        log-moved block=side-french.block from=Fomkino to=Shevardino
        log-moved block=side-french.block from=Yelnya to=Doronino Wood
        log-moved block=side-french.block from=Yelnya Forest to=Doronino Wood
        log-moved block=side-french.block from=Fomkino to=Doronino
        log-tired blocks=Davout, Poniatowski
        log-action-phase side=side-russian.they
        log-activated-army block=Bagration (4) area=Bagration Fleches post=post-second
        log-order-spent block=Bagration
        log-moved block=IV Cavalry Corps Sievers (3) from=Bagration Fleches to=Utitsa Forest
        log-tired blocks=Bagration
        log-battle area=Doronino Wood blocks=16th Division Krasinski (3), 18th Division Kniaziewicz (3), VII Corps jaegers (1) side=side-french.they
        log-round round=1 side=side-french.they blocks=
        log-fired block=VII Corps jaegers aim=aim-all value=2 dice=2 hits=1
        log-step-lost block=16th Division Krasinski (3) area=Doronino Wood cause=cause-fire
        log-bayonets block=18th Division Kniaziewicz aim=aim-all value=3 dice=3 6 5 hits=1
        log-destroyed block=VII Corps jaegers area=Doronino Wood cause=cause-fire side=side-french.they points=1
        log-step-lost block=18th Division Kniaziewicz (3) area=Doronino Wood cause=cause-bayonet
        log-battle-won side=side-french.they area=Doronino Wood
        log-battle area=Shevardino blocks=5th Division Compans (4), Borozdin (2), 27th Division Neverovsky (2), VIII Corps jaegers (2), VIII Corps position artillery (3) side=side-french.they
        log-round round=1 side=side-french.they blocks=
        log-fired block=VIII Corps position artillery aim=aim-all value=2 dice=1 2 5 hits=2
        log-step-lost block=5th Division Compans (4) area=Shevardino cause=cause-fire
        log-step-lost block=5th Division Compans (3) area=Shevardino cause=cause-fire
        log-fired block=27th Division Neverovsky aim=aim-all value=2 dice=6 2 hits=1
        log-step-lost block=5th Division Compans (2) area=Shevardino cause=cause-fire
        log-fired block=VIII Corps jaegers aim=aim-all value=2 dice=4 4 hits=0
        log-retreated block=5th Division Compans (1) from=Shevardino to=Fomkino
        log-battle-won side=side-russian.they area=Shevardino
        log-supplied block=side-french.block area=Yelnya
        log-supplied block=side-french.block area=Fomkino
    "#]],
    );
}

/// Horse guns and cuirassiers against squares: one shelters the guns, the grenadiers break
/// themselves with the bayonet, and a reserve comes up.
#[test]
fn squares_and_bayonets_in_the_valley_of_the_kamenka() {
    let mut field = Field::at(
        "
        turn 5 first french
        kamenka: R-8-27 R-8-G R-8-HA(2)
        semenovskoye: R-HQ-BAG R-7-12
        shevardino: F-HQ-NAP
        aleksinki: F-HQ-MUR F-C1-H F-1-5 F-RC-RA
        active: F-HQ-NAP=french:4 F-HQ-MUR
        ask moves french
        ",
    );
    field.acts(
        "take F-1-5; move kamenka; take F-C1-H; move kamenka; take F-RC-RA; move kamenka; done; done",
    );
    field.acts("activate R-HQ-BAG; stay; take R-7-12; move kamenka; done; done");
    field.acts("form-square R-8-27; shelter R-8-27 R-8-HA; done; form-square F-1-5; done");
    field.dice([2, 3, 6]).acts("fire F-RC-RA squares; take-hit R-8-27");
    field.dice([1, 5, 6, 1]).act("fire F-C1-H others");
    field.dice([6]).act("fire R-8-G all bayonet");
    field.dice([1, 6]).acts("fire R-8-HA; take-hit F-C1-H");
    field.dice([1]).act("fire R-8-27");
    field.dice([1, 2, 3]).act("fire F-1-5").finish();
    check(
        &field,
        Side::French,
        &expect![[r#"
        log-order-spent block=Napoleon
        log-moved block=5th Division Compans (4) from=Aleksinki to=Kamenka Valley
        log-moved block=I Cavalry Corps cuirassiers (4) from=Aleksinki to=Kamenka Valley
        log-moved block=Reserve cavalry horse artillery (3) from=Aleksinki to=Kamenka Valley
        log-tired blocks=Napoleon, Murat
        log-action-phase side=side-russian.they
        log-activated-army block=Bagration (4) area=Semenovskoye post=post-second
        log-moved block=side-russian.block from=Semenovskoye to=Kamenka Valley
        log-tired blocks=Bagration
        log-battle area=Kamenka Valley blocks=5th Division Compans (4), I Cavalry Corps cuirassiers (4), Reserve cavalry horse artillery (3), 27th Division Neverovsky (3), 2nd Grenadier Division Mecklenburg (3), VIII Corps position artillery (2) side=side-french.they
        log-round round=1 side=side-french.they blocks=
        log-square-formed block=27th Division Neverovsky
        log-sheltered block=VIII Corps position artillery square=27th Division Neverovsky
        log-square-formed block=5th Division Compans
        log-fired block=Reserve cavalry horse artillery aim=aim-squares value=3 dice=2 3 6 hits=2
        log-step-lost block=27th Division Neverovsky (3) area=Kamenka Valley cause=cause-fire
        log-step-lost block=27th Division Neverovsky (2) area=Kamenka Valley cause=cause-fire
        log-fired block=I Cavalry Corps cuirassiers aim=aim-others value=3 dice=1 5 6 1 hits=2
        log-step-lost block=2nd Grenadier Division Mecklenburg (3) area=Kamenka Valley cause=cause-fire
        log-step-lost block=2nd Grenadier Division Mecklenburg (2) area=Kamenka Valley cause=cause-fire
        log-bayonets block=2nd Grenadier Division Mecklenburg aim=aim-all value=4 dice=6 hits=0
        log-destroyed block=2nd Grenadier Division Mecklenburg area=Kamenka Valley cause=cause-bayonet side=side-french.they points=1
        log-fired block=VIII Corps position artillery aim=aim-all value=1 dice=1 6 hits=1
        log-step-lost block=I Cavalry Corps cuirassiers (4) area=Kamenka Valley cause=cause-fire
        log-fired block=27th Division Neverovsky aim=aim-all value=1 dice=1 hits=1
        log-step-lost block=5th Division Compans (4) area=Kamenka Valley cause=cause-fire
        log-fired block=5th Division Compans aim=aim-all value=1 dice=1 2 3 hits=1
        log-step-lost block=VIII Corps position artillery (2) area=Kamenka Valley cause=cause-fire
        log-round-joined round=2 side=side-french.they blocks=12th Division Vasilchikov (3)
    "#]],
    );
    check(
        &field,
        Side::Russian,
        &expect![[r#"
        log-moved block=side-french.block from=Aleksinki to=Kamenka Valley
        log-moved block=side-french.block from=Aleksinki to=Kamenka Valley
        log-moved block=side-french.block from=Aleksinki to=Kamenka Valley
        log-tired blocks=Napoleon, Murat
        log-action-phase side=side-russian.they
        log-activated-army block=Bagration (4) area=Semenovskoye post=post-second
        log-order-spent block=Bagration
        log-moved block=12th Division Vasilchikov (3) from=Semenovskoye to=Kamenka Valley
        log-tired blocks=Bagration
        log-battle area=Kamenka Valley blocks=5th Division Compans (4), I Cavalry Corps cuirassiers (4), Reserve cavalry horse artillery (3), 27th Division Neverovsky (3), 2nd Grenadier Division Mecklenburg (3), VIII Corps position artillery (2) side=side-french.they
        log-round round=1 side=side-french.they blocks=
        log-square-formed block=27th Division Neverovsky
        log-sheltered block=VIII Corps position artillery square=27th Division Neverovsky
        log-square-formed block=5th Division Compans
        log-fired block=Reserve cavalry horse artillery aim=aim-squares value=3 dice=2 3 6 hits=2
        log-step-lost block=27th Division Neverovsky (3) area=Kamenka Valley cause=cause-fire
        log-step-lost block=27th Division Neverovsky (2) area=Kamenka Valley cause=cause-fire
        log-fired block=I Cavalry Corps cuirassiers aim=aim-others value=3 dice=1 5 6 1 hits=2
        log-step-lost block=2nd Grenadier Division Mecklenburg (3) area=Kamenka Valley cause=cause-fire
        log-step-lost block=2nd Grenadier Division Mecklenburg (2) area=Kamenka Valley cause=cause-fire
        log-bayonets block=2nd Grenadier Division Mecklenburg aim=aim-all value=4 dice=6 hits=0
        log-destroyed block=2nd Grenadier Division Mecklenburg area=Kamenka Valley cause=cause-bayonet side=side-french.they points=1
        log-fired block=VIII Corps position artillery aim=aim-all value=1 dice=1 6 hits=1
        log-step-lost block=I Cavalry Corps cuirassiers (4) area=Kamenka Valley cause=cause-fire
        log-fired block=27th Division Neverovsky aim=aim-all value=1 dice=1 hits=1
        log-step-lost block=5th Division Compans (4) area=Kamenka Valley cause=cause-fire
        log-fired block=5th Division Compans aim=aim-all value=1 dice=1 2 3 hits=1
        log-step-lost block=VIII Corps position artillery (2) area=Kamenka Valley cause=cause-fire
        log-round-joined round=2 side=side-french.they blocks=12th Division Vasilchikov (3)
    "#]],
    );
}

/// The night after the first day: a bridge that does not burn, recovery, supply, and a shift away
/// from the enemy.
#[test]
fn the_night_of_5_september() {
    let mut field = Field::at(
        "
        scenario combined
        turn 7 first russian
        golovino: F-1-1(2) F-HQ-MUR(0) F-1-HA
        valuevo: F-C1-H
        borodino: R-6-7(2)
        uspenskoye: R-8-27(1) R-HQ-BAR(1)
        tatarinovo: R-6-24 R-6-HA
        ask bridge russian
        ",
    );
    field.dice([5]).acts("burn borodino gorki; done");
    field.acts("supply uspenskoye R-6-7; done");
    field.acts("supply golovino F-1-1; done; take R-6-24; move knyazkovo; done");
    field.acts("take F-C1-H; move novoye_selo");
    field.dice([6, 1, 3, 3]).act("done").finish();
    check(
        &field,
        Side::French,
        &expect![[r#"
        log-bridge-stands side=side-russian.they die=5 one=Borodino other=Gorki
        log-night
        log-supplied block=side-russian.block area=Borodino
        log-supplied block=1st Division Morand (2) area=Golovino
        log-moved-night block=side-russian.block from=Tatarinovo to=Knyazkovo
        log-moved-night block=I Cavalry Corps cuirassiers (4) from=Valuevo to=Novoye Selo
        log-turn turn=8 date=6 September hour=06:00
        log-initiative side=side-french.they french-dice=6 1 russian-dice=3 3 french=7 russian=6
        log-action-phase side=side-french.they
    "#]],
    );
    check(
        &field,
        Side::Russian,
        &expect![[r#"
        log-bridge-stands side=side-russian.they die=5 one=Borodino other=Gorki
        log-night
        log-supplied block=7th Division Kaptsevich (2) area=Borodino
        log-supplied block=side-french.block area=Golovino
        log-moved-night block=24th Division Likhachev (3) from=Tatarinovo to=Knyazkovo
        log-moved-night block=side-french.block from=Valuevo to=Novoye Selo
        log-turn turn=8 date=6 September hour=06:00
        log-initiative side=side-french.they french-dice=6 1 russian-dice=3 3 french=7 russian=6
        log-action-phase side=side-french.they
    "#]],
    );
}
