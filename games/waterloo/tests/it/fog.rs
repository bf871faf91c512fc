//! Everything that is sent to somebody in whole campaigns is searched for what he could not know.

use std::collections::BTreeSet;

use ai::{Bout, Memory, Random};
use engine::{Game, Seat, Table, Viewer, Words};
use luck::Fast;
use serde_json::Value;
use testkit::scaled;
use waterloo::{BlockId, BlockView, Campaign, Event, Marker, MarkerView, Role, Side, Step, View};

use crate::contract::campaigns;

/// The seats of the side that a viewer plays for; none for spectators.
fn side_of(viewer: Viewer) -> Option<Side> {
    let Viewer::Seat(seat) = viewer else { return None };
    Side::BOTH.into_iter().find(|side| side.seats().contains(seat))
}

/// The blocks that a viewer may name at this moment: those of his side, and those that lie open.
fn open_to(campaign: &Campaign, viewer: Viewer) -> BTreeSet<BlockId> {
    let all = campaign.view(Viewer::Referee);
    let own = |block: BlockId| {
        let is_french = campaign.scenario().block_id(block).starts_with('F');
        side_of(viewer) == Some(if is_french { Side::French } else { Side::Allied })
    };
    let seen = all.blocks.iter().filter(|it| it.shown || own(it.block)).map(|it| it.block);
    seen.chain(all.lost.iter()).chain(all.removed.iter()).collect()
}

