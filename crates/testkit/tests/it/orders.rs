//! How a searching player writes secret orders, on the toy of the night.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use ai::{Bout, Contest, Decision, End, Means, Memory, Plan, Player, Random, Search};
use engine::{Game, Seat, Sight, Viewer};
use luck::Fast;
use testkit::toys::night::{Action, Draft, Night, Planted, planted};

fn search() -> Search {
    Search::new(2_000)
}

/// Games at moments at which orders are written: what the seats have written so far differs.
fn moments() -> Vec<(Bout<Night>, Seat)> {
    let mut moments = Vec::new();
    for seed in 0..6 {
        let mut chance = Fast::new(seed);
        let mut luck = Fast::new(!seed);
        let set_up = planted(Planted::Nothing);
        let (mut bout, _) = Bout::begin(&set_up, Memory::Belief, &mut chance);
        while let Some(seat) = bout.next_seat(&mut luck) {
            if bout.is_drafting(seat) && luck.index(8) == 0 {
                moments.push((bout.clone(), seat));
            }
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut chance);
        }
    }
    assert!(moments.len() > 20, "{} moments", moments.len());
    moments
}

fn sight_of<T>(
    game: &Night,
    bout: &Bout<Night>,
    seat: Seat,
    look: impl FnOnce(&Sight<'_, Night>) -> T,
) -> T {
    let draft = bout.draft(seat);
    let mut list = Vec::new();
    game.drafts(seat, draft, &mut list);
    look(&Sight::new(game, seat, bout.belief(seat), Some(draft), &list))
}

fn plan(bout: &Bout<Night>, seat: Seat, means: &Means<'_>) -> Plan<Action> {
    sight_of(bout.game(), bout, seat, |sight| search().plan(sight, &mut Fast::new(1), means))
}

/// Writes a plan line by line, each of which must be listed.
fn written(bout: &Bout<Night>, seat: Seat, lines: impl Iterator<Item = Decision<Action>>) -> Draft {
    let mut draft = bout.draft(seat).clone();
    let mut committed = false;
    for decision in lines {
        assert!(!committed, "something follows the commitment");
        match decision {
            Decision::Act(line) => {
                let mut list = Vec::new();
                bout.game().drafts(seat, &draft, &mut list);
                assert!(list.contains(&line), "{line:?} is not listed");
                bout.game().write(seat, &mut draft, line);
            }
            Decision::Commit => committed = true,
        }
    }
    assert!(committed && bout.game().may_commit(seat, &draft).is_ok(), "it stops half-way");
    draft
}

#[test]
fn a_plan_is_for_all_that_is_still_to_be_written() {
    for (bout, seat) in moments() {
        written(&bout, seat, plan(&bout, seat, &Means::ALONE).decisions());
    }
}

#[test]
fn any_number_of_threads_writes_the_same_orders() {
    for (bout, seat) in moments() {
        let [alone, two, three] = [1, 2, 3].map(|threads| {
            let threads = NonZeroUsize::new(threads).expect("there is one at least");
            plan(&bout, seat, &Means::new(threads, None))
        });
        assert_eq!(alone, two);
        assert_eq!(alone, three);
    }
}

#[test]
fn what_is_hidden_changes_no_line_of_the_orders() {
    let mut hidden = 0;
    for (number, (bout, seat)) in moments().into_iter().enumerate() {
        let view = bout.game().view(Viewer::Seat(seat));
        let mut luck = Fast::new(number as u64);
        let scenario = bout.game().scenario();
        let twin = Night::imagine(scenario, seat, &view, bout.belief(seat), &mut luck);
        hidden += u32::from(twin != *bout.game());
        let [here, there] = [bout.game(), &twin].map(|game| {
            sight_of(game, &bout, seat, |sight| {
                search().plan(sight, &mut Fast::new(7), &Means::ALONE)
            })
        });
        assert_eq!(here, there, "moment {number}");
    }
    assert!(hidden > 0, "nothing was hidden at any moment");
}

#[test]
fn whoever_is_halted_has_whole_orders() {
    let halt = AtomicBool::new(true);
    let means = Means::new(NonZeroUsize::MIN, Some(&halt));
    for (bout, seat) in moments() {
        written(&bout, seat, plan(&bout, seat, &means).decisions());
    }
}

#[test]
fn what_is_asked_about_is_weighed() {
    for (bout, seat) in moments() {
        sight_of(bout.game(), &bout, seat, |sight| {
            let mut named: Vec<_> = sight.legal().iter().map(|&line| Decision::Act(line)).collect();
            named.extend(sight.may_commit().then_some(Decision::Commit));
            let luck = &mut Fast::new(3);
            let considered = search().consider(sight, &named, luck, &Means::ALONE);
            for decision in named {
                let found = considered.iter().find(|other| other.decision() == decision);
                let found = found.expect("it was weighed");
                written(&bout, seat, found.line.iter().copied());
                assert!(found.tries > 0);
            }
        });
    }
}

#[test]
fn search_beats_random_with_secret_orders() {
    let search = Search::new(5_000);
    let wins = |players: [&dyn Player<Night>; 2], seat: Seat| {
        let contest = Contest::new(players.to_vec());
        let won = |seed: &u64| match contest.play(&planted(Planted::Nothing), *seed).end {
            End::Over(outcome) => outcome.winners.contains(seat),
            End::Capped => false,
        };
        (0..30).filter(won).count()
    };
    let west = wins([&search, &Random], Seat(0));
    let east = wins([&Random, &search], Seat(1));
    assert!(west > 20 && east > 20, "{west} and {east} wins of 30");
}
