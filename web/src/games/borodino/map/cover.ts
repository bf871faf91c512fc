// Where something is drawn already, so that trees, reeds and furrows keep off it.

import type { Frame } from '$lib/board/paint/frame';
import type { Point, Size } from '$lib/board/viewport';

const FINE = 4;
const cell = (value: number) => Math.round(value / FINE);

export class Cover {
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;

  constructor({ width, height }: Size) {
    this.#columns = cell(width) + 1;
    this.#rows = cell(height) + 1;
    this.#taken = new Uint8Array(this.#columns * this.#rows);
  }

  /** Covers everything so near to points. */
  points(points: readonly Point[], around: number): this {
    const reach = Math.ceil(around / FINE);
    for (const { x, y } of points) {
      const [column, row] = [cell(x), cell(y)];
      for (let dx = -reach; dx <= reach; dx += 1)
        for (let dy = -reach; dy <= reach; dy += 1)
          if (dx * dx + dy * dy <= reach * reach) this.#take(column + dx, row + dy);
    }
    return this;
  }

  frame({ x, y, width, height }: Frame, pad = 0): this {
    for (let column = cell(x - pad); column <= cell(x + width + pad); column += 1)
      for (let row = cell(y - pad); row <= cell(y + height + pad); row += 1)
        this.#take(column, row);
    return this;
  }

  has({ x, y }: Point): boolean {
    return this.#taken[cell(y) * this.#columns + cell(x)] === 1;
  }

  #take(column: number, row: number) {
    if (column >= 0 && row >= 0 && column < this.#columns && row < this.#rows)
      this.#taken[row * this.#columns + column] = 1;
  }
}
