// How far the set-up has come, and what places the rest as it is printed.

import type { Action, Scenery, Side, View } from '$types/borodino';
import { placing, type Placing } from '$lib/table/hand/placing';
import { toPlace } from './contents';

interface Table {
  scenery: Scenery;
  view: View;
  side: Side;
}

/** [BOR-4.2.4] One decision places all that are left where they are printed. */
export function placingOf(table: Table): Placing & { rest: Action[] } {
  const far = placing(toPlace(table).map(({ area }) => area));
  return { ...far, rest: far.placed < far.all ? ['place-rest'] : [] };
}
