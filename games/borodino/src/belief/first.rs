//! What a side believes when it looks at a campaign for the first time.

use engine::{Seat, Shared};

use crate::belief::places::Places;
use crate::belief::{Belief, Place, Strength};
use crate::event::Stage;
use crate::ids::{BlockSet, MOST_BLOCKS};
use crate::pieces::Side;
use crate::setting::Setting;
use crate::step::Step;
use crate::view::View;

impl Belief {
    /// Any block may stand wherever one is not seen, with any steps that it can have. [BOR-18.1.2] The
    /// printed set-up is known to everybody.
    pub(crate) fn new(setting: &'static Setting, seat: Seat, view: &View) -> Belief {
        let enemy = Side::of(seat).enemy();
        let mut belief = Belief {
            setting: Shared::new(setting),
            enemy,
            turn: view.turn,
            battle: view.battle.as_ref().map(|battle| battle.area),
            is_placing: is_placing(setting, enemy, view),
            places: Places::empty(),
            strengths: [Strength::default(); MOST_BLOCKS],
            lacking: None,
        };
        belief.note_hidden(view);
        belief.note_seen(view);
        if belief.is_printed(view) {
            belief.take_up_print(setting.of_side(enemy));
        } else if view.turn == 0 {
            // [BOR-4.2.1] In free set-up the headquarters stand at their printed areas.
            belief.take_up_print(setting.of_side(enemy) & setting.headquarters);
        }
        belief.places.sharpen();
        belief
    }

    fn note_hidden(&mut self, view: &View) {
        let seen: BlockSet = view.blocks.iter().map(|block| block.block).collect();
        let enemies = self.setting().of_side(self.enemy);
        let unseen = enemies - seen - view.destroyed - view.withdrawn;
        let starts = view.turn == 0;
        for block in unseen {
            let card = self.setting().block(block);
            // [BOR-4.1.3] Blocks begin as the scenario has them.
            let least = if starts { card.steps } else { self.fewest(block) };
            let most = if starts { card.steps } else { card.full };
            self.strengths[block.index()] = Strength { least, most };
        }
        let enemy = self.enemy;
        for hidden in view.hidden.iter().filter(|it| it.side == enemy) {
            (0..hidden.blocks).for_each(|_| self.places.count_in(hidden.area.into(), unseen));
        }
        for _ in 0..view.waiting[enemy as usize] {
            self.places.count_in(Place::OFF_MAP, unseen);
        }
    }

    fn note_seen(&mut self, view: &View) {
        let enemies = self.setting().of_side(self.enemy);
        for block in view.blocks.iter().filter(|it| enemies.contains(it.block)) {
            self.set_steps(block.block, block.steps);
            // Of those off the map all are counted above.
            if let Some(area) = block.area {
                self.places.count_in(area.into(), block.block.into());
            } else {
                self.places.pin(block.block, Place::OFF_MAP);
            }
        }
    }

    /// [BOR-18.1.2] Whether the enemy's blocks stand as the scenario has them, before anything has
    /// happened.
    fn is_printed(&self, view: &View) -> bool {
        let setting = self.setting();
        let is_start = view.turn <= 1 && view.acting == view.first;
        let nothing_happened =
            view.stage == Stage::Activation && view.points == setting.options.handicap;
        let is_printed = !setting.options.free_set_up && is_start && nothing_happened;
        is_printed && view.battle.is_none() && self.numbers_are_printed()
    }

    fn numbers_are_printed(&self) -> bool {
        let mut printed = Places::empty();
        for block in self.setting().of_side(self.enemy) {
            printed.count_in(self.setting().block(block).area.into(), BlockSet::NONE);
        }
        printed.has_numbers_of(&self.places)
    }

    fn take_up_print(&mut self, blocks: BlockSet) {
        for block in blocks {
            let card = self.setting().block(block);
            self.places.pin(block, card.area.into());
            self.set_steps(block, card.steps);
        }
        let lacks = |block| {
            let card = self.setting().block(block);
            u16::from(card.full - card.steps)
        };
        self.lacking = Some(self.setting().of_side(self.enemy).iter().map(lacks).sum());
    }
}

/// [BOR-4.2.1] Whether a side has not placed all its blocks in free set-up: before the first question, or
/// as long as it is to be asked.
fn is_placing(setting: &Setting, side: Side, view: &View) -> bool {
    let is_to_place = view.agenda.is_empty() || view.agenda.contains(&Step::Place { side });
    setting.options.free_set_up && view.turn == 0 && is_to_place
}
