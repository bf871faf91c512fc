//! Tables against what they were made from, which no decision of a player shows.

use hexes::{Columns, Direction};

use super::costs::Gait;
use super::lines::{Obstacle, Passage, Ray};
use super::routes::first_steps;
use super::{Ground, HexSet, Terrain, Tile};
use crate::ids::HexId;
use crate::pieces::Mover;

/// A board with all terrains and some heights, scattered without any order that rules could see.
fn wild() -> Ground {
    let shape = Columns::new(13, 11);
    let terrains = Terrain::ALL.into_iter().chain([Terrain::Plain; 14]).collect::<Vec<_>>();
    let mut dice: u32 = 7;
    let mut roll = |faces: usize| {
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (dice >> 16) as usize % faces
    };
    let tile = |_| Tile {
        terrain: terrains[roll(terrains.len())],
        level: [0, 0, 0, 0, 0, 1, 1, 2, 3][roll(9)],
        open: [Some(Direction::One), Some(Direction::Four)],
    };
    Ground::new(shape, (0..shape.len()).map(tile).collect())
}

/// Passages of an open line that units would block, those along an edge with the smaller hex first;
/// none if the ground blocks it.
fn screens(ground: &Ground, from: HexId, to: HexId) -> Option<Vec<Passage>> {
    match ground.ray(from, to) {
        Ray::Blocked | Ray::Long => None,
        Ray::Open(screens) => Some(sorted(screens)),
    }
}

fn sorted(passages: impl Iterator<Item = Passage>) -> Vec<Passage> {
    let ends = |passage: &Passage| match *passage {
        Passage::Through(hex) => (hex, hex),
        Passage::Between(one, other) => (one.min(other), one.max(other)),
    };
    let mut passages: Vec<Passage> = passages
        .map(|passage| match ends(&passage) {
            (one, other) if one == other => passage,
            (one, other) => Passage::Between(one, other),
        })
        .collect();
    passages.sort_by_key(ends);
    passages
}

/// The passage in which units would block a line, by the rule itself: of an edge of which one hex
/// is overgrown, the other alone.
fn screen(ground: &Ground, from: HexId, to: HexId, passage: Passage) -> Option<Passage> {
    let grown = |hex: HexId| ground.blocks(from, to, hex, ground.growth(hex));
    let standing = |hex: HexId| ground.blocks(from, to, hex, Obstacle::Standing);
    match passage {
        _ if !passage.all(standing) => None,
        Passage::Between(one, other) if grown(one) => Some(Passage::Through(other)),
        Passage::Between(one, other) if grown(other) => Some(Passage::Through(one)),
        Passage::Through(_) | Passage::Between(..) => Some(passage),
    }
}

#[test]
fn looked_up_lines_are_those_that_are_walked() {
    let ground = wild();
    for (from, to) in ground.hexes().flat_map(|one| ground.hexes().map(move |two| (one, two))) {
        let passages = || ground.passages(from, to);
        if ground.distance(from, to) > super::lines::LONGEST {
            assert!(matches!(ground.ray(from, to), Ray::Long));
            continue;
        }
        let grown = |hex: HexId| ground.blocks(from, to, hex, ground.growth(hex));
        let blocked = passages().any(|passage| passage.all(grown));
        let screened = || sorted(passages().filter_map(|it| screen(&ground, from, to, it)));
        assert_eq!(screens(&ground, from, to), (!blocked).then(screened), "{from:?} to {to:?}");
    }
}

#[test]
fn sight_is_the_same_both_ways() {
    let ground = wild();
    for (from, to) in ground.hexes().flat_map(|one| ground.hexes().map(move |two| (one, two))) {
        assert_eq!(screens(&ground, from, to), screens(&ground, to, from), "{from:?}, {to:?}");
    }
}

/// All paths of an attack, walked one by one.
fn walk(ground: &Ground, mover: Mover, path: &[HexId], spent: u8, reached: &mut HexSet) {
    let (start, here) = (path[0], path[path.len() - 1]);
    reached.insert(here);
    let trail = path[1..].iter().fold(crate::order::Path::EMPTY, |path, &hex| path.with(hex));
    for to in ground.neighbours(here) {
        let cost = ground.next_step(mover, Gait::Attack, Some(start), trail, to);
        let Ok(cost) = cost else { continue };
        if spent + cost <= Gait::Attack.allowance(mover) {
            let longer = [path, &[to]].concat();
            walk(ground, mover, &longer, spent + cost, reached);
        }
    }
}

