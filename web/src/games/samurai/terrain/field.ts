// The field as it is seen: the ground and the level of every hex, from either edge.

import type { HexFacts, Terrain } from '$types/samurai';
import type { Grid } from '$lib/board/paint/grid';
import { seedOf } from '$lib/board/paint/seed';
import {
  beyond,
  corners,
  everyHex,
  hexAt,
  isOnBoard,
  middleAt,
  spotOf,
  type Seen,
  type Spot,
} from '../geometry';

export interface Field {
  scenery: Seen;
  grid: Grid<Spot>;
  hexes: readonly Spot[];
  facts(spot: Spot): HexFacts | null;
  /** The level of a hex; beside the board that of the land next to it. */
  level(spot: Spot): number;
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** The directions in the order of the sides of a hex as it is seen. */
const sidesOf = (scenery: Seen) =>
  DIRECTIONS.map((side) => (scenery.turned ? (side + 3) % 6 : side));

export function fieldOf(scenery: Seen): Field {
  const sides = sidesOf(scenery);
  const facts = (spot: Spot) => {
    const hex = hexAt(scenery, spot);
    return hex === null ? null : (scenery.hexes[hex] ?? null);
  };
  return {
    scenery,
    grid: {
      name: ({ column, row }) => `${column},${row}`,
      middle: (spot) => middleAt(scenery, spot),
      corners: (spot) => corners(middleAt(scenery, spot)),
      around: (spot) => sides.map((direction) => beyond(spot, direction)),
      isOnBoard: (spot) => isOnBoard(scenery, spot),
      calm: 0.6,
      seed: ({ column, row }) => seedOf(row + 1, column + 1),
    },
    hexes: everyHex(scenery).map((hex) => spotOf(scenery, hex)),
    facts,
    level: (spot) => facts(spot)?.level ?? levelBeside(facts, spot),
  };
}

/** Hills go on beyond the edge of the board, where nobody walks. */
function levelBeside(facts: Field['facts'], spot: Spot): number {
  const levels = DIRECTIONS.flatMap((direction) => facts(beyond(spot, direction))?.level ?? []);
  const sum = levels.reduce((total, level) => total + level, 0);
  return levels.length === 0 ? 0 : Math.round(sum / levels.length);
}

export const hexesOf = (field: Field, ...terrains: Terrain[]): Spot[] =>
  field.hexes.filter((spot) => terrains.includes(field.facts(spot)!.terrain));

/** The board and the ring of land around it. */
export function landOf({ hexes, grid }: Field): Spot[] {
  const beside = new Map<string, Spot>();
  for (const spot of hexes.flatMap(grid.around)) {
    if (!grid.isOnBoard(spot)) beside.set(grid.name(spot), spot);
  }
  return [...hexes, ...beside.values()];
}
