// Lines of the map: roads that bend a little, and rivers and borders that swing through their points.

import type { Line, RoadFacts, RoadId, Scenery, TownId } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import { aside, at, between, plus, towards } from '$lib/board/paint/path';
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

export const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

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

/** Points close to one another on the line that swings through a course (Catmull-Rom). */
export function swing({ course }: Line, gap = 5): Point[] {
  const points = course.map(([x, y]) => ({ x, y }));
  const found: Point[] = points.slice(0, 1);
  for (let index = 1; index < points.length; index += 1) {
    const [b, c] = [points[index - 1]!, points[index]!];
    const [a, d] = [points[index - 2] ?? b, points[index + 1] ?? c];
    const count = Math.max(2, Math.round(far(b, c) / gap));
    for (let step = 1; step <= count; step += 1) found.push(spline(a, b, c, d, step / count));
  }
  return found;
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (p: number, q: number, r: number, s: number) =>
    0.5 *
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return { x: one(a.x, b.x, c.x, d.x), y: one(a.y, b.y, c.y, d.y) };
}

/** How far a point is from the nearest of others. */
export const nearness = (point: Point, others: readonly Point[]): number =>
  others.reduce((least, other) => Math.min(least, far(point, other)), Infinity);

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
