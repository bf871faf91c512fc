//! [WAT-2.2.1] What can be wrong with the orders of battle, and with where they begin.

use toml::Spanned;

use crate::ids::MOST_BLOCKS;
use crate::pieces::{Army, Kind, Side};
use crate::scenario::check::{Report, army_name, side_name};
use crate::scenario::map::Ground;
use crate::scenario::{BlockEntry, Scenario};

/// The most blocks of one side.
const MOST_OF_A_SIDE: usize = 36;

/// The most blocks of the smaller side: each battle needs three of them, and eight can be fought at
/// one time.
const MOST_OF_SMALLER_SIDE: usize = 26;

/// The most steps of a block, and the highest fire value.
const MOST_STEPS: u8 = 6;
const HIGHEST_FIRE: u8 = 5;

/// The longest mark of a corps.
const LONGEST_MARK: usize = 6;

impl Report<'_> {
    pub(super) fn blocks(&mut self, scenario: &Scenario) {
        if let Some(block) = scenario.blocks.get(MOST_BLOCKS) {
            self.add(block, format!("A campaign has at most {MOST_BLOCKS} blocks."));
            return;
        }
        let ground = scenario.ground();
        for (number, entry) in scenario.blocks.iter().enumerate() {
            let earlier = &scenario.blocks[..number];
            let block = entry.get_ref();
            self.id(entry, &block.id, earlier.iter().map(|it| it.get_ref().id.as_str()));
            self.name(entry, &block.name);
            self.order(entry, earlier.last());
            self.values(entry);
            self.corps(entry);
            self.leader(entry, earlier);
            self.place(entry, earlier, &ground);
        }
    }

    /// [WAT-1.1.4] Roster order is French, Anglo-Dutch, Prussian.
    fn order(&mut self, entry: &Spanned<BlockEntry>, last: Option<&Spanned<BlockEntry>>) {
        let block = entry.get_ref();
        if last.is_some_and(|last| last.get_ref().army > block.army) {
            let id = &block.id;
            self.add(entry, format!("Blocks stand French, Anglo-Dutch, Prussian; move {id} up."));
        }
    }

    /// [WAT-1.1.3] Steps and fire values are within limits.
    fn values(&mut self, entry: &Spanned<BlockEntry>) {
        let block = entry.get_ref();
        let id = &block.id;
        if !(1..=MOST_STEPS).contains(&block.steps) {
            self.add(entry, format!("{id} can have 1 to {MOST_STEPS} steps."));
        } else if block.start.is_some_and(|start| !(1..=block.steps).contains(&start)) {
            self.add(entry, format!("{id} can start with 1 to {} steps.", block.steps));
        }
        if !(1..=HIGHEST_FIRE).contains(&block.fire) {
            self.add(entry, format!("{id} can have a fire value of 1 to {HIGHEST_FIRE}."));
        }
    }

    /// [WAT-11.3.2] Everybody but a leader belongs to a corps.
    fn corps(&mut self, entry: &Spanned<BlockEntry>) {
        let block = entry.get_ref();
        let id = &block.id;
        match (&block.corps, block.kind == Kind::Leader) {
            (None, false) => self.add(entry, format!("{id} needs the mark of its corps.")),
            (Some(_), true) => {
                self.add(entry, format!("{id} is a leader and belongs to no corps."));
            }
            (Some(mark), false) if !is_mark(mark) => {
                let message = format!("The mark of a corps has 1 to {LONGEST_MARK} letters.");
                self.add(entry, message);
            }
            (Some(_), false) | (None, true) => {}
        }
    }

    /// [WAT-1.1.3], [WAT-21.1.2] An army has one leader at most, of one step.
    fn leader(&mut self, entry: &Spanned<BlockEntry>, earlier: &[Spanned<BlockEntry>]) {
        let block = entry.get_ref();
        if block.kind != Kind::Leader {
            return;
        }
        if block.steps != 1 {
            self.add(entry, format!("{} is a leader and has 1 step.", block.id));
        }
        let is_same = |it: &&Spanned<BlockEntry>| {
            it.get_ref().kind == Kind::Leader && it.get_ref().army == block.army
        };
        if earlier.iter().any(|it| is_same(&it)) {
            let army = army_name(block.army);
            self.add(entry, format!("The {army} army has a leader already."));
        }
    }

    /// [WAT-1.2.2] A block stands in a town, and no turn begins with enemies in it.
    fn place(
        &mut self,
        entry: &Spanned<BlockEntry>,
        earlier: &[Spanned<BlockEntry>],
        ground: &Ground,
    ) {
        self.place_in(entry, earlier, ground, |block| &block.town);
        // [WAT-3.1.3] The same with the balanced set-up.
        if entry.get_ref().balanced.is_some() {
            self.place_in(entry, earlier, ground, |block| {
                block.balanced.as_ref().unwrap_or(&block.town)
            });
        }
    }

    fn place_in(
        &mut self,
        entry: &Spanned<BlockEntry>,
        earlier: &[Spanned<BlockEntry>],
        ground: &Ground,
        place: fn(&BlockEntry) -> &String,
    ) {
        let block = entry.get_ref();
        let (id, town) = (&block.id, place(block));
        if !ground.towns.iter().any(|it| it.id == *town) {
            self.add(entry, format!("There is no town {town:?} for {id} to stand in."));
        }
        let is_enemy = |it: &&Spanned<BlockEntry>| {
            place(it.get_ref()) == town && it.get_ref().army.side() != block.army.side()
        };
        if let Some(enemy) = earlier.iter().find(is_enemy) {
            let enemy = &enemy.get_ref().id;
            self.add(entry, format!("{id} stands with {enemy}, an enemy, in {town}."));
        }
    }

    /// How many blocks there are, and how many of them may be lost.
    pub(super) fn strengths(&mut self, scenario: &Scenario) {
        let counts = Side::BOTH.map(|side| count(scenario, side.armies()));
        for (side, blocks) in Side::BOTH.into_iter().zip(counts) {
            let name = side_name(side);
            if blocks == 0 {
                self.whole(format!("The {name} side has no block; give it at least one."));
            } else if blocks > MOST_OF_A_SIDE {
                self.whole(format!("The {name} side can have {MOST_OF_A_SIDE} blocks at most."));
            }
        }
        if counts.iter().all(|&blocks| blocks > MOST_OF_SMALLER_SIDE) {
            let most = MOST_OF_SMALLER_SIDE;
            self.whole(format!("One of the two sides can have {most} blocks at most."));
        }
        for army in Army::ALL {
            self.threshold(scenario, army);
        }
    }

    /// [WAT-23.1.2] An army is demoralised while it still has blocks, or with the last of them.
    fn threshold(&mut self, scenario: &Scenario, army: Army) {
        let entry = scenario.army(army);
        let blocks = count(scenario, &[army]);
        if blocks > 0 && !(1..=blocks).contains(&usize::from(entry.get_ref().demoralised_at)) {
            let name = army_name(army);
            let message = format!("The {name} army can be demoralised at 1 to {blocks} blocks.");
            self.add(entry, message);
        }
    }

    /// [WAT-3.2.1], [WAT-3.2.2], [WAT-3.2.3] There is room for every army in its zone.
    pub(super) fn free_set_up(&mut self, scenario: &Scenario) {
        let limits = scenario.set_up_limits.get_ref();
        let ground = scenario.ground();
        for army in Army::ALL {
            let limit = match army.side() {
                Side::French => limits.french,
                Side::Allied => limits.allied,
            };
            let towns = ground.towns.iter().filter(|town| town.zone == army).count();
            let blocks = count(scenario, &[army]);
            if blocks > towns * usize::from(limit) {
                let name = army_name(army);
                let message = format!(
                    "A free set-up has no room: {blocks} {name} blocks, {limit} in a town, \
                     {towns} towns in the zone."
                );
                self.add(&scenario.set_up_limits, message);
            }
        }
    }
}

fn count(scenario: &Scenario, armies: &[Army]) -> usize {
    scenario.blocks.iter().filter(|block| armies.contains(&block.get_ref().army)).count()
}

fn is_mark(mark: &str) -> bool {
    (1..=LONGEST_MARK).contains(&mark.len()) && mark.chars().all(|it| it.is_ascii_alphanumeric())
}
