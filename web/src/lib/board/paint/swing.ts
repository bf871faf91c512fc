// Lines that swing through a few points, as many points close to one another.

import type { Point } from '../viewport';
import { far } from './path';

/** A line of a map with its name: a river, a border. */
export interface Line {
  name: string;
  course: readonly (readonly [number, number])[];
}

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
