// Where everything lies in the battle window, measured from its corner. Whoever looks sits at the
// bottom: what is `near` is his side's.

import type { Letter, Scenery } from '$types/borodino';
import type { Box } from '$lib/board/battle/box';
import type { Point } from '$lib/board/viewport';

export type { Box, Point };

/** The window lies to the right of the map, this far from it. */
const OFF_MAP = 200;

export const WINDOW = { width: 820, height: 764 } as const;

/** Where the window lies in the whole drawing. */
export const boxOf = ({ width }: Scenery): Box => ({ x: width + OFF_MAP, y: 0, ...WINDOW });

const MARGIN = 16;
const GAP = 8;
const ACROSS = WINDOW.width - 2 * MARGIN;

/** What stands over the field. */
export const HEADER: Box = { x: 0, y: 0, width: WINDOW.width, height: 98 };

/** The line between the sides, with the letters. */
export const LINE: Box = { x: MARGIN, y: 396, width: ACROSS, height: 44 };

/** Behind the line on each side: the field, the plate with those who wait, and the signs of the ways out. */
const FIELD = 158;
const REAR = 62;
const SIGNS = 76;
const SIGNS_ACROSS = 4;

/** What the signs on the blocks mean, along the lower edge. */
export const FOOT: Box = { x: MARGIN, y: 735, width: ACROSS, height: 20 };

/** A strip of a side, so far from the line. */
const strip = (isNear: boolean, off: number, height: number): Box => ({
  x: MARGIN,
  y: isNear ? LINE.y + LINE.height + off : LINE.y - off - height,
  width: ACROSS,
  height,
});

export const LETTERS: readonly Letter[] = ['a', 'b', 'c'];
const COLUMN = (ACROSS - 2 * GAP) / 3;

export const fieldOf = (isNear: boolean): Box => strip(isNear, 0, FIELD);

/** The ground of a side's blocks of a letter. */
export function columnOf(letter: Letter, isNear: boolean): Box {
  const { x, y, height } = fieldOf(isNear);
  return { x: x + LETTERS.indexOf(letter) * (COLUMN + GAP), y, width: COLUMN, height };
}

/** The part of the line that lies between the columns of a letter. */
export const lineOf = (letter: Letter): Box => ({
  ...columnOf(letter, true),
  y: LINE.y,
  height: LINE.height,
});

const PLATE = 340;

/** Behind the field of a side: its plate, and beside it whoever waits for round 2. */
export const plateOf = (isNear: boolean): Box => ({
  ...strip(isNear, FIELD + 5, REAR - 6),
  width: PLATE,
});

export const waitingOf = (isNear: boolean): Box => ({
  ...strip(isNear, FIELD + 5, REAR - 6),
  x: MARGIN + PLATE + GAP,
  width: ACROSS - PLATE - GAP,
});

/** The ground of a sign behind a side, around its middle; `slot` counts the signs there. */
export function signpostAt(slot: number, isNear: boolean): Box {
  const { x, y, width, height } = strip(isNear, FIELD + REAR + 2, SIGNS);
  const [row, column] = [Math.floor(slot / SIGNS_ACROSS), slot % SIGNS_ACROSS];
  const high = height / 2;
  return {
    x: x + ((column + 0.5) * width) / SIGNS_ACROSS,
    y: isNear ? y + (row + 0.5) * high : y + height - (row + 0.5) * high,
    width: width / SIGNS_ACROSS - 12,
    height: high - 6,
  };
}

/** Where dice fall that are thrown at a side: before its front. */
export const diceAt = (isNear: boolean): Point => ({
  x: WINDOW.width / 2,
  y: LINE.y + LINE.height / 2 + 78 + (isNear ? 74 : -74),
});
