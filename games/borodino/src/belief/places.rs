//! Who may be where: simple counting.

use crate::ids::{AreaId, BlockId, BlockSet, MOST_AREAS};

/// An area, or the place of those that are not on the map yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(Option<AreaId>);

impl Place {
    pub(crate) const OFF_MAP: Place = Place(None);

    fn index(self) -> usize {
        self.0.map_or(MOST_AREAS, AreaId::index)
    }
}

impl From<AreaId> for Place {
    fn from(area: AreaId) -> Place {
        Place(Some(area))
    }
}

impl From<Option<AreaId>> for Place {
    fn from(area: Option<AreaId>) -> Place {
        Place(area)
    }
}

const PLACES: usize = MOST_AREAS + 1;

/// How many blocks of a side are at each place, and who may be among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Places {
    numbers: [u8; PLACES],
    may: [BlockSet; PLACES],
}

impl Places {
    pub(super) fn empty() -> Places {
        Places { numbers: [0; PLACES], may: [BlockSet::NONE; PLACES] }
    }

    /// Whether as many blocks are at each place.
    pub(super) fn has_numbers_of(&self, other: &Places) -> bool {
        self.numbers == other.numbers
    }

    pub(super) fn may(&self, place: Place) -> BlockSet {
        self.may[place.index()]
    }

    /// How many blocks are at a place.
    pub(super) fn number(&self, place: Place) -> u8 {
        self.numbers[place.index()]
    }

    /// None of these blocks is at a place.
    pub(super) fn rule_out(&mut self, blocks: BlockSet, place: Place) {
        self.may[place.index()] -= blocks;
    }

    /// Whether a block is at some place.
    pub(super) fn is_anywhere(&self, block: BlockId) -> bool {
        self.may.iter().any(|may| may.contains(block))
    }

    /// One block less is at a place.
    pub(super) fn count_out(&mut self, place: Place) {
        let number = &mut self.numbers[place.index()];
        *number = number.saturating_sub(1);
    }

    /// One block more is at a place: one of these.
    pub(super) fn count_in(&mut self, place: Place, may: BlockSet) {
        self.numbers[place.index()] += 1;
        self.may[place.index()] |= may;
    }

    /// A block is here, and nowhere else.
    pub(super) fn pin(&mut self, block: BlockId, place: Place) {
        self.forget(block);
        self.may[place.index()].insert(block);
    }

    /// A block is nowhere.
    pub(super) fn forget(&mut self, block: BlockId) {
        self.may.iter_mut().for_each(|may| may.remove(block));
    }

    /// Where as many blocks must be as there are, nobody else can be; where no more can be than
    /// there are, they all are. Until nothing more follows.
    pub(super) fn sharpen(&mut self) {
        while self.sharpen_once() {}
    }

    /// One round of it; whether anything followed.
    fn sharpen_once(&mut self) -> bool {
        let pinned = self.pinned();
        let mut follows = false;
        for place in 0..PLACES {
            let (here, number) = (self.may[place], u32::from(self.numbers[place]));
            let must = here & pinned;
            if here == must {
                continue;
            }
            if must.len() >= number {
                self.may[place] = must;
                follows = true;
            } else if here.len() == number {
                self.may.iter_mut().for_each(|may| *may -= here);
                self.may[place] = here;
                follows = true;
            }
        }
        follows
    }

    /// The blocks that can be in one place only.
    fn pinned(&self) -> BlockSet {
        let (mut some, mut several) = (BlockSet::NONE, BlockSet::NONE);
        for &may in &self.may {
            several |= some & may;
            some |= may;
        }
        some - several
    }
}
