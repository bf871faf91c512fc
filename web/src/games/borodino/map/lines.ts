// The lines of supply as they are drawn: along the main roads, from area to area.

import type { AreaId, Scenery, Side, View } from '$types/borodino';
import { line } from '$lib/board/paint/path';
import type { Point } from '$lib/board/viewport';
import type { Target } from '$lib/table/kit';
import { sideAsked, stepName } from '../asked';
import { areaName } from '../places';
import type { Layout } from './layout';
import { placesOf } from './places';
import { roadThrough } from './roads';

export interface SupplyLine {
  source: AreaId;
  side: Side;
  /** The points that are left. */
  left: number;
  /** Where it begins. */
  at: Point;
  d: string;
}

/** The steps in which a side thinks of its supply. */
const ABOUT_SUPPLY: ReadonlySet<string> = new Set([
  ...['supply', 'captured-supply', 'night-shift', 'night-shift-block'],
]);

/** Which lines somebody wants to see: all of them, or those of the sources that he looks at. */
export interface Wanted {
  isAll: boolean;
  places: readonly Target[];
}

/**
 * Sources in play, and the roads that lead from them: those of a side that thinks of its supply, and those
 * that somebody wants to see. [BOR-15.2.2] Where the enemy's lines run, everybody can see.
 */
export function supplyLines(
  scenery: Scenery,
  view: View,
  layout: Layout,
  wanted: Wanted = { isAll: false, places: [] },
): SupplyLine[] {
  const asked = ABOUT_SUPPLY.has(stepName(view) ?? '') ? sideAsked({ scenery, view }) : null;
  const lines = view.lines.filter(
    ({ side, source }) =>
      wanted.isAll || side === asked || wanted.places.includes(areaName(scenery, source)),
  );
  if (lines.length === 0) return [];
  const places = placesOf(scenery, layout);
  return lines.map(({ source, side, left, areas }) => ({
    source,
    side,
    left,
    at: places.sources.get(source) ?? scenery.areas[source]!,
    d: stretches(scenery, [source, ...areas])
      .map((stretch) => line(roadThrough(scenery, layout, places, stretch)))
      .join(''),
  }));
}

/** The parts of main roads that lie in these areas. */
function stretches({ main_roads }: Scenery, areas: readonly AreaId[]): AreaId[][] {
  const inside = new Set(areas);
  return main_roads.flatMap((road) => {
    const found: AreaId[][] = [[]];
    for (const area of road.areas) {
      if (inside.has(area)) found.at(-1)!.push(area);
      else found.push([]);
    }
    return found.filter((stretch) => stretch.length > 1);
  });
}
