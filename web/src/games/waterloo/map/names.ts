// Where the names of towns stand: beside their towns, off the roads and off one another.

import type { Scenery, TownFacts } from '$types/waterloo';
import { holds, overlap, type Frame } from '$lib/board/paint/frame';
import type { Point } from '$lib/board/viewport';
import { samples, type Road } from './curves';

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
