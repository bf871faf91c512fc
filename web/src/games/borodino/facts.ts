// What one wants to know of a battle before one chooses it: when it is fought, and how large it is.

import type { Scenery, Side } from '$types/borodino';
import { words } from './words';

export function facts({ blocks, track }: Scenery): string[] {
  const [first, last] = [track[0], track.at(-1)];
  const count = (side: Side) => blocks.filter((block) => block.side === side).length;
  if (first === undefined || last === undefined) return [];
  const isOneDay = first.date === last.date;
  return [
    words.say(isOneDay ? 'facts-day' : 'facts-days', {
      first: first.date,
      last: last.date,
      from: first.hour,
      to: last.hour,
    }),
    words.say('facts-blocks', { french: count('french'), russian: count('russian') }),
  ];
}
