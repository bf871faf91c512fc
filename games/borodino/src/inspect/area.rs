//! The ground of an area: what it is, who holds it, what supplies it, and its borders.

use engine::{Fact, Phrase, Thing};

use super::border;
use super::eyes::Eyes;
use crate::held;
use crate::ids::{AreaId, AreaSet};
use crate::pieces::{Ground, Side};
use crate::setting::Source;
use crate::state::{Campaign, Status};
use crate::supply;

pub(super) fn thing(eyes: &Eyes<'_>, area: AreaId) -> Thing {
    let campaign = eyes.campaign;
    let mut facts = vec![ground(campaign, area)];
    facts.extend(held(campaign, area));
    facts.extend(works(campaign, area));
    facts.extend(battle(campaign, area));
    facts.extend(holding(campaign, area));
    facts.extend(source(campaign, area));
    facts.extend(Side::BOTH.into_iter().filter_map(|side| supplied(campaign, area, side)));
    facts.extend(border::facts(campaign, area));
    let name = campaign.with_area(Phrase::new("inspect-area"), "area", area);
    Thing { id: "area", name, facts, layers: vec![border::neighbours(campaign, area)] }
}

/// [BOR-2.1.1] Ground and stacking limit.
fn ground(campaign: &Campaign, area: AreaId) -> Fact {
    let ground = campaign.map().area(area).ground;
    let text = Phrase::new("fact-ground").term("ground", ground.term());
    Fact::new("ground", text.number("limit", campaign.map().stacking(area))).by("BOR-2.1.1")
}

/// [BOR-1.1.3] Who stands there.
fn held(campaign: &Campaign, area: AreaId) -> Option<Fact> {
    let held = |side: Side| Phrase::new("fact-held").term("side", side.term());
    let text = match campaign.status(area, Side::French) {
        Status::Vacant => return None,
        Status::Friendly => held(Side::French),
        Status::Enemy => held(Side::Russian),
        Status::Contested => Phrase::new("fact-contested"),
    };
    Some(Fact::new("held", text).by("BOR-1.1.3"))
}

/// [BOR-11.2.4] A village, [BOR-2.1.4] a redoubt, and [BOR-13.1.7] the edge of the map.
fn works(campaign: &Campaign, area: AreaId) -> Vec<Fact> {
    let card = campaign.map().area(area);
    let in_play = campaign.setting.get().has_redoubt(area, campaign.turn.max(1));
    let has_village = card.has_village() && card.ground == Ground::Clear;
    let village = Fact::new("village", Phrase::new("fact-village")).by("BOR-11.2.4");
    let redoubt = if in_play {
        Fact::new("redoubt", Phrase::new("fact-redoubt")).by("BOR-11.3.1")
    } else {
        let from = card.redoubt_from.unwrap_or(0);
        let text = Phrase::new("fact-redoubt-not-in-play").number("turn", from);
        Fact::new("redoubt", text).by("BOR-4.1.4")
    };
    let limit = card.ground.limit();
    let edge = Phrase::new("fact-edge").number("limit", limit);
    let edge = if card.edge_is_river {
        Fact::new("edge", Phrase::new("fact-edge-river")).by("BOR-2.3.1")
    } else {
        Fact::new("edge", edge).by("BOR-13.1.7")
    };
    let facts =
        [(has_village, village), (card.shows_redoubt, redoubt), (card.edge.is_some(), edge)];
    facts.into_iter().filter(|(is, _)| *is).map(|(_, fact)| fact).collect()
}

/// [BOR-10.1.5] The battle that is fought here, or [BOR-10.1.1] is to come.
fn battle(campaign: &Campaign, area: AreaId) -> Option<Fact> {
    let fight = campaign.battle.as_ref().filter(|battle| battle.area == area);
    if let Some(battle) = fight.filter(|battle| !battle.is_over) {
        let text = Phrase::new("fact-battle")
            .number("round", battle.round)
            .term("side", battle.attacker.term());
        return Some(Fact::new("battle", text).by("BOR-10.1.5"));
    }
    let waits = campaign.contested().contains(area);
    waits.then(|| Fact::new("battle", Phrase::new("fact-battle-waits")).by("BOR-10.1.1"))
}

/// [BOR-9.1.1] How many blocks of Player 2 are held.
fn holding(campaign: &Campaign, area: AreaId) -> Option<Fact> {
    let blocks = held::held_in(campaign, area);
    let side = campaign.first.enemy();
    let text = Phrase::new("fact-holding").number("blocks", blocks).term("side", side.term());
    (blocks > 0).then(|| Fact::new("holding", text).by("BOR-9.1.1"))
}

/// [BOR-15.2.3] The source of supply that lies here; [BOR-15.2.5] the enemy may block it, and
/// [BOR-15.3.1] may have captured it.
fn source(campaign: &Campaign, area: AreaId) -> Option<Fact> {
    let setting = campaign.setting.get();
    let source: &Source = setting.sources.iter().find(|source| source.area == area)?;
    let is_blocked = !campaign.open_to(source.side).contains(area);
    let text = Phrase::new("fact-source")
        .term("side", source.side.term())
        .number("points", source.symbols)
        .number("blocked", i64::from(is_blocked))
        .number("captured", i64::from(campaign.captured.contains(area)));
    Some(Fact::new("source", text).by(if is_blocked { "BOR-15.2.5" } else { "BOR-15.2.3" }))
}

/// [BOR-15.2.2] The sources from which a side is in supply here.
fn supplied(campaign: &Campaign, area: AreaId, side: Side) -> Option<Fact> {
    let sources = campaign.setting.get().sources_of(side).map(|(_, source)| source.area);
    let reaches = |&from: &AreaId| supply::supplied_from(campaign, from, side).contains(area);
    let sources: AreaSet = sources.filter(reaches).collect();
    let names = campaign.setting.get().area_names(sources);
    let text = Phrase::new("fact-supplied").term("side", side.term()).text("sources", names);
    (!sources.is_empty()).then(|| Fact::new("supply", text).by("BOR-15.2.2"))
}
