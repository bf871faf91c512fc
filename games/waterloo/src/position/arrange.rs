//! From the document to the campaign.

use super::ask::{self, Ask};
use super::document::{BlockPlace, Document, Leaders};
use super::names::{Names, Rules};
use super::{agenda, checks, fights};
use crate::ids::BlockId;
use crate::movement::leaders::noted_town;
use crate::options::Options;
use crate::pieces::Army;
use crate::scenario::Scenario;
use crate::setting::{Setting, TownSet, pool};
use crate::shelf::SCENARIOS;
use crate::state::{Campaign, Group, MOST_GROUPS};
use crate::step::Step;
use crate::steps;

/// The scenario of a document that names none.
pub(super) const WHOLE_CAMPAIGN: &str = "the-hundred-days";

/// The campaign that a document describes. What is unknown or impossible by itself is found first;
/// only if all of that is sound, what does not go together.
pub(crate) fn arrange(
    rules: Rules,
    document: &Document,
    file: Option<&str>,
    options: &[(String, String)],
) -> Result<Campaign, Vec<String>> {
    let setting = setting(document, file, options)?;
    let mut names = Names::new(setting, rules);
    let mut campaign = Campaign::bare(setting);
    set_turn(&mut campaign, &mut names, document);
    place_blocks(&mut campaign, &mut names, document);
    note_losses(&mut campaign, &mut names, document);
    note_roads(&mut campaign, &mut names, document);
    let step = ask::step(&campaign, &mut names, &document.ask);
    let Some(step) = step.filter(|_| names.faults.is_empty()) else {
        return Err(names.faults);
    };
    note_movement(&mut campaign, &mut names, document, step);
    fights::note(&mut campaign, &mut names, document, step);
    if names.faults.is_empty() {
        checks::check(&campaign, &mut names, document, step);
    }
    if !names.faults.is_empty() {
        return Err(names.faults);
    }
    campaign.agenda = agenda::agenda(&campaign, step).into_iter().collect();
    match asked(&campaign, rules, step) {
        None => Ok(campaign),
        Some(fault) => Err(vec![fault]),
    }
}

/// [WAT-26.1.1] Why nobody would be asked this question, if that is so. By older rules more were asked.
fn asked(campaign: &Campaign, rules: Rules, step: Step) -> Option<String> {
    match steps::asks(campaign, step) {
        Some(_) => checks::in_hand(campaign, step),
        None => (rules == Rules::Today).then(|| checks::nobody_asked(step)),
    }
}

/// The map and the armies. A `file` stands for the scenario that the document names.
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
            let id = document.scenario.as_deref().unwrap_or(WHOLE_CAMPAIGN);
            SCENARIOS.find(id).and_then(|scenario| pool::of_shelf(scenario, options))
        }
    };
    found.map_err(|fault| vec![fault])
}

/// [WAT-4.1.1] The turn; 0 while blocks are set up.
fn set_turn(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    let setting = names.setting;
    let is_set_up = matches!(document.ask, Ask::SetUp(_) | Ask::Place { .. });
    let (first, last) = if is_set_up { (0, 0) } else { (setting.first_turn, setting.last_turn) };
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
}

/// Those that are not listed are not there; before the first turn they wait to be placed.
fn place_blocks(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    if campaign.turn == 0 {
        for (index, card) in names.setting.blocks.iter().enumerate() {
            campaign.steps[index] = card.steps;
        }
    }
    for place in &document.blocks {
        if let Some(block) = names.block(&place.id, "blocks") {
            place_block(campaign, names, place, block);
        }
    }
}

fn place_block(campaign: &mut Campaign, names: &mut Names, place: &BlockPlace, block: BlockId) {
    let full = names.setting.block(block).full;
    let steps = place.steps.unwrap_or(full);
    let id = &place.id;
    names.require((1..=full).contains(&steps), || {
        format!("blocks: {id} has 1 to {full} steps, not {steps}.")
    });
    names.require(campaign.town(block).is_none(), || format!("blocks: {id} is listed twice."));
    campaign.steps[block.index()] = steps;
    campaign.towns[block.index()] = names.town(&place.town, id);
    campaign.locations[block.index()] = place.at;
    if place.disrupted {
        campaign.disrupted.insert(block);
    }
}

