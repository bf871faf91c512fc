//! The position, and how events change it.

use std::sync::atomic::{AtomicU8, Ordering};

use engine::{Few, Seat};

use super::pieces::{BLOCKS, FACES, GUARD, start};
use super::{Area, Army, BlockId, Event, Planted, Scenario, Side, Step};

/// The position. In play its fields are written in `apply` and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    pub(super) scenario: &'static Scenario,
    pub(super) blocks: [Block; BLOCKS],
    pub(super) turn: u8,
    /// What is still to be done, the next thing last.
    pub(super) agenda: Few<Step, 8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    /// Nowhere before the blocks are placed, and after the last step is lost.
    pub(super) area: Option<Area>,
    pub(super) steps: u8,
    pub(super) shown: bool,
}

impl Campaign {
    /// The position before anything is placed.
    #[must_use]
    pub fn new(scenario: &'static Scenario) -> Campaign {
        let blocks = FACES.map(|face| Block { area: None, steps: face.steps, shown: false });
        Campaign { scenario, blocks, turn: 1, agenda: Few::new() }
    }

    /// Where a block stands; nowhere if it is lost.
    #[must_use]
    pub fn area_of(&self, id: BlockId) -> Option<Area> {
        self.block(id).area
    }

    pub(super) fn plants(&self, fault: Planted) -> bool {
        self.scenario.planted == fault
    }

    /// Whether the Guard stands where the first French block began: only planted faults tell it.
    pub(super) fn is_guard_at_home(&self) -> bool {
        self.block(GUARD).area == start(Army::French).first().copied()
    }

    pub(super) fn step(&self) -> Option<Step> {
        self.agenda.last().copied()
    }

    pub(super) fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id.index()]
    }

    /// The blocks of `side` in `area`.
    pub(super) fn blocks_in(&self, area: Area, side: Side) -> impl Iterator<Item = BlockId> {
        BlockId::all()
            .filter(move |&id| self.block(id).area == Some(area) && id.army().side() == side)
    }

    pub(super) fn number_in(&self, area: Area, army: Army) -> u8 {
        self.blocks_in(area, army.side()).filter(|id| id.army() == army).count() as u8
    }

    pub(super) fn is_held(&self, area: Area, side: Side) -> bool {
        self.blocks_in(area, side).next().is_some()
    }

    /// [TOY-2.2] For the Allies speaks whoever has more blocks in the area, Wellington if equal.
    pub(super) fn speaker(&self, area: Area, side: Side) -> Seat {
        let [wellington, prussian] =
            [Army::AngloDutch, Army::Prussian].map(|army| (self.number_in(area, army), army));
        match side {
            Side::French => Army::French.seat(),
            Side::Allied if prussian.0 > wellington.0 => prussian.1.seat(),
            Side::Allied => wellington.1.seat(),
        }
    }

    /// Whether a side has nobody left.
    pub(super) fn is_decided(&self) -> bool {
        [Side::French, Side::Allied].into_iter().any(|side| self.steps_of(side) == 0)
    }

    pub(super) fn steps_of(&self, side: Side) -> i32 {
        let mine = BlockId::all().filter(|id| id.army().side() == side);
        mine.map(|id| i32::from(self.block(id).steps)).sum()
    }
}

/// Changes `game` as `event` says.
pub(super) fn apply(game: &mut Campaign, event: &Event) {
    match *event {
        Event::Began(step) => game.agenda.push(step),
        Event::Ended => {
            game.agenda.pop();
        }
        Event::Placed { block, area, .. } => place(game, block, area),
        Event::Moved { block, to, .. } => {
            place(game, block, to);
            spend_march(game);
        }
        Event::Scouted { .. } => spend_march(game),
        Event::Chose { seat, block, .. } => choose(game, seat, block),
        Event::Shown { blocks, .. } => {
            blocks.iter().for_each(|(id, _)| game.blocks[id.index()].shown = true);
        }
        Event::Fired { .. } => {}
        Event::StepsLost { block, lost } => lose_steps(game, block, lost),
        Event::Withdrew { block, to, .. } => place(game, Some(block), to),
        Event::Hidden => hide(game),
        Event::TurnEnded => game.turn += 1,
        Event::Slipped { turn } => game.turn = turn,
    }
}

fn place(game: &mut Campaign, block: Option<BlockId>, area: Area) {
    let id = block.expect("the full log names every block");
    game.blocks[id.index()].area = Some(area);
}

fn spend_march(game: &mut Campaign) {
    if let Some(Step::March { left, .. }) = game.agenda.last_mut() {
        *left -= 1;
    }
}

fn choose(game: &mut Campaign, seat: Seat, block: Option<BlockId>) {
    if let Some(Step::Choose(fight)) = game.agenda.last_mut() {
        fight.ready = fight.ready.with(seat);
        let place = fight.speakers.iter().position(|&speaker| speaker == seat);
        fight.chosen[place.expect("a speaker chose")] = block;
    }
}

fn hide(game: &mut Campaign) {
    game.blocks.iter_mut().for_each(|block| block.shown = false);
    if game.plants(Planted::Impure) {
        game.blocks[GUARD.index()].steps = 1 + HIDDEN.fetch_add(1, Ordering::Relaxed) % 4;
    }
}

/// What an impure `apply` looks at beside the event.
static HIDDEN: AtomicU8 = AtomicU8::new(0);

fn lose_steps(game: &mut Campaign, id: BlockId, lost: u8) {
    let block = &mut game.blocks[id.index()];
    block.steps -= lost;
    if block.steps == 0 {
        block.area = None;
    }
}
