//! The worked examples of the rulebooks, written out: what is decided, what the dice show, and the
//! log that comes of it. `UPDATE_EXPECT=1 cargo test` rewrites the logs; read the diff.

use ccn::{Action, Card, Side};
use expect_test::{Expect, expect};

use crate::field::{Field, Listed, hex};

#[track_caller]
fn reads(field: &Field, log: &Expect) {
    log.assert_eq(&field.log());
}

/// [CCN-9.2.1] Unit and leader both have orders: the leader rides to the cavalry.
#[test]
fn a_leader_leaves_the_grenadiers_for_the_cavalry() {
    let mut field = Field::draw("B-GR+LDR 7,6; B-HC 7,7; F-LN 4,6")
        .hand(Side::Allied, [Card::AttackCenter])
        .start();
    field.play(Card::AttackCenter).order("7,6 7,7").order_leader("7,6").end_orders();
    field.move_unit("7,7", "5,6").move_leader("7,6", "5,6").move_unit("7,6", "6,6").end_moves();
    assert_eq!(field.melee_dice("5,6", "4,6"), Some(4));
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(3));
    reads(
        &field,
        &expect![[r#"
        log-played side=side-allied card=card-attack-center
        log-unit-ordered unit=british GR
        log-unit-ordered unit=british HC
        log-leader-ordered leader=british leader
        log-unit-moved unit=british HC from=7,7 to=5,6
        log-leader-moved leader=british leader from=7,6 to=5,6
        log-unit-moved unit=british GR from=7,6 to=6,6
    "#]],
    );
}

/// [CCN-9.2.1] The second way: the leader joins the cavalry where it stands, which holds it there.
#[test]
fn a_leader_who_joins_the_cavalry_holds_it_where_it_stands() {
    let mut field = Field::draw("B-GR+LDR 7,6; B-HC 7,7; F-LN 4,6")
        .hand(Side::Allied, [Card::AttackCenter])
        .start();
    field.play(Card::AttackCenter).order("7,6 7,7").order_leader("7,6").end_orders();
    field.move_unit("7,6", "6,6").move_leader("7,6", "7,7");
    assert!(field.moves_from("7,7").is_empty());
    reads(
        &field,
        &expect![[r#"
        log-played side=side-allied card=card-attack-center
        log-unit-ordered unit=british GR
        log-unit-ordered unit=british HC
        log-leader-ordered leader=british leader
        log-unit-moved unit=british GR from=7,6 to=6,6
        log-leader-moved leader=british leader from=7,6 to=7,7
    "#]],
    );
}

/// [CCN-3.1.1], [CCN-12.2.2], [CCN-12.2.3] Light infantry fires with five dice standing, and with three blocks and after
/// a move with three.
#[test]
fn light_infantry_fires_standing_and_after_a_move() {
    let standing = Field::draw("F-LT 5,6; B-LN 7,6").first(Side::French).ready("5,6");
    assert_eq!(standing.fire_dice("5,6", "7,6"), Some(5));
    let mut moved = Field::draw("F-LT*3 4,6; B-LN 7,6").first(Side::French).ordered("4,6");
    moved.move_unit("4,6", "5,6").end_moves();
    assert_eq!(moved.fire_dice("5,6", "7,6"), Some(3));
    moved.fire("5,6", "7,6", "infantry saber cavalry");
    reads(
        &moved,
        &expect![[r#"
        log-played side=side-french card=card-probe-center
        log-unit-ordered unit=french LT
        log-unit-moved unit=french LT from=4,6 to=5,6
        log-fired unit=french LT at=7,6 dice=face-infantry+face-saber+face-cavalry hits=1 flags=0
        log-blocks-lost unit=british LN blocks=1
        log-drew side=side-french
        log-turn side=side-allied number=2
    "#]],
    );
}

/// [CCN-13.2.1] Line infantry attacks after a move with all its blocks.
#[test]
fn line_infantry_attacks_after_a_move() {
    let mut field = Field::draw("B-LN 6,6; F-LN 4,6").ordered("6,6");
    field.move_unit("6,6", "5,6").end_moves();
    assert_eq!(field.melee_dice("5,6", "4,6"), Some(4));
    field.melee("5,6", "4,6", "infantry saber cavalry artillery");
    field.act_with(Action::BattleBack, "cavalry artillery artillery");
    reads(
        &field,
        &expect![[r#"
        log-played side=side-allied card=card-probe-center
        log-unit-ordered unit=british LN
        log-unit-moved unit=british LN from=6,6 to=5,6
        log-attacked unit=british LN at=4,6 dice=face-infantry+face-saber+face-cavalry+face-artillery hits=2 flags=0
        log-blocks-lost unit=french LN blocks=2
        log-battled-back unit=french LN at=5,6 dice=face-cavalry+face-artillery+face-artillery hits=0 flags=0
        log-drew side=side-allied
        log-turn side=side-french number=2
    "#]],
    );
}

/// [CCN-14.2.3] One check of a leader for an attack, whatever the retreat costs.
#[test]
fn a_leader_is_checked_once_for_an_attack() {
    let mut field = Field::draw("F-LN*3+LDR 1,6; B-LN*2 3,6").ready("3,6");
    field.fire("3,6", "1,6", "infantry flag flag artillery cavalry");
    field.act(Action::IgnoreFlags(1));
    assert_eq!(field.blocks("1,6"), 1);
    reads(
        &field,
        &expect![[r#"
        log-played side=side-allied card=card-probe-center
        log-unit-ordered unit=british LN
        log-fired unit=british LN at=1,6 dice=face-infantry+face-flag+face-flag hits=1 flags=2
        log-blocks-lost unit=french LN blocks=1
        log-leader-lives leader=french leader side=side-allied dice=face-artillery+face-cavalry
        log-flags-ignored unit=french LN flags=1
        log-retreat-blocked unit=french LN hexes=1
        log-blocks-lost unit=french LN blocks=1
        log-drew side=side-allied
        log-turn side=side-french number=2
    "#]],
    );
}

/// [CCN-16.2.1] A leader escapes through a weak battalion.
#[test]
fn a_leader_escapes_through_a_weak_battalion() {
    let mut field =
        Field::draw("B-LDR 5,6; F-LN*2 6,5; F-LC*3 6,6; F-LN 4,6").first(Side::French).ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry artillery flag");
    field.act_with(Action::LeaderRetreat(hex("6,5")), "infantry artillery");
    field.act(Action::LeaderRetreat(hex("7,5"))).act(Action::LeaderStops);
    reads(
        &field,
        &expect![[r#"
        log-played side=side-french card=card-probe-center
        log-unit-ordered unit=french LN
        log-attacked unit=french LN at=5,6 dice=face-infantry+face-cavalry+face-artillery+face-flag hits=0 flags=0
        log-leader-fled leader=british leader to=6,5
        log-leader-escapes leader=british leader unit=french LN dice=face-infantry+face-artillery
        log-leader-fled leader=british leader to=7,5
    "#]],
    );
}

/// [CCN-16.2.1] A leader rides through heavy cavalry to his own infantry.
#[test]
fn a_leader_rides_through_cavalry_to_his_own_infantry() {
    let mut field =
        Field::draw("B-LDR 5,6; F-HC*3 7,6; B-LN 8,6; F-LN 4,6").first(Side::French).ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry artillery flag");
    field.act(Action::LeaderRetreat(hex("6,6")));
    assert!(field.offers(Action::LeaderStops));
    field.act_with(Action::LeaderRetreat(hex("7,6")), "flag flag infantry infantry");
    field.act(Action::LeaderRetreat(hex("8,6")));
    assert!(field.has_leader("8,6"));
    reads(
        &field,
        &expect![[r#"
        log-played side=side-french card=card-probe-center
        log-unit-ordered unit=french LN
        log-attacked unit=french LN at=5,6 dice=face-infantry+face-cavalry+face-artillery+face-flag hits=0 flags=0
        log-leader-fled leader=british leader to=6,6
        log-leader-fled leader=british leader to=7,6
        log-leader-escapes leader=british leader unit=french HC dice=face-flag+face-flag+face-infantry+face-infantry
        log-leader-fled leader=british leader to=8,6
    "#]],
    );
}

/// [CCN-16.2.1] A leader is caught by the second unit on his way.
#[test]
fn a_leader_is_caught_by_the_second_unit() {
    let mut field = Field::draw("B-LDR 5,1; F-LN*2 6,1; F-LC*3 7,1; F-LN 4,1")
        .ground("rugged 7,2")
        .first(Side::French)
        .ready("4,1");
    field.melee(
        "4,1",
        "5,1",
        "infantry cavalry artillery flag cavalry cavalry flag infantry saber",
    );
    assert_eq!(field.banners(Side::French), 1);
    reads(
        &field,
        &expect![[r#"
        log-played side=side-french card=card-probe-right-flank
        log-unit-ordered unit=french LN
        log-attacked unit=french LN at=5,1 dice=face-infantry+face-cavalry+face-artillery+face-flag hits=0 flags=0
        log-leader-fled leader=british leader to=6,1
        log-leader-escapes leader=british leader unit=french LN dice=face-cavalry+face-cavalry
        log-leader-fled leader=british leader to=7,1
        log-leader-struck leader=british leader unit=french LC dice=face-flag+face-infantry+face-saber
        log-leader-eliminated leader=british leader
    "#]],
    );
}

/// [CCN-21.1.2] Cavalry retires by the only free path, and the infantry takes its ground.
#[test]
fn cavalry_retires_by_the_only_free_path() {
    let mut field =
        Field::draw("F-LC 5,6; F-LN 4,5; B-LN 6,6").ground("forest 4,6; rugged 3,6").ready("6,6");
    let luck = Listed::dice("cavalry saber flag infantry");
    field.charge("6,6", "5,6", Action::RetireAndReform, luck);
    assert_eq!(field.blocks("3,7"), 3);
    field.act(Action::Advance(hex("5,6")));
    reads(
        &field,
        &expect![[r#"
        log-played side=side-allied card=card-probe-center
        log-unit-ordered unit=british LN
        log-unit-retired unit=french LC
        log-attacked unit=british LN at=5,6 dice=face-cavalry+face-saber+face-flag+face-infantry hits=1 flags=0
        log-blocks-lost unit=french LC blocks=1
        log-unit-withdrew unit=french LC from=5,6 to=4,6
        log-unit-withdrew unit=french LC from=4,6 to=3,7
        log-unit-advanced unit=british LN from=6,6 to=5,6
        log-drew side=side-allied
        log-turn side=side-french number=2
    "#]],
    );
}

/// [CCN-22.1.3] A square costs a card, which the enemy does not see.
#[test]
fn a_square_costs_a_random_card() {
    let mut field = Field::draw("F-LC 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    let luck = Listed::dice("infantry infantry").then([Card::CoordinatedAdvance]);
    field.charge("4,6", "5,6", Action::FormSquare, luck);
    let seen = field.view_of(Side::French).allied;
    assert_eq!((seen.size, seen.track.len(), seen.track[0].card), (4, 1, None));
    reads(
        &field,
        &expect![[r#"
        log-played side=side-french card=card-probe-center
        log-unit-ordered unit=french LC
        log-square-formed unit=british LN
        log-square-rolled unit=british LN at=4,6 dice=face-infantry hits=0 flags=0
        log-attacked unit=french LC at=5,6 dice=face-infantry hits=1 flags=0
        log-blocks-lost unit=british LN blocks=1
        log-drew side=side-french
        log-turn side=side-allied number=2
    "#]],
    );
}

/// [CCN-22.5.1] Three turns of a square: charged, attacking, attacked by infantry and charged again.
#[test]
fn three_turns_of_a_square() {
    let hand = [Card::AttackCenter, Card::ProbeCenter, Card::ProbeCenter, Card::ProbeCenter];
    let other = [Card::ProbeCenter, Card::AttackLeftFlank, Card::Forward, Card::FlankAttack];
    let mut field = Field::draw("F-LC+LDR 4,6; F-LN 4,5; B-LN 5,6")
        .first(Side::French)
        .hand(Side::French, hand)
        .hand(Side::Allied, other)
        .start();
    // The French charge; the Allies form square, whose die does nothing; the cavalry hits once.
    field.play(Card::AttackCenter).order("4,6").end_orders().end_moves();
    let luck = Listed::dice("infantry saber").then([Card::FlankAttack]);
    field.charge("4,6", "5,6", Action::FormSquare, luck);
    // The square attacks; the cavalry stands and battles back with one die.
    field.play(Card::ProbeCenter).order("5,6").end_orders().end_moves();
    field.melee("5,6", "4,6", "artillery").act_with(Action::BattleBack, "cavalry");
    // French line attacks the square with five dice, which battles back with one; then the cavalry
    // charges again: the square rolls first, and pays no card.
    field.play(Card::ProbeCenter).order("4,5 4,6").end_orders();
    field.move_unit("4,5", "5,5").end_moves();
    assert_eq!(field.melee_dice("5,5", "5,6"), Some(5));
    field.melee("5,5", "5,6", "infantry cavalry cavalry artillery artillery");
    assert_eq!(field.battle_back_dice(), Some(1));
    field.act_with(Action::BattleBack, "cavalry");
    field.melee("4,6", "5,6", "flag");
    reads(
        &field,
        &expect![[r#"
        log-played side=side-french card=card-attack-center
        log-unit-ordered unit=french LC
        log-square-formed unit=british LN
        log-square-rolled unit=british LN at=4,6 dice=face-infantry hits=0 flags=0
        log-attacked unit=french LC at=5,6 dice=face-saber hits=1 flags=0
        log-blocks-lost unit=british LN blocks=1
        log-drew side=side-french
        log-turn side=side-allied number=2
        log-played side=side-allied card=card-probe-center
        log-unit-ordered unit=british LN
        log-attacked unit=british LN at=4,6 dice=face-artillery hits=0 flags=0
        log-battled-back unit=french LC at=5,6 dice=face-cavalry hits=0 flags=0
        log-drew side=side-allied
        log-turn side=side-french number=3
        log-played side=side-french card=card-probe-center
        log-unit-ordered unit=french LN
        log-unit-ordered unit=french LC
        log-unit-moved unit=french LN from=4,5 to=5,5
        log-attacked unit=french LN at=5,6 dice=face-infantry+face-cavalry+face-cavalry+face-artillery+face-artillery hits=1 flags=0
        log-blocks-lost unit=british LN blocks=1
        log-battled-back unit=british LN at=5,5 dice=face-cavalry hits=0 flags=0
        log-square-rolled unit=british LN at=4,6 dice=face-flag hits=0 flags=1
        log-flags-bounced unit=french LC flags=1
    "#]],
    );
}

/// [CCN-23.2.1] Guns on a hill join an attack beside their own infantry, but not over it.
#[test]
fn guns_on_a_hill_join_beside_their_infantry() {
    let mut field =
        Field::draw("B-FA 7,6; B-LN 6,6; F-LN 5,6; F-LN 5,7").ground("hill 7,6").ready("7,6 6,6");
    assert!(field.offers(Action::Fire { from: hex("7,6"), at: hex("5,7") }));
    field.declare("6,6", "5,6");
    field.act(Action::Join(hex("7,6")));
    field.act_with(Action::Stand, "infantry saber cavalry artillery artillery cavalry saber");
    reads(
        &field,
        &expect![[r#"
        log-played side=side-allied card=card-probe-center
        log-unit-ordered unit=british FA
        log-unit-ordered unit=british LN
        log-artillery-joined unit=british LN guns=british FA
        log-attacked unit=british LN at=5,6 dice=face-infantry+face-saber+face-cavalry+face-artillery+face-artillery+face-cavalry+face-saber hits=3 flags=0
        log-blocks-lost unit=french LN blocks=3
    "#]],
    );
}

/// [CCN-23.3.3] Cavalry and horse artillery against a square: its flag ends the attack, else they
/// roll two dice.
#[test]
fn cavalry_and_guns_against_a_square() {
    let sketch = Field::draw("F-LC 4,6; F-HA 2,4; B-LN=sq 5,6").first(Side::French);
    let mut driven_off = sketch.ready("4,6 2,4");
    driven_off.declare("4,6", "5,6");
    driven_off.act_with(Action::Join(hex("2,4")), "flag");
    driven_off.act(Action::Retreat(hex("3,6")));
    assert!(!driven_off.offers(Action::Fire { from: hex("2,4"), at: hex("5,6") }));
    reads(
        &driven_off,
        &expect![[r#"
        log-played side=side-french card=card-probe-center
        log-unit-ordered unit=french LC
        log-unit-ordered unit=french HA
        log-artillery-joined unit=french LC guns=french HA
        log-square-rolled unit=british LN at=4,6 dice=face-flag hits=0 flags=1
        log-flags-bounced unit=french LC flags=1
        log-unit-retreated unit=french LC from=4,6 to=3,6
        log-attack-lost unit=french LC
        log-drew side=side-french
        log-turn side=side-allied number=2
    "#]],
    );
    let mut standing = sketch.ready("4,6 2,4");
    standing.declare("4,6", "5,6");
    standing.act_with(Action::Join(hex("2,4")), "infantry cavalry saber");
    reads(
        &standing,
        &expect![[r#"
        log-played side=side-french card=card-probe-center
        log-unit-ordered unit=french LC
        log-unit-ordered unit=french HA
        log-artillery-joined unit=french LC guns=french HA
        log-square-rolled unit=british LN at=4,6 dice=face-infantry hits=0 flags=0
        log-attacked unit=french LC at=5,6 dice=face-cavalry+face-saber hits=1 flags=0
        log-blocks-lost unit=british LN blocks=1
        log-drew side=side-french
        log-turn side=side-allied number=2
    "#]],
    );
}
