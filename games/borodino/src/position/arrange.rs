//! From the document to the campaign.

use super::agenda::Course;
use super::ask::{self, Ask};
use super::document::{BlockPlace, CommandEntry, Document};
use super::names::Names;
use super::usual::{acting, usual_holding, usual_posts, usual_shown};
use super::{agenda, checks, fight};
use crate::ids::{BlockId, MOST_AREAS};
use crate::options::Options;
use crate::pieces::{Post, Side};
use crate::scenario::Scenario;
use crate::setting::{Setting, pool};
use crate::shelf;
use crate::state::{Campaign, Command, MOST_HEADQUARTERS};
use crate::step::Step;
use crate::steps;

/// The scenario of a document that names none.
pub(super) const GREAT_DAY: &str = "borodino";

/// The campaign that a document describes. What is unknown or impossible by itself is found first;
/// only if all of that is sound, what does not go together.
pub(crate) fn arrange(
    document: &Document,
    file: Option<&str>,
    options: &[(String, String)],
) -> Result<Campaign, Vec<String>> {
    let setting = setting(document, file, options)?;
    let mut names = Names::new(setting);
    let mut campaign = Campaign::bare(setting);
    set_turn(&mut campaign, &mut names, document);
    place_blocks(&mut campaign, &mut names, document);
    note_losses(&mut campaign, &mut names, document);
    note_marks(&mut campaign, &mut names, document);
    note_crossings(&mut campaign, &mut names, document);
    fight::note(&mut campaign, &mut names, document);
    note_supply(&mut campaign, &mut names, document);
    let step = ask::step(&mut names, &document.ask);
    let Some(step) = step.filter(|_| names.faults.is_empty()) else {
        return Err(names.faults);
    };
    let course = course(&mut names, document);
    note_usual(&mut campaign, &mut names, document, step);
    checks::check(&campaign, &mut names, document, step);
    if !names.faults.is_empty() {
        return Err(names.faults);
    }
    campaign.agenda = agenda::agenda(&campaign, step, course).into_iter().collect();
    match steps::asks(&campaign, step) {
        Some(_) => checks::in_hand(&campaign, step).map_or(Ok(campaign), |fault| Err(vec![fault])),
        None => Err(vec![checks::nobody_asked(step)]),
    }
}

/// The map and the blocks. A `file` stands for the scenario that the document names.
fn setting(
    document: &Document,
    file: Option<&str>,
    options: &[(String, String)],
) -> Result<&'static Setting, Vec<String>> {
    let options = Options::read(options).map_err(|refusal| vec![refusal])?;
    let found = match file {
        Some(text) => {
            let faults = |faults: Vec<engine::Fault>| {
                faults.into_iter().map(|fault| fault.message).collect::<Vec<_>>()
            };
            pool::of_file(text, Scenario::read(text).map_err(faults)?, options)
        }
        None => {
            let id = document.scenario.as_deref().unwrap_or(GREAT_DAY);
            shelf::SCENARIOS.find(id).and_then(|scenario| pool::of_shelf(scenario, options))
        }
    };
    found.map_err(|fault| vec![fault])
}

/// [BOR-4.1.2] The turn; 0 while blocks are set up.
fn set_turn(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    let is_set_up = matches!(document.ask, Ask::Place(_) | Ask::PlaceBlock { .. });
    let (first, last) = if is_set_up { (0, 0) } else { (1, names.setting.last_turn()) };
    let turn = document.turn.unwrap_or(first);
    let is_so = (first..=last).contains(&turn);
    names.require(is_so, || {
        if is_set_up {
            "turn: blocks are set up before the first turn, in turn 0.".to_owned()
        } else {
            format!("turn: the campaign is played from turn {first} to turn {last}.")
        }
    });
    if is_so {
        campaign.turn = turn;
    }
    campaign.first = document.first;
    campaign.points = document.points;
}

/// Those that are not listed wait off the map.
fn place_blocks(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    for (index, card) in names.setting.blocks.iter().enumerate() {
        campaign.steps[index] = card.steps;
    }
    for place in &document.blocks {
        if let Some(block) = names.block(&place.id, "blocks") {
            place_block(campaign, names, place, block);
        }
    }
}

/// [BOR-3.1.4] Only a headquarters may stand on the map without steps.
fn place_block(campaign: &mut Campaign, names: &mut Names, place: &BlockPlace, block: BlockId) {
    let id = &place.id;
    let full = names.setting.block(block).full;
    let least = u8::from(!campaign.is_headquarters(block));
    let steps = place.steps.unwrap_or(full);
    names.require((least..=full).contains(&steps), || {
        format!("blocks: {id} has {least} to {full} steps, not {steps}.")
    });
    names.require(campaign.area(block).is_none(), || format!("blocks: {id} is listed twice."));
    let area = names.area(&place.area, id);
    campaign.put(block, area);
    campaign.steps[block.index()] = steps;
    if place.moved {
        campaign.moved.insert(block);
    }
    if place.bombarded {
        campaign.bombarded.insert(block);
    }
    if let Some(from) = &place.from {
        campaign.origins[block.index()] = names.area(from, id);
    }
}

