//! What a viewer learns from an event.

use engine::Viewer;

use crate::event::{Event, Fact};
use crate::pieces::Side;

/// The event as a viewer learns it; `None` if he learns nothing. Lists every fact: a new one must
/// be decided here.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    // [SAM-20.1.4] What concerns hidden units is told to their owner alone.
    let told = event.only.is_none_or(|side| is_of(viewer, event, side));
    told.then(|| Event { fact: fact_seen(event, viewer), ..*event })
}

/// [SAM-1.1.2] Whether a viewer commands for the side whose secret an event is.
fn is_of(viewer: Viewer, event: &Event, side: Side) -> bool {
    viewer.is_among(event.seats.unwrap_or(side.seat().into()))
}

fn fact_seen(event: &Event, viewer: Viewer) -> Fact {
    match &event.fact {
        // [SAM-20.1.3] Preferences, partners and the facing of an ambush are not shown with an order;
        // nor who commands the unit. A partner or a commander may be a unit that hides.
        Fact::Ordered { unit, order, side, .. } if !is_own(*side, event, viewer) => Fact::Ordered {
            unit: *unit,
            order: order.opened(),
            side: *side,
            private: None,
            commanded: None,
        },
        Fact::Ordered { .. }
        | Fact::Placed { .. }
        | Fact::TurnBegan { .. }
        | Fact::Began { .. }
        | Fact::ThirdForceRolled { .. }
        | Fact::ThirdForceJoined { .. }
        | Fact::Committed { .. }
        | Fact::OrderChanged { .. }
        | Fact::Faced { .. }
        | Fact::Appeared { .. }
        | Fact::Shot { .. }
        | Fact::Struck { .. }
        | Fact::Fought { .. }
        | Fact::Hurt { .. }
        | Fact::Drowned { .. }
        | Fact::Tested { .. }
        | Fact::Marked { .. }
        | Fact::Honoured { .. }
        | Fact::Dishonoured { .. }
        | Fact::Destroyed { .. }
        | Fact::Claimed { .. }
        | Fact::Stopped { .. }
        | Fact::Moved { .. }
        | Fact::Entered { .. }
        | Fact::SteppedBack { .. }
        | Fact::Engaged { .. }
        | Fact::Classed { .. }
        | Fact::Released { .. }
        | Fact::Hid { .. }
        | Fact::Regrouped { .. }
        | Fact::Resupplied { .. }
        | Fact::Recovered { .. }
        | Fact::CalledOff { .. }
        | Fact::WillPursue { .. }
        | Fact::Escaped { .. }
        | Fact::Tired { .. }
        | Fact::Ended { .. } => event.fact.clone(),
    }
}

fn is_own(side: Option<Side>, event: &Event, viewer: Viewer) -> bool {
    side.map_or(viewer == Viewer::Referee, |side| is_of(viewer, event, side))
}
