// Which blocks go together, and which are told to the server before it is said where they go.

import type { Row } from './rows';

/** The steps in which several can do the same. */
const SHARED: ReadonlySet<string> = new Set([
  ...['place', 'place-block', 'arrive', 'moves', 'move-block', 'squares', 'turns', 'regroup'],
  ...['night-shift', 'night-shift-block'],
]);

export const isShared = (step: string | null): boolean => SHARED.has(step ?? '');

/** Whether a block could do the same as the one in hand: it stands in the same area, or waits as that does. */
export function canJoin(step: string | null, row: Row, held: Row | null, isOpen: boolean): boolean {
  if (!isShared(step) || row.done || row === held) return false;
  return held === null ? isOpen : row.place === held.place;
}

/** The steps in which the server is told first which block is taken in hand. */
const TAKEN_FIRST: ReadonlySet<string> = new Set([
  ...['place', 'activate', 'moves', 'hq-moves', 'straggles', 'night-shift'],
]);

export const isTakenFirst = (step: string | null): boolean => TAKEN_FIRST.has(step ?? '');
