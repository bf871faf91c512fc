// Names along rivers and borders, which follow their lines.

import type { Point } from '../viewport';
import { aside, at, far, plus, towards } from './path';
import { swing, type Line } from './swing';

export interface LineName {
  text: string;
  /** The line that it is written along, from left to right. */
  d: string;
  points: readonly Point[];
  size: number;
}

/** Names along lines, each where it is calm and there is room; lines longer than `twice` bear theirs twice. */
export function lineNames(
  lines: readonly Line[],
  { size, off, spacing, twice }: { size: number; off: number; spacing: number; twice: number },
  crowd: readonly Point[],
): LineName[] {
  const around = new Crowd(crowd);
  return lines.flatMap((line) => {
    const points = swing(line, 4);
    const long = points.length * 4;
    const room = Math.round((line.name.length * size * spacing) / 4);
    const parts = long > twice ? 2 : 1;
    return Array.from({ length: parts }, (_, part) => {
      const from = Math.floor((points.length / parts) * part);
      const to = Math.floor((points.length / parts) * (part + 1));
      return written(line.name, points.slice(from, to), room, { size, off }, around);
    }).flat();
  });
}

function written(
  text: string,
  points: readonly Point[],
  room: number,
  { size, off }: { size: number; off: number },
  crowd: Crowd,
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
  const line = best.line.filter((_, i) => i % 2 === 0);
  return [
    {
      text,
      size,
      d: `M${line.map(at).join('L')}`,
      points: line,
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

/** How near a name may come to anything before it is crowded. */
const NEAR = 16;

/** Points to keep off, found by the square that they lie in. */
class Crowd {
  readonly #squares = new Map<string, Point[]>();

  constructor(points: readonly Point[]) {
    for (const point of points) {
      const key = `${Math.floor(point.x / NEAR)},${Math.floor(point.y / NEAR)}`;
      const square = this.#squares.get(key);
      if (square === undefined) this.#squares.set(key, [point]);
      else square.push(point);
    }
  }

  /** How much nearer than it may be the nearest point is. */
  press(point: Point): number {
    const [column, row] = [Math.floor(point.x / NEAR), Math.floor(point.y / NEAR)];
    let least = NEAR;
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (const other of this.#squares.get(`${x},${y}`) ?? [])
          least = Math.min(least, far(point, other));
    return NEAR - least;
  }
}

const crowding = (line: readonly Point[], crowd: Crowd): number =>
  line.filter((_, index) => index % 3 === 0).reduce((sum, point) => sum + crowd.press(point), 0);

/** How much shorter the straight way is, and how steeply it stands. */
function bending(points: readonly Point[]): number {
  const [first, last] = [points[0]!, points.at(-1)!];
  const straight = far(first, last);
  return (points.length * 4 - straight) * 3 + (Math.abs(last.y - first.y) / (straight || 1)) * 14;
}
