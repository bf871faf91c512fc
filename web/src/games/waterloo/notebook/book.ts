// The campaign as the notebook reads it: towns, armies and their corps, and what a viewer sees and was told.

import type { Army, BlockFacts, Scenery, View } from '$types/waterloo';
import type { Viewer } from '$types/engine';
import type { Told } from '$types/protocol';
import type { Book, BookBlock, HiddenBlocks, SeenBlock } from '$lib/table/notebook/book';
import { Shelf } from '$lib/table/notebook/shelf';
import { placeName, placeOf } from '../places';
import { ARMIES, sideAt, sideOf, tintOf } from '../sides';
import { ARMS, CORNERS } from '../symbols';
import { words } from '../words';
import { tales } from './tales';

export const shelf = new Shelf('waterloo', ARMIES, renamed);

/** The first pages wrote of towns and armies. */
function renamed(mark: unknown): unknown {
  const { town, army, text, pin } = (mark ?? {}) as Record<string, unknown>;
  return { place: town, side: army, text, pin };
}

/** The armies that a viewer does not see: those of the enemy, and all of them for whoever has no side. */
export function hiddenArmies(viewer: Viewer): readonly Army[] {
  const side = sideAt(viewer);
  return ARMIES.filter((army) => side === null || sideOf(army) !== side);
}

/** The corps of a block as a heading; leaders have none. */
export function corpsName({ army, corps }: Pick<BlockFacts, 'army' | 'corps'>): string {
  if (corps === null) return words.say('note-corps-none');
  const own = `note-corps-${army}-${corps}`;
  return words.has(own) ? words.say(own) : words.say('note-corps', { corps });
}

export function bookOf(scenery: Scenery, view: View, viewer: Viewer, told: readonly Told[]): Book {
  const dateOf = (turn: number) => scenery.track[turn - 1]?.date ?? words.say('note-before');
  return {
    shelf,
    words,
    blocks: scenery.blocks.map(blockIn),
    places: scenery.towns.map(({ name }) => name),
    placeNamed: (name) => placeOf(scenery, name)?.town ?? null,
    dateOf,
    briefDateOf: dateOf,
    sides: hiddenArmies(viewer).map((army) => ({
      id: army,
      name: words.say(`note-army-${army}`),
      tint: tintOf(army),
      corners: CORNERS[army],
    })),
    turn: view.turn,
    seen: seenIn(scenery, view),
    hidden: hiddenIn(scenery, view),
    lost: view.lost,
    removed: view.removed,
    tales: tales(scenery, told),
  };
}

const blockIn = (facts: BlockFacts): BookBlock => ({
  name: facts.name,
  side: facts.army,
  corps: corpsName(facts),
  steps: facts.steps,
  hasSteps: facts.kind !== 'leader',
  symbol: ARMS[facts.kind],
  arrives: null,
});

const seenIn = (scenery: Scenery, { blocks }: View): SeenBlock[] =>
  blocks.flatMap(({ block, town, at = null, steps }) =>
    town === undefined ? [] : [{ block, steps, ...where(scenery, { town, at }) }],
  );

const hiddenIn = (scenery: Scenery, { hidden }: View): HiddenBlocks[] =>
  hidden.map(({ town, at = null, army, blocks, disrupted }) => ({
    ...where(scenery, { town, at }),
    side: army,
    blocks,
    text: words.say('note-stack', { army: words.say(`army-${army}`), blocks, disrupted }),
  }));

const where = (scenery: Scenery, spot: Parameters<typeof placeName>[1]) => ({
  place: spot.town,
  at: placeName(scenery, spot),
});
