// The blocks that a viewer does not see, one by one: a view only counts them. Each has a number of its
// army, in the order in which the view counts them, so that one of them can be seen to move.

import type { Army, Scenery, View } from '$types/waterloo';
import { placeName } from '../places';

export interface Unseen {
  /** What it is called in a `Motion`: `hidden:prussian:4`. */
  key: string;
  army: Army;
  place: string;
  disrupted: boolean;
}

export function hiddenIn(scenery: Scenery, view: Pick<View, 'hidden'>): Unseen[] {
  const numbers = new Map<Army, number>();
  return view.hidden.flatMap(({ town, at = null, army, blocks, disrupted }) =>
    Array.from({ length: blocks }, (_, index) => {
      const number = numbers.get(army) ?? 0;
      numbers.set(army, number + 1);
      return {
        key: `hidden:${army}:${number}`,
        army,
        place: placeName(scenery, { town, at }),
        disrupted: index < disrupted,
      };
    }),
  );
}
