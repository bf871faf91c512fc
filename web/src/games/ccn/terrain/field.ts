// The field as it is seen: the ground of every hex after what has changed, from either edge.

import type { Ground, Hex, Scenery } from '$types/ccn';
import { columns, everyHex, place, ROWS, SIDES, type Sidename } from '../geometry';

/** A hex as it is seen from the other edge. The board is the same after half a turn. */
export const turnHex = ([row, column]: Hex): Hex => [ROWS + 1 - row, columns(row) + 1 - column];

/** Where a hex of the map is drawn. */
export const seenHex = (hex: Hex, turned: boolean): Hex => (turned ? turnHex(hex) : hex);

export const seenSide = (side: Sidename, turned: boolean): Sidename =>
  turned ? SIDES[(SIDES.indexOf(side) + 3) % 6]! : side;

/** Everything about the ground, by the hexes in which it is drawn. */
export interface Field {
  ground: ReadonlyMap<string, Ground>;
  hexes: readonly Hex[];
  works: readonly { hex: Hex; sides: readonly Sidename[] }[];
  labels: readonly { hex: Hex; text: string }[];
  exits: readonly { hex: Hex; side: string; name: string }[];
}

export function fieldOf(scenery: Scenery, changed: readonly number[], turned: boolean): Field {
  const ground = new Map<string, Ground>();
  for (const hex of everyHex()) {
    ground.set(place(seenHex(hex, turned)), scenery.map[hex[0] - 1]?.[hex[1] - 1] ?? 'clear');
  }
  for (const number of changed) {
    const change = scenery.changes[number];
    for (const hex of change?.hexes ?? []) ground.set(place(seenHex(hex, turned)), change!.ground);
  }
  return {
    ground,
    hexes: everyHex(),
    works: scenery.works.map(({ hex, sides }) => ({
      hex: seenHex(hex, turned),
      sides: sides.map((side) => seenSide(side, turned)),
    })),
    labels: scenery.labels.map(({ hex, text }) => ({ hex: seenHex(hex, turned), text })),
    exits: scenery.exits.flatMap(({ hexes, side, name }) =>
      hexes.map((hex) => ({ hex: seenHex(hex, turned), side, name })),
    ),
  };
}

export const hexesOf = (field: Field, ...grounds: Ground[]): Hex[] =>
  field.hexes.filter((hex) => grounds.includes(field.ground.get(place(hex))!));
