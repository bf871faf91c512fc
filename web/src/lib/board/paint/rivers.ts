// Rivers as ribbons, with ripples, fords of stones, and bridges that stand across the stream.

import type { Point } from '../viewport';
import { bends, courses, streamIn, type Course, type Stream } from './courses';
import type { Grid } from './grid';
import { aside, at, between, ellipse, line, plus, polygon, swinging, towards } from './path';
import { numbers, numbersOf } from './seed';
import { stroke, type Stroke } from './stroke';

/** Hexes with water, by how it is crossed. */
export interface Waters<Hex> {
  rivers: readonly Hex[];
  fords: readonly Hex[];
  bridges: readonly Hex[];
}

export function rivers<Hex>(grid: Grid<Hex>, waters: Waters<Hex>): Stroke[] {
  const all = courses(grid, [...waters.rivers, ...waters.fords, ...waters.bridges]);
  const ribbons = all.map((course) => swinging(bends(grid, course)));
  const streams = (hexes: readonly Hex[]) =>
    hexes.map((hex) => ({ hex, stream: streamIn(grid, all, hex)! }));
  const fords = streams(waters.fords);
  return [
    ...stroke('bank-shadow', ribbons),
    ...stroke('bank', ribbons),
    ...stroke('water', ribbons),
    ...stroke(
      'shoal-edge',
      fords.map(({ stream }) => stream.line),
    ),
    ...stroke(
      'shoal',
      fords.map(({ stream }) => stream.line),
    ),
    ...stroke(
      'ripple',
      all.flatMap((course) => ripples(grid, course)),
    ),
    ...fords.flatMap(({ hex, stream }) => ford(stream, numbersOf(grid, hex, 61))),
    ...streams(waters.bridges).flatMap(({ stream }) => bridge(stream)),
  ];
}

/** Short curved strokes along the stream. */
function ripples<Hex>(grid: Grid<Hex>, course: Course<Hex>): string[] {
  const points = bends(grid, course);
  const next = numbers(points.length * 97 + grid.seed(course.hexes[0]!));
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    const way = towards(from, to);
    return [0.2, 0.62].map((share) => {
      const here = plus(between(from, to, share + next() * 0.2), aside(way), (next() - 0.5) * 9);
      const length = 6 + next() * 5;
      const swell = plus({ x: way.x * length * 0.5, y: way.y * length * 0.5 }, aside(way), 1.6);
      return `M${at(here)}q${at(swell)} ${at({ x: way.x * length, y: way.y * length })}`;
    });
  });
}

/** A ford: the stream is pale and shallow, and stones lie in it and on its banks. */
function ford({ centre, way }: Stream, next: () => number): Stroke[] {
  const across = aside(way);
  const spot = (along: number, over: number) => plus(plus(centre, way, along), across, over);
  const stones: string[] = [];
  const shades: string[] = [];
  const lay = (point: Point, size: number) => {
    shades.push(ellipse(plus(point, { x: 0.9, y: 1.3 }), size * 1.2, size * 0.9));
    stones.push(ellipse(point, size * 1.15, size * 0.82));
  };
  for (const along of [-29, -22, -15, 15, 22, 29]) {
    lay(spot(along + (next() - 0.5) * 5, (next() - 0.5) * 13), 1.5 + next() * 1.3);
    const bank = (next() < 0.5 ? -1 : 1) * (10 + next() * 2.5);
    lay(spot(along + (next() - 0.5) * 6, bank), 1.7 + next() * 1.9);
  }
  return [...stroke('stone-shadow', shades), ...stroke('stone', stones)];
}

/** A bridge: arches below, a deck with its parapets, and the road that leads to it. */
function bridge({ centre, way }: Stream): Stroke[] {
  const across = aside(way);
  const spot = (along: number, over: number) => plus(plus(centre, way, along), across, over);
  const deck = (half: number, long: number, drop: Point = { x: 0, y: 0 }) =>
    polygon(
      [
        spot(-half, -long),
        spot(-half - 3, 0),
        spot(-half, long),
        spot(half, long),
        spot(half + 3, 0),
        spot(half, -long),
      ].map((point) => plus(point, drop)),
    );
  const planks = [-20, -15, -10, -5, 0, 5, 10, 15, 20].map((over) =>
    line([spot(-8.5, over), spot(8.5, over)]),
  );
  const parapet = (side: number) =>
    line([spot(side * 9, -23), spot(side * 12, 0), spot(side * 9, 23)]);
  return [
    ...stroke('road', [line([spot(0, -38), spot(0, 38)])]),
    ...stroke('bridge-shadow', deck(9.5, 23, { x: 3, y: 4.5 })),
    ...stroke('deck', deck(9, 23)),
    ...stroke('plank', planks),
    ...stroke('parapet', [parapet(-1), parapet(1)]),
  ];
}
