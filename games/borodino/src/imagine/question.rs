//! [BOR-18.2.5] What the enemy is asked, when nobody tells.

use engine::Guess;

use crate::event::Stage;
use crate::flow;
use crate::ids::BlockId;
use crate::movement;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};
use crate::steps::turns;
use crate::view::View;

/// Puts the enemy's questions on the agenda that the view does not show: those of his action phase, and
/// who takes the hits of a bombardment.
pub(super) fn open(campaign: &mut Campaign, enemy: Side, view: &View) {
    let shown = campaign.agenda;
    campaign.agenda.clear();
    for (place, &step) in shown.iter().enumerate() {
        campaign.agenda.push(step);
        // The stacking test comes last before the end of a phase, unless it is left out with the rest.
        let is_whole = shown.get(place + 1) == Some(&Step::Stacking { side: enemy });
        if step == (Step::EndActionPhase { side: enemy }) && !is_whole {
            course(enemy, view.stage).for_each(|step| campaign.agenda.push(step));
        }
    }
    if let Some(area) = view.under_fire
        && !matches!(campaign.step(), Some(Step::Hits(_)))
    {
        let shot = Shot::Bombardment { asks: true };
        campaign.agenda.push(Step::Hits(Hits { side: enemy, area, shot, left: 1 }));
    }
}

/// What is left of an action phase in one of its stages, but for its end.
fn course(side: Side, now: Stage) -> impl Iterator<Item = Step> {
    let course = flow::course_of_action_phase(side).into_iter().skip(1);
    let left = course.filter(move |step| {
        if let Step::Stage { stage, .. } = step {
            return *stage > now;
        }
        let is_over = matches!(step, Step::Tire { .. }) && now > Stage::Headquarters;
        !is_over && !matches!(step, Step::Arrive { .. })
    });
    left.chain([turns::question_of(side, now)])
}

/// Whatever the enemy is asked, he is: if the question of the stage would not be put, it is one that
/// comes before it or after it, and in the end what becomes of a block that he has in hand.
pub(super) fn insist(campaign: &mut Campaign, enemy: Side, view: &View, luck: &mut Guess<'_>) {
    if campaign.is_over() || campaign.asked().is_some() {
        return;
    }
    let mut blocks: Vec<BlockId> = campaign.on_map(enemy).iter().collect();
    luck.shuffle(&mut blocks);
    blocks.sort_by_key(|&block| movement::destinations(campaign, block).is_empty());
    let arrivals = [Step::Arrive { side: enemy }];
    let arrivals = arrivals.into_iter().filter(|_| view.stage == Stage::Activation);
    let moves = blocks.into_iter().map(|block| Step::MoveBlock { block });
    for step in arrivals.chain(moves) {
        campaign.agenda.push(step);
        if campaign.asked().is_some() {
            return;
        }
        campaign.agenda.pop();
    }
}
