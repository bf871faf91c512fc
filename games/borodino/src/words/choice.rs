//! Decisions in words. Whoever reads them is asked, and knows his own blocks.

use engine::Phrase;

use super::destination::{block_in_hand, go, in_hand, take};
use crate::action::Action;
use crate::battle::fire_value;
use crate::bombardment;
use crate::ids::{AreaId, BlockId, BorderId};
use crate::pieces::{Aim, Arms, Level, Post, Side};
use crate::state::{Campaign, Status};
use crate::step::Step;

/// A decision, as an answer to the question that is open.
pub(super) fn choice(campaign: &Campaign, action: Action) -> Phrase {
    let with =
        |id: &'static str, block: BlockId| campaign.with_block(Phrase::new(id), "block", block);
    let to = |phrase: Phrase, area: AreaId| campaign.with_area(phrase, "to", area);
    match action {
        Action::Take(block) => take(campaign, block),
        Action::Place(area) => to(in_hand(campaign, "choose-place"), area),
        Action::Arrive { block, at } => to(with("choose-arrive", block), at),
        Action::Activate(hq) => campaign.with_area_of(with("choose-activate", hq), "at", hq),
        Action::Stay => in_hand(campaign, "choose-stay"),
        Action::PlaceRest => Phrase::new("choose-place-rest"),
        Action::Move(area) => go(campaign, area),
        Action::ActAs(level) => act_as(campaign, level),
        Action::Bombard { gun, at } => bombard(campaign, with("choose-bombard", gun), gun, at),
        Action::Pay(hq) => with("choose-pay", hq).number("orders", orders(campaign, hq)),
        Action::TakeHit(block) => with("choose-take-hit", block),
        Action::Fight(area) => fight(campaign, area),
        Action::MainAttack(from) => {
            campaign.with_area(Phrase::new("choose-main-attack"), "from", from)
        }
        Action::FormSquare(block) => with("choose-form-square", block),
        Action::LeaveSquare(block) => with("choose-leave-square", block),
        Action::Shelter { square, guest } => {
            campaign.with_block(with("choose-shelter", guest), "square", square)
        }
        Action::Fire { block, aim, arms } => fire(campaign, block, aim, arms),
        Action::Retreat { block, to: area } => {
            let is_full =
                campaign.side_of(block).is_some_and(|side| has_no_room(campaign, area, side));
            let phrase = to(with("choose-retreat", block), area);
            with_square(campaign, phrase, block).number("full", i64::from(is_full))
        }
        Action::Withdraw(block) => with_square(campaign, with("choose-withdraw", block), block),
        Action::Pass(block) => with("choose-pass", block),
        Action::GoOn(area) => to(in_hand(campaign, "choose-go-on"), area),
        Action::Regroup { block, to: area } => to(with("choose-regroup", block), area),
        Action::Supply { source, block } => {
            supply(campaign, with("choose-supply", block), source, block)
        }
        Action::Burn(border) => burn(campaign, border),
        Action::Done => Phrase::new(done_id(campaign.step())),
    }
}

/// [BOR-14.3.1] For which post a promoted headquarters acts, with how many orders; or for its corps.
fn act_as(campaign: &Campaign, level: Level) -> Phrase {
    let hq = campaign.step().and_then(block_in_hand);
    let post = hq.and_then(|hq| campaign.post_of(hq)).map_or("post-none", Post::term);
    match level {
        Level::Army => in_hand(campaign, "choose-act-as-army")
            .term("post", post)
            .number("orders", hq.map_or(0, |hq| campaign.steps(hq))),
        Level::Corps => in_hand(campaign, "choose-act-as-corps"),
    }
}

/// [BOR-6.1.6] The orders that an army headquarters has left.
fn orders(campaign: &Campaign, hq: BlockId) -> u8 {
    let command = campaign.commands.iter().find(|command| command.hq == hq);
    command.map_or(0, |command| command.orders)
}

/// [BOR-7.3.1] A gun with its dice and what hits.
fn bombard(campaign: &Campaign, phrase: Phrase, gun: BlockId, at: AreaId) -> Phrase {
    let is_known = campaign.side_of(gun).is_some();
    let value = if is_known { bombardment::value(campaign, gun, at).unwrap_or(0) } else { 0 };
    let dice = if is_known { campaign.steps(gun) } else { 0 };
    let phrase = campaign.with_area(phrase, "to", at);
    phrase.number("dice", dice).number("value", value)
}

