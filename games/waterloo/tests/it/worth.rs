//! What bots value: what one side has, the other lacks.

use ai::{Bout, Memory, Random};
use engine::{Counsel, Seat, Title as _};
use luck::Fast;
use waterloo::Campaign;

use crate::field::Field;

fn worth(text: &str) -> i32 {
    Field::at(text).campaign.worth(Seat(0))
}

#[test]
fn what_the_french_gain_the_allies_lose_and_both_of_them_alike() {
    let options = [("three-players".to_owned(), "on".to_owned())];
    let campaign = Campaign::set_up("the-hundred-days", &options).expect("a campaign");
    let mut luck = Fast::new(1815);
    let (mut bout, _) = Bout::begin(&campaign, Memory::Nothing, &mut luck);
    while let Some(seat) = bout.next_seat(&mut luck) {
        let [french, dutch, prussian] = [0, 1, 2].map(|seat| bout.game().worth(Seat(seat)));
        assert_eq!((dutch, prussian), (-french, -french));
        let decision = bout.ask(seat, &Random, &mut luck);
        bout.take(seat, decision, &mut luck);
    }
    assert!(bout.game().worth(Seat(0)).abs() > 500_000, "a won campaign is worth more than all");
}

#[test]
fn blocks_steps_and_cities_are_worth_something() {
    let base = "turn 7\nham: F-2-INF1 F-3-INF2\ncharleroi: P-1-INF1\nlost: F-C1\nask moves";
    assert!(worth(base) > worth(&base.replace("F-2-INF1", "F-2-INF1(2)")), "steps");
    assert!(worth(base) > worth(&base.replace(" F-3-INF2", "").replace("lost:", "lost: F-3-INF2")));
    assert!(worth(base) < worth(&base.replace("lost:", "lost: P-1-INF2")), "lost blocks");
    let far = "turn 7\nham: F-2-INF1\nnamur: P-1-INF1\nghent: A-1-PER\nask moves";
    let held = far.replace("ham:", "brussels:");
    assert!(worth(&held) > worth(far), "a supply city");
}

/// A block in hand is worth what can be done with it, so that whoever looks one decision ahead
/// takes one.
#[test]
fn a_block_in_hand_is_worth_its_best_move() {
    let mut field = Field::at("turn 7\nbeaumont: F-2-INF1\nnamur: P-1-INF1\nask moves");
    let before = field.campaign.worth(Seat(0));
    field.act("take F-2-INF1");
    assert!(field.campaign.worth(Seat(0)) > before);
}

#[test]
fn what_bots_weigh_hangs_together() {
    for card in Campaign::scenarios() {
        let campaign = Campaign::set_up(&card.id, &[]).expect("a scenario");
        testkit::counsel_is_sound(&campaign, testkit::scaled(2));
    }
    let free = [("setup".to_owned(), "free".to_owned())];
    let campaign = Campaign::set_up("the-hundred-days", &free).expect("a free set-up");
    testkit::counsel_is_sound(&campaign, testkit::scaled(1));
}

/// [WAT-13.1.1] Into woods a block goes by the Reserve, where it is not seen.
#[test]
fn of_two_ways_over_the_board_bots_take_the_covered_one() {
    let shunned = |marker: &str| {
        let mut field = Field::at(&format!(
            "turn 1
            entries: ham-charleroi
            battle charleroi round 2
            a-l: F-C1
            a-c: F-C2
            a-r: F-C3
            d-l: P-1-INF1 P-BLU
            d-c: P-1-INF2
            d-r: P-2-INF1
            {marker} d-r
            ask battle-phase charleroi defender"
        ));
        field.act("take P-BLU");
        assert!(field.offers("step d-c d-r") && field.offers("step d-res d-r"));
        ["step d-c d-r", "step d-res d-r"]
            .map(|words| field.campaign.shuns(Seat(1), &field.action(words)))
    };
    assert_eq!(shunned("woods"), [true, false]);
    assert_eq!(shunned("farm"), [false, false]);
}

/// [WAT-14.1.3] Fire without effect would keep a battle going in which nobody does anything [WAT-18.3.1].
#[test]
fn bots_do_not_fire_without_effect() {
    let shunned = |steps: u8| {
        let mut field = Field::at(&format!(
            "turn 1
            entries: ham-charleroi
            battle charleroi round 2
            a-l: F-1-INF1
            a-c: F-1-ART
            a-r: F-1-INF2
            d-l: P-1-INF2
            d-c: P-1-INF1({steps})
            d-r: P-2-INF1
            ask battle-phase charleroi attacker"
        ));
        field.act("take F-1-ART");
        field.campaign.shuns(Seat(0), &field.action("fire"))
    };
    assert_eq!([1, 2].map(shunned), [true, false]);
}

#[test]
fn every_level_and_every_aspect_has_words() {
    testkit::counsel_has_words::<Campaign>();
}
