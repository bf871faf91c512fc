//! What bots value: what one side has, the other lacks.

use ai::{Bout, Memory, Random};
use borodino::Campaign;
use engine::{Counsel, Seat, Title as _};
use luck::Fast;

use crate::field::Field;

fn worth(text: &str) -> i32 {
    Field::at(text).campaign.worth(Seat(0))
}

#[test]
fn what_the_french_gain_the_russians_lose() {
    let campaign = Campaign::set_up("shevardino", &[]).expect("a scenario");
    let mut luck = Fast::new(1812);
    let (mut bout, _) = Bout::begin(&campaign, Memory::Nothing, &mut luck);
    while let Some(seat) = bout.next_seat(&mut luck) {
        let [french, russian] = [0, 1].map(|seat| bout.game().worth(Seat(seat)));
        assert_eq!(russian, -french);
        let decision = bout.ask(seat, &Random, &mut luck);
        bout.take(seat, decision, &mut luck);
    }
    assert!(bout.game().worth(Seat(0)).abs() > 500_000, "a won game is worth more than all");
}

#[test]
fn points_steps_headquarters_and_redoubts_are_worth_something() {
    let base = "
        turn 14 first french
        points: 5 5
        shevardino: F-1-5 F-HQ-DAV
        kamenka: F-3-10
        gorki: R-6-7 R-HQ-DOK
        raevsky: R-7-26
        destroyed: F-8-24
        ask straggles french";
    assert!(worth(&base.replace("points: 5 5", "points: 6 5")) > worth(base), "points");
    assert!(worth(&base.replace("F-1-5", "F-1-5(2)")) < worth(base), "own steps");
    assert!(worth(&base.replace("R-6-7", "R-6-7(2)")) > worth(base), "steps of the enemy");
    assert!(worth(&base.replace("F-HQ-DAV", "F-HQ-DAV(1)")) < worth(base), "headquarters");
    assert!(worth(&base.replace("kamenka:", "fleches:")) > worth(base), "redoubts");
}

/// A block in hand is worth what can be done with it, so that whoever looks one decision ahead
/// takes one.
#[test]
fn a_block_in_hand_is_worth_its_best_move() {
    let mut field = Field::at(
        "turn 5 first french
         valuevo: F-HQ-EUG F-4-14
         gorki: R-6-7
         active: F-HQ-EUG
         ask moves french",
    );
    field.act("take F-4-14");
    let taken = field.campaign.worth(Seat(0));
    field.act("move golovino");
    assert!(taken > field.campaign.worth(Seat(0)), "there were better places to go");
}

#[test]
fn what_bots_weigh_hangs_together() {
    for card in Campaign::scenarios() {
        let campaign = Campaign::set_up(&card.id, &[]).expect("a scenario");
        testkit::counsel_is_sound(&campaign, testkit::scaled(2));
    }
    let free = [("free-setup".to_owned(), "on".to_owned())];
    let campaign = Campaign::set_up("borodino", &free).expect("a free set-up");
    testkit::counsel_is_sound(&campaign, testkit::scaled(1));
}

#[test]
fn every_level_and_every_aspect_has_words() {
    testkit::counsel_has_words::<Campaign>();
}
