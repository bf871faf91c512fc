//! Why a decision is not allowed.

use engine::{Phrase, Refusal, Seat};

use crate::action::Action;
use crate::pieces::Party;
use crate::state::Campaign;
use crate::steps;

/// The rule that forbids `action` to `seat` now, and a sentence that says so.
pub(crate) fn not(campaign: &Campaign, seat: Seat, action: Action) -> Refusal {
    if campaign.is_over() {
        return Refusal::new("WAT-23.2.1", Phrase::new("ban-campaign-over"));
    }
    let (Some(step), Some(party)) = (campaign.step(), campaign.asked()) else {
        return Refusal::new("WAT-26.1.1", Phrase::new("ban-not-your-decision"));
    };
    if Party::seat(party) != seat {
        return Refusal::new("WAT-26.1.1", Phrase::new("ban-not-your-decision"));
    }
    match steps::check(campaign, step, action) {
        Some(Err(ban)) => ban.refusal(campaign.setting.get()),
        Some(Ok(())) | None => Refusal::new("WAT-26.1.1", Phrase::new("ban-another-question")),
    }
}
