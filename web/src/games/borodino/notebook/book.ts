// The battle as the notebook reads it: areas, sides and their corps, and what a viewer sees and was told.

import type { BlockFacts, Scenery, Side, View } from '$types/borodino';
import type { Viewer } from '$types/engine';
import type { Told } from '$types/protocol';
import type { Book, BookBlock } from '$lib/table/notebook/book';
import { Shelf } from '$lib/table/notebook/shelf';
import { corpsTitle } from '../hand/groups';
import { areaName, areaOf } from '../places';
import { sideAt, SIDES, tintOf } from '../sides';
import { CORNERS, KINDS } from '../symbols';
import { hourAt, momentAt } from '../tracks/hours';
import { words } from '../words';
import { tales } from './tales';

const shelf = new Shelf('borodino', SIDES);

/** The sides that a viewer does not see: the enemy, and both for whoever has no side. */
export const hiddenSides = (viewer: Viewer): readonly Side[] =>
  SIDES.filter((side) => side !== sideAt(viewer));

export function bookOf(scenery: Scenery, view: View, viewer: Viewer, told: readonly Told[]): Book {
  const where = (area: number) => ({ place: area, at: areaName(scenery, area) });
  return {
    shelf,
    words,
    blocks: scenery.blocks.map(blockIn),
    places: scenery.areas.map(({ name }) => name),
    placeNamed: (name) => areaOf(scenery, name),
    dateOf: (turn) => dateOf(scenery, turn),
    briefDateOf: (turn) => momentAt(scenery, turn),
    sides: hiddenSides(viewer).map((side) => ({
      id: side,
      name: words.say(`party-${side}`),
      tint: tintOf(side),
      corners: CORNERS[side],
    })),
    turn: view.turn,
    seen: view.blocks.flatMap(({ block, area, steps }) =>
      area === undefined ? [] : [{ block, steps, ...where(area) }],
    ),
    hidden: view.hidden.map(({ area, side, blocks }) => ({
      ...where(area),
      side,
      blocks,
      text: words.say('hand-hidden', { blocks, side: words.say(`side-${side}`) }),
    })),
    lost: view.destroyed,
    removed: view.withdrawn,
    tales: tales(view, told),
  };
}

/** The day and the hour of a turn within a sentence. */
function dateOf(scenery: Scenery, turn: number): string {
  const found = scenery.track[turn - 1];
  return found === undefined
    ? words.say('note-before')
    : words.say('note-date', { date: found.date, hour: hourAt(scenery, turn) });
}

const blockIn = ({ name, side, corps, steps, kind, arrival }: BlockFacts): BookBlock => ({
  name,
  side,
  corps: corpsTitle(corps),
  steps,
  hasSteps: true,
  symbol: KINDS[kind],
  arrives: arrival?.turn ?? null,
});
