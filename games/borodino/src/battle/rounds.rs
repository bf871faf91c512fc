//! Chapter 10: how battles and their rounds begin.

use crate::Turn;
use crate::event::Event;
use crate::flow::{begin_step, course_of_round, plan};
use crate::ids::{AreaId, AreaSet, BlockSet};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-10.1.4] A battle has at most so many rounds.
pub(crate) const LAST_ROUND: u8 = 4;

/// [BOR-10.2.1] The round in which reserves and flank blocks join.
pub(crate) const SECOND_ROUND: u8 = 2;

/// [BOR-10.1.3] A battle begins: all blocks in the area are shown, except reserves.
pub(crate) fn begin_battle(turn: &mut Turn<'_>, area: AreaId) {
    let present = turn.of_side_in(area, Side::French) | turn.of_side_in(area, Side::Russian);
    let faces = turn.faces(present - turn.reserves);
    let attacker = attacker_in(turn, area);
    turn.reveal();
    turn.emit(Event::BattleBegan { area, attacker, faces });
    begin_step(turn, Step::Round { number: 1 });
    if turn.setting.get().options.flank_attacks {
        begin_step(turn, Step::MainAttack);
    }
}

/// [BOR-10.1.2] Player 2 attacks where he entered an area of Player 1, and Player 1 everywhere else.
fn attacker_in(campaign: &Campaign, area: AreaId) -> Side {
    let [first, second] = campaign.players();
    if campaign.second_attacks.contains(area) { second } else { first }
}

/// [BOR-10.4.1] The areas from which the attacker's blocks in the battle came.
pub(crate) fn attacks_from(campaign: &Campaign) -> AreaSet {
    let attackers = attackers(campaign);
    attackers.iter().filter_map(|block| campaign.origins[block.index()]).collect()
}

/// [BOR-10.4.1] Blocks that came over another border than the main attack join in round 2.
pub(crate) fn name_main_attack(turn: &mut Turn<'_>, from: AreaId) {
    let is_flanker = |origin: Option<AreaId>| origin.is_some_and(|area| area != from);
    let attackers = attackers(turn).iter();
    let flankers = attackers.filter(|block| is_flanker(turn.origins[block.index()])).collect();
    turn.emit(Event::MainAttackNamed { from, flankers });
}

fn attackers(campaign: &Campaign) -> BlockSet {
    let battle = campaign.fight();
    campaign.of_side_in(battle.area, battle.attacker)
}

/// [BOR-10.1.5] A round begins. [BOR-10.1.3] In round 2 reserves are shown.
pub(crate) fn begin_round(turn: &mut Turn<'_>, round: u8) {
    let mut attacker = turn.fight().attacker;
    let (mut joining, mut flank_bonus) = (BlockSet::NONE, BlockSet::NONE);
    if round == SECOND_ROUND {
        let sides = Side::BOTH.map(|side| Contingent::of(turn, side));
        attacker = attacker_of_round_2(turn, &sides);
        joining = sides[0].late | sides[1].late;
        flank_bonus = sides[0].flank_bonus(turn) | sides[1].flank_bonus(turn);
    }
    if !joining.is_empty() {
        turn.reveal();
    }
    let joined = turn.faces(joining);
    turn.emit(Event::RoundBegan { round, attacker, joined, flank_bonus });
    plan(turn, course_of_round());
}

/// The blocks of a side at the start of round 2.
struct Contingent {
    /// Those that fought in round 1,
    early: BlockSet,
    /// and those that join now: reserves or flank blocks.
    late: BlockSet,
}

impl Contingent {
    fn of(campaign: &Campaign, side: Side) -> Contingent {
        let battle = campaign.fight();
        let present = campaign.of_side_in(battle.area, side);
        let late = present & (campaign.reserves | battle.flankers);
        Contingent { early: present - late, late }
    }

    /// [BOR-10.4.2], [BOR-10.4.3] With the option those that join have a bonus, unless nobody is left
    /// of those on whose flank they come.
    fn flank_bonus(&self, campaign: &Campaign) -> BlockSet {
        let has_bonus = campaign.setting.get().options.flank_attacks && !self.early.is_empty();
        if has_bonus { self.late } else { BlockSet::NONE }
    }
}

/// [BOR-10.2.2] If the defender has nobody left but arriving reserves, the roles change.
fn attacker_of_round_2(campaign: &Campaign, sides: &[Contingent; 2]) -> Side {
    let attacker = campaign.fight().attacker;
    let defender = attacker.enemy();
    if sides[defender as usize].early.is_empty() { defender } else { attacker }
}
