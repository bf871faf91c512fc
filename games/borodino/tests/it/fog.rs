//! Everything that is sent to somebody in whole campaigns is searched for what he could not know.

use std::collections::BTreeSet;

use ai::{Bout, Memory, Random};
use borodino::{BlockId, BlockView, Campaign, Event, Side, View};
use engine::{Game, Journal, Seat, Table, Viewer, Waiting, Words};
use luck::Fast;
use serde_json::Value;
use testkit::scaled;

use crate::contract::{campaign, campaigns};
use crate::field::Field;

fn side_of(campaign: &Campaign, block: BlockId) -> Side {
    let is_french = campaign.scenario().block_id(block).starts_with('F');
    if is_french { Side::French } else { Side::Russian }
}

fn is_headquarters(campaign: &Campaign, block: BlockId) -> bool {
    campaign.scenario().block_id(block).contains("-HQ-")
}

/// The blocks that a viewer may name at this moment: those of his side, and those that lie open.
fn open_to(campaign: &Campaign, viewer: Viewer) -> BTreeSet<BlockId> {
    let all = campaign.view(Viewer::Referee);
    let own = |block: BlockId| viewer == Viewer::Seat(side_of(campaign, block).seat());
    let is_over = all.winner.is_some() || all.is_drawn;
    let seen = all.blocks.iter().filter(|it| is_over || it.shown || own(it.block));
    let seen = seen.map(|it| it.block);
    seen.chain(all.destroyed.iter()).chain(all.withdrawn.iter()).collect()
}

/// Every number under a key that stands for a block, or for a list of them. The holders of posts are
/// public wherever they stand, and so is the square that has left a guest behind. A number of blocks names
/// none.
fn blocks_in(value: &Value, into: &mut BTreeSet<BlockId>) {
    const KEYS: &str = "block hq gun hqs guest destroyed withdrawn acted squares flankers \
                        flank_bonus held take activate pay take-hit form-square leave-square withdraw \
                        pass";
    let is_list = |key: &str, value: &Value| key == "blocks" && value.is_array();
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if KEYS.split(' ').any(|it| it == key) || is_list(key, value) {
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
    let view = campaign.view(viewer);
    names_only("a view", &serde_json::to_value(&view).expect("JSON"), &open);
    let on_map = |it: &&borodino::BlockView| it.area.is_some();
    let counted: usize = view.hidden.iter().map(|it| usize::from(it.blocks)).sum();
    let seen = view.blocks.iter().filter(on_map).count();
    let referee = campaign.view(Viewer::Referee);
    // [BOR-4.2.1] Whoever is placed in secret seems to wait.
    let waiting = |view: &View| usize::from(view.waiting[0] + view.waiting[1]);
    let secret = waiting(&view) - waiting(&referee);
    let all = referee.blocks;
    let on_the_map = all.iter().filter(on_map).count();
    assert_eq!(counted + seen + secret, on_the_map, "{counted}, {seen} and {secret}");
    if let Viewer::Seat(seat) = viewer {
        let legal = serde_json::to_value(campaign.legal_list(seat)).expect("JSON");
        names_only("a list", &legal, &open);
    }
    let question = format!("{:?}", campaign.question(viewer));
    for id in all.iter().filter(|it| !open.contains(&it.block)) {
        let id = campaign.scenario().block_id(id.block);
        let mut words = question.split(|it: char| !it.is_alphanumeric() && it != '-');
        assert!(!words.any(|it| it == id), "a question names {id}: {question}");
    }
}

/// Every event, against what lay open before it or lies open after it. [BOR-13.3.2] Whoever goes on
/// from a full area was seen on the way there.
fn scan_events(before: &Campaign, events: &[Event], viewer: Viewer) {
    let mut campaign = before.clone();
    let mut open = open_to(&campaign, viewer);
    for event in events {
        campaign.apply(event);
        let after = open_to(&campaign, viewer);
        if let Some(seen) = Campaign::seen(event, viewer)
            && !matches!(seen, Event::WentOn { .. })
        {
            let around = open.union(&after).copied().collect();
            names_only("an event", &serde_json::to_value(&seen).expect("JSON"), &around);
        }
        open = after;
    }
}

fn viewers() -> [Viewer; 3] {
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator]
}

