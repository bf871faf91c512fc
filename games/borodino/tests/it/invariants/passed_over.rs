//! [BOR-19.1.1] A question that passes by itself has nothing to choose: what could be done in it is not
//! asked again.

use borodino::{Action, Campaign, Event, Side, Step};
use engine::Game as _;

use super::{Checked, ensure};

/// Follows what one decision leads to.
#[derive(Default)]
pub(super) struct PassedOver {
    /// What is on the agenda.
    agenda: Vec<Step>,
    /// How many of its steps are below the question that is answered, until that has ended.
    below: Option<usize>,
}

impl PassedOver {
    /// A decision is taken next, on the question on top of the agenda.
    pub(super) fn before_a_decision(agenda: &[Step]) -> PassedOver {
        PassedOver { agenda: agenda.to_vec(), below: agenda.len().checked_sub(1) }
    }

    /// Sees the next event, in the position to which the last one led.
    pub(super) fn see(&mut self, campaign: &Campaign, event: &Event) -> Checked {
        if let Event::Began(step) = event {
            self.agenda.push(*step);
        }
        if *event != Event::Ended {
            return Ok(());
        }
        let Some(step) = self.agenda.pop() else { return Err("nothing can end".to_owned()) };
        if self.below == Some(self.agenda.len()) {
            self.below = None;
            return Ok(());
        }
        if is_ended_by_its_side(step) { has_nothing_to_choose(campaign, step) } else { Ok(()) }
    }
}

/// Whether a side ends such a question by saying so. A battle ends before its last questions do.
fn is_ended_by_its_side(step: Step) -> bool {
    matches!(
        step,
        Step::Arrive { .. }
            | Step::Activate { .. }
            | Step::Bombard { .. }
            | Step::Moves { .. }
            | Step::HqMoves { .. }
            | Step::Straggles { .. }
            | Step::CapturedSupply { .. }
            | Step::Supply { .. }
            | Step::Bridge { .. }
            | Step::NightShift { .. }
    )
}

/// Whether the question on top of the agenda can be answered in no way but by ending it.
fn has_nothing_to_choose(campaign: &Campaign, step: Step) -> Checked {
    let lists = Side::BOTH.map(|side| campaign.legal_list(side.seat()));
    let offered = lists.concat();
    let is_so = offered.iter().all(|action| *action == Action::Done);
    ensure(is_so, || format!("{step:?} was not asked, but there was {offered:?}"))
}
