//! Facts in short lines: `3.2 A1 moved (4,3)`.

use engine::Game;
use samurai::{Event, Fact, HexId, Stage, UnitId};

use super::{Field, sketch};

/// What the owner of a unit reads on its base and flag.
pub(crate) struct Sheet {
    pub(crate) markers: u8,
    pub(crate) ammunition: u8,
    pub(crate) fatigue: u8,
    pub(crate) honour: bool,
    pub(crate) commander: bool,
}

/// What a position says of a unit, with what it leaves out filled in from the scenario.
#[track_caller]
pub(super) fn sheet(field: &Field, name: &str) -> Sheet {
    let line = field.unit(name).unwrap_or_else(|| panic!("{name} is not in the battle"));
    let start = field.battle.scenario().start_of(name).expect("a unit");
    Sheet {
        markers: line.markers.or(start.markers).unwrap_or(0),
        ammunition: line.ammunition.or(start.ammunition).unwrap_or(0),
        fatigue: line.fatigue.or(start.fatigue).unwrap_or(0),
        honour: line.honour.or(start.honour).unwrap_or(false),
        commander: line.commander.or(start.commander) == Some(samurai::Commander::Present),
    }
}

/// A fact in a short line.
pub(super) fn line(field: &Field, event: &Event) -> String {
    let stage = match event.at.stage {
        Stage::SetUp => "set-up".to_owned(),
        Stage::Start => "start".to_owned(),
        Stage::Morale => "morale".to_owned(),
        Stage::Planning => "planning".to_owned(),
        Stage::Showing => "0".to_owned(),
        Stage::Defence => "1".to_owned(),
        Stage::Shooting => "2".to_owned(),
        Stage::Movement => format!("3.{}", event.at.step),
        Stage::Special => "4".to_owned(),
        Stage::Melee => "5".to_owned(),
        Stage::Leaving => format!("6.{}", event.at.step),
        Stage::End => "end".to_owned(),
    };
    format!("{stage} {}", fact(field, &event.fact))
}

fn fact(field: &Field, fact: &Fact) -> String {
    let unit = |unit: &UnitId| field.battle.scenario().name_of(*unit);
    let hex = |hex: &HexId| sketch::from_number(&field.battle.scenario().number_of(*hex));
    let dice =
        |dice: &[u8]| dice.iter().map(ToString::to_string).collect::<Vec<String>>().join(" ");
    let word = |value: serde_json::Value| value.as_str().expect("a word").to_owned();
    macro_rules! named {
        ($value:expr) => {
            word(serde_json::to_value($value).expect("a word"))
        };
    }
    match fact {
        Fact::Placed { unit: u, hex: h, facing } => {
            format!("{} placed {} facing {}", unit(u), hex(h), u8::from(*facing))
        }
        Fact::TurnBegan { turn } => format!("turn {turn}"),
        Fact::Began { stage, step } => format!("began {} {step}", named!(stage)),
        Fact::ThirdForceRolled { die } => format!("third force rolled {die}"),
        Fact::ThirdForceJoined { side } => format!("third force joined {}", named!(side)),
        Fact::Committed { seat } => format!("seat {} committed", seat.0),
        Fact::Ordered { unit: u, order, .. } => {
            format!("{} ordered {}", unit(u), named!(order.kind()))
        }
        Fact::OrderChanged { unit: u, order } => {
            let order = order.map_or_else(|| "none".to_owned(), |order| named!(order.kind()));
            format!("{} has order {order}", unit(u))
        }
        Fact::Faced { unit: u, facing } => format!("{} faced {}", unit(u), u8::from(*facing)),
        Fact::Appeared { unit: u, hex: h, facing, cause } => {
            let (facing, cause) = (u8::from(*facing), named!(cause));
            format!("{} appeared {} facing {facing} by {cause}", unit(u), hex(h))
        }
        Fact::Shot { unit: u, target, range, value, dice: d, hits } => {
            format!(
                "{} shot {} at {range} value {value}: {} = {hits}",
                unit(u),
                unit(target),
                dice(d)
            )
        }
        Fact::Struck { unit: u, target, value, dice: d, hits } => {
            format!("{} struck {} value {value}: {} = {hits}", unit(u), unit(target), dice(d))
        }
        Fact::Fought { unit: u, target, value, dice: d, hits } => {
            format!("{} fought {} value {value}: {} = {hits}", unit(u), unit(target), dice(d))
        }
        Fact::Hurt { unit: u, absorbed, lost, .. } => {
            format!("{} hurt {absorbed} absorbed {lost} lost", unit(u))
        }
        Fact::Drowned { unit: u, dice: d, lost, .. } => {
            format!("{} drowned: {} = {lost}", unit(u), dice(d))
        }
        Fact::Tested { unit: u, occasion, value, die } => {
            format!("{} tested {} at {value}: {die}", unit(u), named!(occasion))
        }
        Fact::Marked { unit: u, markers } => format!("{} marked {markers}", unit(u)),
        Fact::Honoured { unit: u } => format!("{} honoured", unit(u)),
        Fact::Dishonoured { unit: u } => format!("{} dishonoured", unit(u)),
        Fact::Destroyed { unit: u, end } => format!("{} destroyed {}", unit(u), named!(end)),
        Fact::Claimed { unit: u, hex: h, die, sum } => {
            format!("{} claimed {} die {die} sum {sum}", unit(u), hex(h))
        }
        Fact::Stopped { unit: u, why } => format!("{} stopped {}", unit(u), named!(why)),
        Fact::Moved { unit: u, to, .. } => format!("{} moved {}", unit(u), hex(to)),
        Fact::Entered { unit: u, hex: h, .. } => format!("{} entered {}", unit(u), hex(h)),
        Fact::SteppedBack { unit: u, to } => format!("{} stepped back {}", unit(u), hex(to)),
        Fact::Engaged { unit: u, with } => format!("{} engaged {}", unit(u), unit(with)),
        Fact::Classed { unit: u, class, .. } => format!("{} classed {}", unit(u), named!(class)),
        Fact::Released { unit: u } => format!("{} released", unit(u)),
        Fact::Hid { unit: u } => format!("{} hid", unit(u)),
        Fact::Regrouped { unit: u, gone, hex: h, .. } => {
            format!("{} regrouped with {} {}", unit(u), unit(gone), hex(h))
        }
        Fact::Resupplied { unit: u } => format!("{} resupplied", unit(u)),
        Fact::Recovered { unit: u } => format!("{} recovered", unit(u)),
        Fact::CalledOff { unit: u } => format!("{} called off", unit(u)),
        Fact::WillPursue { unit: u } => format!("{} will pursue", unit(u)),
        Fact::Escaped { unit: u } => format!("{} escaped", unit(u)),
        Fact::Tired { unit: u, markers } => format!("{} tired {markers}", unit(u)),
        Fact::Ended { winner, points } => {
            let winner = winner.map_or_else(|| "nobody".to_owned(), |side| named!(side));
            format!("ended {winner} {} to {}", points[0], points[1])
        }
    }
}
