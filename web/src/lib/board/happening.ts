// Where arrows and dice are drawn.

import type { RollShown } from '$lib/table/kit';
import type { Point } from './viewport';
import { aside, at, between, plus, polygon, towards } from './paint/path';

/** A slightly bent arrow from hex to hex, from edge to edge of the pieces. */
export function arrow(
  { from, to }: { from: string; to: string },
  point: (place: string) => Point | null,
): { shaft: string; head: string } | null {
  const [start, end] = [point(from), point(to)];
  if (start === null || end === null || from === to) return null;
  const way = towards(start, end);
  const [first, last] = [plus(start, way, 26), plus(end, way, -20)];
  const bend = plus(between(first, last), aside(way), -Math.min(24, distance(first, last) * 0.16));
  const arrive = towards(bend, last);
  const neck = plus(last, arrive, -9);
  const across = aside(arrive);
  return {
    shaft: `M${at(first)}Q${at(bend)} ${at(neck)}`,
    head: polygon([plus(last, arrive, 5), plus(neck, across, 11), plus(neck, across, -11)]),
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const GAP = 38;

export interface Throw {
  tray: Point & { width: number };
  spots: Point[];
  from: Point;
}

/** Dice in a row above the place that they are for, or below it where the board ends. */
export function throwOf(
  roll: RollShown,
  point: (place: string) => Point | null,
  wide: number,
): Throw | null {
  const target = point(roll.place);
  if (target === null) return null;
  const width = roll.faces.length * GAP + 10;
  const left = Math.min(Math.max(target.x - width / 2, 8), wide - width - 8);
  const above = target.y - 78;
  const y = above > 30 ? above : target.y + 78;
  return {
    tray: { x: left, y: y - 23, width },
    spots: roll.faces.map((_, index) => ({ x: left + 5 + GAP / 2 + index * GAP, y })),
    from: (roll.from === null ? null : point(roll.from)) ?? { x: target.x, y: y + 60 },
  };
}
