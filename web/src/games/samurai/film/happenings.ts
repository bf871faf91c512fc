// What is to be seen of each fact. A fact that is not decided here does not compile.

import type { Fact } from '$types/samurai';
import { occasions } from './occasions';
import { kindOf, type About, type Kind } from './facts';
import { fights } from './fights';
import { journeys } from './journeys';
import type { Memory } from './memory';
import type { Shown } from './shown';
import { states } from './states';

/** How some facts are shown. */
export type Showing<K extends Kind> = {
  [Each in K]: (memory: Memory, about: About<Each>) => Shown;
};

const SHOWN: Showing<Kind> = { ...occasions, ...journeys, ...fights, ...states };

/** What is to be seen of a fact; what it leaves behind is kept in mind. */
export function shown(memory: Memory, fact: Fact): Shown {
  const kind = kindOf(fact);
  const show = SHOWN[kind] as (memory: Memory, about: unknown) => Shown;
  return show(memory, (fact as Record<string, unknown>)[kind]);
}
