// Roads: the main ones from edge to edge through their areas, the minor ones from village to village.

import type { AreaId, Edge, Scenery } from '$types/borodino';
import { between, far, plus, towards } from '$lib/board/paint/path';
import { swing } from '$lib/board/paint/swing';
import type { Point } from '$lib/board/viewport';
import type { Layout } from './layout';
import type { Places } from './places';

export interface Road {
  isMain: boolean;
  points: readonly Point[];
}

/** How far a road goes out of its way to a village. */
const DETOUR = 26;

/** Where a road comes into its areas one after the other, and leaves the last of them; null where it ends. */
function gatesOf(scenery: Scenery, layout: Layout, areas: readonly AreaId[]): (Point | null)[] {
  const inner = areas
    .slice(1)
    .map((area, index): Point | null => over(scenery, layout, areas[index]!, area));
  const edge = (area: AreaId | undefined, next: Point | null | undefined) =>
    area === undefined ? null : offMap(scenery, area, next ?? null);
  return [edge(areas[0], inner[0]), ...inner, edge(areas.at(-1), inner.at(-1))];
}

/** Where roads stop in each area: beside its village, or in its middle. */
function stopsOf(scenery: Scenery, layout: Layout, { villages }: Places): Point[] {
  const stops: Point[] = scenery.areas.map((area, index) => villages.get(index) ?? area);
  for (const { areas } of scenery.main_roads) {
    const gates = gatesOf(scenery, layout, areas);
    areas.forEach((area, index) => {
      const [from, to] = [gates[index], gates[index + 1]];
      if (from && to) stops[area] = bywayTo(stops[area]!, from, to);
    });
  }
  return stops;
}

/** A way through areas one after the other, over the middles of their borders and past their villages. */
export function roadThrough(
  scenery: Scenery,
  layout: Layout,
  places: Places,
  areas: readonly AreaId[],
  leavesMap = false,
): Point[] {
  const stops = stopsOf(scenery, layout, places);
  const gates = gatesOf(scenery, layout, areas);
  const through = areas.flatMap((area, index) =>
    index === 0 && !leavesMap ? [stops[area]!] : [gates[index], stops[area]!],
  );
  const points = leavesMap ? [...through, gates.at(-1)] : through;
  return swung(points.filter((point) => point != null));
}

export function roadsOf(scenery: Scenery, layout: Layout, places: Places): Road[] {
  const main = scenery.main_roads.map(({ areas }) =>
    roadThrough(scenery, layout, places, areas, true),
  );
  const minor = scenery.borders
    .filter(({ has_road, ends }) => has_road && !isMain(scenery, ends))
    .map(({ ends }) => roadThrough(scenery, layout, places, ends));
  return [
    ...main.map((points) => ({ isMain: true, points })),
    ...minor.map((points) => ({ isMain: false, points })),
  ];
}

/** Where a road crosses from one area into another. */
function over(scenery: Scenery, layout: Layout, one: AreaId, other: AreaId): Point {
  const found = layout.borders.find(({ border }) => {
    const { ends } = scenery.borders[border]!;
    return ends.includes(one) && ends.includes(other);
  });
  return found?.middle ?? between(scenery.areas[one]!, scenery.areas[other]!);
}

/** A point that is not far from the straight way, in the direction of a village. */
function bywayTo(village: Point, from: Point, to: Point): Point {
  const way = towards(from, to);
  const by = (village.x - from.x) * way.x + (village.y - from.y) * way.y;
  const long = far(from, to);
  const near = plus(from, way, Math.max(long * 0.3, Math.min(long * 0.7, by)));
  return plus(near, towards(near, village), Math.min(DETOUR, far(near, village)));
}

const isMain = ({ main_roads }: Scenery, [one, other]: readonly [AreaId, AreaId]) =>
  main_roads.some(
    ({ areas }) =>
      Math.abs(areas.indexOf(one) - areas.indexOf(other)) === 1 &&
      areas.includes(one) &&
      areas.includes(other),
  );

const swung = (points: readonly Point[]): Point[] =>
  swing({ name: '', course: points.map(({ x, y }) => [x, y] as const) }, 8);

/** Where a road leaves the map from an area at its edge, as straight on as can be; null from any other. */
function offMap({ areas, width, height }: Scenery, area: AreaId, next: Point | null): Point | null {
  const { edge, ...middle } = areas[area]!;
  const { x, y } = between(middle, next ?? middle);
  const ways: Record<Edge, Point> = {
    north: { x, y: -4 },
    south: { x, y: height + 4 },
    west: { x: -4, y },
    east: { x: width + 4, y },
  };
  return edge === null ? null : ways[edge];
}
