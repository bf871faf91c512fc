//! Simple counting: who must be where, because nobody else can.

use crate::belief::{Belief, Place, Spot};
use crate::ids::BlockId;
use crate::pieces::Army;
use crate::setting::BlockSet;

impl Belief {
    /// The places where a block may stand.
    pub(super) fn places_of(&self, block: BlockId) -> impl Iterator<Item = Place> + '_ {
        let spots = self.spots.iter().filter(move |(_, spot)| spot.may.contains(block));
        spots.map(|(&place, _)| place)
    }

    /// A block stands here, and nowhere else.
    pub(super) fn pin(&mut self, block: BlockId, place: Place) {
        self.forget(block);
        self.spots.entry(place).or_default().may.insert(block);
    }

    /// A block stands nowhere.
    pub(super) fn forget(&mut self, block: BlockId) {
        self.spots.values_mut().for_each(|spot| spot.may.remove(block));
    }

    /// One block of an army less stands at a place.
    pub(super) fn count_out(&mut self, army: Army, place: Place) {
        if let Some(spot) = self.spots.get_mut(&place) {
            spot.blocks[army as usize] = spot.blocks[army as usize].saturating_sub(1);
        }
    }

    /// One block more stands at a place: one of these.
    pub(super) fn count_in(&mut self, army: Army, place: Place, may: BlockSet) {
        let spot = self.spots.entry(place).or_default();
        spot.blocks[army as usize] += 1;
        spot.may |= may;
    }

    /// Where as many blocks must stand as there are, nobody else can; where no more can stand than
    /// there are, they all do. Until nothing more follows.
    pub(super) fn sharpen(&mut self) {
        while Army::ALL.iter().any(|&army| self.sharpen_army(army)) {}
        self.spots.retain(|_, spot| *spot != Spot::default());
    }

    /// One round of it for one army; whether anything followed.
    fn sharpen_army(&mut self, army: Army) -> bool {
        let blocks = self.blocks_of(army);
        let pinned = self.pinned();
        let places: Vec<Place> = self.spots.keys().copied().collect();
        let mut follows = false;
        for place in places {
            let spot = &self.spots[&place];
            let (here, number) = (spot.may & blocks, u32::from(spot.blocks[army as usize]));
            let must = here & pinned;
            if must.len() == number && here != must {
                self.spots.entry(place).or_default().may -= here - must;
                follows = true;
            } else if here.len() == number && here != must {
                here.iter().for_each(|block| self.pin(block, place));
                follows = true;
            }
        }
        follows
    }

    /// The blocks that can stand in one place only.
    fn pinned(&self) -> BlockSet {
        let (mut some, mut several) = (BlockSet::NONE, BlockSet::NONE);
        for spot in self.spots.values() {
            several |= some & spot.may;
            some |= spot.may;
        }
        some - several
    }
}
