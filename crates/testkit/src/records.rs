//! Events alone rebuild the game, and what is saved loads as it was.

use std::fmt::Debug;

use engine::{Entry, Game, Seat, Table, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::sitting::{Sitting, viewers};
use crate::walk::walk;

/// The events alone, without rules or luck, rebuild every position of a game.
///
/// # Panics
/// If that is not so.
pub fn events_rebuild_the_game<G: Game>(set_up: &G, games: u64) {
    for seed in 0..games {
        let mut rebuilt = set_up.clone();
        walk(set_up, seed, |bout, events| {
            events.iter().for_each(|event| rebuilt.apply(event));
            assert_eq!(rebuilt, *bout.game(), "seed {seed}: {events:?} do not rebuild the game");
        });
    }
}

/// A game saved and loaded is the same game: its log, the position that the log rebuilds, what can
/// be taken back, what everybody sees and heard; and so is every view, decision and draft.
///
/// # Panics
/// If that is not so.
pub fn saves_load_equal<G: Game>(set_up: &G, games: u64) {
    for seed in 0..games {
        let mut sitting = Sitting::new(set_up, seed);
        while let Some(seat) = sitting.next_seat() {
            reload_parts(sitting.table(), seat, seed);
            sitting.act(seat);
            sitting.maybe_undo(seat);
            if sitting.one_in(SAVED_ONE_IN) {
                reload_game(sitting.table(), seed);
            }
        }
        reload_game(sitting.table(), seed);
    }
}

/// One in so many positions is saved; besides them, the last.
const SAVED_ONE_IN: usize = 8;

fn reload_parts<G: Game>(table: &Table<G>, seat: Seat, seed: u64) {
    table.legal(seat).iter().for_each(|action| reload(action, seed));
    table.drafts().iter().for_each(|(_, draft)| reload(draft, seed));
    viewers(table.game()).for_each(|viewer| reload(&table.view(viewer), seed));
    reload(&table.game().view(Viewer::Referee), seed);
}

fn reload_game<G: Game>(table: &Table<G>, seed: u64) {
    let text = serde_json::to_string(table.log()).expect("a log can be saved");
    let log: Vec<Entry<G>> = serde_json::from_str(&text).expect("a saved log can be loaded");
    assert_eq!(log, table.log(), "seed {seed}: the log is not what was saved");
    let loaded = Table::resume(table.set_up().clone(), log, &table.drafts());
    let loaded = loaded.expect("the log of a game can be taken up again");
    assert_eq!(loaded.game(), table.game(), "seed {seed}: the position is not what was saved");
    for viewer in viewers(table.game()) {
        let [before, after] =
            [table, &loaded].map(|table| (table.view(viewer), table.heard(viewer)));
        assert_eq!(before, after, "seed {seed}: {viewer:?} does not see what was saved");
    }
    for seat in table.game().seats().iter() {
        let [before, after] = [table, &loaded]
            .map(|table| (table.legal(seat), table.can_undo(seat), table.belief(seat)));
        assert_eq!(before, after, "seed {seed}: {seat} may not do what it could");
    }
}

fn reload<T: Serialize + DeserializeOwned + PartialEq + Debug>(thing: &T, seed: u64) {
    let text = serde_json::to_string(thing).expect("it can be saved");
    let loaded: T = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("seed {seed}: {text} cannot be loaded: {error}"));
    assert_eq!(loaded, *thing, "seed {seed}: {text} is not what was saved");
}
