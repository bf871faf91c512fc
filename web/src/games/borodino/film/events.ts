// What happened as it comes: each event with the line of the log that tells it.

import type { Event } from '$types/borodino';
import type { Told } from '$types/protocol';
import * as blocks from '$lib/table/events';
import type { Happened } from '$lib/table/events';
import { nameOf, type NameOf } from '$lib/table/naming';

/** What only moves the agenda on, or follows from what was told. */
const SILENT: ReadonlySet<string> = new Set<NameOf<Event>>([
  'began',
  'ended',
  'stage-began',
  'action-phase-ended',
  'squares-declared',
  'turns-ended',
  'round-ended',
  'regroup-ended',
  'supply-began',
  'supply-ended',
  'turn-ended',
  'shift-ended',
  'night-ended',
  'turned-up',
]);

/** Event by event, with its line. */
export const happenedIn = (told: Told): Happened<Event>[] =>
  blocks.happenedIn(told, (event) => SILENT.has(nameOf(event)));
