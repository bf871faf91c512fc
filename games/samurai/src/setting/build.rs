//! How a setting is made of a scenario that was found sound.

use engine::{ScenarioCard, Seat, SideCard};
use toml::Spanned;

use super::shares::{self, Armies};
use super::{
    Award, Edge, Exit, Feat, ForcedOrder, Hiding, Leaver, Post, RangeCap, Setting, SideSheet,
    Start, ThirdForce,
};
use crate::cards::{Card, OrderSet, Special};
use crate::ground::{Ground, HexSet};
use crate::ids::{HexId, UnitId, UnitSet};
use crate::options::Options;
use crate::pieces::{Commander, Force, Side};
use crate::scenario::special::{AwardEntry, ExitEntry, FeatEntry, LeaverEntry, ThirdEntry};
use crate::scenario::{EdgeEntry, Scenario, UnitEntry};
use crate::seating::{MOST_COMMANDERS, Seating};

impl Setting {
    /// What all positions of a sound scenario share.
    pub(crate) fn new(scenario: &Scenario, options: Options) -> Setting {
        let map = scenario.map.get_ref();
        let tiles = map.tiles().expect("the map was checked");
        let ground = Ground::new(map.shape(), tiles);
        let cards = scenario.all_cards();
        let roster = roster(scenario, &ground, &cards);
        let forces = Force::ALL.map(|force| units(&roster, |post| post.force == force));
        let headquarters = Side::BOTH.map(|side| headquarters(&roster, &cards, side));
        let sides = Side::BOTH.map(|side| sheet(scenario, side, &ground, &roster));
        let third = scenario.third.as_ref().map(|third| third_force(scenario, third.get_ref()));
        let armies = Armies {
            ground: &ground,
            roster: &roster,
            sides: &sides,
            headquarters,
            third: third.as_ref(),
        };
        let mut setting = Setting {
            card: scenario_card(scenario, options.seating),
            commands: shares::commands(&armies, options.seating),
            turns: *scenario.turns.get_ref(),
            options,
            headquarters,
            sides,
            third,
            points: awards(scenario, &ground),
            equal_points: scenario.equal_points,
            forced: forced_orders(scenario, &forces),
            range_caps: range_caps(scenario),
            exits: exits(scenario, &ground),
            labels: labels(scenario, &ground),
            ground,
            cards,
            roster,
            forces,
        };
        let notes = [setting.ties_in_words(), Some(setting.points_in_words())];
        setting.card.notes.extend(notes.into_iter().flatten());
        setting
    }
}

/// A side by its name.
fn side_named(scenario: &Scenario, id: &str) -> Side {
    Side::BOTH[scenario.side_index(id).expect("the sides were checked")]
}

fn hex_set(ground: &Ground, numbers: &[String]) -> HexSet {
    numbers.iter().filter_map(|number| ground.numbered(number)).collect()
}

/// The units of which something holds.
fn units(roster: &[Post], holds: impl Fn(&Post) -> bool) -> UnitSet {
    let numbered = roster.iter().zip(0..);
    numbered.filter(|(post, _)| holds(post)).map(|(_, index)| UnitId::new(index)).collect()
}

/// [SAM-21.2.2] Every unit, by force and number.
fn roster(scenario: &Scenario, ground: &Ground, cards: &[Card]) -> Vec<Post> {
    let mut roster = Vec::new();
    for (side, force) in scenario.sides.iter().zip([Force::A, Force::B]) {
        let side = side.get_ref();
        roster.extend(
            side.units
                .iter()
                .map(|unit| post(scenario, cards, unit, force, start(ground, unit.get_ref()))),
        );
        for wave in side.reinforcements.iter().map(Spanned::get_ref) {
            let enters = Start::Enters { turn: wave.turn, hexes: hex_set(ground, &wave.hexes) };
            let units = wave.units.iter();
            roster.extend(units.map(|unit| post(scenario, cards, unit, force, enters.clone())));
        }
    }
    for unit in scenario.third.iter().flat_map(|third| &third.get_ref().units) {
        let start = start(ground, unit.get_ref());
        roster.push(post(scenario, cards, unit, Force::Third, start));
    }
    roster.sort_by_key(|post| (post.force, post.number));
    roster
}

