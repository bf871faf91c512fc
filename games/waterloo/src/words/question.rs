//! The question that is open: with its values for whoever is asked, and as the public phase for
//! everybody else.

use engine::{Arg, Phrase, Viewer};

use super::terms::they;
use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::movement::leaders::{Help, Showing, help_for};
use crate::options::MarchLeader;
use crate::pieces::{Army, Marker, Party};
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// [WAT-24.1.5] A viewer who is not asked hears which side is to decide and the public phase, no more.
pub(super) fn question(campaign: &Campaign, viewer: Viewer) -> Phrase {
    let (Some(step), Some(party)) = (campaign.step(), campaign.asked()) else {
        return ending(campaign);
    };
    match viewer {
        Viewer::Referee => asked(campaign, step, party),
        Viewer::Seat(seat) if seat == party.seat() => asked(campaign, step, party),
        Viewer::Seat(_) | Viewer::Spectator => awaited(campaign, party),
    }
}

/// How the campaign ended, with the lost blocks of each army.
pub(super) fn ending(campaign: &Campaign) -> Phrase {
    let winner = campaign.winner.unwrap_or(campaign.active());
    let lost = |army: Army| i64::from(campaign.lost_of(army));
    Phrase::new("ask-nothing")
        .term("side", they(winner.term()))
        .number("french", lost(Army::French))
        .number("dutch", lost(Army::AngloDutch))
        .number("prussian", lost(Army::Prussian))
}

/// The question as it is put to a player.
fn asked(campaign: &Campaign, step: Step, party: Party) -> Phrase {
    let of = |id: &'static str| Phrase::new(id).term("party", party.term());
    let with = |id: &'static str, block: BlockId| campaign.with_block(of(id), "block", block);
    let fight = |id: &'static str, town: TownId| campaign.with_town(of(id), "town", town);
    match step {
        Step::SetUp { .. } => of("ask-set-up").number("left", unplaced(campaign, party)),
        Step::Place { block, .. } => with("ask-place", block),
        Step::Moves { .. } => moves(campaign, party),
        Step::Move { block, .. } => {
            let phrase = campaign.with_place_of(with("ask-move", block), "from", block);
            phrase.number("roads", campaign.kind(block).allowance())
        }
        Step::Marches { .. } => of("ask-marches"),
        Step::March { block, .. } => {
            campaign.with_place_of(with("ask-march", block), "from", block)
        }
        Step::ShowLeader { block, to, .. } => {
            let phrase = campaign.with_town(with("ask-show-leader", block), "to", to);
            with_leader(campaign, phrase, block, to)
        }
        Step::Skirmishes => of("ask-skirmishes").number("left", campaign.skirmishes.len() as i64),
        Step::Pick { town, role } => picks(campaign, fight("ask-pick", town), role),
        Step::Hits(hits) => of_hits(campaign, of, hits),
        Step::LeaveSkirmish { town, .. } => fight("ask-leave-skirmish", town),
        Step::OrderBattles => {
            of("ask-order-battles").number("left", campaign.unordered.len() as i64)
        }
        Step::PutMarkers { town, role, drawn } => {
            with_drawn(fight("ask-put-markers", town).term("role", role.term()), drawn)
        }
        Step::DropWoods { town, .. } => fight("ask-drop-woods", town),
        Step::Deploy { town, role } => fight("ask-deploy", town).term("role", role.term()),
        Step::NameHolder { town, at } => name_holder(campaign, of("ask-name-holder"), town, at),
        Step::Morale { town, .. } => {
            fight("ask-morale", town).number("left", campaign.untested.len() as i64)
        }
        Step::BattlePhase { town, .. } => battle_phase(campaign, fight, town),
        Step::Act { block, .. } => campaign.with_place_of(with("ask-act", block), "at", block),
        Step::Reinforcement { town, .. } => fight("ask-reinforce", town),
        Step::CrossStream { town, role, line } => {
            crossings(campaign, of("ask-cross"), town, role, line)
        }
        Step::LeaveBattle { town, .. } => leave_battle(campaign, fight, town),
        Step::Regroup { town, .. } => fight("ask-regroup", town),
        Step::Starve { army, blocks } => {
            of("ask-starve").term("army", they(army.term())).number("blocks", blocks)
        }
        Step::OpenMarches
        | Step::Contact
        | Step::Exchange { .. }
        | Step::Compare { .. }
        | Step::Battles
        | Step::Reveal { .. }
        | Step::BattleTurn { .. }
        | Step::EndBattleTurn { .. }
        | Step::Supply
        | Step::EndTurn => unreachable!("{step:?} asks nothing"),
    }
}

