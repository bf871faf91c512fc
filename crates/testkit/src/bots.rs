//! Same view, same belief, same luck: same plan, however many threads think.

use std::num::NonZeroUsize;

use ai::{Bout, Decision, Means, Player};
use engine::{Counsel, Game, Seat, Sight};
use luck::Fast;

use crate::walk::{twin, walk};

/// At every position and for every seat that is asked, `player` plans the same again, the same on
/// several threads, and the same in an imagined world that fits view and belief.
///
/// # Panics
/// If that is not so.
pub fn bots_do_not_peek<G: Game>(set_up: &G, player: &dyn Player<G>, games: u64) {
    for seed in 0..games {
        let mut luck = Fast::new(seed);
        walk(set_up, seed, |bout, _| {
            for seat in bout.game().waiting().seats().iter() {
                ask_again(bout, seat, player, luck.bits(), seed);
            }
        });
    }
}

/// The same at one of `every` positions for every player that a game has, each of its levels with
/// next to no work; and what they plan is legal.
///
/// # Panics
/// If that is not so.
pub fn no_player_peeks<G: Counsel>(set_up: &G, games: u64, every: usize) {
    let players = all_players::<G>();
    for seed in 0..games {
        let mut luck = Fast::new(!seed);
        walk(set_up, seed, |bout, _| {
            if luck.index(every) > 0 {
                return;
            }
            for seat in bout.game().waiting().seats().iter() {
                for player in &players {
                    let plan = ask_again(bout, seat, &**player, luck.bits(), seed);
                    plan_is_legal(bout, seat, &plan, luck.bits(), seed);
                }
            }
        });
    }
}

/// Every player by its name, and those that are named by their work.
fn all_players<G: Counsel>() -> Vec<Box<dyn Player<G>>> {
    let by_work = ["search:200", "search:2000", "ismcts:1", "ismcts:400"];
    let names = ai::names::<G>().into_iter().chain(by_work);
    names.map(|name| ai::player(name, 1).expect("a player that there is")).collect()
}

/// What `player` plans, after it was asked in all ways that must not matter.
fn ask_again<G: Game>(
    bout: &Bout<G>,
    seat: Seat,
    player: &dyn Player<G>,
    own: u64,
    seed: u64,
) -> Vec<Decision<G::Action>> {
    let draft = bout.is_drafting(seat).then(|| bout.draft(seat));
    let ask = |world: &G, threads: usize| -> Vec<Decision<G::Action>> {
        let mut legal = Vec::new();
        match draft {
            Some(draft) => world.drafts(seat, draft, &mut legal),
            None => world.legal(seat, &mut legal),
        }
        let sight = Sight::new(world, seat, bout.belief(seat), draft, &legal);
        let threads = NonZeroUsize::new(threads).expect("somebody thinks");
        let plan = player.plan(&sight, &mut Fast::new(own), &Means::new(threads, None));
        plan.decisions().collect()
    };
    let first = ask(bout.game(), 1);
    assert!(!first.is_empty(), "seed {seed}: {seat} plans nothing");
    assert_eq!(
        first,
        ask(bout.game(), 1),
        "seed {seed}: {seat} decides otherwise when asked again"
    );
    for threads in [2, 3] {
        let several = ask(bout.game(), threads);
        assert_eq!(first, several, "seed {seed}: {seat} decides otherwise on {threads} threads");
    }
    let other = twin(bout, seat, &mut Fast::new(!own));
    assert_eq!(first, ask(&other, 1), "seed {seed}: {seat} decides by what is hidden from it");
    first
}

/// Decision by decision, a plan is legal until something is learned or another seat is asked.
fn plan_is_legal<G: Game>(
    bout: &Bout<G>,
    seat: Seat,
    plan: &[Decision<G::Action>],
    own: u64,
    seed: u64,
) {
    let (mut bout, mut luck) = (bout.clone(), Fast::new(own));
    for (number, &decision) in plan.iter().enumerate() {
        let list = bout.legal(seat);
        let is_legal = match decision {
            Decision::Act(action) => list.contains(&action),
            Decision::Commit => bout.sight(seat, &list).may_commit(),
        };
        assert!(is_legal, "seed {seed}: {seat} plans {decision:?} as number {number}: {list:?}");
        let open = open_decision(&bout, seat, decision, luck.bits());
        bout.take(seat, decision, &mut luck);
        if !open || !bout.game().waiting().seats().contains(seat) {
            return;
        }
    }
}

/// Whether `seat` learns nothing by a decision, whatever luck does.
fn open_decision<G: Game>(
    bout: &Bout<G>,
    seat: Seat,
    decision: Decision<G::Action>,
    own: u64,
) -> bool {
    match decision {
        Decision::Act(_) if bout.is_drafting(seat) => true,
        Decision::Act(action) => {
            let mut journal = engine::Journal::off();
            let mut game = bout.game().clone();
            game.play_unchecked(seat, action, &mut Fast::new(own), &mut journal);
            !journal.is_sealed()
        }
        Decision::Commit => false,
    }
}
