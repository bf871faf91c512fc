//! The contract on a small field crowded with all arms, played with the whole deck: squares,
//! reactions, guns that join and cavalry that retires come up in every game.

use ccn::{Battle, Side, Stance, Step};
use engine::{Game, Journal, Title as _, Viewer};
use testkit::scaled;
use testkit::speed::play_at_random;

use crate::field::{Field, set_up};

pub(crate) fn crowd() -> Battle {
    let allied = "B-LN+LDR 6,4; B-LN 6,5; B-GR*2 6,6; B-LC 6,7; P-MI 6,8; B-HC*2+LDR 7,5; B-FA 7,6;\
                  B-HA 7,7; B-RL 7,8; P-LC 7,9; B-LDR 8,6; B-LT 8,7";
    let french = "F-LN+LDR 4,4; F-LC*2 4,5; F-OG 4,6; F-HC 4,7; F-MI 4,8; F-CHC+LDR 3,5; F-FA 3,6; \
                  F-HA 3,7; F-MC 3,8; F-GHC 3,9; F-LDR 2,6; F-LT 2,7";
    let sketch = Field::draw(&format!("{allied}; {french}"))
        .ground("hill 5,4 5,5 7,7; forest 5,8 2,5; town 5,6; ford 5,9; river 8,9 2,9; rugged 1,6")
        .extra("[[works]]\nhex = [6, 5]\nsides = [\"NW\", \"NE\"]\n")
        .goal(Side::French, 8)
        .goal(Side::Allied, 8)
        .first(Side::French);
    set_up(&sketch.text(), &[])
}

#[test]
fn games_end() {
    testkit::games_end(&crowd(), scaled(200));
}

#[test]
fn listed_decisions_are_accepted() {
    testkit::listed_decisions_are_accepted(&crowd(), scaled(10));
}

#[test]
fn others_are_refused() {
    testkit::others_are_refused(&crowd(), scaled(10), Some(Battle::RULES));
}

#[test]
fn events_rebuild_the_game() {
    testkit::events_rebuild_the_game(&crowd(), scaled(10));
}

#[test]
fn nothing_leaks() {
    testkit::nothing_leaks(&crowd(), scaled(1));
}

#[test]
fn events_tell_no_more_than_view_and_log() {
    testkit::events_tell_no_more_than_view_and_log(&crowd(), scaled(1));
}

#[test]
fn undo_returns_exactly() {
    testkit::undo_returns_exactly(&crowd(), scaled(1));
}

/// What the games of this file are for comes up in them.
#[test]
fn every_question_of_a_melee_is_asked() {
    let mut seen = [false; 7];
    for seed in 0..40 {
        play_at_random(&crowd(), seed, Journal::off(), |battle| {
            let view = battle.view(Viewer::Referee);
            let step = view.agenda.last().expect("a question is open");
            let rolls_first = |step: &Step| {
                matches!(step, Step::Strike { stance: Stance::RollsFirst { .. }, .. })
            };
            let now = [
                matches!(step, Step::Join { .. }),
                matches!(step, Step::React { .. }),
                matches!(step, Step::Withdraw { .. }),
                matches!(step, Step::LeaveSquare { .. }),
                matches!(step, Step::BonusMelee { .. }),
                view.agenda.iter().any(rolls_first),
                view.strikes > 0,
            ];
            for (seen, now) in seen.iter_mut().zip(now) {
                *seen |= now;
            }
        });
    }
    assert_eq!(seen, [true; 7]);
}
