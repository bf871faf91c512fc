use engine::{Chance, Draw, DrawBy, DrawCard, Fell};
use luck::{ByHand, Listed, Named};

use crate::cups::{BATTLE, DEAL, fair, play};

fn die(kind: &str, die: u8) -> Named {
    Named { kind: kind.to_owned(), result: Listed::Die(die), skips: false }
}

fn index(kind: &str, index: u32) -> Named {
    Named { kind: kind.to_owned(), result: Listed::Index(index), skips: false }
}

/// The fault that comes of carrying `asked` out with `named`, while the fair luck stays as it was.
fn fault(named: impl IntoIterator<Item = Named>, asked: impl FnOnce(&mut ByHand<'_>)) -> String {
    let mut fair = fair();
    let mut luck = ByHand::new(named, &mut fair);
    asked(&mut luck);
    let fault = luck.fault().expect("it does not fit").to_owned();
    play(&mut luck);
    assert_eq!(luck.fault(), Some(&*fault), "the first fault is kept");
    luck.account();
    play(&mut fair);
    let mut untouched = crate::cups::fair();
    play(&mut untouched);
    assert_eq!(fair.account(), untouched.account(), "fair luck was drawn after a fault");
    fault
}

#[test]
fn what_is_listed_comes_first_and_fair_luck_after_it() {
    let mut fair = fair();
    fair.roll(BATTLE, 1, 6);
    let mut untouched = fair.clone();
    let dice = [6, 6, 1].map(|result| die("battle", result));
    let named = dice.into_iter().chain([index("deal", 3), index("wind", 5)]);
    let mut luck = ByHand::new(named, &mut fair);
    assert_eq!(luck.left(), 5);
    assert_eq!(*luck.roll(BATTLE, 1, 6), [6]);
    assert_eq!(*luck.roll(BATTLE, 2, 6), [6, 1]);
    assert_eq!(luck.left(), 2);
    assert_eq!(luck.weighted(DEAL, &[0, 2, 0, 4]), 3);
    assert_eq!(luck.below(Draw::open("wind"), 6), 5);
    let drawn = luck.roll(BATTLE, 5, 6);
    assert_eq!(drawn, untouched.roll(BATTLE, 5, 6));
    assert_eq!((luck.left(), luck.fault()), (0, None));
    let account = fair.account();
    let told: Vec<_> = account.iter().map(|drawn| (drawn.number, drawn.named)).collect();
    assert_eq!(told, [(1, false), (1, true), (1, true), (1, true), (1, true), (2, false)]);
    assert_eq!(account[3].fell, Some(Fell::Pick { weights: vec![0, 2, 0, 4], index: 3 }));
}

#[test]
fn a_game_with_named_luck_can_be_taken_up_again() {
    let mut whole = fair();
    ByHand::new([die("battle", 2)], &mut whole).roll(BATTLE, 1, 6);
    play(&mut whole);
    ByHand::new([die("battle", 2)], &mut whole).roll(BATTLE, 1, 6);
    let record = whole.account();
    assert_eq!(record[0].number, 0);
    let mut resumed = fair();
    resumed.continue_after(&record).unwrap();
    assert_eq!(resumed.roll(BATTLE, 40, 6), whole.roll(BATTLE, 40, 6));
}

#[test]
fn dice_that_do_not_fit_are_a_fault() {
    let roll = |luck: &mut ByHand<'_>| {
        let dice = luck.roll(BATTLE, 2, 6);
        assert!(dice.len() == 2 && dice.iter().all(|die| (1..=6).contains(die)));
    };
    let asked = "the rules ask for a roll of 2 dice with 6 faces for \"battle\"";
    for wrong in [0, 7, 255] {
        let sentence = format!("a die of {wrong} is listed for \"battle\", but {asked}");
        assert_eq!(fault([die("battle", 1), die("battle", wrong)], roll), sentence);
    }
    let few = format!("too few results are listed: {asked}");
    assert_eq!(fault([die("battle", 1)], roll), few);
    let other = format!("a die of 3 is listed for \"rally\", but {asked}");
    assert_eq!(fault([die("battle", 1), die("rally", 3)], roll), other);
    let number = format!("index 2 is listed for \"battle\", but {asked}");
    assert_eq!(fault([index("battle", 2)], roll), number);
}

#[test]
fn one_die_is_not_dice() {
    let sentence = fault([index("battle", 2)], |luck| assert_eq!(luck.roll(BATTLE, 1, 6).len(), 1));
    assert!(sentence.contains("a roll of 1 die with 6 faces"), "{sentence}");
}

#[test]
fn results_that_have_names_are_called_by_them() {
    const CARDS: [DrawCard; 2] = [
        DrawCard {
            kind: "deal",
            by: DrawBy::Pick,
            results: &["assault", "rally", "forward", "elan"],
        },
        DrawCard { kind: "battle", by: DrawBy::Dice, results: &["foot", "horse"] },
    ];
    let named_fault = |named: Named| {
        let mut fair = fair();
        let mut luck = ByHand::new([named], &mut fair).naming(&CARDS);
        luck.weighted(DEAL, &[0, 2, 0, 4]);
        luck.fault().expect("it does not fit").to_owned()
    };
    let asked = "but the rules ask for one of \"rally\", \"elan\" for \"deal\"";
    let card = named_fault(index("deal", 2));
    assert_eq!(card, format!("\"forward\" is listed for \"deal\", {asked}"));
    let face = named_fault(die("battle", 2));
    assert_eq!(face, format!("\"horse\" is listed for \"battle\", {asked}"));
    let unnamed = named_fault(index("wind", 2));
    assert_eq!(unnamed, format!("index 2 is listed for \"wind\", {asked}"));
}

