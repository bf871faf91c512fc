// How water runs: which of the water hexes are joined, and where a river leaves the board.

import type { Hex } from '$types/ccn';
import { beyond, hexOf, isOnBoard, middle, place, SIDES, type Point } from '../geometry';
import { between, plus, towards } from './path';
import { wobble } from './seed';

/** A stretch of water from an end or a fork to the next, by the hexes that it runs through. */
export interface Course {
  hexes: Hex[];
  /** Points off the board by which it comes in or goes out. */
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
      if (third !== undefined) open(found, [one, other, third]);
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
    before: isEnd(first) ? wayOut(hexes[0]!, hexes[1]) : null,
    after: isEnd(last) && !alone ? wayOut(hexes.at(-1)!, hexes.at(-2)) : null,
  };
}

/** Where water leaves the board from a hex at the edge: as straight on from `from` as can be. */
function wayOut(hex: Hex, from: Hex | undefined): Point | null {
  const centre = middle(hex);
  const outside = SIDES.map((side) => beyond(hex, side)).filter((other) => !isOnBoard(other));
  const flow = from === undefined ? { x: 1, y: 0 } : towards(middle(from), centre);
  const [best] = outside
    .map((other) => towards(centre, middle(other)))
    .sort((a, b) => b.x * flow.x + b.y * flow.y - (a.x * flow.x + a.y * flow.y));
  return best === undefined ? null : plus(centre, best, 84);
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
  x: x + wobble(x, y, 31) * 5,
  y: y + wobble(x, y, 32) * 5,
});

/** Which way the water runs through the middle of a hex. */
export function flow(all: readonly Course[], hex: Hex): { centre: Point; way: Point } {
  for (const one of all) {
    const index = one.hexes.findIndex((other) => place(other) === place(hex));
    if (index === -1) continue;
    const points = bends(one);
    const found = (one.before === null ? 0 : 1) + index * 2;
    const here = points[found]!;
    return { centre: here, way: towards(points[found - 1] ?? here, points[found + 1] ?? here) };
  }
  return { centre: middle(hex), way: { x: 1, y: 0 } };
}
