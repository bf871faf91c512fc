//! A player that grows a tree of single decisions, one imagined world after the other.
//!
//! This is plain information-set Monte Carlo tree search, seen by one observer. It is there to be
//! compared with: a turn is ten to thirty decisions, and a tree over single ones starves before it
//! has seen the end of the turn. [`Search`](crate::Search) is what thinks in turns.
//!
//! Every time round, a world is imagined that the seat cannot tell from the true one. From the
//! first position on, whoever is to decide takes the decision that has done best for him so far, or
//! that was tried too seldom to say; only what is legal in this world counts, and a decision is
//! measured by how often it could have been taken ([`tree`], [`bound`]). What the seat sees after it,
//! luck among it, says where in the tree it goes on. Where the tree ends it grows by one place, and
//! it is played on from there and judged for all seats.

mod bound;
mod tree;

use engine::{Counsel, Sight};
use luck::Fast;

use crate::{Decision, Greedy, Means, Plan, Player, Policy, Shape};
use tree::Tree;

/// A player that grows a tree of single decisions.
///
/// Its work is counted as that of [`Search`](crate::Search): in decisions tried, here for every
/// single decision that it is asked for. One tree grows on one thread, however many there are. Secret
/// orders are not for a tree that looks from one seat: it writes them as [`Greedy`] does.
#[derive(Clone, Copy, Debug)]
pub struct Ismcts {
    work: u32,
    stretches: u32,
    policy: Policy,
}

impl Ismcts {
    /// As good as so much work makes it. It looks as far ahead as a [`Search`](crate::Search) does.
    #[must_use]
    pub fn new(work: u32) -> Ismcts {
        let Shape { stretches, .. } = Shape::default();
        Ismcts { work, stretches, policy: Policy::Random }
    }

    /// The same, looking so many stretches ahead and playing on as `policy` says.
    #[must_use]
    pub fn playing(self, policy: Policy, stretches: u32) -> Ismcts {
        Ismcts { policy, stretches, ..self }
    }
}

impl<G: Counsel> Player<G> for Ismcts {
    fn decide(&self, sight: &Sight<'_, G>, luck: &mut Fast) -> Decision<G::Action> {
        self.plan(sight, luck, &Means::ALONE).take().expect("a plan has a beginning")
    }

    fn plan(&self, sight: &Sight<'_, G>, luck: &mut Fast, means: &Means<'_>) -> Plan<G::Action> {
        if sight.draft().is_some() {
            return Plan::of([Greedy::default().decide(sight, luck)]);
        }
        if let [only] = sight.legal() {
            return Plan::of([Decision::Act(*only)]);
        }
        let mut tree = Tree::<G>::new(sight.seat());
        let view = sight.view();
        let mut work = 0;
        while work < u64::from(self.work.max(1)) {
            let (scenario, seat) = (sight.scenario(), sight.seat());
            let world = G::imagine(scenario, seat, &view, sight.belief(), luck);
            work += tree.grow(&world, self.policy, self.stretches, luck.bits());
            if means.is_halted() {
                break;
            }
        }
        Plan::of([Decision::Act(tree.best())])
    }
}
