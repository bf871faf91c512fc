// What happened as it comes: each event with the line of the log that tells it.

import type { Event } from '$types/waterloo';
import type { Told } from '$types/protocol';

type Named<E> = E extends string ? never : E;
type NameOf<E> = E extends string ? E : keyof E;

/** The names of all events, and what each tells. */
export type Kind = NameOf<Event>;
export type About<K extends Kind> =
  Extract<Named<Event>, Record<K, unknown>> extends Record<K, infer A> ? A : null;

/** An event, and the number of its line in the log; null if none tells it. */
export interface Happened {
  event: Event;
  line: number | null;
}

export const kindOf = (event: Event): Kind =>
  typeof event === 'string' ? event : (Object.keys(event)[0] as Kind);

/** What an event of this kind tells; null if it is another. */
export function about<K extends Kind>(event: Event, kind: K): About<K> | null {
  if (typeof event === 'string' || !(kind in event)) return null;
  return (event as Record<K, About<K>>)[kind];
}

export const eventsOf = (told: Told): Event[] => (told.events ?? []) as Event[];

/** What only moves the agenda on, or follows from what was told. */
const SILENT: ReadonlySet<Kind> = new Set<Kind>([
  'began',
  'ended',
  'marches-opened',
  'morale-called',
  'engagements-changed',
  'vanished',
  'acted',
  'battle-phase-ended',
  'reinforcement-ended',
  'battle-turn-ended',
  'turn-ended',
]);

/** Some are told only if there is something to tell. */
function isSilent(event: Event): boolean {
  if (SILENT.has(kindOf(event)) || typeof event === 'string') return true;
  if ('placed' in event) return event.placed.town === null;
  if ('picked' in event) return event.picked.who.face === undefined;
  if ('deployed' in event)
    return event.deployed.who.face === undefined || event.deployed.at === null;
  if ('stall-counted' in event) return event['stall-counted'].count === 0;
  if (!('fights-found' in event)) return false;
  const { skirmishes, battles } = event['fights-found'];
  return skirmishes.length + battles.length === 0;
}

/** Event by event. Lines are told apart only if there is one for each event that has one. */
export function happenedIn(told: Told): Happened[] {
  const events = eventsOf(told);
  const spoken = events.filter((event) => !isSilent(event)).length;
  const isPaired = spoken === (told.log ?? []).length;
  let line = 0;
  return events.map((event) => {
    if (isSilent(event) || !isPaired) return { event, line: null };
    line += 1;
    return { event, line: line - 1 };
  });
}
