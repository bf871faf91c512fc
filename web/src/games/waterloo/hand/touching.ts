// Which blocks go together, and how they are told to the server.

import type { Action } from '$types/waterloo';
import type { Row } from './rows';

/** The steps in which several can do the same. */
const SHARED: ReadonlySet<string> = new Set([
  ...['set-up', 'place', 'moves', 'move', 'marches', 'march', 'deploy', 'regroup'],
  ...['leave-skirmish', 'leave-battle', 'pick', 'reinforcement'],
]);

export const isShared = (step: string): boolean => SHARED.has(step);

/** Those that are told one by one: a touch is enough for each. */
const SINGLE: ReadonlySet<string> = new Set(['pick', 'reinforcement']);

/** Whether a block could do the same as the one in hand: it stands at the same place, or waits as that does. */
export function canJoin(step: string, row: Row, held: Row | null, isOpen: boolean): boolean {
  if (!isShared(step) || SINGLE.has(step) || row.done || row.isOut || row === held) return false;
  if (held === null) return isOpen;
  return row.place === held.place && row.facts.army === held.facts.army;
}

/** The steps in which the server is told first which block is taken in hand. */
const TAKEN_FIRST: ReadonlySet<string> = new Set(['set-up', 'moves', 'marches', 'battle-phase']);

export const isTakenFirst = (step: string): boolean => TAKEN_FIRST.has(step);

/** What is decided for each of several where a touch is enough for each. */
export function oneByOneOf(step: string | null): ((row: Row) => Action) | null {
  if (step === 'pick') return ({ block }) => ({ pick: block });
  return step === 'reinforcement' ? ({ block }) => ({ reinforce: block }) : null;
}
