//! Who plays the campaigns: somebody who does not care, and somebody who looks for a fight.

use luck::Fast;
use waterloo::{Action, TownId};

use super::position::Position;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Walker {
    /// Takes whatever comes.
    Careless,
    /// Attacks where he can, and seldom stops before he must.
    Eager,
}

impl Walker {
    pub(super) const BOTH: [Walker; 2] = [Walker::Careless, Walker::Eager];

    pub(super) fn choose(
        self,
        position: Position<'_>,
        legal: &[Action],
        luck: &mut Fast,
    ) -> Action {
        let any = |luck: &mut Fast| legal[luck.index(legal.len())];
        match self {
            Walker::Careless => any(luck),
            Walker::Eager => {
                let again = |action: &Action| is_tame(position, *action);
                let mut action = any(luck);
                for _ in 0..PATIENCE {
                    if again(&action) {
                        action = any(luck);
                    }
                }
                action
            }
        }
    }
}

/// How often the eager one thinks again.
const PATIENCE: usize = 6;

/// Whether a decision leads away from fights.
fn is_tame(position: Position<'_>, action: Action) -> bool {
    if let Action::Move { to, .. } | Action::March(to) = action {
        return !is_attack(position, to);
    }
    matches!(
        action,
        Action::EndMoves
            | Action::EndMarches
            | Action::EndBattlePhase
            | Action::EndReinforcement
            | Action::EndRegrouping
            | Action::Withdraw(_)
    )
}

/// Whether enemies of the active side stand in a town.
fn is_attack(position: Position<'_>, town: TownId) -> bool {
    position.has(town, position.view.active.enemy())
}
