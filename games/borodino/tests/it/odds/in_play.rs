//! Odds of every shot in games at random.

use borodino::{Action, Campaign, Event};
use engine::{Game, Journal, Preview, Title, Waiting};
use luck::Fast;
use testkit::scaled;

/// How many games are played.
const GAMES: u64 = 6;

/// What all shots together hit, and what they should have: in sixths, and the variance of it in
/// parts of 36.
#[derive(Default)]
struct Sum {
    shots: u64,
    hits: i128,
    expected: i128,
    variance: i128,
}

#[test]
fn every_shot_of_a_game_is_among_its_odds() {
    let mut sum = Sum::default();
    for seed in 0..scaled(GAMES) {
        let scenario = if seed % 2 == 0 { "shevardino" } else { "borodino" };
        play(Campaign::set_up(scenario, &[]).expect("a scenario"), seed, &mut sum);
    }
    assert!(sum.shots > 100, "only {} shots", sum.shots);
    let away = 6 * sum.hits - sum.expected;
    assert!(away * away <= 16 * sum.variance, "{away} sixths, variance {}", sum.variance);
}

fn play(mut campaign: Campaign, seed: u64, sum: &mut Sum) {
    let (mut luck, mut mind) = (Fast::new(seed), Fast::new(seed + 1_000));
    campaign.start(&mut luck, &mut Journal::off());
    while let Waiting::On(seats) = campaign.waiting() {
        let seat = seats.lowest().expect("somebody is asked");
        let list = campaign.legal_list(seat);
        let action = list[mind.index(list.len())];
        let odds = campaign.preview(seat, &action);
        let mut journal = Journal::keeping();
        campaign.play(seat, action, &mut luck, &mut journal).expect("it was listed");
        let is_shot = matches!(action, Action::Fire { .. } | Action::Bombard { .. });
        assert!(!is_shot || odds.is_some(), "{action:?} has no odds");
        if let Some(odds) = odds {
            journal.into_events().iter().for_each(|event| sum.add(event, &odds));
        }
    }
}

impl Sum {
    /// The hits were possible, and the odds expect as many as dice and value do.
    fn add(&mut self, event: &Event, odds: &Preview) {
        let (Event::Fired { value, dice, hits, .. } | Event::Bombarded { value, dice, hits, .. }) =
            event
        else {
            return;
        };
        let (value, dice) = (i128::from(*value), dice.len() as i128);
        assert!(odds.hits[usize::from(*hits)].0 > 0, "{hits} hits in {odds:?}");
        let all = (0..).zip(&odds.hits).map(|(hits, weight): (u128, _)| hits * weight.0);
        let expected = all.sum::<u128>() as i128;
        assert_eq!(6 * expected, dice * value * odds.total.0 as i128, "{odds:?}");
        self.shots += 1;
        self.hits += i128::from(*hits);
        self.expected += dice * value;
        self.variance += dice * value * (6 - value);
    }
}
