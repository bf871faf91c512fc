// What stands in an area beside its blocks: a village, a redoubt, a source of supply. Each has a place
// of its own, off the room for blocks, the name and the signs on borders.

import type { AreaId, Edge, Scenery } from '$types/borodino';
import type { Frame } from '$lib/board/paint/frame';
import type { Point } from '$lib/board/viewport';
import { roomOf, type Layout } from './layout';
import { legendFrames } from './legend';
import { frameAround, freest } from './room';

export interface Places {
  villages: ReadonlyMap<AreaId, Point>;
  redoubts: ReadonlyMap<AreaId, Point>;
  sources: ReadonlyMap<AreaId, Point>;
  /** What they cover. */
  frames: readonly Frame[];
}

type Kind = 'villages' | 'redoubts' | 'sources';

/** How much room each takes. */
const SIZES: Record<Kind, readonly [number, number]> = {
  villages: [44, 28],
  redoubts: [36, 36],
  sources: [40, 30],
};

/** A source stands towards the edge of the map that it comes from. */
const TOWARDS: Record<Edge, Point> = {
  north: { x: 0, y: -90 },
  east: { x: 90, y: 0 },
  south: { x: 0, y: 90 },
  west: { x: -90, y: 0 },
};

const known = new WeakMap<Layout, Places>();

export function placesOf(scenery: Scenery, layout: Layout): Places {
  const found = known.get(layout) ?? placed(scenery, layout);
  known.set(layout, found);
  return found;
}

function placed(scenery: Scenery, layout: Layout): Places {
  const places = { villages: new Map(), redoubts: new Map(), sources: new Map() };
  const frames: Frame[] = [];
  const legend = legendFrames(scenery);
  const sources = new Set(scenery.sources.map(({ area }) => area));
  scenery.areas.forEach((facts, area) => {
    const wanted: (readonly [Kind, Point])[] = [];
    if (facts.shows_redoubt) wanted.push(['redoubts', { x: facts.x - 40, y: facts.y }]);
    if (sources.has(area)) wanted.push(['sources', near(facts, facts.edge)]);
    if (facts.has_village) wanted.push(['villages', amidRoads(scenery, layout, area)]);
    if (wanted.length === 0) return;
    const room = roomOf(scenery, layout, area, 8);
    for (const [kind, wish] of wanted) {
      const spot = layout.spots[area]!;
      const free = freest(room, SIZES[kind], wish, [
        [frameAround(spot, spot.width, spot.height), 0.6],
        [layout.names[area]!.frame, 6],
        ...[...frames, ...legend].map((frame) => [frame, 12] as const),
      ]);
      places[kind].set(area, free);
      frames.push(frameAround(free, ...SIZES[kind]));
    }
  });
  return { ...places, frames };
}

/** The middle of an area, drawn to where its roads come in. */
function amidRoads({ areas, borders }: Scenery, layout: Layout, area: AreaId): Point {
  const { x, y } = areas[area]!;
  const points = [
    { x, y },
    ...layout.borders
      .filter(({ border }) => borders[border]!.has_road && borders[border]!.ends.includes(area))
      .map(({ middle }) => middle),
  ];
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean((point) => point.x), y: mean((point) => point.y) };
}

const near = ({ x, y }: Point, edge: Edge | null): Point => {
  const by = edge === null ? { x: 0, y: 0 } : TOWARDS[edge];
  return { x: x + by.x, y: y + by.y };
};