fn start(ground: &Ground, unit: &UnitEntry) -> Start {
    let hex = unit.hex.as_deref().and_then(|number| ground.numbered(number));
    hex.map_or(Start::Pool, Start::On)
}

/// [SAM-19.1.1] Units start with full figures and ammunition, unless stated.
fn post(
    scenario: &Scenario,
    cards: &[Card],
    unit: &Spanned<UnitEntry>,
    force: Force,
    start: Start,
) -> Post {
    let unit = unit.get_ref();
    let id = scenario.card_id(&unit.card).expect("the cards were checked");
    let card = &cards[id.index()];
    let full = card.figures + u8::from(unit.commander);
    Post {
        force,
        number: unit.number,
        card: id,
        label: unit.label.clone(),
        start,
        facing: unit.facing,
        command: unit.command,
        experience: unit.experience,
        figures: unit.figures.unwrap_or(full),
        commander: if unit.commander { Commander::Present } else { Commander::None },
        ammunition: unit.ammunition.or(card.ammunition).unwrap_or(0),
        markers: unit.markers,
        honour: unit.honour,
        fatigue: unit.fatigue,
    }
}

/// [SAM-16.1.1] The HQ of a side.
fn headquarters(roster: &[Post], cards: &[Card], side: Side) -> Option<UnitId> {
    let is_headquarters = |post: &Post| {
        let special = cards[post.card.index()].special;
        post.force == Force::from(side) && special == Special::Headquarters
    };
    units(roster, is_headquarters).iter().next()
}

fn sheet(scenario: &Scenario, side: Side, ground: &Ground, roster: &[Post]) -> SideSheet {
    let entry = scenario.sides[side.index()].get_ref();
    let pool = units(roster, |post| post.force == side.into() && post.start == Start::Pool);
    let hiding = entry.hiding.as_ref().map(|hiding| Hiding {
        hexes: hex_set(ground, &hiding.get_ref().hexes),
        pool,
        points: hiding.get_ref().points,
    });
    let home = match entry.home {
        EdgeEntry::N => Edge::North,
        EdgeEntry::E => Edge::East,
        EdgeEntry::S => Edge::South,
        EdgeEntry::W => Edge::West,
    };
    SideSheet {
        id: entry.id.clone(),
        title: entry.title.clone(),
        leader: entry.leader.clone(),
        home,
        home_hexes: ground.hexes_along(home),
        hiding,
    }
}

fn third_force(scenario: &Scenario, third: &ThirdEntry) -> ThirdForce {
    ThirdForce {
        id: third.id.clone(),
        title: third.title.clone(),
        leader: third.leader.clone(),
        joins: side_named(scenario, &third.joins),
        rolls_from: third.rolls_from,
        die: third.die.unwrap_or(0),
        joins_on: third.joins_on,
        attacked_by: third.attacked_by.as_ref().map(|id| side_named(scenario, id)),
    }
}

fn awards(scenario: &Scenario, ground: &Ground) -> Vec<Award> {
    let award = |entry: &Spanned<AwardEntry>| {
        let entry = entry.get_ref();
        let feat = match entry.feat {
            FeatEntry::DestroyUnit => Feat::DestroyUnit,
            FeatEntry::DestroyHq => Feat::DestroyHeadquarters,
            FeatEntry::OwnHqAliveAtEnd => Feat::HeadquartersAlive,
            FeatEntry::HoldHexAtEnd => Feat::Hold(hex_set(ground, &entry.hexes)),
            FeatEntry::ExitUnit => Feat::ExitUnit,
            FeatEntry::ExitHq => Feat::ExitHeadquarters,
        };
        Award { side: side_named(scenario, &entry.side), feat, points: entry.points }
    };
    scenario.points.iter().map(award).collect()
}

