// Where everything lies in the drawing: the map, and beside it the window of the battle that is fought.

import type { BattleView, Scenery, View } from '$types/borodino';
import type { Viewer } from '$types/engine';
import { inReadingOrder, nearestAhead } from '$lib/board/ahead';
import type { Point } from '$lib/board/viewport';
import type { Direction, Region, Seen } from '$lib/table/kit';
import { isFought, sideOfBlock } from './asked';
import { boxOf } from './battle/geometry';
import { standingText } from './battle/status';
import { layoutOf } from './map/layout';
import { areaName, areaOf, blockOf, borderOf } from './places';
import { sideAt } from './sides';
import { spotsOf, type Spots } from './spots';
import { words } from './words';

export const size = ({ width, height }: Scenery) => ({ width, height });

/** What lies in the window of a battle, as it is seen; nothing while none is asked about. */
const inWindow = (scenery: Scenery, turned: boolean, seen: Seen<View> | undefined): Spots =>
  seen === undefined ? new Map() : spotsOf(scenery, seen.view, turned ? 'russian' : 'french');

/** The middle of a place as it is seen: while a battle is asked about, its ways out are signs in its window. */
export function centre(
  scenery: Scenery,
  place: string,
  turned: boolean,
  seen?: Seen<View>,
): Point | null {
  const spot = inWindow(scenery, turned, seen).get(place);
  if (spot !== undefined) return spot;
  const border = borderOf(place);
  if (border !== null) return layoutOf(scenery).borders[border]?.middle ?? null;
  const area = areaOf(scenery, place);
  if (area === null) return null;
  const { x, y } = scenery.areas[area]!;
  return { x, y };
}

/** The nearest place in a direction: from area to area, and from spot to spot in the window of a battle. */
export function next(
  scenery: Scenery,
  place: string,
  way: Direction,
  turned: boolean,
  seen?: Seen<View>,
): string | null {
  const from = centre(scenery, place, turned, seen);
  if (from === null) return null;
  const spots = inWindow(scenery, turned, seen);
  const others = places(scenery, seen).filter(
    (one) => one !== place && spots.has(one) === spots.has(place),
  );
  return nearestAhead(from, way, others, (one) => centre(scenery, one, turned, seen));
}

/** All places, in reading order: the areas, then the blocks of a battle. Its own area is all of its window. */
export function places(scenery: Scenery, seen?: Seen<View>): string[] {
  const spots = inWindow(scenery, false, seen);
  const field = spots.size > 0 ? seen?.view.battle?.area : undefined;
  const areas = scenery.areas.filter((_, area) => area !== field);
  const blocks = [...spots].flatMap(([name, at]) =>
    blockOf(name) === null ? [] : { name, ...at },
  );
  return [...inReadingOrder(areas), ...inReadingOrder(blocks)].map(({ name }) => name);
}

export function regions(scenery: Scenery, { view }: Seen<View>): readonly Region[] {
  const map: Region = {
    id: 'map',
    title: words.say('map-region'),
    box: { x: 0, y: 0, ...size(scenery) },
    // Blocks are touched one by one.
    least: 0.78,
  };
  return view.battle === null ? [map] : [map, battleRegion(scenery, view.battle)];
}

/** The window of a battle, and how the battle stands in a few words. */
function battleRegion(scenery: Scenery, battle: BattleView): Region {
  return {
    id: 'battle',
    title: areaName(scenery, battle.area),
    text: standingText(battle),
    box: boxOf(scenery),
    // It is seen as a whole: blocks are large, and the ways out have their names in the hand too.
    least: 0.4,
  };
}

/** The part in which the open question is decided. */
export const region = (_: Scenery, { view }: Seen<View>): string =>
  isFought(view) ? 'battle' : 'map';

/** Blocks have places of their own only in a battle. */
export function regionOf(scenery: Scenery, place: string): string | null {
  if (areaOf(scenery, place) !== null || borderOf(place) !== null) return 'map';
  return blockOf(place) === null ? null : 'battle';
}

/** The areas in which the blocks of whoever looks stand. */
export function own(scenery: Scenery, view: View, viewer: Viewer): string[] {
  const side = sideAt(viewer);
  const mine = view.blocks.filter(({ block }) => sideOfBlock(scenery, block) === side);
  const areas = new Set(mine.flatMap(({ area }) => area ?? []));
  return [...areas].map((area) => areaName(scenery, area));
}
