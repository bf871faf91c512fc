// Where the hexes of a board are: flat tops, every second column half a hex lower. A board may be seen
// from its other edge: then the scenery that is asked about says so.

import type { HexId, Scenery } from '$types/samurai';
import type { Direction } from '$lib/table/kit';

/** From the middle of a hex to its points, in the units of the drawing. */
export const SIZE = 48;
/** How far one column is from the next, and how high a hex is. */
export const COLUMN = SIZE * 1.5;
export const HIGH = Math.sqrt(3) * SIZE;
/** The paper around the hexes. */
export const MARGIN = 24;

export interface Point {
  x: number;
  y: number;
}

/** As much of a scenery as its hexes need, and whether it is seen from the other edge. */
export interface Grid {
  columns: number;
  rows: number;
  turned?: boolean;
}

/** A scenery as it is seen. Whoever draws with it need not know which way it is. */
export type Seen = Scenery & { turned: boolean };

export const seen = (scenery: Scenery, turned: boolean): Seen => ({ ...scenery, turned });

/** A column and a row from 0, on the board or beside it. */
export interface Spot {
  column: number;
  row: number;
}

/** The size of the whole drawing. */
export const size = ({ columns, rows }: Grid) => ({
  width: (columns - 1) * COLUMN + 2 * SIZE + 2 * MARGIN,
  height: (rows + (columns > 1 ? 0.5 : 0)) * HIGH + 2 * MARGIN,
});

export const spotOf = ({ columns }: Grid, hex: HexId): Spot => ({
  column: hex % columns,
  row: Math.floor(hex / columns),
});

export const isOnBoard = ({ columns, rows }: Grid, { column, row }: Spot): boolean =>
  column >= 0 && column < columns && row >= 0 && row < rows;

export const hexAt = (grid: Grid, spot: Spot): HexId | null =>
  isOnBoard(grid, spot) ? spot.row * grid.columns + spot.column : null;

/** The middle of a hex, or of where one would be. */
export function middleAt(grid: Grid, { column, row }: Spot): Point {
  const x = MARGIN + SIZE + column * COLUMN;
  const y = MARGIN + (row + (isLow(column) ? 1 : 0.5)) * HIGH;
  if (!grid.turned) return { x, y };
  const { width, height } = size(grid);
  return { x: width - x, y: height - y };
}

const isLow = (column: number) => Math.abs(column) % 2 === 1;

export const middle = (grid: Grid, hex: HexId): Point => middleAt(grid, spotOf(grid, hex));

const digits = (number: number) => String(number).padStart(2, '0');

/** The printed number of a hex, by which places are called. */
export function place(grid: Grid, hex: HexId): string {
  const { column, row } = spotOf(grid, hex);
  return digits(column + 1) + digits(row + 1);
}

/** The hex of a printed number; null if there is none on this board. */
export function hexOf(grid: Grid, name: string): HexId | null {
  const match = /^(\d\d)(\d\d)$/.exec(name);
  if (match === null) return null;
  return hexAt(grid, { column: Number(match[1]) - 1, row: Number(match[2]) - 1 });
}

/** Where the middle of a place is seen; null if it is none. */
export function point(grid: Grid, name: string): Point | null {
  const hex = hexOf(grid, name);
  return hex === null ? null : middle(grid, hex);
}

/** The points of a hex of some size around a middle: side i of it lies between the points i and i + 1. */
export function corners({ x, y }: Point, far: number = SIZE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((turn) => {
    const angle = (Math.PI / 3) * (turn - 2);
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
  });
}

/** [SAM-2.1.1] The steps in the six directions, from a column that stands high and from one that stands low. */
const STEPS: Record<'high' | 'low', readonly (readonly [number, number])[]> = {
  high: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  low: [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
};

/** What lies in a direction, on the board or beside it. */
export function beyond({ column, row }: Spot, direction: number): Spot {
  const [across, down] = STEPS[isLow(column) ? 'low' : 'high'][direction]!;
  return { column: column + across, row: row + down };
}

/** The next hex in a direction, counted clockwise from 0 in the north; null beside the board. */
export const neighbour = (grid: Grid, hex: HexId, direction: number): HexId | null =>
  hexAt(grid, beyond(spotOf(grid, hex), direction));

/** How far a direction is turned from the top of the page as it is seen, in degrees, clockwise. */
export const bearing = (grid: Grid, direction: number): number =>
  (direction * 60 + (grid.turned ? 180 : 0)) % 360;

/** The way in which a direction leads on the page as it is seen. */
export function wayOf(grid: Grid, direction: number): Point {
  const angle = (bearing(grid, direction) * Math.PI) / 180;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/** Every hex of a board. */
export const everyHex = ({ columns, rows }: Grid): HexId[] =>
  Array.from({ length: columns * rows }, (_, hex) => hex);

/** The next hex in a direction as it is seen; left and right go to and fro between the two ways there are. */
export function next(grid: Grid, name: string, way: Direction, turned: boolean): string | null {
  const hex = hexOf(grid, name);
  if (hex === null) return null;
  const low = isLow(spotOf(grid, hex).column);
  const ways: Record<Direction, readonly number[]> = {
    up: [0],
    down: [3],
    right: low ? [1, 2] : [2, 1],
    left: low ? [5, 4] : [4, 5],
  };
  const found = ways[turned ? OPPOSITE[way] : way]
    .map((direction) => neighbour(grid, hex, direction))
    .find((other) => other !== null);
  return found === undefined || found === null ? null : place(grid, found);
}

const OPPOSITE: Record<Direction, Direction> = {
  left: 'right',
  right: 'left',
  up: 'down',
  down: 'up',
};