fn forced_orders(scenario: &Scenario, forces: &[UnitSet; 3]) -> Vec<ForcedOrder> {
    let forced = scenario.forced.iter().map(Spanned::get_ref).map(|entry| ForcedOrder {
        units: forces[side_named(scenario, &entry.side).index()],
        order: entry.order,
        turns: span(&entry.turns),
    });
    forced.collect()
}

fn range_caps(scenario: &Scenario) -> Vec<RangeCap> {
    let caps = scenario.range_caps.iter().map(Spanned::get_ref);
    caps.map(|cap| RangeCap { range: cap.range, turns: span(&cap.turns) }).collect()
}

/// The first turn and the last.
fn span(turns: &[u8]) -> (u8, u8) {
    (turns[0], turns[1])
}

fn exits(scenario: &Scenario, ground: &Ground) -> Vec<Exit> {
    let exit = |entry: &Spanned<ExitEntry>| {
        let entry = entry.get_ref();
        let who = match entry.who {
            LeaverEntry::Everybody => Leaver::Everybody,
            LeaverEntry::Units => Leaver::Units,
            LeaverEntry::Hq => Leaver::Headquarters,
        };
        Exit {
            side: side_named(scenario, &entry.side),
            hexes: hex_set(ground, &entry.hexes),
            from_turn: entry.from_turn,
            orders: entry.orders.iter().fold(OrderSet::default(), |set, &kind| set.with(kind)),
            who,
        }
    };
    scenario.exits.iter().map(exit).collect()
}

fn labels(scenario: &Scenario, ground: &Ground) -> Vec<(HexId, String)> {
    let labels = scenario.map.get_ref().labels.iter();
    let named =
        labels.filter_map(|(hex, name)| Some((ground.numbered(hex)?, name.get_ref().clone())));
    named.collect()
}

/// What one needs to know of a scenario to choose it. [SAM-1.1.2] Every commander has a seat. How it
/// came out between bots was counted with one a side.
fn scenario_card(scenario: &Scenario, seating: Seating) -> ScenarioCard {
    ScenarioCard {
        id: scenario.id.clone(),
        title: scenario.title.clone(),
        date: scenario.date.clone(),
        place: scenario.place.clone(),
        background: scenario.background.clone(),
        sides: seating.seats().iter().map(|seat| side_card(scenario, seating, seat)).collect(),
        turns: Some(u32::from(*scenario.turns.get_ref())),
        notes: scenario.notes.clone(),
        between_people: Default::default(),
        balance: scenario.balance.as_ref().filter(|_| seating == Seating::USUAL).map(|entry| {
            let read = entry.get_ref().read(&scenario.side_ids());
            read.expect("the figures were checked")
        }),
    }
}

/// The side of a seat. Of several commanders the first has its id, and all are told apart.
fn side_card(scenario: &Scenario, seating: Seating, seat: Seat) -> SideCard {
    let side = seating.side(seat).expect("every seat has a side");
    let (is_alone, rank) = (seating.commanders(side) == 1, usize::from(seating.rank(seat)));
    let side = scenario.sides[side.index()].get_ref();
    let general = rank.checked_sub(1).map_or(Some(&side.leader), |other| side.generals.get(other));
    SideCard {
        id: if rank == 0 { side.id.clone() } else { format!("{}-{}", side.id, rank + 1) },
        title: if is_alone {
            side.title.clone()
        } else {
            format!("{} {}", side.title, RANKS[rank])
        },
        commander: general.cloned().unwrap_or_default(),
        plan: side.plan.clone(),
    }
}

/// How commanders of one side are told apart.
pub(crate) const RANKS: [&str; MOST_COMMANDERS as usize] = ["I", "II", "III"];
