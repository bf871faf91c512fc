// What one wants to know of a battle before one chooses it: how large it is, and by which rules it is played.

import type { Force, Scenery } from '$types/samurai';
import { words } from './words';

export function facts({ units, level }: Scenery): string[] {
  const count = (force: Force) => units.filter((unit) => unit.force === force).length;
  const third = count('third');
  return [
    words.say('facts-units', { a: count('a'), b: count('b') }),
    ...(third > 0 ? [words.say('facts-third', { units: third })] : []),
    words.say(`facts-level-${level}`),
  ];
}
