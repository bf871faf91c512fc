// Who may be where, from what the server makes of the seat's own knowledge: by block and by stack.

import type { Army, BlockId, Location, Scenery, TownId, View } from '$types/waterloo';
import type { Surmise } from '$types/engine';
import { placeOf } from '../places';

/** A town in which a block may be, with the least and the most steps that it can have there. */
export interface Chance {
  town: TownId;
  least: number;
  most: number;
}

/** Blocks of one army that stand hidden at one place. */
export interface Stack {
  town: TownId;
  at: Location | null;
  army: Army;
  blocks: number;
  disrupted: number;
  /** Who may be among them; those that can be in few other towns first. */
  suspects: readonly Suspected[];
}

export interface Suspected {
  block: BlockId;
  least: number;
  most: number;
  /** Whether it can be nowhere else. */
  isSure: boolean;
}

/** For each block the towns in which it may be, in the order of the map. */
export function chances(
  scenery: Scenery,
  surmises: readonly Surmise[] | null,
): ReadonlyMap<BlockId, readonly Chance[]> {
  const found = new Map<BlockId, Map<TownId, Chance>>();
  for (const { place, suspects } of surmises ?? []) {
    const town = placeOf(scenery, place)?.town;
    if (town === undefined) continue;
    for (const { piece, least, most } of suspects) {
      const towns = found.get(piece) ?? new Map<TownId, Chance>();
      towns.set(town, widest(towns.get(town), { town, least, most }));
      found.set(piece, towns);
    }
  }
  const inOrder = (towns: Map<TownId, Chance>) =>
    [...towns.values()].sort((one, other) => one.town - other.town);
  return new Map([...found].map(([block, towns]) => [block, inOrder(towns)]));
}

/** A block that may be at two locations of a town has the bounds of both. */
const widest = (one: Chance | undefined, other: Chance): Chance => ({
  town: other.town,
  least: Math.min(one?.least ?? other.least, other.least),
  most: Math.max(one?.most ?? other.most, other.most),
});

/** Everything that stands hidden, town by town, with those who may be there. */
export function stacks(
  scenery: Scenery,
  view: View,
  armies: readonly Army[],
  surmises: readonly Surmise[] | null,
): Stack[] {
  const towns = chances(scenery, surmises);
  return view.hidden
    .filter(({ army }) => armies.includes(army))
    .map(({ town, at, army, blocks, disrupted }) => ({
      town,
      at: at ?? null,
      army,
      blocks,
      disrupted,
      suspects: suspectsAt(scenery, surmises, { town, at: at ?? null, army }, towns),
    }))
    .sort((one, other) => byName(scenery, one.town, other.town));
}

export const byName = (scenery: Scenery, one: TownId, other: TownId) =>
  (scenery.towns[one]?.name ?? '').localeCompare(scenery.towns[other]?.name ?? '');

function suspectsAt(
  scenery: Scenery,
  surmises: readonly Surmise[] | null,
  { town, at, army }: Pick<Stack, 'town' | 'at' | 'army'>,
  towns: ReadonlyMap<BlockId, readonly Chance[]>,
): Suspected[] {
  const here = (surmises ?? []).filter(({ place }) => {
    const found = placeOf(scenery, place);
    return found?.town === town && found.at === at;
  });
  const others = (block: BlockId) => towns.get(block)?.length ?? 0;
  return here
    .flatMap(({ suspects }) => suspects)
    .filter(({ piece }) => scenery.blocks[piece]?.army === army)
    .map(({ piece, least, most }) => ({ block: piece, least, most, isSure: others(piece) === 1 }))
    .sort((one, other) => others(one.block) - others(other.block) || one.block - other.block);
}
