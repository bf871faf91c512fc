//! Whoever decides for a seat.

use engine::{Game, Sight};
use luck::Fast;

use crate::{Means, Plan, any_line};

/// Whoever decides for a seat.
///
/// A player keeps nothing from one decision to the next: the same sight and the same luck give the
/// same decision, and the true position is never among what it is given.
pub trait Player<G: Game>: Send + Sync {
    /// Decides, or commits the orders drafted so far.
    ///
    /// # Panics
    /// If there is nothing to decide.
    fn decide(&self, sight: &Sight<'_, G>, luck: &mut Fast) -> Decision<G::Action>;

    /// Decides, and says what it means to do after that as long as it learns nothing new.
    ///
    /// # Panics
    /// If there is nothing to decide.
    fn plan(&self, sight: &Sight<'_, G>, luck: &mut Fast, means: &Means<'_>) -> Plan<G::Action> {
        let _ = means;
        Plan::of([self.decide(sight, luck)])
    }

    /// What must be kept for this player while others decide.
    fn memory(&self) -> Memory {
        Memory::Belief
    }
}

/// What a player answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision<A> {
    /// Takes this decision, or writes it into the secret orders if those are asked for.
    Act(A),
    /// Commits the secret orders as they are written now.
    Commit,
}

/// What must be kept for a player while others decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Memory {
    /// Nothing: it looks at its list only. Such games need not keep their events.
    Nothing,
    /// Its belief, folded from everything it saw.
    Belief,
}

/// Takes any decision of the list, each as likely as the others; committing is one of them where it is
/// allowed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn decide(&self, sight: &Sight<'_, G>, luck: &mut Fast) -> Decision<G::Action> {
        let legal = sight.legal();
        if sight.draft().is_some() {
            return any_line(legal, || sight.may_commit(), luck);
        }
        assert!(!legal.is_empty(), "{} is waited on and has nothing to do", sight.seat());
        Decision::Act(legal[luck.index(legal.len())])
    }

    fn memory(&self) -> Memory {
        Memory::Nothing
    }
}
