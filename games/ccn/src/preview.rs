//! The numbers before an attack is confirmed, as whole-number weights over six to the dice.

use engine::{DicePart, Likelihood, Phrase, Preview, Seat, Weight};

use crate::dice::{Count, Occasion, Target};
use crate::event::{Action, Volley};
use crate::hex::Hex;
use crate::pieces::{Arm, Face, Side, UnitId};
use crate::state::{Battle, Step};
use crate::steps::{battle_back, flags, melee, retreat};

/// The numbers behind a decision that rolls dice.
pub(crate) fn preview(battle: &Battle, seat: Seat, action: Action) -> Option<Preview> {
    let side = Side::of(seat).filter(|&side| battle.asked() == Some(side))?;
    match (action, battle.step()) {
        (Action::Fire { from, at }, _) => {
            let unit = battle.unit_of(side, from)?;
            battle.unit_of(side.enemy(), at)?;
            (battle.setting.get().board.distance(from, at) <= battle.profile(unit).range)
                .then(|| against_unit(battle, unit, at, Volley::Fire, battle.fire_dice(unit, at)))?
        }
        (Action::Melee { from, at }, _) => {
            let unit = battle.unit_of(side, from)?;
            let near = battle.setting.get().board.neighbours(from).contains(at);
            near.then(|| melee_preview(battle, unit, at)).flatten()
        }
        (Action::BattleBack, Some(Step::BattleBack { unit, at })) => {
            let dice = battle_back::dice(battle, unit, at);
            against_unit(battle, unit, at, Volley::BattleBack, dice)
        }
        _ => None,
    }
}

/// A melee: against a unit with what may come back, or against a lone leader.
fn melee_preview(battle: &Battle, unit: UnitId, at: Hex) -> Option<Preview> {
    let dice = melee::dice(battle, unit, at);
    let Some(target) = battle.unit_at(at) else {
        battle.leader_of(battle.side_of(unit).enemy(), at)?;
        return Some(against_leader(battle, unit, at, dice));
    };
    let mut preview = against_unit(battle, unit, at, Volley::Melee, dice)?;
    // [CCN-20.1.1] What comes back if the target is not hurt and stays.
    let attacker = Target::Unit(battle.arm(unit));
    let reply = battle.melee_dice(target, battle.unit(unit).hex, attacker, Occasion::Reply);
    let reply = against_unit(battle, target, battle.unit(unit).hex, Volley::BattleBack, reply);
    preview.reply = reply.filter(|reply| reply.hits.len() > 1).map(Box::new);
    Some(preview)
}

/// An attack on a unit. Its owner is taken to ignore what flags he can and to find the best way
/// back; that its leader may fall before the flags are dealt with is left out.
fn against_unit(
    battle: &Battle,
    unit: UnitId,
    at: Hex,
    volley: Volley,
    count: Count,
) -> Option<Preview> {
    let target = battle.unit_at(at)?;
    let sabers = volley != Volley::Fire && battle.profile(unit).kind.sabers_hit();
    let ways = Ways::new(count.total(), hitting_faces(battle.arm(target), sabers));
    let blocks = usize::from(battle.unit(target).blocks);
    // [CCN-24.6.4] Works let a flag be ignored.
    let works = battle.works_between(battle.unit(unit).hex, at).target;
    let allowance = usize::from(flags::allowance(battle, target, works));
    // [CCN-15.1.6] Hexes of retreat that cannot be made cost a block each.
    let (each, room) =
        (usize::from(battle.profile(target).retreats), retreat::room(battle, target));
    let lost = |hits: usize, flags: usize| {
        hits + (flags.saturating_sub(allowance) * each).saturating_sub(usize::from(room))
    };
    let eliminated = ways.sum(|hits, flags| lost(hits, flags) >= blocks);
    let leaves = |flags: usize| flags > allowance && room > 0;
    let driven_back = ways.sum(|hits, flags| lost(hits, flags) < blocks && leaves(flags));
    Some(Preview {
        dice: parts(battle, unit, at, count),
        total: ways.total(),
        hits: ways.hits(),
        results: vec![
            Likelihood { what: Phrase::new("preview-eliminated"), weight: eliminated },
            Likelihood { what: Phrase::new("preview-driven-back"), weight: driven_back },
        ],
        reply: None,
    })
}

