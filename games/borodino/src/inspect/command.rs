//! By whom an own block can be ordered, and whom an own headquarters can order.

use std::collections::BTreeMap;

use engine::{Fact, Layer, Phrase, Spot};

use crate::command::{self, Verdict};
use crate::ids::{AreaId, BlockId};
use crate::state::Campaign;

/// [BOR-6.3.9] Of each headquarters that may order a block, whether it can now, at what price, and if
/// not, why.
pub(super) fn facts(campaign: &Campaign, block: BlockId) -> Vec<Fact> {
    let verdicts = command::verdicts(campaign, block);
    let facts = verdicts.iter().map(|&(hq, verdict)| fact(campaign, hq, verdict));
    let orphan = command::is_leaderless(campaign, block, &verdicts).then(|| {
        Fact::new("command", Phrase::new("fact-corps-without-headquarters")).by("BOR-6.3.8")
    });
    facts.chain(orphan).collect()
}

fn fact(campaign: &Campaign, hq: BlockId, verdict: Verdict) -> Fact {
    let (id, rule) = match verdict {
        Verdict::Free => ("fact-ordered-free", "BOR-6.3.7"),
        Verdict::Paid(_) => ("fact-ordered-paid", "BOR-6.1.6"),
        Verdict::Idle => ("fact-commander-idle", "BOR-6.1.1"),
        Verdict::Exhausted => ("fact-commander-exhausted", "BOR-6.1.2"),
        Verdict::Held => ("fact-commander-held", "BOR-9.1.2"),
        Verdict::Waiting => ("fact-commander-waiting", "BOR-4.4.3"),
        Verdict::Spent => ("fact-commander-spent", "BOR-6.1.6"),
        Verdict::TooFar => ("fact-commander-too-far", "BOR-6.2.1"),
        Verdict::BehindWater => ("fact-commander-behind-water", "BOR-6.2.3"),
        Verdict::BehindEnemies => ("fact-commander-behind-enemies", "BOR-6.2.2"),
    };
    let text = Phrase::new(id).text("hq", campaign.setting.get().block_name(hq));
    let text = match verdict {
        Verdict::Paid(orders) => text.number("orders", orders),
        Verdict::TooFar => text.number("range", campaign.card(hq).range),
        Verdict::Free
        | Verdict::Idle
        | Verdict::Exhausted
        | Verdict::Held
        | Verdict::Waiting
        | Verdict::Spent
        | Verdict::BehindWater
        | Verdict::BehindEnemies => text,
    };
    Fact::new("command", text).by(rule)
}

/// [BOR-6.2.4] Where the blocks stand that a headquarters can order, or could if it were active, and how
/// many.
pub(super) fn layer(campaign: &Campaign, hq: BlockId) -> Option<Layer> {
    if !campaign.is_headquarters(hq) {
        return None;
    }
    let mut numbers: BTreeMap<AreaId, u8> = BTreeMap::new();
    let blocks = command::within_reach(campaign, hq).iter();
    blocks.filter_map(|block| campaign.area(block)).for_each(|area| {
        *numbers.entry(area).or_default() += 1;
    });
    let spot = |(area, blocks)| Spot {
        place: campaign.map().name_of(area),
        text: Some(Phrase::new("spot-blocks").number("blocks", blocks)),
    };
    let places: Vec<Spot> = numbers.into_iter().map(spot).collect();
    let is_active = command::is_active(campaign, hq);
    let text = Phrase::new(if is_active { "layer-orders" } else { "layer-orders-idle" });
    (!places.is_empty()).then_some(Layer { id: "orders", text, rule: Some("BOR-6.3.9"), places })
}
