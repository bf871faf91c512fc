// Somebody who plays by what he sees: he attacks what he can, marches now and then, and never stands
// still for ever. He knows no rule.

import { withMouse, type Hands } from './hands.ts';
import { Chance } from './random.ts';
import type { Seen, TableView } from './table.ts';

export type Deed =
  | { kind: 'confirm' }
  | { kind: 'lift-curtain' }
  | { kind: 'choose'; index: number }
  | { kind: 'touch'; target: string };

/** How often he goes on with a phase that he could as well end. */
const ZEAL: Record<string, number> = {
  'choose-end-orders': 0.95,
  'choose-end-moves': 0.3,
  'choose-end-battles': 0.98,
  'choose-done': 0.8,
};

export function decide(seen: Seen, chance: Chance, more: Record<string, number> = {}): Deed {
  const zeal = { ...ZEAL, ...more };
  if (seen.isCurtainDown) return { kind: 'lift-curtain' };
  if (seen.canConfirm) return { kind: 'confirm' };
  const open = seen.glowing.filter((thing) => !thing.picked);
  const best = ['strike', 'go', 'choose']
    .map((tone) => open.filter((thing) => thing.tone === tone))
    .find((things) => things.length > 0);
  const way = seen.choices.findIndex((kind) => kind in zeal);
  const isWeary = way >= 0 && chance.next() > (zeal[seen.choices[way] ?? ''] ?? 0);
  if (
    best !== undefined &&
    !isWeary &&
    (way >= 0 || seen.choices.length === 0 || chance.next() < 0.5)
  )
    return { kind: 'touch', target: chance.one(best).target };
  if (seen.choices.length === 0)
    throw new Error(`There is nothing to do at: ${JSON.stringify(seen)}`);
  return { kind: 'choose', index: chance.one([...seen.choices.keys()]) };
}

export interface Play {
  hands?: Hands;
  chance?: Chance;
  /** Stops when this is seen; else when the game is over. */
  until?: (seen: Seen) => boolean;
  /** How often he goes on with a phase that he could as well end, where it is another than usual. */
  zeal?: Record<string, number>;
  /** Is told what was seen before every deed. */
  watch?: (seen: Seen) => void | Promise<void>;
  /** So many deeds are enough for any game of these. */
  most?: number;
}

/** Plays until the game is over. Gives what is to be seen then. */
export async function play(table: TableView, how: Play = {}): Promise<Seen> {
  const { hands = withMouse, chance = new Chance('grognard'), most = 2_000 } = how;
  const isEnough = how.until ?? ((seen) => seen.isOver);
  for (let deeds = 0; deeds < most; deeds += 1) {
    const seen = await table.ready();
    if (isEnough(seen)) return seen;
    await how.watch?.(seen);
    await hands(table, decide(seen, chance, how.zeal));
    await table.changed(seen);
  }
  throw new Error(`The game is not over after ${most} deeds.`);
}
