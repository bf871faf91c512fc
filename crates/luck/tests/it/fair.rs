use std::collections::BTreeSet;

use engine::{Audience, Bytes, Chance, Draw, Drawn, Seat, SeatSet};
use luck::{Cup, Fair, Wrong, bot_pinch};

use crate::cups::{BATTLE, DEAL, GAME, KEY, PINCHES, SCOUT, cup, fair, play, scouts};

/// So many dice that two rolls are never the same by chance.
fn many(luck: &mut Fair, draw: Draw) -> Vec<u8> {
    luck.roll(draw, 40, 6).to_vec()
}

#[test]
fn draws_that_differ_in_stream_number_or_kind_differ() {
    let seats = [SeatSet::NONE, Seat(0).into(), Seat(1).into(), SeatSet::first(2)];
    let mut draws: Vec<Draw> = seats.map(|seats| Draw::secret("battle", seats)).to_vec();
    draws.extend([BATTLE, DEAL]);
    let mut rolls = BTreeSet::new();
    for draw in draws {
        let mut luck = fair();
        rolls.extend([many(&mut luck, draw), many(&mut luck, draw), many(&mut luck, draw)]);
    }
    assert_eq!(rolls.len(), 18);
}

#[test]
fn who_sees_a_result_changes_nothing() {
    let face_down = Draw::face_down("battle", Seat(1).into());
    assert_eq!(many(&mut fair(), BATTLE), many(&mut fair(), face_down));
}

#[test]
fn every_part_of_the_cup_changes_everything() {
    let other = |byte: u8| [Bytes([5; 16]), Bytes([byte; 16])];
    let cups = [
        cup(),
        Cup::new(&KEY, &GAME, &other(7)),
        Cup::new(&KEY, &GAME, &[PINCHES[1], PINCHES[0]]),
        Cup::new(&KEY, &GAME, &PINCHES[..1]),
        Cup::new(&KEY, &Bytes([1; 16]), &PINCHES),
        Cup::new(&Bytes([1; 32]), &GAME, &PINCHES),
    ];
    let mut rolls = BTreeSet::new();
    for cup in &cups {
        let mut luck = Fair::new(cup.clone());
        rolls.extend([many(&mut luck, BATTLE), many(&mut luck, DEAL), many(&mut luck, *SCOUT)]);
    }
    assert_eq!(rolls.len(), 3 * cups.len());
}

#[test]
fn draws_that_a_seat_does_not_know_of_change_nothing_for_it() {
    let (mut one, mut other) = (fair(), fair());
    many(&mut one, *SCOUT);
    assert_eq!(many(&mut one, BATTLE), many(&mut other, BATTLE));
    let numbers: Vec<u32> = one.account().iter().map(|drawn| drawn.number).collect();
    assert_eq!(numbers, [1, 1]);
}

#[test]
fn a_roll_and_a_shuffle_are_one_draw_each() {
    let mut luck = fair();
    play(&mut luck);
    let account = luck.account();
    let numbers = |stream: Audience| -> Vec<u32> {
        account.iter().filter(|drawn| drawn.stream == stream).map(|drawn| drawn.number).collect()
    };
    assert_eq!(numbers(Audience::All), [1, 2, 3, 4]);
    assert_eq!(numbers(scouts()), [1, 2]);
    assert_eq!(numbers(Audience::Only(SeatSet::NONE)), [1]);
    assert_eq!(luck.account(), []);
}

#[test]
fn a_game_taken_up_again_goes_on_as_if_it_had_never_stopped() {
    let mut whole = fair();
    play(&mut whole);
    let record = whole.account();
    play(&mut whole);
    let mut resumed = fair();
    resumed.continue_after(&record).unwrap();
    assert_eq!(resumed.account(), []);
    play(&mut resumed);
    assert_eq!(resumed.account(), whole.account());
}

#[test]
fn luck_is_not_drawn_twice_after_a_record_with_other_numbers() {
    let mut luck = fair();
    play(&mut luck);
    for number in [0, 1, 3, u32::MAX] {
        let mut record = luck.clone().account();
        record[1].number = number;
        let bad = fair().continue_after(&record).unwrap_err();
        assert_eq!((bad.number, bad.why), (number, Wrong::Number { due: 2 }));
    }
}

#[test]
fn a_record_is_read_back_as_it_was_written() {
    let mut luck = fair();
    play(&mut luck);
    let record = luck.account();
    let text = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Drawn>>(&text).unwrap(), record);
}

#[test]
fn salts_and_pinches_and_seeds_are_apart() {
    let seats = [Seat(0), Seat(1)];
    let salts = seats.iter().flat_map(|&seat| [0, 1, 256].map(|number| cup().salt(seat, number)));
    let pinches = seats.iter().map(|&seat| bot_pinch(&KEY, &GAME, seat));
    assert_eq!(salts.chain(pinches).collect::<BTreeSet<_>>().len(), 8);
    assert_ne!(cup().seed_for_bots(), Cup::new(&KEY, &Bytes([1; 16]), &PINCHES).seed_for_bots());
}

#[test]
fn printing_luck_does_not_tell_the_key() {
    let mut luck = fair();
    luck.roll(BATTLE, 1, 6);
    let printed = format!("{:?} {luck:?}", cup());
    assert!(!printed.contains("3, 3, 3") && !printed.contains("0303"), "{printed}");
}
