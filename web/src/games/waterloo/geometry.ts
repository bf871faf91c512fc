// Where everything lies in the drawing: the map, and beside it the boards of the battles in their order.

import type { Scenery, View } from '$types/waterloo';
import type { Viewer } from '$types/engine';
import type { Direction, Region, Seen } from '$lib/table/kit';
import { placeOf, townName } from './places';

export const size = ({ width, height }: Scenery) => ({ width, height });

export function centre(scenery: Scenery, place: string, _turned: boolean, _seen?: Seen<View>) {
  const found = placeOf(scenery, place);
  const town = found === null || found.at !== null ? undefined : scenery.towns[found.town];
  return town === undefined ? null : { x: town.x, y: town.y };
}

export const next = (
  _scenery: Scenery,
  _place: string,
  _way: Direction,
  _turned: boolean,
  _seen?: Seen<View>,
): string | null => null;

export const places = (scenery: Scenery, _seen?: Seen<View>): string[] =>
  scenery.towns.map(({ name }) => name);

export const regions = (scenery: Scenery, _seen: Seen<View>): readonly Region[] => [
  { id: 'map', title: 'map', box: { x: 0, y: 0, ...size(scenery) } },
];

export const region = (_scenery: Scenery, _seen: Seen<View>): string => 'map';

export const regionOf = (scenery: Scenery, place: string): string | null =>
  placeOf(scenery, place) === null ? null : 'map';

export const own = (scenery: Scenery, view: View, _viewer: Viewer): string[] =>
  view.blocks.flatMap(({ town }) => (town === undefined ? [] : [townName(scenery, town)]));
