// What the signs in a battle mean, as far as they are there.

import type { Meaning } from '$lib/board/battle/Legend.svelte';
import { words } from '../words';
import { statesOf, type State } from './labels';
import type { Fighter } from './pieces';
import { BONUS_SIGN } from './symbols';

/** The signs that do not speak for themselves. */
const LOOKS: { [Shown in State]?: Omit<Meaning, 'key' | 'text'> } = {
  acted: { d: null, look: 'veil' },
  square: { d: null, look: 'square' },
  bonus: { d: BONUS_SIGN, look: 'line gold' },
};

export function meaningsOf(fighters: readonly Fighter[]): Meaning[] {
  const shown = new Set(fighters.flatMap(statesOf));
  return (Object.keys(LOOKS) as State[]).flatMap((key) => {
    const look = LOOKS[key];
    return look === undefined || !shown.has(key)
      ? []
      : [{ key, ...look, text: words.say(`battle-sign-${key}`) }];
  });
}
