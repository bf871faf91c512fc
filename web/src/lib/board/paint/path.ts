// Writing paths: points as short text, and lines as brushes draw them.

import type { Point } from '../viewport';

const short = (value: number) => String(Math.round(value * 10) / 10);

export const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

export const plus = (a: Point, b: Point, times = 1): Point => ({
  x: a.x + b.x * times,
  y: a.y + b.y * times,
});

export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** How far two points are apart. */
export const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function towards(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** A quarter turn to the right, on a page where y grows downwards. */
export const aside = ({ x, y }: Point): Point => ({ x: -y, y: x });

export const polygon = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

export const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`;

export function circle({ x, y }: Point, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${short(radius * 2)} 0a${r} ${r} 0 1 1 ${short(-radius * 2)} 0Z`;
}

export function ellipse({ x, y }: Point, wide: number, high: number): string {
  const [a, b] = [short(wide), short(high)];
  return `M${short(x - wide)} ${short(y)}a${a} ${b} 0 1 1 ${short(wide * 2)} 0a${a} ${b} 0 1 1 ${short(-wide * 2)} 0Z`;
}

/** A closed line that rounds every corner: it passes through the middles between them. */
export function rounded(points: readonly Point[]): string {
  const middles = points.map((point, index) =>
    between(point, points[(index + 1) % points.length]!),
  );
  const first = middles.at(-1)!;
  return `M${at(first)}${points.map((point, index) => `Q${at(point)} ${at(middles[index]!)}`).join('')}Z`;
}

/** A line that swings through all points (Catmull-Rom), or through those from one to another. */
export function swinging(points: readonly Point[], from = 0, to = points.length - 1): string {
  const first = points[from];
  if (first === undefined) return '';
  const part = (end: Point, index: number) => {
    const start = points[from + index]!;
    const before = points[from + index - 1] ?? start;
    const after = points[from + index + 2] ?? end;
    const leave = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const arrive = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    return `C${at(leave)} ${at(arrive)} ${at(end)}`;
  };
  return `M${at(first)}${points
    .slice(from + 1, to + 1)
    .map(part)
    .join('')}`;
}
