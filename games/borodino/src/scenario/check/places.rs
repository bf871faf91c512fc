//! [BOR-4.1.3], [BOR-4.4.1] What can be wrong with where blocks begin and arrive.

use toml::Spanned;

use crate::pieces::{Class, Ground, Kind, Side};
use crate::scenario::army::BlockEntry;
use crate::scenario::check::{Report, repeats, side_name};
use crate::scenario::{ArrivalEntry, AttachmentEntry, PlaceEntry, Scenario};
use crate::setting::map::REDOUBT_STACKING;

/// The most blocks of a side, and the most guns among them: guns and their targets, and blocks and
/// their entries, are listed in one question.
const MOST_OF_A_SIDE: usize = 64;
const MOST_GUNS: usize = 28;

/// The most areas by which one block may arrive.
const MOST_ENTRIES: usize = 4;

impl Report<'_> {
    /// [BOR-4.1.3] Each block begins in one area, with friends only and within the stacking limit.
    pub(super) fn set_up(&mut self, scenario: &Scenario) {
        for (number, entry) in scenario.set_up.iter().enumerate() {
            let place = entry.get_ref();
            let earlier = &scenario.set_up[..number];
            self.known_area(entry, &place.area);
            if repeats(&place.area, earlier.iter().map(|it| it.get_ref().area.as_str())) {
                self.add(
                    entry,
                    format!("{} is set up twice; put all its blocks into one line.", place.area),
                );
            }
            let placed = earlier.iter().flat_map(|it| &it.get_ref().blocks);
            self.doubles(entry, &place.blocks, placed.map(String::as_str).collect());
            self.company(scenario, entry);
        }
    }

    /// [BOR-2.1.2], [BOR-2.3.4] The blocks of an area are of one side, have room, and no guns among
    /// them stand in marsh.
    fn company(&mut self, scenario: &Scenario, entry: &Spanned<PlaceEntry>) {
        let place = entry.get_ref();
        let name = &place.area;
        let known = place.blocks.iter().filter_map(|id| self.known_block(entry, id));
        let blocks: Vec<BlockEntry> = known.collect();
        let Some(ground) = self.ground.area(name).map(|area| area.ground) else { return };
        let limit = usize::from(Self::stacking(scenario, name, ground));
        if place.blocks.len() > limit {
            let message =
                format!("{name} has room for {limit} blocks, not {}.", place.blocks.len());
            self.add(entry, message);
        }
        if blocks.iter().any(|block| block.side != blocks[0].side) {
            self.add(entry, format!("{name} cannot begin with blocks of both sides."));
        }
        self.no_guns_in_marsh(entry, &blocks, name, ground);
    }

    /// [BOR-2.1.4] An area whose redoubt comes into play stacks as one.
    fn stacking(scenario: &Scenario, area: &str, ground: Ground) -> u8 {
        let mut redoubts = scenario.redoubts.iter().map(Spanned::get_ref);
        let has_redoubt = redoubts.any(|redoubt| redoubt.area == area);
        if has_redoubt { REDOUBT_STACKING } else { ground.stacking() }
    }

    fn no_guns_in_marsh<T>(
        &mut self,
        entry: &Spanned<T>,
        blocks: &[BlockEntry],
        area: &str,
        ground: Ground,
    ) {
        let gun = blocks.iter().find(|block| block.kind.class() == Class::Artillery);
        if let (Some(gun), Ground::Marsh) = (gun, ground) {
            self.add(
                entry,
                format!("{} is artillery and cannot stand in the marsh of {area}.", gun.id),
            );
        }
    }

    /// Lists name somebody, and nobody twice.
    fn doubles<'t, T>(
        &mut self,
        entry: &Spanned<T>,
        blocks: &'t [String],
        mut named: Vec<&'t str>,
    ) {
        if blocks.is_empty() {
            self.add(entry, "This line names no block; leave it out.");
        }
        for id in blocks {
            if named.contains(&id.as_str()) {
                self.add(entry, format!("{id} is there twice."));
            }
            named.push(id);
        }
    }

    /// [BOR-4.4.1] Blocks arrive in a turn of the campaign, by areas that are open to them.
    pub(super) fn arrivals(&mut self, scenario: &Scenario) {
        for (number, entry) in scenario.arrivals.iter().enumerate() {
            let arrival = entry.get_ref();
            let turns = scenario.turns();
            if !(1..=turns).contains(&usize::from(arrival.turn)) {
                self.add(
                    entry,
                    format!("Blocks can arrive in turn 1 to {turns}, not {}.", arrival.turn),
                );
            }
            let placed = scenario.set_up.iter().flat_map(|it| &it.get_ref().blocks);
            let earlier = scenario.arrivals[..number].iter().flat_map(|it| &it.get_ref().blocks);
            let named = placed.chain(earlier).map(String::as_str).collect();
            self.doubles(entry, &arrival.blocks, named);
            self.entries(entry, scenario);
        }
    }

    fn entries(&mut self, entry: &Spanned<ArrivalEntry>, scenario: &Scenario) {
        let arrival = entry.get_ref();
        let known = arrival.blocks.iter().filter_map(|id| self.known_block(entry, id));
        let blocks: Vec<BlockEntry> = known.collect();
        if !(1..=MOST_ENTRIES).contains(&arrival.at.len()) {
            self.add(entry, format!("Blocks arrive by 1 to {MOST_ENTRIES} areas."));
        }
        for (number, area) in arrival.at.iter().enumerate() {
            self.known_area(entry, area);
            if repeats(area, arrival.at[..number].iter().map(String::as_str)) {
                self.add(entry, format!("{area} is there twice."));
            }
            if let Some(ground) = self.ground.area(area).map(|area| area.ground) {
                self.no_guns_in_marsh(entry, &blocks, area, ground);
            }
            self.own_entry(entry, area, &blocks, scenario);
        }
    }

    /// Nobody comes by a source of the enemy.
    fn own_entry(
        &mut self,
        entry: &Spanned<ArrivalEntry>,
        area: &str,
        blocks: &[BlockEntry],
        scenario: &Scenario,
    ) {
        let source = scenario.supply.iter().map(Spanned::get_ref).find(|it| it.area == area);
        let stranger = source.and_then(|it| blocks.iter().find(|block| block.side != it.side));
        if let Some(stranger) = stranger {
            let message =
                format!("{} cannot arrive by {area}, a source of the enemy.", stranger.id);
            self.add(entry, message);
        }
    }

    /// [BOR-4.1.6] Blocks are attached to a headquarters of their side that commands a corps.
    pub(super) fn attachments(&mut self, scenario: &Scenario) {
        for (number, entry) in scenario.attachments.iter().enumerate() {
            let attachment = entry.get_ref();
            let earlier = scenario.attachments[..number].iter().flat_map(|it| &it.get_ref().blocks);
            let named = earlier.map(String::as_str).collect();
            self.doubles(entry, &attachment.blocks, named);
            let Some(hq) = self.taking_part(entry, &attachment.to, scenario) else { continue };
            if hq.kind != Kind::Headquarters || hq.corps.is_none() {
                self.add(
                    entry,
                    format!("{} commands no corps; nobody can be attached to it.", hq.id),
                );
            } else {
                self.attached(entry, &hq, scenario);
            }
        }
    }

    fn attached(&mut self, entry: &Spanned<AttachmentEntry>, hq: &BlockEntry, scenario: &Scenario) {
        for id in &entry.get_ref().blocks {
            let Some(block) = self.taking_part(entry, id, scenario) else { continue };
            if block.kind == Kind::Headquarters || block.side != hq.side {
                self.add(entry, format!("{id} cannot be attached to {}.", hq.id));
            }
        }
    }

    /// Blocks that begin weaker still have a step, and no more than they can have.
    pub(super) fn reduced(&mut self, scenario: &Scenario) {
        for (id, entry) in &scenario.reduced {
            let Some(block) = self.taking_part(entry, id, scenario) else { continue };
            if !(1..=block.steps).contains(entry.get_ref()) {
                self.add(entry, format!("{id} can begin with 1 to {} steps.", block.steps));
            }
        }
    }

    /// Both sides are on the map, with no more blocks than a question can list.
    pub(super) fn strengths(&mut self, scenario: &Scenario) {
        for side in Side::BOTH {
            let name = side_name(side);
            let of_side = self.roster.iter().filter(|block| block.side == side);
            let blocks: Vec<&BlockEntry> =
                of_side.filter(|block| scenario.takes_part(&block.id)).collect();
            let guns = blocks.iter().filter(|block| block.kind.class() == Class::Artillery).count();
            let (all, stands) =
                (blocks.len(), blocks.iter().any(|block| scenario.place_of(&block.id).is_some()));
            if !stands {
                self.whole(format!("The {name} side needs a block on the map at the start."));
            }
            if all > MOST_OF_A_SIDE {
                self.whole(format!("The {name} side can have {MOST_OF_A_SIDE} blocks at most."));
            }
            if guns > MOST_GUNS {
                self.whole(format!("The {name} side can have {MOST_GUNS} blocks of guns at most."));
            }
        }
    }
}
