//! Whole games between bots, held to the list at every decision.

use ai::{Bout, Decision, Memory, Player};
use engine::{Counsel, Waiting};
use luck::Fast;

/// More decisions than a game between bots has, each line of secret orders counted.
const MOST_DECISIONS: u32 = 40_000;

/// More turns than a game between bots has.
const MOST_TURNS: u32 = 400;

/// Plays games between bots to the end. Every level has its turn in every seat, against the others
/// and itself, with so many parts of a thousand of its work. Games that go beyond the `last` turn are
/// left there, if one is named. Says how many decisions were taken.
///
/// # Panics
/// If a decision is not in the list, or a game comes to no end.
pub fn bots_finish<G: Counsel>(set_up: &G, games: u64, per_mille: u32, last: Option<u32>) -> u64 {
    let levels = G::LEVELS.map(|level| ai::player(level.id, per_mille).expect("a level"));
    let seats = set_up.seats().len() as usize;
    let pairing = |seed: u64| -> Vec<&dyn Player<G>> {
        // Seat by seat another level, and after every four games another distance between them.
        let (first, distance) = (seed as usize % 4, seed as usize / 4 + 1);
        (0..seats).map(|seat| &*levels[(first + seat * distance) % 4]).collect()
    };
    (0..games).map(|seed| u64::from(finish(set_up, &pairing(seed), seed, last))).sum()
}

/// Plays one game; says how many decisions it had.
fn finish<G: Counsel>(set_up: &G, players: &[&dyn Player<G>], seed: u64, last: Option<u32>) -> u32 {
    let (mut chance, mut luck) = (Fast::new(seed), Fast::new(!seed));
    let (mut bout, _) = Bout::begin(set_up, Memory::Belief, &mut chance);
    for decisions in 0..MOST_DECISIONS {
        let Some(seat) = bout.next_seat(&mut luck) else {
            let is_over = matches!(bout.game().waiting(), Waiting::Over(_));
            assert!(is_over, "seed {seed}: nobody is waited on, and the game is not over");
            return decisions;
        };
        let turn = bout.game().turn_number();
        if last.is_some_and(|last| turn > last) {
            return decisions;
        }
        assert!(turn <= MOST_TURNS, "seed {seed}: not over after {MOST_TURNS} turns");
        let player = players[usize::from(seat.0)];
        let decision = bout.ask(seat, player, &mut Fast::new(luck.bits()));
        let list = bout.legal(seat);
        let is_legal = match decision {
            Decision::Act(action) => list.contains(&action),
            Decision::Commit => bout.sight(seat, &list).may_commit(),
        };
        assert!(is_legal, "seed {seed}, turn {turn}: {seat} decides {decision:?} of {list:?}");
        bout.take(seat, decision, &mut chance);
    }
    let game = bout.game();
    panic!("seed {seed}: not over after {MOST_DECISIONS} decisions, but in {game:?}");
}