/// The truth is among what a seat believes.
fn believes_what_is_true(bout: &Bout<Campaign>, seat: Seat) {
    let campaign = bout.game();
    let all = campaign.view(Viewer::Referee);
    let enemy = Side::of(seat).enemy();
    for block in all.blocks.iter().filter(|it| side_of(campaign, it.block) == enemy) {
        let is_allowed = bout.belief(seat).allows(block.block, block.area, block.steps);
        let id = campaign.scenario().block_id(block.block);
        assert!(is_allowed, "{seat} does not believe {id} {block:?}");
    }
}

/// Wherever the enemy's blocks are only counted a seat is told who may be there: at least as many as
/// there are, and whoever is there is among them.
fn surmises_what_is_true(bout: &Bout<Campaign>, seat: Seat) {
    let campaign = bout.game();
    let (mine, all) = (campaign.view(Viewer::Seat(seat)), campaign.view(Viewer::Referee));
    let surmises = Campaign::surmise(campaign.scenario(), &mine, bout.belief(seat));
    assert_eq!(surmises.len(), mine.hidden.len(), "{seat} is told of each area once");
    let is_known = |block: BlockId| mine.blocks.iter().any(|it| it.block == block);
    for (hidden, surmise) in mine.hidden.iter().zip(&surmises) {
        assert!(surmise.suspects.len() >= usize::from(hidden.blocks), "{seat}: {surmise:?}");
        // [BOR-4.2.1] Nobody is suspected of what he does in secret.
        let is_secret =
            |it: &&BlockView| mine.waiting != all.waiting && !is_headquarters(campaign, it.block);
        let here = all.blocks.iter().filter(|it| it.area == Some(hidden.area));
        let here = here.filter(|it| !is_secret(it));
        for truth in here.filter(|it| !is_known(it.block)) {
            let suspect = surmise.suspects.iter().find(|it| it.piece == truth.block.index());
            let fits = suspect.is_some_and(|it| (it.least..=it.most).contains(&truth.steps));
            assert!(fits, "{seat} does not suspect {truth:?}: {surmise:?}");
        }
    }
}

#[test]
fn nobody_is_sent_what_he_could_not_know() {
    for set_up in campaigns() {
        for seed in 0..scaled(1) {
            let (mut chance, mut luck) = (Fast::new(seed), Fast::new(!seed));
            let (mut bout, _) = Bout::begin(&set_up, Memory::Belief, &mut chance);
            while let Some(seat) = bout.next_seat(&mut luck) {
                let before = bout.game().clone();
                let decision = bout.ask(seat, &Random, &mut luck);
                let events = bout.take(seat, decision, &mut chance);
                for viewer in viewers() {
                    scan_position(bout.game(), viewer);
                    scan_events(&before, &events, viewer);
                }
            }
        }
    }
}

#[test]
fn the_truth_is_always_believed_to_be_possible() {
    for set_up in campaigns() {
        for seed in 0..scaled(4) {
            let (mut chance, mut luck) = (Fast::new(seed), Fast::new(!seed));
            let (mut bout, _) = Bout::begin(&set_up, Memory::Belief, &mut chance);
            while let Some(seat) = bout.next_seat(&mut luck) {
                let decision = bout.ask(seat, &Random, &mut luck);
                bout.take(seat, decision, &mut chance);
                for seat in bout.game().seats().iter() {
                    believes_what_is_true(&bout, seat);
                    surmises_what_is_true(&bout, seat);
                }
            }
        }
    }
}

/// [BOR-18.1.2] Everybody knows where the blocks stand in print.
#[test]
fn the_printed_set_up_is_known_to_everybody() {
    let (bout, _) = Bout::begin(&campaign("borodino", &[]), Memory::Belief, &mut Fast::new(1));
    let all = bout.game().view(Viewer::Referee).blocks;
    for block in &all {
        let seat = side_of(bout.game(), block.block).enemy().seat();
        let belief = bout.belief(seat);
        assert!(belief.allows(block.block, block.area, block.steps));
        assert!(!belief.allows(block.block, block.area, block.steps - 1));
        let elsewhere = all.iter().map(|it| it.area).filter(|area| *area != block.area);
        assert!(elsewhere.into_iter().all(|area| !belief.allows(block.block, area, block.steps)));
    }
}

