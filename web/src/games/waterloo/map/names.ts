// Where the names of towns stand: beside their towns, off the roads and off one another. And names
// along rivers and borders, which follow their lines.

import type { Line, Scenery, TownFacts } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import { aside, at, plus, towards } from '$lib/board/paint/path';
import { far, nearness, samples, swing, type Road } from './curves';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TownName {
  text: string;
  /** Where its text begins, ends or has its middle, on the line of writing. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  size: number;
  frame: Frame;
}

/** How large the sign of a town is: a supply city, where many roads meet, or any other. */
export const radiusOf = (town: TownFacts, roads: number) =>
  town.supply !== null ? 11.5 : roads > 5 ? 7.6 : 6.4;

const sizeOf = (town: TownFacts) => (town.supply === null ? 12 : 16);

export const overlap = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export const holds = ({ x, y, width, height }: Frame, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** What of a frame lies beyond the edge of the map. */
export const beyondEdge = (frame: Frame, { width, height }: Scenery, edge = 12): number => {
  const inside = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  return frame.width * frame.height - overlap(frame, inside);
};

type Side = readonly [x: number, y: number, dear: number];

/** Below is where one looks for a name; corners and sides come after that. */
const SIDES: readonly Side[] = [
  [0, 1, 0],
  [0, -1, 4],
  [1, 0, 6],
  [-1, 0, 6],
  [0.75, 0.75, 8],
  [-0.75, 0.75, 8],
  [0.75, -0.75, 10],
  [-0.75, -0.75, 10],
];

function nameAt(town: TownFacts, radius: number, [x, y]: Side): TownName {
  const size = sizeOf(town);
  const wide = town.name.length * size * 0.475 + 4;
  const middle = { x: town.x + x * (radius + 5), y: town.y + y * (radius + size * 0.62 + 2.5) };
  const anchor = x === 0 ? 'middle' : x > 0 ? 'start' : 'end';
  const left =
    anchor === 'middle' ? middle.x - wide / 2 : anchor === 'start' ? middle.x : middle.x - wide;
  return {
    text: town.name,
    at: { x: middle.x, y: middle.y + size * 0.3 },
    anchor,
    size,
    frame: { x: left, y: middle.y - size * 0.5, width: wide, height: size },
  };
}

/** A place for every name: the cheapest one by one, then again knowing all the others. */
export function townNames(scenery: Scenery, roads: readonly Road[]): TownName[] {
  const inks = roads.flatMap((road) => samples(road, 5));
  const counts = scenery.towns.map(
    (_, town) => roads.filter(({ facts }) => facts.ends.includes(town)).length,
  );
  const signs = scenery.towns.map((town, index) => {
    const radius = radiusOf(town, counts[index]!) + 1;
    return { x: town.x - radius, y: town.y - radius, width: 2 * radius, height: 2 * radius };
  });
  const found: (TownName | undefined)[] = scenery.towns.map(() => undefined);
  const cost = (name: TownName, index: number) =>
    inks.filter((ink) => holds(name.frame, ink)).length * 2.2 +
    signs.reduce((sum, sign) => sum + overlap(name.frame, sign) * 2, 0) +
    found.reduce(
      (sum, other, at) => sum + (at === index || !other ? 0 : overlap(name.frame, other.frame) * 3),
      0,
    ) +
    beyondEdge(name.frame, scenery) * 3;
  for (let round = 0; round < 3; round += 1) {
    scenery.towns.forEach((town, index) => {
      const radius = radiusOf(town, counts[index]!);
      const ways = SIDES.map((side) => {
        const name = nameAt(town, radius, side);
        return { name, cost: cost(name, index) + side[2] };
      });
      found[index] = ways.reduce((best, way) => (way.cost < best.cost ? way : best)).name;
    });
  }
  return found as TownName[];
}

export interface LineName {
  text: string;
  /** The line that it is written along, from left to right. */
  d: string;
  size: number;
}

/** Names along lines, each where it is calm and there is room; lines longer than `twice` bear theirs twice. */
export function lineNames(
  lines: readonly Line[],
  { size, off, spacing, twice }: { size: number; off: number; spacing: number; twice: number },
  crowd: readonly Point[],
): LineName[] {
  return lines.flatMap((line) => {
    const points = swing(line, 4);
    const long = points.length * 4;
    const room = Math.round((line.name.length * size * spacing) / 4);
    const parts = long > twice ? 2 : 1;
    return Array.from({ length: parts }, (_, part) => {
      const from = Math.floor((points.length / parts) * part);
      const to = Math.floor((points.length / parts) * (part + 1));
      return written(line.name, points.slice(from, to), room, { size, off }, crowd);
    }).flat();
  });
}

function written(
  text: string,
  points: readonly Point[],
  room: number,
  { size, off }: { size: number; off: number },
  crowd: readonly Point[],
): LineName[] {
  const ways = points.slice(0, Math.max(0, points.length - room)).flatMap((_, start) => {
    const part = points.slice(start, start + room + 1);
    const isLeftward = part.at(-1)!.x < part[0]!.x;
    const forth = isLeftward ? [...part].reverse() : part;
    return [off, -off - size * 0.62].map((by) => {
      const line = shifted(forth, by);
      return { line, cost: crowding(line, crowd) + bending(forth) };
    });
  });
  if (ways.length === 0) return [];
  const best = ways.reduce((least, way) => (way.cost < least.cost ? way : least));
  return [
    {
      text,
      size,
      d: `M${best.line
        .filter((_, i) => i % 2 === 0)
        .map(at)
        .join('L')}`,
    },
  ];
}

/** The same line, above it or below it. */
const shifted = (points: readonly Point[], by: number): Point[] =>
  points.map((point, index) => {
    const [before, after] = [
      points[Math.max(0, index - 4)]!,
      points[Math.min(points.length - 1, index + 4)]!,
    ];
    return plus(point, aside(towards(before, after)), -by);
  });

const crowding = (line: readonly Point[], crowd: readonly Point[]): number =>
  line
    .filter((_, index) => index % 3 === 0)
    .reduce((sum, point) => sum + Math.max(0, 16 - nearness(point, crowd)), 0);

/** How much shorter the straight way is, and how steeply it stands. */
function bending(points: readonly Point[]): number {
  const [first, last] = [points[0]!, points.at(-1)!];
  const straight = far(first, last);
  return (points.length * 4 - straight) * 3 + (Math.abs(last.y - first.y) / (straight || 1)) * 14;
}
