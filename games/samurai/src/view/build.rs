//! How a view is made.

use engine::Viewer;

use super::{AmbushView, Course, EscapedView, Fate, Guise, OwnView, SideView, UnitView, View};
use crate::event::Stage;
use crate::ids::{UnitId, UnitSet};
use crate::order::Order;
use crate::pieces::{Class, Side, Status};
use crate::planning::forced;
use crate::state::{Battle, Phase, Unit};
use crate::{command, setup, values, victory};

/// What a viewer can see of a battle.
pub(crate) fn view(battle: &Battle, viewer: Viewer) -> View {
    let eyes = Eyes { battle, viewer };
    let (visible, hidden) = (battle.visible(), battle.hidden());
    let own = hidden.iter().filter(|&unit| eyes.own(unit).is_some()).collect::<UnitSet>();
    let ambushes = (hidden - own).iter().filter_map(|unit| ambush(battle, unit));
    let escaped = battle.with_status(Status::Escaped).iter();
    View {
        now: battle.now,
        course: course(battle.phase),
        joined: battle.joined,
        sides: Side::BOTH.map(|side| side_view(battle, side)),
        units: (visible | own).iter().map(|unit| eyes.unit(unit)).collect(),
        ambushes: ambushes.collect(),
        waiting: battle.with_status(Status::Waiting),
        destroyed: battle.with_status(Status::Destroyed),
        escaped: escaped.map(|unit| escaped_view(battle, unit)).collect(),
        pool: eyes.pool(),
    }
}

fn course(phase: Phase) -> Course {
    match phase {
        Phase::Writing(committed) => Course::Writing { committed },
        Phase::Running => Course::Running,
        Phase::Over { winner, points } => Course::Over { winner, points },
    }
}

/// [SAM-20.1.1] Points and the fate of the HQs are open.
fn side_view(battle: &Battle, side: Side) -> SideView {
    let fate = |unit: UnitId| match battle.status(unit) {
        Status::Destroyed => Fate::Destroyed,
        Status::Escaped => Fate::Escaped,
        Status::Absent | Status::Waiting | Status::Visible | Status::Hidden => Fate::Alive,
    };
    let headquarters = battle.headquarters(side).map(fate);
    SideView { side, points: victory::so_far(battle, side), headquarters }
}

fn escaped_view(battle: &Battle, unit: UnitId) -> EscapedView {
    let Unit { figures, commander, .. } = *battle.unit(unit);
    EscapedView { unit, figures, commander }
}

/// [SAM-20.1.4] A unit that hides, as somebody remembers it who is not of its side; nothing of one
/// that nobody has seen yet.
fn ambush(battle: &Battle, unit: UnitId) -> Option<AmbushView> {
    let state = battle.unit(unit);
    if state.unknown {
        return None;
    }
    Some(AmbushView {
        unit,
        name: battle.setting.get().name_of(unit),
        side: battle.side(unit)?,
        card: battle.post(unit).card,
        hex: state.hex?,
        figures: state.figures,
        commander: state.commander,
        ammunition: state.ammunition,
        markers: state.remembered.markers,
        honour: state.honour,
        fatigue: state.remembered.fatigue,
    })
}

/// Whether orders are being written: then it matters what is forced.
fn is_planning(battle: &Battle) -> bool {
    battle.now.stage == Stage::Planning && matches!(battle.phase, Phase::Writing(_))
}

/// A battle as one viewer looks at it.
struct Eyes<'a> {
    battle: &'a Battle,
    viewer: Viewer,
}

impl Eyes<'_> {
    /// Whether a side is the viewer's own; to the referee both are.
    fn is_of(&self, side: Side) -> bool {
        self.viewer.is_among(self.battle.seating().of(side))
    }

    /// The side of a unit that is the viewer's own.
    fn own(&self, unit: UnitId) -> Option<Side> {
        self.battle.side(unit).filter(|&side| self.is_of(side))
    }

    /// [SAM-20.1.1] What is open of a unit, and all of an own one.
    fn unit(&self, unit: UnitId) -> UnitView {
        let (battle, state) = (self.battle, self.battle.unit(unit));
        let own = self.own(unit).map(|_| own_view(battle, unit));
        let order = match own {
            Some(_) => state.doing.order,
            None => state.doing.order.map(Order::opened),
        };
        let class = match state.doing.order.and_then(|order| order.prey()) {
            Some(_) => state.doing.class,
            None => Class::Front,
        };
        UnitView {
            unit,
            name: battle.setting.get().name_of(unit),
            side: battle.side(unit),
            card: battle.post(unit).card,
            hex: battle.hex(unit),
            facing: if own.is_some() { state.facing } else { state.seen_facing() },
            figures: state.figures,
            commander: state.commander,
            ammunition: state.ammunition,
            markers: state.markers,
            honour: state.honour,
            fatigue: state.fatigue,
            absorbed: state.absorbed,
            steadfastness: values::steadfastness(battle, unit),
            engaged: battle.foes(unit),
            order,
            class,
            fled_from: state.fled_from,
            pursues: pursues(battle, unit),
            own,
        }
    }

    /// [SAM-19.2.4] Those of whom the viewer may hide some now.
    fn pool(&self) -> UnitSet {
        let hides = |side: &Side| self.viewer.is_among(side.seat().into());
        let sides = Side::BOTH.into_iter().filter(hides);
        let pools = sides.filter_map(|side| setup::hiding(self.battle, side));
        let asked = self.battle.now.stage == Stage::SetUp;
        pools.filter(|_| asked).fold(UnitSet::NONE, |all, hiding| all | hiding.pool)
    }
}

/// [SAM-7.17.1] Whom a unit must pursue follows from tests that everybody saw.
fn pursues(battle: &Battle, unit: UnitId) -> UnitSet {
    if is_planning(battle) { forced::quarries(battle, unit) } else { UnitSet::NONE }
}

fn own_view(battle: &Battle, unit: UnitId) -> OwnView {
    let state = battle.unit(unit);
    let forced = if is_planning(battle) { forced::order(battle, unit, None) } else { None };
    let guise = if battle.visible().contains(unit) {
        Guise::Visible { facing: state.seen_facing() }
    } else if state.unknown {
        Guise::Unknown
    } else {
        let crate::state::Remembered { markers, fatigue } = state.remembered;
        Guise::Hidden { markers, fatigue }
    };
    let commanded = command::is_commanded(battle, unit);
    OwnView { commanded, forced: forced.map(|order| order.kind()), guise }
}
