// Blocks side by side in rows, as large as their ground lets them be.

import type { Point } from '../viewport';
import type { Box } from './box';

export interface Packed extends Point {
  /** The length of a side of a block there. */
  size: number;
}

/** How much wider and higher than a block the room is that it takes. */
const ROOM_WIDE = 1.2;
const ROOM_HIGH = 1.2;
const LEAST = 14;

/** The rows that things of these widths (in blocks) fill if a row holds so many blocks. */
function rowsOf(widths: readonly number[], most: number): number[][] {
  const rows: number[][] = [];
  let used = Infinity;
  widths.forEach((width, index) => {
    if (used + width > most + 0.001) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(index);
    used += width;
  });
  return rows;
}

/** Where the middles of things lie whose widths are given in blocks, in a box. */
export function pack(widths: readonly number[], box: Box, largest: number): Packed[] {
  let size = largest;
  let rows = rowsOf(widths, box.width / (size * ROOM_WIDE));
  while (size > LEAST && !fits(rows, widths, box, size)) {
    size -= 1;
    rows = rowsOf(widths, box.width / (size * ROOM_WIDE));
  }
  const [wide, high] = [size * ROOM_WIDE, size * ROOM_HIGH];
  const top = box.y + (box.height - rows.length * high) / 2;
  const spots: Packed[] = [];
  rows.forEach((row, number) => {
    const length = row.reduce((sum, index) => sum + (widths[index] ?? 1), 0) * wide;
    let x = box.x + (box.width - length) / 2;
    for (const index of row) {
      const part = (widths[index] ?? 1) * wide;
      spots[index] = { x: x + part / 2, y: top + (number + 0.5) * high, size };
      x += part;
    }
  });
  return spots;
}

const fits = (rows: number[][], widths: readonly number[], box: Box, size: number): boolean =>
  rows.length * size * ROOM_HIGH <= box.height + 0.5 &&
  Math.max(0, ...widths) * size * ROOM_WIDE <= box.width + 0.5;
