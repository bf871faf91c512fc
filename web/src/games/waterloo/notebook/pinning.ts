// Where the pencil marks of a town stand on the map: beside it, off names and blocks as well as can be.

import type { Scenery, TownFacts } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import { overlap, type Frame } from '$lib/board/paint/frame';
import { beyondEdge } from '../map/names';

/** The ways from a town, and what each costs: below one looks first. */
const WAYS: readonly (readonly [x: number, y: number, dear: number])[] = [
  [0, 1, 0],
  [1, 0, 4],
  [-1, 0, 4],
  [0, -1, 8],
  [1, 1, 10],
  [-1, 1, 10],
  [1, -1, 14],
  [-1, -1, 14],
];
const FAR: readonly number[] = [0, 14, 26, 38];

/** The sign of a town, with a little air; a supply city has a larger one. */
const radiusOf = ({ supply }: TownFacts) => (supply === null ? 13 : 18);

/** How much it counts to be one step farther off. */
const DISTANCE = 22;

const frameAt = (
  town: TownFacts,
  width: number,
  height: number,
  way: Point,
  far: number,
): Frame => ({
  x: town.x + way.x * (radiusOf(town) + far + width / 2) - width / 2,
  y: town.y + way.y * (radiusOf(town) + far + height / 2) - height / 2,
  width,
  height,
});

/** A free frame of this size near a town, or the one that covers least. */
export function roomAt(
  scenery: Scenery,
  town: TownFacts,
  size: { width: number; height: number },
  taken: readonly Frame[],
): Frame {
  const near = taken.filter(({ x, y, width, height }) => {
    const [right, bottom] = [x + width, y + height];
    const reach = 60 + Math.max(size.width, size.height);
    return (
      x < town.x + reach && right > town.x - reach && y < town.y + reach && bottom > town.y - reach
    );
  });
  const tries = FAR.flatMap((far, step) =>
    WAYS.map(([x, y, dear]) => {
      const frame = frameAt(town, size.width, size.height, { x, y }, far);
      const covered = near.reduce((sum, other) => sum + overlap(frame, other), 0);
      return { frame, cost: covered * 2 + beyondEdge(frame, scenery) * 5 + dear + step * DISTANCE };
    }),
  );
  return tries.reduce((best, one) => (one.cost < best.cost ? one : best)).frame;
}
