//! Random games end, and lists are what they should be.

use ai::Bout;
use engine::{Game, Journal, Seat, Waiting};
use luck::Fast;

use crate::walk::walk;

/// The longest list of decisions that a game may put before anybody.
pub const LONGEST_LIST: usize = 300;

/// Random games end; nobody is waited on with nothing to do, and nobody else has anything to do.
/// Secret orders come to an end too, however much somebody who does not go back has to write.
///
/// # Panics
/// If that is not so.
pub fn games_end<G: Game>(set_up: &G, games: u64) {
    for seed in 0..games {
        let mut over = false;
        walk(set_up, seed, |bout, _| {
            check_waiting(bout, seed);
            orders_end(bout, seed);
            over = matches!(bout.game().waiting(), Waiting::Over(_));
        });
        assert!(over, "seed {seed}: nobody is waited on, and the game is not over");
    }
}

fn check_waiting<G: Game>(bout: &Bout<G>, seed: u64) {
    let game = bout.game();
    let waiting = game.waiting();
    for seat in game.seats().iter() {
        let asked = waiting.seats().contains(seat);
        let legal = bout.legal(seat);
        let can_commit = asked && bout.sight(seat, &legal).may_commit();
        let can_do = can_commit || !legal.is_empty();
        assert!(!asked || can_do, "seed {seed}: dead end: {seat} has nothing to do in {game:?}");
        assert!(asked || !can_do, "seed {seed}: {seat} may {legal:?} but is not waited on");
    }
    if let Waiting::Over(outcome) = waiting {
        let strangers = outcome.winners.iter().any(|seat| !game.seats().contains(seat));
        assert!(!strangers, "seed {seed}: somebody won who does not play: {outcome:?}");
    }
}

/// More lines than anybody has to write who does not go back on them.
const MOST_LINES: u32 = 1_000;

/// Whoever has written nothing yet comes to an end, also if he never says that these are all orders.
fn orders_end<G: Game>(bout: &Bout<G>, seed: u64) {
    let game = bout.game();
    let mut luck = Fast::new(seed);
    for seat in game.seats().iter().filter(|&seat| bout.is_drafting(seat)) {
        let mut draft = bout.draft(seat).clone();
        let mut lines = 0;
        while draft == G::Draft::default() || lines > 0 {
            let Some(line) = line_before_the_end(game, seat, &draft, &mut luck) else { break };
            game.write(seat, &mut draft, line);
            lines += 1;
            assert!(lines < MOST_LINES, "seed {seed}: the orders of {seat} come to no end");
        }
    }
}

/// Something to write that neither goes back nor is the last line; `None` if there is nothing.
fn line_before_the_end<G: Game>(
    game: &G,
    seat: Seat,
    draft: &G::Draft,
    luck: &mut Fast,
) -> Option<G::Action> {
    let mut list = Vec::new();
    game.drafts(seat, draft, &mut list);
    list.retain(|line| {
        let mut after = draft.clone();
        game.write(seat, &mut after, *line);
        !game.goes_back(seat, draft, line) && game.may_commit(seat, &after).is_err()
    });
    (!list.is_empty()).then(|| list[luck.index(list.len())])
}

/// Every listed decision is accepted and can be carried out, and a list is the same whatever the
/// buffer held before.
///
/// # Panics
/// If that is not so.
pub fn listed_decisions_are_accepted<G: Game>(set_up: &G, games: u64) {
    for seed in 0..games {
        walk(set_up, seed, |bout, _| {
            for seat in bout.game().waiting().seats().iter() {
                accept_all(bout, seat, seed);
            }
        });
    }
}

fn accept_all<G: Game>(bout: &Bout<G>, seat: Seat, seed: u64) {
    let list = bout.legal(seat);
    let mut used = list.clone();
    bout.legal_into(seat, &mut used);
    let again = &used[list.len()..];
    assert_eq!(list, again, "seed {seed}: the list of {seat} depends on what the buffer held");
    for action in list {
        if bout.is_drafting(seat) {
            write_on(bout, seat, action, seed);
            continue;
        }
        let mut game = bout.game().clone();
        let played = game.play(seat, action, &mut Fast::new(seed), &mut Journal::off());
        assert_eq!(played, Ok(()), "seed {seed}: {action:?} is listed for {seat} and refused");
    }
}

/// Whatever is listed can be written into secret orders, and those can then be written on or committed.
fn write_on<G: Game>(bout: &Bout<G>, seat: Seat, line: G::Action, seed: u64) {
    let (game, mut draft) = (bout.game(), bout.draft(seat).clone());
    game.write(seat, &mut draft, line);
    let mut next = Vec::new();
    game.drafts(seat, &draft, &mut next);
    let goes_on = !next.is_empty() || game.may_commit(seat, &draft).is_ok();
    assert!(goes_on, "seed {seed}: {seat} can write {line:?} and is stuck with {draft:?}");
}

/// No list is above [`LONGEST_LIST`], and none says a thing twice.
///
/// # Panics
/// If that is not so.
pub fn lists_are_short<G: Game>(set_up: &G, games: u64) {
    for seed in 0..games {
        walk(set_up, seed, |bout, _| {
            for seat in bout.game().seats().iter() {
                let list = bout.legal(seat);
                let length = list.len();
                assert!(length <= LONGEST_LIST, "seed {seed}: {length} decisions for {seat}");
                let twice = list.iter().enumerate().find(|(i, one)| list[..*i].contains(one));
                assert!(twice.is_none(), "seed {seed}: {twice:?} is listed twice for {seat}");
            }
        });
    }
}
