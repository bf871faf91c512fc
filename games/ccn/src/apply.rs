//! How events change the position: assignments, and nothing else. In the order of a turn, as
//! `event` lists them.

use crate::cards::Card;
use crate::event::{Event, Volley};
use crate::hex::Hex;
use crate::marks::{Mark, Marks};
use crate::pieces::{Arm, LeaderId, UnitId};
use crate::pile::Pile;
use crate::state::{Battle, Faces, Fate, Played, Slot, Unit, UnitSet};

const KNOWN: &str = "the full log knows every card";

/// Changes the position as `event` says.
pub(crate) fn apply(battle: &mut Battle, event: &Event) {
    match *event {
        Event::Began(step) => battle.agenda.push(step),
        Event::Ended => drop(battle.agenda.pop()),
        Event::TurnBegan { side, number } => {
            battle.active = side;
            battle.last[side as usize] = None;
            battle.turn = number;
        }
        Event::CardPlayed { side, card, command, copy_of, mode } => {
            battle.hands[side as usize].take(card);
            let played = Played { card, command, copy_of, mode, faces: Faces::default() };
            battle.last[side as usize] = Some(played.text()).filter(|text| text.can_be_copied());
            battle.played = Some(played);
        }
        Event::ModeChosen { mode } => battle.played.iter_mut().for_each(|it| it.mode = mode),
        Event::CommandRolled { dice, .. } => {
            battle.played.iter_mut().for_each(|it| it.faces = Faces::of(&dice));
        }
        Event::BlockRegained { unit } => {
            let arm = battle.arm(unit);
            battle.units[usize::from(unit.0)].blocks += 1;
            battle.use_face(arm);
            battle.mark(unit, Mark::Ordered);
        }
        Event::FaceUnused { arm } => battle.use_face(arm),
        Event::UnitPlaced { unit, to, leader, .. } => battle.move_unit(unit, to, leader),
        Event::UnitOrdered { unit } => battle.mark(unit, Mark::Ordered),
        Event::LeaderOrdered { leader } => battle.mark_leader(leader, Mark::Ordered),
        Event::SquareLeft { unit } | Event::SquareBroken { unit } => battle.end_square(unit),
        Event::UnitMoved { unit, to, hexes, leader, .. } => {
            battle.move_unit(unit, to, leader);
            battle.mark_moved(unit, to, hexes);
            if leader.is_some() {
                battle.mark(unit, Mark::Led);
            }
            if leader.is_none() && battle.leader_with(unit).is_some() {
                battle.mark(unit, Mark::Joined);
            }
        }
        Event::LeaderMoved { leader, to, .. } => {
            battle.move_leader(leader, to);
            battle.mark_leader_moved(leader, to);
        }
        Event::UnitEntered { unit, to, hexes } => {
            battle.units[usize::from(unit.0)].waits = false;
            battle.put_unit(unit, to);
            battle.mark_moved(unit, to, hexes);
            if battle.leader_with(unit).is_some() {
                battle.mark(unit, Mark::Joined);
            }
        }
        Event::LeaderEntered { leader, to } => {
            battle.leaders[usize::from(leader.0)].fate = Fate::Present;
            battle.put_leader(leader, to);
            battle.mark_leader_moved(leader, to);
        }
        Event::UnitExited { unit, exit, leader, .. } => {
            battle.lift_unit(unit);
            battle.units[usize::from(unit.0)] = Unit::default();
            battle.exited[usize::from(exit)] += 1;
            if let Some(leader) = leader {
                battle.lift_leader(leader, Fate::Left);
            }
        }
        Event::LeaderExited { leader, .. } => battle.lift_leader(leader, Fate::Left),
        Event::AttackDeclared { unit, .. } => {
            battle.mark(unit, Mark::Battled);
            battle.joined = UnitSet::NONE;
        }
        Event::ArtilleryJoined { guns, .. } => {
            battle.mark(guns, Mark::Battled);
            battle.joined.insert(guns);
        }
        Event::FirstStrikePlayed { side, .. } => {
            battle.hands[side as usize].take(Card::FirstStrike);
            battle.discard_pile.push(Card::FirstStrike);
            battle.strikes += 1;
        }
        Event::SquareFormed { side, unit, slot, card } => {
            let (card, slot) = (card.expect(KNOWN), Slot::new(slot).expect("slots count from 1"));
            battle.hands[side as usize].take(card);
            battle.tracks[side as usize].lay(slot, card);
            battle.units[usize::from(unit.0)].square = Some(slot);
        }
        // The artillery that joined has rolled, or lost the roll.
        Event::Rolled { volley: Volley::Melee, .. } | Event::AttackLost { .. } => {
            battle.joined = UnitSet::NONE;
        }
        Event::BlocksLost { unit, blocks } => battle.units[usize::from(unit.0)].blocks -= blocks,
        Event::UnitEliminated { unit, .. } => {
            battle.lift_unit(unit);
            battle.units[usize::from(unit.0)] = Unit::default();
            battle.trophies[battle.side_of(unit).enemy() as usize] += 1;
        }
        Event::LeaderEliminated { leader } => {
            battle.lift_leader(leader, Fate::Eliminated);
            battle.trophies[battle.side_of_leader(leader).enemy() as usize] += 1;
        }
        Event::UnitRetreated { unit, to, leader, .. }
        | Event::UnitWithdrew { unit, to, leader, .. } => battle.move_unit(unit, to, leader),
        Event::LeaderFled { leader, to } => {
            battle.lift_leader(leader, Fate::Fleeing);
            battle.leaders[usize::from(leader.0)].hex = to;
        }
        Event::LeaderSettled { leader } => {
            let hex = battle.leader(leader).hex;
            battle.leaders[usize::from(leader.0)].fate = Fate::Present;
            battle.put_leader(leader, hex);
        }
        Event::LeaderLeft { leader } => battle.lift_leader(leader, Fate::Left),
        Event::UnitAdvanced { unit, to, leader, .. } => {
            battle.move_unit(unit, to, leader);
            battle.mark_entered(unit, to);
        }
        Event::BonusMeleeBegan { unit } => battle.mark(unit, Mark::BonusMelee),
        Event::ObjectiveGained { objective, .. } => battle.held |= 1 << objective,
        Event::ObjectiveLost { objective, .. } => battle.held &= !(1 << objective),
        Event::GroundChanged { change } => battle.changed |= 1 << change,
        Event::CardDiscarded { card } => {
            battle.discard_pile.push(card);
            battle.played = None;
        }
        Event::PilesShuffled => battle.shuffle_piles(),
        Event::CardDrawn { side, card } => {
            let card = card.expect(KNOWN);
            battle.draw_pile.take(card);
            battle.hands[side as usize].add(card);
        }
        Event::CardScouted { card, .. } => {
            let card = card.expect(KNOWN);
            battle.draw_pile.take(card);
            battle.scouted.push(card);
        }
        Event::CardKept { side, kept, rejected } => {
            battle.hands[side as usize].add(kept.expect(KNOWN));
            battle.discard_pile.push(rejected);
            battle.scouted.clear();
        }
        Event::TurnEnded { .. } => battle.clear_marks(),
        Event::Won { side } => {
            battle.winner = Some(side);
            battle.agenda.clear();
        }
        Event::Drawn => {
            battle.is_drawn = true;
            battle.agenda.clear();
        }
        // Told, and nothing more: what changes by it is in the events that follow.
        Event::UnitShortOfSupply { .. }
        | Event::UnitRetired { .. }
        | Event::Rolled { .. }
        | Event::LeaderChecked { .. }
        | Event::FlagsIgnored { .. }
        | Event::FlagsBounced { .. }
        | Event::RetreatBlocked { .. }
        | Event::LeaderStruckAt { .. }
        | Event::SuddenDeath { .. }
        | Event::TurnLimitReached => {}
    }
}

