// How much of an area is free: a fine grid over it, with quick answers for whole boxes.

import type { Point } from '$lib/board/viewport';
import { overlap, type Frame } from '$lib/board/paint/frame';
import { far } from '$lib/board/paint/path';

export const frameAround = ({ x, y }: Point, width: number, height: number): Frame => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const middleOf = ({ x, y, width, height }: Frame): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

export function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  for (let index = 0; index < corners.length; index += 1) {
    const [a, b] = [corners[index]!, corners[(index + 1) % corners.length]!];
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

/** How far a point is from the nearest side of an outline. */
export function depthIn({ x, y }: Point, corners: readonly Point[]): number {
  let least = Infinity;
  for (let index = 0; index < corners.length; index += 1) {
    const [from, to] = [corners[index]!, corners[(index + 1) % corners.length]!];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const on = Math.max(0, Math.min(1, share));
    const [ax, ay] = [x - from.x - dx * on, y - from.y - dy * on];
    least = Math.min(least, ax * ax + ay * ay);
  }
  return Math.sqrt(least);
}

export const boundsOf = (points: readonly Point[]): Frame => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

export const CELL = 4;

/** The room in an outline that is so far from its sides and off the points that are kept free. */
export class Room {
  readonly bounds: Frame;
  readonly #columns: number;
  readonly #rows: number;
  /** How many cells above and left of each are taken. */
  readonly #taken: Float64Array;

  constructor(corners: readonly Point[], margin: number, keep: readonly Point[], around: number) {
    this.bounds = boundsOf(corners);
    this.#columns = Math.ceil(this.bounds.width / CELL) + 1;
    this.#rows = Math.ceil(this.bounds.height / CELL) + 1;
    this.#taken = new Float64Array((this.#columns + 1) * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row += 1)
      for (let column = 0; column < this.#columns; column += 1) {
        const point = {
          x: this.bounds.x + (column + 0.5) * CELL,
          y: this.bounds.y + (row + 0.5) * CELL,
        };
        const isFree =
          isInside(point, corners) &&
          depthIn(point, corners) >= margin &&
          keep.every((other) => (point.x - other.x) ** 2 + (point.y - other.y) ** 2 > around ** 2);
        this.#taken[this.#at(column + 1, row + 1)] =
          this.#sum(column + 1, row) +
          this.#sum(column, row + 1) -
          this.#sum(column, row) +
          (isFree ? 0 : 1);
      }
  }

  /** How many cells of a frame are taken; those beyond the outline are. */
  takenIn({ x, y, width, height }: Frame): number {
    const [left, top] = [this.#column(x), this.#row(y)];
    const [right, bottom] = [this.#column(x + width), this.#row(y + height)];
    const whole = Math.round(width / CELL) * Math.round(height / CELL);
    const cells = (right - left) * (bottom - top);
    const sum = this.#sum(right, bottom) - this.#sum(left, bottom) - this.#sum(right, top);
    return sum + this.#sum(left, top) + Math.max(0, whole - cells);
  }

  readonly #at = (column: number, row: number) => row * (this.#columns + 1) + column;
  readonly #sum = (column: number, row: number) => this.#taken[this.#at(column, row)]!;
  readonly #column = (x: number) =>
    Math.max(0, Math.min(this.#columns, Math.round((x - this.bounds.x) / CELL)));
  readonly #row = (y: number) =>
    Math.max(0, Math.min(this.#rows, Math.round((y - this.bounds.y) / CELL)));
}

/** The place for a box that costs least: off what is there, inside the area, near to where it belongs. */
export function freest(
  room: Room,
  [width, height]: readonly [number, number],
  wish: Point,
  others: readonly (readonly [Frame, number])[],
): Point {
  const { bounds } = room;
  let best = { cost: Infinity, at: wish };
  for (let x = bounds.x + 8; x < bounds.x + bounds.width; x += 6)
    for (let y = bounds.y + 8; y < bounds.y + bounds.height; y += 6) {
      const frame = frameAround({ x, y }, width, height);
      const cost =
        others.reduce((sum, [other, dear]) => sum + overlap(frame, other) * dear, 0) / 16 +
        room.takenIn(frame) * 2.4 +
        far({ x, y }, wish) * 0.16;
      if (cost < best.cost) best = { cost, at: { x, y } };
    }
  return best.at;
}
