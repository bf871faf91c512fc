//! Secret orders that differ in a little, and what comes of each.

use ai::{Bout, Decision, Random};
use engine::{Game, Seat};
use luck::Fast;

use super::{COMPARED, Watched, Way};

/// Orders that differ late differ in so many lines at most.
const LAST_LINES: usize = 6;

/// What happens if `actor`, who alone has not committed, commits orders made up by luck. Orders that
/// have nothing in common are told apart by everybody, so all of these begin alike: half of them up to
/// any line, half of them almost to the end.
pub(super) fn ways<G: Game>(
    bout: &Bout<G>,
    actor: Seat,
    luck: &mut Fast,
    seed: u64,
) -> Vec<Way<G>> {
    let mut blank = bout.clone();
    blank.unwrite(actor);
    let (lines, first) = opened(&blank, actor, &[], luck.bits(), seed);
    let mut ways = vec![first];
    for number in 1..COMPARED {
        let most = if number % 2 == 0 { lines.len() } else { lines.len().min(LAST_LINES) };
        let kept = lines.len() - luck.index(most.max(1)) - usize::from(!lines.is_empty());
        ways.push(opened(&blank, actor, &lines[..kept], luck.bits(), seed).1);
    }
    ways
}

/// What happens if `actor` writes these lines, goes on at random and commits; with all lines that it
/// wrote.
fn opened<G: Game>(
    blank: &Bout<G>,
    actor: Seat,
    kept: &[G::Action],
    orders: u64,
    seed: u64,
) -> (Vec<G::Action>, Way<G>) {
    let mut bout = blank.clone();
    let mut luck = Fast::new(orders);
    let mut lines = Vec::new();
    loop {
        let decision = match kept.get(lines.len()) {
            Some(&line) => Decision::Act(line),
            None => bout.ask(actor, &Random, &mut luck),
        };
        let what = format!("{:?}", bout.draft(actor));
        let events = bout.take(actor, decision, &mut Fast::new(seed));
        match decision {
            Decision::Act(line) => lines.push(line),
            Decision::Commit => {
                return (lines, Way { what, events, sealed: true, watched: Watched::All });
            }
        }
    }
}
