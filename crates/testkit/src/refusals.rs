//! Whatever is not listed is refused by a rule, and changes nothing.

use std::collections::BTreeSet;

use ai::Bout;
use engine::{Game, Journal, Refusal, Seat};
use luck::{Fast, Scripted};

use crate::forger::Forger;
use crate::walk::walk;

/// How many decisions that are not listed are tried in each game.
pub const FORGED_A_GAME: usize = 1_000;

/// Decisions from other positions' lists, and listed ones with fields changed, are refused with
/// the id of a rule and change nothing; so are those of seats that are not asked. At least
/// [`FORGED_A_GAME`] are tried in each game. If `rules` is given, the text of a rules page, each
/// id must be the first word of one of its headings.
///
/// # Panics
/// If that is not so.
pub fn others_are_refused<G: Game>(set_up: &G, games: u64, rules: Option<&str>) {
    let ids = rules.map(rule_ids);
    for seed in 0..games {
        let mut forger = Forger::default();
        let mut positions = 0;
        walk(set_up, seed, |bout, _| {
            positions += 1;
            learn_lists(bout, &mut forger);
        });
        let refused = try_all(set_up, &forger, positions, ids.as_ref(), seed);
        assert!(refused >= FORGED_A_GAME, "seed {seed}: only {refused} decisions could be forged");
    }
}

/// Plays the same game again and tries forged decisions at each of its positions. How many were
/// refused is returned.
fn try_all<G: Game>(
    set_up: &G,
    forger: &Forger,
    positions: usize,
    ids: Option<&BTreeSet<&str>>,
    seed: u64,
) -> usize {
    let a_position = FORGED_A_GAME.div_ceil(positions);
    let mut luck = Fast::new(seed);
    let (mut wanted, mut refused) = (0, 0);
    walk(set_up, seed, |bout, _| {
        // What cannot be forged at one position is made up for at the next.
        wanted += a_position;
        for _ in 0..50 * a_position {
            if refused < wanted {
                refused += usize::from(try_one(bout, forger, ids, &mut luck));
            }
        }
    });
    refused
}

/// The first word of each heading of a page.
fn rule_ids(page: &str) -> BTreeSet<&str> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    headings.filter_map(|line| line.trim_start_matches('#').split_whitespace().next()).collect()
}

fn learn_lists<G: Game>(bout: &Bout<G>, forger: &mut Forger) {
    for seat in bout.game().seats().iter() {
        bout.legal(seat).iter().for_each(|action| forger.learn(action));
    }
}

/// Forges a decision for some seat and sees it refused; `false` if it happened to be legal.
fn try_one<G: Game>(
    bout: &Bout<G>,
    forger: &Forger,
    ids: Option<&BTreeSet<&str>>,
    luck: &mut Fast,
) -> bool {
    let Some(action) = forger.forge::<G::Action>(luck) else { return false };
    let seats: Vec<Seat> = bout.game().seats().iter().collect();
    let seat = seats[luck.index(seats.len())];
    if bout.legal(seat).contains(&action) {
        return false;
    }
    if bout.is_drafting(seat) {
        let refusal = bout.game().why_not_draft(seat, bout.draft(seat), &action);
        check_refusal(&refusal, &action, ids);
    }
    check_refusal(&refusal(bout.game(), seat, action), &action, ids);
    true
}

/// How `game` refuses the decision, without having changed.
fn refusal<G: Game>(game: &G, seat: Seat, action: G::Action) -> Refusal {
    let mut after = game.clone();
    let mut journal = Journal::keeping();
    let played = after.play(seat, action, &mut Scripted::new(), &mut journal);
    let Err(refusal) = played else {
        panic!("{action:?} of {seat} is not listed and was accepted in {game:?}")
    };
    assert_eq!(after, *game, "{action:?} of {seat} was refused and changed the position");
    assert!(journal.events().is_empty(), "{action:?} of {seat} was refused and made events");
    refusal
}

fn check_refusal<A: std::fmt::Debug>(refusal: &Refusal, action: &A, ids: Option<&BTreeSet<&str>>) {
    let rule = refusal.rule;
    assert!(!rule.is_empty(), "{action:?} was refused without a rule");
    let on_page = ids.is_none_or(|ids| ids.contains(rule));
    assert!(on_page, "{action:?} was refused by {rule}, which is not on the rules page");
}
