// Where the hexes of the board are: nine rows, thirteen hexes in the odd ones and twelve in the even
// ones, which stand half a hex to the right. Points up.

import type { Hex } from '$types/ccn';
import type { Direction } from '$lib/table/kit';

/** From the middle of a hex to its points, in the units of the drawing. */
export const SIZE = 44;
/** How wide a hex is, and how far one row is from the next. */
export const WIDE = Math.sqrt(3) * SIZE;
export const ROW = SIZE * 1.5;
/** The paper around the hexes. */
export const MARGIN = 22;

export const ROWS = 9;
export const columns = (row: number) => (row % 2 === 1 ? 13 : 12);

export const BOARD = { width: 13 * WIDE + 2 * MARGIN, height: 8 * ROW + 2 * SIZE + 2 * MARGIN };

export interface Point {
  x: number;
  y: number;
}

export const place = ([row, column]: Hex): string => `${row},${column}`;

export function hexOf(name: string): Hex | null {
  const match = /^([1-9]),(\d{1,2})$/.exec(name);
  if (match === null) return null;
  const [row, column] = [Number(match[1]), Number(match[2])];
  return column >= 1 && column <= columns(row) ? [row, column] : null;
}

/** The middle of a hex. */
export function middle([row, column]: Hex): Point {
  const shift = row % 2 === 1 ? 0 : WIDE / 2;
  return { x: MARGIN + (column - 0.5) * WIDE + shift, y: MARGIN + SIZE + (row - 1) * ROW };
}

/** The points of a hex of some size around a middle, from the top one on, clockwise. */
export function corners({ x, y }: Point, size: number = SIZE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((turn) => {
    const angle = (Math.PI / 3) * turn - Math.PI / 2;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}

/** The sides of a hex: side i lies between corner i and corner i + 1. */
export const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Sidename = (typeof SIDES)[number];

/** The hex beyond a side, whether or not it is on the board. */
export function beyond([row, column]: Hex, side: Sidename): Hex {
  const shift = row % 2 === 1 ? 0 : 1;
  switch (side) {
    case 'E':
      return [row, column + 1];
    case 'W':
      return [row, column - 1];
    case 'NE':
      return [row - 1, column + shift];
    case 'NW':
      return [row - 1, column - 1 + shift];
    case 'SE':
      return [row + 1, column + shift];
    case 'SW':
      return [row + 1, column - 1 + shift];
  }
}

export const isOnBoard = ([row, column]: Hex) =>
  row >= 1 && row <= ROWS && column >= 1 && column <= columns(row);

export const areNeighbours = (a: Hex, b: Hex) =>
  SIDES.some((side) => {
    const [row, column] = beyond(a, side);
    return row === b[0] && column === b[1];
  });

export function everyHex(): Hex[] {
  const hexes: Hex[] = [];
  for (let row = 1; row <= ROWS; row += 1) {
    for (let column = 1; column <= columns(row); column += 1) hexes.push([row, column]);
  }
  return hexes;
}

/** The next hex in a direction as it is seen; up and down go to and fro between the two ways there are. */
export function next(name: string, way: Direction, turned: boolean): string | null {
  const hex = hexOf(name);
  if (hex === null) return null;
  const seen = turned
    ? ({ left: 'right', right: 'left', up: 'down', down: 'up' } as const)[way]
    : way;
  const odd = hex[0] % 2 === 1;
  const sides: Record<Direction, Sidename[]> = {
    left: ['W'],
    right: ['E'],
    up: odd ? ['NE', 'NW'] : ['NW', 'NE'],
    down: odd ? ['SE', 'SW'] : ['SW', 'SE'],
  };
  const found = sides[seen].map((side) => beyond(hex, side)).find(isOnBoard);
  return found === undefined ? null : place(found);
}

export type Edge = 'top' | 'bottom' | 'left' | 'right';

/** The edge of the board that a point is nearest to. */
export function edgeOf({ x, y }: Point): Edge {
  const far: [Edge, number][] = [
    ['top', y],
    ['bottom', BOARD.height - y],
    ['left', x],
    ['right', BOARD.width - x],
  ];
  return far.sort(([, one], [, other]) => one - other)[0]![0];
}

/** A point as far from an edge as is said, beside another. */
export function atEdge({ x, y }: Point, edge: Edge, inset: number): Point {
  switch (edge) {
    case 'top':
      return { x, y: inset };
    case 'bottom':
      return { x, y: BOARD.height - inset };
    case 'left':
      return { x: inset, y };
    case 'right':
      return { x: BOARD.width - inset, y };
  }
}