/// A battle with the blocks of both sides.
fn fight(campaign: &Campaign, area: AreaId) -> Phrase {
    let blocks = |side: Side| i64::from(campaign.of_side_in_any(area, side));
    campaign
        .with_area(Phrase::new("choose-fight"), "area", area)
        .number("french", blocks(Side::French))
        .number("russian", blocks(Side::Russian))
}

/// [BOR-11.1.2] Fire: at whom, with how many dice, and what hits; [BOR-12.1.1] with bayonets too.
fn fire(campaign: &Campaign, block: BlockId, aim: Aim, arms: Arms) -> Phrase {
    let id = match arms {
        Arms::Fire => "choose-fire",
        Arms::Bayonet => "choose-bayonet",
    };
    let phrase = campaign.with_block(Phrase::new(id), "block", block).term("aim", aim.term());
    let fights = campaign.battle.is_some() && campaign.side_of(block).is_some();
    let fire = fights.then(|| fire_value::fire(campaign, block, aim, arms)).flatten();
    let (dice, value) = fire.map_or((0, 0), |fire| (fire.dice, fire.value));
    phrase.number("dice", dice).number("value", value)
}

fn has_no_room(campaign: &Campaign, area: AreaId, side: Side) -> bool {
    area.index() < campaign.map().areas.len() && campaign.room(area, side) == 0
}

/// [BOR-13.1.6] Whether a block would leave a square, which costs a roll.
fn with_square(campaign: &Campaign, phrase: Phrase, block: BlockId) -> Phrase {
    let battle = campaign.battle.as_ref();
    let in_square = battle.is_some_and(|it| (it.squares | it.guests()).contains(block));
    phrase.number("square", i64::from(in_square))
}

/// [BOR-15.2.4] A point for a block: where it stands, and what it has.
fn supply(campaign: &Campaign, phrase: Phrase, source: AreaId, block: BlockId) -> Phrase {
    let full = campaign.setting.get().blocks.get(block.index()).map_or(0, |card| card.full);
    let phrase = campaign.with_area(phrase, "source", source).number("full", full);
    campaign.with_area_of(phrase, "at", block)
}

/// [BOR-15.5.1] A bridge by its two ends, and whether it burns for certain.
fn burn(campaign: &Campaign, border: BorderId) -> Phrase {
    let Some(card) = campaign.map().borders.get(border.index()) else {
        return Phrase::new("choose-burn").text("one", "?").text("other", "?");
    };
    let side = campaign.asked().unwrap_or(campaign.first);
    let is_friendly = |end: &AreaId| campaign.status(*end, side) == Status::Friendly;
    let is_certain = card.ends.iter().all(is_friendly);
    let phrase = Phrase::new(if is_certain { "choose-burn" } else { "choose-burn-try" });
    let [one, other] = card.ends;
    campaign.with_area(campaign.with_area(phrase, "one", one), "other", other)
}

/// What comes to an end.
fn done_id(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Arrive { .. }) => "choose-done-arrive",
        Some(Step::Activate { .. }) => "choose-done-activate",
        Some(Step::Bombard { .. }) => "choose-done-bombard",
        Some(Step::Moves { .. }) => "choose-done-moves",
        Some(Step::HqMoves { .. }) => "choose-done-hq-moves",
        Some(Step::Straggles { .. }) => "choose-done-straggles",
        Some(Step::Squares { .. }) => "choose-done-squares",
        Some(Step::Turns { .. }) => "choose-done-turns",
        Some(Step::Regroup { .. }) => "choose-done-regroup",
        Some(Step::CapturedSupply { .. } | Step::Supply { .. }) => "choose-done-supply",
        Some(Step::Bridge { .. }) => "choose-done-bridge",
        Some(Step::NightShift { .. }) => "choose-done-night-shift",
        Some(_) | None => "choose-done",
    }
}

impl Campaign {
    /// The side of a block; none if there is no such block.
    fn side_of(&self, block: BlockId) -> Option<Side> {
        self.setting.get().blocks.get(block.index()).map(|card| card.side)
    }

    /// How many blocks of a side stand in an area; none in one that is not on the map.
    fn of_side_in_any(&self, area: AreaId, side: Side) -> u8 {
        self.numbers[side as usize].get(area.index()).copied().unwrap_or(0)
    }
}
