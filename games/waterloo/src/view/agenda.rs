//! [WAT-24.1.5] Questions tell nothing: whose eyes see which step.

use crate::event::Event;
use crate::pieces::Party;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps::woods;

/// [WAT-24.1.5] Whether an event that shows nothing by itself changes nothing that others see, or what
/// they know already.
///
/// Steps begin and end on public grounds, but for those of one block in hand, and for woods that a side
/// may have to drop: how many it can fill is its secret. Who is engaged, and who is out of sight again,
/// follows from what was seen. Whether a hidden block lost steps in a rout, or has an action left, is
/// seen by nobody else, and the question that follows is the same.
pub(crate) fn is_public(campaign: &Campaign, event: &Event) -> bool {
    if let Event::Began(step) = event {
        return in_hand_of(campaign, *step).is_none();
    }
    if *event == Event::Ended {
        return campaign.step().is_some_and(|step| ends_in_public(campaign, step));
    }
    matches!(
        event,
        Event::EngagementsChanged { .. }
            | Event::Vanished { .. }
            | Event::RoutLoss { .. }
            | Event::Acted { .. }
    )
}

fn ends_in_public(campaign: &Campaign, step: Step) -> bool {
    in_hand_of(campaign, step).is_none() && !woods::is_secret(campaign, step)
}

/// [WAT-24.1.5] Who alone sees a step, because he has a block in hand; `None` if everybody sees it.
/// The others see the question before it.
pub(super) fn in_hand_of(campaign: &Campaign, step: Step) -> Option<Party> {
    match step {
        Step::Place { party, .. }
        | Step::Move { party, .. }
        | Step::March { party, .. }
        | Step::ShowLeader { party, .. } => Some(party),
        Step::Act { town, role, .. } => Some(campaign.speaker(town, role)),
        Step::SetUp { .. }
        | Step::Moves { .. }
        | Step::OpenMarches
        | Step::Marches { .. }
        | Step::Contact
        | Step::Skirmishes
        | Step::Pick { .. }
        | Step::Exchange { .. }
        | Step::Hits(_)
        | Step::Compare { .. }
        | Step::LeaveSkirmish { .. }
        | Step::OrderBattles
        | Step::Battles
        | Step::PutMarkers { .. }
        | Step::DropWoods { .. }
        | Step::Deploy { .. }
        | Step::Reveal { .. }
        | Step::NameHolder { .. }
        | Step::BattleTurn { .. }
        | Step::Morale { .. }
        | Step::BattlePhase { .. }
        | Step::Reinforcement { .. }
        | Step::EndBattleTurn { .. }
        | Step::CrossStream { .. }
        | Step::LeaveBattle { .. }
        | Step::Regroup { .. }
        | Step::Supply
        | Step::Starve { .. }
        | Step::EndTurn => None,
    }
}
