// Where the blocks of a crowded town lie while they are fanned out: in rows over or under the town, as
// large as a finger, inside what is seen of the drawing.

import type { Point } from '$lib/board/viewport';
import type { Piece } from '../pieces';
import type { Frame } from '$lib/board/paint/frame';

export interface Fan {
  frame: Frame;
  /** How large its blocks are. */
  size: number;
  spots: readonly { piece: Piece; at: Point }[];
}

/** Each block has so much more room than it fills. */
const PITCH = 1.34;
const PAD = 5;
const MOST = 7;

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** `seen` is the part of the drawing that is seen, `size` how large a block should be in its units. */
export function fanOf(
  pieces: readonly Piece[],
  town: Point,
  radius: number,
  size: number,
  seen: Frame,
): Fan {
  const pitch = size * PITCH;
  const fitting = Math.max(2, Math.floor((seen.width - 2 * PAD) / pitch));
  const rows = Math.ceil(pieces.length / Math.min(fitting, MOST));
  const columns = Math.ceil(pieces.length / rows);
  const [width, height] = [columns * pitch + 2 * PAD, rows * pitch + 2 * PAD];
  const above = town.y - radius - 10 - height;
  const below = town.y + radius + 10;
  const isAbove = above >= seen.y || below + height > seen.y + seen.height;
  const frame = {
    x: within(town.x - width / 2, seen.x + 3, seen.x + seen.width - width - 3),
    y: isAbove ? Math.max(above, seen.y + 3) : below,
    width,
    height,
  };
  const spots = pieces.map((piece, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, pieces.length - row * columns);
    const left = frame.x + (width - inRow * pitch) / 2;
    return {
      piece,
      at: {
        x: left + ((index % columns) + 0.5) * pitch,
        y: frame.y + PAD + (row + 0.5) * pitch,
      },
    };
  });
  return { frame, size, spots };
}

/** Whether blocks stand so close that each has to be fanned out to be touched by itself. */
export const isCrowd = (pieces: readonly Piece[]): boolean =>
  pieces.filter(({ block }) => block !== null).length > 1;
