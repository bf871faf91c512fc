// What of the map lies where for good: roads, the signs of towns, and their names.

import type { Scenery } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import { roadsOf, samples, type Road } from './curves';
import { radiusOf, townNames, type TownName } from './names';

export interface Layout {
  roads: readonly Road[];
  /** The names of towns, in their order. */
  names: readonly TownName[];
  /** How large the signs of towns are. */
  radii: readonly number[];
  /** Points on roads, to keep off. */
  inks: readonly Point[];
}

export function layoutOf(scenery: Scenery): Layout {
  const roads = roadsOf(scenery);
  return {
    roads,
    names: townNames(scenery, roads),
    radii: scenery.towns.map((town, index) =>
      radiusOf(town, roads.filter(({ facts }) => facts.ends.includes(index)).length),
    ),
    inks: roads.flatMap((road) => samples(road, 12)),
  };
}
