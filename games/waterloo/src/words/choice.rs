//! Decisions in words. Whoever reads them is asked, and knows his own blocks.

use engine::Phrase;

use super::question::with_leader;
use crate::action::Action;
use crate::battle::fire::may_aim;
use crate::battle::fire_value::fire_value;
use crate::battle::losses::rout_loss;
use crate::battle::scene::Scene;
use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::movement::roads::{counts_before, last_bridge};
use crate::pieces::{Marker, Target};
use crate::state::{Battle, Board, Campaign};
use crate::step::Step;

/// A decision, as an answer to the question that is open.
pub(super) fn choice(campaign: &Campaign, action: Action) -> Phrase {
    let step = campaign.step();
    let with =
        |id: &'static str, block: BlockId| campaign.with_block(Phrase::new(id), "block", block);
    match action {
        Action::Take(block) => {
            campaign.with_place_of(with(take_id(campaign, step, block), block), "from", block)
        }
        Action::Place(town) => campaign.with_town(in_hand(campaign, "choose-place"), "to", town),
        Action::PlaceRest => Phrase::new("choose-place-rest"),
        Action::Confirm => Phrase::new(confirm_id(step)),
        Action::Move { via, to } => path(campaign, via, to),
        Action::EndMoves => Phrase::new("choose-end-moves"),
        Action::March(to) => march(campaign, to),
        Action::EndMarches => Phrase::new("choose-end-marches"),
        Action::ShowLeader => of_leader(campaign, "choose-show-leader"),
        Action::HideLeader => of_leader(campaign, "choose-hide-leader"),
        Action::Fight(town) => fight(campaign, town),
        Action::Pick(block) => with("choose-pick", block),
        Action::TakeHit(block) => with("choose-take-hit", block),
        Action::Retreat { block, to } => {
            campaign.with_town(with("choose-retreat", block), "to", to)
        }
        Action::PutMarker { marker, on } => {
            Phrase::new("choose-put-marker").term("marker", marker.term()).term("post", on.term())
        }
        Action::DropWoods(post) => Phrase::new("choose-drop-woods").term("post", post.term()),
        Action::Deploy { block, to } => with("choose-deploy", block).term("post", to.term()),
        Action::Hold(block) => with("choose-hold", block),
        Action::HoldNone => Phrase::new("choose-hold-none"),
        Action::Test(block) => campaign.with_place_of(with("choose-test", block), "at", block),
        Action::Step(to) => step_to(campaign, to),
        Action::StepBy { via, to } => step_by(campaign, via, to),
        Action::StepInSquare(to) => step_in_square(campaign, to),
        Action::Fire(target) => fire(campaign, target),
        Action::FormSquare => in_hand(campaign, "choose-form-square"),
        Action::LeaveSquare => in_hand(campaign, "choose-leave-square"),
        Action::Shelter(host) => {
            campaign.with_block(in_hand(campaign, "choose-shelter"), "host", host)
        }
        Action::LeaveShelter => in_hand(campaign, "choose-leave-shelter"),
        Action::Occupy => with_marker(campaign, in_hand(campaign, "choose-occupy")),
        Action::PassOn(other) => {
            let phrase = campaign.with_block(in_hand(campaign, "choose-pass-on"), "other", other);
            with_marker(campaign, phrase)
        }
        Action::Withdraw(town) => withdraw(campaign, town),
        Action::EndBattlePhase => Phrase::new("choose-end-battle-phase"),
        Action::Reinforce(block) => {
            campaign.with_place_of(with("choose-reinforce", block), "from", block)
        }
        Action::EndReinforcement => Phrase::new("choose-end-reinforcement"),
        Action::Cross(block) => with("choose-cross", block),
        Action::Regroup { block, to } => {
            let phrase = campaign.with_place_of(with("choose-regroup", block), "from", block);
            campaign.with_town(phrase, "to", to)
        }
        Action::EndRegrouping => Phrase::new("choose-end-regrouping"),
        Action::Starve(block) => {
            campaign.with_place_of(with("choose-starve", block), "from", block)
        }
    }
}

/// What a block is taken in hand for.
fn take_id(campaign: &Campaign, step: Option<Step>, block: BlockId) -> &'static str {
    match step {
        Some(Step::SetUp { .. }) if campaign.town(block).is_some() => "choose-take-shift",
        Some(Step::SetUp { .. }) => "choose-take-place",
        Some(Step::Marches { .. }) => "choose-take-march",
        Some(Step::BattlePhase { .. }) => "choose-take-act",
        Some(_) | None => "choose-take-move",
    }
}

