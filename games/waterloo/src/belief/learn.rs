//! What each event tells of the enemy.

use crate::belief::{Belief, March, Place, Track};
use crate::board::Location;
use crate::event::{Event, Path, Who};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Kind, Marker};
use crate::setting::BlockSet;

impl Belief {
    /// Folds an event, as it was seen.
    pub(crate) fn learn(&mut self, seen: &Event) {
        match seen {
            Event::SetUpConfirmed { numbers, .. } => self.are_placed(numbers),
            Event::TurnBegan { turn } => self.turn_begins(*turn),
            Event::Moved { who, path } => self.moves(*who, *path),
            Event::LeaderShown { leader, town, stands } => {
                self.leader_is_shown(*leader, *town, *stands);
            }
            Event::Marched { who, from, to, lost, .. } => self.march(*who, *from, *to, *lost),
            Event::Eliminated { block, town, location } => {
                self.is_lost(*block, Place { town: *town, at: *location });
            }
            Event::SkirmishersShown { town, faces } => {
                self.are_seen_at(faces, Place::town(*town));
            }
            Event::StepLost { who, town, location } => {
                self.loses_a_step(*who, Place { town: *town, at: *location });
            }
            Event::Retreated { who, from, location, to } => {
                self.retreats(*who, Place { town: *from, at: *location }, *to);
            }
            Event::BattleOpened { town } => self.open.insert(*town),
            Event::MarkerPut { town, at, marker: Marker::Woods } => {
                self.woods.insert(Place { town: *town, at: Some(*at) });
            }
            Event::WoodsDropped { town, at } => {
                self.woods.remove(&Place { town: *town, at: Some(*at) });
            }
            Event::DeploymentConfirmed { town, numbers, .. } => self.are_deployed(*town, numbers),
            Event::Revealed { town, faces } => self.are_revealed(*town, faces),
            Event::Found { town, at, faces } => {
                self.are_seen_at(faces, Place { town: *town, at: Some(*at) });
            }
            Event::HolderNamed { who: Some(who), town, at } | Event::PassedOn { who, town, at } => {
                self.acts(*who, Place { town: *town, at: Some(*at) });
            }
            Event::SquareFormed { who, town, at } | Event::Occupied { who, town, at } => {
                self.acts(*who, Place { town: *town, at: Some(*at) });
                self.uses_action(*who);
            }
            Event::Fired { who, town, at, .. } => {
                let from = self.firing_place(Place { town: *town, at: Some(*at) });
                self.acts(*who, from);
                self.uses_action(*who);
            }
            Event::Stepped { who, town, from, to, .. } => {
                let [from, to] = [*from, *to].map(|at| Place { town: *town, at: Some(at) });
                self.goes(*who, from, to, self.may_stand_in(to));
                self.uses_action(*who);
            }
            Event::Sheltered { who, .. } | Event::ShelterLeft { who } => self.uses_action(*who),
            Event::BattleTurnBegan { .. } => self.acted = BlockSet::NONE,
            Event::Reinforced { who, from, town } => {
                let to = self.arrival(*town);
                self.goes(*who, Place::town(*from), to, self.may_be_steady);
            }
            Event::Routed { town, role, .. } if *role == self.role() => self.is_routed(*town),
            Event::RoutLoss { who, lost } => self.loses_in_rout(*who, *lost),
            Event::Crossed { block, to } => self.crosses(*block, *to),
            Event::BattleWon { town, .. } => {
                self.acted = BlockSet::NONE;
                self.board_is_cleared(*town);
            }
            Event::Regrouped { who, from, to, .. } => {
                let set = if who.disrupted { self.may_be_disrupted } else { self.may_be_steady };
                let to = self.arrival(*to);
                self.goes(*who, Place::town(*from), to, set);
            }
            Event::ArmyRemoved { faces, .. } => {
                faces.iter().for_each(|face| self.army_goes(face.block));
                self.sharpen();
            }
            Event::TurnEnded { .. } => {
                self.may_be_disrupted = BlockSet::NONE;
                self.may_be_steady = BlockSet::all();
            }
            Event::Began(_)
            | Event::Ended
            | Event::Placed { .. }
            | Event::MovesEnded { .. }
            | Event::MarchesOpened
            | Event::MarchesEnded { .. }
            | Event::FightsFound { .. }
            | Event::SkirmishBegan { .. }
            | Event::Picked { .. }
            | Event::PicksConfirmed { .. }
            | Event::Skirmished { .. }
            | Event::SkirmishLost { .. }
            | Event::SkirmishEnded { .. }
            | Event::BattleOrdered { .. }
            | Event::MarkerDrawn { .. }
            | Event::MarkerPut { .. }
            | Event::Deployed { .. }
            | Event::HolderNamed { who: None, .. }
            | Event::MoraleCalled { .. }
            | Event::MoraleRolled { .. }
            | Event::EngagementsChanged { .. }
            | Event::Vanished { .. }
            | Event::SquareLeft { .. }
            | Event::Acted { .. }
            | Event::BattlePhaseEnded { .. }
            | Event::ReinforcementEnded { .. }
            | Event::StallCounted { .. }
            | Event::WithdrawalBegan { .. }
            | Event::BattleTurnEnded { .. }
            | Event::Routed { .. }
            | Event::RegroupEnded { .. }
            | Event::SupplyCut { .. }
            | Event::Demoralised { .. }
            | Event::Won { .. } => {}
        }
    }

