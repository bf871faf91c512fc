//! The simple players in whole games.

use ai::{Bout, Contest, End, Greedy, Memory, Player, Random};
use borodino::{Campaign, Event, Side};
use engine::{Game as _, Title as _, Viewer};
use luck::Fast;
use testkit::scaled;

/// How many games are played for each seat.
const GAMES: u64 = 20;

/// How many of the games at Shevardino a side wins.
fn wins(side: Side, french: &dyn Player<Campaign>, russian: &dyn Player<Campaign>) -> u64 {
    let campaign = Campaign::set_up("shevardino", &[]).expect("a scenario");
    let contest = Contest::new(vec![french, russian]).capped(1_000);
    let wins = |seed: &u64| match contest.play(&campaign, *seed).end {
        End::Over(outcome) => outcome.winners.contains(side.seat()),
        End::Capped => false,
    };
    (0..scaled(GAMES)).filter(wins).count() as u64
}

/// Looking one decision ahead is better than not looking, from both seats.
#[test]
fn greedy_beats_random_from_both_seats() {
    let greedy = Greedy::new(2);
    let needed = scaled(GAMES) * 8 / 10;
    let french = wins(Side::French, &greedy, &Random);
    let russian = wins(Side::Russian, &Random, &greedy);
    assert!(french >= needed && russian >= needed, "{french} and {russian} of {}", scaled(GAMES));
}

/// More decisions than a game has.
const MOST_DECISIONS: u32 = 10_000;

/// Plays a game between greedy players; how many blocks the French led into battle.
fn french_attacks(scenario: &str, options: &[(&str, &str)]) -> usize {
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    let campaign = Campaign::set_up(scenario, &options).expect("a scenario");
    let (mut luck, mut mind) = (Fast::new(1), Fast::new(2));
    let (mut bout, _) = Bout::begin(&campaign, Memory::Belief, &mut luck);
    let (mut decisions, mut attacks) = (0, 0);
    while let Some(seat) = bout.next_seat(&mut mind) {
        let decision = bout.ask(seat, &Greedy::new(1), &mut mind);
        let events = bout.take(seat, decision, &mut luck);
        attacks += events.iter().filter(|event| is_french_attack(event)).count();
        decisions += 1;
        let agenda = || bout.game().view(Viewer::Referee).agenda;
        assert!(decisions < MOST_DECISIONS, "{:?}, last {decision:?}", agenda());
    }
    attacks
}

fn is_french_attack(event: &Event) -> bool {
    matches!(event, Event::BattleBegan { attacker: Side::French, .. })
}

/// The French lose ties and must take points: whoever plays them attacks.
#[test]
fn games_between_greedy_players_end_and_the_french_attack() {
    assert!(french_attacks("shevardino", &[]) >= 3);
    assert!(french_attacks("borodino", &[("free-setup", "on"), ("flank-attacks", "on")]) >= 5);
}
