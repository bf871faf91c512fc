// Where the flags of objectives and the arrows of exits are drawn.

import type { Scenery, Side, View } from '$types/ccn';
import { BOARD, middle, place, type Point } from './geometry';
import { seenHex } from './terrain/field';

export interface Goal {
  key: string;
  at: Point;
  side: Side;
  banners: number;
  held: boolean;
}

/** A flag in each hex of an objective, above where a unit stands; two sides have theirs beside each other. */
export function goalsOf(scenery: Scenery, view: View, turned: boolean): Goal[] {
  const crowd = new Map<string, number>();
  const all = scenery.objectives.flatMap(({ side, hexes, banners }, number) =>
    hexes.map((hex) => ({ number, hex, side, banners, name: place(hex) })),
  );
  for (const { name } of all) crowd.set(name, (crowd.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return all.map(({ number, hex, side, banners, name }) => {
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    const { x, y } = middle(seenHex(hex, turned));
    const shift = (index - (crowd.get(name)! - 1) / 2) * 19;
    return {
      key: `${number}-${name}`,
      at: { x: x + shift - 1, y: y - 31 },
      side,
      banners,
      held: view.held.includes(number),
    };
  });
}

export interface Exit {
  key: string;
  at: Point;
  side: Side;
  /** Where the arrow points, in degrees from the right. */
  angle: number;
}

export const exitsOf = (scenery: Scenery, turned: boolean): Exit[] =>
  scenery.exits.flatMap(({ side, hexes }, number) =>
    hexes.map((hex) => {
      const { x, y } = middle(seenHex(hex, turned));
      const ways = [
        { far: y, at: { x, y: 13 }, angle: -90 },
        { far: BOARD.height - y, at: { x, y: BOARD.height - 13 }, angle: 90 },
        { far: x, at: { x: 13, y }, angle: 180 },
        { far: BOARD.width - x, at: { x: BOARD.width - 13, y }, angle: 0 },
      ];
      const { at, angle } = ways.sort((a, b) => a.far - b.far)[0]!;
      return { key: `${number}-${place(hex)}`, at, side, angle };
    }),
  );
