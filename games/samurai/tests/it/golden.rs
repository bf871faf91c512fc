//! Examples of play, written out. `UPDATE_EXPECT=1 cargo test` rewrites the text; read the diff.
//! A golden game that changes means that the rules changed: raise `RULES_VERSION`.

use engine::{Seat, Viewer};
use expect_test::{Expect, expect};
use hexes::Direction;
use samurai::Action;

use crate::field::{A, B, Field};

/// The log of the last turn as the player of a seat reads it.
#[track_caller]
fn check(field: &Field, seat: Seat, expected: &Expect) {
    expected.assert_eq(&testkit::narrated(&field.battle, &field.events, Viewer::Seat(seat)));
}

/// The first battle of a newcomer: both sides run on; then archers shoot over the rice, the horse of
/// Oda rides at the rebel naginata, and spears march in between.
#[test]
fn the_opening_at_ino() {
    let mut field = Field::on_the_shelf("ino", &[]);
    field
        .orders(
            "A2 run (3,3) (4,4); A6 run (2,6) (3,6) (4,7) (5,7); A3 march (3,2);
             B2 run (7,2) (6,2); B5 run (8,3) (7,3); B4 march (7,5)",
        )
        .turn();
    check(
        &field,
        A,
        &expect![[r#"
        log-committed side=Oda
        log-committed side=Shibata and Hayashi
        order-rest unit=A1 HQ (Nobunaga)
        order-run unit=A2 Samurai with naginata (Mori) path=0404 0505
        order-march unit=A3 Ashigaru with yari path=0403
        order-rest unit=A4 Samurai with naginata
        order-rest unit=A5 Ashigaru archers
        order-run unit=A6 Mounted samurai path=0307 0407 0508 0608
        order-rest unit=B1 HQ (Shibata)
        order-run unit=B2 Ashigaru with yari path=0803 0703
        order-rest unit=B3 Ashigaru with yari
        order-march unit=B4 Samurai with naginata (Hayashi) path=0806
        order-run unit=B5 Ashigaru archers path=0904 0804
        order-rest unit=B6 Ashigaru with yari
        order-rest unit=B7 Ashigaru with yari
        log-moved unit=A2 Samurai with naginata (Mori) hex=0404
        log-moved unit=A3 Ashigaru with yari hex=0403
        log-moved unit=A6 Mounted samurai hex=0307
        log-moved unit=B2 Ashigaru with yari hex=0803
        log-moved unit=B4 Samurai with naginata (Hayashi) hex=0806
        log-moved unit=B5 Ashigaru archers hex=0904
        log-moved unit=A2 Samurai with naginata (Mori) hex=0505
        log-moved unit=A6 Mounted samurai hex=0407
        log-moved unit=B2 Ashigaru with yari hex=0703
        log-moved unit=B5 Ashigaru archers hex=0804
        log-moved unit=A6 Mounted samurai hex=0508
        log-moved unit=A6 Mounted samurai hex=0608
        log-turn turn=2 turns=7
    "#]],
    );
    field
        .dice("shot", [4, 2, 17, 9, 12, 1])
        .dice("blow", [3, 5, 11, 20, 6, 14, 9, 17, 12])
        .dice("blow", [7, 2, 15, 19, 6, 10])
        .orders(
            "A6 attack B4 by (6,7) (6,6); A2 defence facing 1;
             B5 shoot A2; B4 defence facing 4; B6 march (7,6)",
        )
        .turn();
    check(
        &field,
        A,
        &expect![[r#"
        log-committed side=Oda
        log-committed side=Shibata and Hayashi
        order-rest unit=A1 HQ (Nobunaga)
        order-defence unit=A2 Samurai with naginata (Mori) facing=facing-north-east
        order-rest unit=A3 Ashigaru with yari
        order-rest unit=A4 Samurai with naginata
        order-rest unit=A5 Ashigaru archers
        order-attack unit=A6 Mounted samurai target=B4 Samurai with naginata (Hayashi) path=0708 0707
        order-rest unit=B1 HQ (Shibata)
        order-rest unit=B2 Ashigaru with yari
        order-rest unit=B3 Ashigaru with yari
        order-defence unit=B4 Samurai with naginata (Hayashi) facing=facing-south-west
        order-shoot unit=B5 Ashigaru archers target=A2 Samurai with naginata (Mori)
        order-march unit=B6 Ashigaru with yari path=0807
        order-rest unit=B7 Ashigaru with yari
        log-shot unit=B5 Ashigaru archers target=A2 Samurai with naginata (Mori) value=4 dice=4 2 17 9 12 1 hits=3 range=3
        log-hurt unit=A2 Samurai with naginata (Mori) absorbed=2 lost=1 leaderless=0
        log-moved unit=A6 Mounted samurai hex=0708
        log-moved unit=B6 Ashigaru with yari hex=0807
        log-engaged unit=A6 Mounted samurai target=B6 Ashigaru with yari
        log-fought unit=A6 Mounted samurai target=B6 Ashigaru with yari value=8 dice=3 5 11 20 6 14 9 17 12 hits=3
        log-fought unit=B6 Ashigaru with yari target=A6 Mounted samurai value=6 dice=7 2 15 19 6 10 hits=2
        log-hurt unit=A6 Mounted samurai absorbed=1 lost=1 leaderless=0
        log-hurt unit=B6 Ashigaru with yari absorbed=1 lost=2 leaderless=0
        log-turn turn=3 turns=7
    "#]],
    );
    field.finish();
}

/// [SAM-19.2.4] A unit hides at set-up.
#[track_caller]
fn hide(field: &mut Field, unit: &str, hex: &str, facing: u8) {
    let facing = Direction::try_from(facing).expect("a direction");
    let place =
        [Action::Unit(field.unit_id(unit)), Action::Hex(field.hex_id(hex)), Action::Face(facing)];
    for line in place {
        field.write(B, line).expect("it may hide there");
    }
}

/// The column of Oda in the pass: the spears of Iga rise out of the woods beside it, and only their
/// own side has known of them.
#[test]
fn an_ambush_in_the_nagano_pass() {
    let mut field = Field::on_the_shelf("iga", &[]);
    hide(&mut field, "B8", "(8,6)", 4);
    hide(&mut field, "B2", "(5,5)", 0);
    field.turn();
    check(
        &field,
        A,
        &expect![[r#"
        log-committed side=Iga league
        log-turn turn=1 turns=10
    "#]],
    );
    check(
        &field,
        B,
        &expect![[r#"
        log-committed side=Iga league
        log-placed unit=B8 Samurai with yari hex=0907 facing=facing-south-west
        log-placed unit=B2 Ninja hex=0606 facing=facing-north
        log-turn turn=1 turns=10
    "#]],
    );
    field
        .dice("strike", [3, 8, 14, 2, 19, 7])
        .dice("test", [4])
        .orders(
            "A3 run (7,7) (7,6); A2 march (5,7);
             B8 ambush facing 4; B2 ambush facing 0 fire nearest",
        )
        .turn();
    check(
        &field,
        A,
        &expect![[r#"
        log-committed side=Oda
        log-committed side=Iga league
        order-rest unit=A1 HQ (Nobukatsu)
        order-march unit=A2 Ashigaru with yari path=0608
        order-run unit=A3 Ashigaru with yari path=0808 0807
        order-rest unit=A4 Mounted samurai
        order-rest unit=A5 Mounted samurai
        order-rest unit=A6 Ashigaru with arquebus
        order-rest unit=A7 Ashigaru archers
        order-rest unit=A8 Samurai with naginata
        order-rest unit=A9 Ashigaru with yari
        order-rest unit=A10 Peasants with ammunition
        order-rest unit=B1 HQ (League)
        log-moved unit=A2 Ashigaru with yari hex=0608
        log-moved unit=A3 Ashigaru with yari hex=0808
        log-moved unit=A3 Ashigaru with yari hex=0807
        log-appeared-contact unit=B8 Samurai with yari hex=0907 facing=facing-south-west
        log-struck unit=B8 Samurai with yari target=A3 Ashigaru with yari value=9 dice=3 8 14 2 19 7 hits=4
        log-hurt unit=A3 Ashigaru with yari absorbed=0 lost=4 leaderless=0
        log-test-passed unit=A3 Ashigaru with yari occasion=occasion-losses value=8 die=4
        log-engaged unit=A3 Ashigaru with yari target=B8 Samurai with yari
        log-turn turn=2 turns=10
    "#]],
    );
    check(
        &field,
        B,
        &expect![[r#"
        log-committed side=Oda
        log-committed side=Iga league
        order-rest unit=A1 HQ (Nobukatsu)
        order-march unit=A2 Ashigaru with yari path=0608
        order-run unit=A3 Ashigaru with yari path=0808 0807
        order-rest unit=A4 Mounted samurai
        order-rest unit=A5 Mounted samurai
        order-rest unit=A6 Ashigaru with arquebus
        order-rest unit=A7 Ashigaru archers
        order-rest unit=A8 Samurai with naginata
        order-rest unit=A9 Ashigaru with yari
        order-rest unit=A10 Peasants with ammunition
        order-rest unit=B1 HQ (League)
        order-ambush-fire unit=B2 Ninja first=fire-nearest facing=facing-north
        order-ambush-facing unit=B8 Samurai with yari facing=facing-south-west
        log-moved unit=A2 Ashigaru with yari hex=0608
        log-moved unit=A3 Ashigaru with yari hex=0808
        log-moved unit=A3 Ashigaru with yari hex=0807
        log-appeared-contact unit=B8 Samurai with yari hex=0907 facing=facing-south-west
        log-struck unit=B8 Samurai with yari target=A3 Ashigaru with yari value=9 dice=3 8 14 2 19 7 hits=4
        log-hurt unit=A3 Ashigaru with yari absorbed=0 lost=4 leaderless=0
        log-test-passed unit=A3 Ashigaru with yari occasion=occasion-losses value=8 die=4
        log-engaged unit=A3 Ashigaru with yari target=B8 Samurai with yari
        log-turn turn=2 turns=10
    "#]],
    );
    field.finish();
}
