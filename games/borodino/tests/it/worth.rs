//! What bots value: what one side has, the other lacks.

use ai::{Bout, Memory, Random};
use borodino::Campaign;
use engine::{Counsel, Seat, Title as _};
use luck::Fast;

use crate::field::Field;

fn worth(text: &str) -> i32 {
    Field::at(text).campaign.worth(Seat(0))
}

/// One aspect of what the French have.
#[track_caller]
fn aspect(text: &str, name: &str) -> i32 {
    let place = Campaign::ASPECTS.iter().position(|it| *it == name).expect("an aspect");
    Field::at(text).campaign.appraise(Seat(0)).aspects()[place]
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

/// [BOR-7.1.2] Guns are worth something where enemies are next to them, to both sides.
#[test]
fn guns_are_worth_more_where_they_face_the_enemy() {
    let base = "
        turn 5 first french
        shevardino: F-1-HA
        fomkino: F-1-2
        kamenka: R-8-27
        knyazkovo: R-8-HA
        ask straggles french";
    let swapped =
        |one: &str, other: &str| base.replace(one, "?").replace(other, one).replace('?', other);
    assert!(worth(base) > worth(&swapped("F-1-HA", "F-1-2")), "ours in front, not behind");
    assert!(worth(base) > worth(&swapped("R-8-HA", "R-8-27")), "theirs behind, not in front");
}

/// [BOR-15.4.1] Headquarters out of supply are in danger towards 20:00, and not before.
#[test]
fn headquarters_should_not_starve() {
    let davout = |steps: u8, turn: u8, area: &str| {
        let text = format!(
            "turn {turn} first french
             valuevo: F-1-2
             {area}: F-HQ-DAV({steps})
             gorki: R-6-7
             ask straggles french"
        );
        aspect(&text, "supply")
    };
    let danger =
        |steps: u8, turn: u8| davout(steps, turn, "valuevo") - davout(steps, turn, "zakharyino");
    assert_eq!(danger(4, 5), 0);
    assert!(danger(4, 13) > 0, "two hours before");
    assert!(danger(0, 13) > danger(4, 13), "one without steps would be lost");
    assert!(danger(0, 15) > danger(0, 13), "at the last moment");
}

/// [BOR-4.1.4] A redoubt counts if it will be in play at the end: not the battery of Raevsky at
/// Shevardino, but in the three days before it is dug.
#[test]
fn redoubts_that_are_never_in_play_are_worth_nothing() {
    let raevsky = |scenario: &str| {
        let text = format!(
            "scenario {scenario}
             turn 2 first french
             raevsky: F-1-2
             semenovskoye: R-7-12
             ask straggles french"
        );
        aspect(&text, "redoubts")
    };
    assert_eq!(raevsky("shevardino"), 0);
    assert!(raevsky("borodino") > 0 && raevsky("combined") > 0);
}

/// [BOR-11.3.1] Who attacks Russians in a redoubt has less to hope for, though there is more to win. The
/// fleches are none at Shevardino.
#[test]
fn a_battle_for_a_redoubt_promises_less() {
    let attack = |scenario: &str| {
        let text = format!(
            "scenario {scenario}
             turn 3 first french
             fleches: R-8-27 R-8-CG F-1-5
             moved: F-1-5
             crossed: utitsa_forest>fleches french 1
             ask straggles russian"
        );
        aspect(&text, "battles")
    };
    assert!(attack("borodino") < attack("shevardino"));
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
