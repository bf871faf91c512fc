// Rivers and streams as ribbons, roads over them, and how each is crossed: a bridge of planks, a dam of
// earth with its pond, a ford of stones.

import type { Scenery } from '$types/borodino';
import { aside, ellipse, line, plus, polygon } from '$lib/board/paint/path';
import { numbers, wobble } from '$lib/board/paint/seed';
import { merged, stroke, type Stroke } from '$lib/board/paint/stroke';
import type { Point } from '$lib/board/viewport';
import { evenly } from './hills';
import type { BorderLine, Layout } from './layout';
import type { Road } from './roads';
import type { Stretch } from './waters';

export function rivers(stretches: readonly Stretch[]): Stroke[] {
  const of = (kind: string) =>
    stretches.filter(({ water }) => water === kind).map(({ points }) => line(points));
  return [
    ...stroke('bank-cast', of('river')),
    ...stroke('stream-bank', of('stream')),
    ...stroke('river-bank', of('river')),
    ...stroke('stream', of('stream')),
    ...stroke('river', of('river')),
    ...stroke(
      'ripple',
      stretches.filter(({ water }) => water === 'river').flatMap(({ points }) => ripples(points)),
    ),
  ];
}

/** Short strokes along the stream, at its left and at its right. */
const ripples = (points: readonly Point[]): string[] =>
  evenly(points, 17).map(({ point, way }) => {
    const start = plus(point, aside(way), wobble(point.x, point.y, 5) * 3);
    return line([start, plus(start, way, 7 + wobble(point.x, point.y, 6) * 2)]);
  });

export function highways(roads: readonly Road[]): Stroke[] {
  const of = (isMain: boolean) =>
    roads.filter((road) => road.isMain === isMain).map(({ points }) => line(points));
  return [
    ...stroke('lane-case', of(false)),
    ...stroke('lane', of(false)),
    ...stroke('highway-case', of(true)),
    ...stroke('highway', of(true)),
    ...stroke('ruts', of(true)),
  ];
}

export function crossings({ borders }: Scenery, layout: Layout): Stroke[] {
  const all = layout.borders.flatMap((one) => {
    const { crossing, water } = borders[one.border]!;
    const half = water === 'river' ? 8 : 5.5;
    if (crossing === 'bridge') return bridge(one, half);
    if (crossing === 'dam') return dam(one, half);
    return crossing === 'ford' ? ford(one, half) : [];
  });
  return merged(all);
}

const spotAt =
  ({ middle, across }: BorderLine) =>
  (over: number, along: number): Point =>
    plus(plus(middle, across, over), aside(across), along);

function bridge(border: BorderLine, half: number): Stroke[] {
  const spot = spotAt(border);
  const deck = (by: number) =>
    polygon([spot(-half, -4 + by), spot(half, -4 + by), spot(half, 4 + by), spot(-half, 4 + by)]);
  const planks = Array.from({ length: Math.round(half) - 1 }, (_, index) => {
    const over = -half + 2 + (index * (2 * half - 4)) / Math.max(1, Math.round(half) - 2);
    return line([spot(over, -3.6), spot(over, 3.6)]);
  });
  const rail = (side: number) =>
    line([
      spot(-half - 3, side * 6.4),
      spot(-half, side * 4.4),
      spot(half, side * 4.4),
      spot(half + 3, side * 6.4),
    ]);
  return [
    ...stroke('bridge-cast', deck(1)),
    ...stroke('bridge-deck', deck(0)),
    ...stroke('bridge-plank', planks),
    ...stroke('bridge-rail', [rail(-1), rail(1)]),
  ];
}

/** Water stands before a dam. */
function dam(border: BorderLine, half: number): Stroke[] {
  const spot = spotAt(border);
  const bank = [spot(-half - 4, -4), spot(half + 4, -4), spot(half + 2, 4.5), spot(-half - 2, 4.5)];
  const pond = [
    spot(0, -3),
    spot(half + 3, -8),
    spot(half + 1, -17),
    spot(0, -22),
    spot(-half - 2, -16),
    spot(-half - 3, -8),
  ];
  const stones = [-6, -2, 2, 6].map((over) => line([spot(over, -2.5), spot(over + 0.6, 3.5)]));
  return [
    ...stroke('pond', `${line(pond)}Z`),
    ...stroke('dam-bank', polygon(bank)),
    ...stroke('dam-stone', stones),
  ];
}

function ford(border: BorderLine, half: number): Stroke[] {
  const spot = spotAt(border);
  const next = numbers(border.border * 7919 + 61);
  const stones: string[] = [];
  for (const along of [-5.5, 0, 5.5])
    for (let over = -half + 0.5; over <= half; over += 4.4)
      stones.push(
        ellipse(
          spot(over + next() * 1.2, along + (next() - 0.5) * 2),
          1.5 + next() * 0.7,
          1.1 + next() * 0.4,
        ),
      );
  const shoal = polygon([
    spot(-half + 1, -9),
    spot(half - 1, -9),
    spot(half - 1, 9),
    spot(-half + 1, 9),
  ]);
  return [...stroke('ford-shoal', shoal), ...stroke('ford-stone', stones)];
}
