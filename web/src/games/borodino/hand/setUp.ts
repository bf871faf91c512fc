// How far the set-up has come, and what would place the rest as it is printed.

import type { Scenery, Side, View } from '$types/borodino';
import { placing, type Placing } from '$lib/table/hand/placing';
import { own, toPlace } from './contents';

interface Table {
  scenery: Scenery;
  view: View;
  side: Side;
}

/** [BOR-4.1.3] Each block in its printed area. */
export const placingOf = (table: Table): Placing =>
  placing({
    blocks: toPlace(table).map(({ block, area }) => ({ block, place: area })),
    taken: own(table).flatMap(({ area }) => area ?? []),
    printed: (block) => table.scenery.blocks[block]?.area ?? null,
    room: (area) => table.scenery.areas[area]?.stacking ?? 0,
  });
