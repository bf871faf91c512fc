// Where the flags of objectives and the arrows of exits are drawn.

import type { Scenery, Side, View } from '$types/ccn';
import { atEdge, edgeOf, middle, place, type Edge, type Point } from './geometry';
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

/** Where the arrow of an exit points at each edge: out of the board. */
const ANGLES: Record<Edge, number> = { top: -90, bottom: 90, left: 180, right: 0 };

export const exitsOf = (scenery: Scenery, turned: boolean): Exit[] =>
  scenery.exits.flatMap(({ side, hexes }, number) =>
    hexes.map((hex) => {
      const spot = middle(seenHex(hex, turned));
      const edge = edgeOf(spot);
      const at = atEdge(spot, edge, 13);
      return { key: `${number}-${place(hex)}`, at, side, angle: ANGLES[edge] };
    }),
  );
