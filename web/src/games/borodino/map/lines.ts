// The lines of supply as they are drawn: along the main roads, from area to area.

import type { AreaId, Scenery, Side, View } from '$types/borodino';
import { line } from '$lib/board/paint/path';
import type { Point } from '$lib/board/viewport';
import { sideAsked, stepName } from '../asked';
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

/** While a side gives out supply: its sources in play, and the roads that lead from them. */
export function supplyLines(scenery: Scenery, view: View, layout: Layout): SupplyLine[] {
  const step = stepName(view);
  if (step !== 'supply' && step !== 'captured-supply') return [];
  const places = placesOf(scenery, layout);
  const asked = sideAsked({ scenery, view });
  const lines = view.lines.filter(({ side }) => side === asked);
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
