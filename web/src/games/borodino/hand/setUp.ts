// How far the set-up has come, and what would place the rest as it is printed.

import type { Action, Scenery, Side, View } from '$types/borodino';
import { placing, type Placing } from '$lib/table/hand/placing';
import { own, toPlace } from './contents';

interface Table {
  scenery: Scenery;
  view: View;
  side: Side;
}

/** [BOR-4.1.3] Each block in its printed area; they are taken and placed one after the other. */
export function placingOf(table: Table): Omit<Placing, 'rest'> & { rest: Action[] } {
  const { rest, ...far } = placing({
    blocks: toPlace(table).map(({ block, area }) => ({ block, place: area })),
    taken: own(table).flatMap(({ area }) => area ?? []),
    printed: (block) => table.scenery.blocks[block]?.area ?? null,
    room: (area) => table.scenery.areas[area]?.stacking ?? 0,
  });
  return { ...far, rest: rest.flatMap(({ block, place }) => [{ take: block }, { place }]) };
}