/// Whoever is asked can play on in any position that he imagines.
#[test]
fn what_is_imagined_can_be_played_on() {
    for set_up in campaigns() {
        for seed in 0..scaled(1) {
            let (mut chance, mut luck) = (Fast::new(seed), Fast::new(!seed));
            let (mut bout, _) = Bout::begin(&set_up, Memory::Belief, &mut chance);
            while let Some(seat) = bout.next_seat(&mut luck) {
                if luck.index(8) == 0 {
                    let view = bout.game().view(Viewer::Seat(seat));
                    let setting = bout.game().scenario();
                    let belief = bout.belief(seat);
                    play_on(Campaign::imagine(setting, seat, &view, belief, &mut luck), &mut luck);
                }
                let decision = bout.ask(seat, &Random, &mut luck);
                bout.take(seat, decision, &mut chance);
            }
        }
    }
}

/// Plays some decisions at random; nobody is asked with nothing to decide.
fn play_on(mut campaign: Campaign, luck: &mut Fast) {
    for _ in 0..150 {
        let Waiting::On(seats) = campaign.waiting() else { return };
        let seat = seats.lowest().expect("somebody is asked");
        let legal = campaign.legal_list(seat);
        assert!(!legal.is_empty(), "{seat} has nothing to decide in {campaign:?}");
        let action = legal[luck.index(legal.len())];
        campaign.play(seat, action, luck, &mut Journal::off()).expect("it is listed");
    }
}

/// [BOR-14.1.1] Whoever was promoted to an army post stood on the map, and is nobody who has yet to
/// arrive.
#[test]
fn a_promoted_commander_is_imagined_on_the_map() {
    let field = Field::at(
        "scenario combined
        turn 11 first russian
        golovino: F-HQ-MOR F-1-1
        valuevo: F-1-2
        gorki: R-HQ-KUT R-6-7
        withdrawn: F-HQ-NAP
        post: french F-HQ-MOR
        post: supreme R-HQ-KUT
        ask activate russian",
    );
    let (campaign, russian) = (&field.campaign, Seat(1));
    let view = campaign.view(Viewer::Seat(russian));
    let belief = Campaign::belief(campaign.scenario(), russian, &view);
    for seed in 0..50 {
        let mut luck = Fast::new(seed);
        let other = Campaign::imagine(campaign.scenario(), russian, &view, &belief, &mut luck);
        assert_eq!(other.view(Viewer::Seat(russian)), view, "seed {seed}");
    }
}

/// [BOR-18.2.5] Others are told by public moments. What they are shown then is all that they may see by
/// now, but for the stage of an action phase.
#[test]
fn others_are_shown_whatever_is_public() {
    for (seed, set_up) in (0..scaled(1)).flat_map(|seed| campaigns().map(move |it| (seed, it))) {
        let mut luck = Fast::new(seed);
        let mut table = Table::new(set_up, &mut luck);
        while let Some(seat) = table.game().waiting().seats().lowest() {
            let list = table.legal(seat);
            table.decide(seat, list[luck.index(list.len())], &mut luck).expect("it is listed");
            if !table.can_undo(seat) {
                VIEWERS.into_iter().for_each(|viewer| is_up_to_date(&table, viewer));
            }
        }
    }
}

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

#[track_caller]
fn is_up_to_date(table: &Table<Campaign>, viewer: Viewer) {
    let (shown, mut now) = (table.view(viewer), table.game().view(viewer));
    let stage = std::mem::replace(&mut now.stage, shown.stage);
    assert_eq!(shown, now, "{viewer:?}");
    let seats = table.game().waiting().seats();
    if stage == shown.stage && !seats.is_empty() && !viewer.is_among(seats) {
        assert_eq!(table.question(viewer), table.game().awaited(seats), "{viewer:?}");
    }
}
