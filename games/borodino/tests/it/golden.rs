//! Examples of play, written out. `UPDATE_EXPECT=1 cargo test` rewrites the text; read the diff.
//! A golden game that changes means that the rules changed: raise `RULES_VERSION`.

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
    field.dice([1, 2, 5, 6, 6, 2, 4, 4]);
    field.acts("done; done; fire R-8-HA; done; fire R-8-27; fire R-8-J");
    field.acts("retreat F-1-5 fomkino; done; supply yelnya F-HQ-PON; supply golovino F-1-5; done");
    field.act("done").finish();
    check(&field, Side::French, &expect![[""]]);
    check(&field, Side::Russian, &expect![[""]]);
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
    check(&field, Side::French, &expect![[""]]);
    check(&field, Side::Russian, &expect![[""]]);
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
    field.acts("supply uspenskoye R-8-27; supply uspenskoye R-6-7; done");
    field.acts("supply golovino F-1-1; done; take R-6-24; move knyazkovo; done");
    field.acts("take F-C1-H; move novoye_selo");
    field.dice([6, 1, 3, 3]).act("done").finish();
    check(&field, Side::French, &expect![[""]]);
    check(&field, Side::Russian, &expect![[""]]);
}
