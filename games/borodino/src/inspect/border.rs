//! The borders of an area: what they are, who may pass, and who has.

use std::borrow::Cow;

use engine::{Arg, Fact, Layer, Phrase, Spot};

use crate::ids::AreaId;
use crate::pieces::{Crossing, Ground, Side, Water};
use crate::setting::map::{Border, Way};
use crate::state::Campaign;
use crate::view::{self, LimitView};

/// [BOR-2.2.1] Every border of an area with its limits, then [BOR-8.3.3] what has crossed it this turn
/// into battle or out of it, and what is left of the limits where they count now.
pub(super) fn facts(campaign: &Campaign, area: AreaId) -> Vec<Fact> {
    let ways = campaign.map().ways(area);
    let limits = view::limits(campaign);
    let of_way = |&way: &Way| {
        let left = limits.iter().filter(move |limit| limit.border == way.border);
        let left = left.map(move |limit| left_of(campaign, way, limit));
        of_way(campaign, area, way).into_iter().chain(left)
    };
    ways.iter().flat_map(of_way).collect()
}

/// [BOR-2.2.3] How many blocks may still pass, out of the area or into it.
fn left_of(campaign: &Campaign, way: Way, limit: &LimitView) -> Fact {
    let id = if limit.to == way.to { "fact-left-out" } else { "fact-left-in" };
    let text = campaign
        .with_area(Phrase::new(id), "to", way.to)
        .term("side", limit.side.term())
        .number("left", limit.left);
    Fact::new("left", text).by(view::rule_of_limits(campaign))
}

fn of_way(campaign: &Campaign, area: AreaId, way: Way) -> Vec<Fact> {
    let text = campaign
        .with_area(Phrase::new("fact-border"), "to", way.to)
        .number("out", campaign.limit(way.border, way.to))
        .number("in", campaign.limit(way.border, area))
        .with("features", Arg::Terms(features(campaign, area, way)));
    let border = Fact::new("border", text).by("BOR-2.2.1");
    let crossed = Side::BOTH.into_iter().filter_map(|side| crossed(campaign, area, way, side));
    [border].into_iter().chain(crossed).collect()
}

/// What a border is, as seen from one of its ends.
fn features(campaign: &Campaign, area: AreaId, way: Way) -> Vec<Cow<'static, str>> {
    let card: &Border = campaign.border(way.border);
    let is_burnt = campaign.is_burnt(way.border);
    let uphill = card.uphill_to.map(|top| if top == area { "way-down" } else { "way-up" });
    let is_closed = campaign.is_passable(way.border) && !campaign.is_open_to_guns(way.border);
    let features = [
        Some(ground(card.ground)),
        card.water.map(water),
        card.crossing.map(|it| if is_burnt { "way-burnt" } else { crossing(it) }),
        uphill,
        card.carries_road(is_burnt).then_some("way-road"),
        is_closed.then_some("way-no-guns"),
    ];
    features.into_iter().flatten().map(Cow::Borrowed).collect()
}

fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Clear => "way-clear",
        Ground::Woods => "way-woods",
        Ground::Marsh => "way-marsh",
    }
}

fn water(water: Water) -> &'static str {
    match water {
        Water::Stream => "way-stream",
        Water::River => "way-river",
    }
}

fn crossing(crossing: Crossing) -> &'static str {
    match crossing {
        Crossing::Bridge => "way-bridge",
        Crossing::Dam => "way-dam",
        Crossing::Ford => "way-ford",
    }
}

/// [BOR-8.3.3] How many blocks of a side went out over a border, and how many came in.
fn crossed(campaign: &Campaign, area: AreaId, way: Way, side: Side) -> Option<Fact> {
    let [out, back] = [way.to, area].map(|to| campaign.crossed(way.border, side, to));
    let text = campaign
        .with_area(Phrase::new("fact-crossed"), "to", way.to)
        .term("side", side.term())
        .number("out", out)
        .number("in", back);
    (out + back > 0).then(|| Fact::new("crossed", text).by("BOR-8.3.3"))
}

/// [BOR-1.1.4] The areas beyond passable borders.
pub(super) fn neighbours(campaign: &Campaign, area: AreaId) -> Layer {
    let spot = |to: AreaId| Spot { place: campaign.map().name_of(to), text: None };
    let places = campaign.neighbours(area).iter().map(spot).collect();
    let text = Phrase::new("layer-neighbours");
    Layer { id: "neighbours", text, rule: Some("BOR-1.1.4"), places }
}
