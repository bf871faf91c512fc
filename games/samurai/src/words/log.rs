//! The log: a line for each thing that a player would notice, as he saw it.

use engine::{Phrase, Seat};
use hexes::Direction;

use super::orders::order_phrase;
use super::terms::{self, pips};
use crate::event::{Dice, Event, Fact};
use crate::ids::{HexId, UnitId};
use crate::morale;
use crate::order::{Order, OrderKind};
use crate::pieces::{Cause, Class, Commander, End, Halt, Occasion, Side};
use crate::setting::Setting;

/// A line of the log; none for what only moves the turn on, or follows from what was told.
pub(super) fn narrate(setting: &Setting, event: &Event) -> Option<Phrase> {
    let line = Line(setting);
    let of = |id, unit| setting.of_unit(id, unit);
    Some(match event.fact {
        Fact::Began { .. }
        | Fact::Faced { .. }
        | Fact::Classed { class: Class::Front, .. }
        | Fact::Hurt { absorbed: 0, lost: 0, .. } => return None,
        Fact::Placed { unit, hex, facing } => line.at("log-placed", unit, hex, facing),
        Fact::TurnBegan { turn } => {
            Phrase::new("log-turn").number("turn", turn).number("turns", setting.turns)
        }
        Fact::ThirdForceRolled { die } => line.third("log-third-rolled").number("die", die),
        Fact::ThirdForceJoined { side } => line.with_side(line.third("log-third-joined"), side),
        Fact::Committed { seat } => line.committed(seat),
        Fact::Ordered { unit, order, private, .. } => order_phrase(setting, unit, order, private),
        Fact::OrderChanged { unit, order } => of(changed_id(order), unit),
        Fact::Appeared { unit, hex, facing, cause } => {
            line.at(appeared_id(cause), unit, hex, facing)
        }
        Fact::Shot { unit, target, range, value, ref dice, hits } => {
            line.roll("log-shot", (unit, target), value, dice, hits).number("range", range)
        }
        Fact::Struck { unit, target, value, ref dice, hits } => {
            line.roll("log-struck", (unit, target), value, dice, hits)
        }
        Fact::Fought { unit, target, value, ref dice, hits } => {
            line.roll("log-fought", (unit, target), value, dice, hits)
        }
        Fact::Hurt { unit, absorbed, lost, commander } => {
            let phrase = of("log-hurt", unit).number("absorbed", absorbed);
            with_commander(phrase.number("lost", lost), commander)
        }
        Fact::Drowned { unit, ref dice, lost, commander } => {
            let phrase = of("log-drowned", unit).text("dice", pips(dice)).number("lost", lost);
            with_commander(phrase, commander)
        }
        Fact::Tested { unit, occasion, value, die } => line.tested(unit, occasion, value, die),
        Fact::Marked { unit, markers } => {
            of("log-marked", unit).term("state", terms::state(markers))
        }
        Fact::Honoured { unit } => of("log-honoured", unit),
        Fact::Dishonoured { unit } => of("log-dishonoured", unit),
        Fact::Destroyed { unit, end } => of(end_id(end), unit),
        Fact::Claimed { unit, hex, die, sum } => {
            line.to("log-claimed", unit, hex).number("die", die).number("sum", sum)
        }
        Fact::Stopped { unit, why } => of(halt_id(why), unit),
        Fact::Moved { unit, to, .. } => line.to("log-moved", unit, to),
        Fact::Entered { unit, hex, order, .. } => {
            line.to("log-entered", unit, hex).term("order", order.kind().term())
        }
        Fact::SteppedBack { unit, to } => line.to("log-stepped-back", unit, to),
        Fact::Engaged { unit, with } => line.against("log-engaged", unit, with),
        Fact::Classed { unit, target, class } => {
            line.against("log-classed", unit, target).term("class", class.term())
        }
        Fact::Released { unit } => of("log-released", unit),
        Fact::Hid { unit } => of("log-hid", unit),
        Fact::Regrouped { unit, gone, hex, figures, .. } => {
            let phrase = line.against("log-regrouped", unit, gone).number("figures", figures);
            setting.with_hex(phrase, "hex", hex)
        }
        Fact::Resupplied { unit } => of("log-resupplied", unit),
        Fact::Recovered { unit } => of("log-recovered", unit),
        Fact::CalledOff { unit } => of("log-called-off", unit),
        Fact::WillPursue { unit } => of("log-will-pursue", unit),
        Fact::Escaped { unit } => of("log-escaped", unit),
        Fact::Tired { unit, markers } => of("log-tired", unit).number("markers", markers),
        Fact::Ended { winner, points } => line.ended(winner, points),
    })
}

