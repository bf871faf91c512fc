//! What an own block may still do in this action phase, by what the rules say themselves.

use engine::{Fact, Layer, Phrase, Spot};

use crate::action::Action;
use crate::ban::Ban;
use crate::command::{self, Reach};
use crate::ids::{AreaSet, BlockId};
use crate::movement;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;

/// Whether it may be activated, ordered, or move without orders, and if not, which rule forbids it.
pub(super) fn facts(campaign: &Campaign, block: BlockId) -> Vec<Fact> {
    let mut facts: Vec<Fact> = orders_left(campaign, block).into_iter().collect();
    let side = campaign.side(block);
    if !campaign.acts(side) {
        return facts;
    }
    let is_idle = !campaign.activated.contains(block);
    if campaign.is_headquarters(block) && is_idle && opens(campaign, Step::Activate { side }) {
        facts.push(activation(campaign, block));
    }
    if is_idle && opens(campaign, Step::Moves { side }) {
        facts.push(order(campaign, block));
        if command::may_obey(campaign, block).is_ok() {
            facts.extend(super::command::facts(campaign, block));
        }
    }
    if is_idle && opens(campaign, Step::Straggles { side }) {
        facts.push(straggle(campaign, block));
    }
    facts
}

/// Whether a question of the action phase is open or still to come.
fn opens(campaign: &Campaign, question: Step) -> bool {
    let comes = |step: &Step| {
        let Step::Stage { side, stage } = *step else { return false };
        steps::turns::question_of(side, stage) == question
    };
    campaign.agenda.contains(&question) || campaign.agenda.iter().any(comes)
}

/// [BOR-6.1.6] The orders that an army headquarters has left.
fn orders_left(campaign: &Campaign, block: BlockId) -> Option<Fact> {
    let command = campaign.commands.iter().find(|command| command.hq == block)?;
    let text = match command.post {
        Some(_) => Phrase::new("fact-orders").number("orders", command.orders),
        None => Phrase::new("fact-orders-free"),
    };
    Some(Fact::new("orders", text).by("BOR-6.1.6"))
}

fn activation(campaign: &Campaign, hq: BlockId) -> Fact {
    let step = Step::Activate { side: campaign.side(hq) };
    match steps::check(campaign, step, Action::Activate(hq)) {
        Some(Err(ban)) => forbidden(campaign, "activation", ban),
        Some(Ok(())) | None => {
            Fact::new("activation", Phrase::new("fact-may-activate")).by("BOR-6.1.1")
        }
    }
}

/// [BOR-6.3.7] Whether it can be ordered for nothing or at the price of an order.
fn order(campaign: &Campaign, block: BlockId) -> Fact {
    let step = Step::Moves { side: campaign.side(block) };
    if let Some(Err(ban)) = steps::check(campaign, step, Action::Take(block)) {
        return forbidden(campaign, "order", ban);
    }
    let is_free = Reach::among(campaign, block.into()).free.contains(block);
    let id = if is_free { "fact-may-order" } else { "fact-may-order-paid" };
    Fact::new("order", Phrase::new(id)).by("BOR-6.3.7")
}

/// [BOR-6.4.1] Whether it may move without orders.
fn straggle(campaign: &Campaign, block: BlockId) -> Fact {
    let step = Step::Straggles { side: campaign.side(block) };
    match steps::check(campaign, step, Action::Take(block)) {
        Some(Err(ban)) => forbidden(campaign, "straggle", ban),
        Some(Ok(())) | None => {
            Fact::new("straggle", Phrase::new("fact-may-straggle")).by("BOR-6.4.2")
        }
    }
}

fn forbidden(campaign: &Campaign, id: &'static str, ban: Ban) -> Fact {
    let refusal = ban.refusal(campaign.setting.get());
    Fact::new(id, refusal.why).by(refusal.rule)
}

/// [BOR-8.1.2], [BOR-8.2.1] Where it can go from where it stands, and [BOR-6.2.1] how far a headquarters
/// commands.
pub(super) fn layers(campaign: &Campaign, block: BlockId) -> Vec<Layer> {
    let marked = campaign.moved | campaign.bombarded;
    let rests = campaign.turn == 0 || campaign.is_over() || marked.contains(block);
    let reach = if rests { AreaSet::NONE } else { movement::destinations(campaign, block) };
    let range = if campaign.is_headquarters(block) {
        command::range(campaign, block)
    } else {
        AreaSet::NONE
    };
    [
        areas(campaign, "reach", "layer-reach", "BOR-8.1.2", reach),
        areas(campaign, "command", "layer-command", "BOR-6.2.1", range),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn areas(
    campaign: &Campaign,
    id: &'static str,
    text: &'static str,
    rule: &'static str,
    areas: AreaSet,
) -> Option<Layer> {
    let spot = |area| Spot { place: campaign.map().name_of(area), text: None };
    let places: Vec<Spot> = areas.iter().map(spot).collect();
    (!areas.is_empty()).then(|| Layer { id, text: Phrase::new(text), rule: Some(rule), places })
}
