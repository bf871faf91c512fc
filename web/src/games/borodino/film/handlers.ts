// What is to be seen of each kind of event.

import type { Event } from '$types/borodino';
import type { Handlers as Shown } from '$lib/table/blocks/showing';
import type { NameOf } from '$lib/table/naming';
import type { Memory } from './memory';

/** What only moves the agenda on, and shows in the next view. */
export const UNSEEN = [
  'began',
  'ended',
  'set-up-ended',
  'stage-began',
  'squares-declared',
  'turns-ended',
  'round-ended',
  'supply-began',
  'supply-ended',
  'turn-ended',
  'shift-ended',
  'night-ended',
] as const satisfies readonly NameOf<Event>[];

export type Handlers = Shown<Event, Memory>;

/** One for every event that is not unseen. */
export type AllHandlers = Required<Omit<Handlers, (typeof UNSEEN)[number]>>;
