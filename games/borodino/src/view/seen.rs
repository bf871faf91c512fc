//! What a viewer learns from an event.

use engine::Viewer;

use crate::event::{Event, How, Who};

/// The event as a viewer learns it; `None` if he learns nothing. Lists every event: a new one must
/// be decided here.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut seen = event.clone();
    let told = match &mut seen {
        // [BOR-18.2.5] Questions tell nothing.
        Event::Began(_) | Event::Ended => viewer == Viewer::Referee,
        // [BOR-18.2.3] Which headquarters gave an order is not told.
        Event::OrderSpent { side, .. } => viewer.is_among(side.seat().into()),
        // [BOR-4.2.1] Blocks are placed in secret until all stand.
        Event::Placed { who, .. } => viewer.is_among(who.side.seat().into()),
        // [BOR-18.2.1] A headquarters that moves just before its activation is shown.
        Event::Moved { how: How::BeforeActivation, .. } => true,
        // [BOR-18.1.1], [BOR-18.2.2] Somebody did something that everybody sees; who it was is another
        // matter.
        Event::Arrived { who, .. }
        | Event::StepLost { who, .. }
        | Event::StragglerRolled { who, .. }
        | Event::Moved { who, .. }
        | Event::Regrouped { who, .. }
        | Event::Supplied { who, .. } => {
            if !knows(*who, viewer) {
                *who = who.unnamed();
            }
            true
        }
        // [BOR-18.1.2] The rest is public.
        Event::SetUpEnded { .. }
        | Event::TurnBegan { .. }
        | Event::Initiative { .. }
        | Event::ActionPhaseBegan { .. }
        | Event::StageBegan { .. }
        | Event::Activated { .. }
        | Event::Bombarded { .. }
        | Event::Destroyed { .. }
        | Event::PostFilled { .. }
        | Event::Tired { .. }
        | Event::ActionPhaseEnded { .. }
        | Event::BattleBegan { .. }
        | Event::MainAttackNamed { .. }
        | Event::RoundBegan { .. }
        | Event::SquareFormed { .. }
        | Event::SquareLeft { .. }
        | Event::Sheltered { .. }
        | Event::SquaresDeclared { .. }
        | Event::Fired { .. }
        | Event::HitAbsorbed { .. }
        | Event::Passed { .. }
        | Event::TurnsEnded { .. }
        | Event::Retreated { .. }
        | Event::Withdrew { .. }
        | Event::WentOn { .. }
        | Event::RoundEnded { .. }
        | Event::BattleEnded { .. }
        | Event::RegroupEnded { .. }
        | Event::SupplyBegan
        | Event::Captured { .. }
        | Event::SupplyEnded { .. }
        | Event::BridgeTried { .. }
        | Event::TurnEnded { .. }
        | Event::NightBegan
        | Event::ShiftEnded { .. }
        | Event::NightEnded
        | Event::RedoubtCounted { .. }
        | Event::TurnedUp { .. }
        | Event::Won { .. } => true,
    };
    told.then_some(seen)
}

/// Whether the viewer knows which block it is.
fn knows(who: Who, viewer: Viewer) -> bool {
    who.shown || viewer.is_among(who.side.seat().into())
}
