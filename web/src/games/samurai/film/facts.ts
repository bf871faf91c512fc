// The facts of a turn as they come: each with the line of the log that tells it, and its moment.

import type { Event, Fact, Moment } from '$types/samurai';
import type { Told } from '$types/protocol';
import { linesOf } from '$lib/table/pairing';

/** Distributes over the union: the name of each fact. */
type NameOf<F> = F extends F ? keyof F : never;
export type Kind = NameOf<Fact>;
export type About<K extends Kind> = Extract<Fact, Record<K, unknown>>[K];

/** A fact, when it happened, and the number of its line in the log; null if none tells it. */
export interface Happened {
  at: Moment;
  fact: Fact;
  line: number | null;
}

export const kindOf = (fact: Fact): Kind => Object.keys(fact)[0] as Kind;

/** What only moves the turn on, or follows from what was told, has no line in the log. */
function isSilent(fact: Fact): boolean {
  if ('hurt' in fact) return fact.hurt.absorbed === 0 && fact.hurt.lost === 0;
  if ('classed' in fact) return fact.classed.class === 'front';
  return 'began' in fact || 'faced' in fact;
}

/** What happened, fact by fact, with its line. */
export function happenedIn(told: Told): Happened[] {
  const events = (told.events ?? []) as Event[];
  const lines = linesOf(events, (told.log ?? []).length, ({ fact }) => isSilent(fact));
  return events.map(({ at, fact }, index) => ({ at, fact, line: lines[index] ?? null }));
}