/// [BOR-1.1.7] Those that are out of the game.
fn note_losses(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    for (list, at) in [(&document.destroyed, "destroyed"), (&document.withdrawn, "withdrawn")] {
        for id in list {
            let Some(block) = names.block(id, at) else { continue };
            let is_new = !campaign.lost().contains(block) && campaign.area(block).is_none();
            names.require(is_new, || format!("{at}: {id} is listed twice."));
            campaign.steps[block.index()] = 0;
            let lost = match at {
                "destroyed" => &mut campaign.destroyed,
                _ => &mut campaign.withdrawn,
            };
            lost.insert(block);
        }
    }
}

fn note_marks(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    campaign.burnt = document.burnt.iter().filter_map(|it| names.border(it, "burnt")).collect();
    let fired_over = document.fired_over.iter();
    campaign.fired_over = fired_over.filter_map(|it| names.border(it, "fired_over")).collect();
    campaign.captured = names.areas(&document.captured, "captured");
    campaign.reserves = names.blocks(&document.reserves, "reserves");
    campaign.second_attacks = names.areas(&document.second_attacks, "second_attacks");
    let most = MOST_HEADQUARTERS;
    names.require(document.active.len() <= most, || format!("active: there are at most {most}."));
    for entry in document.active.iter().take(most) {
        note_command(campaign, names, entry);
    }
    if let Some(activated) = &document.activated {
        campaign.activated = names.blocks(activated, "activated");
    }
}

fn note_command(campaign: &mut Campaign, names: &mut Names, entry: &CommandEntry) {
    let Some(hq) = names.block(&entry.hq, "active") else { return };
    let steps = campaign.steps(hq);
    let orders = entry.orders.unwrap_or(if entry.post.is_some() { steps } else { 0 });
    campaign.commands.push(Command { hq, post: entry.post, orders });
    campaign.activated.insert(hq);
}

/// [BOR-8.3.3] What is counted for each border.
fn note_crossings(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    for entry in &document.crossings {
        let Some((border, to)) = names.way(&entry.from, &entry.to, "crossings") else { continue };
        let is_so = (1..=3).contains(&entry.blocks);
        names.require(is_so, || "crossings: one to three blocks cross a border.".to_owned());
        if is_so {
            let towards = campaign.towards(border, to);
            campaign.crossings.set(border, entry.side, towards, entry.blocks);
        }
    }
}

fn note_supply(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    for (side, areas) in Side::BOTH.into_iter().zip(&document.supplied) {
        campaign.supplied[side as usize] = names.areas(areas, "supplied");
    }
    for (id, &points) in &document.spent {
        let Some(area) = names.area(id, "spent") else { continue };
        let sources = &names.setting.sources;
        let source = sources.iter().position(|it| it.area == area && it.symbols >= points);
        names.require(source.is_some(), || format!("spent: {id} has not so many points."));
        if let Some(source) = source {
            campaign.spent[source] = points;
        }
    }
}

/// What follows from the rest, unless the document says otherwise.
fn note_usual(campaign: &mut Campaign, names: &mut Names, document: &Document, step: Step) {
    (campaign.acting, campaign.stage) = acting(campaign, step);
    campaign.shown = match &document.shown {
        Some(shown) => names.blocks(shown, "shown"),
        None => usual_shown(campaign, step),
    };
    campaign.holding = match &document.holding {
        Some(holding) => {
            let mut held = [0; MOST_AREAS];
            for (id, &blocks) in holding {
                if let Some(area) = names.area(id, "holding") {
                    held[area.index()] = blocks;
                }
            }
            held
        }
        None => usual_holding(campaign, step),
    };
    campaign.posts = match &document.posts {
        Some(posts) => Post::ALL.map(|post| names.block(posts.get(&post)?, "posts")),
        None => usual_posts(campaign),
    };
}

/// What only the document tells of the course of things.
fn course(names: &mut Names, document: &Document) -> Course {
    let letter = document.battle.as_ref().and_then(|battle| battle.letter);
    let Ask::Hits(hits) = &document.ask else { return Course { letter, ..Course::default() } };
    let bayonet = hits.bayonet.as_ref().and_then(|id| names.block(id, "bayonet"));
    Course { bayonet, own_hits: hits.own, letter }
}