#[test]
fn attainable_is_what_some_path_leads_to() {
    let ground = wild();
    for mover in [Mover::Infantry, Mover::Cavalry, Mover::Ninja] {
        for start in ground.hexes() {
            let mut reached = HexSet::NONE;
            walk(&ground, mover, &[start], 0, &mut reached);
            for target in ground.hexes() {
                let near = reached.iter().any(|hex| ground.within_reach(hex, target));
                let known = ground.is_attainable(mover, start, target);
                assert_eq!(known, near, "{mover:?} from {start:?} to {target:?}");
            }
        }
    }
}

#[test]
fn cheapest_ways_are_found_with_all_their_first_hexes() {
    let ground = wild();
    let cost = |from, to| ground.cost_between(Mover::Infantry, Gait::Flight, from, to);
    let all: Vec<HexId> = ground.hexes().collect();
    let mut far = vec![vec![u16::MAX / 2; all.len()]; all.len()];
    for &from in &all {
        far[from.index()][from.index()] = 0;
        for to in ground.neighbours(from) {
            far[from.index()][to.index()] = cost(from, to).map_or(u16::MAX / 2, u16::from);
        }
    }
    for over in 0..all.len() {
        for from in 0..all.len() {
            for to in 0..all.len() {
                far[from][to] = far[from][to].min(far[from][over] + far[over][to]);
            }
        }
    }
    for (&from, &to) in all.iter().flat_map(|one| all.iter().map(move |two| (one, two))) {
        let known = far[from.index()][to.index()];
        let (first, points) = first_steps(&ground, from, std::iter::once(to).collect(), cost);
        let leads = |&hex: &HexId| {
            cost(from, hex)
                .is_some_and(|cost| u16::from(cost) + far[hex.index()][to.index()] == known)
        };
        let there = known < u16::MAX / 2 && from != to;
        let expected =
            if there { ground.neighbours(from).filter(leads).collect() } else { HexSet::NONE };
        assert_eq!(first, expected, "{from:?} to {to:?}");
        assert_eq!(points, if there { known } else { 0 });
    }
}

#[test]
fn reinforcements_pay_for_their_entry() {
    let shape = Columns::new(13, 11);
    let mut tiles = vec![Tile::default(); shape.len()];
    tiles[1].terrain = Terrain::LightWoods;
    let ground = Ground::new(shape, tiles);
    let at = |column, row| ground.at(column, row).expect("on the board");
    let open = ground.attainable_on_entry(Mover::Infantry, at(4, 0));
    assert!(open.contains(at(4, 2)) && !open.contains(at(4, 3)));
    let slow = ground.attainable_on_entry(Mover::Infantry, at(1, 0));
    assert!(slow.contains(at(1, 1)) && !slow.contains(at(1, 2)));
}

/// [SAM-2.3.1] How many of 721 points along a line lie in a closed hex, by the formula of the rule:
/// one at most if it only touches a corner.
fn share(from: [i64; 3], to: [i64; 3], hex: [i64; 3]) -> usize {
    let steps = 720;
    let inside = |at: &i64| {
        let cube =
            [0, 1, 2].map(|axis| steps * (from[axis] - hex[axis]) + at * (to[axis] - from[axis]));
        [(0, 1), (1, 2), (2, 0)].iter().all(|&(one, two)| (cube[one] - cube[two]).abs() <= steps)
    };
    (0..=steps).filter(inside).count()
}

#[test]
fn crossed_hexes_are_those_of_the_formula() {
    let shape = Columns::new(13, 13);
    let ground = Ground::new(shape, vec![Tile::default(); shape.len()]);
    let cube = |hex: HexId| {
        let hex = ground.coordinates(hex);
        [i64::from(hex.q), -i64::from(hex.q) - i64::from(hex.r), i64::from(hex.r)]
    };
    let middle = ground.at(6, 6).expect("on the board");
    for to in ground.hexes().filter(|&hex| ground.distance(middle, hex) <= 6) {
        let mut crossed = HexSet::NONE;
        for passage in ground.passages(middle, to) {
            let (Passage::Through(one) | Passage::Between(_, one)) = passage;
            crossed.insert(one);
            if let Passage::Between(other, _) = passage {
                crossed.insert(other);
            }
        }
        for hex in ground.hexes().filter(|&hex| hex != middle && hex != to) {
            let shared = share(cube(middle), cube(to), cube(hex));
            assert_eq!(crossed.contains(hex), shared > 1, "{to:?} over {hex:?}");
        }
    }
}
