// Places that can be touched, for those who would rather not look for them on the board.

import type { Location, Scenery, Side, TownId, View } from '$types/waterloo';
import type { Target } from '$lib/table/kit';
import { placeName, placeOf } from '../places';
import { standingAt } from './asked';

export interface Spot {
  target: Target;
  town: TownId;
  at: Location | null;
  /** How many own blocks stand there. */
  blocks: number;
}

interface Field {
  scenery: Scenery;
  view: View;
  side: Side;
}

/** The places among some things, by their names, each with the own blocks there. */
export function spotsOf(field: Field, targets: Iterable<Target>): Spot[] {
  const spots = [...targets].flatMap((target): Spot[] => {
    const place = placeOf(field.scenery, target);
    if (place === null) return [];
    return [
      { target, ...place, blocks: standingAt(field, field.side, place.town, place.at).length },
    ];
  });
  const name = (spot: Spot) => placeName(field.scenery, spot);
  return spots.sort((one, two) => name(one).localeCompare(name(two)));
}
