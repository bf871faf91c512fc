//! [CCN-29.1.1] How events change the position: assignments, and nothing else.

use crate::cards::Pile;
use crate::event::Event;
use crate::hex::Hex;
use crate::marks::{Mark, Marks};
use crate::pieces::{LeaderId, Side, UnitId};
use crate::state::{Battle, Fate, Leader, Played, Slot, Unit};

const KNOWN: &str = "the full log knows every card";

/// Changes the position as `event` says.
pub(crate) fn apply(battle: &mut Battle, event: &Event) {
    match *event {
        Event::Began(step) => battle.agenda.push(step),
        Event::Ended => drop(battle.agenda.pop()),
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
        Event::CardPlayed { side, card, command } => {
            battle.hands[side as usize].take(card);
            battle.played = Some(Played { card, command });
        }
        Event::CardDiscarded { card } => {
            battle.discard_pile.push(card);
            battle.played = None;
        }
        Event::PilesShuffled => battle.shuffle_piles(),
        Event::TurnBegan { side, number } => {
            battle.active = side;
            battle.turn = number;
        }
        Event::UnitOrdered { unit } => battle.mark(unit, Mark::Ordered),
        Event::LeaderOrdered { leader } => battle.mark_leader(leader, Mark::Ordered),
        Event::UnitMoved { unit, to, hexes, leader, .. } => {
            battle.move_unit(unit, to, leader);
            battle.units[usize::from(unit.0)].moved += hexes;
            battle.mark(unit, Mark::Moved);
            battle.mark_entered(unit, to);
            if leader.is_none() && battle.leader_with(unit).is_some() {
                battle.mark(unit, Mark::Joined);
            }
        }
        Event::LeaderMoved { leader, to, .. } => {
            battle.move_leader(leader, to);
            battle.mark_leader(leader, Mark::Moved);
            if let Some(unit) = battle.unit_at(to) {
                battle.mark(unit, Mark::Joined);
            }
        }
        Event::AttackDeclared { unit, .. } => battle.mark(unit, Mark::Battled),
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
        Event::UnitRetreated { unit, to, leader, .. } => battle.move_unit(unit, to, leader),
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
        Event::TurnEnded { .. } => battle.clear_marks(),
        Event::Won { side } => {
            battle.winner = Some(side);
            battle.agenda.clear();
        }
        Event::Rolled { .. }
        | Event::LeaderChecked { .. }
        | Event::LeaderStruckAt { .. }
        | Event::FlagsIgnored { .. }
        | Event::RetreatBlocked { .. } => {}
    }
}

impl Battle {
    fn mark(&mut self, unit: UnitId, mark: Mark) {
        self.units[usize::from(unit.0)].marks.set(mark);
    }

    fn mark_leader(&mut self, leader: LeaderId, mark: Mark) {
        self.leaders[usize::from(leader.0)].marks.set(mark);
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

    fn clear_marks(&mut self) {
        for unit in &mut self.units {
            unit.moved = 0;
            unit.marks = Marks::default();
        }
        for leader in &mut self.leaders {
            leader.marks = Marks::default();
        }
    }

    /// Puts a unit in another hex, together with the leader it takes along. A leader who stands
    /// there already is joined.
    fn move_unit(&mut self, unit: UnitId, to: Hex, leader: Option<LeaderId>) {
        self.lift_unit(unit);
        self.put_unit(unit, to);
        if let Some(leader) = leader {
            self.move_leader(leader, to);
        }
    }

    pub(crate) fn put_unit(&mut self, unit: UnitId, hex: Hex) {
        self.units[usize::from(unit.0)].hex = hex;
        self.unit_in[hex.index()] = Slot::new(unit.0 + 1);
        self.unit_hexes[self.side_of(unit) as usize].insert(hex);
    }

    fn lift_unit(&mut self, unit: UnitId) {
        let hex = self.unit(unit).hex;
        self.unit_in[hex.index()] = None;
        self.unit_hexes[self.side_of(unit) as usize].remove(hex);
    }

    fn move_leader(&mut self, leader: LeaderId, to: Hex) {
        let hex = self.leader(leader).hex;
        self.take_from(leader, hex);
        self.put_leader(leader, to);
    }

    pub(crate) fn put_leader(&mut self, leader: LeaderId, hex: Hex) {
        self.leaders[usize::from(leader.0)].hex = hex;
        self.leader_in[hex.index()] = Slot::new(leader.0 + 1);
        self.leader_hexes[self.side_of_leader(leader) as usize].insert(hex);
    }

    fn lift_leader(&mut self, leader: LeaderId, fate: Fate) {
        if self.leader(leader).fate == Fate::Present {
            self.take_from(leader, self.leader(leader).hex);
        }
        // Nothing is remembered of a leader who is out of the game.
        if fate != Fate::Fleeing {
            self.leaders[usize::from(leader.0)] = Leader::default();
        }
        self.leaders[usize::from(leader.0)].fate = fate;
    }

    fn take_from(&mut self, leader: LeaderId, hex: Hex) {
        let side: Side = self.side_of_leader(leader);
        self.leader_in[hex.index()] = None;
        self.leader_hexes[side as usize].remove(hex);
    }
}
