//! Lines: what a seat might do until luck is drawn, something is shown or another seat decides.

use engine::{Counsel, Journal, Leaning, MOST_ASPECTS, Seat};
use luck::Fast;

use crate::greedy::{World, leave_out};

/// The longest line.
const LONGEST: usize = 96;

/// How often a decision that draws luck is tried when a line is made up.
const THROWS: u32 = 3;

/// How a line is made up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// By how much each aspect counts.
    pub(super) leaning: Leaning,
    /// Among how many decisions, drawn from the list, the best is looked for.
    pub(super) width: usize,
    /// Where luck begins.
    pub(super) seed: u64,
}

/// A line that was made up.
#[derive(Clone, Debug)]
pub(super) struct Line<A> {
    pub(super) decisions: Vec<A>,
    /// How many decisions were tried for it.
    pub(super) work: u64,
}

/// Counts every aspect for what it is.
pub(super) const EVEN: Leaning = [100; MOST_ASPECTS];

/// Makes a line up that begins with `head`: what follows is the best, leaning as `manner` says, of
/// some that are drawn from the list each time.
pub(super) fn make_up<G: Counsel>(
    world: &World<G>,
    seat: Seat,
    head: &[G::Action],
    manner: &Manner,
) -> Line<G::Action> {
    let mut luck = Fast::new(manner.seed);
    let mut game = world.game.clone();
    let mut line = Line { decisions: head.to_vec(), work: head.len() as u64 };
    for &action in head {
        let mut journal = Journal::off();
        game.play_unchecked(seat, action, &mut luck, &mut journal);
        if journal.is_sealed() {
            return line;
        }
    }
    let stretch = game.stretch();
    let mut list = Vec::new();
    while line.decisions.len() < LONGEST
        && game.waiting().includes(seat)
        && (game.stretch() == stretch || line.decisions.is_empty())
    {
        list.clear();
        game.legal(seat, &mut list);
        leave_out(&game, seat, &mut list);
        let (action, next) = best(&game, seat, &mut list, manner, &mut luck, &mut line.work);
        line.decisions.push(action);
        match next {
            Some(next) => game = next,
            None => break,
        }
    }
    line
}

/// The best of some decisions and the position after it; no position, if it draws luck.
fn best<G: Counsel>(
    game: &G,
    seat: Seat,
    list: &mut [G::Action],
    manner: &Manner,
    luck: &mut Fast,
    work: &mut u64,
) -> (G::Action, Option<G>) {
    let several = manner.width.min(list.len());
    for place in 0..several {
        let other = place + luck.index(list.len() - place);
        list.swap(place, other);
    }
    let mut best: Option<(i64, G::Action, Option<G>)> = None;
    for &action in &list[..several] {
        let mut next = game.clone();
        let mut journal = Journal::off();
        next.play_unchecked(seat, action, luck, &mut journal);
        *work += 1;
        let mut worth = next.appraise(seat).leaning(&manner.leaning);
        if journal.is_sealed() {
            for _ in 1..THROWS {
                let mut again = game.clone();
                again.play_unchecked(seat, action, luck, &mut Journal::off());
                *work += 1;
                worth += again.appraise(seat).leaning(&manner.leaning);
            }
            worth /= i64::from(THROWS);
        }
        if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
            best = Some((worth, action, (!journal.is_sealed()).then_some(next)));
        }
    }
    let (_, action, next) = best.expect("whoever is waited for has something to do");
    (action, next)
}
