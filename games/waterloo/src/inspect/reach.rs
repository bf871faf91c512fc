//! Where a block of one's own can go, by the lists that the rules make themselves.

use engine::{Layer, Phrase, Spot};

use crate::action::Action;
use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::Side;
use crate::setting::{BlockSet, TownSet};
use crate::state::{Campaign, RoadCounts};
use crate::step::Step;
use crate::steps;

/// On a board: the locations that it reaches; on the map: the towns of a normal move, and those of
/// a forced march beyond.
pub(super) fn layers(campaign: &Campaign, block: BlockId) -> Vec<Layer> {
    let Some(town) = campaign.town(block) else { return Vec::new() };
    match campaign.location(block) {
        Some(_) => on_board(campaign, town, block).into_iter().collect(),
        None if campaign.turn > 0 && !campaign.is_over() => on_map(campaign, town, block),
        None => Vec::new(),
    }
}

/// [WAT-5.2.1], [WAT-7.1.2] In the turn that is played, or in the next if it is the enemy's.
fn on_map(campaign: &Campaign, town: TownId, block: BlockId) -> Vec<Layer> {
    let Some(ready) = ready_to_move(campaign, block) else { return Vec::new() };
    let party = ready.setting.get().party_of(ready.army(block));
    let mut list = Vec::new();
    steps::legal(&ready, Step::Move { party, block }, &mut list);
    let end = |action: &Action| {
        if let Action::Move { via, to } = *action { Some((via, to)) } else { None }
    };
    let paths: Vec<_> = list.iter().filter_map(end).collect();
    let near: TownSet = paths.iter().map(|&(_, to)| to).collect();
    let far = if ready.is_night() { TownSet::NONE } else { beyond(&ready, block, &paths) };
    let far = far - near.with(town);
    [
        towns(&ready, "reach", "layer-reach", "WAT-5.2.1", near),
        towns(&ready, "march", "layer-march", "WAT-7.1.2", far),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The position in which the block's side moves: now, if it still may, or at its next turn.
fn ready_to_move(campaign: &Campaign, block: BlockId) -> Option<Campaign> {
    let side = campaign.side(block);
    let moves = |step: &Step| matches!(step, Step::Moves { .. });
    if side == campaign.active() && campaign.agenda.iter().any(moves) {
        let has_moved = campaign.starts[block.index()].is_some();
        return (!has_moved).then(|| campaign.clone());
    }
    next_turn_of(campaign, side).map(|turn| {
        let mut ready = campaign.clone();
        (ready.turn, ready.roads) = (turn, RoadCounts::default());
        ready.groups.clear();
        ready
    })
}

fn next_turn_of(campaign: &Campaign, side: Side) -> Option<u8> {
    let setting = campaign.setting.get();
    (campaign.turn + 1..=setting.last_turn).find(|&turn| setting.turn(turn).active == side)
}

/// [WAT-7.1.1] The towns one road beyond a full normal move that met nobody.
fn beyond(ready: &Campaign, block: BlockId, paths: &[(Option<TownId>, TownId)]) -> TownSet {
    let enemies = ready.towns_of(ready.active().enemy());
    let roads = |via: &Option<TownId>| if via.is_some() { 2 } else { 1 };
    let is_full = |via: &Option<TownId>| roads(via) == ready.kind(block).allowance();
    let ends = paths.iter().filter(|(via, to)| is_full(via) && !enemies.contains(*to));
    let map = &ready.setting.get().map;
    ends.fold(TownSet::NONE, |all, &(_, to)| all | map.neighbours(to))
}

fn towns(
    campaign: &Campaign,
    id: &'static str,
    text: &'static str,
    rule: &'static str,
    towns: TownSet,
) -> Option<Layer> {
    let name = |town: TownId| campaign.setting.get().town_name(town);
    let places = towns.iter().map(|town| Spot { place: name(town), text: None }).collect();
    (!towns.is_empty()).then(|| Layer { id, text: Phrase::new(text), rule: Some(rule), places })
}

/// [WAT-13.1.1] Where it may step in the battle turn of its side: in this one, or in the next.
fn on_board(campaign: &Campaign, town: TownId, block: BlockId) -> Option<Layer> {
    let role = campaign.block_role(block);
    let ready = ready_to_act(campaign, town, role)?;
    let mut list = Vec::new();
    steps::legal(&ready, Step::Act { town, role, block }, &mut list);
    let leads_to = |to: &Location| {
        list.iter().any(|action| {
            matches!(action, Action::Step(end) | Action::StepBy { to: end, .. } if end == to)
        })
    };
    let spot = |at: Location| Spot { place: ready.setting.get().spot_name(town, at), text: None };
    let places: Vec<Spot> = Location::ALL.into_iter().filter(leads_to).map(spot).collect();
    let text = Phrase::new("layer-steps");
    (!places.is_empty()).then_some(Layer { id: "steps", text, rule: Some("WAT-13.1.1"), places })
}

/// The position in which the side in `role` acts: now, or when its battle turn comes.
fn ready_to_act(campaign: &Campaign, town: TownId, role: Role) -> Option<Campaign> {
    let battle = campaign.battle(town)?;
    if !battle.is_revealed() || battle.routed.is_some() {
        return None;
    }
    let acts = |step: &Step| *step == Step::BattlePhase { town, role };
    let mut ready = campaign.clone();
    if !campaign.agenda.iter().any(acts) {
        ready.acting = role;
        (ready.acted, ready.stepped, ready.fired) = Default::default();
        (ready.joined, ready.left, ready.crossings) = (BlockSet::NONE, BlockSet::NONE, [0; 3]);
    }
    Some(ready)
}
