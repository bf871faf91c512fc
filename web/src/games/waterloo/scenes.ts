// What is to be seen of what happened: blocks that travel, dice that fall, faces that turn up. Events
// come in their order; what each leaves behind is kept in mind for the next.

import type { Event, Scenery, View } from '$types/waterloo';
import type { Told } from '$types/protocol';
import type { Scene } from '$lib/table/kit';
import { BATTLES } from './film/battles';
import { eventsOf, kindOf } from './film/events';
import type { Handlers } from './film/handlers';
import { MARCHES } from './film/marches';
import { Memory } from './film/memory';
import { SKIRMISHES } from './film/skirmishes';

const HANDLERS: Handlers = { ...MARCHES, ...SKIRMISHES, ...BATTLES };

interface Shown {
  memory: Memory;
  sequence: number;
}

/**
 * A whole turn of the enemy is told at once, when he cannot take it back any more: then many things
 * are shown one after the other on the same view, and each begins where the one before ended.
 */
const underWay = new WeakMap<View, Shown>();

export function scenes(scenery: Scenery, before: View, told: Told): Scene[] {
  const last = underWay.get(before);
  const goesOn = last !== undefined && last.sequence < told.sequence;
  const memory = goesOn ? last.memory : new Memory(scenery, before, told.sequence);
  underWay.set(before, { memory, sequence: told.sequence });
  return eventsOf(told)
    .flatMap((event) => shown(memory, event))
    .map((scene) => watched(memory, scene));
}

const watched = (memory: Memory, { change, ...scene }: Scene): Scene => ({
  ...scene,
  change: { ...change, at: (change.at ?? []).map((place) => memory.watched(place)) },
});

function shown(memory: Memory, event: Event): Scene[] {
  const kind = kindOf(event);
  const handle = HANDLERS[kind] as ((memory: Memory, about: unknown) => Scene[]) | undefined;
  if (handle === undefined) return [];
  return handle(
    memory,
    typeof event === 'string' ? null : (event as Record<string, unknown>)[kind],
  );
}
