//! What a unit may be told to do, and why not the rest.

use engine::{Arg, Fact, Phrase, Seat, Viewer};

use crate::action::{Action, Draft, Writing};
use crate::ban::Ban;
use crate::command;
use crate::event::Stage;
use crate::ids::UnitId;
use crate::order::OrderKind;
use crate::pieces::Side;
use crate::planning;
use crate::state::{Battle, Phase};

/// Of one's own unit, while orders are written: the orders that it may be given, and for each other
/// one on its card the rule that forbids it.
pub(super) fn facts(battle: &Battle, viewer: Viewer, unit: UnitId) -> Vec<Fact> {
    let is_own = |&side: &Side| viewer.is_among(battle.seating().of(side));
    let commander = battle.side(unit).filter(is_own).and_then(|_| battle.seat_of(unit));
    let is_planning =
        battle.now.stage == Stage::Planning && matches!(battle.phase, Phase::Writing(_));
    let Some(commander) = commander.filter(|_| is_planning) else { return Vec::new() };
    let asking = if let Viewer::Seat(seat) = viewer { seat } else { commander };
    let mut facts = vec![commanded(battle, unit)];
    let taken = planning::check(battle, asking, &Draft::default(), Action::Unit(unit));
    match taken {
        Err(ban) => facts.push(refused(battle, ban)),
        Ok(()) => facts.extend(kinds(battle, asking, unit)),
    }
    facts
}

/// [SAM-3.2.3] Whether anybody commands it.
fn commanded(battle: &Battle, unit: UnitId) -> Fact {
    let is_commanded = command::is_commanded(battle, unit);
    let id = if is_commanded { "fact-commanded" } else { "fact-uncommanded" };
    Fact::new("command", Phrase::new(id)).by("SAM-3.2.3")
}

fn kinds(battle: &Battle, seat: Seat, unit: UnitId) -> Vec<Fact> {
    let draft = Draft { writing: Writing::Order(unit), ..Draft::default() };
    let ask = |kind| (kind, planning::check(battle, seat, &draft, Action::Order(kind)));
    let answers: Vec<_> = battle.card(unit).orders.iter().map(ask).collect();
    let open = answers.iter().filter(|(_, answer)| answer.is_ok());
    let open: Vec<_> = open.map(|(kind, _)| kind.term().into()).collect();
    let mut facts = Vec::new();
    if !open.is_empty() {
        let text = Phrase::new("fact-orders").with("orders", Arg::Terms(open));
        facts.push(Fact::new("orders", text).by("SAM-3.1.3"));
    }
    for (kind, answer) in answers {
        if let Err(ban) = answer {
            facts.push(closed(kind));
            facts.push(refused(battle, ban));
        }
    }
    facts
}

fn closed(kind: OrderKind) -> Fact {
    Fact::new("closed-order", Phrase::new("fact-no-order").term("order", kind.term()))
}

fn refused(battle: &Battle, ban: Ban) -> Fact {
    let refusal = ban.refusal(battle.setting.get());
    Fact::new("refusal", refusal.why).by(refusal.rule)
}
