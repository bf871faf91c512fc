// The end of a game in words, from the chair of whoever sits in `mine`.

import type { Seat } from '$types/engine';
import type { Ending } from '$types/protocol';
import { say } from '$lib/words';

export function headline({ winners, by }: Ending, mine: readonly Seat[]): string {
  if (by === 'abandonment') return say('end-broken-off');
  if (winners.length === 0) return say('end-draw');
  if (mine.length !== 1) return say('end-over');
  return say(mine.some((seat) => winners.includes(seat)) ? 'end-victory' : 'end-defeat');
}

export function how({ winners, by }: Ending, mine: readonly Seat[]): string {
  if (by !== 'resignation') return say(`end-by-${by}`);
  if (mine.length !== 1) return say('end-by-resignation-seen');
  const won = mine.some((seat) => winners.includes(seat));
  return say(won ? 'end-by-resignation' : 'end-by-resignation-mine');
}