/// Every number under a key that stands for a block, or for a list of them.
fn blocks_in(value: &Value, into: &mut BTreeSet<BlockId>) {
    const KEYS: &str = "block blocks leader host lost removed take pick take-hit hold test shelter \
                        pass-on reinforce cross starve";
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if KEYS.split(' ').any(|it| it == key) && !is_number_of(fields, key) {
                    let list = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
                    into.extend(list.iter().filter_map(block));
                }
                blocks_in(value, into);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| blocks_in(value, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// `blocks` and `lost` are also how many; then an army, a road or a die stands beside them.
fn is_number_of(fields: &serde_json::Map<String, Value>, key: &str) -> bool {
    let counts = ["army", "road", "die", "who"].iter().any(|it| fields.contains_key(*it));
    (key == "blocks" || key == "lost") && counts
}

fn block(value: &Value) -> Option<BlockId> {
    serde_json::from_value(value.clone()).ok()
}

#[track_caller]
fn names_only(what: &str, value: &Value, open: &BTreeSet<BlockId>) {
    let mut named = BTreeSet::new();
    blocks_in(value, &mut named);
    let strangers: Vec<_> = named.difference(open).collect();
    assert!(strangers.is_empty(), "{what} names {strangers:?}: {value}");
}

/// The view of everybody, the lists of the seats and the questions put to all of them.
fn scan_position(campaign: &Campaign, viewer: Viewer) {
    let open = open_to(campaign, viewer);
    let view: View = campaign.view(viewer);
    names_only("a view", &serde_json::to_value(&view).expect("JSON"), &open);
    let counted: u32 = view.hidden.iter().map(|it| u32::from(it.blocks)).sum();
    let all = campaign.view(Viewer::Referee).blocks;
    let placing = view.agenda.iter().any(|step| matches!(step, Step::SetUp { .. }));
    let seen = view.blocks.len() as u32;
    assert!(placing || counted + seen == all.len() as u32, "{counted} and {seen} are not all");
    if let Viewer::Seat(seat) = viewer {
        let legal = serde_json::to_value(campaign.legal_list(seat)).expect("JSON");
        names_only("a list", &legal, &open);
    }
    let question = format!("{:?}", campaign.question(viewer));
    let all = all.iter().map(|it| it.block).filter(|block| !open.contains(block));
    for id in all.map(|block| campaign.scenario().block_id(block)) {
        let names_it =
            question.split(|it: char| !it.is_alphanumeric() && it != '-').any(|it| it == id);
        assert!(!names_it, "a question names {id}: {question}");
    }
}

/// Every event, against what lay open before it or lies open after it. Who steps in among enemies is
/// seen as soon as he is engaged, which follows at once. [WAT-19.2.2] Whoever gets back over a stream
/// was seen beyond it, and so was whoever is named when he loses steps in a rout.
fn scan_events(before: &Campaign, events: &[Event], viewer: Viewer) {
    let mut campaign = before.clone();
    let mut open = vec![open_to(&campaign, viewer)];
    for event in events {
        campaign.apply(event);
        open.push(open_to(&campaign, viewer));
    }
    for (number, event) in events.iter().enumerate() {
        let Some(seen) = Campaign::seen(event, viewer) else { continue };
        let told = matches!(
            seen,
            Event::Crossed { .. } | Event::LeaderShown { .. } | Event::RoutLoss { .. }
        );
        if !told {
            let around = open.iter().skip(number).take(3).flatten().copied().collect();
            names_only("an event", &serde_json::to_value(&seen).expect("JSON"), &around);
        }
    }
}

fn viewers(campaign: &Campaign) -> Vec<Viewer> {
    let seats = campaign.seats().iter().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// The truth is among what a seat believes.
fn believes_what_is_true(bout: &Bout<Campaign>, seat: Seat) {
    let campaign = bout.game();
    let mine = campaign.view(Viewer::Seat(seat));
    let all = campaign.view(Viewer::Referee);
    let is_known = |block: BlockId| mine.blocks.iter().any(|it| it.block == block);
    let placing = all.agenda.iter().any(|step| matches!(step, Step::SetUp { .. }));
    for block in all.blocks.iter().filter(|it| !placing && !is_known(it.block)) {
        let town = block.town.expect("it is on the map");
        let battle = all.battles.iter().find(|it| it.town == town);
        let role = battle.and(block.at).map(|at| at.role());
        let has_deployed = battle.zip(role).is_some_and(|(it, role)| it.deployed.contains(&role));
        let at = block.at.filter(|_| has_deployed);
        let is_allowed = bout.belief(seat).allows(block.block, town, at, block.steps);
        assert!(is_allowed, "{seat} does not believe {block:?}");
    }
}

/// Wherever the enemy's blocks are only counted a seat is told who may be there: at least as many as
/// there are, and whoever is there is among them.
fn surmises_what_is_true(bout: &Bout<Campaign>, seat: Seat) {
    let campaign = bout.game();
    let (mine, all) = (campaign.view(Viewer::Seat(seat)), campaign.view(Viewer::Referee));
    if all.agenda.iter().any(|step| matches!(step, Step::SetUp { .. })) {
        return;
    }
    let surmises = Campaign::surmise(campaign.scenario(), &mine, bout.belief(seat));
    let places: BTreeSet<_> = mine.hidden.iter().map(|it| (it.town, it.at)).collect();
    assert_eq!(surmises.len(), places.len(), "{seat} is told of each place once");
    for ((town, at), surmise) in places.into_iter().zip(&surmises) {
        let here = mine.hidden.iter().filter(|it| (it.town, it.at) == (town, at));
        let number: u8 = here.map(|it| it.blocks).sum();
        assert!(surmise.suspects.len() >= usize::from(number), "{seat}: {surmise:?}");
        let is_known = |block: BlockId| mine.blocks.iter().any(|it| it.block == block);
        let is_here = |it: &BlockView| it.town == Some(town) && (at.is_none() || it.at == at);
        for truth in all.blocks.iter().filter(|it| is_here(it) && !is_known(it.block)) {
            let suspect = surmise.suspects.iter().find(|it| it.piece == truth.block.index());
            let fits = suspect.is_some_and(|it| (it.least..=it.most).contains(&truth.steps));
            assert!(fits, "{seat} does not suspect {truth:?}: {surmise:?}");
        }
    }
}

#[test]
fn nobody_is_sent_what_he_could_not_know() {
    for set_up in campaigns() {
        for seed in 0..scaled(2) {
            let (mut chance, mut luck) = (Fast::new(seed), Fast::new(!seed));
            let (mut bout, _) = Bout::begin(&set_up, Memory::Belief, &mut chance);
            while let Some(seat) = bout.next_seat(&mut luck) {
                let before = bout.game().clone();
                let decision = bout.ask(seat, &Random, &mut luck);
                let events = bout.take(seat, decision, &mut chance);
                for viewer in viewers(bout.game()) {
                    scan_position(bout.game(), viewer);
                    scan_events(&before, &events, viewer);
                }
                for seat in bout.game().seats().iter() {
                    believes_what_is_true(&bout, seat);
                    surmises_what_is_true(&bout, seat);
                }
            }
        }
    }
}

/// [WAT-24.1.5] Others are told by public moments. What they are shown and asked about then is all that
/// they may see by now, unless a decision can still be taken back or a secret question may be open.
#[test]
fn others_are_shown_whatever_is_public() {
    for (seed, set_up) in (0..scaled(1)).flat_map(|seed| campaigns().map(move |it| (seed, it))) {
        let mut luck = Fast::new(seed);
        let mut table = Table::new(set_up, &mut luck);
        while let Some(seat) = table.game().waiting().seats().lowest() {
            let list = table.legal(seat);
            table.decide(seat, list[luck.index(list.len())], &mut luck).expect("it is listed");
            if !table.can_undo(seat) && !is_dropping_woods(table.game()) {
                let viewers = viewers(table.game());
                viewers.into_iter().for_each(|viewer| is_up_to_date(&table, viewer));
            }
        }
    }
}

/// [WAT-11.2.4] Of two woods a defender may have to remove one before he deploys.
fn is_dropping_woods(campaign: &Campaign) -> bool {
    let view = campaign.view(Viewer::Referee);
    let Some(Step::DropWoods { town, .. } | Step::Deploy { town, .. }) = view.agenda.last() else {
        return false;
    };
    let battle = view.battles.iter().find(|it| it.town == *town).expect("it has opened");
    let is_woods = |it: &&MarkerView| it.marker == Marker::Woods && it.at.role() == Role::Defender;
    battle.deployed.is_empty() && battle.markers.iter().filter(is_woods).count() > 1
}

#[track_caller]
fn is_up_to_date(table: &Table<Campaign>, viewer: Viewer) {
    assert_eq!(table.view(viewer), table.game().view(viewer), "{viewer:?}");
    let seats = table.game().waiting().seats();
    if !seats.is_empty() && !viewer.is_among(seats) {
        assert_eq!(table.question(viewer), table.game().awaited(seats), "{viewer:?}");
    }
}
