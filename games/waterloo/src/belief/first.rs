//! What a side believes when it looks at a campaign for the first time.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Seat, Shared};

use crate::belief::{Belief, Place, Strength};
use crate::ids::MOST_BLOCKS;
use crate::pieces::{Army, Marker, Side};
use crate::setting::{BlockSet, Setting};
use crate::view::View;

impl Belief {
    /// Any block may stand wherever its army has one that is not seen, with any steps that it can
    /// have. [WAT-3.1.2], [WAT-3.1.3] A listed set-up is known to every player.
    pub(crate) fn new(setting: &'static Setting, seat: Seat, view: &View) -> Belief {
        let is_allied = Side::Allied.seats().contains(seat);
        let mut belief = Belief {
            setting: Shared::new(setting),
            enemy: if is_allied { Side::French } else { Side::Allied },
            turn: view.turn,
            spots: BTreeMap::new(),
            strengths: [Strength::default(); MOST_BLOCKS],
            may_be_disrupted: BlockSet::NONE,
            may_be_steady: BlockSet::all(),
            acted: BlockSet::NONE,
            open: view.battles.iter().filter(|it| it.open).map(|it| it.town).collect(),
            woods: woods(view),
            tracks: Vec::new(),
            marches: Vec::new(),
            watched: view.groups.is_empty(),
        };
        belief.note_hidden(view);
        belief.note_seen(view);
        if belief.is_as_listed(view) {
            belief.take_up_the_list();
        }
        belief.sharpen();
        belief
    }

    fn note_hidden(&mut self, view: &View) {
        let seen: BlockSet = view.blocks.iter().map(|block| block.block).collect();
        let unseen = self.setting().of_side(self.enemy) - seen - view.lost - view.removed;
        for block in unseen {
            let card = self.setting().block(block);
            // [WAT-3.1.1] All blocks begin at full strength.
            let least = if view.turn == 0 { card.steps } else { 1 };
            let most = if view.turn == 0 { card.steps } else { card.full };
            self.strengths[block.index()] = Strength { least, most };
        }
        let enemy = self.enemy;
        for hidden in view.hidden.iter().filter(|it| it.army.side() == enemy) {
            let place = Place { town: hidden.town, at: hidden.at };
            let may = unseen & self.blocks_of(hidden.army);
            (0..hidden.blocks).for_each(|_| self.count_in(hidden.army, place, may));
            if hidden.disrupted > 0 {
                self.may_be_disrupted |= may;
            }
        }
    }

    fn note_seen(&mut self, view: &View) {
        let enemies = self.setting().of_side(self.enemy);
        for block in view.blocks.iter().filter(|it| enemies.contains(it.block)) {
            self.set_steps(block.block, block.steps);
            if let Some(town) = block.town {
                let army = self.setting().army(block.block);
                self.count_in(army, Place { town, at: block.at }, block.block.into());
            }
        }
    }

    /// [WAT-3.1.2], [WAT-3.1.3] Whether the enemy's blocks stand as the list of the set-up has them, before
    /// anything has happened.
    fn is_as_listed(&self, view: &View) -> bool {
        let setting = self.setting();
        let is_first = view.turn == setting.first_turn && !setting.options.free_set_up();
        let nothing_happened =
            view.lost.is_empty() && view.removed.is_empty() && view.roads.is_empty();
        is_first && nothing_happened && view.battles.is_empty() && self.numbers_are_as_listed()
    }

    fn numbers_are_as_listed(&self) -> bool {
        let mut numbers: BTreeMap<Place, [u8; 3]> = BTreeMap::new();
        for block in self.setting().of_side(self.enemy) {
            let card = self.setting().block(block);
            numbers.entry(Place::town(card.town)).or_default()[card.army as usize] += 1;
        }
        let seen = self.spots.iter().map(|(&place, spot)| (place, spot.blocks));
        numbers.into_iter().eq(seen)
    }

    fn take_up_the_list(&mut self) {
        for army in Army::ALL {
            for block in self.blocks_of(army) {
                let card = self.setting().block(block);
                self.pin(block, Place::town(card.town));
                self.set_steps(block, card.steps);
            }
        }
    }
}

fn woods(view: &View) -> BTreeSet<Place> {
    let places = view.battles.iter().flat_map(|battle| {
        let woods = battle.markers.iter().filter(|it| it.marker == Marker::Woods);
        woods.map(|it| Place { town: battle.town, at: Some(it.at) })
    });
    places.collect()
}
