// Dice as they are shown: whose they are, and which of them count.

import type { UnitId } from '$types/samurai';
import type { RollShown } from '$lib/table/kit';
import type { Memory } from './memory';

/** Which dice are no higher than a value, if these are as many as counted; nothing where it is otherwise. */
export function counted(dice: readonly number[], value: number, hits: number): boolean[] {
  const counts = dice.map((die) => die <= value);
  return counts.filter(Boolean).length === hits ? counts : [];
}

export interface Thrown {
  unit: UnitId;
  dice: readonly number[];
  counts: readonly boolean[];
  /** Where they fall, if not at the unit itself. */
  at?: string;
  text?: string;
}

/** Dice of a unit, thrown anew; nowhere if nobody knows where it stands. */
export function thrown(memory: Memory, { unit, dice, counts, at, text }: Thrown): RollShown | null {
  const own = memory.of(unit).place;
  const place = at ?? own;
  if (place === null) return null;
  const from = at === undefined || at === own ? null : own;
  const roll = { key: memory.nextRoll(), place, from, side: memory.sideOf(unit), counts };
  return { ...roll, faces: dice.map(String), ...(text === undefined ? {} : { text }) };
}
