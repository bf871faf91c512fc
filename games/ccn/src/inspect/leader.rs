//! A leader: with whom he is, what he gives, where he can ride.

use engine::{Fact, Layer, Phrase, Thing};

use super::{by_rule, layer, moves_are_open, under_orders};
use crate::cards::Card;
use crate::marks::Mark;
use crate::pieces::LeaderId;
use crate::reach;
use crate::state::{Battle, Fate};
use crate::steps::movement;

pub(super) fn thing(battle: &Battle, leader: LeaderId) -> Thing {
    let side = battle.side_of_leader(leader);
    let played = battle.played.filter(|_| side == battle.active);
    let ordered = under_orders(battle, side, played);
    let name = battle.setting.get().with_leader(Phrase::new("inspect-leader"), "leader", leader);
    let mut facts = vec![kind(battle, leader)];
    facts.extend(done(battle, leader));
    let stays = is_fleeing(battle, leader) || is_in_square(battle, leader);
    if !stays {
        facts.push(moves(&ordered));
    }
    let can_move = !stays && can_still_move(battle, &ordered, leader);
    let layers = can_move.then(|| reach(&ordered, leader)).flatten().into_iter().collect();
    Thing { id: "leader", name, facts, layers }
}

fn is_fleeing(battle: &Battle, leader: LeaderId) -> bool {
    battle.leader(leader).fate == Fate::Fleeing
}

/// [CCN-22.3.4] The leader of a square stays with it.
fn is_in_square(battle: &Battle, leader: LeaderId) -> bool {
    let unit = battle.unit_at(battle.leader(leader).hex);
    unit.is_some_and(|unit| battle.is_square(unit))
}

fn can_still_move(battle: &Battle, ordered: &Battle, leader: LeaderId) -> bool {
    !battle.is_leader_ordered(leader)
        || moves_are_open(battle) && movement::may_leader_move(ordered, leader).is_ok()
}

fn kind(battle: &Battle, leader: LeaderId) -> Fact {
    let nation = battle.setting.get().leaders[usize::from(leader.0)].nation;
    let text = Phrase::new("fact-leader").term("nation", nation.term());
    Fact::new("kind", text).by("CCN-1.1.5")
}

/// With whom he is, and what he has done in this turn.
fn done(battle: &Battle, leader: LeaderId) -> Vec<Fact> {
    let state = battle.leader(leader);
    if is_fleeing(battle, leader) {
        return vec![Fact::new("flees", Phrase::new("fact-flees")).by("CCN-16.1.1")];
    }
    let mut facts = vec![company(battle, leader)];
    if is_in_square(battle, leader) {
        facts.push(Fact::new("no-move", Phrase::new("ban-leader-in-square")).by("CCN-22.3.4"));
    }
    if state.marks.has(Mark::Ordered) {
        facts.push(Fact::new("ordered", Phrase::new("fact-leader-ordered")).by("CCN-7.1.4"));
    }
    if state.marks.has(Mark::Moved) {
        facts.push(Fact::new("moved", Phrase::new("fact-leader-moved")).by("CCN-9.1.1"));
    }
    facts
}

/// [CCN-15.2.2] What he gives to his unit; [CCN-13.3.1] what threatens him alone.
fn company(battle: &Battle, leader: LeaderId) -> Fact {
    match battle.unit_at(battle.leader(leader).hex) {
        Some(unit) => {
            let text = battle.setting.get().with_unit(Phrase::new("fact-attached"), "unit", unit);
            Fact::new("attached", text).by("CCN-15.2.2")
        }
        None => Fact::new("alone", Phrase::new("fact-alone")).by("CCN-13.3.1"),
    }
}

fn moves(ordered: &Battle) -> Fact {
    let text = Phrase::new("fact-rides").number("hexes", reach::leader_moves(ordered));
    Fact::new("moves", text).by(rule_of_move(ordered))
}

fn rule_of_move(ordered: &Battle) -> &'static str {
    let manoeuvres = ordered.tactic() == Some(Card::LaGrandeManoeuvre);
    if manoeuvres { "CCN-25.14.1" } else { "CCN-9.1.1" }
}

/// [CCN-9.1.1], [CCN-9.1.2] Where he can end his move.
fn reach(ordered: &Battle, leader: LeaderId) -> Option<Layer> {
    let hexes = reach::of_leader(ordered, leader);
    by_rule(layer("reach", Phrase::new("layer-ride"), hexes), rule_of_move(ordered))
}
