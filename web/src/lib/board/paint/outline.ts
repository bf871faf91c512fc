// Hexes of one ground as one body: the line around them, with no seam inside.

import type { Point } from '../viewport';
import type { Grid } from './grid';
import { aside, between, rounded, towards } from './path';
import { wobble } from './seed';

const key = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;

/** The closed lines around hexes, clockwise; a hole runs the other way. */
export function loops<Hex>(grid: Grid<Hex>, hexes: readonly Hex[]): Point[][] {
  const inside = new Set(hexes.map(grid.name));
  const next = new Map<string, { from: Point; to: Point }>();
  for (const hex of hexes) {
    const points = grid.corners(hex);
    grid.around(hex).forEach((other, index) => {
      if (inside.has(grid.name(other))) return;
      const [from, to] = [points[index]!, points[(index + 1) % 6]!];
      next.set(key(from), { from, to });
    });
  }
  const found: Point[][] = [];
  for (let first = next.values().next().value; first; first = next.values().next().value) {
    const loop: Point[] = [];
    for (let edge: typeof first | undefined = first; edge; edge = next.get(key(edge.to))) {
      next.delete(key(edge.from));
      loop.push(edge.from);
    }
    found.push(loop);
  }
  return found;
}

/** The line moved inwards by `depth`, everywhere or at each of its points, and unsettled by up to `loose`. */
export function inset(
  loop: readonly Point[],
  depth: number | ((index: number) => number),
  loose = 0,
  salt = 0,
): Point[] {
  return loop.map((point, index) => {
    const before = loop.at(index - 1)!;
    const after = loop[(index + 1) % loop.length]!;
    const [one, other] = [aside(towards(before, point)), aside(towards(point, after))];
    const reach =
      (typeof depth === 'number' ? depth : depth(index)) / (1 + one.x * other.x + one.y * other.y);
    return {
      x: point.x + (one.x + other.x) * reach + wobble(point.x, point.y, salt) * loose,
      y: point.y + (one.y + other.y) * reach + wobble(point.x, point.y, salt + 1) * loose,
    };
  });
}

/** A body of hexes as one path with rounded corners. */
export const body = <Hex>(
  grid: Grid<Hex>,
  hexes: readonly Hex[],
  depth: number,
  loose = 0,
  salt = 0,
): string =>
  loops(grid, hexes)
    .map((loop) => rounded(inset(loop, depth, loose, salt)))
    .join('');

/** A point of a rounded line, the way inwards from there, and the side of the loop that it belongs to. */
export interface Along {
  point: Point;
  inwards: Point;
  side: number;
}

/** Points along the rounded line about `step` apart, each with the way inwards. */
export function along(points: readonly Point[], step: number): Along[] {
  const found: Along[] = [];
  points.forEach((control, index) => {
    const from = between(points.at(index - 1)!, control);
    const to = between(control, points[(index + 1) % points.length]!);
    const length = Math.hypot(control.x - from.x, control.y - from.y) * 1.85;
    const count = Math.max(1, Math.round(length / step));
    for (let number = 0; number < count; number += 1) {
      const share = number / count;
      const [one, other] = [between(from, control, share), between(control, to, share)];
      found.push({
        point: between(one, other, share),
        inwards: aside(towards(one, other)),
        side: share < 0.5 ? (index + points.length - 1) % points.length : index,
      });
    }
  });
  return found;
}