/// [WAT-1.1.3] Those that are eliminated, [WAT-23.1.2] and the armies that are demoralised.
fn note_losses(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    for id in &document.lost {
        let Some(block) = names.block(id, "lost") else { continue };
        let is_new = !campaign.lost.contains(block) && campaign.town(block).is_none();
        names.require(is_new, || format!("lost: {id} is listed twice."));
        campaign.lost.insert(block);
    }
    for army in Army::ALL {
        let is_out = names.setting.of_army[army as usize].is_empty();
        campaign.demoralised[army as usize] = is_out || document.demoralised.contains(&army);
    }
}

/// [WAT-6.1.2], [WAT-18.1.3] What is noted of roads.
fn note_roads(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    for (text, &blocks) in &document.roads {
        let Some(road) = names.road(text, "roads") else { continue };
        campaign.roads.set(road, blocks);
    }
    for (text, &blocks) in &document.bridges {
        let Some(road) = names.road(text, "bridges") else { continue };
        campaign.bridges.set(road, blocks);
    }
    for text in &document.entries {
        let Some(road) = names.road(text, "entries") else { continue };
        campaign.entries.insert(road);
    }
}

/// What is noted of blocks during the movement phase.
fn note_movement(campaign: &mut Campaign, names: &mut Names, document: &Document, step: Step) {
    for place in &document.blocks {
        let (Some(block), Some(start)) = (names.setting.find_block(&place.id), &place.start) else {
            continue;
        };
        campaign.starts[block.index()] = names.town(start, &place.id);
        campaign.vias[block.index()] =
            place.via.as_ref().and_then(|via| names.town(via, &place.id));
        let roads = 1 + u8::from(place.via.is_some());
        if roads == campaign.kind(block).allowance() && !place.marched {
            campaign.spent.insert(block);
        }
    }
    note_groups(campaign, names, document);
    note_leaders(campaign, names, document, step);
}

/// [WAT-5.1.1] The groups that moved: as they are listed, or as the blocks say.
fn note_groups(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    let groups: Vec<Group> = match &document.groups {
        Some(entries) => entries
            .iter()
            .filter_map(|entry| {
                let start = names.town(&entry.start, "groups")?;
                let attacked = names.towns(&entry.attacked, "groups");
                Some(Group { army: entry.army, start, attacked })
            })
            .collect(),
        None => groups_that_moved(campaign),
    };
    let most = MOST_GROUPS;
    names.require(groups.len() <= most, || format!("groups: at most {most} groups can move."));
    campaign.groups = groups.into_iter().take(most).collect();
}

/// The groups of the blocks that moved, and the towns with enemies where those stand.
pub(super) fn groups_that_moved(campaign: &Campaign) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for block in campaign.setting.get().all_blocks() {
        let Some(start) = campaign.starts[block.index()] else { continue };
        let army = campaign.army(block);
        let enemies = campaign.towns_of(army.side().enemy());
        let attacked: TownSet =
            campaign.town(block).into_iter().filter(|&town| enemies.contains(town)).collect();
        match groups.iter_mut().find(|group| group.army == army && group.start == start) {
            Some(group) => group.attacked |= attacked,
            None => groups.push(Group { army, start, attacked }),
        }
    }
    // [WAT-24.1.5] The order is seen, so it may not be that of the roster.
    groups.sort_by_key(|group| (group.army, group.start));
    groups
}

/// [WAT-7.1.6] Where leaders stood when the forced marches began, [WAT-7.1.7] and who was shown.
fn note_leaders(campaign: &mut Campaign, names: &mut Names, document: &Document, step: Step) {
    let are_open =
        matches!(step, Step::Marches { .. } | Step::March { .. } | Step::ShowLeader { .. });
    for army in Army::ALL {
        let leader = names.setting.leader_of(army);
        let usual = leader.and_then(|leader| noted_town(campaign, leader));
        campaign.leader_towns[army as usize] = match &document.leaders {
            Some(leaders) => leaders.of(army).and_then(|town| names.town(town, "leaders")),
            None => usual.filter(|_| are_open),
        };
    }
    campaign.shown_leaders = names.blocks(&document.shown_leaders, "shown_leaders");
    campaign.met_leaders = Army::ALL
        .map(|army| document.met_leaders.of(army).and_then(|town| names.town(town, "met_leaders")));
}

impl Leaders {
    fn of(&self, army: Army) -> Option<&str> {
        match army {
            Army::French => self.french.as_deref(),
            Army::AngloDutch => self.anglo_dutch.as_deref(),
            Army::Prussian => self.prussian.as_deref(),
        }
    }
}