/// The blocks that a party has still to place.
fn unplaced(campaign: &Campaign, party: Party) -> i64 {
    let blocks = campaign.setting.get().of_party(party);
    blocks.iter().filter(|&block| campaign.town(block).is_none()).count() as i64
}

/// [WAT-5.1.2], [WAT-5.1.3] How many groups have moved, and how many may.
fn moves(campaign: &Campaign, party: Party) -> Phrase {
    let moved =
        |army: Army| campaign.groups.iter().filter(|group| group.army == army).count() as i64;
    let limit = |army: Army| i64::from(campaign.setting.get().groups[army as usize]);
    let night = i64::from(campaign.is_night());
    let phrase =
        |id: &'static str| Phrase::new(id).term("party", party.term()).number("night", night);
    match party.armies() {
        [army] => phrase("ask-moves").number("moved", moved(*army)).number("limit", limit(*army)),
        _ => phrase("ask-moves-allies")
            .number("dutch", moved(Army::AngloDutch))
            .number("dutch-limit", limit(Army::AngloDutch))
            .number("prussian", moved(Army::Prussian))
            .number("prussian-limit", limit(Army::Prussian)),
    }
}

/// [WAT-7.1.6] The leader who could help a block.
pub(super) fn with_leader(
    campaign: &Campaign,
    phrase: Phrase,
    block: BlockId,
    to: TownId,
) -> Phrase {
    let setting = campaign.setting.get();
    match help_for(campaign, block, to) {
        Help::IfShown(Showing { leader, town, stands }) => {
            let phrase = phrase.text("leader", setting.block_name(leader));
            campaign.with_town(phrase, "at", town).term("when", when(campaign, stands))
        }
        Help::None | Help::Given => phrase.text("leader", "?").text("at", "?").text("when", "?"),
    }
}

/// [WAT-7.1.6] When the leader was in the town where he would be shown.
fn when(campaign: &Campaign, stands: bool) -> &'static str {
    match (stands, campaign.setting.get().options.march_leader) {
        (true, _) => "when-now",
        (false, MarchLeader::StartOrArrival) => "when-turn-began",
        (false, MarchLeader::Halt) => "when-marches-began",
    }
}

/// [WAT-10.1.1] How many blocks are chosen already, of how many.
fn picks(campaign: &Campaign, phrase: Phrase, role: Role) -> Phrase {
    let own = campaign.setting.get().of_side(campaign.side_of(role));
    phrase.number("picked", (campaign.picked & own).len() as i64)
}

