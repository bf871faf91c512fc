// Places that can be touched, for those who would rather not look for them on the board.

import type { Scenery, Side, View } from '$types/waterloo';
import type { Target } from '$lib/table/kit';
import type { DeskSpot } from '$lib/table/hand/rows';
import { placeName, placeOf } from '../places';
import { standingAt } from './asked';
import { isSetUp } from './contents';
import { spotTitle } from './lines';
import { limitOf } from './setUp';

interface Field {
  scenery: Scenery;
  view: View;
  side: Side;
}

/** The places among some things, by their names, each with the own blocks there. */
export function spotsOf(field: Field, targets: Iterable<Target>): DeskSpot[] {
  const { scenery, view, side } = field;
  const limit = isSetUp(view) ? limitOf(scenery, side) : null;
  const spots = [...targets].flatMap((target) => {
    const place = placeOf(scenery, target);
    if (place === null) return [];
    const isOwn = place.at?.startsWith(side === view.active ? 'a' : 'd') ?? true;
    const blocks = standingAt(field, side, place.town, place.at).length;
    const spot = { target, title: spotTitle(scenery, place, isOwn), blocks, limit };
    return [{ spot, name: placeName(scenery, place) }];
  });
  return spots.sort((one, two) => one.name.localeCompare(two.name)).map(({ spot }) => spot);
}
