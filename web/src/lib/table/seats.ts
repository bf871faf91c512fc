// Who sits where, and who is waited for, in words.

import type { Seat } from '$types/engine';
import type { Wait } from '$types/protocol';
import type { Waiting } from '$types/server';
import { knows, say } from '$lib/words';

/** A bot by what it is like; one that this client has no words for by its own name. */
export const botName = (bot: string): string => (knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

export const botText = (bot: string): string =>
  knows(`bot-${bot}.text`) ? say(`bot-${bot}.text`) : '';

export type Whose = 'me' | 'others' | 'people' | 'over';

/** Whom a table waits for, from the chair of somebody who sits in `mine`. */
export function whose(waiting: Waiting, mine: readonly Seat[]): Whose {
  if ('over' in waiting) return 'over';
  if ('seats' in waiting) return 'people';
  return waitedFor(waiting).some((seat) => mine.includes(seat)) ? 'me' : 'others';
}

const waitedFor = (wait: Exclude<Wait, { over: unknown }>): readonly Seat[] =>
  'on' in wait ? wait.on : 'orders' in wait ? wait.orders : wait.pinches;