fn of_hits(campaign: &Campaign, of: impl Fn(&'static str) -> Phrase, hits: Hits) -> Phrase {
    let phrase = match hits.shot {
        Shot::Skirmish => campaign.with_town(of("ask-hits-skirmish"), "town", hits.town),
        Shot::Long { at, .. } | Shot::Short { at, .. } | Shot::Cavalry { at, .. } => {
            campaign.with_spot(of("ask-hits"), "at", hits.town, at)
        }
    };
    phrase.number("hits", hits.hits)
}

fn with_drawn(phrase: Phrase, drawn: [Option<Marker>; 2]) -> Phrase {
    let markers = drawn.into_iter().flatten().map(|marker| marker.term().into());
    phrase.with("markers", Arg::Terms(markers.collect()))
}

fn name_holder(campaign: &Campaign, phrase: Phrase, town: TownId, at: Location) -> Phrase {
    let marker = campaign.battle(town).and_then(|battle| battle.marker(at));
    let term = marker.map_or("marker-none", Marker::term);
    campaign.with_spot(phrase.term("marker", term), "at", town, at)
}

fn battle_phase(
    campaign: &Campaign,
    fight: impl Fn(&'static str, TownId) -> Phrase,
    town: TownId,
) -> Phrase {
    let round = campaign.battle(town).map_or(0, |battle| battle.round);
    fight("ask-battle-phase", town).number("round", round)
}

/// [WAT-18.3.2] Whoever leaves a stalled battle is not told that he is routed.
fn leave_battle(
    campaign: &Campaign,
    fight: impl Fn(&'static str, TownId) -> Phrase,
    town: TownId,
) -> Phrase {
    let is_stalled = campaign.is_withdrawing_from(town);
    fight(if is_stalled { "ask-leave-stalled" } else { "ask-leave-battle" }, town)
}

/// [WAT-19.2.2] How many may still cross.
fn crossings(
    campaign: &Campaign,
    phrase: Phrase,
    town: TownId,
    role: Role,
    line: Location,
) -> Phrase {
    let used = match line.line() {
        Some(line) if role == campaign.acting => campaign.crossings[line],
        _ => 0,
    };
    campaign.with_spot(phrase, "at", town, line).number("left", 2u8.saturating_sub(used))
}

/// The public phase in which somebody else is to decide.
pub(super) fn awaited(campaign: &Campaign, party: Party) -> Phrase {
    let phrase = |id: &'static str| Phrase::new(id).term("party", they(party.term()));
    match campaign.step().map_or((BETWEEN, None), phase) {
        (id, Some(town)) => campaign.with_town(phrase(id), "town", town),
        (id, None) => phrase(id),
    }
}

/// What is heard between two questions.
const BETWEEN: &str = "wait-side";

/// [WAT-24.1.5] What is public of a question: `ShowLeader` looks like a forced march, and a block
/// in hand is nobody's business.
fn phase(step: Step) -> (&'static str, Option<TownId>) {
    match step {
        Step::SetUp { .. } | Step::Place { .. } => ("wait-set-up", None),
        Step::Moves { .. } | Step::Move { .. } => ("wait-moves", None),
        Step::Marches { .. } | Step::March { .. } | Step::ShowLeader { .. } => {
            ("wait-marches", None)
        }
        Step::Skirmishes => ("wait-skirmishes", None),
        Step::Pick { town, .. } => ("wait-pick", Some(town)),
        Step::Hits(hits) => ("wait-hits", Some(hits.town)),
        Step::LeaveSkirmish { town, .. } | Step::LeaveBattle { town, .. } => {
            ("wait-leave", Some(town))
        }
        Step::OrderBattles => ("wait-order-battles", None),
        Step::PutMarkers { town, .. } | Step::DropWoods { town, .. } => {
            ("wait-put-markers", Some(town))
        }
        Step::Deploy { town, .. } => ("wait-deploy", Some(town)),
        Step::NameHolder { town, .. } => ("wait-name-holder", Some(town)),
        Step::Morale { town, .. } => ("wait-morale", Some(town)),
        Step::BattlePhase { town, .. } | Step::Act { town, .. } => {
            ("wait-battle-phase", Some(town))
        }
        Step::Reinforcement { town, .. } => ("wait-reinforce", Some(town)),
        Step::CrossStream { town, .. } => ("wait-cross", Some(town)),
        Step::Regroup { town, .. } => ("wait-regroup", Some(town)),
        Step::Starve { .. } => ("wait-starve", None),
        Step::OpenMarches
        | Step::Contact
        | Step::Exchange { .. }
        | Step::Compare { .. }
        | Step::Battles
        | Step::Reveal { .. }
        | Step::BattleTurn { .. }
        | Step::EndBattleTurn { .. }
        | Step::Supply
        | Step::EndTurn => (BETWEEN, None),
    }
}
