//! Games gone over, on the toys.

use std::num::NonZeroUsize;

use ai::{
    Bout, Decision, Deed, Greedy, Means, Memory, Moment, Player, Random, Reviewer, prospects,
};
use engine::{CERTAIN, Counsel, Game, Level};
use luck::Fast;
use testkit::toys::campaign::{self, Campaign};
use testkit::toys::night::{self, Night};

const LEVEL: Level = Level::new("judge", 3_000, 0);

fn campaign() -> Campaign {
    campaign::planted(campaign::Planted::Nothing)
}

fn night() -> Night {
    night::planted(night::Planted::Nothing)
}

/// A game between players of one kind: every decision with a choice, and the position after each.
fn played<G: Counsel>(set_up: &G, player: &dyn Player<G>, seed: u64) -> (Vec<Moment<G>>, Vec<G>) {
    let mut luck = Fast::new(seed);
    let (mut bout, _) = Bout::begin(set_up, Memory::Belief, &mut luck);
    let (mut moments, mut positions) = (Vec::new(), vec![bout.game().clone()]);
    while let Some(seat) = bout.next_seat(&mut luck) {
        let decision = bout.ask(seat, player, &mut luck);
        let deed = match decision {
            Decision::Act(_) if bout.is_drafting(seat) => None,
            Decision::Act(action) => Some(Deed::Decided(vec![action])),
            Decision::Commit => Some(Deed::Committed(bout.draft(seat).clone())),
        };
        let (game, belief) = (bout.game().clone(), bout.belief(seat).clone());
        let had_choice = bout.legal(seat).len() > 1;
        let moment = deed.map(|deed| Moment { game, seat, belief, deed });
        moments.extend(moment.filter(|_| had_choice));
        bout.take(seat, decision, &mut luck);
        positions.push(bout.game().clone());
    }
    (moments, positions)
}

/// What all decisions of a game cost.
fn costs(player: &dyn Player<Campaign>, seed: u64) -> u32 {
    let (moments, _) = played(&campaign(), player, seed);
    let judged = Reviewer::at(&LEVEL, moments.len()).judge(&moments, 1, &Means::ALONE);
    judged.iter().flatten().map(|judged| judged.cost).sum()
}

#[test]
fn good_play_costs_less_than_random_play() {
    let cost =
        |player: &dyn Player<Campaign>| -> u32 { (0..4).map(|seed| costs(player, seed)).sum() };
    let (random, greedy) = (cost(&Random), cost(&Greedy::default()));
    assert!(greedy < random, "{greedy} instead of {random}");
}

#[test]
fn it_does_not_matter_how_many_judge() {
    let several = Means::new(NonZeroUsize::new(3).expect("three"), None);
    let (moments, positions) = played(&campaign(), &Random, 5);
    let reviewer = Reviewer::at(&LEVEL, moments.len());
    assert_eq!(reviewer.judge(&moments, 7, &several), reviewer.judge(&moments, 7, &Means::ALONE));
    assert_eq!(prospects(&positions, 7, &several), prospects(&positions, 7, &Means::ALONE));
}

#[test]
fn whoever_wins_is_certain_to_at_the_end() {
    let (_, positions) = played(&campaign(), &Random, 3);
    let chances = prospects(&positions, 1, &Means::ALONE);
    assert_eq!(chances.len(), positions.len());
    for (game, chances) in positions.iter().zip(&chances) {
        assert!(chances.iter().all(|&chance| chance <= CERTAIN));
        assert_eq!(chances.len(), game.seats().len() as usize);
        // The last two seats are allies, and the first is their enemy.
        assert_eq!(chances[1], chances[2]);
        assert!(chances[1].abs_diff(CERTAIN - chances[0]) <= 1, "{chances:?}");
    }
    let last = chances.last().expect("the end");
    assert!(last.iter().all(|chance| [0, CERTAIN / 2, CERTAIN].contains(chance)), "{last:?}");
}

/// Orders are judged whole, where the search tries them.
#[test]
fn secret_orders_are_judged_or_left_alone() {
    let (moments, positions) = played(&night(), &Random, 3);
    let judged = Reviewer::at(&LEVEL, moments.len()).judge(&moments, 1, &Means::ALONE);
    assert_eq!(judged.len(), moments.len());
    assert!(judged.iter().flatten().all(|judged| judged.cost <= CERTAIN));
    assert_eq!(prospects(&positions, 1, &Means::ALONE).len(), positions.len());
}

#[test]
fn whoever_has_no_time_says_nothing() {
    let halt = std::sync::atomic::AtomicBool::new(true);
    let now = Means::new(NonZeroUsize::MIN, Some(&halt));
    let (moments, positions) = played(&campaign(), &Random, 3);
    let judged = Reviewer::at(&LEVEL, moments.len()).judge(&moments, 1, &now);
    assert!(judged.iter().all(Option::is_none));
    assert_eq!(prospects(&positions, 1, &now).len(), positions.len());
}
