//! Players and contests, on the toys.

use ai::{Contest, End, Greedy, Player, Random};
use engine::{Counsel, Outcome, Seat};
use testkit::toys::{campaign, night};

fn campaign() -> campaign::Campaign {
    campaign::planted(campaign::Planted::Nothing)
}

fn night() -> night::Night {
    night::planted(night::Planted::Nothing)
}

/// How often `seat` wins `games` games.
fn wins<G: Counsel>(set_up: &G, players: &[&dyn Player<G>], seat: Seat, games: u64) -> usize {
    let contest = Contest::new(players.to_vec());
    let won = |seed: &u64| match contest.play(set_up, *seed).end {
        End::Over(Outcome { winners, .. }) => winners.contains(seat),
        End::Capped => false,
    };
    (0..games).filter(won).count()
}

#[test]
fn greedy_beats_random_with_hidden_blocks() {
    let greedy = Greedy::default();
    let fair = wins(&campaign(), &[&Random, &Random, &Random], Seat(0), 200);
    let better = wins(&campaign(), &[&greedy, &Random, &Random], Seat(0), 200);
    assert!(better > fair + 20, "{better} wins instead of {fair}");
}

#[test]
fn greedy_beats_random_with_secret_orders() {
    let greedy = Greedy::default();
    let west = wins(&night(), &[&greedy, &Random], Seat(0), 100);
    let east = wins(&night(), &[&Random, &greedy], Seat(1), 100);
    assert!(west > 70 && east > 70, "{west} and {east} wins of 100");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let greedy = Greedy::default();
    let contest = Contest::new(vec![&greedy, &Random]);
    assert_eq!(contest.play(&night(), 7), contest.play(&night(), 7));
}

/// Beliefs are kept for players that need them, and change nothing for those that do not.
#[test]
fn a_game_is_the_same_whether_events_are_kept_or_not() {
    /// A random player that asks for its belief to be kept.
    struct Careful;
    impl<G: engine::Game> Player<G> for Careful {
        fn decide(
            &self,
            sight: &engine::Sight<'_, G>,
            luck: &mut luck::Fast,
        ) -> ai::Decision<G::Action> {
            Random.decide(sight, luck)
        }
    }
    for seed in 0..20 {
        let fast = Contest::new(vec![&Random, &Random, &Random]).play(&campaign(), seed);
        let slow = Contest::new(vec![&Random, &Careful, &Random]).play(&campaign(), seed);
        assert_eq!(fast, slow);
    }
}

#[test]
fn a_contest_can_be_capped() {
    let contest = Contest::new(vec![&Random, &Random, &Random]).capped(2);
    let played = contest.play(&campaign(), 1);
    assert_eq!((played.end, played.turns), (End::Capped, 3));
}

#[test]
fn players_have_names() {
    for name in ai::names::<night::Night>() {
        assert!(ai::player::<night::Night>(name, 1_000).is_ok());
    }
    let error = ai::player::<night::Night>("napoleon", 1_000).err().map(|error| error.to_string());
    let known = "there is no player \"napoleon\"; known are: random, greedy, recruit, soldier, captain, general";
    assert_eq!(error.as_deref(), Some(known));
}
