//! Path search against a brute force that tries everything again and again.

use std::collections::BTreeMap;

use hexes::{Enter, Hex, Path, Rows, reach, shortest_path};

const BOARD: Rows = Rows::alternating(7, 9);

/// A made-up country: what a step costs depends on both hexes, and some steps end the move.
fn country(seed: u32) -> impl Fn(Hex, Hex) -> Enter + Copy {
    move |from, to| {
        let Some((from, to)) = BOARD.index(from).zip(BOARD.index(to)) else { return Enter::No };
        let mixed = (from as u32 * 31 + to as u32 * 97 + seed).wrapping_mul(2_654_435_761) >> 16;
        match mixed % 8 {
            0 => Enter::No,
            1 | 2 => Enter::Stop(mixed % 3),
            _ => Enter::Cost(mixed % 5),
        }
    }
}

/// The least costs of coming to each hex, by relaxing all steps until nothing changes.
fn by_brute_force(start: Hex, budget: u32, cost: impl Fn(Hex, Hex) -> Enter) -> BTreeMap<Hex, u32> {
    let mut moving = BTreeMap::from([(start, 0)]);
    let mut stopped = BTreeMap::new();
    loop {
        let before = (moving.clone(), stopped.clone());
        for (&from, &spent) in &before.0 {
            for to in from.neighbours() {
                let (costs, price) = match cost(from, to) {
                    Enter::No => continue,
                    Enter::Cost(price) => (&mut moving, price),
                    Enter::Stop(price) => (&mut stopped, price),
                };
                let total = spent + price;
                if total <= budget && costs.get(&to).is_none_or(|&known| total < known) {
                    costs.insert(to, total);
                }
            }
        }
        if before == (moving.clone(), stopped.clone()) {
            break;
        }
    }
    for (hex, cost) in stopped {
        let best = moving.entry(hex).or_insert(cost);
        *best = cost.min(*best);
    }
    moving
}

/// Checks that a path is made of legal steps, stops nowhere on the way, and costs what it says.
fn check_path(path: &Path, start: Hex, goal: Hex, cost: impl Fn(Hex, Hex) -> Enter) {
    assert_eq!((path.hexes.first(), path.hexes.last()), (Some(&start), Some(&goal)));
    let last = path.hexes.len() - 1;
    let mut total = 0;
    for (index, step) in path.hexes.windows(2).enumerate() {
        assert!(step[0].is_adjacent(step[1]));
        total += match cost(step[0], step[1]) {
            Enter::No => panic!("a step that cannot be made: {step:?}"),
            Enter::Cost(price) => price,
            Enter::Stop(price) => {
                assert_eq!(index + 1, last, "the move should have ended in {:?}", step[1]);
                price
            }
        };
    }
    assert_eq!(total, path.cost);
}

#[test]
fn reach_agrees_with_brute_force() {
    for seed in 0..30 {
        let start = BOARD.nth(seed as usize * 2 % BOARD.len()).expect("it is on the board");
        for budget in [0, 1, 3, 6, 20] {
            let found: BTreeMap<Hex, u32> = reach(start, budget, country(seed)).iter().collect();
            let expected = by_brute_force(start, budget, country(seed));
            assert_eq!(found, expected, "seed {seed}, budget {budget}");
        }
    }
}

#[test]
fn paths_are_legal_and_cost_the_least() {
    for seed in 0..10 {
        let start = BOARD.at(4, 4);
        let moves = reach(start, 8, country(seed));
        for goal in BOARD.hexes() {
            let path = shortest_path(start, goal, 8, country(seed));
            assert_eq!(path.as_ref().map(|path| path.cost), moves.cost(goal));
            assert_eq!(path, moves.path(goal));
            if let Some(path) = path {
                check_path(&path, start, goal, country(seed));
            }
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let ask = || reach(BOARD.at(4, 4), 8, country(7));
    assert_eq!(ask(), ask());
}

#[test]
fn on_open_ground_costs_are_distances() {
    let start = Hex::new(0, 0);
    let moves = reach(start, 4, |_, _| Enter::Cost(1));
    assert_eq!(moves.iter().count(), start.within(4).count());
    assert!(moves.iter().all(|(hex, cost)| cost == start.distance(hex)));
}

#[test]
fn the_start_is_reached_for_nothing() {
    let start = Hex::new(0, 0);
    assert!(reach(start, 0, |_, _| Enter::Cost(1)).iter().eq([(start, 0)]));
    let path = shortest_path(start, start, 0, |_, _| Enter::No);
    assert_eq!(path, Some(Path { cost: 0, hexes: vec![start] }));
}

/// A ford is cheap and ends the move; the long way over the bridge into the same hex does not.
#[test]
fn a_hex_can_be_entered_cheaply_to_stop_and_dearly_to_go_on() {
    let [start, bridge, bank, beyond] =
        [Hex::new(0, 0), Hex::new(0, 1), Hex::new(1, 0), Hex::new(2, 0)];
    let cost = move |from, to| match (from, to) {
        (from, to) if from == start && to == bank => Enter::Stop(1),
        (from, to) if from == start && to == bridge => Enter::Cost(2),
        (from, to) if from == bridge && to == bank => Enter::Cost(2),
        (from, to) if from == bank && to == beyond => Enter::Cost(1),
        _ => Enter::No,
    };
    let moves = reach(start, 9, cost);
    assert_eq!(moves.cost(bank), Some(1));
    assert_eq!(moves.path(bank).map(|path| path.hexes), Some(vec![start, bank]));
    let path = Path { cost: 5, hexes: vec![start, bridge, bank, beyond] };
    assert_eq!(moves.path(beyond), Some(path.clone()));
    assert_eq!(shortest_path(start, beyond, 9, cost), Some(path));
    assert_eq!(moves.iter().count(), 4);
}

#[test]
fn huge_costs_do_not_overflow() {
    let moves = reach(Hex::new(0, 0), u32::MAX - 1, |_, to| match to.q {
        0..=2 if to.r == 0 => Enter::Cost(u32::MAX - 1),
        _ => Enter::No,
    });
    assert_eq!(moves.cost(Hex::new(1, 0)), Some(u32::MAX - 1));
    assert_eq!(moves.cost(Hex::new(2, 0)), None);
}

#[test]
fn of_equal_ways_the_one_with_fewest_steps_is_taken() {
    // Everything is free, so any walk would do.
    let on_board = |_, to| if BOARD.contains(to) { Enter::Cost(0) } else { Enter::No };
    for goal in BOARD.hexes() {
        let path = shortest_path(BOARD.at(1, 1), goal, 0, on_board).expect("all is free");
        assert_eq!(path.hexes.len() as u32, BOARD.at(1, 1).distance(goal) + 1);
    }
}
