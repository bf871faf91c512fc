// What is said of each side of a fight: its armies, its colour, how many blocks it has there.

import type { Army, Role, View } from '$types/waterloo';
import type { Tint } from '$lib/table/kit';
import { ARMIES, tintOf } from '../sides';
import { words } from '../words';
import type { Piece } from './pieces';

export interface SideFacts {
  role: Role;
  tint: Tint;
  /** "Anglo-Dutch and Prussians". */
  name: string;
  numbers: { army: Army; blocks: number }[];
}

/** The colour of the side in a role where no block of it is left. */
const without = (view: View, role: Role): Tint =>
  (view.active === 'french') === (role === 'attacker') ? 'one' : 'two';

export function sideFacts(view: View, role: Role, pieces: readonly Piece[]): SideFacts {
  const numbers = ARMIES.flatMap((army) => {
    const blocks = pieces.filter(
      (one) => one.army === army && one.role === role && !one.isGone,
    ).length;
    return blocks === 0 ? [] : [{ army, blocks }];
  });
  const largest = [...numbers].sort((a, b) => b.blocks - a.blocks)[0];
  const [one, two] = numbers.map(({ army }) => words.say(`battle-army-${army}`));
  const side = without(view, role) === 'one' ? 'french' : 'allied';
  return {
    role,
    tint: largest === undefined ? without(view, role) : tintOf(largest.army),
    name:
      one === undefined
        ? words.say(`side-${side}`)
        : two === undefined
          ? one
          : words.say('battle-armies', { one, two }),
    numbers,
  };
}

/** What its plate says. */
export function plateOf({ tint, name, role, numbers }: SideFacts): { tint: Tint; text: string } {
  const who = words.say('battle-plate', { name, role: words.say(`role-${role}`) });
  const blocks = numbers.reduce((sum, one) => sum + one.blocks, 0);
  return { tint, text: `${who} · ${words.say('battle-blocks', { blocks })}` };
}