/// [SAM-5.4.1], [SAM-5.4.2] What became of an order.
fn changed_id(order: Option<Order>) -> &'static str {
    match order.map(Order::kind) {
        Some(OrderKind::Rest) => "log-order-rest",
        Some(OrderKind::Flee) => "log-order-flee",
        Some(OrderKind::Panic) => "log-order-panic",
        Some(
            OrderKind::AllRoundDefence
            | OrderKind::Defence
            | OrderKind::FireAndRetreat
            | OrderKind::Shoot
            | OrderKind::Attack
            | OrderKind::March
            | OrderKind::MoveAndFire
            | OrderKind::Run
            | OrderKind::Ambush
            | OrderKind::Regroup
            | OrderKind::Resupply
            | OrderKind::Recon
            | OrderKind::Withdraw
            | OrderKind::Pursue,
        )
        | None => "log-order-lost",
    }
}

fn appeared_id(cause: Cause) -> &'static str {
    match cause {
        Cause::LeftAmbush => "log-appeared",
        Cause::Contact => "log-appeared-contact",
        Cause::Fire => "log-appeared-fire",
        Cause::Recon => "log-appeared-recon",
    }
}

fn end_id(end: End) -> &'static str {
    match end {
        End::Killed => "log-killed",
        End::Surrendered => "log-surrendered",
        End::Exhausted => "log-exhausted",
        End::Panicked => "log-panicked",
    }
}

fn halt_id(why: Halt) -> &'static str {
    match why {
        Halt::HeadOn => "log-stopped-head-on",
        Halt::Held => "log-stopped-held",
        Halt::Outbid => "log-stopped-outbid",
        Halt::Contested => "log-stopped-contested",
        Halt::Clash => "log-stopped-clash",
        Halt::River => "log-stopped-river",
        Halt::Test => "log-stopped-test",
        Halt::NoWay => "log-stopped-no-way",
        Halt::Watched => "log-stopped-watched",
    }
}

/// Whether the unit has lost its commander, now or before.
fn with_commander(phrase: Phrase, commander: Commander) -> Phrase {
    phrase.number("leaderless", i64::from(commander == Commander::Lost))
}

/// Lines about the things of a battle.
struct Line<'a>(&'a Setting);

impl Line<'_> {
    fn to(&self, id: &'static str, unit: UnitId, hex: HexId) -> Phrase {
        self.0.with_hex(self.0.of_unit(id, unit), "hex", hex)
    }

    fn at(&self, id: &'static str, unit: UnitId, hex: HexId, facing: Direction) -> Phrase {
        self.to(id, unit, hex).term("facing", terms::direction(facing))
    }

    fn against(&self, id: &'static str, unit: UnitId, target: UnitId) -> Phrase {
        self.0.with_unit(self.0.of_unit(id, unit), "target", target)
    }

    /// [SAM-1.1.3] The dice of one unit against another, with what hits.
    fn roll(
        &self,
        id: &'static str,
        (unit, target): (UnitId, UnitId),
        value: u8,
        dice: &Dice,
        hits: u8,
    ) -> Phrase {
        let phrase = self.against(id, unit, target).number("value", value);
        phrase.text("dice", pips(dice)).number("hits", hits)
    }

    /// [SAM-14.1.2] A test with its value and its die.
    fn tested(&self, unit: UnitId, occasion: Occasion, value: i8, die: u8) -> Phrase {
        let passed = morale::passes(die, value);
        let id = if passed { "log-test-passed" } else { "log-test-failed" };
        let phrase = self.0.of_unit(id, unit).term("occasion", occasion.term());
        phrase.number("value", value).number("die", die)
    }

    /// [SAM-19.2.5] A line about the third force.
    fn third(&self, id: &'static str) -> Phrase {
        let title = self.0.third.as_ref().map_or("?", |third| third.title.as_str());
        Phrase::new(id).text("force", title.to_owned())
    }

    fn with_side(&self, phrase: Phrase, side: Side) -> Phrase {
        phrase.text("side", self.0.side_name(side))
    }

    fn committed(&self, seat: Seat) -> Phrase {
        Phrase::new("log-committed").text("side", self.0.seat_name(seat))
    }

    fn ended(&self, winner: Option<Side>, points: [i16; 2]) -> Phrase {
        let [a, b] = Side::BOTH.map(|side| self.0.side_name(side));
        // [SAM-19.1.3] Equal points are won by the survivors.
        let won = if points[0] == points[1] { "log-won-survivors" } else { "log-won" };
        let phrase = match winner {
            Some(winner) => Phrase::new(won).text("winner", self.0.side_name(winner)),
            None => Phrase::new("log-drawn"),
        };
        let phrase = phrase.text("a", a).text("b", b);
        phrase.number("a-points", points[0]).number("b-points", points[1])
    }
}
