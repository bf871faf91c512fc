//! A unit: what it is, what it has done in this turn, how far it moves, which flags it ignores.

use engine::{Fact, Phrase, Thing};

use super::{dice, forbidden, layers, under_orders};
use crate::marks::Mark;
use crate::pieces::{Nation, UnitId};
use crate::state::{Battle, Step};
use crate::steps::flags::Allowance;
use crate::steps::{battles, movement, orders};

pub(super) fn thing(battle: &Battle, unit: UnitId) -> Thing {
    let ordered = ordered(battle, unit);
    let mut facts = vec![kind(battle, unit), strength(battle, unit)];
    facts.extend(leader(battle, unit));
    facts.extend(done(battle, unit));
    facts.push(moves(&ordered, unit));
    facts.extend(dice::of_fire(&ordered, unit));
    facts.extend(dice::of_melee(&ordered, unit));
    facts.extend(flags(battle, unit));
    let name = battle.setting.get().with_unit(Phrase::new("inspect-unit"), "unit", unit);
    Thing { id: "unit", name, facts, layers: layers::of_unit(battle, &ordered, unit) }
}

/// The position as it would be if the unit were ordered. The card of the turn counts if it could
/// have ordered the unit.
fn ordered(battle: &Battle, unit: UnitId) -> Battle {
    let side = battle.side_of(unit);
    let names_it = |text: crate::Card| text.may_order(battle.profile(unit)).is_ok();
    let played = battle.played.filter(|played| {
        side == battle.active && (battle.is_ordered(unit) || names_it(played.text()))
    });
    under_orders(battle, side, played)
}

fn kind(battle: &Battle, unit: UnitId) -> Fact {
    let profile = battle.profile(unit);
    let text = Phrase::new("fact-kind")
        .term("kind", profile.kind.term())
        .term("nation", profile.nation.term());
    Fact::new("kind", text).by(match profile.nation {
        Nation::French => "CCN-3.1.1",
        Nation::British => "CCN-3.1.2",
        Nation::Portuguese => "CCN-3.1.3",
    })
}

fn strength(battle: &Battle, unit: UnitId) -> Fact {
    let all = battle.setting.get().units[usize::from(unit.0)].blocks;
    let blocks = battle.unit(unit).blocks;
    let text = Phrase::new("fact-strength").number("blocks", blocks).number("all", all);
    Fact::new("strength", text).by("CCN-4.1.2")
}

fn leader(battle: &Battle, unit: UnitId) -> Option<Fact> {
    let leader = battle.leader_with(unit)?;
    let text = battle.setting.get().with_leader(Phrase::new("fact-led"), "leader", leader);
    Some(Fact::new("leader", text).by("CCN-15.2.2"))
}

/// [CCN-1.1.8] What it has done in this turn, and what that forbids.
fn done(battle: &Battle, unit: UnitId) -> Vec<Fact> {
    let state = battle.unit(unit);
    let has = |mark: Mark| state.marks.has(mark);
    let mut facts = Vec::new();
    if battle.is_square(unit) {
        facts.push(Fact::new("square", Phrase::new("fact-square")).by("CCN-22.2.1"));
    }
    if !has(Mark::Ordered) {
        return facts;
    }
    facts.push(Fact::new("ordered", Phrase::new("fact-ordered")).by("CCN-7.1.1"));
    if has(Mark::Moved) {
        let text = Phrase::new("fact-moved").number("hexes", state.moved);
        facts.push(Fact::new("moved", text).by("CCN-8.1.1"));
    } else if has(Mark::Joined) {
        facts.extend(forbidden("no-move", movement::may_move(battle, unit)));
    }
    if has(Mark::Battled) {
        facts.push(Fact::new("battled", Phrase::new("fact-battled")).by("CCN-10.1.3"));
    } else {
        facts.extend(forbidden("no-battle", battles::may_battle_after_move(battle, unit)));
        facts.extend(forbidden("no-battle", battles::may_battle_after_entering(battle, unit)));
    }
    facts
}

/// How far it moves when it is ordered, and whether it can battle then.
fn moves(ordered: &Battle, unit: UnitId) -> Fact {
    let (hexes, after) = (ordered.moves(unit), ordered.battles_after(unit));
    let fights = orders::phases(ordered).any(|phase| phase == Step::Battles);
    let id = match (hexes, after) {
        (0, _) => "fact-stays",
        _ if !fights => "fact-moves-only",
        (_, 0) => "fact-moves-or-battles",
        _ if after >= hexes => "fact-moves-and-battles",
        _ => "fact-moves-then-battles",
    };
    let text = Phrase::new(id).number("hexes", hexes).number("after", after);
    Fact::new("moves", text).by(rule_of_move(ordered, unit))
}

/// The rule that says how far it moves.
pub(super) fn rule_of_move(ordered: &Battle, unit: UnitId) -> &'static str {
    if ordered.is_square(unit) {
        return "CCN-22.3.5";
    }
    let by_table = || movement::movement_rule(ordered.profile(unit).kind);
    ordered.card_of_move(unit).unwrap_or_else(by_table)
}

/// [CCN-15.2.5] The flags that it may ignore, by what lets it, and what the others do.
fn flags(battle: &Battle, unit: UnitId) -> Vec<Fact> {
    let open = Allowance::of(battle, unit, false);
    let text = Phrase::new("fact-flags").number("flags", open.total());
    let mut facts = vec![Fact::new("flags", text).by("CCN-15.2.5")];
    let kind = battle.profile(unit).kind.term();
    let of = |id: &'static str, flags: u8| Phrase::new(id).number("flags", flags);
    let parts = [
        (of("fact-flags-kind", open.kind).term("kind", kind), open.kind, "CCN-15.2.4"),
        (of("fact-flags-leader", open.leader), open.leader, "CCN-15.2.2"),
        (of("fact-flags-support", open.support), open.support, "CCN-15.2.3"),
    ];
    let some = parts.into_iter().filter(|&(_, flags, _)| flags > 0);
    facts.extend(some.map(|(text, _, rule)| Fact::new("flags-part", text).by(rule)));
    let covered = Allowance::of(battle, unit, true).works;
    if battle.terrain().has_works(battle.unit(unit).hex) && covered > 0 {
        let text = of("fact-flags-works", covered);
        facts.push(Fact::new("flags-part", text).by("CCN-24.6.4"));
    }
    facts.push(retreat(battle, unit));
    facts
}

/// [CCN-15.1.1] What a flag does that is not ignored.
fn retreat(battle: &Battle, unit: UnitId) -> Fact {
    if battle.is_square(unit) {
        return Fact::new("retreat", Phrase::new("fact-no-retreat")).by("CCN-22.3.2");
    }
    let hexes = battle.profile(unit).retreats;
    Fact::new("retreat", Phrase::new("fact-retreat").number("hexes", hexes)).by("CCN-15.1.1")
}
