// Where everything lies in the drawing: the map, and beside it the boards of the battles in their order.

import type { BattleView, Location, Scenery, Step, TownId, View } from '$types/waterloo';
import type { Viewer } from '$types/engine';
import { inReadingOrder, nearestAhead } from '$lib/board/ahead';
import type { Direction, Region, Seen } from '$lib/table/kit';
import { boardBox, LOCATIONS, skirmishBox, spotAt, type Box, type Point } from './battle/geometry';
import { placeOf, spotName, townName, type Place } from './places';
import { roleOf, sideAt, sideOf } from './sides';
import { words } from './words';

export const size = ({ width, height }: Scenery) => ({ width, height });

/** The role of the side that sits at the bottom of a board. */
const nearOf = (view: View, turned: boolean) => roleOf(view, turned ? 'allied' : 'french');

/** Where the board of the fight in a town lies; null if none is fought there. */
export function boxOf(scenery: Scenery, view: View, town: TownId): Box | null {
  if (skirmishOf(view) === town) return skirmishBox(scenery);
  const index = view.battles.findIndex((battle) => battle.town === town);
  return index < 0 ? null : boardBox(scenery, index);
}

/** The middle of a place as it is seen; locations have one only while their battle is fought. */
export function centre(
  scenery: Scenery,
  place: string,
  turned: boolean,
  seen?: Seen<View>,
): Point | null {
  const found = placeOf(scenery, place);
  return found === null ? null : pointOf(scenery, found, turned, seen);
}

function pointOf(scenery: Scenery, { town, at }: Place, turned: boolean, seen?: Seen<View>) {
  const { x, y } = scenery.towns[town]!;
  if (at === null) return { x, y };
  const index = seen?.view.battles.findIndex((battle) => battle.town === town) ?? -1;
  if (seen === undefined || index < 0) return null;
  const box = boardBox(scenery, index);
  const spot = spotAt(at, nearOf(seen.view, turned));
  return { x: box.x + spot.x, y: box.y + spot.y };
}

/** The nearest place in a direction: from town to town, and from location to location of one board. */
export function next(
  scenery: Scenery,
  place: string,
  way: Direction,
  turned: boolean,
  seen?: Seen<View>,
): string | null {
  const here = placeOf(scenery, place);
  const from = here === null ? null : pointOf(scenery, here, turned, seen);
  if (here === null || from === null) return null;
  const others = here.at === null ? towns(scenery) : spots(scenery, here.town);
  return nearestAhead(from, way, others, (name) =>
    name === place ? null : centre(scenery, name, turned, seen),
  );
}

const towns = (scenery: Scenery) => scenery.towns.map(({ name }) => name);

const spots = (scenery: Scenery, town: TownId, locations: readonly Location[] = LOCATIONS) =>
  locations.map((at) => spotName(scenery, town, at));

/** All places, in reading order: the towns row by row, then the boards of the battles. */
export function places(scenery: Scenery, seen?: Seen<View>): string[] {
  const rows = inReadingOrder(scenery.towns);
  const battles = seen?.view.battles ?? [];
  return [...rows.map(({ name }) => name), ...battles.flatMap(({ town }) => spots(scenery, town))];
}

/** The town of the skirmish that is being settled; null if there is none. */
export function skirmishOf({ agenda }: View): TownId | null {
  const found = agenda.findLast(
    (step) =>
      typeof step === 'object' && ('pick' in step || 'leave-skirmish' in step || 'compare' in step),
  );
  return found === undefined ? null : townOf(found);
}

/** The town that a step is about; null if it is about none. */
export function townOf(step: Step): TownId | null {
  if (typeof step === 'string') return null;
  const about: object = Object.values(step)[0];
  return 'town' in about ? (about.town as TownId) : null;
}

export const battleId = (scenery: Scenery, town: TownId) => `battle:${scenery.towns[town]!.id}`;
export const skirmishId = (scenery: Scenery, town: TownId) => `skirmish:${scenery.towns[town]!.id}`;

export function regions(scenery: Scenery, { view }: Seen<View>): readonly Region[] {
  const map: Region = {
    id: 'map',
    title: words.say('map-region'),
    box: { x: 0, y: 0, ...size(scenery) },
  };
  const battles = view.battles.map((battle, index) => battleRegion(scenery, battle, index));
  const all = battles.length < 2 ? [] : [together(battles)];
  return [map, ...battles, ...all, ...skirmishRegion(scenery, view)];
}

function battleRegion(scenery: Scenery, battle: BattleView, index: number): Region {
  return {
    id: battleId(scenery, battle.town),
    title: townName(scenery, battle.town),
    text: standing(battle),
    box: boardBox(scenery, index),
  };
}

/** How a battle stands, in a few words. */
function standing({ open, round, routed }: BattleView): string {
  if (routed !== null) return words.say('map-region-rout');
  if (!open) return words.say('map-region-waiting');
  return round === 0 ? words.say('map-region-deploying') : words.say('map-region-round', { round });
}

/** All battles side by side. */
function together(battles: readonly Region[]): Region {
  const boxes = battles.map(({ box }) => box);
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const high = Math.max(...boxes.map(({ height }) => height));
  return {
    id: 'battles',
    title: words.say('map-region-battles'),
    box: { x: left, y: 0, width: right - left, height: high },
  };
}

function skirmishRegion(scenery: Scenery, view: View): Region[] {
  const town = skirmishOf(view);
  if (town === null) return [];
  return [
    {
      id: skirmishId(scenery, town),
      title: townName(scenery, town),
      text: words.say('map-region-skirmish'),
      box: skirmishBox(scenery),
    },
  ];
}

/** The part in which the open question is decided: the board of its fight, or else the map. */
export function region(scenery: Scenery, { view }: Seen<View>): string {
  const step = view.agenda.at(-1);
  const town = step === undefined ? null : townOf(step);
  if (town === null) return 'map';
  if (skirmishOf(view) === town) return skirmishId(scenery, town);
  return view.battles.some((battle) => battle.town === town) ? battleId(scenery, town) : 'map';
}

export function regionOf(scenery: Scenery, place: string): string | null {
  const found = placeOf(scenery, place);
  if (found === null) return null;
  return found.at === null ? 'map' : battleId(scenery, found.town);
}

/** Where the blocks of whoever looks stand: in their towns, and on the boards. */
export function own(scenery: Scenery, view: View, viewer: Viewer): string[] {
  const side = sideAt(viewer);
  const mine = view.blocks.filter(({ block }) => sideOf(scenery.blocks[block]!.army) === side);
  return [
    ...new Set(
      mine.flatMap(({ town, at }) =>
        town === undefined
          ? []
          : [townName(scenery, town), ...(at === undefined ? [] : [spotName(scenery, town, at)])],
      ),
    ),
  ];
}
