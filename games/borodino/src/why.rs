//! Why a decision is not allowed.

use engine::{Phrase, Refusal, Seat};

use crate::action::Action;
use crate::state::Campaign;
use crate::steps;

/// The rule that forbids `action` to `seat` now, and a sentence that says so.
pub(crate) fn not(campaign: &Campaign, seat: Seat, action: Action) -> Refusal {
    if campaign.is_over() {
        return Refusal::new("BOR-17.2.1", Phrase::new("ban-game-over"));
    }
    let (Some(step), Some(side)) = (campaign.step(), campaign.asked()) else {
        return Refusal::new("BOR-19.1.1", Phrase::new("ban-not-your-decision"));
    };
    if side.seat() != seat {
        return Refusal::new("BOR-19.1.1", Phrase::new("ban-not-your-decision"));
    }
    let checked = steps::check(campaign, step, action);
    match checked.unwrap_or_else(|| steps::turns::is_in_time(campaign, action)) {
        Err(ban) => ban.refusal(campaign.setting.get()),
        Ok(()) => Refusal::new("BOR-19.1.1", Phrase::new("ban-another-question")),
    }
}