impl Battle {
    fn mark(&mut self, unit: UnitId, mark: Mark) {
        self.units[usize::from(unit.0)].marks.set(mark);
    }

    fn mark_leader(&mut self, leader: LeaderId, mark: Mark) {
        self.leaders[usize::from(leader.0)].marks.set(mark);
    }

    fn mark_moved(&mut self, unit: UnitId, to: Hex, hexes: u8) {
        self.units[usize::from(unit.0)].moved += hexes;
        self.mark(unit, Mark::Moved);
        self.mark_entered(unit, to);
    }

    /// [CCN-9.1.3] A unit that he has joined moves no more.
    fn mark_leader_moved(&mut self, leader: LeaderId, to: Hex) {
        self.mark_leader(leader, Mark::Moved);
        if let Some(unit) = self.unit_at(to) {
            self.mark(unit, Mark::Joined);
        }
    }

    /// [CCN-1.1.8] Entering counts by own movement, taking ground and breakthrough.
    pub(crate) fn mark_entered(&mut self, unit: UnitId, hex: Hex) {
        if let Some(mark) = Mark::of_entering(self.ground(hex)) {
            self.mark(unit, mark);
        }
    }

    fn shuffle_piles(&mut self) {
        let shuffled = self.draw_pile.cards().chain(self.discard_pile.iter().copied());
        self.draw_pile = shuffled.collect::<Pile>();
        self.discard_pile.clear();
    }

    /// [CCN-22.4.1] Marker and card go back.
    fn end_square(&mut self, unit: UnitId) {
        let side = self.side_of(unit) as usize;
        let slot = self.units[usize::from(unit.0)].square.take();
        let card = slot.and_then(|slot| self.tracks[side].take(slot));
        self.hands[side].add(card.expect("a square has a card on the track"));
    }

    fn use_face(&mut self, arm: Arm) {
        if let Some(played) = &mut self.played {
            *played.faces.of_arm(arm) -= 1;
        }
    }

    fn clear_marks(&mut self) {
        self.strikes = 0;
        for unit in &mut self.units {
            unit.moved = 0;
            unit.marks = Marks::default();
        }
        for leader in &mut self.leaders {
            leader.marks = Marks::default();
        }
    }
}
