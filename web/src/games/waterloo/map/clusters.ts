// Where the pieces of a town stand at rest: in a small block of rows beside it, off names, towns and
// one another as well as can be.

import type { Scenery, TownId } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import type { Group, Piece } from '../pieces';
import type { Layout } from './layout';
import { holds, overlap, type Frame } from '$lib/board/paint/frame';
import { beyondEdge } from './names';

export interface Cluster {
  group: Group;
  frame: Frame;
  /** How large its blocks are. */
  size: number;
  spots: readonly { piece: Piece; at: Point }[];
}

/** Blocks of a crowd are smaller. */
export const restSize = (count: number) =>
  count <= 2 ? 24 : count <= 4 ? 22 : count <= 8 ? 19 : 17;

const GAP = 1.5;

interface Shape {
  columns: number;
  rows: number;
}

/** Rows and columns for so many, as square as they come and a little broader. */
function shapes(count: number): Shape[] {
  const square = Math.ceil(Math.sqrt(count));
  const columns = new Set([square, Math.min(count, square + 1), Math.min(count, square + 2)]);
  return [...columns].map((wide) => ({ columns: wide, rows: Math.ceil(count / wide) }));
}

/** Above and below first, then beside, then the corners. */
const SIDES: readonly (readonly [x: number, y: number, dear: number])[] = [
  [0, -1, 0],
  [0, 1, 0],
  [1, 0, 12],
  [-1, 0, 12],
  [1, -1, 20],
  [-1, -1, 20],
  [1, 1, 20],
  [-1, 1, 20],
];

function frameAt(town: Point, radius: number, shape: Shape, size: number, x: number, y: number) {
  const width = shape.columns * (size + GAP) + GAP;
  const height = shape.rows * (size + GAP) + GAP + 2;
  const isCorner = x !== 0 && y !== 0;
  const off = isCorner ? radius * 0.75 : radius + 2;
  const middle = { x: town.x + x * (off + width / 2), y: town.y + y * (off + height / 2) };
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** The French come from the south: one looks for them under a town, and for the Allies over it. */
const strange = (side: Group['side'], y: number) => ((side === 'french') === y < 0 ? 16 : 0);

/** The largest are placed first; whoever comes later finds room beside them. */
export function clustersOf(scenery: Scenery, layout: Layout, groups: readonly Group[]): Cluster[] {
  const signs = scenery.towns.map(({ x, y }, town) => {
    const radius = layout.radii[town]! + 1;
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  });
  const placed: Cluster[] = [];
  const cost = (frame: Frame) =>
    layout.names.reduce((sum, name) => sum + overlap(frame, name.frame) * 1.4, 0) +
    signs.reduce((sum, sign) => sum + overlap(frame, sign) * 5, 0) +
    placed.reduce((sum, other) => sum + overlap(frame, other.frame) * 3, 0) +
    layout.inks.filter((ink) => holds(frame, ink)).length * 3 +
    beyondEdge(frame, scenery, 6) * 3;
  const order = [...groups].sort((a, b) => b.pieces.length - a.pieces.length || a.town - b.town);
  for (const group of order) {
    const size = restSize(group.pieces.length);
    const town = scenery.towns[group.town]!;
    const ways = shapes(group.pieces.length).flatMap((shape) =>
      SIDES.map(([x, y, dear]) => {
        const frame = frameAt(town, layout.radii[group.town]!, shape, size, x, y);
        return { shape, frame, cost: cost(frame) + dear + strange(group.side, y) };
      }),
    );
    const { shape, frame } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
    placed.push({ group, frame, size, spots: spots(group.pieces, shape, frame, size) });
  }
  return placed;
}

const spots = (pieces: readonly Piece[], { columns }: Shape, frame: Frame, size: number) =>
  pieces.map((piece, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, pieces.length - row * columns);
    const left = frame.x + (frame.width - inRow * (size + GAP)) / 2;
    return {
      piece,
      at: {
        x: left + ((index % columns) + 0.5) * (size + GAP),
        y: frame.y + GAP + row * (size + GAP) + size / 2,
      },
    };
  });

/** The pieces in a town, as they stand. */
export const piecesIn = (clusters: readonly Cluster[], town: TownId): Piece[] =>
  clusters
    .filter(({ group }) => group.town === town)
    .flatMap(({ spots }) => spots.map(({ piece }) => piece));
