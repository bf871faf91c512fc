// How far the set-up has come, and what would place the rest as it is printed.

import type { Action, Scenery, Side, View } from '$types/borodino';
import { placing, type Placing } from '$lib/table/hand/placing';
import { own, toPlace } from './contents';

interface Table {
  scenery: Scenery;
  view: View;
  side: Side;
}

/** [BOR-4.2.4] One decision places all that are left where they are printed. */
export function placingOf(table: Table): Omit<Placing, 'rest'> & { rest: Action[] } {
  const far = placing({
    blocks: toPlace(table).map(({ block, area }) => ({ block, place: area })),
    taken: own(table).flatMap(({ area }) => area ?? []),
    printed: (block) => table.scenery.blocks[block]?.area ?? null,
    room: (area) => table.scenery.areas[area]?.stacking ?? 0,
  });
  return { ...far, rest: far.placed < far.all ? ['place-rest'] : [] };
}
