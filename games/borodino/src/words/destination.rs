//! Where a block in hand may go, in words.

use engine::Phrase;

use crate::ids::{AreaId, BlockId};
use crate::pieces::Side;
use crate::state::{Campaign, Status};
use crate::step::Step;

/// The block that was taken in hand, or the headquarters that is activated.
pub(crate) fn block_in_hand(step: Step) -> Option<BlockId> {
    match step {
        Step::PlaceBlock { block }
        | Step::ActivateMove { hq: block }
        | Step::ActivateRole { hq: block }
        | Step::MoveBlock { block }
        | Step::Straggle { block }
        | Step::Surplus { block }
        | Step::GoOn { block }
        | Step::NightShiftBlock { block } => Some(block),
        Step::Place { .. }
        | Step::OpenTurn
        | Step::ActionPhase { .. }
        | Step::Stage { .. }
        | Step::Arrive { .. }
        | Step::Activate { .. }
        | Step::Bombard { .. }
        | Step::PayFire { .. }
        | Step::PayMove { .. }
        | Step::Hits(_)
        | Step::OwnHits { .. }
        | Step::Moves { .. }
        | Step::HqMoves { .. }
        | Step::Tire { .. }
        | Step::Straggles { .. }
        | Step::Stacking { .. }
        | Step::EndActionPhase { .. }
        | Step::Battles
        | Step::MainAttack
        | Step::Round { .. }
        | Step::Squares { .. }
        | Step::Turns { .. }
        | Step::BayonetLoss { .. }
        | Step::EndRound
        | Step::Regroup { .. }
        | Step::Attrition
        | Step::Capture { .. }
        | Step::CapturedSupply { .. }
        | Step::Supply { .. }
        | Step::Bridge { .. }
        | Step::EndTurn
        | Step::NightShift { .. }
        | Step::EndNight => None,
    }
}

/// A phrase about the block in hand.
pub(super) fn in_hand(campaign: &Campaign, id: &'static str) -> Phrase {
    match campaign.step().and_then(block_in_hand) {
        Some(block) => campaign.with_block(Phrase::new(id), "block", block),
        None => Phrase::new(id).text("block", "?"),
    }
}

/// A move of the block in hand: into a battle with the count of its border, along a road, or to the
/// next area.
pub(super) fn go(campaign: &Campaign, to: AreaId) -> Phrase {
    let phrase = |id: &'static str| campaign.with_area(in_hand(campaign, id), "to", to);
    let step = campaign.step();
    let block = step.and_then(block_in_hand);
    let by = |ways: &Ways| match block {
        Some(block) => with_border(campaign, phrase(ways.of(campaign, block, to)), block, to),
        None => phrase(ways.next),
    };
    match step {
        Some(Step::ActivateMove { .. }) => phrase("choose-activate-move"),
        Some(Step::Surplus { .. }) => phrase("choose-surplus-move"),
        Some(Step::NightShiftBlock { .. }) => phrase("choose-night-move"),
        Some(Step::Straggle { .. }) => by(&STRAGGLING),
        Some(_) | None => by(&ORDERED),
    }
}

/// The sentences for a move, by what it is.
struct Ways {
    next: &'static str,
    road: &'static str,
    attack: &'static str,
    reserve: &'static str,
}

const ORDERED: Ways = Ways {
    next: "choose-move",
    road: "choose-move-road",
    attack: "choose-attack",
    reserve: "choose-reserve",
};

const STRAGGLING: Ways = Ways {
    next: "choose-straggle",
    road: "choose-straggle-road",
    attack: "choose-straggle-attack",
    reserve: "choose-straggle-reserve",
};

impl Ways {
    fn of(&self, campaign: &Campaign, block: BlockId, to: AreaId) -> &'static str {
        let side = campaign.side(block);
        match campaign.status(to, side) {
            Status::Enemy => self.attack,
            Status::Contested if joins_late(campaign, side, to) => self.reserve,
            Status::Contested => self.attack,
            Status::Friendly | Status::Vacant => {
                let from = campaign.area(block);
                let is_next = from.is_some_and(|from| campaign.neighbours(from).contains(to));
                if is_next { self.next } else { self.road }
            }
        }
    }
}

/// [BOR-9.3.1] Whether whoever enters an area now is a reserve: Player 2 in a battle that Player 1 has
/// opened.
fn joins_late(campaign: &Campaign, side: Side, area: AreaId) -> bool {
    side != campaign.first && !campaign.second_attacks.contains(area)
}

/// [BOR-8.3.2] How many blocks have crossed the border, of how many.
fn with_border(campaign: &Campaign, phrase: Phrase, block: BlockId, to: AreaId) -> Phrase {
    let border = campaign.area(block).and_then(|from| campaign.map().border_between(from, to));
    let (has, limit) = border.map_or((0, 0), |border| {
        (campaign.crossed(border, campaign.side(block), to), campaign.limit(border, to))
    });
    phrase.number("has", has).number("limit", limit)
}

/// What a block is taken in hand for.
pub(super) fn take(campaign: &Campaign, block: BlockId) -> Phrase {
    let id = take_id(campaign.step());
    let phrase = campaign.with_block(Phrase::new(id), "block", block);
    campaign.with_area_of(phrase, "from", block)
}

fn take_id(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Place { .. }) => "choose-take-place",
        Some(Step::Straggles { .. }) => "choose-take-straggle",
        Some(Step::Stacking { .. }) => "choose-take-surplus",
        Some(Step::NightShift { .. }) => "choose-take-night",
        Some(_) | None => "choose-take-move",
    }
}
