// Lines of the map: roads that bend a little, and rivers and borders that swing through their points.

import type { Line, RoadFacts, RoadId, Scenery, TownId } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import { aside, at, between, far, plus, towards } from '$lib/board/paint/path';
import { nearness, swing } from '$lib/board/paint/swing';
import { wobble } from '$lib/board/paint/seed';

export interface Road {
  id: RoadId;
  facts: RoadFacts;
  /** Its ends, and the point that it bends towards. */
  from: Point;
  bend: Point;
  to: Point;
  d: string;
  long: number;
}

/** The most that a road bends aside, as a share of its length. */
const BEND = 0.055;

const spot = ({ towns }: Scenery, town: TownId): Point => ({
  x: towns[town]!.x,
  y: towns[town]!.y,
});

export const roadsOf = (scenery: Scenery): Road[] =>
  scenery.roads.map((facts, id) => {
    const [from, to] = [spot(scenery, facts.ends[0]), spot(scenery, facts.ends[1])];
    const middle = between(from, to);
    const long = far(from, to);
    const by = wobble(middle.x, middle.y, 7) * long * BEND * 2;
    const bend = plus(middle, aside(towards(from, to)), by);
    return { id, facts, from, bend, to, long, d: `M${at(from)}Q${at(bend)} ${at(to)}` };
  });

/** The point of a road at a share of the way. */
export function along({ from, bend, to }: Road, share: number): Point {
  return between(between(from, bend, share), between(bend, to, share), share);
}

/** Where a road leads at a share of the way. */
export const heading = ({ from, bend, to }: Road, share: number): Point =>
  towards(between(from, bend, share), between(bend, to, share));

/** The point of a road that lies so far from one of its ends. */
export function awayFrom(road: Road, town: TownId, by: number): Point {
  const share = Math.min(0.62, by / road.long);
  return along(road, road.facts.ends[0] === town ? share : 1 - share);
}

/** Points of a road close to one another. */
export const samples = (road: Road, gap = 6): Point[] => {
  const count = Math.max(4, Math.round(road.long / gap));
  return Array.from({ length: count + 1 }, (_, index) => along(road, index / count));
};

/** A bridge: where a road crosses its river, and which way it leads there. */
export interface Crossing {
  road: RoadId;
  at: Point;
  way: Point;
}

/** How near to a town a road may cross its river, as a share of the way. */
const BANK = 0.24;

/** Every road that crosses a river does it at one place: where the two are nearest, off the towns. */
export function crossings(scenery: Scenery, roads: readonly Road[]): Crossing[] {
  const rivers = new Map(scenery.rivers.map((river) => [river.name, swing(river)]));
  return roads.flatMap((road) => {
    const river = rivers.get(road.facts.river ?? '');
    if (river === undefined) return [];
    const shares = Array.from({ length: 27 }, (_, step) => BANK + ((1 - 2 * BANK) * step) / 26);
    // Where it is as near at several places, or nowhere near, the middle of the road is best.
    const cost = (share: number) => nearness(along(road, share), river) + Math.abs(share - 0.5) * 6;
    const best = shares.reduce((least, share) => (cost(share) < cost(least) ? share : least));
    return [{ road: road.id, at: along(road, best), way: heading(road, best) }];
  });
}

/** How far a river may still be from the edge of the map to flow over it. */
const OFF_MAP = 260;

/**
 * The line of a river. Where nothing lies between its end and the edge of the map it flows on over the
 * edge; else it has its spring there.
 */
export function coursed(scenery: Scenery, river: Line, roads: readonly Road[]): Point[] {
  const crowd = [
    ...scenery.towns,
    ...roads.flatMap((road) => samples(road, 12)),
    ...scenery.rivers.filter((other) => other !== river).flatMap((other) => swing(other, 12)),
  ];
  const points = swing(river);
  const before = onward(scenery, points[0]!, points[4]!, crowd);
  const after = onward(scenery, points.at(-1)!, points.at(-5)!, crowd);
  return [...before.reverse(), ...points, ...after];
}

function onward({ width, height }: Scenery, end: Point, before: Point, crowd: readonly Point[]) {
  const way = towards(before, end);
  const found: Point[] = [];
  for (let by = 6; by < OFF_MAP; by += 6) {
    const swerve = Math.sin(by / 38) * 7;
    const point = plus(plus(end, way, by), aside(way), swerve);
    if (nearness(point, crowd) < 16) return [];
    found.push(point);
    if (point.x < 0 || point.y < 0 || point.x > width || point.y > height) return found;
  }
  return [];
}
