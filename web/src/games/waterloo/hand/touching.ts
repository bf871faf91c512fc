// In which order things are touched to come from what is picked to a block, and which blocks go together.

import type { Marks, Target } from '$lib/table/kit';
import type { Row } from './rows';

type Standing = Pick<Marks, 'picked' | 'armed'>;

/**
 * What is touched to pick `wanted`, from what is picked now. What is picked beyond it is let go by
 * touching it again; whoever wants what he has lets go of it.
 */
export function wayTo({ picked, armed }: Standing, wanted: readonly Target[]): Target[] {
  // What waits to be confirmed is let go by any touch.
  const held = armed.length > 0 ? picked.slice(0, -1) : picked;
  const shared = held.findIndex((target, index) => wanted[index] !== target);
  const common = shared < 0 ? held.length : shared;
  const beyond = held[common];
  if (beyond !== undefined) return [beyond, ...wanted.slice(common)];
  const last = wanted.at(-1);
  if (common === wanted.length) return last === undefined ? [] : [last];
  return wanted.slice(common);
}

/**
 * Whether a block can be taken now, as far as what glows tells. `first` is what can be touched before
 * anything is picked: another block can be taken instead of what was. With one in hand it is empty.
 */
export function canTake(
  { glow, picked }: Pick<Marks, 'glow' | 'picked'>,
  first: ReadonlySet<Target>,
  row: Row,
): boolean {
  if (glow.has(row.target)) return true;
  const [begins] = row.touches;
  if (row.done || row.isOut || begins === undefined || !first.has(begins)) return false;
  return picked[0] !== begins || row.touches.length === 1;
}

/** Blocks that can be taken together. */
export interface Band {
  /** The corps; null for all of them. */
  corps: string | null;
  rows: readonly Row[];
}

/** Whoever stands at one place and can be taken: all of them, and each corps if there are several. */
export function bandsOf(rows: readonly Row[], isOpen: (row: Row) => boolean): Band[] {
  const open = rows.filter(isOpen);
  if (open.length < 2) return [];
  const corps = [...new Set(open.map(({ facts }) => facts.corps))];
  const bands = corps.map((one) => ({
    corps: one,
    rows: open.filter(({ facts }) => facts.corps === one),
  }));
  const several =
    corps.length > 1 ? bands.filter((band) => band.rows.length > 1 && band.corps) : [];
  return [{ corps: null, rows: open }, ...several];
}

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
