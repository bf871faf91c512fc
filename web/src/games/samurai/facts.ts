// What one wants to know of a battle before one chooses it: how long it is, how large, how hard.

import type { Force, Scenery } from '$types/samurai';
import { words } from './words';

export function facts({ turns, units, level }: Scenery): string[] {
  const count = (force: Force) => units.filter((unit) => unit.force === force).length;
  const third = count('third');
  return [
    words.say('facts-turns', { turns }),
    words.say('facts-units', { a: count('a'), b: count('b') }),
    ...(third > 0 ? [words.say('facts-third', { units: third })] : []),
    words.say(`facts-level-${level}`),
  ];
}