fn confirm_id(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Pick { .. }) => "choose-confirm-picks",
        Some(Step::Deploy { .. }) => "choose-confirm-deployment",
        Some(_) | None => "choose-confirm-set-up",
    }
}

/// The block that was taken in hand.
pub(crate) fn block_in_hand(campaign: &Campaign) -> Option<BlockId> {
    match campaign.step()? {
        Step::Place { block, .. }
        | Step::Move { block, .. }
        | Step::March { block, .. }
        | Step::ShowLeader { block, .. }
        | Step::Act { block, .. } => Some(block),
        Step::SetUp { .. }
        | Step::Moves { .. }
        | Step::OpenMarches
        | Step::Marches { .. }
        | Step::Contact
        | Step::Skirmishes
        | Step::Pick { .. }
        | Step::Exchange { .. }
        | Step::Hits(_)
        | Step::Compare { .. }
        | Step::LeaveSkirmish { .. }
        | Step::OrderBattles
        | Step::Battles
        | Step::PutMarkers { .. }
        | Step::DropWoods { .. }
        | Step::Deploy { .. }
        | Step::Reveal { .. }
        | Step::NameHolder { .. }
        | Step::BattleTurn { .. }
        | Step::Morale { .. }
        | Step::BattlePhase { .. }
        | Step::Reinforcement { .. }
        | Step::EndBattleTurn { .. }
        | Step::CrossStream { .. }
        | Step::LeaveBattle { .. }
        | Step::Regroup { .. }
        | Step::Supply
        | Step::Starve { .. }
        | Step::EndTurn => None,
    }
}

/// A phrase about the block in hand.
fn in_hand(campaign: &Campaign, id: &'static str) -> Phrase {
    match block_in_hand(campaign) {
        Some(block) => campaign.with_block(Phrase::new(id), "block", block),
        None => Phrase::new(id).text("block", "?"),
    }
}

/// A normal move: where to, by which town, against whom, and how much the last road has carried.
fn path(campaign: &Campaign, via: Option<TownId>, to: TownId) -> Phrase {
    let attacks = meets_enemies(campaign, to);
    let id = match (via, attacks) {
        (None, false) => "choose-move",
        (None, true) => "choose-attack",
        (Some(_), false) => "choose-move-via",
        (Some(_), true) => "choose-attack-via",
    };
    let phrase = campaign.with_town(in_hand(campaign, id), "to", to);
    let phrase = match via {
        Some(via) => campaign.with_town(phrase, "via", via),
        None => phrase,
    };
    let start = block_in_hand(campaign).and_then(|block| campaign.town(block));
    with_road(campaign, phrase, [None, via.and(start), via.or(start)], to)
}

fn march(campaign: &Campaign, to: TownId) -> Phrase {
    let id = if meets_enemies(campaign, to) { "choose-march-attack" } else { "choose-march" };
    let path = block_in_hand(campaign).map(|block| {
        [campaign.starts[block.index()], campaign.vias[block.index()], campaign.town(block)]
    });
    let phrase = campaign.with_town(in_hand(campaign, id), "to", to);
    with_road(campaign, phrase, path.unwrap_or_default(), to)
}

/// [WAT-24.1.1] Everybody sees where the enemy stands.
fn meets_enemies(campaign: &Campaign, town: TownId) -> bool {
    !campaign.of_side_in(town, campaign.active().enemy()).is_empty()
}

/// [WAT-6.1.1], [WAT-6.2.1] How many blocks have used the last road of a path, of how many; [WAT-6.2.2]
/// or how many have attacked by way of the last bridge before it, if that one lets fewer pass.
fn with_road(campaign: &Campaign, phrase: Phrase, path: [Option<TownId>; 3], to: TownId) -> Phrase {
    let map = &campaign.setting.get().map;
    let attacks = meets_enemies(campaign, to);
    let last = path[2].and_then(|from| map.road_between(from, to));
    let road = last.map(|id| {
        let road = map.road(id);
        let limit = if attacks { road.attack_limit() } else { road.move_limit() };
        (campaign.roads.get(id), limit)
    });
    let is_plain = last.is_some_and(|id| map.road(id).river.is_none());
    let before =
        last_bridge(campaign, path).filter(|_| attacks && is_plain && counts_before(campaign));
    let bridge = before.map(|id| (campaign.bridges.get(id), map.road(id).attack_limit()));
    let room = |&(has, limit): &(u8, u8)| limit.saturating_sub(has);
    let (has, limit) = road.into_iter().chain(bridge).min_by_key(room).unwrap_or_default();
    phrase.number("has", has).number("limit", limit)
}

