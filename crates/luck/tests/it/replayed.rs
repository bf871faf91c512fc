use std::borrow::Cow;

use engine::{Audience, Chance, Draw, Drawn, Fell, Seat};
use luck::Replayed;

use crate::cups::{BATTLE, DEAL, fair, play};

fn record() -> Vec<Drawn> {
    let mut luck = fair();
    play(&mut luck);
    luck.account()
}

/// The fault that comes of playing again after `change` was made to draw `line` of the record.
fn fault(line: usize, change: impl FnOnce(&mut Drawn)) -> String {
    let mut record = record();
    change(&mut record[line]);
    let mut luck = Replayed::new(&record);
    play(&mut luck);
    luck.fault().expect("something else was asked for").to_owned()
}

#[test]
fn a_record_gives_its_own_luck_again() {
    let record = record();
    let mut luck = Replayed::new(&record);
    assert_eq!(luck.left(), record.len());
    play(&mut luck);
    assert_eq!((luck.left(), luck.fault()), (0, None));
    assert_eq!(luck.account(), record);
    assert_eq!(luck.account(), []);
}

#[test]
fn asking_for_more_than_was_recorded_is_a_fault() {
    let record = record();
    let mut luck = Replayed::new(&record[..1]);
    luck.roll(BATTLE, 4, 6);
    assert_eq!(luck.fault(), None);
    assert!(luck.roll(BATTLE, 2, 6).iter().all(|die| (1..=6).contains(die)));
    let sentence = "the record has no more draws, but the rules ask for a roll of 2 dice with 6 faces \
                    for \"battle\"";
    assert_eq!(luck.fault(), Some(sentence));
}

#[test]
fn another_kind_stream_or_audience_is_a_fault() {
    let sentence = fault(0, |drawn| drawn.kind = Cow::Borrowed("rally"));
    assert_eq!(
        sentence,
        "draw 1 for \"rally\" (stream all, shown to all) does not fit: the rules ask for a roll of 4 \
         dice with 6 faces for \"battle\" (stream all, shown to all)"
    );
    let only = Audience::Only(Seat(1).into());
    assert!(fault(0, |drawn| drawn.stream = only).contains("(stream 1, shown to all)"));
    assert!(fault(0, |drawn| drawn.shown = only).contains("(stream all, shown to 1)"));
}

#[test]
fn results_that_do_not_answer_what_is_asked_are_a_fault() {
    let roll =
        |faces, dice: &[u8]| Fell::Dice { faces, dice: Box::new(dice.iter().copied().collect()) };
    let pick = |weights: &[u8], index| Fell::Pick { weights: weights.to_vec(), index };
    let wrong = [
        (0, roll(6, &[1, 2, 3])),
        (0, roll(8, &[1, 2, 3, 4])),
        (0, roll(6, &[1, 2, 3, 7])),
        (0, roll(6, &[1, 2, 3, 0])),
        (0, Fell::Number { below: 6, number: 1 }),
        (1, pick(&[0, 20, 0, 40, 31], 1)),
        (1, pick(&[0, 20, 0, 40, 30], 0)),
        (1, pick(&[0, 20, 0, 40, 30], u32::MAX)),
        (1, roll(6, &[1])),
        (3, Fell::Order { order: vec![0, 1, 2] }),
        (3, Fell::Order { order: vec![0, 1, 2, 3, 4, 5, 6, 7, 8, 8] }),
        (3, pick(&[1], 0)),
        (4, Fell::Number { below: 1_000_001, number: 1 }),
        (4, Fell::Number { below: 1_000_000, number: 1_000_000 }),
        (4, Fell::Order { order: vec![0] }),
    ];
    for (line, result) in wrong {
        let sentence = fault(line, |drawn| drawn.fell = Some(result.clone()));
        assert!(sentence.contains("does not fit"), "{result:?}: {sentence}");
    }
    assert!(fault(0, |drawn| drawn.fell = None).contains("does not fit"));
}

#[test]
fn luck_after_a_fault_is_in_range() {
    let mut luck = Replayed::new([]);
    assert!(luck.below(DEAL, 3) < 3);
    assert_eq!(luck.weighted(DEAL, &[0, 0, 1]), 2);
    assert_eq!(luck.weighted(DEAL, &[]), 0);
    assert_eq!(luck.order(Draw::open("mix"), 1), [0]);
    while luck.roll(BATTLE, 1, 6)[0] != 6 {}
    assert!(luck.fault().is_some());
}
