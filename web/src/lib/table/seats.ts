// Who sits where, and who is waited for, in words.

import type { Seat } from '$types/engine';
import type { Wait } from '$types/protocol';
import type { SeatCard, Waiting } from '$types/server';
import { knows, say, type Lexicon } from '$lib/words';

/** A level by its name in its game; the plain bots, and any other, by their own. */
export function levelName(bot: string | null, words: Lexicon | null): string {
  if (bot === null) return say('bot-any');
  const level = `level-${bot}`;
  if (words?.has(level)) return words.say(level);
  return knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** A bot as whoever sits in a seat. */
export const botName = (bot: string, words: Lexicon | null): string =>
  say('bot-name', { name: levelName(bot, words) });

/** Who leads a side. */
export function playerName(seat: SeatCard, words: Lexicon | null): string {
  if (seat.occupant !== 'person') return botName(seat.occupant, words);
  if (seat.mine) return say('waiting-me');
  return say(seat.taken ? 'waiting-person' : 'waiting-free');
}

export type Whose = 'me' | 'others' | 'people' | 'over';

/** Whom a table waits for, from the chair of somebody who sits in `mine`. */
export function whose(waiting: Waiting, mine: readonly Seat[]): Whose {
  if ('over' in waiting) return 'over';
  if ('seats' in waiting) return 'people';
  return waitedFor(waiting).some((seat) => mine.includes(seat)) ? 'me' : 'others';
}

const waitedFor = (wait: Exclude<Wait, { over: unknown }>): readonly Seat[] =>
  'on' in wait ? wait.on : 'orders' in wait ? wait.orders : wait.pinches;

/** Another person who plays on for the side, and can take a seat of it over: none who has given up. */
export function heirOf(
  seats: readonly SeatCard[],
  allies: readonly Seat[],
  resigned: readonly Seat[],
): SeatCard | undefined {
  const isPerson = (one: SeatCard) => one.occupant === 'person' && !one.mine;
  return seats.find(
    (one) => allies.includes(one.seat) && isPerson(one) && !resigned.includes(one.seat),
  );
}