fn of_leader(campaign: &Campaign, id: &'static str) -> Phrase {
    let phrase = in_hand(campaign, id);
    match campaign.step() {
        Some(Step::ShowLeader { block, to, .. }) => with_leader(campaign, phrase, block, to),
        Some(_) | None => phrase.text("leader", "?"),
    }
}

/// A fight by its town, with the blocks of both sides.
fn fight(campaign: &Campaign, town: TownId) -> Phrase {
    let is_skirmish = campaign.skirmishes.contains(town);
    let id = if is_skirmish { "choose-skirmish" } else { "choose-battle" };
    let blocks = |role: Role| campaign.of_side_in(town, campaign.side_of(role)).len() as i64;
    campaign
        .with_town(Phrase::new(id), "town", town)
        .number("attackers", blocks(Role::Attacker))
        .number("defenders", blocks(Role::Defender))
}

/// A step on the board: to friends, among enemies, or into an empty position of theirs.
fn step_to(campaign: &Campaign, to: Location) -> Phrase {
    let Some((block, town)) = on_board(campaign) else {
        return in_hand(campaign, "choose-step").text("to", to.code());
    };
    let role = campaign.block_role(block);
    let is_met = !Board::of(campaign, town).of_role(role.other(), to).is_empty();
    let id = match (is_met, to.role() == role) {
        (true, _) => "choose-engage",
        (false, true) => "choose-step",
        (false, false) => "choose-break-in",
    };
    campaign.with_spot(in_hand(campaign, id), "to", town, to)
}

/// Two steps on the board, by a location between.
fn step_by(campaign: &Campaign, via: Location, to: Location) -> Phrase {
    let Some((block, town)) = on_board(campaign) else {
        return in_hand(campaign, "choose-step-by").text("to", to.code()).text("via", via.code());
    };
    let role = campaign.block_role(block);
    let is_met = !Board::of(campaign, town).of_role(role.other(), to).is_empty();
    let id = if is_met { "choose-engage-by" } else { "choose-step-by" };
    let phrase = campaign.with_spot(in_hand(campaign, id), "via", town, via);
    campaign.with_spot(phrase, "to", town, to)
}

/// [WAT-16.1.6] A step among enemies, into a square.
fn step_in_square(campaign: &Campaign, to: Location) -> Phrase {
    let phrase = in_hand(campaign, "choose-engage-in-square");
    match on_board(campaign) {
        Some((_, town)) => campaign.with_spot(phrase, "to", town, to),
        None => phrase.text("to", to.code()),
    }
}

/// The block in hand and the town of its battle.
fn on_board(campaign: &Campaign) -> Option<(BlockId, TownId)> {
    if let Step::Act { block, town, .. } = campaign.step()? { Some((block, town)) } else { None }
}

/// A fire: at whom, with how many dice, and what hits.
fn fire(campaign: &Campaign, target: Target) -> Phrase {
    let phrase = in_hand(campaign, "choose-fire").term("target", target.term());
    let Some((block, town)) = on_board(campaign) else { return phrase };
    let scene = Scene::of(campaign, town, campaign.block_role(block));
    let Ok(aim) = may_aim(&scene, block) else { return phrase };
    let value = fire_value(&scene, block, aim.range, target).total();
    let phrase = campaign.with_spot(phrase, "at", town, aim.at);
    phrase.number("dice", campaign.steps(block)).number("value", value)
}

/// The farm or hill where the block in hand stands.
fn with_marker(campaign: &Campaign, phrase: Phrase) -> Phrase {
    let marker = on_board(campaign).and_then(|(block, town)| {
        campaign.battle(town).and_then(|battle: &Battle| battle.marker(campaign.location(block)?))
    });
    phrase.term("marker", marker.map_or("marker-none", Marker::term))
}

/// [WAT-18.1.2] A retreat from the board; whoever is engaged pays for it.
fn withdraw(campaign: &Campaign, town: TownId) -> Phrase {
    let phrase = |id: &'static str| campaign.with_town(in_hand(campaign, id), "to", town);
    let Some((block, battle)) = on_board(campaign) else { return phrase("choose-withdraw") };
    if !campaign.is_engaged(block) {
        return phrase("choose-withdraw");
    }
    let lost = rout_loss(campaign, &Board::of(campaign, battle), block);
    phrase("choose-withdraw-engaged").number("lost", lost)
}