#[test]
fn choices_that_do_not_fit_are_a_fault() {
    let pick = |luck: &mut ByHand<'_>| {
        assert!([1, 3].contains(&luck.weighted(DEAL, &[0, 2, 0, 4])));
    };
    let asked = "but the rules ask for one of 1, 3 for \"deal\"";
    for wrong in [0, 2, 4, u32::MAX] {
        let sentence = format!("index {wrong} is listed for \"deal\", {asked}");
        assert_eq!(fault([index("deal", wrong)], pick), sentence);
    }
    let number = |luck: &mut ByHand<'_>| assert!(luck.below(DEAL, 6) < 6);
    let sentence = "index 6 is listed for \"deal\", but the rules ask for a number below 6";
    assert_eq!(fault([index("deal", 6)], number), format!("{sentence} for \"deal\""));
    assert!(fault([die("deal", 1)], number).starts_with("a die of 1 is listed"));
    let nothing = |luck: &mut ByHand<'_>| assert_eq!(luck.weighted(DEAL, &[]), 0);
    assert!(fault([index("deal", 0)], nothing).starts_with("index 0 is listed"));
}

#[test]
fn a_shuffle_cannot_be_named() {
    let mix = |luck: &mut ByHand<'_>| {
        let mut order = luck.order(DEAL, 5);
        order.sort_unstable();
        assert_eq!(order, [0, 1, 2, 3, 4]);
    };
    let sentence = "index 1 is listed for \"deal\", but the rules ask for a shuffle of 5";
    assert_eq!(fault([index("deal", 1)], mix), format!("{sentence} for \"deal\""));
}

#[test]
fn rules_that_roll_until_something_falls_come_to_an_end_after_a_fault() {
    fault([die("rally", 1)], |luck| while luck.roll(BATTLE, 1, 6)[0] != 6 {});
}

#[test]
fn a_wildcard_leaves_one_whole_draw_to_the_fair_luck() {
    let any = |kind: &str| Named { kind: kind.to_owned(), result: Listed::Any, skips: false };
    let (mut fair, mut untouched) = (fair(), fair());
    let mut luck = ByHand::new([any("battle"), die("battle", 3), any("deal")], &mut fair);
    assert_eq!(luck.roll(BATTLE, 4, 6), untouched.roll(BATTLE, 4, 6));
    assert_eq!(*luck.roll(BATTLE, 1, 6), [3]);
    assert_eq!(luck.order(DEAL, 5), untouched.order(DEAL, 5));
    assert_eq!((luck.left(), luck.fault()), (0, None));
    let named: Vec<bool> = fair.account().iter().map(|drawn| drawn.named).collect();
    assert_eq!(named, [false, true, false]);
    let asked = "but the rules ask for a roll of 2 dice with 6 faces for \"battle\"";
    let roll_two = |luck: &mut ByHand<'_>| assert_eq!(luck.roll(BATTLE, 2, 6).len(), 2);
    let within = fault([die("battle", 1), any("battle")], roll_two);
    let sentence = "\"any\" stands for a whole roll and is listed among its dice";
    assert_eq!(within, format!("{sentence}, {asked}"));
    let other = fault([any("deal")], roll_two);
    assert_eq!(other, format!("any draw is listed for \"deal\", {asked}"));
}

#[test]
fn what_skips_lets_draws_of_other_kinds_come_before_it() {
    let (mut fair, mut untouched) = (fair(), fair());
    let named = Named { skips: true, ..die("battle", 5) };
    let mut luck = ByHand::new([named, die("battle", 2)], &mut fair);
    assert_eq!(luck.below(DEAL, 70), untouched.below(DEAL, 70));
    assert_eq!(luck.weighted(DEAL, &[3, 0, 4]), untouched.weighted(DEAL, &[3, 0, 4]));
    assert_eq!(*luck.roll(BATTLE, 2, 6), [5, 2]);
    assert_eq!((luck.left(), luck.fault()), (0, None));
}

#[test]
fn strict_luck_refuses_what_is_not_listed() {
    let mut fair = fair();
    let mut luck = ByHand::new([die("battle", 5)], &mut fair).strict();
    assert_eq!(*luck.roll(BATTLE, 1, 6), [5]);
    luck.below(DEAL, 70);
    let sentence = "too few results are listed: the rules ask for a number below 70 for \"deal\"";
    assert_eq!(luck.fault(), Some(sentence));
}

#[test]
fn strict_luck_lets_pass_what_comes_before_a_result_that_waits() {
    let mut fair = fair();
    let named = Named { skips: true, ..die("battle", 5) };
    let mut luck = ByHand::new([named], &mut fair).strict();
    luck.below(DEAL, 70);
    assert_eq!(*luck.roll(BATTLE, 1, 6), [5]);
    assert_eq!(luck.fault(), None);
    luck.below(DEAL, 70);
    assert!(luck.fault().is_some_and(|fault| fault.starts_with("too few results")));
}
