//! What the events tell, and nothing else: who stands where with how many steps, and what a turn has
//! left on blocks and borders. Positions are held against it.

use std::collections::{BTreeMap, BTreeSet};

use borodino::{AreaId, BlockId, BorderId, Event, Face, Post, Side, View, Who};

use super::facts::Facts;
use super::{Checked, deeds, ensure, posts};

/// A campaign as its log has it.
pub(super) struct Ledger<'a> {
    pub(super) facts: &'a Facts,
    pub(super) turn: u8,
    pub(super) first: Side,
    pub(super) steps: Vec<u8>,
    areas: Vec<Option<AreaId>>,
    /// How many French and Russian blocks stand in each area.
    pub(super) numbers: Vec<[u8; 2]>,
    pub(super) destroyed: BTreeSet<BlockId>,
    pub(super) withdrawn: BTreeSet<BlockId>,
    pub(super) points: [u16; 2],
    pub(super) burnt: BTreeSet<BorderId>,
    pub(super) captured: BTreeSet<AreaId>,
    pub(super) posts: BTreeMap<Post, BlockId>,
    pub(super) marks: Marks,
    pub(super) fight: Option<Fight>,
}

/// What is forgotten when a turn ends.
#[derive(Default)]
pub(super) struct Marks {
    pub(super) moved: BTreeSet<BlockId>,
    pub(super) bombarded: BTreeSet<BlockId>,
    pub(super) fired_over: BTreeSet<(BorderId, Side)>,
    /// Activated headquarters, and the orders that those of armies have left.
    pub(super) orders: BTreeMap<BlockId, u8>,
    /// Blocks that crossed a border into battle or out of it, by side and direction.
    pub(super) crossings: BTreeMap<(BorderId, Side, AreaId), u8>,
    pub(super) holding: BTreeMap<AreaId, u8>,
    /// The area that each block left by its last move.
    pub(super) left: BTreeMap<BlockId, AreaId>,
    /// Areas in which a side has spent a point, and points spent or captured.
    pub(super) served: BTreeSet<(Side, AreaId)>,
    pub(super) spent: BTreeMap<AreaId, u8>,
    pub(super) loot: BTreeMap<AreaId, u8>,
    /// [BOR-15.4.1] Those without supply at 20:00, before anybody loses a step for it.
    pub(super) hungry: Option<BTreeSet<BlockId>>,
}

/// A battle.
pub(super) struct Fight {
    pub(super) area: AreaId,
    pub(super) attacker: Side,
    pub(super) round: u8,
    /// Blocks that left over a border in this round, or in regrouping.
    pub(super) passages: BTreeMap<(BorderId, Side, AreaId), u8>,
    pub(super) withdrawals: u8,
    /// Those that fired in this round.
    pub(super) fired: BTreeSet<BlockId>,
}

impl Fight {
    pub(super) fn new(area: AreaId, attacker: Side, round: u8) -> Fight {
        let (passages, fired) = (BTreeMap::new(), BTreeSet::new());
        Fight { area, attacker, round, passages, withdrawals: 0, fired }
    }
}

