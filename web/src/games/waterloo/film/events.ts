// What happened as it comes: each event with the line of the log that tells it.

import type { Event } from '$types/waterloo';
import type { Told } from '$types/protocol';
import * as blocks from '$lib/table/events';
import type { Happened } from '$lib/table/events';
import { nameOf, type NameOf } from '$lib/table/naming';

/** What only moves the agenda on, or follows from what was told. */
const SILENT: ReadonlySet<string> = new Set<NameOf<Event>>([
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
  if (SILENT.has(nameOf(event)) || typeof event === 'string') return true;
  if ('placed' in event) return event.placed.town === null;
  if ('picked' in event) return event.picked.who.face === undefined;
  if ('deployed' in event)
    return event.deployed.who.face === undefined || event.deployed.at === null;
  if ('stall-counted' in event) return event['stall-counted'].count === 0;
  if (!('fights-found' in event)) return false;
  const { skirmishes, battles } = event['fights-found'];
  return skirmishes.length + battles.length === 0;
}

/** Event by event, with its line. */
export const happenedIn = (told: Told): Happened<Event>[] => blocks.happenedIn(told, isSilent);
