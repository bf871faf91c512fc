// The numbers before a decision, as they are read: shares of all ways in which dice can fall.

import type { Weight } from '$types/engine';
import type { Odds, Prospect } from '$types/protocol';
import { say } from '$lib/words';
import { inHundred } from '$lib/words/numbers';

/** The part of all ways; a weight that no number can hold comes as text, and is read closely enough. */
export function share(weight: Weight, total: Weight): number {
  const all = Number(total);
  return all > 0 ? Number(weight) / all : 0;
}

/** So many in a hundred, as it is written: what can happen is never 0%, and what may fail never 100%. */
export function percent(part: number): string {
  if (part > 0 && part < 0.01) return say('odds-less-than', { percent: inHundred(0.01) });
  if (part < 1 && part > 0.99) return say('odds-more-than', { percent: inHundred(0.99) });
  return inHundred(part);
}

/** How many hits are to be expected. */
export const expected = (odds: Odds): number =>
  odds.hits.reduce<number>((sum, weight, hits) => sum + hits * share(weight, odds.total), 0);

export const diceOf = (odds: Odds): number => odds.dice.reduce((sum, { dice }) => sum + dice, 0);

/** So many more or fewer, with a true minus. */
export const signed = (dice: number): string => (dice < 0 ? `−${-dice}` : `+${dice}`);

/** What may come of it: single things first, and what comes in steps (1 block, 2 blocks) apart. */
export function sorted(results: readonly Prospect[]): { single: Prospect[]; steps: Prospect[] } {
  const times = new Map<string, number>();
  for (const { id } of results) times.set(id, (times.get(id) ?? 0) + 1);
  const isSingle = ({ id }: Prospect) => times.get(id) === 1;
  return { single: results.filter(isSingle), steps: results.filter((it) => !isSingle(it)) };
}
