//! [BOR-10.3.3] The end of a battle is tested after every loss and every retreat.

use crate::Turn;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-10.3.3] To be called after every single loss and retreat in a battle, as the last thing that is
/// done: if the battle or its first round is over, the agenda is cut down to what follows.
///
/// [BOR-12.1.2] Whoever attacked with bayonets takes his own losses before: the hits that are left are
/// dropped, and the step that takes those losses settles anew. [BOR-13.3.2] Whoever found his refuge
/// full goes on under the limits of this round before: his retreat is settled only then.
pub(crate) fn settle(turn: &mut Turn<'_>) {
    let Some(end) = end_of(turn) else { return };
    if turn.agenda.iter().any(|step| matches!(step, Step::BayonetLoss { .. })) {
        drop_until(turn, |step| matches!(step, Step::BayonetLoss { .. }));
        return;
    }
    drop_until(turn, |step| step == Step::Battles);
    match end {
        End::Round => begin_step(turn, Step::EndRound),
        End::Battle { winner } => end_battle(turn, winner),
    }
}

/// What is over.
enum End {
    /// The first round; the reserves decide.
    Round,
    Battle {
        winner: Option<Side>,
    },
}

/// [BOR-10.3.3] A battle is over when one side has no block left in the area, reserves included. The
/// first round is over when a side has none left but those that come in the second.
fn end_of(campaign: &Campaign) -> Option<End> {
    let battle = campaign.battle.as_ref().filter(|battle| !battle.is_over)?;
    let stands = |side: &Side| campaign.number(battle.area, *side) > 0;
    if Side::BOTH.iter().all(stands) {
        let has_lost_all = |side| campaign.fighters(side).is_empty();
        return (battle.round == 1 && Side::BOTH.into_iter().any(has_lost_all))
            .then_some(End::Round);
    }
    Some(End::Battle { winner: Side::BOTH.into_iter().find(stands) })
}

/// What is still open of the round is dropped, down to a step.
fn drop_until(turn: &mut Turn<'_>, is_it: fn(Step) -> bool) {
    while turn.step().is_some_and(|step| !is_it(step)) {
        end_step(turn);
    }
}

/// [BOR-13.4.1] The winner regroups. If nobody has won, the area is vacant.
fn end_battle(turn: &mut Turn<'_>, winner: Option<Side>) {
    let area = turn.fight().area;
    turn.emit(Event::BattleEnded { area, winner });
    match winner {
        Some(side) => begin_step(turn, Step::Regroup { side }),
        None => turn.emit(Event::RegroupEnded { area }),
    }
}
