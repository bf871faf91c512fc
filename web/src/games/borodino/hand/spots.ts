// Areas and bridges that can be touched, for those who would rather not look for them on the map.

import type { Scenery, Side, View } from '$types/borodino';
import type { DeskSpot } from '$lib/table/hand/rows';
import type { Target } from '$lib/table/kit';
import { standingAt, stepName } from '../asked';
import { areaName, areaOf, borderOf } from '../places';
import { words } from '../words';

interface Field {
  scenery: Scenery;
  view: View;
  side: Side;
}

/** The steps in which it does not matter how many own blocks an area holds. */
const ABOUT_ENEMIES: ReadonlySet<string> = new Set(['bombard', 'battles', 'main-attack']);

/** The steps in which whoever can be touched lies in the hand. */
const BY_CARDS: ReadonlySet<string> = new Set(['activate', 'hq-moves']);

export const isSpot = ({ scenery, view }: Omit<Field, 'side'>, target: Target): boolean =>
  !BY_CARDS.has(stepName(view) ?? '') &&
  (areaOf(scenery, target) !== null || borderOf(target) !== null);

/** The areas and bridges among some things, by their names; areas with the own blocks there. */
export const spotsOf = (field: Field, targets: Iterable<Target>): DeskSpot[] =>
  [...targets]
    .flatMap((target) => areaSpot(field, target) ?? bridgeSpot(field.scenery, target) ?? [])
    .sort((one, two) => one.title.localeCompare(two.title));

function areaSpot(field: Field, target: Target): DeskSpot | null {
  const area = areaOf(field.scenery, target);
  if (area === null) return null;
  if (ABOUT_ENEMIES.has(stepName(field.view) ?? '')) return { target, title: target, blocks: null };
  const blocks = standingAt(field, field.side, area).length;
  return { target, title: target, blocks, limit: field.scenery.areas[area]?.stacking ?? null };
}

function bridgeSpot(scenery: Scenery, target: Target): DeskSpot | null {
  const border = borderOf(target);
  const ends = border === null ? undefined : scenery.borders[border]?.ends;
  if (ends === undefined) return null;
  const [one, two] = ends.map((area) => areaName(scenery, area));
  return {
    target,
    title: words.say('hand-bridge', { one: one ?? '', two: two ?? '' }),
    blocks: null,
  };
}
