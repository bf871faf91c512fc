// The names of places and things as the server writes them: towns by their names, locations of a
// battle by the town and a code (`Ligny D-C`), blocks and markers by a word before their number.

import type { BlockId, Location, Marker, Scenery, TownId } from '$types/waterloo';
import type { Target } from '$lib/table/kit';
import { numbered, numberOf } from '$lib/table/naming';

const CODES: Readonly<Record<string, Location>> = {
  'A-L': 'a-l',
  'A-C': 'a-c',
  'A-R': 'a-r',
  'A-Res': 'a-res',
  'D-L': 'd-l',
  'D-C': 'd-c',
  'D-R': 'd-r',
  'D-Res': 'd-res',
};
const NAMES = new Map(Object.entries(CODES).map(([code, at]) => [at, code]));

export interface Place {
  town: TownId;
  /** Where on the board of the battle there; null for the town itself. */
  at: Location | null;
}

export const townName = (scenery: Scenery, town: TownId): string => scenery.towns[town]?.name ?? '';

export const spotName = (scenery: Scenery, town: TownId, at: Location): string =>
  `${townName(scenery, town)} ${NAMES.get(at) ?? ''}`;

export const placeName = (scenery: Scenery, { town, at }: Place): string =>
  at === null ? townName(scenery, town) : spotName(scenery, town, at);

/** The place of a name; null if there is none. */
export function placeOf(scenery: Scenery, name: string): Place | null {
  const town = scenery.towns.findIndex((one) => one.name === name);
  if (town >= 0) return { town, at: null };
  const [, before, code] = /^(.*) (\S+)$/.exec(name) ?? [];
  const at = code === undefined ? undefined : CODES[code];
  const there = scenery.towns.findIndex((one) => one.name === before);
  return at === undefined || there < 0 ? null : { town: there, at };
}

export const blockTarget = (block: BlockId): Target => numbered('block', block);
export const blockOf = (target: Target): BlockId | null => numberOf('block', target);

export const markerTarget = (marker: Marker): Target => `marker:${marker}`;