    fn turn_begins(&mut self, turn: u8) {
        self.turn = turn;
        self.tracks.clear();
        self.marches.clear();
        self.watched = true;
    }

    /// [WAT-24.1.2] A path of two roads tells that the block is fast.
    fn moves(&mut self, who: Who, path: Path) {
        let fast = match path.via {
            Some(_) => self.setting().fast,
            None => BlockSet::all(),
        };
        self.goes(who, Place::town(path.from), Place::town(path.to), fast);
        if who.army.side() == self.enemy {
            let Path { from: start, via, to } = path;
            self.tracks.push(Track { army: who.army, start, via, to });
        }
    }

    /// [WAT-7.1.1] Only a block that moved over its full allowance marches: a slow one after one
    /// road, a fast one after two.
    fn march(&mut self, who: Who, from: TownId, to: TownId, lost: u8) {
        if who.army.side() != self.enemy {
            return;
        }
        let came = |track: &&Track| track.army == who.army && track.to == from;
        let fast = self.setting().fast;
        let spent = self.tracks.iter().filter(came).fold(BlockSet::NONE, |all, track| {
            all | if track.via.is_some() { fast } else { !fast }
        });
        let those = if self.watched { spent } else { BlockSet::all() };
        let movers = self.goes(who, Place::town(from), Place::town(to), those);
        self.one_has_lost(movers, lost);
        self.marches.push(March { army: who.army, from, to });
    }

    /// Where an enemy stands that fires at a place: there, if his side has blocks there, or [WAT-14.2.1]
    /// in the position that faces it.
    fn firing_place(&self, target: Place) -> Place {
        let is_there = self.spots.get(&target).is_some_and(|spot| spot.blocks != [0; 3]);
        let facing = target.at.and_then(Location::facing);
        if is_there { target } else { Place { at: facing, ..target } }
    }

    /// [WAT-12.1.3] A block that was seen to act does not act again. [WAT-13.1.7] Horse artillery may.
    fn uses_action(&mut self, who: Who) {
        if let Some(face) = who.face
            && who.army.side() == self.enemy
            && self.setting().kind(face.block) != Kind::HorseArtillery
        {
            self.acted.insert(face.block);
        }
    }

    fn loses_a_step(&mut self, who: Who, place: Place) {
        let blocks = self.meant(who, place);
        self.acts(who, place);
        if who.army.side() == self.enemy {
            self.one_has_lost(blocks, 1);
        }
    }

    /// [WAT-18.2.1] A block that retreated is disrupted.
    fn retreats(&mut self, who: Who, from: Place, to: TownId) {
        let movers = self.goes(who, from, Place::town(to), BlockSet::all());
        self.may_be_disrupted |= movers;
        if movers.len() == 1 {
            self.may_be_steady -= movers;
        }
    }

    fn loses_in_rout(&mut self, who: Who, lost: u8) {
        if let Some(face) = who.face.filter(|_| who.army.side() == self.enemy) {
            self.set_steps(face.block, face.steps.saturating_sub(lost));
        }
    }

    /// [WAT-15.1.2] Those that may stand at a place: guns do not step into woods.
    fn may_stand_in(&self, place: Place) -> BlockSet {
        let guns = self.setting().guns;
        if self.woods.contains(&place) { BlockSet::all() - guns } else { BlockSet::all() }
    }

    /// [WAT-23.1.3] A block left with its army; it lies open.
    fn army_goes(&mut self, block: BlockId) {
        let army = self.setting().army(block);
        if army.side() == self.enemy {
            self.is_gone(block);
            self.spots.values_mut().for_each(|spot| spot.blocks[army as usize] = 0);
        }
    }
}
