//! Players and contests, on the toys.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use ai::{Bout, Contest, Decision, End, Greedy, Ismcts, Means, Memory, Plan, Player, Random};
use engine::{Counsel, Game, Journal, Outcome, Seat, Sight};
use luck::Fast;
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
fn a_tree_is_halted_at_once_and_still_decides() {
    let halt = AtomicBool::new(true);
    let means = Means::new(NonZeroUsize::MIN, Some(&halt));
    let (bout, _) = Bout::begin(&campaign(), Memory::Belief, &mut Fast::new(1));
    let list = bout.legal(Seat(0));
    let sight = bout.sight(Seat(0), &list);
    let mut plan = Ismcts::new(u32::MAX).plan(&sight, &mut Fast::new(1), &means);
    assert!(matches!(plan.take(), Some(Decision::Act(action)) if list.contains(&action)));
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

#[test]
fn players_have_names_by_their_work() {
    for name in ["search:200", "ismcts:200"] {
        assert!(ai::player::<night::Night>(name, 1_000).is_ok());
    }
    for name in ["search", "search:", "ismcts:-1", "ismcts:99999999999", "tree:200", ":", ""] {
        assert!(ai::player::<night::Night>(name, 1_000).is_err(), "{name}");
    }
}

/// Plans far too much, and counts how often it is asked.
struct Planner(AtomicU32);

impl<G: Game> Player<G> for Planner {
    fn decide(&self, sight: &Sight<'_, G>, luck: &mut Fast) -> Decision<G::Action> {
        Random.decide(sight, luck)
    }

    fn plan(&self, sight: &Sight<'_, G>, _: &mut Fast, _: &Means<'_>) -> Plan<G::Action> {
        self.0.fetch_add(1, Ordering::Relaxed);
        let all = sight.legal().iter().map(|&action| Decision::Act(action));
        Plan::of(all.chain(sight.may_commit().then_some(Decision::Commit)))
    }
}

/// Whoever has learned something is asked again, and whoever has not is not.
#[test]
fn a_plan_is_kept_until_something_is_learned() {
    let (planner, mut chance, mut luck) = (Planner(AtomicU32::new(0)), Fast::new(3), Fast::new(4));
    let (mut kept, mut dropped) = (0, 0);
    for _ in 0..20 {
        let (mut bout, _) = Bout::begin(&campaign(), Memory::Belief, &mut chance);
        let mut planned: [Vec<campaign::Action>; 3] = Default::default();
        while let Some(seat) = bout.next_seat(&mut luck) {
            let list = bout.legal(seat);
            let before = planner.0.load(Ordering::Relaxed);
            let Decision::Act(action) = bout.ask(seat, &planner, &mut luck) else {
                unreachable!("there are no secret orders")
            };
            let own = &mut planned[usize::from(seat.0)];
            let stands = !own.is_empty() && list.contains(&own[0]);
            let was_asked = planner.0.load(Ordering::Relaxed) > before;
            assert_eq!(was_asked, !stands, "{seat} decides {action:?} of {list:?}");
            *own = if stands { own[1..].to_vec() } else { list[1..].to_vec() };
            kept += u32::from(stands);
            let mut journal = Journal::off();
            let mut tried = bout.game().clone();
            tried.play_unchecked(seat, action, &mut chance.clone(), &mut journal);
            bout.take(seat, Decision::Act(action), &mut chance);
            for (other, plan) in (0..).map(Seat).zip(&mut planned) {
                if other != seat || journal.is_sealed() {
                    dropped += u32::from(!plan.is_empty());
                    plan.clear();
                }
            }
        }
    }
    assert!(kept > 10 && dropped > 10, "{kept} kept, {dropped} dropped");
}
