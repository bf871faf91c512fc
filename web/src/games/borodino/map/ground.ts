// The painting under the blocks: it follows from the scenery alone, and is painted once.

import type { Scenery } from '$types/borodino';
import type { Frame } from '$lib/board/paint/frame';
import { lineNames, type LineName } from '$lib/board/paint/lineNames';
import { swept } from '$lib/board/paint/open';
import { line } from '$lib/board/paint/path';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { Cover } from './cover';
import { fields } from './fields';
import { hills, slopes } from './hills';
import type { Point, Size } from '$lib/board/viewport';
import type { Layout } from './layout';
import { legendFrames } from './legend';
import { middleOf } from './room';
import { placesOf } from './places';
import { crossings, highways, rivers } from './rivers';
import { roadsOf, type Road } from './roads';
import { watersOf, type Waters } from './waters';
import { floors, marshes, singles, woods } from './woods';
import { redoubts, villages } from './works';

export interface Ground {
  strokes: readonly Stroke[];
  /** The names of rivers along their lines. */
  rivers: readonly LineName[];
}

const known = new WeakMap<Layout, Ground>();

export function groundOf(scenery: Scenery, layout: Layout): Ground {
  const found = known.get(layout) ?? painted(scenery, layout);
  known.set(layout, found);
  return found;
}

function painted(scenery: Scenery, layout: Layout): Ground {
  const places = placesOf(scenery, layout);
  const waters = watersOf(scenery, layout);
  const roads = roadsOf(scenery, layout, places);
  const cover = writingOn(scenery, layout, roads);
  const hachures = slopes(scenery, layout, cover);
  for (const { water, points } of waters.stretches)
    cover.points(points, water === 'river' ? 13 : 9);
  for (const frame of [...places.frames, ...legendFrames(scenery)]) cover.frame(frame);
  const strokes = [
    ...swept(scenery),
    ...hills(scenery, layout),
    ...floors(scenery, layout),
    ...hachures,
    ...fields(scenery, layout, cover),
    ...marshes(scenery, layout, cover),
    ...limits(scenery, layout),
    ...rivers(waters.stretches),
    ...highways(roads),
    ...crossings(scenery, layout),
    ...woods(scenery, layout, cover),
    ...singles(scenery, layout, cover),
    ...villages(scenery, places),
    ...redoubts(scenery, places),
  ];
  return { strokes, rivers: riverNames(scenery, layout, waters) };
}

/** Where roads, names and the signs of borders are. */
function writingOn(size: Size, layout: Layout, roads: readonly Road[]): Cover {
  const cover = new Cover(size);
  for (const { isMain, points } of roads) cover.points(points, isMain ? 9 : 7);
  for (const { frame } of layout.names) cover.frame(frame, 1);
  const signs = layout.borders.map(({ middle }) => middle);
  return cover.points(signs, 14);
}

/** The lines between areas; where water runs it is the line. */
function limits({ borders }: Scenery, layout: Layout): Stroke[] {
  const dry = layout.borders
    .filter(({ border }) => borders[border]!.water === null)
    .map(({ points }) => line(points));
  return [...stroke('limit-halo', dry), ...stroke('limit', dry)];
}

/** Rivers bear their names off the signs of borders, the names and blocks of areas, and the frame. */
function riverNames({ width, height }: Scenery, layout: Layout, { named }: Waters): LineName[] {
  const frame = Array.from({ length: Math.ceil(width / 12) }, (_, index) => [
    { x: index * 12, y: 0 },
    { x: index * 12, y: height },
  ]);
  return lineNames(named, { size: 15, off: 9, spacing: 0.7, twice: 900 }, [
    ...layout.borders.map(({ middle }) => middle),
    ...layout.spots.flatMap(filled),
    ...layout.names.flatMap(({ frame }) => filled({ ...frame, ...middleOf(frame) })),
    ...frame.flat(),
  ]);
}

/** Points all over a box around its middle. */
const filled = ({ x, y, width, height }: Frame): Point[] =>
  [-0.5, -0.25, 0, 0.25, 0.5].flatMap((across) =>
    [-0.5, 0, 0.5].map((down) => ({ x: x + across * width, y: y + down * height })),
  );
