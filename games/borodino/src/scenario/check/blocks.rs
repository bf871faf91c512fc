//! [BOR-3.1.1] What can be wrong with the blocks of a scenario.

use toml::Spanned;

use crate::ids::MOST_BLOCKS;
use crate::pieces::{Army, Kind, Side};
use crate::scenario::Scenario;
use crate::scenario::army::{self, BlockEntry};
use crate::scenario::check::{Report, side_name};

/// The most steps of a block, and the highest fire value.
const MOST_STEPS: u8 = 8;
const HIGHEST_FIRE: u8 = 5;

/// The longest mark of a corps.
const LONGEST_MARK: usize = 6;

impl Report<'_> {
    pub(super) fn blocks(&mut self, scenario: &Scenario) {
        match &scenario.army {
            Some(name) => self.named_army(scenario, name),
            None => self.own_blocks(scenario),
        }
    }

    fn named_army(&mut self, scenario: &Scenario, name: &Spanned<String>) {
        if army::on_shelf(name.get_ref()).is_none() {
            let (name_of, known) = (name.get_ref(), army::names().join(", "));
            self.add(name, format!("There is no army {name_of:?}; there are: {known}."));
        } else if !scenario.blocks.is_empty() {
            self.add(name, "A scenario names an army or lists its own blocks; leave one out.");
        }
    }

    fn own_blocks(&mut self, scenario: &Scenario) {
        if scenario.blocks.is_empty() {
            let known = army::names().join(", ");
            self.whole(format!("Name an army ({known}), or list blocks."));
        } else if let Some(block) = scenario.blocks.get(MOST_BLOCKS) {
            self.add(block, format!("A campaign has at most {MOST_BLOCKS} blocks."));
        }
        for (number, entry) in scenario.blocks.iter().enumerate() {
            let earlier = &scenario.blocks[..number];
            let block = entry.get_ref();
            self.id(entry, &block.id, earlier.iter().map(|it| it.get_ref().id.as_str()));
            self.name(entry, &block.name);
            self.order(entry, earlier.last());
            self.allegiance(entry);
            self.values(entry);
            self.corps(entry);
            self.command(entry, earlier);
            if !scenario.takes_part(&block.id) {
                self.add(entry, format!("{} is neither set up nor does it arrive.", block.id));
            }
        }
    }

    /// [BOR-14.1.1] The lists are French, then Russian, the headquarters of a side first.
    fn order(&mut self, entry: &Spanned<BlockEntry>, last: Option<&Spanned<BlockEntry>>) {
        let block = entry.get_ref();
        let place = |block: &BlockEntry| (block.side, block.kind != Kind::Headquarters);
        if last.is_some_and(|last| place(last.get_ref()) > place(block)) {
            let id = &block.id;
            let message = format!(
                "Blocks stand French, then Russian, headquarters of a side first; move {id} up."
            );
            self.add(entry, message);
        }
    }

    /// [BOR-3.1.1] The French have one army; the Russians two, and blocks that belong to neither.
    fn allegiance(&mut self, entry: &Spanned<BlockEntry>) {
        let block = entry.get_ref();
        let is_french = block.army == Army::French;
        if is_french != (block.side == Side::French) {
            let side = side_name(block.side);
            self.add(entry, format!("{} is {side}, and its army is not.", block.id));
        }
    }

    /// [BOR-3.1.1] Steps and fire values are within limits.
    fn values(&mut self, entry: &Spanned<BlockEntry>) {
        let block = entry.get_ref();
        let id = &block.id;
        if !(1..=MOST_STEPS).contains(&block.steps) {
            self.add(entry, format!("{id} can have 1 to {MOST_STEPS} steps."));
        }
        if !(1..=HIGHEST_FIRE).contains(&block.fire) {
            self.add(entry, format!("{id} can have a fire value of 1 to {HIGHEST_FIRE}."));
        }
    }

    fn corps(&mut self, entry: &Spanned<BlockEntry>) {
        if entry.get_ref().corps.as_ref().is_some_and(|mark| !is_mark(mark)) {
            let message = format!("The mark of a corps has 1 to {LONGEST_MARK} letters.");
            self.add(entry, message);
        }
    }
}

fn is_mark(mark: &str) -> bool {
    (1..=LONGEST_MARK).contains(&mark.len()) && mark.chars().all(|it| it.is_ascii_alphanumeric())
}