impl<'a> Ledger<'a> {
    /// The ledger of a campaign that has not begun, as the referee sees it.
    pub(super) fn of(facts: &'a Facts, set_up: &View) -> Ledger<'a> {
        let mut ledger = Ledger {
            facts,
            turn: 0,
            first: Side::French,
            steps: facts.blocks.iter().map(|block| block.steps).collect(),
            areas: vec![None; facts.blocks.len()],
            numbers: vec![[0; 2]; facts.areas.len()],
            destroyed: BTreeSet::new(),
            withdrawn: BTreeSet::new(),
            points: [0; 2],
            burnt: BTreeSet::new(),
            captured: BTreeSet::new(),
            posts: BTreeMap::new(),
            marks: Marks::default(),
            fight: None,
        };
        // [BOR-4.1.3] Some begin with fewer steps than they can have.
        for block in &set_up.blocks {
            ledger.steps[block.block.index()] = block.steps;
        }
        for block in set_up.blocks.iter().filter(|block| block.area.is_some()) {
            ledger.put(block.block, block.area);
            ledger.take_first_post(block.block);
        }
        ledger
    }

    /// [BOR-14.1.2] A post exists from the moment its first holder is on the map.
    pub(super) fn take_first_post(&mut self, block: BlockId) {
        let headquarters = self.facts.block(block).headquarters.as_ref();
        if let Some(post) = headquarters.and_then(|it| it.post) {
            self.posts.insert(post, block);
        }
    }

    pub(super) fn side(&self, block: BlockId) -> Side {
        self.facts.block(block).side
    }

    pub(super) fn area(&self, block: BlockId) -> Option<AreaId> {
        self.areas[block.index()]
    }

    /// A block stands in an area from now on, or nowhere.
    fn put(&mut self, block: BlockId, area: Option<AreaId>) {
        let side = self.side(block) as usize;
        if let Some(old) = self.areas[block.index()] {
            self.numbers[old.index()][side] -= 1;
        }
        if let Some(new) = area {
            self.numbers[new.index()][side] += 1;
        }
        self.areas[block.index()] = area;
    }

    /// The blocks of a side in an area.
    pub(super) fn blocks_in(&self, area: AreaId, side: Side) -> impl Iterator<Item = BlockId> {
        let stands = move |&it: &BlockId| self.area(it) == Some(area) && self.side(it) == side;
        self.facts.all_blocks().filter(stands)
    }

    pub(super) fn number(&self, area: AreaId, side: Side) -> u8 {
        self.numbers[area.index()][side as usize]
    }

    pub(super) fn has(&self, area: AreaId, side: Side) -> bool {
        self.number(area, side) > 0
    }

    pub(super) fn is_contested(&self, area: AreaId) -> bool {
        self.has(area, Side::French) && self.has(area, Side::Russian)
    }

    pub(super) fn fight(&mut self) -> Result<&mut Fight, String> {
        self.fight.as_mut().ok_or_else(|| "no battle is fought".to_owned())
    }

    /// Holds an event against what may happen, and notes it.
    pub(super) fn note(&mut self, event: &Event) -> Checked {
        deeds::check(self, event)?;
        posts::note(self, event)?;
        self.losses(event)?;
        self.gains(event)?;
        self.moves(event)?;
        self.course(event)?;
        self.release();
        Ok(())
    }

    /// [BOR-9.1.1] Whoever is gone holds nobody.
    fn release(&mut self) {
        let numbers: Vec<(AreaId, u8)> = self
            .marks
            .holding
            .iter()
            .map(|(&area, &held)| (area, held.min(self.number(area, self.first))))
            .collect();
        self.marks.holding = numbers.into_iter().filter(|&(_, held)| held > 0).collect();
    }

    fn losses(&mut self, event: &Event) -> Checked {
        if let Event::StepLost { who, area, .. } = event {
            let block = self.known(*who)?;
            ensure(self.area(block) == Some(*area), || format!("{block:?} is not there"))?;
            let steps = &mut self.steps[block.index()];
            *steps = steps.checked_sub(1).ok_or("a block loses a step that it does not have")?;
            let is_headquarters = self.facts.block(block).is_headquarters();
            let lives = *steps > 0 || is_headquarters;
            ensure(lives, || format!("{block:?} lives without steps"))?;
        } else if let Event::Tired { hqs, .. } = event {
            for hq in hqs.iter() {
                let steps = &mut self.steps[hq.index()];
                *steps = steps.saturating_sub(1);
            }
        } else if let Event::Destroyed { block, area, points, .. } = event {
            ensure(self.area(*block) == Some(*area), || format!("{block:?} is not there"))?;
            let worth = self.facts.worth(*block);
            ensure(*points == worth, || format!("{points} points for {block:?}, not {worth}"))?;
            self.points[self.side(*block).enemy() as usize] += u16::from(worth);
            self.take_off(*block);
            ensure(self.destroyed.insert(*block), || format!("{block:?} is destroyed twice"))?;
        } else if let Event::Withdrew { block, from } = event {
            ensure(self.area(*block) == Some(*from), || format!("{block:?} is not there"))?;
            self.take_off(*block);
            ensure(self.withdrawn.insert(*block), || format!("{block:?} leaves twice"))?;
        }
        Ok(())
    }

    fn take_off(&mut self, block: BlockId) {
        self.steps[block.index()] = 0;
        self.put(block, None);
        self.marks.orders.remove(&block);
    }

    fn gains(&mut self, event: &Event) -> Checked {
        if let Event::Supplied { who, area, source } = event {
            let block = self.known(*who)?;
            let source = source.ok_or("the full log knows every source")?;
            let (steps, full) = (self.steps[block.index()], self.facts.block(block).steps);
            ensure(steps < full, || format!("{block:?} gets more than its full steps"))?;
            self.steps[block.index()] += 1;
            let is_first = self.marks.served.insert((who.side, *area));
            ensure(is_first, || format!("two points in {area:?}"))?;
            *self.marks.spent.entry(source).or_default() += 1;
        } else if let Event::NightBegan = event {
            for block in self.facts.all_blocks() {
                let facts = self.facts.block(block);
                if facts.is_headquarters() && self.area(block).is_some() {
                    self.steps[block.index()] = facts.steps;
                }
            }
        } else if let Event::RedoubtCounted { area, side, points } = event {
            let worth = if *side == Side::French { 2 } else { 1 };
            let facts = self.facts.area(*area);
            let is_in_play = facts.redoubt_from.is_some_and(|from| from <= self.turn);
            let is_so = *points == worth && is_in_play && self.has(*area, *side);
            ensure(is_so, || format!("{event:?}"))?;
            self.points[*side as usize] += u16::from(*points);
        }
        Ok(())
    }

    fn moves(&mut self, event: &Event) -> Checked {
        if let Event::Placed { who, area } | Event::Arrived { who, area } = event {
            let block = self.known(*who)?;
            let is_new = self.area(block).is_none() && self.steps[block.index()] > 0;
            ensure(is_new, || format!("{block:?} comes back"))?;
            self.put(block, Some(*area));
        } else if let Event::Moved { who, from, to, .. } | Event::Regrouped { who, from, to } =
            event
        {
            let block = self.known(*who)?;
            self.go(block, *from, *to)?;
        } else if let Event::Retreated { face, from, to } | Event::WentOn { face, from, to } = event
        {
            self.known_face(*face)?;
            self.go(face.block, *from, *to)?;
        }
        Ok(())
    }

    fn go(&mut self, block: BlockId, from: AreaId, to: AreaId) -> Checked {
        ensure(self.area(block) == Some(from), || format!("{block:?} is not in {from:?}"))?;
        self.put(block, Some(to));
        Ok(())
    }

    fn course(&mut self, event: &Event) -> Checked {
        if let Event::TurnBegan { turn } = event {
            ensure(*turn == self.turn + 1, || "an hour is left out".to_owned())?;
            self.turn = *turn;
        } else if let Event::Initiative { first, .. } = event {
            self.first = *first;
        } else if let Event::BridgeTried { border, burnt: true, .. } = event {
            ensure(self.burnt.insert(*border), || "a bridge burns twice".to_owned())?;
        } else if let Event::Captured { source, points, .. } = event {
            ensure(self.captured.insert(*source), || "a source is captured twice".to_owned())?;
            self.marks.loot.insert(*source, *points);
        } else if let Event::TurnEnded { .. } = event {
            self.marks = Marks::default();
        } else if let Event::SupplyBegan | Event::NightBegan | Event::NightEnded = event {
            self.marks.served.clear();
            self.marks.spent.clear();
            if let Event::NightEnded = event {
                self.marks.moved.clear();
            }
        }
        Ok(())
    }

    /// The full log knows every block with the steps it has.
    pub(super) fn known(&self, who: Who) -> Result<BlockId, String> {
        let face = who.face.ok_or("the full log knows every block")?;
        ensure(self.side(face.block) == who.side, || format!("{who:?} is of the other side"))?;
        self.known_face(face)
    }

    pub(super) fn known_face(&self, face: Face) -> Result<BlockId, String> {
        let Face { block, steps } = face;
        let has = self.steps[block.index()];
        ensure(has == steps, || format!("{block:?} has {has} steps, not {steps}"))?;
        Ok(block)
    }
}
