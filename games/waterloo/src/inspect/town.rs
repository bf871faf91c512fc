//! A town: who stands there, the roads out of it, what it supplies.

use engine::{Fact, Inspection, Layer, Phrase, Spot, Thing};

use super::eyes::Eyes;
use super::pieces;
use crate::ids::TownId;
use crate::pieces::{Grade, Side};
use crate::setting::{City, Way};

pub(super) fn look(eyes: &Eyes<'_>, town: TownId) -> Inspection {
    let mut things = pieces(eyes, eyes.in_town(town));
    things.push(ground(eyes, town));
    Inspection { things }
}

fn ground(eyes: &Eyes<'_>, town: TownId) -> Thing {
    let map = &eyes.campaign.setting.get().map;
    let mut facts: Vec<Fact> = held(eyes, town).into_iter().collect();
    facts.extend(fight(eyes, town));
    facts.extend(city(eyes, town));
    facts.extend(map.ways(town).iter().map(|way| road(eyes, *way)));
    let name = eyes.campaign.with_town(Phrase::new("inspect-town"), "town", town);
    let zone = map.town(town).zone;
    Thing {
        id: "town",
        name: name.term("zone", zone.term()),
        facts,
        layers: vec![roads(eyes, town)],
    }
}

/// [WAT-1.2.2] Who holds the town, as far as blocks are there to be seen.
fn held(eyes: &Eyes<'_>, town: TownId) -> Option<Fact> {
    let setting = eyes.campaign.setting.get();
    let here = eyes.in_town(town);
    let [french, allied] = Side::BOTH.map(|side| !(here & setting.of_side(side)).is_empty());
    let text = match (french, allied) {
        (false, false) => return None,
        (true, true) => Phrase::new("fact-contested"),
        (true, false) => Phrase::new("fact-held").term("side", Side::French.term()),
        (false, true) => Phrase::new("fact-held").term("side", Side::Allied.term()),
    };
    Some(Fact::new("held", text).by("WAT-1.2.2"))
}

/// [WAT-9.1.1] The fight that is not over.
fn fight(eyes: &Eyes<'_>, town: TownId) -> Option<Fact> {
    let campaign = eyes.campaign;
    if campaign.skirmishes.contains(town) {
        return Some(Fact::new("fight", Phrase::new("fact-skirmish")).by("WAT-9.1.2"));
    }
    if campaign.unordered.contains(town) {
        return Some(Fact::new("fight", Phrase::new("fact-battle-waits")).by("WAT-9.2.4"));
    }
    let battle = campaign.battle(town)?;
    let id = if battle.is_withdrawing { "fact-battle-stalled" } else { "fact-battle" };
    let text = Phrase::new(if battle.is_open { id } else { "fact-battle-waits" });
    let text = text.number("round", battle.round).number("stall", battle.stall);
    let rule = if battle.is_withdrawing { "WAT-18.3.2" } else { "WAT-9.2.3" };
    Some(Fact::new("fight", text).by(rule))
}

/// [WAT-22.1.2] Whom the city supplies.
fn city(eyes: &Eyes<'_>, town: TownId) -> Option<Fact> {
    let cities = &eyes.campaign.setting.get().cities;
    let city: &City = cities.iter().find(|city| city.town == town)?;
    let text = Phrase::new("fact-city").term("army", city.army.term()).number("loss", city.loss);
    Some(Fact::new("supply", text).by("WAT-22.1.2"))
}

/// [WAT-6.1.1], [WAT-6.2.1] A road out: what it is, what it crosses, and how much it carries.
fn road(eyes: &Eyes<'_>, way: Way) -> Fact {
    let campaign = eyes.campaign;
    let road = campaign.setting.get().map.road(way.road);
    let id = match (road.grade, &road.river) {
        (Grade::Major, None) => "fact-road-major",
        (Grade::Minor, None) => "fact-road-minor",
        (Grade::Major, Some(_)) => "fact-road-major-river",
        (Grade::Minor, Some(_)) => "fact-road-minor-river",
    };
    let text = campaign
        .with_town(Phrase::new(id), "to", way.to)
        .number("has", campaign.roads.get(way.road))
        .number("limit", road.move_limit())
        .number("attack", road.attack_limit())
        .text("river", road.river.clone().unwrap_or_default());
    Fact::new("road", text).by(if road.river.is_some() { "WAT-6.2.1" } else { "WAT-6.1.1" })
}

/// [WAT-1.2.1] The neighbours.
fn roads(eyes: &Eyes<'_>, town: TownId) -> Layer {
    let setting = eyes.campaign.setting.get();
    let spot = |way: &Way| {
        let grade = match setting.map.road(way.road).grade {
            Grade::Major => "spot-major",
            Grade::Minor => "spot-minor",
        };
        Spot { place: setting.town_name(way.to), text: Some(Phrase::new(grade)) }
    };
    let places = setting.map.ways(town).iter().map(spot).collect();
    Layer { id: "roads", text: Phrase::new("layer-roads"), rule: Some("WAT-1.2.1"), places }
}
