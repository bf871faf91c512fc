// What is shown of roads: which were used this turn, what is left of those out of a town, and which
// lead to the places that are shown on demand.

import type { RoadId, Scenery, TownId, View } from '$types/waterloo';
import type { Point } from '$lib/board/viewport';
import type { ShownLayer } from '$lib/table/kit';
import { placeOf } from '../places';
import { sideOf } from '../sides';
import { awayFrom, type Road } from './curves';

const townsOf = (scenery: Scenery, layer: ShownLayer | undefined): ReadonlySet<TownId> =>
  new Set(layer?.places.flatMap(({ place }) => placeOf(scenery, place)?.town ?? []) ?? []);

const far = ({ ends: [one, two] }: { ends: [TownId, TownId] }, town: TownId) =>
  one === town ? two : two === town ? one : null;

/** The town whose reach a layer shows: most of its roads lead to towns of the layer. */
export function hubOf(scenery: Scenery, towns: ReadonlySet<TownId>): TownId | null {
  const links = (town: TownId) =>
    scenery.roads.filter((road) => towns.has(far(road, town) ?? -1)).length;
  const candidates = scenery.towns.map((_, town) => town).filter((town) => !towns.has(town));
  const best = candidates.reduce<TownId | null>(
    (most, town) => (most === null || links(town) > links(most) ? town : most),
    null,
  );
  return towns.size === 0 ? null : best;
}

export interface Reach {
  near: ReadonlySet<TownId>;
  far: ReadonlySet<TownId>;
  /** The roads of a normal move, and those of the march beyond it. */
  nearRoads: readonly Road[];
  farRoads: readonly Road[];
}

/** Where a normal move and a forced march can end, with the roads that lead there. */
export function reachOf(
  scenery: Scenery,
  layers: readonly ShownLayer[],
  roads: readonly Road[],
): Reach {
  const near = townsOf(
    scenery,
    layers.find(({ id }) => id === 'reach'),
  );
  const march = townsOf(
    scenery,
    layers.find(({ id }) => id === 'march'),
  );
  const hub = hubOf(scenery, near);
  const isNear = (town: TownId) => town === hub || near.has(town);
  const nearRoads = roads.filter(({ facts: { ends } }) => ends.every(isNear));
  const farRoads = roads.filter(
    ({ facts: { ends } }) =>
      ends.some((town) => march.has(town)) && ends.some((town) => near.has(town)),
  );
  return { near, far: march, nearRoads, farRoads };
}

/** The town whose roads are counted: that of the block in hand, or one that is looked at. */
export function counted(
  scenery: Scenery,
  view: View,
  layers: readonly ShownLayer[],
): TownId | null {
  const step = view.agenda.at(-1);
  const about =
    typeof step !== 'object'
      ? null
      : 'move' in step
        ? step.move
        : 'march' in step
          ? step.march
          : null;
  const block = view.blocks.find((one) => one.block === about?.block);
  if (block?.town !== undefined) return block.town;
  const shown = layers.find(({ id }) => id === 'roads');
  return shown === undefined ? null : hubOf(scenery, townsOf(scenery, shown));
}

/** What a road has carried this turn, of what it can. */
export interface Bead {
  road: RoadId;
  at: Point;
  used: number;
  limit: number;
  /** [WAT-6.2.1] Whether it leads to enemies, so that it carries fewer. */
  isAttack: boolean;
}

export function beadsOf(
  scenery: Scenery,
  view: View,
  roads: readonly Road[],
  town: TownId,
  radius: number,
): Bead[] {
  const placed: Bead[] = [];
  for (const road of roads) {
    const to = far(road.facts, town);
    if (to === null) continue;
    const isAttack = hasEnemies(scenery, view, to);
    placed.push({
      road: road.id,
      at: roomOn(road, town, radius + 16, placed),
      used: usedOf(view, road.id),
      limit: isAttack ? road.facts.attack_limit : road.facts.move_limit,
      isAttack,
    });
  }
  return placed;
}

/** The nearest point of a road to its town where a bead lies off the others. */
function roomOn(road: Road, town: TownId, from: number, placed: readonly Bead[]): Point {
  const ways = Array.from({ length: 8 }, (_, step) => awayFrom(road, town, from + step * 5));
  const isFree = (at: Point) =>
    placed.every((bead) => Math.abs(bead.at.x - at.x) > 27 || Math.abs(bead.at.y - at.y) > 16);
  return ways.find(isFree) ?? ways.at(-1)!;
}

export const usedOf = (view: View, road: RoadId): number =>
  view.roads.find((use) => use.road === road)?.blocks ?? 0;

/** Whether enemies of the active side stand in a town. */
const hasEnemies = (scenery: Scenery, view: View, town: TownId): boolean =>
  view.hidden.some((one) => one.town === town && sideOf(one.army) !== view.active) ||
  view.blocks.some(
    (one) => one.town === town && sideOf(scenery.blocks[one.block]!.army) !== view.active,
  );
