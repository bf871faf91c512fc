//! How lucky a roll was, against what was to be expected.

use ccn::{Action, Battle, Event, Side, Volley};
use engine::{Fortune, Game, Journal, Waiting};
use luck::Fast;
use testkit::scaled;

use crate::contract::mixed;
use crate::field::{Field, Listed, hex};

/// The rolls of everything that happened after a position.
fn rolls(start: &Battle, events: &[Event]) -> Vec<Fortune> {
    let mut battle = start.clone();
    let roll = |event: &Event| {
        let fortune = battle.fortune(event);
        battle.apply(event);
        fortune
    };
    events.iter().filter_map(roll).collect()
}

/// What came of what is done in a field.
fn of(field: &mut Field, deed: impl FnOnce(&mut Field)) -> Vec<Fortune> {
    let (start, before) = (field.battle.clone(), field.events.len());
    deed(field);
    rolls(&start, &field.events[before..])
}

/// Seat, dice, hits, and the hits to be expected as a fraction.
fn plainly(rolls: &[Fortune]) -> Vec<(u8, u32, u32, u128, u128)> {
    let plain = |it: &Fortune| (it.seat.0, it.dice, it.hits, it.expected.0, it.total.0);
    rolls.iter().map(plain).collect()
}

#[test]
fn fire_melee_and_battle_back() {
    let pieces = "B-LN 6,6; F-LN*3 4,6; B-LC 6,9; F-FA 5,9";
    let mut field = Field::draw(pieces).ready("6,6 6,9");
    let fire = of(&mut field, |field| {
        field.fire("6,6", "4,6", "infantry saber flag infantry cavalry");
    });
    // Two of the six faces hit infantry; sabers do not in fire.
    assert_eq!(plainly(&fire), [(1, 5, 2, 10, 6)]);
    field.act(Action::Retreat(hex("3,6")));
    let melee = of(&mut field, |field| {
        field.melee("6,9", "5,9", "artillery cavalry infantry");
        field.act_with(Action::BattleBack, "saber cavalry infantry infantry");
    });
    // One face of the arm and the saber: two of six, on both sides.
    assert_eq!(plainly(&melee), [(1, 3, 1, 6, 6), (0, 4, 2, 8, 6)]);
}

#[test]
fn cavalry_that_retires_and_a_leader_alone() {
    let pieces = "B-LN 6,6; F-LC 5,6; B-LN 6,9; F-LDR 5,9";
    let mut field = Field::draw(pieces).ready("6,6 6,9");
    let retiring = of(&mut field, |field| {
        let luck = Listed::dice("cavalry saber saber flag");
        field.charge("6,6", "5,6", Action::RetireAndReform, luck);
    });
    assert_eq!(plainly(&retiring), [(1, 4, 1, 4, 6)]);
    while !matches!(field.step(), Some(ccn::Step::Battles)) {
        let first = field.legal()[0];
        field.act(first);
    }
    let leader = of(&mut field, |field| {
        field.melee("6,9", "5,9", "saber saber flag cavalry");
    });
    assert_eq!(plainly(&leader), [(1, 4, 1, 1296 - 625, 1296)]);
}

#[test]
fn sabers_of_militia_are_not_expected_to_hit() {
    let mut field = Field::draw("P-MI 6,6; F-LN 5,6").ready("6,6");
    let melee = of(&mut field, |field| {
        field.melee("6,6", "5,6", "saber saber artillery cavalry");
    });
    assert_eq!(plainly(&melee), [(1, 4, 0, 8, 6)]);
}

#[test]
fn a_square_rolls_too() {
    let mut field = Field::draw("B-LC 6,6; F-LN=sq 5,6").ready("6,6");
    let charge = of(&mut field, |field| {
        field.charge("6,6", "5,6", Action::Stand, Listed::dice("cavalry infantry"));
    });
    // The square rolls one die at cavalry; the cavalry one at infantry.
    assert_eq!(plainly(&charge), [(0, 1, 1, 2, 6), (1, 1, 1, 3, 6)]);
}

/// What is expected is what the numbers before the attack say.
#[test]
fn as_the_numbers_before_the_attack_have_it() {
    let sketch = Field::draw("B-LN 6,6; F-LC 4,6").ground("forest 4,6");
    let mut field = sketch.ready("6,6");
    let action = Action::Fire { from: hex("6,6"), at: hex("4,6") };
    let preview = field.preview(action).expect("numbers");
    let rolls = of(&mut field, |field| {
        field.fire("6,6", "4,6", "infantry saber artillery infantry");
    });
    let hits: u128 = (0..).zip(&preview.hits).map(|(hits, ways)| hits * ways.0).sum();
    let [roll] = rolls[..] else { panic!("one roll") };
    assert_eq!(hits * roll.total.0, roll.expected.0 * preview.total.0);
}

#[test]
fn an_event_that_was_made_up_has_no_fortune() {
    let battle = Field::draw("B-LN 6,6; F-LN 5,6").start().battle;
    let made_up = |unit: u8, at: &str| Event::Rolled {
        unit: ccn::UnitId(unit),
        at: hex(at),
        volley: Volley::Melee,
        dice: Default::default(),
        hits: 3,
        flags: 0,
    };
    assert_eq!(battle.fortune(&made_up(200, "5,6")), None);
    assert_eq!(battle.fortune(&made_up(0, "4,4")), None);
}

/// Over many games luck evens out, on each side and in every kind of roll.
#[test]
fn over_many_games_hits_are_as_expected() {
    let mut sides = [Sum::default(); 2];
    let mut volleys = [Sum::default(); 5];
    for seed in 0..scaled(2_000) {
        for (roll, volley) in game(seed) {
            sides[usize::from(roll.seat.0)].add(&roll);
            volleys[volley as usize].add(&roll);
        }
    }
    for (side, sum) in Side::BOTH.into_iter().zip(sides) {
        assert!(sum.is_within(20), "{side:?}: {sum:?}");
    }
    for (volley, sum) in volleys.into_iter().enumerate() {
        assert!(sum.rolls > 100 && sum.is_within(100), "{volley}: {sum:?}");
    }
}

/// Every roll of a game that is played at random.
fn game(seed: u64) -> Vec<(Fortune, Volley)> {
    let (mut battle, mut luck) = (mixed(), Fast::new(seed));
    battle.start(&mut luck, &mut Journal::off());
    let mut rolls = Vec::new();
    while let Waiting::On(seats) = battle.waiting() {
        let seat = seats.lowest().expect("somebody is asked");
        let legal = battle.legal_list(seat);
        let action = legal[luck.index(legal.len())];
        let (mut before, mut journal) = (battle.clone(), Journal::keeping());
        battle.play_unchecked(seat, action, &mut luck, &mut journal);
        for event in journal.into_events() {
            if let Event::Rolled { volley, .. } = event {
                rolls.push((before.fortune(&event).expect("a roll"), volley));
            }
            before.apply(&event);
        }
    }
    rolls
}

#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    rolls: u64,
    hits: u64,
    /// In thousandths.
    expected: u64,
}

impl Sum {
    fn add(&mut self, roll: &Fortune) {
        self.rolls += 1;
        self.hits += u64::from(roll.hits);
        self.expected += roll.expected.share(roll.total, 1_000);
    }

    /// Whether hits and expectation differ by at most so many thousandths of it.
    fn is_within(&self, thousandths: u64) -> bool {
        (self.hits * 1_000).abs_diff(self.expected) <= self.expected * thousandths / 1_000
    }
}
