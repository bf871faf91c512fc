use std::borrow::Cow;

use engine::{Audience, Bytes, Chance, Drawn, Fell, SeatSet};
use luck::{BadDraw, Checked, Cup, Wrong, check_draws};

use crate::cups::{DEAL, GAME, KEY, PINCHES, cup, fair, play, scouts};

fn record() -> Vec<Drawn> {
    let mut luck = fair();
    play(&mut luck);
    play(&mut luck);
    luck.account()
}

/// What is found after `change` was made to draw `line` of the record.
fn found(line: usize, change: impl FnOnce(&mut Drawn)) -> BadDraw {
    let mut record = record();
    change(&mut record[line]);
    check_draws(&cup(), &record).unwrap_err()
}

fn fell(drawn: &mut Drawn) -> &mut Fell {
    drawn.fell.as_mut().expect("the record is whole")
}

fn is_another_result(why: &Wrong) -> bool {
    matches!(why, Wrong::Result { .. })
}

#[test]
fn a_true_record_passes() {
    let checked = check_draws(&cup(), &record()).unwrap();
    assert_eq!(checked, Checked { draws: 14, dice: 36 });
    assert_eq!(check_draws(&cup(), &[]), Ok(Checked::default()));
}

#[test]
fn each_changed_die_is_found_with_its_draw() {
    let rolls = [(0, 4, 1, Audience::All), (2, 12, 1, scouts()), (12, 2, 8, Audience::All)];
    for (line, dice, number, stream) in rolls {
        for die in 0..dice {
            let bad = found(line, |drawn| {
                let Fell::Dice { dice, .. } = fell(drawn) else { panic!("a roll") };
                dice[die] = dice[die] % 6 + 1;
            });
            assert_eq!((bad.number, bad.stream), (number, stream));
            assert!(is_another_result(&bad.why), "{bad}");
        }
    }
}

#[test]
fn the_sentence_names_the_draw() {
    let mut dice = Vec::new();
    let bad = found(0, |drawn| {
        let Fell::Dice { dice: recorded, .. } = fell(drawn) else { panic!("a roll") };
        dice = recorded.to_vec();
        recorded[1] = recorded[1] % 6 + 1;
    });
    let text = |dice: &[u8]| dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut changed = dice.clone();
    changed[1] = changed[1] % 6 + 1;
    let (gave, has) = (text(&dice), text(&changed));
    let sentence =
        format!("draw 1 of stream all, for \"battle\", gave {gave}, but the record has {has}");
    assert_eq!(bad.to_string(), sentence);
}

#[test]
fn another_index_number_or_order_is_found() {
    let bad = [
        found(1, |drawn| {
            let Fell::Pick { index, .. } = fell(drawn) else { panic!("a pick") };
            *index ^= 1;
        }),
        found(1, |drawn| {
            let Fell::Pick { index, .. } = fell(drawn) else { panic!("a pick") };
            *index = u32::MAX;
        }),
        found(1, |drawn| {
            // Whatever was drawn had some weight.
            let Fell::Pick { weights, index } = fell(drawn) else { panic!("a pick") };
            weights[*index as usize] = 0;
        }),
        found(4, |drawn| {
            let Fell::Number { number, .. } = fell(drawn) else { panic!("a number") };
            *number += 1;
        }),
        found(3, |drawn| {
            let Fell::Order { order } = fell(drawn) else { panic!("an order") };
            order.swap(3, 7);
        }),
        found(3, |drawn| {
            let Fell::Order { order } = fell(drawn) else { panic!("an order") };
            order[3] = order[7];
        }),
    ];
    assert!(bad.iter().all(|bad| is_another_result(&bad.why)), "{bad:?}");
    assert_eq!(bad.map(|bad| bad.number), [2, 2, 2, 1, 3, 3]);
}

#[test]
fn another_stream_or_kind_gives_other_luck() {
    let bad = found(2, |drawn| drawn.kind = Cow::Borrowed("fog"));
    assert!(is_another_result(&bad.why) && bad.kind == "fog", "{bad}");
    let bad = found(2, |drawn| drawn.stream = Audience::Only(SeatSet::first(2)));
    assert!(is_another_result(&bad.why), "{bad}");
    let bad = found(2, |drawn| drawn.stream = Audience::All);
    assert_eq!(bad.why, Wrong::Number { due: 3 });
}

#[test]
fn numbers_count_up_in_each_stream() {
    let bad = found(1, |drawn| drawn.number = 7);
    assert_eq!((bad.number, &bad.why), (7, &Wrong::Number { due: 2 }));
    assert_eq!(bad.to_string(), "draw 7 of stream all, for \"deal\", should have number 2");
    let mut left_out = record();
    left_out.remove(1);
    let bad = check_draws(&cup(), &left_out).unwrap_err();
    assert_eq!((bad.number, bad.why), (3, Wrong::Number { due: 2 }));
    let mut repeated = record();
    repeated.insert(1, repeated[0].clone());
    let bad = check_draws(&cup(), &repeated).unwrap_err();
    assert_eq!((bad.number, bad.why), (1, Wrong::Number { due: 2 }));
}

#[test]
fn what_was_named_or_is_not_told_does_not_pass() {
    let bad = found(5, |drawn| drawn.named = true);
    assert_eq!(bad.why, Wrong::Named);
    let sentence = "draw 4 of stream all, for \"battle\", was named by hand, not drawn";
    assert_eq!(bad.to_string(), sentence);
    let bad = found(5, |drawn| drawn.fell = None);
    assert_eq!(bad.why, Wrong::Untold);
}

#[test]
fn what_nobody_can_draw_is_refused_and_nothing_breaks() {
    let hostile = [
        Fell::Dice { faces: 0, dice: Box::new([1, 2].into_iter().collect()) },
        Fell::Number { below: 0, number: 0 },
        Fell::Pick { weights: vec![], index: 0 },
        Fell::Pick { weights: vec![0; 1000], index: 3 },
        Fell::Pick { weights: vec![255; 17_000_000], index: 0 },
        Fell::Order { order: vec![0; 256] },
        Fell::Order { order: vec![7; 1_000_000] },
    ];
    for result in hostile {
        let bad = found(0, |drawn| drawn.fell = Some(result));
        assert_eq!((bad.number, bad.why), (1, Wrong::Impossible));
    }
    let outside = [
        Fell::Dice { faces: 255, dice: Box::new([0; 40].into_iter().collect()) },
        Fell::Number { below: u32::MAX, number: u32::MAX },
        Fell::Order { order: vec![255; 255] },
    ];
    for result in outside {
        assert!(is_another_result(&found(0, |drawn| drawn.fell = Some(result)).why));
    }
    let kind = "\0".repeat(100_000);
    assert!(is_another_result(&found(0, |drawn| drawn.kind = kind.into()).why));
}

#[test]
fn a_record_does_not_pass_for_that_of_another_game() {
    let others = [
        Cup::new(&Bytes([9; 32]), &GAME, &PINCHES),
        Cup::new(&KEY, &Bytes([9; 16]), &PINCHES),
        Cup::new(&KEY, &GAME, &[PINCHES[0], Bytes([9; 16])]),
    ];
    let mut luck = fair();
    luck.order(DEAL, 52);
    let record = luck.account();
    for other in others {
        assert!(is_another_result(&check_draws(&other, &record).unwrap_err().why));
    }
}
