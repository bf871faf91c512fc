//! What a side makes of what it saw: where each enemy block may stand.

use super::pieces::{BLOCKS, FACES};
use super::view::View;
use super::{Area, AreaSet, Army, BlockId, Event};

/// Where each block may stand, and the steps it had when it was last seen.
///
/// It may hold more than logic would leave, never less: the truth is always among it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief {
    places: [AreaSet; BLOCKS],
    steps: [u8; BLOCKS],
    numbers: [[u8; 6]; 3],
}

impl Belief {
    /// Any block may stand wherever its army has one, but for those whose faces are seen.
    pub(super) fn new(view: &View) -> Belief {
        let places = FACES.map(|face| {
            let numbers = view.numbers[face.army as usize];
            let held = Area::ALL.into_iter().filter(|&area| numbers[area as usize] > 0);
            held.fold(AreaSet::default(), AreaSet::with)
        });
        let steps = FACES.map(|face| face.steps);
        let mut belief = Belief { places, steps, numbers: view.numbers };
        for face in &view.faces {
            let at = face.area.map_or(AreaSet::default(), |area| AreaSet::default().with(area));
            belief.places[face.block.index()] = at;
            belief.steps[face.block.index()] = face.steps;
        }
        belief
    }

    /// Whether the block may stand in `area`.
    #[must_use]
    pub fn may_be(&self, id: BlockId, area: Area) -> bool {
        self.places[id.index()].contains(area)
    }

    pub(super) fn steps(&self, id: BlockId) -> u8 {
        self.steps[id.index()]
    }

    /// Folds an event, as it was seen.
    pub(super) fn learn(&mut self, seen: &Event) {
        match *seen {
            Event::Moved { army, block, from, to, roads, .. } => {
                self.some_moved(army, from, to, roads);
                if let Some(id) = block {
                    self.pin(id, to);
                }
            }
            Event::Scouted { area, face: Some((id, steps)), .. } => {
                self.pin(id, area);
                self.steps[id.index()] = steps;
            }
            Event::Shown { area, blocks } => {
                for (id, steps) in blocks {
                    self.pin(id, area);
                    self.steps[id.index()] = steps;
                }
            }
            Event::StepsLost { block, lost } => self.lose_steps(block, lost),
            Event::Withdrew { block, from, to } => {
                self.count(block.army(), from, to);
                self.pin(block, to);
                self.leave_empty(block.army(), from);
            }
            Event::Began(_)
            | Event::Ended
            | Event::Placed { .. }
            | Event::Scouted { .. }
            | Event::Chose { .. }
            | Event::Fired { .. }
            | Event::Hidden
            | Event::TurnEnded
            | Event::Slipped { .. } => {}
        }
    }

    /// Any block of the army that was there and is fast enough may be the one that moved.
    fn some_moved(&mut self, army: Army, from: Area, to: Area, roads: u8) {
        for (places, face) in self.places.iter_mut().zip(FACES) {
            if face.army == army && face.pace >= roads && places.contains(from) {
                *places = places.with(to);
            }
        }
        self.count(army, from, to);
        self.leave_empty(army, from);
    }

    fn count(&mut self, army: Army, from: Area, to: Area) {
        self.numbers[army as usize][from as usize] -= 1;
        self.numbers[army as usize][to as usize] += 1;
    }

    /// Where nobody stands, no block can be.
    fn leave_empty(&mut self, army: Army, area: Area) {
        if self.numbers[army as usize][area as usize] == 0 {
            let mine = self.places.iter_mut().zip(FACES).filter(|(_, face)| face.army == army);
            mine.for_each(|(places, _)| *places = places.without(area));
        }
    }

    fn pin(&mut self, id: BlockId, area: Area) {
        self.places[id.index()] = AreaSet::default().with(area);
    }

    /// A block that loses its last step leaves the map; it was shown, so its area is known.
    fn lose_steps(&mut self, id: BlockId, lost: u8) {
        self.steps[id.index()] -= lost;
        if self.steps[id.index()] == 0 {
            let places = self.places[id.index()];
            let area = Area::ALL.into_iter().find(|&area| places.contains(area));
            let area = area.expect("a shown block stands somewhere");
            self.numbers[id.army() as usize][area as usize] -= 1;
            self.places[id.index()] = AreaSet::default();
            self.leave_empty(id.army(), area);
        }
    }
}
