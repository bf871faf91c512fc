//! Everything that is sent to somebody in whole battles is searched for what he could not know.

use std::collections::BTreeSet;

use ai::{Bout, Decision, Memory, Random};
use engine::{Game, Seat, Title as _, Viewer};
use luck::Fast;
use samurai::{Action, Battle, Event, Guise, OrderKind, Side, UnitId, UnitView, View};
use serde_json::Value;
use testkit::scaled;

use crate::contract::battles;

/// Everybody but the referee.
fn viewers(battle: &Battle) -> impl Iterator<Item = Viewer> {
    battle.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The units that hide from a viewer, who does not know that they are there.
fn unknown_to(battle: &Battle, viewer: Viewer) -> Vec<UnitView> {
    let all = battle.view(Viewer::Referee).units.into_iter();
    let is_hidden = |unit: &UnitView| {
        let seats = unit.side.map(|side| battle.side_of(side.seat()));
        let is_own = seats.is_some_and(|seats| viewer.is_among(seats));
        !is_own && unit.own.is_some_and(|own| own.guise == Guise::Unknown)
    };
    all.filter(is_hidden).collect()
}

/// Every number under a key that stands for a unit, or for a list of them.
fn units_in(value: &Value, into: &mut BTreeSet<UnitId>) {
    const KEYS: &str = "unit target with gone quarry fire from engaged pursues waiting destroyed";
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if KEYS.split(' ').any(|it| it == key) {
                    let list = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
                    into.extend(list.iter().filter_map(unit));
                }
                units_in(value, into);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| units_in(value, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn unit(value: &Value) -> Option<UnitId> {
    serde_json::from_value(value.clone()).ok()
}

#[track_caller]
fn names_none_of(hidden: &[UnitView], value: &Value) {
    let mut named = BTreeSet::new();
    units_in(value, &mut named);
    for unit in hidden {
        assert!(!named.contains(&unit.unit), "{} is named: {value}", unit.name);
    }
}

/// No view names a unit that hides since set-up, at no moment of a turn.
fn scan_views(before: &Battle, events: &[Event], viewer: Viewer) {
    let mut battle = before.clone();
    for event in events {
        battle.apply(event);
        let view = serde_json::to_value(battle.view(viewer)).expect("JSON");
        names_none_of(&unknown_to(&battle, viewer), &view);
    }
}

/// No event names a unit that nobody has seen when all of them have happened.
fn scan_events(after: &Battle, events: &[Event], viewer: Viewer) {
    let hidden = unknown_to(after, viewer);
    for seen in events.iter().filter_map(|event| Battle::seen(event, viewer)) {
        names_none_of(&hidden, &serde_json::to_value(&seen).expect("JSON"));
    }
}

/// The truth is among what a seat believes.
fn believes_what_is_true(bout: &Bout<Battle>, seat: Seat) {
    let (battle, belief) = (bout.game(), bout.belief(seat));
    for unit in unknown_to(battle, Viewer::Seat(seat)) {
        assert!(belief.allows(unit.unit, unit.hex), "{seat} does not believe {unit:?}");
    }
    let is_own = |side: &Side| battle.side_of(side.seat()).contains(seat);
    let enemy = Side::BOTH.into_iter().find(|side| !is_own(side));
    for unit in battle.view(Viewer::Referee).units.iter().filter(|it| it.side == enemy) {
        if let Some(Guise::Hidden { markers, fatigue }) = unit.own.map(|own| own.guise) {
            let [(few, many), (rested, tired)] =
                [belief.markers(unit.unit, markers), belief.fatigue(unit.unit, fatigue)];
            assert!((few..=many).contains(&unit.markers), "{unit:?}");
            assert!((rested..=tired).contains(&unit.fatigue), "{unit:?}");
        }
    }
}

/// Takes any decision, but more often than others lies in ambush.
fn lurk(bout: &mut Bout<Battle>, seat: Seat, luck: &mut Fast) -> Decision<Action> {
    let ambush = Action::Order(OrderKind::Ambush);
    if luck.index(4) > 0 && bout.legal(seat).contains(&ambush) {
        return Decision::Act(ambush);
    }
    bout.ask(seat, &Random, luck)
}

/// What a seat sees and may write is the same in a battle that it imagines.
fn cannot_tell(bout: &Bout<Battle>, seat: Seat, luck: &mut Fast) {
    let (battle, viewer) = (bout.game(), Viewer::Seat(seat));
    let view = battle.view(viewer);
    let twin = Battle::imagine(battle.scenario(), seat, &view, bout.belief(seat), luck);
    assert_eq!(twin.view(viewer), view);
    assert_eq!(twin.view(Viewer::Spectator), battle.view(Viewer::Spectator));
    let lists = [battle, &twin].map(|world| {
        let mut list = Vec::new();
        world.drafts(seat, bout.draft(seat), &mut list);
        list
    });
    assert_eq!(lists[0], lists[1]);
}

#[test]
fn nobody_is_sent_what_he_could_not_know() {
    for set_up in battles() {
        for seed in 0..scaled(1) {
            let (mut chance, mut luck) = (Fast::new(seed), Fast::new(!seed));
            let (mut bout, _) = Bout::begin(&set_up, Memory::Belief, &mut chance);
            while let Some(seat) = bout.next_seat(&mut luck) {
                let before = bout.game().clone();
                let decision = lurk(&mut bout, seat, &mut luck);
                let events = bout.take(seat, decision, &mut chance);
                cannot_tell(&bout, seat, &mut luck);
                for viewer in viewers(bout.game()).filter(|_| !events.is_empty()) {
                    scan_views(&before, &events, viewer);
                    scan_events(bout.game(), &events, viewer);
                }
                bout.game().seats().iter().for_each(|seat| believes_what_is_true(&bout, seat));
            }
        }
    }
}

/// Whoever comes to a battle late, and knows what he sees alone, imagines one that looks the same;
/// with the same luck the same one.
#[test]
fn whoever_has_seen_nothing_can_imagine_too() {
    for set_up in battles() {
        let (mut chance, mut luck) = (Fast::new(7), Fast::new(8));
        let (mut bout, _) = Bout::begin(&set_up, Memory::Nothing, &mut chance);
        while let Some(seat) = bout.next_seat(&mut luck) {
            let decision = bout.ask(seat, &Random, &mut luck);
            if !bout.take(seat, decision, &mut chance).is_empty() {
                bout.game().seats().iter().for_each(|seat| imagines(bout.game(), seat));
            }
        }
    }
}

fn imagines(battle: &Battle, seat: Seat) {
    let viewer = Viewer::Seat(seat);
    let view: View = battle.view(viewer);
    let belief = Battle::belief(battle.scenario(), seat, &view);
    for seed in 0..3 {
        let [one, again] = [0, 1].map(|_| {
            Battle::imagine(battle.scenario(), seat, &view, &belief, &mut Fast::new(seed))
        });
        assert_eq!(one.view(viewer), view);
        assert_eq!(one, again);
    }
}