/// [CCN-13.3.1] One saber eliminates a lone leader; else he flees.
fn against_leader(battle: &Battle, unit: UnitId, at: Hex, count: Count) -> Preview {
    let ways = Ways::new(count.total(), 1);
    let eliminated = ways.sum(|sabers, _| sabers > 0);
    let flees = ways.sum(|sabers, _| sabers == 0);
    Preview {
        dice: parts(battle, unit, at, count),
        total: ways.total(),
        hits: vec![flees, eliminated],
        results: vec![
            Likelihood { what: Phrase::new("preview-leader-eliminated"), weight: eliminated },
            Likelihood { what: Phrase::new("preview-leader-flees"), weight: flees },
        ],
        reply: None,
    }
}

/// [CCN-10.2.1] Where each die comes from.
fn parts(battle: &Battle, unit: UnitId, at: Hex, count: Count) -> Vec<DicePart> {
    let blocks = battle.unit(unit).blocks;
    let id = match battle.arm(unit) {
        Arm::Artillery => "dice-guns",
        Arm::Infantry if count.base < blocks => "dice-blocks-halved",
        Arm::Infantry | Arm::Cavalry => "dice-blocks",
    };
    let blocks = Phrase::new(id).number("blocks", blocks);
    let kind = Phrase::new("dice-kind").term("kind", battle.profile(unit).kind.term());
    let ground = |id: &'static str, hex| Phrase::new(id).term("ground", battle.ground(hex).term());
    let (target_ground, own_ground) =
        (ground("dice-target-ground", at), ground("dice-own-ground", battle.unit(unit).hex));
    let part = |source: Phrase, dice: i32| DicePart { source, dice };
    let all = [
        part(blocks, i32::from(count.base)),
        part(kind, i32::from(count.bonus)),
        part(target_ground, -i32::from(count.reduction.target)),
        part(Phrase::new("dice-target-works"), -i32::from(count.reduction.target_works)),
        part(own_ground, -i32::from(count.reduction.attacker)),
        part(Phrase::new("dice-own-works"), -i32::from(count.reduction.own_works)),
    ];
    all.into_iter().filter(|part| part.dice != 0).collect()
}

/// How many of the six faces hit.
fn hitting_faces(arm: Arm, sabers_hit: bool) -> u128 {
    let faces = (1..=6).map(Face::of_die);
    faces.filter(|&face| face.shows(arm) || (sabers_hit && face == Face::Saber)).count() as u128
}

/// In how many ways dice show each number of hits and of flags.
struct Ways(Vec<Vec<u128>>);

impl Ways {
    fn new(dice: u8, hitting: u128) -> Ways {
        let most = usize::from(dice);
        let mut ways = vec![vec![0; most + 1]; most + 1];
        ways[0][0] = 1;
        for rolled in 0..most {
            let mut next = vec![vec![0; most + 1]; most + 1];
            for hits in 0..=rolled {
                for flags in 0..=rolled - hits {
                    let before = ways[hits][flags];
                    next[hits + 1][flags] += before * hitting;
                    next[hits][flags + 1] += before;
                    next[hits][flags] += before * (5 - hitting);
                }
            }
            ways = next;
        }
        Ways(ways)
    }

    fn total(&self) -> Weight {
        self.sum(|_, _| true)
    }

    /// The weight of each number of hits.
    fn hits(&self) -> Vec<Weight> {
        self.0.iter().map(|flags| Weight(flags.iter().sum())).collect()
    }

    fn sum(&self, wanted: impl Fn(usize, usize) -> bool) -> Weight {
        let rows = self.0.iter().enumerate();
        let cells = rows.flat_map(|(hits, row)| {
            row.iter().enumerate().map(move |(flags, way)| (hits, flags, way))
        });
        Weight(cells.filter(|&(hits, flags, _)| wanted(hits, flags)).map(|(_, _, way)| way).sum())
    }
}
