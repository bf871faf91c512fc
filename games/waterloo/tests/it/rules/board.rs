//! Battle boards for the rules of chapters 12 to 18: the French attack Charleroi from
//! Ham-sur-Heure in turn 1, and the second round is played.

use crate::field::Field;

/// The attacker's battle phase. `lines` says who stands where, as the sketches of `field` do.
#[track_caller]
pub(crate) fn attacker(lines: &str) -> Field {
    phase(lines, "attacker")
}

/// The defender's battle phase.
#[track_caller]
pub(crate) fn defender(lines: &str) -> Field {
    phase(lines, "defender")
}

#[track_caller]
fn phase(lines: &str, role: &str) -> Field {
    Field::at(&format!(
        "turn 1
        entries: ham-charleroi
        battle charleroi round 2
        {lines}
        ask battle-phase charleroi {role}"
    ))
}

/// Takes a block in hand and lets it do something.
#[track_caller]
pub(crate) fn does(field: &mut Field, block: &str, what: &str) {
    field.act(&format!("take {block}"));
    field.act(what);
}

fn copy(field: &Field) -> Field {
    Field::with(field.campaign.clone())
}

/// The rule by which a block that can be taken may not do something.
#[track_caller]
pub(crate) fn may_not(field: &Field, block: &str, what: &str, rule: &str) {
    let mut field = copy(field);
    field.act(&format!("take {block}"));
    field.refused(what, rule);
}

/// Whether a block may do something.
#[track_caller]
pub(crate) fn may(field: &Field, block: &str, what: &str) -> bool {
    let mut field = copy(field);
    field.offers(&format!("take {block}")) && {
        field.act(&format!("take {block}"));
        field.offers(what)
    }
}

const LOCATIONS: [&str; 8] = ["a-l", "a-c", "a-r", "a-res", "d-l", "d-c", "d-r", "d-res"];

/// The locations that a block may move to in one step or in two, in the order of the board.
#[track_caller]
pub(crate) fn steps_of(field: &Field, block: &str) -> String {
    let by = |via: &str, to: &str| may(field, block, &format!("step {via} {to}"));
    let can_go = |to: &&str| {
        may(field, block, &format!("step {to}")) || LOCATIONS.iter().any(|via| by(via, to))
    };
    let open = LOCATIONS.into_iter().filter(can_go);
    open.collect::<Vec<_>>().join(" ")
}

/// Ends the battle phase, without reinforcement: the other side has its battle turn.
#[track_caller]
pub(crate) fn end_turn(field: &mut Field) {
    field.act("end-battle-phase");
    while field.question() == "reinforcement" {
        field.act("end-reinforcement");
    }
}
