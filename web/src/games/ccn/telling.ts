// What this game knows of its own log: which dice fell, where a turn begins, whose a name is.

import type { Event, Face, Scenery } from '$types/ccn';
import type { Seat, SideCard } from '$types/engine';
import type { Told } from '$types/protocol';
import { eventsOf } from '$lib/table/events';
import type { Rolled, Turned } from '$lib/table/log';
import { seatOf, sideOf } from './sides';
import { words } from './words';

/** The dice of each roll, in the order in which the log writes of them. */
export function rolls(told: Told): Rolled[] {
  return eventsOf<Event>(told).flatMap((event) => {
    const faces = diceOf(event);
    if (faces === null || faces.length === 0) return [];
    const named = faces.map((face) => words.say(`face-${face}`)).join(', ');
    return [{ text: `[${named}]`, faces }];
  });
}

function diceOf(event: Event): Face[] | null {
  if (typeof event === 'string') return null;
  if ('rolled' in event) return event.rolled.dice;
  if ('command-rolled' in event) return event['command-rolled'].dice;
  if ('leader-checked' in event) return event['leader-checked'].dice;
  if ('leader-struck-at' in event) return event['leader-struck-at'].dice;
  return null;
}

/** The lines with which a turn begins. */
export function turns(told: Told): Turned[] {
  return eventsOf<Event>(told).flatMap((event) => {
    if (typeof event === 'string' || !('turn-began' in event)) return [];
    const { side, number } = event['turn-began'];
    const blanks = { number, side: words.say(`side-${side}`) };
    return [
      {
        line: words.say('log-turn', blanks),
        title: words.say('turn-heading', blanks),
        seat: seatOf(side),
      },
    ];
  });
}

/** The names of sides, units and leaders, and whose they are. */
export function names(scenery: Scenery, sides: readonly SideCard[]): Map<string, Seat> {
  const all = new Map<string, Seat>();
  for (const { name, nation } of [...scenery.units, ...scenery.leaders])
    all.set(name, seatOf(sideOf(nation)));
  sides.forEach((side, seat) => all.set(side.title, seat));
  return all;
}
