// How water runs: which of the water hexes are joined, and where a river leaves the board.

import type { Point } from '../viewport';
import type { Grid } from './grid';
import { between, plus, swinging, towards } from './path';
import { wobble } from './seed';

/** A stretch of water from an end or a fork to the next, by the hexes that it runs through. */
export interface Course<Hex> {
  hexes: Hex[];
  /** Where it begins and ends, unless that is at a fork. */
  before: Point | null;
  after: Point | null;
}

type Joins = Map<string, Set<string>>;

/** Which water hexes flow into which. Three that lie together are joined by two sides only. */
export function joins<Hex>(grid: Grid<Hex>, hexes: readonly Hex[]): Joins {
  const found: Joins = new Map(hexes.map((hex) => [grid.name(hex), new Set<string>()]));
  for (const hex of hexes) {
    for (const other of grid.around(hex).map(grid.name)) {
      if (found.has(other)) found.get(grid.name(hex))!.add(other);
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
export function courses<Hex>(grid: Grid<Hex>, hexes: readonly Hex[]): Course<Hex>[] {
  const water = joins(grid, hexes);
  const named = new Map(hexes.map((hex) => [grid.name(hex), hex]));
  const course = (names: readonly string[]) =>
    courseOf(
      grid,
      names.map((name) => named.get(name)!),
      water,
    );
  const walked = new Set<string>();
  const found: Course<Hex>[] = [];
  const walk = (from: string, to: string) => {
    const names = [from];
    for (let [here, next] = [from, to]; ;) {
      walked.add(`${here}>${next}`).add(`${next}>${here}`);
      names.push(next);
      const onward = [...water.get(next)!].filter((name) => name !== here);
      if (onward.length !== 1 || walked.has(`${next}>${onward[0]}`)) break;
      [here, next] = [next, onward[0]!];
    }
    found.push(course(names));
  };
  // Ends and forks first; what is left then runs in a ring.
  const starts = [...water.keys()].sort((a, b) => rank(water, a) - rank(water, b));
  for (const name of starts) {
    if (water.get(name)!.size === 0) found.push(course([name]));
    for (const next of water.get(name)!) if (!walked.has(`${name}>${next}`)) walk(name, next);
  }
  return found;
}

const rank = (water: Joins, name: string) => (water.get(name)!.size === 2 ? 1 : 0);

function courseOf<Hex>(grid: Grid<Hex>, hexes: Hex[], water: Joins): Course<Hex> {
  const isEnd = (hex: Hex) => water.get(grid.name(hex))!.size < 2;
  const [first, last] = [hexes[0]!, hexes.at(-1)!];
  const alone = hexes.length === 1;
  return {
    hexes,
    before: isEnd(first) ? mouth(grid, first, hexes[1]) : null,
    after: isEnd(last) && !alone ? mouth(grid, last, hexes.at(-2)) : null,
  };
}

/**
 * Where water begins or ends: off the board from a hex at the edge, as straight on from `from` as
 * can be, else a little beyond the middle of its last hex.
 */
function mouth<Hex>(grid: Grid<Hex>, hex: Hex, from: Hex | undefined): Point {
  const centre = grid.middle(hex);
  const outside = grid.around(hex).filter((other) => !grid.isOnBoard(other));
  const flow = from === undefined ? { x: 1, y: 0 } : towards(grid.middle(from), centre);
  const [best] = outside
    .map((other) => towards(centre, grid.middle(other)))
    .sort((a, b) => b.x * flow.x + b.y * flow.y - (a.x * flow.x + a.y * flow.y));
  return best === undefined ? plus(centre, flow, 24) : plus(centre, best, 84);
}

/** The points that the ribbon swings through: middles of hexes, a little astray, and of sides. */
export function bends<Hex>(grid: Grid<Hex>, { hexes, before, after }: Course<Hex>): Point[] {
  const points: Point[] = before === null ? [] : [before];
  hexes.forEach((hex, index) => {
    const centre = grid.middle(hex);
    const previous = hexes[index - 1];
    if (previous !== undefined) points.push(between(grid.middle(previous), centre));
    points.push(astray(centre));
  });
  const all = after === null ? points : [...points, after];
  return calmed(all, before === null ? 0 : 1, grid.calm ?? 0);
}

/** The same points with every second one, where a hex has its middle, drawn towards those beside it. */
const calmed = (points: readonly Point[], first: number, calm: number): Point[] =>
  points.map((point, index) => {
    const [one, other] = [points[index - 1], points[index + 1]];
    const isMiddle = index % 2 === first % 2;
    if (!isMiddle || one === undefined || other === undefined) return point;
    return between(point, between(one, other), calm);
  });

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

export function streamIn<Hex>(
  grid: Grid<Hex>,
  all: readonly Course<Hex>[],
  hex: Hex,
): Stream | null {
  const found = all.flatMap((course) => {
    const index = course.hexes.findIndex((other) => grid.name(other) === grid.name(hex));
    if (index === -1) return [];
    const points = bends(grid, course);
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
