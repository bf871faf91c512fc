// How water runs: which of the water hexes are joined, and where a river leaves the board.

import type { Hex } from '$types/ccn';
import { beyond, hexOf, isOnBoard, middle, place, SIDES, type Point } from '../geometry';
import { between, plus, swinging, towards } from './path';
import { wobble } from './seed';

/** A stretch of water from an end or a fork to the next, by the hexes that it runs through. */
export interface Course {
  hexes: Hex[];
  /** Where it begins and ends, unless that is at a fork. */
  before: Point | null;
  after: Point | null;
}

type Joins = Map<string, Set<string>>;

/** Which water hexes flow into which. Three that lie together are joined by two sides only. */
export function joins(hexes: readonly Hex[]): Joins {
  const found: Joins = new Map(hexes.map((hex) => [place(hex), new Set<string>()]));
  for (const hex of hexes) {
    for (const side of SIDES) {
      const other = place(beyond(hex, side));
      if (found.has(other)) found.get(place(hex))!.add(other);
    }
  }
  for (const [one, others] of found) {
    for (const other of [...others]) {
      const third = [...others].find((name) => found.get(other)!.has(name));
      // It may have been parted meanwhile.
      if (third !== undefined && others.has(other)) open(found, [one, other, third]);
    }
  }
  return found;
}

/** Takes a side out of a triangle: one of the hex that has the fewest, which becomes a brook. */
function open(found: Joins, three: [string, string, string]) {
  const sides = (name: string) => found.get(name)!.size;
  const [least, ...rest] = [...three].sort((a, b) => sides(a) - sides(b) || a.localeCompare(b));
  const [, most] = rest.sort((a, b) => sides(a) - sides(b) || a.localeCompare(b));
  found.get(least!)!.delete(most!);
  found.get(most!)!.delete(least!);
}

/** All stretches of water. */
export function courses(hexes: readonly Hex[]): Course[] {
  const water = joins(hexes);
  const walked = new Set<string>();
  const found: Course[] = [];
  const walk = (from: string, to: string) => {
    const names = [from];
    for (let [here, next] = [from, to]; ;) {
      walked.add(`${here}>${next}`).add(`${next}>${here}`);
      names.push(next);
      const onward = [...water.get(next)!].filter((name) => name !== here);
      if (onward.length !== 1 || walked.has(`${next}>${onward[0]}`)) break;
      [here, next] = [next, onward[0]!];
    }
    found.push(course(names, water));
  };
  // Ends and forks first; what is left then runs in a ring.
  const starts = [...water.keys()].sort((a, b) => rank(water, a) - rank(water, b));
  for (const name of starts) {
    if (water.get(name)!.size === 0) found.push(course([name], water));
    for (const next of water.get(name)!) if (!walked.has(`${name}>${next}`)) walk(name, next);
  }
  return found;
}

const rank = (water: Joins, name: string) => (water.get(name)!.size === 2 ? 1 : 0);

function course(names: readonly string[], water: Joins): Course {
  const hexes = names.map((name) => hexOf(name)!);
  const isEnd = (name: string) => water.get(name)!.size < 2;
  const [first, last] = [names[0]!, names.at(-1)!];
  const alone = names.length === 1;
  return {
    hexes,
    before: isEnd(first) ? mouth(hexes[0]!, hexes[1]) : null,
    after: isEnd(last) && !alone ? mouth(hexes.at(-1)!, hexes.at(-2)) : null,
  };
}

/**
 * Where water begins or ends: off the board from a hex at the edge, as straight on from `from` as
 * can be, else a little beyond the middle of its last hex.
 */
function mouth(hex: Hex, from: Hex | undefined): Point {
  const centre = middle(hex);
  const outside = SIDES.map((side) => beyond(hex, side)).filter((other) => !isOnBoard(other));
  const flow = from === undefined ? { x: 1, y: 0 } : towards(middle(from), centre);
  const [best] = outside
    .map((other) => towards(centre, middle(other)))
    .sort((a, b) => b.x * flow.x + b.y * flow.y - (a.x * flow.x + a.y * flow.y));
  return best === undefined ? plus(centre, flow, 24) : plus(centre, best, 84);
}

/** The points that the ribbon swings through: middles of hexes, a little astray, and of sides. */
export function bends({ hexes, before, after }: Course): Point[] {
  const points: Point[] = before === null ? [] : [before];
  hexes.forEach((hex, index) => {
    const centre = middle(hex);
    const previous = hexes[index - 1];
    if (previous !== undefined) points.push(between(middle(previous), centre));
    points.push(astray(centre));
  });
  return after === null ? points : [...points, after];
}

const astray = ({ x, y }: Point): Point => ({
  x: x + wobble(x, y, 31) * 7,
  y: y + wobble(x, y, 32) * 9,
});

/** How water runs through one hex. */
export interface Stream {
  /** Where it passes the middle, and which way. */
  centre: Point;
  way: Point;
  /** The line of the stream in this hex. */
  line: string;
}

export function streamIn(all: readonly Course[], hex: Hex): Stream | null {
  const found = all.flatMap((course) => {
    const index = course.hexes.findIndex((other) => place(other) === place(hex));
    if (index === -1) return [];
    const points = bends(course);
    const middle = (course.before === null ? 0 : 1) + index * 2;
    return [{ points, middle, isThrough: middle > 0 && middle < points.length - 1 }];
  });
  const main = found.find(({ isThrough }) => isThrough) ?? found[0];
  if (main === undefined) return null;
  const { points, middle } = main;
  const centre = points[middle]!;
  return {
    centre,
    way: towards(points[middle - 1] ?? centre, points[middle + 1] ?? centre),
    line: found
      .map((one) => swinging(one.points, Math.max(0, one.middle - 1), one.middle + 1))
      .join(''),
  };
}
