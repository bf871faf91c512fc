//! Whole games and examples of play: decisions and luck in, the log out.

use ai::{Bout, Decision, Memory};
use engine::{Arg, Game, Phrase, Seat, Viewer, Words};
use luck::Scripted;

/// Plays the listed decisions with the listed luck and gives the log as `viewer` reads it, one
/// line for each event worth one.
///
/// # Panics
/// If a decision is not legal, or luck is left over.
#[must_use]
pub fn golden<G: Words>(
    set_up: &G,
    viewer: Viewer,
    play: &[(Seat, Decision<G::Action>)],
    mut luck: Scripted,
) -> String {
    let (mut bout, events) = Bout::begin(set_up, Memory::Belief, &mut luck);
    let mut log = narrated(set_up, &events, viewer);
    for &(seat, decision) in play {
        check_legal(&bout, seat, decision);
        let events = bout.take(seat, decision, &mut luck);
        log.push_str(&narrated(set_up, &events, viewer));
    }
    luck.assert_spent();
    log
}

fn check_legal<G: Game>(bout: &Bout<G>, seat: Seat, decision: Decision<G::Action>) {
    let legal = bout.legal(seat);
    let refusal = match decision {
        Decision::Act(action) if legal.contains(&action) => None,
        Decision::Act(action) if bout.is_drafting(seat) => {
            Some(bout.game().why_not_draft(seat, bout.draft(seat), &action))
        }
        Decision::Act(action) => Some(bout.game().why_not(seat, &action)),
        Decision::Commit => bout.game().may_commit(seat, bout.draft(seat)).err(),
    };
    assert!(refusal.is_none(), "{decision:?} of {seat}: {refusal:?}");
}

/// The log of some events as `viewer` reads it, one line for each event worth one.
#[must_use]
pub fn narrated<G: Words>(game: &G, events: &[G::Event], viewer: Viewer) -> String {
    let seen = events.iter().filter_map(|event| G::seen(event, viewer));
    let lines = seen.filter_map(|event| G::narrate(game.scenario(), &event));
    lines.map(|line| plain(&line) + "\n").collect()
}

/// A sentence without its words: its name, and what fills its blanks.
///
/// ```
/// use engine::Phrase;
/// let moved = Phrase::new("moved").text("who", "Reille").number("roads", 2);
/// assert_eq!(testkit::plain(&moved), "moved who=Reille roads=2");
/// ```
#[must_use]
pub fn plain(phrase: &Phrase) -> String {
    let blanks = phrase.args.iter().map(|(name, arg)| format!(" {name}={}", filling(arg)));
    phrase.id.to_string() + &blanks.collect::<String>()
}

fn filling(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) | Arg::Term(text) | Arg::Place(text) => text.to_string(),
        Arg::Terms(terms) => terms.join("+"),
    }
}
