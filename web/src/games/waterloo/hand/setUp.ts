// How far the set-up has come, and what places the rest as in the balanced set-up.

import type { Action, Scenery, Side, View } from '$types/waterloo';
import { placing, type Placing } from '$lib/table/hand/placing';
import { toPlace } from './contents';

interface Table {
  scenery: Scenery;
  view: View;
  side: Side;
}

/** [WAT-3.2.4] One decision places all that are left. */
export function placingOf(table: Table): Placing & { rest: Action[] } {
  const far = placing(toPlace(table).map(({ town }) => town));
  return { ...far, rest: far.placed < far.all ? ['place-rest'] : [] };
}

/** The most blocks of a side that a town takes at the set-up. */
export const limitOf = (scenery: Scenery, side: Side): number =>
  scenery.set_up_limits[side === 'french' ? 0 : 1];
