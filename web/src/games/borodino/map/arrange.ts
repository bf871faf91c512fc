// How the blocks of an area stand in its room: one side in rows, two sides in two bodies that face each
// other, the French in the west or below.

import type { Side } from '$types/borodino';
import type { Frame } from '$lib/board/paint/frame';
import type { Point } from '$lib/board/viewport';
import type { Spot } from './layout';
import { isInside } from './room';

/** On which side of the room of an area its name is not. */
export type Away = 'up' | 'down';

/** A block as large as it can be in its place. */
export interface Stood {
  x: number;
  y: number;
  size: number;
}

export type Standing = Readonly<Record<Side, readonly Stood[]>>;

/** The largest that a block is on the map. */
export const LARGEST = 45;
/** Blocks smaller than this rather stand a little beyond their room. */
const LEGIBLE = 36;
/** How far they keep from the outline of their area then. */
const CLEAR = 4;
/** From one block to the next, and between two sides, in sizes of a block. */
const PITCH = 1.17;
const GAP = 0.34;

interface Grid {
  rows: number;
  columns: number;
  size: number;
}

/** The rows in which so many blocks are as large as they can be in a room. */
function gridFor(count: number, width: number, height: number): Grid {
  let best: Grid = { rows: 1, columns: count, size: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const size = Math.min(LARGEST, width / (columns * PITCH), height / (rows * PITCH));
    if (size > best.size) best = { rows, columns, size };
  }
  return best;
}

const framed = ({ x, y, width, height }: Spot): Frame => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** How a room can be made larger, and moved aside: the least first. */
const GROWTHS = [0, 6, 12, 20]
  .flatMap((wider) =>
    [0, 8, 16, 24, 32, 40].flatMap((higher) =>
      [0, -10, 10, -20, 20].map((aside) => ({ wider, higher, aside })),
    ),
  )
  .sort((a, b) => costOf(a) - costOf(b));

type Growth = Record<'wider' | 'higher' | 'aside', number>;

function costOf({ wider, higher, aside }: Growth): number {
  return 2 * wider + higher + Math.abs(aside);
}

/** A room made wider, and higher on the side where the name of the area is not. */
const grown = (
  { x, y, width, height }: Frame,
  { wider, higher, aside }: Growth,
  away: Away,
): Frame => ({
  x: x - wider + aside,
  y: away === 'up' ? y - higher : y,
  width: width + 2 * wider,
  height: height + higher,
});

/** So many blocks around the middle of a frame, row by row. */
function rowsIn(frame: Frame, count: number, { rows, columns, size }: Grid): Stood[] {
  const pitch = size * PITCH;
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: middle.x + ((index % columns) - (inRow - 1) / 2) * pitch,
      y: middle.y + (row - (rows - 1) / 2) * pitch,
      size,
    };
  });
}

/** Two sides beside or above each other, in frames that fit their numbers; with how large they can be. */
function facing(frame: Frame, french: number, russian: number, isBeside: boolean): Fitted {
  const length = isBeside ? frame.width : frame.height;
  const share = (length * (1 - GAP / 4)) / 2;
  const side = (isFirst: boolean): Frame => {
    const at = isFirst ? 0 : length - share;
    return isBeside
      ? { ...frame, x: frame.x + at, width: share }
      : { ...frame, y: frame.y + at, height: share };
  };
  const [near, far] = [side(isBeside), side(!isBeside)];
  const grids = {
    french: gridFor(french, near.width, near.height),
    russian: gridFor(russian, far.width, far.height),
  };
  const size = Math.min(grids.french.size, grids.russian.size);
  return {
    size,
    standing: {
      french: rowsIn(near, french, { ...grids.french, size }),
      russian: rowsIn(far, russian, { ...grids.russian, size }),
    },
  };
}

interface Fitted {
  size: number;
  standing: Standing;
}

function fitted(frame: Frame, french: number, russian: number): Fitted {
  if (french > 0 && russian > 0) {
    const [beside, above] = [true, false].map((way) => facing(frame, french, russian, way));
    return beside!.size >= above!.size ? beside! : above!;
  }
  const count = french + russian;
  const grid = gridFor(count, frame.width, frame.height);
  const stood = rowsIn(frame, count, grid);
  const standing = french > 0 ? { french: stood, russian: [] } : { french: [], russian: stood };
  return { size: grid.size, standing };
}

/** Whether all blocks stand well within an outline. */
function isWithin({ french, russian }: Standing, outline: readonly Point[]): boolean {
  return [...french, ...russian].every(({ x, y, size }) => {
    const [far, near] = [size / 2 + CLEAR, -size / 2 - CLEAR];
    const corners = [near, far].flatMap((by) => [near, far].map((down) => [by, down] as const));
    return corners.every(([by, down]) => isInside({ x: x + by, y: y + down }, outline));
  });
}

/**
 * Where so many blocks of each side stand in an area with this outline. Those that would be too small in
 * its room stand a little beyond it, away from its name, as far as the outline allows.
 */
export function arrange(
  spot: Spot,
  french: number,
  russian: number,
  outline: readonly Point[],
  away: Away,
): Standing {
  const frame = framed(spot);
  let best = fitted(frame, french, russian);
  for (const growth of GROWTHS) {
    if (best.size >= LEGIBLE) break;
    const larger = fitted(grown(frame, growth, away), french, russian);
    if (larger.size > best.size && isWithin(larger.standing, outline)) best = larger;
  }
  return best.standing;
}
