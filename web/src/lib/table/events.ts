// What happened as it comes: events that have a name, and tell something or nothing more.

import type { Told } from '$types/protocol';
import type { AboutOf, NameOf } from './naming';
import { linesOf } from './pairing';

/** What an event of a kind tells; null if it is only a word. */
export type Tells<E, Kind extends NameOf<E>> = [AboutOf<E, Kind>] extends [never]
  ? null
  : AboutOf<E, Kind>;

/** An event, and the number of its line in the log; null if none tells it. */
export interface Happened<E> {
  event: E;
  line: number | null;
}

/** What an event of this kind tells; null if it is another. */
export function about<E extends string | object, Kind extends NameOf<E>>(
  event: E,
  kind: Kind,
): Tells<E, Kind> | null {
  if (typeof event === 'string' || !(kind in (event as object))) return null;
  return (event as unknown as Record<Kind, Tells<E, Kind>>)[kind];
}

export const eventsOf = <E>(told: Told): E[] => (told.events ?? []) as E[];

/** What was told and not taken back. */
export function keptOf(told: readonly Told[]): Told[] {
  const undone = new Set(told.map((one) => one.undone).filter((one) => one !== undefined));
  return told.filter(({ sequence }) => !undone.has(sequence));
}

/** The events of all that was told and not taken back. */
export const keptIn = <E>(told: readonly Told[]): E[] => keptOf(told).flatMap(eventsOf<E>);

/** Event by event, with its line. */
export function happenedIn<E>(told: Told, isSilent: (event: E) => boolean): Happened<E>[] {
  const events = eventsOf<E>(told);
  const lines = linesOf(events, (told.log ?? []).length, isSilent);
  return events.map((event, index) => ({ event, line: lines[index] ?? null }));
}
