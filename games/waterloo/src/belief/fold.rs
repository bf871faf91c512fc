//! What one deed tells of the blocks that can have done it.

use crate::belief::{Belief, Place};
use crate::board::Location;
use crate::event::{Face, Number, Stationed, Who};
use crate::ids::{BlockId, TownId};
use crate::options::MarchLeader;
use crate::pieces::Army;
use crate::setting::{BlockSet, TownSet};

impl Belief {
    fn is_enemy(&self, army: Army) -> bool {
        army.side() == self.enemy
    }

    /// Those that may be meant: the block that is named, or all of the army that may be there.
    pub(super) fn meant(&self, who: Who, place: Place) -> BlockSet {
        match who.face {
            Some(face) => BlockSet::from(face.block),
            None => {
                self.spots.get(&place).map_or(BlockSet::NONE, |spot| spot.may)
                    & self.blocks_of(who.army)
            }
        }
    }

    /// An enemy block went from one place to another: one of `those`. Says who it may have been.
    pub(super) fn goes(&mut self, who: Who, from: Place, to: Place, those: BlockSet) -> BlockSet {
        if !self.is_enemy(who.army) {
            return BlockSet::NONE;
        }
        let movers = self.meant(who, from);
        // What does not fit is not believed: somebody has moved.
        let movers = if (movers & those).is_empty() { movers } else { movers & those };
        self.count_out(who.army, from);
        self.count_in(who.army, to, movers);
        if let (1, Some(block)) = (movers.len(), movers.lowest()) {
            self.pin(block, to);
        }
        if let Some(face) = who.face {
            self.set_steps(face.block, face.steps);
        }
        self.sharpen();
        movers
    }

    /// A block did something at a place; if it is named, it is seen there.
    pub(super) fn acts(&mut self, who: Who, place: Place) {
        if let Some(face) = who.face.filter(|_| self.is_enemy(who.army)) {
            self.is_seen_at(face, place);
        }
    }

    /// Blocks were turned up at a place; those of the own side tell nothing.
    pub(super) fn are_seen_at(&mut self, faces: &[Face], place: Place) {
        let enemies = self.setting().of_side(self.enemy);
        for &face in faces.iter().filter(|face| enemies.contains(face.block)) {
            self.is_seen_at(face, place);
        }
    }

    fn is_seen_at(&mut self, face: Face, place: Place) {
        self.set_steps(face.block, face.steps);
        self.pin(face.block, place);
        self.sharpen();
    }

    /// [WAT-3.2.1] The enemy has placed his blocks: [WAT-24.1.1] all of an army are exchangeable.
    pub(super) fn are_placed(&mut self, numbers: &[Number]) {
        let enemy = self.enemy;
        for number in numbers.iter().filter(|number| number.army.side() == enemy) {
            let may = self.blocks_of(number.army);
            for _ in 0..number.blocks {
                self.count_in(number.army, Place::town(number.town), may);
            }
        }
        self.sharpen();
    }

    /// [WAT-24.2.2] The enemy has deployed the blocks of a town. [WAT-15.1.2] Guns are not in woods.
    pub(super) fn are_deployed(&mut self, town: TownId, numbers: &[Stationed]) {
        if !numbers.iter().any(|number| self.is_enemy(number.army)) {
            return;
        }
        let Some(spot) = self.spots.remove(&Place::town(town)) else { return };
        for number in numbers {
            let place = Place { town, at: Some(number.at) };
            let guns =
                if self.woods.contains(&place) { self.setting().guns } else { BlockSet::NONE };
            let may = (spot.may & self.blocks_of(number.army)) - guns;
            for _ in 0..number.blocks {
                self.count_in(number.army, place, may);
            }
        }
        self.sharpen();
    }

    /// [WAT-11.3.4] The blocks in positions were turned up, but for those in woods: these are in the
    /// open, and no others are. [WAT-24.2.4] With the option nothing is turned up.
    pub(super) fn are_revealed(&mut self, town: TownId, faces: &[Face]) {
        if self.setting().options.reveal_when_firing_only {
            return;
        }
        let open: BlockSet = faces.iter().map(|face| face.block).collect();
        let (role, woods) = (self.role(), self.woods.clone());
        let is_open = |place: &Place| {
            let Some(at) = place.at else { return false };
            place.town == town && at.role() == role && !at.is_reserve() && !woods.contains(place)
        };
        for (place, spot) in &mut self.spots {
            spot.may = if is_open(place) { spot.may & open } else { spot.may - open };
        }
        let enemies = self.setting().of_side(self.enemy);
        for face in faces.iter().filter(|face| enemies.contains(face.block)) {
            self.set_steps(face.block, face.steps);
        }
        self.sharpen();
    }

    /// [WAT-1.1.3] A block is no more. It lies open, so its place is known.
    pub(super) fn is_lost(&mut self, block: BlockId, place: Place) {
        let army = self.setting().army(block);
        if self.is_enemy(army) {
            self.forget_march(block, place.town);
            self.count_out(army, place);
            self.is_gone(block);
            self.sharpen();
        }
    }

    pub(super) fn is_gone(&mut self, block: BlockId) {
        self.forget(block);
        self.set_steps(block, 0);
    }

    /// [WAT-7.1.7] A leader was shown in a town. If he stands there now he is nowhere else. If he was
    /// there before the marches, he is there or where a move or a march has led since.
    pub(super) fn leader_is_shown(&mut self, leader: BlockId, town: TownId, stands: bool) {
        if self.setting().side(leader) != self.enemy || !stands && !self.watched {
            return;
        }
        let towns = if stands { town.into() } else { self.led_to(town) };
        for (place, spot) in &mut self.spots {
            if place.at.is_some() || !towns.contains(place.town) {
                spot.may.remove(leader);
            }
        }
        self.sharpen();
    }

    /// Where somebody may be who was in a town before the marches. [WAT-7.1.6] Before them is when
    /// the turn began, or with the option when the normal moves were over.
    fn led_to(&self, town: TownId) -> TownSet {
        let is_start = self.setting().options.march_leader == MarchLeader::StartOrArrival;
        let moves = self.tracks.iter().filter(|track| is_start && track.start == town);
        let halts = moves.fold(TownSet::from(town), |all, track| all.with(track.to));
        let marches = self.marches.iter().filter(|march| halts.contains(march.from));
        marches.fold(halts, |all, march| all.with(march.to))
    }

    /// [WAT-19.2.2] A routed block went back over a stream.
    pub(super) fn crosses(&mut self, block: BlockId, to: Location) {
        let army = self.setting().army(block);
        let from = self.places_of(block).next().filter(|_| self.is_enemy(army));
        if let Some(from) = from {
            self.count_out(army, from);
            self.count_in(army, Place { town: from.town, at: Some(to) }, BlockSet::NONE);
            self.pin(block, Place { town: from.town, at: Some(to) });
            self.sharpen();
        }
    }

    /// [WAT-20.1.2] Those on the board of a town return to it.
    pub(super) fn board_is_cleared(&mut self, town: TownId) {
        for at in Location::ALL {
            let Some(spot) = self.spots.remove(&Place { town, at: Some(at) }) else { continue };
            let home = self.spots.entry(Place::town(town)).or_default();
            home.may |= spot.may;
            for (number, more) in home.blocks.iter_mut().zip(spot.blocks) {
                *number += more;
            }
        }
        self.open.remove(town);
        self.woods.retain(|place| place.town != town);
        self.sharpen();
    }
}
