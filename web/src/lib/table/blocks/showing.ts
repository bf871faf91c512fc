// From what was told to what is to be seen of it, event by event.

import type { Told } from '$types/protocol';
import type { Scene } from '../kit';
import { nameOf, type NameOf } from '../naming';
import { eventsOf, type Tells } from '../events';

/** What is to be seen of each kind of event. */
export type Handlers<E, M> = {
  [Kind in NameOf<E>]?: (memory: M, about: Tells<E, Kind>) => Scene[];
};

/** What is kept in mind from one event to the next. */
interface Mind {
  watched(place: string): string;
}

/** Events come in their order; what each leaves behind is kept in mind for the next. */
export function showing<E extends string | object, M extends Mind, Scenery, View extends object>(
  handlers: Handlers<E, M>,
  remember: (scenery: Scenery, view: View, sequence: number) => M,
): (scenery: Scenery, before: View, told: Told) => Scene[] {
  // A whole turn of the enemy is told at once, when he cannot take it back any more: then many things
  // are shown one after the other on the same view, and each begins where the one before ended.
  const underWay = new WeakMap<View, { memory: M; sequence: number }>();

  function shown(memory: M, event: E): Scene[] {
    const kind = nameOf(event);
    const handle = handlers[kind] as ((memory: M, about: unknown) => Scene[]) | undefined;
    const told = typeof event === 'string' ? null : (event as Record<string, unknown>)[kind];
    return handle?.(memory, told) ?? [];
  }

  return (scenery, before, told) => {
    const last = underWay.get(before);
    const goesOn = last !== undefined && last.sequence < told.sequence;
    const memory = goesOn ? last.memory : remember(scenery, before, told.sequence);
    underWay.set(before, { memory, sequence: told.sequence });
    return eventsOf<E>(told)
      .flatMap((event) => shown(memory, event))
      .map((scene) => watched(memory, scene));
  };
}

const watched = (mind: Mind, { change, ...scene }: Scene): Scene => ({
  ...scene,
  change: { ...change, at: (change.at ?? []).map((place) => mind.watched(place)) },
});
