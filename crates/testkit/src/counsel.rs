//! What a game says of good play hangs together.

use ai::Bout;
use engine::{Appraisal, Counsel, Title};

use crate::walk::walk;
use crate::words::Lexicon;

/// At every position what one side has the other lacks, aspect by aspect; the aspects are those that
/// have names, and together are the worth; the number of the stretch never falls.
///
/// # Panics
/// If that is not so.
pub fn counsel_is_sound<G: Counsel>(set_up: &G, games: u64) {
    for seed in 0..games {
        let mut stretch = 0;
        walk(set_up, seed, |bout, _| {
            appraisals_are_sound(bout, seed);
            urges_are_answered(bout);
            let now = bout.game().stretch();
            assert!(now >= stretch, "seed {seed}: stretch {now} comes after {stretch}");
            stretch = now;
        });
        assert!(stretch > 1, "seed {seed}: the whole game is one stretch");
    }
}

fn appraisals_are_sound<G: Counsel>(bout: &Bout<G>, seed: u64) {
    let game = bout.game();
    let all: Vec<Appraisal> = game.seats().iter().map(|seat| game.appraise(seat)).collect();
    for (seat, appraisal) in game.seats().iter().zip(&all) {
        let unnamed = &appraisal.aspects()[G::ASPECTS.len()..];
        assert!(unnamed.iter().all(|&aspect| aspect == 0), "seed {seed}: {appraisal:?}");
        assert_eq!(game.worth(seat), appraisal.aspects().iter().sum::<i32>(), "seed {seed}");
    }
    let opposite = Appraisal::default() - all[0];
    assert!(all.contains(&opposite), "seed {seed}: nobody lacks what the first has: {all:?}");
    let is_a_side = |appraisal: &Appraisal| *appraisal == all[0] || *appraisal == opposite;
    assert!(all.iter().all(is_a_side), "seed {seed}: there are two sides: {all:?}");
}

/// Whatever is listed may be asked for its urge.
fn urges_are_answered<G: Counsel>(bout: &Bout<G>) {
    let mut list = Vec::new();
    for seat in bout.game().waiting().seats().iter() {
        list.clear();
        bout.legal_into(seat, &mut list);
        for action in &list {
            let _ = bout.game().urge(seat, action);
        }
    }
}

/// Every level and every aspect of a game has words, and no aspect has that is not weighed.
///
/// # Panics
/// If that is not so.
pub fn counsel_has_words<T: Title + Counsel>() {
    let lexicon = Lexicon::of::<T>();
    let levels = T::LEVELS
        .iter()
        .flat_map(|level| [format!("level-{}", level.id), format!("level-{}.about", level.id)]);
    let aspects = T::ASPECTS.iter().map(|aspect| format!("aspect-{aspect}"));
    let missing: Vec<_> = levels.chain(aspects).filter(|name| !lexicon.has(name)).collect();
    assert!(missing.is_empty(), "without words: {missing:?}");
    let said = lexicon.names().into_iter().filter(|name| name.starts_with("aspect-"));
    assert_eq!(said.count(), T::ASPECTS.len(), "words for aspects that are not weighed");
}
