// The lie of the land, for the eye only: it rises towards the south-east, away from the rivers, and
// has no effect of its own. The same map has the same hills every time.

import type { Scenery } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import { at } from '$lib/board/paint/path';
import { numbers } from '$lib/board/paint/seed';
import { nearness, swing } from '$lib/board/paint/swing';

const STEP = 16;

export interface Relief {
  height(point: Point): number;
  /** The slope at a point: which way is up, and how steep it is. */
  slope(point: Point): Point;
  /** Closed lines around all land that is at least so high. */
  contours(level: number): Point[][];
}

/** Smooth noise from 0 to 1, with hills about so wide. */
export function noise(wide: number, salt: number): (point: Point) => number {
  const lattice = (x: number, y: number) =>
    numbers(x * 374761393 + y * 668265263 + salt * 2246822519)();
  const ease = (t: number) => t * t * (3 - 2 * t);
  return ({ x, y }) => {
    const [u, v] = [x / wide, y / wide];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [ease(u - i), ease(v - j)];
    const above = lattice(i, j) * (1 - s) + lattice(i + 1, j) * s;
    const below = lattice(i, j + 1) * (1 - s) + lattice(i + 1, j + 1) * s;
    return above * (1 - t) + below * t;
  };
}

export function reliefOf(scenery: Scenery): Relief {
  const { width, height } = scenery;
  const [broad, fine] = [noise(150, 3), noise(62, 5)];
  const water = scenery.rivers.flatMap((river) => swing(river, 16));
  const raw = (point: Point) => {
    const rise = (point.x / width) * 0.32 + (point.y / height) * 0.42;
    const valley = Math.max(0, 1 - nearness(point, water) / 52);
    return broad(point) * 0.52 + fine(point) * 0.2 + rise * 0.62 - valley * 0.3;
  };
  const [columns, rows] = [Math.ceil(width / STEP) + 3, Math.ceil(height / STEP) + 3];
  const grid = Array.from({ length: columns * rows }, (_, index) =>
    raw({ x: ((index % columns) - 1) * STEP, y: (Math.floor(index / columns) - 1) * STEP }),
  );
  const value = (column: number, row: number) =>
    grid[clamp(row, rows) * columns + clamp(column, columns)]!;
  const high = ({ x, y }: Point) => {
    const [u, v] = [x / STEP + 1, y / STEP + 1];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const mix = (a: number, b: number, t: number) => a + (b - a) * t;
    const above = mix(value(i, j), value(i + 1, j), u - i);
    return mix(above, mix(value(i, j + 1), value(i + 1, j + 1), u - i), v - j);
  };
  return {
    height: high,
    slope: ({ x, y }) => ({
      x: (high({ x: x + 8, y }) - high({ x: x - 8, y })) / 16,
      y: (high({ x, y: y + 8 }) - high({ x, y: y - 8 })) / 16,
    }),
    contours: (level) => joined(edges(value, columns, rows, level)),
  };
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));

type Edge = [from: string, to: string, start: Point, end: Point];

/** Marching squares: the pieces of the line at one level, each with the high ground at its left. */
function edges(
  value: (column: number, row: number) => number,
  columns: number,
  rows: number,
  level: number,
): Edge[] {
  // Beyond the edge of the map everything is low, so that every line closes.
  const at = (i: number, j: number) =>
    i <= 0 || j <= 0 || i >= columns - 1 || j >= rows - 1 ? level - 1 : value(i, j);
  const found: Edge[] = [];
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < columns - 1; i += 1) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const crossed = corners.flatMap((one, side) => {
        const two = corners[(side + 1) % 4]!;
        const [a, b] = [at(...one), at(...two)];
        if (a >= level === b >= level) return [];
        const share = (level - a) / (b - a);
        const point = {
          x: (one[0] + (two[0] - one[0]) * share - 1) * STEP,
          y: (one[1] + (two[1] - one[1]) * share - 1) * STEP,
        };
        const name = [one, two].map(String).sort().join('/');
        return [{ name, point, isLeaving: a >= level }];
      });
      const starts = crossed.filter(({ isLeaving }) => isLeaving);
      for (const start of starts) {
        const end = crossed[(crossed.indexOf(start) + 1) % crossed.length]!;
        found.push([start.name, end.name, start.point, end.point]);
      }
    }
  }
  return found;
}

/** Pieces that meet make closed lines. */
function joined(pieces: readonly Edge[]): Point[][] {
  const onward = new Map(pieces.map((piece) => [piece[0], piece]));
  const lines: Point[][] = [];
  for (const [start] of pieces) {
    const line: Point[] = [];
    for (let piece = onward.get(start); piece !== undefined; piece = onward.get(piece[1])) {
      onward.delete(piece[0]);
      line.push(piece[2]);
    }
    if (line.length > 5) lines.push(line);
  }
  return lines;
}

/** A closed line that passes smoothly near its points. */
export function smooth(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [a, b] = [points[index]!, points[(index + 1) % points.length]!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  return `M${at(middle(points.length - 1))}${points
    .map((point, index) => `Q${at(point)} ${at(middle(index))}`)
    .join('')}Z`;
}
