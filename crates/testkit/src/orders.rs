//! Drafts concern nobody else, and commitments are final.

use engine::{Commitment, Game, Salt, Seat, Table, Viewer, Waiting};
use luck::{Fast, Scripted};

use crate::sitting::{Done, Sitting, others};

/// Writing orders and taking them back shows nobody else anything; whoever has committed is not
/// waited for, and can neither write, take back nor commit again. Games without secret orders
/// pass.
///
/// # Panics
/// If that is not so.
pub fn orders_stay_secret<G: Game>(set_up: &G, games: u64) {
    for seed in 0..games {
        let mut sitting = Sitting::new(set_up, seed);
        while let Some(seat) = sitting.next_seat() {
            let before = sitting.table().clone();
            match sitting.act(seat) {
                Done::Wrote => {
                    concerns_nobody(&before, sitting.table(), seat, seed);
                    if sitting.one_in(4) {
                        take_back(&before, &mut sitting, seat, seed);
                    }
                }
                Done::Committed => is_final(&before, sitting.table(), seat, seed),
                Done::Decided(_) => {}
            }
        }
    }
}

fn concerns_nobody<G: Game>(before: &Table<G>, after: &Table<G>, seat: Seat, seed: u64) {
    assert_eq!(before.log(), after.log(), "seed {seed}: the log tells of drafts of {seat}");
    assert_eq!(before.game(), after.game(), "seed {seed}: the position tells of drafts");
    for viewer in others(after.game(), seat) {
        let views = [before, after].map(|table| (table.view(viewer), known(table, viewer)));
        assert_eq!(views[0], views[1], "seed {seed}: drafts of {seat} tell {viewer:?}");
    }
}

/// What a seat may decide or write, and what it has written; nothing for a spectator.
fn known<G: Game>(table: &Table<G>, viewer: Viewer) -> (Vec<G::Action>, Option<G::Draft>) {
    match viewer {
        Viewer::Seat(seat) => (table.legal(seat), table.draft_of(seat).cloned()),
        Viewer::Spectator | Viewer::Referee => (Vec::new(), None),
    }
}

fn take_back<G: Game>(before: &Table<G>, sitting: &mut Sitting<G>, seat: Seat, seed: u64) {
    let undone = sitting.table_mut().unwrite(seat);
    assert!(undone.is_ok(), "seed {seed}: what {seat} wrote cannot be taken back");
    let drafts = [before, sitting.table()].map(|table| table.draft_of(seat).cloned());
    assert_eq!(drafts[0], drafts[1], "seed {seed}: the draft is not what it was");
}

/// Whether the orders were opened by this commitment or not, `seat` has no way back.
fn is_final<G: Game>(before: &Table<G>, after: &Table<G>, seat: Seat, seed: u64) {
    let opened = !matches!(before.game().waiting(), Waiting::Orders(seats) if seats.len() > 1);
    if opened {
        return;
    }
    let mut table = after.clone();
    assert!(!table.is_drafting(seat), "seed {seed}: {seat} has committed and is waited for");
    assert!(table.unwrite(seat).is_err(), "seed {seed}: {seat} took back what it had committed");
    let again = table.commit(seat, Commitment::default(), Salt::default(), &mut Scripted::new());
    assert!(again.is_err(), "seed {seed}: {seat} committed twice");
    for action in before.legal(seat) {
        let written = table.write(seat, action);
        assert!(written.is_err(), "seed {seed}: {seat} wrote {action:?} after committing");
        let played = table.decide(seat, action, &mut Fast::new(seed));
        assert!(played.is_err(), "seed {seed}: {seat} played {action:?} instead of writing it");
    }
    let drafts = [before, &table].map(|table| table.draft_of(seat).cloned());
    assert_eq!(drafts[0], drafts[1], "seed {seed}: the committed orders of {seat} changed");
}
