//! What does not go together in a position.

use super::names::Names;
use crate::cards::Special;
use crate::event::Stage;
use crate::ids::UnitId;
use crate::pieces::{Commander, Status};
use crate::setting::Start;
use crate::state::Battle;

/// More than anybody gets in a battle: whoever has 6 can only rest.
const MOST_FATIGUE: u8 = 99;

/// Notes everything that cannot be so.
pub(super) fn check(battle: &Battle, names: &mut Names) {
    for unit in battle.in_order(battle.visible() | battle.hidden()) {
        check_strength(battle, names, unit);
        check_state(battle, names, unit);
        check_place(battle, names, unit);
    }
    for unit in battle.with_status(Status::Escaped).iter() {
        check_strength(battle, names, unit);
    }
    let third = battle.setting.get().third.as_ref();
    let joins = battle.joined.is_none_or(|side| third.is_some_and(|third| third.joins == side));
    names.require(joins, || "joined: no third force joins that side.".to_owned());
}

/// [SAM-3.1.4] Figures, commander and ammunition are what the card allows.
fn check_strength(battle: &Battle, names: &mut Names, unit: UnitId) {
    let (name, card) = (names.setting.name_of(unit), battle.card(unit));
    let state = battle.unit(unit);
    let takes = card.special == Special::None || state.commander == Commander::None;
    names.require(takes, || format!("{name}: it takes no commander."));
    let most = card.figures + u8::from(state.commander == Commander::Present);
    names.require((1..=most).contains(&state.figures), || {
        format!("{name}: it has 1 to {most} figures, not {}.", state.figures)
    });
    let rounds = card.ammunition.unwrap_or(0);
    names.require(state.ammunition <= rounds, || {
        format!("{name}: it has {rounds} ammunition at most, not {}.", state.ammunition)
    });
}

/// [SAM-14.1.1], [SAM-8.5.2] Markers, and what an engaged unit faces.
fn check_state(battle: &Battle, names: &mut Names, unit: UnitId) {
    let (name, state) = (names.setting.name_of(unit), battle.unit(unit));
    let most = state.markers.max(state.remembered.markers);
    names.require(most <= 3, || format!("{name}: it has 0 to 3 markers."));
    let tired = state.fatigue.max(state.remembered.fatigue);
    names.require(tired <= MOST_FATIGUE, || {
        format!("{name}: it has 0 to {MOST_FATIGUE} markers of fatigue.")
    });
    let faces = !state.is_engaged() || state.engaged.contains(state.facing);
    names.require(faces, || format!("{name}: an engaged unit faces one of its foes."));
    let pursues = state.quarries.is_empty() || !state.is_engaged();
    names.require(pursues, || format!("{name}: an engaged unit pursues nobody."));
}

/// [SAM-19.1.1], [SAM-11.1.1] Where it stands or hides.
fn check_place(battle: &Battle, names: &mut Names, unit: UnitId) {
    let name = names.setting.name_of(unit);
    let (hex, card) = (battle.hex(unit), battle.card(unit));
    let number = battle.ground().number(hex);
    let terrain = battle.ground().terrain(hex);
    names.require(terrain.admits(card.arm), || format!("{name}: cavalry cannot be in {number}."));
    let state = battle.unit(unit);
    let hides = battle.hidden().contains(unit);
    names.require(!hides || terrain.hides(card.arm), || {
        format!("{name}: nobody hides in {number}.")
    });
    names.require(hides || !state.unknown, || format!("{name}: it is for all to see."));
    let pooled = matches!(battle.post(unit).start, Start::Pool);
    names.require(pooled || !state.unknown, || {
        format!("{name}: only a unit of the pool can be unknown; the enemy has seen all others.")
    });
    let set_up = battle.now.stage == Stage::SetUp;
    names.require(!set_up || !hides, || format!("{name}: nobody has hidden yet."));
}
