//! What is told of each thing.

use super::{
    AwardFacts, CapFacts, CardFacts, EntryFacts, ExitFacts, ForcedFacts, HexFacts, HidingFacts,
    SideFacts, ThirdFacts, UnitFacts,
};
use crate::cards::{Card, Special};
use crate::ground::HexSet;
use crate::ids::{HexId, UnitId};
use crate::pieces::{Commander, Side};
use crate::setting::{Award, Edge, Exit, Feat, Hiding, Leaver, Setting, Start};

fn list(hexes: HexSet) -> Vec<HexId> {
    hexes.iter().collect()
}

pub(super) fn hex_facts(setting: &Setting, hex: HexId) -> HexFacts {
    let tile = setting.ground.tile(hex);
    let label = setting.labels.iter().find(|(place, _)| *place == hex);
    HexFacts {
        number: setting.ground.number(hex),
        terrain: tile.terrain,
        level: tile.level,
        open: tile.open.into_iter().flatten().collect(),
        label: label.map(|(_, name)| name.clone()),
    }
}

pub(super) fn side_facts(setting: &Setting, side: Side) -> SideFacts {
    let sheet = &setting.sides[side.index()];
    let hiding = |it: &Hiding| HidingFacts { hexes: list(it.hexes), points: it.points };
    SideFacts {
        side,
        seats: setting.options.seating.of(side),
        id: sheet.id.clone(),
        title: sheet.title.clone(),
        leader: sheet.leader.clone(),
        home: match sheet.home {
            Edge::North => "N",
            Edge::East => "E",
            Edge::South => "S",
            Edge::West => "W",
        },
        army_points: setting.army_points(side),
        hiding: sheet.hiding.as_ref().map(hiding),
    }
}

pub(super) fn third_facts(setting: &Setting) -> Option<ThirdFacts> {
    setting.third.as_ref().map(|third| ThirdFacts {
        id: third.id.clone(),
        title: third.title.clone(),
        leader: third.leader.clone(),
        joins: third.joins,
        rolls_from: third.rolls_from,
        die: third.die,
        joins_on: third.joins_on,
        attacked_by: third.attacked_by,
    })
}

pub(super) fn card_facts(card: &Card) -> CardFacts {
    CardFacts {
        id: card.id.clone(),
        title: card.title.clone(),
        arm: card.arm,
        figures: card.figures,
        attack: card.attack.map(|strike| strike.value),
        attack_dice: card.attack.map(|strike| strike.dice),
        defence: card.defence,
        steadfastness: card.steadfastness,
        shooting: card.shooting,
        shooting_dice: card.shooting_dice,
        ammunition: card.ammunition,
        orders: card.orders.iter().collect(),
        special: match card.special {
            Special::None => None,
            Special::Headquarters => Some("headquarters"),
            Special::Ninja => Some("ninja"),
            Special::Peasants => Some("peasants"),
        },
        points: card.points,
    }
}

pub(super) fn unit_facts(setting: &Setting, unit: UnitId) -> UnitFacts {
    let post = &setting.roster[unit.index()];
    let enters = match &post.start {
        Start::Enters { turn, hexes } => Some(EntryFacts { turn: *turn, hexes: list(*hexes) }),
        Start::On(_) | Start::Pool => None,
    };
    let mut seats = setting.options.seating.seats().iter();
    UnitFacts {
        name: setting.name_of(unit),
        force: post.force,
        seat: seats.find(|&seat| setting.command(seat).contains(unit)),
        number: post.number,
        card: post.card,
        label: post.label.clone(),
        commander: post.commander == Commander::Present,
        experience: post.experience,
        in_pool: post.start == Start::Pool,
        enters,
    }
}

pub(super) fn award_facts(award: &Award) -> AwardFacts {
    let (feat, hexes) = match award.feat {
        Feat::DestroyUnit => ("destroy_unit", HexSet::NONE),
        Feat::DestroyHeadquarters => ("destroy_hq", HexSet::NONE),
        Feat::HeadquartersAlive => ("own_hq_alive_at_end", HexSet::NONE),
        Feat::Hold(hexes) => ("hold_hex_at_end", hexes),
        Feat::ExitUnit => ("exit_unit", HexSet::NONE),
        Feat::ExitHeadquarters => ("exit_hq", HexSet::NONE),
    };
    AwardFacts { side: award.side, feat, points: award.points, hexes: list(hexes) }
}

pub(super) fn exit_facts(exit: &Exit) -> ExitFacts {
    let who = match exit.who {
        Leaver::Everybody => "everybody",
        Leaver::Units => "units",
        Leaver::Headquarters => "hq",
    };
    let orders = exit.orders.iter().collect();
    ExitFacts { side: exit.side, hexes: list(exit.hexes), from_turn: exit.from_turn, orders, who }
}

pub(super) fn forced_facts(setting: &Setting) -> Vec<ForcedFacts> {
    let forced = setting.forced.iter().map(|it| ForcedFacts {
        units: it.units.iter().map(u8::from).collect(),
        order: it.order,
        turns: it.turns.into(),
    });
    forced.collect()
}

pub(super) fn cap_facts(setting: &Setting) -> Vec<CapFacts> {
    let caps = setting.range_caps.iter();
    caps.map(|it| CapFacts { range: it.range, turns: it.turns.into() }).collect()
}
